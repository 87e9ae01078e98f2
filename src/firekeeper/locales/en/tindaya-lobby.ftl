# How Tindaya presents itself before it is opened.

tindaya-lobby-name = Tindaya
tindaya-lobby-about = Lead a tribe of an archipelago through three eras: feed it, house it, please two angry gods, and hold the islands against the conquistadors. Together, or each for themselves.
tindaya-lobby-players = 1 to 4 players
tindaya-lobby-time = 2 to 3 hours
tindaya-lobby-played = { $campaign_step ->
    [none] { tindaya-lobby-played.short }, { $difficulty ->
        [easy] easy
        [medium] medium
       *[hard] hard
    }, { $players ->
        [one] solo
       *[other] { $players } players
    }
    [final] Campaign, final game, { $players } players
   *[other] Campaign, game { $campaign_step }, { $players } players
}
    .short = { $campaign_step ->
        [none] { $mode ->
            [domination] Domination
           *[alliance] Alliance
        }
        [final] Final game
       *[other] Game { $campaign_step }
    }
tindaya-stage = Era { $now } of { $of }
tindaya-stage-short = Era { $now }
tindaya-ending-alliance-won = The archipelago is saved: the alliance has won.
tindaya-ending-lost-by-wrath = The wrath of the gods has destroyed the archipelago.
tindaya-ending-lost-by-extinction = A tribe has died out.
tindaya-ending-lost-without-building = A tribe controls no building.
tindaya-ending-lost-archipelago = The conquistadors hold the archipelago.
tindaya-ending-lost-mission = The mission was not fulfilled.
tindaya-ending-domination-won = The points decide.
tindaya-ending-no-survivor = No tribe has survived.
tindaya-ending-traitor-won = The traitor has reached the goal.
tindaya-ending-campaign-goals-met = The goals of this campaign game are met.
tindaya-ending-campaign-goals-missed = The goals of this campaign game are missed.

## The map at New table

tindaya-lobby-map = A map of the archipelago: islands, volcanoes and trenches
tindaya-lobby-map-automatic = The map is drawn when the table begins. This is an example of what can come out.
tindaya-lobby-map-seed = This is the map of the seed that you have named.
tindaya-lobby-map-preset = This is the map you will play on.
tindaya-lobby-map-host = This is the map you have written.
tindaya-lobby-map-by_turns = Tiles are drawn when the table begins, as in this example; then the players lay the terrain by turns.
tindaya-lobby-map-another = Another example

## The campaign

tindaya-lobby-alone = Play alone
tindaya-campaign-1 = Arrival on the island
    .text = One era, together: move, collect, build, produce, feed the tribe, retake the fort. About 40 minutes.
tindaya-campaign-2 = Fury of the gods
    .text = Two eras, together: caves, waste, seers and all four trades. About 75 minutes.
tindaya-campaign-3 = Divine favours
    .text = Three eras, each tribe for itself: points, priority, objectives and monopolies. About 2 hours.
tindaya-campaign-final = The final game
    .text = All rules, together: missions, every Event card, red tiles. 2 to 3 hours.
