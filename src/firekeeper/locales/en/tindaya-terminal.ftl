# Tindaya on a terminal: titles and labels of the panes, signs of the map, and the score sheet.

tindaya-pane-map = Archipelago
tindaya-pane-map-key = f forest, c coast, m mountain, V3 volcano, T3 trench · D dock, P pigsty, G goat pen, F field, X fort · ° token, # wall, u canoe, +2 animals, x2 conquistadors · B2* Blue: 2 villagers and a noble · @A @M @T @E disasters, w g b ships
tindaya-pane-island = { $island }:
tindaya-sign-sea = ~
tindaya-sign-trench = T
tindaya-sign-volcano = V
tindaya-sign-forest = f
tindaya-sign-coast = c
tindaya-sign-mountain = m
tindaya-sign-dock = D
tindaya-sign-pigsty = P
tindaya-sign-goat_pen = G
tindaya-sign-field = F
tindaya-sign-fort = X
tindaya-pane-mine = Your tribe
tindaya-pane-mountain = Mount Tindaya
tindaya-pane-coming = Events of this era
tindaya-pane-goals = Goals and Nature
tindaya-pane-market = Artisans’ market
tindaya-pane-you = You are { $name }
tindaya-pane-era = Era { $era } of { $eras }
tindaya-pane-cubes =
    { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }
tindaya-pane-cylinders =
    { $count ->
        [one] { $count } cylinder
       *[other] { $count } cylinders
    }
tindaya-pane-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
tindaya-pane-passed = passed
tindaya-pane-traitor = traitor
tindaya-pane-tribe = Tribe:
tindaya-pane-trades = Trades:
tindaya-pane-developed = developed
tindaya-pane-produced = produced
tindaya-pane-store = Store:
tindaya-pane-tokens =
    { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
tindaya-pane-prison =
    { $count ->
        [one] { $count } prisoner
       *[other] { $count } prisoners
    }
tindaya-pane-waste = { $count } waste
tindaya-pane-cave = second cave
tindaya-pane-canoe = a canoe of its own
tindaya-pane-idols = Idols:
tindaya-pane-face-down = { $count } face down
tindaya-pane-bought = Bought:
tindaya-pane-objectives = Secret objectives:
tindaya-pane-secret = face down
tindaya-pane-wrath = wrath { $wrath } of { $doom }, reaches { $radius } hexes
tindaya-pane-invasion = Conquistadors: { $count }, at most { $most } at the end
tindaya-pane-nature = Nature:
tindaya-pane-all-waste = waste { $count } of { $most }
tindaya-pane-deck =
    { $count ->
        [one] { $count } idol to draw
       *[other] { $count } idols to draw
    }
tindaya-sheet-villagers = Villagers
tindaya-sheet-nobles = Nobles
tindaya-sheet-prisoners = Prisoners
tindaya-sheet-inventions = Inventions
