# Tindaya: names of things, and the texts of its cards. A place has an attribute .at: where something happens.

## Seats

tindaya-seat-1 = Blue
    .letter = B
tindaya-seat-2 = Red
    .letter = R
tindaya-seat-3 = Yellow
    .letter = Y
tindaya-seat-4 = Green
    .letter = G
tindaya-neutral = the neutral villager

## Tribes

tindaya-tribe-agana = Agana
tindaya-tribe-agana-text = Explore gives 4 moves instead of 3. The tribe starts with a canoe of its own.
tindaya-tribe-arucas = Arucas
tindaya-tribe-arucas-text = Inventions of level 2 cost 1 raw material less, of your choice.
tindaya-tribe-ecero = Ecero
tindaya-tribe-ecero-text = Every ore token that you collect gives 1 more obsidian.
tindaya-tribe-jandia = Jandia
tindaya-tribe-jandia-text = Market cards cost 1 unit less, of your choice.
tindaya-tribe-majos = Majos
tindaya-tribe-majos-text = Once an era you make an offering without a marker and without a noble on a volcano, and add 1 unit of the supply. It is one of the two actions of your turn.
tindaya-tribe-orone = Orone
tindaya-tribe-orone-text = You start with the Salt works, or the Smokehouse if you have them already. Each Produce of the fisher gives 1 more salt.
tindaya-tribe-taoro = Taoro
tindaya-tribe-taoro-text = You start with the Plough, or the Mill if you have it already. Each Produce of the farmer gives 1 more straw.
tindaya-tribe-tedote = Tedote
tindaya-tribe-tedote-text = You start with a fourth villager and with the second cave.
tindaya-tribe-tihuya = Tihuya
tindaya-tribe-tihuya-text = You draw an idol at the start of each era.

## Trades, buildings, inventions

tindaya-trade-fisher = fisher
tindaya-trade-pig_breeder = pig breeder
tindaya-trade-goatherd = goatherd
tindaya-trade-farmer = farmer
tindaya-building-dock = fishing dock
    .one = a fishing dock
tindaya-building-pigsty = pigsty
    .one = a pigsty
tindaya-building-goat_pen = goat pen
    .one = a goat pen
tindaya-building-field = field
    .one = a field
tindaya-building-fort = fort
    .one = a fort
tindaya-invention-salt_works = Salt works
tindaya-invention-salt_works-text = Each Produce of the fisher also gives 1 salt for each dock you control.
tindaya-invention-smokehouse = Smokehouse
tindaya-invention-smokehouse-text = Fish becomes smoked fish, which keeps: pay 1 straw once in a Produce, convert as much as you like.
tindaya-invention-knife = Knife
tindaya-invention-knife-text = Each pig slaughtered gives 1 ham.
tindaya-invention-curing_house = Curing house
tindaya-invention-curing_house-text = Ham becomes salted meat, which keeps: pay 1 salt once in a Produce, convert as much as you like.
tindaya-invention-dagger = Dagger
tindaya-invention-dagger-text = Each goat slaughtered gives 1 horn (a weapon) and 1 goat meat.
tindaya-invention-cheese_mould = Cheese mould
tindaya-invention-cheese_mould-text = Milk becomes cheese, which keeps: pay 1 wood once in a Produce, convert as much as you like.
tindaya-invention-plough = Plough
tindaya-invention-plough-text = Each Produce of the farmer also gives 1 straw for each field you control, and 1 cereal for each villager there.
tindaya-invention-mill = Mill
tindaya-invention-mill-text = Cereals become toasted flour, which is food: pay 1 manure once in a Produce, convert as much as you like.

## Resources and animals

tindaya-resource-fish = fish
tindaya-resource-salt = salt
tindaya-resource-smoked_fish = smoked fish
tindaya-resource-manure = manure
tindaya-resource-ham = ham
tindaya-resource-salted_meat = salted meat
tindaya-resource-milk = milk
tindaya-resource-horns = horns
tindaya-resource-goat_meat = goat meat
tindaya-resource-cheese = cheese
tindaya-resource-figs = figs
tindaya-resource-straw = straw
tindaya-resource-cereals = cereals
tindaya-resource-toasted_flour = toasted flour
tindaya-resource-wood = wood
tindaya-resource-clay = clay
tindaya-resource-stone = stone
tindaya-resource-obsidian = obsidian
tindaya-resource-goat = goat
tindaya-resource-pig = pig
tindaya-count-fish = { $count } fish
tindaya-count-salt = { $count } salt
tindaya-count-smoked_fish = { $count } smoked fish
tindaya-count-manure = { $count } manure
tindaya-count-ham = { $count } ham
tindaya-count-salted_meat = { $count } salted meat
tindaya-count-milk = { $count } milk
tindaya-count-horns =
    { $count ->
        [one] { $count } horn
       *[other] { $count } horns
    }
tindaya-count-goat_meat = { $count } goat meat
tindaya-count-cheese = { $count } cheese
tindaya-count-figs =
    { $count ->
        [one] { $count } fig
       *[other] { $count } figs
    }
tindaya-count-straw = { $count } straw
tindaya-count-cereals =
    { $count ->
        [one] { $count } cereal
       *[other] { $count } cereals
    }
tindaya-count-toasted_flour = { $count } toasted flour
tindaya-count-wood = { $count } wood
tindaya-count-clay = { $count } clay
tindaya-count-stone = { $count } stone
tindaya-count-obsidian = { $count } obsidian
tindaya-count-goat =
    { $count ->
        [one] { $count } goat
       *[other] { $count } goats
    }
tindaya-count-pig =
    { $count ->
        [one] { $count } pig
       *[other] { $count } pigs
    }
tindaya-count-villager =
    { $count ->
        [one] { $count } villager
       *[other] { $count } villagers
    }
tindaya-count-noble =
    { $count ->
        [one] { $count } noble
       *[other] { $count } nobles
    }
tindaya-count-conquistador =
    { $count ->
        [one] { $count } conquistador
       *[other] { $count } conquistadors
    }
tindaya-count-weapon =
    { $count ->
        [0] no weapons
        [one] { $count } weapon
       *[other] { $count } weapons
    }
tindaya-count-neutral =
    { $count ->
        [one] { $count } neutral villager
       *[other] { $count } neutral villagers
    }
tindaya-of = { $what } of { $name }

## Tokens

tindaya-token-wood_token = wood token
tindaya-token-clay_token = clay token
tindaya-token-basic_ore_token = ore token
tindaya-token-volcanic_ore_token = volcanic ore token
tindaya-back-wood_bonus_1 = the number of the era + 1 wood
tindaya-back-wood_bonus_2 = the number of the era + 2 wood
tindaya-back-wood_bonus_3 = the number of the era + 3 wood
tindaya-back-clay_per_player = 1 clay for each player
tindaya-back-clay_2 = 2 clay
tindaya-back-clay_3 = 3 clay
tindaya-back-clay_4 = 4 clay
tindaya-back-ore_3_0 = 3 stone
tindaya-back-ore_0_3 = 3 obsidian
tindaya-back-ore_1_2 = 1 stone and 2 obsidian
tindaya-back-ore_2_1 = 2 stone and 1 obsidian

## Places

tindaya-terrain-forest = forest
    .one = a forest
tindaya-terrain-coast = coast
    .one = a coast
tindaya-terrain-mountain = mountain
    .one = a mountain
tindaya-place-hex = { $hex }
    .at = at { $hex }
tindaya-place-sea = sea { $hex }
    .at = at sea { $hex }
tindaya-place-trench = trench { $number }
    .at = in trench { $number }
tindaya-place-volcano = volcano { $number }
    .at = on volcano { $number }
tindaya-place-forest = forest { $hex }
    .at = in the forest { $hex }
tindaya-place-coast = coast { $hex }
    .at = on the coast { $hex }
tindaya-place-mountain = mountain { $hex }
    .at = on the mountain { $hex }
tindaya-place-dock = dock { $hex }
    .at = at the dock { $hex }
tindaya-place-pigsty = pigsty { $hex }
    .at = in the pigsty { $hex }
tindaya-place-goat_pen = goat pen { $hex }
    .at = in the goat pen { $hex }
tindaya-place-field = field { $hex }
    .at = in the field { $hex }
tindaya-place-fort = fort { $hex }
    .at = in the fort { $hex }
tindaya-island = island { $numbers }
tindaya-island-hex = the island around { $hex }
tindaya-island-nameless = an island without a volcano

## Gods, events, ships

tindaya-god-acoran = Acoran
tindaya-god-moneiba = Moneiba
tindaya-symbol-acoran = catastrophe of Acoran
tindaya-symbol-moneiba = catastrophe of Moneiba
tindaya-symbol-tsunami = tsunami
tindaya-symbol-eruption = eruption
tindaya-symbol-ship_white = landing of the white ship
tindaya-symbol-ship_grey = landing of the grey ship
tindaya-symbol-ship_black = landing of the black ship
tindaya-on-volcano = { $what } on volcano { $number }
tindaya-on-trench = { $what } in trench { $number }
tindaya-ship-ship_white = white ship
tindaya-ship-ship_grey = grey ship
tindaya-ship-ship_black = black ship
tindaya-seer-tibiabin = Tibiabin
tindaya-seer-tibiabin-text = She says where the disasters strike: the Prophecy card puts gods, tsunami and eruption on the board.
tindaya-seer-tamonante = Tamonante
tindaya-seer-tamonante-text = She says what the gods send: their two catastrophe cards are turned up.
tindaya-card-event = Event card { $number }
tindaya-card-prophecy = Prophecy card { $number }
tindaya-catastrophe-tropical_storm = Tropical storm
tindaya-catastrophe-tropical_storm-text = Docks are destroyed with the natives in them, clay tokens are removed. Walls and protection idols help.
tindaya-catastrophe-locusts = Locusts
tindaya-catastrophe-locusts-text = Fields are destroyed; nobody dies. A fire (2 units) saves a field.
tindaya-catastrophe-cyclone = Cyclone
tindaya-catastrophe-cyclone-text = Goat pens are destroyed with natives and goats in them, and canoes beside the islands. Walls and protection idols help.
tindaya-catastrophe-pirates = Pirates
tindaya-catastrophe-pirates-text = All natives are killed. Walls and protection idols help; each weapon saves a native.
tindaya-catastrophe-san_borondon = San Borondón
tindaya-catastrophe-san_borondon-text = The whole island vanishes with all on it, its volcano too. Nothing helps.
tindaya-catastrophe-wildfire = Wildfire
tindaya-catastrophe-wildfire-text = Pigsties are destroyed with natives and pigs in them, wood tokens are removed. Nothing helps.
tindaya-catastrophe-guayota = Guayota
tindaya-catastrophe-guayota-text = All natives are killed, except on volcanoes; animals flee to Nature. Nothing helps.
tindaya-catastrophe-tibicenas = Tibicenas
tindaya-catastrophe-tibicenas-text = All animals are killed, and half of those in Nature. Walls and protection idols help on the islands.
tindaya-catastrophe-earthquake = Earthquake
tindaya-catastrophe-earthquake-text = Goat pens are destroyed with natives and goats in them, ore tokens are removed. Nothing helps.
tindaya-catastrophe-drought = Drought
tindaya-catastrophe-drought-text = Fields are destroyed with the natives in them. 1 manure saves a field.

## Missions and objectives

tindaya-mission-inventors = Inventors
tindaya-mission-inventors-text = Every tribe has at least { $count } inventions.
tindaya-mission-warriors = Warriors
tindaya-mission-warriors-text = Every tribe has at least { $count } conquistadors in prison.
tindaya-mission-breeders = Breeders
tindaya-mission-breeders-text = Every tribe has at least { $count } animals in buildings it controls.
tindaya-mission-planners = Planners
tindaya-mission-planners-text =
    { $count ->
        [one] Every tribe has some preserves in store.
       *[other] Every tribe has at least { $count } kinds of preserves in store.
    }
tindaya-mission-fertile = Fertile
tindaya-mission-fertile-text = Every tribe has more than { $count } villagers.
tindaya-common-sages = Sages
tindaya-common-sages-text = know the most trades
tindaya-common-worshippers = Worshippers
tindaya-common-worshippers-text = have the most natives on volcanoes
tindaya-common-travellers = Travellers
tindaya-common-travellers-text = occupy the most islands
tindaya-common-engineers = Engineers
tindaya-common-engineers-text = have the most inventions of level 2
tindaya-common-settlers = Settlers
tindaya-common-settlers-text = occupy the largest group of adjacent hexes
tindaya-common-specialists = Specialists
tindaya-common-specialists-text = control the most buildings of one type
tindaya-common-islanders = Islanders
tindaya-common-islanders-text = control the most buildings on the largest island
tindaya-common-jacks_of_all_trades = Jacks of all trades
tindaya-common-jacks_of_all_trades-text = occupy the most types of buildings
tindaya-common-landowners = Landowners
tindaya-common-landowners-text = control the most buildings
tindaya-common-explorers = Explorers
tindaya-common-explorers-text = control the two buildings furthest apart
tindaya-secret-most_docks = Fishermen
tindaya-secret-most_docks-text = who controls the most docks gains the value of the token
tindaya-secret-most_goat_pens = Goatherds
tindaya-secret-most_goat_pens-text = who controls the most goat pens gains the value of the token
tindaya-secret-most_pigsties = Pig breeders
tindaya-secret-most_pigsties-text = who controls the most pigsties gains the value of the token
tindaya-secret-most_fields = Farmers
tindaya-secret-most_fields-text = who controls the most fields gains the value of the token
tindaya-secret-most_goats = Goat herd
tindaya-secret-most_goats-text = who has the most goats gains the value of the token
tindaya-secret-most_pigs = Pig herd
tindaya-secret-most_pigs-text = who has the most pigs gains the value of the token
tindaya-secret-most_prisoners = Gaolers
tindaya-secret-most_prisoners-text = who has the most prisoners gains the value of the token
tindaya-secret-most_villagers = Large tribe
tindaya-secret-most_villagers-text = who has the most villagers gains the value of the token
tindaya-secret-most_preserves = Full larders
tindaya-secret-most_preserves-text = who has the most preserves gains the value of the token
tindaya-secret-hoard_horns = Horn hoarders
tindaya-secret-hoard_horns-text = who has the most horns loses the value of the token
tindaya-secret-hoard_obsidian = Obsidian hoarders
tindaya-secret-hoard_obsidian-text = who has the most obsidian loses the value of the token
tindaya-secret-hoard_wood = Wood hoarders
tindaya-secret-hoard_wood-text = who has the most wood loses the value of the token
tindaya-secret-hoard_clay = Clay hoarders
tindaya-secret-hoard_clay-text = who has the most clay loses the value of the token
tindaya-secret-hoard_stone = Stone hoarders
tindaya-secret-hoard_stone-text = who has the most stone loses the value of the token
tindaya-secret-hoard_salt = Salt hoarders
tindaya-secret-hoard_salt-text = who has the most salt loses the value of the token
tindaya-secret-hoard_manure = Manure hoarders
tindaya-secret-hoard_manure-text = who has the most manure loses the value of the token
tindaya-secret-hoard_straw = Straw hoarders
tindaya-secret-hoard_straw-text = who has the most straw loses the value of the token
tindaya-secret-hoard_cereals = Cereal hoarders
tindaya-secret-hoard_cereals-text = who has the most cereals loses the value of the token

## Idols and the market

tindaya-idol-production = idol of production
tindaya-idol-production-text = Produce once with a trade you know, even if its space is taken.
tindaya-idol-protection = idol of protection
tindaya-idol-protection-text = When asked: protect a hex you occupy from a catastrophe that a wall would stop, or repel an attack on it.
tindaya-idol-movement = idol of movement
tindaya-idol-movement-text = Explore as with a cube.
tindaya-idol-fertility = idol of fertility
tindaya-idol-fertility-text = Your villagers, or your animals, reproduce at once.
tindaya-idol-raw_materials = idol of raw materials
tindaya-idol-raw_materials-text = Discard 1 or 2 raw-material tokens of your depots.
tindaya-idol-appeasement = idol of appeasement
tindaya-idol-appeasement-text = The wrath of a god falls by 1 step. Then draw another idol.
tindaya-idol-offering_acoran = idol of offering (Acoran)
tindaya-idol-offering_acoran-text = Complete one demand of Acoran without giving anything.
tindaya-idol-offering_moneiba = idol of offering (Moneiba)
tindaya-idol-offering_moneiba-text = Complete one demand of Moneiba without giving anything.
tindaya-idol-offering_either = idol of offering (either god)
tindaya-idol-offering_either-text = Complete one demand of either god without giving anything.
tindaya-idol-relocation = idol of relocation
tindaya-idol-relocation-text = Move Acoran or Moneiba to another volcano.
tindaya-idol-wreckers = idol of the wreckers
tindaya-idol-wreckers-text = Remove a ship: it does not land this era.
tindaya-idol-learning = idol of learning
tindaya-idol-learning-text = Learn a trade at once, with a noble in such a building beside a native who knows it.
tindaya-idol-contribution = idol of contribution
tindaya-idol-contribution-text = It is worth 1 point at the end of the game.
tindaya-idol-cancellation = idol of cancellation
tindaya-idol-cancellation-text = Discard a secret objective, yours or another player’s, with its token.
tindaya-idol-clairvoyance = idol of clairvoyance
tindaya-idol-clairvoyance-text = Look at a secret objective of another player; you may swap its token with one of yours.
tindaya-market-large_capacity = Large capacity
tindaya-market-large_capacity-text = You can store any number of preserves.
tindaya-market-wall_for_manure = Protective wall (manure)
tindaya-market-wall_for_manure-text = Put a wall on a hex you occupy. It stops conquistadors and some catastrophes.
tindaya-market-wall_for_straw = Protective wall (straw)
tindaya-market-wall_for_straw-text = Put a wall on a hex you occupy. It stops conquistadors and some catastrophes.
tindaya-market-idol_for_clay_and_straw = Idol (clay and straw)
tindaya-market-idol_for_clay_and_straw-text = Draw an idol.
tindaya-market-idol_for_clay_and_manure = Idol (clay and manure)
tindaya-market-idol_for_clay_and_manure-text = Draw an idol.
tindaya-market-idol_for_stone_and_straw = Idol (stone and straw)
tindaya-market-idol_for_stone_and_straw-text = Draw an idol.
tindaya-market-idol_for_stone_and_manure = Idol (stone and manure)
tindaya-market-idol_for_stone_and_manure-text = Draw an idol.
tindaya-price = Price: { $units }.

## The traitor

tindaya-traitor-missionary = Missionary
tindaya-traitor-missionary-text = In each combat won a beaten native becomes a conquistador. Wins with { $count } conquistadors on the board.
tindaya-traitor-liberator = Liberator
tindaya-traitor-liberator-text = Each combat won frees the prisoners of a beaten tribe. Wins with { $count } conquistadors on the board.
tindaya-traitor-leader = Leader
tindaya-traitor-leader-text = A conquistador becomes the chief, with a canoe. Wins with { $count } conquistadors on the board and the chief alive.
tindaya-traitor-emissary = Emissary
tindaya-traitor-emissary-text = May move a ship when passing. Wins with { $count } conquistadors on the board.
tindaya-traitor-jailer = Jailer
tindaya-traitor-jailer-text = Beaten natives are taken captive, each one makes the goal easier. Wins with { $count } conquistadors on the board, less the captives.

## Phases and steps

tindaya-phase-setup = Setup
tindaya-phase-strategy = Strategy phase
tindaya-phase-actions = Action phase
tindaya-phase-end_of_era = End of era
tindaya-phase-over = The game is over
tindaya-step-reproduction = Reproduction
tindaya-step-food = Food
tindaya-step-waste_step = Waste
tindaya-step-housing = Housing
tindaya-step-offerings = Offerings
tindaya-step-events = Events
tindaya-step-learning = Learning
tindaya-step-survival = Survival
tindaya-step-prophecies = Prophecies
tindaya-step-upkeep = Upkeep
tindaya-marker-cube = with a cube
tindaya-marker-cylinder = with a cylinder (twice)

## Rations

tindaya-rations =
    { $count ->
        [one] { $count } ration
       *[other] { $count } rations
    }
tindaya-a-unit = a unit
tindaya-count-animal =
    { $count ->
        [one] { $count } animal
       *[other] { $count } animals
    }
