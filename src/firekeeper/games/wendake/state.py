"""The state of Wendake: every piece that can move, as integers, lists and tuples.

Lists change in place and are copied with the state; tuples are replaced as a whole and shared. Cells of
a grid are 0 to 8 in reading order; sets of cells, tiles and turtle tiles are bit masks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from firekeeper.games.wendake import _records
from firekeeper.kernel.hexes import members as members
from firekeeper.kernel.rules import Rules
from firekeeper.kernel.state import State, StatePart
from firekeeper.kernel.state import changed as changed
from firekeeper.kernel.state import spread as spread

if TYPE_CHECKING:
    from firekeeper.games.wendake.game import Wendake


class Player(StatePart):
    """A seat: village board, pieces, cards. One that the rules play leaves most of it empty."""

    tribe: int
    home: int  # its home territory, -1 before it is chosen
    flag: int  # its European ally (WK-PROG-102)
    goods: list[int]
    score: tuple[int, ...]
    at_home: tuple[int, ...]  # women and hunters piled on the home areas; warriors at home are guards
    longhouse: tuple[int, ...]  # women, hunters, warriors (the Mohawk warrior not counted)
    mohawk: int  # territory where he is a guard, or one of NO_MOHAWK, IN_LONGHOUSE, AS_OUTPOST
    outposts: int  # how many areas hold one of its warriors
    canoes: int  # in play
    lakes: tuple[int, ...]  # canoes in play by lake
    grid: tuple[int, ...]  # tile by cell
    ritual: int  # cells whose tile lies RITUAL side up
    marked: int  # cells with an action marker
    fired: int  # cells with the sacred fire token (WK-AMB-04)
    cycled_out: tuple[int, ...]  # tiles below the grid during step 2.B
    set_aside: tuple[int, ...]
    markers: int  # ordinary action markers on the sage spaces
    black_marker: int  # 1 while the Ojibwa marker is on its sage space
    reserved_with: int  # marker on the turn order track: NORMAL, BLACK, or -1
    progress: int
    used: int  # progress tiles turned face down this year
    hand: tuple[int, ...]  # mask cards by card type
    played: tuple[int, ...]  # mask cards lying face up this year
    disk: int  # mask space of its disk, -1 in the restore area
    turtles: int
    swaps: int  # swap tokens

    __slots__ = tuple(__annotations__)


class WendakeState(State):
    """The whole table."""

    year: int
    order: tuple[int, ...]  # seats in turn order
    turn: int  # place in the order of the next seat to look at
    reserved: tuple[int, ...]  # seats on the turn order track, leftmost first
    pairing: int
    rows: tuple[tuple[int, ...], ...]  # progress tiles on display by level, left to right
    leftover: tuple[int, ...]  # progress tiles set-up did not lay out (WK-SETUP-07)
    tribes: tuple[int, ...]  # tribe cards on offer during set-up
    level: int  # of the advanced tiles in use
    display: tuple[int, ...]  # advanced tiles by slot, -1 where one is missing
    pool: int  # advanced tiles of this level not yet drawn
    stack: int  # how many of them the draw stack still gives (WK-SETUP-27)
    deck: list[int]  # mask cards by card type
    discard: tuple[int, ...]  # mask cards, the top one last
    turtle_pool: int  # turtle tiles nobody has claimed
    turtle_stacks: list[int]  # tiles left by turtle type
    areas: list[int]  # what stands in each productive area outside homes
    guards: list[int]  # by territory x seats + seat, the Mohawk warrior included
    players: list[Player]
    revealed: int  # 1 while turtle tiles lie open: from the final scoring on (WK-END-02)
    finished: int  # 1 once the final scoring is done

    __slots__ = (*__annotations__, "rules")

    def __init__(self, rules: Wendake) -> None:
        super().__init__()
        self.rules = rules

    def game_rules(self) -> Rules:
        return self.rules

    def clone(self) -> WendakeState:
        return _records.clone_wendakestate(self)

    def dump(self) -> dict[str, Any]:
        return _records.dump_wendakestate(self)
