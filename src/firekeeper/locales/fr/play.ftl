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
play-note-own-order = Une de vos consignes a répondu : « { $order } ».
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
play-hint-ahead-win =
    { $less ->
        [none] Environ { $percent } % de chances de gagner ; le second choix vaut à peu près autant.
        [little] Environ { $percent } % de chances de gagner ; le second choix en coûte moins de 1 %.
       *[other] Environ { $percent } % de chances de gagner ; le second choix en coûte { $sure ->
            [sure] environ
            [likely] sans doute environ
           *[close] peut-être
        } { $less } %.
    }
play-hint-win = Environ { $percent } % de chances de gagner.
play-hint-even = Cela semble aussi bon que : { $other }
play-hint-only =
    { $points ->
        [one] La position vaudrait alors environ { NUMBER($points, maximumFractionDigits: 0) } point.
       *[other] La position vaudrait alors environ { NUMBER($points, maximumFractionDigits: 0) } points.
    }

play-weighed = Ce qu’un robot pense de vos choix
play-weighed-best = semble le meilleur
play-weighed-alike = à peu près aussi bon
play-weighed-little = un peu moins de chances
play-weighed-less-chance = environ { $percent } % de chances en moins
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
play-hint-for-it = Pour : { $parts }.
play-hint-against-it = Contre : { $parts }.
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

## De même là où l’on ne parle pas de points : ce qu’il en est avec le choix conseillé, face à l’autre

play-change-won =
    { $way ->
        [more] la partie est gagnée
       *[less] la partie est perdue
    }
play-change-score =
    { $way ->
        [more] plus de points à vous
       *[less] moins de points à vous
    }
play-change-extinct =
    { $way ->
        [more] { $about ->
            [own] votre tribu s’éteindrait
           *[other] une tribu s’éteindrait
        }
       *[less] { $about ->
            [own] votre tribu ne s’éteint pas
           *[other] aucune tribu ne s’éteint
        }
    }
play-change-landless =
    { $way ->
        [more] { $about ->
            [own] votre tribu serait sans bâtiment
           *[other] une tribu serait sans bâtiment
        }
       *[less] { $about ->
            [own] votre tribu n’est pas sans bâtiment
           *[other] aucune tribu n’est sans bâtiment
        }
    }
play-change-villagers =
    { $way ->
        [more] { $count ->
            [0] plus de villageois en vie
            [one] 1 villageois de plus en vie
           *[other] { $count } villageois de plus en vie
        }
       *[less] { $count ->
            [0] moins de villageois en vie
            [one] 1 villageois de moins en vie
           *[other] { $count } villageois de moins en vie
        }
    }
play-change-thin =
    { $way ->
        [more] { $about ->
            [own] votre tribu réduite à peu de villageois
           *[other] des tribus réduites à peu de villageois
        }
       *[less] { $about ->
            [own] votre tribu garde ses villageois
           *[other] pas de tribu réduite à peu de villageois
        }
    }
play-change-nobles =
    { $way ->
        [more] { $count ->
            [0] plus de nobles en vie
            [one] 1 noble de plus en vie
           *[other] { $count } nobles de plus en vie
        }
       *[less] { $count ->
            [0] moins de nobles en vie
            [one] 1 noble de moins en vie
           *[other] { $count } nobles de moins en vie
        }
    }
play-change-lone =
    { $way ->
        [more] { $about ->
            [own] votre tribu dépendrait d’un seul noble
           *[other] une tribu dépendrait d’un seul noble
        }
       *[less] { $about ->
            [own] votre tribu ne dépend pas d’un seul noble
           *[other] aucune tribu ne dépend d’un seul noble
        }
    }
play-change-hungry =
    { $way ->
        [more] { $count ->
            [0] plus de villageois ont faim
            [one] 1 villageois de plus a faim
           *[other] { $count } villageois de plus ont faim
        }
       *[less] { $count ->
            [0] moins de villageois ont faim
            [one] 1 villageois de moins a faim
           *[other] { $count } villageois de moins ont faim
        }
    }
play-change-starving =
    { $way ->
        [more] la faim irrite Moneiba
       *[less] moins de faim pour irriter Moneiba
    }
play-change-famine =
    { $way ->
        [more] { $about ->
            [own] tous vos villageois mourraient
           *[other] tous les villageois d’une tribu mourraient
        }
       *[less] { $about ->
            [own] vos villageois ne meurent pas tous
           *[other] les villageois d’une tribu ne meurent pas tous
        }
    }
play-change-cold =
    { $way ->
        [more] { $count ->
            [0] plus de villageois sans place en grotte
            [one] 1 villageois de plus n’a pas de place en grotte
           *[other] { $count } villageois de plus n’ont pas de place en grotte
        }
       *[less] { $count ->
            [0] moins de villageois sans place en grotte
            [one] 1 villageois de moins n’a pas de place en grotte
           *[other] { $count } villageois de moins n’ont pas de place en grotte
        }
    }
play-change-waste =
    { $way ->
        [more] des déchets irritent Acoran
       *[less] moins de déchets pour irriter Acoran
    }
play-change-doom =
    { $way ->
        [more] { $about ->
            [acoran] la colère d’Acoran atteindrait le cratère
            [moneiba] la colère de Moneiba atteindrait le cratère
           *[other] la colère d’un dieu atteindrait le cratère
        }
       *[less] { $about ->
            [acoran] la colère d’Acoran n’atteint pas le cratère
            [moneiba] la colère de Moneiba n’atteint pas le cratère
           *[other] la colère d’un dieu n’atteint pas le cratère
        }
    }
play-change-wrath =
    { $way ->
        [more] { $about ->
            [acoran] la colère d’Acoran est plus grande
            [moneiba] la colère de Moneiba est plus grande
           *[other] la colère des dieux est plus grande
        }
       *[less] { $about ->
            [acoran] la colère d’Acoran est moindre
            [moneiba] la colère de Moneiba est moindre
           *[other] la colère des dieux est moindre
        }
    }
play-change-offered =
    { $way ->
        [more] les offrandes sont plus près d’être complètes
       *[less] les offrandes sont plus loin d’être complètes
    }
play-change-overrun =
    { $way ->
        [more] plus de risque que les conquistadors submergent l’archipel
       *[less] moins de risque que les conquistadors submergent l’archipel
    }
play-change-conquistadors =
    { $way ->
        [more] { $count ->
            [0] plus de conquistadors à la fin
            [one] 1 conquistador de plus à la fin
           *[other] { $count } conquistadors de plus à la fin
        }
       *[less] { $count ->
            [0] moins de conquistadors à la fin
            [one] 1 conquistador de moins à la fin
           *[other] { $count } conquistadors de moins à la fin
        }
    }
play-change-mission =
    { $way ->
        [more] la mission se rapproche
       *[less] la mission s’éloigne
    }
play-change-fulfilled =
    { $way ->
        [more] plus de tribus ont rempli la mission
       *[less] moins de tribus ont rempli la mission
    }
play-change-buildings =
    { $way ->
        [more] plus de bâtiments contrôlés
       *[less] moins de bâtiments contrôlés
    }
play-change-animals =
    { $way ->
        [more] plus de bétail
       *[less] moins de bétail
    }
play-change-trades =
    { $way ->
        [more] un métier de plus est connu
       *[less] un métier de moins est connu
    }
play-change-inventions =
    { $way ->
        [more] une invention de plus
       *[less] une invention de moins
    }
play-change-caves =
    { $way ->
        [more] une grotte plus grande
       *[less] une grotte plus petite
    }
play-change-materials =
    { $way ->
        [more] plus de matières premières
       *[less] moins de matières premières
    }
play-change-goods =
    { $way ->
        [more] plus de biens qui se gardent
       *[less] moins de biens qui se gardent
    }
play-change-preserves =
    { $way ->
        [more] plus de denrées non périssables
       *[less] moins de denrées non périssables
    }
play-change-weapons =
    { $way ->
        [more] plus d’armes
       *[less] moins d’armes
    }
play-change-prisoners =
    { $way ->
        [more] plus de prisonniers
       *[less] moins de prisonniers
    }
play-change-idols =
    { $way ->
        [more] de meilleures idoles en main
       *[less] des idoles en moins
    }
play-change-cubes =
    { $way ->
        [more] plus de cubes pour cette ère
       *[less] moins de cubes pour cette ère
    }
play-change-cylinders =
    { $way ->
        [more] un cylindre est gardé
       *[less] un cylindre est dépensé
    }
play-change-fires =
    { $way ->
        [more] des feux pour révéler une prophétie
       *[less] pas de feu pour révéler une prophétie
    }
play-change-spread =
    { $way ->
        [more] des villageois sur plusieurs îles
       *[less] des villageois sur une seule île
    }
play-change-walls =
    { $way ->
        [more] plus de murs
       *[less] moins de murs
    }
play-change-canoes =
    { $way ->
        [more] plus de pirogues en mer
       *[less] moins de pirogues en mer
    }
play-change-objectives =
    { $way ->
        [more] la tête dans un objectif commun
       *[less] plus la tête dans un objectif commun
    }
play-change-secrets =
    { $way ->
        [more] la tête dans un objectif secret
       *[less] plus la tête dans un objectif secret
    }
play-change-monopolies =
    { $way ->
        [more] pas de perte par monopole
       *[less] une perte par monopole
    }
play-change-treason =
    { $way ->
        [more] plus près de ce qu’il faut au traître
       *[less] plus loin de ce qu’il faut au traître
    }
play-change-reach =
    { $way ->
        [more] plus de jetons et de volcans à portée
       *[less] moins de jetons et de volcans à portée
    }
play-change-failing =
    { $way ->
        [more] une condition de victoire ne serait pas remplie
       *[less] une condition de victoire de plus est remplie
    }
play-change-lacking =
    { $way ->
        [more] plus de tribus manqueraient la mission
       *[less] moins de tribus manqueraient la mission
    }
play-change-unfed =
    { $way ->
        [more] { $count ->
            [0] plus de villageois que rien ne peut plus nourrir
            [one] 1 villageois de plus que rien ne peut plus nourrir
           *[other] { $count } villageois de plus que rien ne peut plus nourrir
        }
       *[less] { $count ->
            [0] moins de villageois que rien ne peut plus nourrir
            [one] 1 villageois de moins que rien ne peut plus nourrir
           *[other] { $count } villageois de moins que rien ne peut plus nourrir
        }
    }
play-change-shortage =
    { $way ->
        [more] trop peu à manger à l’ère suivante
       *[less] plus à manger à l’ère suivante
    }
play-change-lead =
    { $way ->
        [more] { $count ->
            [0] une meilleure place face au meilleur rival
            [one] 1 point de plus face au meilleur rival
           *[other] { $count } points de plus face au meilleur rival
        }
       *[less] { $count ->
            [0] une moins bonne place face au meilleur rival
            [one] 1 point de moins face au meilleur rival
           *[other] { $count } points de moins face au meilleur rival
        }
    }

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
