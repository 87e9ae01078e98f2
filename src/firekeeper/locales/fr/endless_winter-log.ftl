# Endless Winter : ce qui s’est passé. $you dit de qui l’on parle : yes (le lecteur), no (quelqu’un d’autre, nommé par $name).

## Le cours de la partie

endless_winter-event-round-began = La manche { $round } a commencé.
endless_winter-event-phase-began =
    { $phase ->
        [setup] Mise en place.
        [action_phase] La phase d’Actions a commencé.
        [eclipse_phase] La phase d’Éclipse a commencé.
        [preparation_phase] La phase de Préparation a commencé.
       *[final_scoring] Le Décompte des points a commencé.
    }
endless_winter-event-turn-began =
    { $you ->
        [yes] C’est à vous (tour { $lap } sur { $laps }).
       *[no] C’est à { $name } (tour { $lap } sur { $laps }).
    }
endless_winter-event-order-changed = Ordre des Tours : { $names }.
endless_winter-event-chief-taken =
    { $you ->
        [yes] Votre Chef : { $chief }.
       *[no] { $name } a pour Chef { $chief }.
    }
endless_winter-event-side-chosen =
    { $you ->
        [yes] Vous avez joué { $chief } avec la { $side }.
       *[no] { $name } a joué { $chief } avec la { $side }.
    }
endless_winter-event-setup-card-taken =
    { $you ->
        [yes] Vous avez commencé avec la { $card }.
       *[no] { $name } a commencé avec la { $card }.
    }
endless_winter-event-figure-placed =
    { $place ->
        [rest]
            { $you ->
                [yes] Votre { $figure } a pris du repos.
               *[no] { $name } a laissé se reposer sa { $figure }.
            }
       *[other]
            { $you ->
                [yes] Vous avez placé votre { $figure } dans la colonne { $column }.
               *[no] { $name } a placé sa { $figure } dans la colonne { $column }.
            }
    }
endless_winter-event-figures-returned = Toutes les figurines ont regagné les plateaux Joueur.
endless_winter-event-game-ended =
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

## Cartes

endless_winter-event-card-played =
    { $culture ->
        [yes]
            { $you ->
                [yes] Vous avez joué la carte Culture { $one }.
               *[no] { $name } a joué la carte Culture { $one }.
            }
       *[no]
            { $you ->
                [yes] Vous avez joué { $one } pour { $labour } Travail.
               *[no] { $name } a joué { $one } pour { $labour } Travail.
            }
    }
endless_winter-event-skill-used =
    { $chief ->
        [yes]
            { $you ->
                [yes] Vous avez utilisé la compétence de votre Chef, { $card }.
               *[no] { $name } a utilisé la compétence de son Chef, { $card }.
            }
       *[no]
            { $you ->
                [yes] Vous avez utilisé la compétence de la carte { $card }.
               *[no] { $name } a utilisé la compétence de la carte { $card }.
            }
    }
endless_winter-event-cards-drawn =
    { $cards ->
        [one]
            { $you ->
                [yes] Vous avez pioché { $cards } carte.
               *[no] { $name } a pioché { $cards } carte.
            }
       *[other]
            { $you ->
                [yes] Vous avez pioché { $cards } cartes.
               *[no] { $name } a pioché { $cards } cartes.
            }
    }
endless_winter-event-card-seen = Vous avez pioché { $cards }.
endless_winter-event-deck-shuffled =
    { $you ->
        [yes]
            { $cards ->
                [one] Votre défausse a reformé votre pioche ({ $cards } carte).
               *[other] Votre défausse a été mélangée et forme votre pioche ({ $cards } cartes).
            }
       *[no]
            { $cards ->
                [one] { $name } a repris sa défausse pour pioche ({ $cards } carte).
               *[other] { $name } a mélangé sa défausse pour en faire sa pioche ({ $cards } cartes).
            }
    }
endless_winter-event-card-discarded =
    { $you ->
        [yes] Vous avez défaussé { $cards }.
       *[no] { $name } a défaussé { $cards }.
    }
endless_winter-event-cards-cleared =
    { $you ->
        [yes] Vos cartes ont rejoint la défausse : { $cards }.
       *[no] { $name } a mis ses cartes dans la défausse : { $cards }.
    }
endless_winter-event-card-buried =
    { $hidden ->
        [yes] { $name } a Enterré une carte de sa main.
       *[no]
            { $zone ->
                [hand] Vous avez Enterré { $one }, de votre main.
                [discard]
                    { $you ->
                        [yes] Vous avez Enterré { $one }, de votre défausse.
                       *[no] { $name } a Enterré { $one }, de sa défausse.
                    }
                [eclipse]
                    { $you ->
                        [yes] Vous avez Enterré { $one }, de votre pioche Éclipse.
                       *[no] { $name } a Enterré { $one }, de sa pioche Éclipse.
                    }
               *[above]
                    { $you ->
                        [yes] Vous avez Enterré { $one } de ce tour-ci.
                       *[no] { $name } a Enterré { $one } de ce tour-ci.
                    }
            }
    }
endless_winter-event-recruited =
    { $zone ->
        [hand]
            { $you ->
                [yes] Vous avez recruté { $one } en main.
               *[no] { $name } a recruté { $one } en main.
            }
        [discard]
            { $you ->
                [yes] Vous avez recruté { $one } dans votre défausse.
               *[no] { $name } a recruté { $one } dans sa défausse.
            }
       *[none]
            { $you ->
                [yes] Le paquet { $card } était vide : vous avez gagné un point à la place.
               *[no] Le paquet { $card } était vide : { $name } a gagné un point à la place.
            }
    }
endless_winter-event-learned =
    { $you ->
        [yes] Vous avez pris la carte Culture { $one }.
       *[no] { $name } a pris la carte Culture { $one }.
    }
endless_winter-event-display-filled = Nouveau dans la vitrine des Cultures : { $cards }.
endless_winter-event-display-cleared = L’Ère II a commencé. Ont quitté la vitrine et la partie : { $cards }.

## Ressources et points

endless_winter-event-food-spent =
    { $food ->
        [one]
            { $you ->
                [yes] Vous avez dépensé { $food } Nourriture pour { $labour } Travail.
               *[no] { $name } a dépensé { $food } Nourriture pour { $labour } Travail.
            }
       *[other]
            { $you ->
                [yes] Vous avez dépensé { $food } Nourritures pour { $labour } Travail.
               *[no] { $name } a dépensé { $food } Nourritures pour { $labour } Travail.
            }
    }
endless_winter-event-labour-gained =
    { $you ->
        [yes] Vous avez gagné { $labour } Travail.
       *[no] { $name } a gagné { $labour } Travail.
    }
endless_winter-event-labour-lost =
    { $you ->
        [yes] Vous avez laissé { $labour } Travail sans l’utiliser.
       *[no] { $name } a laissé { $labour } Travail sans l’utiliser.
    }
endless_winter-event-gained =
    { $form ->
        [all]
            { $you ->
                [yes] Votre piste est pleine : { $wasted } en trop.
               *[no] { $name } : piste pleine, { $wasted } en trop.
            }
        [some]
            { $you ->
                [yes] Vous avez gagné { $goods } ; piste pleine, { $wasted } en trop.
               *[no] { $name } a gagné { $goods } ; piste pleine, { $wasted } en trop.
            }
       *[none]
            { $you ->
                [yes] Vous avez gagné { $goods }.
               *[no] { $name } a gagné { $goods }.
            }
    }
endless_winter-event-spent =
    { $you ->
        [yes] Vous avez payé { $goods }.
       *[no] { $name } a payé { $goods }.
    }
endless_winter-event-swapped =
    { $you ->
        [yes] Vous avez choisi { $lesser } { $benefit }.
       *[no] { $name } a choisi { $lesser } { $benefit }.
    }
endless_winter-event-scored =
    { $points ->
        [one]
            { $you ->
                [yes] Vous avez marqué { $points } point { $source } (total { $total }).
               *[no] { $name } a marqué { $points } point { $source } (total { $total }).
            }
       *[other]
            { $you ->
                [yes] Vous avez marqué { $points } points { $source } (total { $total }).
               *[no] { $name } a marqué { $points } points { $source } (total { $total }).
            }
    }
endless_winter-scored-effects = grâce à un avantage
endless_winter-scored-stacking = pour des Mégalithes empilés
endless_winter-scored-honour_track = sur la piste d’Honneur
endless_winter-scored-stones = pour une Pierre Sacrée
endless_winter-scored-offering = pour Nourriture et Outils selon la piste d’Offrande
endless_winter-scored-honour = pour les cartes Enterrées selon le rang d’Honneur
endless_winter-scored-cards = imprimés sur les cartes
endless_winter-scored-animals = pour les ensembles d’Animaux

## Animaux

endless_winter-event-animal-revealed = Révélé dans la zone de Chasse : { $animals }.
endless_winter-event-animal-taken =
    { $blind ->
        [yes]
            { $you ->
                [yes] Vous avez pris la première carte de la pioche Animal, { $one }.
               *[no] { $name } a pris la première carte de la pioche Animal, { $one }.
            }
       *[no]
            { $you ->
                [yes] Vous avez chassé { $one }.
               *[no] { $name } a chassé { $one }.
            }
    }
endless_winter-event-animal-tipped =
    { $you ->
        [yes] Vous avez Incliné { $one }.
       *[no] { $name } a Incliné { $one }.
    }
endless_winter-event-set-scored =
    { $jokers ->
        [0]
            { $you ->
                [yes] Votre ensemble, { $animals } : { $gain }.
               *[no] { $name } a compté un ensemble, { $animals } : { $gain }.
            }
        [one]
            { $you ->
                [yes] Votre ensemble, { $animals } et { $jokers } joker : { $gain }.
               *[no] { $name } a compté un ensemble, { $animals } et { $jokers } joker : { $gain }.
            }
       *[other]
            { $you ->
                [yes] Votre ensemble, { $animals } et { $jokers } jokers : { $gain }.
               *[no] { $name } a compté un ensemble, { $animals } et { $jokers } jokers : { $gain }.
            }
    }

## Plateaux

endless_winter-event-stone-taken =
    { $you ->
        [yes] Vous avez pris la Pierre Sacrée « { $stone } ».
       *[no] { $name } a pris la Pierre Sacrée « { $stone } ».
    }
endless_winter-event-stone-scored =
    { $total ->
        [0]
            { $you ->
                [yes] Votre Pierre Sacrée « { $stone } » : { $gain }.
               *[no] { $name }, Pierre Sacrée « { $stone } » : { $gain }.
            }
       *[other]
            { $you ->
                [yes] Votre Pierre Sacrée « { $stone } » : { $gain } (total { $total }).
               *[no] { $name }, Pierre Sacrée « { $stone } » : { $gain } (total { $total }).
            }
    }
endless_winter-event-camp-placed =
    { $you ->
        [yes] Vous avez placé un Camp sur la tuile Terrain de base.
       *[no] { $name } a placé un Camp sur la tuile Terrain de base.
    }
endless_winter-event-camp-moved =
    { $you ->
        [yes] Vous avez déplacé un Camp : { $source } → { $target }.
       *[no] { $name } a déplacé un Camp : { $source } → { $target }.
    }
endless_winter-event-village-built =
    { $you ->
        [yes] Trois de vos Camps ont formé un Village, entre { $juncture }.
       *[no] { $name } a fait de trois Camps un Village, entre { $juncture }.
    }
endless_winter-event-glacier-revealed = { $hex } : le { $token } a été retourné face visible ({ $effect }).
endless_winter-event-megalith-placed =
    { $neutral ->
        [yes]
            { $you ->
                [yes] Vous avez placé un Mégalithe neutre : { $spot }.
               *[no] { $name } a placé un Mégalithe neutre : { $spot }.
            }
       *[no]
            { $you ->
                [yes] Vous avez placé un Mégalithe : { $spot }.
               *[no] { $name } a placé un Mégalithe : { $spot }.
            }
    }
endless_winter-event-idol-moved =
    { $you ->
        [yes] Votre marqueur d’Idole a atteint le niveau { $level } de la { $track }.
       *[no] { $name } a fait monter son marqueur d’Idole au niveau { $level } de la { $track }.
    }
endless_winter-track-offering = piste d’Offrande
endless_winter-track-honour = piste d’Honneur
endless_winter-event-rest-token-taken =
    { $form ->
        [next]
            { $you ->
                [yes] Vous avez mis le { $refused } sous la pile et pris le { $token }.
               *[no] { $name } a mis le { $refused } sous la pile et pris le { $token }.
            }
       *[open]
            { $you ->
                [yes] Vous avez pris le { $token }.
               *[no] { $name } a pris le { $token }.
            }
    }
endless_winter-event-rest-token-returned = Le { $token } a rejoint le dessous de la pile.
endless_winter-event-rest-token-revealed = Sur la pile se trouvait le { $token }.
endless_winter-token-effect = { $token } ({ $effect })

## L’Éclipse

endless_winter-event-pile-committed =
    { $cards ->
        [0]
            { $you ->
                [yes] Vous n’aviez pas de pioche Éclipse.
               *[no] { $name } n’avait pas de pioche Éclipse.
            }
        [one]
            { $you ->
                [yes] Votre pioche Éclipse comptait { $cards } carte.
               *[no] { $name } avait une pioche Éclipse de { $cards } carte.
            }
       *[other]
            { $you ->
                [yes] Votre pioche Éclipse comptait { $cards } cartes.
               *[no] { $name } avait une pioche Éclipse de { $cards } cartes.
            }
    }
endless_winter-event-piles-revealed = Les pioches Éclipse ont été révélées : { $piles }.
endless_winter-pile =
    { $count ->
        [0] { $name } { $labour } Travail (aucune carte)
       *[other] { $name } { $labour } Travail ({ $cards })
    }
endless_winter-event-eclipse-began =
    { $you ->
        [yes] Votre Éclipse a commencé (place { $position } dans l’Ordre des Tours).
       *[no] { $name } a commencé son Éclipse (place { $position } dans l’Ordre des Tours).
    }
endless_winter-event-hex-gathered =
    { $you ->
        [yes] Vous aviez le plus d’Influence : { $terrain } (hexagone { $slot }) – { $effect }.
       *[no] { $name } avait le plus d’Influence : { $terrain } (hexagone { $slot }) – { $effect }.
    }
