# Wendake. Les noms sont ceux de la liste des éléments ; les clés finissent par les identifiants des données.
# Arguments : $you dit de qui l’on parle : yes (la personne qui lit), no (quelqu’un d’autre, nommé par $name).

## Joueurs

wendake-seat-1 = Rouge
    .letter = R
wendake-seat-2 = Jaune
    .letter = J
wendake-seat-3 = Vert
    .letter = V
wendake-seat-4 = Bleu
    .letter = B
wendake-seat-automa = Fantôme
    .letter = F

## Ressources et marchandises

wendake-resource-corn = Maïs
    .letter = m
wendake-resource-bean = Haricot
    .letter = h
wendake-resource-pumpkin = Citrouille
    .letter = c
wendake-resource-leather = Cuir
wendake-resource-fish = Poisson
wendake-resource-beaver = Castor

wendake-count-corn = { $count } Maïs
wendake-count-bean =
    { $count ->
        [one] { $count } Haricot
       *[other] { $count } Haricots
    }
wendake-count-pumpkin =
    { $count ->
        [one] { $count } Citrouille
       *[other] { $count } Citrouilles
    }
wendake-count-leather =
    { $count ->
        [one] { $count } Cuir
       *[other] { $count } Cuirs
    }
wendake-count-fish =
    { $count ->
        [one] { $count } Poisson
       *[other] { $count } Poissons
    }
wendake-count-beaver =
    { $count ->
        [one] { $count } Castor
       *[other] { $count } Castors
    }

wendake-class-animal = Animal
wendake-class-vegetable = Légume
wendake-class-resource = Ressource

## Natifs et autres pièces

wendake-native-woman = Femme
    .one = une Femme
wendake-native-hunter = Chasseur
    .one = un Chasseur
wendake-native-warrior = Guerrier
    .one = un Guerrier
wendake-native-mohawk = Guerrier Mohawk
    .one = le Guerrier Mohawk
wendake-native-guard = Garde
    .one = un Garde
wendake-native-outpost = Éclaireur
    .one = un Éclaireur
wendake-native-native = Natif
    .one = un Natif

wendake-count-woman =
    { $count ->
        [one] { $count } Femme
       *[other] { $count } Femmes
    }
wendake-count-hunter =
    { $count ->
        [one] { $count } Chasseur
       *[other] { $count } Chasseurs
    }
wendake-count-warrior =
    { $count ->
        [one] { $count } Guerrier
       *[other] { $count } Guerriers
    }

## Pistes, drapeaux

wendake-track-economic = Économie
wendake-track-military = Guerre
wendake-track-ritual = Rituels
wendake-track-mask = Masques
wendake-track-highest = la plus importante
wendake-track-lowest = la plus faible

wendake-flag-english = Anglais
    .short = AN
wendake-flag-french = Français
    .short = FR

wendake-pairs = { $a } avec { $b }, { $c } avec { $d }

## Actions

wendake-action-canoe = Canoë
    .short = Canoë
    .the = le Canoë
wendake-action-move =
    { $steps ->
        [one] { $steps } Déplacement
       *[other] { $steps } Déplacements
    }
    .short = { $steps } dépl.
    .the =
        { $steps ->
            [one] le Déplacement
           *[other] les { $steps } Déplacements
        }
wendake-action-harvest = Récolte
    .short = Récolte
    .the = la Récolte
wendake-action-hunt = Chasse
    .short = Chasse
    .the = la Chasse
wendake-action-tan_pelts = Tannage
    .short = Tannage
    .the = le Tannage
wendake-action-fish = Pêche
    .short = Pêche
    .the = la Pêche
wendake-action-military = Guerre
    .short = Guerre
    .the = la Guerre
wendake-action-mask_ceremony = Cérémonie des Masques
    .short = Masques
    .the = la Cérémonie des Masques
wendake-action-trade = Commerce
    .short = Commerce
    .the = le Commerce
wendake-action-sacred_fire = Feu sacré
    .short = Feu sacré
    .the = le Feu sacré
wendake-action-ritual = Rituel
    .short = Rituel
    .the = le Rituel

wendake-actions = { $first } + { $rest }

## Tuiles Action

wendake-tile-basic_sacred_fire = Feu sacré
wendake-tile-basic_move = 3 Déplacements
wendake-tile-basic_harvest = Récolte
wendake-tile-basic_hunt = Chasse + 1 Déplacement
wendake-tile-basic_tan_pelts = Tannage + 1 Déplacement
wendake-tile-basic_fish = Pêche + Guerre
wendake-tile-basic_mask_ceremony = Cérémonie des Masques
wendake-tile-basic_trade = Commerce
wendake-tile-basic_canoe = Canoë + 1 Déplacement
wendake-tile-ottawa_sacred_fire = Feu sacré (tuile Ottawa)
wendake-tile-level1_01 = Chasse + 1 Déplacement + Commerce
wendake-tile-level1_02 = Récolte + Commerce
wendake-tile-level1_03 = Tannage + 1 Déplacement + Commerce
wendake-tile-level1_04 = Canoë + Commerce
wendake-tile-level1_05 = 3 Déplacements + Guerre
wendake-tile-level1_06 = Canoë + Guerre
wendake-tile-level1_07 = Tannage + 1 Déplacement + Guerre
wendake-tile-level1_08 = Pêche + 2 Déplacements + Guerre
wendake-tile-level1_09 = Cérémonie des Masques + 3 Déplacements
wendake-tile-level1_10 = Récolte + Cérémonie des Masques
wendake-tile-level1_11 = Cérémonie des Masques + Guerre
wendake-tile-level1_12 = Chasse + Cérémonie des Masques + 1 Déplacement
wendake-tile-level1_13 = Chasse + Tannage + 2 Déplacements
wendake-tile-level1_14 = Récolte + Chasse + 1 Déplacement
wendake-tile-level1_15 = Récolte + Pêche + 1 Déplacement
wendake-tile-level1_16 = Canoë + Pêche + 1 Déplacement
wendake-tile-level1_17 = 5 Déplacements
wendake-tile-level2_01 = Chasse + Tannage + Commerce
wendake-tile-level2_02 = Récolte + Pêche + Commerce
wendake-tile-level2_03 = Canoë + Pêche + Commerce
wendake-tile-level2_04 = Récolte + Cérémonie des Masques + Commerce
wendake-tile-level2_05 = 3 Déplacements + Récolte + Commerce
wendake-tile-level2_06 = Cérémonie des Masques + Guerre + Commerce
wendake-tile-level2_07 = 5 Déplacements + Guerre
wendake-tile-level2_08 = 3 Déplacements + Cérémonie des Masques + Guerre
wendake-tile-level2_09 = Canoë + Pêche + Guerre
wendake-tile-level2_10 = Chasse + Tannage + Guerre
wendake-tile-level2_11 = Cérémonie des Masques + 2 Déplacements + Cérémonie des Masques
wendake-tile-level2_12 = Pêche + Cérémonie des Masques + 3 Déplacements
wendake-tile-level2_13 = 3 Déplacements + Récolte + Cérémonie des Masques
wendake-tile-level2_14 = 3 Déplacements + Récolte + Chasse
wendake-tile-level2_15 = 4 Déplacements + Chasse + Tannage
wendake-tile-level2_16 = Récolte + Chasse + Pêche
wendake-tile-level2_17 = Canoë + Canoë + 2 Déplacements

## Tuiles Progrès : le nom, et ce que fait la tuile

wendake-progress-move_1 = Un pas
wendake-progress-move_1-text = Une fois par année, à tout moment de votre tour, un Guerrier fait 1 pas.
wendake-progress-alliance_1 = Alliance (niveau 1)
wendake-progress-alliance_1-text = Prenez un drapeau. Une fois par année, vous comptez 1 Garde de plus dans chaque Territoire de votre allié quand une Guerre est marquée.
wendake-progress-free_order = Ordre libre
wendake-progress-free_order-text = Une fois par année, vous jouez les actions de la tuile choisie dans l’ordre de votre choix.
wendake-progress-ritual_step = Rituel et pas
wendake-progress-ritual_step-text = Une fois par année, un Rituel rapporte 1 point de plus, puis un Guerrier fait 1 pas.
wendake-progress-mask_draw_2 = Double pioche
wendake-progress-mask_draw_2-text = Une fois par année, vous piochez 2 cartes dans une Cérémonie des Masques, puis défaussez une carte de votre main.
wendake-progress-mask_occupied = Emplacement partagé
wendake-progress-mask_occupied-text = Une fois par année, votre marqueur Masque peut aller sur un emplacement occupé, même celui où il se trouve.
wendake-progress-discount_1 = Remise 1
wendake-progress-discount_1-text = Une fois par année, une tuile Progrès vous coûte 1 Ressource de moins.
wendake-progress-trade_plus_2 = Troc sans risque
wendake-progress-trade_plus_2-text = Une fois par année, vous échangez jusqu’à 2 Ressources de plus dans un Commerce, sans contrôle de Variole.
wendake-progress-gain_animal = Un Animal
wendake-progress-gain_animal-text = Une fois par année, à tout moment de votre tour, prenez 1 Cuir ou 1 Poisson.
wendake-progress-animals_to_points = Animaux contre points
wendake-progress-animals_to_points-text = Une fois par année, dépensez 1 Cuir, 1 Poisson ou un de chaque pour autant de points sur une piste de votre choix.
wendake-progress-move_2 = Deux pas
wendake-progress-move_2-text = Une fois par année, à tout moment de votre tour, vos Guerriers font jusqu’à 2 pas.
wendake-progress-outpost_to_guard = De l’Éclaireur au Garde
wendake-progress-outpost_to_guard-text = Une fois par année, lors d’un transfert, l’Éclaireur reste dans son Territoire en tant que Garde au lieu de rentrer.
wendake-progress-ritual_most_common = Grand rituel
wendake-progress-ritual_most_common-text = Une fois par année, un Rituel compte le type de Natifs le plus représenté au Village au lieu du moins représenté.
wendake-progress-shift_point = Point déplacé
wendake-progress-shift_point-text = Une fois par année, reculez un de vos marqueurs de score de 1 et avancez-en un autre de 1.
wendake-progress-mask_recall = Masques repris
wendake-progress-mask_recall-text = Une fois par année, avant une Cérémonie des Masques, reprenez en main les cartes Masque jouées cette année.
wendake-progress-mask_wild = Masque changé
wendake-progress-mask_wild-text = Une fois par année, une carte Masque que vous jouez compte comme n’importe quel masque.
wendake-progress-free_exchange_3 = Troc libre
wendake-progress-free_exchange_3-text = Une fois par année, à tout moment de votre tour, échangez jusqu’à 3 Ressources sans contrôle de Variole.
wendake-progress-discount_2 = Remise 2
wendake-progress-discount_2-text = Une fois par année, une tuile Progrès vous coûte 2 Ressources de moins.
wendake-progress-gain_animal_vegetable = Animal et Légume
wendake-progress-gain_animal_vegetable-text = Une fois par année, à tout moment de votre tour, prenez 1 Cuir ou Poisson, et 1 Légume de votre choix.
wendake-progress-vegetables_to_points = Légumes contre points
wendake-progress-vegetables_to_points-text = Une fois par année, dépensez jusqu’à 3 Légumes différents pour autant de points sur une piste de votre choix.
wendake-progress-move_3 = Trois pas
wendake-progress-move_3-text = Une fois par année, à tout moment de votre tour, vos Guerriers font jusqu’à 3 pas.
wendake-progress-discount_3 = Remise 3
wendake-progress-discount_3-text = Une fois par année, une tuile Progrès vous coûte 3 Ressources de moins.
wendake-progress-alliance_3 = Alliance (niveau 3)
wendake-progress-alliance_3-text = Comme l’Alliance de niveau 1 ; dans cette Guerre, vous gagnez aussi toutes les égalités.
wendake-progress-gain_2_and_beaver = Deux Ressources et un Castor
wendake-progress-gain_2_and_beaver-text = Une fois par année, à tout moment de votre tour, prenez 2 Ressources de votre choix et 1 Castor.
wendake-progress-ritual_extra_native = Un Natif de plus
wendake-progress-ritual_extra_native-text = Une fois par année, un Natif de plus revient au Village lors d’un Rituel, qui rapporte 1 point de plus.
wendake-progress-resources_to_points = Ressources contre points
wendake-progress-resources_to_points-text = Une fois par année, dépensez jusqu’à 5 Ressources différentes pour autant de points sur une piste de votre choix.
wendake-progress-call_native = Retour au Village
wendake-progress-call_native-text = Une fois par année, à tout moment de votre tour, un Natif revient de la Grande Maison au Village.
wendake-progress-mask_plus_1 = Point de Masque
wendake-progress-mask_plus_1-text = Une fois par année, une Cérémonie des Masques rapporte 1 point de plus, même sans jouer de masques.
wendake-progress-mask_extra = Masque bonus
wendake-progress-mask_extra-text = Une fois par année, vous jouez vos masques comme si vous aviez une carte de plus, de n’importe quel type.
wendake-progress-flip_tile = Tuile retournée
wendake-progress-flip_tile-text = Une fois par année, à tout moment de votre tour, retournez une tuile Action de votre grille.

## Tribus : le nom, et ce que sait faire la Tribu

wendake-tribe-wendat = Wendat
wendake-tribe-wendat-text = La face commune des cartes : pas de capacité particulière.
wendake-tribe-cayuga = Cayuga
wendake-tribe-cayuga-text = Vos Femmes attaquées rentrent au Village au lieu d’aller à la Grande Maison.
wendake-tribe-fox = Fox
wendake-tribe-fox-text = Vous pouvez acheter 2 tuiles Progrès lors d’un même Commerce.
wendake-tribe-mohawk = Mohawk
wendake-tribe-mohawk-text = Vous avez un Guerrier noir de plus, qui rentre au Village au lieu d’aller à la Grande Maison après avoir combattu un Guerrier.
wendake-tribe-ojibwa = Ojibwa
wendake-tribe-ojibwa-text = Un de vos pions Action est noir : après lui, vous pouvez placer un autre pion dans le même tour.
wendake-tribe-oneida = Oneida
wendake-tribe-oneida-text = Vous commencez avec une tuile Progrès de niveau 1 ou 2, sans ses points.
wendake-tribe-onondaga = Onondaga
wendake-tribe-onondaga-text = Vous commencez avec une Femme, un Chasseur et un Guerrier de plus au Village.
wendake-tribe-ottawa = Ottawa
wendake-tribe-ottawa-text = Votre tuile Feu sacré n’est jamais retournée sur sa face Rituel.
wendake-tribe-seneca = Seneca
wendake-tribe-seneca-text = Vous avez deux jetons Échange de tuiles ; chacun vaut 1 point s’il reste inutilisé.
wendake-tribe-shawnee = Shawnee
wendake-tribe-shawnee-text = Il vous faut 1 Femme, Chasseur ou Canoë de moins pour chaque tuile Tortue, mais vous commencez avec un Guerrier de moins.
wendake-tribe-tuscarora = Tuscarora
wendake-tribe-tuscarora-text = Un Guerrier qui attaque un de vos Chasseurs est blessé lui aussi.

wendake-tribe-start = Départ : { $goods } ; au Village { $women }, { $hunters }, { $warriors }.
wendake-count-home_vegetable =
    { $count ->
        [one] { $count } Légume du Village
       *[other] { $count } Légumes du Village
    }
wendake-count-any_vegetable =
    { $count ->
        [one] { $count } Légume au choix
       *[other] { $count } Légumes au choix
    }
wendake-count-mask_card =
    { $count ->
        [one] { $count } carte Masque
       *[other] { $count } cartes Masque
    }

## Tuiles Tortue

wendake-turtle-women_3 = 3 Femmes
wendake-turtle-women_4 = 4 Femmes
wendake-turtle-women_5 = 5 Femmes
wendake-turtle-hunters_3 = 3 Chasseurs
wendake-turtle-hunters_4 = 4 Chasseurs
wendake-turtle-hunters_5 = 5 Chasseurs
wendake-turtle-canoes_3 = 3 Canoës
wendake-turtle-canoes_4 = 4 Canoës
wendake-turtle-canoes_5 = 5 Canoës
wendake-turtle-points =
    { $points ->
        [one] { $type } : { $points } point, { $tracks }
       *[other] { $type } : { $points } points, { $tracks }
    }
wendake-turtle-either = { $first } ou { $second }

## Masques

wendake-mask-crooked = masque tordu
    .short = tordu
wendake-mask-blower = masque souffleur
    .short = souffleur
wendake-mask-smiler = masque souriant
    .short = souriant
wendake-mask-tongue = masque à langue
    .short = à langue
wendake-mask-husk = masque en feuilles de maïs
    .short = en feuilles
wendake-mask-count = { $count } × { $mask }
wendake-oval-red = ovale rouge (Anglais)
wendake-oval-yellow = ovale jaune (Français)
wendake-blanket-infected = infecté
wendake-blanket-clean = non infecté
wendake-card = { $kind }, { $oval }, { $blanket }

wendake-space-pair = Deux masques identiques
wendake-space-three_different = Trois masques différents
wendake-space-two_pairs = Deux fois deux masques identiques
wendake-space-four_different = Quatre masques différents
wendake-space-three_alike = Trois masques identiques
wendake-space-three_and_two = Trois et deux masques identiques
wendake-space-five_different = Cinq masques différents
wendake-space-four_alike = Quatre masques identiques
wendake-space-three_pairs = Trois fois deux masques identiques

## Le Fantôme

wendake-ghost-ghost_a = carte Fantôme A
wendake-ghost-ghost_b = carte Fantôme B
wendake-ghost-ghost_c = carte Fantôme C
wendake-ghost-ghost_d = carte Fantôme D
wendake-ghost-ghost_e = carte Fantôme E
wendake-ghost-ghost_f = carte Fantôme F
wendake-ghost-ghost_g = carte Fantôme G
wendake-ghost-ghost_h = carte Fantôme H
wendake-ghost-action-raise_level = monter d’un niveau de Progrès
wendake-ghost-action-eliminate_tile = éliminer une tuile Progrès
wendake-ghost-action-gain_point = gagner 1 point
wendake-ghost-action-move_warrior = déplacer un Guerrier
wendake-ghost-action-move_woman = déplacer une Femme
wendake-ghost-action-move_hunter = déplacer un Chasseur
wendake-objective-objective_a = A : peu de Natifs dans la Grande Maison
wendake-objective-objective_a-text = Au plus { $threshold } Natifs dans votre Grande Maison.
wendake-objective-objective_b = B : tous les types de tuiles Tortue
wendake-objective-objective_b-text = Des tuiles Tortue de { $threshold } types.
wendake-objective-objective_c = C : une piste complète
wendake-objective-objective_c-text = Au moins un de vos marqueurs de score sur { $threshold }.
wendake-objective-objective_d = D : six tuiles Progrès
wendake-objective-objective_d-text = Au moins { $threshold } tuiles Progrès.
wendake-objective-objective_e = E : quatre majorités
wendake-objective-objective_e-text = Le plus de Gardes dans au moins { $threshold } Territoires, votre Village compris.
wendake-objective-objective_f = F : huit zones occupées
wendake-objective-objective_f-text = Des Femmes et des Chasseurs sur au moins { $threshold } zones de production, votre Village compris.
wendake-objective-objective_g = G : le Fantôme contenu
wendake-objective-objective_g-text = Au plus { $threshold } Natifs du Fantôme hors de son Village.
wendake-objective-objective_h = H : six masques
wendake-objective-objective_h-text = Au moins { $threshold } cartes Masque.

## Plateaux

wendake-territory-allegheny = Allegheny
wendake-territory-bawating = Bawating
wendake-territory-cataraqui = Cataraqui
wendake-territory-chequamegon = Chequamegon
wendake-territory-genesee = Genesee
wendake-territory-kekionga = Kekionga
wendake-territory-kichi_sibi = Kichi-Sibi
wendake-territory-la_baye = La Baye
wendake-territory-michilimackinac = Michilimackinac
wendake-territory-muskingum = Muskingum
wendake-territory-nipigon = Nipigon
wendake-territory-nipissing = Nipissing
wendake-territory-oswego = Oswego
wendake-territory-saginaw = Saginaw
wendake-territory-sandusky = Sandusky
wendake-territory-scioto = Scioto
wendake-territory-wendake = Wendake

wendake-lake-superior = lac Supérieur
    .short = Supérieur
wendake-lake-huron = lac Huron
    .short = Huron
wendake-lake-michigan = lac Michigan
    .short = Michigan
wendake-lake-erie = lac Érié
    .short = Érié
wendake-lake-ontario = lac Ontario
    .short = Ontario
wendake-river-susquehanna = rivière Susquehanna
wendake-river-st_marys = rivière Sainte-Marie
wendake-river-niagara = rivière Niagara
wendake-river-detroit = rivière Détroit

wendake-crop-corn = Maïs
wendake-crop-bean = Haricot
wendake-crop-pumpkin = Citrouille
wendake-crop-hunt = Chasse
wendake-area = { $territory } ({ $crop })
wendake-area-numbered = { $territory } ({ $crop } { $number })
wendake-place =
    { $number ->
        [1] 1re place l’année prochaine
       *[other] { $number }e place l’année prochaine
    }
wendake-place-unknown = la première place libre
wendake-tile-ritual = Rituel (dos : { $tile })
wendake-cell =
    { $row ->
        [1]
            { $column ->
                [1] en haut à gauche
                [2] en haut au milieu
               *[3] en haut à droite
            }
        [2]
            { $column ->
                [1] au milieu à gauche
                [2] au centre
               *[3] au milieu à droite
            }
       *[3]
            { $column ->
                [1] en bas à gauche
                [2] en bas au milieu
               *[3] en bas à droite
            }
    }
wendake-cell-tile = { $tile } ({ wendake-cell })
wendake-cell-ritual = Rituel, dos : { $tile } ({ wendake-cell })

## Le premier écran

wendake-intro =
    Bienvenue à Wendake ! Sept années, et dans chacune trois tuiles de votre grille à activer, en ligne droite.
    Les Guerriers ouvrent des zones, Femmes et Chasseurs y travaillent, les Canoës pêchent et aident au Commerce.
    Commerce, Guerre, Cérémonie des Masques et Rituel marquent sur quatre pistes, réunies en deux duos.
    Seule la piste la plus faible de chaque duo compte à la fin : gardez l’équilibre.
    Tapez le numéro d’un choix. Essayer ne coûte rien : u annule, conseil et ? vous aident.

## Questions

wendake-prompt-choose-home = Choisissez votre Village natal.
    .topic = quel Village natal choisir
wendake-prompt-choose-tribe = Choisissez votre Tribu.
    .topic = quelle Tribu choisir
wendake-prompt-choose-vegetable = Votre Tribu commence avec un Légume de votre choix.
    .topic = le Légume de départ
wendake-prompt-take-leftover = Oneida : avec quelle tuile Progrès commencez-vous ?
    .topic = la tuile Progrès de départ
wendake-prompt-launch-canoe = Choisissez un Lac pour votre Canoë.
    .topic = le Lac d’un Canoë
wendake-prompt-place-marker =
    { $tiles ->
        [0] Dernier pion : réservez une place dans l’ordre du tour.
       *[other]
            { $reserve ->
                [yes] Activez une tuile (encore { $tiles }) ou réservez l’ordre du tour.
               *[no] Activez une tuile (encore { $tiles } cette année).
            }
    }
    .topic = où va le pion suivant
wendake-prompt-end-turn = Tout est fait ? Terminez votre tour.
    .topic = la fin du tour
wendake-prompt-place-another = Pion noir placé : un autre pion, ou terminez votre tour.
    .topic = un autre pion, ou la fin du tour
wendake-prompt-next-action =
    { $free_order ->
        [yes] Quelle action maintenant ? À faire encore : { $actions }.
       *[no] Action suivante : { $action }.
    }
    .topic = l’action suivante
wendake-prompt-light-fire = Feu sacré : activez une tuile de plus, hors de votre ligne.
    .topic = quelle tuile active le Feu sacré
wendake-prompt-move-step = Déplacement : encore { $left } pas. Où va le Guerrier ?
    .topic = où va le Guerrier
wendake-prompt-exchange =
    { $safe ->
        [yes] Troc : jusqu’à { $left } de plus, sans contrôle de Variole.
       *[no] Troc : jusqu’à { $left } de plus, puis contrôle de Variole.
    }
    .topic = que troquer
wendake-prompt-lose-native = Variole ! Un de vos Natifs va à la Grande Maison.
    .topic = qui attrape la Variole
wendake-prompt-buy-progress =
    { $discount ->
        [0] Commerce : achetez une tuile Progrès, ou aucune.
       *[other] Commerce : une tuile Progrès pour { $discount } de moins, ou aucune.
    }
    .topic = une tuile Progrès à acheter, ou aucune
wendake-prompt-pay-progress = Que payez-vous pour la tuile Progrès de niveau { $level } ?
    .topic = que payer pour une tuile Progrès
wendake-prompt-score-tied-track =
    { $points ->
        [one] Égalité ({ $which }) : quelle piste reçoit { $points } point ?
       *[other] Égalité ({ $which }) : quelle piste reçoit { $points } points ?
    }
    .topic = quelle piste à égalité marque
wendake-prompt-choose-flag = Qui est votre allié européen ?
    .topic = qui est l’allié européen
wendake-prompt-buy-points = Commerce : dépensez des Ressources, 1 point chacune.
    .topic = combien de points acheter
wendake-prompt-draw-mask =
    { $card ->
        [none] Cérémonie des Masques : piochez une carte Masque.
       *[other] Piochez une carte, ou prenez : { $top }.
    }
    .topic = quelle carte Masque piocher
wendake-prompt-discard-mask = Défaussez une carte Masque de votre main.
    .topic = quelle carte Masque défausser
wendake-prompt-play-masks = Jouez une combinaison sur un emplacement libre, ou rien.
    .topic = quels masques jouer
wendake-prompt-choose-mask = Lequel de ces masques jouez-vous ? Vous gardez l’autre.
    .topic = quel masque jouer
wendake-prompt-place-bonus-mask = Quel masque de la combinaison est le masque bonus ?
    .topic = quel masque est le masque bonus
wendake-prompt-change-mask = Lequel de vos masques compte comme un autre type ?
    .topic = quel masque compte comme un autre type
wendake-prompt-claim-turtles = Guerre : réclamez une tuile Tortue par catégorie.
    .topic = quelles tuiles Tortue réclamer
wendake-prompt-score-majorities =
    { $count ->
        [one] Guerre : le plus de Gardes dans { $count } Territoire.
       *[other] Guerre : le plus de Gardes dans { $count } Territoires.
    }
    .topic = les majorités de Gardes
wendake-prompt-call-home =
    { $left ->
        [one] Qui revient de la Grande Maison ?
       *[other] Qui revient de la Grande Maison ? Encore { $left } Natifs.
    }
    .topic = qui revient de la Grande Maison
wendake-prompt-call-extra = Un Natif de plus peut revenir de la Grande Maison.
    .topic = qui d’autre revient de la Grande Maison
wendake-prompt-score-ritual =
    { $most_common ->
        [yes] Rituel : au Village, le type le plus représenté compte.
       *[no] Rituel : au Village, le type le moins représenté compte.
    }
    .topic = les points du Rituel
wendake-prompt-gain-resource = Prenez 1 { $class } de votre choix.
    .topic = quelle Ressource prendre
wendake-prompt-choose-point-track = Sur quelle piste voulez-vous les points ?
    .topic = quelle piste reçoit les points
wendake-prompt-spend-for-points = { $track } : dépensez des Ressources différentes.
    .topic = que dépenser pour des points
wendake-prompt-shift-point = Reculez un marqueur de score de 1, avancez-en un autre.
    .topic = quels marqueurs de score déplacer
wendake-prompt-flip-tile = Quelle tuile de votre grille retournez-vous ?
    .topic = quelle tuile retourner
wendake-prompt-swap-first = Échange : choisissez la première tuile.
    .topic = quelles tuiles échanger
wendake-prompt-swap-second = Échange : quelle tuile prend la place de la première ?
    .topic = quelles tuiles échanger
wendake-prompt-before-sliding = Vos tuiles vont descendre : en intervertir deux ?
    .topic = deux tuiles à intervertir, ou non
wendake-prompt-replace-tile = Remplacez une des trois tuiles sorties, ou gardez-les.
    .topic = quelle tuile remplacer
wendake-prompt-lose-guard = Attaque à { $territory } : quel Garde est blessé ?
    .topic = quel Garde est blessé
wendake-prompt-assign-turtle = Sur quelle piste compte votre tuile Tortue « { $type } » ?
    .topic = sur quelles pistes comptent les tuiles Tortue
wendake-prompt-pair-tracks = Les pistes de score forment deux duos.
wendake-prompt-lay-progress = Une tuile Progrès de niveau { $level } est posée.
wendake-prompt-reveal-mask = Une carte Masque est révélée dans la défausse.
wendake-prompt-deal-mask = Une carte Masque est piochée ({ $name }).
wendake-prompt-draw-order = La place suivante dans l’ordre du tour est tirée au sort.
wendake-prompt-reveal-tribe = Une carte Tribu est révélée.
wendake-prompt-lay-tile = Une tuile Action est posée dans une grille ({ $name }).
wendake-prompt-fill-display = Une tuile Action avancée est révélée.
wendake-prompt-shuffle-top-row = La rangée du haut est remplie au hasard ({ $name }).
wendake-prompt-deal-turtle = Une tuile Tortue est donnée ({ $name }).
wendake-prompt-turn-up-blanket = Contrôle de Variole ({ $name }).
wendake-prompt-deal-ghost-mask = Une carte Masque décide ce que fait le Fantôme cette année.
wendake-prompt-deal-ghost-face = Une carte Fantôme est posée.

## Choix

wendake-choice-activate =
    { $marker ->
        [black] Activer avec le pion noir : { $cell }
       *[normal] Activer { $cell }
    }
    .short = { $tile }
wendake-group-activate = Activer une tuile :
wendake-group-activate-black = Activer avec le pion noir :
wendake-group-tile = Tuiles :
wendake-choice-reserve =
    { $marker ->
        [black] Ordre du tour, avec le pion noir : { $place }
       *[normal] Ordre du tour : { $place }
    }
wendake-choice-fire = Activer { $cell }
    .short = { $tile }
wendake-choice-flip = Retourner { $cell }
    .short = { $tile }
wendake-choice-swap = Utiliser votre jeton Échange de tuiles
wendake-choice-swap-cell = { $cell }
    .short = { $tile }
wendake-choice-end-turn = Terminer votre tour
wendake-choice-place-another = Placer un autre pion
wendake-choice-perform = { $action }
wendake-choice-skip = Passer { $action }
wendake-choice-skip-rest = Passer les actions restantes
wendake-choice-continue =
    { $at ->
        [score-majorities] Marquer les majorités
        [score-ritual] Marquer le Rituel
        [call-extra] Personne ne revient
        [place-bonus-mask] Ne pas utiliser le masque bonus
       *[other] Continuer
    }
wendake-choice-done =
    { $at ->
        [move-step] Arrêter les Déplacements
        [exchange] Arrêter le Troc
        [buy-progress] N’acheter aucune tuile
        [buy-points] N’acheter plus de points
       *[other] Terminé
    }
wendake-choice-move = { $source } → { $target }
    .short = { $target }
wendake-choice-occupy = { $source } → Éclaireur à { $target }
    .short = { $target }
wendake-choice-attack = { $source } → attaquer { $victim } à { $target }
    .short = attaquer { $victim } à { $target }
wendake-choice-attack-guard = { $source } → attaquer { $victim } à { $target }
    .short = attaquer { $victim } à { $target }
wendake-victim = { $piece } ({ $name })
wendake-group-warrior = Guerrier à { $source } →
wendake-group-mohawk = Guerrier Mohawk →
wendake-choice-lose =
    { $form ->
        [guard] { $place } : un Garde
        [mohawk] Le Guerrier Mohawk
        [home] Du Village : { $native }
       *[area] { $place } : { $native }
    }
wendake-choice-call = { $native }
wendake-choice-launch = { $lake }
wendake-choice-home = { $territory }, qui produit : { $crop }
wendake-choice-tribe = { $tribe }
wendake-choice-flag = Les { $flag }
wendake-choice-exchange = { $give } → { $take }
    .short = { $take }
wendake-group-exchange = { $give } →
wendake-choice-sell = Dépenser 1 { $resource } pour 1 point d’Économie
wendake-choice-spend = Dépenser 1 { $resource } pour 1 point
wendake-choice-gain = 1 { $resource }
wendake-choice-track = { $track }
wendake-choice-shift = { $old } −1, { $new } +1
wendake-choice-buy = Acheter « { $tile } » (niveau { $level }) : Économie +{ $points }, { $track } +{ $points }
wendake-choice-pay = Payer { $price }
wendake-choice-use = Utiliser « { $tile } »
wendake-choice-take = « { $tile } » (niveau { $level })
wendake-choice-transfer =
    { $way ->
        [empty] Transfert depuis { $area } : l’Éclaireur rentre, la zone reste vide
        [replace] Transfert vers { $area } : { $native } remplace l’Éclaireur, qui rentre
        [empty-stay] « { $tile } » à { $area } : l’Éclaireur devient Garde, la zone reste vide
       *[replace-stay] « { $tile } » à { $area } : l’Éclaireur devient Garde, { $native } le remplace
    }
    .short =
        { $way ->
            [empty] l’Éclaireur rentre, la zone reste vide
            [replace] { $native } remplace l’Éclaireur, qui rentre
            [empty-stay] « { $tile } » : il devient Garde, la zone reste vide
           *[replace-stay] « { $tile } » : il devient Garde, { $native } le remplace
        }
wendake-group-transfer = Transfert à { $area } :
wendake-choice-draw =
    { $source ->
        [deck] Piocher
        [discard] Défausse : { $card }
       *[none] Il n’y a pas de carte à piocher
    }
wendake-choice-discard = { $card }
wendake-choice-play =
    { $points ->
        [one] { $space } ({ $masks }) : { $points } point
       *[other] { $space } ({ $masks }) : { $points } points
    }
wendake-choice-play-nothing = Ne rien jouer
wendake-choice-lay = { $card }
wendake-choice-bonus-mask = Le { $mask }
wendake-choice-change-mask = Un { $old } compte comme un { $new }
wendake-choice-change-no-mask = Ne changer aucun masque
wendake-choice-claim = Tuile Tortue « { $turtle } »
wendake-choice-claim-nothing = Ne plus rien réclamer
wendake-choice-slide = Faire descendre les tuiles
wendake-choice-keep-tiles = Garder les trois tuiles
wendake-choice-replace = { $old } : remplacer par { $new }
    .short = par { $new }
wendake-group-replace = Remplacer { $old } :
wendake-choice-pairing = { $pairs }
wendake-choice-progress = { $tile }
wendake-choice-card = { $card }
wendake-choice-next = { $name }
wendake-choice-reveal = { $tribe }
wendake-choice-tile = { $tile }
wendake-choice-top-row = Tuiles { $a }, { $b }, { $c } en partant de la gauche
wendake-choice-turtle = { $tile }
wendake-choice-ghost = { $face }

## Ce qui s’est passé

wendake-event-year-began = L’année { $year } a commencé.
wendake-event-phase-began =
    { $phase ->
        [restore] La phase de mise à jour a commencé.
       *[other] La phase suivante a commencé.
    }
wendake-event-marker-placed =
    { $you ->
        [yes] Vous avez activé { $cell }.
       *[no] { $name } a activé { $cell }.
    }
wendake-event-order-reserved =
    { $you ->
        [yes] Vous avez réservé la { wendake-ordinal } place dans l’ordre du tour de l’année prochaine.
       *[no] { $name } a réservé la { wendake-ordinal } place dans l’ordre du tour de l’année prochaine.
    }
wendake-ordinal =
    { $position ->
        [1] 1re
       *[other] { $position }e
    }
wendake-event-action-performed =
    { $you ->
        [yes] Vous avez joué { $action }.
       *[no] { $name } a joué { $action }.
    }
wendake-event-fire-lit =
    { $you ->
        [yes] Votre Feu sacré a activé { $cell }.
       *[no] { $name } a activé { $cell } avec le Feu sacré.
    }
wendake-event-gained =
    { $you ->
        [yes] Vous avez gagné { $goods }.
       *[no] { $name } a gagné { $goods }.
    }
wendake-event-spent =
    { $you ->
        [yes] Vous avez dépensé { $goods }.
       *[no] { $name } a dépensé { $goods }.
    }
wendake-event-scored =
    { $form ->
        [back]
            { $you ->
                [yes] Votre marqueur { $track } a reculé à { $total }.
               *[no] { $name } : le marqueur { $track } a reculé à { $total }.
            }
        [lost]
            { $you ->
                [yes] Vous avez marqué { $points } ({ $track }, maintenant { $total }) ; bout de la piste, { $lost } en trop.
               *[no] { $name } a marqué { $points } ({ $track }, maintenant { $total }) ; bout de la piste, { $lost } en trop.
            }
       *[up]
            { $you ->
                [yes] Vous avez marqué { $points } ({ $track }, maintenant { $total }).
               *[no] { $name } a marqué { $points } ({ $track }, maintenant { $total }).
            }
    }
wendake-event-moved =
    { $route ->
        [launch]
            { $you ->
                [yes] Vous avez placé un Canoë sur le { $to }.
               *[no] { $name } a placé un Canoë sur le { $to }.
            }
        [village]
            { $you ->
                [yes] Vous avez commencé avec la tuile Progrès « { $tile } ».
               *[no] { $name } a commencé avec la tuile Progrès « { $tile } ».
            }
        [longhouse]
            { $you ->
                [yes] Votre { $piece } a rejoint la Grande Maison depuis { $from }.
               *[no] { $name } : { $one } a rejoint la Grande Maison depuis { $from }.
            }
        [recovered]
            { $you ->
                [yes] Votre { $piece } a quitté la Grande Maison pour le Village.
               *[no] { $name } : { $one } a quitté la Grande Maison pour le Village.
            }
        [home]
            { $you ->
                [yes] Votre { $piece } a regagné le Village depuis { $from }.
               *[no] { $name } : { $one } a regagné le Village depuis { $from }.
            }
        [outpost]
            { $you ->
                [yes] Votre { $piece } a pris un poste d’Éclaireur : { $from } → { $to }.
               *[no] { $name } : { $one } a pris un poste d’Éclaireur, { $from } → { $to }.
            }
        [work]
            { $you ->
                [yes] Votre { $piece } a commencé à travailler à { $to }.
               *[no] { $name } : { $one } a commencé à travailler à { $to }.
            }
       *[walk]
            { $you ->
                [yes] Votre { $piece } a marché : { $from } → { $to }.
               *[no] { $name } a déplacé { $one } : { $from } → { $to }.
            }
    }
wendake-place-home = le Village
wendake-event-fought =
    { $form ->
        [you] Vous avez attaqué { $one } ({ $opponent }) à { $place }.
        [against-you] { $name } a attaqué votre { $piece } à { $place }.
        [ghost] Le Fantôme a lancé une attaque contre vous à { $place }.
       *[others] { $name } a attaqué { $one } ({ $opponent }) à { $place }.
    }
wendake-event-mask-drawn =
    { $form ->
        [you-deck] Vous avez pioché : { $card }.
        [you-discard] Vous avez pris dans la défausse : { $card }.
        [discard] { $name } a pris dans la défausse : { $card }.
       *[deck] { $name } a pioché une carte Masque.
    }
wendake-event-mask-discarded =
    { $you ->
        [yes] Vous avez défaussé : { $card }.
       *[no] { $name } a défaussé : { $card }.
    }
wendake-event-mask-revealed = La défausse a montré : { $card }.
wendake-event-mask-deck-shuffled = La défausse a été mélangée : { $cards } cartes ont formé la nouvelle pioche.
wendake-event-masks-played =
    { $you ->
        [yes] Vous avez joué « { $space } » : { $masks }.
       *[no] { $name } a joué « { $space } » : { $masks }.
    }
wendake-event-masks-recalled =
    { $you ->
        [yes] Vous avez repris { $masks }.
       *[no] { $name } a repris { $masks }.
    }
wendake-event-smallpox-checked =
    { $infected ->
        [yes]
            { $you ->
                [yes] Contrôle de Variole : symbole infecté ! Vous avez perdu un Natif.
               *[no] Contrôle de Variole : symbole infecté ! { $name } a perdu un Natif.
            }
       *[no] Contrôle de Variole : symbole non infecté.
    }
wendake-event-progress-bought =
    { $you ->
        [yes] Vous avez acheté la tuile Progrès « { $tile } ».
       *[no] { $name } a acheté la tuile Progrès « { $tile } ».
    }
wendake-event-progress-used =
    { $you ->
        [yes] Vous avez utilisé « { $tile } ».
       *[no] { $name } a utilisé « { $tile } ».
    }
wendake-event-flag-taken =
    { $you ->
        [yes] Les { $flag } ont rejoint vos alliés.
       *[no] { $name } : les { $flag } ont rejoint ses alliés.
    }
wendake-event-turtle-claimed =
    { $you ->
        [yes] Vous avez réclamé la tuile Tortue « { $turtle } ».
       *[no] { $name } a réclamé la tuile Tortue « { $turtle } ».
    }
wendake-event-turtle-seen =
    { $you ->
        [yes] Votre tuile Tortue a montré { $tile }.
       *[no] { $name } : une tuile Tortue a montré { $tile }.
    }
wendake-event-tile-turned =
    { $side ->
        [ritual]
            { $you ->
                [yes] Votre tuile { $tile } a pris sa face Rituel.
               *[no] { $name } : { $tile } a pris sa face Rituel.
            }
       *[action]
            { $you ->
                [yes] Votre tuile { $tile } a pris sa face Action.
               *[no] { $name } : { $tile } a pris sa face Action.
            }
    }
wendake-event-tiles-swapped =
    { $you ->
        [yes] Vous avez interverti deux tuiles : { $one } et { $other }.
       *[no] { $name } a interverti deux tuiles : { $one } et { $other }.
    }
wendake-event-tiles-slid =
    { $you ->
        [yes] Vos tuiles ont glissé ; { $tiles } ont quitté la grille.
       *[no] { $name } : les tuiles ont glissé ; { $tiles } ont quitté la grille.
    }
wendake-event-tile-replaced =
    { $you ->
        [yes] Vous avez remplacé { $old } par { $new }.
       *[no] { $name } a remplacé { $old } par { $new }.
    }
wendake-event-top-row-filled =
    { $you ->
        [yes] Votre nouvelle rangée du haut : { $tiles }.
       *[no] { $name }, nouvelle rangée du haut : { $tiles }.
    }
wendake-event-display-filled = Nouvelle tuile Action avancée : { $tile }.
wendake-event-display-lost = La tuile Action avancée { $tile } a quitté la partie.
wendake-event-progress-lost = La tuile Progrès « { $tile } » a quitté la partie.
wendake-event-order-changed = Nouvel ordre du tour de jeu : { $names }.
wendake-event-home-chosen =
    { $you ->
        [yes] Votre Village natal est { $territory }.
       *[no] { $name } : le Village natal est { $territory }.
    }
wendake-event-tribe-chosen =
    { $you ->
        [yes] Vous avez pris la tête des { $tribe }.
       *[no] { $name } a pris la tête des { $tribe }.
    }
wendake-event-ghost-planned = La carte Masque du Fantôme cette année : { $card }.
wendake-event-ghost-acted = Le Fantôme a agi ({ $face }) : { $action }.
wendake-event-ghost-scored = Le Fantôme a gagné { $points } (maintenant { $total }).
wendake-event-objective-met =
    { $points ->
        [one] Objectif atteint, { $points } point : { $objective }.
       *[other] Objectif atteint, { $points } points : { $objective }.
    }
wendake-event-game-ended =
    { $total ->
        [one]
            { $you ->
                [yes] La partie est finie. Vous avez gagné avec { $total } point !
               *[no] La partie est finie. { $name } a gagné avec { $total } point.
            }
       *[other]
            { $you ->
                [yes] La partie est finie. Vous avez gagné avec { $total } points !
               *[no] La partie est finie. { $name } a gagné avec { $total } points.
            }
    }

# Consignes.
wendake-order-wishes = Tuiles que je souhaite à la phase de mise à jour
    .text = La première d’entre elles qui est exposée, ou parmi les miennes, remplace une tuile absente de la liste. Sinon, je garde les miennes.
wendake-order-slide = Ne rien me demander avant que les tuiles glissent
    .text = Je n’échange alors aucune tuile.
