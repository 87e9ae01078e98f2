# Comment Wendake se présente avant qu’on l’ouvre.

wendake-lobby-name = Wendake
wendake-lobby-name-new_allies = Wendake : Nouveaux Alliés
    .short = Nouveaux Alliés
wendake-lobby-about = Guidez une tribu des Grands Lacs pendant sept années : cultivez, chassez, commercez, gardez le pays, célébrez les cérémonies, et tenez en équilibre vos quatre pistes de score.
wendake-lobby-players = 1 à 4 joueurs
wendake-lobby-time = environ 2 heures
wendake-stage = Année { $now } sur { $of }
wendake-stage-short = Année { $now }
wendake-ending-points = La dernière année est terminée : les points décident.
wendake-lobby-alone-ghost = Jouer seul : le Fantôme
wendake-lobby-alone-adversity = Jouer seul : l’Adversité
