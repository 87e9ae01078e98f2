# The pages around the games.

lobby-learn = Learn
lobby-no-games-yet = Your games will be here. Start one, or join a friend’s by link.
lobby-result = Finished: { $scores }
lobby-replays = Replays
lobby-bots = { $count ->
    [one] 1 bot
   *[other] { $count } bots
}
lobby-seats-text = A friend needs no account, only the link. Bots never see more than you would in their place.
lobby-level = Bots
lobby-level-name-novice = Novice
lobby-level-name-casual = Casual
lobby-level-name-skilled = Skilled
lobby-level-name-expert = Expert
lobby-level-novice = Sees only what is near, overlooks things and sometimes misjudges: for first games.
lobby-level-casual = Plays its turn soundly, with a mistake now and then.
lobby-level-skilled = Weighs whole turns, and rarely misjudges one.
lobby-level-expert = Compares whole turns by what they lead to later, and takes up to two seconds.
lobby-level-against = In the base game with two players it wins about { $wins } games in { $of } against “{ $level }”.
lobby-list-mine = My games
lobby-list-open = Tables with a free seat
lobby-list-watch = Games to watch
lobby-list-finished = Games to look back on
lobby-none-mine = Your games will be here.
lobby-none-open = No table is waiting for players. Make one of your own, and others will find it here.
lobby-none-watch = Nobody is playing for others to watch right now.
lobby-none-finished = No game has been finished yet.
lobby-upload-help = A game that was downloaded here or saved by the program. Every choice and every shuffle is checked.
lobby-stranger = You can play at once with any name. With a code or a password your games follow you to other devices.
lobby-you-are-guest = You play as a guest. Choose a password to keep your name and your games for good.
lobby-you-are-known = You have an account here: your games follow you to every device.
lobby-keep-name = Keep a name with a password
lobby-with-password = Sign in, or register
lobby-password-help = At least 8 characters.
lobby-come-back = Come back as a guest
lobby-code-help = The code that was shown when you began to play.
lobby-leaving = Leaving
lobby-delete-what = Your name disappears from all tables; the games of others stay as they are.
lobby-delete-yes = Delete for good
lobby-delete-code = Your guest code

## Lessons

lesson-learn-game = Learn { $game }
lesson-about-campaign = A campaign of short games: each brings a few rules, explained when they first come up. Bots play with you.
lesson-about = Short exercises on the real board, checked by the rules. Then a first game with a guide.
lesson-minutes = about { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
lesson-begin = Begin
lesson-again = Once more
lesson-done = done
lesson-first-game = A first game with a guide
lesson-first-game-text = A whole game against bots. Each thing is explained when it first comes up.
lesson-play-guided = Play with the guide
lesson-card = Exercise
lesson-number = { $number } of { $of }
lesson-goals = { $done } of { $of } goals reached
lesson-reached = Well done!
lesson-next = Next exercise
lesson-finished = All lessons
lesson-hint = Hint
lesson-show-me = Show me
lesson-shown = The marked choice: { $choice }.
lesson-off-the-path = You have gone your own way: undo, or start again, and it will be shown step by step.
lesson-restart = Start again
lobby-next-game = Next game: { $game }
lobby-campaign-finished = Campaign finished: new table
