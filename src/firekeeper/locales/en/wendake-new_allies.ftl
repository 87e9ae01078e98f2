# Wendake: New Allies. Keys end with the ids of the data files; arguments as in wendake.ftl.
# $flags: english, french, either (both flags are shown) or none.

## Goods, pieces, places

wendake-resource-rifle = rifle
wendake-count-rifle =
    { $count ->
        [one] 1 rifle
       *[other] { $count } rifles
    }
wendake-native-english_patrol = English patrol
    .one = an English patrol
wendake-native-french_patrol = French patrol
    .one = a French patrol
wendake-native-patrol = patrol
    .one = a patrol
wendake-piece-english_ship = English ship
wendake-piece-french_ship = French ship
wendake-disk-space =
    { $side ->
        [english] English { $number }
        [french] French { $number }
       *[centre] the centre
    }
wendake-pile-deck = the deck
wendake-pile-discard = the discard pile

## Actions and tiles

wendake-action-alliance =
    { $flags ->
        [english] Alliance (English)
        [french] Alliance (French)
       *[either] Alliance (either)
    }
    .short =
        { $flags ->
            [english] Alliance EN
            [french] Alliance FR
           *[either] Alliance
        }
    .the =
        { $flags ->
            [english] Alliance (English)
            [french] Alliance (French)
           *[either] Alliance
        }
wendake-tile-level1_na1 = Alliance (English) + Move 3
wendake-tile-level1_na2 = Alliance (French) + Move 3
wendake-tile-level1_na3 = Canoe + Alliance (either)
wendake-tile-level1_na4 = Tan Pelts + Move 1 + Alliance (either)
wendake-tile-level1_na5 = Alliance (either) + Military
wendake-tile-level2_na1 = Hunt + Tan Pelts + Alliance (either)
wendake-tile-level2_na2 = Canoe + Fish + Alliance (either)
wendake-tile-level2_na3 = Move 3 + Alliance (either) + Military
wendake-tile-level2_na4 = Fish + Alliance (either) + Trade
wendake-tile-level2_na5 = Mask Ceremony + Alliance (either) + Move 2

wendake-turtle-rifles_3 = 3 rifles
wendake-turtle-rifles_4 = 4 rifles
wendake-turtle-rifles_5 = 5 rifles

wendake-progress-alliance_1-allies-text = Once a year, when Military is scored, you count 1 more guard in every territory with the flag of your ally, and your patrols count as guards.
wendake-progress-alliance_3-allies-text = Like the level 1 Alliance; in that Military you also win all ties.

## Turn cards

wendake-turn-card =
    { $flags ->
        [english] { $effect } (English)
        [french] { $effect } (French)
        [either] { $effect } (either flag)
       *[none] { $effect } (no flag)
    }
wendake-space-card = space { $number }, { $card }

wendake-effect-fish_per_lake = Fish from every lake
wendake-effect-fish_per_lake-text = Gain 1 fish for each lake with a canoe of yours. Then the card is discarded.
wendake-effect-harvest_one_vegetable = Harvest of one vegetable
wendake-effect-harvest_one_vegetable-text = Name a vegetable: gain 1 of it for each of its areas with a woman of yours, your home included. Then the card is discarded.
wendake-effect-copy_turn_card = Borrowed effect
wendake-effect-copy_turn_card-text = Use the effect of any other face-up Turn card, of anybody or under a space; you pay for it yourself. Then this card is discarded.
wendake-effect-free_tan = Free tanning
wendake-effect-free_tan-text = Tan Pelts: all your beavers become leather. Then the card is discarded.
wendake-effect-other_flag_alliance = The other flag
wendake-effect-other_flag_alliance-text = For 1 rifle, when you reserve turn order: an Alliance action with a flag that the card of your space does not show, in place of the one it shows.
wendake-effect-rifle_for_two_resources = A rifle for two resources
wendake-effect-rifle_for_two_resources-text = Once a year, for 1 rifle: take 2 resources of your choice.
wendake-effect-turtle_search = Turtle search
wendake-effect-turtle_search-text = Once a year, after claiming turtle tiles: for each resource, all of different kinds, look at one more tile of a stack you claimed from, and keep the one you like.
wendake-effect-action_tile_search = Tile search
wendake-effect-action_tile_search-text = Once a year, when you replace an action tile: for each resource, all of different kinds, look at one tile of the pile; you may take one of them.
wendake-effect-lake_spread_military = Canoes on many lakes
wendake-effect-lake_spread_military-text = Once a year, for 1 rifle: 2 Military points, if nobody has canoes on more lakes than you.
wendake-effect-beavers_as_resources = Pay with beavers
wendake-effect-beavers_as_resources-text = Once a year, for 1 rifle: in this Trade each beaver may stand for one resource when you pay for progress tiles.
wendake-effect-two_resources_for_rifle = Two resources for a rifle
wendake-effect-two_resources_for_rifle-text = Once a year: give 2 different resources for 1 rifle.
wendake-effect-mask_heal = Healing masks
wendake-effect-mask_heal-text = Once a year, for 1 rifle: in a Mask Ceremony one native comes home from your longhouse.
wendake-effect-ritual_heal = Healing ritual
wendake-effect-ritual_heal-text = Once a year, in a Ritual: for each of up to 3 rifles one more native comes home, all of different types.
wendake-effect-activate_territory = Active territory
wendake-effect-activate_territory-text = Once a year, for 1 rifle: in one territory but your home your women and hunters produce, and each guard may take one step.
wendake-effect-hunters_leather = Hunters’ leather
wendake-effect-hunters_leather-text = Once a year, for 1 rifle: gain 1 leather for each area with a hunter of yours, your home included.
wendake-effect-off_line_marker = Out of line
wendake-effect-off_line_marker-text = Once a year, for 1 rifle and 1 resource: your third marker goes to a tile that is not in line with the other two.
wendake-effect-refresh_progress = Progress refreshed
wendake-effect-refresh_progress-text = Once a year: turn a used progress tile up again for as many different resources as its level.
wendake-effect-advance_alliance = Closer alliance
wendake-effect-advance_alliance-text = Once a year, for 1 rifle: your disk advances one space towards its flag; at 5 you score 1 point on a track of your ally instead.
wendake-effect-choose_mask = Chosen mask
wendake-effect-choose_mask-text = Once a year, for 1 rifle: take any card of the mask deck or of the discard pile.

## Prompts

wendake-prompt-draw-flags = Which pair of score tracks is English?
wendake-prompt-reveal-turn-card = A Turn card is turned up for space { $space }.
wendake-prompt-launch-on-open-lake = Choose a lake for your canoe: lakes differ.
wendake-prompt-order-alliance =
    { $flags ->
        [english] Perform the English Alliance action of the card?
        [french] Perform the French Alliance action of the card?
       *[either] Perform the Alliance action of the card, either flag?
    }
    .topic = whether to use the Alliance action of a card
wendake-prompt-advance-disk =
    { $side ->
        [unknown] Alliance: advance your disk.
        [centre] Alliance: advance your disk from the centre.
        [english] Alliance: advance your disk from English { $number }.
       *[french] Alliance: advance your disk from French { $number }.
    }
    .topic = where the Alliance disk goes
wendake-prompt-alliance-effect = { $flag } { $number }: barter, patrols or a rifle.
    .topic = barter, patrols or a rifle
wendake-prompt-place-ship = Barter: where does the { $flag } ship go?
    .topic = where a ship goes
wendake-prompt-barter = { $lake }: move a canoe, trade up to { $number } leather.
    .topic = what to barter
wendake-prompt-patrol-step =
    { $left ->
        [one] Patrols: 1 step left.
       *[other] Patrols: { $left } steps left.
    }
    .topic = where a patrol goes
wendake-prompt-advance-by-card =
    { $centre ->
        [yes] Towards which flag does your disk go?
       *[no] At the end of the track: where do you score 1 point?
    }
    .topic = where the Alliance disk goes
wendake-prompt-after-claims = Look for better turtle tiles, or go on.
    .topic = whether to look for better turtle tiles
wendake-prompt-look-for-turtle =
    { $open ->
        [yes] { $turtle }: keep a tile, or look at another one.
       *[no] Which stack do you search, and what do you pay?
    }
    .topic = which turtle tile to keep
wendake-prompt-see-turtle = { $name } looks at a turtle tile: { $turtle }.
wendake-prompt-look-for-tile = What do you pay to look at a tile of the pile?
    .topic = whether to look for another tile
wendake-prompt-see-tile = { $name } looks at an action tile.
wendake-prompt-place-off-line = Place your third marker off the line.
    .topic = where the third marker goes
wendake-prompt-spend-different =
    { $left ->
        [one] Give 1 resource of another kind.
       *[other] Give { $left } resources of different kinds.
    }
    .topic = which resources to give
wendake-prompt-harvest-one = Which vegetable do you harvest?
    .topic = which vegetable to harvest
wendake-prompt-activate-territory = Which territory is activated?
    .topic = which territory to activate
wendake-prompt-refresh-tile = Which progress tile do you turn up again?
    .topic = which progress tile to turn up again
wendake-prompt-heal-by-mask = Who comes home from the longhouse?
    .topic = who comes home from the longhouse
wendake-prompt-heal-in-ritual = Who else comes home, for 1 rifle each?
    .topic = who else comes home from the longhouse
wendake-prompt-choose-pile = Which pile do you search for a mask card?
    .topic = in which pile to look for a mask card
wendake-prompt-take-from-deck = Take any card of the deck.
    .topic = which mask card to take
wendake-prompt-take-from-discard = Take any card of the discard pile.
    .topic = which mask card to take
wendake-prompt-lay-discard = The discard pile is laid anew.

## Choices

wendake-choice-advance =
    { $form ->
        [change]
            { $points ->
                [one] Change to the { $flag }: 1 point on { $track }
               *[other] Change to the { $flag }: { $points } points on { $track }
            }
        [end] Stay at 5 of the { $flag }: 1 point on { $track }
       *[step] Advance towards the { $flag }
    }
wendake-choice-stay = Do not advance, stay with the { $flag }
wendake-choice-barter =
    { $count ->
        [0] Barter with a ship
        [one] Give 1 leather for 1 rifle
       *[other] Give { $count } leather for { $count } rifles
    }
wendake-choice-patrols = Move patrols
wendake-choice-spend-rifle = Spend 1 rifle for 1 point on { $track }
wendake-choice-ship = { $lake }
wendake-choice-canoe = Move a canoe of { $owner } to { $lake }
    .short = to { $lake }
wendake-group-canoe = A canoe of { $owner }:
wendake-group-from = From { $source } →
wendake-choice-attack-patrol = { $source } → attack { $victim } in { $target }
    .short = attack { $victim } in { $target }
wendake-choice-turn-card =
    { $form ->
        [copied] Borrow the effect “{ $effect }”
        [copied-twin] Borrow the effect “{ $effect }” (card { $code })
        [own-twin] Use “{ $effect }” (card { $code })
       *[own] Use “{ $effect }”
    }
wendake-choice-look =
    { $form ->
        [turtle] { $turtle }: look at a tile for 1 { $resource }
       *[tile] Look at a tile for 1 { $resource }
    }
wendake-choice-keep = Keep { $tile }
wendake-choice-territory = { $territory }
wendake-choice-refresh = “{ $tile }” (level { $level })
wendake-choice-pile = { $pile }
wendake-choice-take-mask = { $card }
wendake-choice-take-discard = { $card }
wendake-choice-give = Give 1 { $resource }
wendake-choice-harvest = { $resource }
wendake-choice-flag-pair =
    { $number ->
        [1] The first pair is English
       *[other] The second pair is English
    }
wendake-choice-reveal-card = { $card }

## What happened

wendake-event-flags-drawn = The English flag is on { $english }, the French flag on { $french }.
wendake-event-turn-card-revealed = Space { $space } of the turn order: { $card }.
wendake-event-turn-card-taken =
    { $you ->
        [yes] You took the Turn card “{ $card }”.
       *[no] { $name } took the Turn card “{ $card }”.
    }
wendake-event-turn-card-used =
    { $you ->
        [yes] You used “{ $effect }”.
       *[no] { $name } used “{ $effect }”.
    }
wendake-event-turn-card-discarded =
    { $leftover ->
        [yes] Nobody took “{ $card }”: it was discarded.
       *[no]
            { $you ->
                [yes] Your Turn card “{ $card }” was discarded.
               *[no] The Turn card “{ $card }” of { $name } was discarded.
            }
    }
wendake-event-turn-cards-changed = From now on there are Turn cards of level { $level }.
wendake-event-turn-cards-turned-up =
    { $you ->
        [yes] Your Turn cards were turned up: { $cards }.
       *[no] Turn cards of { $name } were turned up: { $cards }.
    }
wendake-event-disk-moved =
    { $you ->
        [yes] Your Alliance disk went from { $from } to { $to }.
       *[no] The Alliance disk of { $name } went from { $from } to { $to }.
    }
wendake-event-ship-moved =
    { $first ->
        [yes] The { $ship } appeared on { $lake }.
       *[no] The { $ship } sailed to { $lake }.
    }
wendake-event-canoe-moved =
    { $own ->
        [yes]
            { $you ->
                [yes] You moved your canoe from { $from } to { $to }.
               *[no] { $name } moved a canoe of their own from { $from } to { $to }.
            }
       *[no]
            { $you ->
                [yes] You moved a canoe of { $owner } from { $from } to { $to }.
               *[no] { $name } moved a canoe of { $owner } from { $from } to { $to }.
            }
    }
wendake-event-patrol-arrived =
    { $you ->
        [yes] Your { $piece } came to your home.
       *[no] { $name }: { $one } came to the home.
    }
wendake-event-patrol-left =
    { $you ->
        [yes] Your { $piece } left the map.
       *[no] { $name }: { $one } left the map.
    }
wendake-event-tile-sought =
    { $form ->
        [turtle]
            { $you ->
                [yes] You looked at a turtle tile: { $turtle }.
               *[no] { $name } looked at a turtle tile: { $turtle }.
            }
       *[tile]
            { $you ->
                [yes] You looked at an action tile of the pile.
               *[no] { $name } looked at an action tile of the pile.
            }
    }
wendake-event-tile-found = You saw { $tile }.
wendake-event-turtle-kept =
    { $seen ->
        [yes] You kept { $tile }.
       *[no]
            { $you ->
                [yes] You kept a turtle tile: { $turtle }.
               *[no] { $name } kept a turtle tile ({ $turtle }) and put { $returned } back.
            }
    }
wendake-event-tiles-returned =
    { $you ->
        [yes] You put { $count } of the action tiles you saw back into the pile.
       *[no] { $name } put { $count } of the action tiles seen back into the pile.
    }
wendake-event-progress-turned-up =
    { $you ->
        [yes] Your progress tile “{ $tile }” was turned up again.
       *[no] { $name } turned up the progress tile “{ $tile }”.
    }
wendake-event-discard-mixed =
    { $cards ->
        [one] The discard pile was laid anew: 1 card.
       *[other] The discard pile was laid anew: { $cards } cards.
    }
wendake-event-territory-activated =
    { $you ->
        [yes] You activated { $territory }.
       *[no] { $name } activated { $territory }.
    }

## On a terminal

pane-alliance = Alliances
pane-cards = Turn cards
pane-flag = { $flag }: { $tracks }; ship: { $lake }
pane-patrols = patrols: { $places }
sheet-alliance = Alliance
