# The games, and what a group chooses before one. A value of an option has the option's key and its name.

game-wendake = Chiefs of the Great Lakes about 1756: work the land, trade, hold the border, honour the masks. 1 to 4 players.

option-wendake-players = How many people play
    .text = Bots can take the seats of people you miss. Alone you play against the Ghost, whose cards act by themselves.
option-wendake-players-1 = 1: solitaire against the Ghost
option-wendake-players-2 = 2 players
option-wendake-players-3 = 3 players
option-wendake-players-4 = 4 players

option-wendake-tribes = Which side of the tribe cards is used
    .text = For a first game the backs are easier: there is less to read.
option-wendake-tribes-backs = identical backs: everybody starts alike
option-wendake-tribes-fronts = different fronts: every tribe has its own ability

option-wendake-pairing = How the four score tracks are paired; only the lower track of a pair counts
    .text = It decides which efforts belong together, so every game wants another plan.
option-wendake-pairing-random = random pairing
option-wendake-pairing-beginner = first-game pairing: Mask with Military, Economic with Ritual

option-wendake-difficulty = What a completed objective of the solitaire game is worth
    .text = The fewer points an objective is worth, the harder it is to catch up with the Ghost.
option-wendake-difficulty-easy = Easy: 3 points
option-wendake-difficulty-medium = Medium: 2 points
option-wendake-difficulty-hard = Hard: 1 point

option-wendake-solo_turtles = When turtle tiles score in the solitaire game
    .text = At once you see where you stand; at the end it is as with several players.
option-wendake-solo_turtles-at_once = as soon as they are claimed
option-wendake-solo_turtles-at_end = at the end of the game

option-wendake-solitaire-only = Only in the solitaire game: choose 1 player.

game-endless_winter = Four generations at the end of the ice age: hunt, migrate, raise Megaliths, honour the dead. 2 to 4 players.

option-endless_winter-players = How many people play
    .text = Bots can take the seats of people you miss.
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
