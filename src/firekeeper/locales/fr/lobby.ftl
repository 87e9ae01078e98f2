# Les pages autour des jeux.

lobby-learn = Apprendre
lobby-no-games-yet = Vos parties seront ici. Commencez-en une, ou rejoignez un ami par son lien.
lobby-result = Terminée : { $scores }
lobby-replays = Revoir
lobby-bots = { $count ->
    [one] { $count } robot
   *[other] { $count } robots
}
lobby-seats-text = Un ami n’a pas besoin de compte, seulement du lien. Les robots n’en voient jamais plus que vous n’en verriez à leur place.
lobby-level = Robots
lobby-level-name-novice = Débutant
lobby-level-name-casual = Occasionnel
lobby-level-name-skilled = Confirmé
lobby-level-name-expert = Expert
lobby-level-novice = Voit ce qui est proche, oublie des possibilités et juge parfois mal : pour les premières parties.
lobby-level-casual = Joue son tour correctement, avec une erreur de temps en temps.
lobby-level-skilled = Pèse des tours entiers, et se trompe rarement.
lobby-level-expert = Compare des tours entiers d’après leurs suites, en deux secondes au plus.
lobby-level-against = Dans le jeu de base à deux, il gagne environ { $wins } parties sur { $of } contre « { $level } ».
lobby-list-mine = Mes parties
lobby-list-open = Tables avec une place libre
lobby-list-watch = Parties à regarder
lobby-list-finished = Parties à revoir
lobby-none-mine = Vos parties seront ici.
lobby-none-open = Aucune table n’attend de joueurs. Créez la vôtre, d’autres la trouveront ici.
lobby-none-watch = Personne ne joue sous les yeux des autres en ce moment.
lobby-none-finished = Aucune partie n’est encore terminée.
lobby-upload-help = Une partie téléchargée ici ou enregistrée par le programme. Chaque choix et chaque mélange en sont vérifiés.
lobby-stranger = Vous pouvez jouer tout de suite sous n’importe quel nom. Avec un code ou un mot de passe, vos parties vous suivent sur d’autres appareils.
lobby-you-are-guest = Vous jouez en invité. Choisissez un mot de passe pour garder votre nom et vos parties.
lobby-you-are-known = Vous avez un compte ici : vos parties vous suivent sur tous vos appareils.
lobby-keep-name = Garder un nom avec un mot de passe
lobby-with-password = Se connecter ou s’inscrire
lobby-password-help = Au moins 8 caractères.
lobby-come-back = Revenir en invité
lobby-code-help = Le code affiché quand vous avez commencé à jouer.
lobby-leaving = Partir
lobby-delete-what = Votre nom disparaît de toutes les tables ; les parties des autres restent telles quelles.
lobby-delete-yes = Supprimer pour de bon
lobby-delete-code = Votre code d’invité

## Leçons

lesson-learn-game = Apprendre { $game }
lesson-about-campaign = Une campagne de courtes parties : chacune apporte quelques règles, expliquées quand elles apparaissent. Des robots jouent avec vous.
lesson-about = De courts exercices sur le vrai plateau, vérifiés par les règles. Puis une première partie guidée.
lesson-minutes = environ { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
lesson-begin = Commencer
lesson-again = Encore une fois
lesson-done = fait
lesson-first-game = Une première partie guidée
lesson-first-game-text = Une partie entière contre des robots. Chaque chose est expliquée quand elle apparaît.
lesson-play-guided = Jouer avec le guide
lesson-card = Exercice
lesson-number = { $number } sur { $of }
lesson-goals = { $done } sur { $of } objectifs atteints
lesson-reached = Bravo !
lesson-next = Exercice suivant
lesson-finished = Toutes les leçons
lesson-hint = Indice
lesson-show-me = Montrez-moi
lesson-shown = Le choix marqué : { $choice }.
lesson-off-the-path = Vous avez pris un autre chemin : annulez, ou recommencez, et tout sera montré pas à pas.
lesson-restart = Recommencer
lobby-next-game = Partie suivante : { $game }
lobby-campaign-finished = Campagne terminée : nouvelle table
