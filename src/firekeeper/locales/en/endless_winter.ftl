# Endless Winter: what is asked, and what can be answered. Names of things are in endless_winter-names.ftl.
# Arguments: $labour is written with halves (1½); $known says whether the reader sees the table.

endless_winter-intro =
    Endless Winter: four generations of hunters and wanderers at the end of the ice age.
    In every round you place three figures, one a turn: in a column of actions, or to rest.
    Tribe cards and Food become Labour, which pays for most actions; Culture cards help once.
    Then comes the Eclipse: the cards you kept decide the turn order and bring benefits.
    After four rounds the most points win: Idols, buried cards, Animals, Sacred Stones.

## Questions of the setup

endless_winter-prompt-choose-side = Which side of { $chief } do you play, all game long?
    .topic = which side of the Chief to play
endless_winter-prompt-take-chief = Take a Chief card, with the side you like better.
    .topic = which Chief card to take
endless_winter-prompt-take-setup = Take one of the Setup cards on offer.
    .topic = which Setup card to take
endless_winter-your-chief = Chief

## Questions of a turn

endless_winter-prompt-play-culture =
    { $first ->
        [yes] Your turn: play a Culture card, or none.
       *[no] Discard 1 card to play another Culture card, or go on.
    }
    .topic = a Culture card to play, or none
endless_winter-prompt-place-figure =
    { $count ->
        [one] Place your last figure in a column, or let it rest.
       *[other] Place one of your { $count } figures in a column, or rest.
    }
    .topic = where the next figure goes
endless_winter-prompt-top-section = { $column }, as often as you can pay. You have { $labour } Labour.
    .topic = what to do at the top of the column
endless_winter-prompt-pay-labour =
    { $some ->
        [yes] Pay { $labour } Labour; you already have { $pool }.
       *[no] Pay { $labour } Labour with Tribe cards and Food.
    }
    .topic = how to pay Labour
endless_winter-prompt-end-turn = Use what is left of your cards and skills, or end your turn.
    .topic = the end of the turn
endless_winter-prompt-end-actions = Use what is left, or go on to your Eclipse pile.
    .topic = the end of the Action phase
endless_winter-prompt-build-pile =
    { $empty ->
        [yes] No card is left for your Eclipse pile. Labour: { $labour }.
       *[no]
            { $count ->
                [0] Put cards face down on your Eclipse pile. Labour: { $labour }.
                [one] More cards for your Eclipse pile? { $count } card, { $labour } Labour.
               *[other] More cards for your Eclipse pile? { $count } cards, { $labour } Labour.
            }
    }
    .topic = cards for the Eclipse pile
endless_winter-prompt-choose-token = Take the Rest token in sight, or the next one unseen?
    .topic = which Rest token to take

## Questions about benefits and prices

endless_winter-prompt-gain = { $source }. Still yours: { $gain }.
    .topic = which benefit to take
endless_winter-prompt-use-part =
    { $form ->
        [promise] { $effect }? Your figure must then go to { $column }.
       *[other] { $source }? – { $effect }.
    }
    .topic = whether to use an effect
endless_winter-prompt-move-idol = Which Idol marker moves up a level?
    .topic = which Idol marker moves up
endless_winter-prompt-discard-cards =
    { $left ->
        [one] Discard 1 card from your hand.
       *[other] Discard { $left } cards from your hand, one after another.
    }
    .topic = which cards to discard

## Where benefits come from

endless_winter-source-middle-initiate = Initiate, once
endless_winter-source-middle-develop = Develop, once
endless_winter-source-middle-migrate = Migrate, once
endless_winter-source-middle-hunt = Hunt, once
endless_winter-source-bottom-initiate = Initiate, first figure here
endless_winter-source-bottom-develop = Develop, first figure here
endless_winter-source-bottom-migrate = Migrate, first figure here
endless_winter-source-bottom-hunt = Hunt, first figure here
endless_winter-source-culture = Culture card
endless_winter-source-skill = Skill
endless_winter-source-chief = Chief skill
endless_winter-source-rest = Rest
endless_winter-source-token = Rest token
endless_winter-source-offering = Offering track
endless_winter-source-megalith = Megalith board
endless_winter-source-glacier = Glacier tokens
endless_winter-source-stone = Stone slot
endless_winter-source-tipped = Tipped Animal
endless_winter-source-order = Eclipse, turn-order track
endless_winter-source-pile = Eclipse, skill
endless_winter-source-hex = Eclipse, Terrain
endless_winter-source-board = Eclipse, player board
endless_winter-source-villages = Eclipse, Villages
endless_winter-source-reserve = Eclipse, Megalith reserve
endless_winter-source-other = Benefit

## Questions of the Eclipse

endless_winter-prompt-choose-pile-card = Eclipse: whose skill do you use now?
    .topic = whose skill to use in the Eclipse
endless_winter-prompt-choose-hex = Eclipse: which hex gives its benefit now?
    .topic = which hex gives its benefit
endless_winter-prompt-choose-board-item = Eclipse: what counts now on your player board?
    .topic = what counts on the player board

## What chance decides

endless_winter-prompt-draw-card =
    { $you ->
        [yes] You draw a card.
       *[no] { $name } draws a card.
    }
endless_winter-prompt-reveal-animal = An Animal is revealed in the hunt area.
endless_winter-prompt-track-animal =
    { $you ->
        [yes] You take the top Animal of the deck.
       *[no] { $name } takes the top Animal of the deck.
    }
endless_winter-prompt-lay-stone = A Sacred Stone of Era { $era } is laid out.
endless_winter-prompt-lay-megalith-tile = A Megalith tile is laid out.
endless_winter-prompt-draw-tile = A Terrain tile is drawn for this game.
endless_winter-prompt-lay-tile = A Terrain tile is laid out.
endless_winter-prompt-deal-chief =
    { $you ->
        [yes] You are dealt a Chief card.
       *[no] { $name } is dealt a Chief card.
    }
endless_winter-prompt-offer-chief = A Chief card is offered.
endless_winter-prompt-deal-setup =
    { $you ->
        [yes] You are dealt a Setup card.
       *[no] { $name } is dealt a Setup card.
    }
endless_winter-prompt-offer-setup = A Setup card is offered.
endless_winter-prompt-deal-aid = The next place in turn order is dealt.
endless_winter-prompt-show-culture = A Culture card is put on display.
endless_winter-prompt-reveal-token = A Rest token is turned face up.
endless_winter-prompt-draw-token =
    { $you ->
        [yes] You take the next Rest token of the pile.
       *[no] { $name } takes the next Rest token of the pile.
    }
endless_winter-prompt-reveal-glacier = The Glacier token on { $hex } is turned face up.

## Answers: setup

endless_winter-choice-side =
    { $known ->
        [yes] Play { $side } – { $effect }
       *[no] Play { $side }
    }
endless_winter-choice-take-chief = { $chief }, { $side } – { $effect }
    .short = { $side } – { $effect }
endless_winter-group-take-chief = { $chief }:
endless_winter-choice-take-setup = Take { $card }
endless_winter-setup-start =
    { $camps ->
        [one] Start with { $things }. The card { $tribe } comes to your hand.
       *[other] Start with { $things }, and with { $camps } Camps. The card { $tribe } comes to your hand.
    }

## Answers: the steps of a turn

endless_winter-choice-play = Play { $one }
    .short = { $card }
endless_winter-group-play = Play a Culture card:
endless_winter-choice-stop =
    { $first ->
        [yes] Play no Culture card
       *[no] Play no further Culture card
    }
endless_winter-choice-place =
    { $place ->
        [rest] Let the { $figure } rest
       *[other] Place the { $figure }: { $column }
    }
    .short = { $column }
endless_winter-group-place = Place the { $figure }:
endless_winter-choice-on =
    { $at ->
        [top-section] Done here: go on down the column
        [choose-pile-card] Use no more skills
        [choose-hex] Take no more of the Terrain
       *[other] Go on
    }
endless_winter-choice-end =
    { $at ->
        [end-actions] Go on to the Eclipse pile
       *[other] End your turn
    }
endless_winter-choice-commit =
    { $worth ->
        [yes] Put { $one } on the pile ({ $labour } Labour)
       *[no] Put { $one } on the pile
    }
    .short =
        { $worth ->
            [yes] { $card } ({ $labour } Labour)
           *[no] { $card }
        }
endless_winter-group-commit = Put on the Eclipse pile:
endless_winter-choice-sealed = The Eclipse pile is done
endless_winter-choice-keep-token =
    { $known ->
        [yes] Take the face-up token – { $effect }
       *[no] Take the face-up token
    }
endless_winter-choice-next-token = Take the next token unseen

## Answers: Labour and prices

endless_winter-choice-work = Play { $one } for { $labour } Labour
    .short = { $card } ({ $labour })
endless_winter-group-work = Play for Labour:
endless_winter-choice-eat =
    { $known ->
        [yes] Spend { $food } Food for { $labour } Labour
       *[no] Spend { $food } Food for Labour
    }
    .short =
        { $known ->
            [yes] { $food } Food ({ $labour } Labour)
           *[no] { $food } Food
        }
endless_winter-group-eat = Spend Food for Labour:
endless_winter-choice-pay =
    { $form ->
        [cards] Play { $cards }
        [food] Spend { $food } Food
        [both] Play { $cards }, spend { $food } Food
       *[pool] Pay with the Labour you have
    }
endless_winter-choice-discard = Discard { $one }
    .short = { $card }
endless_winter-group-discard = Discard:
endless_winter-choice-use = Yes, do it
endless_winter-choice-skip = No
endless_winter-choice-skill = Skill of { $card } – { $effect }
    .short = { $card } – { $effect }
endless_winter-group-skill = Use a skill:
endless_winter-choice-chief =
    { $known ->
        [yes] Chief skill of { $chief } – { $effect }
       *[no] Use the Chief skill
    }

## Answers: benefits

endless_winter-choice-take =
    { $atom ->
        [food_max] Fill your Food track
       *[other]
            { $lost ->
                [0] Take { $goods }
               *[other] Take { $goods }: { $lost } of them will be lost
            }
    }
endless_winter-choice-swap = { $lesser } { $benefit }
    .short = { $lesser }
endless_winter-group-swap = A lesser benefit { $benefit }:
endless_winter-rung-food = 1 Food
    .instead = instead of the Food
endless_winter-rung-tool = 1 Tool
    .instead = instead of the Tool
endless_winter-rung-idol = 1 Idol
    .instead = instead of the Idol
endless_winter-rung-draw = 1 card
    .instead = instead of the card
endless_winter-rung-megalith = 1 Megalith
    .instead = instead of the Megalith
endless_winter-choice-forgo = Leave the rest
endless_winter-choice-idol =
    { $track ->
        [points] 1 point instead of the Idol: the Offering track has no further level
       *[other]
            { $gives ->
                [yes] Move up to level { $level } of the { $name } – { $effect }
                [no] Move up to level { $level } of the { $name }
               *[unknown] Move up on the { $name }
            }
    }
    .short =
        { $track ->
            [points] 1 point
           *[other]
                { $gives ->
                    [yes] { $name }, level { $level } – { $effect }
                    [no] { $name }, level { $level }
                   *[unknown] { $name }
                }
        }
endless_winter-group-idol = Move an Idol marker up:
endless_winter-choice-draw = Draw 1 card
endless_winter-choice-build =
    { $form ->
        [ground] Megalith at { $spot } – { $effect }
        [stack] Megalith on four others at { $spot } – { $effect }
        [upper] Megalith on four others at { $spot }
       *[unknown] Megalith at { $spot }
    }
    .short =
        { $form ->
            [ground] { $spot } – { $effect }
            [stack] { $spot }, on four others – { $effect }
            [upper] { $spot }, on four others
           *[unknown] { $spot }
        }
endless_winter-group-build = Place a Megalith:
endless_winter-stack-shared = { $points } ({ $shares })
endless_winter-stack-share = { $name } { $points }
endless_winter-choice-bury-hand = Bury { $one } from your hand
    .short = { $card }
endless_winter-group-bury-hand = Bury from your hand:
endless_winter-choice-bury-discard = Bury { $one } from your discard pile
    .short = { $card }
endless_winter-group-bury-discard = Bury from your discard pile:
endless_winter-choice-bury-above = Bury { $one } played this turn
    .short = { $card }
endless_winter-group-bury-above = Bury a card played this turn:
endless_winter-choice-bury-eclipse = Bury { $one } from your Eclipse pile
    .short = { $card }
endless_winter-group-bury-eclipse = Bury from your Eclipse pile:
endless_winter-choice-recruit =
    { $form ->
        [empty] 1 point: no { $card } is left
       *[card] Recruit { $one } to your hand
    }
    .short =
        { $form ->
            [empty] { $card } (none left: 1 point)
           *[card] { $card }
        }
endless_winter-group-recruit = Recruit to your hand:
endless_winter-choice-enlist =
    { $form ->
        [empty] 1 point: no { $card } is left
       *[card] Recruit { $one } to your discard pile
    }
    .short =
        { $form ->
            [empty] { $card } (none left: 1 point)
           *[card] { $card }
        }
endless_winter-group-enlist = Recruit to your discard pile:
endless_winter-choice-learn = Take { $one }
    .short = { $card }
endless_winter-group-learn = Take a Culture card:
endless_winter-choice-stone = Take the Sacred Stone “{ $stone }” – { $price }
    .short = { $stone }
endless_winter-group-stone = Take a Sacred Stone ({ $effect }):
endless_winter-choice-camp = Place a Camp on the Base tile
endless_winter-choice-move = Move a Camp: { $source } → { $target }
    .short = { $target }
endless_winter-group-move = Move a Camp: { $source } →
endless_winter-choice-village = Place a Village between { $juncture }
    .short = { $juncture }
endless_winter-group-village = Place a Village between:
endless_winter-choice-hunt =
    { $form ->
        [nothing] 1 point: there is no Animal left
       *[other] Take { $one }
    }
    .short =
        { $form ->
            [nothing] 1 point: there is no Animal left
           *[other] { $animal }
        }
endless_winter-group-hunt = Take an Animal:
endless_winter-choice-track =
    { $form ->
        [empty] 1 point: there is no Animal left in the deck
       *[animal] Take the top Animal of the deck
    }
endless_winter-choice-scout =
    { $count ->
        [one] Reveal 1 Animal
       *[other] Reveal { $count } Animals
    }
endless_winter-choice-tip = Tip { $one } – { $effect }
    .short = { $animal } – { $effect }
endless_winter-group-tip = Tip an Animal:

## Answers: the Eclipse

endless_winter-choice-pile = Eclipse skill of { $card } – { $effect }
    .short = { $card } – { $effect }
endless_winter-group-pile = Eclipse skill:
endless_winter-choice-gather =
    { $known ->
        [yes] { $hex } – { $effect }
       *[no] { $hex }
    }
    .short =
        { $known ->
            [yes] { $hex } – { $effect }
           *[no] { $hex }
        }
endless_winter-group-gather = Terrain:
endless_winter-choice-village-draws = Villages: { $gain }
endless_winter-choice-reserve = Megalith reserve, space { $space } – { $effect }
endless_winter-choice-stones = Score your Sacred Stones
endless_winter-choice-village-draw = A Village: { $effect }
endless_winter-choice-score-stone = Score the Sacred Stone “{ $stone }”

## Answers of chance

endless_winter-choice-draw-card = { $card }
endless_winter-choice-reveal = { $animal }
endless_winter-choice-show = { $card }
endless_winter-choice-stone-up = { $stone }
endless_winter-choice-tile = { $terrain }
endless_winter-choice-megalith-tile = { $tile }
endless_winter-choice-aid = { $name }
endless_winter-choice-chief-dealt = { $chief }
endless_winter-choice-setup-dealt = { $card }
endless_winter-choice-glacier-token = { $token }
endless_winter-choice-rest-token = { $token }

## About cards and columns, for those who see them for the first time

endless_winter-about-top = As often as you like – { $effect }.
endless_winter-about-middle = Then once – { $effect }.
endless_winter-about-bottom = Then, as the first figure of the round here – { $effect }.
endless_winter-about-rest = At once – { $effect }. No Tribe cards this turn; { $labour } Labour more in the Eclipse.
endless_winter-about-labour = Worth { $labour }.
endless_winter-about-skill = Skill – { $effect }.
endless_winter-about-eclipse = In the Eclipse pile – { $effect }.
endless_winter-about-points =
    { $points ->
        [one] 1 point at the end of the game.
       *[other] { $points } points at the end of the game.
    }

# Standing orders.
endless_winter-order-idols = Which Idol marker moves up
    .text = The first of the list that can still move does.
endless_winter-order-track-offering = Offering
endless_winter-order-track-honour = Honour
endless_winter-order-pile = Use the cards of my Eclipse pile as they lie
    .text = In the Eclipse all of them are used, one after the other.
