# Tindaya : les noms des choses, et les textes des cartes. Un lieu a un attribut .at : là où quelque chose arrive.

## Places

tindaya-seat-1 = Bleu
    .letter = B
tindaya-seat-2 = Rouge
    .letter = R
tindaya-seat-3 = Jaune
    .letter = J
tindaya-seat-4 = Vert
    .letter = V
tindaya-neutral = le villageois neutre

## Tribus

tindaya-tribe-agana = Agana
tindaya-tribe-agana-text = Explorer donne 4 déplacements au lieu de 3. La tribu commence avec une pirogue à elle.
tindaya-tribe-arucas = Arucas
tindaya-tribe-arucas-text = Les inventions de niveau 2 coûtent 1 matière première de moins, au choix.
tindaya-tribe-ecero = Ecero
tindaya-tribe-ecero-text = Chaque jeton de minerai collecté donne 1 obsidienne de plus.
tindaya-tribe-jandia = Jandia
tindaya-tribe-jandia-text = Les cartes du marché coûtent 1 unité de moins, au choix.
tindaya-tribe-majos = Majos
tindaya-tribe-majos-text = Une fois par ère, vous faites une offrande sans marqueur et sans noble sur un volcan, en ajoutant 1 unité de la réserve. C’est l’une des deux actions du tour.
tindaya-tribe-orone = Orone
tindaya-tribe-orone-text = Vous commencez avec le Saloir, ou le Fumoir si vous l’avez déjà. Chaque production du pêcheur donne 1 sel de plus.
tindaya-tribe-taoro = Taoro
tindaya-tribe-taoro-text = Vous commencez avec la Charrue, ou le Moulin si vous l’avez déjà. Chaque production du fermier donne 1 paille de plus.
tindaya-tribe-tedote = Tedote
tindaya-tribe-tedote-text = Vous commencez avec un quatrième villageois et avec la seconde grotte.
tindaya-tribe-tihuya = Tihuya
tindaya-tribe-tihuya-text = Vous piochez une idole au début de chaque ère.

## Métiers, bâtiments, inventions

tindaya-trade-fisher = pêcheur
tindaya-trade-pig_breeder = éleveur
tindaya-trade-goatherd = berger
tindaya-trade-farmer = fermier
tindaya-building-dock = quai de pêche
    .one = un quai de pêche
tindaya-building-pigsty = porcherie
    .one = une porcherie
tindaya-building-goat_pen = enclos
    .one = un enclos
tindaya-building-field = champ
    .one = un champ
tindaya-building-fort = fort
    .one = un fort
tindaya-invention-salt_works = Saloir
tindaya-invention-salt_works-text = Chaque production du pêcheur donne aussi 1 sel par quai que vous contrôlez.
tindaya-invention-smokehouse = Fumoir
tindaya-invention-smokehouse-text = Le poisson frais devient du poisson fumé, non périssable : payez 1 paille une fois par production, convertissez autant que vous voulez.
tindaya-invention-knife = Couteau
tindaya-invention-knife-text = Chaque cochon abattu donne 1 jambon.
tindaya-invention-curing_house = Saline
tindaya-invention-curing_house-text = Le jambon devient de la viande salée, non périssable : payez 1 sel une fois par production, convertissez autant que vous voulez.
tindaya-invention-dagger = Dague
tindaya-invention-dagger-text = Chaque chèvre abattue donne 1 corne (une arme) et 1 viande de chèvre.
tindaya-invention-cheese_mould = Fromagère
tindaya-invention-cheese_mould-text = Le lait devient du fromage, non périssable : payez 1 bois une fois par production, convertissez autant que vous voulez.
tindaya-invention-plough = Charrue
tindaya-invention-plough-text = Chaque production du fermier donne aussi 1 paille par champ que vous contrôlez, et 1 céréale par villageois qui s’y trouve.
tindaya-invention-mill = Moulin
tindaya-invention-mill-text = Les céréales deviennent de la farine grillée, qui nourrit : payez 1 fumier une fois par production, convertissez autant que vous voulez.

## Ressources et animaux

tindaya-resource-fish = poisson frais
tindaya-resource-salt = sel
tindaya-resource-smoked_fish = poisson fumé
tindaya-resource-manure = fumier
tindaya-resource-ham = jambon
tindaya-resource-salted_meat = viande salée
tindaya-resource-milk = lait
tindaya-resource-horns = cornes
tindaya-resource-goat_meat = viande de chèvre
tindaya-resource-cheese = fromage
tindaya-resource-figs = figues
tindaya-resource-straw = paille
tindaya-resource-cereals = céréales
tindaya-resource-toasted_flour = farine grillée
tindaya-resource-wood = bois
tindaya-resource-clay = argile
tindaya-resource-stone = pierre
tindaya-resource-obsidian = obsidienne
tindaya-resource-goat = chèvre
tindaya-resource-pig = cochon
tindaya-count-fish =
    { $count ->
        [one] { $count } poisson frais
       *[other] { $count } poissons frais
    }
tindaya-count-salt = { $count } sel
tindaya-count-smoked_fish =
    { $count ->
        [one] { $count } poisson fumé
       *[other] { $count } poissons fumés
    }
tindaya-count-manure = { $count } fumier
tindaya-count-ham =
    { $count ->
        [one] { $count } jambon
       *[other] { $count } jambons
    }
tindaya-count-salted_meat =
    { $count ->
        [one] { $count } viande salée
       *[other] { $count } viandes salées
    }
tindaya-count-milk = { $count } lait
tindaya-count-horns =
    { $count ->
        [one] { $count } corne
       *[other] { $count } cornes
    }
tindaya-count-goat_meat =
    { $count ->
        [one] { $count } viande de chèvre
       *[other] { $count } viandes de chèvre
    }
tindaya-count-cheese =
    { $count ->
        [one] { $count } fromage
       *[other] { $count } fromages
    }
tindaya-count-figs =
    { $count ->
        [one] { $count } figue
       *[other] { $count } figues
    }
tindaya-count-straw = { $count } paille
tindaya-count-cereals =
    { $count ->
        [one] { $count } céréale
       *[other] { $count } céréales
    }
tindaya-count-toasted_flour = { $count } farine grillée
tindaya-count-wood = { $count } bois
tindaya-count-clay = { $count } argile
tindaya-count-stone =
    { $count ->
        [one] { $count } pierre
       *[other] { $count } pierres
    }
tindaya-count-obsidian =
    { $count ->
        [one] { $count } obsidienne
       *[other] { $count } obsidiennes
    }
tindaya-count-goat =
    { $count ->
        [one] { $count } chèvre
       *[other] { $count } chèvres
    }
tindaya-count-pig =
    { $count ->
        [one] { $count } cochon
       *[other] { $count } cochons
    }
tindaya-count-villager = { $count } villageois
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
        [0] aucune arme
        [one] { $count } arme
       *[other] { $count } armes
    }
tindaya-count-neutral =
    { $count ->
        [one] { $count } villageois neutre
       *[other] { $count } villageois neutres
    }
tindaya-of = { $what } ({ $name })

## Jetons

tindaya-token-wood_token = jeton Bois
tindaya-token-clay_token = jeton Argile
tindaya-token-basic_ore_token = jeton Minerai
tindaya-token-volcanic_ore_token = jeton Minerai volcanique
tindaya-back-wood_bonus_1 = le numéro de l’ère + 1 bois
tindaya-back-wood_bonus_2 = le numéro de l’ère + 2 bois
tindaya-back-wood_bonus_3 = le numéro de l’ère + 3 bois
tindaya-back-clay_per_player = 1 argile par joueur
tindaya-back-clay_2 = 2 argile
tindaya-back-clay_3 = 3 argile
tindaya-back-clay_4 = 4 argile
tindaya-back-ore_3_0 = 3 pierres
tindaya-back-ore_0_3 = 3 obsidiennes
tindaya-back-ore_1_2 = 1 pierre et 2 obsidiennes
tindaya-back-ore_2_1 = 2 pierres et 1 obsidienne

## Lieux

tindaya-terrain-forest = forêt
    .one = une forêt
tindaya-terrain-coast = littoral
    .one = un littoral
tindaya-terrain-mountain = montagne
    .one = une montagne
tindaya-place-hex = { $hex }
    .at = en { $hex }
tindaya-place-sea = mer { $hex }
    .at = en mer { $hex }
tindaya-place-trench = fosse { $number }
    .at = dans la fosse { $number }
tindaya-place-volcano = volcan { $number }
    .at = sur le volcan { $number }
tindaya-place-forest = forêt { $hex }
    .at = dans la forêt { $hex }
tindaya-place-coast = littoral { $hex }
    .at = sur le littoral { $hex }
tindaya-place-mountain = montagne { $hex }
    .at = sur la montagne { $hex }
tindaya-place-dock = quai { $hex }
    .at = au quai { $hex }
tindaya-place-pigsty = porcherie { $hex }
    .at = à la porcherie { $hex }
tindaya-place-goat_pen = enclos { $hex }
    .at = dans l’enclos { $hex }
tindaya-place-field = champ { $hex }
    .at = dans le champ { $hex }
tindaya-place-fort = fort { $hex }
    .at = dans le fort { $hex }
tindaya-island = île { $numbers }
tindaya-island-hex = l’île autour de { $hex }
tindaya-island-nameless = une île sans volcan

## Dieux, événements, navires

tindaya-god-acoran = Acoran
tindaya-god-moneiba = Moneiba
tindaya-symbol-acoran = catastrophe d’Acoran
tindaya-symbol-moneiba = catastrophe de Moneiba
tindaya-symbol-tsunami = tsunami
tindaya-symbol-eruption = éruption
tindaya-symbol-ship_white = débarquement du navire blanc
tindaya-symbol-ship_grey = débarquement du navire gris
tindaya-symbol-ship_black = débarquement du navire noir
tindaya-on-volcano = { $what } sur le volcan { $number }
tindaya-on-trench = { $what } dans la fosse { $number }
tindaya-ship-ship_white = navire blanc
tindaya-ship-ship_grey = navire gris
tindaya-ship-ship_black = navire noir
tindaya-seer-tibiabin = Tibiabin
tindaya-seer-tibiabin-text = Elle dit où frappent les désastres : la carte Prophétie place les dieux, le tsunami et l’éruption sur le plateau.
tindaya-seer-tamonante = Tamonante
tindaya-seer-tamonante-text = Elle dit ce que les dieux envoient : leurs deux cartes Catastrophe sont révélées.
tindaya-card-event = carte Événement { $number }
tindaya-card-prophecy = carte Prophétie { $number }
tindaya-catastrophe-tropical_storm = Tempête tropicale
tindaya-catastrophe-tropical_storm-text = Les quais sont détruits avec les autochtones qui s’y trouvent, les jetons Argile sont retirés. Murs et idoles de protection protègent.
tindaya-catastrophe-locusts = Criquets
tindaya-catastrophe-locusts-text = Les champs sont détruits ; personne ne meurt. Un feu (2 unités) sauve un champ.
tindaya-catastrophe-cyclone = Cyclone
tindaya-catastrophe-cyclone-text = Les enclos sont détruits avec les autochtones et les chèvres qui s’y trouvent, et les pirogues près des îles. Murs et idoles de protection protègent.
tindaya-catastrophe-pirates = Pirates
tindaya-catastrophe-pirates-text = Tous les autochtones sont tués. Murs et idoles de protection protègent ; chaque arme sauve un autochtone.
tindaya-catastrophe-san_borondon = San Borondón
tindaya-catastrophe-san_borondon-text = Toute l’île disparaît avec ce qui s’y trouve, volcan compris. Rien ne protège.
tindaya-catastrophe-wildfire = Incendie
tindaya-catastrophe-wildfire-text = Les porcheries sont détruites avec les autochtones et les cochons qui s’y trouvent, les jetons Bois sont retirés. Rien ne protège.
tindaya-catastrophe-guayota = Guayota
tindaya-catastrophe-guayota-text = Tous les autochtones sont tués, sauf sur les volcans ; les animaux fuient dans la nature. Rien ne protège.
tindaya-catastrophe-tibicenas = Tibicenas
tindaya-catastrophe-tibicenas-text = Tous les animaux sont tués, et la moitié de ceux de la nature. Sur les îles, murs et idoles de protection protègent.
tindaya-catastrophe-earthquake = Tremblement de terre
tindaya-catastrophe-earthquake-text = Les enclos sont détruits avec les autochtones et les chèvres qui s’y trouvent, les jetons Minerai sont retirés. Rien ne protège.
tindaya-catastrophe-drought = Sécheresse
tindaya-catastrophe-drought-text = Les champs sont détruits avec les autochtones qui s’y trouvent. 1 fumier sauve un champ.

## Missions et objectifs

tindaya-mission-inventors = Inventeurs
tindaya-mission-inventors-text = Chaque tribu a au moins { $count } inventions.
tindaya-mission-warriors = Guerriers
tindaya-mission-warriors-text = Chaque tribu a au moins { $count } conquistadors en prison.
tindaya-mission-breeders = Éleveurs
tindaya-mission-breeders-text = Chaque tribu a au moins { $count } animaux dans les bâtiments qu’elle contrôle.
tindaya-mission-planners = Planificateurs
tindaya-mission-planners-text =
    { $count ->
        [one] Chaque tribu a en réserve au moins { $count } sorte de denrées non périssables.
       *[other] Chaque tribu a en réserve au moins { $count } sortes de denrées non périssables.
    }
tindaya-mission-fertile = Fertiles
tindaya-mission-fertile-text = Chaque tribu a plus de { $count } villageois.
tindaya-common-sages = Sages
tindaya-common-sages-text = connaître le plus de métiers
tindaya-common-worshippers = Adorateurs
tindaya-common-worshippers-text = avoir le plus d’autochtones sur des volcans
tindaya-common-travellers = Voyageurs
tindaya-common-travellers-text = occuper le plus d’îles
tindaya-common-engineers = Ingénieurs
tindaya-common-engineers-text = avoir le plus d’inventions de niveau 2
tindaya-common-settlers = Colons
tindaya-common-settlers-text = occuper le plus grand groupe d’hexagones adjacents
tindaya-common-specialists = Spécialistes
tindaya-common-specialists-text = contrôler le plus de bâtiments d’un même type
tindaya-common-islanders = Insulaires
tindaya-common-islanders-text = contrôler le plus de bâtiments sur la plus grande île
tindaya-common-jacks_of_all_trades = Touche-à-tout
tindaya-common-jacks_of_all_trades-text = occuper le plus de types de bâtiments
tindaya-common-landowners = Propriétaires
tindaya-common-landowners-text = contrôler le plus de bâtiments
tindaya-common-explorers = Explorateurs
tindaya-common-explorers-text = contrôler les deux bâtiments les plus éloignés
tindaya-secret-most_docks = Pêcheurs
tindaya-secret-most_docks-text = qui contrôle le plus de quais gagne la valeur du jeton
tindaya-secret-most_goat_pens = Bergers
tindaya-secret-most_goat_pens-text = qui contrôle le plus d’enclos gagne la valeur du jeton
tindaya-secret-most_pigsties = Éleveurs
tindaya-secret-most_pigsties-text = qui contrôle le plus de porcheries gagne la valeur du jeton
tindaya-secret-most_fields = Fermiers
tindaya-secret-most_fields-text = qui contrôle le plus de champs gagne la valeur du jeton
tindaya-secret-most_goats = Troupeau de chèvres
tindaya-secret-most_goats-text = qui a le plus de chèvres gagne la valeur du jeton
tindaya-secret-most_pigs = Troupeau de cochons
tindaya-secret-most_pigs-text = qui a le plus de cochons gagne la valeur du jeton
tindaya-secret-most_prisoners = Gardiens
tindaya-secret-most_prisoners-text = qui a le plus de prisonniers gagne la valeur du jeton
tindaya-secret-most_villagers = Grande tribu
tindaya-secret-most_villagers-text = qui a le plus de villageois gagne la valeur du jeton
tindaya-secret-most_preserves = Garde-manger
tindaya-secret-most_preserves-text = qui a le plus de denrées non périssables gagne la valeur du jeton
tindaya-secret-hoard_horns = Amas de cornes
tindaya-secret-hoard_horns-text = qui a le plus de cornes perd la valeur du jeton
tindaya-secret-hoard_obsidian = Amas d’obsidienne
tindaya-secret-hoard_obsidian-text = qui a le plus d’obsidienne perd la valeur du jeton
tindaya-secret-hoard_wood = Amas de bois
tindaya-secret-hoard_wood-text = qui a le plus de bois perd la valeur du jeton
tindaya-secret-hoard_clay = Amas d’argile
tindaya-secret-hoard_clay-text = qui a le plus d’argile perd la valeur du jeton
tindaya-secret-hoard_stone = Amas de pierre
tindaya-secret-hoard_stone-text = qui a le plus de pierre perd la valeur du jeton
tindaya-secret-hoard_salt = Amas de sel
tindaya-secret-hoard_salt-text = qui a le plus de sel perd la valeur du jeton
tindaya-secret-hoard_manure = Amas de fumier
tindaya-secret-hoard_manure-text = qui a le plus de fumier perd la valeur du jeton
tindaya-secret-hoard_straw = Amas de paille
tindaya-secret-hoard_straw-text = qui a le plus de paille perd la valeur du jeton
tindaya-secret-hoard_cereals = Amas de céréales
tindaya-secret-hoard_cereals-text = qui a le plus de céréales perd la valeur du jeton

## Idoles et marché

tindaya-idol-production = idole de production
tindaya-idol-production-text = Produisez une fois avec un métier connu, même si sa case est occupée.
tindaya-idol-protection = idole de protection
tindaya-idol-protection-text = Quand on vous le demande : protégez un hexagone que vous occupez d’une catastrophe qu’un mur arrêterait, ou repoussez une attaque.
tindaya-idol-movement = idole de déplacement
tindaya-idol-movement-text = Explorez comme avec un cube.
tindaya-idol-fertility = idole de fertilité
tindaya-idol-fertility-text = Vos villageois, ou vos animaux, se reproduisent aussitôt.
tindaya-idol-raw_materials = idole de matières premières
tindaya-idol-raw_materials-text = Défaussez 1 ou 2 jetons Matière première de vos dépôts.
tindaya-idol-appeasement = idole d’apaisement
tindaya-idol-appeasement-text = La colère d’un dieu baisse d’un cran. Piochez ensuite une autre idole.
tindaya-idol-offering_acoran = idole d’offrande (Acoran)
tindaya-idol-offering_acoran-text = Complétez une demande d’Acoran sans rien donner.
tindaya-idol-offering_moneiba = idole d’offrande (Moneiba)
tindaya-idol-offering_moneiba-text = Complétez une demande de Moneiba sans rien donner.
tindaya-idol-offering_either = idole d’offrande (au choix)
tindaya-idol-offering_either-text = Complétez une demande d’un des dieux sans rien donner.
tindaya-idol-relocation = idole de relocalisation
tindaya-idol-relocation-text = Déplacez Acoran ou Moneiba sur un autre volcan.
tindaya-idol-wreckers = idole des naufrageurs
tindaya-idol-wreckers-text = Retirez un navire : il ne débarque pas cette ère.
tindaya-idol-learning = idole d’apprentissage
tindaya-idol-learning-text = Apprenez aussitôt un métier, avec un noble dans un tel bâtiment auprès d’un autochtone qui le connaît.
tindaya-idol-contribution = idole de contribution
tindaya-idol-contribution-text = Elle vaut 1 point à la fin de la partie.
tindaya-idol-cancellation = idole d’annulation
tindaya-idol-cancellation-text = Défaussez un objectif secret, le vôtre ou celui d’un autre, avec son jeton.
tindaya-idol-clairvoyance = idole de clairvoyance
tindaya-idol-clairvoyance-text = Regardez un objectif secret d’un autre joueur ; vous pouvez échanger son jeton contre un des vôtres.
tindaya-market-large_capacity = Grande capacité
tindaya-market-large_capacity-text = Vous pouvez conserver autant de denrées non périssables que vous voulez.
tindaya-market-wall_for_manure = Mur de protection (fumier)
tindaya-market-wall_for_manure-text = Posez un mur sur un hexagone que vous occupez. Il arrête les conquistadors et certaines catastrophes.
tindaya-market-wall_for_straw = Mur de protection (paille)
tindaya-market-wall_for_straw-text = Posez un mur sur un hexagone que vous occupez. Il arrête les conquistadors et certaines catastrophes.
tindaya-market-idol_for_clay_and_straw = Idole (argile et paille)
tindaya-market-idol_for_clay_and_straw-text = Piochez une idole.
tindaya-market-idol_for_clay_and_manure = Idole (argile et fumier)
tindaya-market-idol_for_clay_and_manure-text = Piochez une idole.
tindaya-market-idol_for_stone_and_straw = Idole (pierre et paille)
tindaya-market-idol_for_stone_and_straw-text = Piochez une idole.
tindaya-market-idol_for_stone_and_manure = Idole (pierre et fumier)
tindaya-market-idol_for_stone_and_manure-text = Piochez une idole.
tindaya-price = Prix : { $units }.

## Le traître

tindaya-traitor-missionary = Missionnaire
tindaya-traitor-missionary-text = À chaque combat gagné, un autochtone vaincu devient conquistador. Gagne avec { $count } conquistadors sur le plateau.
tindaya-traitor-liberator = Libérateur
tindaya-traitor-liberator-text = Chaque combat gagné libère les prisonniers d’une tribu vaincue. Gagne avec { $count } conquistadors sur le plateau.
tindaya-traitor-leader = Meneur
tindaya-traitor-leader-text = Un conquistador devient le chef, avec une pirogue. Gagne avec { $count } conquistadors sur le plateau et le chef en vie.
tindaya-traitor-emissary = Émissaire
tindaya-traitor-emissary-text = Peut déplacer un navire en passant. Gagne avec { $count } conquistadors sur le plateau.
tindaya-traitor-jailer = Geôlier
tindaya-traitor-jailer-text = Les autochtones vaincus deviennent captifs, et chacun facilite l’objectif. Gagne avec { $count } conquistadors sur le plateau, moins les captifs.

## Phases et étapes

tindaya-phase-setup = Mise en place
tindaya-phase-strategy = Phase Stratégie
tindaya-phase-actions = Phase Actions
tindaya-phase-end_of_era = Phase Fin d’ère
tindaya-phase-over = La partie est finie
tindaya-step-reproduction = Reproduction
tindaya-step-food = Nourriture
tindaya-step-waste_step = Déchets
tindaya-step-housing = Logement
tindaya-step-offerings = Offrandes
tindaya-step-events = Événements
tindaya-step-learning = Apprentissage
tindaya-step-survival = Survie
tindaya-step-prophecies = Prophéties
tindaya-step-upkeep = Maintenance
tindaya-marker-cube = avec un cube
tindaya-marker-cylinder = avec un cylindre (deux fois)

## Rations

tindaya-rations =
    { $count ->
        [one] { $count } ration
       *[other] { $count } rations
    }
tindaya-a-unit = une unité
tindaya-count-animal =
    { $count ->
        [one] { $count } animal
       *[other] { $count } animaux
    }
