# Endless Winter : ce qui est demandé, et ce qu’on peut répondre. Les noms sont dans endless_winter-names.ftl.
# Arguments : $labour s’écrit avec des moitiés (1½) ; $known dit si le lecteur voit la table.

endless_winter-intro =
    Endless Winter : quatre générations de chasseurs et de nomades à la fin de l’ère glaciaire.
    À chaque manche vous placez trois figurines, une par tour : dans une colonne d’Actions, ou au repos.
    Les cartes Tribu et la Nourriture deviennent du Travail, qui paie la plupart des Actions ; une carte Culture aide une fois.
    Puis vient l’Éclipse : les cartes gardées décident de l’Ordre des Tours et apportent des avantages.
    Après quatre manches, le plus de points l’emporte : Idoles, cartes Enterrées, Animaux, Pierres Sacrées.

## Questions de la mise en place

endless_winter-prompt-choose-side = { $chief } : quelle face jouez-vous ?
    .topic = quelle face du Chef jouer
endless_winter-prompt-take-chief = Prenez une carte Chef, avec la face de votre choix.
    .topic = quelle carte Chef prendre
endless_winter-prompt-take-setup = Prenez une des cartes de Mise en place proposées.
    .topic = quelle carte de Mise en place prendre
endless_winter-your-chief = Chef

## Questions d’un tour

endless_winter-prompt-play-culture =
    { $first ->
        [yes] À vous : jouez une carte Culture, ou aucune.
       *[no] Défausser 1 carte pour jouer une autre carte Culture ?
    }
    .topic = une carte Culture à jouer, ou aucune
endless_winter-prompt-place-figure =
    { $count ->
        [one] Placez votre dernière figurine, ou laissez-la au repos.
       *[other] Placez une de vos { $count } figurines, ou laissez-la au repos.
    }
    .topic = où va la figurine suivante
endless_winter-prompt-top-section = { $column }, autant que vous pouvez payer. Travail : { $labour }.
    .topic = que faire en haut de la colonne
endless_winter-prompt-pay-labour =
    { $some ->
        [yes] Payez { $labour } Travail ; vous en avez déjà { $pool }.
       *[no] Payez { $labour } Travail : cartes Tribu et Nourriture.
    }
    .topic = comment payer le Travail
endless_winter-prompt-end-turn = Utilisez cartes et compétences, ou terminez votre tour.
    .topic = la fin du tour
endless_winter-prompt-end-actions = Utilisez ce qui reste, ou passez à la pioche Éclipse.
    .topic = la fin de la phase Action
endless_winter-prompt-build-pile =
    { $empty ->
        [yes] Plus de carte pour votre pioche Éclipse. Travail : { $labour }.
       *[no]
            { $count ->
                [0] Posez des cartes sur votre pioche Éclipse. Travail : { $labour }.
                [one] D’autres cartes pour l’Éclipse ? { $count } carte, { $labour } Travail.
               *[other] D’autres cartes pour l’Éclipse ? { $count } cartes, { $labour } Travail.
            }
    }
    .topic = des cartes pour la pioche Éclipse
endless_winter-prompt-choose-token = Prenez-vous le jeton visible, ou le suivant sans le voir ?
    .topic = quel jeton Repos prendre

## Questions sur les avantages et les prix

endless_winter-prompt-gain = { $source }. À vous : { $gain }.
    .topic = quel avantage prendre
endless_winter-prompt-use-part =
    { $form ->
        [promise] { $effect } ? Figurine : colonne { $column }.
       *[other] { $source } ? – { $effect }.
    }
    .topic = un effet à utiliser, ou non
endless_winter-prompt-move-idol = Quel marqueur d’Idole monte d’un niveau ?
    .topic = quel marqueur d’Idole monte
endless_winter-prompt-discard-cards =
    { $left ->
        [one] Défaussez { $left } carte de votre main.
       *[other] Défaussez { $left } cartes de votre main, l’une après l’autre.
    }
    .topic = quelles cartes défausser

## D’où viennent les avantages

endless_winter-source-middle-initiate = Commencer, une fois
endless_winter-source-middle-develop = Développer, une fois
endless_winter-source-middle-migrate = Migrer, une fois
endless_winter-source-middle-hunt = Chasser, une fois
endless_winter-source-bottom-initiate = Commencer, première figurine
endless_winter-source-bottom-develop = Développer, première figurine
endless_winter-source-bottom-migrate = Migrer, première figurine
endless_winter-source-bottom-hunt = Chasser, première figurine
endless_winter-source-culture = Carte Culture
endless_winter-source-skill = Compétence
endless_winter-source-chief = Compétence du Chef
endless_winter-source-rest = Action de Repos
endless_winter-source-token = Jeton Repos
endless_winter-source-offering = Piste d’Offrande
endless_winter-source-megalith = Plateau Mégalithe
endless_winter-source-glacier = Jetons Glacier
endless_winter-source-stone = Emplacement de Pierre Sacrée
endless_winter-source-tipped = Animal Incliné
endless_winter-source-order = Éclipse, piste de l’Ordre des Tours
endless_winter-source-pile = Éclipse, compétence
endless_winter-source-hex = Éclipse, tuiles Terrain
endless_winter-source-board = Éclipse, plateau Joueur
endless_winter-source-villages = Éclipse, Villages
endless_winter-source-reserve = Éclipse, réserve de Mégalithes
endless_winter-source-other = Avantage

## Questions de l’Éclipse

endless_winter-prompt-choose-pile-card = Éclipse : quelle compétence utilisez-vous maintenant ?
    .topic = quelle compétence utiliser pendant l’Éclipse
endless_winter-prompt-choose-hex = Éclipse : quel hexagone donne maintenant son avantage ?
    .topic = quel hexagone donne son avantage
endless_winter-prompt-choose-board-item = Éclipse : que compter maintenant sur votre plateau ?
    .topic = que compter sur le plateau

## Ce que le hasard décide

endless_winter-prompt-draw-card =
    { $you ->
        [yes] Vous piochez une carte.
       *[no] { $name } pioche une carte.
    }
endless_winter-prompt-reveal-animal = Une carte Animal est révélée dans la zone de Chasse.
endless_winter-prompt-track-animal =
    { $you ->
        [yes] Vous prenez la première carte de la pioche Animal.
       *[no] { $name } prend la première carte de la pioche Animal.
    }
endless_winter-prompt-lay-stone = Une Pierre Sacrée de l’Ère { $era } est posée.
endless_winter-prompt-lay-megalith-tile = Une tuile Mégalithe est posée.
endless_winter-prompt-draw-tile = Une tuile Terrain est tirée pour cette partie.
endless_winter-prompt-lay-tile = Une tuile Terrain est posée.
endless_winter-prompt-deal-chief =
    { $you ->
        [yes] Vous recevez une carte Chef.
       *[no] { $name } reçoit une carte Chef.
    }
endless_winter-prompt-offer-chief = Une carte Chef est proposée.
endless_winter-prompt-deal-setup =
    { $you ->
        [yes] Vous recevez une carte de Mise en place.
       *[no] { $name } reçoit une carte de Mise en place.
    }
endless_winter-prompt-offer-setup = Une carte de Mise en place est proposée.
endless_winter-prompt-deal-aid = La place suivante dans l’Ordre des Tours est distribuée.
endless_winter-prompt-show-culture = Une carte Culture entre dans la vitrine.
endless_winter-prompt-reveal-token = Un jeton Repos est retourné face visible.
endless_winter-prompt-draw-token =
    { $you ->
        [yes] Vous prenez le jeton Repos suivant de la pile.
       *[no] { $name } prend le jeton Repos suivant de la pile.
    }
endless_winter-prompt-reveal-glacier = Le jeton Glacier est retourné face visible : { $hex }.

## Réponses : mise en place

endless_winter-choice-side =
    { $known ->
        [yes] Jouer la { $side } – { $effect }
       *[no] Jouer la { $side }
    }
endless_winter-choice-take-chief = { $chief }, { $side } – { $effect }
    .short = { $side } – { $effect }
endless_winter-group-take-chief = { $chief } :
endless_winter-choice-take-setup = Prendre la { $card }
endless_winter-setup-start =
    { $camps ->
        [one] Pour commencer : { $things }. La carte { $tribe } vient dans votre main.
       *[other] Pour commencer : { $things }, et { $camps } Camps. La carte { $tribe } vient dans votre main.
    }

## Réponses : les étapes d’un tour

endless_winter-choice-play = Jouer { $one }
    .short = { $card }
endless_winter-group-play = Jouer une carte Culture :
endless_winter-choice-stop =
    { $first ->
        [yes] Ne pas jouer de carte Culture
       *[no] Ne plus jouer de carte Culture
    }
endless_winter-choice-place =
    { $place ->
        [rest] Laisser la { $figure } se reposer
       *[other] Placer la { $figure } : { $column }
    }
    .short = { $column }
endless_winter-group-place = Placer la { $figure } :
endless_winter-choice-on =
    { $at ->
        [top-section] Terminé ici : descendre la colonne
        [choose-pile-card] Ne plus utiliser de compétence
        [choose-hex] Ne plus rien prendre des Terrains
       *[other] Continuer
    }
endless_winter-choice-end =
    { $at ->
        [end-actions] Passer à la pioche Éclipse
       *[other] Terminer votre tour
    }
endless_winter-choice-commit =
    { $worth ->
        [yes] Poser { $one } sur la pioche Éclipse ({ $labour } Travail)
       *[no] Poser { $one } sur la pioche Éclipse
    }
    .short =
        { $worth ->
            [yes] { $card } ({ $labour } Travail)
           *[no] { $card }
        }
endless_winter-group-commit = Poser sur la pioche Éclipse :
endless_winter-choice-sealed = La pioche Éclipse est prête
endless_winter-choice-keep-token =
    { $known ->
        [yes] Prendre le jeton face visible – { $effect }
       *[no] Prendre le jeton face visible
    }
endless_winter-choice-next-token = Prendre le jeton suivant sans le voir

## Réponses : Travail et prix

endless_winter-choice-work = Jouer { $one } pour { $labour } Travail
    .short = { $card } ({ $labour })
endless_winter-group-work = Jouer pour du Travail :
endless_winter-choice-eat =
    { $known ->
        [yes]
            { $food ->
                [one] Dépenser { $food } Nourriture pour { $labour } Travail
               *[other] Dépenser { $food } Nourritures pour { $labour } Travail
            }
       *[no]
            { $food ->
                [one] Dépenser { $food } Nourriture pour du Travail
               *[other] Dépenser { $food } Nourritures pour du Travail
            }
    }
    .short =
        { $known ->
            [yes]
                { $food ->
                    [one] { $food } Nourriture ({ $labour } Travail)
                   *[other] { $food } Nourritures ({ $labour } Travail)
                }
           *[no]
                { $food ->
                    [one] { $food } Nourriture
                   *[other] { $food } Nourritures
                }
        }
endless_winter-group-eat = Dépenser de la Nourriture pour du Travail :
endless_winter-choice-pay =
    { $form ->
        [cards] Jouer { $cards }
        [food]
            { $food ->
                [one] Dépenser { $food } Nourriture
               *[other] Dépenser { $food } Nourritures
            }
        [both]
            { $food ->
                [one] Jouer { $cards }, dépenser { $food } Nourriture
               *[other] Jouer { $cards }, dépenser { $food } Nourritures
            }
       *[pool] Payer avec le Travail que vous avez
    }
endless_winter-choice-discard = Défausser { $one }
    .short = { $card }
endless_winter-group-discard = Défausser :
endless_winter-choice-use = Oui
endless_winter-choice-skip = Non
endless_winter-choice-skill = Compétence de la carte { $card } – { $effect }
    .short = { $card } – { $effect }
endless_winter-group-skill = Utiliser une compétence :
endless_winter-choice-chief =
    { $known ->
        [yes] Compétence du Chef { $chief } – { $effect }
       *[no] Utiliser la compétence du Chef
    }

## Réponses : avantages

endless_winter-choice-take =
    { $atom ->
        [food_max] Prendre la Nourriture au maximum
       *[other]
            { $lost ->
                [0] Prendre { $goods }
                *[other] Prendre { $goods }, dont { $lost } en trop
            }
    }
endless_winter-choice-swap = { $lesser } { $benefit }
    .short = { $lesser }
endless_winter-group-swap = Un avantage inférieur { $benefit } :
endless_winter-rung-food = 1 Nourriture
    .instead = au lieu de la Nourriture
endless_winter-rung-tool = 1 Outil
    .instead = au lieu de l’Outil
endless_winter-rung-idol = 1 Idole
    .instead = au lieu de l’Idole
endless_winter-rung-draw = 1 carte
    .instead = au lieu de la carte
endless_winter-rung-megalith = 1 Mégalithe
    .instead = au lieu du Mégalithe
endless_winter-choice-forgo = Laisser le reste
endless_winter-choice-idol =
    { $track ->
        [points] 1 point au lieu de l’Idole : la piste d’Offrande n’a plus de niveau
       *[other]
            { $gives ->
                [yes] Monter au niveau { $level } de la { $name } – { $effect }
                [no] Monter au niveau { $level } de la { $name }
               *[unknown] Monter sur la { $name }
            }
    }
    .short =
        { $track ->
            [points] 1 point
           *[other]
                { $gives ->
                    [yes] { $name }, niveau { $level } – { $effect }
                    [no] { $name }, niveau { $level }
                   *[unknown] { $name }
                }
        }
endless_winter-group-idol = Faire monter un marqueur d’Idole :
endless_winter-choice-draw = Piocher 1 carte
endless_winter-choice-build =
    { $form ->
        [ground] Mégalithe, { $spot } – { $effect }
        [stack] Mégalithe sur quatre autres, { $spot } – { $effect }
        [upper] Mégalithe sur quatre autres, { $spot }
       *[unknown] Mégalithe, { $spot }
    }
    .short =
        { $form ->
            [ground] { $spot } – { $effect }
            [stack] { $spot }, sur quatre autres – { $effect }
            [upper] { $spot }, sur quatre autres
           *[unknown] { $spot }
        }
endless_winter-group-build = Placer un Mégalithe :
endless_winter-stack-shared = { $points } ({ $shares })
endless_winter-stack-share = { $name } { $points }
endless_winter-choice-bury-hand = Enterrer { $one }, de votre main
    .short = { $card }
endless_winter-group-bury-hand = Enterrer une carte de votre main :
endless_winter-choice-bury-discard = Enterrer { $one }, de votre défausse
    .short = { $card }
endless_winter-group-bury-discard = Enterrer une carte de votre défausse :
endless_winter-choice-bury-above = Enterrer { $one } de ce tour-ci
    .short = { $card }
endless_winter-group-bury-above = Enterrer une carte jouée ce tour-ci :
endless_winter-choice-bury-eclipse = Enterrer { $one }, de votre pioche Éclipse
    .short = { $card }
endless_winter-group-bury-eclipse = Enterrer une carte de votre pioche Éclipse :
endless_winter-choice-recruit =
    { $form ->
        [empty] 1 point : le paquet { $card } est vide
       *[card] Recruter { $one } en main
    }
    .short =
        { $form ->
            [empty] { $card } (paquet vide : 1 point)
           *[card] { $card }
        }
endless_winter-group-recruit = Recruter en main :
endless_winter-choice-enlist =
    { $form ->
        [empty] 1 point : le paquet { $card } est vide
       *[card] Recruter { $one } dans la défausse
    }
    .short =
        { $form ->
            [empty] { $card } (paquet vide : 1 point)
           *[card] { $card }
        }
endless_winter-group-enlist = Recruter dans la défausse :
endless_winter-choice-learn = Prendre { $one }
    .short = { $card }
endless_winter-group-learn = Prendre une carte Culture :
endless_winter-choice-stone = Prendre la Pierre Sacrée « { $stone } » – { $price }
    .short = { $stone }
endless_winter-group-stone = Prendre une Pierre Sacrée ({ $effect }) :
endless_winter-choice-camp = Placer un Camp sur la tuile Terrain de base
endless_winter-choice-move = Déplacer un Camp : { $source } → { $target }
    .short = { $target }
endless_winter-group-move = Déplacer un Camp : { $source } →
endless_winter-choice-village = Placer un Village entre { $juncture }
    .short = { $juncture }
endless_winter-group-village = Placer un Village entre :
endless_winter-choice-hunt =
    { $form ->
        [nothing] 1 point : il ne reste aucun Animal
       *[other] Prendre { $one }
    }
    .short =
        { $form ->
            [nothing] 1 point : il ne reste aucun Animal
           *[other] { $animal }
        }
endless_winter-group-hunt = Prendre un Animal :
endless_winter-choice-track =
    { $form ->
        [empty] 1 point : la pioche Animal est vide
       *[animal] Prendre la première carte de la pioche Animal
    }
endless_winter-choice-scout =
    { $count ->
        [one] Révéler { $count } carte Animal
       *[other] Révéler { $count } cartes Animal
    }
endless_winter-choice-tip = Incliner { $one } – { $effect }
    .short = { $animal } – { $effect }
endless_winter-group-tip = Incliner un Animal :

## Réponses : l’Éclipse

endless_winter-choice-pile = Compétence Éclipse de la carte { $card } – { $effect }
    .short = { $card } – { $effect }
endless_winter-group-pile = Compétence Éclipse :
endless_winter-choice-gather =
    { $known ->
        [yes] { $hex } – { $effect }
       *[no] { $hex }
    }
    .short =
        { $known ->
            [yes] { $hex } – { $effect }
           *[no] { $hex }
        }
endless_winter-group-gather = Terrains :
endless_winter-choice-village-draws = Villages : { $gain }
endless_winter-choice-reserve = Réserve de Mégalithes, emplacement { $space } – { $effect }
endless_winter-choice-stones = Compter vos Pierres Sacrées
endless_winter-choice-village-draw = Un Village : { $effect }
endless_winter-choice-score-stone = Compter la Pierre Sacrée « { $stone } »

## Réponses du hasard

endless_winter-choice-draw-card = { $card }
endless_winter-choice-reveal = { $animal }
endless_winter-choice-show = { $card }
endless_winter-choice-stone-up = { $stone }
endless_winter-choice-tile = { $terrain }
endless_winter-choice-megalith-tile = { $tile }
endless_winter-choice-aid = { $name }
endless_winter-choice-chief-dealt = { $chief }
endless_winter-choice-setup-dealt = { $card }
endless_winter-choice-glacier-token = { $token }
endless_winter-choice-rest-token = { $token }

## Au sujet des cartes et des colonnes, pour qui les voit pour la première fois

endless_winter-about-top = Autant de fois que vous voulez – { $effect }.
endless_winter-about-middle = Puis une fois – { $effect }.
endless_winter-about-bottom = Puis, comme première figurine de la manche ici – { $effect }.
endless_winter-about-rest = Tout de suite – { $effect }. Pas de carte Tribu ce tour-ci ; { $labour } Travail de plus à l’Éclipse.
endless_winter-about-labour = Vaut { $labour }.
endless_winter-about-skill = Compétence – { $effect }.
endless_winter-about-eclipse = Dans la pioche Éclipse – { $effect }.
endless_winter-about-points =
    { $points ->
        [one] { $points } point à la fin de la partie.
       *[other] { $points } points à la fin de la partie.
    }

# Consignes.
endless_winter-order-idols = Quel marqueur d’Idole monte
    .text = Le premier de la liste qui peut encore monter.
endless_winter-order-track-offering = Offrande
endless_winter-order-track-honour = Honneur
endless_winter-order-pile = Utiliser les cartes de ma pioche Éclipse dans leur ordre
    .text = Pendant l’Éclipse, toutes servent, l’une après l’autre.
