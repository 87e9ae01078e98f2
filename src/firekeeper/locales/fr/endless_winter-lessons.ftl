# Les leçons d’Endless Winter : le sujet de chacune, ses exercices, et deux indices pour chacun ; le second en dit plus.

endless_winter-lesson-hunt = Un tour, et la Chasse
    .text = Un tour, c’est une figurine dans une colonne. Le Travail vient des cartes et de la Nourriture ; à la Chasse il devient des Animaux.
endless_winter-lesson-hunt-animal = Prenez le Paresseux géant dans la zone de chasse.
    .hint-1 = En haut de la colonne Chasser, un Animal coûte 1 Outil et 1 Travail. Les cartes de votre main donnent du Travail.
    .hint-2 = Placez votre figurine Tribu dans la colonne Chasser, choisissez le Paresseux géant, et payez avec le Courageux.
endless_winter-lesson-hunt-tip = Inclinez votre Élan-cerf pour son avantage.
    .hint-1 = Au milieu de la colonne Chasser, un Animal peut être incliné. Il ne compte plus dans son ensemble.
    .hint-2 = Placez votre figurine dans la colonne Chasser, laissez la partie haute, et inclinez l’Élan-cerf.
endless_winter-lesson-hunt-rest = Reposez une figurine, et piochez une carte.
    .hint-1 = Une figurine au repos fait peu maintenant, mais compte un Travail et demi pendant l’Éclipse.
    .hint-2 = Placez votre figurine Tribu sur l’espace Action de Repos de votre plateau, puis piochez.

endless_winter-lesson-tribe = Une tribu plus forte
    .text = Recrutez de meilleures personnes, enterrez les faibles, et apprenez des cartes Culture.
endless_winter-lesson-tribe-recruit = Recrutez un Chasseur.
    .hint-1 = En haut de la colonne Commencer, une carte Tribu coûte 1 Outil et 1 Travail. Elle ne peut pas travailler pendant le même tour.
    .hint-2 = Placez votre figurine Tribu dans la colonne Commencer, choisissez le Chasseur, et payez avec le Courageux.
endless_winter-lesson-tribe-bury = Enterrez l’Homme de la Tribu que vous avez en main.
    .hint-1 = La première figurine de la manche dans la colonne Commencer gagne une Idole et peut enterrer une carte, en bas.
    .hint-2 = Placez votre figurine dans la colonne Commencer, laissez la partie haute, et enterrez l’Homme de la Tribu.
endless_winter-lesson-tribe-learn = Apprenez une carte Culture.
    .hint-1 = Une carte Culture coûte 3 Travail. La Nourriture donne 1 Travail pour chaque main que son marqueur passe en descendant.
    .hint-2 = Placez votre figurine dans la colonne Développer, choisissez une carte Culture, et payez avec le Courageux et 4 Nourritures.

endless_winter-lesson-land = Le territoire et l’Éclipse
    .text = Camps et Villages gagnent les hexagones ; les cartes gardées pour l’Éclipse font jouer plus tôt.
endless_winter-lesson-land-camp = Placez un Camp, puis éloignez-le du feu.
    .hint-1 = Un nouveau Camp coûte 1 Outil et arrive au milieu ; chaque pas coûte 1 Travail.
    .hint-2 = Placez votre figurine dans la colonne Migrer, placez un Camp, déplacez-le sur un hexagone voisin, et payez avec 2 Nourritures.
endless_winter-lesson-land-village = Construisez un Village.
    .hint-1 = Trois Camps sur trois hexagones qui se touchent en un point peuvent devenir un Village pour 3 Nourritures.
    .hint-2 = Placez votre figurine dans la colonne Migrer, laissez la partie haute, utilisez celle du milieu, et choisissez le point où vos Camps se touchent.
endless_winter-lesson-land-eclipse = C’est votre dernière figurine de la manche. Mettez deux cartes dans la pioche Éclipse.
    .hint-1 = Après la troisième figurine, des cartes de votre main peuvent aller face cachée : leur Travail décide du prochain Ordre des Tours.
    .hint-2 = Reposez votre Chef, piochez, puis engagez le Chasseur et le Courageux, et terminez la pioche.
