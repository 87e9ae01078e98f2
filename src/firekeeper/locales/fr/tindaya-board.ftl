# Le plateau de Tindaya dans le navigateur : libellés et infobulles.

## Zones et libellés

tindaya-board-zone-islands = Îles
tindaya-board-zone-boards = Plateaux
tindaya-board-zone-mountain = Montagne
tindaya-board-zone-forecast = Prévisions
tindaya-board-zone-players = Joueurs
tindaya-board-whose = Quels plateaux ?
tindaya-board-row-score = Points

## Les plateaux de la tribu

tindaya-board-yours = Vos plateaux
tindaya-board-boards-of = Plateaux ({ $name })
tindaya-board-fold = Replier les plateaux (B)
tindaya-board-unfold = Ouvrir les plateaux (B)
tindaya-board-trades-board = Plateau Métiers
tindaya-board-tribe-board = Plateau Tribu
tindaya-board-trade-unknown = pas encore connu
tindaya-board-trade-unknown-of = { $trade }, pas encore connu
tindaya-board-trade-text = Votre tribu connaît le métier : { $trade }. Elle peut développer ses inventions, produire ses biens et construire son bâtiment.
tindaya-board-trade-unknown-text = Votre tribu ne connaît pas encore ce métier. À la fin de l’ère, un noble l’apprend dans un tel bâtiment, à côté d’un autochtone qui le connaît.
tindaya-board-develop = Développer ({ $trade })
tindaya-board-develop-used = Développer ({ $trade }), déjà fait
tindaya-board-develop-text = Posez un marqueur ici et payez la prochaine invention de ce métier. Un cylindre développe les deux.
tindaya-board-produce = Produire ({ $trade })
tindaya-board-produce-used = Produire ({ $trade }), déjà fait
tindaya-board-produce-text = Posez un marqueur ici : chaque bâtiment de ce métier que vous contrôlez donne ses biens. Un cylindre produit deux fois.
tindaya-board-action-used = Déjà fait dans cette ère. Le marqueur revient à la fin de l’ère.
tindaya-board-invention-developed = { $name } : développé
tindaya-board-is-food =
    { $count ->
        [one] Nourriture : { $count } ration par unité.
       *[other] Nourriture : { $count } rations par unité.
    }
tindaya-board-spoils = Périssable : ce qui reste après le repas devient des déchets.
tindaya-board-is-fuel = Combustible : 2 unités font un feu.
tindaya-board-is-weapon = Compte comme une arme.
tindaya-board-keeps =
    { $count ->
        [one] Se garde jusqu’à l’ère suivante : { $count } unité de chaque sorte.
       *[other] Se garde jusqu’à l’ère suivante : { $count } unités de chaque sorte.
    }
tindaya-board-made-per-villager = Produire ({ $trade }) en donne 1 par villageois à vous dans les bâtiments que vous contrôlez.
tindaya-board-made-per-animal = Produire ({ $trade }) en donne 1 par animal dans les bâtiments que vous contrôlez.
tindaya-board-made-per-building = { $invention } : Produire ({ $trade }) en donne 1 par bâtiment que vous contrôlez.
tindaya-board-made-per-slaughtered = { $invention } : Produire ({ $trade }) en donne 1 par animal abattu.
tindaya-board-made-per-conversion = { $invention } : Produire ({ $trade }) en fait avec des biens frais.
tindaya-board-depot =
    { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    } et { $cylinders ->
        [one] { $cylinders } cylindre
       *[other] { $cylinders } cylindres
    } en réserve
tindaya-board-depot-text = Une action coûte un marqueur : un cube la fait une fois, un cylindre deux fois.
tindaya-board-depot-empty = aucun
tindaya-board-explore = Explorer
tindaya-board-explore-text = { $count } déplacements sur terre et sur mer ; puis ceux qui ont bougé collectent, construisent, troquent, font une offrande ou combattent.
tindaya-board-explore-traitor = { $count } déplacements de conquistadors sur terre et sur mer, sans construire de pirogue ; là où ils arrivent, ils bâtissent des forts et combattent.
tindaya-board-cave = Aménager la seconde grotte
tindaya-board-cave-text = Jusque-là, seule la première grotte protège les villageois du froid.
tindaya-board-cave-ready = La seconde grotte est prête
tindaya-board-ready = prête
tindaya-board-caves = Grottes
tindaya-board-caves-one = Villageois : { $count }, places : { $beds } ; la seconde grotte n’est pas aménagée
tindaya-board-caves-both = Villageois : { $count }, places dans les deux grottes : { $beds }
tindaya-board-caves-text = À la fin d’une ère, les villageois sans place meurent de froid. La première grotte a { $count } places.
tindaya-board-idols = Idoles
tindaya-board-no-idols = aucune idole
tindaya-board-idols-hidden =
    { $count ->
        [one] { $count } idole cachée
       *[other] { $count } idoles cachées
    }
tindaya-board-idols-count =
    { $count ->
        [one] { $count } idole
       *[other] { $count } idoles
    }
tindaya-board-idol-sell = Par une action, elle peut aussi être vendue contre une ressource.
tindaya-board-idol-production = Production
tindaya-board-idol-protection = Protection
tindaya-board-idol-movement = Mouvement
tindaya-board-idol-fertility = Fertilité
tindaya-board-idol-raw_materials = Matières
tindaya-board-idol-appeasement = Apaisement
tindaya-board-idol-offering_acoran = Pour Acoran
tindaya-board-idol-offering_moneiba = Pour Moneiba
tindaya-board-idol-offering_either = Pour un dieu
tindaya-board-idol-relocation = Exil
tindaya-board-idol-wreckers = Naufrage
tindaya-board-idol-learning = Savoir
tindaya-board-idol-contribution = Contribution
tindaya-board-idol-cancellation = Annulation
tindaya-board-idol-clairvoyance = Voyance
tindaya-board-tokens =
    { $count ->
        [one] { $count } jeton Matière première gardé
       *[other] { $count } jetons Matière première gardés
    }
tindaya-board-token-count = { $token } : { $count }
tindaya-board-tokens-text = Une tribu garde au plus { $count } jetons.
tindaya-board-tokens-monopoly = Avoir le plus de jetons d’une sorte coûte des points à la fin.
tindaya-board-no-tokens = aucun jeton
tindaya-board-kept-of = { $count } sur { $of }
tindaya-board-prison =
    { $count ->
        [one] Prison : { $count } conquistador
       *[other] Prison : { $count } conquistadors
    }
tindaya-board-prison-text = Les conquistadors capturés au combat. On peut en sacrifier dans une offrande.
tindaya-board-cards-bought =
    { $count ->
        [one] { $count } carte achetée au marché
       *[other] { $count } cartes achetées au marché
    }
tindaya-board-canoe = Une pirogue à soi
tindaya-board-power-agana = 4 déplacements
tindaya-board-power-arucas = inventions −1
tindaya-board-power-ecero = obsidienne +1
tindaya-board-power-jandia = marché −1
tindaya-board-power-majos = offrande à soi
tindaya-board-power-orone = sel +1
tindaya-board-power-taoro = paille +1
tindaya-board-power-tedote = seconde grotte
tindaya-board-power-tihuya = idole par ère
tindaya-board-traitor = Traître
tindaya-board-traitor-goal = Conquistadors : { $count }, il en faut { $of } au traître
tindaya-board-traitor-goal-own = Conquistadors : { $count }, il vous en faut { $of }
tindaya-board-traitor-bands = Bandes
tindaya-board-traitor-does = Ce que fait le traître
tindaya-board-traitor-moves = Explorer seulement : des groupes de conquistadors se déplacent sur terre, et sur mer dans n’importe quelle pirogue, { $crew } au plus dans chacune.
tindaya-board-traitor-forts = Là où ils s’arrêtent, ils posent un fort. Bâtiments, jetons et animaux y sont perdus.
tindaya-board-traitor-fights = Ils gagnent un combat, sauf s’il y a au moins autant d’autochtones que de conquistadors, avec une arme contre chacun.
tindaya-board-traitor-walls = Les murs leur barrent la route, une idole de protection les repousse, et ils ne s’arrêtent pas sur les volcans.
tindaya-board-chief = chef
tindaya-board-captives =
    { $count ->
        [one] { $count } captif
       *[other] { $count } captifs
    }

## Le mont Tindaya et les événements

tindaya-board-mountain = Mont Tindaya
tindaya-board-wrath = { $god } : colère { $wrath } sur { $of }, rayon { $radius }
tindaya-board-wrath-text = Plus la colère monte, plus les désastres de ce dieu vont loin. Au dernier cran, la partie est perdue.
tindaya-board-catastrophe-unknown = inconnue
tindaya-board-catastrophe-unknown-text = Personne n’a encore révélé la catastrophe de cette ère.
tindaya-board-slot = { $good } pour { $god }
tindaya-board-slot-full = Complet.
tindaya-board-slot-given = Donné : { $count } sur { $of }.
tindaya-board-slot-giver = { $name } : { $count }
tindaya-board-slot-closed = Pas demandé dans cette ère.
tindaya-board-slot-label = { $good } : { $count } sur { $of }
tindaya-board-slot-label-closed = { $good } : pas demandé dans cette ère
tindaya-board-fires =
    { $count ->
        [0] Aucun feu pour les voyantes
        [one] { $count } feu pour les voyantes
       *[other] { $count } feux pour les voyantes
    }
tindaya-board-fires-text = Chaque feu révèle une prophétie de l’ère suivante : où frappent les désastres, ou ce qu’envoient les dieux.
tindaya-board-events = Événements de l’ère, dans l’ordre
tindaya-board-era = Ère
tindaya-board-era-of = Ère { $era } sur { $of }
tindaya-board-no-events = aucun
tindaya-board-event-acoran = Acoran
tindaya-board-event-acoran-text = La catastrophe d’Acoran frappe les îles autour du volcan, aussi loin que va sa colère.
tindaya-board-event-moneiba = Moneiba
tindaya-board-event-moneiba-text = La catastrophe de Moneiba frappe les îles autour du volcan, aussi loin que va sa colère.
tindaya-board-event-tsunami = Tsunami
tindaya-board-event-tsunami-text = Tous les terrains autour de la fosse sont engloutis avec ce qu’ils portent, aussi loin que va la colère de Moneiba. Les volcans restent. Rien n’y fait.
tindaya-board-event-eruption = Éruption
tindaya-board-event-eruption-text = Autour du volcan, tout devient montagne, la mer aussi, aussi loin que va la colère d’Acoran. Rien n’y fait.
tindaya-board-event-ship_white = Navire blanc
tindaya-board-event-ship_white-text = Il débarque sur l’île la plus proche et attaque tous ses bâtiments, ou un terrain s’il n’y en a pas.
tindaya-board-event-ship_grey = Navire gris
tindaya-board-event-ship_grey-text = Il débarque sur l’île la plus proche et attaque tous ses bâtiments, ou un terrain s’il n’y en a pas.
tindaya-board-event-ship_black = Navire noir
tindaya-board-event-ship_black-text = Il débarque sur l’île la plus proche et attaque tous ses bâtiments, ou un terrain s’il n’y en a pas.
tindaya-board-event-unknown = Personne n’a prédit où il frappe.
tindaya-board-event-void = L’événement n’a pas lieu : l’endroit visé n’existe plus.
tindaya-board-event-is-void = n’a pas lieu
tindaya-board-event-no-ship = Il n’est pas en mer.
tindaya-board-event-over = passé
tindaya-board-event-now = maintenant
tindaya-board-defence-none = aucune défense
tindaya-board-defence-walls = murs, idoles
tindaya-board-defence-fire = 1 feu par champ
tindaya-board-defence-manure = 1 fumier par champ
tindaya-board-defence-weapon = 1 arme par autochtone
tindaya-board-defence-weapons = { $count } armes chacun

## Prévisions

tindaya-board-forecast = Si l’ère finissait
tindaya-board-forecast-text = Les étapes et les événements de la fin de l’ère, joués sur ce qui est public, sans que personne se défende. Ce que nul ne sait reste inconnu.
tindaya-board-still-to-come = Encore à venir
tindaya-board-still-to-come-text = Ce que prendraient les événements suivants si personne ne se défendait.
tindaya-board-nothing-more = plus rien
tindaya-board-unknown = inconnu
tindaya-board-nothing = rien
tindaya-board-points = points
tindaya-board-sinks =
    { $count ->
        [one] { $count } terrain englouti
       *[other] { $count } terrains engloutis
    }
tindaya-board-rises =
    { $count ->
        [one] { $count } montagne surgit
       *[other] { $count } montagnes surgissent
    }
tindaya-board-meter-food = Repas
tindaya-board-meter-housing = Abri
tindaya-board-meter-waste = Déchets
tindaya-board-meter-offerings = Offrandes
tindaya-board-meter-attacks = Attaques
tindaya-board-food-for = { $have } pour { $need }
tindaya-board-starve =
    { $count ->
        [one] faim : { $count } mort
       *[other] faim : { $count } morts
    }
tindaya-board-food-text = Rations : { $have }, villageois : { $need }, dont nouveau-nés : { $born }.
tindaya-board-eaten = Mangé : { $units }.
tindaya-board-freeze =
    { $count ->
        [one] froid : { $count } mort
       *[other] froid : { $count } morts
    }
tindaya-board-all-housed = tous logés
tindaya-board-housing-text = Places : { $beds }, villageois : { $count }.
tindaya-board-waste-of = { $count } sur { $of }
tindaya-board-waste-over = Acoran +1
tindaya-board-waste-text = Déchets : { $count }, place pour { $of }. Au-delà, la colère d’Acoran monte.
tindaya-board-spoil-here = Chez vous se perdrait : { $units }.
tindaya-board-both-angrier = 2 dieux +1
tindaya-board-one-angrier = { $god } +1
tindaya-board-both-pleased = complètes
tindaya-board-offering-complete = { $god } : complète.
tindaya-board-offering-missing = { $god } : il manque { $units }.
tindaya-board-fatal = La colère mettrait fin à la partie.
tindaya-board-attacks-on-you = { $count } sur vous
tindaya-board-no-attacks = pas sur vous
tindaya-board-attacks-text =
    { $count ->
        [one] Les navires attaqueraient { $count } hexagone.
       *[other] Les navires attaqueraient { $count } hexagones.
    }

## Nature, buts, étagère

tindaya-board-nature = Nature
tindaya-board-wild-goats =
    { $count ->
        [one] { $count } chèvre sauvage
       *[other] { $count } chèvres sauvages
    }
tindaya-board-wild-pigs =
    { $count ->
        [one] { $count } cochon sauvage
       *[other] { $count } cochons sauvages
    }
tindaya-board-wild-text = Les explorateurs les mènent dans les enclos et les porcheries. À deux, ils ont un petit à la fin de l’ère.
tindaya-board-waste-now = Déchets : { $count } sur { $of }
tindaya-board-waste-explained = Les denrées perdues de toutes les tribus. S’il y en a trop, la colère d’Acoran monte.
tindaya-board-conquistadors-now = Conquistadors : { $count }, au plus { $of } à la fin
tindaya-board-conquistadors-text = Le nombre toléré dépend des autochtones en vie.
tindaya-board-conquistadors-traitor = Avec autant à la fin, le traître gagne. Plus personne n’a à tenir l’archipel.
tindaya-board-natives-alive =
    { $count ->
        [one] { $count } autochtone en vie
       *[other] { $count } autochtones en vie
    }
tindaya-board-natives-text = Plus ils sont nombreux à la fin, plus l’archipel tolère de conquistadors.
tindaya-board-idol-deck =
    { $count ->
        [one] { $count } idole à piocher
       *[other] { $count } idoles à piocher
    }
tindaya-board-of = sur { $count }
tindaya-board-goals = Buts
tindaya-board-goals-met = { $count } sur { $of }
tindaya-board-met = atteint
tindaya-board-open = à faire
tindaya-board-goal-wrath = La colère des dieux n’atteint pas le cratère.
tindaya-board-goal-alive = Chaque tribu a un noble et un villageois.
tindaya-board-goal-building = Chaque tribu contrôle un bâtiment.
tindaya-board-goal-archipelago = Au plus { $count } conquistadors.
tindaya-board-goal-fort = Le premier fort est reconquis.
tindaya-board-goal-trades = Chaque tribu connaît { $count } métiers.
tindaya-board-goal-level_2 = Chaque tribu a une invention de niveau 2.
tindaya-board-how-alive = Que les derniers ne meurent ni de faim, ni noyés, ni au combat.
tindaya-board-how-building = Un villageois de la tribu dans le bâtiment le contrôle.
tindaya-board-how-archipelago = Plus il y a d’autochtones en vie, plus ils tiennent de conquistadors en respect. Les prisonniers ne comptent pas.
tindaya-board-how-fort = Entrez-y avec un noble, au moins autant d’autochtones que de conquistadors, et une arme contre chacun d’eux.
tindaya-board-how-trades = À la fin de l’ère, un noble apprend dans un bâtiment d’un métier que la tribu ignore, à côté d’un autochtone d’une tribu qui le connaît.
tindaya-board-how-level_2 = Développez la première invention d’un métier, puis la seconde.
tindaya-board-shelf = Buts, marché et réserve
tindaya-board-market = Marché
tindaya-board-market-left =
    { $count ->
        [one] { $count } carte au marché
       *[other] { $count } cartes au marché
    }
tindaya-board-market-capacity = Grande capa{"\u00AD"}cité
tindaya-board-market-wall = Mur
tindaya-board-market-idol = Idole
tindaya-board-market-bought = Achetée.
tindaya-board-neutral-there =
    { $count ->
        [one] 1 bâtiment neutre de ce genre sur la carte
       *[other] { $count } bâtiments neutres de ce genre sur la carte
    }
tindaya-board-stock = À construire
tindaya-board-buildings-left = { $building } : encore { $count }
tindaya-board-building-text = Construit par un noble, terrain : { $terrain }, si la tribu connaît le métier : { $trade }.
tindaya-board-objective-text =
    { $count ->
        [one] { $count } point à la fin : { $text }.
       *[other] { $count } points à la fin : { $text }.
    }
tindaya-board-secrets = Secrets
tindaya-board-secret-of = Objectif secret ({ $name })
tindaya-board-secret-token = Son jeton vaut { $count }.
tindaya-board-no-secrets = pas encore
tindaya-board-monopolies = Monopoles
tindaya-board-monopolies-text = À la fin, avoir le plus de jetons de bois, d’argile ou de minerai coûte 1 point, ou 2 avec deux d’avance.
tindaya-board-track = Points de contribution, du plus bas au plus haut
tindaya-board-track-of = { $name } : { $count }
tindaya-board-passed = a passé
tindaya-board-islands = Îles
tindaya-board-at-sea = en mer
tindaya-board-island-row =
    { $count ->
        [0] { $island }
        [one] { $island } : { $count } lieu
       *[other] { $island } : { $count } lieux
    }

## Lignes de nombres

tindaya-board-row-mission = Mission
tindaya-board-row-villagers = Villageois
tindaya-board-row-nobles = Nobles
tindaya-board-row-buildings = Bâtiments
tindaya-board-row-trades = Métiers
tindaya-board-row-inventions = Inventions
tindaya-board-row-ration = Rations
tindaya-board-row-wood = Bois
tindaya-board-row-clay = Argile
tindaya-board-row-stone = Pierre
tindaya-board-row-obsidian = Obsidienne
tindaya-board-row-weapon = Armes
tindaya-board-row-fire = Feux
tindaya-board-row-tokens = Jetons Matière première
tindaya-board-row-idol = Idoles
tindaya-board-row-prison = Prisonniers
tindaya-board-row-waste = Déchets
tindaya-board-row-markers = Marqueurs en réserve
tindaya-board-row-conquistador = Conquistadors
tindaya-board-row-b-fort = Forts
tindaya-board-row-cube = Cubes
tindaya-board-row-cylinder = Cylindres
tindaya-board-row-from-play = Au cours de la partie
tindaya-board-row-from-monopolies = Monopoles
tindaya-board-row-from-idols = Idoles de contribution
tindaya-board-row-from-noble-points = Nobles
tindaya-board-row-from-common = Objectifs communs
tindaya-board-row-from-secret = Objectifs secrets
tindaya-board-stores = Vos réserves

## La fin d’une partie

tindaya-board-verdict-wrath =
    { $count ->
        [0] La colère a atteint le cratère : { $god }.
        [one] La colère a atteint le cratère : { $god }. Elle est montée une fois pendant la dernière ère.
       *[other] La colère a atteint le cratère : { $god }. Elle est montée { $count } fois pendant la dernière ère.
    }
tindaya-board-verdict-offering = Une offrande complète aurait apaisé { $god } : il manquait { $units }.
tindaya-board-verdict-archipelago =
    Il y a { $count } conquistadors sur les îles, et les autochtones en vie peuvent en tolérer { $of } : { $more ->
        [one] un prisonnier de plus aurait
       *[other] { $more } prisonniers de plus auraient
    } { $alone ->
        [yes] sauvé l’archipel.
       *[no] suffi contre eux.
    }
tindaya-board-verdict-no-survivor = Une tribu survit avec au moins un noble et un villageois : aucune n’avait les deux.
tindaya-board-verdict-died-out =
    { $count ->
        [one] { $tribes } : tribu disparue. Sans noble ni villageois, une tribu ne peut gagner.
       *[other] { $tribes } : tribus disparues. Sans noble ni villageois, une tribu ne peut gagner.
    }
tindaya-board-verdict-traitor = La carte du traître, { $card }, demandait { $of } conquistadors sur le plateau : il y en a { $count }.
tindaya-board-aim-mission = { $name } : { $text }
tindaya-board-verdict-deaths = { $tribe } a perdu des autochtones pendant la dernière ère : { $causes }.
tindaya-board-verdict-died-hunger = { $count } de faim
tindaya-board-verdict-died-cold = { $count } de froid
tindaya-board-verdict-died-events = { $count } par des désastres et des combats
tindaya-board-verdict-died-offered = { $count } en offrande aux dieux
tindaya-board-verdict-buildings-lost = Bâtiments perdus pendant la dernière ère : { $buildings }.
tindaya-board-verdict-nobody =
    { $missing ->
        [noble] { $tribe } n’avait plus de noble.
        [villager] { $tribe } n’avait plus de villageois.
       *[both] { $tribe } n’avait plus personne.
    }
tindaya-board-verdict-tie-inventions = { $tribes } ont autant de points : { $tribe } a le plus d’inventions, { $count }.
tindaya-board-verdict-tie-buildings = { $tribes } ont autant de points et d’inventions : { $tribe } contrôle le plus de bâtiments, { $count }.
tindaya-board-verdict-tie-shared = { $tribes } ont autant de points, d’inventions et de bâtiments : la victoire est partagée.
tindaya-board-aim-missed-by = Manqué par { $tribes }.
tindaya-board-aim-there = Il y en a { $count }.

## Troc

tindaya-board-barter = Troc : une unité contre une
tindaya-board-barter-proposed = Une offre
tindaya-board-barter-nothing = rien encore
tindaya-board-barter-offer = L’offre jusqu’ici
tindaya-board-barter-pair = { $give } contre { $take }
tindaya-board-barter-take-back = Cliquez pour retirer cette paire de l’offre.
tindaya-board-barter-close = Fermer
tindaya-board-barter-waits = { $name } réfléchit.
tindaya-board-barter-before = Les trocs de la partie
tindaya-board-barter-accepted = accepté
tindaya-board-barter-refused = refusé
