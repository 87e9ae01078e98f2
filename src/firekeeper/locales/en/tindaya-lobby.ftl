# How Tindaya presents itself before it is opened.

tindaya-lobby-name = Tindaya
tindaya-lobby-about = Lead a tribe of an archipelago through three eras: feed it, house it, please two angry gods, and hold the islands against the conquistadors. Together, or each for themselves.
tindaya-lobby-players = 1 to 4 players
tindaya-lobby-time = 2 to 3 hours
tindaya-stage = Era { $now } of { $of }
tindaya-stage-short = Era { $now }
tindaya-ending-alliance-won = The archipelago is saved: the alliance has won.
tindaya-ending-lost-by-wrath = The wrath of the gods has destroyed the archipelago.
tindaya-ending-lost-by-extinction = A tribe has died out.
tindaya-ending-lost-without-building = A tribe controls no building.
tindaya-ending-lost-archipelago = The conquistadors hold the archipelago.
tindaya-ending-lost-mission = The mission was not fulfilled.
tindaya-ending-domination-won = The eras are over: the points decide.
tindaya-ending-no-survivor = No tribe has survived.
tindaya-ending-traitor-won = The traitor has reached the goal.
tindaya-ending-campaign-goals-met = The goals of this campaign game are met.
tindaya-ending-campaign-goals-missed = The goals of this campaign game are missed.
