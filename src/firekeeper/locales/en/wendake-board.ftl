# The Wendake board in the browser: labels and tooltips. Used by the components in client/src/games/wendake.

## Zones and labels

wendake-board-zone-village = Village
wendake-board-zone-map = Map
wendake-board-zone-alliance = Alliance
wendake-board-zone-masks = Masks
wendake-board-zone-progress = Progress
wendake-board-zone-players = Players
wendake-board-map = Map of the Great Lakes, { $count } territories
wendake-board-close = Close
wendake-board-whose = Whose village?
wendake-board-your-village = Your village
wendake-board-village-of = Village of { $name }
wendake-board-other-villages = The other villages
wendake-board-grid = Action tiles
wendake-board-cycled-out = Tiles that left the grid
wendake-board-markers = Action markers: { $count } of { $total } left
wendake-board-goods = Goods
wendake-board-longhouse-count =
    { $count ->
        [0] Longhouse, empty
        [one] Longhouse, 1 native waits
       *[other] Longhouse, { $count } natives wait
    }
wendake-board-hand = Mask cards in hand: { $count }
wendake-board-progress-owned = Progress tiles
wendake-board-no-progress = No progress tile yet
wendake-board-set-aside = Tiles set aside
wendake-board-aside = { $count } aside
wendake-board-masks = Mask Ceremony
wendake-board-deck = Mask deck, cards: { $count }
wendake-board-restore-area = Restore area
wendake-board-turtles = Turtle tiles
wendake-board-advanced = Advanced tiles, level { $level }
wendake-board-left = { $count } left
wendake-board-timeline = Years and turn order
wendake-board-year = Year { $year } of { $years }
wendake-board-next-order = Turn order of next year
wendake-board-this-order = Turn order of this year
wendake-board-progress = Progress
wendake-board-progress-level = Progress tiles of level { $level }
wendake-board-score = Score
wendake-board-pair = { $a } with { $b }: { $points } counts.
wendake-board-counts = counts
wendake-board-tribes = Tribes to choose from
wendake-board-ghost =
    { $score ->
        [one] The Ghost: { $score } point, level { $level }
       *[other] The Ghost: { $score } points, level { $level }
    }

## Tooltips

wendake-board-action-canoe = Canoe: put 1 of your canoes on any lake.
wendake-board-action-move = Move: your warriors make up to { $steps } steps in all.
wendake-board-action-harvest = Harvest: 1 vegetable from each area where one of your women works.
wendake-board-action-hunt = Hunt: 1 beaver from each area where one of your hunters is.
wendake-board-action-tan_pelts = Tan Pelts: all your beavers become leather.
wendake-board-action-fish = Fish: 1 fish for each of your canoes in play.
wendake-board-action-military = Military: claim turtle tiles, then 1 point for each territory where you have the most guards.
wendake-board-action-mask_ceremony = Mask Ceremony: draw a mask card, then you may play a combination on a free space.
wendake-board-action-trade = Trade: exchange, buy a progress tile, buy Economic points, in this order.
wendake-board-action-sacred_fire = Sacred Fire: activate one more tile, outside your line of the year.
wendake-board-action-ritual = Ritual: 2 natives come home from the longhouse, then your smallest group at home scores.
wendake-board-other-side = On the other side: { $tile }
wendake-board-ritual-behind = On the other side: Ritual
wendake-board-fired = The sacred fire token lies here: this tile is done for this year and does not turn over.
wendake-board-level = Advanced tile of level { $level }
wendake-board-progress-points = Level { $level }. When bought: +{ $economic } Economic, +{ $points } { $track }.
wendake-board-used = { $tile }, used this year
wendake-board-price =
    { $level ->
        [one] Costs 1 leather, 1 fish and 1 vegetable.
       *[other] Costs { $level } leather, { $level } fish and { $level } different vegetables.
    }
wendake-board-oval-red = Red oval: counts for the English.
wendake-board-oval-yellow = Yellow oval: counts for the French.
wendake-board-blanket-clean = Uninfected blanket: in a smallpox check nothing happens.
wendake-board-blanket-infected = Infected blanket: in a smallpox check one native goes to the longhouse.
wendake-board-deck-text = Drawing from the deck shows something hidden. Smallpox checks turn up its top card.
wendake-board-restore-area-text = Mask disks wait here until their first combination of the year.
wendake-board-disk-of = Taken by { $name }
wendake-board-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
wendake-board-turtle-3 =
    { $when ->
        [claim] 1 point on the track of the tile, scored when the tile is claimed.
       *[end] 1 point on the track of the tile at the end of the game.
    }
wendake-board-turtle-4 =
    { $when ->
        [claim] 2 points on the track of the tile, scored when the tile is claimed.
       *[end] 2 points on the track of the tile at the end of the game.
    }
wendake-board-turtle-5 =
    { $when ->
        [claim] 2 points on one of two tracks, scored when the tile is claimed.
       *[end] 2 points on one of two tracks at the end of the game.
    }
wendake-board-turtle-hidden = Only its owner sees the points until the end of the game.
wendake-board-turtles-owned = Turtle tiles: { $count }
wendake-board-you-have = You have { $count }.
wendake-board-canoes = Canoes: { $ashore } ashore, { $count } in play
wendake-board-canoe-text = Canoes in play bring fish, exchanges in Trade, and turtle tiles.
wendake-board-canoes-of = { $name }: { $count }
wendake-board-lake-text = All lakes are alike.
wendake-board-river-text = Nobody crosses this river.
wendake-board-resource-text = A resource: to exchange, to buy progress tiles and points with.
wendake-board-beaver-text = Not a resource until Tan Pelts turns it into leather.
wendake-board-in-longhouse = In the longhouse: { $natives }
wendake-board-longhouse-text = The injured and sick wait here until a Ritual calls them home.
wendake-board-swap = Swap token
wendake-board-swap-text = Once a game: swap two tiles of your grid that hold no marker. Unused, it is worth 1 point.
wendake-board-ahead = The grid of next year
wendake-board-ahead-text = At the end of the year activated tiles turn over and all slide down one row. The lowest three come back on top in random order; one of them may be replaced.
wendake-board-fire-token = Sacred fire token
wendake-board-fire-token-text = Lies on the tile that Sacred Fire activates, until the end of the year.
wendake-board-ally-text = Your European ally: the Alliance tiles count its territories.
wendake-board-flag = Flag: { $flag }
wendake-board-flag-text = The flag matters for Alliance tiles and the oval of mask cards.
wendake-board-guards-of = Guards of { $name }: { $count }
wendake-board-no-guards = No guards
wendake-board-majority = Most guards: { $name }
wendake-board-home-of = Home of { $name }
wendake-board-harvest-area = Harvest area: a woman here grows { $crop }.
wendake-board-hunt-area = Hunt area: a hunter here brings 1 beaver.
wendake-board-stands-here = Here: { $piece } ({ $name })
wendake-board-piece-of = { $piece } × { $count } ({ $name })
wendake-board-woman-text = Women at home wait to work in harvest areas; one is enough for the harvest of the home.
wendake-board-hunter-text = Hunters at home wait for hunt areas; one is enough for the beaver of the home.
wendake-board-guard-text = Guards win majorities for Military, and may move on.
wendake-board-mohawk-text = The Mohawk warrior goes home, not to the longhouse, after fighting a warrior.
wendake-board-track-text = In each pair only the lower marker counts at the end.
wendake-board-native-of = { $piece } ({ $name })
wendake-board-to-longhouse = To the longhouse: { $natives }.
wendake-board-to-home = Goes home: { $natives }.
wendake-board-ghost-level = Level { $level }
wendake-board-ghost-stakes =
    { $penalty ->
        [0] Objectives: +{ $points } each
       *[other] Extreme: −{ $penalty } for each missed objective
    }
wendake-board-ghost-turn = Turn { $turn } of the Ghost: { $action }
wendake-board-objective = { $objective } Now: { $value } ({ $threshold }).
wendake-board-met = Objective met
wendake-board-not-met = Objective not met yet

## Rows of the comparison and of the score sheet

wendake-board-row-total = Total
wendake-board-row-masks = Mask cards
wendake-board-row-progress = Progress tiles
wendake-board-row-turtles = Turtle tiles
wendake-board-row-women = Areas with women
wendake-board-row-hunters = Areas with hunters
wendake-board-row-canoes = Canoes in play
wendake-board-row-majorities = Majorities of guards
wendake-board-row-longhouse = Natives in the longhouse
wendake-board-row-markers = Action markers left
wendake-board-row-steps-left = Movement steps left
wendake-board-row-exchanges-left = Exchanges left
wendake-board-row-purchases-left = Progress tiles that may be bought
wendake-board-row-categories-left = Turtle categories left
wendake-board-paying = Being paid for: { $tile }
wendake-board-row-first-pair = First pair: the lower counts
wendake-board-row-second-pair = Second pair: the lower counts
wendake-board-row-swaps = Unused swap tokens
wendake-board-row-objectives = Objectives

## New Allies

wendake-board-rifle-text = Not a resource: it comes from bartering with a ship, pays for Turn cards, and counts for turtle tiles.
wendake-board-action-alliance =
    { $flags ->
        [english] Alliance with the English: advance your disk, then barter, move patrols or spend a rifle.
        [french] Alliance with the French: advance your disk, then barter, move patrols or spend a rifle.
       *[either] Alliance with the flag of your choice: advance your disk, then barter, move patrols or spend a rifle.
    }
wendake-board-turn-cards = Turn cards
wendake-board-turn-cards-text = Whoever takes a space performs the Alliance action of its card, if it shows a flag, and then keeps the card for its effect.
wendake-board-turn-deck = Deck of level { $level }: { $count } left
wendake-board-turn-space = Space { $number }
wendake-board-space-of = { $name } stands here.
wendake-board-card-taken = card taken
wendake-board-card-gone = Discarded: { $card }
wendake-board-card-used = Used: it is turned up again at the end of the year.
wendake-board-card-alliance =
    { $flags ->
        [english] Upper half, when you take the space: an English Alliance action.
        [french] Upper half, when you take the space: a French Alliance action.
        [either] Upper half, when you take the space: an Alliance action with either flag.
       *[none] Upper half: no Alliance action.
    }
wendake-board-own-cards = Turn cards: { $count }
wendake-board-my-cards =
    { $you ->
        [yes] Your Turn cards
       *[no] Turn cards of { $name }
    }
wendake-board-seen = Tiles you look at
wendake-board-seen-text = Keep one of these tiles; the others go back unseen.
wendake-board-alliance = Alliance
wendake-board-alliance-of = { $name }: { $space }
wendake-board-alliance-text = The number is how much leather you may barter and how many steps your patrols have; at the end you add the points of your space.
wendake-board-towards = Towards: { $flag }
wendake-board-towards-text = Whoever changes sides scores the number of the space that is left, on a track of the flag that is left, and starts at 1 on the other side.
wendake-board-closed-lake = { $lake }, closed
wendake-board-closed-lake-text = With this number of players no canoe and no ship may come here.
wendake-board-ship-text = Whoever barters moves the ship to another lake. With the most canoes there, give leather for as many rifles.
wendake-board-most-canoes = Most canoes: { $name } ({ $count })
wendake-board-no-most-canoes = Nobody has the most canoes here.
wendake-board-barter-limit = Up to { $count } leather for as many rifles.
wendake-board-both-home = Nobody is injured: both go home.
wendake-board-canoe-of = Move a canoe of { $name }
wendake-board-patrol-text = It protects like a guard everywhere, and attacks only under its own flag. In a fight with a patrol nobody is injured: both go home.
wendake-board-card-taken-by = Taken by { $name }
wendake-board-advance =
    { $form ->
        [change]
            { $points ->
                [one] Changing sides pays 1 point on { $tracks }. The disk goes from { $from } to { $to }.
               *[other] Changing sides pays { $points } points on { $tracks }. The disk goes from { $from } to { $to }.
            }
        [end] The disk stays on { $to } and scores 1 point on { $tracks }.
       *[step] The disk goes from { $from } to { $to }.
    }
wendake-board-advance-worth = At the end of the game: { $after } instead of { $before }.
wendake-board-barter-lakes = You have the most canoes on: { $lakes }.
wendake-board-barter-moving = If you move somebody else’s canoe: { $lakes }.
wendake-board-barter-nowhere = You would not have the most canoes anywhere: no rifles, but the ship and a canoe can be moved.
wendake-board-patrol-reach =
    { $steps ->
        [one] 1 step. Territories within reach: { $count }.
       *[other] { $steps } steps in all. Territories within reach: { $count }.
    }
wendake-board-patrol-fights = They could attack in: { $lands }.
wendake-board-row-alliance = Alliance
wendake-board-row-turn-cards = Turn cards

## Adversity

wendake-board-token =
    { $token ->
        [arrow] Its token shows an arrow: the card acts.
        [circle] Its token showed the circle: the Ghost went to the turn order first.
       *[back] Its token is face down.
    }
wendake-board-ghost-mask = The Ghost’s mask of this year
wendake-board-ghost-mask-text = Its kind chooses the line of the Ghost cards, its oval the flag of the territories they act in: { $flag }.
wendake-board-token-apart = aside
wendake-board-token-aside =
    { $token ->
        [arrow] The token that was set aside is an arrow: the circle lies above a card.
        [circle] All three tokens showed arrows: the circle was set aside, so the Ghost goes to the turn order last.
       *[back] A fourth token is set aside unseen. One of the four is the circle: when it shows, the Ghost goes to the turn order.
    }
wendake-board-ghost-first = The Ghost begins this year with this card.
wendake-board-to-pay = To be paid: 1 resource or 1 victory point for the first action of this activation.
wendake-board-adversity-left = Adversity cards left: { $count }
wendake-board-europeans-text = It protects the Ghost’s natives in the areas here. Attack it and it leaves for good; your warrior goes home and rests for this Move.

## The board in words

wendake-board-words-map = The map
wendake-board-words-territory =
    { $territory }{ $home ->
        [none] { "" }
       *[other] , home of { $home }
    }. { $guards ->
        [none] No guards.
       *[other] Guards: { $guards }; { $majority ->
            [none] nobody has the majority.
           *[other] majority: { $majority }.
        }
    } Areas: { $areas }. Neighbours: { $neighbours }.
wendake-board-words-guards = { $name } { $count }
wendake-board-words-area = { $crop }: { $native } of { $name }
wendake-board-words-area-free = { $crop }: free
wendake-board-words-lakes = The lakes
wendake-board-words-lake = { $lake }: canoes: { $canoes }.
wendake-board-words-canoes = { $name } { $count }
wendake-board-words-none = none
wendake-board-words-tiles = Your action tiles
wendake-board-words-tile = { $place }: { $tile }{ $side ->
        [ritual] , RITUAL side
       *[other] { "" }
    }{ $used ->
        [yes] , used
       *[no] { "" }
    }.
wendake-board-words-empty = empty
wendake-board-words-cell-1 = Top left
wendake-board-words-cell-2 = Top middle
wendake-board-words-cell-3 = Top right
wendake-board-words-cell-4 = Middle left
wendake-board-words-cell-5 = Centre
wendake-board-words-cell-6 = Middle right
wendake-board-words-cell-7 = Bottom left
wendake-board-words-cell-8 = Bottom middle
wendake-board-words-cell-9 = Bottom right
wendake-board-words-tracks = Score tracks
wendake-board-words-track = { $track }: { $points }.

## The first minute

wendake-board-first-aim = What you are trying to do
    .text = You lead a village of the Great Lakes through seven years. Send your people out, harvest, hunt, trade and hold ceremonies, and keep all sides of village life in balance.
wendake-board-first-points = How points come
    .text = Four tracks stand in two pairs, and of each pair only the lower one counts at the end. Progress tiles, masks, guards and rituals move them; turtle tiles add points of their own.
wendake-board-first-turn = What a turn is
    .text = Put one marker on one of your nine action tiles and do what it shows. The three markers of a year must form a line. Then the tiles slide down, and better ones come in.
wendake-board-first-allies = New Allies
    .text = Reserving a space in the turn order also brings its Turn card, and often an Alliance action with the English or the French: barter leather for rifles, send out patrols, or score a point.

## The new tile of the year

wendake-board-new-tile = A new tile for next year
wendake-board-new-tile-leaves = Which tile leaves?
wendake-board-new-tile-comes = What comes instead?
wendake-board-new-tile-before = Now
wendake-board-new-tile-after = Next year
wendake-board-new-tile-text = The three tiles come back on top, in an order that nobody knows yet. What leaves is set aside and may come back in later years.
wendake-board-see-table = See the table
wendake-board-ghost-acts = The Ghost acts

## Progress tiles in a word or two

wendake-board-progress-move_1 = 1 step
wendake-board-progress-alliance_1 = Ally I
wendake-board-progress-free_order = Free order
wendake-board-progress-ritual_step = Ritual + step
wendake-board-progress-mask_draw_2 = Double draw
wendake-board-progress-mask_occupied = Shared space
wendake-board-progress-discount_1 = 1 off
wendake-board-progress-trade_plus_2 = Safe trade
wendake-board-progress-gain_animal = 1 animal
wendake-board-progress-animals_to_points = Animal points
wendake-board-progress-move_2 = 2 steps
wendake-board-progress-outpost_to_guard = Outpost, guard
wendake-board-progress-ritual_most_common = Great ritual
wendake-board-progress-shift_point = Shift a point
wendake-board-progress-mask_recall = Masks back
wendake-board-progress-mask_wild = Change a mask
wendake-board-progress-free_exchange_3 = Free trades
wendake-board-progress-discount_2 = 2 off
wendake-board-progress-gain_animal_vegetable = Animal + veg.
wendake-board-progress-vegetables_to_points = Veg. points
wendake-board-progress-move_3 = 3 steps
wendake-board-progress-discount_3 = 3 off
wendake-board-progress-alliance_3 = Ally III
wendake-board-progress-gain_2_and_beaver = 2 any, beaver
wendake-board-progress-ritual_extra_native = 1 native more
wendake-board-progress-resources_to_points = Any for points
wendake-board-progress-call_native = Called home
wendake-board-progress-mask_plus_1 = Mask point
wendake-board-progress-mask_extra = Bonus mask
wendake-board-progress-flip_tile = Turn a tile
