# Le guide d’une première partie de Tindaya : une carte par question, quand elle se pose pour la première fois.

## Mise en place

tindaya-coach-lay-one-terrain = Les îles naissent des volcans. Les forêts donnent du bois, des champs et des porcheries ; les côtes de l’argile et des quais ; les montagnes du minerai et des enclos.
tindaya-coach-place-starting-building = Vous commencez avec un bâtiment de chaque métier connu. Ensemble, les tribus troquent et apprennent ; là où frappe un désastre, toutes perdent.
tindaya-coach-split-villagers = Un bâtiment produit selon les villageois qui s’y trouvent, et deux villageois dans un bâtiment ont un enfant à la fin de l’ère.
tindaya-coach-place-first-fort = Les conquistadors tiennent ce fort. Pour le reconquérir, entrez avec un noble, au moins autant d’autochtones que de conquistadors, et une arme contre chacun d’eux.
tindaya-coach-choose-fort-tile = Le fort prend cette tuile : il reste un bâtiment de moins de cette sorte. Qui reconquiert le fort remet la tuile.
tindaya-coach-choose-island = Le bâtiment neutre n’est à personne : entrez-y, et vous le contrôlez.
tindaya-coach-place-neutral = Les villageois neutres connaissent un métier que vous pouvez apprendre, et l’un d’eux peut rejoindre votre tribu.

## Un tour

tindaya-coach-take-action = Un tour, c’est une ou deux actions, chacune avec un marqueur. Les cubes reviennent à chaque ère ; un cylindre fait l’action deux fois : gardez-le pour ce qui compte. Qui passe a fini pour cette ère.
tindaya-coach-end-turn = Rien ne se termine tout seul : regardez encore ce qui reste, puis finissez votre tour.
tindaya-coach-save-unit = Arucas paie une unité de moins. Gardez ce qui est le plus dur à trouver.
tindaya-coach-save-at-market = Jandia paie une unité de moins. Gardez ce qui est le plus dur à trouver.
tindaya-coach-place-wall = Un mur protège son hexagone des conquistadors et de certaines catastrophes, jusqu’à la fin de la partie.
tindaya-coach-slaughter = Les animaux abattus donnent de la viande et des cornes, mais deux animaux vivants ont un petit à la fin de l’ère.
tindaya-coach-convert-goods = Les denrées fraîches se perdent après le repas ; les autres se gardent. Un seul paiement suffit pour tout convertir.
tindaya-coach-sell-idol = Une idole inutile devient une ressource au choix.
tindaya-coach-choose-god = C’est le dieu le plus en colère qu’il faut apaiser.
tindaya-coach-aim-idol = Ce qui brille est ce que l’idole peut faire maintenant.
tindaya-coach-explore = Explorer déplace vos autochtones sur terre et sur mer. Tout ce qui arrive sur la carte commence là : collecter, construire, offrandes, troc, combats.
tindaya-coach-produce = Produire fait travailler les bâtiments d’un métier, selon les villageois et les animaux qui s’y trouvent. Une fois par ère et par métier, deux avec un cylindre.
tindaya-coach-develop = Développer paie la prochaine invention d’un métier. La première donne plus de biens, la seconde conserve la nourriture.
tindaya-coach-cave = La première grotte abrite quatre villageois. À la fin de l’ère, ceux qui n’ont pas de place meurent de froid : aménagez la seconde à temps.
tindaya-coach-market = Le marché des artisans vend des murs, des idoles et de la place pour les conserves. Une carte achetée n’y est plus.
tindaya-coach-idols = Une idole sert une fois, par une action. Pointez-la pour lire son effet.

## Explorer

tindaya-coach-choose-move = Dites d’abord d’où l’on part. Un déplacement mène un groupe à l’hexagone voisin, ou par pirogue aussi loin que va la ligne.
tindaya-coach-choose-group = Qui part ? Les nobles construisent, apprennent et font les offrandes ; les villageois travaillent et ont des enfants. Un bâtiment abandonné n’est contrôlé par personne.
tindaya-coach-choose-way = Ce qui brille est à leur portée. Sur un volcan, un noble peut faire une offrande ; sur un jeton, on peut le collecter.
tindaya-coach-canoe = On embarque au bord de l’île et l’on navigue en ligne droite. La pirogue reste où elle accoste, et sert à tous.
tindaya-coach-choose-canoe = Une pirogue coûte 1 bois, sauf si votre tribu en a une.
tindaya-coach-choose-sail = La pirogue va tout droit, aussi loin que vous voulez, pour accoster une île.
tindaya-coach-choose-landing = Ils débarquent là où la pirogue s’arrête.
tindaya-coach-reconquest = Vous gagnez avec au moins autant d’autochtones que de conquistadors et une arme contre chacun : ils sont vos prisonniers. Sinon, tous vos autochtones présents meurent.
tindaya-coach-optional-actions = Ceux qui ont bougé peuvent agir là où ils sont, une fois par hexagone : ce qui brille montre qui.
tindaya-coach-collect = Un jeton donne des matières premières : bois, argile, pierre ou obsidienne. Son dos se voit quand on le prend.
tindaya-coach-build = Un noble sur le bon terrain construit le bâtiment d’un métier que la tribu connaît.
tindaya-coach-herd = Chèvres et cochons sauvages se mènent dans un enclos ou une porcherie à vous : à deux, ils ont un petit à chaque ère.
tindaya-coach-offering = Un noble sur un volcan peut faire une offrande aux deux dieux. Complète à la fin de l’ère, elle fait baisser la colère ; sinon la colère monte.
tindaya-coach-barter = Là où deux tribus se trouvent ensemble, elles peuvent troquer, une unité contre une.
tindaya-coach-compose-offer = Choisissez ce que vous donnez, puis ce que vous prenez. Ajoutez des paires jusqu’à ce que l’offre soit juste, puis proposez-la : l’autre répond aussitôt.
tindaya-coach-draft-offer = Choisissez ce que vous donnez, puis ce que vous prenez en échange. Ajoutez et reprenez des paires jusqu’à ce que l’offre soit juste, puis proposez-la : l’autre répond aussitôt.
tindaya-coach-ask-for = Choisissez maintenant ce que vous voulez en échange : une unité contre une.
tindaya-coach-answer-offer = Un clic accepte ou refuse. Dans une Alliance, un troc juste aide tout le monde.
tindaya-coach-make-offering = Chaque dieu demande des biens ; les points montrent ce qui manque. Le premier à donner à un dieu pioche une idole.
tindaya-coach-choose-source = Un animal peut remplacer son bien, et au besoin même un autochtone.
tindaya-coach-choose-extra-slot = Les Majos ajoutent une unité de la réserve : mettez-la où elle complète une demande.

## La fin d’une ère

tindaya-coach-choose-birth = Deux villageois à vous dans un bâtiment ont un enfant. Choisissez où, si tous ne peuvent pas naître.
tindaya-coach-eat = Chaque villageois mange une ration. Mangez d’abord ce qui se perd ; le reste se garde pour l’ère suivante.
tindaya-coach-victims = Quelqu’un doit mourir : choisissez où la perte pèse le moins. Un bâtiment sans autochtone n’est plus à vous.
tindaya-coach-take-reward = Un cadeau pour votre part de l’offrande : prenez une ressource au choix.
tindaya-coach-name-hex = La lave ne suffit pas partout : dites où elle coule.
tindaya-coach-protect = Un mur, une idole ou les bons biens protègent un hexagone. Le reste est perdu.
tindaya-coach-save-natives = Chaque arme sauve un autochtone des pirates.
tindaya-coach-choose-target = Deux îles sont à égale distance : dites laquelle le navire attaque.
tindaya-coach-choose-terrain = Il n’y a pas de bâtiment à attaquer : dites quel terrain ils prennent.
tindaya-coach-choose-combat = Les combats se suivent. Les armes du premier manqueront au suivant.
tindaya-coach-spend-idol = Une idole de protection repousse l’attaque aussitôt.
tindaya-coach-declare-weapons = Deux autochtones et deux armes, d’une ou de plusieurs tribus, battent les deux conquistadors : chaque arme fait un prisonnier. Sinon, tous les autochtones présents meurent et un fort prend leur place.
tindaya-coach-deliver-fire = Un feu révèle une prophétie de l’ère suivante avant les actions : tous sauront alors où frappent les désastres.

## Voyantes, objectifs, trahison

tindaya-coach-choose-prophecy = Un feu, une prophétie. Tibiabin dit où frappent les désastres, Tamonante quelles catastrophes les dieux envoient.
tindaya-coach-keep-objective = Un objectif secret compte à la fin pour le meilleur, vous ou un autre. Gardez-en un que vous pouvez influencer.
tindaya-coach-choose-token = Plus le jeton est haut, plus l’objectif compte, et tous voient son nombre.
tindaya-coach-choose-side = Dans un fort, vous pouvez rejoindre les conquistadors. Dès lors, vous jouez contre tous.
tindaya-coach-defend = Vous gagnez avec au moins autant d’autochtones que de conquistadors et une arme contre chacun : ils meurent, et vous marquez un point. Sinon, tous les autochtones y meurent, mais chaque arme emporte un conquistador, et qui en dépense pioche une idole.
tindaya-coach-repel-with-idol = Une idole de protection repousse le traître aussitôt, sans combat.
tindaya-coach-traitor-turn = Désormais vous ne faites qu’explorer, avec des conquistadors. Votre carte dit combien il en faut sur le plateau à la fin ; les navires qui débarquent en amènent.

## Les dots

tindaya-coach-compose-dowry = Trois ressources à votre choix contre un villageois de l’autre tribu : un des vôtres vient sur le plateau à sa place. Elle peut refuser.
tindaya-coach-answer-dowry = Contre trois ressources, un de vos villageois retourne dans votre réserve. Vous choisissez lequel, et il vous en reste au moins un.

## La première minute

tindaya-first-turn = Ce qu’est un tour
    .text = Posez un cube ou un cylindre sur une ou deux actions : produire, développer, explorer les îles. Un cube fait l’action une fois, un cylindre deux fois. Quand vous avez assez fait, passez ; quand tous ont passé, l’ère se termine.
tindaya-first-aim-1 = Ce que nous voulons
    .text = Nos tribus viennent d’arriver : nous gagnons ou perdons ensemble. Cette première partie dure une ère : tous doivent survivre, chaque tribu apprend un troisième métier, et nous reconquérons le fort des conquistadors. Un noble apprend à la fin de l’ère, dans un bâtiment du métier, à côté de quelqu’un qui le connaît.
tindaya-first-era-1 = Ce que demande la fin de l’ère
    .text = Chaque villageois mange une ration. Les dieux veulent leurs offrandes, sinon leur colère monte. Puis frappent les événements de l’ère, l’un après l’autre. Les jauges des prévisions montrent ce qui arriverait si l’ère finissait maintenant.
tindaya-first-aim-2 = Ce que nous voulons
    .text = Deux ères ensemble. À la fin, chaque tribu doit être en vie, connaître les quatre métiers et avoir une invention de niveau 2. Un noble apprend dans un bâtiment du métier, à côté de quelqu’un qui le connaît.
tindaya-first-caves = Nouveau : grottes et déchets
    .text = À la fin d’une ère, les villageois ont besoin d’une place en grotte : la première en a quatre. Les denrées fraîches que nul ne mange deviennent des déchets ; trop de déchets fâchent Acoran.
tindaya-first-seers = Nouveau : les voyantes
    .text = À la fin d’une ère, deux feux peuvent être payés. Chacun révèle une prophétie de la suivante : où frappent les désastres, ou ce qu’envoient les dieux. Ce que nul n’a demandé reste un point d’interrogation.
tindaya-first-aim-3 = Ce que vous voulez
    .text = Maintenant, chaque tribu joue pour elle, pendant trois ères. Les points de contribution décident : premières offrandes à un dieu, combats gagnés, feux, nobles et objectifs en donnent ; pertes et avidité en coûtent. Mais si la colère d’un dieu atteint le cratère, ou s’il y a trop de conquistadors, personne ne gagne.
tindaya-first-priority = Nouveau : priorité et monopoles
    .text = Qui a le moins de points décide en premier. Avoir le plus de jetons de bois, d’argile ou de minerai coûte des points à la fin, tout comme prendre le dernier jeton d’une île ou le dernier animal sauvage.
tindaya-first-secrets = Nouveau : les objectifs
    .text = Deux objectifs communs sont visibles. À chaque ère, vous gardez un objectif secret et y posez un jeton : à la fin, il compte pour le meilleur.
tindaya-first-missions = Nouveau : la mission
    .text = Une carte dit ce que chaque tribu doit avoir atteint à la fin de la partie. Le nombre près de chaque nom dit où en est cette tribu.
tindaya-first-red = Nouveau : les tuiles rouges
    .text = Sur les tuiles rouges, les volcans sont éveillés et les îles plus proches : un seul désastre en frappe plusieurs. Les niveaux difficiles en ont davantage, et des cartes Événement plus dures.
tindaya-first-aim = Ce que nous voulons
    .text = Pendant trois ères, nous tenons l’archipel ensemble. À la fin, chaque tribu doit être en vie, contrôler un bâtiment et avoir rempli la mission, et les conquistadors ne doivent pas être trop nombreux. Si la colère d’un dieu atteint le cratère, tout est perdu.
tindaya-first-era = Ce que demande la fin d’une ère
    .text = Chacun mange et a besoin d’une place en grotte. Les offrandes complètes calment les dieux. Puis frappent les événements : éruptions, tsunamis, catastrophes, navires. Les jauges des prévisions montrent ce qui arriverait si l’ère finissait maintenant.
