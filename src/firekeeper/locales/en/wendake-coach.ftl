# The guide of a first game of Wendake: one card for each question when it first comes up.

wendake-coach-choose-home = Your home village is where your people live: women and hunters there work from the start. Villages differ in what grows around them and in who your neighbours are.
wendake-coach-choose-tribe = Each tribe begins with other goods and people, and some have a talent of their own.
wendake-coach-launch-canoe = Canoes let you fish and trade: the more of them are on the lakes, the more you may exchange.
wendake-coach-place-marker = A turn is one marker on one of your nine action tiles; you do what it shows from top to bottom. All markers of a year must stand in one line, so the first one decides much. Point at a tile to see what would remain.
wendake-coach-next-action = The actions of a tile are done in order, and you may leave any of them out.
wendake-coach-move-step = Warriors that end in a land are guards: having most of them there counts at Military. On an area they become outposts, and can later be replaced by women or hunters who work there.
wendake-coach-exchange = Trade has three steps: exchange goods, as often as you have canoes; buy one progress tile; give different goods for Economic points.
wendake-coach-buy-progress = Progress tiles give points at once and a power for the rest of the game. Higher rows cost more.
wendake-coach-draw-mask = Mask cards are collected and then played as combinations. Drawing from the deck cannot be taken back; the open card can.
wendake-coach-play-masks = Each space of the ceremony wants another combination, and each can be taken only once a year, so be early.
wendake-coach-claim-turtles = Turtle tiles reward areas with women, areas with hunters, and canoes. Only you see how many points yours gives.
wendake-coach-light-fire = The sacred fire activates one more tile of your grid, outside the line of your markers.
wendake-coach-replace-tile = At the end of a year your tiles slide down by one row. The three that leave may be replaced by advanced ones, which do more.
wendake-coach-end-turn = Nothing ends by itself: look once more, then end your turn.
wendake-coach-choose-point-track = The four score tracks form two pairs, and of each pair only the lower one counts. Keep them level.
