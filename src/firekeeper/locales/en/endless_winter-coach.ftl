# The guide of a first game of Endless Winter: one card for each question when it first comes up.

endless_winter-coach-choose-side = Your Chief has a skill that you may use in the turn in which the Chief figure is placed, so once a round. Pick the side that fits how you like to begin.
endless_winter-coach-take-chief = Each Chief leans to one way of playing: the skill works once a round, in the turn in which the Chief figure is placed.
endless_winter-coach-take-setup = A Setup card is what you begin with: Food, Tools, an Animal and one better Tribe card.
endless_winter-coach-play-culture = Culture cards are played before the figure is placed. The first of a turn is free, each further one costs a discarded card.
endless_winter-coach-place-figure = A turn is one figure in one of the four columns, from top to bottom, or on your Rest space. Nobody blocks anybody; but only the first figure of a round gets what the bottom shows.
endless_winter-coach-top-section = At the top you may do as much as you can pay. Labour comes from Tribe cards of your hand and from Food; you are asked how to pay when it is needed.
endless_winter-coach-pay-labour = The cheapest ways to pay are offered. Cards played for Labour are discarded, so keep some for the Eclipse: there they decide the turn order.
endless_winter-coach-gain = The better of two benefits is not always the useful one: Megaliths, cards, Idols, Tools and Food can be taken as anything further down that row.
endless_winter-coach-use-part = A skill with a price may be used or left.
endless_winter-coach-move-idol = Offering makes leftover Food and Tools worth more at the end; Honour does the same for buried cards, and there those who arrive first stand before you.
endless_winter-coach-build-pile = Cards put face down now count their Labour in the Eclipse, and Culture cards are a bluff. Most Labour goes first in the next round and gets the best place.
endless_winter-coach-choose-hex = Every hex on which you have most influence, or share it, gives its benefit in the Eclipse. A Camp counts 1, a Village 2 on each of its three hexes.
endless_winter-coach-choose-board-item = Empty spaces on your board and your Sacred Stones count in every Eclipse: what was built early pays more often.
endless_winter-coach-end-turn = Nothing ends by itself: cards and skills that are left can still be used.
