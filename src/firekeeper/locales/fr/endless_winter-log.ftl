# Endless Winter : ce qui s’est passé. $you dit de qui l’on parle : yes (le lecteur), no (quelqu’un d’autre, nommé par $name).

## Le cours de la partie

endless_winter-event-round-began = La manche { $round } commence.
endless_winter-event-phase-began =
    { $phase ->
        [setup] Mise en place.
        [action_phase] La phase d’Actions commence.
        [eclipse_phase] La phase d’Éclipse commence.
        [preparation_phase] La phase de Préparation commence.
       *[final_scoring] Le Décompte des points commence.
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
        [yes] Vous jouez { $chief } avec la { $side }.
       *[no] { $name } joue { $chief } avec la { $side }.
    }
endless_winter-event-setup-card-taken =
    { $you ->
        [yes] Vous commencez avec la { $card }.
       *[no] { $name } commence avec la { $card }.
    }
endless_winter-event-figure-placed =
    { $place ->
        [rest]
            { $you ->
                [yes] Votre { $figure } se repose.
               *[no] { $name } laisse se reposer sa { $figure }.
            }
       *[other]
            { $you ->
                [yes] Vous placez votre { $figure } dans la colonne { $column }.
               *[no] { $name } place sa { $figure } dans la colonne { $column }.
            }
    }
endless_winter-event-figures-returned = Toutes les figurines reviennent sur les plateaux Joueur.
endless_winter-event-game-ended =
    { $total ->
        [one]
            { $you ->
                [yes] La partie est finie. Vous gagnez avec { $total } point !
               *[no] La partie est finie. { $name } gagne avec { $total } point.
            }
       *[other]
            { $you ->
                [yes] La partie est finie. Vous gagnez avec { $total } points !
               *[no] La partie est finie. { $name } gagne avec { $total } points.
            }
    }

## Cartes

endless_winter-event-card-played =
    { $culture ->
        [yes]
            { $you ->
                [yes] Vous jouez la carte Culture { $one }.
               *[no] { $name } joue la carte Culture { $one }.
            }
       *[no]
            { $you ->
                [yes] Vous jouez { $one } pour { $labour } Travail.
               *[no] { $name } joue { $one } pour { $labour } Travail.
            }
    }
endless_winter-event-skill-used =
    { $chief ->
        [yes]
            { $you ->
                [yes] Vous utilisez la compétence de votre Chef, { $card }.
               *[no] { $name } utilise la compétence de son Chef, { $card }.
            }
       *[no]
            { $you ->
                [yes] Vous utilisez la compétence de la carte { $card }.
               *[no] { $name } utilise la compétence de la carte { $card }.
            }
    }
endless_winter-event-cards-drawn =
    { $cards ->
        [one]
            { $you ->
                [yes] Vous piochez { $cards } carte.
               *[no] { $name } pioche { $cards } carte.
            }
       *[other]
            { $you ->
                [yes] Vous piochez { $cards } cartes.
               *[no] { $name } pioche { $cards } cartes.
            }
    }
endless_winter-event-card-seen = Vous piochez { $cards }.
endless_winter-event-deck-shuffled =
    { $you ->
        [yes]
            { $cards ->
                [one] Votre défausse redevient votre pioche ({ $cards } carte).
               *[other] Votre défausse est mélangée et devient votre pioche ({ $cards } cartes).
            }
       *[no]
            { $cards ->
                [one] { $name } reprend sa défausse pour pioche ({ $cards } carte).
               *[other] { $name } mélange sa défausse pour en faire sa pioche ({ $cards } cartes).
            }
    }
endless_winter-event-card-discarded =
    { $you ->
        [yes] Vous défaussez { $cards }.
       *[no] { $name } défausse { $cards }.
    }
endless_winter-event-cards-cleared =
    { $you ->
        [yes] Vos cartes vont dans la défausse : { $cards }.
       *[no] { $name } met ses cartes dans la défausse : { $cards }.
    }
endless_winter-event-card-buried =
    { $hidden ->
        [yes] { $name } Enterre une carte de sa main.
       *[no]
            { $zone ->
                [hand] Vous Enterrez { $one }, de votre main.
                [discard]
                    { $you ->
                        [yes] Vous Enterrez { $one }, de votre défausse.
                       *[no] { $name } Enterre { $one }, de sa défausse.
                    }
                [eclipse]
                    { $you ->
                        [yes] Vous Enterrez { $one }, de votre pioche Éclipse.
                       *[no] { $name } Enterre { $one }, de sa pioche Éclipse.
                    }
               *[above]
                    { $you ->
                        [yes] Vous Enterrez { $one } de ce tour-ci.
                       *[no] { $name } Enterre { $one } de ce tour-ci.
                    }
            }
    }
endless_winter-event-recruited =
    { $zone ->
        [hand]
            { $you ->
                [yes] Vous recrutez { $one } en main.
               *[no] { $name } recrute { $one } en main.
            }
        [discard]
            { $you ->
                [yes] Vous recrutez { $one } dans votre défausse.
               *[no] { $name } recrute { $one } dans sa défausse.
            }
       *[none]
            { $you ->
                [yes] Le paquet { $card } est vide : vous gagnez un point à la place.
               *[no] Le paquet { $card } est vide : { $name } gagne un point à la place.
            }
    }
endless_winter-event-learned =
    { $you ->
        [yes] Vous prenez la carte Culture { $one }.
       *[no] { $name } prend la carte Culture { $one }.
    }
endless_winter-event-display-filled = Nouveau dans la vitrine des Cultures : { $cards }.
endless_winter-event-display-cleared = L’Ère II commence. Quittent la vitrine et la partie : { $cards }.

## Ressources et points

endless_winter-event-food-spent =
    { $food ->
        [one]
            { $you ->
                [yes] Vous dépensez { $food } Nourriture pour { $labour } Travail.
               *[no] { $name } dépense { $food } Nourriture pour { $labour } Travail.
            }
       *[other]
            { $you ->
                [yes] Vous dépensez { $food } Nourritures pour { $labour } Travail.
               *[no] { $name } dépense { $food } Nourritures pour { $labour } Travail.
            }
    }
endless_winter-event-labour-gained =
    { $you ->
        [yes] Vous gagnez { $labour } Travail.
       *[no] { $name } gagne { $labour } Travail.
    }
endless_winter-event-labour-lost =
    { $you ->
        [yes] Vous laissez { $labour } Travail sans l’utiliser.
       *[no] { $name } laisse { $labour } Travail sans l’utiliser.
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
                [yes] Vous gagnez { $goods } ; piste pleine, { $wasted } en trop.
               *[no] { $name } gagne { $goods } ; piste pleine, { $wasted } en trop.
            }
       *[none]
            { $you ->
                [yes] Vous gagnez { $goods }.
               *[no] { $name } gagne { $goods }.
            }
    }
endless_winter-event-spent =
    { $you ->
        [yes] Vous payez { $goods }.
       *[no] { $name } paie { $goods }.
    }
endless_winter-event-swapped =
    { $you ->
        [yes] Vous choisissez { $lesser } { $benefit }.
       *[no] { $name } choisit { $lesser } { $benefit }.
    }
endless_winter-event-scored =
    { $points ->
        [one]
            { $you ->
                [yes] Vous marquez { $points } point { $source } (total { $total }).
               *[no] { $name } marque { $points } point { $source } (total { $total }).
            }
       *[other]
            { $you ->
                [yes] Vous marquez { $points } points { $source } (total { $total }).
               *[no] { $name } marque { $points } points { $source } (total { $total }).
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
                [yes] Vous prenez la première carte de la pioche Animal, { $one }.
               *[no] { $name } prend la première carte de la pioche Animal, { $one }.
            }
       *[no]
            { $you ->
                [yes] Vous chassez { $one }.
               *[no] { $name } chasse { $one }.
            }
    }
endless_winter-event-animal-tipped =
    { $you ->
        [yes] Vous Inclinez { $one }.
       *[no] { $name } Incline { $one }.
    }
endless_winter-event-set-scored =
    { $jokers ->
        [0]
            { $you ->
                [yes] Votre ensemble, { $animals } : { $gain }.
               *[no] { $name } compte un ensemble, { $animals } : { $gain }.
            }
        [one]
            { $you ->
                [yes] Votre ensemble, { $animals } et { $jokers } joker : { $gain }.
               *[no] { $name } compte un ensemble, { $animals } et { $jokers } joker : { $gain }.
            }
       *[other]
            { $you ->
                [yes] Votre ensemble, { $animals } et { $jokers } jokers : { $gain }.
               *[no] { $name } compte un ensemble, { $animals } et { $jokers } jokers : { $gain }.
            }
    }

## Plateaux

endless_winter-event-stone-taken =
    { $you ->
        [yes] Vous prenez la Pierre Sacrée « { $stone } ».
       *[no] { $name } prend la Pierre Sacrée « { $stone } ».
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
        [yes] Vous placez un Camp sur la tuile Terrain de base.
       *[no] { $name } place un Camp sur la tuile Terrain de base.
    }
endless_winter-event-camp-moved =
    { $you ->
        [yes] Vous déplacez un Camp : { $source } → { $target }.
       *[no] { $name } déplace un Camp : { $source } → { $target }.
    }
endless_winter-event-village-built =
    { $you ->
        [yes] Trois de vos Camps deviennent un Village, entre { $juncture }.
       *[no] { $name } fait de trois Camps un Village, entre { $juncture }.
    }
endless_winter-event-glacier-revealed = { $hex } : le { $token } est retourné face visible ({ $effect }).
endless_winter-event-megalith-placed =
    { $neutral ->
        [yes]
            { $you ->
                [yes] Vous placez un Mégalithe neutre : { $spot }.
               *[no] { $name } place un Mégalithe neutre : { $spot }.
            }
       *[no]
            { $you ->
                [yes] Vous placez un Mégalithe : { $spot }.
               *[no] { $name } place un Mégalithe : { $spot }.
            }
    }
endless_winter-event-idol-moved =
    { $you ->
        [yes] Votre marqueur d’Idole atteint le niveau { $level } de la { $track }.
       *[no] { $name } fait monter son marqueur d’Idole au niveau { $level } de la { $track }.
    }
endless_winter-track-offering = piste d’Offrande
endless_winter-track-honour = piste d’Honneur
endless_winter-event-rest-token-taken =
    { $form ->
        [next]
            { $you ->
                [yes] Vous mettez le { $refused } sous la pile et prenez le { $token }.
               *[no] { $name } met le { $refused } sous la pile et prend le { $token }.
            }
       *[open]
            { $you ->
                [yes] Vous prenez le { $token }.
               *[no] { $name } prend le { $token }.
            }
    }
endless_winter-event-rest-token-returned = Le { $token } va sous la pile.
endless_winter-event-rest-token-revealed = Sur la pile se trouve le { $token }.
endless_winter-token-effect = { $token } ({ $effect })

## L’Éclipse

endless_winter-event-pile-committed =
    { $cards ->
        [0]
            { $you ->
                [yes] Vous n’avez pas de pioche Éclipse.
               *[no] { $name } n’a pas de pioche Éclipse.
            }
        [one]
            { $you ->
                [yes] Votre pioche Éclipse compte { $cards } carte.
               *[no] { $name } a une pioche Éclipse de { $cards } carte.
            }
       *[other]
            { $you ->
                [yes] Votre pioche Éclipse compte { $cards } cartes.
               *[no] { $name } a une pioche Éclipse de { $cards } cartes.
            }
    }
endless_winter-event-piles-revealed = Les pioches Éclipse sont révélées : { $piles }.
endless_winter-pile =
    { $count ->
        [0] { $name } { $labour } Travail (aucune carte)
       *[other] { $name } { $labour } Travail ({ $cards })
    }
endless_winter-event-eclipse-began =
    { $you ->
        [yes] Votre Éclipse commence (place { $position } dans l’Ordre des Tours).
       *[no] { $name } commence son Éclipse (place { $position } dans l’Ordre des Tours).
    }
endless_winter-event-hex-gathered =
    { $you ->
        [yes] Vous avez le plus d’Influence : { $terrain } (hexagone { $slot }) – { $effect }.
       *[no] { $name } a le plus d’Influence : { $terrain } (hexagone { $slot }) – { $effect }.
    }
