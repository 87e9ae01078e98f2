"""Moves of an exploration as plain data (TD-EXPLORE-04 to -17, -24 to -33).

A `Walkers` is the extract of a position that moves change: where the natives of one tribe stand, which of
them have moved or were stopped, the canoes, and the wood to build one. Moves are listed and tried on it, so
that the test of completability (TD-EXPLORE-31) looks ahead without copying whole states.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from firekeeper.games.tindaya.pieces import added, removed
from firekeeper.games.tindaya.terms import NONE, WOOD
from firekeeper.kernel.hexes import distinct, mask_of, members
from firekeeper.kernel.lookahead import Lookahead

if TYPE_CHECKING:
    from firekeeper.games.tindaya.state import TindayaState

BOUND: Final = 200_000
"""Positions that one look-ahead may visit: far more than four moves of nine natives lead to."""


class Ground:
    """What does not change while one tribe explores: land, sea, and where its villagers may be and stay."""

    def __init__(self, state: TindayaState, seat: int) -> None:
        rules = state.rules
        self.seat = seat
        self.known = state.players[seat].trades
        self.built = state.built
        self.neutral = state.neutral
        self.others: list[tuple[int, tuple[int, ...]]] = []
        self.board = rules.board
        self.around = rules.board.around
        self.seats_in_canoe = rules.canoe_seats
        self.canoe_wood = rules.canoe_wood
        self.gathering = rules.behaviour.misplaced_gather
        self.land = state.land
        self.lanes = rules.lanes_of(state.land)
        self.sea = self.lanes.sea  # AMB-45: trenches are sea
        self.forts = state.fortified
        self.open_land = self.land & ~self.forts
        # Where a villager of the tribe may not end; of those, where it may not even come ashore.
        bit, buildings = rules.board.bit, state.buildings
        foreign = 0
        for other, player in enumerate(state.players):
            if other != seat:
                self.others.append((other, player.villagers))
                for hex_ in player.villagers:
                    if buildings[hex_] != NONE:
                        foreign |= bit[hex_]
        for hex_ in state.neutral:
            if buildings[hex_] != NONE:
                foreign |= bit[hex_]
        unknown = 0
        for building, hexes in enumerate(state.built):
            if not self.known >> building & 1:
                unknown |= hexes
        self.not_to_land = foreign
        self.not_to_stay = unknown | foreign
        self.easy = self.open_land & ~self.not_to_stay  # where everybody may walk to and end

    def fits(self, state: TindayaState, seat: int) -> bool:
        """Whether it is still the ground of a seat. What did not change is the same object, as a rule."""
        if self.seat != seat or self.built is not state.built or self.land != state.land:
            return False
        if self.forts != state.fortified or self.neutral is not state.neutral:
            return False
        players = state.players
        for other, villagers in self.others:
            if players[other].villagers is not villagers:
                return False
        return self.known == players[seat].trades


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


def walks(ground: Ground, start: int, nobles: int) -> int:
    """The land hexes that a group may walk to (TD-EXPLORE-04); only with a noble into a fort (-13, -15)."""
    return ground.around[start] & (ground.land if nobles else ground.open_land)


def embarkations(
    ground: Ground, start: int, size: int, canoes: tuple[int, ...], stored: int, wood: int
) -> int:
    """The sea hexes where a group with a noble may board: on a canoe, or where one can be put.

    TD-EXPLORE-07, -26.
    """
    if size > ground.seats_in_canoe:
        return 0
    sea = ground.around[start] & ground.sea
    if stored or wood >= ground.canoe_wood:
        return sea
    found = 0
    for hex_ in canoes:
        found |= 1 << hex_
    return found & sea


def landings(ground: Ground, shore: int, villagers: int) -> int:
    """Those of some land hexes where a group may come ashore (TD-EXPLORE-25, -33)."""
    return shore & ~ground.not_to_land if villagers else shore


def moves_of(ground: Ground, walkers: Walkers, start: int, villagers: int, nobles: int) -> Iterator[Move]:
    """All moves of a group, completable or not: a step over land, or embark, sail straight and land."""
    for end in members(walks(ground, start, nobles)):
        yield Move(start, villagers, nobles, end)
    if not nobles:
        return
    size = villagers + nobles
    boards = embarkations(ground, start, size, walkers.canoes, walkers.stored, walkers.wood)
    for embark, sail, end in ground.lanes.voyages(boards, landings(ground, ground.land, villagers)):
        yield Move(start, villagers, nobles, end, embark, sail)


def after(forts: int, canoe_wood: int, walkers: Walkers, move: Move) -> Walkers:
    """The natives after a move. Those not yet moved leave first; a fort stops (TD-EXPLORE-27, -30)."""
    start, end = move.start, move.end
    villagers, moved, stopped = walkers.villagers, walkers.moved, walkers.stopped
    nobles, moved_nobles, stopped_nobles = walkers.nobles, walkers.moved_nobles, walkers.stopped_nobles
    into_fort = forts >> end & 1
    if move.villagers:
        moved = marked(villagers, moved, start, end, move.villagers)
        villagers = shifted(villagers, start, end, move.villagers)
        if into_fort:
            stopped = more(stopped, end, move.villagers)
    if move.nobles:
        moved_nobles = marked(nobles, moved_nobles, start, end, move.nobles)
        nobles = shifted(nobles, start, end, move.nobles)
        if into_fort:
            stopped_nobles = more(stopped_nobles, end, move.nobles)
    canoes, wood, stored = walkers.canoes, walkers.wood, walkers.stored
    if move.embark != NONE:
        if move.embark in canoes:
            canoes = removed(canoes, move.embark)
        elif stored:
            stored -= 1
        else:
            wood -= canoe_wood
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


def shifted(standing: tuple[int, ...], start: int, end: int, count: int) -> tuple[int, ...]:
    """Where natives of one kind stand after some of them went from a hex to another."""
    at = standing.index(start)
    now = list(standing)
    for place in range(at, at + count):  # they are sorted: those of one hex follow each other
        now[place] = end
    now.sort()
    return tuple(now)


def more(standing: tuple[int, ...], end: int, count: int) -> tuple[int, ...]:
    """The sorted hexes with one of them several times more."""
    now = list(standing)
    now += [end] * count
    now.sort()
    return tuple(now)


def marked(
    standing: tuple[int, ...], moved: tuple[int, ...], start: int, end: int, count: int
) -> tuple[int, ...]:
    """The hexes of those that have moved: who had not leaves first. `standing` is from before the move."""
    if not moved:
        return (end,) * count
    now = list(moved)
    again = count - standing.count(start) + moved.count(start)
    if again > 0:
        at = moved.index(start)
        del now[at : at + again]
    now += [end] * count
    now.sort()
    return tuple(now)


def misplaced(ground: Ground, walkers: Walkers) -> list[int]:
    """The hexes where moved villagers stand that may not stay there (TD-EXPLORE-16)."""
    return sorted({hex_ for hex_ in walkers.moved if ground.not_to_stay >> hex_ & 1})


class Completable(Lookahead[Walkers]):
    """Whether all moved villagers can still be brought to where they may end (TD-EXPLORE-31)."""

    def __init__(self, ground: Ground) -> None:
        super().__init__(BOUND, "an exploration")
        self.ground = ground

    def ended(self, position: Walkers) -> bool:
        """Whether nobody is misplaced, or all who are can walk one step to where they may stay."""
        ground = self.ground
        wrong = misplaced(ground, position)
        if len(wrong) > position.left:
            return False
        for hex_ in wrong:
            if hex_ in position.stopped:
                return False
            if not ground.around[hex_] & ground.easy:
                return False
        return True

    def key(self, position: Walkers) -> Any:
        return position

    def following(self, position: Walkers) -> Iterator[Walkers]:
        """Moves that can help. Each hex with misplaced villagers needs one of its own; the others are spare.

        Without a spare one all villagers of such a hex go to where they may stay, or to others whose move is
        still to come. The last spare one may be of nobles alone: they come to lead villagers, or leave a
        canoe beside them.
        """
        ground = self.ground
        wrong = misplaced(ground, position)
        spare = position.left - len(wrong)
        if spare < 0:
            return
        gathering = mask_of(wrong) if ground.gathering else 0
        for start in wrong:
            most, leaders = movable(position, start)
            for villagers in range(most, most - 1 if spare == 0 else 0, -1):
                for nobles in range(leaders + 1):
                    for move in moves_of(ground, position, start, villagers, nobles):
                        if spare or not (ground.not_to_stay & ~gathering) >> move.end & 1:
                            yield after(ground.forts, ground.canoe_wood, position, move)
        if spare == 0:
            return
        beside = 0
        for hex_ in wrong:
            beside |= ground.around[hex_]
        for start in distinct(position.nobles):
            for nobles in range(1, movable(position, start)[1] + 1):
                for move in moves_of(ground, position, start, 0, nobles):
                    helps = move.end in wrong or (move.sail != NONE and beside >> move.sail & 1)
                    if spare > 1 or helps:
                        yield after(ground.forts, ground.canoe_wood, position, move)


def exploration_of(state: TindayaState, seat: int, left: int) -> Exploration:
    """The moves that a tribe may make now: the steps of a move, between which nothing changes, share them."""
    rules = state.rules
    last = rules.last_exploration
    if last is None or last.state is not state or last.left != left or last.seat != seat:
        last = rules.last_exploration = Exploration(state, seat, left)
    return last


class Exploration:
    """The moves that a tribe may make now: exactly those that can be completed.

    While nobody stands where it may not stay, a move to a hex where the group may stay is completable by
    itself, and several such hexes are found at once as masks. Only for others the look-ahead is asked.
    """

    def __init__(self, state: TindayaState, seat: int, left: int) -> None:
        self.state = state
        self.seat = seat
        self.left = left
        rules = state.rules
        ground = rules.last_ground
        if ground is None or not ground.fits(state, seat):
            ground = rules.last_ground = Ground(state, seat)
        self.ground = ground
        self.player = state.players[seat]
        self.search: Completable | None = None
        misplaced = 0
        if state.moved:
            bit = ground.board.bit
            for hex_ in state.moved:
                misplaced |= bit[hex_]
            misplaced &= ground.not_to_stay
        self.misplaced = misplaced

    @property
    def walkers(self) -> Walkers:
        """The extract of the position on which moves are tried."""
        return walkers_of(self.state, self.seat, self.left)

    def movable(self, start: int) -> tuple[int, int]:
        """How many villagers and nobles of a hex may move: those stopped by a fort may not."""
        state, player = self.state, self.player
        villagers, nobles = player.villagers.count(start), player.nobles.count(start)
        if state.stopped or state.stopped_nobles:
            return villagers - state.stopped.count(start), nobles - state.stopped_nobles.count(start)
        return villagers, nobles

    def everybody_may_go(self, start: int) -> bool:
        """Whether any group may walk from a hex to one where all of it may stay."""
        ground = self.ground
        return not self.misplaced and ground.around[start] & ground.easy != 0

    def groups(self, start: int) -> list[tuple[int, int]]:
        """The groups that may leave a hex: villagers and nobles."""
        most, leaders = self.movable(start)
        return [
            (villagers, nobles)
            for villagers in range(most + 1)
            for nobles in range(leaders + 1)
            if villagers + nobles and self.may_go(start, villagers, nobles)
        ]

    def starts(self) -> list[int]:
        """The hexes that a group may leave, in board order."""
        if not self.left:
            return []
        state = self.state
        hexes = distinct(self.player.villagers, self.player.nobles)
        if self.misplaced or state.stopped or state.stopped_nobles:
            return [start for start in hexes if self.may_leave(start)]
        around, easy = self.ground.around, self.ground.easy
        found: list[int] = []
        for start in hexes:
            if around[start] & easy or self.may_leave(start):
                found.append(start)
        return found

    def may_leave(self, start: int) -> bool:
        """Whether some group may leave a hex."""
        most, leaders = self.movable(start)
        if leaders and not self.misplaced and self.ground.around[start] & self.ground.land:
            return True  # a noble ends anywhere
        for villagers in range(most + 1):
            for nobles in range(leaders + 1):
                if villagers + nobles and self.may_go(start, villagers, nobles):
                    return True
        return False

    def may_go(self, start: int, villagers: int, nobles: int) -> bool:
        """Whether a group may leave a hex, on foot or by canoe."""
        ground = self.ground
        if self.misplaced and self.left == 1 and self.still_misplaced(start, villagers):
            return False
        near = walks(ground, start, nobles)
        if not self.misplaced and near & ~(ground.not_to_stay if villagers else 0):
            return True
        for end in members(near):
            if self.completable(start, villagers, nobles, end, NONE, NONE):
                return True
        for embark in members(self.boards(start, villagers, nobles)):
            if self.may_embark(start, villagers, nobles, embark):
                return True
        return False

    def boards(self, start: int, villagers: int, nobles: int) -> int:
        """The sea hexes where a group could board, whether or not its move could be completed."""
        if not nobles:
            return 0
        player = self.player
        size = villagers + nobles
        return embarkations(self.ground, start, size, self.state.canoes, player.canoe, player.goods[WOOD])

    def ends(self, start: int, villagers: int, nobles: int) -> int:
        """The land hexes that a group may walk to."""
        near = walks(self.ground, start, nobles)
        if not self.misplaced and not (villagers and near & self.ground.not_to_stay):
            return near
        return self.those_completable(start, villagers, nobles, near, NONE, NONE)

    def embarks(self, start: int, villagers: int, nobles: int) -> int:
        """The sea hexes that a group may embark on."""
        boards = self.boards(start, villagers, nobles)
        if not self.misplaced and not (villagers and self.ground.not_to_stay >> start & 1):
            return boards  # a line of none, and ashore again where it came from
        found = 0
        for embark in members(boards):
            if self.may_embark(start, villagers, nobles, embark):
                found |= 1 << embark
        return found

    def may_embark(self, start: int, villagers: int, nobles: int, embark: int) -> bool:
        ground = self.ground
        if not self.misplaced:
            closed = ground.not_to_stay if villagers else 0
            if ground.around[embark] & ground.land & ~closed:
                return True  # a line of none, and ashore again
            if ground.lanes.shores(embark) & ~closed:
                return True
        for sail in members(ground.lanes.reach(embark)):
            if self.may_sail(start, villagers, nobles, embark, sail):
                return True
        return False

    def sails(self, start: int, villagers: int, nobles: int, embark: int) -> list[int]:
        """The sea hexes that a group may sail to from the one where it has embarked."""
        ground = self.ground
        around, land = ground.around, ground.land
        # Where the group may land and needs no look-ahead.
        easy = 0 if self.misplaced else land & ~ground.not_to_stay if villagers else land
        found: list[int] = []
        for sail in members(ground.lanes.reach(embark)):
            near = around[sail]
            if near & easy or (near & land and self.may_sail(start, villagers, nobles, embark, sail)):
                found.append(sail)
        return found

    def may_sail(self, start: int, villagers: int, nobles: int, embark: int, sail: int) -> bool:
        ground = self.ground
        shore = landings(ground, ground.around[sail] & ground.land, villagers)
        if not shore:
            return False
        if not self.misplaced and shore & ~(ground.not_to_stay if villagers else 0):
            return True
        return any(self.completable(start, villagers, nobles, end, embark, sail) for end in members(shore))

    def lands(self, start: int, villagers: int, nobles: int, embark: int, sail: int) -> int:
        """The land hexes where a group may land."""
        ground = self.ground
        shore = landings(ground, ground.around[sail] & ground.land, villagers)
        return self.those_completable(start, villagers, nobles, shore, embark, sail)

    def those_completable(
        self, start: int, villagers: int, nobles: int, ends: int, embark: int, sail: int
    ) -> int:
        """Those of some land hexes to which the move of a group can be completed."""
        doubtful = ends if self.misplaced else ends & self.ground.not_to_stay if villagers else 0
        found = ends ^ doubtful
        if doubtful:
            for end in members(doubtful):
                if self.completable(start, villagers, nobles, end, embark, sail):
                    found |= 1 << end
        return found

    def completable(self, start: int, villagers: int, nobles: int, end: int, embark: int, sail: int) -> bool:
        """Whether after a move all moved villagers can still be brought to where they may end."""
        ground = self.ground
        wrong = self.still_misplaced(start, villagers) if self.misplaced else 0
        if villagers:
            wrong |= 1 << end & ground.not_to_stay
        if not wrong:
            return True
        if self.left == 1:
            return False
        if not self.state.stopped and self.can_walk_off(wrong):
            return True
        if self.search is None:
            self.search = Completable(ground)
        move = Move(start, villagers, nobles, end, embark, sail)
        return self.search.can_end(after(ground.forts, ground.canoe_wood, self.walkers, move))

    def still_misplaced(self, start: int, villagers: int) -> int:
        """The hexes with misplaced villagers after some have left one."""
        wrong = self.misplaced
        # Those not yet moved leave first (TD-EXPLORE-27): all are gone, or a moved one is left.
        if wrong >> start & 1 and self.player.villagers.count(start) == villagers:
            wrong ^= 1 << start
        return wrong

    def can_walk_off(self, wrong: int) -> bool:
        """Whether there is a move for each of some hexes to one beside it where everybody may stay."""
        ground = self.ground
        if wrong.bit_count() >= self.left:
            return False
        around, easy = ground.around, ground.easy
        while wrong:
            at = wrong.bit_length() - 1
            if not around[at] & easy:
                return False
            wrong ^= ground.board.bit[at]
        return True

    @property
    def may_stop(self) -> bool:
        """Whether nobody stands where it may not end (TD-EXPLORE-25)."""
        return not self.misplaced
