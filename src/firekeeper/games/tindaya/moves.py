"""Moves of an exploration as plain data (TD-EXPLORE-04 to -17, -24 to -33).

A `Walkers` is the extract of a position that moves change: where the natives of one tribe stand, which of
them have moved or were stopped, the canoes, and the wood to build one. Moves are listed and tried on it, so
that the test of completability (TD-EXPLORE-31) looks ahead without copying whole states.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from firekeeper.games.tindaya.pieces import added, knows, removed, villager_seats
from firekeeper.games.tindaya.terms import NONE, SEA, TRENCH, VOLCANO, WOOD
from firekeeper.kernel.hexes import members
from firekeeper.kernel.lookahead import Lookahead

if TYPE_CHECKING:
    from firekeeper.games.tindaya.state import TindayaState

BOUND: Final = 200_000
"""Positions that one look-ahead may visit: far more than four moves of nine natives lead to."""


class Ground:
    """What does not change while one tribe explores: land, sea, and where its villagers may be and stay."""

    def __init__(self, state: TindayaState, seat: int) -> None:
        rules = state.rules
        self.board = rules.board
        self.seats_in_canoe = rules.canoe_seats
        self.canoe_wood = rules.canoe_wood
        self.land = self.sea = self.forts = 0
        # Where a villager of the tribe may not end; of those, where it may not even come ashore.
        self.not_to_stay = self.not_to_land = 0
        player = state.players[seat]
        for hex_, kind in enumerate(state.terrain):
            bit = 1 << hex_
            if kind in (SEA, TRENCH):
                self.sea |= bit  # AMB-45
            elif kind >= VOLCANO:
                self.land |= bit
            if state.forts[hex_] != NONE:
                self.forts |= bit
            building = state.buildings[hex_]
            if building != NONE:
                foreign = [other for other in villager_seats(state, hex_) if other != seat]
                if foreign:
                    self.not_to_stay |= bit
                    self.not_to_land |= bit
                elif not knows(player, building):
                    self.not_to_stay |= bit


class Walkers(NamedTuple):
    """The natives of a tribe during a sequence, and what their canoes need."""

    villagers: tuple[int, ...]
    nobles: tuple[int, ...]
    moved: tuple[int, ...]
    moved_nobles: tuple[int, ...]
    stopped: tuple[int, ...]
    stopped_nobles: tuple[int, ...]
    canoes: tuple[int, ...]
    wood: int
    stored: int  # canoes beside the board
    left: int  # moves


class Move(NamedTuple):
    """A group goes from a land hex to another: over land, or by canoe from one sea hex to another."""

    start: int
    villagers: int
    nobles: int
    end: int
    embark: int = NONE
    sail: int = NONE


def walkers_of(state: TindayaState, seat: int, left: int) -> Walkers:
    player = state.players[seat]
    return Walkers(
        player.villagers,
        player.nobles,
        state.moved,
        state.moved_nobles,
        state.stopped,
        state.stopped_nobles,
        state.canoes,
        player.goods[WOOD],
        player.canoe,
        left,
    )


def movable(walkers: Walkers, hex_: int) -> tuple[int, int]:
    """How many villagers and nobles of a hex may move: those stopped by a fort may not."""
    return (
        walkers.villagers.count(hex_) - walkers.stopped.count(hex_),
        walkers.nobles.count(hex_) - walkers.stopped_nobles.count(hex_),
    )


def may_enter(ground: Ground, villagers: int, nobles: int, end: int, by_sea: bool) -> bool:
    """Whether a group may come to a land hex at all (TD-EXPLORE-13, -15, -25, -33)."""
    if ground.forts >> end & 1:
        return nobles > 0
    return not (by_sea and villagers and ground.not_to_land >> end & 1)


def land_moves(ground: Ground, start: int, villagers: int, nobles: int) -> Iterator[Move]:
    """One step to a neighbouring land hex (TD-EXPLORE-04)."""
    for end in members(ground.board.around[start] & ground.land):
        if may_enter(ground, villagers, nobles, end, False):
            yield Move(start, villagers, nobles, end)


def may_embark(ground: Ground, walkers: Walkers, sea: int) -> bool:
    """Whether there is a canoe on a sea hex, or one can be put there (TD-EXPLORE-07, -26)."""
    return sea in walkers.canoes or walkers.stored > 0 or walkers.wood >= ground.canoe_wood


def sea_moves(ground: Ground, walkers: Walkers, start: int, villagers: int, nobles: int) -> Iterator[Move]:
    """Embark, sail straight, land (TD-EXPLORE-06 to -09, -33)."""
    if nobles == 0 or villagers + nobles > ground.seats_in_canoe:
        return
    board = ground.board
    for embark in members(board.around[start] & ground.sea):
        if not may_embark(ground, walkers, embark):
            continue
        for sail in members(board.lines(embark, ground.sea) | 1 << embark):
            for end in members(board.around[sail] & ground.land):
                if may_enter(ground, villagers, nobles, end, True):
                    yield Move(start, villagers, nobles, end, embark, sail)


def after(ground: Ground, walkers: Walkers, move: Move) -> Walkers:
    """The natives after a move. Those not yet moved leave first; a fort stops (TD-EXPLORE-27, -30)."""
    villagers, moved, stopped = _shift(
        walkers.villagers, walkers.moved, walkers.stopped, move.start, move.end, move.villagers
    )
    nobles, moved_nobles, stopped_nobles = _shift(
        walkers.nobles, walkers.moved_nobles, walkers.stopped_nobles, move.start, move.end, move.nobles
    )
    if ground.forts >> move.end & 1:
        for _ in range(move.villagers):
            stopped = added(stopped, move.end)
        for _ in range(move.nobles):
            stopped_nobles = added(stopped_nobles, move.end)
    canoes, wood, stored = walkers.canoes, walkers.wood, walkers.stored
    if move.embark != NONE:
        if move.embark in canoes:
            canoes = removed(canoes, move.embark)
        elif stored:
            stored -= 1
        else:
            wood -= ground.canoe_wood
        canoes = added(canoes, move.sail)
    return Walkers(
        villagers,
        nobles,
        moved,
        moved_nobles,
        stopped,
        stopped_nobles,
        canoes,
        wood,
        stored,
        walkers.left - 1,
    )


def _shift(
    standing: tuple[int, ...],
    moved: tuple[int, ...],
    stopped: tuple[int, ...],
    start: int,
    end: int,
    count: int,
) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """Some natives of one kind go from a hex to another."""
    unmoved = standing.count(start) - moved.count(start)
    for at in range(count):
        standing = added(removed(standing, start), end)
        if at >= unmoved:
            moved = removed(moved, start)
        moved = added(moved, end)
    return standing, moved, stopped


def misplaced(ground: Ground, walkers: Walkers) -> list[int]:
    """The hexes where moved villagers stand that may not stay there (TD-EXPLORE-16)."""
    return sorted({hex_ for hex_ in walkers.moved if ground.not_to_stay >> hex_ & 1})


class Completable(Lookahead[Walkers]):
    """Whether all moved villagers can still be brought to where they may end (TD-EXPLORE-31)."""

    def __init__(self, ground: Ground) -> None:
        super().__init__(BOUND, "an exploration")
        self.ground = ground

    def ended(self, position: Walkers) -> bool:
        return not misplaced(self.ground, position)

    def key(self, position: Walkers) -> Any:
        return position

    def following(self, position: Walkers) -> Iterator[Walkers]:
        """Moves that can help: of a hex with a misplaced villager, and of nobles, who steer and lead."""
        if position.left == 0:
            return
        wrong = misplaced(self.ground, position)
        for start in sorted(set(position.villagers) | set(position.nobles)):
            most, leaders = movable(position, start)
            # Nobles may also leave misplaced villagers behind, to steer others (TD-EXPLORE-31 is exact).
            for villagers in [*range(1, most + 1), 0] if start in wrong else [0]:
                for nobles in range(leaders + 1):
                    if villagers + nobles:
                        for move in moves_of(self.ground, position, start, villagers, nobles):
                            yield after(self.ground, position, move)


def moves_of(ground: Ground, walkers: Walkers, start: int, villagers: int, nobles: int) -> Iterator[Move]:
    """All moves of a group, completable or not."""
    yield from land_moves(ground, start, villagers, nobles)
    yield from sea_moves(ground, walkers, start, villagers, nobles)


class Exploration:
    """The moves that a tribe may make now: exactly those that can be completed."""

    def __init__(self, state: TindayaState, seat: int, left: int) -> None:
        self.ground = Ground(state, seat)
        self.walkers = walkers_of(state, seat, left)
        self.search = Completable(self.ground)

    def groups(self, start: int) -> Iterator[tuple[int, int]]:
        """Groups that could leave a hex, villagers and nobles."""
        most, leaders = movable(self.walkers, start)
        for villagers in range(most + 1):
            for nobles in range(leaders + 1):
                if villagers + nobles:
                    yield villagers, nobles

    def moves(self, start: int, villagers: int, nobles: int) -> Iterator[Move]:
        for move in moves_of(self.ground, self.walkers, start, villagers, nobles):
            if self.search.can_end(after(self.ground, self.walkers, move)):
                yield move

    def starts(self) -> list[int]:
        """The hexes that a group may leave, in board order."""
        found = []
        if self.walkers.left:
            for start in sorted(set(self.walkers.villagers) | set(self.walkers.nobles)):
                if any(next(self.moves(start, *group), None) is not None for group in self.groups(start)):
                    found.append(start)
        return found

    @property
    def may_stop(self) -> bool:
        """Whether nobody stands where it may not end (TD-EXPLORE-25)."""
        return not misplaced(self.ground, self.walkers)
