# Les leçons de Wendake : le sujet de chacune, ses exercices, et deux indices pour chacun ; le second en dit plus.

wendake-lesson-village = Votre village
    .text = Un tour, c’est un pion sur une tuile Action. Voyez d’où viennent les Ressources, et pourquoi les pions forment une ligne.
wendake-lesson-village-harvest = Récoltez maïs, haricot et citrouille en un seul tour.
    .hint-1 = La Récolte donne un légume pour chaque champ où vous avez une femme, Village natal compris.
    .hint-2 = Posez votre pion sur la tuile en haut à droite, puis effectuez la Récolte.
wendake-lesson-village-leather = Faites du cuir de vos trois castors.
    .hint-1 = Le Tannage change tous vos castors en cuir, un pour un.
    .hint-2 = Posez votre pion sur la tuile en haut à gauche, puis effectuez le Tannage.
wendake-lesson-village-line = Un pion est déjà posé. Pêchez avec le deuxième, pour que les deux puissent devenir une ligne.
    .hint-1 = Trois pions forment une rangée, une colonne ou une diagonale. La Pêche donne un poisson par canoë en jeu.
    .hint-2 = La Pêche se trouve juste au-dessus de votre pion, dans la même colonne.
wendake-lesson-village-order = Deux pions sont sur des tuiles. Réservez avec celui-ci une bonne place dans l’ordre du tour.
    .hint-1 = Contre d’autres joueurs, un pion par année va à l’ordre du tour au lieu d’une tuile.
    .hint-2 = Choisissez le bouton qui réserve votre place : plus tôt c’est fait, plus vous serez devant.

wendake-lesson-trade = Canoës et commerce
    .text = Mettez un canoë à l’eau, achetez une tuile Progrès, échangez des Ressources, et dépensez le reste contre des points.
wendake-lesson-trade-canoe = Mettez votre premier canoë en jeu.
    .hint-1 = Chaque canoë en jeu rapporte un poisson à la pêche et un échange au commerce.
    .hint-2 = Posez votre pion sur Canoë, en bas à gauche, puis choisissez un lac.
wendake-lesson-trade-tile = Achetez une tuile Progrès du niveau le plus bas.
    .hint-1 = Elle coûte 1 cuir, 1 poisson et 1 légume : c’est exactement ce que vous avez.
    .hint-2 = Posez votre pion sur Commerce, effectuez-le, et choisissez une tuile de la première rangée.
wendake-lesson-trade-exchange = Il vous manque du cuir. Échangez un poisson contre du cuir, puis achetez une tuile Progrès.
    .hint-1 = Vous pouvez échanger autant de Ressources que vous avez de canoës en jeu. Puis une carte Masque est retournée : une couverture infectée enverrait un Natif à la Grande Maison.
    .hint-2 = Effectuez le Commerce, donnez 1 poisson pour 1 cuir, puis achetez une tuile de la première rangée.
wendake-lesson-trade-points = Il ne reste aucune tuile. Marquez quatre points d’Économie en un seul Commerce.
    .hint-1 = À la fin du Commerce, chaque Ressource différente dépensée donne un point.
    .hint-2 = Dépensez un maïs, un haricot, un cuir et un poisson.

wendake-lesson-map = Votre peuple sur la carte
    .text = Les guerriers marchent, femmes et chasseurs travaillent, les gardes gagnent les majorités. Pour finir, une Cérémonie des Masques.
wendake-lesson-map-outpost = Envoyez un guerrier au champ de citrouilles de Wendake, puis laissez une femme y prendre sa place.
    .hint-1 = Seuls les guerriers se déplacent. Sur un champ, un guerrier est un Éclaireur ; un transfert le remplace par une femme de votre Village natal.
    .hint-2 = Effectuez le Déplacement jusqu’au champ de citrouilles de Wendake, arrêtez-vous, puis transférez et amenez une femme.
wendake-lesson-map-majority = Gagnez la majorité des gardes à Sandusky.
    .hint-1 = Un garde de votre adversaire s’y trouve. Une égalité ne vaut rien.
    .hint-2 = Effectuez le Déplacement et envoyez deux guerriers de votre Village natal à Sandusky, pas sur un champ.
wendake-lesson-map-military = Marquez trois points de Guerre en une seule action.
    .hint-1 = L’action Guerre donne un point pour chaque territoire où vous avez le plus de gardes, Village natal compris.
    .hint-2 = La tuile avec la Pêche porte aussi l’action Guerre : effectuez la Pêche, puis la Guerre.
wendake-lesson-map-masks = Jouez une paire de masques.
    .hint-1 = Une Cérémonie des Masques fait piocher une carte, puis vous pouvez jouer une combinaison sur un emplacement libre.
    .hint-2 = Posez votre pion en bas à droite, effectuez la Cérémonie des Masques, et jouez deux masques du même type.
