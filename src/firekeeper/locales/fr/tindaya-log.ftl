# Tindaya : ce qui s’est passé. $you dit de qui on parle : yes (le lecteur), no (quelqu’un d’autre, appelé $name).
# Les hexagones portent leurs coordonnées : la carte change, le journal non.

tindaya-did =
    { $you ->
        [yes] Vous avez
       *[no] { $name } a
    }

## Le cours de la partie

tindaya-event-era-began = L’ère { $era } commence.
tindaya-event-phase-began = { $phase }.
tindaya-event-step-began = Fin d’ère : { $step }.
tindaya-event-turn-began =
    { $you ->
        [yes] C’est à vous.
       *[no] C’est à { $name } de jouer.
    }
tindaya-event-points-changed =
    { $gained ->
        [yes]
            { $points ->
                [one] { tindaya-did } gagné { $points } point ({ $score } en tout) : { $reason }.
               *[other] { tindaya-did } gagné { $points } points ({ $score } en tout) : { $reason }.
            }
       *[no]
            { $points ->
                [one] { tindaya-did } perdu { $points } point ({ $score } en tout) : { $reason }.
               *[other] { tindaya-did } perdu { $points } points ({ $score } en tout) : { $reason }.
            }
    }
tindaya-points-last_token = le dernier jeton d’une île
tindaya-points-last_animal = le dernier animal de la nature
tindaya-points-villagers = villageois morts
tindaya-points-waste = déchets
tindaya-points-offering = offrande
tindaya-points-fire = feu pour les voyantes
tindaya-points-combat = combat gagné
tindaya-points-reconquest = reconquête
tindaya-points-monopoly = monopoles
tindaya-points-idols = idoles de contribution
tindaya-points-nobles = nobles
tindaya-points-common = objectif commun
tindaya-points-secret = objectif secret
tindaya-points-other = les règles
tindaya-event-wrath-changed =
    { $doom ->
        [yes] La colère divine ({ $god }) a atteint le cratère.
       *[no]
            { $left ->
                [one] La colère divine ({ $god }) est à { $left } cran du cratère.
               *[other] La colère divine ({ $god }) est à { $left } crans du cratère.
            }
    }
tindaya-event-paid = { tindaya-did } payé { $units }.
tindaya-event-game-ended =
    { $form ->
        [points] { $ending } Score du vainqueur : { $total } ({ $names }).
        [traitor] { $ending } Victoire : { $names }.
        [more] { $ending } Et aussi : { $also }
       *[plain] { $ending }
    }

## Mise en place

tindaya-event-ocean-laid =
    { $red ->
        [0] L’océan est posé, toutes les tuiles côté noir.
       *[other] L’océan est posé. Tuiles côté rouge : { $red }.
    }
tindaya-event-terrain-laid = { tindaya-did } posé { $terrain } en { $hex }.
tindaya-event-tokens-laid =
    { $count ->
        [one] Un { $token } a été posé face cachée.
       *[other] { $count } hexagones ont reçu un { $token }, face cachée.
    }
tindaya-event-token-returned =
    { $count ->
        [one] Le jeton en { $hex } a été retiré sans être vu.
       *[other] { $count } jetons ont été retirés sans être vus : { $hexes }.
    }
tindaya-event-order-set = Ordre de tour : { $names }.
tindaya-event-tribe-drawn = { tindaya-did } pioché la tribu { $tribe }.
tindaya-event-offering-revealed = Offrande demandée par { $god } : { $demands }.
tindaya-event-event-revealed = Révélée : { $card } ({ $symbols }).
tindaya-event-mission-drawn = Mission : { $mission }. { $text }
tindaya-event-common-objective-drawn = Objectif commun : { $objective } ({ $text }).
tindaya-event-building-placed = { tindaya-did } placé { $building } en { $hex }.
tindaya-event-token-taken =
    { $some ->
        [yes] { tindaya-did } collecté le jeton en { $hex } : { $gained }.
       *[no] { tindaya-did } collecté le jeton en { $hex }.
    }
tindaya-event-tribe-equipped = { tindaya-did } commencé avec { $units }.
tindaya-event-discs-placed = Tous les disques de contribution partent de la case { $score }.
tindaya-event-nobles-settled = { tindaya-did } installé les nobles en { $hexes }.
tindaya-event-villagers-settled = { tindaya-did } installé les villageois : { $groups }.
tindaya-group-at = { $natives } en { $hex }
tindaya-event-neutrals-read = Îles des bâtiments neutres et du fort ({ $card }) : { $numbers }.
tindaya-event-neutral-placed = Un villageois neutre s’est installé avec { $building } en { $hex }.
tindaya-event-fort-rolled = Le dé a désigné l’île { $number } pour le premier fort.
tindaya-event-fort-built = Un fort a été bâti en { $hex }, avec { $conquistadors }.
tindaya-event-idol-drawn =
    { $known ->
        [yes] { tindaya-did } pioché une { $idol }.
       *[no] { tindaya-did } pioché une idole.
    }

## Phase Stratégie

tindaya-event-ship-placed = Le { $ship } a rejoint la fosse { $trench }.
tindaya-event-prophecy-turned = Révélée : { $card } ({ $places }).
tindaya-event-catastrophe-turned = { $god } a préparé : { $card }. { $text }
tindaya-event-objective-dealt = { tindaya-did } reçu l’objectif secret { $objective } : { $text }.
tindaya-event-objective-chosen = { tindaya-did } gardé un objectif secret avec un jeton de valeur { $value }.

## Actions

tindaya-event-passed = { tindaya-did } passé.
tindaya-event-marker-placed =
    { $action ->
        [develop] { tindaya-did } choisi Développer ({ $trade }) { $marker }.
        [produce] { tindaya-did } choisi Produire ({ $trade }) { $marker }.
        [cave] { tindaya-did } choisi Aménager une grotte { $marker }.
       *[explore] { tindaya-did } choisi Explorer { $marker }.
    }
tindaya-event-developed = { tindaya-did } développé une invention : { $invention }.
tindaya-event-cave-fitted = { tindaya-did } aménagé la seconde grotte.
tindaya-event-produced =
    { $some ->
        [yes] { tindaya-did } produit { $gained }.
       *[no] { tindaya-did } produit sans rien obtenir ({ $trade }).
    }
tindaya-event-slaughtered =
    { $count ->
        [one] { tindaya-did } abattu { $count } animal en { $hex }.
       *[other] { tindaya-did } abattu { $count } animaux en { $hex }.
    }
tindaya-event-converted = { tindaya-did } préparé { $preserves } contre { $paid }.
tindaya-event-idol-used = { tindaya-did } utilisé une { $idol }.
tindaya-event-idol-sold = { tindaya-did } vendu une { $idol } contre { $units }.
tindaya-event-card-bought = { tindaya-did } acheté au marché : { $card }.
tindaya-event-wall-placed = { tindaya-did } posé un mur en { $hex }.
tindaya-event-token-discarded = { tindaya-did } défaussé un { $token }.
tindaya-event-relocated = { tindaya-did } déplacé { $god } sur le volcan { $volcano }.
tindaya-event-ship-wrecked = { tindaya-did } fait échouer le { $ship }.
tindaya-event-objective-cancelled =
    { $own ->
        [yes] { tindaya-did } défaussé un objectif secret avec un jeton de valeur { $value }.
       *[no] { tindaya-did } défaussé un objectif secret ({ $other }) avec un jeton de valeur { $value }.
    }
tindaya-event-objective-seen =
    { $known ->
        [yes] { tindaya-did } regardé un objectif secret ({ $other }, jeton { $value }) : { $objective }, { $text }.
       *[no] { tindaya-did } regardé un objectif secret ({ $other }, jeton { $value }).
    }
tindaya-event-tokens-swapped = { tindaya-did } échangé des jetons Objectif avec { $other } : { $given } contre { $taken }.

## Exploration

tindaya-event-moved =
    { $way ->
        [sea] { tindaya-did } navigué avec { $natives }, de { $start } à { $end }.
        [built] { tindaya-did } construit une pirogue et navigué avec { $natives }, de { $start } à { $end }.
       *[land] { tindaya-did } déplacé { $natives } de { $start } à { $end }.
    }
tindaya-event-reconquest =
    { $won ->
        [yes] { tindaya-did } reconquis le fort en { $hex } avec { $weapons }.
       *[no] { tindaya-did } attaqué en vain le fort en { $hex } avec { $weapons }.
    }
tindaya-event-imprisoned = { tindaya-did } fait prisonniers { $conquistadors }.
tindaya-event-bartered =
    { $answer ->
        [proposed] { tindaya-did } proposé un troc à { $other } : { $given } contre { $taken }.
        [accepted] { tindaya-did } fait du troc avec { $other } : { $given } contre { $taken }.
       *[refused]
            { $you ->
                [yes] { $other } a refusé votre troc : { $given } contre { $taken }.
               *[no] { $other } a refusé le troc proposé par { $name } : { $given } contre { $taken }.
            }
    }
tindaya-event-dowry-offered =
    { $answer ->
        [proposed] { tindaya-did } proposé une dot à { $other } : { $units }.
        [accepted] { tindaya-did } payé une dot à { $other } : { $units }.
       *[refused]
            { $you ->
                [yes] { $other } a refusé votre dot : { $units }.
               *[no] { $other } a refusé la dot proposée par { $name } : { $units }.
            }
    }
tindaya-event-villager-given =
    { $neutral ->
        [yes] Le villageois neutre en { $hex } a quitté les lieux.
       *[no] { tindaya-did } laissé partir un villageois en { $hex }.
    }
tindaya-event-adopted = { tindaya-did } accueilli un villageois en { $hex }.
tindaya-event-offered =
    { $source ->
        [animal] { tindaya-did } offert { $units } en { $hex } à { $god }.
        [prisoner] { tindaya-did } sacrifié un prisonnier à { $god } pour { $units }.
        [villager] { tindaya-did } sacrifié un villageois en { $hex } à { $god } pour { $units }.
        [noble] { tindaya-did } sacrifié un noble en { $hex } à { $god } pour { $units }.
        [reserve] { tindaya-did } ajouté { $units } de la réserve à l’offrande ({ $god }).
        [idol] { tindaya-did } complété { $units } pour { $god } avec une idole.
       *[unit] { tindaya-did } offert { $units } à { $god }.
    }
tindaya-event-herded = { tindaya-did } rassemblé { $animals } en { $hex }.

## Fin d’ère

tindaya-event-villager-born =
    { $count ->
        [one] { tindaya-did } gagné un villageois en { $hex }.
       *[other] { tindaya-did } gagné { $count } villageois : { $hexes }.
    }
tindaya-event-animal-born =
    { $count ->
        [one] Un animal est né en { $hex }.
       *[other] { $count } animaux sont nés : { $hexes }.
    }
tindaya-event-wild-animal-born = Nés dans la nature : { $animals }.
tindaya-event-wild-animals-died = Tués dans la nature : { $animals }.
tindaya-event-conquistador-born =
    { $count ->
        [one] Un conquistador a rejoint le fort en { $hex }.
       *[other] { $count } conquistadors ont rejoint des forts : { $hexes }.
    }
tindaya-event-eaten = { tindaya-did } mangé { $units }.
tindaya-event-villager-died =
    { $cause ->
        [hunger]
            { $count ->
                [one] { tindaya-did } perdu un villageois en { $hex }, mort de faim.
               *[other] { tindaya-did } perdu { $count } villageois, morts de faim : { $hexes }.
            }
       *[cold]
            { $count ->
                [one] { tindaya-did } perdu un villageois en { $hex }, mort de froid.
               *[other] { tindaya-did } perdu { $count } villageois, morts de froid : { $hexes }.
            }
    }
tindaya-event-spoiled =
    { $waste ->
        [yes] { tindaya-did } perdu { $units }, devenus des déchets.
       *[no] { tindaya-did } perdu { $units } : ces biens n’ont pas pu être gardés.
    }
tindaya-event-waste-removed =
    { $count ->
        [one] { tindaya-did } retiré { $count } déchet.
       *[other] { tindaya-did } retiré { $count } déchets.
    }
tindaya-event-offering-judged =
    { $complete ->
        [yes] L’offrande pour { $god } était complète.
       *[no] L’offrande pour { $god } n’était pas complète.
    }
tindaya-event-reward-taken = { tindaya-did } pris { $units } en récompense.
tindaya-event-event-began =
    { $happens ->
        [yes] Événement : { $symbol }.
       *[no] Événement : { $symbol }. Il n’a pas eu lieu.
    }
tindaya-event-struck =
    { $form ->
        [flood] Le tsunami a submergé { $hexes }.
        [none] Le tsunami n’a touché aucune terre.
       *[lava] Le volcan est entré en éruption ; la lave a couvert { $count } hexagones.
    }
tindaya-event-catastrophe-struck =
    { $count ->
        [0] Catastrophe : { $card }. Aucune île n’est touchée.
       [one] Catastrophe : { $card }. Une île touchée, de { $count } hexagone.
       *[other] Catastrophe : { $card }. Îles touchées : { $count } hexagones en tout.
    }
tindaya-event-protected =
    { $by ->
        [protect_idol] { tindaya-did } protégé { $hex } avec une idole.
        [fire] { tindaya-did } protégé { $hex } avec un feu.
        [manure] { tindaya-did } protégé { $hex } avec du fumier.
       *[weapons] { tindaya-did } défendu des autochtones en { $hex } avec des armes.
    }
tindaya-event-ship-landed =
    { $attacked ->
        [0] Débarquement ({ $island }) : le { $ship } n’a rien trouvé à attaquer.
        [one] Débarquement ({ $island }) : le { $ship } a attaqué { $attacked } hexagone.
       *[other] Débarquement ({ $island }) : le { $ship } a attaqué { $attacked } hexagones.
    }
tindaya-event-weapons-spent = { tindaya-did } défendu { $hex } avec { $weapons }.
tindaya-event-attack-ended =
    { $result ->
        [wall] Le mur en { $hex } a repoussé l’attaque.
        [idol] Une idole a repoussé l’attaque en { $hex }.
        [repelled] Les autochtones en { $hex } ont repoussé l’attaque.
       *[conquered] Les conquistadors ont conquis { $hex }.
    }
tindaya-event-natives-died = Morts en { $hex } : { $natives }.
tindaya-event-animals-fled = De { $hex } dans la nature : { $animals }.
tindaya-event-animals-died = Morts en { $hex } : { $animals }.
tindaya-event-building-lost = Détruits : { $buildings }.
tindaya-building-at = { $building } en { $hex }
tindaya-event-fort-removed = Le fort en { $hex } a été retiré.
tindaya-event-trade-learned = { tindaya-did } appris un métier : { $trade }.
tindaya-event-fire-delivered = { tindaya-did } payé un feu pour les voyantes : { $units }.

## Trahison et fin

tindaya-event-betrayed = { tindaya-did } trahi les tribus : { $card }. { $text }
tindaya-event-conquistadors-withdrawn = De { $hex } vers les forts : { $conquistadors }.
tindaya-event-conquistador-sent =
    { $count ->
        [one] { tindaya-did } envoyé un conquistador en { $hex }.
       *[other] { tindaya-did } envoyé { $count } conquistadors en { $hexes }.
    }
tindaya-event-conquistadors-died = Morts en { $hex } : { $conquistadors }.
tindaya-event-conquistador-won = Un autochtone vaincu en { $hex } est devenu conquistador.
tindaya-event-prisoners-freed =
    { $forts ->
        [yes] Libérés de prison ({ $name }) : { $conquistadors }.
       *[no] Libérés de prison ({ $name }) : { $conquistadors }, qui arrivent en { $hex }.
    }
tindaya-event-possessions-removed = { tindaya-did } abandonné tous les biens.
tindaya-event-band-repelled = La bande a été repoussée de { $hex } et a reculé en { $back }.
tindaya-event-band-moved =
    { $chief ->
        [yes] { tindaya-did } déplacé { $conquistadors }, chef compris, de { $start } à { $end }.
       *[no] { tindaya-did } déplacé { $conquistadors } de { $start } à { $end }.
    }
tindaya-event-objective-revealed =
    { $some ->
        [yes] { tindaya-did } révélé l’objectif { $objective } ({ $text }) : { $points } pour { $leaders }.
       *[no] { tindaya-did } révélé l’objectif { $objective } ({ $text }) : personne n’est concerné.
    }
tindaya-and-then = { $first } { $rest }
