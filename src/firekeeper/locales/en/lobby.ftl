# The pages around the games.

lobby-learn = Learn
lobby-no-games-yet = Your games will be here. Start one, or join a friend’s by link.
lobby-result = Finished: { $scores }
