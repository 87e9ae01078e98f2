# Le guide d’une première partie d’Endless Winter : une carte par question, quand elle se pose pour la première fois.

endless_winter-coach-choose-side = Votre Chef a une compétence utilisable le tour où la figurine Chef est placée, donc une fois par manche. Prenez la face qui convient à votre début.
endless_winter-coach-take-chief = Chaque Chef penche vers une façon de jouer : sa compétence sert une fois par manche, le tour où la figurine Chef est placée.
endless_winter-coach-take-setup = Une carte de Mise en place est votre départ : Nourriture, Outils, Animaux et une meilleure carte Tribu ; certaines donnent un second Camp.
endless_winter-coach-play-culture = Les cartes Culture se jouent avant de placer la figurine. La première du tour est gratuite, chaque autre coûte une carte défaussée.
endless_winter-coach-place-figure = Un tour, c’est une figurine dans une des quatre colonnes, de haut en bas, ou au Repos. Personne ne bloque personne ; mais dans chaque colonne, seule la première figurine de la manche reçoit ce que montre le bas.
endless_winter-coach-top-section = En haut, vous faites tout ce que vous pouvez payer. Le Travail vient des cartes Tribu de la main et de la Nourriture ; on vous demande comment payer au moment voulu.
endless_winter-coach-pay-labour = Les façons les moins chères sont proposées. Les cartes jouées pour le Travail sont défaussées : gardez-en pour l’Éclipse, où elles décident de l’Ordre des Tours.
endless_winter-coach-gain = L’avantage le plus fort n’est pas toujours le plus utile. À la place, vous pouvez prendre un avantage inférieur : Mégalithe > carte > Idole > Outil > Nourriture.
endless_winter-coach-use-part = Une compétence payante peut être utilisée ou laissée.
endless_winter-coach-move-idol = L’Offrande donne plus de valeur à la Nourriture et aux Outils restants ; l’Honneur fait de même pour les cartes Enterrées, et à égalité qui y est arrivé le premier passe devant.
endless_winter-coach-build-pile = Les cartes posées face cachée comptent leur Travail pendant l’Éclipse, et les cartes Culture sont un bluff. Qui a le plus de Travail commence la manche suivante et reçoit la meilleure place.
endless_winter-coach-choose-hex = Chaque hexagone où votre Influence est la plus grande, même à égalité, donne son avantage pendant l’Éclipse. Un Camp compte 1, un Village 2 sur chacun de ses trois hexagones.
endless_winter-coach-choose-board-item = Les cases vides de votre plateau et vos Pierres Sacrées comptent à chaque Éclipse : ce qui est fait tôt rapporte plus souvent.
endless_winter-coach-end-turn = Rien ne finit tout seul : les cartes et compétences restantes peuvent encore servir.
endless_winter-coach-end-actions = C’était votre troisième figurine. Utilisez ce qui reste ; ensuite des cartes de votre main vont face cachée dans la pioche Éclipse.
endless_winter-coach-discard-cards = Les cartes défaussées ne sont pas perdues : quand votre pioche est vide, elles sont mélangées et reviennent.
endless_winter-coach-choose-token = Qui se repose le premier dans une manche reçoit un jeton Repos : prenez celui qui est visible, ou le suivant sans le voir. Il ne sert que ce tour-ci.
endless_winter-coach-choose-pile-card = Vos cartes Tribu de la pioche Éclipse servent encore une fois, par la bande sombre du bas. Vous choisissez l’ordre.

## Ce que l’on fait pour la première fois, outre la question

endless_winter-coach-column-initiate = Commencer fait grandir votre tribu : en haut, recrutez de meilleures cartes en main, puis Enterrez les faibles. Une carte recrutée maintenant sert dès le tour suivant.
endless_winter-coach-column-develop = Développer apporte des cartes Culture, qui aident une fois et rapportent à la fin, et des Pierres Sacrées, qui rapportent à chaque Éclipse.
endless_winter-coach-column-migrate = Avec Migrer, de nouveaux Camps arrivent au feu du milieu et en partent. Allez où il n’y a personne, ou là où trois de vos Camps se rejoignent : ils peuvent devenir un Village.
endless_winter-coach-column-hunt = Avec Chasser, révéler des cartes donne plus de choix avant de prendre. Les ensembles du même Animal rapportent à la fin ; un de chaque rapporte peu.
endless_winter-coach-column-rest = Le Repos donne peu maintenant, mais la figurine compte du Travail pendant l’Éclipse : vous jouerez sans doute plus tôt à la manche suivante.
endless_winter-coach-recruit = Les cinq paquets contiennent de meilleures cartes. Le nombre rouge est leur Travail ; la colonne où elles sont les plus fortes est en dessous.
endless_winter-coach-learn = Les cartes Culture vont en main et se jouent au début d’un tour suivant. Dans la pioche Éclipse elles ne valent rien : c’est un bluff.
endless_winter-coach-sacred-stone = Une Pierre Sacrée rapporte pendant cette Éclipse et toutes les suivantes. Prenez tôt celle qui compte ce que vous ferez de toute façon ; l’emplacement suivant a un autre prix.
endless_winter-coach-village = Un Village ramène trois Camps et compte double sur trois hexagones. Il reste là jusqu’à la fin, et vous apporte désormais une carte à chaque Éclipse.
endless_winter-coach-megalith = Les deux Mégalithes gris passent d’abord, au sol. Chacun couvre une case et donne ce qu’elle montre ; quatre en carré en portent un autre, qui rapporte pour ceux qu’il couvre, surtout les vôtres.
endless_winter-coach-bury = Une carte Enterrée quitte votre pioche pour toujours, ce qui rend les autres plus fortes, et rapporte à la fin selon votre rang d’Honneur.
endless_winter-coach-tip = Un Animal Incliné donne son avantage aussitôt mais ne compte plus dans son ensemble. Inclinez ce qui ne fera pas d’ensemble, ou ce qu’une Pierre Sacrée compte.
