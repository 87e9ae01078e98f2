# Wendake: solitaire with Adversity cards and extreme difficulty, both of the expansion New Allies.

## Adversity cards: the name, what the card does in its year, and that again for a small card

wendake-adversity-worship = Worship
wendake-adversity-worship-text = All year: the first action you perform in an activation costs 1 resource or 1 victory point. If you have neither, it is free.
wendake-adversity-worship-brief = A tile’s first action costs 1 resource or 1 point.
wendake-adversity-drought = Drought
wendake-adversity-drought-text = All year: Harvest has no effect.
wendake-adversity-drought-brief = Harvest has no effect.
wendake-adversity-frozen_lakes = Frozen Lakes
wendake-adversity-frozen_lakes-text = All year: Fish has no effect.
wendake-adversity-frozen_lakes-brief = Fish has no effect.
wendake-adversity-fire = Fire
wendake-adversity-fire-text = All year: Hunt has no effect.
wendake-adversity-fire-brief = Hunt has no effect.
wendake-adversity-snow = Snow
wendake-adversity-snow-text = All year: each of your Moves has 1 step fewer, those of progress tiles included.
wendake-adversity-snow-brief = Each Move has 1 step fewer.
wendake-adversity-winter = Winter
wendake-adversity-winter-text = At the end of the year you need 2 leather, which you keep. For each one missing a warrior of your choice goes to the longhouse.
wendake-adversity-winter-brief = At year’s end have 2 leather or lose warriors.
wendake-adversity-europeans_arrive = The Europeans Arrive
wendake-adversity-europeans_arrive-text = At the start of the year a patrol comes to each territory with the flag shown. It protects the Ghost’s natives in the areas there. Attack it and it is gone; your warrior goes home and rests for this Move.
wendake-adversity-europeans_arrive-brief = Patrols guard the areas of the Ghost.
wendake-adversity-infection = Infection
wendake-adversity-infection-text = All year: each Trade costs you 2 natives on the board, even if you exchange nothing. No smallpox card is drawn.
wendake-adversity-infection-brief = Each Trade costs you 2 natives.
wendake-adversity-storm = Storm
wendake-adversity-storm-text = At the start of the year one of your canoes leaves the board.
wendake-adversity-storm-brief = A canoe leaves the board.
wendake-adversity-end_of_season = End of Season
wendake-adversity-end_of_season-text = At the start of the year a woman returns home from an area.
wendake-adversity-end_of_season-brief = A woman returns home.
wendake-adversity-relentless_enemy = Relentless Enemy
wendake-adversity-relentless_enemy-text = All year: whenever the Ghost has to perform the action shown, it performs it twice.
wendake-adversity-relentless_enemy-brief = The Ghost does it twice.
wendake-adversity-sacrilegious_theft = Sacrilegious Theft
wendake-adversity-sacrilegious_theft-text = At the start of the year a mask card of your hand goes to the discard pile.
wendake-adversity-sacrilegious_theft-brief = One of your masks is discarded.
wendake-adversity-enemy_attack = Enemy Attack
wendake-adversity-enemy_attack-text = At the start of the year the Ghost puts a guard into each territory without any guard.
wendake-adversity-enemy_attack-brief = A Ghost guard wherever there is none.
wendake-adversity-card = { $effect } ({ $shows })
wendake-adversity-card-plain = { $effect }
wendake-adversity-shows-english = English
wendake-adversity-shows-french = French
wendake-adversity-shows-move_warrior = move a warrior
wendake-adversity-shows-move_woman = move a woman
wendake-adversity-shows-move_hunter = move a hunter
wendake-token-arrow = arrow
wendake-token-circle = circle

## Questions

wendake-prompt-offer = Worship: pay 1 resource or 1 point for this action.
    .topic = what to pay for Worship
wendake-prompt-withdraw-canoe = Storm: which canoe leaves the board?
    .topic = which canoe leaves the board
wendake-prompt-recall-woman = End of Season: which woman returns home?
    .topic = which woman returns home
wendake-prompt-surrender-mask = Sacrilegious Theft: which mask do you lose?
    .topic = which mask is lost
wendake-prompt-lose-native-to-infection = Infection: who goes to the longhouse?
    .topic = who goes to the longhouse
wendake-prompt-lose-warrior = Winter: which warrior goes to the longhouse?
    .topic = which warrior goes to the longhouse
wendake-prompt-draw-adversity = An Adversity card is revealed.
wendake-prompt-draw-token = The Ghost’s turn token is revealed.

## Choices

wendake-choice-adversity = { $card }
wendake-choice-token = { $token }
wendake-choice-offer =
    { $form ->
        [track] 1 point: { $name }
       *[good] { $name }
    }
wendake-choice-withdraw = { $lake }
wendake-choice-recall = { $area }

## What has happened

wendake-event-adversity-revealed = Adversity card: { $card }.
wendake-event-token-revealed =
    { $token ->
        [circle] The token of { $face } showed a circle: the Ghost went to the turn order.
       *[arrow] The token of { $face } showed an arrow.
    }
wendake-event-europeans-came =
    { $count ->
        [0] The { $flag } had patrols everywhere already.
       *[other] { $flag } patrols came: { $territories }.
    }
wendake-event-europeans-left =
    { $you ->
        [yes] You drove a patrol out of { $territory }.
       *[no] { $name } drove a patrol out of { $territory }.
    }
wendake-event-canoe-withdrawn =
    { $you ->
        [yes] The storm took your canoe off { $lake }.
       *[no] The storm took a canoe of { $name } off { $lake }.
    }
wendake-event-objective-missed =
    { $points ->
        [one] Objective missed, { $points } point lost: { $objective }.
       *[other] Objective missed, { $points } points lost: { $objective }.
    }
