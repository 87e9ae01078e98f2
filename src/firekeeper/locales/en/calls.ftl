# What people are told when they are called: by push message, e-mail or webhook. Nothing in it is hidden.

calls-turn = { $game }: it is your turn
calls-joined = { $game }: a friend has sat down
calls-consent = { $game }: somebody asks for your consent
calls-at-table = At the table “{ $name }”.
calls-at-a-table = At your table of { $game }.
calls-footer = You asked Firekeeper for this message. You can change or stop it on the page “Notifications”.
calls-test = Firekeeper can reach you
calls-test-text = This is how it will look when it is your turn.
calls-confirm = Firekeeper: confirm your address
calls-confirm-text = Type this code on the page “Notifications”: { $code }. If you did not ask for it, do nothing.
