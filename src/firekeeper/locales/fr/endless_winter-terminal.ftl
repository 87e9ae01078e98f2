# Endless Winter au terminal : titres et libellés des panneaux, et la feuille de score.

endless_winter-pane-map = Carte
endless_winter-pane-map-key = L2 Influence du Loup, * gagne l’avantage · [■] jeton Glacier, [3] face visible
endless_winter-pane-base = Base
endless_winter-pane-benefits = Terrains à l’Éclipse
endless_winter-pane-megaliths = Plateau Mégalithe
endless_winter-pane-megaliths-key = L du Loup, □ neutre, + première case
endless_winter-pane-level =
    { $level ->
        [0] sol
       *[other] niveau { $level }
    }
endless_winter-pane-mine = Votre plateau
endless_winter-pane-cards = Vos cartes
endless_winter-pane-columns = Colonnes
endless_winter-pane-first = première figurine :
endless_winter-pane-market = À recruter et à chasser
endless_winter-pane-stacks = Paquets Tribu :
endless_winter-pane-hunt = Zone de Chasse ({ $deck } dans la pioche) :
endless_winter-pane-display = Vitrine des Cultures
endless_winter-pane-reserve = Pierres Sacrées
endless_winter-pane-offered = À prendre
endless_winter-pane-round = Manche { $round } sur { $rounds }
endless_winter-pane-phase =
    { $phase ->
        [setup] Mise en place
        [action_phase] phase d’Actions, tour { $lap } sur { $laps }
        [eclipse_phase] phase d’Éclipse
        [preparation_phase] phase de Préparation
       *[final_scoring] Décompte des points
    }
endless_winter-pane-you = Vous êtes { $name }
endless_winter-pane-food = Nourriture { $food } sur { $cap }
endless_winter-pane-figures = figurines
endless_winter-pane-resting =
    { $count ->
        [one] { $count } se repose
       *[other] { $count } se reposent
    }
endless_winter-pane-chief = Chef :
endless_winter-pane-home = À placer :
endless_winter-pane-camps =
    { $count ->
        [one] { $count } Camp
       *[other] { $count } Camps
    }
endless_winter-pane-villages =
    { $count ->
        [one] { $count } Village
       *[other] { $count } Villages
    }
endless_winter-pane-stones-left =
    { $count ->
        [one] { $count } Mégalithe
       *[other] { $count } Mégalithes
    }
endless_winter-pane-idols = Idoles :
endless_winter-pane-offering = Offrande { $level }
endless_winter-pane-honour = Honneur { $level } (rang { $rank })
endless_winter-pane-hand = Main :
endless_winter-pane-hand-size =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
endless_winter-pane-above = Jouées :
endless_winter-pane-eclipse = Pioche Éclipse :
endless_winter-pane-in-eclipse = à l’Éclipse :
endless_winter-pane-discard = Défausse :
endless_winter-pane-deck = Pioche :
endless_winter-pane-graveyard = Cimetière :
endless_winter-pane-animals = Animaux :
endless_winter-pane-tipped = { $count }× { $animal }, Incliné
endless_winter-pane-stones = Pierres Sacrées :

## La feuille de score

endless_winter-sheet-effects = Avantages
endless_winter-sheet-stacking = Mégalithes empilés
endless_winter-sheet-honour_track = Piste d’Honneur
endless_winter-sheet-stones = Pierres Sacrées
endless_winter-sheet-offering = Offrande : Nourriture et Outils
endless_winter-sheet-honour = Honneur : cartes Enterrées
endless_winter-sheet-cards = Imprimés sur les cartes
endless_winter-sheet-animals = Ensembles d’Animaux
