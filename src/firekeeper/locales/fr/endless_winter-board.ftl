# Le plateau d’Endless Winter dans le navigateur : étiquettes et infobulles. Utilisé par client/src/games/endless_winter.

## Zones et étiquettes

endless_winter-board-zone-wall = Colonnes
endless_winter-board-zone-map = Terrain
endless_winter-board-zone-cards = Cartes
endless_winter-board-zone-stones = Pierres
endless_winter-board-zone-mine = Mon jeu
endless_winter-board-zone-players = Joueurs
endless_winter-board-main-board = Plateau Principal
endless_winter-board-map = Plateau Terrain : 18 hexagones autour de la tuile Terrain de base
endless_winter-board-cards = Cartes Tribu et Culture
endless_winter-board-hunt = Zone de Chasse
endless_winter-board-megaliths = Mégalithes
endless_winter-board-megaliths-built = Plateau Mégalithe, { $count } en place
endless_winter-board-idols = Plateau Idole
endless_winter-board-stones = Pierres Sacrées
endless_winter-board-board-of = Plateau : { $name }
endless_winter-board-kit = Animaux et piles
endless_winter-board-hand = Main, cartes : { $count }
endless_winter-board-above = Cartes jouées ce tour-ci
endless_winter-board-draft = Cartes au choix
endless_winter-board-whose = Le plateau de qui ?
endless_winter-board-payments = Façons de payer
endless_winter-board-lesser = Prendre un avantage inférieur à la place
endless_winter-board-reveal = L’Éclipse
endless_winter-board-go-on = Continuer
endless_winter-board-free = libre
endless_winter-board-first-short = 1re
endless_winter-board-era = Ère { $era ->
        [1] I
        [2] II
       *[other] { $era }
    }
endless_winter-board-no-cards = Aucune carte en main
endless_winter-board-no-animals = Pas encore d’Animal

## Manches et Ordre des Tours

endless_winter-board-round = Manche { $round } sur { $rounds }
endless_winter-board-phase-setup = Mise en place
endless_winter-board-phase-action_phase = Phase d’Actions
endless_winter-board-phase-eclipse_phase = Phase d’Éclipse
endless_winter-board-phase-preparation_phase = Phase de Préparation
endless_winter-board-phase-final_scoring = Décompte des points
endless_winter-board-eras = L’Ère I dure { $change } manches, puis l’Ère II commence avec de nouvelles cartes Culture.
endless_winter-board-lap = Tour de jeu { $lap } sur { $laps }
endless_winter-board-order = Ordre des Tours
endless_winter-board-place = Place { $place } : { $name }
endless_winter-board-outlook = Ce que l’on sait du prochain Ordre des Tours ; à égalité, qui joue plus tard passe devant
endless_winter-board-outlook-places = { $form ->
        [sure] Avec { $labour } Travail : place { $best } à la prochaine manche
       *[open] Avec { $labour } Travail : place { $best } à { $worst } à la prochaine manche
    }
endless_winter-board-outlook-resting = Figurines au repos : { $labour } Travail
endless_winter-board-outlook-later = La pioche Éclipse reste à préparer.
endless_winter-board-place-benefit = Pendant l’Éclipse : { $effect }

## Colonnes

endless_winter-board-section-top = Section du Haut, autant de fois que vous voulez, en payant chaque fois :
endless_winter-board-section-middle = Section du Milieu, une fois :
endless_winter-board-section-bottom = Section du Bas, seulement pour la première figurine de la manche :
endless_winter-board-figure-of = { $figure } ({ $name })
endless_winter-board-rest = Action de Repos, figurines ici : { $count }
endless_winter-board-rest-labour = Chaque figurine ici compte { $labour } Travail pendant l’Éclipse. Aucune carte Tribu ne se joue pendant un tour de Repos.
endless_winter-board-rest-token = Jeton Repos
endless_winter-board-rest-pile = Jetons Repos dans la pile : { $count }

## Cartes

endless_winter-board-stack = { $card }, encore { $count } dans le paquet
endless_winter-board-culture-deck = Pioche de l’Ère { $era ->
        [1] I
       *[2] II
    } : encore { $count }
endless_winter-board-labour-of = Travail : { $labour }
endless_winter-board-culture-of = Carte Culture de l’Ère { $era ->
        [1] I
       *[2] II
    }
endless_winter-board-skill = Compétence : { $effect }
endless_winter-board-no-skill = Sans compétence
endless_winter-board-no-skill-short = sans effet
endless_winter-board-eclipse-skill = Pendant l’Éclipse : { $effect }
endless_winter-board-end-points = À la fin : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
endless_winter-board-recruited = { $card }, arrivée ce tour-ci : ne peut pas encore être jouée
endless_winter-board-in-pile = { $card }, dans la pioche Éclipse
endless_winter-board-chief-skill = Le tour où la figurine Chef est placée : { $effect }
endless_winter-board-setup-tribe = carte Tribu : { $card }
endless_winter-board-second-camp = un second Camp sur la tuile Terrain de base
endless_winter-board-pile-deck = Pioche : { $count }
endless_winter-board-pile-discard = Défausse : { $count }
endless_winter-board-pile-buried = Cartes Enterrées : { $count }
endless_winter-board-pile-eclipse = Pioche Éclipse : { $count }
endless_winter-board-short-deck = pioche
endless_winter-board-short-discard = défausse
endless_winter-board-short-buried = enterrées
endless_winter-board-short-eclipse = éclipse

## Travail, Nourriture, Outils

endless_winter-board-labour = Travail : { $labour }
endless_winter-board-labour-more = +{ $labour } avec cela
endless_winter-board-labour-needs = il manque { $labour }
endless_winter-board-labour-after = { $labour } après cela
endless_winter-board-labour-text = Les cartes Tribu et la Nourriture donnent du Travail, aussi par moitiés. Ce qui reste à la fin du tour est perdu.
endless_winter-board-to-pay = À payer
endless_winter-board-to-come = À venir
endless_winter-board-owing = Il reste à payer : { $labour } de Travail.
endless_winter-board-gaining = Encore à recevoir : { $gains }.
endless_winter-board-food = Nourriture : { $count }, au plus { $most }
endless_winter-board-food-text = Dépenser de la Nourriture donne 1 Travail pour chaque symbole que le marqueur passe en descendant.
endless_winter-board-tools = Outils : { $count }
endless_winter-board-camps-home = Camps en réserve : { $count }
endless_winter-board-camps-text = Chaque Camp placé libère une case de la piste de Nourriture.
endless_winter-board-figures-home = Figurines à placer cette manche : { $count }
endless_winter-board-villages-home = Villages en réserve : { $count }
endless_winter-board-empty-village = Pour chaque case vide pendant l’Éclipse : { $effect }
endless_winter-board-reserve = Mégalithes en réserve : { $count }
endless_winter-board-empty-reserve = Une fois vide, pendant l’Éclipse : { $effect }

## Animaux

endless_winter-board-animal-deck = Pioche Animal : { $count }
endless_winter-board-tip-benefit = Quand vous l’Inclinez : { $effect }
endless_winter-board-set-points = Points à la fin pour un ensemble de 1, 2, 3… non Inclinés : { $values }
endless_winter-board-set-now = Vous en avez { $count } non Inclinés, soit { $points } à la fin ; avec un de plus, { $next }.
endless_winter-board-joker = Joker : rejoint à la fin l’ensemble où il rapporte le plus.
endless_winter-board-upright = { $animal }, non Inclinés : { $count }
endless_winter-board-lying = { $animal }, Inclinés : { $count }

## Pierres Sacrées

endless_winter-board-stone-when = Comptée à chaque Éclipse désormais.
endless_winter-board-stone-now = Vaut maintenant { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
endless_winter-board-stone-points = { $stone } : { $points ->
        [one] { $points } point maintenant
       *[other] { $points } points maintenant
    }
endless_winter-board-slot = Emplacement de Pierre Sacrée { $number }, libre
endless_winter-board-slot-price = Prix : { $effect }
endless_winter-board-slot-benefit = Aussitôt : { $effect }

## Terrain

endless_winter-board-hex-nothing = Aucun avantage pendant l’Éclipse.
endless_winter-board-hex-base = Les nouveaux Camps arrivent ici. Pas d’avantage, et aucun Village à ses angles.
endless_winter-board-hex-benefit = Pendant l’Éclipse, pour la plus grande Influence : { $effect }
endless_winter-board-leads = { $name } : Influence { $influence }, gagne l’avantage
endless_winter-board-influence = { $name } : Influence { $influence }
endless_winter-board-token = Jeton Glacier : { $effect }
endless_winter-board-token-face-down = Un jeton Glacier est ici, face cachée.
endless_winter-board-village-text = Compte { $influence } d’Influence sur chacun de ses trois hexagones.
endless_winter-board-village-camps = Un Camp de chacun d’eux revient sur votre piste de Nourriture.
endless_winter-board-village-of = Village ({ $name })

## Mégalithes et Idoles

endless_winter-board-neutral = Mégalithe neutre
endless_winter-board-megalith-of = Mégalithe ({ $name })
endless_winter-board-first-space = Première case de sa tuile : seul un Mégalithe neutre y va ; les flèches montrent où un autre suit.
endless_winter-board-would-score = { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
endless_winter-board-offering = Piste d’Offrande
endless_winter-board-offering-text = À la fin, la Nourriture et les Outils restants valent des points : plus on est haut, moins il en faut pour 1 point (¼ veut dire 1 point pour 4).
endless_winter-board-offering-now = Pour vous maintenant : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
endless_winter-board-level-benefit = Niveau { $level } : { $effect }
endless_winter-board-level-of = { $name } : niveau { $level }
endless_winter-board-honour = Piste d’Honneur
endless_winter-board-honour-text = Plus on est haut, et à égalité plus tôt on y est arrivé, plus les cartes Enterrées rapportent à la fin.
endless_winter-board-honour-now = Pour vous maintenant : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
endless_winter-board-honour-box = { $rank ->
        [1] Premier
        [2] Deuxième
       *[other] Les autres
    }, pour 1, 2, 3… cartes Enterrées : { $values }

## Tableau comparatif et feuille de score

endless_winter-board-row-total = Points
endless_winter-board-row-food = Nourriture
endless_winter-board-row-tools = Outils
endless_winter-board-row-labour = Travail
endless_winter-board-row-hand = Cartes en main
endless_winter-board-row-deck = Pioche
endless_winter-board-row-discard = Défausse
endless_winter-board-row-buried = Cartes Enterrées
endless_winter-board-row-eclipse = Cartes dans la pioche Éclipse
endless_winter-board-row-animals = Animaux
endless_winter-board-row-upright = Animaux non Inclinés
endless_winter-board-row-tipped = Animaux Inclinés
endless_winter-board-row-stones = Pierres Sacrées
endless_winter-board-row-stone-points = Points des Pierres Sacrées maintenant
endless_winter-board-row-camps = Camps sur le plateau Terrain
endless_winter-board-row-villages = Villages
endless_winter-board-row-hexes = Hexagones avec la plus grande Influence
endless_winter-board-row-megaliths = Mégalithes
endless_winter-board-row-ground = Mégalithes au sol
endless_winter-board-row-upper = Mégalithes empilés
endless_winter-board-row-offering = Niveau d’Offrande
endless_winter-board-row-honour = Niveau d’Honneur
endless_winter-board-row-figures = Figurines à placer
endless_winter-board-row-from-effects = Avantages
endless_winter-board-row-from-stacking = Mégalithes empilés
endless_winter-board-row-from-honour_track = Piste d’Honneur
endless_winter-board-row-from-stones = Pierres Sacrées
endless_winter-board-row-from-offering = Offrande : Nourriture et Outils restants
endless_winter-board-row-from-honour = Honneur : cartes Enterrées
endless_winter-board-row-from-cards = Cartes Tribu et Culture
endless_winter-board-row-from-animals = Ensembles d’Animaux

## Le plateau en mots

endless_winter-board-words-none = aucun
endless_winter-board-words-columns = Les colonnes
endless_winter-board-words-column = { $column } : figurines : { $figures }.
endless_winter-board-words-map = Le territoire
endless_winter-board-words-hex = { $hex }. Camps : { $camps }. Villages : { $villages }. { $leaders ->
        [none] Personne ne mène.
       *[other] Plus d’Influence : { $leaders }.
    } Voisins : { $neighbours }.
endless_winter-board-words-megaliths = Mégalithes
endless_winter-board-words-megalith = { $spot } : { $name }.
endless_winter-board-words-idols = Idoles
endless_winter-board-words-idol = { $name } : Offrande { $offering }, Honneur { $honour }.

## La première minute

endless_winter-board-first-aim = Votre but
    .text = Vous menez une tribu de la dernière glaciation pendant quatre manches. Faites-la grandir, chassez, peuplez les terres et dressez des Mégalithes ; après chaque manche, une Éclipse récompense ce que vous avez bâti.
endless_winter-board-first-points = D’où viennent les points
    .text = Les Animaux rapportent par ensembles, les Pierres Sacrées à chaque Éclipse, les Mégalithes pour ce qu’ils couvrent. À la fin comptent aussi vos cartes, et d’autant plus que vos Idoles ont avancé, les cartes Enterrées, la Nourriture et les Outils.
endless_winter-board-first-turn = Ce qu’est un tour
    .text = Placez une de vos trois figurines dans une colonne et parcourez-la de haut en bas. Cartes et Nourriture donnent le Travail qu’elle coûte. Les cartes gardées pour l’Éclipse décident qui commence la manche suivante.

## Les noms longs sur les cartes étroites : ils peuvent être coupés au trait d’union conditionnel

endless_winter-board-face-start_tribesman = Homme
endless_winter-board-face-start_tribeswoman = Femme
endless_winter-board-face-start_brave = Coura­geux
endless_winter-board-face-hunter = Chas­seur
endless_winter-board-face-explorer = Explo­rateur
endless_winter-board-face-c1_01 = Maî­trise du feu
endless_winter-board-face-c1_02 = Taille du silex
endless_winter-board-face-c1_03 = Cueil­lette
endless_winter-board-face-c1_04 = Tradi­tion orale
endless_winter-board-face-c1_05 = Tan­nage
endless_winter-board-face-c1_06 = Propul­seur
endless_winter-board-face-c1_07 = Pistage
endless_winter-board-face-c1_08 = Pié­geage
endless_winter-board-face-c1_10 = Sculp­ture sur os
endless_winter-board-face-c1_11 = Culte des ancê­tres
endless_winter-board-face-c1_12 = Rites funé­raires
endless_winter-board-face-c1_15 = Raquet­tes
endless_winter-board-face-c1_17 = Traî­neaux à chiens
endless_winter-board-face-c1_18 = Rite de pas­sage
endless_winter-board-face-c1_20 = Aiguil­les en os
endless_winter-board-face-c2_01 = Appri­voise­ment
endless_winter-board-face-c2_02 = Haches polies
endless_winter-board-face-c2_04 = Rabat­tage du gibier
endless_winter-board-face-c2_06 = Tro­phées
endless_winter-board-face-c2_07 = Art parié­tal
endless_winter-board-face-c2_08 = Figu­rines sculp­tées
endless_winter-board-face-c2_09 = Céré­monie du soleil
endless_winter-board-face-c2_12 = Leviers
endless_winter-board-face-c2_13 = Grande migra­tion
endless_winter-board-face-c2_15 = Réseau d’échan­ges
endless_winter-board-face-c2_17 = Trans­mission
endless_winter-board-face-c2_18 = Travail collec­tif
