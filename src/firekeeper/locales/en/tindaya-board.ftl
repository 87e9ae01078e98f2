# The Tindaya board in the browser: labels and tooltips. Used by the components in client/src/games/tindaya.

## Zones and labels

tindaya-board-zone-islands = Islands
tindaya-board-zone-boards = Boards
tindaya-board-zone-mountain = Mountain
tindaya-board-zone-forecast = Forecast
tindaya-board-zone-players = Players
tindaya-board-whose = Whose boards?
tindaya-board-row-score = Points

## The tribe's boards

tindaya-board-yours = Your boards
tindaya-board-boards-of = Boards of { $name }
tindaya-board-fold = Fold the boards (B)
tindaya-board-unfold = Open the boards (B)
tindaya-board-trades-board = Trades board
tindaya-board-tribe-board = Tribe board
tindaya-board-trade-unknown = not known yet
tindaya-board-trade-unknown-of = { $trade }, not known yet
tindaya-board-trade-text = Your tribe knows the trade: { $trade }. It can develop its inventions, produce its goods and build its building.
tindaya-board-trade-unknown-text = Your tribe does not know this trade yet. At the end of the era a noble learns it in such a building beside a native who knows it.
tindaya-board-develop = Develop ({ $trade })
tindaya-board-develop-used = Develop ({ $trade }), used this era
tindaya-board-develop-text = Put a marker here and pay the price of the next invention of this trade. A cylinder develops both.
tindaya-board-produce = Produce ({ $trade })
tindaya-board-produce-used = Produce ({ $trade }), used this era
tindaya-board-produce-text = Put a marker here: every building of this trade that you control gives its goods. A cylinder produces twice.
tindaya-board-action-used = Done this era. The marker comes back at the end of the era.
tindaya-board-invention-developed = { $name }, developed
tindaya-board-is-food =
    { $count ->
        [one] Food: { $count } ration a unit.
       *[other] Food: { $count } rations a unit.
    }
tindaya-board-spoils = Spoils: what is left after the meal becomes waste.
tindaya-board-is-fuel = Fuel: 2 units make a fire.
tindaya-board-is-weapon = Counts as a weapon.
tindaya-board-keeps =
    { $count ->
        [one] Keeps until the next era: { $count } unit of each kind.
       *[other] Keeps until the next era: { $count } units of each kind.
    }
tindaya-board-made-per-villager = Produce ({ $trade }) gives 1 for each of your villagers in the buildings you control.
tindaya-board-made-per-animal = Produce ({ $trade }) gives 1 for each animal in the buildings you control.
tindaya-board-made-per-building = { $invention }: Produce ({ $trade }) gives 1 for each building you control.
tindaya-board-made-per-slaughtered = { $invention }: Produce ({ $trade }) gives 1 for each animal slaughtered.
tindaya-board-made-per-conversion = { $invention }: Produce ({ $trade }) makes it of fresh goods.
tindaya-board-depot =
    { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    } and { $cylinders ->
        [one] { $cylinders } cylinder
       *[other] { $cylinders } cylinders
    } left
tindaya-board-depot-text = An action costs a marker: a cube does it once, a cylinder twice.
tindaya-board-depot-empty = none left
tindaya-board-explore = Explore
tindaya-board-explore-text = { $count } moves on land and sea; then those who moved collect, build, barter, herd, offer or fight.
tindaya-board-explore-traitor = { $count } moves of conquistadors on land and sea, without building canoes; where they land they build forts and fight.
tindaya-board-cave = Prepare the second cave
tindaya-board-cave-text = Until then only the first cave shelters villagers from the cold.
tindaya-board-cave-ready = The second cave is ready
tindaya-board-ready = ready
tindaya-board-caves = Caves
tindaya-board-caves-one = { $count } villagers, { $beds } places; the second cave is not prepared
tindaya-board-caves-both = { $count } villagers, { $beds } places in both caves
tindaya-board-caves-text = At the end of an era villagers without a place freeze. The first cave has { $count } places.
tindaya-board-idols = Idols
tindaya-board-no-idols = no idols
tindaya-board-idols-hidden =
    { $count ->
        [one] { $count } idol, face down
       *[other] { $count } idols, face down
    }
tindaya-board-idols-count =
    { $count ->
        [one] { $count } idol
       *[other] { $count } idols
    }
tindaya-board-idol-sell = As an action it can also be sold for a resource.
tindaya-board-idol-production = Production
tindaya-board-idol-protection = Protection
tindaya-board-idol-movement = Movement
tindaya-board-idol-fertility = Fertility
tindaya-board-idol-raw_materials = Materials
tindaya-board-idol-appeasement = Appeasement
tindaya-board-idol-offering_acoran = For Acoran
tindaya-board-idol-offering_moneiba = For Moneiba
tindaya-board-idol-offering_either = For a god
tindaya-board-idol-relocation = Relocation
tindaya-board-idol-wreckers = Wreckers
tindaya-board-idol-learning = Learning
tindaya-board-idol-contribution = Contribution
tindaya-board-idol-cancellation = Cancellation
tindaya-board-idol-clairvoyance = Clairvoyance
tindaya-board-tokens =
    { $count ->
        [one] { $count } raw-material token kept
       *[other] { $count } raw-material tokens kept
    }
tindaya-board-token-count = { $token }: { $count }
tindaya-board-tokens-text = A tribe keeps at most { $count } tokens.
tindaya-board-tokens-monopoly = The most tokens of a kind cost points at the end.
tindaya-board-no-tokens = no tokens
tindaya-board-kept-of = { $count } of { $of }
tindaya-board-prison =
    { $count ->
        [one] Prison: { $count } conquistador
       *[other] Prison: { $count } conquistadors
    }
tindaya-board-prison-text = Conquistadors taken in combat. One can be sacrificed in an offering.
tindaya-board-cards-bought =
    { $count ->
        [one] { $count } card bought at the market
       *[other] { $count } cards bought at the market
    }
tindaya-board-canoe = A canoe of one’s own
tindaya-board-power-agana = 4 moves
tindaya-board-power-arucas = cheap inventions
tindaya-board-power-ecero = more obsidian
tindaya-board-power-jandia = cheap market
tindaya-board-power-majos = own offering
tindaya-board-power-orone = more salt
tindaya-board-power-taoro = more straw
tindaya-board-power-tedote = second cave
tindaya-board-power-tihuya = an idol an era
tindaya-board-traitor = Traitor
tindaya-board-traitor-goal = Conquistadors: { $count }, the traitor needs { $of }
tindaya-board-traitor-goal-own = Conquistadors: { $count }, you need { $of }
tindaya-board-traitor-bands = Bands
tindaya-board-traitor-does = What the traitor does
tindaya-board-traitor-moves = Explore only: groups of conquistadors move over land, and over sea in any canoe, up to { $crew } in each.
tindaya-board-traitor-forts = Where they stop they put a fort. Buildings, tokens and animals there are lost.
tindaya-board-traitor-fights = They win a combat unless there are at least as many natives as conquistadors, with a weapon against each.
tindaya-board-traitor-walls = Walls keep them out, an idol of protection repels them, and they do not stop on volcanoes.
tindaya-board-chief = chief
tindaya-board-captives =
    { $count ->
        [one] { $count } captive
       *[other] { $count } captives
    }

## Mount Tindaya and the events

tindaya-board-mountain = Mount Tindaya
tindaya-board-wrath = { $god }: wrath { $wrath } of { $of }, radius { $radius }
tindaya-board-wrath-text = The higher the wrath, the further the disasters of this god reach. On the last space the game is lost.
tindaya-board-catastrophe-unknown = unknown
tindaya-board-catastrophe-unknown-text = Nobody has turned up the catastrophe of this era yet.
tindaya-board-slot = { $good } for { $god }
tindaya-board-slot-full = Complete.
tindaya-board-slot-given = { $count } of { $of } given.
tindaya-board-slot-giver = { $name }: { $count }
tindaya-board-slot-closed = Not asked this era.
tindaya-board-slot-label = { $good }: { $count } of { $of }
tindaya-board-slot-label-closed = { $good }: not asked this era
tindaya-board-fires =
    { $count ->
        [0] No fire for the seers
        [one] { $count } fire for the seers
       *[other] { $count } fires for the seers
    }
tindaya-board-fires-text = Each fire reveals one prophecy of the next era: where the disasters strike, or what the gods send.
tindaya-board-events = Events of the era, in order
tindaya-board-era = Era
tindaya-board-era-of = Era { $era } of { $of }
tindaya-board-no-events = none
tindaya-board-event-acoran = Acoran
tindaya-board-event-acoran-text = Acoran’s catastrophe strikes the islands around the volcano, as far as the wrath reaches.
tindaya-board-event-moneiba = Moneiba
tindaya-board-event-moneiba-text = Moneiba’s catastrophe strikes the islands around the volcano, as far as the wrath reaches.
tindaya-board-event-tsunami = Tsunami
tindaya-board-event-tsunami-text = Every terrain around the trench sinks with all on it, as far as Moneiba’s wrath reaches. Volcanoes stand. Nothing helps.
tindaya-board-event-eruption = Eruption
tindaya-board-event-eruption-text = Around the volcano everything becomes mountain, the sea too, as far as Acoran’s wrath reaches. Nothing helps.
tindaya-board-event-ship_white = White ship
tindaya-board-event-ship_white-text = It lands on the nearest island and attacks all its buildings, or a terrain if there are none.
tindaya-board-event-ship_grey = Grey ship
tindaya-board-event-ship_grey-text = It lands on the nearest island and attacks all its buildings, or a terrain if there are none.
tindaya-board-event-ship_black = Black ship
tindaya-board-event-ship_black-text = It lands on the nearest island and attacks all its buildings, or a terrain if there are none.
tindaya-board-event-unknown = Nobody has prophesied where it strikes.
tindaya-board-event-void = The place that it would strike is gone: it does not take place.
tindaya-board-event-is-void = does not take place
tindaya-board-event-no-ship = It is not at sea.
tindaya-board-event-over = over
tindaya-board-event-now = now
tindaya-board-defence-none = no defence
tindaya-board-defence-walls = walls, idols
tindaya-board-defence-fire = a fire a field
tindaya-board-defence-manure = 1 manure a field
tindaya-board-defence-weapon = a weapon a native
tindaya-board-defence-weapons = { $count } weapons each

## Forecast

tindaya-board-forecast = If the era ended now
tindaya-board-forecast-text = Steps and events of the end of the era played on what is public, with nobody defending. What nobody knows yet stays unknown.
tindaya-board-still-to-come = Still to come
tindaya-board-still-to-come-text = What the events that follow would take if nobody defended.
tindaya-board-nothing-more = nothing more
tindaya-board-unknown = unknown
tindaya-board-nothing = nothing
tindaya-board-points = points
tindaya-board-sinks =
    { $count ->
        [one] { $count } terrain sinks
       *[other] { $count } terrains sink
    }
tindaya-board-rises =
    { $count ->
        [one] { $count } mountain rises
       *[other] { $count } mountains rise
    }
tindaya-board-meter-food = Food
tindaya-board-meter-housing = Housing
tindaya-board-meter-waste = Waste
tindaya-board-meter-offerings = Offerings
tindaya-board-meter-attacks = Attacks
tindaya-board-food-for = { $have } for { $need }
tindaya-board-starve =
    { $count ->
        [one] { $count } starves
       *[other] { $count } starve
    }
tindaya-board-food-text = { $have } rations for { $need } villagers; newborn among them: { $born }.
tindaya-board-eaten = Eaten: { $units }.
tindaya-board-freeze =
    { $count ->
        [one] { $count } freezes
       *[other] { $count } freeze
    }
tindaya-board-all-housed = all housed
tindaya-board-housing-text = { $beds } places for { $count } villagers.
tindaya-board-waste-of = { $count } of { $of }
tindaya-board-waste-over = Acoran +1
tindaya-board-waste-text = { $count } waste, room for { $of }. Beyond that Acoran grows angrier.
tindaya-board-spoil-here = Of yours would spoil: { $units }.
tindaya-board-both-angrier = both angrier
tindaya-board-one-angrier = { $god } +1
tindaya-board-both-pleased = complete
tindaya-board-offering-complete = { $god }: complete.
tindaya-board-offering-missing = { $god }: { $units } missing.
tindaya-board-fatal = The wrath would end the game.
tindaya-board-attacks-on-you = { $count } on you
tindaya-board-no-attacks = not on you
tindaya-board-attacks-text =
    { $count ->
        [one] Ships would attack { $count } hex.
       *[other] Ships would attack { $count } hexes.
    }

## Nature, goals, shelf

tindaya-board-nature = Nature
tindaya-board-wild-goats =
    { $count ->
        [one] { $count } wild goat
       *[other] { $count } wild goats
    }
tindaya-board-wild-pigs =
    { $count ->
        [one] { $count } wild pig
       *[other] { $count } wild pigs
    }
tindaya-board-wild-text = Explorers herd them into goat pens and pigsties. Two of a kind have young at the end of the era.
tindaya-board-waste-now = Waste: { $count } of { $of }
tindaya-board-waste-explained = Spoiled food of all tribes. More than fits angers Acoran.
tindaya-board-conquistadors-now = Conquistadors: { $count }, at most { $of } at the end
tindaya-board-conquistadors-text = How many can be borne depends on the natives alive.
tindaya-board-conquistadors-traitor = With so many at the end the traitor wins. Nobody has to hold the archipelago any more.
tindaya-board-natives-alive =
    { $count ->
        [one] { $count } native alive
       *[other] { $count } natives alive
    }
tindaya-board-natives-text = The more live at the end, the more conquistadors the archipelago can bear.
tindaya-board-idol-deck =
    { $count ->
        [one] { $count } idol to draw
       *[other] { $count } idols to draw
    }
tindaya-board-of = of { $count }
tindaya-board-goals = Goals
tindaya-board-goals-met = { $count } of { $of }
tindaya-board-met = met
tindaya-board-open = open
tindaya-board-goal-wrath = No god’s wrath reaches the crater.
tindaya-board-goal-alive = Every tribe has a noble and a villager.
tindaya-board-goal-building = Every tribe controls a building.
tindaya-board-goal-archipelago = At most { $count } conquistadors.
tindaya-board-goal-fort = The first fort is retaken.
tindaya-board-goal-trades = Every tribe knows { $count } trades.
tindaya-board-goal-level_2 = Every tribe has an invention of level 2.
tindaya-board-how-alive = Do not let the last ones starve, drown or fall.
tindaya-board-how-building = A villager of the tribe in the building controls it.
tindaya-board-how-archipelago = The more natives are alive, the more conquistadors they hold in check. Prisoners do not count.
tindaya-board-how-fort = Enter it with a noble, at least as many natives as there are conquistadors, and a weapon for each of them.
tindaya-board-how-trades = At the end of the era a noble learns in a building of a trade the tribe does not know, beside a native of a tribe that knows it.
tindaya-board-how-level_2 = Develop the first invention of a trade, then the second.
tindaya-board-shelf = Goals, market and stock
tindaya-board-market = Market
tindaya-board-market-left =
    { $count ->
        [one] { $count } market card left
       *[other] { $count } market cards left
    }
tindaya-board-market-capacity = Large capac{"\u00AD"}ity
tindaya-board-market-wall = Wall
tindaya-board-market-idol = Idol
tindaya-board-market-bought = Bought.
tindaya-board-neutral-there =
    { $count ->
        [one] 1 neutral building of this kind on the map
       *[other] { $count } neutral buildings of this kind on the map
    }
tindaya-board-stock = Left to build
tindaya-board-buildings-left = { $building }: { $count } left
tindaya-board-building-text = Built by a noble on { $terrain }, if the tribe knows the trade: { $trade }.
tindaya-board-objective-text =
    { $count ->
        [one] At the end those who { $text } gain { $count } point.
       *[other] At the end those who { $text } gain { $count } points.
    }
tindaya-board-secrets = Secret
tindaya-board-secret-of = Secret objective of { $name }
tindaya-board-secret-token = Its token is worth { $count }.
tindaya-board-no-secrets = none yet
tindaya-board-monopolies = Monopolies
tindaya-board-monopolies-text = At the end the most tokens of wood, clay or ore cost a point, two with a lead of two.
tindaya-board-track = Contribution points, the lowest first
tindaya-board-track-of = { $name }: { $count }
tindaya-board-passed = passed
tindaya-board-islands = Islands
tindaya-board-at-sea = at sea
tindaya-board-island-row =
    { $count ->
        [0] { $island }
        [one] { $island }: { $count } place
       *[other] { $island }: { $count } places
    }

## Rows of numbers

tindaya-board-row-mission = Mission
tindaya-board-row-villagers = Villagers
tindaya-board-row-nobles = Nobles
tindaya-board-row-buildings = Buildings
tindaya-board-row-trades = Trades
tindaya-board-row-inventions = Inventions
tindaya-board-row-ration = Rations
tindaya-board-row-wood = Wood
tindaya-board-row-clay = Clay
tindaya-board-row-stone = Stone
tindaya-board-row-obsidian = Obsidian
tindaya-board-row-weapon = Weapons
tindaya-board-row-fire = Fires
tindaya-board-row-tokens = Raw-material tokens
tindaya-board-row-idol = Idols
tindaya-board-row-prison = Prisoners
tindaya-board-row-waste = Waste
tindaya-board-row-markers = Markers left
tindaya-board-row-conquistador = Conquistadors
tindaya-board-row-b-fort = Forts
tindaya-board-row-cube = Cubes
tindaya-board-row-cylinder = Cylinders
tindaya-board-row-from-play = In the course of the game
tindaya-board-row-from-monopolies = Monopolies
tindaya-board-row-from-idols = Idols of contribution
tindaya-board-row-from-noble-points = Nobles
tindaya-board-row-from-common = Common objectives
tindaya-board-row-from-secret = Secret objectives
tindaya-board-stores = Your stores

## The end of a game

tindaya-board-verdict-wrath =
    { $count ->
        [0] The wrath reached the crater: { $god }.
        [one] The wrath reached the crater: { $god }. It rose once in the last era.
       *[other] The wrath reached the crater: { $god }. It rose { $count } times in the last era.
    }
tindaya-board-verdict-offering = A complete offering would have calmed { $god }: { $units } were missing.
tindaya-board-verdict-archipelago =
    There are { $count } conquistadors on the islands, and the natives alive can bear { $of }: { $more ->
        [one] one more prisoner
       *[other] { $more } more prisoners
    } { $alone ->
        [yes] would have saved the archipelago.
       *[no] would have been enough against them.
    }
tindaya-board-verdict-no-survivor = A tribe survives with at least one noble and one villager: nobody had both.
tindaya-board-verdict-died-out =
    { $count ->
        [one] { $tribes } has died out: a tribe without a noble and a villager cannot win.
       *[other] { $tribes } have died out: tribes without a noble and a villager cannot win.
    }
tindaya-board-verdict-traitor = The traitor’s card, { $card }, asked for { $of } conquistadors on the board: there are { $count }.
tindaya-board-aim-mission = { $name }: { $text }
tindaya-board-verdict-deaths = { $tribe } lost natives in the last era: { $causes }.
tindaya-board-verdict-died-hunger = { $count } to hunger
tindaya-board-verdict-died-cold = { $count } to the cold
tindaya-board-verdict-died-events = { $count } to disasters and combats
tindaya-board-verdict-died-offered = { $count } offered to the gods
tindaya-board-verdict-buildings-lost = Buildings lost in the last era: { $buildings }.
tindaya-board-verdict-nobody =
    { $missing ->
        [noble] { $tribe } had no noble left.
        [villager] { $tribe } had no villager left.
       *[both] { $tribe } had nobody left.
    }
tindaya-board-verdict-tie-inventions = { $tribes } have as many points: { $tribe } has the most inventions, { $count }.
tindaya-board-verdict-tie-buildings = { $tribes } have as many points and inventions: { $tribe } controls the most buildings, { $count }.
tindaya-board-verdict-tie-shared = { $tribes } have as many points, inventions and buildings: they share the victory.
tindaya-board-aim-missed-by = Missed by { $tribes }.
tindaya-board-aim-there =
    { $count ->
        [one] There is { $count }.
       *[other] There are { $count }.
    }

## Barter

tindaya-board-barter = Barter: one unit for one
tindaya-board-barter-proposed = An offer
tindaya-board-barter-nothing = nothing yet
tindaya-board-barter-offer = The offer so far
tindaya-board-barter-pair = { $give } for { $take }
tindaya-board-barter-take-back = Click to take this pair out of the offer.
tindaya-board-barter-close = Close
tindaya-board-barter-waits = { $name } is thinking.
tindaya-board-barter-before = Barters of this game
tindaya-board-barter-accepted = accepted
tindaya-board-barter-refused = refused
