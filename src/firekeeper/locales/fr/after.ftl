# Après la partie : feuille de score, courbe, mélanges, relecture.

after-source = D’où viennent les points
after-won = { $count ->
    [one] { $names } gagne.
   *[other] { $names } gagnent ensemble.
}
after-nobody-won = Personne ne gagne.
after-practice = Une partie d’entraînement : la graine était connue, des choix ont été annulés après une révélation, ou une place a été cédée sans que personne d’autre puisse y consentir.
after-tab-graph = Le cours de la partie
after-tab-result = Résultat
after-own-won = { $points ->
    [one] Vous gagnez, 1 point devant { $name }
   *[other] Vous gagnez, { $points } points devant { $name }
}
after-own-won-level = À égalité avec { $name }, vous gagnez au départage.
after-own-behind = { $place ->
    [1] 1re place
    [2] 2e place
    [3] 3e place
   *[other] 4e place
}, { $points ->
    [one] { $name } a 1 point de plus
   *[other] { $name } a { $points } points de plus
}
after-own-level = { $place ->
    [1] 1re place
    [2] 2e place
    [3] 3e place
   *[other] 4e place
}, à égalité avec { $name } : le départage a décidé.
after-level = Égalité aux points : le départage a décidé.
after-own-decided = { $told }. Décisif : { $source }
after-reached = atteint
after-missed = manqué
after-goals = Ce que chacun devait atteindre
after-moments = Les grands moments
after-moment = { $you ->
    [yes] Vous avez gagné { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[no] { $name } a gagné { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}
after-moment-leads = { $you ->
    [yes] Vous avez gagné { $points ->
        [one] 1 point
       *[other] { $points } points
    } et pris la tête.
   *[no] { $name } a gagné { $points ->
        [one] 1 point
       *[other] { $points } points
    } et pris la tête.
}
after-tab-shuffles = Mélanges honnêtes
after-graph = Où en était chacun au fil de la partie
after-graph-pick = Cliquez sur un moment pour le revoir.
after-loading = Un instant…
after-share = Partager le lien
after-keep-page = Enregistrer en page web
after-move = Coup { $number } sur { $last }
after-run = Laisser défiler
after-pause = Pause
after-more-controls = Plus de commandes
after-turn-back = Un tour en arrière
after-turn-on = Un tour en avant
after-seen-from = Vu par { $name }
after-follow = Quels coups
after-follow-all = Les coups de tous
after-follow-one = Coups : { $name }
after-speed = Vitesse
after-speed-times = { $speed }×
after-keys = Touches : ← → un coup, ↑ ↓ un tour, Page préc. et Page suiv. un chapitre, espace fait défiler, + et − changent la vitesse.
after-shuffles-how = Avant le premier coup, le serveur a promis les mélanges : il a publié l’empreinte d’une graine secrète. La graine est maintenant connue, et votre navigateur peut refaire chaque tirage.
after-promised = Promis avant le premier coup :
after-check-shuffles = Vérifier les mélanges
after-check-at-home = Le serveur indique ce que chaque tirage aurait pu donner. Pour le vérifier aussi, téléchargez la partie et lancez : firekeeper replay --verify
after-fair = Les mélanges étaient honnêtes.
after-not-fair = Quelque chose ne va pas dans cette partie.
after-check-promise-ok = La promesse est tenue : son empreinte est celle de la graine.
after-check-promise-bad = La promesse est rompue : la graine a une autre empreinte.
after-check-chain-ok = { $count ->
    [one] Le seul choix est tel qu’il a été noté.
   *[other] Les { $count } choix sont tels qu’ils ont été notés.
}
after-check-chain-bad = La partie a été modifiée ou coupée au choix { $number }.
after-check-draws-ok = { $count ->
    [0] Il n’y avait rien à tirer.
    [one] Le seul tirage est celui que donne la graine.
   *[other] Les { $count } tirages sont ceux que donne la graine.
}
after-check-draws-bad = Le tirage { $number } n’est pas celui que donne la graine.
after-all-draws = { $count ->
    [one] Le tirage
   *[other] Les { $count } tirages
}
after-ways = Cas équiprobables
after-recorded = Noté
after-repeated = Selon la graine
after-offline = Relecture hors ligne

## L’analyse : la partie revue avec un entraîneur

after-review = Analyse
after-review-whose = La partie de
after-review-thinks = L’entraîneur revoit la partie. Cela prend un moment ; vous pouvez partir et revenir.
after-review-progress = Où en est l’entraîneur
after-review-again = Réessayer
after-review-graph-margin = Points d’avance sur le meilleur rival, au fil de la partie
after-review-graph-chance = Chances de gagner, au fil de la partie
after-review-about-margin = Points d’avance sur le meilleur rival, tels qu’on pouvait les attendre à la fin.
after-review-about-chance = Chances de gagner, d’après la suite de telles positions dans des parties d’experts.
after-review-slips = { $you ->
    [yes] Ce qui vous a coûté le plus
   *[no] Ce qui a coûté le plus à { $name }
}
after-review-none = { $count ->
    [one] La seule décision valait n’importe quelle autre.
   *[other] Rien ne ressort : les { $count } décisions valaient à peu près ce que l’entraîneur aurait choisi.
}
after-review-cost = { $points ->
    [one] −{ NUMBER($points, maximumFractionDigits: 1) } point
   *[other] −{ NUMBER($points, maximumFractionDigits: 1) } points
}
after-review-cost-chance = −{ $percent } % de chances
after-review-cost-grave = Grosse erreur
after-review-cost-costly = Erreur
after-review-cost-slight = Petite erreur
after-review-chosen = { $you ->
    [yes] Vous avez choisi
   *[no] { $name } a choisi
}
after-review-better = L’entraîneur aurait choisi
after-review-why = La différence
after-review-sure = { $sure ->
    [sure] L’entraîneur en est sûr.
    [likely] L’entraîneur en est presque sûr.
   *[close] C’est très serré.
}
after-review-play = Continuer d’ici avec ce choix
after-review-honest = { $count ->
    [one] Une décision, jugée d’après ce qu’on pouvait savoir alors.
   *[other] { $count } décisions, chacune jugée d’après ce qu’on pouvait savoir alors.
}
