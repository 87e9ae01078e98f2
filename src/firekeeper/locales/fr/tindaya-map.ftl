# La carte de Tindaya dans le navigateur : hexagones, pièces et ce qui est dessiné dessus. Utilisé par client/src/games/tindaya/map.

tindaya-map-archipelago = Archipel
tindaya-map-label = Archipel : { $hexes } hexagones, { $islands } îles
tindaya-map-controlled = contrôlé par { $name }
tindaya-map-uncontrolled = contrôlé par personne
tindaya-map-tribe = { $name } : { $who }
tindaya-map-chief = le chef des conquistadors
tindaya-map-wall = mur de protection
tindaya-map-canoes =
    { $count ->
        [one] { $count } pirogue
       *[other] { $count } pirogues
    }
tindaya-map-animals =
    { $count ->
        [one] { $count } animal
       *[other] { $count } animaux
    }
tindaya-map-sinks = sombre dans la mer
tindaya-map-becomes = devient { $terrain }
tindaya-map-arrive =
    { $count ->
        [one] { $count } conquistador débarque
       *[other] { $count } conquistadors débarquent
    }
tindaya-map-nothing = rien n’est perdu
tindaya-map-would-lose = { $event } : { $what }
tindaya-map-rings = Montrer ce qui va frapper
tindaya-map-overview = Tout l’archipel

## La fin d’une ère racontée

tindaya-map-story = La fin de l’ère
tindaya-map-story-again = Raconter encore la fin de l’ère
tindaya-map-story-end = Aller à la fin
tindaya-map-beat-back = Un temps en arrière
tindaya-map-beat-on = Un temps en avant
tindaya-map-nothing-happens = Il ne se passe rien.
