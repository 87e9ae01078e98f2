# The guide of a first game of Endless Winter: one card for each question when it first comes up.

endless_winter-coach-choose-side = Your Chief has a skill that you may use in the turn in which the Chief figure is placed, so once a round. Pick the side that fits how you like to begin.
endless_winter-coach-take-chief = Each Chief favours one way of playing: the skill works once a round, in the turn in which the Chief figure is placed.
endless_winter-coach-take-setup = A Setup card is what you begin with: Food, Tools, Animals and one better Tribe card; some bring a second Camp.
endless_winter-coach-play-culture = Culture cards are played before the figure is placed. The first of a turn is free, each further one costs a discarded card.
endless_winter-coach-place-figure = A turn is one figure in one of the four columns, from top to bottom, or on your Rest space. Nobody blocks anybody; but in each column only the first figure of a round gets what the bottom shows.
endless_winter-coach-top-section = At the top you may do as much as you can pay. Labour comes from Tribe cards of your hand and from Food; you are asked how to pay when it is needed.
endless_winter-coach-pay-labour = The cheapest ways to pay are offered. Cards played for Labour are discarded, so keep some for the Eclipse: there they decide the turn order.
endless_winter-coach-gain = The strongest benefit is not always the most useful. You may take any lesser benefit instead: Megalith > card > Idol > Tool > Food.
endless_winter-coach-use-part = A skill with a price may be used or left.
endless_winter-coach-move-idol = Offering makes leftover Food and Tools worth more at the end; Honour does the same for buried cards, where ties go to whoever got there first.
endless_winter-coach-build-pile = Cards put face down now count their Labour in the Eclipse, and Culture cards are a bluff. Most Labour goes first in the next round and gets the best place.
endless_winter-coach-choose-hex = Every hex on which you have the most Influence, or share it, gives its benefit in the Eclipse. A Camp counts 1, a Village 2 on each of its three hexes.
endless_winter-coach-choose-board-item = Empty spaces on your board and your Sacred Stones count in every Eclipse: what was built early pays more often.
endless_winter-coach-end-turn = Nothing ends by itself: cards and skills that are left can still be used.
endless_winter-coach-end-actions = This was your third figure. Use what is left, then cards of your hand go face down for the Eclipse.
endless_winter-coach-discard-cards = Discarded cards are not lost: when your deck is empty, they are shuffled and come back.
endless_winter-coach-choose-token = Whoever rests first in a round gets a Rest token: take the open one, or the next one unseen. It helps in this turn only.
endless_winter-coach-choose-pile-card = Your Tribe cards in the Eclipse pile now work once more, by the dark line at their foot. You choose the order.

## What is first done, besides the question

endless_winter-coach-column-initiate = Initiate makes your tribe grow: recruit better cards into your hand at the top, then bury weak ones. A card recruited now works from the next turn on.
endless_winter-coach-column-develop = Develop brings Culture cards, which help once and score at the end, and Sacred Stones, which score in every Eclipse.
endless_winter-coach-column-migrate = In Migrate new Camps arrive at the fire in the middle and move out from there. Stand where nobody else does, or where three of your Camps meet: they can become a Village.
endless_winter-coach-column-hunt = In Hunt, scouting lays more Animals out before you choose. Sets of the same Animal score at the end; one kind of each brings little.
endless_winter-coach-column-rest = Resting gives little now, but the figure counts Labour in the Eclipse: you are likely to go earlier in the next round.
endless_winter-coach-recruit = The five stacks hold your better people. The red number is their Labour; the column in which they work best stands below.
endless_winter-coach-learn = Culture cards go to your hand and are played at the beginning of a later turn. In the Eclipse pile they are worth nothing: a bluff.
endless_winter-coach-sacred-stone = A Sacred Stone scores in this Eclipse and in every later one. Take one early that counts what you are going to do anyway; the next slot has another price.
endless_winter-coach-village = A Village takes three Camps home and counts twice as much on three hexes. It stays for good, and from now on brings you a card in every Eclipse.
endless_winter-coach-megalith = The two grey Megaliths go first, on the ground. Each covers a space and gives what it shows; four in a square carry another one, which scores for what it covers, most for your own.
endless_winter-coach-bury = A buried card leaves your deck for good, which makes the rest stronger, and scores at the end by your rank in Honour.
endless_winter-coach-tip = A tipped Animal gives its benefit at once but no longer counts in its set. Tip what will not become a set, or what a Sacred Stone counts.
