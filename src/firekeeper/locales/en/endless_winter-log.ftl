# Endless Winter: what happened. $you says who is meant: yes (the reader), no (somebody else, named by $name).

## The course of the game

endless_winter-event-round-began = Round { $round } begins.
endless_winter-event-phase-began =
    { $phase ->
        [setup] Setup.
        [action_phase] The Action phase begins.
        [eclipse_phase] The Eclipse phase begins.
        [preparation_phase] The Preparation phase begins.
       *[final_scoring] The final scoring begins.
    }
endless_winter-event-turn-began =
    { $you ->
        [yes] It is your turn ({ $lap } of { $laps }).
       *[no] It is { $name }’s turn ({ $lap } of { $laps }).
    }
endless_winter-event-order-changed = Turn order: { $names }.
endless_winter-event-chief-taken =
    { $you ->
        [yes] You lead as { $chief }.
       *[no] { $name } leads as { $chief }.
    }
endless_winter-event-side-chosen =
    { $you ->
        [yes] You play { $chief } with { $side }.
       *[no] { $name } plays { $chief } with { $side }.
    }
endless_winter-event-setup-card-taken =
    { $you ->
        [yes] You start with { $card }.
       *[no] { $name } starts with { $card }.
    }
endless_winter-event-figure-placed =
    { $place ->
        [rest]
            { $you ->
                [yes] Your { $figure } rests.
               *[no] { $name }: the { $figure } rests.
            }
       *[other]
            { $you ->
                [yes] You place your { $figure } in { $column }.
               *[no] { $name } places the { $figure } in { $column }.
            }
    }
endless_winter-event-figures-returned = All figures come home.
endless_winter-event-game-ended =
    { $total ->
        [one]
            { $you ->
                [yes] The game is over. You win with { $total } point!
               *[no] The game is over. { $name } wins with { $total } point.
            }
       *[other]
            { $you ->
                [yes] The game is over. You win with { $total } points!
               *[no] The game is over. { $name } wins with { $total } points.
            }
    }

## Cards

endless_winter-event-card-played =
    { $culture ->
        [yes]
            { $you ->
                [yes] You play the Culture card { $one }.
               *[no] { $name } plays the Culture card { $one }.
            }
       *[no]
            { $you ->
                [yes] You play { $one } for { $labour } Labour.
               *[no] { $name } plays { $one } for { $labour } Labour.
            }
    }
endless_winter-event-skill-used =
    { $chief ->
        [yes]
            { $you ->
                [yes] You use the skill of your Chief { $card }.
               *[no] { $name } uses the skill of the Chief { $card }.
            }
       *[no]
            { $you ->
                [yes] You use the skill of { $card }.
               *[no] { $name } uses the skill of { $card }.
            }
    }
endless_winter-event-cards-drawn =
    { $cards ->
        [one]
            { $you ->
                [yes] You draw 1 card.
               *[no] { $name } draws 1 card.
            }
       *[other]
            { $you ->
                [yes] You draw { $cards } cards.
               *[no] { $name } draws { $cards } cards.
            }
    }
endless_winter-event-card-seen = You draw { $cards }.
endless_winter-event-deck-shuffled =
    { $you ->
        [yes]
            { $cards ->
                [one] Your discard pile becomes your draw deck again ({ $cards } card).
               *[other] Your discard pile is shuffled: { $cards } cards form your new draw deck.
            }
       *[no]
            { $cards ->
                [one] { $name } takes the discard pile as draw deck again ({ $cards } card).
               *[other] { $name } shuffles the discard pile: { $cards } cards form the new draw deck.
            }
    }
endless_winter-event-card-discarded =
    { $you ->
        [yes] You discard { $cards }.
       *[no] { $name } discards { $cards }.
    }
endless_winter-event-cards-cleared =
    { $you ->
        [yes] Your cards go to the discard pile: { $cards }.
       *[no] { $name }’s cards go to the discard pile: { $cards }.
    }
endless_winter-event-card-buried =
    { $hidden ->
        [yes] { $name } buries a card from hand.
       *[no]
            { $zone ->
                [hand] You bury { $one } from your hand.
                [discard]
                    { $you ->
                        [yes] You bury { $one } from your discard pile.
                       *[no] { $name } buries { $one } from the discard pile.
                    }
                [eclipse]
                    { $you ->
                        [yes] You bury { $one } from your Eclipse pile.
                       *[no] { $name } buries { $one } from the Eclipse pile.
                    }
               *[above]
                    { $you ->
                        [yes] You bury { $one } played this turn.
                       *[no] { $name } buries { $one } played this turn.
                    }
            }
    }
endless_winter-event-recruited =
    { $zone ->
        [hand]
            { $you ->
                [yes] You recruit { $one } to your hand.
               *[no] { $name } recruits { $one } to hand.
            }
        [discard]
            { $you ->
                [yes] You recruit { $one } to your discard pile.
               *[no] { $name } recruits { $one } to the discard pile.
            }
       *[none]
            { $you ->
                [yes] The stack { $card } is empty: you get a point instead.
               *[no] The stack { $card } is empty: { $name } gets a point instead.
            }
    }
endless_winter-event-learned =
    { $you ->
        [yes] You take the Culture card { $one }.
       *[no] { $name } takes the Culture card { $one }.
    }
endless_winter-event-display-filled = New on the Culture display: { $cards }.
endless_winter-event-display-cleared = Era II begins: { $cards } leave the Culture display and the game.

## Resources and points

endless_winter-event-food-spent =
    { $you ->
        [yes] You spend { $food } Food for { $labour } Labour.
       *[no] { $name } spends { $food } Food for { $labour } Labour.
    }
endless_winter-event-labour-gained =
    { $you ->
        [yes] You gain { $labour } Labour.
       *[no] { $name } gains { $labour } Labour.
    }
endless_winter-event-labour-lost =
    { $you ->
        [yes] You leave { $labour } Labour unused.
       *[no] { $name } leaves { $labour } Labour unused.
    }
endless_winter-event-gained =
    { $form ->
        [all]
            { $you ->
                [yes] There is no room on your track for { $wasted }.
               *[no] There is no room on { $name }’s track for { $wasted }.
            }
        [some]
            { $you ->
                [yes] You gain { $goods }; there is no room on your track for { $wasted } more.
               *[no] { $name } gains { $goods }; there is no room on the track for { $wasted } more.
            }
       *[none]
            { $you ->
                [yes] You gain { $goods }.
               *[no] { $name } gains { $goods }.
            }
    }
endless_winter-event-spent =
    { $you ->
        [yes] You pay { $goods }.
       *[no] { $name } pays { $goods }.
    }
endless_winter-event-swapped =
    { $you ->
        [yes] You choose { $lesser } { $benefit }.
       *[no] { $name } chooses { $lesser } { $benefit }.
    }
endless_winter-event-scored =
    { $points ->
        [one]
            { $you ->
                [yes] You score 1 point { $source } (now { $total }).
               *[no] { $name } scores 1 point { $source } (now { $total }).
            }
       *[other]
            { $you ->
                [yes] You score { $points } points { $source } (now { $total }).
               *[no] { $name } scores { $points } points { $source } (now { $total }).
            }
    }
endless_winter-scored-effects = from a benefit
endless_winter-scored-stacking = for stacked Megaliths
endless_winter-scored-honour_track = on the Honour track
endless_winter-scored-stones = for a Sacred Stone
endless_winter-scored-offering = for Food and Tools by the Offering track
endless_winter-scored-honour = for buried cards by the Honour rank
endless_winter-scored-cards = printed on cards
endless_winter-scored-animals = for sets of Animals

## Animals

endless_winter-event-animal-revealed = Revealed in the hunt area: { $animals }.
endless_winter-event-animal-taken =
    { $blind ->
        [yes]
            { $you ->
                [yes] You take the top Animal of the deck, { $one }.
               *[no] { $name } takes the top Animal of the deck, { $one }.
            }
       *[no]
            { $you ->
                [yes] You hunt { $one }.
               *[no] { $name } hunts { $one }.
            }
    }
endless_winter-event-animal-tipped =
    { $you ->
        [yes] You tip { $one }.
       *[no] { $name } tips { $one }.
    }
endless_winter-event-set-scored =
    { $jokers ->
        [0]
            { $you ->
                [yes] Your set of { $animals }: { $gain }.
               *[no] { $name }’s set of { $animals }: { $gain }.
            }
        [one]
            { $you ->
                [yes] Your set of { $animals } and 1 joker: { $gain }.
               *[no] { $name }’s set of { $animals } and 1 joker: { $gain }.
            }
       *[other]
            { $you ->
                [yes] Your set of { $animals } and { $jokers } jokers: { $gain }.
               *[no] { $name }’s set of { $animals } and { $jokers } jokers: { $gain }.
            }
    }

## Boards

endless_winter-event-stone-taken =
    { $you ->
        [yes] You take the Sacred Stone “{ $stone }”.
       *[no] { $name } takes the Sacred Stone “{ $stone }”.
    }
endless_winter-event-stone-scored =
    { $total ->
        [0]
            { $you ->
                [yes] Your Sacred Stone “{ $stone }”: { $gain }.
               *[no] { $name }’s Sacred Stone “{ $stone }”: { $gain }.
            }
       *[other]
            { $you ->
                [yes] Your Sacred Stone “{ $stone }”: { $gain } (now { $total }).
               *[no] { $name }’s Sacred Stone “{ $stone }”: { $gain } (now { $total }).
            }
    }
endless_winter-event-camp-placed =
    { $you ->
        [yes] You place a Camp on the Base tile.
       *[no] { $name } places a Camp on the Base tile.
    }
endless_winter-event-camp-moved =
    { $you ->
        [yes] You move a Camp: { $source } → { $target }.
       *[no] { $name } moves a Camp: { $source } → { $target }.
    }
endless_winter-event-village-built =
    { $you ->
        [yes] Three of your Camps become a Village between { $juncture }.
       *[no] { $name }: three Camps become a Village between { $juncture }.
    }
endless_winter-event-glacier-revealed = { $hex }: { $token } is turned face up ({ $effect }).
endless_winter-event-megalith-placed =
    { $neutral ->
        [yes]
            { $you ->
                [yes] You place a neutral Megalith: { $spot }.
               *[no] { $name } places a neutral Megalith: { $spot }.
            }
       *[no]
            { $you ->
                [yes] You place a Megalith: { $spot }.
               *[no] { $name } places a Megalith: { $spot }.
            }
    }
endless_winter-event-idol-moved =
    { $you ->
        [yes] Your Idol marker reaches level { $level } of the { $track }.
       *[no] { $name }’s Idol marker reaches level { $level } of the { $track }.
    }
endless_winter-track-offering = Offering track
endless_winter-track-honour = Honour track
endless_winter-event-rest-token-taken =
    { $form ->
        [next]
            { $you ->
                [yes] You put { $refused } under the pile and take { $token }.
               *[no] { $name } puts { $refused } under the pile and takes { $token }.
            }
       *[open]
            { $you ->
                [yes] You take { $token }.
               *[no] { $name } takes { $token }.
            }
    }
endless_winter-event-rest-token-returned = { $token } goes under the pile.
endless_winter-event-rest-token-revealed = On the pile lies { $token }.
endless_winter-token-effect = { $token } ({ $effect })

## The Eclipse

endless_winter-event-pile-committed =
    { $cards ->
        [0]
            { $you ->
                [yes] You have no Eclipse pile.
               *[no] { $name } has no Eclipse pile.
            }
        [one]
            { $you ->
                [yes] Your Eclipse pile has 1 card.
               *[no] { $name }’s Eclipse pile has 1 card.
            }
       *[other]
            { $you ->
                [yes] Your Eclipse pile has { $cards } cards.
               *[no] { $name }’s Eclipse pile has { $cards } cards.
            }
    }
endless_winter-event-piles-revealed = The Eclipse piles are revealed: { $piles }.
endless_winter-pile =
    { $count ->
        [0] { $name } { $labour } Labour (no cards)
       *[other] { $name } { $labour } Labour ({ $cards })
    }
endless_winter-event-eclipse-began =
    { $you ->
        [yes] Your Eclipse begins (place { $position } in turn order).
       *[no] { $name }’s Eclipse begins (place { $position } in turn order).
    }
endless_winter-event-hex-gathered =
    { $you ->
        [yes] You lead on { $terrain } (hex { $slot }): { $effect }.
       *[no] { $name } leads on { $terrain } (hex { $slot }): { $effect }.
    }
