# The Endless Winter board in the browser: labels and tooltips. Used by the components in client/src/games/endless_winter.

## Zones and labels

endless_winter-board-zone-wall = Columns
endless_winter-board-zone-map = Land
endless_winter-board-zone-cards = Cards
endless_winter-board-zone-stones = Stones
endless_winter-board-zone-mine = Mine
endless_winter-board-zone-players = Players
endless_winter-board-main-board = Main board
endless_winter-board-map = Terrain: 18 hexes around the Base tile
endless_winter-board-cards = Tribe and Culture cards
endless_winter-board-hunt = Hunt area
endless_winter-board-megaliths = Megaliths
endless_winter-board-megaliths-built = Megalith board, { $count } built
endless_winter-board-idols = Idol board
endless_winter-board-stones = Sacred Stones
endless_winter-board-board-of = Player board of { $name }
endless_winter-board-kit = Animals and piles
endless_winter-board-hand = Hand, cards: { $count }
endless_winter-board-above = Played this turn
endless_winter-board-draft = Cards to choose from
endless_winter-board-whose = Whose board?
endless_winter-board-payments = Ways to pay
endless_winter-board-lesser = Take a lesser benefit instead
endless_winter-board-reveal = The Eclipse
endless_winter-board-go-on = Go on
endless_winter-board-free = free
endless_winter-board-first-short = 1st
endless_winter-board-era = Era { $era ->
        [1] I
        [2] II
       *[other] { $era }
    }
endless_winter-board-no-cards = No cards in hand
endless_winter-board-no-animals = No Animals yet

## Rounds and turn order

endless_winter-board-round = Round { $round } of { $rounds }
endless_winter-board-phase-setup = Setup
endless_winter-board-phase-action_phase = Action phase
endless_winter-board-phase-eclipse_phase = Eclipse phase
endless_winter-board-phase-preparation_phase = Preparation phase
endless_winter-board-phase-final_scoring = Final scoring
endless_winter-board-eras = Era I lasts { $change } rounds, then Era II begins with new Culture cards.
endless_winter-board-lap = Turn { $lap } of { $laps }
endless_winter-board-order = Turn order
endless_winter-board-place = Place { $place }: { $name }
endless_winter-board-outlook = What is known of the next turn order; in a tie whoever plays later goes ahead
endless_winter-board-outlook-places = { $form ->
        [sure] With { $labour } Labour: place { $best } in the next round
       *[open] With { $labour } Labour: place { $best } to { $worst } in the next round
    }
endless_winter-board-outlook-resting = Resting figures: { $labour } Labour
endless_winter-board-outlook-later = The Eclipse pile is still to be made.
endless_winter-board-place-benefit = In the Eclipse: { $effect }

## Columns

endless_winter-board-section-top = As often as you like, each time for its price:
endless_winter-board-section-middle = Once:
endless_winter-board-section-bottom = Only for the first figure of the round:
endless_winter-board-figure-of = { $figure } of { $name }
endless_winter-board-rest = Rest, figures here: { $count }
endless_winter-board-rest-labour = Each figure here counts { $labour } Labour in the Eclipse. No Tribe cards are played in a Rest turn.
endless_winter-board-rest-token = Rest token
endless_winter-board-rest-pile = Rest tokens in the pile: { $count }

## Cards

endless_winter-board-stack = { $card }, { $count } left
endless_winter-board-culture-deck = Culture deck of Era { $era }: { $count } left
endless_winter-board-labour-of = Labour: { $labour }
endless_winter-board-culture-of = Culture card of Era { $era }
endless_winter-board-skill = Skill: { $effect }
endless_winter-board-no-skill = No skill
endless_winter-board-no-skill-short = no skill
endless_winter-board-eclipse-skill = In the Eclipse: { $effect }
endless_winter-board-end-points = At the end: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
endless_winter-board-recruited = { $card }, recruited this turn: cannot be played yet
endless_winter-board-in-pile = { $card }, in the Eclipse pile
endless_winter-board-chief-skill = In the turn in which the Chief figure is placed: { $effect }
endless_winter-board-setup-tribe = Tribe card: { $card }
endless_winter-board-second-camp = a second Camp on the Base tile
endless_winter-board-pile-deck = Draw deck: { $count }
endless_winter-board-pile-discard = Discard pile: { $count }
endless_winter-board-pile-buried = Buried cards: { $count }
endless_winter-board-pile-eclipse = Eclipse pile: { $count }
endless_winter-board-short-deck = deck
endless_winter-board-short-discard = discard
endless_winter-board-short-buried = buried
endless_winter-board-short-eclipse = eclipse

## Labour, Food, Tools

endless_winter-board-labour = Labour: { $labour }
endless_winter-board-labour-more = +{ $labour } from this
endless_winter-board-labour-needs = needs { $labour } more
endless_winter-board-labour-after = { $labour } after this
endless_winter-board-labour-text = Tribe cards and Food give Labour, halves included. What is left at the end of the turn is lost.
endless_winter-board-to-pay = To pay
endless_winter-board-to-come = To come
endless_winter-board-owing = Still to pay: { $labour } Labour.
endless_winter-board-gaining = Still to come: { $gains }.
endless_winter-board-food = Food: { $count }, at most { $most }
endless_winter-board-food-text = Spending Food gives 1 Labour for each symbol the marker passes on its way down.
endless_winter-board-tools = Tools: { $count }
endless_winter-board-camps-home = Camps at home: { $count }
endless_winter-board-camps-text = Each Camp you place frees a space of the Food track.
endless_winter-board-figures-home = Figures to place this round: { $count }
endless_winter-board-villages-home = Villages at home: { $count }
endless_winter-board-empty-village = For each empty space in the Eclipse: { $effect }
endless_winter-board-reserve = Megaliths at home: { $count }
endless_winter-board-empty-reserve = When empty, in the Eclipse: { $effect }

## Animals

endless_winter-board-animal-deck = Animal deck: { $count }
endless_winter-board-tip-benefit = When tipped: { $effect }
endless_winter-board-set-points = Points at the end for a set of 1, 2, 3 … untipped: { $values }
endless_winter-board-set-now = You have { $count } upright, for { $points } at the end; with one more for { $next }.
endless_winter-board-joker = Joins any set at the end, where it is worth most.
endless_winter-board-upright = { $animal }, untipped: { $count }
endless_winter-board-lying = { $animal }, tipped: { $count }

## Sacred Stones

endless_winter-board-stone-when = Scored in every Eclipse from now on.
endless_winter-board-stone-now = Now worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
endless_winter-board-stone-points = { $stone }: { $points ->
        [one] 1 point now
       *[other] { $points } points now
    }
endless_winter-board-slot = Free place for a Sacred Stone ({ $number })
endless_winter-board-slot-price = Price: { $effect }
endless_winter-board-slot-benefit = At once: { $effect }

## Land

endless_winter-board-hex-nothing = No benefit in the Eclipse.
endless_winter-board-hex-base = New Camps arrive here. It gives no benefit, and no Village stands at its corners.
endless_winter-board-hex-benefit = In the Eclipse, for the most Influence: { $effect }
endless_winter-board-leads = { $name }: Influence { $influence }, gains the benefit
endless_winter-board-influence = { $name }: Influence { $influence }
endless_winter-board-token = Glacier token: { $effect }
endless_winter-board-token-face-down = A Glacier token lies here face down.
endless_winter-board-village-text = Counts { $influence } Influence on each of its three hexes.
endless_winter-board-village-camps = One Camp of each of them goes back to your Food track.
endless_winter-board-village-of = Village of { $name }

## Megaliths and Idols

endless_winter-board-neutral = Neutral Megalith
endless_winter-board-megalith-of = Megalith of { $name }
endless_winter-board-first-space = First space of its tile: only a neutral Megalith goes here; the arrows show where another one follows.
endless_winter-board-would-score = { $name }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
endless_winter-board-offering = Offering track
endless_winter-board-offering-text = Leftover Food and Tools score at the end; the higher you are, the fewer you need per point (¼ means 1 point for 4).
endless_winter-board-offering-now = Now for you: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
endless_winter-board-level-benefit = Level { $level }: { $effect }
endless_winter-board-level-of = { $name }: level { $level }
endless_winter-board-honour = Honour track
endless_winter-board-honour-text = Whoever is higher, or got there first, scores more for buried cards at the end.
endless_winter-board-honour-now = Now for you: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
endless_winter-board-honour-box = { $rank ->
        [1] First
        [2] Second
       *[other] Others
    }, for 1, 2, 3 … buried cards: { $values }

## The comparison table and the score sheet

endless_winter-board-row-total = Points
endless_winter-board-row-food = Food
endless_winter-board-row-tools = Tools
endless_winter-board-row-labour = Labour
endless_winter-board-row-hand = Cards in hand
endless_winter-board-row-deck = Draw deck
endless_winter-board-row-discard = Discard pile
endless_winter-board-row-buried = Buried cards
endless_winter-board-row-eclipse = Cards in the Eclipse pile
endless_winter-board-row-animals = Animals
endless_winter-board-row-upright = Animals untipped
endless_winter-board-row-tipped = Animals tipped
endless_winter-board-row-stones = Sacred Stones
endless_winter-board-row-stone-points = Points of the Sacred Stones now
endless_winter-board-row-camps = Camps on the map
endless_winter-board-row-villages = Villages
endless_winter-board-row-hexes = Hexes with the most Influence
endless_winter-board-row-megaliths = Megaliths
endless_winter-board-row-ground = Megaliths on the ground
endless_winter-board-row-upper = Megaliths above the ground
endless_winter-board-row-offering = Offering level
endless_winter-board-row-honour = Honour level
endless_winter-board-row-figures = Figures to place
endless_winter-board-row-from-effects = Benefits
endless_winter-board-row-from-stacking = Stacked Megaliths
endless_winter-board-row-from-honour_track = Levels of Honour
endless_winter-board-row-from-stones = Sacred Stones
endless_winter-board-row-from-offering = Offering: Food and Tools left
endless_winter-board-row-from-honour = Honour: buried cards
endless_winter-board-row-from-cards = Tribe and Culture cards
endless_winter-board-row-from-animals = Sets of Animals

## The board in words

endless_winter-board-words-none = none
endless_winter-board-words-columns = The columns
endless_winter-board-words-column = { $column }: figures: { $figures }.
endless_winter-board-words-map = The land
endless_winter-board-words-hex = { $hex }. Camps: { $camps }. Villages: { $villages }. { $leaders ->
        [none] Nobody leads.
       *[other] Most Influence: { $leaders }.
    } Neighbours: { $neighbours }.
endless_winter-board-words-megaliths = Megaliths
endless_winter-board-words-megalith = { $spot }: { $name }.
endless_winter-board-words-idols = Idols
endless_winter-board-words-idol = { $name }: Offering { $offering }, Honour { $honour }.

## The first minute

endless_winter-board-first-aim = What you are trying to do
    .text = You lead a tribe of the last ice age through four rounds. Let it grow, hunt, settle the land and raise Megaliths; after each round an Eclipse rewards what you have built.
endless_winter-board-first-points = How points come
    .text = Animals score in sets, Sacred Stones in every Eclipse, Megaliths for what they cover. At the end your cards count too, and buried cards, Food and Tools: the more, the further your Idols have come.
endless_winter-board-first-turn = What a turn is
    .text = Place one of your three figures in a column and go through it from top to bottom. Cards and Food give the Labour it costs. Cards you keep for the Eclipse decide who goes first in the next round.

## Long names as they stand on narrow cards: they may be broken at a soft hyphen

endless_winter-board-face-start_tribesman = Tribes­man
endless_winter-board-face-start_tribeswoman = Tribes­woman
endless_winter-board-face-start_brave = Brave
endless_winter-board-face-hunter = Hunter
endless_winter-board-face-explorer = Explorer
endless_winter-board-face-c1_01 = Fire Making
endless_winter-board-face-c1_02 = Flint Knap­ping
endless_winter-board-face-c1_03 = Gather­ing
endless_winter-board-face-c1_04 = Oral Tradi­tion
endless_winter-board-face-c1_05 = Hide Tanning
endless_winter-board-face-c1_06 = Spear-Thrower
endless_winter-board-face-c1_07 = Track­ing
endless_winter-board-face-c1_08 = Trap­ping
endless_winter-board-face-c1_10 = Bone Carv­ing
endless_winter-board-face-c1_11 = Ances­tor Worship
endless_winter-board-face-c1_12 = Burial Rites
endless_winter-board-face-c1_15 = Snow­shoes
endless_winter-board-face-c1_17 = Dog Sleds
endless_winter-board-face-c1_18 = Rite of Passage
endless_winter-board-face-c1_20 = Bone Needles
endless_winter-board-face-c2_01 = Animal Taming
endless_winter-board-face-c2_02 = Pol­ished Axes
endless_winter-board-face-c2_04 = Game Drive
endless_winter-board-face-c2_06 = Tro­phies
endless_winter-board-face-c2_07 = Cave Art
endless_winter-board-face-c2_08 = Carved Figu­rines
endless_winter-board-face-c2_09 = Sun Cere­mony
endless_winter-board-face-c2_12 = Levers, Rollers
endless_winter-board-face-c2_13 = Great Migra­tion
endless_winter-board-face-c2_15 = Trade Network
endless_winter-board-face-c2_17 = Teach­ing
endless_winter-board-face-c2_18 = Common Labour
