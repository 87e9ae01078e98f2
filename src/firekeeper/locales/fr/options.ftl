# Les jeux, et ce qu’un groupe choisit avant une partie. Une valeur porte la clé de l’option et son nom.

game-wendake = Chefs des Grands Lacs vers 1756 : cultiver, commercer, tenir les Territoires, honorer les masques. De 1 à 4 joueurs.

option-wendake-players = Combien de personnes jouent
    .text = Des robots peuvent prendre les places de ceux qui manquent. Seul, vous jouez contre le Fantôme, dont les cartes agissent d’elles-mêmes.
option-wendake-players-1 = 1 : en solitaire contre le Fantôme
option-wendake-players-2 = 2 joueurs
option-wendake-players-3 = 3 joueurs
option-wendake-players-4 = 4 joueurs

option-wendake-tribes = Quelle face des cartes Tribu est utilisée
    .text = Pour une première partie, les faces identiques sont plus simples : il y a moins à lire.
option-wendake-tribes-backs = faces identiques : tous commencent de la même façon
option-wendake-tribes-fronts = faces différentes : chaque Tribu a sa capacité

option-wendake-pairing = Comment les quatre pistes de score forment deux duos ; seule la plus faible d’un duo compte
    .text = Les duos décident quels efforts vont ensemble : chaque partie demande un autre plan.
option-wendake-pairing-random = duos aléatoires
option-wendake-pairing-beginner = duos de la première partie : Masques avec Guerre, Économie avec Rituels

option-wendake-difficulty = Ce que vaut un objectif atteint dans le jeu en solitaire
    .text = Moins un objectif rapporte de points, plus le Fantôme est difficile à rattraper.
option-wendake-difficulty-easy = Facile : 3 points
option-wendake-difficulty-medium = Moyen : 2 points
option-wendake-difficulty-hard = Difficile : 1 point

option-wendake-solo_turtles = Quand les tuiles Tortue rapportent leurs points en solitaire
    .text = Tout de suite, vous voyez où vous en êtes ; à la fin, c’est comme à plusieurs.
option-wendake-solo_turtles-at_once = dès qu’elles sont réclamées
option-wendake-solo_turtles-at_end = à la fin de la partie

option-wendake-solitaire-only = Seulement dans le jeu en solitaire : choisissez 1 joueur.

game-endless_winter = Quatre générations à la fin de l’ère glaciaire : chasser, migrer, dresser des Mégalithes, honorer les morts. De 2 à 4 joueurs.

option-endless_winter-players = Combien de personnes jouent
    .text = Des robots peuvent prendre les places de ceux qui manquent.
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

option-endless_winter-layout = Comment les quatre tuiles Mégalithe sont assemblées
    .text = Elle décide quand les Mégalithes des différentes tribus se rencontrent.
option-endless_winter-layout-cfg_hearth = Foyer : un rectangle, premières cases au milieu ; habituel à 2 joueurs
option-endless_winter-layout-cfg_brick = Brique : deux rangées décalées ; habituel à 3 joueurs
option-endless_winter-layout-cfg_plain = Plaine : un rectangle, premières cases aux bords ; habituel à 4 joueurs
option-endless_winter-layout-cfg_ring = Anneau : autour d’un milieu vide
