# Les jeux, et ce qu’un groupe choisit avant une partie. Une valeur porte la clé de l’option et son nom.

game-wendake = Chefs des Grands Lacs vers 1756 : cultiver, commercer, tenir les Territoires, honorer les masques. De 1 à 4 joueurs.

option-wendake-players = Combien de personnes jouent
option-wendake-players-1 = 1 : en solitaire contre le Fantôme
option-wendake-players-2 = 2 joueurs
option-wendake-players-3 = 3 joueurs
option-wendake-players-4 = 4 joueurs

option-wendake-tribes = Quelle face des cartes Tribu est utilisée
option-wendake-tribes-backs = faces identiques : tous commencent de la même façon
option-wendake-tribes-fronts = faces différentes : chaque Tribu a sa capacité

option-wendake-pairing = Comment les quatre pistes de score forment deux duos ; seule la plus faible d’un duo compte
option-wendake-pairing-random = duos aléatoires
option-wendake-pairing-beginner = duos de la première partie : Masques avec Guerre, Économie avec Rituels

option-wendake-difficulty = Ce que vaut un objectif atteint dans le jeu en solitaire
option-wendake-difficulty-easy = Facile : 3 points
option-wendake-difficulty-medium = Moyen : 2 points
option-wendake-difficulty-hard = Difficile : 1 point

option-wendake-solo_turtles = Quand les tuiles Tortue rapportent leurs points en solitaire
option-wendake-solo_turtles-at_once = dès qu’elles sont réclamées
option-wendake-solo_turtles-at_end = à la fin de la partie
