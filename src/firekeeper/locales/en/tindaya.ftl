# Tindaya: what is asked, and what can be answered. Names of things are in tindaya-names.ftl.

tindaya-intro =
    Tindaya: tribes of an archipelago between angry gods and conquistadors, for three eras.
    Turn by turn you place cubes and cylinders: develop inventions, produce, prepare the cave, explore.
    Explorers walk and sail, collect raw materials, build, barter, make offerings and retake forts.
    At the end of an era everybody must be fed and housed; then the gods and the ships strike.
    In Alliance all win or lose together; in Domination the survivors’ points decide.

## Questions of the setup

tindaya-prompt-lay-one-terrain = Lay a terrain tile on one of the outlined hexes.
    .topic = where a terrain goes
tindaya-prompt-place-starting-building = Where do you place a starting building?
    .topic = where a starting building stands
tindaya-prompt-split-villagers = How do your villagers start?
    .topic = where the villagers start
tindaya-prompt-place-first-fort = Where does the first fort stand?
    .topic = where the first fort stands
tindaya-prompt-choose-fort-tile = Which building tile becomes the fort { $at }?
    .topic = which building becomes a fort
tindaya-prompt-choose-island = Which island gets the { $building }?
    .topic = which island gets a building
tindaya-prompt-place-neutral = Where does the neutral { $building } stand?
    .topic = where a neutral building stands

## Questions of the Strategy phase

tindaya-prompt-choose-prophecy = You paid the only fire: who speaks?
    .topic = which seer speaks
tindaya-prompt-keep-objective = Which secret objective do you keep?
    .topic = which secret objective to keep
tindaya-prompt-choose-token = Which token do you put on it?
    .topic = which token to put on a hex

## Questions of a turn

tindaya-prompt-take-action =
    { $first ->
        [yes] Your turn: act, or pass for this era.
       *[no] Act once more, or end your turn.
    }
    .topic = the next action
tindaya-prompt-end-turn = Everything is done: end your turn.
    .topic = the end of the turn
tindaya-prompt-save-unit = Which unit do you leave out of the cost?
    .topic = what to leave out of the cost
tindaya-prompt-save-at-market = Which unit do you leave out of the price?
    .topic = what to leave out of the price
tindaya-prompt-place-wall = Where do you put the wall?
    .topic = where the wall goes
tindaya-prompt-slaughter = How many animals do you slaughter { $at }?
    .topic = how many animals to slaughter
tindaya-prompt-convert-goods = How much { $good } becomes { $preserve }, for { $paid }?
    .topic = how much to convert
tindaya-prompt-sell-idol = Which resource do you take for the idol?
    .topic = what to take for an idol
tindaya-prompt-choose-god = Which god do you appease?
    .topic = which god to appease
tindaya-prompt-aim-idol = What does the { $idol } do?
    .topic = what the idol does
tindaya-prompt-discard-another = Discard another token?
    .topic = whether to discard another token
tindaya-prompt-swap-tokens = Swap its token with one of yours?
    .topic = whether to swap tokens

## Questions of an exploration

tindaya-prompt-choose-move =
    { $left ->
        [0] No move is left.
        [one] { $left } move left: who moves?
       *[other] { $left } moves left: who moves?
    }
    .topic = who explores next
tindaya-prompt-choose-group = Who leaves { $place }?
    .topic = who leaves
tindaya-prompt-choose-way = { $natives } at { $place }: where to?
    .topic = where the explorers go
tindaya-prompt-choose-canoe = Where does the canoe come from?
    .topic = where the canoe comes from
tindaya-prompt-choose-sail = { $natives } at { $place }: sail how far?
    .topic = how far to sail
tindaya-prompt-choose-landing = From { $place }: land where?
    .topic = where to land
tindaya-prompt-reconquest = Which weapons against { $conquistadors } { $at }?
    .topic = which weapons to use against a fort
tindaya-prompt-optional-actions = What do those do who have moved?
    .topic = what the explorers do
tindaya-prompt-compose-offer =
    { $some ->
        [yes] Barter with { $name }: { $given } for { $taken }. What else?
       *[no] Barter with { $name }: which units?
    }
    .topic = what to barter
tindaya-prompt-draft-offer =
    { $some ->
        [yes] Barter with { $name }: { $given } for { $taken }. Propose it, or change it?
       *[no] Barter with { $name }: what do you give?
    }
    .topic = what to barter
tindaya-prompt-ask-for = What do you ask of { $name } for { $units }?
    .topic = what to ask for in return
tindaya-prompt-answer-offer = { $name } gives { $given } for { $taken }. Do you agree?
    .topic = whether to agree to the barter
tindaya-prompt-compose-dowry = Dowry for { $name }, unit { $number } of { $of }: which one?
    .topic = what to give as a dowry
tindaya-prompt-answer-dowry = { $name } offers { $units } for a villager. Do you agree?
    .topic = whether to agree to the dowry
tindaya-prompt-give-villager = Which villager leaves?
    .topic = which villager leaves
tindaya-prompt-place-newcomer = Where does the newcomer settle?
    .topic = where the newcomer settles
tindaya-prompt-make-offering = Offering: to whom, and what?
    .topic = what to offer to which god
tindaya-prompt-choose-source = Offering to { $god } ({ $demand }): what do you give?
    .topic = what to give as an offering
tindaya-prompt-choose-extra-slot = Where does the unit of the supply go?
    .topic = where the unit of the supply goes

## Questions of the end of an era

tindaya-prompt-choose-birth = Which building gets a villager?
    .topic = which building gets a villager
tindaya-prompt-eat =
    { $need ->
        [one] { $need } ration is missing: what do you eat?
       *[other] { $need } rations are missing: what do you eat?
    }
    .topic = what to eat
tindaya-prompt-victims =
    { $cause ->
        [hunger]
            { $count ->
                [one] Hunger: which villager dies?
               *[other] Hunger: { $count } villagers die. Which one first?
            }
       *[cold]
            { $count ->
                [one] No cave: which villager dies?
               *[other] No cave: { $count } villagers die. Which one first?
            }
    }
    .topic = which villagers die
tindaya-prompt-take-reward = For your offering: which resource do you take?
    .topic = what to take for an offering
tindaya-prompt-name-hex =
    { $shortage ->
        [tile] Which sea hex becomes a mountain ({ $left } left)?
        [volcanic_ore_token] Which mountain gets volcanic ore ({ $left } left)?
       *[token] Which mountain gets an ore token ({ $left } left)?
    }
    .topic = which hex is changed
tindaya-prompt-protect = { $card }: do you protect { $place }?
    .topic = what to protect
tindaya-prompt-save-natives = Who is saved { $at }?
    .topic = who is saved
tindaya-prompt-choose-target = The { $ship }: which island is attacked?
    .topic = which island is attacked
tindaya-prompt-choose-terrain = Which terrain is attacked?
    .topic = which terrain is attacked
tindaya-prompt-choose-combat = Which combat comes next?
    .topic = which combat comes next
tindaya-prompt-spend-idol = Attack on { $place }: do you spend an idol?
    .topic = whether to spend an idol
tindaya-prompt-declare-weapons = Attack on { $place }: which weapons do you use?
    .topic = which weapons to use
tindaya-prompt-deliver-fire = Do you pay a fire for the seers?
    .topic = whether to pay a fire for the seers

## Questions of treason

tindaya-prompt-choose-side = At the { $place }: fight, or betray the tribes?
    .topic = to fight, or to betray the tribes
tindaya-prompt-send-to-fort = To which fort does the conquistador go?
    .topic = a fort for the conquistador
tindaya-prompt-choose-treason-combat = Which combat comes next?
    .topic = which combat comes next
tindaya-prompt-choose-chief = Where is the chief?
    .topic = where the chief is
tindaya-prompt-repel-with-idol = Attack on { $place }: do you spend an idol?
    .topic = whether to spend an idol
tindaya-prompt-defend = Attack by { $conquistadors } on { $place }: which weapons?
    .topic = which weapons to use
tindaya-prompt-choose-liberated = Whose prisoners do you free?
    .topic = whose prisoners to free
tindaya-prompt-traitor-turn = Your turn: explore with conquistadors, or pass.
    .topic = the turn of the traitor
tindaya-prompt-move-ship = Do you move a ship?
    .topic = whether to move a ship
tindaya-prompt-choose-band =
    { $left ->
        [0] No move is left.
        [one] { $left } move left: which band moves?
       *[other] { $left } moves left: which band moves?
    }
    .topic = which band moves
tindaya-prompt-choose-band-size = How many leave { $place }?
    .topic = how many conquistadors leave
tindaya-prompt-choose-band-way = { $conquistadors } from { $place }: where to?
    .topic = where the band goes

## What chance decides

tindaya-prompt-draw-map = The ocean is laid.
tindaya-prompt-first-seat = The first player is drawn.
tindaya-prompt-draw-tribe = A tribe card is drawn.
tindaya-prompt-draw-offering = The offering of { $god } is turned up.
tindaya-prompt-draw-event-card = The Event card is turned up.
tindaya-prompt-draw-mission = The mission is drawn.
tindaya-prompt-draw-common-objective = A common objective is drawn.
tindaya-prompt-draw-idol =
    { $you ->
        [yes] You draw an idol.
       *[no] { $name } draws an idol.
    }
tindaya-prompt-take-token = The token { $at } is turned over.
tindaya-prompt-draw-fort-tile = A building tile for the fort { $at } is drawn.
tindaya-prompt-draw-traitor-card = The traitor’s card is drawn.
tindaya-prompt-draw-hex = A hex is drawn.
tindaya-prompt-draw-island = The island that is attacked is drawn.
tindaya-prompt-draw-terrain = The terrain that is attacked is drawn.
tindaya-prompt-roll-ship = The die of the { $ship } is rolled.
tindaya-prompt-turn-prophecy = The Prophecy card is turned up.
tindaya-prompt-turn-catastrophe = The catastrophe card of { $god } is turned up.
tindaya-prompt-deal-objective =
    { $you ->
        [yes] You are dealt a secret objective.
       *[no] { $name } is dealt a secret objective.
    }
tindaya-prompt-roll-for-fort = The die for the first fort is rolled.
tindaya-prompt-draw-for-neutrals = A Prophecy card is read for the neutral buildings.

## Answers: setup and chance

tindaya-choice-map = Map number { $arg1 }
tindaya-choice-first = { $name } is first
tindaya-choice-terrain = Lay { $terrain } at { $hex }
    .short = { $hex }
tindaya-group-terrain = Lay { $terrain }:
tindaya-choice-tribe = { $tribe }
tindaya-choice-offering = { $demands }
tindaya-choice-event = { $card }
tindaya-choice-mission = { $mission }
tindaya-choice-common = { $objective }
tindaya-choice-place = Place the { $building } { $where }
    .short = { $place }
tindaya-group-place = Place the { $building }:
tindaya-choice-back = { $token }: { $back }
tindaya-choice-split =
    { $known ->
        [yes] { $here } at { $first }, { $there } at { $second }
       *[no] { $here } in the first building
    }
tindaya-choice-die = { $arg1 }
tindaya-choice-fort = The fort stands { $where }
tindaya-choice-fort-tile = Use { $building }
tindaya-choice-island = Island { $arg1 }
tindaya-choice-idol = { $idol }
tindaya-choice-prophecy = { $card }
tindaya-choice-catastrophe = { $card }
tindaya-choice-secret = { $objective }
tindaya-choice-traitor-card = { $card }

## Answers: Strategy phase

tindaya-choice-reveal = { $seer }
tindaya-choice-keep = Keep { $objective }
tindaya-choice-token = A token worth { $arg1 }

## Answers: actions

tindaya-choice-develop =
    { $known ->
        [yes] Develop the { $invention } { $marker }
       *[no] Develop ({ $trade }) { $marker }
    }
    .short =
        { $known ->
            [yes] { $invention } { $marker }
           *[no] { $trade } { $marker }
        }
tindaya-group-develop = Develop:
tindaya-choice-produce = Produce as { $trade } { $marker }
    .short = { $trade } { $marker }
tindaya-group-produce = Produce:
tindaya-choice-cave =
    { $arg1 ->
        [cube] Prepare the second cave { $marker }
       *[cylinder] Prepare the second cave with a cylinder (one half is lost)
    }
tindaya-choice-explore = Explore { $marker }
tindaya-choice-use = Use the { $idol }
    .short = { $idol }
tindaya-group-use = Use an idol:
tindaya-choice-sell = Sell the { $idol }
    .short = { $idol }
tindaya-group-sell = Sell an idol for a resource:
tindaya-choice-buy = Buy { $card }: { $units }
    .short = { $card }: { $units }
tindaya-group-buy = Buy at the market:
tindaya-choice-majos = Make the offering of the Majos
tindaya-choice-pass = Pass
tindaya-choice-end-turn = End your turn
tindaya-choice-save = Leave out { $units }
tindaya-choice-slaughter =
    { $count ->
        [0] Slaughter none { $where }
       *[other] Slaughter { $count } { $where }
    }
tindaya-choice-convert =
    { $count ->
        [0] Convert nothing
        [one] Convert { $count } unit
       *[other] Convert { $count } units
    }
tindaya-choice-resource = Take { $units }
tindaya-choice-god = Appease { $god }
tindaya-choice-trade =
    { $idol ->
        [production] Produce as { $trade }
        [learning] Learn to be a { $trade }
       *[other] The trade { $trade }
    }
tindaya-choice-breed =
    { $arg1 ->
        [villagers] Your villagers reproduce
       *[livestock] Your animals reproduce
    }
tindaya-choice-discard = Discard a { $token }
tindaya-choice-relocate = { $god } to volcano { $number }
    .short = volcano { $number }
tindaya-group-relocate = Move { $god } to:
tindaya-choice-wreck = Wreck the { $ship }
tindaya-choice-fill =
    { $known ->
        [yes] Complete { $demand } for { $god }
       *[no] Complete demand { $slot } of { $god }
    }
tindaya-choice-objective = { $name }: objective { $number }, token { $value }
tindaya-choice-swap =
    { $known ->
        [yes] Swap with your objective { $number }, token { $value }
       *[no] Swap with your objective { $number }
    }
tindaya-choice-keep-tokens = Swap nothing
tindaya-choice-wall = Put the wall { $where }

## Answers: exploration

tindaya-choice-leave = Move from { $place }
    .short = { $place }
tindaya-group-leave = Move from:
tindaya-choice-stop =
    { $at ->
        [discard-another] Discard no more
       *[other] Make no more moves
    }
tindaya-choice-group = { $natives }
tindaya-choice-walk = Walk to { $place }
    .short = { $place }
tindaya-group-walk = Walk to:
tindaya-choice-embark =
    { $canoe ->
        [there] Board the canoe { $where }
        [new] Launch a canoe { $where }
       *[other] Board a canoe { $where }
    }
    .short = { $place }
tindaya-group-embark =
    { $canoe ->
        [there] Board the canoe:
        [new] Launch a new canoe:
       *[other] Board a canoe:
    }
tindaya-choice-canoe =
    { $arg1 ->
        [stored] Use your own canoe
       *[wood] Pay 1 wood for a canoe
    }
tindaya-choice-sail = Sail to { $place }
tindaya-choice-land = Land { $where }
tindaya-choice-weapons =
    { $form ->
        [none] Use no weapons
       *[some] Use { $units }
    }
tindaya-choice-collect = Collect the token { $where }
    .short = { $place }
tindaya-group-collect = Collect the token:
tindaya-choice-barter = Barter with { $name } { $where }
tindaya-choice-dowry = Offer { $name } a dowry { $where }
tindaya-choice-adopt = Adopt the neutral villager { $where }
tindaya-choice-offer = Make an offering { $where }
tindaya-choice-build = Build { $building } { $where }
tindaya-choice-herd = Herd { $animals } { $where }
tindaya-choice-finish = Do nothing more
tindaya-choice-pair = Give { $give } for { $take }
    .short = { $take }
tindaya-group-pair = Give { $give } for:
tindaya-choice-propose = Propose this
tindaya-choice-drop = Drop the offer
tindaya-choice-accept = Accept
tindaya-choice-refuse = Refuse
tindaya-choice-give = Give { $units }
tindaya-choice-hand-over = Give { $units }
tindaya-choice-ask-for = Take { $units }
tindaya-choice-take-back = Take back { $give } for { $take }
    .short = { $give } for { $take }
tindaya-group-take-back = Take back:
tindaya-choice-gives = The villager { $where } leaves
tindaya-choice-settle = Settle { $where }
tindaya-choice-pawn =
    { $known ->
        [yes] { $demand } for { $god } ({ $room } missing)
       *[no] Demand { $slot } of { $god }
    }
tindaya-choice-stop-offering = Give nothing more
tindaya-choice-unit = Give { $units }
tindaya-choice-animal = Give the animal { $where }
tindaya-choice-prisoner = Sacrifice a prisoner
tindaya-choice-villager = Sacrifice a villager { $where }
tindaya-choice-noble = Sacrifice a noble { $where }

## Answers: end of an era

tindaya-choice-birth = A villager is born { $where }
tindaya-choice-eat = Eat { $units } ({ $rations })
tindaya-choice-dies = A villager { $where } dies
tindaya-choice-fire = Pay { $units }
tindaya-choice-no-fire = Pay nothing
tindaya-choice-lava = { $place }
tindaya-choice-no-protection = Do not protect it
tindaya-choice-protect-idol = Spend an idol of protection
tindaya-choice-manure = Pay 1 manure
tindaya-choice-saves = Save { $natives }
tindaya-choice-target = { $target }
tindaya-choice-combat = The combat { $where }

## Answers: treason

tindaya-choice-fight = Fight
tindaya-choice-betray = Betray the tribes
tindaya-betray-text = Your tribe joins the conquistadors for the rest of the game. You win alone if the goal of the traitor’s card is reached.
tindaya-choice-send = To { $place }
tindaya-choice-chief = The chief is { $where }
tindaya-choice-liberate = Free the prisoners of { $name }
tindaya-choice-ship = The { $ship } to trench { $number }
    .short = trench { $number }
tindaya-group-ship = Move the { $ship } to:
tindaya-choice-no-ship = Move no ship
tindaya-choice-band = { $conquistadors }
tindaya-choice-band-with-chief = { $conquistadors } with the chief

# Standing orders.
tindaya-order-protect = Buildings I protect
    .text = With goods, never with an idol: against a catastrophe, and against a ship with weapons. For other buildings I am asked.
tindaya-order-protect-place = Single buildings I protect
    .text = As above, but only here, whatever building stands in this place; my natives are in these now.
tindaya-order-never-idol = Never spend an idol of protection
    .text = Where only an idol could protect, I refuse at once; nobody learns whether I hold one.
tindaya-order-keep-fires = Fires I keep from the seers
    .text = I pay no fire for the prophecies while fewer would be left.
tindaya-order-fires-for-seers = Fires I keep for the seers
    .text = No order burns fire against a catastrophe while fewer would be left; without an idol I refuse at once, with one I am asked.
