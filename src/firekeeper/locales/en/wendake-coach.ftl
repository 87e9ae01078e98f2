# The guide of a first game of Wendake: one card for each question when it first comes up.

wendake-coach-choose-home = Your home village is where your people live: women and hunters there work from the start. Villages differ in what grows around them and in who your neighbours are.
wendake-coach-choose-tribe = Each tribe begins with other goods and people, and some have a talent of their own.
wendake-coach-launch-canoe = Canoes let you fish and trade: the more of them are on the lakes, the more you may exchange.
wendake-coach-place-marker = A turn is one marker on one of your nine action tiles; you do what it shows from top to bottom. All markers on tiles must stand in one line in a year, so the first one decides much. Against other players one marker of the year goes to the turn order instead: it reserves your place in the next year. Point at a tile to see what would remain.
wendake-coach-next-action = The actions of a tile are done in order, and you may leave any of them out.
wendake-coach-move-step = Warriors that end in a land are guards: having most of them there counts at Military. On an area they become outposts, and can later be replaced by women or hunters who work there.
wendake-coach-exchange = Trade has three steps: exchange resources, up to the number of your canoes in play; buy a progress tile; give different resources for Economic points. After an exchange a mask card is turned up: an infected blanket sends one of your natives to the longhouse.
wendake-coach-buy-progress = Progress tiles give points at once and a power for the rest of the game. Higher rows cost more.
wendake-coach-draw-mask = Mask cards are collected and then played as combinations. Drawing from the deck cannot be taken back; the open card can.
wendake-coach-play-masks = Each space of the ceremony wants another combination. It is taken while a disk lies on it, your own included, and free again once that disk goes to another space.
wendake-coach-claim-turtles = Turtle tiles reward areas with women, areas with hunters, and canoes in play; of each of the three you may claim one tile at a time. Against other players only you see the points of yours until the end.
wendake-coach-light-fire = The sacred fire activates one more tile of your grid, outside the line of your markers.
wendake-coach-replace-tile = At the end of a year your tiles slide down by one row. Of the three that leave one may be replaced by an advanced tile, which does more, or by one you set aside; then all three come back on top.
wendake-coach-end-turn = Nothing ends by itself: look once more, then end your turn.
wendake-coach-choose-point-track = The four score tracks form two pairs, and of each pair only the lower one counts. Keep them level.
