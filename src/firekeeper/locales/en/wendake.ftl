# Wendake. The names are those of the component list; keys end with the ids of the data files.
# Arguments: $you says who is meant: yes (the reader), no (somebody else, named by $name).

## Seats

wendake-seat-1 = Red
    .letter = R
wendake-seat-2 = Yellow
    .letter = Y
wendake-seat-3 = Green
    .letter = G
wendake-seat-4 = Blue
    .letter = B
wendake-seat-automa = Ghost
    .letter = G

## Resources and goods

wendake-resource-corn = corn
    .letter = c
wendake-resource-bean = bean
    .letter = b
wendake-resource-pumpkin = pumpkin
    .letter = p
wendake-resource-leather = leather
wendake-resource-fish = fish
wendake-resource-beaver = beaver

wendake-count-corn = { $count } corn
wendake-count-bean =
    { $count ->
        [one] 1 bean
       *[other] { $count } beans
    }
wendake-count-pumpkin =
    { $count ->
        [one] 1 pumpkin
       *[other] { $count } pumpkins
    }
wendake-count-leather = { $count } leather
wendake-count-fish = { $count } fish
wendake-count-beaver =
    { $count ->
        [one] 1 beaver
       *[other] { $count } beavers
    }

wendake-class-animal = animal resource
wendake-class-vegetable = vegetable resource
wendake-class-resource = resource

## Natives and other pieces

wendake-native-woman = woman
    .one = a woman
wendake-native-hunter = hunter
    .one = a hunter
wendake-native-warrior = warrior
    .one = a warrior
wendake-native-mohawk = Mohawk warrior
    .one = the Mohawk warrior
wendake-native-guard = guard
    .one = a guard
wendake-native-outpost = outpost
    .one = an outpost
wendake-native-native = native
    .one = a native

wendake-count-woman =
    { $count ->
        [one] 1 woman
       *[other] { $count } women
    }
wendake-count-hunter =
    { $count ->
        [one] 1 hunter
       *[other] { $count } hunters
    }
wendake-count-warrior =
    { $count ->
        [one] 1 warrior
       *[other] { $count } warriors
    }

## Tracks, flags

wendake-track-economic = Economic
wendake-track-military = Military
wendake-track-ritual = Ritual
wendake-track-mask = Mask
wendake-track-highest = highest track
wendake-track-lowest = lowest track

wendake-flag-english = English
    .short = EN
wendake-flag-french = French
    .short = FR

wendake-pairs = { $a } with { $b }, { $c } with { $d }

## Actions

wendake-action-canoe = Canoe
    .short = Canoe
    .the = Canoe
wendake-action-move = Move { $steps }
    .short = Move { $steps }
    .the = Move { $steps }
wendake-action-harvest = Harvest
    .short = Harvest
    .the = Harvest
wendake-action-hunt = Hunt
    .short = Hunt
    .the = Hunt
wendake-action-tan_pelts = Tan Pelts
    .short = Tan Pelts
    .the = Tan Pelts
wendake-action-fish = Fish
    .short = Fish
    .the = Fish
wendake-action-military = Military
    .short = Military
    .the = Military
wendake-action-mask_ceremony = Mask Ceremony
    .short = Masks
    .the = the Mask Ceremony
wendake-action-trade = Trade
    .short = Trade
    .the = Trade
wendake-action-sacred_fire = Sacred Fire
    .short = Sacred Fire
    .the = the Sacred Fire
wendake-action-ritual = Ritual
    .short = Ritual
    .the = the Ritual

wendake-actions = { $first } + { $rest }

## Action tiles

wendake-tile-basic_sacred_fire = Sacred Fire
wendake-tile-basic_move = Move 3
wendake-tile-basic_harvest = Harvest
wendake-tile-basic_hunt = Hunt + Move 1
wendake-tile-basic_tan_pelts = Tan Pelts + Move 1
wendake-tile-basic_fish = Fish + Military
wendake-tile-basic_mask_ceremony = Mask Ceremony
wendake-tile-basic_trade = Trade
wendake-tile-basic_canoe = Canoe + Move 1
wendake-tile-ottawa_sacred_fire = Sacred Fire (Ottawa tile)
wendake-tile-level1_01 = Hunt + Move 1 + Trade
wendake-tile-level1_02 = Harvest + Trade
wendake-tile-level1_03 = Tan Pelts + Move 1 + Trade
wendake-tile-level1_04 = Canoe + Trade
wendake-tile-level1_05 = Move 3 + Military
wendake-tile-level1_06 = Canoe + Military
wendake-tile-level1_07 = Tan Pelts + Move 1 + Military
wendake-tile-level1_08 = Fish + Move 2 + Military
wendake-tile-level1_09 = Mask Ceremony + Move 3
wendake-tile-level1_10 = Harvest + Mask Ceremony
wendake-tile-level1_11 = Mask Ceremony + Military
wendake-tile-level1_12 = Hunt + Mask Ceremony + Move 1
wendake-tile-level1_13 = Hunt + Tan Pelts + Move 2
wendake-tile-level1_14 = Harvest + Hunt + Move 1
wendake-tile-level1_15 = Harvest + Fish + Move 1
wendake-tile-level1_16 = Canoe + Fish + Move 1
wendake-tile-level1_17 = Move 5
wendake-tile-level2_01 = Hunt + Tan Pelts + Trade
wendake-tile-level2_02 = Harvest + Fish + Trade
wendake-tile-level2_03 = Canoe + Fish + Trade
wendake-tile-level2_04 = Harvest + Mask Ceremony + Trade
wendake-tile-level2_05 = Move 3 + Harvest + Trade
wendake-tile-level2_06 = Mask Ceremony + Military + Trade
wendake-tile-level2_07 = Move 5 + Military
wendake-tile-level2_08 = Move 3 + Mask Ceremony + Military
wendake-tile-level2_09 = Canoe + Fish + Military
wendake-tile-level2_10 = Hunt + Tan Pelts + Military
wendake-tile-level2_11 = Mask Ceremony + Move 2 + Mask Ceremony
wendake-tile-level2_12 = Fish + Mask Ceremony + Move 3
wendake-tile-level2_13 = Move 3 + Harvest + Mask Ceremony
wendake-tile-level2_14 = Move 3 + Harvest + Hunt
wendake-tile-level2_15 = Move 4 + Hunt + Tan Pelts
wendake-tile-level2_16 = Harvest + Hunt + Fish
wendake-tile-level2_17 = Canoe + Canoe + Move 2

## Progress tiles: name, and what the tile does

wendake-progress-move_1 = One step
wendake-progress-move_1-text = Once a year, at any point of your turn, one warrior makes 1 step.
wendake-progress-alliance_1 = Alliance (level 1)
wendake-progress-alliance_1-text = Take a flag. Once a year you count 1 more guard in every territory of your ally when Military is scored.
wendake-progress-free_order = Free order
wendake-progress-free_order-text = Once a year you perform the actions of the tile you activate in any order.
wendake-progress-ritual_step = Ritual and step
wendake-progress-ritual_step-text = Once a year a Ritual scores 1 more point, and one warrior then makes 1 step.
wendake-progress-mask_draw_2 = Double draw
wendake-progress-mask_draw_2-text = Once a year you draw 2 cards in a Mask Ceremony, then discard any one card of your hand.
wendake-progress-mask_occupied = Shared space
wendake-progress-mask_occupied-text = Once a year your mask disk may go to an occupied space, even the one it stands on.
wendake-progress-discount_1 = Discount 1
wendake-progress-discount_1-text = Once a year a progress tile costs you 1 resource less.
wendake-progress-trade_plus_2 = Safe exchange
wendake-progress-trade_plus_2-text = Once a year you exchange up to 2 more resources in a Trade, and no smallpox check follows.
wendake-progress-gain_animal = One animal resource
wendake-progress-gain_animal-text = Once a year, at any point of your turn, take 1 leather or 1 fish.
wendake-progress-animals_to_points = Animals for points
wendake-progress-animals_to_points-text = Once a year give 1 leather, 1 fish or one of each for as many points on one track of your choice.
wendake-progress-move_2 = Two steps
wendake-progress-move_2-text = Once a year, at any point of your turn, your warriors make up to 2 steps.
wendake-progress-outpost_to_guard = Outpost to guard
wendake-progress-outpost_to_guard-text = Once a year, in a transfer, the outpost stays in its territory as a guard instead of going home.
wendake-progress-ritual_most_common = Great ritual
wendake-progress-ritual_most_common-text = Once a year a Ritual scores your largest group of natives at home instead of the smallest.
wendake-progress-shift_point = Shifted point
wendake-progress-shift_point-text = Once a year move one of your score markers back by 1 and another one forward by 1.
wendake-progress-mask_recall = Masks recalled
wendake-progress-mask_recall-text = Once a year, before a Mask Ceremony, take back the mask cards you have played this year.
wendake-progress-mask_wild = Changed mask
wendake-progress-mask_wild-text = Once a year one mask card you play counts as any kind.
wendake-progress-free_exchange_3 = Free exchange
wendake-progress-free_exchange_3-text = Once a year, at any point of your turn, exchange up to 3 resources without any smallpox check.
wendake-progress-discount_2 = Discount 2
wendake-progress-discount_2-text = Once a year a progress tile costs you 2 resources less.
wendake-progress-gain_animal_vegetable = Animal and vegetable
wendake-progress-gain_animal_vegetable-text = Once a year, at any point of your turn, take 1 leather or fish, and 1 vegetable of your choice.
wendake-progress-vegetables_to_points = Vegetables for points
wendake-progress-vegetables_to_points-text = Once a year give up to 3 different vegetables for as many points on one track of your choice.
wendake-progress-move_3 = Three steps
wendake-progress-move_3-text = Once a year, at any point of your turn, your warriors make up to 3 steps.
wendake-progress-discount_3 = Discount 3
wendake-progress-discount_3-text = Once a year a progress tile costs you 3 resources less.
wendake-progress-alliance_3 = Alliance (level 3)
wendake-progress-alliance_3-text = Like the level 1 Alliance; in that Military you also win all ties.
wendake-progress-gain_2_and_beaver = Two resources and a beaver
wendake-progress-gain_2_and_beaver-text = Once a year, at any point of your turn, take 2 resources of your choice and 1 beaver.
wendake-progress-ritual_extra_native = One more native
wendake-progress-ritual_extra_native-text = Once a year one more native comes home in a Ritual, which scores 1 more point.
wendake-progress-resources_to_points = Resources for points
wendake-progress-resources_to_points-text = Once a year give up to 5 different resources for as many points on one track of your choice.
wendake-progress-call_native = Called home
wendake-progress-call_native-text = Once a year, at any point of your turn, one native comes home from the longhouse.
wendake-progress-mask_plus_1 = Mask point
wendake-progress-mask_plus_1-text = Once a year a Mask Ceremony scores 1 more point, even if you play no masks.
wendake-progress-mask_extra = Bonus mask
wendake-progress-mask_extra-text = Once a year you play masks as if you held one more card of any kind.
wendake-progress-flip_tile = Turned tile
wendake-progress-flip_tile-text = Once a year, at any point of your turn, turn over one action tile of your grid.

## Tribes: name, and what the tribe can do

wendake-tribe-wendat = Wendat
wendake-tribe-wendat-text = The common side of the cards: no special ability.
wendake-tribe-cayuga = Cayuga
wendake-tribe-cayuga-text = Your women who are attacked go home instead of to the longhouse.
wendake-tribe-fox = Fox
wendake-tribe-fox-text = You may buy 2 progress tiles in one Trade.
wendake-tribe-mohawk = Mohawk
wendake-tribe-mohawk-text = You have an extra black warrior, who goes home instead of to the longhouse after fighting a warrior.
wendake-tribe-ojibwa = Ojibwa
wendake-tribe-ojibwa-text = One of your action markers is black: after it you may place another marker in the same turn.
wendake-tribe-oneida = Oneida
wendake-tribe-oneida-text = You start with a progress tile of level 1 or 2, without its points.
wendake-tribe-onondaga = Onondaga
wendake-tribe-onondaga-text = You start with one more woman, hunter and warrior at home.
wendake-tribe-ottawa = Ottawa
wendake-tribe-ottawa-text = Your Sacred Fire tile never turns to its RITUAL side.
wendake-tribe-seneca = Seneca
wendake-tribe-seneca-text = You have two swap tokens; each one you do not use is worth 1 point.
wendake-tribe-shawnee = Shawnee
wendake-tribe-shawnee-text = You need one fewer woman, hunter or canoe for every turtle tile, but start with one warrior fewer.
wendake-tribe-tuscarora = Tuscarora
wendake-tribe-tuscarora-text = A warrior who attacks one of your hunters is injured as well.

wendake-tribe-start = Start: { $goods }; at home { $women }, { $hunters }, { $warriors }.
wendake-count-home_vegetable =
    { $count ->
        [one] 1 vegetable of your home
       *[other] { $count } vegetables of your home
    }
wendake-count-any_vegetable =
    { $count ->
        [one] 1 vegetable of your choice
       *[other] { $count } vegetables of your choice
    }
wendake-count-mask_card =
    { $count ->
        [one] 1 mask card
       *[other] { $count } mask cards
    }

## Turtle tiles

wendake-turtle-women_3 = 3 women
wendake-turtle-women_4 = 4 women
wendake-turtle-women_5 = 5 women
wendake-turtle-hunters_3 = 3 hunters
wendake-turtle-hunters_4 = 4 hunters
wendake-turtle-hunters_5 = 5 hunters
wendake-turtle-canoes_3 = 3 canoes
wendake-turtle-canoes_4 = 4 canoes
wendake-turtle-canoes_5 = 5 canoes
wendake-turtle-points =
    { $points ->
        [one] { $type }: 1 point on { $tracks }
       *[other] { $type }: { $points } points on { $tracks }
    }
wendake-turtle-either = { $first } or { $second }

## Masks

wendake-mask-crooked = crooked mask
    .short = crooked
wendake-mask-blower = blowing mask
    .short = blowing
wendake-mask-smiler = smiling mask
    .short = smiling
wendake-mask-tongue = tongue mask
    .short = tongue
wendake-mask-husk = husk mask
    .short = husk
wendake-mask-count = { $count } × { $mask }
wendake-oval-red = red oval (English)
wendake-oval-yellow = yellow oval (French)
wendake-blanket-infected = infected blanket
wendake-blanket-clean = uninfected blanket
wendake-card = { $kind }, { $oval }, { $blanket }

wendake-space-pair = 2 identical masks
wendake-space-three_different = 3 different masks
wendake-space-two_pairs = 2 + 2 identical masks
wendake-space-four_different = 4 different masks
wendake-space-three_alike = 3 identical masks
wendake-space-three_and_two = 3 + 2 identical masks
wendake-space-five_different = 5 different masks
wendake-space-four_alike = 4 identical masks
wendake-space-three_pairs = 2 + 2 + 2 identical masks

## The Ghost

wendake-ghost-ghost_a = Ghost card A
wendake-ghost-ghost_b = Ghost card B
wendake-ghost-ghost_c = Ghost card C
wendake-ghost-ghost_d = Ghost card D
wendake-ghost-ghost_e = Ghost card E
wendake-ghost-ghost_f = Ghost card F
wendake-ghost-ghost_g = Ghost card G
wendake-ghost-ghost_h = Ghost card H
wendake-ghost-action-raise_level = raise the progress level
wendake-ghost-action-eliminate_tile = eliminate a progress tile
wendake-ghost-action-gain_point = gain 1 point
wendake-ghost-action-move_warrior = move a warrior
wendake-ghost-action-move_woman = move a woman
wendake-ghost-action-move_hunter = move a hunter
wendake-objective-objective_a = A: few natives in the longhouse
wendake-objective-objective_a-text = At most { $threshold } natives in your longhouse.
wendake-objective-objective_b = B: every turtle tile type
wendake-objective-objective_b-text = Turtle tiles of { $threshold } types.
wendake-objective-objective_c = C: a full track
wendake-objective-objective_c-text = At least one of your score markers on { $threshold }.
wendake-objective-objective_d = D: six progress tiles
wendake-objective-objective_d-text = At least { $threshold } progress tiles.
wendake-objective-objective_e = E: four majorities
wendake-objective-objective_e-text = Most guards in at least { $threshold } territories, your home included.
wendake-objective-objective_f = F: eight areas at work
wendake-objective-objective_f-text = Women and hunters on at least { $threshold } areas, your home included.
wendake-objective-objective_g = G: the Ghost contained
wendake-objective-objective_g-text = At most { $threshold } natives of the Ghost outside its home.
wendake-objective-objective_h = H: six masks
wendake-objective-objective_h-text = At least { $threshold } mask cards.

## Maps

wendake-territory-allegheny = Allegheny
wendake-territory-bawating = Bawating
wendake-territory-cataraqui = Cataraqui
wendake-territory-chequamegon = Chequamegon
wendake-territory-genesee = Genesee
wendake-territory-kekionga = Kekionga
wendake-territory-kichi_sibi = Kichi-Sibi
wendake-territory-la_baye = La Baye
wendake-territory-michilimackinac = Michilimackinac
wendake-territory-muskingum = Muskingum
wendake-territory-nipigon = Nipigon
wendake-territory-nipissing = Nipissing
wendake-territory-oswego = Oswego
wendake-territory-saginaw = Saginaw
wendake-territory-sandusky = Sandusky
wendake-territory-scioto = Scioto
wendake-territory-wendake = Wendake

wendake-lake-superior = Lake Superior
    .short = Superior
wendake-lake-huron = Lake Huron
    .short = Huron
wendake-lake-michigan = Lake Michigan
    .short = Michigan
wendake-lake-erie = Lake Erie
    .short = Erie
wendake-lake-ontario = Lake Ontario
    .short = Ontario
wendake-river-susquehanna = Susquehanna River
wendake-river-st_marys = St. Marys River
wendake-river-niagara = Niagara River
wendake-river-detroit = Detroit River

wendake-crop-corn = corn
wendake-crop-bean = bean
wendake-crop-pumpkin = pumpkin
wendake-crop-hunt = hunt
wendake-area = { $territory } ({ $crop })
wendake-area-numbered = { $territory } ({ $crop } { $number })
wendake-place = place { $number } next year
wendake-place-unknown = the first free place
wendake-tile-ritual = Ritual (back of { $tile })
wendake-cell =
    { $row ->
        [1]
            { $column ->
                [1] top left
                [2] top middle
               *[3] top right
            }
        [2]
            { $column ->
                [1] middle left
                [2] centre
               *[3] middle right
            }
       *[3]
            { $column ->
                [1] bottom left
                [2] bottom middle
               *[3] bottom right
            }
    }
wendake-cell-tile = { $tile } ({ wendake-cell })
wendake-cell-ritual = Ritual, back of { $tile } ({ wendake-cell })

## The first screen

wendake-intro =
    Welcome to Wendake! Seven years, three tiles of your grid to activate in each, in one straight line.
    Warriors open up areas, women and hunters work there, canoes fish and help to trade.
    Trade, Military, Mask Ceremony and Ritual score on four tracks, paired two by two.
    Only the lower track of each pair counts at the end: keep both in balance.
    Type the number of a choice. Nothing is lost by trying: u takes it back, hint and ? help.

## Prompts

wendake-prompt-choose-home = Choose your home.
    .topic = which home to choose
wendake-prompt-choose-tribe = Choose your tribe.
    .topic = which tribe to choose
wendake-prompt-choose-vegetable = Your tribe starts with a vegetable of your choice.
    .topic = the vegetable to start with
wendake-prompt-take-leftover = Oneida: choose the progress tile you start with.
    .topic = the progress tile to start with
wendake-prompt-launch-canoe = Choose a lake for your canoe.
    .topic = a lake for a canoe
wendake-prompt-place-marker =
    { $tiles ->
        [0] Last marker: reserve a place in next year’s turn order.
       *[other]
            { $reserve ->
                [yes] Activate a tile ({ $tiles } left) or reserve turn order.
               *[no] Activate a tile ({ $tiles } left this year).
            }
    }
    .topic = where the next marker goes
wendake-prompt-end-turn = All done? End your turn.
    .topic = the end of the turn
wendake-prompt-place-another = After the black marker: place another, or end your turn.
    .topic = another marker, or the end of the turn
wendake-prompt-next-action =
    { $free_order ->
        [yes] Which action comes next? Still to do: { $actions }.
       *[no] Next action: { $action }.
    }
    .topic = the next action
wendake-prompt-light-fire = Sacred Fire: activate one more tile, outside your line.
    .topic = which tile Sacred Fire activates
wendake-prompt-move-step =
    { $left ->
        [one] Move: 1 step left. Where does the warrior go?
       *[other] Move: { $left } steps left. Where does the warrior go?
    }
    .topic = where the warrior goes
wendake-prompt-exchange =
    { $safe ->
        [yes] Exchange: up to { $left } more, without a smallpox check.
       *[no] Exchange: up to { $left } more. A smallpox check follows.
    }
    .topic = what to exchange
wendake-prompt-lose-native = Smallpox! One of your natives goes to the longhouse.
    .topic = who has smallpox
wendake-prompt-buy-progress =
    { $discount ->
        [0] Trade: buy a progress tile, or none.
       *[other] Trade: buy a progress tile for { $discount } less, or none.
    }
    .topic = a progress tile to buy, or none
wendake-prompt-pay-progress = What do you pay for the progress tile of level { $level }?
    .topic = what to pay for a progress tile
wendake-prompt-score-tied-track =
    { $points ->
        [one] Tied tracks: which one gets 1 point as your { $which }?
       *[other] Tied tracks: which one gets { $points } points as your { $which }?
    }
    .topic = which of the tied tracks scores
wendake-prompt-choose-flag = Who is your European ally?
    .topic = who is the European ally
wendake-prompt-buy-points = Trade: give different resources for 1 Economic point each.
    .topic = how many Economic points to buy
wendake-prompt-draw-mask =
    { $card ->
        [none] Mask Ceremony: draw a mask card.
       *[other] Draw a mask card, or take: { $top }.
    }
    .topic = which mask card to draw
wendake-prompt-discard-mask = Discard one mask card of your hand.
    .topic = which mask card to discard
wendake-prompt-play-masks = Play a combination of masks on a free space, or nothing.
    .topic = which masks to play
wendake-prompt-choose-mask = Which of these masks do you play? You keep the other.
    .topic = which mask to play
wendake-prompt-place-bonus-mask = Which mask of the combination is the bonus mask?
    .topic = which mask is the bonus mask
wendake-prompt-change-mask = Which of your masks counts as another kind?
    .topic = which mask counts as another kind
wendake-prompt-claim-turtles = Military: claim turtle tiles, one of each category, or none.
    .topic = which turtle tiles to claim
wendake-prompt-score-majorities =
    { $count ->
        [one] Military: you have the most guards in 1 territory.
       *[other] Military: you have the most guards in { $count } territories.
    }
    .topic = the majorities of guards
wendake-prompt-call-home =
    { $left ->
        [one] Who comes home from the longhouse?
       *[other] Who comes home from the longhouse? { $left } natives left.
    }
    .topic = who comes home from the longhouse
wendake-prompt-call-extra = One more native may come home from the longhouse.
    .topic = who else comes home from the longhouse
wendake-prompt-score-ritual =
    { $most_common ->
        [yes] Ritual: your largest group at home counts.
       *[no] Ritual: your smallest group at home counts.
    }
    .topic = the points of the Ritual
wendake-prompt-gain-resource = Take 1 { $class } of your choice.
    .topic = which resource to take
wendake-prompt-choose-point-track = On which track do you want the points?
    .topic = which track gets the points
wendake-prompt-spend-for-points = { $track }: give different resources, 1 point each.
    .topic = what to give for points
wendake-prompt-shift-point = Move one score marker back by 1 and another forward by 1.
    .topic = which score markers to move
wendake-prompt-flip-tile = Which tile of your grid do you turn over?
    .topic = which tile to turn over
wendake-prompt-swap-first = Swap: choose the first tile.
    .topic = which tiles to swap
wendake-prompt-swap-second = Swap: which tile changes places with the first?
    .topic = which tiles to swap
wendake-prompt-before-sliding = Your tiles are about to slide down: swap two of them?
    .topic = whether to swap two tiles
wendake-prompt-replace-tile = Replace one of the three tiles that left, or keep them.
    .topic = which tile to replace
wendake-prompt-lose-guard = Attack in { $territory }: which guard is injured?
    .topic = which guard is injured
wendake-prompt-assign-turtle = On which track does your turtle tile “{ $type }” score?
    .topic = on which tracks turtle tiles score
wendake-prompt-pair-tracks = The score tracks are paired.
wendake-prompt-lay-progress = A progress tile of level { $level } is laid out.
wendake-prompt-reveal-mask = A mask card is turned up on the discard pile.
wendake-prompt-deal-mask = A mask card is dealt to { $name }.
wendake-prompt-draw-order = The next place in the turn order is drawn.
wendake-prompt-reveal-tribe = A tribe card is turned up.
wendake-prompt-lay-tile = An action tile is laid into the grid of { $name }.
wendake-prompt-fill-display = An advanced action tile is turned up.
wendake-prompt-shuffle-top-row = The top row of { $name } is filled at random.
wendake-prompt-deal-turtle = A turtle tile is dealt to { $name }.
wendake-prompt-turn-up-blanket = Smallpox check for { $name }.
wendake-prompt-deal-ghost-mask = A mask card decides what the Ghost does this year.
wendake-prompt-deal-ghost-face = A Ghost card is laid out.

## Choices

wendake-choice-activate =
    { $marker ->
        [black] Activate with the black marker: { $cell }
       *[normal] Activate { $cell }
    }
    .short = { $tile }
wendake-group-activate = Activate a tile:
wendake-group-activate-black = Activate with the black marker:
wendake-group-tile = Tiles:
wendake-choice-reserve =
    { $marker ->
        [black] Reserve turn order with the black marker ({ $place })
       *[normal] Reserve turn order ({ $place })
    }
wendake-choice-fire = Activate { $cell }
    .short = { $tile }
wendake-choice-flip = Turn over { $cell }
    .short = { $tile }
wendake-choice-swap = Use your swap token
wendake-choice-swap-cell = { $cell }
    .short = { $tile }
wendake-choice-end-turn = End your turn
wendake-choice-place-another = Place another marker
wendake-choice-perform = { $action }
wendake-choice-skip = Skip { $action }
wendake-choice-skip-rest = Skip the remaining actions
wendake-choice-continue =
    { $at ->
        [score-majorities] Score the majorities
        [score-ritual] Score the Ritual
        [call-extra] Nobody comes home
        [place-bonus-mask] Do not use the bonus mask
       *[other] Continue
    }
wendake-choice-done =
    { $at ->
        [move-step] Stop moving
        [exchange] Stop exchanging
        [buy-progress] Buy no tile
        [buy-points] Buy no more points
       *[other] Done
    }
wendake-choice-move = { $source } → { $target }
    .short = { $target }
wendake-choice-occupy = { $source } → outpost in { $target }
    .short = { $target }
wendake-choice-attack = { $source } → attack { $victim } in { $target }
    .short = attack { $victim } in { $target }
wendake-choice-attack-guard = { $source } → attack { $victim } in { $target }
    .short = attack { $victim } in { $target }
wendake-victim = { $piece } ({ $name })
wendake-group-warrior = Warrior in { $source } →
wendake-group-mohawk = Mohawk warrior →
wendake-choice-lose =
    { $form ->
        [guard] From { $place }: a guard
        [mohawk] The Mohawk warrior
        [home] From home: { $native }
       *[area] From { $place }: { $native }
    }
wendake-choice-call = { $native }
wendake-choice-launch = { $lake }
wendake-choice-home = { $territory }, which grows { $crop }
wendake-choice-tribe = { $tribe }
wendake-choice-flag = The { $flag }
wendake-choice-exchange = { $give } → { $take }
    .short = { $take }
wendake-group-exchange = { $give } →
wendake-choice-sell = Give 1 { $resource } for 1 Economic point
wendake-choice-spend = Give 1 { $resource } for 1 point
wendake-choice-gain = 1 { $resource }
wendake-choice-track = { $track }
wendake-choice-shift = { $old } −1, { $new } +1
wendake-choice-buy = Buy “{ $tile }” (level { $level }): Economic +{ $points }, { $track } +{ $points }
wendake-choice-pay = Pay { $price }
wendake-choice-use = Use “{ $tile }”
wendake-choice-take = “{ $tile }” (level { $level })
wendake-choice-transfer =
    { $way ->
        [empty] Transfer from { $area }: the outpost goes home, the area stays empty
        [replace] Transfer to { $area }: { $native } replaces the outpost, who goes home
        [empty-stay] “{ $tile }” in { $area }: the outpost becomes a guard, the area stays empty
       *[replace-stay] “{ $tile }” in { $area }: the outpost becomes a guard, { $native } replaces him
    }
    .short =
        { $way ->
            [empty] the outpost goes home, the area stays empty
            [replace] { $native } replaces the outpost, who goes home
            [empty-stay] “{ $tile }”: he becomes a guard, the area stays empty
           *[replace-stay] “{ $tile }”: he becomes a guard, { $native } replaces him
        }
wendake-group-transfer = Transfer in { $area }:
wendake-choice-draw =
    { $source ->
        [deck] Draw from the deck
        [discard] Take from the discard pile: { $card }
       *[none] There is no card to draw
    }
wendake-choice-discard = { $card }
wendake-choice-play =
    { $points ->
        [one] { $space } ({ $masks }): 1 point
       *[other] { $space } ({ $masks }): { $points } points
    }
wendake-choice-play-nothing = Play nothing
wendake-choice-lay = { $card }
wendake-choice-bonus-mask = The { $mask }
wendake-choice-change-mask = A { $old } counts as a { $new }
wendake-choice-change-no-mask = Change no mask
wendake-choice-claim = Turtle tile “{ $turtle }”
wendake-choice-claim-nothing = Claim no more
wendake-choice-slide = Slide the tiles
wendake-choice-keep-tiles = Keep the three tiles
wendake-choice-replace = { $old } is replaced by { $new }
    .short = by { $new }
wendake-group-replace = Replace { $old }:
wendake-choice-pairing = { $pairs }
wendake-choice-progress = { $tile }
wendake-choice-card = { $card }
wendake-choice-next = { $name }
wendake-choice-reveal = { $tribe }
wendake-choice-tile = { $tile }
wendake-choice-top-row = Tiles { $a }, { $b }, { $c } from the left
wendake-choice-turtle = { $tile }
wendake-choice-ghost = { $face }

## What happened

wendake-event-year-began = Year { $year } began.
wendake-event-phase-began =
    { $phase ->
        [restore] The Restore Phase began.
       *[other] The next phase began.
    }
wendake-event-marker-placed =
    { $you ->
        [yes] You activated { $cell }.
       *[no] { $name } activated { $cell }.
    }
wendake-event-order-reserved =
    { $you ->
        [yes] You reserved { wendake-ordinal } place in next year’s turn order.
       *[no] { $name } reserved { wendake-ordinal } place in next year’s turn order.
    }
wendake-ordinal =
    { $position ->
        [1] first
        [2] second
        [3] third
       *[4] fourth
    }
wendake-event-action-performed =
    { $you ->
        [yes] You performed { $action }.
       *[no] { $name } performed { $action }.
    }
wendake-event-fire-lit =
    { $you ->
        [yes] Your Sacred Fire activated { $cell }.
       *[no] { $name } activated { $cell } with the Sacred Fire.
    }
wendake-event-gained =
    { $you ->
        [yes] You gained { $goods }.
       *[no] { $name } gained { $goods }.
    }
wendake-event-spent =
    { $you ->
        [yes] You gave { $goods }.
       *[no] { $name } gave { $goods }.
    }
wendake-event-scored =
    { $form ->
        [back]
            { $you ->
                [yes] Your { $track } marker went back to { $total }.
               *[no] The { $track } marker of { $name } went back to { $total }.
            }
        [lost]
            { $you ->
                [yes] You scored { $points } on { $track } (now { $total }); { $lost } more were lost beyond the end of the track.
               *[no] { $name } scored { $points } on { $track } (now { $total }); { $lost } more were lost beyond the end of the track.
            }
       *[up]
            { $you ->
                [yes] You scored { $points } on { $track } (now { $total }).
               *[no] { $name } scored { $points } on { $track } (now { $total }).
            }
    }
wendake-event-moved =
    { $route ->
        [launch]
            { $you ->
                [yes] You launched a canoe on { $to }.
               *[no] { $name } launched a canoe on { $to }.
            }
        [village]
            { $you ->
                [yes] You started with the progress tile “{ $tile }”.
               *[no] { $name } started with the progress tile “{ $tile }”.
            }
        [longhouse]
            { $you ->
                [yes] Your { $piece } went from { $from } to the longhouse.
               *[no] { $name }: { $one } went from { $from } to the longhouse.
            }
        [recovered]
            { $you ->
                [yes] Your { $piece } came home from the longhouse.
               *[no] { $name }: { $one } came home from the longhouse.
            }
        [home]
            { $you ->
                [yes] Your { $piece } went home from { $from }.
               *[no] { $name }: { $one } went home from { $from }.
            }
        [outpost]
            { $you ->
                [yes] Your { $piece } became an outpost: { $from } → { $to }.
               *[no] { $name }: { $one } became an outpost, { $from } → { $to }.
            }
        [work]
            { $you ->
                [yes] Your { $piece } went to work in { $to }.
               *[no] { $name }: { $one } went to work in { $to }.
            }
       *[walk]
            { $you ->
                [yes] Your { $piece } moved { $from } → { $to }.
               *[no] { $name } moved { $one } { $from } → { $to }.
            }
    }
wendake-place-home = home
wendake-event-fought =
    { $form ->
        [you] You attacked { $one } ({ $opponent }) in { $place }.
        [against-you] { $name } attacked your { $piece } in { $place }.
        [ghost] The Ghost attacked you in { $place }.
       *[others] { $name } attacked { $one } ({ $opponent }) in { $place }.
    }
wendake-event-mask-drawn =
    { $form ->
        [you-deck] You drew from the deck: { $card }.
        [you-discard] You took from the discard pile: { $card }.
        [discard] { $name } took from the discard pile: { $card }.
       *[deck] { $name } drew a mask card from the deck.
    }
wendake-event-mask-discarded =
    { $you ->
        [yes] You discarded: { $card }.
       *[no] { $name } discarded: { $card }.
    }
wendake-event-mask-revealed = The discard pile showed: { $card }.
wendake-event-mask-deck-shuffled = The discard pile was shuffled: { $cards } cards formed the new mask deck.
wendake-event-masks-played =
    { $you ->
        [yes] You played { $space }: { $masks }.
       *[no] { $name } played { $space }: { $masks }.
    }
wendake-event-masks-recalled =
    { $you ->
        [yes] You took back { $masks }.
       *[no] { $name } took back { $masks }.
    }
wendake-event-smallpox-checked =
    { $infected ->
        [yes]
            { $you ->
                [yes] Smallpox check: an infected blanket! You lost a native.
               *[no] Smallpox check: an infected blanket! { $name } lost a native.
            }
       *[no] Smallpox check: the blanket was uninfected.
    }
wendake-event-progress-bought =
    { $you ->
        [yes] You bought the progress tile “{ $tile }”.
       *[no] { $name } bought the progress tile “{ $tile }”.
    }
wendake-event-progress-used =
    { $you ->
        [yes] You used “{ $tile }”.
       *[no] { $name } used “{ $tile }”.
    }
wendake-event-flag-taken =
    { $you ->
        [yes] The { $flag } became your allies.
       *[no] The { $flag } became the allies of { $name }.
    }
wendake-event-turtle-claimed =
    { $you ->
        [yes] You claimed the turtle tile “{ $turtle }”.
       *[no] { $name } claimed the turtle tile “{ $turtle }”.
    }
wendake-event-turtle-seen =
    { $you ->
        [yes] Your turtle tile showed { $tile }.
       *[no] A turtle tile of { $name } showed { $tile }.
    }
wendake-event-tile-turned =
    { $side ->
        [ritual]
            { $you ->
                [yes] Your tile { $tile } turned to its RITUAL side.
               *[no] { $name }: { $tile } turned to its RITUAL side.
            }
       *[action]
            { $you ->
                [yes] Your tile { $tile } turned to its ACTION side.
               *[no] { $name }: { $tile } turned to its ACTION side.
            }
    }
wendake-event-tiles-swapped =
    { $you ->
        [yes] You swapped two tiles: { $one } and { $other }.
       *[no] { $name } swapped two tiles: { $one } and { $other }.
    }
wendake-event-tiles-slid =
    { $you ->
        [yes] Your tiles slid down; { $tiles } left the grid.
       *[no] The tiles of { $name } slid down; { $tiles } left the grid.
    }
wendake-event-tile-replaced =
    { $you ->
        [yes] You replaced { $old } with { $new }.
       *[no] { $name } replaced { $old } with { $new }.
    }
wendake-event-top-row-filled =
    { $you ->
        [yes] Your new top row: { $tiles }.
       *[no] New top row of { $name }: { $tiles }.
    }
wendake-event-display-filled = New advanced tile on display: { $tile }.
wendake-event-display-lost = The advanced tile { $tile } left the game.
wendake-event-progress-lost = The progress tile “{ $tile }” left the game.
wendake-event-order-changed = New turn order: { $names }.
wendake-event-home-chosen =
    { $you ->
        [yes] Your home is { $territory }.
       *[no] The home of { $name } is { $territory }.
    }
wendake-event-tribe-chosen =
    { $you ->
        [yes] You took the lead of the { $tribe }.
       *[no] { $name } took the lead of the { $tribe }.
    }
wendake-event-ghost-planned = The Ghost’s mask card of this year: { $card }.
wendake-event-ghost-acted = The Ghost acted ({ $face }): { $action }.
wendake-event-ghost-scored = The Ghost gained { $points } (now { $total }).
wendake-event-objective-met =
    { $points ->
        [one] Objective met, { $points } point: { $objective }.
       *[other] Objective met, { $points } points: { $objective }.
    }
wendake-event-game-ended =
    { $total ->
        [one]
            { $you ->
                [yes] The game is over. You won with { $total } point!
               *[no] The game is over. { $name } won with { $total } point.
            }
       *[other]
            { $you ->
                [yes] The game is over. You won with { $total } points!
               *[no] The game is over. { $name } won with { $total } points.
            }
    }

# Standing orders.
wendake-order-wishes = Tiles I wish for in the Restore Phase
    .text = The first of them that lies in the display, or among my own, takes the place of a tile that is not on the list. If none does, I keep mine.
wendake-order-slide = Do not ask me before the tiles slide
    .text = I swap no tiles then.
