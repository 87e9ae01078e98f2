# Le plateau de Wendake dans le navigateur : libellés et bulles d’aide (client/src/games/wendake).

## Zones et libellés

wendake-board-zone-village = Plateau
wendake-board-zone-map = Carte
wendake-board-zone-alliance = Alliance
wendake-board-zone-masks = Masques
wendake-board-zone-progress = Progrès
wendake-board-zone-players = Joueurs
wendake-board-map = Carte des Grands Lacs, { $count } Territoires
wendake-board-close = Fermer
wendake-board-whose = Quel plateau personnel ?
wendake-board-your-village = Votre plateau personnel
wendake-board-village-of = Plateau personnel : { $name }
wendake-board-other-villages = Les autres plateaux personnels
wendake-board-grid = Tuiles Action
wendake-board-cycled-out = Tuiles sorties de la grille
wendake-board-markers = Pions Action : encore { $count } sur { $total }
wendake-board-goods = Biens
wendake-board-longhouse-count =
    { $count ->
        [0] Grande Maison, vide
        [one] Grande Maison, { $count } Natif attend
       *[other] Grande Maison, { $count } Natifs attendent
    }
wendake-board-hand = Cartes Masque en main : { $count }
wendake-board-progress-owned = Tuiles Progrès
wendake-board-no-progress = Pas encore de tuile Progrès
wendake-board-set-aside = Tuiles mises de côté
wendake-board-aside = { $count } de côté
wendake-board-masks = Cérémonie des Masques
wendake-board-deck = Pioche des Masques, cartes : { $count }
wendake-board-restore-area = Zone de remise à jour
wendake-board-turtles = Tuiles Tortue
wendake-board-advanced = Tuiles avancées { $level }
wendake-board-left = reste : { $count }
wendake-board-timeline = Années et ordre du tour
wendake-board-year = Année { $year } sur { $years }
wendake-board-next-order = Ordre du tour de l’année suivante
wendake-board-this-order = Ordre du tour de cette année
wendake-board-progress = Progrès
wendake-board-progress-level = Tuiles Progrès de niveau { $level }
wendake-board-score = Score
wendake-board-pair = { $a } avec { $b } : { $points } compte.
wendake-board-counts = compte
wendake-board-tribes = Tribus au choix
wendake-board-ghost =
    { $score ->
        [one] Le Fantôme : { $score } point, niveau { $level }
       *[other] Le Fantôme : { $score } points, niveau { $level }
    }

## Bulles d’aide

wendake-board-action-canoe = Canoë : mettez 1 de vos Canoës sur un Lac.
wendake-board-action-move = Déplacement : vos Guerriers font jusqu’à { $steps } pas en tout.
wendake-board-action-harvest = Récolte : 1 Légume de chaque zone où travaille une de vos Femmes.
wendake-board-action-hunt = Chasse : 1 Castor de chaque zone où se trouve un de vos Chasseurs.
wendake-board-action-tan_pelts = Tannage : tous vos Castors deviennent du Cuir.
wendake-board-action-fish = Pêche : 1 Poisson par Canoë en jeu.
wendake-board-action-military = Guerre : réclamez des tuiles Tortue, puis 1 point par Territoire où vous avez le plus de Gardes.
wendake-board-action-mask_ceremony = Cérémonie des Masques : prenez une carte Masque, puis jouez si vous voulez une combinaison sur un emplacement libre.
wendake-board-action-trade = Commerce : échangez, achetez une tuile Progrès, achetez des points d’Économie, dans cet ordre.
wendake-board-action-sacred_fire = Feu sacré : activez une tuile de plus, hors de votre ligne de l’année.
wendake-board-action-ritual = Rituel : 2 Natifs reviennent de la Grande Maison, puis votre plus petit groupe au Village natal marque.
wendake-board-other-side = Au verso : { $tile }
wendake-board-ritual-behind = Au verso : Rituel
wendake-board-fired = Le marqueur Feu sacré est ici : la tuile a servi cette année et ne se retourne pas.
wendake-board-level = Tuile Action avancée de niveau { $level }
wendake-board-progress-points = Niveau { $level }. À l’achat : Économie +{ $economic }, { $track } +{ $points }.
wendake-board-used = { $tile }, utilisée cette année
wendake-board-price =
    { $level ->
        [one] Coûte 1 Cuir, 1 Poisson et 1 Légume.
       *[other] Coûte { $level } Cuirs, { $level } Poissons et { $level } Légumes différents.
    }
wendake-board-oval-red = Ovale rouge : compte pour les Anglais.
wendake-board-oval-yellow = Ovale jaune : compte pour les Français.
wendake-board-blanket-clean = Symbole non infecté : lors d’un contrôle de Variole il ne se passe rien.
wendake-board-blanket-infected = Symbole infecté : lors d’un contrôle de Variole un Natif va à la Grande Maison.
wendake-board-deck-text = Piocher révèle une information cachée. Les contrôles de Variole retournent la carte du dessus.
wendake-board-restore-area-text = Les marqueurs Masque attendent ici leur première combinaison de l’année.
wendake-board-disk-of = Occupé par { $name }
wendake-board-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
wendake-board-turtle-3 =
    { $when ->
        [claim] 1 point sur la piste de la tuile, marqué quand la tuile est prise.
       *[end] 1 point sur la piste de la tuile en fin de partie.
    }
wendake-board-turtle-4 =
    { $when ->
        [claim] 2 points sur la piste de la tuile, marqués quand la tuile est prise.
       *[end] 2 points sur la piste de la tuile en fin de partie.
    }
wendake-board-turtle-5 =
    { $when ->
        [claim] 2 points sur une de deux pistes, marqués quand la tuile est prise.
       *[end] 2 points sur une de deux pistes en fin de partie.
    }
wendake-board-turtle-hidden = Seul son propriétaire voit les points jusqu’à la fin de la partie.
wendake-board-turtles-owned = Tuiles Tortue : { $count }
wendake-board-you-have = Vous en avez { $count }.
wendake-board-canoes = Canoës : { $ashore } à terre, { $count } en jeu
wendake-board-canoe-text = Les Canoës en jeu rapportent du Poisson, des échanges au Commerce et des tuiles Tortue.
wendake-board-canoes-of = { $name } : { $count }
wendake-board-lake-text = Tous les Lacs se valent.
wendake-board-river-text = Personne ne traverse cette rivière.
wendake-board-resource-text = Une Ressource : pour échanger et pour acheter des tuiles Progrès et des points.
wendake-board-beaver-text = Pas une Ressource tant que le Tannage n’en a pas fait du Cuir.
wendake-board-in-longhouse = Dans la Grande Maison : { $natives }
wendake-board-longhouse-text = Les blessés et les malades attendent ici qu’un Rituel les fasse revenir.
wendake-board-swap = Jeton Échange de tuiles
wendake-board-swap-text = Une fois par partie : intervertissez deux tuiles de votre grille sans pion. Inutilisé, il vaut 1 point.
wendake-board-ahead = La grille de l’année suivante
wendake-board-ahead-text = À la fin de l’année, les tuiles activées se retournent et toutes descendent d’une rangée. Les trois du bas reviennent en haut dans un ordre aléatoire ; l’une d’elles peut être remplacée.
wendake-board-fire-token = Marqueur Feu sacré
wendake-board-fire-token-text = Se pose sur la tuile activée par le Feu sacré, jusqu’à la fin de l’année.
wendake-board-ally-text = Votre allié européen : les tuiles Alliance comptent ses Territoires.
wendake-board-flag = Drapeau : { $flag }
wendake-board-flag-text = Le drapeau compte pour les tuiles Alliance et l’ovale des cartes Masque.
wendake-board-guards-of = Gardes ({ $name }) : { $count }
wendake-board-no-guards = Aucun Garde
wendake-board-majority = Le plus de Gardes : { $name }
wendake-board-home-of = Village natal : { $name }
wendake-board-harvest-area = Zone de récolte ({ $crop }) : une Femme y récolte.
wendake-board-hunt-area = Zone de chasse : un Chasseur y prend 1 Castor.
wendake-board-stands-here = Ici : { $piece } ({ $name })
wendake-board-piece-of = { $piece } × { $count } ({ $name })
wendake-board-woman-text = Les Femmes au Village natal attendent de travailler dans les zones de récolte ; une suffit pour la récolte du Village natal.
wendake-board-hunter-text = Les Chasseurs au Village natal attendent des zones de chasse ; un suffit pour le Castor du Village natal.
wendake-board-guard-text = Les Gardes donnent les majorités pour la Guerre, et peuvent repartir.
wendake-board-mohawk-text = Le Guerrier Mohawk rentre au Village natal, pas à la Grande Maison, après un combat contre un Guerrier.
wendake-board-track-text = Dans chaque duo, seule la piste la plus faible compte à la fin.
wendake-board-native-of = { $piece } ({ $name })
wendake-board-to-longhouse = Dans la Grande Maison : { $natives }.
wendake-board-to-home = De retour au Village natal : { $natives }.
wendake-board-ghost-level = Niveau { $level }
wendake-board-ghost-stakes =
    { $penalty ->
        [0] Objectifs : +{ $points } chacun
       *[other] Extrême : −{ $penalty } par objectif manqué
    }
wendake-board-ghost-turn = Tour { $turn } du Fantôme : { $action }
wendake-board-objective = { $objective } Maintenant : { $value } ({ $threshold }).
wendake-board-met = Objectif atteint
wendake-board-not-met = Objectif pas encore atteint

## Lignes de la comparaison et de la feuille de score

wendake-board-row-total = Total
wendake-board-row-masks = Cartes Masque
wendake-board-row-progress = Tuiles Progrès
wendake-board-row-turtles = Tuiles Tortue
wendake-board-row-women = Zones avec des Femmes
wendake-board-row-hunters = Zones avec des Chasseurs
wendake-board-row-canoes = Canoës en jeu
wendake-board-row-majorities = Majorités de Gardes
wendake-board-row-longhouse = Natifs dans la Grande Maison
wendake-board-row-markers = Pions Action restants
wendake-board-row-steps-left = Pas de Déplacement restants
wendake-board-row-exchanges-left = Échanges restants
wendake-board-row-purchases-left = Tuiles Progrès encore achetables
wendake-board-row-categories-left = Catégories de Tortues restantes
wendake-board-paying = En cours de paiement : { $tile }
wendake-board-row-first-pair = Premier duo : la piste la plus faible compte
wendake-board-row-second-pair = Second duo : la piste la plus faible compte
wendake-board-row-swaps = Jetons Échange inutilisés
wendake-board-row-objectives = Objectifs

## New Allies

wendake-board-rifle-text = Pas une Ressource : il vient du troc avec un bateau, paie les cartes Tour de jeu et compte pour les tuiles Tortue.
wendake-board-action-alliance =
    { $flags ->
        [english] Alliance avec les Anglais : avancez votre disque, puis troquez, déplacez des Patrouilles ou dépensez un Fusil.
        [french] Alliance avec les Français : avancez votre disque, puis troquez, déplacez des Patrouilles ou dépensez un Fusil.
       *[either] Alliance avec le drapeau de votre choix : avancez votre disque, puis troquez, déplacez des Patrouilles ou dépensez un Fusil.
    }
wendake-board-turn-cards = Cartes Tour de jeu
wendake-board-turn-cards-text = Qui prend une place effectue l’action Alliance de sa carte, si elle montre un drapeau, puis garde la carte pour son effet.
wendake-board-turn-deck = Pioche de niveau { $level }, reste : { $count }
wendake-board-turn-space = Place { $number }
wendake-board-space-of = { $name } se tient ici.
wendake-board-card-taken = carte prise
wendake-board-card-gone = Défaussée : { $card }
wendake-board-card-used = Utilisée : elle est redressée à la fin de l’année.
wendake-board-card-alliance =
    { $flags ->
        [english] Moitié haute, en prenant la place : une action Alliance anglaise.
        [french] Moitié haute, en prenant la place : une action Alliance française.
        [either] Moitié haute, en prenant la place : une action Alliance de l’un ou l’autre drapeau.
       *[none] Moitié haute : pas d’action Alliance.
    }
wendake-board-own-cards = Cartes Tour de jeu : { $count }
wendake-board-my-cards =
    { $you ->
        [yes] Vos cartes Tour de jeu
       *[no] Cartes Tour de jeu : { $name }
    }
wendake-board-seen = Tuiles que vous regardez
wendake-board-seen-text = Gardez une de ces tuiles ; les autres sont remises sans être montrées.
wendake-board-alliance = Alliance
wendake-board-alliance-of = { $name } : { $space }
wendake-board-alliance-text = Le nombre dit combien de Cuirs vous pouvez troquer et combien de pas font vos Patrouilles ; à la fin vous ajoutez les points de votre place.
wendake-board-towards = Vers : { $flag }
wendake-board-towards-text = Qui change de camp marque le nombre de la place quittée, sur une piste du drapeau quitté, et repart de 1 de l’autre côté.
wendake-board-closed-lake = { $lake }, fermé
wendake-board-closed-lake-text = À ce nombre de joueurs, ni Canoë ni bateau ne peut venir ici.
wendake-board-ship-text = Qui troque déplace le bateau vers un autre lac. Avec le plus de Canoës sur ce lac, donnez des Cuirs pour autant de Fusils.
wendake-board-most-canoes = Le plus de Canoës : { $name } ({ $count })
wendake-board-no-most-canoes = Personne n’a ici le plus de Canoës.
wendake-board-barter-limit =
    { $count ->
        [one] Jusqu’à { $count } Cuir pour autant de Fusils.
       *[other] Jusqu’à { $count } Cuirs pour autant de Fusils.
    }
wendake-board-both-home = Personne n’est blessé : les deux rentrent.
wendake-board-canoe-of = Déplacer un Canoë ({ $name })
wendake-board-patrol-text = Elle protège partout comme un Garde et n’attaque que sous son propre drapeau. Dans un combat avec une Patrouille, personne n’est blessé : les deux rentrent.
wendake-board-card-taken-by = Prise par { $name }
wendake-board-advance =
    { $form ->
        [change]
            { $points ->
                [one] Changer de camp rapporte { $points } point sur { $tracks }. Disque : { $from } → { $to }.
               *[other] Changer de camp rapporte { $points } points sur { $tracks }. Disque : { $from } → { $to }.
            }
        [end] Le disque reste sur { $to } et marque 1 point sur { $tracks }.
       *[step] Le disque avance : { $from } → { $to }.
    }
wendake-board-advance-worth = À la fin de la partie : { $after } au lieu de { $before }.
wendake-board-barter-lakes = Vous avez le plus de Canoës : { $lakes }.
wendake-board-barter-moving = En déplaçant un Canoë d’un autre : { $lakes }.
wendake-board-barter-nowhere = Vous n’auriez nulle part le plus de Canoës : pas de Fusil, mais le bateau et un Canoë peuvent bouger.
wendake-board-patrol-reach =
    { $steps ->
        [one] { $steps } pas. Territoires accessibles : { $count }.
       *[other] { $steps } pas en tout. Territoires accessibles : { $count }.
    }
wendake-board-patrol-fights = Elles pourraient attaquer : { $lands }.
wendake-board-row-alliance = Alliance
wendake-board-row-turn-cards = Cartes Tour de jeu

## Adversité

wendake-board-token =
    { $token ->
        [arrow] Son jeton montre une flèche : la carte agit.
        [circle] Son jeton a montré le cercle : le Fantôme est d’abord allé à l’ordre du tour.
       *[back] Son jeton est face cachée.
    }
wendake-board-ghost-mask = Le Masque du Fantôme cette année
wendake-board-ghost-mask-text = Son type choisit la ligne des cartes Fantôme, son ovale le drapeau des Territoires où elles agissent : { $flag }.
wendake-board-token-apart = de côté
wendake-board-token-aside =
    { $token ->
        [arrow] Le jeton mis de côté est une flèche : le cercle se trouve au-dessus d’une carte.
        [circle] Les trois jetons ont montré une flèche : le cercle était de côté, le Fantôme va donc en dernier à l’ordre du tour.
       *[back] Un quatrième jeton est mis de côté sans être vu. L’un des quatre est le cercle : quand il apparaît, le Fantôme va à l’ordre du tour.
    }
wendake-board-ghost-first = Le Fantôme commence cette année par cette carte.
wendake-board-to-pay = À payer : 1 Ressource ou 1 point de victoire pour la première action de cette activation.
wendake-board-adversity-left = Cartes Adversité restantes : { $count }
wendake-board-europeans-text = Elle protège les Natifs du Fantôme dans les zones du Territoire. Attaquez-la et elle part pour de bon ; votre Guerrier rentre au Village natal et ne bouge plus pendant ce Déplacement.

## Le plateau en mots

wendake-board-words-map = La carte
wendake-board-words-territory =
    { $territory }{ $home ->
        [none] { "" }
       *[other] , Village natal : { $home }
    }. { $guards ->
        [none] Aucun Garde.
       *[other] Gardes : { $guards } ; { $majority ->
            [none] personne n’a la majorité.
           *[other] majorité : { $majority }.
        }
    } Zones : { $areas }. Voisins : { $neighbours }.
wendake-board-words-guards = { $name } { $count }
wendake-board-words-area = { $crop } : { $native } ({ $name })
wendake-board-words-area-free = { $crop } : libre
wendake-board-words-lakes = Les lacs
wendake-board-words-lake = { $lake } : canoës : { $canoes }.
wendake-board-words-canoes = { $name } { $count }
wendake-board-words-none = aucun
wendake-board-words-tiles = Vos tuiles Action
wendake-board-words-tile = { $place } : { $tile }{ $side ->
        [ritual] , côté RITUEL
       *[other] { "" }
    }{ $used ->
        [yes] , utilisée
       *[no] { "" }
    }.
wendake-board-words-empty = vide
wendake-board-words-cell-1 = En haut à gauche
wendake-board-words-cell-2 = En haut au milieu
wendake-board-words-cell-3 = En haut à droite
wendake-board-words-cell-4 = Au milieu à gauche
wendake-board-words-cell-5 = Au centre
wendake-board-words-cell-6 = Au milieu à droite
wendake-board-words-cell-7 = En bas à gauche
wendake-board-words-cell-8 = En bas au milieu
wendake-board-words-cell-9 = En bas à droite
wendake-board-words-tracks = Pistes de score
wendake-board-words-track = { $track } : { $points }.

## La première minute

wendake-board-first-aim = Votre but
    .text = Vous menez un village des Grands Lacs pendant sept années. Envoyez votre peuple, récoltez, chassez, commercez et tenez des cérémonies, en gardant l’équilibre entre tous les côtés de la vie du village.
wendake-board-first-points = D’où viennent les points
    .text = Quatre pistes forment deux duos, et de chaque duo seule la plus faible compte à la fin. Tuiles Progrès, masques, gardes et rituels les font avancer ; les tuiles Tortue ajoutent leurs propres points.
wendake-board-first-turn = Ce qu’est un tour
    .text = Posez un pion sur une de vos neuf tuiles Action et faites ce qu’elle montre. Les trois pions posés dans l’année doivent former une ligne. Puis les tuiles descendent, et de meilleures arrivent.
wendake-board-first-allies = Nouveaux Alliés
    .text = Réserver une place dans l’ordre du tour donne aussi sa carte Tour de jeu, et souvent une action Alliance avec les Anglais ou les Français : troquer du Cuir contre des Fusils, envoyer des Patrouilles, ou marquer un point.

## La nouvelle tuile de l’année

wendake-board-new-tile = Une nouvelle tuile pour l’année prochaine
wendake-board-new-tile-leaves = Quelle tuile part ?
wendake-board-new-tile-comes = Laquelle la remplace ?
wendake-board-new-tile-before = Maintenant
wendake-board-new-tile-after = L’an prochain
wendake-board-new-tile-text = Les trois tuiles reviennent en haut, dans un ordre que personne ne connaît encore. Celle qui part est mise de côté et pourra revenir plus tard.
wendake-board-see-table = Voir la table
wendake-board-ghost-acts = Le Fantôme agit

## Les tuiles Progrès en un mot ou deux

wendake-board-progress-move_1 = 1 pas
wendake-board-progress-alliance_1 = Allié I
wendake-board-progress-free_order = Ordre libre
wendake-board-progress-ritual_step = Rituel + pas
wendake-board-progress-mask_draw_2 = Double pioche
wendake-board-progress-mask_occupied = Place partagée
wendake-board-progress-discount_1 = Remise 1
wendake-board-progress-trade_plus_2 = Troc sûr
wendake-board-progress-gain_animal = 1 Animal
wendake-board-progress-animals_to_points = Animaux, points
wendake-board-progress-move_2 = 2 pas
wendake-board-progress-outpost_to_guard = Garde posté
wendake-board-progress-ritual_most_common = Grand rituel
wendake-board-progress-shift_point = Point déplacé
wendake-board-progress-mask_recall = Masques repris
wendake-board-progress-mask_wild = Masque changé
wendake-board-progress-free_exchange_3 = Troc libre
wendake-board-progress-discount_2 = Remise 2
wendake-board-progress-gain_animal_vegetable = Animal + Légume
wendake-board-progress-vegetables_to_points = Légumes, points
wendake-board-progress-move_3 = 3 pas
wendake-board-progress-discount_3 = Remise 3
wendake-board-progress-alliance_3 = Allié III
wendake-board-progress-gain_2_and_beaver = 2 choix, Castor
wendake-board-progress-ritual_extra_native = 1 Natif de plus
wendake-board-progress-resources_to_points = Tout en points
wendake-board-progress-call_native = Retour au Village
wendake-board-progress-mask_plus_1 = Point de Masque
wendake-board-progress-mask_extra = Masque bonus
wendake-board-progress-flip_tile = Tuile tournée
