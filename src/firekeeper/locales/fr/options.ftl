# Les jeux, et ce qu’un groupe choisit avant une partie. Une valeur porte la clé de l’option et son nom.

game-wendake = Chefs des Grands Lacs vers 1756 : cultiver, commercer, tenir les Territoires, honorer les masques. De 1 à 4 joueurs.

option-wendake-players = Nombre de joueurs
    .text = Des robots peuvent occuper les places libres. En solitaire, vous jouez contre le Fantôme, dont les cartes agissent d’elles-mêmes.
option-wendake-players-1 = 1 : en solitaire contre le Fantôme
option-wendake-players-2 = 2 joueurs
option-wendake-players-3 = 3 joueurs
option-wendake-players-4 = 4 joueurs

option-wendake-tribes = Quelle face des cartes Tribu est utilisée
    .text = Pour une première partie, les faces identiques sont plus simples : il y a moins à lire.
option-wendake-tribes-backs = faces identiques : tous commencent de la même façon
option-wendake-tribes-fronts = faces différentes : chaque Tribu a sa capacité

option-wendake-pairing = Comment les quatre pistes de score forment deux duos ; seule la plus faible d’un duo compte
    .text = Les duos décident quels efforts vont ensemble : chaque partie appelle un plan différent.
option-wendake-pairing-random = duos aléatoires
option-wendake-pairing-beginner = duos de la première partie : Masques avec Guerre, Économie avec Rituels

option-wendake-new_allies = Jouer avec l’extension Nouveaux Alliés
    .text = Des alliés anglais et français, des bateaux, des Patrouilles, des Fusils, et des cartes Tour de jeu sous les places de l’ordre du tour. De 2 à 4 joueurs.
option-wendake-new_allies-false = le jeu de base
option-wendake-new_allies-true = avec Nouveaux Alliés
option-wendake-new_allies-together = Seulement à plusieurs : choisissez de 2 à 4 joueurs.

option-wendake-difficulty = Ce que vaut un objectif atteint dans le jeu en solitaire
    .text = Moins un objectif rapporte de points, plus le Fantôme est difficile à rattraper.
option-wendake-difficulty-easy = Facile : 3 points
option-wendake-difficulty-medium = Moyen : 2 points
option-wendake-difficulty-hard = Difficile : 1 point
option-wendake-difficulty-extreme = Extrême : aucun point, et une pénalité par objectif manqué
option-wendake-extreme-only = Seulement à la difficulté extrême.

option-wendake-solo_turtles = Quand les tuiles Tortue rapportent leurs points en solitaire
    .text = Tout de suite, vous voyez où vous en êtes ; à la fin, c’est comme à plusieurs.
option-wendake-solo_turtles-at_once = dès qu’elles sont réclamées
option-wendake-solo_turtles-at_end = à la fin de la partie

option-wendake-solitaire-only = Seulement dans le jeu en solitaire : choisissez 1 joueur.

option-wendake-adversity = Jouer en solitaire avec les cartes Adversité de Nouveaux Alliés
    .text = Chaque année apporte un coup du sort, et vous disputez l’ordre du tour au Fantôme.
option-wendake-adversity-false = sans cartes Adversité
option-wendake-adversity-true = avec cartes Adversité

option-wendake-penalty = Points perdus par objectif manqué à la difficulté extrême
    .text = Plus un objectif coûte cher, moins on peut se permettre d’en manquer un.
option-wendake-penalty-1 = 1 point
option-wendake-penalty-2 = 2 points
option-wendake-penalty-3 = 3 points
option-wendake-penalty-4 = 4 points
option-wendake-penalty-5 = 5 points

game-endless_winter = Quatre générations à la fin de l’ère glaciaire : chasser, migrer, dresser des Mégalithes, honorer les morts. De 2 à 4 joueurs.

option-endless_winter-players = Nombre de joueurs
    .text = Des robots peuvent occuper les places libres.
option-endless_winter-players-2 = 2 joueurs
option-endless_winter-players-3 = 3 joueurs
option-endless_winter-players-4 = 4 joueurs

option-endless_winter-setup = Comment les cartes Chef et de Mise en place sont distribuées
    .text = Pour une première partie, distribuez-les au hasard ; en les choisissant, on fait ses plans dès le début.
option-endless_winter-setup-base = mise en place du jeu de base : toutes au hasard
option-endless_winter-setup-setup_draft = Distribution des cartes de Mise en place : on les choisit dans l’Ordre des Tours inverse
option-endless_winter-setup-chief_draft = Distribution des cartes Chef et de Mise en place : les Chefs dans l’Ordre des Tours, les autres dans l’ordre inverse

option-endless_winter-glacier_tokens = Module des jetons Glacier : ce qui se trouve sur les Glaciers va à qui y bâtit des Villages
    .text = Une raison de plus d’aller dans le froid. À laisser de côté pour une première partie.
option-endless_winter-glacier_tokens-false = sans jetons Glacier
option-endless_winter-glacier_tokens-true = avec jetons Glacier

option-endless_winter-rest_tokens = Module des jetons Repos : la première figurine au repos d’une manche trouve un jeton
    .text = Une raison de plus de se reposer tôt. À laisser de côté pour une première partie.
option-endless_winter-rest_tokens-false = sans jetons Repos
option-endless_winter-rest_tokens-true = avec jetons Repos

option-endless_winter-layout = Configuration des tuiles Mégalithe
    .text = La configuration décide quand les Mégalithes des différentes tribus se rencontrent.
option-endless_winter-layout-cfg_hearth = Foyer : un rectangle, premières cases au milieu ; habituel à 2 joueurs
option-endless_winter-layout-cfg_brick = Brique : deux rangées décalées ; habituel à 3 joueurs
option-endless_winter-layout-cfg_plain = Plaine : un rectangle, premières cases aux bords ; habituel à 4 joueurs
option-endless_winter-layout-cfg_ring = Anneau : autour d’un milieu vide

game-tindaya = Un archipel entre dieux en colère et conquistadors : nourrir et loger une tribu, faire des offrandes, tenir les îles. De 1 à 4 joueurs.

option-tindaya-players = Nombre de joueurs
    .text = Des robots peuvent occuper les places vides. En solo, on joue une Alliance avec des bâtiments neutres.
option-tindaya-players-1 = 1 : solo
option-tindaya-players-2 = 2 joueurs
option-tindaya-players-3 = 3 joueurs
option-tindaya-players-4 = 4 joueurs

option-tindaya-mode = Ensemble, ou chaque tribu pour soi
    .text = En Alliance on gagne ou perd ensemble, en Domination le plus de points l’emporte.
option-tindaya-mode-alliance = Alliance : tous contre les dieux et les conquistadors
option-tindaya-mode-domination = Domination : chaque tribu pour soi
option-tindaya-domination-needs-two = Le mode Domination se joue à 2 au moins.

option-tindaya-campaign_step = Quelle partie de la campagne on joue
    .text = Trois parties qui apprennent les règles pas à pas, puis une partie finale.
option-tindaya-campaign_step-none = hors campagne : toutes les règles
option-tindaya-campaign_step-1 = 1 : L’arrivée sur l’île, une ère
option-tindaya-campaign_step-2 = 2 : La fureur des dieux, deux ères
option-tindaya-campaign_step-3 = 3 : Les faveurs divines, en Domination
option-tindaya-campaign_step-final = Partie finale : toutes les règles
option-tindaya-campaign-alliance = Cette partie de la campagne se joue en Alliance.
option-tindaya-campaign-domination = Cette partie de la campagne se joue en Domination.

option-tindaya-difficulty = Le niveau de difficulté
    .text = Il décide des cartes Événement, des buts des missions et du nombre de jetons qu’une tribu peut garder.
option-tindaya-difficulty-easy = facile
option-tindaya-difficulty-medium = moyen
option-tindaya-difficulty-hard = difficile
option-tindaya-campaign-easy = Les parties d’apprentissage de la campagne sont faciles.

option-tindaya-red_tiles = Tuiles Océan rouges
    .text = Plus il y a de tuiles rouges, plus les îles sont proches, et plus un désastre fait de dégâts.
option-tindaya-red_tiles-0 = aucune
option-tindaya-red_tiles-2 = 2 tuiles
option-tindaya-red_tiles-4 = 4 tuiles
option-tindaya-red_tiles-6 = 6 tuiles
option-tindaya-red_tiles-8 = les 8 tuiles
option-tindaya-campaign-black = Les parties d’apprentissage de la campagne n’ont que des tuiles noires.

option-tindaya-layout = Comment l’archipel est posé
    .text = Le hasard pose une carte équilibrée ; vous pouvez aussi poser les terrains à tour de rôle.
option-tindaya-layout-automatic = automatique
option-tindaya-layout-preset = modèle
option-tindaya-layout-by_turns = à tour de rôle
option-tindaya-layout-host = par l’hôte, une carte écrite
option-tindaya-preset-black = Le modèle n’a que des tuiles noires.

option-tindaya-traitor = Le traître (variante)
    .text = Dans l’ère 3, un joueur peut rejoindre les conquistadors et gagner seul.
option-tindaya-traitor-false = sans traître
option-tindaya-traitor-true = avec traître
option-tindaya-traitor-domination = Le traître se joue en Domination, hors des parties d’apprentissage.

option-tindaya-dowry = La dot (variante)
    .text = Une tribu peut acheter un villageois d’une autre contre 3 ressources.
option-tindaya-dowry-false = sans dot
option-tindaya-dowry-true = avec dot
option-tindaya-campaign-no-variants = Les parties d’apprentissage de la campagne n’ont pas de variantes.

option-tindaya-mission = La mission d’une Alliance
    .text = Ce que chaque tribu doit avoir atteint à la fin d’une Alliance.
option-tindaya-mission-inventors = Inventeurs
option-tindaya-mission-warriors = Guerriers
option-tindaya-mission-breeders = Éleveurs
option-tindaya-mission-planners = Planificateurs
option-tindaya-mission-fertile = Fertiles
option-tindaya-mission-alliance = Seule une Alliance hors des parties d’apprentissage a une mission.

option-tindaya-map = Carte de l’hôte
    .text = Les tuiles par emplacement, r pour le côté rouge, puis les hexagones de chaque terrain : 1 2r 3 … / forest 2,0 … / coast … / mountain …
option-tindaya-map-host = On ne donne une carte qu’avec la disposition « par l’hôte ».

option-tindaya-first_seat = Premier joueur
    .text = Le hasard désigne le premier joueur si vous ne le faites pas.
option-tindaya-first_seat-1 = place 1
option-tindaya-first_seat-2 = place 2
option-tindaya-first_seat-3 = place 3
option-tindaya-first_seat-4 = place 4
option-tindaya-first-seat = Cette place n’existe pas avec si peu de joueurs.

option-tindaya-tribes = Quelles tribus jouent
    .text = Les tribus de toutes les places dans l’ordre, par exemple : agana majos. Si vous n’en nommez pas, elles sont piochées.
option-tindaya-colours = Couleurs des places
    .text = Dans l’ordre des places, par exemple : green blue (vert, bleu). Les autres prennent la première qui reste : blue, red, yellow, green.
option-tindaya-campaign-tribes = Les deux premières parties de la campagne ont des tribus fixes.
