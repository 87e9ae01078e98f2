# Friends: the waiting room, invitations, several people on one device, being called, standing orders, one's year.

# --- waiting room and invitation
friends-options = What was agreed
friends-colour-red = Red
friends-colour-yellow = Yellow
friends-colour-green = Green
friends-colour-blue = Blue
friends-free-friend = free, for a friend with the link
friends-free-open = free, open to all
friends-you-are = { $name } (you)
friends-on-this-device = on this device
friends-on-the-device-of = on the device of { $name }
friends-move-here = Move here
friends-sit-here = Sit here
friends-bot = Bot
friends-bot-for = Let a bot play { $seat }
friends-bot-level = Which bot
friends-made-by = { $name } made this table.
friends-seats-left = { $count ->
    [one] 1 seat is free.
   *[other] { $count } seats are free.
}
friends-all-here = Everybody is here.
friends-you-watch = You are watching
friends-fill = Fill with bots
friends-start = Start
friends-stand-up = Stand up
friends-not-yet = The game can start when no seat is free: invite somebody, or let bots play.
friends-ready = Anybody at the table can start the game.
friends-begins-full = The game starts by itself.
friends-invite = Invite friends
friends-invite-text = Whoever has this link can sit down, without an account.
friends-link = Link
friends-copy = Copy the link
friends-share = Send it
friends-come = Come and play { $game }
friends-qr = The link as a QR code, for the camera of a phone
friends-clock = Clock: { NUMBER($bank, maximumFractionDigits: 0) } minutes each, { $increment } seconds more for every turn.
friends-undo-consent = Undoing something that revealed a card needs everybody’s consent.
friends-undo-never = What was revealed is never taken back.
friends-spectators = Anybody may watch.
friends-no-spectators = Nobody may watch.
friends-invited-by = { $name } invites you to { $game }
friends-table-of = A table of { $game }
friends-no-seat-left = All seats are taken: you can watch.
friends-you-come-as = Your name here: { $name }.
friends-name-kept = It is kept on this device.
friends-name-to-watch = You can watch without a name.
friends-sit-down = Sit down
friends-only-watch = Only watch
friends-begin = When the game starts
friends-begin-asked = When somebody at the table presses Start
friends-begin-full = As soon as every seat is taken

# --- several people on one device
friends-name-of-seat = Name of the person on seat { $seat }
friends-their-name = Their name
friends-pass-to = Pass the device to { $name }
friends-pass-to-any = Pass the device on
friends-who-is-here = Who has the device?
friends-pass-text = What is hidden shows only after that.
friends-i-am = I am { $name }
friends-only-look = Not their turn, but they may look at their own things:
friends-pass-on = Pass on

# --- being called
friends-calls = Notifications
friends-calls-text = When you are away from a table, you can be told that it is your turn: once per turn at most, and without giving anything away.
friends-calls-nobody = Choose a name or sign in first: then you can say here how to reach you.
friends-calls-open = Notifications
friends-calls-none-yet = You have not said yet how to reach you.
friends-call-for-table = Notify me about this table
friends-push = On this device
friends-push-text = Your browser shows a notification, even when the page is closed.
friends-push-impossible = This browser cannot show notifications here. They need a page with https; on some phones the page must be added to the home screen first.
friends-push-on = Notify me on this device
friends-push-off = Stop notifying me on this device
friends-push-refused = The browser does not allow it. Its settings for this page say why.
friends-devices = { $count ->
    [0] No device is notified yet.
    [one] 1 device is notified.
   *[other] { $count } devices are notified.
}
friends-calls-for = Notify me
friends-call-turn = when it is my turn
friends-call-joined = when a friend sits down
friends-call-consent = when somebody asks for my consent
friends-quiet = Quiet hours
friends-quiet-text = Not at night: messages wait until the morning
friends-quiet-from = From
friends-quiet-to = Until
friends-zone = By the clocks of { $zone }.
friends-email = E-mail
friends-email-text = A code is sent there first. Leave it empty for no e-mails.
friends-email-code = The code that was sent to { $email }
friends-email-confirm = Confirm
friends-email-not-sent = The e-mail with the code could not be sent, so nothing was saved. Try again later, or leave the address empty.
friends-webhook = Webhook
friends-webhook-text = The address of a Discord channel or an ntfy topic that should receive the messages.
friends-webhook-kind = Service
friends-webhook-ntfy = ntfy
friends-webhook-discord = Discord
friends-save = Save
friends-try = Try it
friends-tried = Sent: { $sent }. Not sent: { $failed }.
friends-tried-nothing = There is no way to reach you yet: choose one first.
friends-bad-address = This cannot be used. An e-mail address is like ana@example.org; a webhook begins with https:// and is on the public internet.

# --- standing orders
friends-orders = Standing orders
friends-orders-text = What your seat does by itself, so that nobody waits for you. Only you see them; the log says when one has answered.
friends-order-only-one = When only one thing is possible, do it
    .text = This includes ending a turn in which nothing else is left.
friends-order-add = Add
friends-order-first = Move { $what } up
friends-order-remove = Take { $what } off the list
friends-order-empty = Nothing is on the list yet.

## Planning together

friends-plan = Plan together
friends-plan-ping = Point
friends-plan-arrow = Arrow
friends-plan-clear = Clear mine
friends-plan-click = Click a place on the board.
friends-plan-click-to = Now click where the arrow ends.
friends-i-bring = I bring
friends-what = What
friends-promise = { $count } × { $thing }
friends-promise-it = Promise
friends-take-back = Take it back

# --- the daily table, and one's year
friends-daily = Table of the day
friends-daily-short = Daily
friends-daily-text = The same cards and the same bots for everybody on this server. You play it once; afterwards you can look at how others did it.
friends-daily-against = { $day }, against { $count ->
    [one] 1 bot
   *[other] { $count } bots
} ({ $bot })
friends-daily-play = Play
friends-daily-go-on = Go on
friends-daily-look = Look at my game
friends-daily-later = The games of others are open after your own.
friends-daily-nobody = Nobody has finished today’s table yet.
friends-score = Points
friends-lead = Ahead of the best bot
friends-somebody = somebody
friends-practice = with choices taken back
friends-practice-game = a practice game
friends-year = My year
friends-year-open = Look at my year
friends-year-of = { $name }: { $year }
friends-year-nobody = Choose a name or sign in first: then your games will be counted here.
friends-year-sum = Games: { $played }. Won: { $won }.
friends-year-private = Only you see this.
friends-year-shared = Whoever has the link sees this page, without the names of others and without the games.
friends-year-share = Share by a link
friends-year-unshare = Do not share any more
friends-year-games = By game
friends-year-people = People
friends-year-bots = Bots
friends-year-last = Last games
friends-year-empty = No game was finished this year yet.
friends-title = Game
friends-who = Name
friends-played = Played
friends-won = Won
friends-best = Best score
friends-seats = Seats
friends-beaten = Beaten
friends-practiced = { $count ->
    [one] and 1 for practice
   *[other] and { $count } for practice
}
friends-result = place { $place } of { $players }, { $score ->
    [one] 1 point
   *[other] { $score } points
}
