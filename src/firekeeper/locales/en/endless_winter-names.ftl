# The names of Endless Winter’s things. Keys end with the ids of the data files.

## Players

endless_winter-seat-1 = Wolf
    .letter = W
endless_winter-seat-2 = Bison
    .letter = B
endless_winter-seat-3 = Lion
    .letter = L
endless_winter-seat-4 = Bear
    .letter = R

## Starting and Tribe cards

endless_winter-card-start_tribesman = Tribesman
    .count =
        { $count ->
            [one] a Tribesman
           *[other] { $count } Tribesmen
        }
endless_winter-card-start_tribeswoman = Tribeswoman
    .count =
        { $count ->
            [one] a Tribeswoman
           *[other] { $count } Tribeswomen
        }
endless_winter-card-start_brave = Brave
    .count =
        { $count ->
            [one] a Brave
           *[other] { $count } Braves
        }
endless_winter-card-hunter = Hunter
    .count =
        { $count ->
            [one] a Hunter
           *[other] { $count } Hunters
        }
endless_winter-card-artisan = Artisan
    .count =
        { $count ->
            [one] an Artisan
           *[other] { $count } Artisans
        }
endless_winter-card-explorer = Explorer
    .count =
        { $count ->
            [one] an Explorer
           *[other] { $count } Explorers
        }
endless_winter-card-elder = Elder
    .count =
        { $count ->
            [one] an Elder
           *[other] { $count } Elders
        }
endless_winter-card-shaman = Shaman
    .count =
        { $count ->
            [one] a Shaman
           *[other] { $count } Shamans
        }

## Culture cards

endless_winter-card-c1_01 = Fire Making
endless_winter-card-c1_02 = Flint Knapping
endless_winter-card-c1_03 = Gathering
endless_winter-card-c1_04 = Oral Tradition
endless_winter-card-c1_05 = Hide Tanning
endless_winter-card-c1_06 = Spear-Thrower
endless_winter-card-c1_07 = Tracking
endless_winter-card-c1_08 = Trapping
endless_winter-card-c1_09 = Meat Smoking
endless_winter-card-c1_10 = Bone Carving
endless_winter-card-c1_11 = Ancestor Worship
endless_winter-card-c1_12 = Burial Rites
endless_winter-card-c1_13 = Stone Hauling
endless_winter-card-c1_14 = Rope Making
endless_winter-card-c1_15 = Snowshoes
endless_winter-card-c1_16 = Tent Making
endless_winter-card-c1_17 = Dog Sleds
endless_winter-card-c1_18 = Rite of Passage
endless_winter-card-c1_19 = Barter
endless_winter-card-c1_20 = Bone Needles
endless_winter-card-c2_01 = Animal Taming
endless_winter-card-c2_02 = Polished Axes
endless_winter-card-c2_03 = Great Hunt
endless_winter-card-c2_04 = Game Drive
endless_winter-card-c2_05 = Feast
endless_winter-card-c2_06 = Trophies
endless_winter-card-c2_07 = Cave Art
endless_winter-card-c2_08 = Carved Figurines
endless_winter-card-c2_09 = Sun Ceremony
endless_winter-card-c2_10 = Burial Mound
endless_winter-card-c2_11 = Stone Circle
endless_winter-card-c2_12 = Levers and Rollers
endless_winter-card-c2_13 = Great Migration
endless_winter-card-c2_14 = Hide Boats
endless_winter-card-c2_15 = Trade Network
endless_winter-card-c2_16 = Great Council
endless_winter-card-c2_17 = Teaching
endless_winter-card-c2_18 = Communal Labour
endless_winter-card-c2_19 = Vision Quest
endless_winter-card-c2_20 = Bone Flute
endless_winter-culture = “{ $card }”

## Animals

endless_winter-animal-woolly_rhino = Woolly Rhinoceros
    .count =
        { $count ->
            [one] a Woolly Rhinoceros
           *[other] { $count } Woolly Rhinoceroses
        }
endless_winter-animal-ground_sloth = Ground Sloth
    .count =
        { $count ->
            [one] a Ground Sloth
           *[other] { $count } Ground Sloths
        }
endless_winter-animal-sabertooth = Sabre-toothed Tiger
    .count =
        { $count ->
            [one] a Sabre-toothed Tiger
           *[other] { $count } Sabre-toothed Tigers
        }
endless_winter-animal-stag_moose = Stag-moose
    .count =
        { $count ->
            [one] a Stag-moose
           *[other] { $count } Stag-moose
        }
endless_winter-animal-giant_beaver = Giant Beaver
    .count =
        { $count ->
            [one] a Giant Beaver
           *[other] { $count } Giant Beavers
        }
endless_winter-animal-woolly_mammoth = Woolly Mammoth
    .count =
        { $count ->
            [one] a Woolly Mammoth
           *[other] { $count } Woolly Mammoths
        }
endless_winter-animal-argentavis = Argentavis
    .count =
        { $count ->
            [one] an Argentavis
           *[other] { $count } Argentavis
        }

## Chiefs

endless_winter-chief-great_eye = Great Eye
endless_winter-chief-thunder_staff = Thunder Staff
endless_winter-chief-stone_soul = Stone Soul
endless_winter-chief-tuskbreaker = Tuskbreaker
endless_winter-chief-fire_wolf = Fire Wolf
endless_winter-side-side_a = side A
endless_winter-side-side_b = side B

## Setup cards

endless_winter-setup = Setup card { $number } ({ $tribe })

## Terrain

endless_winter-terrain-base = Base tile
endless_winter-terrain-plains = Plains
endless_winter-terrain-forest = Forest
endless_winter-terrain-hills = Hills
endless_winter-terrain-mountains = Mountains
endless_winter-terrain-lake = Lake
endless_winter-terrain-tundra = Tundra
endless_winter-terrain-glacier = Glacier

## Megalith tiles and layouts

endless_winter-tile = Megalith tile { $number }
endless_winter-layout-cfg_hearth = Hearth
endless_winter-layout-cfg_brick = Brick
endless_winter-layout-cfg_plain = Plain
endless_winter-layout-cfg_ring = Ring

## Sacred Stones and tokens

endless_winter-stone-s1_v_plains = Villages: Plains
endless_winter-stone-s1_v_forest = Villages: Forest
endless_winter-stone-s1_v_hills = Villages: Hills
endless_winter-stone-s1_v_mountains = Villages: Mountains
endless_winter-stone-s1_v_lake = Villages: Lake
endless_winter-stone-s1_v_tundra = Villages: Tundra
endless_winter-stone-s1_v_glacier = Villages: Glacier
endless_winter-stone-s1_variety = Wide Camps
endless_winter-stone-s1_ground = Foundations
endless_winter-stone-s1_tiles = Scattered Stones
endless_winter-stone-s2_buried = Resting Place
endless_winter-stone-s2_upper = Tall Stones
endless_winter-stone-s2_idols = Great Idol
endless_winter-stone-s2_kinds = Varied Prey
endless_winter-stone-s2_t_woolly_rhino = Prey: Woolly Rhinoceros
endless_winter-stone-s2_t_ground_sloth = Prey: Ground Sloth
endless_winter-stone-s2_t_sabertooth = Prey: Sabre-toothed Tiger
endless_winter-stone-s2_t_stag_moose = Prey: Stag-moose
endless_winter-stone-s2_t_giant_beaver = Prey: Giant Beaver
endless_winter-stone-s2_t_rare = Prey: Mammoth and Argentavis
endless_winter-token-glacier = Glacier token { $number }
endless_winter-token-rest = Rest token { $number }

## Columns and the Rest space

endless_winter-column-initiate = Initiate
endless_winter-column-develop = Develop
endless_winter-column-migrate = Migrate
endless_winter-column-hunt = Hunt
endless_winter-column-rest = Rest

## Figures

endless_winter-figure-chief = Chief figure
endless_winter-figure-tribe = Tribe figure

## Benefits and prices: $count times an icon; Labour may have halves

endless_winter-atom-food = { $count } Food
endless_winter-atom-tool =
    { $count ->
        [one] 1 Tool
       *[other] { $count } Tools
    }
endless_winter-atom-idol =
    { $count ->
        [one] 1 Idol
       *[other] { $count } Idols
    }
endless_winter-atom-draw =
    { $count ->
        [one] draw 1 card
       *[other] draw { $count } cards
    }
endless_winter-atom-megalith =
    { $count ->
        [one] place 1 Megalith
       *[other] place { $count } Megaliths
    }
endless_winter-atom-food_max = fill the Food track
endless_winter-atom-labour = { $count } Labour
endless_winter-atom-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
endless_winter-atom-bury =
    { $count ->
        [one] bury 1 card
       *[other] bury { $count } cards
    }
endless_winter-atom-camp =
    { $count ->
        [one] place 1 Camp
       *[other] place { $count } Camps
    }
endless_winter-atom-move =
    { $count ->
        [one] 1 Camp move
       *[other] { $count } Camp moves
    }
endless_winter-atom-village = place { $count } Village
endless_winter-atom-tribe_hand =
    { $count ->
        [one] 1 Tribe card to hand
       *[other] { $count } Tribe cards to hand
    }
endless_winter-atom-tribe_discard =
    { $count ->
        [one] 1 Tribe card to the discard pile
       *[other] { $count } Tribe cards to the discard pile
    }
endless_winter-atom-culture =
    { $count ->
        [one] 1 Culture card to hand
       *[other] { $count } Culture cards to hand
    }
endless_winter-atom-stone = { $count } Sacred Stone
endless_winter-atom-animal_pick =
    { $count ->
        [one] 1 Animal of the hunt area
       *[other] { $count } Animals of the hunt area
    }
endless_winter-atom-animal_top =
    { $count ->
        [one] the top Animal of the deck
       *[other] the top { $count } Animals of the deck
    }
endless_winter-atom-animal_reveal =
    { $count ->
        [one] reveal 1 Animal
       *[other] reveal { $count } Animals
    }
endless_winter-atom-tip =
    { $count ->
        [one] tip 1 Animal
       *[other] tip { $count } Animals
    }
endless_winter-atom-extra_megalith = place { $count } more Megalith at an arrow
endless_winter-atom-discard =
    { $count ->
        [one] discard 1 card
       *[other] discard { $count } cards
    }

## Effects, as the components show them

endless_winter-effect-none = nothing
endless_winter-effect-then = { $first }; { $rest }
endless_winter-effect-or = { $first }, or { $rest }
endless_winter-effect-price = pay { $goods }
endless_winter-effect-paid = { $price }: { $gain }
endless_winter-effect-gain-in-column = in { $column }: { $gain }
endless_winter-effect-paid-in-column = in { $column }, { $price }: { $gain }

## What Sacred Stones score

endless_winter-measure-village_touching = { $points } points for each of your Villages touching { $kinds }
endless_winter-measure-camp_terrain_type =
    { $points ->
        [one] 1 point for each Terrain type on which you have a Camp
       *[other] { $points } points for each Terrain type on which you have a Camp
    }
endless_winter-measure-ground_megalith =
    { $points ->
        [one] 1 point for each of your Megaliths on the ground
       *[other] { $points } points for each of your Megaliths on the ground
    }
endless_winter-measure-megalith_tiles = { $values } points for 1, 2, 3, 4 Megalith tiles with a Megalith of yours on the ground
endless_winter-measure-buried = { $values } points for 1, 2, 3 … buried cards
endless_winter-measure-upper_megalith = { $points } points for each of your Megaliths above the ground
endless_winter-measure-idol_steps =
    { $points ->
        [one] 1 point for every 2 levels of your Idol markers together
       *[other] { $points } points for every 2 levels of your Idol markers together
    }
endless_winter-measure-tipped_species =
    { $points ->
        [one] 1 point for each species among your tipped Animals
       *[other] { $points } points for each species among your tipped Animals
    }
endless_winter-measure-tipped = { $values } points for 1, 2, 3 … of your tipped Animals: { $kinds }

## Places

endless_winter-hex = hex { $slot }
endless_winter-hex-terrain = { $terrain } (hex { $slot })
endless_winter-juncture = { $first }, { $second } and { $third }
endless_winter-spot-ground =
    { $row ->
        [1] first row, space { $column }
        [2] second row, space { $column }
        [3] third row, space { $column }
        [4] fourth row, space { $column }
       *[other] row { $row }, space { $column }
    }
endless_winter-spot-upper =
    { $row ->
        [1] level { $level }, first row, space { $column }
        [2] level { $level }, second row, space { $column }
        [3] level { $level }, third row, space { $column }
        [4] level { $level }, fourth row, space { $column }
       *[other] level { $level }, row { $row }, space { $column }
    }
