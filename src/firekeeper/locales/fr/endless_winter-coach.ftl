# Le guide d’une première partie d’Endless Winter : une carte par question, quand elle se pose pour la première fois.

endless_winter-coach-choose-side = Votre Chef a une compétence utilisable le tour où la figurine Chef est placée, donc une fois par manche. Prenez la face qui convient à votre début.
endless_winter-coach-take-chief = Chaque Chef penche vers une façon de jouer : sa compétence sert une fois par manche, le tour où la figurine Chef est placée.
endless_winter-coach-take-setup = Une carte de Mise en place est votre départ : Nourriture, Outils, un Animal et une meilleure carte Tribu.
endless_winter-coach-play-culture = Les cartes Culture se jouent avant de placer la figurine. La première du tour est gratuite, chaque autre coûte une carte défaussée.
endless_winter-coach-place-figure = Un tour, c’est une figurine dans une des quatre colonnes, de haut en bas, ou au Repos. Personne ne bloque personne ; mais seule la première figurine de la manche reçoit ce que montre le bas.
endless_winter-coach-top-section = En haut, vous faites tout ce que vous pouvez payer. Le Travail vient des cartes Tribu de la main et de la Nourriture ; on vous demande comment payer au moment voulu.
endless_winter-coach-pay-labour = Les façons les moins chères sont proposées. Les cartes jouées pour le Travail sont défaussées : gardez-en pour l’Éclipse, où elles décident de l’Ordre des Tours.
endless_winter-coach-gain = L’avantage le plus fort n’est pas toujours le plus utile : Mégalithes, cartes, Idoles, Outils et Nourriture peuvent être pris comme n’importe quoi plus bas dans cette suite.
endless_winter-coach-use-part = Une compétence payante peut être utilisée ou laissée.
endless_winter-coach-move-idol = L’Offrande donne plus de valeur à la Nourriture et aux Outils restants ; l’Honneur fait de même pour les cartes Enterrées, et les premiers arrivés y sont devant vous.
endless_winter-coach-build-pile = Les cartes posées face cachée comptent leur Travail pendant l’Éclipse, et les cartes Culture sont un bluff. Qui a le plus de Travail commence la manche suivante et reçoit la meilleure place.
endless_winter-coach-choose-hex = Chaque hexagone où votre influence est la plus grande, même à égalité, donne son avantage pendant l’Éclipse. Un Campement compte 1, un Village 2 sur chacun de ses trois hexagones.
endless_winter-coach-choose-board-item = Les cases vides de votre plateau et vos Pierres Sacrées comptent à chaque Éclipse : ce qui est fait tôt rapporte plus souvent.
endless_winter-coach-end-turn = Rien ne finit tout seul : les cartes et compétences restantes peuvent encore servir.
