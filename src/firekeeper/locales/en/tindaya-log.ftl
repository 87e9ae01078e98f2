# Tindaya: what happened. $you says who is meant: yes (the reader), no (somebody else, named by $name).
# Hexes are called by their labels (5d): what stands there changes, the log does not.

tindaya-did =
    { $you ->
        [yes] You
       *[no] { $name }
    }

## The course of the game

tindaya-event-era-began = Era { $era } begins.
tindaya-event-phase-began = { $phase }.
tindaya-event-step-began = End of era: { $step }.
tindaya-event-turn-began =
    { $you ->
        [yes] It is your turn.
       *[no] It is { $name }’s turn.
    }
tindaya-event-points-changed =
    { $gained ->
        [yes]
            { $points ->
                [one] { tindaya-did } gained { $points } point ({ $score } in all): { $reason }.
               *[other] { tindaya-did } gained { $points } points ({ $score } in all): { $reason }.
            }
       *[no]
            { $points ->
                [one] { tindaya-did } lost { $points } point ({ $score } in all): { $reason }.
               *[other] { tindaya-did } lost { $points } points ({ $score } in all): { $reason }.
            }
    }
tindaya-points-last_token = the last token of an island
tindaya-points-last_animal = the last animal of Nature
tindaya-points-villagers = dead villagers
tindaya-points-waste = waste
tindaya-points-offering = an offering
tindaya-points-fire = a fire for the seers
tindaya-points-combat = a combat won
tindaya-points-reconquest = a reconquest
tindaya-points-monopoly = monopolies
tindaya-points-idols = idols of contribution
tindaya-points-nobles = nobles
tindaya-points-common = a common objective
tindaya-points-secret = a secret objective
tindaya-points-other = the rules
tindaya-event-wrath-changed =
    { $doom ->
        [yes] The wrath of { $god } has reached the crater.
       *[no]
            { $left ->
                [one] The wrath of { $god } is now { $left } space below the crater.
               *[other] The wrath of { $god } is now { $left } spaces below the crater.
            }
    }
tindaya-event-paid = { tindaya-did } paid { $units }.
tindaya-event-game-ended =
    { $form ->
        [points] { $ending } { $names } won with a score of { $total }.
        [traitor] { $ending } { $names } won.
        [more] { $ending } Also: { $also }
       *[plain] { $ending }
    }

## Setup

tindaya-event-ocean-laid =
    { $red ->
        [0] The ocean was laid, all tiles with the black side up.
       *[other] The ocean was laid. Tiles with the red side up: { $red }.
    }
tindaya-event-terrain-laid = { tindaya-did } laid { $terrain } at { $hex }.
tindaya-event-tokens-laid =
    { $count ->
        [one] One { $token } was laid face down.
       *[other] { $count } hexes each got one { $token }, face down.
    }
tindaya-event-token-returned =
    { $count ->
        [one] The token at { $hex } was removed unseen.
       *[other] { $count } tokens were removed unseen: { $hexes }.
    }
tindaya-event-order-set = Turn order: { $names }.
tindaya-event-tribe-drawn = { tindaya-did } drew the tribe { $tribe }.
tindaya-event-offering-revealed = { $god } demanded { $demands }.
tindaya-event-event-revealed = { $card } was turned up: { $symbols }.
tindaya-event-mission-drawn = Mission: { $mission }. { $text }
tindaya-event-common-objective-drawn = Common objective: { $objective } ({ $text }).
tindaya-event-building-placed = { tindaya-did } placed { $building } at { $hex }.
tindaya-event-token-taken =
    { $some ->
        [yes] { tindaya-did } collected the token at { $hex }: { $gained }.
       *[no] { tindaya-did } collected the token at { $hex }.
    }
tindaya-event-tribe-equipped = { tindaya-did } started with { $units }.
tindaya-event-discs-placed = All contribution discs started on space { $score }.
tindaya-event-nobles-settled = { tindaya-did } settled the nobles at { $hexes }.
tindaya-event-villagers-settled = { tindaya-did } settled the villagers: { $groups }.
tindaya-group-at = { $natives } at { $hex }
tindaya-event-neutrals-read = { $card } named islands for the neutral buildings and the fort: { $numbers }.
tindaya-event-neutral-placed = A neutral villager came with { $building } at { $hex }.
tindaya-event-fort-rolled = The die chose island { $number } for the first fort.
tindaya-event-fort-built = A fort was built at { $hex }, with { $conquistadors }.
tindaya-event-idol-drawn =
    { $known ->
        [yes] { tindaya-did } drew an { $idol }.
       *[no] { tindaya-did } drew an idol.
    }

## Strategy phase

tindaya-event-ship-placed = The { $ship } sailed to trench { $trench }.
tindaya-event-prophecy-turned = { $card } was turned up: { $places }.
tindaya-event-catastrophe-turned = { $god } prepared: { $card }. { $text }
tindaya-event-objective-dealt = { tindaya-did } got the secret objective { $objective }: { $text }.
tindaya-event-objective-chosen = { tindaya-did } kept a secret objective with a token worth { $value }.

## Actions

tindaya-event-passed = { tindaya-did } passed.
tindaya-event-marker-placed =
    { $action ->
        [develop] { tindaya-did } chose Develop ({ $trade }) { $marker }.
        [produce] { tindaya-did } chose Produce ({ $trade }) { $marker }.
        [cave] { tindaya-did } chose Prepare the cave { $marker }.
       *[explore] { tindaya-did } chose Explore { $marker }.
    }
tindaya-event-developed = { tindaya-did } developed the { $invention }.
tindaya-event-cave-fitted = { tindaya-did } prepared the second cave.
tindaya-event-produced =
    { $some ->
        [yes] { tindaya-did } produced { $gained }.
       *[no] { tindaya-did } produced nothing as { $trade }.
    }
tindaya-event-slaughtered =
    { $count ->
        [one] { tindaya-did } slaughtered { $count } animal at { $hex }.
       *[other] { tindaya-did } slaughtered { $count } animals at { $hex }.
    }
tindaya-event-converted = { tindaya-did } made { $preserves } for { $paid }.
tindaya-event-idol-used = { tindaya-did } used an { $idol }.
tindaya-event-idol-sold = { tindaya-did } sold an { $idol } for { $units }.
tindaya-event-card-bought = { tindaya-did } bought at the market: { $card }.
tindaya-event-wall-placed = { tindaya-did } put a wall at { $hex }.
tindaya-event-token-discarded = { tindaya-did } discarded one { $token }.
tindaya-event-relocated = { tindaya-did } moved { $god } to volcano { $volcano }.
tindaya-event-ship-wrecked = { tindaya-did } wrecked the { $ship }.
tindaya-event-objective-cancelled =
    { $own ->
        [yes] { tindaya-did } discarded a secret objective with a token worth { $value }.
       *[no] { tindaya-did } discarded a secret objective of { $other } with a token worth { $value }.
    }
tindaya-event-objective-seen =
    { $known ->
        [yes] { tindaya-did } looked at a secret objective of { $other } (token { $value }): { $objective }, { $text }.
       *[no] { tindaya-did } looked at a secret objective of { $other } (token { $value }).
    }
tindaya-event-tokens-swapped = { tindaya-did } swapped objective tokens with { $other }: { $given } for { $taken }.

## Exploration

tindaya-event-moved =
    { $way ->
        [sea] { tindaya-did } sailed with { $natives } from { $start } to { $end }.
        [built] { tindaya-did } built a canoe and sailed with { $natives } from { $start } to { $end }.
       *[land] { tindaya-did } moved { $natives } from { $start } to { $end }.
    }
tindaya-event-reconquest =
    { $won ->
        [yes] { tindaya-did } retook the fort at { $hex } with { $weapons }.
       *[no] { tindaya-did } attacked the fort at { $hex } with { $weapons } in vain.
    }
tindaya-event-imprisoned = { tindaya-did } took { $conquistadors } prisoner.
tindaya-event-bartered =
    { $answer ->
        [proposed] { tindaya-did } offered { $other } { $given } for { $taken }.
        [accepted] { tindaya-did } bartered with { $other }: { $given } for { $taken }.
       *[refused]
            { $you ->
                [yes] { $other } refused your barter: { $given } for { $taken }.
               *[no] { $other } refused the barter of { $name }: { $given } for { $taken }.
            }
    }
tindaya-event-dowry-offered =
    { $answer ->
        [proposed] { tindaya-did } offered { $other } a dowry of { $units }.
        [accepted] { tindaya-did } paid { $other } a dowry of { $units }.
       *[refused]
            { $you ->
                [yes] { $other } refused your dowry of { $units }.
               *[no] { $other } refused the dowry of { $name }: { $units }.
            }
    }
tindaya-event-villager-given =
    { $neutral ->
        [yes] The neutral villager at { $hex } left.
       *[no] { tindaya-did } let a villager go from { $hex }.
    }
tindaya-event-adopted = { tindaya-did } welcomed a villager at { $hex }.
tindaya-event-offered =
    { $source ->
        [animal] { tindaya-did } offered { $units } from { $hex } to { $god }.
        [prisoner] { tindaya-did } sacrificed a prisoner to { $god } for { $units }.
        [villager] { tindaya-did } sacrificed a villager at { $hex } to { $god } for { $units }.
        [noble] { tindaya-did } sacrificed a noble at { $hex } to { $god } for { $units }.
        [reserve] { tindaya-did } added { $units } of the supply to the offering for { $god }.
        [idol] { tindaya-did } completed { $units } for { $god } with an idol.
       *[unit] { tindaya-did } offered { $units } to { $god }.
    }
tindaya-event-herded = { tindaya-did } herded { $animals } to { $hex }.

## The end of an era

tindaya-event-villager-born =
    { $count ->
        [one] { tindaya-did } gained a villager at { $hex }.
       *[other] { tindaya-did } gained { $count } villagers: { $hexes }.
    }
tindaya-event-animal-born =
    { $count ->
        [one] An animal was born at { $hex }.
       *[other] { $count } animals were born: { $hexes }.
    }
tindaya-event-wild-animal-born = Born in Nature: { $animals }.
tindaya-event-wild-animals-died = Killed in Nature: { $animals }.
tindaya-event-conquistador-born =
    { $count ->
        [one] A conquistador joined the fort at { $hex }.
       *[other] { $count } conquistadors joined forts: { $hexes }.
    }
tindaya-event-eaten = { tindaya-did } ate { $units }.
tindaya-event-villager-died =
    { $cause ->
        [hunger]
            { $count ->
                [one] { tindaya-did } lost a villager to hunger at { $hex }.
               *[other] { tindaya-did } lost { $count } villagers to hunger: { $hexes }.
            }
       *[cold]
            { $count ->
                [one] { tindaya-did } lost a villager to the cold at { $hex }.
               *[other] { tindaya-did } lost { $count } villagers to the cold: { $hexes }.
            }
    }
tindaya-event-spoiled =
    { $waste ->
        [yes] { tindaya-did } lost { $units }, which became waste.
       *[no] { tindaya-did } lost { $units }, which could not be kept.
    }
tindaya-event-waste-removed =
    { $count ->
        [one] { tindaya-did } removed { $count } unit of waste.
       *[other] { tindaya-did } removed { $count } units of waste.
    }
tindaya-event-offering-judged =
    { $complete ->
        [yes] The offering for { $god } was complete.
       *[no] The offering for { $god } was not complete.
    }
tindaya-event-reward-taken = { tindaya-did } took { $units } as a reward.
tindaya-event-event-began =
    { $happens ->
        [yes] Event: { $symbol }.
       *[no] Event: { $symbol }. It did not take place.
    }
tindaya-event-struck =
    { $form ->
        [flood] The tsunami flooded { $hexes }.
        [none] The tsunami reached no land.
       *[lava] The volcano erupted; lava covered { $count } hexes.
    }
tindaya-event-catastrophe-struck =
    { $count ->
        [0] { $card } struck no island.
       [one] { $card } struck an island of { $count } hex.
       *[other] { $card } struck islands with { $count } hexes in all.
    }
tindaya-event-protected =
    { $by ->
        [protect_idol] { tindaya-did } protected { $hex } with an idol.
        [fire] { tindaya-did } protected { $hex } with a fire.
        [manure] { tindaya-did } protected { $hex } with manure.
       *[weapons] { tindaya-did } defended natives at { $hex } with weapons.
    }
tindaya-event-ship-landed =
    { $attacked ->
        [0] The { $ship } landed on { $island } and found nothing to attack.
        [one] The { $ship } landed on { $island } and attacked { $attacked } hex.
       *[other] The { $ship } landed on { $island } and attacked { $attacked } hexes.
    }
tindaya-event-weapons-spent = { tindaya-did } defended { $hex } with { $weapons }.
tindaya-event-attack-ended =
    { $result ->
        [wall] The wall at { $hex } repelled the attack.
        [idol] An idol repelled the attack on { $hex }.
        [repelled] The natives at { $hex } repelled the attack.
       *[conquered] The conquistadors conquered { $hex }.
    }
tindaya-event-natives-died = Natives died at { $hex }: { $natives }.
tindaya-event-animals-fled = { $animals } fled from { $hex } to Nature.
tindaya-event-animals-died = { $animals } died at { $hex }.
tindaya-event-building-lost = Lost: { $buildings }.
tindaya-building-at = { $building } at { $hex }
tindaya-event-fort-removed = The fort at { $hex } was removed.
tindaya-event-trade-learned = { tindaya-did } learned a trade: { $trade }.
tindaya-event-fire-delivered = { tindaya-did } paid a fire for the seers: { $units }.

## Treason and the end

tindaya-event-betrayed = { tindaya-did } betrayed the tribes: { $card }. { $text }
tindaya-event-conquistadors-withdrawn = { $conquistadors } left { $hex } for the forts.
tindaya-event-conquistador-sent =
    { $count ->
        [one] { tindaya-did } sent a conquistador to { $hex }.
       *[other] { tindaya-did } sent { $count } conquistadors to { $hexes }.
    }
tindaya-event-conquistadors-died = { $conquistadors } died at { $hex }.
tindaya-event-conquistador-won = A beaten native at { $hex } became a conquistador.
tindaya-event-prisoners-freed =
    { $forts ->
        [yes] { $conquistadors } in the prison of { $name } were freed.
       *[no] { $conquistadors } in the prison of { $name } were freed and came to { $hex }.
    }
tindaya-event-possessions-removed = { tindaya-did } gave up all possessions.
tindaya-event-band-repelled = The band was repelled from { $hex } and went back to { $back }.
tindaya-event-band-moved =
    { $chief ->
        [yes] { tindaya-did } moved { $conquistadors } with the chief from { $start } to { $end }.
       *[no] { tindaya-did } moved { $conquistadors } from { $start } to { $end }.
    }
tindaya-event-objective-revealed =
    { $some ->
        [yes] { tindaya-did } revealed { $objective } ({ $text }): { $points } for { $leaders }.
       *[no] { tindaya-did } revealed { $objective } ({ $text }): it concerns nobody.
    }
tindaya-and-then = { $first } { $rest }
