# Le terminal : ce qui entoure une partie.

## Avant la partie

ask-language = Langue, en ou fr ? [{ $default }]
ask-players = Combien de joueurs ? [{ $default }]
ask-bots = Contre quels adversaires ? [{ $default }]
ask-again = Cette réponse n’est pas prévue : { $allowed }.
bot-novice = novice : voit ce qui est proche, oublie des possibilités et juge parfois mal
bot-casual = casual : joue son tour correctement, avec une erreur de temps en temps
bot-skilled = skilled : pèse des tours entiers, et se trompe rarement
bot-expert = expert : compare des tours entiers d’après ce qu’ils deviennent plus tard
say-bot-measured = Il a gagné { $wins } parties à deux sur { $games } contre { $level } ({ $percent } %).
bot-greedy = greedy : réfléchit un tour à l’avance
bot-random = random : choisit à l’aveugle, pour les premiers pas

## Questions

ask-begin = Appuyez sur Entrée pour commencer.
ask-choice =
    { $count ->
        [one] Entrée ou { $count }>
       *[other] 1–{ $count }>
    }
ask-more = Entrée pour la suite, q pour arrêter>
ask-save = Sauvegarder la partie ? Nom du fichier, ou Entrée pour non :
ask-overwrite = { $file } existe déjà. L’écraser, oui ou non ?
answer-yes = o oui

## Autour des choix

say-help = aide : toutes les commandes
say-undo = u : annuler
say-at-once = Doivent encore répondre en même temps : { $names }. Personne ne voit une réponse avant la dernière.
say-ends-undo = * fin d’annulation : une pioche ou un autre joueur suit
say-others-play = Les autres jouent…
say-no-such-number = Aucun choix ne porte ce numéro : ils vont de 1 à { $count }.
say-not-understood = « { $typed } » n’est ni un choix ni une commande. Tapez un numéro, ou aide.
say-undo-ends = L’annulation s’arrête ici : une carte a été piochée, ou un autre joueur a joué. Pour revenir quand même : uu
say-nothing-to-undo = Il n’y a rien à annuler.
say-hint = Un robot choisirait { $number } : { $label }
say-code = Dans les enregistrements ce choix s’écrit : { $code }
say-why-what = Pourquoi quoi ? Nommez un choix par son numéro ou par son texte, tel que les parties enregistrées l’écrivent. La commande codes montre les textes.
say-no-such-choice = Aucun choix ne s’appelle « { $typed } ». Ils s’écrivent ainsi : { $near }
say-possible = C’est possible maintenant : { $label }
say-forbidden = Impossible maintenant : { $label }. La règle est { $rule } :
say-no-rule = Aucune règle ne correspond à « { $wanted } ». Les règles s’appellent par exemple { $near }.
say-more-rules = Autres règles : { $rules }
say-rule-in-english = Cette règle est en anglais.
say-saved = Sauvegardé. Pour continuer : firekeeper play { $game } --load { $file }
say-not-saved = Pas sauvegardé.
say-cannot-save = Impossible d’écrire { $file } : { $reason }
say-goodbye = Au revoir !
say-go-on = La partie est conservée. Pour continuer : firekeeper play { $game } --load { $file }
say-seed = La graine de cette partie était { $seed }.

## Commandes : les mots à taper, et ce qu’ils font

help-choose = Tapez le numéro d’un choix. Entrée seule montre la table à nouveau, ou prend l’unique choix.
command-undo = u annuler
help-undo = annuler votre dernier choix
command-undo-beyond = uu
help-undo-beyond = revenir plus loin, au-delà des pioches et des coups des robots
command-restart = r recommencer
help-restart = recommencer votre tour
command-rules = ? règles
help-rules = les règles de cette question ; ? 3 explique le choix 3, ? et un identifiant ou un mot cherche des règles
command-why = pourquoi
help-why = pourquoi un choix est impossible : pourquoi et le texte du choix
command-hint = conseil
help-hint = ce qu’un robot choisirait
command-log = journal
help-log = ce qui s’est passé cette année ou cette manche ; journal tout pour toute la partie
command-board = p plateau
help-board = toute la table
command-opponents = o adversaires
help-opponents = les plateaux des autres
command-save = s sauver
help-save = sauvegarder la partie : sauver FICHIER
command-codes = codes
help-codes = montrer ou cacher l’écriture des choix dans les enregistrements
command-help = h aide
help-help = cette liste
command-quit = q quitter
help-quit = quitter la table

## Cadres

pane-news = Ce qui s’est passé
pane-news-rest =
    { $count ->
        [one] Ce qui s’est passé ({ $count } ligne de plus : journal)
       *[other] Ce qui s’est passé ({ $count } lignes de plus : journal)
    }
pane-log = Journal
pane-map = Plateau de jeu
pane-map-key = R2>J1 Gardes, = égalité · (m·) zone de récolte, [·] zone de chasse · R au travail, /R Éclaireur · ≈ rivière
pane-village = Votre grille d’actions
pane-village-out = Sorties de la grille :
pane-mine = Votre Tribu
pane-tracks = Pistes de score (◂ compte)
pane-masks = Emplacements des Masques (A, B, C : sortes)
pane-turtles = Tuiles Tortue restantes
pane-progress = Tuiles Progrès
pane-display =
    { $stack ->
        [0] Tuiles avancées, niveau { $level }
       *[other] Tuiles avancées, niveau { $level } (pile : { $stack })
    }
pane-opponents = Adversaires
pane-ghost = Le Fantôme
pane-year = Année { $year } sur { $years }
pane-you = Vous êtes { $name } ({ $tribe })
pane-order = Ordre :
pane-reserved = Année prochaine :
pane-goods = Biens :
pane-at-home = Au Village :
pane-longhouse = Grande Maison :
pane-longhouse-place = Grande Maison
pane-canoes = Canoës { $count }/{ $most }
pane-markers =
    { $count ->
        [one] { $count } pion
       *[other] { $count } pions
    }
pane-swaps =
    { $count ->
        [one] { $count } jeton Échange
       *[other] { $count } jetons Échange
    }
pane-ally = allié : { $flag }
pane-mohawk = Guerrier Mohawk : { $place }
pane-progress-tiles = Progrès :
pane-hand = Masques :
pane-played = joués : { $masks }
pane-turtle-tiles = Tortues :
pane-set-aside = De côté :
pane-total = total actuel
pane-progress-level =
    { $vegetables ->
        [one] Niveau { $level } ({ $leather } Cuir, { $fish } Poisson, { $vegetables } Légume) :
       *[other] Niveau { $level } ({ $leather } Cuirs, { $fish } Poissons, { $vegetables } Légumes différents) :
    }
pane-points = { $points } p
pane-discard =
    { $count ->
        [0] La défausse est vide. Pioche, cartes : { $deck }.
       *[other] Défausse : { $card }. Pioche, cartes : { $deck }.
    }
pane-have = vous en avez { $count }
pane-paying = { $name } paie { $tile }
pane-in-longhouse = { $count } dans la Grande Maison
pane-ghost-state =
    { $score ->
        [one] { $score } point · niveau de Progrès { $level }
       *[other] { $score } points · niveau de Progrès { $level }
    }
pane-stakes =
    { $penalty ->
        [0]
            { $points ->
                [one] Objectifs : { $points } point chacun à la fin
               *[other] Objectifs : { $points } points chacun à la fin
            }
        [one] Extrême : un objectif manqué coûte { $penalty } point
       *[other] Extrême : un objectif manqué coûte { $penalty } points
    }
pane-next = ensuite : { $action }
pane-tokens = Jetons Tour du Fantôme : { $tokens }
pane-europeans = Des Patrouilles aident le Fantôme : { $places }
pane-ghost-plan = { $face } : { $action }
pane-objective = { $objective } Actuellement { $count }.
pane-player =
    { $points ->
        [one] { $name } ({ $tribe }), { $points } point
       *[other] { $name } ({ $tribe }), { $points } points
    }

## Feuille de score

sheet-title = Score final
sheet-pair = piste la plus faible
sheet-swap = Jetons Échange
sheet-objectives = Objectifs
sheet-total = Total
sheet-tie = Totaux égaux : la meilleure place dans l’ordre du tour décide.
sheet-you-win =
    { $points ->
        [one] Vous gagnez avec { $points } point !
       *[other] Vous gagnez avec { $points } points !
    }
sheet-wins =
    { $points ->
        [one] { $name } gagne avec { $points } point.
       *[other] { $name } gagne avec { $points } points.
    }
sheet-win-together = { $names } gagnent.
sheet-you-win-together = Vous gagnez, avec { $names } !
sheet-nobody-wins = Personne ne gagne.
