# The games, and what a group chooses before one. A value of an option has the option's key and its name.

game-wendake = Chiefs of the Great Lakes about 1756: work the land, trade, hold the border, honour the masks. 1 to 4 players.

option-wendake-players = Number of players
    .text = Bots can fill the empty seats. Alone you play against the Ghost, whose cards act by themselves.
option-wendake-players-1 = 1: solitaire against the Ghost
option-wendake-players-2 = 2 players
option-wendake-players-3 = 3 players
option-wendake-players-4 = 4 players

option-wendake-tribes = Which side of the tribe cards is used
    .text = For a first game the backs are easier: there is less to read.
option-wendake-tribes-backs = identical backs: everybody starts alike
option-wendake-tribes-fronts = different fronts: every tribe has its own ability

option-wendake-pairing = How the four score tracks are paired; only the lower track of a pair counts
    .text = It decides which efforts belong together, so every game calls for a different plan.
option-wendake-pairing-random = random pairing
option-wendake-pairing-beginner = first-game pairing: Mask with Military, Economic with Ritual

option-wendake-new_allies = Whether you play with the expansion New Allies
    .text = English and French allies, ships, patrols, rifles, and Turn cards under the places of the turn order. For 2 to 4 players.
option-wendake-new_allies-false = the base game
option-wendake-new_allies-true = with New Allies
option-wendake-new_allies-together = Only with several players: choose 2 to 4 players.

option-wendake-difficulty = What a completed objective of the solitaire game is worth
    .text = The fewer points an objective is worth, the harder it is to catch up with the Ghost.
option-wendake-difficulty-easy = Easy: 3 points
option-wendake-difficulty-medium = Medium: 2 points
option-wendake-difficulty-hard = Hard: 1 point
option-wendake-difficulty-extreme = Extreme: no points, and a penalty for each one missed
option-wendake-extreme-only = Only at extreme difficulty.

option-wendake-solo_turtles = When turtle tiles score in the solitaire game
    .text = At once you see where you stand; at the end it is as with several players.
option-wendake-solo_turtles-at_once = as soon as they are claimed
option-wendake-solo_turtles-at_end = at the end of the game

option-wendake-solitaire-only = Only in the solitaire game: choose 1 player.

option-wendake-adversity = Whether you play alone with the Adversity cards of New Allies
    .text = Each year brings a blow of fate, and you fight for the turn order with the Ghost.
option-wendake-adversity-false = without Adversity cards
option-wendake-adversity-true = with Adversity cards

option-wendake-penalty = Points lost for each missed objective at extreme difficulty
    .text = The more an objective costs, the less you can afford to miss one.
option-wendake-penalty-1 = 1 point
option-wendake-penalty-2 = 2 points
option-wendake-penalty-3 = 3 points
option-wendake-penalty-4 = 4 points
option-wendake-penalty-5 = 5 points

game-endless_winter = Four generations at the end of the ice age: hunt, migrate, raise Megaliths, honour the dead. 2 to 4 players.

option-endless_winter-players = Number of players
    .text = Bots can fill the empty seats.
option-endless_winter-players-2 = 2 players
option-endless_winter-players-3 = 3 players
option-endless_winter-players-4 = 4 players

option-endless_winter-setup = How Chief and Setup cards are handed out
    .text = For a first game deal them at random; with a draft you plan from the start.
option-endless_winter-setup-base = base setup: both are dealt at random
option-endless_winter-setup-setup_draft = Setup card draft: Setup cards are chosen in reverse turn order
option-endless_winter-setup-chief_draft = Chief and Setup card draft: Chief cards are chosen in turn order, Setup cards in reverse

option-endless_winter-glacier_tokens = Glacier tokens module: what lies on Glaciers goes to whoever builds Villages there
    .text = One more reason to walk into the cold. Leave it out of a first game.
option-endless_winter-glacier_tokens-false = without Glacier tokens
option-endless_winter-glacier_tokens-true = with Glacier tokens

option-endless_winter-rest_tokens = Rest tokens module: the first figure that rests in a round finds a token
    .text = One more reason to rest early. Leave it out of a first game.
option-endless_winter-rest_tokens-false = without Rest tokens
option-endless_winter-rest_tokens-true = with Rest tokens

option-endless_winter-layout = How the four Megalith tiles lie together
    .text = It decides how soon Megaliths of different tribes meet.
option-endless_winter-layout-cfg_hearth = Hearth: a rectangle, first spaces in the middle; usual for 2 players
option-endless_winter-layout-cfg_brick = Brick: two shifted rows; usual for 3 players
option-endless_winter-layout-cfg_plain = Plain: a rectangle, first spaces at the outer edges; usual for 4 players
option-endless_winter-layout-cfg_ring = Ring: around an empty middle

game-tindaya = An archipelago between angry gods and conquistadors: feed and house a tribe, make offerings, hold the islands. 1 to 4 players.

option-tindaya-players = Number of players
    .text = Bots can fill the empty seats. Alone you play an Alliance with neutral buildings.
option-tindaya-players-1 = 1: solo
option-tindaya-players-2 = 2 players
option-tindaya-players-3 = 3 players
option-tindaya-players-4 = 4 players

option-tindaya-mode = Together, or each tribe for itself
    .text = In Alliance you win or lose together, in Domination the most points win.
option-tindaya-mode-alliance = Alliance: all against gods and conquistadors
option-tindaya-mode-domination = Domination: each tribe for itself
option-tindaya-domination-needs-two = Domination needs at least 2 players.

option-tindaya-campaign_step = Which game of the campaign is played
    .text = Three games that teach the rules step by step, then a final game.
option-tindaya-campaign_step-none = no campaign: all rules
option-tindaya-campaign_step-1 = 1: Arrival on the island, one era
option-tindaya-campaign_step-2 = 2: Fury of the gods, two eras
option-tindaya-campaign_step-3 = 3: Divine favours, a Domination
option-tindaya-campaign_step-final = Final game: all rules
option-tindaya-campaign-alliance = This campaign game is played as an Alliance.
option-tindaya-campaign-domination = This campaign game is played as a Domination.

option-tindaya-difficulty = How hard the game is
    .text = It decides the Event cards, the goals of missions and how many tokens a tribe can store.
option-tindaya-difficulty-easy = easy
option-tindaya-difficulty-medium = medium
option-tindaya-difficulty-hard = hard
option-tindaya-campaign-easy = The learning games of the campaign are easy.

option-tindaya-red_tiles = Red ocean tiles
    .text = The more red tiles, the closer the islands lie together, and the more a disaster hits.
option-tindaya-red_tiles-0 = none
option-tindaya-red_tiles-2 = 2 tiles
option-tindaya-red_tiles-4 = 4 tiles
option-tindaya-red_tiles-6 = 6 tiles
option-tindaya-red_tiles-8 = all 8 tiles
option-tindaya-campaign-black = The learning games of the campaign use black tiles only.

option-tindaya-layout = How the archipelago is laid
    .text = Chance lays a fair map; you can also lay the terrain yourselves, in turns.
option-tindaya-layout-automatic = automatic
option-tindaya-layout-preset = preset
option-tindaya-layout-by_turns = by turns
option-tindaya-layout-host = by the host, as a map in text
option-tindaya-preset-black = The preset uses black tiles only.

option-tindaya-traitor = The traitor (variant)
    .text = In era 3 a player may join the conquistadors and win alone.
option-tindaya-traitor-false = without a traitor
option-tindaya-traitor-true = with a traitor
option-tindaya-traitor-domination = The traitor belongs to a Domination outside of the learning games.

option-tindaya-dowry = Dowry (variant)
    .text = A tribe may buy a villager of another one for 3 resources.
option-tindaya-dowry-false = without dowry
option-tindaya-dowry-true = with dowry
option-tindaya-campaign-no-variants = The learning games of the campaign have no variants.

option-tindaya-mission = Which mission an Alliance has
    .text = What every tribe must have reached at the end of an Alliance.
option-tindaya-mission-inventors = Inventors
option-tindaya-mission-warriors = Warriors
option-tindaya-mission-breeders = Breeders
option-tindaya-mission-planners = Planners
option-tindaya-mission-fertile = Fertile
option-tindaya-mission-alliance = Only an Alliance outside of the learning games has a mission.

option-tindaya-map = Map of the host
    .text = The tiles by slot, r for the red side, then the hexes of each terrain: 1 2r 3 … / forest 2,0 … / coast … / mountain …
option-tindaya-map-host = A map is given only with the layout “by the host”.

option-tindaya-first_seat = First player
    .text = Chance names the first player unless you do.
option-tindaya-first_seat-1 = seat 1
option-tindaya-first_seat-2 = seat 2
option-tindaya-first_seat-3 = seat 3
option-tindaya-first_seat-4 = seat 4
option-tindaya-first-seat = There is no such seat with so few players.

option-tindaya-tribes = Which tribes play
    .text = The tribes of all seats in order, such as: agana majos. If you name none, they are drawn.
option-tindaya-colours = Colours of the seats
    .text = In the order of the seats, such as: green blue. Seats without one take the first left of blue, red, yellow, green.
option-tindaya-campaign-tribes = The first two campaign games have fixed tribes.
