# Endless Winter: what happened. $you says who is meant: yes (the reader), no (somebody else, named by $name).

## The course of the game

endless_winter-event-round-began = Round { $round } began.
endless_winter-event-phase-began =
    { $phase ->
        [setup] Setup.
        [action_phase] The Action phase began.
        [eclipse_phase] The Eclipse phase began.
        [preparation_phase] The Preparation phase began.
       *[final_scoring] The final scoring began.
    }
endless_winter-event-turn-began =
    { $you ->
        [yes] It is your turn ({ $lap } of { $laps }).
       *[no] It is { $name }’s turn ({ $lap } of { $laps }).
    }
endless_winter-event-order-changed = Turn order: { $names }.
endless_winter-event-chief-taken =
    { $you ->
        [yes] You took { $chief } as Chief.
       *[no] { $name } took { $chief } as Chief.
    }
endless_winter-event-side-chosen =
    { $you ->
        [yes] You played { $chief } with { $side }.
       *[no] { $name } played { $chief } with { $side }.
    }
endless_winter-event-setup-card-taken =
    { $you ->
        [yes] You started with { $card }.
       *[no] { $name } started with { $card }.
    }
endless_winter-event-figure-placed =
    { $place ->
        [rest]
            { $you ->
                [yes] Your { $figure } rested.
               *[no] { $name }: the { $figure } rested.
            }
       *[other]
            { $you ->
                [yes] You placed your { $figure } in { $column }.
               *[no] { $name } placed the { $figure } in { $column }.
            }
    }
endless_winter-event-figures-returned = All figures came home.
endless_winter-event-game-ended =
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

## Cards

endless_winter-event-card-played =
    { $culture ->
        [yes]
            { $you ->
                [yes] You played the Culture card { $one }.
               *[no] { $name } played the Culture card { $one }.
            }
       *[no]
            { $you ->
                [yes] You played { $one } for { $labour } Labour.
               *[no] { $name } played { $one } for { $labour } Labour.
            }
    }
endless_winter-event-skill-used =
    { $chief ->
        [yes]
            { $you ->
                [yes] You used the skill of your Chief { $card }.
               *[no] { $name } used the skill of the Chief { $card }.
            }
       *[no]
            { $you ->
                [yes] You used the skill of { $card }.
               *[no] { $name } used the skill of { $card }.
            }
    }
endless_winter-event-cards-drawn =
    { $cards ->
        [one]
            { $you ->
                [yes] You drew 1 card.
               *[no] { $name } drew 1 card.
            }
       *[other]
            { $you ->
                [yes] You drew { $cards } cards.
               *[no] { $name } drew { $cards } cards.
            }
    }
endless_winter-event-card-seen = You drew { $cards }.
endless_winter-event-deck-shuffled =
    { $you ->
        [yes]
            { $cards ->
                [one] Your discard pile became your draw deck again ({ $cards } card).
               *[other] Your discard pile was shuffled: { $cards } cards formed your new draw deck.
            }
       *[no]
            { $cards ->
                [one] { $name } took the discard pile as draw deck again ({ $cards } card).
               *[other] { $name } shuffled the discard pile: { $cards } cards formed the new draw deck.
            }
    }
endless_winter-event-card-discarded =
    { $you ->
        [yes] You discarded { $cards }.
       *[no] { $name } discarded { $cards }.
    }
endless_winter-event-cards-cleared =
    { $you ->
        [yes] Your cards went to the discard pile: { $cards }.
       *[no] { $name }’s cards went to the discard pile: { $cards }.
    }
endless_winter-event-card-buried =
    { $hidden ->
        [yes] { $name } buried a card from hand.
       *[no]
            { $zone ->
                [hand] You buried { $one } from your hand.
                [discard]
                    { $you ->
                        [yes] You buried { $one } from your discard pile.
                       *[no] { $name } buried { $one } from the discard pile.
                    }
                [eclipse]
                    { $you ->
                        [yes] You buried { $one } from your Eclipse pile.
                       *[no] { $name } buried { $one } from the Eclipse pile.
                    }
               *[above]
                    { $you ->
                        [yes] You buried { $one } played this turn.
                       *[no] { $name } buried { $one } played this turn.
                    }
            }
    }
endless_winter-event-recruited =
    { $zone ->
        [hand]
            { $you ->
                [yes] You recruited { $one } to your hand.
               *[no] { $name } recruited { $one } to hand.
            }
        [discard]
            { $you ->
                [yes] You recruited { $one } to your discard pile.
               *[no] { $name } recruited { $one } to the discard pile.
            }
       *[none]
            { $you ->
                [yes] The stack { $card } was empty: you got a point instead.
               *[no] The stack { $card } was empty: { $name } got a point instead.
            }
    }
endless_winter-event-learned =
    { $you ->
        [yes] You took the Culture card { $one }.
       *[no] { $name } took the Culture card { $one }.
    }
endless_winter-event-display-filled = New on the Culture display: { $cards }.
endless_winter-event-display-cleared = Era II began: { $cards } left the Culture display and the game.

## Resources and points

endless_winter-event-food-spent =
    { $you ->
        [yes] You spent { $food } Food for { $labour } Labour.
       *[no] { $name } spent { $food } Food for { $labour } Labour.
    }
endless_winter-event-labour-gained =
    { $you ->
        [yes] You gained { $labour } Labour.
       *[no] { $name } gained { $labour } Labour.
    }
endless_winter-event-labour-lost =
    { $you ->
        [yes] You left { $labour } Labour unused.
       *[no] { $name } left { $labour } Labour unused.
    }
endless_winter-event-gained =
    { $form ->
        [all]
            { $you ->
                [yes] There was no room on your track for { $wasted }.
               *[no] There was no room on { $name }’s track for { $wasted }.
            }
        [some]
            { $you ->
                [yes] You gained { $goods }; there was no room on your track for { $wasted } more.
               *[no] { $name } gained { $goods }; there was no room on the track for { $wasted } more.
            }
       *[none]
            { $you ->
                [yes] You gained { $goods }.
               *[no] { $name } gained { $goods }.
            }
    }
endless_winter-event-spent =
    { $you ->
        [yes] You paid { $goods }.
       *[no] { $name } paid { $goods }.
    }
endless_winter-event-swapped =
    { $you ->
        [yes] You chose { $lesser } { $benefit }.
       *[no] { $name } chose { $lesser } { $benefit }.
    }
endless_winter-event-scored =
    { $points ->
        [one]
            { $you ->
                [yes] You scored 1 point { $source } (now { $total }).
               *[no] { $name } scored 1 point { $source } (now { $total }).
            }
       *[other]
            { $you ->
                [yes] You scored { $points } points { $source } (now { $total }).
               *[no] { $name } scored { $points } points { $source } (now { $total }).
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
                [yes] You took the top Animal of the deck, { $one }.
               *[no] { $name } took the top Animal of the deck, { $one }.
            }
       *[no]
            { $you ->
                [yes] You hunted { $one }.
               *[no] { $name } hunted { $one }.
            }
    }
endless_winter-event-animal-tipped =
    { $you ->
        [yes] You tipped { $one }.
       *[no] { $name } tipped { $one }.
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
        [yes] You took the Sacred Stone “{ $stone }”.
       *[no] { $name } took the Sacred Stone “{ $stone }”.
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
        [yes] You placed a Camp on the Base tile.
       *[no] { $name } placed a Camp on the Base tile.
    }
endless_winter-event-camp-moved =
    { $you ->
        [yes] You moved a Camp: { $source } → { $target }.
       *[no] { $name } moved a Camp: { $source } → { $target }.
    }
endless_winter-event-village-built =
    { $you ->
        [yes] Three of your Camps became a Village between { $juncture }.
       *[no] { $name }: three Camps became a Village between { $juncture }.
    }
endless_winter-event-glacier-revealed = { $hex }: { $token } was turned face up ({ $effect }).
endless_winter-event-megalith-placed =
    { $neutral ->
        [yes]
            { $you ->
                [yes] You placed a neutral Megalith: { $spot }.
               *[no] { $name } placed a neutral Megalith: { $spot }.
            }
       *[no]
            { $you ->
                [yes] You placed a Megalith: { $spot }.
               *[no] { $name } placed a Megalith: { $spot }.
            }
    }
endless_winter-event-idol-moved =
    { $you ->
        [yes] Your Idol marker reached level { $level } of the { $track }.
       *[no] { $name }’s Idol marker reached level { $level } of the { $track }.
    }
endless_winter-track-offering = Offering track
endless_winter-track-honour = Honour track
endless_winter-event-rest-token-taken =
    { $form ->
        [next]
            { $you ->
                [yes] You put { $refused } under the pile and took { $token }.
               *[no] { $name } put { $refused } under the pile and took { $token }.
            }
       *[open]
            { $you ->
                [yes] You took { $token }.
               *[no] { $name } took { $token }.
            }
    }
endless_winter-event-rest-token-returned = { $token } went under the pile.
endless_winter-event-rest-token-revealed = On the pile lay { $token }.
endless_winter-token-effect = { $token } ({ $effect })

## The Eclipse

endless_winter-event-pile-committed =
    { $cards ->
        [0]
            { $you ->
                [yes] You had no Eclipse pile.
               *[no] { $name } had no Eclipse pile.
            }
        [one]
            { $you ->
                [yes] Your Eclipse pile had 1 card.
               *[no] { $name }’s Eclipse pile had 1 card.
            }
       *[other]
            { $you ->
                [yes] Your Eclipse pile had { $cards } cards.
               *[no] { $name }’s Eclipse pile had { $cards } cards.
            }
    }
endless_winter-event-piles-revealed = The Eclipse piles were revealed: { $piles }.
endless_winter-pile =
    { $count ->
        [0] { $name } { $labour } Labour (no cards)
       *[other] { $name } { $labour } Labour ({ $cards })
    }
endless_winter-event-eclipse-began =
    { $you ->
        [yes] Your Eclipse began (place { $position } in turn order).
       *[no] { $name }’s Eclipse began (place { $position } in turn order).
    }
endless_winter-event-hex-gathered =
    { $you ->
        [yes] You led on { $terrain } (hex { $slot }): { $effect }.
       *[no] { $name } led on { $terrain } (hex { $slot }): { $effect }.
    }
