# Les noms des choses d’Endless Winter. Les clés finissent par les identifiants des fichiers de données.

## Joueurs

endless_winter-seat-1 = Loup
    .letter = L
endless_winter-seat-2 = Bison
    .letter = B
endless_winter-seat-3 = Lion
    .letter = N
endless_winter-seat-4 = Ours
    .letter = O

## Cartes de Départ et Tribu

endless_winter-card-start_tribesman = Homme de la Tribu
    .count =
        { $count ->
            [one] un Homme de la Tribu
           *[other] { $count } Hommes de la Tribu
        }
endless_winter-card-start_tribeswoman = Femme de la Tribu
    .count =
        { $count ->
            [one] une Femme de la Tribu
           *[other] { $count } Femmes de la Tribu
        }
endless_winter-card-start_brave = Courageux
    .count =
        { $count ->
            [one] un Courageux
           *[other] { $count } Courageux
        }
endless_winter-card-hunter = Chasseur
    .count =
        { $count ->
            [one] un Chasseur
           *[other] { $count } Chasseurs
        }
endless_winter-card-artisan = Artisan
    .count =
        { $count ->
            [one] un Artisan
           *[other] { $count } Artisans
        }
endless_winter-card-explorer = Explorateur
    .count =
        { $count ->
            [one] un Explorateur
           *[other] { $count } Explorateurs
        }
endless_winter-card-elder = Ancien
    .count =
        { $count ->
            [one] un Ancien
           *[other] { $count } Anciens
        }
endless_winter-card-shaman = Shaman
    .count =
        { $count ->
            [one] un Shaman
           *[other] { $count } Shamans
        }

## Cartes Culture

endless_winter-card-c1_01 = Maîtrise du feu
endless_winter-card-c1_02 = Taille du silex
endless_winter-card-c1_03 = Cueillette
endless_winter-card-c1_04 = Tradition orale
endless_winter-card-c1_05 = Tannage des peaux
endless_winter-card-c1_06 = Propulseur
endless_winter-card-c1_07 = Pistage
endless_winter-card-c1_08 = Piégeage
endless_winter-card-c1_09 = Fumage de la viande
endless_winter-card-c1_10 = Sculpture sur os
endless_winter-card-c1_11 = Culte des ancêtres
endless_winter-card-c1_12 = Rites funéraires
endless_winter-card-c1_13 = Halage des pierres
endless_winter-card-c1_14 = Cordage
endless_winter-card-c1_15 = Raquettes
endless_winter-card-c1_16 = Tentes de peaux
endless_winter-card-c1_17 = Traîneaux à chiens
endless_winter-card-c1_18 = Rite de passage
endless_winter-card-c1_19 = Troc
endless_winter-card-c1_20 = Aiguilles en os
endless_winter-card-c2_01 = Apprivoisement
endless_winter-card-c2_02 = Haches polies
endless_winter-card-c2_03 = Grande chasse
endless_winter-card-c2_04 = Rabattage du gibier
endless_winter-card-c2_05 = Festin
endless_winter-card-c2_06 = Trophées
endless_winter-card-c2_07 = Art pariétal
endless_winter-card-c2_08 = Figurines sculptées
endless_winter-card-c2_09 = Cérémonie du soleil
endless_winter-card-c2_10 = Tumulus
endless_winter-card-c2_11 = Cercle de pierres
endless_winter-card-c2_12 = Leviers et rondins
endless_winter-card-c2_13 = Grande migration
endless_winter-card-c2_14 = Canots de peau
endless_winter-card-c2_15 = Réseau d’échanges
endless_winter-card-c2_16 = Grand conseil
endless_winter-card-c2_17 = Transmission du savoir
endless_winter-card-c2_18 = Travail collectif
endless_winter-card-c2_19 = Quête de visions
endless_winter-card-c2_20 = Flûte en os
endless_winter-culture = « { $card } »

## Animaux

endless_winter-animal-woolly_rhino = Rhinocéros laineux
    .count =
        { $count ->
            [one] un Rhinocéros laineux
           *[other] { $count } Rhinocéros laineux
        }
endless_winter-animal-ground_sloth = Paresseux géant
    .count =
        { $count ->
            [one] un Paresseux géant
           *[other] { $count } Paresseux géants
        }
endless_winter-animal-sabertooth = Tigre à dents de sabre
    .count =
        { $count ->
            [one] un Tigre à dents de sabre
           *[other] { $count } Tigres à dents de sabre
        }
endless_winter-animal-stag_moose = Élan-cerf
    .count =
        { $count ->
            [one] un Élan-cerf
           *[other] { $count } Élans-cerfs
        }
endless_winter-animal-giant_beaver = Castor géant
    .count =
        { $count ->
            [one] un Castor géant
           *[other] { $count } Castors géants
        }
endless_winter-animal-woolly_mammoth = Mammouth laineux
    .count =
        { $count ->
            [one] un Mammouth laineux
           *[other] { $count } Mammouths laineux
        }
endless_winter-animal-argentavis = Argentavis
    .count =
        { $count ->
            [one] un Argentavis
           *[other] { $count } Argentavis
        }

## Chefs

endless_winter-chief-great_eye = Grand Œil
endless_winter-chief-thunder_staff = Bâton du Tonnerre
endless_winter-chief-stone_soul = Âme de Pierre
endless_winter-chief-tuskbreaker = Broyeur de Défenses
endless_winter-chief-fire_wolf = Loup de Feu
endless_winter-side-side_a = face A
endless_winter-side-side_b = face B

## Cartes de Mise en place

endless_winter-setup = carte de Mise en place { $number } ({ $tribe })

## Terrain

endless_winter-terrain-base = tuile Terrain de base
endless_winter-terrain-plains = Plaine
endless_winter-terrain-forest = Forêt
endless_winter-terrain-hills = Collines
endless_winter-terrain-mountains = Montagnes
endless_winter-terrain-lake = Lac
endless_winter-terrain-tundra = Toundra
endless_winter-terrain-glacier = Glacier

## Tuiles et dispositions Mégalithe

endless_winter-tile = tuile Mégalithe { $number }
endless_winter-layout-cfg_hearth = Foyer
endless_winter-layout-cfg_brick = Brique
endless_winter-layout-cfg_plain = Plaine
endless_winter-layout-cfg_ring = Anneau

## Pierres Sacrées et jetons

endless_winter-stone-s1_v_plains = Villages : Plaine
endless_winter-stone-s1_v_forest = Villages : Forêt
endless_winter-stone-s1_v_hills = Villages : Collines
endless_winter-stone-s1_v_mountains = Villages : Montagnes
endless_winter-stone-s1_v_lake = Villages : Lac
endless_winter-stone-s1_v_tundra = Villages : Toundra
endless_winter-stone-s1_v_glacier = Villages : Glacier
endless_winter-stone-s1_variety = Camps dispersés
endless_winter-stone-s1_ground = Fondations
endless_winter-stone-s1_tiles = Pierres dispersées
endless_winter-stone-s2_buried = Lieu de repos
endless_winter-stone-s2_upper = Pierres hautes
endless_winter-stone-s2_idols = Grande idole
endless_winter-stone-s2_kinds = Proies variées
endless_winter-stone-s2_t_woolly_rhino = Proie : Rhinocéros laineux
endless_winter-stone-s2_t_ground_sloth = Proie : Paresseux géant
endless_winter-stone-s2_t_sabertooth = Proie : Tigre à dents de sabre
endless_winter-stone-s2_t_stag_moose = Proie : Élan-cerf
endless_winter-stone-s2_t_giant_beaver = Proie : Castor géant
endless_winter-stone-s2_t_rare = Proie : Mammouth et Argentavis
endless_winter-token-glacier = jeton Glacier { $number }
endless_winter-token-rest = jeton Repos { $number }

## Colonnes et emplacement de Repos

endless_winter-column-initiate = Commencer
endless_winter-column-develop = Développer
endless_winter-column-migrate = Migrer
endless_winter-column-hunt = Chasser
endless_winter-column-rest = Action de Repos

## Figurines

endless_winter-figure-chief = figurine Chef
endless_winter-figure-tribe = figurine Tribu

## Avantages et prix : $count fois une icône ; le Travail peut avoir des moitiés

endless_winter-atom-food =
    { $count ->
        [one] { $count } Nourriture
       *[other] { $count } Nourritures
    }
endless_winter-atom-tool =
    { $count ->
        [one] { $count } Outil
       *[other] { $count } Outils
    }
endless_winter-atom-idol =
    { $count ->
        [one] { $count } Idole
       *[other] { $count } Idoles
    }
endless_winter-atom-draw =
    { $count ->
        [one] piocher { $count } carte
       *[other] piocher { $count } cartes
    }
endless_winter-atom-megalith =
    { $count ->
        [one] placer { $count } Mégalithe
       *[other] placer { $count } Mégalithes
    }
endless_winter-atom-food_max = Nourriture au maximum
endless_winter-atom-labour = { $count } Travail
endless_winter-atom-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
endless_winter-atom-bury =
    { $count ->
        [one] Enterrer { $count } carte
       *[other] Enterrer { $count } cartes
    }
endless_winter-atom-camp =
    { $count ->
        [one] placer { $count } Camp
       *[other] placer { $count } Camps
    }
endless_winter-atom-move =
    { $count ->
        [one] { $count } déplacement de Camp
       *[other] { $count } déplacements de Camp
    }
endless_winter-atom-village = placer { $count } Village
endless_winter-atom-tribe_hand =
    { $count ->
        [one] { $count } carte Tribu en main
       *[other] { $count } cartes Tribu en main
    }
endless_winter-atom-tribe_discard =
    { $count ->
        [one] { $count } carte Tribu dans la défausse
       *[other] { $count } cartes Tribu dans la défausse
    }
endless_winter-atom-culture =
    { $count ->
        [one] { $count } carte Culture en main
       *[other] { $count } cartes Culture en main
    }
endless_winter-atom-stone = { $count } Pierre Sacrée
endless_winter-atom-animal_pick =
    { $count ->
        [one] { $count } carte Animal de la zone de Chasse
       *[other] { $count } cartes Animal de la zone de Chasse
    }
endless_winter-atom-animal_top =
    { $count ->
        [one] la carte Animal du dessus de la pioche
       *[other] les { $count } cartes Animal du dessus de la pioche
    }
endless_winter-atom-animal_reveal =
    { $count ->
        [one] révéler { $count } carte Animal
       *[other] révéler { $count } cartes Animal
    }
endless_winter-atom-tip =
    { $count ->
        [one] Incliner { $count } Animal
       *[other] Incliner { $count } Animaux
    }
endless_winter-atom-extra_megalith = placer { $count } Mégalithe supplémentaire au bout d’une flèche
endless_winter-atom-discard =
    { $count ->
        [one] défausser { $count } carte
       *[other] défausser { $count } cartes
    }

## Les effets, tels que le matériel les montre

endless_winter-effect-none = rien
endless_winter-effect-then = { $first } ; { $rest }
endless_winter-effect-or = { $first }, ou { $rest }
endless_winter-effect-price = payer { $goods }
endless_winter-effect-paid = { $price } : { $gain }
endless_winter-effect-gain-in-column = colonne { $column } : { $gain }
endless_winter-effect-paid-in-column = colonne { $column }, { $price } : { $gain }

## Ce que rapportent les Pierres Sacrées

endless_winter-measure-village_touching = { $points } points pour chacun de vos Villages qui touchent un hexagone du type { $kinds }
endless_winter-measure-camp_terrain_type =
    { $points ->
        [one] { $points } point par type de Terrain où vous avez un Camp
       *[other] { $points } points par type de Terrain où vous avez un Camp
    }
endless_winter-measure-ground_megalith =
    { $points ->
        [one] { $points } point par Mégalithe à vous posé au sol
       *[other] { $points } points par Mégalithe à vous posé au sol
    }
endless_winter-measure-megalith_tiles = { $values } points pour 1, 2, 3, 4 tuiles Mégalithe avec un Mégalithe à vous posé au sol
endless_winter-measure-buried = { $values } points pour 1, 2, 3… cartes Enterrées
endless_winter-measure-upper_megalith = { $points } points par Mégalithe à vous au-dessus du sol
endless_winter-measure-idol_steps =
    { $points ->
        [one] { $points } point pour 2 niveaux de vos marqueurs d’Idole réunis
       *[other] { $points } points pour 2 niveaux de vos marqueurs d’Idole réunis
    }
endless_winter-measure-tipped_species =
    { $points ->
        [one] { $points } point par espèce parmi vos Animaux Inclinés
       *[other] { $points } points par espèce parmi vos Animaux Inclinés
    }
endless_winter-measure-tipped = { $values } points pour 1, 2, 3… de vos Animaux Inclinés : { $kinds }

## Lieux

endless_winter-hex = hexagone { $slot }
endless_winter-hex-terrain = { $terrain } (hexagone { $slot })
endless_winter-juncture = { $first }, { $second } et { $third }
endless_winter-spot-ground =
    { $row ->
        [1] première rangée, case { $column }
        [2] deuxième rangée, case { $column }
        [3] troisième rangée, case { $column }
        [4] quatrième rangée, case { $column }
       *[other] rangée { $row }, case { $column }
    }
endless_winter-spot-upper =
    { $row ->
        [1] niveau { $level }, première rangée, case { $column }
        [2] niveau { $level }, deuxième rangée, case { $column }
        [3] niveau { $level }, troisième rangée, case { $column }
        [4] niveau { $level }, quatrième rangée, case { $column }
       *[other] niveau { $level }, rangée { $row }, case { $column }
    }
