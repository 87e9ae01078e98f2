# The table during play: what surrounds the board of every game.

play-layout = Layout
play-layout-next = Change the layout (F)
play-layout-fit = Fit
    .text = Everything at once
play-layout-focus = Focus
    .text = One part of the table at a time, large
play-layout-wide = Wide
    .text = Everything, without players and log; L shows them
play-smaller = Smaller
play-larger = Larger
play-watching = { $count ->
    [one] One person watches
   *[other] { $count } people watch
}
play-see-move = See move { $number } in the replay

## The log, and turns shown again

play-log-run-on = { $first }, { $next }
play-log-more = { $first }; { $next }
play-log-times = { $first } (×{ $count })
play-log-points = Points
play-log-beginning = The beginning
play-undo-ended = Undo ends here
play-undo-ends-here = Undo ends here: something was revealed, or somebody else acted. To go back further, see the menu.
play-undo-beyond = Go back further?
play-undo-beyond-text = Something was revealed since your last choice, or a bot has acted. You play against bots only, so you may go back all the same: the game then counts as practice.
play-note-joined = { $name } has sat down.
play-note-undone = { $name } has taken back a choice.
play-note-handed-over = A bot plays for { $name } now.
play-note-offered = The seat of { $name } is offered to whoever comes by the link.
play-note-took-over = { $name } has taken over a seat.
play-note-taken-back = { $name } plays again.
play-note-resigned = { $name } has given up.
play-note-bot-failed = A bot failed; a simpler one plays on.
play-note-timed-out = The time of { $name } is up.
play-note-spectators-muted = { $name } has muted the spectators.
play-note-spectators-unmuted = { $name } lets the spectators talk.
play-mute-spectators = Mute spectators
play-chat-needs-a-name = Whoever writes here needs a name. Choose one here:
play-spectators-are-muted = Here only the players talk.
play-note-order-answered = A standing order has answered for { $name }.
play-note-own-order = One of your standing orders has answered: “{ $order }”.
play-note-rematched = { $name } plays again at a new table.
play-goes-on = This table goes on from move { $number } of another game.
play-turn-replay = Watch the turn again: { $name }
play-turn-replay-title = The turn again: { $name }
play-turn-replay-step = { $now ->
    [0] As it began
   *[other] Step { $now } of { $of }
}
play-turn-replay-now = Back to now

## When it is my turn

play-sound = A soft sound for my turn and for messages
play-volume = Volume: { $percent }%
play-filter-choices = Type to find a choice
play-choose-from-list = Choose one from the list, or press Escape.
play-not-an-answer = { $question } { $thing } is not among the choices.
play-how-to = How to play
play-rules-asked = About this question
play-rules-contents = Contents
play-rule-more = More: edge cases and limits
play-rules-more =
    { $count ->
        [0] More
        [one] More: 1 rule
       *[other] More: { $count } rules
    }
play-unread =
    { $count ->
        [one] 1 new message
       *[other] { $count } new messages
    }
play-pace = How fast others’ moves are shown
play-pace-slow = Slowly
play-pace-normal = At a normal pace
play-pace-fast = Fast
play-pace-instant = All at once
play-all-alike = All answers are alike: one is given for you.
play-behind =
    { $count ->
        [one] 1 more move. A click or key skips it.
       *[other] { $count } more moves. A click or key skips them.
    }
play-skip-to-now = Skip

## Hints, and tables that cannot be played

play-hint-better =
    { $better ->
        [one] It looks { NUMBER($better, maximumFractionDigits: 1) } point better than: { $other }
       *[other] It looks { NUMBER($better, maximumFractionDigits: 1) } points better than: { $other }
    }
play-hint-for = Above all: { $reason }.
play-hint-ahead =
    { $better ->
        [one] { NUMBER($better, maximumFractionDigits: 1) } point ahead of the next best
       *[other] { NUMBER($better, maximumFractionDigits: 1) } points ahead of the next best
    }{ $sure ->
        [sure] , surely.
        [likely] , probably.
        [close] , but a close call.
       *[untried] .
    }
play-hint-goes-on = This goes on with what the last hint began.
play-hint-ahead-chance = Wins { $percent }% of imagined games; next best { $next }%.
play-hint-ahead-win =
    { $less ->
        [none] About { $percent }% to win; the next best is about as good.
        [little] About { $percent }% to win; the next best costs less than 1%.
       *[other] About { $percent }% to win; the next best { $sure ->
            [sure] costs
            [likely] probably costs
           *[close] may cost
        } about { $less }%.
    }
play-hint-win = About { $percent }% to win.
play-hint-even = It looks as good as: { $other }
play-hint-only =
    { $points ->
        [one] The position would then be worth about { NUMBER($points, maximumFractionDigits: 0) } point.
       *[other] The position would then be worth about { NUMBER($points, maximumFractionDigits: 0) } points.
    }

play-weighed = What a bot thinks of your choices
play-weighed-best = looks best
play-weighed-alike = about as good
play-weighed-little = a little less chance to win
play-weighed-less-chance = about { $percent }% less chance to win
play-weighed-less =
    { $points ->
        [one] { NUMBER($points, maximumFractionDigits: 1) } point less
       *[other] { NUMBER($points, maximumFractionDigits: 1) } points less
    }
play-ask-bot = What would a bot do?
play-coach-later = When it is your turn, this says what the decision is about.
play-coach-on = Explain new things as they come up

play-frozen = This table is frozen
play-frozen-text = The rules have changed since: it can be looked at and replayed, but not played on.
play-abandoned = This table was abandoned

play-rule-in-english = This rule is in English.

## The guide of a first game

play-coach = Guide
play-coach-next = Understood
play-coach-rules = The rules
play-coach-skip = Skip the guide
play-coach-again = Show the guide again
play-coach-prompt = This bar always says what is to be decided, and offers everything you may do. What glows on the board is the same: click there, or press the number on a button.
play-coach-prompt-touch = This bar always says what is to be decided. What glows can be tapped; everything you may do is listed under All.
play-coach-undo = You can take back what you did with Undo, or begin your turn again, until something hidden is revealed or somebody else acts. A lock on a button means the choice cannot be undone.

## Keys

play-keys = Keys
play-key-choose = make a choice
play-key-zone = go to a part of the table
play-key-end = end the turn
play-key-undo = take back
play-key-restart = begin the turn again
play-key-back = one step back
play-key-hint = what a bot would do
play-key-help = the rules of this decision
play-key-compare = compare all players
play-key-layout = change the layout
play-key-log = players and log (Wide)
play-key-zoom = zoom the map
play-key-lift = hold: lift the pieces off the map

## The first minute of a first game

play-first-minute = The first minute
play-first-begin = To the board

## What a hint is about: the parts of an estimate

play-hint-sure =
    { $sure ->
        [sure] The bot is sure.
        [likely] The bot is fairly sure.
       *[close] It is a close call.
    }
play-hint-parts = The difference: { $parts }.
play-hint-chance = { $percent }% of the games that it imagines are won
play-hint-part = { $part } { $points }
play-hint-for-it = For it: { $parts }.
play-hint-against-it = Against it: { $parts }.
play-part-final = the final score
play-part-tracks = score tracks
play-part-swaps = swap tokens
play-part-map = places on the map
play-part-goods = goods
play-part-turtles = turtle tiles
play-part-abilities = progress tiles
play-part-open_questions = what is still to be done
play-part-this_year = the line of this year
play-part-years_to_come = the years to come
play-part-turn_order = the turn order
play-part-objectives = objectives
play-part-alliance = alliances
play-part-rifles = rifles
play-part-turn_cards = turn cards
play-part-score = points
play-part-set_up = the set-up
play-part-animals = animals
play-part-idols = idols
play-part-eclipses = the Eclipses to come
play-part-land = land, camps and villages
play-part-cards = cards
play-part-rivals = what rivals have
play-part-owed = Labour still owed

## The same where no points are told: what is the case with the choice that is advised, beside the other

play-change-won =
    { $way ->
        [more] the game is won
       *[less] the game is lost
    }
play-change-score =
    { $way ->
        [more] more points of your own
       *[less] fewer points of your own
    }
play-change-extinct =
    { $way ->
        [more] { $about ->
            [own] your tribe would die out
           *[other] a tribe would die out
        }
       *[less] { $about ->
            [own] your tribe does not die out
           *[other] no tribe dies out
        }
    }
play-change-landless =
    { $way ->
        [more] { $about ->
            [own] your tribe would be without a building
           *[other] a tribe would be without a building
        }
       *[less] { $about ->
            [own] your tribe is not without a building
           *[other] no tribe is without a building
        }
    }
play-change-villagers =
    { $way ->
        [more] { $count ->
            [0] more villagers alive
            [one] 1 more villager alive
           *[other] { $count } more villagers alive
        }
       *[less] { $count ->
            [0] fewer villagers alive
            [one] 1 fewer villager alive
           *[other] { $count } fewer villagers alive
        }
    }
play-change-thin =
    { $way ->
        [more] { $about ->
            [own] your tribe left with few villagers
           *[other] tribes left with few villagers
        }
       *[less] { $about ->
            [own] your tribe keeps its villagers
           *[other] no tribe left with few villagers
        }
    }
play-change-nobles =
    { $way ->
        [more] { $count ->
            [0] more nobles alive
            [one] 1 more noble alive
           *[other] { $count } more nobles alive
        }
       *[less] { $count ->
            [0] fewer nobles alive
            [one] 1 fewer noble alive
           *[other] { $count } fewer nobles alive
        }
    }
play-change-lone =
    { $way ->
        [more] { $about ->
            [own] your tribe would depend on a single noble
           *[other] a tribe would depend on a single noble
        }
       *[less] { $about ->
            [own] your tribe does not depend on a single noble
           *[other] no tribe depends on a single noble
        }
    }
play-change-hungry =
    { $way ->
        [more] { $count ->
            [0] more villagers go hungry
            [one] 1 more villager goes hungry
           *[other] { $count } more villagers go hungry
        }
       *[less] { $count ->
            [0] fewer villagers go hungry
            [one] 1 fewer villager goes hungry
           *[other] { $count } fewer villagers go hungry
        }
    }
play-change-starving =
    { $way ->
        [more] hunger angers Moneiba
       *[less] less hunger to anger Moneiba
    }
play-change-famine =
    { $way ->
        [more] { $about ->
            [own] all your villagers would die
           *[other] all villagers of a tribe would die
        }
       *[less] { $about ->
            [own] your villagers do not all die
           *[other] the villagers of a tribe do not all die
        }
    }
play-change-cold =
    { $way ->
        [more] { $count ->
            [0] more villagers have no place in a cave
            [one] 1 more villager has no place in a cave
           *[other] { $count } more villagers have no place in a cave
        }
       *[less] { $count ->
            [0] fewer villagers have no place in a cave
            [one] 1 fewer villager has no place in a cave
           *[other] { $count } fewer villagers have no place in a cave
        }
    }
play-change-waste =
    { $way ->
        [more] waste angers Acoran
       *[less] less waste to anger Acoran
    }
play-change-doom =
    { $way ->
        [more] { $about ->
            [acoran] Acoran’s wrath would reach the crater
            [moneiba] Moneiba’s wrath would reach the crater
           *[other] a god’s wrath would reach the crater
        }
       *[less] { $about ->
            [acoran] Acoran’s wrath does not reach the crater
            [moneiba] Moneiba’s wrath does not reach the crater
           *[other] a god’s wrath does not reach the crater
        }
    }
play-change-wrath =
    { $way ->
        [more] { $about ->
            [acoran] Acoran’s wrath is greater
            [moneiba] Moneiba’s wrath is greater
           *[other] the gods’ wrath is greater
        }
       *[less] { $about ->
            [acoran] Acoran’s wrath is less
            [moneiba] Moneiba’s wrath is less
           *[other] the gods’ wrath is less
        }
    }
play-change-offered =
    { $way ->
        [more] offerings come nearer to being complete
       *[less] offerings are further from being complete
    }
play-change-overrun =
    { $way ->
        [more] more danger that conquistadors overrun the archipelago
       *[less] less danger that conquistadors overrun the archipelago
    }
play-change-conquistadors =
    { $way ->
        [more] { $count ->
            [0] more conquistadors at the end
            [one] 1 more conquistador at the end
           *[other] { $count } more conquistadors at the end
        }
       *[less] { $count ->
            [0] fewer conquistadors at the end
            [one] 1 fewer conquistador at the end
           *[other] { $count } fewer conquistadors at the end
        }
    }
play-change-mission =
    { $way ->
        [more] the mission comes nearer
       *[less] the mission is further off
    }
play-change-fulfilled =
    { $way ->
        [more] more tribes have fulfilled the mission
       *[less] fewer tribes have fulfilled the mission
    }
play-change-buildings =
    { $way ->
        [more] more buildings under control
       *[less] fewer buildings under control
    }
play-change-animals =
    { $way ->
        [more] more livestock
       *[less] less livestock
    }
play-change-trades =
    { $way ->
        [more] one more trade known
       *[less] one trade less known
    }
play-change-inventions =
    { $way ->
        [more] one more invention
       *[less] one invention less
    }
play-change-caves =
    { $way ->
        [more] a larger cave
       *[less] a smaller cave
    }
play-change-materials =
    { $way ->
        [more] more raw materials
       *[less] fewer raw materials
    }
play-change-goods =
    { $way ->
        [more] more goods that keep
       *[less] fewer goods that keep
    }
play-change-preserves =
    { $way ->
        [more] more preserves
       *[less] fewer preserves
    }
play-change-weapons =
    { $way ->
        [more] more weapons
       *[less] fewer weapons
    }
play-change-prisoners =
    { $way ->
        [more] more prisoners
       *[less] fewer prisoners
    }
play-change-idols =
    { $way ->
        [more] better idols in hand
       *[less] idols given up
    }
play-change-cubes =
    { $way ->
        [more] more cubes left for this era
       *[less] fewer cubes left for this era
    }
play-change-cylinders =
    { $way ->
        [more] a cylinder is kept
       *[less] a cylinder is spent
    }
play-change-fires =
    { $way ->
        [more] fires that will reveal a prophecy
       *[less] no fire to reveal a prophecy
    }
play-change-spread =
    { $way ->
        [more] villagers on several islands
       *[less] villagers on one island only
    }
play-change-walls =
    { $way ->
        [more] more walls
       *[less] fewer walls
    }
play-change-canoes =
    { $way ->
        [more] more canoes at sea
       *[less] fewer canoes at sea
    }
play-change-objectives =
    { $way ->
        [more] a lead in a common objective
       *[less] no lead in a common objective
    }
play-change-secrets =
    { $way ->
        [more] a secret objective is led
       *[less] a secret objective is not led
    }
play-change-monopolies =
    { $way ->
        [more] no loss by a monopoly
       *[less] a loss by a monopoly
    }
play-change-treason =
    { $way ->
        [more] nearer to what the traitor needs
       *[less] further from what the traitor needs
    }
play-change-reach =
    { $way ->
        [more] more tokens and volcanoes within reach
       *[less] fewer tokens and volcanoes within reach
    }
play-change-failing =
    { $way ->
        [more] a condition of victory would not be met
       *[less] one more condition of victory is met
    }
play-change-lacking =
    { $way ->
        [more] more tribes would miss the mission
       *[less] fewer tribes would miss the mission
    }
play-change-unfed =
    { $way ->
        [more] { $count ->
            [0] more villagers whom nothing can feed any more
            [one] 1 more villager whom nothing can feed any more
           *[other] { $count } more villagers whom nothing can feed any more
        }
       *[less] { $count ->
            [0] fewer villagers whom nothing can feed any more
            [one] 1 fewer villager whom nothing can feed any more
           *[other] { $count } fewer villagers whom nothing can feed any more
        }
    }
play-change-shortage =
    { $way ->
        [more] too little food in the next era
       *[less] more food in the next era
    }
play-change-lead =
    { $way ->
        [more] { $count ->
            [0] a better place beside the best rival
            [one] 1 point more beside the best rival
           *[other] { $count } points more beside the best rival
        }
       *[less] { $count ->
            [0] a worse place beside the best rival
            [one] 1 point less beside the best rival
           *[other] { $count } points less beside the best rival
        }
    }

## By ear and keyboard

play-heard = What is happening
play-heard-your-turn = Your turn. { $question } { $count ->
        [one] { $count } choice.
       *[other] { $count } choices.
    }
play-heard-question = { $question } { $count ->
        [one] { $count } choice.
       *[other] { $count } choices.
    }
play-heard-undone = Taken back.
play-board-in-words = The board in words
play-skip-to-decision = To the decision
play-key-words = the board in words
play-key-decision = to the decision
play-key-arrows = in a zone: from thing to thing

## Scores that explain themselves

play-score-of =
    { $points ->
        [one] { $name }: { $points } point
       *[other] { $name }: { $points } points
    }
play-score-of-goal = { $name }: { $points } of { $goal }
play-score-rose =
    { $count ->
        [0] Rose from { $from } to { $to }.
       *[other] Rose from { $from } to { $to }: { $sources }.
    }
play-score-fell =
    { $count ->
        [0] Fell from { $from } to { $to }.
       *[other] Fell from { $from } to { $to }: { $sources }.
    }
