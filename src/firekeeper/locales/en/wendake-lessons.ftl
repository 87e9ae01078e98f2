# The lessons of Wendake: what each is about, its exercises, and two hints for each: the second one says more.

wendake-lesson-village = Your village
    .text = A turn is one marker on one action tile. See where goods come from, and why markers form a line.
wendake-lesson-village-harvest = Harvest corn, beans and pumpkins in one turn.
    .hint-1 = Harvest gives one vegetable for each field on which you have a woman, your home included.
    .hint-2 = Put your marker on the tile in the top right corner, then perform Harvest.
wendake-lesson-village-leather = Make leather of your three beavers.
    .hint-1 = Tan Pelts turns all your beavers into leather, one for one.
    .hint-2 = Put your marker on the tile in the top left corner, then perform Tan Pelts.
wendake-lesson-village-line = One marker lies already. Go fishing with the second, so that the two can become a line.
    .hint-1 = Three markers must form a row, a column or a diagonal. Fish brings one fish for each canoe in play.
    .hint-2 = Fish lies right above your marker, in the same column.
wendake-lesson-village-order = Two markers lie on tiles. Reserve a good place in the turn order with this one.
    .hint-1 = Against other players one marker of each year goes to the turn order instead of a tile.
    .hint-2 = Choose the button that reserves your place: the earlier it is done, the further ahead you will be.

wendake-lesson-trade = Canoes and trade
    .text = Launch a canoe, buy a progress tile, exchange goods, and turn what is left into points.
wendake-lesson-trade-canoe = Put your first canoe into play.
    .hint-1 = Each canoe in play brings one fish when you fish, and one exchange when you trade.
    .hint-2 = Put your marker on Canoe at the bottom left, then choose any lake.
wendake-lesson-trade-tile = Buy a progress tile of the lowest level.
    .hint-1 = It costs 1 leather, 1 fish and 1 vegetable: you have exactly that.
    .hint-2 = Put your marker on Trade, perform it, and choose a tile of the first row.
wendake-lesson-trade-exchange = You lack leather. Exchange a fish for it, then buy a progress tile.
    .hint-1 = You may exchange as many goods as you have canoes in play. Then a mask card is turned up: an infected blanket would send a native to the longhouse.
    .hint-2 = Perform Trade, give 1 fish for 1 leather, then buy a tile of the first row.
wendake-lesson-trade-points = No tile is left. Score four Economic points in one Trade.
    .hint-1 = At the end of Trade you may give goods of different kinds, for one point each.
    .hint-2 = Give one corn, one bean, one leather and one fish.

wendake-lesson-map = People on the map
    .text = Warriors walk, women and hunters work, guards win majorities. At the end, a mask ceremony.
wendake-lesson-map-outpost = Send a warrior to the pumpkin field of Wendake, then let a woman take over there.
    .hint-1 = Only warriors move. On a field a warrior is an outpost; a transfer replaces it with a woman of your home.
    .hint-2 = Perform Move, step onto the pumpkin field of Wendake, stop moving, then transfer and bring a woman.
wendake-lesson-map-majority = Win the majority of guards in Sandusky.
    .hint-1 = One guard of your opponent stands there. A tie is worth nothing.
    .hint-2 = Perform Move and send two warriors from your home to Sandusky, not onto a field.
wendake-lesson-map-military = Score three Military points in one action.
    .hint-1 = Military gives a point for each territory in which you have the most guards, your home included.
    .hint-2 = The tile with Fish has Military below it: perform Fish, then Military.
wendake-lesson-map-masks = Play a pair of masks.
    .hint-1 = A Mask Ceremony draws one card, then you may play a combination on a free space.
    .hint-2 = Put your marker at the bottom right, perform Mask Ceremony, and play two masks of the same kind.
