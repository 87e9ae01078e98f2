# After the game: score sheet, graph, shuffles, replay.

after-source = Where points came from
after-won = { $count ->
    [one] { $names } wins.
   *[other] { $names } win together.
}
after-nobody-won = Nobody wins.
after-practice = A practice game: the seed was known, choices were taken back after something had been revealed, or a seat was given away that nobody else could agree to.
after-tab-graph = How it went
after-tab-result = Result
after-own-won = { $points ->
    [one] You win, 1 point ahead of { $name }
   *[other] You win, { $points } points ahead of { $name }
}
after-own-won-level = You win the tie with { $name }.
after-own-behind = { $place ->
    [1] First
    [2] Second
    [3] Third
   *[other] Fourth
}, { $points ->
    [one] 1 point behind { $name }
   *[other] { $points } points behind { $name }
}
after-own-level = { $place ->
    [1] First
    [2] Second
    [3] Third
   *[other] Fourth
}, level with { $name }: the tie-break decided.
after-level = The points are level: the tie-break decided.
after-own-decided = { $told }. Decisive: { $source }
after-reached = reached
after-missed = missed
after-goals = What each had to reach
after-moments = Best moments
after-moment = { $you ->
    [yes] You gained { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[no] { $name } gained { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}
after-moment-leads = { $you ->
    [yes] You gained { $points ->
        [one] 1 point
       *[other] { $points } points
    } and took the lead.
   *[no] { $name } gained { $points ->
        [one] 1 point
       *[other] { $points } points
    } and took the lead.
}
after-tab-shuffles = Fair shuffles
after-graph = Each player’s standing over the game
after-graph-pick = Click a moment to look back at it.
after-loading = One moment…
after-share = Share link
after-keep-page = Save as web page
after-move = Move { $number } of { $last }
after-run = Let it run
after-pause = Pause
after-more-controls = More controls
after-turn-back = One turn back
after-turn-on = One turn forward
after-seen-from = Seen by { $name }
after-follow = Whose moves
after-follow-all = Everybody’s moves
after-follow-one = Moves of { $name }
after-speed = Speed
after-speed-times = { $speed }×
after-keys = Keys: ← → one move, ↑ ↓ one turn, Page Up and Page Down one chapter, space lets it run, + and − change the speed.
after-shuffles-how = Before the first move the server promised the shuffles: it published a fingerprint of a secret seed. Now the seed is known, and your browser can repeat every draw.
after-promised = Promised before the first move:
after-check-shuffles = Check the shuffles
after-check-at-home = The server reports what each draw could have been. To check that as well, download the record and run: firekeeper replay --verify
after-fair = The shuffles were fair.
after-not-fair = Something is wrong with this record.
after-check-promise-ok = The promise was kept: its fingerprint is that of the seed.
after-check-promise-bad = The promise was broken: the seed has another fingerprint.
after-check-chain-ok = { $count ->
    [one] The only choice is as it was recorded.
   *[other] All { $count } choices are as they were recorded.
}
after-check-chain-bad = The record was changed or cut at choice { $number }.
after-check-draws-ok = { $count ->
    [0] There was nothing to draw.
    [one] The only draw is what the seed gives.
   *[other] All { $count } draws are what the seed gives.
}
after-check-draws-bad = Draw { $number } is not what the seed gives.
after-all-draws = { $count ->
    [one] The draw
   *[other] All { $count } draws
}
after-ways = Equal ways
after-recorded = Recorded
after-repeated = By the seed
after-offline = A replay that needs no network

## Review: the game again with a coach

after-review = Review
after-review-whose = Whose game
after-review-thinks = The coach goes through the game. This takes a while; you may leave and come back.
after-review-progress = How far the coach is
after-review-again = Try again
after-review-graph-margin = Points ahead of the best rival, over the game
after-review-graph-chance = Chance of winning, over the game
after-review-about-margin = Points ahead of the best rival, as they could be expected at the end.
after-review-about-chance = Chance of winning, by how such positions went on in games of experts.
after-review-slips = { $you ->
    [yes] What cost you most
   *[no] What cost { $name } most
}
after-review-none = { $count ->
    [one] The only decision was as good as any.
   *[other] Nothing stands out: all { $count } decisions were about as good as what the coach would have chosen.
}
after-review-cost = { $points ->
    [one] −{ NUMBER($points, maximumFractionDigits: 1) } point
   *[other] −{ NUMBER($points, maximumFractionDigits: 1) } points
}
after-review-cost-chance = −{ $percent }% chance to win
after-review-cost-grave = Blunder
after-review-cost-costly = Mistake
after-review-cost-slight = Small mistake
after-review-chosen = { $you ->
    [yes] You chose
   *[no] { $name } chose
}
after-review-better = The coach would have chosen
after-review-why = The difference
after-review-sure = { $sure ->
    [sure] The coach is sure.
    [likely] The coach is fairly sure.
   *[close] It is a close call.
}
after-review-play = Continue from here with that choice
after-review-honest = { $count ->
    [one] One decision, judged by what could be known at that time.
   *[other] { $count } decisions, each judged by what could be known at that time.
}
