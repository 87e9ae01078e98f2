# Le guide de la première partie de Wendake : une carte par question, quand elle se pose pour la première fois.

wendake-coach-choose-home = Votre village natal est l’endroit où vivent vos Natifs : Femmes et Chasseurs y travaillent dès le début. Les villages diffèrent par ce qui pousse autour et par leurs voisins.
wendake-coach-choose-tribe = Chaque Tribu commence avec des biens et des Natifs différents, et certaines ont une capacité propre.
wendake-coach-launch-canoe = Les Canoës servent à pêcher et à commercer : plus vous en avez sur les Lacs, plus vous pouvez échanger.
wendake-coach-place-marker = Un tour, c’est un pion sur une de vos neuf tuiles Action ; vous faites ce qu’elle montre, de haut en bas. Les trois pions posés sur vos tuiles dans l’année doivent former une ligne : le premier décide donc de beaucoup. Face à d’autres joueurs, un pion de l’année va plutôt sur l’ordre du tour : il réserve votre place pour l’année suivante. Pointez une tuile pour voir ce qui resterait.
wendake-coach-next-action = Les actions d’une tuile se font dans l’ordre, et vous pouvez renoncer à chacune.
wendake-coach-move-step = Les Guerriers qui finissent dans un Territoire sont des Gardes : y être le plus nombreux compte pour la Guerre. Sur une zone ils deviennent Éclaireurs, que des Femmes ou des Chasseurs peuvent ensuite remplacer pour y travailler.
wendake-coach-exchange = Le Commerce a trois étapes : échanger des Ressources, au plus autant que vous avez de Canoës en jeu ; acheter une tuile Progrès ; dépenser des Ressources différentes pour des points d’Économie. Après un échange, on retourne une carte Masque : une couverture infectée envoie un de vos Natifs à la Grande Maison.
wendake-coach-buy-progress = Les tuiles Progrès donnent des points tout de suite et une capacité pour le reste de la partie. Les rangées hautes coûtent plus cher.
wendake-coach-draw-mask = Les cartes Masque se collectionnent, puis se jouent en combinaisons. Piocher ne peut pas être annulé ; prendre la carte visible, si.
wendake-coach-play-masks = Chaque emplacement demande une combinaison différente et reste pris tant qu’un marqueur s’y trouve, le vôtre compris : jouez tôt. Il est libre de nouveau quand ce marqueur va ailleurs.
wendake-coach-claim-turtles = Les tuiles Tortue récompensent les zones avec des Femmes, celles avec des Chasseurs, et les Canoës en jeu ; de chacune des trois catégories, vous pouvez prendre une tuile à la fois. Face à d’autres joueurs, vous seul voyez les points des vôtres jusqu’à la fin.
wendake-coach-light-fire = Le Feu sacré active une tuile de plus de votre grille, hors de la ligne de vos pions.
wendake-coach-replace-tile = À la fin d’une année, vos tuiles descendent d’une rangée. Vous pouvez remplacer une des trois qui sortent par une tuile Action avancée, qui fait davantage, ou par une tuile mise de côté ; puis les trois reviennent en haut.
wendake-coach-end-turn = Rien ne se termine tout seul : regardez encore une fois, puis finissez votre tour.
wendake-coach-choose-point-track = Les quatre pistes de score forment deux duos, et de chaque duo seule la plus faible compte. Gardez-les égales.

## New Allies

wendake-coach-turn-cards = Nouveaux Alliés : sous chaque place de l’ordre du tour se trouve une carte Tour de jeu. Qui choisit une place peut aussitôt effectuer l’action Alliance de sa moitié haute, puis garde la carte pour sa moitié basse. Toutes les places sont permises ; l’ordre de l’année suivante va de gauche à droite.
wendake-coach-turn-card = Une de vos cartes Tour de jeu peut servir maintenant : elle luit près de votre Village. Les cartes marquées « 1× » sont défaussées après usage, les autres sont retournées jusqu’à la fin de l’année. La plupart coûtent un Fusil ou des Ressources.
wendake-coach-order-alliance = Vous prenez une place de l’ordre du tour : sa carte offre une action Alliance maintenant, et maintenant seulement. Ensuite la carte est à vous, et sa moitié basse sert pendant vos tours.
wendake-coach-advance-disk = Votre disque Alliance montre qui est votre allié. Son nombre dit combien vous pouvez troquer et jusqu’où vont vos Patrouilles, et il vaut des points à la fin. Qui change de camp marque le nombre quitté, sur une piste du drapeau quitté, et repart de 1.
wendake-coach-alliance-effect = Une chose sur trois : troquer du Cuir contre des Fusils avec un bateau, déplacer vos Patrouilles, ou dépenser un Fusil pour un point.
wendake-coach-place-ship = Le bateau doit aller sur un autre lac, mais pas sur celui de l’autre bateau. Là où vous avez plus de Canoës que chacun des autres, vous pouvez donner du Cuir pour des Fusils.
wendake-coach-barter = Vous pouvez aussi déplacer un Canoë, de n’importe qui, de ce lac vers un autre : avant ou après le troc, et une majorité peut en changer.
wendake-coach-patrol-step = Les Patrouilles protègent partout comme des Gardes, mais n’attaquent Gardes et Patrouilles que sous leur propre drapeau. Personne n’est blessé : les deux camps rentrent.

## Adversité

wendake-coach-adversity = Adversité : la carte à côté des années dit ce qui est dur cette année. Vous avez quatre pions : trois pour les tuiles et un pour l’ordre du tour ; qui s’y tient à la première place commence l’année suivante.
wendake-coach-adversity-ghost = Le Fantôme a lui aussi quatre tours. Avant qu’une carte agisse, le jeton placé au-dessus est révélé : une flèche, et la carte agit ; le cercle, et le Fantôme va d’abord à l’ordre du tour. Si une de ses actions est impossible, il gagne un point à la place.
wendake-coach-offer = Adoration : cette année, la première action de chaque activation coûte une Ressource ou un point. Un point d’une piste qui ne compte pas est le moins cher.
