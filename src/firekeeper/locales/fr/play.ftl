# La table pendant la partie : ce qui entoure le plateau de chaque jeu.

play-layout = Disposition
play-layout-next = Changer de disposition (F)
play-layout-fit = Tout
    .text = Tout à la fois
play-layout-focus = Zone
    .text = Une partie de la table à la fois, en grand
play-layout-wide = Large
    .text = Tout, sans les joueurs ni le journal ; L les montre
play-smaller = Plus petit
play-larger = Plus grand
play-watching = { $count ->
    [one] Une personne regarde
   *[other] { $count } personnes regardent
}
play-see-move = Voir le coup { $number } dans la relecture

## Le journal, et les tours que l’on revoit

play-log-run-on = { $first }, { $next }
play-log-more = { $first } ; { $next }
play-log-times = { $first } (×{ $count })
play-log-points = Points
play-log-beginning = Le début
play-undo-ended = L’annulation s’arrête ici
play-undo-ends-here = L’annulation s’arrête ici : quelque chose a été révélé, ou quelqu’un d’autre a agi. Pour revenir plus loin, voyez le menu.
play-undo-beyond = Revenir plus loin ?
play-undo-beyond-text = Depuis votre dernier choix, quelque chose a été révélé ou un robot a joué. Vous ne jouez que contre des robots, vous pouvez donc revenir en arrière : la partie compte alors comme un entraînement.
play-note-joined = { $name } rejoint la table.
play-note-undone = { $name } a annulé un choix.
play-note-handed-over = Un robot joue désormais pour { $name }.
play-note-offered = { $name } : la place est offerte à qui viendra par le lien.
play-note-took-over = { $name } a repris une place.
play-note-taken-back = { $name } joue de nouveau.
play-note-resigned = { $name } a abandonné.
play-note-bot-failed = Un robot a échoué ; un plus simple continue.
play-note-timed-out = { $name } : le temps est écoulé.
play-note-spectators-muted = { $name } a coupé la parole aux spectateurs.
play-note-spectators-unmuted = { $name } laisse parler les spectateurs.
play-mute-spectators = Couper la parole aux spectateurs
play-chat-needs-a-name = Pour écrire ici, il faut un nom. Choisissez-en un ici :
play-spectators-are-muted = Ici, seuls les joueurs parlent.
play-note-order-answered = { $name } : une consigne a répondu.
play-note-own-order = Une de vos consignes a répondu : « { $order } ».
play-note-rematched = { $name } rejoue à une nouvelle table.
play-goes-on = Cette table reprend une autre partie au coup { $number }.
play-turn-replay = Revoir le tour : { $name }
play-turn-replay-title = Le tour revu : { $name }
play-turn-replay-step = { $now ->
    [0] Tel qu’il a commencé
   *[other] Étape { $now } sur { $of }
}
play-turn-replay-now = Revenir au présent

## Quand c’est mon tour

play-sound = Un son doux à mon tour et aux messages
play-volume = Volume : { $percent } %
play-filter-choices = Tapez pour trouver un choix
play-choose-from-list = Choisissez dans la liste, ou appuyez sur Échap.
play-not-an-answer = { $question } { $thing } n’est pas parmi les choix.
play-how-to = Comment jouer
play-rules-asked = À propos de cette question
play-rules-contents = Sommaire
play-rule-more = Plus : cas particuliers et limites
play-rules-more =
    { $count ->
        [0] Plus
        [one] Plus : { $count } règle
       *[other] Plus : { $count } règles
    }
play-unread =
    { $count ->
        [one] { $count } nouveau message
       *[other] { $count } nouveaux messages
    }
play-pace = Vitesse des coups des autres
play-pace-slow = Lente
play-pace-normal = Normale
play-pace-fast = Rapide
play-pace-instant = D’un seul coup
play-all-alike = Toutes les réponses se valent : l’une est donnée pour vous.
play-behind =
    { $count ->
        [one] Encore { $count } coup. Un clic ou une touche le passe.
       *[other] Encore { $count } coups. Un clic ou une touche les passe.
    }
play-skip-to-now = Passer

## Conseils, et tables que l’on ne peut pas jouer

play-hint-better =
    { $better ->
        [one] Cela semble valoir { NUMBER($better, maximumFractionDigits: 1) } point de plus que : { $other }
       *[other] Cela semble valoir { NUMBER($better, maximumFractionDigits: 1) } points de plus que : { $other }
    }
play-hint-for = Surtout : { $reason }.
play-hint-ahead =
    { $better ->
        [one] { NUMBER($better, maximumFractionDigits: 1) } point de mieux que le second choix
       *[other] { NUMBER($better, maximumFractionDigits: 1) } points de mieux que le second choix
    }{ $sure ->
        [sure] , sûrement.
        [likely] , sans doute.
        [close] , mais de peu.
       *[untried] .
    }
play-hint-goes-on = C’est la suite du conseil précédent.
play-hint-ahead-chance = Gagne { $percent } % des parties imaginées ; second choix { $next } %.
play-hint-even = Cela semble aussi bon que : { $other }
play-hint-only =
    { $points ->
        [one] La position vaudrait alors environ { NUMBER($points, maximumFractionDigits: 0) } point.
       *[other] La position vaudrait alors environ { NUMBER($points, maximumFractionDigits: 0) } points.
    }

play-weighed = Ce qu’un robot pense de vos choix
play-weighed-best = semble le meilleur
play-weighed-less =
    { $points ->
        [one] { NUMBER($points, maximumFractionDigits: 1) } point de moins
       *[other] { NUMBER($points, maximumFractionDigits: 1) } points de moins
    }
play-ask-bot = Que ferait un robot ?
play-coach-later = Quand ce sera votre tour, vous lirez ici de quoi il s’agit.
play-coach-on = Expliquer les nouveautés au fur et à mesure

play-frozen = Cette table est gelée
play-frozen-text = Les règles ont changé depuis : on peut la regarder et la revoir, mais plus la jouer.
play-abandoned = Cette table a été abandonnée

play-rule-in-english = Cette règle est en anglais.

## Le guide de la première partie

play-coach = Guide
play-coach-next = Compris
play-coach-rules = Les règles
play-coach-skip = Passer le guide
play-coach-again = Montrer à nouveau le guide
play-coach-prompt = Cette barre dit toujours ce qu’il faut décider et propose tout ce qui est permis. Les éléments qui brillent offrent les mêmes choix : cliquez dessus, ou appuyez sur le numéro d’un bouton.
play-coach-prompt-touch = Cette barre dit toujours ce qu’il faut décider. Touchez ce qui brille ; tout ce qui est permis est dans la liste « Tous ».
play-coach-undo = Vous pouvez annuler ce que vous avez fait, ou recommencer votre tour, tant que rien de caché n’est révélé et que personne d’autre n’agit. Un cadenas sur un bouton signale un choix qui ne s’annule pas.

## Touches

play-keys = Touches
play-key-choose = faire un choix
play-key-zone = aller à une partie de la table
play-key-end = finir le tour
play-key-undo = annuler
play-key-restart = recommencer le tour
play-key-back = un pas en arrière
play-key-hint = ce que ferait un robot
play-key-help = les règles de cette décision
play-key-compare = comparer tous les joueurs
play-key-layout = changer de disposition
play-key-log = joueurs et journal (Large)
play-key-zoom = zoomer sur la carte
play-key-lift = maintenir : soulever les pièces de la carte

## La première minute d’une première partie

play-first-minute = La première minute
play-first-begin = Au plateau

## Ce dont parle un conseil : les parties d’une estimation

play-hint-sure =
    { $sure ->
        [sure] Le robot en est sûr.
        [likely] Le robot en est assez sûr.
       *[close] Cela se joue à peu.
    }
play-hint-parts = La différence : { $parts }.
play-hint-chance = { $percent } % des parties imaginées sont gagnées
play-hint-part = { $part } { $points }
play-part-final = le score final
play-part-tracks = les pistes de score
play-part-swaps = les jetons Échange
play-part-map = les positions sur la carte
play-part-goods = les ressources
play-part-turtles = les tuiles Tortue
play-part-abilities = les tuiles Progrès
play-part-open_questions = ce qui reste à faire
play-part-this_year = la ligne de cette année
play-part-years_to_come = les années à venir
play-part-turn_order = l’ordre du tour
play-part-objectives = les objectifs
play-part-alliance = les alliances
play-part-rifles = les fusils
play-part-turn_cards = les cartes Tour de jeu
play-part-score = les points
play-part-set_up = la mise en place
play-part-animals = les animaux
play-part-idols = les idoles
play-part-eclipses = les Éclipses à venir
play-part-land = le territoire, les camps et les villages
play-part-cards = les cartes
play-part-rivals = ce qu’ont les rivaux
play-part-owed = le Travail encore dû
play-part-won = la victoire
play-part-extinct = les tribus qui s’éteignent
play-part-landless = les terres contrôlées
play-part-villagers = les villageois
play-part-thin = les tribus trop petites
play-part-nobles = les nobles
play-part-lone = les nobles seuls
play-part-hungry = la faim
play-part-starving = les tribus affamées
play-part-famine = la famine
play-part-cold = les autochtones sans abri
play-part-waste = les déchets
play-part-doom = la menace de défaite
play-part-wrath = la colère des dieux
play-part-offered = les offrandes
play-part-overrun = les lieux envahis
play-part-conquistadors = les conquistadors
play-part-mission = la mission
play-part-fulfilled = ce que la mission a déjà
play-part-buildings = les bâtiments
play-part-trades = les métiers
play-part-inventions = les inventions
play-part-caves = les grottes
play-part-materials = les matières premières
play-part-preserves = les denrées non périssables
play-part-weapons = les armes
play-part-prisoners = les prisonniers
play-part-cubes = les cubes
play-part-cylinders = les cylindres
play-part-fires = les feux
play-part-spread = la dispersion des autochtones
play-part-walls = les murs
play-part-canoes = les pirogues
play-part-secrets = les objectifs secrets
play-part-monopolies = les monopoles
play-part-treason = la trahison
play-part-reach = ce qui est à portée
play-part-failing = ce qui échouerait
play-part-lacking = ce qui manque
play-part-unfed = les bouches à nourrir
play-part-shortage = la pénurie

## À l’oreille et au clavier

play-heard = Ce qui se passe
play-heard-your-turn = À vous. { $question } { $count ->
        [one] { $count } choix.
       *[other] { $count } choix.
    }
play-heard-question = { $question } { $count ->
        [one] { $count } choix.
       *[other] { $count } choix.
    }
play-heard-undone = Annulé.
play-board-in-words = Le plateau en mots
play-skip-to-decision = À la décision
play-key-words = le plateau en mots
play-key-decision = à la décision
play-key-arrows = dans une zone : d’une chose à l’autre

## Des scores qui s’expliquent

play-score-of =
    { $points ->
        [one] { $name } : { $points } point
       *[other] { $name } : { $points } points
    }
play-score-of-goal = { $name } : { $points } sur { $goal }
play-score-rose =
    { $count ->
        [0] Passé de { $from } à { $to }.
       *[other] Passé de { $from } à { $to } : { $sources }.
    }
play-score-fell =
    { $count ->
        [0] Tombé de { $from } à { $to }.
       *[other] Tombé de { $from } à { $to } : { $sources }.
    }
