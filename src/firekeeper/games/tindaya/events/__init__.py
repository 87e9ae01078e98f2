"""What happens in a game of Tindaya, for the log, the animations and the account of all pieces.

Hexes are named as in choices («q,r»), everything else by the ids of the naming list; `rule` is the
ledger rule by which it happens. There is a file for each chapter; the rules ask for all of them here.
"""

# ruff: noqa: F403, I001 (in the order of the rules, which the generated TypeScript follows)
from firekeeper.games.tindaya.events.table import *
from firekeeper.games.tindaya.events.setup import *
from firekeeper.games.tindaya.events.strategy import *
from firekeeper.games.tindaya.events.actions import *
from firekeeper.games.tindaya.events.exploration import *
from firekeeper.games.tindaya.events.end_of_era import *
from firekeeper.games.tindaya.events.treason import *
