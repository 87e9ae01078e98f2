# How Wendake presents itself before it is opened.

wendake-lobby-name = Wendake
wendake-lobby-name-new_allies = Wendake: New Allies
    .short = New Allies
wendake-lobby-about = Lead a tribe of the Great Lakes through seven years: plant, hunt, trade, guard the land, hold ceremonies, and keep all four paths in balance.
wendake-lobby-players = 1 to 4 players
wendake-lobby-time = about 2 hours
wendake-stage = Year { $now } of { $of }
wendake-stage-short = Year { $now }
wendake-ending-points = The last year is over: the points decide.
wendake-lobby-alone-ghost = Play alone: the Ghost
wendake-lobby-alone-adversity = Play alone: Adversity
