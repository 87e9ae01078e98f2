# Les pages autour des jeux.

lobby-learn = Apprendre
lobby-no-games-yet = Vos parties seront ici. Commencez-en une, ou rejoignez un ami par son lien.
lobby-result = Terminée : { $scores }
