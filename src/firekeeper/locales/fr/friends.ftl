# Entre amis : salle d’attente, invitations, plusieurs personnes sur un appareil, être appelé, consignes, l’année.

# --- salle d’attente et invitation
friends-options = Ce qui est convenu
friends-colour-red = Rouge
friends-colour-yellow = Jaune
friends-colour-green = Vert
friends-colour-blue = Bleu
friends-free-friend = libre, pour un ami avec le lien
friends-free-open = libre, ouverte à tous
friends-you-are = { $name } (vous)
friends-on-this-device = sur cet appareil
friends-on-the-device-of = appareil partagé avec { $name }
friends-move-here = Venir ici
friends-sit-here = S’asseoir ici
friends-bot = Robot
friends-bot-for = Laisser un robot jouer { $seat }
friends-bot-level = Quel robot
friends-made-by = { $name } a créé cette table.
friends-seats-left = { $count ->
    [one] { $count } place est libre.
   *[other] { $count } places sont libres.
}
friends-all-here = Tout le monde est là.
friends-you-watch = Vous regardez
friends-fill = Compléter avec des robots
friends-start = Commencer
friends-stand-up = Quitter la table
friends-not-yet = La partie commence quand toutes les places sont prises : invitez quelqu’un, ou faites jouer des robots.
friends-ready = Toute personne assise à la table peut lancer la partie.
friends-begins-full = La partie commence d’elle-même.
friends-invite = Inviter des amis
friends-invite-text = Avec ce lien, on s’assoit à la table sans compte.
friends-link = Lien
friends-copy = Copier le lien
friends-share = L’envoyer
friends-come = On joue à { $game } ?
friends-qr = Le lien en code QR, pour l’appareil photo d’un téléphone
friends-clock = Pendule : { NUMBER($bank, maximumFractionDigits: 0) } minutes chacun, { $increment } secondes de plus à chaque tour.
friends-undo-consent = Annuler un choix qui a révélé une carte demande l’accord de tous.
friends-undo-never = Ce qui a été révélé ne s’annule jamais.
friends-spectators = Tout le monde peut regarder.
friends-no-spectators = Personne ne peut regarder.
friends-invited-by = { $name } vous invite à { $game }
friends-table-of = Une table : { $game }
friends-no-seat-left = Toutes les places sont prises : vous pouvez regarder.
friends-you-come-as = Votre nom ici : { $name }.
friends-name-kept = Il est gardé sur cet appareil.
friends-name-to-watch = On peut regarder sans nom.
friends-sit-down = S’asseoir
friends-only-watch = Seulement regarder
friends-begin = Quand la partie commence
friends-begin-asked = Quand quelqu’un à la table appuie sur Commencer
friends-begin-full = Dès que toutes les places sont prises

# --- plusieurs personnes sur un appareil
friends-name-of-seat = Nom de la personne à la place { $seat }
friends-their-name = Son nom
friends-pass-to = Passez l’appareil à { $name }
friends-pass-to-any = Passez l’appareil
friends-who-is-here = Qui tient l’appareil ?
friends-pass-text = Ce qui est caché ne s’affiche qu’ensuite.
friends-i-am = C’est moi, { $name }
friends-only-look = Ce n’est pas leur tour ; ils peuvent regarder leurs affaires :
friends-pass-on = Passer

# --- être appelé
friends-calls = Notifications
friends-calls-text = Quand vous êtes loin de la table, un message peut vous dire que c’est à vous de jouer : une fois par tour au plus, et sans rien dévoiler.
friends-calls-nobody = Choisissez d’abord un nom ou connectez-vous : vous pourrez dire ici comment vous joindre.
friends-calls-open = Notifications
friends-calls-none-yet = Vous n’avez pas encore dit comment vous joindre.
friends-call-for-table = M’avertir pour cette table
friends-push = Sur cet appareil
friends-push-text = Le navigateur affiche une notification, même quand la page est fermée.
friends-push-impossible = Ce navigateur ne peut pas afficher de notifications ici. Il faut une page en https ; sur certains téléphones, il faut d’abord ajouter la page à l’écran d’accueil.
friends-push-on = M’avertir sur cet appareil
friends-push-off = Ne plus m’avertir sur cet appareil
friends-push-refused = Le navigateur ne le permet pas. Ses réglages pour cette page disent pourquoi.
friends-devices = { $count ->
    [0] Aucun appareil n’est encore averti.
    [one] { $count } appareil est averti.
   *[other] { $count } appareils sont avertis.
}
friends-calls-for = M’avertir
friends-call-turn = quand c’est à moi de jouer
friends-call-joined = quand un ami rejoint la table
friends-call-consent = quand on demande mon accord
friends-quiet = Heures calmes
friends-quiet-text = Pas la nuit : les messages attendent le matin
friends-quiet-from = De
friends-quiet-to = À
friends-zone = À l’heure de { $zone }.
friends-email = Courriel
friends-email-text = Un code y est d’abord envoyé. Laissez vide pour ne rien recevoir.
friends-email-code = Le code envoyé à { $email }
friends-email-confirm = Confirmer
friends-email-not-sent = Le courriel avec le code n’a pas pu être envoyé, rien n’est donc enregistré. Réessayez plus tard, ou laissez l’adresse vide.
friends-webhook = Webhook
friends-webhook-text = L’adresse d’un salon Discord ou d’un sujet ntfy qui recevra les messages.
friends-webhook-kind = Service
friends-webhook-ntfy = ntfy
friends-webhook-discord = Discord
friends-save = Enregistrer
friends-try = Essayer
friends-tried = Envoyés : { $sent }. Non envoyés : { $failed }.
friends-tried-nothing = Il n’y a encore aucun moyen de vous joindre : choisissez-en un.
friends-bad-address = Cela ne peut pas servir. Une adresse de courriel est comme ana@example.org ; un webhook commence par https:// et se trouve sur l’internet public.

# --- consignes
friends-orders = Consignes
friends-orders-text = Ce que votre place fait d’elle-même, pour que personne ne vous attende. Personne d’autre ne les voit ; le journal dit quand une consigne a répondu.
friends-order-only-one = Quand une seule chose est possible, la faire
    .text = Y compris finir un tour où il ne reste rien d’autre.
friends-order-add = Ajouter
friends-order-first = Monter { $what }
friends-order-remove = Retirer { $what } de la liste
friends-order-empty = La liste est encore vide.

## Planifier ensemble

friends-plan = Planifier ensemble
friends-plan-ping = Montrer
friends-plan-arrow = Flèche
friends-plan-clear = Effacer
friends-plan-click = Cliquez un lieu du plateau.
friends-plan-click-to = Cliquez maintenant où finit la flèche.
friends-i-bring = J’apporte
friends-what = Quoi
friends-promise = { $count } × { $thing }
friends-promise-it = Promettre
friends-take-back = Retirer

# --- la table du jour, et l’année
friends-daily = Table du jour
friends-daily-short = Du jour
friends-daily-text = Les mêmes cartes et les mêmes robots pour tous sur ce serveur. On la joue une fois ; ensuite on peut voir comment les autres ont joué.
friends-daily-against = { $day }, contre { $count ->
    [one] { $count } robot
   *[other] { $count } robots
} ({ $bot })
friends-daily-play = Jouer
friends-daily-go-on = Continuer
friends-daily-look = Revoir ma partie
friends-daily-later = Les parties des autres s’ouvrent après la vôtre.
friends-daily-nobody = Personne n’a encore terminé la table du jour.
friends-score = Points
friends-lead = Avance sur le meilleur robot
friends-somebody = quelqu’un
friends-practice = avec des choix annulés
friends-practice-game = partie d’entraînement
friends-year = Mon année
friends-year-open = Voir mon année
friends-year-of = { $name } : { $year }
friends-year-nobody = Choisissez d’abord un nom ou connectez-vous : vos parties seront comptées ici.
friends-year-sum = Parties : { $played }. Gagnées : { $won }.
friends-year-private = Personne d’autre ne voit cette page.
friends-year-shared = Avec le lien, on voit cette page, sans le nom des autres et sans les parties.
friends-year-share = Partager par un lien
friends-year-unshare = Ne plus partager
friends-year-games = Par jeu
friends-year-people = Personnes
friends-year-bots = Robots
friends-year-last = Dernières parties
friends-year-empty = Aucune partie n’a encore été terminée cette année.
friends-title = Jeu
friends-who = Nom
friends-played = Jouées
friends-won = Gagnées
friends-best = Meilleur score
friends-seats = Places
friends-beaten = Battus
friends-practiced = { $count ->
    [one] et { $count } d’entraînement
   *[other] et { $count } d’entraînement
}
friends-result = place { $place } sur { $players }, { $score ->
    [one] { $score } point
   *[other] { $score } points
}
