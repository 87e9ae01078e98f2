# The guide of a first game of Wendake: one card for each question when it first comes up.

wendake-coach-choose-home = Your home village is where your people live: women and hunters there work from the start. Villages differ in what grows around them and in who your neighbours are.
wendake-coach-choose-tribe = Each tribe starts with different goods and natives; some have a special ability.
wendake-coach-launch-canoe = Canoes let you fish and trade: the more of them are on the lakes, the more you may exchange.
wendake-coach-place-marker = A turn is one marker on one of your nine action tiles; you do what it shows from top to bottom. The three markers on your tiles must form a line, so the first one matters a lot. Against other players one marker of the year goes to the turn order instead: it reserves your place in the next year. Point at a tile to see what would remain.
wendake-coach-next-action = The actions of a tile are done in order, and you may leave any of them out.
wendake-coach-move-step = Warriors that end in a territory are guards: having the most there counts for Military. On an area they become outposts, and can later be replaced by women or hunters who work there.
wendake-coach-exchange = Trade has three steps: exchange resources, up to the number of your canoes in play; buy a progress tile; give up different resources for Economic points. After an exchange a mask card is turned up: an infected blanket sends one of your natives to the longhouse.
wendake-coach-buy-progress = Progress tiles give points at once and a power for the rest of the game. Higher rows cost more.
wendake-coach-draw-mask = Mask cards are collected and then played as combinations. Drawing from the deck cannot be taken back; the open card can.
wendake-coach-play-masks = Each space needs a different combination and is blocked while a disk stands on it, your own included, so go early. It is free again once that disk goes to another space.
wendake-coach-claim-turtles = Turtle tiles reward areas with women, areas with hunters, and canoes in play; of each of the three you may claim one tile at a time. Against other players only you see the points of yours until the end.
wendake-coach-light-fire = The sacred fire activates one more tile of your grid, outside the line of your markers.
wendake-coach-replace-tile = At the end of a year your tiles slide down by one row. You may replace one of the three that leave with an advanced tile, which does more, or with one you set aside; then all three come back on top.
wendake-coach-end-turn = Nothing ends by itself: look once more, then end your turn.
wendake-coach-choose-point-track = The four score tracks form two pairs, and of each pair only the lower one counts. Keep them level.

## New Allies

wendake-coach-turn-cards = New Allies: under each space of the turn order lies a Turn card. Whoever reserves a space may at once perform the Alliance action of its upper half, then keeps the card for its lower half. You may take any space; next year’s order goes from left to right.
wendake-coach-turn-card = One of your Turn cards can be used now: it glows beside your village. Cards marked “1×” are discarded after use, the others are turned face down until the end of the year. Most of them cost a rifle or resources.
wendake-coach-order-alliance = You stand on a space of the turn order: its card offers an Alliance action now, and only now. Then the card is yours, and its lower half can be used in your turns.
wendake-coach-advance-disk = Your Alliance disk shows who your ally is. Its number is how much you may barter and how far your patrols walk, and it is worth points at the end. Whoever changes sides scores the number that is left, on a track of the flag that is left, and starts at 1.
wendake-coach-alliance-effect = One of three: barter leather for rifles with a ship, move your patrols, or spend a rifle for a point.
wendake-coach-place-ship = The ship must go to another lake, not to the other ship. Where you have more canoes than anybody else you may give leather for rifles.
wendake-coach-barter = You may also move one canoe, of anybody, from this lake to another one: before or after the barter, and a majority may change by it.
wendake-coach-patrol-step = Patrols protect like guards wherever they stand, but attack guards and patrols only under their own flag. Nobody is injured: both sides go home.

## Adversity

wendake-coach-adversity = Adversity: the card beside the years says what is hard this year. You have four markers: three for tiles, and one for the turn order; who stands on its first place begins the next year.
wendake-coach-adversity-ghost = The Ghost has four turns, too. Before a card acts, the token above it is turned up: an arrow means that the card acts, the circle that the Ghost goes to the turn order first. If one of its actions is impossible, it gains a point instead.
wendake-coach-offer = Worship: this year the first action of each activation costs a resource or a point. A point of a track that does not count is the cheapest.
