# Ce que l’on dit à ceux que l’on appelle : par notification, par courriel ou par webhook. Rien n’y est caché.

calls-turn = { $game } : c’est à vous
calls-joined = { $game } : un ami a rejoint la table
calls-consent = { $game } : on vous demande votre accord
calls-at-table = À la table « { $name } ».
calls-at-a-table = À votre table ({ $game }).
calls-footer = Vous avez demandé ce message à Firekeeper. La page « Notifications » permet de le changer ou de l’arrêter.
calls-test = Firekeeper peut vous joindre
calls-test-text = Voici ce que vous verrez quand ce sera à vous.
calls-confirm = Firekeeper : confirmez votre adresse
calls-confirm-text = Tapez ce code sur la page « Notifications » : { $code }. Si vous n’avez rien demandé, ne faites rien.
