# How Endless Winter presents itself before it is opened.

endless_winter-lobby-name = Endless Winter
endless_winter-lobby-about = Guide a people through the end of the ice age for four generations: hunt, migrate, raise megaliths, honour the dead, and keep the right cards for the Eclipse.
endless_winter-lobby-players = 2 to 4 players
endless_winter-lobby-time = about 2 hours
endless_winter-stage = Round { $now } of { $of }
endless_winter-stage-short = Round { $now }
endless_winter-ending-points = The last round is over: the points decide.
