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
friends-on-the-device-of = sur l’appareil de { $name }
friends-move-here = Venir ici
friends-sit-here = S’asseoir ici
friends-bot = Robot
friends-bot-for = Laisser un robot jouer { $seat }
friends-bot-level = Quel robot
friends-made-by = Table de { $name }.
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
friends-come = Viens jouer à { $game }
friends-qr = Le lien en code QR, pour l’appareil photo d’un téléphone
friends-clock = Pendule : { NUMBER($bank, maximumFractionDigits: 0) } minutes chacun, { $increment } secondes de plus à chaque tour.
friends-undo-consent = Annuler au-delà de ce qui a été révélé demande l’accord de tous.
friends-undo-never = Ce qui a été révélé ne s’annule jamais.
friends-spectators = Tout le monde peut regarder.
friends-no-spectators = Personne ne peut regarder.
friends-invited-by = { $name } vous invite à { $game }
friends-table-of = Une table de { $game }
friends-no-seat-left = Toutes les places sont prises : vous pouvez regarder.
friends-you-come-as = Vous venez sous le nom { $name }.
friends-name-kept = Il est gardé sur cet appareil.
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
friends-pass-text = Aucune main n’est montrée avant cela.
friends-i-am = C’est moi, { $name }
friends-only-look = Ce n’est pas leur tour ; ils peuvent regarder leurs affaires :
friends-pass-on = Passer
