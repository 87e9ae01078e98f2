# Tindaya dans un terminal : titres et étiquettes des cadres, signes de la carte, feuille de score.

tindaya-pane-map = Archipel
tindaya-pane-map-key = f forêt, l littoral, m montagne, V3 volcan, F3 fosse · Q quai, P porcherie, E enclos, C champ, X fort · ° jeton, # mur, u pirogue, +2 animaux, x2 conquistadors · B2* Bleu : 2 villageois et un noble · @A @M @T @E désastres, w g b navires (blanc, gris, noir)
tindaya-pane-island = { $island } :
tindaya-sign-sea = ~
tindaya-sign-trench = F
tindaya-sign-volcano = V
tindaya-sign-forest = f
tindaya-sign-coast = l
tindaya-sign-mountain = m
tindaya-sign-dock = Q
tindaya-sign-pigsty = P
tindaya-sign-goat_pen = E
tindaya-sign-field = C
tindaya-sign-fort = X
tindaya-pane-mine = Votre tribu
tindaya-pane-mountain = Mont Tindaya
tindaya-pane-coming = Événements de cette ère
tindaya-pane-goals = Buts et nature
tindaya-pane-market = Marché des artisans
tindaya-pane-you = Vous êtes { $name }
tindaya-pane-era = Ère { $era } sur { $eras }
tindaya-pane-cubes =
    { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }
tindaya-pane-cylinders =
    { $count ->
        [one] { $count } cylindre
       *[other] { $count } cylindres
    }
tindaya-pane-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
tindaya-pane-passed = a passé
tindaya-pane-traitor = traître
tindaya-pane-tribe = Tribu :
tindaya-pane-trades = Métiers :
tindaya-pane-developed = développé
tindaya-pane-produced = produit
tindaya-pane-store = Réserve :
tindaya-pane-tokens =
    { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    }
tindaya-pane-prison =
    { $count ->
        [one] { $count } prisonnier
       *[other] { $count } prisonniers
    }
tindaya-pane-waste =
    { $count ->
        [one] { $count } déchet
       *[other] { $count } déchets
    }
tindaya-pane-cave = seconde grotte
tindaya-pane-canoe = une pirogue à elle
tindaya-pane-idols = Idoles :
tindaya-pane-face-down = { $count } face cachée
tindaya-pane-bought = Achetées :
tindaya-pane-objectives = Objectifs secrets :
tindaya-pane-secret = face cachée
tindaya-pane-wrath = colère { $wrath } sur { $doom }, zone d’effet { $radius }
tindaya-pane-invasion = Conquistadors : { $count }, au plus { $most } à la fin
tindaya-pane-nature = Nature :
tindaya-pane-all-waste = déchets { $count } sur { $most }
tindaya-pane-deck =
    { $count ->
        [one] { $count } idole à piocher
       *[other] { $count } idoles à piocher
    }
tindaya-sheet-villagers = Villageois
tindaya-sheet-nobles = Nobles
tindaya-sheet-prisoners = Prisonniers
tindaya-sheet-inventions = Inventions
