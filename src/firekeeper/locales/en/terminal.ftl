# The terminal: what stands around a game.

## Before the game

ask-language = Language, en or fr? [{ $default }]
ask-players = How many players? [{ $default }]
ask-bots = Against which opponents? [{ $default }]
ask-again = That is not among the answers: { $allowed }.
bot-novice = novice: sees what lies near, overlooks things, and misjudges
bot-casual = casual: plays its turn soundly, with a mistake now and then
bot-skilled = skilled: weighs whole turns, and rarely misjudges one
bot-expert = expert: compares whole turns by what they come to later
say-bot-measured = It won { $wins } of { $games } games of two against { $level } ({ $percent }%).
bot-greedy = greedy: thinks one turn ahead
bot-random = random: chooses blindly, for first steps

## Questions

ask-begin = Press Enter to begin.
ask-choice =
    { $count ->
        [one] Enter or 1>
       *[other] 1–{ $count }>
    }
ask-more = Enter for more, q to stop>
ask-save = Save the game? File name, or Enter for no:
ask-overwrite = { $file } is there already. Overwrite it, yes or no?
answer-yes = y yes

## Around the choices

say-help = help: all commands
say-undo = u: undo
say-at-once = Still to answer at the same time: { $names }. Nobody sees an answer before the last one.
say-ends-undo = * ends undo: a draw or another player follows
say-others-play = The others play…
say-no-such-number = There is no choice with this number: they go from 1 to { $count }.
say-not-understood = “{ $typed }” is neither a choice nor a command. Type a number, or help.
say-undo-ends = Undo ends here: a card was drawn, or another player has moved. To go back even so: uu
say-nothing-to-undo = There is nothing to take back.
say-hint = A bot would choose { $number }: { $label }
say-code = In records this choice is written: { $code }
say-why-what = Why what? Name a choice by its number or its text, as records write it. The command codes shows the texts.
say-no-such-choice = No choice is called “{ $typed }”. They are written like these: { $near }
say-possible = This is possible now: { $label }
say-forbidden = Not possible now: { $label }. The rule is { $rule }:
say-no-rule = No rule fits “{ $wanted }”. Rules have IDs like { $near }.
say-more-rules = More rules: { $rules }
say-rule-in-english = This rule is in English.
say-saved = Saved. Go on with: firekeeper play { $game } --load { $file }
say-not-saved = Not saved.
say-cannot-save = { $file } cannot be written: { $reason }
say-goodbye = Goodbye!
say-go-on = The game is kept. Go on with: firekeeper play { $game } --load { $file }
say-seed = The seed of this game was { $seed }.

## Commands: the words to type, and what they do

help-choose = Type the number of a choice. Enter alone shows the table again, or takes the only choice.
command-undo = u undo
help-undo = take back your last choice
command-undo-beyond = uu
help-undo-beyond = go back further, over draws and the bots’ moves
command-restart = r restart
help-restart = begin your turn again
command-rules = ? rules
help-rules = the rules of this question; ? 3 explains choice 3, ? and an ID or a word finds rules
command-why = why
help-why = why a choice is not possible: why and the text of the choice
command-hint = hint
help-hint = what a bot would choose
command-log = log
help-log = what happened this year or round; log all for the whole game
command-board = b board
help-board = the whole table
command-opponents = o opponents
help-opponents = the boards of the others
command-save = s save
help-save = save the game: save FILE
command-codes = codes
help-codes = show or hide how records write the choices
command-help = h help
help-help = this list
command-quit = q quit
help-quit = leave the table

## Panes

pane-news = What happened
pane-news-rest =
    { $count ->
        [one] What happened (1 more line: log)
       *[other] What happened ({ $count } more lines: log)
    }
pane-log = Log
pane-map = Map
pane-map-key = R2>Y1 guards, = tie · (c·) harvest area, [·] hunt area · R at work, /R outpost · ≈ river
pane-village = Your village
pane-village-out = Out of the grid:
pane-mine = Your tribe
pane-tracks = Score tracks (◂ counts)
pane-masks = Mask spaces (A, B, C: kinds)
pane-turtles = Turtle tiles left
pane-progress = Progress tiles
pane-display =
    { $stack ->
        [0] Advanced tiles, level { $level }
       *[other] Advanced tiles, level { $level } (stack: { $stack })
    }
pane-opponents = Opponents
pane-ghost = The Ghost
pane-year = Year { $year } of { $years }
pane-you = You are { $name } ({ $tribe })
pane-order = Order:
pane-reserved = Next year:
pane-goods = Goods:
pane-at-home = At home:
pane-longhouse = Longhouse:
pane-longhouse-place = longhouse
pane-canoes = canoes { $count }/{ $most }
pane-markers =
    { $count ->
        [one] 1 marker
       *[other] { $count } markers
    }
pane-swaps =
    { $count ->
        [0] no swap token
        [one] 1 swap token
       *[other] { $count } swap tokens
    }
pane-ally = ally: { $flag }
pane-mohawk = Mohawk warrior: { $place }
pane-progress-tiles = Progress:
pane-hand = Masks:
pane-played = played: { $masks }
pane-turtle-tiles = Turtles:
pane-set-aside = Set aside:
pane-total = total now
pane-progress-level =
    { $vegetables ->
        [one] Level { $level } ({ $leather } leather, { $fish } fish, 1 vegetable):
       *[other] Level { $level } ({ $leather } leather, { $fish } fish, { $vegetables } different vegetables):
    }
pane-points = { $points } p
pane-discard =
    { $count ->
        [0] The discard pile is empty. Cards in the deck: { $deck }.
       *[other] Discard pile: { $card }. Cards in the deck: { $deck }.
    }
pane-have = you have { $count }
pane-paying = { $name } pays for { $tile }
pane-in-longhouse = { $count } in the longhouse
pane-ghost-state =
    { $score ->
        [one] { $score } point · progress level { $level }
       *[other] { $score } points · progress level { $level }
    }
pane-stakes =
    { $penalty ->
        [0]
            { $points ->
                [one] Objectives: 1 point each in the end
               *[other] Objectives: { $points } points each in the end
            }
        [one] Extreme: a missed objective costs 1 point
       *[other] Extreme: a missed objective costs { $penalty } points
    }
pane-next = next: { $action }
pane-tokens = Ghost turn tokens: { $tokens }
pane-europeans = Patrols help the Ghost: { $places }
pane-ghost-plan = { $face }: { $action }
pane-objective = { $objective } Now { $count }.
pane-player =
    { $points ->
        [one] { $name } ({ $tribe }), { $points } point
       *[other] { $name } ({ $tribe }), { $points } points
    }

## The score sheet

sheet-title = Final score
sheet-pair = lower track
sheet-swap = Swap tokens
sheet-objectives = Objectives
sheet-total = Total
sheet-tie = Equal totals: the earlier place in the turn order decides.
sheet-you-win =
    { $points ->
        [one] You win with 1 point!
       *[other] You win with { $points } points!
    }
sheet-wins =
    { $points ->
        [one] { $name } wins with 1 point.
       *[other] { $name } wins with { $points } points.
    }
sheet-win-together = { $names } win.
sheet-you-win-together = You win, together with { $names }!
sheet-nobody-wins = Nobody wins.
