# Tindaya : ce qui est demandé, et ce qu’on peut répondre. Les noms sont dans tindaya-names.ftl.

tindaya-intro =
    Tindaya : les tribus d’un archipel entre des dieux en colère et des conquistadors, pendant trois ères.
    Tour après tour vous placez cubes et cylindres : développer, produire, aménager la grotte, explorer.
    Les explorateurs marchent et naviguent, collectent, construisent, font du troc et des offrandes, reprennent des forts.
    À la fin d’une ère il faut nourrir et loger tout le monde ; puis frappent les dieux et les navires.
    En Alliance on gagne ou perd ensemble ; en Domination les points des survivants décident.

## Questions de la mise en place

tindaya-prompt-lay-one-terrain = Posez un terrain sur un des hexagones tracés.
    .topic = où va un terrain
tindaya-prompt-place-starting-building = Où placez-vous un bâtiment de départ ?
    .topic = où se dresse un bâtiment de départ
tindaya-prompt-split-villagers = Où commencent vos villageois ?
    .topic = où commencent les villageois
tindaya-prompt-place-first-fort = Où se dresse le premier fort ?
    .topic = où se dresse le premier fort
tindaya-prompt-choose-fort-tile = Quelle tuile Bâtiment devient le fort { $at } ?
    .topic = quel bâtiment devient un fort
tindaya-prompt-choose-island = Quelle île reçoit le bâtiment ({ $building }) ?
    .topic = quelle île reçoit un bâtiment
tindaya-prompt-place-neutral = Où se trouve le bâtiment neutre ({ $building }) ?
    .topic = où se trouve un bâtiment neutre

## Questions de la phase Stratégie

tindaya-prompt-choose-prophecy = Vous avez payé le seul feu : qui parle ?
    .topic = quelle voyante parle
tindaya-prompt-keep-objective = Quel objectif secret gardez-vous ?
    .topic = quel objectif secret garder
tindaya-prompt-choose-token = Quel jeton y posez-vous ?
    .topic = quel jeton poser

## Questions d’un tour

tindaya-prompt-take-action =
    { $first ->
        [yes] À vous : agissez, ou passez pour cette ère.
       *[no] Agissez encore une fois, ou terminez votre tour.
    }
    .topic = l’action suivante
tindaya-prompt-end-turn = Tout est fait : terminez votre tour.
    .topic = la fin du tour
tindaya-prompt-save-unit = Quelle unité du coût ne payez-vous pas ?
    .topic = que retirer du coût
tindaya-prompt-save-at-market = Quelle unité du prix ne payez-vous pas ?
    .topic = que retirer du prix
tindaya-prompt-place-wall = Où posez-vous le mur ?
    .topic = où va le mur
tindaya-prompt-slaughter = Combien d’animaux abattez-vous { $at } ?
    .topic = combien d’animaux abattre
tindaya-prompt-convert-goods = Combien convertir pour { $paid } ({ $good } : { $preserve }) ?
    .topic = combien convertir
tindaya-prompt-sell-idol = Quelle ressource prenez-vous pour l’idole ?
    .topic = que prendre pour une idole
tindaya-prompt-choose-god = Quel dieu apaisez-vous ?
    .topic = quel dieu apaiser
tindaya-prompt-aim-idol = Choisissez l’effet : { $idol }.
    .topic = l’effet d’une idole
tindaya-prompt-discard-another = Défausser un autre jeton ?
    .topic = un autre jeton à défausser, ou non
tindaya-prompt-swap-tokens = Échanger son jeton contre un des vôtres ?
    .topic = un échange de jetons, ou non

## Questions d’une exploration

tindaya-prompt-choose-move =
    { $left ->
        [0] Il ne reste aucun déplacement.
        [one] Encore { $left } déplacement : qui part ?
       *[other] Encore { $left } déplacements : qui part ?
    }
    .topic = qui part explorer
tindaya-prompt-choose-group = Qui part ({ $place }) ?
    .topic = qui part
tindaya-prompt-choose-way = { $natives } ({ $place }) : vers où ?
    .topic = où vont les explorateurs
tindaya-prompt-choose-canoe = D’où vient la pirogue ?
    .topic = d’où vient la pirogue
tindaya-prompt-choose-sail = { $natives } ({ $place }) : naviguer jusqu’où ?
    .topic = jusqu’où naviguer
tindaya-prompt-choose-landing = Où débarquer ({ $place }) ?
    .topic = où débarquer
tindaya-prompt-reconquest = Quelles armes contre { $conquistadors } { $at } ?
    .topic = quelles armes contre un fort
tindaya-prompt-optional-actions = Que font ceux qui se sont déplacés ?
    .topic = que font les explorateurs
tindaya-prompt-compose-offer =
    { $some ->
        [yes] Troc avec { $name } : { $given } contre { $taken }. Quoi d’autre ?
       *[no] Troc avec { $name } : quelles unités ?
    }
    .topic = que troquer
tindaya-prompt-draft-offer =
    { $some ->
        [yes] Troc avec { $name } : { $given } contre { $taken }. Proposer, ou changer ?
       *[no] Troc avec { $name } : que donnez-vous ?
    }
    .topic = que troquer
tindaya-prompt-ask-for = Que demandez-vous à { $name } contre { $units } ?
    .topic = que demander en échange
tindaya-prompt-answer-offer = { $name } donne { $given } contre { $taken }. D’accord ?
    .topic = un troc à accepter, ou non
tindaya-prompt-compose-dowry = Dot pour { $name }, unité { $number } sur { $of } : laquelle ?
    .topic = que donner en dot
tindaya-prompt-answer-dowry = { $name } offre { $units } pour un villageois. D’accord ?
    .topic = une dot à accepter, ou non
tindaya-prompt-give-villager = Quel villageois s’en va ?
    .topic = quel villageois s’en va
tindaya-prompt-place-newcomer = Où s’installe le nouveau venu ?
    .topic = où s’installe le nouveau venu
tindaya-prompt-make-offering = Offrande : à qui, et quoi ?
    .topic = quelle offrande faire à quel dieu
tindaya-prompt-choose-source = Offrande pour { $god } ({ $demand }) : que donnez-vous ?
    .topic = que donner en offrande
tindaya-prompt-choose-extra-slot = Où va l’unité de la réserve ?
    .topic = où va l’unité de la réserve

## Questions de la fin d’ère

tindaya-prompt-choose-birth = Quel bâtiment reçoit un villageois ?
    .topic = quel bâtiment reçoit un villageois
tindaya-prompt-eat =
    { $need ->
        [one] Il manque { $need } ration : que mangez-vous ?
       *[other] Il manque { $need } rations : que mangez-vous ?
    }
    .topic = que manger
tindaya-prompt-victims =
    { $cause ->
        [hunger]
            { $count ->
                [one] La faim : quel villageois meurt ?
               *[other] La faim : { $count } villageois meurent. Lequel d’abord ?
            }
       *[cold]
            { $count ->
                [one] Sans grotte : quel villageois meurt ?
               *[other] Sans grotte : { $count } villageois meurent. Lequel d’abord ?
            }
    }
    .topic = quels villageois meurent
tindaya-prompt-take-reward = Pour votre offrande : quelle ressource prenez-vous ?
    .topic = que prendre pour une offrande
tindaya-prompt-name-hex =
    { $shortage ->
        [tile] Quelle mer devient montagne (reste { $left }) ?
        [volcanic_ore_token] Quelle montagne reçoit du minerai volcanique (reste { $left }) ?
       *[token] Quelle montagne reçoit un jeton Minerai (reste { $left }) ?
    }
    .topic = quel hexagone est transformé
tindaya-prompt-protect = { $card } : vous protégez-vous ({ $place }) ?
    .topic = que protéger
tindaya-prompt-save-natives = Qui est sauvé { $at } ?
    .topic = qui est sauvé
tindaya-prompt-choose-target = Le { $ship } : quelle île est attaquée ?
    .topic = quelle île est attaquée
tindaya-prompt-choose-terrain = Quel terrain est attaqué ?
    .topic = quel terrain est attaqué
tindaya-prompt-choose-combat = Quel est le combat suivant ?
    .topic = quel est le combat suivant
tindaya-prompt-spend-idol = Attaque ({ $place }) : dépensez-vous une idole ?
    .topic = une idole à dépenser, ou non
tindaya-prompt-declare-weapons = Attaque ({ $place }) : quelles armes utilisez-vous ?
    .topic = quelles armes utiliser
tindaya-prompt-deliver-fire = Payez-vous un feu pour les voyantes ?
    .topic = un feu pour les voyantes, ou non

## Questions de la trahison

tindaya-prompt-choose-side = Combattre, ou trahir les tribus ({ $place }) ?
    .topic = combattre, ou trahir les tribus
tindaya-prompt-send-to-fort = Dans quel fort va le conquistador ?
    .topic = dans quel fort va le conquistador
tindaya-prompt-choose-treason-combat = Quel est le combat suivant ?
    .topic = quel est le combat suivant
tindaya-prompt-choose-chief = Où est le chef ?
    .topic = où est le chef
tindaya-prompt-repel-with-idol = Attaque ({ $place }) : dépensez-vous une idole ?
    .topic = une idole à dépenser, ou non
tindaya-prompt-defend = Attaque par { $conquistadors } ({ $place }) : quelles armes ?
    .topic = quelles armes utiliser
tindaya-prompt-choose-liberated = De qui libérez-vous les prisonniers ?
    .topic = de qui libérer les prisonniers
tindaya-prompt-traitor-turn = À vous : explorez avec des conquistadors, ou passez.
    .topic = le tour du traître
tindaya-prompt-move-ship = Déplacez-vous un navire ?
    .topic = un navire à déplacer, ou non
tindaya-prompt-choose-band =
    { $left ->
        [0] Il ne reste aucun déplacement.
        [one] Encore { $left } déplacement : quelle bande part ?
       *[other] Encore { $left } déplacements : quelle bande part ?
    }
    .topic = quelle bande part
tindaya-prompt-choose-band-size = Combien partent ({ $place }) ?
    .topic = combien de conquistadors partent
tindaya-prompt-choose-band-way = { $conquistadors } ({ $place }) : vers où ?
    .topic = où va la bande

## Ce que le hasard décide

tindaya-prompt-draw-map = L’océan est posé.
tindaya-prompt-first-seat = Le premier joueur est tiré au sort.
tindaya-prompt-draw-tribe = Une carte Tribu est piochée.
tindaya-prompt-draw-offering = La carte Offrande ({ $god }) est révélée.
tindaya-prompt-draw-event-card = La carte Événement est révélée.
tindaya-prompt-draw-mission = La mission est piochée.
tindaya-prompt-draw-common-objective = Un objectif commun est pioché.
tindaya-prompt-draw-idol =
    { $you ->
        [yes] Vous piochez une idole.
       *[no] { $name } pioche une idole.
    }
tindaya-prompt-take-token = Le jeton { $at } est retourné.
tindaya-prompt-draw-fort-tile = Une tuile Bâtiment est tirée pour le fort { $at }.
tindaya-prompt-draw-traitor-card = La carte du traître est piochée.
tindaya-prompt-draw-hex = Un hexagone est tiré au sort.
tindaya-prompt-draw-island = L’île attaquée est tirée au sort.
tindaya-prompt-draw-terrain = Le terrain attaqué est tiré au sort.
tindaya-prompt-roll-ship = On lance le dé ({ $ship }).
tindaya-prompt-turn-prophecy = La carte Prophétie est révélée.
tindaya-prompt-turn-catastrophe = La carte Catastrophe ({ $god }) est révélée.
tindaya-prompt-deal-objective =
    { $you ->
        [yes] Vous recevez un objectif secret.
       *[no] { $name } reçoit un objectif secret.
    }
tindaya-prompt-roll-for-fort = On lance le dé pour le premier fort.
tindaya-prompt-draw-for-neutrals = Une carte Prophétie désigne les bâtiments neutres.

## Réponses : mise en place et hasard

tindaya-choice-map = Carte numéro { $arg1 }
tindaya-choice-first = { $name } commence
tindaya-choice-terrain = Poser { $terrain } en { $hex }
    .short = { $hex }
tindaya-group-terrain = Poser { $terrain } :
tindaya-choice-tribe = { $tribe }
tindaya-choice-offering = { $demands }
tindaya-choice-event = { $card }
tindaya-choice-mission = { $mission }
tindaya-choice-common = { $objective }
tindaya-choice-place = Placer le bâtiment ({ $building }) { $where }
    .short = { $place }
tindaya-group-place = Placer le bâtiment ({ $building }) :
tindaya-choice-back = { $token } : { $back }
tindaya-choice-split =
    { $known ->
        [yes] { $here } : { $first }, { $there } : { $second }
       *[no] { $here } dans le premier bâtiment
    }
tindaya-choice-die = { $arg1 }
tindaya-choice-fort = Le fort se dresse { $where }
tindaya-choice-fort-tile = Utiliser { $building }
tindaya-choice-island = Île { $arg1 }
tindaya-choice-idol = { $idol }
tindaya-choice-prophecy = { $card }
tindaya-choice-catastrophe = { $card }
tindaya-choice-secret = { $objective }
tindaya-choice-traitor-card = { $card }

## Réponses : phase Stratégie

tindaya-choice-reveal = { $seer }
tindaya-choice-keep = Garder { $objective }
tindaya-choice-token = Un jeton de valeur { $arg1 }

## Réponses : actions

tindaya-choice-develop =
    { $known ->
        [yes] Développer ({ $invention }) { $marker }
       *[no] Développer ({ $trade }) { $marker }
    }
    .short =
        { $known ->
            [yes] { $invention } { $marker }
           *[no] { $trade } { $marker }
        }
tindaya-group-develop = Développer :
tindaya-choice-produce = Produire comme { $trade } { $marker }
    .short = { $trade } { $marker }
tindaya-group-produce = Produire :
tindaya-choice-cave =
    { $arg1 ->
        [cube] Aménager la seconde grotte { $marker }
       *[cylinder] Aménager la seconde grotte avec un cylindre (une moitié est perdue)
    }
tindaya-choice-explore = Explorer { $marker }
tindaya-choice-use = Utiliser l’{ $idol }
    .short = { $idol }
tindaya-group-use = Utiliser une idole :
tindaya-choice-sell = Vendre l’{ $idol }
    .short = { $idol }
tindaya-group-sell = Vendre une idole contre une ressource :
tindaya-choice-buy = Acheter { $card } : { $units }
    .short = { $card } : { $units }
tindaya-group-buy = Acheter au marché :
tindaya-choice-majos = Faire l’offrande des Majos
tindaya-choice-pass = Passer
tindaya-choice-end-turn = Terminer votre tour
tindaya-choice-save = Ne pas payer { $units }
tindaya-choice-slaughter =
    { $count ->
        [0] N’en abattre aucun { $where }
       *[other] En abattre { $count } { $where }
    }
tindaya-choice-convert =
    { $count ->
        [0] Ne rien convertir
        [one] Convertir { $count } unité
       *[other] Convertir { $count } unités
    }
tindaya-choice-resource = Prendre { $units }
tindaya-choice-god = Apaiser { $god }
tindaya-choice-trade =
    { $idol ->
        [production] Produire ({ $trade })
        [learning] Apprendre le métier ({ $trade })
       *[other] Le métier ({ $trade })
    }
tindaya-choice-breed =
    { $arg1 ->
        [villagers] Vos villageois se reproduisent
       *[livestock] Vos animaux se reproduisent
    }
tindaya-choice-discard = Défausser un { $token }
tindaya-choice-relocate = { $god } sur le volcan { $number }
    .short = volcan { $number }
tindaya-group-relocate = Déplacer { $god } :
tindaya-choice-wreck = Faire échouer le { $ship }
tindaya-choice-fill =
    { $known ->
        [yes] Compléter { $demand } pour { $god }
       *[no] Compléter la demande { $slot } pour { $god }
    }
tindaya-choice-objective = { $name } : objectif { $number }, jeton { $value }
tindaya-choice-swap =
    { $known ->
        [yes] Échanger avec votre objectif { $number }, jeton { $value }
       *[no] Échanger avec votre objectif { $number }
    }
tindaya-choice-keep-tokens = Ne rien échanger
tindaya-choice-wall = Poser le mur { $where }

## Réponses : exploration

tindaya-choice-leave = Partir : { $place }
    .short = { $place }
tindaya-group-leave = Partir de :
tindaya-choice-stop =
    { $at ->
        [discard-another] Ne plus rien défausser
       *[other] Ne plus se déplacer
    }
tindaya-choice-group = { $natives }
tindaya-choice-walk = Aller à pied : { $place }
    .short = { $place }
tindaya-group-walk = Aller à pied :
tindaya-choice-embark =
    { $canoe ->
        [there] Embarquer dans la pirogue { $where }
        [new] Mettre une pirogue à l’eau { $where }
       *[other] Embarquer { $where }
    }
    .short = { $place }
tindaya-group-embark =
    { $canoe ->
        [there] Embarquer dans la pirogue :
        [new] Mettre une pirogue à l’eau :
       *[other] Embarquer :
    }
tindaya-choice-canoe =
    { $arg1 ->
        [stored] Prendre votre pirogue
       *[wood] Payer 1 bois pour une pirogue
    }
tindaya-choice-sail = Naviguer jusqu’ici : { $place }
tindaya-choice-land = Débarquer { $where }
tindaya-choice-weapons =
    { $form ->
        [none] N’utiliser aucune arme
       *[some] Utiliser { $units }
    }
tindaya-choice-collect = Collecter le jeton { $where }
    .short = { $place }
tindaya-group-collect = Collecter le jeton :
tindaya-choice-barter = Faire du troc avec { $name } { $where }
tindaya-choice-dowry = Proposer une dot à { $name } { $where }
tindaya-choice-adopt = Adopter le villageois neutre { $where }
tindaya-choice-offer = Faire une offrande { $where }
tindaya-choice-build = Construire { $building } { $where }
tindaya-choice-herd = Rassembler { $animals } { $where }
tindaya-choice-finish = Ne plus rien faire
tindaya-choice-pair = Donner { $give } contre { $take }
    .short = { $take }
tindaya-group-pair = Donner { $give } contre :
tindaya-choice-propose = Proposer cela
tindaya-choice-drop = Renoncer à l’offre
tindaya-choice-accept = Accepter
tindaya-choice-refuse = Refuser
tindaya-choice-give = Donner { $units }
tindaya-choice-hand-over = Donner { $units }
tindaya-choice-ask-for = Prendre { $units }
tindaya-choice-take-back = Reprendre { $give } contre { $take }
    .short = { $give } contre { $take }
tindaya-group-take-back = Reprendre :
tindaya-choice-gives = Le villageois { $where } s’en va
tindaya-choice-settle = S’installer { $where }
tindaya-choice-pawn =
    { $known ->
        [yes] { $demand } pour { $god } (il en manque { $room })
       *[no] Demande { $slot } pour { $god }
    }
tindaya-choice-stop-offering = Ne plus rien donner
tindaya-choice-unit = Donner { $units }
tindaya-choice-animal = Donner l’animal { $where }
tindaya-choice-prisoner = Sacrifier un prisonnier
tindaya-choice-villager = Sacrifier un villageois { $where }
tindaya-choice-noble = Sacrifier un noble { $where }

## Réponses : fin d’ère

tindaya-choice-birth = Un villageois naît { $where }
tindaya-choice-eat = Manger { $units } ({ $rations })
tindaya-choice-dies = Un villageois { $where } meurt
tindaya-choice-fire = Payer { $units }
tindaya-choice-no-fire = Ne rien payer
tindaya-choice-lava = { $place }
tindaya-choice-no-protection = Ne pas protéger
tindaya-choice-protect-idol = Dépenser une idole de protection
tindaya-choice-manure = Payer 1 fumier
tindaya-choice-saves = Sauver { $natives }
tindaya-choice-target = { $target }
tindaya-choice-combat = Le combat { $where }

## Réponses : trahison

tindaya-choice-fight = Combattre
tindaya-choice-betray = Trahir les tribus
tindaya-betray-text = Votre tribu rejoint les conquistadors pour le reste de la partie. Vous gagnez à vous seul si l’objectif de la carte du traître est atteint.
tindaya-choice-send = Vers : { $place }
tindaya-choice-chief = Le chef est { $where }
tindaya-choice-liberate = Libérer les prisonniers ({ $name })
tindaya-choice-ship = Le { $ship } dans la fosse { $number }
    .short = fosse { $number }
tindaya-group-ship = Déplacer le { $ship } :
tindaya-choice-no-ship = Ne déplacer aucun navire
tindaya-choice-band = { $conquistadors }
tindaya-choice-band-with-chief = { $conquistadors }, chef compris

# Consignes.
tindaya-order-protect = Bâtiments que je protège
    .text = Avec des marchandises, jamais avec une idole : contre une catastrophe, et contre un navire avec des armes. Pour les autres bâtiments, on me demande.
tindaya-order-protect-place = Bâtiments précis que je protège
    .text = Comme ci-dessus, mais seulement ici, quel que soit le bâtiment qui s’y trouve ; mes autochtones sont en ce moment dans ceux-ci.
tindaya-order-never-idol = Ne jamais dépenser d’idole de protection
    .text = Là où seule une idole protégerait, je refuse aussitôt ; personne n’apprend si j’en ai une.
tindaya-order-keep-fires = Feux que je ne donne pas aux devins
    .text = Je ne paie aucun feu pour les prophéties s’il en resterait moins.
tindaya-order-fires-for-seers = Feux que je garde pour les devins
    .text = Aucune consigne ne brûle de feu contre une catastrophe s’il en resterait moins ; sans idole je refuse aussitôt, avec une idole on me le demande.
