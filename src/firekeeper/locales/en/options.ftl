# The games, and what a group chooses before one. A value of an option has the option's key and its name.

game-wendake = Chiefs of the Great Lakes about 1756: work the land, trade, hold the border, honour the masks. 1 to 4 players.

option-wendake-players = How many people play
option-wendake-players-1 = 1: solitaire against the Ghost
option-wendake-players-2 = 2 players
option-wendake-players-3 = 3 players
option-wendake-players-4 = 4 players

option-wendake-tribes = Which side of the tribe cards is used
option-wendake-tribes-backs = identical backs: everybody starts alike
option-wendake-tribes-fronts = different fronts: every tribe has its own ability

option-wendake-pairing = How the four score tracks are paired; only the lower track of a pair counts
option-wendake-pairing-random = random pairing
option-wendake-pairing-beginner = first-game pairing: Mask with Military, Economic with Ritual

option-wendake-difficulty = What a completed objective of the solitaire game is worth
option-wendake-difficulty-easy = Easy: 3 points
option-wendake-difficulty-medium = Medium: 2 points
option-wendake-difficulty-hard = Hard: 1 point

option-wendake-solo_turtles = When turtle tiles score in the solitaire game
option-wendake-solo_turtles-at_once = as soon as they are claimed
option-wendake-solo_turtles-at_end = at the end of the game
