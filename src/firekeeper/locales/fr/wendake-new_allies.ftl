# Wendake : Nouveaux Alliés. Les clés finissent par les identifiants des données ; arguments comme dans wendake.ftl.
# $flags : english, french, either (les deux drapeaux figurent) ou none (aucun).

## Marchandises, pièces, lieux

wendake-resource-rifle = Fusil
wendake-count-rifle =
    { $count ->
        [one] { $count } Fusil
       *[other] { $count } Fusils
    }
wendake-native-english_patrol = Patrouille anglaise
    .one = une Patrouille anglaise
wendake-native-french_patrol = Patrouille française
    .one = une Patrouille française
wendake-native-patrol = Patrouille
    .one = une Patrouille
wendake-piece-english_ship = bateau anglais
wendake-piece-french_ship = bateau français
wendake-disk-space =
    { $side ->
        [english] Anglais { $number }
        [french] Français { $number }
       *[centre] l’espace central
    }
wendake-pile-deck = la pioche
wendake-pile-discard = la défausse

## Actions et tuiles

wendake-action-alliance =
    { $flags ->
        [english] Alliance (Anglais)
        [french] Alliance (Français)
       *[either] Alliance (au choix)
    }
    .short =
        { $flags ->
            [english] Alliance AN
            [french] Alliance FR
           *[either] Alliance
        }
    .the =
        { $flags ->
            [english] l’Alliance (Anglais)
            [french] l’Alliance (Français)
           *[either] l’Alliance
        }
wendake-tile-level1_na1 = Alliance (Anglais) + 3 Déplacements
wendake-tile-level1_na2 = Alliance (Français) + 3 Déplacements
wendake-tile-level1_na3 = Canoë + Alliance (au choix)
wendake-tile-level1_na4 = Tannage + 1 Déplacement + Alliance (au choix)
wendake-tile-level1_na5 = Alliance (au choix) + Guerre
wendake-tile-level2_na1 = Chasse + Tannage + Alliance (au choix)
wendake-tile-level2_na2 = Canoë + Pêche + Alliance (au choix)
wendake-tile-level2_na3 = 3 Déplacements + Alliance (au choix) + Guerre
wendake-tile-level2_na4 = Pêche + Alliance (au choix) + Commerce
wendake-tile-level2_na5 = Cérémonie des Masques + Alliance (au choix) + 2 Déplacements

wendake-turtle-rifles_3 = 3 Fusils
wendake-turtle-rifles_4 = 4 Fusils
wendake-turtle-rifles_5 = 5 Fusils

wendake-progress-alliance_1-allies-text = Une fois par année, quand une Guerre est marquée, vous comptez 1 Garde de plus dans chaque Territoire au drapeau de votre allié, et vos Patrouilles comptent comme des Gardes.
wendake-progress-alliance_3-allies-text = Comme l’Alliance de niveau 1 ; dans cette Guerre, vous gagnez aussi toutes les égalités.

## Cartes Tour de jeu

wendake-turn-card =
    { $flags ->
        [english] { $effect } (Anglais)
        [french] { $effect } (Français)
        [either] { $effect } (drapeau au choix)
       *[none] { $effect } (sans drapeau)
    }
wendake-space-card = place { $number }, { $card }

wendake-effect-fish_per_lake = Un Poisson par lac
wendake-effect-fish_per_lake-text = Gagnez 1 Poisson pour chaque lac où vous avez un Canoë. La carte est ensuite défaussée.
wendake-effect-harvest_one_vegetable = Récolte d’un Légume
wendake-effect-harvest_one_vegetable-text = Nommez un Légume : gagnez-en 1 pour chacune de ses zones où vous avez une Femme, votre Village compris. La carte est ensuite défaussée.
wendake-effect-copy_turn_card = Effet emprunté
wendake-effect-copy_turn_card-text = Utilisez l’effet de n’importe quelle autre carte Tour de jeu face visible, à n’importe qui ou sous une place ; vous en payez le coût. Cette carte est ensuite défaussée.
wendake-effect-free_tan = Tannage gratuit
wendake-effect-free_tan-text = Tannage : tous vos Castors deviennent du Cuir. La carte est ensuite défaussée.
wendake-effect-other_flag_alliance = L’autre drapeau
wendake-effect-other_flag_alliance-text = Pour 1 Fusil, quand vous choisissez l’ordre du tour : une action Alliance avec un drapeau absent de la carte de votre place, au lieu de celle qui y figure.
wendake-effect-rifle_for_two_resources = Un Fusil contre deux Ressources
wendake-effect-rifle_for_two_resources-text = Une fois par année, pour 1 Fusil : prenez 2 Ressources de votre choix.
wendake-effect-turtle_search = Recherche de tuile Tortue
wendake-effect-turtle_search-text = Une fois par année, après avoir pris des tuiles Tortue : pour chaque Ressource, toutes différentes, regardez une tuile de plus d’une pile où vous avez pris, et gardez celle qui vous plaît.
wendake-effect-action_tile_search = Recherche de tuile Action
wendake-effect-action_tile_search-text = Une fois par année, quand vous remplacez une tuile Action : pour chaque Ressource, toutes différentes, regardez une tuile de la pile ; vous pouvez en prendre une.
wendake-effect-lake_spread_military = Canoës sur les lacs
wendake-effect-lake_spread_military-text = Une fois par année, pour 1 Fusil : 2 points de Guerre, si personne n’a de Canoës sur plus de lacs que vous.
wendake-effect-beavers_as_resources = Payer en Castors
wendake-effect-beavers_as_resources-text = Une fois par année, pour 1 Fusil : dans ce Commerce, chaque Castor peut remplacer une Ressource quand vous payez des tuiles Progrès.
wendake-effect-two_resources_for_rifle = Deux Ressources contre un Fusil
wendake-effect-two_resources_for_rifle-text = Une fois par année : dépensez 2 Ressources différentes pour 1 Fusil.
wendake-effect-mask_heal = Masques guérisseurs
wendake-effect-mask_heal-text = Une fois par année, pour 1 Fusil : dans une Cérémonie des Masques, un Natif revient de votre Grande Maison au Village.
wendake-effect-ritual_heal = Rituel guérisseur
wendake-effect-ritual_heal-text = Une fois par année, dans un Rituel : pour chaque Fusil, 3 au plus, un Natif de plus revient au Village, tous de types différents.
wendake-effect-activate_territory = Territoire activé
wendake-effect-activate_territory-text = Une fois par année, pour 1 Fusil : dans un Territoire autre que votre Village, vos Femmes et vos Chasseurs produisent et chaque Garde peut faire un pas.
wendake-effect-hunters_leather = Cuir des Chasseurs
wendake-effect-hunters_leather-text = Une fois par année, pour 1 Fusil : gagnez 1 Cuir pour chaque zone occupée par un de vos Chasseurs, votre Village compris.
wendake-effect-off_line_marker = Hors de la ligne
wendake-effect-off_line_marker-text = Une fois par année, pour 1 Fusil et 1 Ressource : votre troisième pion va sur une tuile qui n’est pas alignée avec les deux autres.
wendake-effect-refresh_progress = Progrès remis à jour
wendake-effect-refresh_progress-text = Une fois par année : remettez face visible une tuile Progrès utilisée, pour autant de Ressources différentes que son niveau.
wendake-effect-advance_alliance = Alliance avancée
wendake-effect-advance_alliance-text = Une fois par année, pour 1 Fusil : votre disque avance d’un espace vers son drapeau ; sur 5, vous marquez à la place 1 point sur une piste de votre allié.
wendake-effect-choose_mask = Masque choisi
wendake-effect-choose_mask-text = Une fois par année, pour 1 Fusil : prenez n’importe quelle carte de la pioche ou de la défausse des masques.

## Questions

wendake-prompt-draw-flags = Quel duo de pistes est anglais ?
wendake-prompt-reveal-turn-card = Une carte Tour de jeu est révélée pour la place { $space }.
wendake-prompt-launch-on-open-lake = Choisissez un lac pour votre Canoë : ils diffèrent.
wendake-prompt-order-alliance =
    { $flags ->
        [english] Jouer l’action Alliance anglaise de la carte ?
        [french] Jouer l’action Alliance française de la carte ?
       *[either] Jouer l’action Alliance de la carte, drapeau au choix ?
    }
    .topic = l’action Alliance d’une carte, ou non
wendake-prompt-advance-disk =
    { $side ->
        [unknown] Alliance : avancez votre disque.
        [centre] Alliance : avancez votre disque depuis le centre.
        [english] Alliance : avancez votre disque (Anglais { $number }).
       *[french] Alliance : avancez votre disque (Français { $number }).
    }
    .topic = où va le disque Alliance
wendake-prompt-alliance-effect = { $flag } { $number } : troc, Patrouilles ou Fusil.
    .topic = troc, Patrouilles ou Fusil
wendake-prompt-place-ship = Troc ({ $flag }) : où va le bateau ?
    .topic = où va un bateau
wendake-prompt-barter =
    { $number ->
        [one] Troc ({ $lake }) : un Canoë, jusqu’à { $number } Cuir.
       *[other] Troc ({ $lake }) : un Canoë, jusqu’à { $number } Cuirs.
    }
    .topic = que troquer
wendake-prompt-patrol-step =
    { $left ->
        [one] Patrouilles : encore { $left } pas.
       *[other] Patrouilles : encore { $left } pas.
    }
    .topic = où va une Patrouille
wendake-prompt-advance-by-card =
    { $centre ->
        [yes] Vers quel drapeau va votre disque ?
       *[no] Au bout de la piste : où marquez-vous 1 point ?
    }
    .topic = où va le disque Alliance
wendake-prompt-after-claims = Cherchez de meilleures tuiles Tortue, ou continuez.
    .topic = de meilleures tuiles Tortue, ou non
wendake-prompt-look-for-turtle =
    { $open ->
        [yes] { $turtle } : gardez une tuile, ou regardez-en une.
       *[no] Quelle pile cherchez-vous, et que payez-vous ?
    }
    .topic = quelle tuile Tortue garder
wendake-prompt-see-turtle = { $name } regarde une tuile Tortue : { $turtle }.
wendake-prompt-look-for-tile = Que payez-vous pour regarder une tuile ?
    .topic = une autre tuile à chercher, ou non
wendake-prompt-see-tile = { $name } regarde une tuile Action.
wendake-prompt-place-off-line = Placez votre troisième pion hors de la ligne.
    .topic = où va le troisième pion
wendake-prompt-spend-different =
    { $left ->
        [one] Dépensez { $left } Ressource d’une autre sorte.
       *[other] Dépensez { $left } Ressources de sortes différentes.
    }
    .topic = quelles Ressources dépenser
wendake-prompt-harvest-one = Quel Légume récoltez-vous ?
    .topic = quel Légume récolter
wendake-prompt-activate-territory = Quel Territoire est activé ?
    .topic = quel Territoire activer
wendake-prompt-refresh-tile = Quelle tuile Progrès remettez-vous face visible ?
    .topic = quelle tuile Progrès remettre face visible
wendake-prompt-heal-by-mask = Qui revient de la Grande Maison ?
    .topic = qui revient de la Grande Maison
wendake-prompt-heal-in-ritual = Qui d’autre revient, pour 1 Fusil chacun ?
    .topic = qui d’autre revient de la Grande Maison
wendake-prompt-choose-pile = Dans quelle pile cherchez-vous une carte Masque ?
    .topic = dans quelle pile chercher une carte Masque
wendake-prompt-take-from-deck = Prenez n’importe quelle carte de la pioche.
    .topic = quelle carte Masque prendre
wendake-prompt-take-from-discard = Prenez n’importe quelle carte de la défausse.
    .topic = quelle carte Masque prendre
wendake-prompt-lay-discard = La défausse est reconstituée.

## Choix

wendake-choice-advance =
    { $form ->
        [change]
            { $points ->
                [one] Passer du côté des { $flag } : { $points } point, { $track }
               *[other] Passer du côté des { $flag } : { $points } points, { $track }
            }
        [end] Rester sur 5, côté des { $flag } : 1 point, { $track }
       *[step] Avancer du côté des { $flag }
    }
wendake-choice-stay = Ne pas avancer, rester du côté des { $flag }
wendake-choice-barter =
    { $count ->
        [0] Troquer avec un bateau
        [one] Rendre { $count } Cuir contre { $count } Fusil
       *[other] Rendre { $count } Cuirs contre { $count } Fusils
    }
wendake-choice-patrols = Déplacer les Patrouilles
wendake-choice-spend-rifle = Dépenser 1 Fusil pour 1 point, { $track }
wendake-choice-ship = { $lake }
wendake-choice-canoe = Déplacer un Canoë ({ $owner }) vers le { $lake }
    .short = vers le { $lake }
wendake-group-canoe = Un Canoë ({ $owner }) :
wendake-group-from = Depuis { $source } →
wendake-choice-attack-patrol = { $source } → attaquer { $victim }, { $target }
    .short = attaquer { $victim }, { $target }
wendake-choice-turn-card =
    { $form ->
        [copied] Emprunter l’effet « { $effect } »
        [copied-twin] Emprunter l’effet « { $effect } » (carte { $code })
        [own-twin] Utiliser « { $effect } » (carte { $code })
       *[own] Utiliser « { $effect } »
    }
wendake-choice-look =
    { $form ->
        [turtle] { $turtle } : regarder une tuile pour 1 { $resource }
       *[tile] Regarder une tuile pour 1 { $resource }
    }
wendake-choice-keep = Garder { $tile }
wendake-choice-territory = { $territory }
wendake-choice-refresh = « { $tile } » (niveau { $level })
wendake-choice-pile = { $pile }
wendake-choice-take-mask = { $card }
wendake-choice-take-discard = { $card }
wendake-choice-give = Dépenser 1 { $resource }
wendake-choice-harvest = { $resource }
wendake-choice-flag-pair =
    { $number ->
        [1] Le premier duo est anglais
       *[other] Le second duo est anglais
    }
wendake-choice-reveal-card = { $card }

## Ce qui s’est passé

wendake-event-flags-drawn = Drapeau anglais : { $english } ; drapeau français : { $french }.
wendake-event-turn-card-revealed = Place { $space } de l’ordre du tour : { $card }.
wendake-event-turn-card-taken =
    { $you ->
        [yes] Vous avez pris la carte Tour de jeu « { $card } ».
       *[no] { $name } a pris la carte Tour de jeu « { $card } ».
    }
wendake-event-turn-card-used =
    { $you ->
        [yes] Vous avez utilisé « { $effect } ».
       *[no] { $name } a utilisé « { $effect } ».
    }
wendake-event-turn-card-discarded =
    { $leftover ->
        [yes] Personne n’a pris « { $card } » : elle a été défaussée.
       *[no]
            { $you ->
                [yes] Votre carte Tour de jeu « { $card } » a été défaussée.
               *[no] { $name } : la carte Tour de jeu « { $card } » a été défaussée.
            }
    }
wendake-event-turn-cards-changed = Les cartes Tour de jeu sont désormais de niveau { $level }.
wendake-event-turn-cards-turned-up =
    { $you ->
        [yes] Vous avez remis face visible vos cartes Tour de jeu : { $cards }.
       *[no] { $name } a remis face visible ses cartes Tour de jeu : { $cards }.
    }
wendake-event-disk-moved =
    { $you ->
        [yes] Votre disque Alliance a avancé : { $from } → { $to }.
       *[no] { $name } a avancé son disque Alliance : { $from } → { $to }.
    }
wendake-event-ship-moved =
    { $first ->
        [yes] Le { $ship } est apparu : { $lake }.
       *[no] Le { $ship } a navigué : { $lake }.
    }
wendake-event-canoe-moved =
    { $own ->
        [yes]
            { $you ->
                [yes] Vous avez déplacé votre Canoë : { $from } → { $to }.
               *[no] { $name } a déplacé un de ses Canoës : { $from } → { $to }.
            }
       *[no]
            { $you ->
                [yes] Vous avez déplacé un Canoë ({ $owner }) : { $from } → { $to }.
               *[no] { $name } a déplacé un Canoë ({ $owner }) : { $from } → { $to }.
            }
    }
wendake-event-patrol-arrived =
    { $you ->
        [yes] Votre { $piece } a rejoint votre Village.
       *[no] { $name } : { $one } a rejoint le Village.
    }
wendake-event-patrol-left =
    { $you ->
        [yes] Votre { $piece } a quitté le plateau.
       *[no] { $name } : { $one } a quitté le plateau.
    }
wendake-event-tile-sought =
    { $form ->
        [turtle]
            { $you ->
                [yes] Vous avez regardé une tuile Tortue : { $turtle }.
               *[no] { $name } a regardé une tuile Tortue : { $turtle }.
            }
       *[tile]
            { $you ->
                [yes] Vous avez regardé une tuile Action de la pile.
               *[no] { $name } a regardé une tuile Action de la pile.
            }
    }
wendake-event-tile-found = Vous avez vu { $tile }.
wendake-event-turtle-kept =
    { $seen ->
        [yes] Vous avez gardé { $tile }.
       *[no]
            { $you ->
                [yes] Vous avez gardé une tuile Tortue : { $turtle }.
               *[no] { $name } a gardé une tuile Tortue ({ $turtle }) ; remises : { $returned }.
            }
    }
wendake-event-tiles-returned =
    { $you ->
        [yes] Vous avez remis dans la pile { $count } des tuiles Action regardées.
       *[no] { $name } a remis dans la pile { $count } des tuiles Action regardées.
    }
wendake-event-progress-turned-up =
    { $you ->
        [yes] Vous avez remis face visible la tuile Progrès « { $tile } ».
       *[no] { $name } a remis face visible la tuile Progrès « { $tile } ».
    }
wendake-event-discard-mixed =
    { $cards ->
        [one] La défausse a été reconstituée : { $cards } carte.
       *[other] La défausse a été reconstituée : { $cards } cartes.
    }
wendake-event-territory-activated =
    { $you ->
        [yes] Vous avez activé { $territory }.
       *[no] { $name } a activé { $territory }.
    }

## Dans un terminal

pane-alliance = Alliances
pane-cards = Cartes Tour de jeu
pane-flag = { $flag } : { $tracks } ; bateau : { $lake }
pane-patrols = Patrouilles : { $places }
sheet-alliance = Alliance
