# The lessons of Endless Winter: what each is about, its exercises, and two hints for each: the second one says more.

endless_winter-lesson-hunt = A turn, and the Hunt
    .text = A turn is one figure in one column. Labour comes from cards and Food; at the Hunt it becomes Animals.
endless_winter-lesson-hunt-animal = Take the Ground Sloth from the hunt area.
    .hint-1 = At the top of the Hunt column an Animal costs 1 Tool and 1 Labour. Cards of your hand give Labour.
    .hint-2 = Place your Tribe figure in the Hunt column, choose the Ground Sloth, and pay with the Brave.
endless_winter-lesson-hunt-tip = Tip your Stag-moose for its benefit.
    .hint-1 = In the middle of the Hunt column one Animal can be tipped. It no longer counts in its set.
    .hint-2 = Place your figure in the Hunt column, go on past the top, and tip the Stag-moose.
endless_winter-lesson-hunt-rest = Rest with a figure, and draw a card.
    .hint-1 = A resting figure does little now, but counts one and a half Labour in the Eclipse.
    .hint-2 = Place your Tribe figure on the Rest space of your board, then draw.

endless_winter-lesson-tribe = A stronger tribe
    .text = Recruit better people, bury weak ones, and learn Culture cards.
endless_winter-lesson-tribe-recruit = Recruit a Hunter.
    .hint-1 = At the top of the Initiate column a Tribe card costs 1 Tool and 1 Labour. It cannot work in the same turn.
    .hint-2 = Place your Tribe figure in the Initiate column, choose the Hunter, and pay with the Brave.
endless_winter-lesson-tribe-bury = Bury the Tribesman of your hand.
    .hint-1 = The first figure of a round in the Initiate column gains an Idol and may bury a card at the bottom.
    .hint-2 = Place your figure in the Initiate column, go on past the top, and bury the Tribesman.
endless_winter-lesson-tribe-learn = Learn a Culture card.
    .hint-1 = A Culture card costs 3 Labour. Food gives 1 Labour for each hand that its marker passes on the way down.
    .hint-2 = Place your figure in the Develop column, choose any Culture card, and pay with the Brave and 4 Food.

endless_winter-lesson-land = The land and the Eclipse
    .text = Camps and Villages win the hexes; cards kept for the Eclipse win the turn order.
endless_winter-lesson-land-camp = Place a Camp, and move it away from the fire.
    .hint-1 = A new Camp costs 1 Tool and arrives in the middle; each step costs 1 Labour.
    .hint-2 = Place your figure in the Migrate column, place a Camp, move it to a neighbouring hex, and pay with 2 Food.
endless_winter-lesson-land-village = Build a Village.
    .hint-1 = Three Camps on three hexes that meet in one point can become a Village for 3 Food.
    .hint-2 = Place your figure in the Migrate column, go on past the top, use the middle, and choose the point where your Camps meet.
endless_winter-lesson-land-eclipse = This is your last figure of the round. Put two cards into the Eclipse pile.
    .hint-1 = After the third figure, cards of your hand may go face down: their Labour decides the next turn order.
    .hint-2 = Rest with your Chief, draw, then commit the Hunter and the Brave, and close the pile.
