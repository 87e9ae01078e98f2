# Le guide de la première partie de Wendake : une carte par question, quand elle se pose pour la première fois.

wendake-coach-choose-home = Votre village natal est l’endroit où vivent vos Natifs : Femmes et Chasseurs y travaillent dès le début. Les villages diffèrent par ce qui pousse autour et par leurs voisins.
wendake-coach-choose-tribe = Chaque Tribu commence avec d’autres biens et d’autres Natifs, et certaines ont une capacité à elles.
wendake-coach-launch-canoe = Les Canoës servent à pêcher et à commercer : plus vous en avez sur les Lacs, plus vous pouvez échanger.
wendake-coach-place-marker = Un tour, c’est un pion sur une de vos neuf tuiles Action ; vous faites ce qu’elle montre, de haut en bas. Les pions posés sur les tuiles dans une année doivent former une ligne : le premier décide donc de beaucoup. Face à d’autres joueurs, un pion de l’année va plutôt sur l’ordre du tour : il réserve votre place pour l’année suivante. Pointez une tuile pour voir ce qui resterait.
wendake-coach-next-action = Les actions d’une tuile se font dans l’ordre, et vous pouvez renoncer à chacune.
wendake-coach-move-step = Les Guerriers qui finissent dans un Territoire sont des Gardes : y être le plus nombreux compte pour la Guerre. Sur une zone ils deviennent Éclaireurs, que des Femmes ou des Chasseurs peuvent ensuite remplacer pour y travailler.
wendake-coach-exchange = Le Commerce a trois étapes : échanger des Ressources, au plus autant que vous avez de Canoës en jeu ; acheter une tuile Progrès ; rendre des Ressources différentes pour des points d’Économie. Après un échange, on retourne une carte Masque : une couverture infectée envoie un de vos Natifs à la Grande Maison.
wendake-coach-buy-progress = Les tuiles Progrès donnent des points tout de suite et une capacité pour le reste de la partie. Les rangées hautes coûtent plus cher.
wendake-coach-draw-mask = Les cartes Masque se collectionnent, puis se jouent en combinaisons. Piocher ne peut pas être annulé ; prendre la carte visible, si.
wendake-coach-play-masks = Chaque emplacement de la cérémonie veut une autre combinaison. Il est pris tant qu’un marqueur s’y trouve, le vôtre compris, et libre de nouveau quand ce marqueur va ailleurs.
wendake-coach-claim-turtles = Les tuiles Tortue récompensent les zones avec des Femmes, celles avec des Chasseurs, et les Canoës en jeu ; de chacune des trois sortes, vous pouvez prendre une tuile à la fois. Face à d’autres joueurs, vous seul voyez les points des vôtres jusqu’à la fin.
wendake-coach-light-fire = Le Feu sacré active une tuile de plus de votre grille, hors de la ligne de vos pions.
wendake-coach-replace-tile = À la fin d’une année, vos tuiles descendent d’une rangée. Des trois qui sortent, une peut être remplacée par une tuile avancée, qui fait davantage, ou par une tuile mise de côté ; puis les trois reviennent en haut.
wendake-coach-end-turn = Rien ne se termine tout seul : regardez encore une fois, puis finissez votre tour.
wendake-coach-choose-point-track = Les quatre pistes de score forment deux duos, et de chaque duo seule la plus basse compte. Gardez-les égales.
