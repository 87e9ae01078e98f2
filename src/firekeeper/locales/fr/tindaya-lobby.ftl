# Comment Tindaya se présente avant qu’on l’ouvre.

tindaya-lobby-name = Tindaya
tindaya-lobby-about = Menez une tribu d’un archipel à travers trois ères : nourrissez-la, logez-la, apaisez deux dieux en colère et défendez les îles contre les conquistadors. Ensemble, ou chacun pour soi.
tindaya-lobby-players = 1 à 4 joueurs
tindaya-lobby-time = de 2 à 3 heures
tindaya-lobby-played = { $campaign_step ->
    [none] { tindaya-lobby-played.short }, { $difficulty ->
        [easy] facile
        [medium] moyen
       *[hard] difficile
    }, { $players ->
        [one] solo
       *[other] { $players } joueurs
    }
    [final] Campagne, partie finale, { $players } joueurs
   *[other] Campagne, partie { $campaign_step }, { $players } joueurs
}
    .short = { $campaign_step ->
        [none] { $mode ->
            [domination] Domination
           *[alliance] Alliance
        }
        [final] Partie finale
       *[other] Partie { $campaign_step }
    }
tindaya-stage = Ère { $now } sur { $of }
tindaya-stage-short = Ère { $now }
tindaya-ending-alliance-won = L’archipel est sauvé : victoire de l’alliance.
tindaya-ending-lost-by-wrath = La colère divine a détruit l’archipel.
tindaya-ending-lost-by-extinction = Une tribu s’est éteinte.
tindaya-ending-lost-without-building = Une tribu ne contrôle aucun bâtiment.
tindaya-ending-lost-archipelago = Les conquistadors tiennent l’archipel.
tindaya-ending-lost-mission = La mission n’est pas remplie.
tindaya-ending-domination-won = Les points décident.
tindaya-ending-no-survivor = Aucune tribu n’a survécu.
tindaya-ending-traitor-won = Le traître a atteint son objectif.
tindaya-ending-campaign-goals-met = Les objectifs de cette partie de campagne sont atteints.
tindaya-ending-campaign-goals-missed = Les objectifs de cette partie de campagne sont manqués.

## The map at New table

tindaya-lobby-map = Une carte de l’archipel : îles, volcans et fosses
tindaya-lobby-map-automatic = La carte est tirée quand la table commence. Voici un exemple de ce qui peut sortir.
tindaya-lobby-map-seed = Voici la carte de la graine que vous avez nommée.
tindaya-lobby-map-preset = Voici la carte sur laquelle vous jouerez.
tindaya-lobby-map-host = Voici la carte que vous avez écrite.
tindaya-lobby-map-by_turns = Les tuiles sont tirées quand la table commence, comme dans cet exemple ; puis les joueurs posent les terrains à tour de rôle.
tindaya-lobby-map-another = Un autre exemple

## La campagne

tindaya-lobby-alone = Jouer seul
tindaya-campaign-1 = L’arrivée sur l’île
    .text = Une ère, ensemble : se déplacer, collecter, construire, produire, nourrir la tribu, reconquérir le fort. Environ 40 minutes.
tindaya-campaign-2 = La fureur des dieux
    .text = Deux ères, ensemble : grottes, déchets, voyantes et les quatre métiers. Environ 75 minutes.
tindaya-campaign-3 = Les faveurs divines
    .text = Trois ères, chaque tribu pour elle : points, priorité, objectifs et monopoles. Environ 2 heures.
tindaya-campaign-final = La partie finale
    .text = Toutes les règles, ensemble : missions, toutes les cartes Événement, tuiles rouges. De 2 à 3 heures.
