# Wendake : le solitaire avec cartes Adversité et la difficulté extrême, de l’extension Nouveaux Alliés.

## Cartes Adversité : le nom, et l’effet de la carte pendant son année

wendake-adversity-worship = Adoration
wendake-adversity-worship-text = Toute l’année : la première action que vous effectuez dans une activation coûte 1 Ressource ou 1 point. Sans l’une ni l’autre, elle est gratuite.
wendake-adversity-worship-brief = La 1re action d’une tuile coûte 1 Ressource ou 1 point.
wendake-adversity-drought = Sécheresse
wendake-adversity-drought-text = Toute l’année : la Récolte n’a aucun effet.
wendake-adversity-drought-brief = La Récolte n’a aucun effet.
wendake-adversity-frozen_lakes = Lacs gelés
wendake-adversity-frozen_lakes-text = Toute l’année : la Pêche n’a aucun effet.
wendake-adversity-frozen_lakes-brief = La Pêche n’a aucun effet.
wendake-adversity-fire = Feu
wendake-adversity-fire-text = Toute l’année : la Chasse n’a aucun effet.
wendake-adversity-fire-brief = La Chasse n’a aucun effet.
wendake-adversity-snow = Neige
wendake-adversity-snow-text = Toute l’année : chacun de vos Déplacements a 1 pas de moins, ceux des tuiles Progrès compris.
wendake-adversity-snow-brief = Chaque Déplacement a 1 pas de moins.
wendake-adversity-winter = Hiver
wendake-adversity-winter-text = À la fin de l’année, il vous faut 2 Cuirs, que vous gardez. Pour chaque Cuir manquant, un Guerrier de votre choix va à la Grande Maison.
wendake-adversity-winter-brief = Fin d’année : ayez 2 Cuirs ou perdez des Guerriers.
wendake-adversity-europeans_arrive = Les Européens arrivent
wendake-adversity-europeans_arrive-text = Au début de l’année, une Patrouille arrive dans chaque Territoire au drapeau indiqué. Elle protège les Natifs du Fantôme dans les zones du Territoire. Attaquée, elle disparaît ; votre Guerrier rentre au Village et ne bouge plus pendant ce Déplacement.
wendake-adversity-europeans_arrive-brief = Des Patrouilles gardent les zones du Fantôme.
wendake-adversity-infection = Infection
wendake-adversity-infection-text = Toute l’année : chaque Commerce vous coûte 2 Natifs du plateau, même sans échange. Aucune carte n’est retournée pour la Variole.
wendake-adversity-infection-brief = Chaque Commerce vous coûte 2 Natifs.
wendake-adversity-storm = Tempête
wendake-adversity-storm-text = Au début de l’année, un de vos Canoës quitte le plateau.
wendake-adversity-storm-brief = Un Canoë quitte le plateau.
wendake-adversity-end_of_season = Fin de saison
wendake-adversity-end_of_season-text = Au début de l’année, une Femme quitte sa zone et rentre au Village.
wendake-adversity-end_of_season-brief = Une Femme rentre au Village.
wendake-adversity-relentless_enemy = Ennemi sans relâche
wendake-adversity-relentless_enemy-text = Toute l’année : chaque fois que le Fantôme doit faire l’action indiquée, il la fait deux fois.
wendake-adversity-relentless_enemy-brief = Le Fantôme le fait deux fois.
wendake-adversity-sacrilegious_theft = Vol sacrilège
wendake-adversity-sacrilegious_theft-text = Au début de l’année, une carte Masque de votre main va dans la défausse.
wendake-adversity-sacrilegious_theft-brief = Un de vos masques va dans la défausse.
wendake-adversity-enemy_attack = Attaque ennemie
wendake-adversity-enemy_attack-text = Au début de l’année, le Fantôme place un Garde dans chaque Territoire sans aucun Garde.
wendake-adversity-enemy_attack-brief = Un Garde du Fantôme là où il n’y en a aucun.
wendake-adversity-card = { $effect } ({ $shows })
wendake-adversity-card-plain = { $effect }
wendake-adversity-shows-english = Anglais
wendake-adversity-shows-french = Français
wendake-adversity-shows-move_warrior = déplacer un Guerrier
wendake-adversity-shows-move_woman = déplacer une Femme
wendake-adversity-shows-move_hunter = déplacer un Chasseur
wendake-token-arrow = flèche
wendake-token-circle = cercle

## Questions

wendake-prompt-offer = Adoration : payez 1 Ressource ou 1 point pour cette action.
    .topic = que payer pour l’Adoration
wendake-prompt-withdraw-canoe = Tempête : quel Canoë quitte le plateau ?
    .topic = quel Canoë quitte le plateau
wendake-prompt-recall-woman = Fin de saison : quelle Femme rentre au Village ?
    .topic = quelle Femme rentre au Village
wendake-prompt-surrender-mask = Vol sacrilège : quelle carte Masque perdez-vous ?
    .topic = quelle carte Masque est perdue
wendake-prompt-lose-native-to-infection = Infection : qui va à la Grande Maison ?
    .topic = qui va à la Grande Maison
wendake-prompt-lose-warrior = Hiver : quel Guerrier va à la Grande Maison ?
    .topic = quel Guerrier va à la Grande Maison
wendake-prompt-draw-adversity = Une carte Adversité est révélée.
wendake-prompt-draw-token = Le jeton Tour du Fantôme est révélé.

## Choix

wendake-choice-adversity = { $card }
wendake-choice-token = { $token }
wendake-choice-offer =
    { $form ->
        [track] 1 point : { $name }
       *[good] { $name }
    }
wendake-choice-withdraw = { $lake }
wendake-choice-recall = { $area }

## Ce qui s’est passé

wendake-event-adversity-revealed = Carte Adversité : { $card }.
wendake-event-token-revealed =
    { $token ->
        [circle] Le jeton de la { $face } a montré un cercle : le Fantôme a pris sa place dans l’ordre du tour.
       *[arrow] Le jeton de la { $face } a montré une flèche.
    }
wendake-event-europeans-came =
    { $count ->
        [0] Les { $flag } avaient déjà des Patrouilles partout.
       *[other] Des Patrouilles sont arrivées ({ $flag }) : { $territories }.
    }
wendake-event-europeans-left =
    { $you ->
        [yes] Vous avez chassé une Patrouille ({ $territory }).
       *[no] { $name } a chassé une Patrouille ({ $territory }).
    }
wendake-event-canoe-withdrawn =
    { $you ->
        [yes] La tempête a emporté votre Canoë ({ $lake }).
       *[no] { $name } : la tempête a emporté un Canoë ({ $lake }).
    }
wendake-event-objective-missed =
    { $points ->
        [one] Objectif manqué, { $points } point perdu : { $objective }.
       *[other] Objectif manqué, { $points } points perdus : { $objective }.
    }
