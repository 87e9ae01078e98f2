# The guide of a first game of Tindaya: one card for each question when it first comes up.

## Setup

tindaya-coach-lay-one-terrain = Islands grow from volcanoes. Forests carry wood, fields and pigsties; coasts clay and docks; mountains ore and goat pens.
tindaya-coach-place-starting-building = You start with a building of each trade you know. Where tribes stand together they can barter and learn from each other; where a disaster strikes, all of them lose.
tindaya-coach-split-villagers = A building gives goods for the villagers in it, and each pair of villagers in a building has a child at the end of the era.
tindaya-coach-place-first-fort = Conquistadors hold this fort. To retake it, enter with a noble, at least as many natives as there are conquistadors, and a weapon for each of them.
tindaya-coach-choose-fort-tile = The fort is built on this tile, and there is one building less of its kind. Whoever retakes the fort puts the tile back.
tindaya-coach-choose-island = The neutral building belongs to nobody: enter it, and you control it.
tindaya-coach-place-neutral = Neutral villagers know a trade that you may learn, and one of them can join your tribe.

## A turn

tindaya-coach-take-action = A turn is one or two actions, each with a marker. Cubes come back every era; a cylinder does the action twice and is worth keeping for what matters. Whoever passes is out for the era.
tindaya-coach-end-turn = Nothing ends by itself: look once more at what is left, then end your turn.
tindaya-coach-save-unit = Arucas leaves one unit out of the price. Keep what is hardest to get.
tindaya-coach-save-at-market = Jandia leaves one unit out of the price. Keep what is hardest to get.
tindaya-coach-place-wall = A wall protects its hex from conquistadors and from some catastrophes, for the rest of the game.
tindaya-coach-slaughter = Slaughtered animals give meat and horns, but two that live have young at the end of the era.
tindaya-coach-convert-goods = Fresh food spoils after the meal; preserves keep. One payment converts as much as you like.
tindaya-coach-sell-idol = An idol you do not need becomes any one resource.
tindaya-coach-choose-god = The god whose wrath is highest is the one to appease.
tindaya-coach-aim-idol = What glows is what the idol can do now.
tindaya-coach-explore = Explore moves your natives over land and sea. Everything that happens on the map begins with it: collecting, building, offerings, barter, combat.
tindaya-coach-produce = Produce lets the buildings of a trade give their goods, for the villagers and animals in them. Once an era for each trade, twice with a cylinder.
tindaya-coach-develop = Develop pays for the next invention of a trade. The first one brings more goods, the second makes food keep.
tindaya-coach-cave = The first cave has room for four villagers. Whoever has no place at the end of the era freezes: prepare the second one in time.
tindaya-coach-market = The artisans’ market sells walls, idols and room for preserves. A card is gone once somebody has bought it.
tindaya-coach-idols = An idol works once, as an action. Point at it to read what it does.

## Exploring

tindaya-coach-choose-move = First say from where. Each move takes a group one hex over land, or over sea by canoe as far as the line shows.
tindaya-coach-choose-group = Who goes? Nobles build, learn and make offerings; villagers work and have children. A building left by everybody is controlled by nobody.
tindaya-coach-choose-way = What glows is where they can go. On a volcano a noble can make an offering; on a token you can collect it.
tindaya-coach-canoe = A canoe is boarded beside the island and sails in a straight line. It stays where it lands, and anybody may use it.
tindaya-coach-choose-canoe = A canoe costs 1 wood unless your tribe has one of its own.
tindaya-coach-choose-sail = The canoe sails straight ahead as far as you like, to land beside an island.
tindaya-coach-choose-landing = They land beside where the canoe stops.
tindaya-coach-reconquest = You win with at least as many natives as conquistadors and a weapon for each: then they are your prisoners. With less, all your natives there die.
tindaya-coach-optional-actions = Those who moved can now do something where they stand, each hex once: what glows shows who.
tindaya-coach-collect = A token gives raw materials: wood, clay, stone or obsidian. What is on its back is seen when it is taken.
tindaya-coach-build = A noble on the right terrain builds a building of a trade that the tribe knows.
tindaya-coach-herd = Wild goats and pigs can be herded into a pen or pigsty of yours: two of a kind have young every era.
tindaya-coach-offering = A noble on a volcano can offer to both gods. An offering that is complete at the end of the era lowers the wrath, one that is not raises it.
tindaya-coach-barter = Where natives of two tribes stand together they can barter, one unit for one.
tindaya-coach-compose-offer = Choose what you give, then what you take. Add pairs until the offer is fair, then propose it: the other one answers at once.
tindaya-coach-draft-offer = Choose what you give, then what you take for it. Add pairs and take them back until the offer is fair, then propose it: the other one answers at once.
tindaya-coach-ask-for = Now choose what you want for it: one unit for one.
tindaya-coach-answer-offer = One click accepts or refuses. In an Alliance a fair barter helps everybody.
tindaya-coach-make-offering = Each god asks for goods; the dots show how many are still missing. Whoever gives first to a god draws an idol.
tindaya-coach-choose-source = An animal can stand for its good, and in need even a native.
tindaya-coach-choose-extra-slot = The Majos add a unit of the supply: put it where it completes something.

## The end of an era

tindaya-coach-choose-birth = Two villagers of yours in a building have a child. Choose where, if not all can be born.
tindaya-coach-eat = Every villager eats one ration. Eat what spoils first; preserves keep for the next era.
tindaya-coach-victims = Somebody has to die: choose where the loss hurts least. A building without natives is lost to you.
tindaya-coach-take-reward = A gift for your part in the offering: take any one resource.
tindaya-coach-name-hex = The lava has not enough for everything: you say where it flows.
tindaya-coach-protect = A wall, an idol or the right goods protect a hex. What is not protected is lost.
tindaya-coach-save-natives = Each weapon saves one native from the pirates.
tindaya-coach-choose-target = Two islands are equally near: you say which one the ship attacks.
tindaya-coach-choose-terrain = There is no building to attack: you say which terrain they take.
tindaya-coach-choose-combat = Combats come one after another. Weapons spent in the first are gone for the next.
tindaya-coach-spend-idol = An idol of protection repels the attack at once.
tindaya-coach-declare-weapons = Two natives and two weapons, from one tribe or several, beat the two conquistadors: each weapon takes a prisoner. With less, all natives there die and a fort stands in their place.
tindaya-coach-deliver-fire = A fire shows the prophecies of the next era before the actions begin: then everybody knows where the disasters strike.

## Seers, objectives, treason

tindaya-coach-choose-prophecy = One fire, one prophecy. Tibiabin tells where the disasters strike, Tamonante which catastrophes the gods send.
tindaya-coach-keep-objective = A secret objective scores at the end for whoever is best at it, you or another. Keep one that you can steer.
tindaya-coach-choose-token = The higher the token, the more the objective counts, and everybody sees the number.
tindaya-coach-choose-side = In a fort you may join the conquistadors. From then on you play against all others.
tindaya-coach-defend = You win with at least as many natives as conquistadors and a weapon for each: they die, and you gain a point. With less, all natives there die, but each weapon takes a conquistador with it, and whoever spent one draws an idol.
tindaya-coach-repel-with-idol = An idol of protection repels the traitor at once, without a fight.
tindaya-coach-traitor-turn = From now on you only explore, with conquistadors. Your card says how many have to be on the board at the end; ships that land bring more.

## Dowries

tindaya-coach-compose-dowry = Three resources of your choice for a villager of theirs: one of yours comes to the board in its place. They may refuse.
tindaya-coach-answer-dowry = For three resources one of your villagers goes back to your reserve. You choose which one, and you keep at least one.

## The first minute

tindaya-first-turn = What a turn is
    .text = Put a cube or a cylinder on one or two actions: produce goods, develop inventions, explore the islands. A cube does an action once, a cylinder twice. When you have done enough, pass; when all have passed, the era ends.
tindaya-first-aim-1 = What we are trying to do
    .text = Our tribes have just landed, and we win or lose together. This first game lasts one era: everybody has to survive, every tribe learns a third trade, and we retake the fort of the conquistadors. A noble learns at the end of the era, in a building of the trade, beside somebody who knows it.
tindaya-first-era-1 = What the end of the era asks
    .text = Every villager eats one ration. The gods want their offerings, or their wrath grows. Then the events of the era strike, one after another. The meters of the forecast show what would happen if the era ended now.
tindaya-first-aim-2 = What we are trying to do
    .text = Two eras together. At the end every tribe must be alive, know all four trades and have an invention of level 2. A noble learns in a building of the trade, beside somebody who knows it.
tindaya-first-caves = New: caves and waste
    .text = At the end of an era villagers need a place in a cave: the first one has four. Fresh food that nobody eats becomes waste; too much of it angers Acoran.
tindaya-first-seers = New: the seers
    .text = At the end of an era two fires can be paid. Each opens a prophecy of the next one: where the disasters strike, or what the gods send. What nobody has asked for stays a question mark.
tindaya-first-aim-3 = What you are trying to do
    .text = Now every tribe plays for itself, for three eras. Contribution points decide: the first offerings to a god, combats won, fires, nobles and objectives bring them; losses and greed cost them. But if a god’s wrath reaches the crater, or there are too many conquistadors, nobody wins.
tindaya-first-priority = New: priority and monopolies
    .text = Whoever has the fewest points decides first. The most tokens of wood, clay or ore cost points at the end, and so does taking the last token of an island or the last wild animal.
tindaya-first-secrets = New: objectives
    .text = Two common objectives lie open. Each era you keep a secret one and put a token on it: at the end it scores for whoever is best at it.
tindaya-first-missions = New: the mission
    .text = A card says what every tribe must have reached at the end of the game. The number beside each name counts how far that tribe has come.
tindaya-first-red = New: red tiles
    .text = On red tiles the volcanoes are awake and the islands lie closer together: one disaster hits several of them. Harder levels have more of them, and harder Event cards.
tindaya-first-aim = What we are trying to do
    .text = For three eras we hold the archipelago together. At the end every tribe must be alive, control a building and have fulfilled the mission, and there may not be too many conquistadors. If a god’s wrath reaches the crater, all is lost.
tindaya-first-era = What the end of an era asks
    .text = Everybody eats and needs a place in a cave. Complete offerings calm the gods. Then events strike: eruptions, tsunamis, catastrophes, ships. The meters of the forecast show what would happen if the era ended now.
