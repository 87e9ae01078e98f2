# Comment Endless Winter se présente avant qu’on l’ouvre.

endless_winter-lobby-name = Endless Winter
endless_winter-lobby-about = Guidez un peuple à la fin de l’ère glaciaire pendant quatre générations : chassez, migrez, dressez des mégalithes, honorez les morts, et gardez les bonnes cartes pour l’Éclipse.
endless_winter-lobby-players = 2 à 4 joueurs
endless_winter-lobby-time = environ 2 heures
endless_winter-stage = Manche { $now } sur { $of }
endless_winter-stage-short = Manche { $now }
endless_winter-ending-points = La dernière manche est terminée : les points décident.
