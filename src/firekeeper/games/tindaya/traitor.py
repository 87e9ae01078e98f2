"""The traitor's turns (TD-TRAITOR-13 to -16, -25, -33 to -41): conquistadors explore and conquer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, NamedTuple

from firekeeper.games.tindaya import events
from firekeeper.games.tindaya.forts import PutFort
from firekeeper.games.tindaya.moves import BOUND
from firekeeper.games.tindaya.pieces import (
    added,
    animals_flee,
    markers,
    occupants,
    place_marker,
    remove_fort,
    removed,
)
from firekeeper.games.tindaya.priority import decider
from firekeeper.games.tindaya.state import TindayaState
from firekeeper.games.tindaya.terms import CYLINDER, NONE, SHIPS, VOLCANO
from firekeeper.games.tindaya.traitor_combat import TraitorAttack
from firekeeper.games.tindaya.treason import card_is
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Decision, Frame
from firekeeper.kernel.hexes import mask_of, members
from firekeeper.kernel.lookahead import Lookahead


class Bands(NamedTuple):
    """The conquistadors during a sequence: where they stand, and which of them may not move again."""

    standing: tuple[int, ...]  # by hex
    moved: tuple[int, ...]  # hexes of those that have moved, sorted
    stopped: tuple[int, ...]
    chief: int
    chief_stopped: bool
    canoes: tuple[int, ...]
    chief_canoe: int
    left: int


class BandMove(NamedTuple):
    """A band goes from one land hex to another, with or without the chief."""

    start: int
    size: int
    chief: bool
    end: int
    embark: int = NONE
    sail: int = NONE


class Shore:
    """What does not change while the traitor explores: land, sea, closed hexes, natives, volcanoes."""

    def __init__(self, state: TindayaState) -> None:
        self.board = state.rules.board
        self.seats_in_canoe = state.rules.canoe_seats
        self.lanes = state.rules.lanes_of(state.land)
        self.land = self.volcanoes = self.natives = 0
        for hex_, kind in enumerate(state.terrain):
            bit = 1 << hex_
            people = bool(occupants(state, hex_)) or hex_ in state.neutral
            if kind == VOLCANO:
                self.volcanoes |= bit
                if not people and not state.walls & bit:
                    self.land |= bit  # TD-TRAITOR-15, -34: occupied volcanoes are closed
            elif kind > VOLCANO and not state.walls & bit:
                self.land |= bit
                if people:
                    self.natives |= bit


def bands_of(state: TindayaState, left: int) -> Bands:
    return Bands(
        state.conquistadors,
        state.moved,
        state.stopped,
        state.chief,
        bool(state.stopped_nobles),
        state.canoes,
        state.chief_canoe,
        left,
    )


def band_groups(bands: Bands, start: int) -> Iterator[tuple[int, bool]]:
    """How many conquistadors of a hex could go, and whether the chief is among them."""
    free = bands.standing[start] - bands.stopped.count(start)
    leads = bands.chief == start and not bands.chief_stopped
    for count in range(1, free + 1):
        if not leads or count < free:
            yield count, False
        if leads:
            yield count, True


def band_moves(shore: Shore, bands: Bands, start: int, count: int, chief: bool) -> Iterator[BandMove]:
    """All moves of a band, over land and by canoe (TD-TRAITOR-14, AMB-55)."""
    board = shore.board
    for end in members(board.around[start] & shore.land):
        yield BandMove(start, count, chief, end)
    if count > shore.seats_in_canoe:
        return
    boards = board.around[start] & shore.lanes.sea
    if not (chief and bands.chief_canoe):
        boards &= mask_of(list(bands.canoes))
    for embark, sail, end in shore.lanes.voyages(boards, shore.land):
        yield BandMove(start, count, chief, end, embark, sail)


def after_band(shore: Shore, bands: Bands, move: BandMove) -> Bands:
    """The conquistadors after a move; terrain with natives stops them (TD-TRAITOR-17)."""
    standing = list(bands.standing)
    standing[move.start] -= move.size
    standing[move.end] += move.size
    unmoved = bands.standing[move.start] - bands.moved.count(move.start)
    moved, stopped = bands.moved, bands.stopped
    for at in range(move.size):
        if at >= unmoved:
            moved = removed(moved, move.start)
        moved = added(moved, move.end)
        if shore.natives >> move.end & 1:
            stopped = added(stopped, move.end)
    canoes, chief_canoe = bands.canoes, bands.chief_canoe
    if move.embark != NONE:
        if move.embark in canoes:
            canoes = removed(canoes, move.embark)
        else:
            chief_canoe = 0
        canoes = added(canoes, move.sail)
    chief = move.end if move.chief else bands.chief
    chief_stopped = bands.chief_stopped or (move.chief and bool(shore.natives >> move.end & 1))
    return Bands(tuple(standing), moved, stopped, chief, chief_stopped, canoes, chief_canoe, bands.left - 1)


class CanLeaveVolcanoes(Lookahead[Bands]):
    """Whether all conquistadors on volcanoes can still be brought away (TD-TRAITOR-34, -40)."""

    def __init__(self, shore: Shore) -> None:
        super().__init__(BOUND, "an exploration of the traitor")
        self.shore = shore

    def ended(self, position: Bands) -> bool:
        return not self._on_volcanoes(position)

    def _on_volcanoes(self, bands: Bands) -> list[int]:
        return [hex_ for hex_ in members(self.shore.volcanoes) if bands.standing[hex_]]

    def key(self, position: Bands) -> Any:
        return position

    def following(self, position: Bands) -> Iterator[Bands]:
        if position.left:
            for start in self._on_volcanoes(position):
                for group in band_groups(position, start):
                    for move in band_moves(self.shore, position, start, *group):
                        yield after_band(self.shore, position, move)


class TraitorMoves:
    """The moves that the traitor may make now: exactly those that can be completed."""

    def __init__(self, state: TindayaState, left: int) -> None:
        self.shore = Shore(state)
        self.bands = bands_of(state, left)
        self.search = CanLeaveVolcanoes(self.shore)

    def moves(self, start: int, count: int, chief: bool) -> Iterator[BandMove]:
        for move in band_moves(self.shore, self.bands, start, count, chief):
            if self.search.can_end(after_band(self.shore, self.bands, move)):
                yield move

    def starts(self) -> list[int]:
        if not self.bands.left:
            return []
        return [
            start
            for start, count in enumerate(self.bands.standing)
            if count
            and any(
                next(self.moves(start, *group), None) is not None for group in band_groups(self.bands, start)
            )
        ]

    @property
    def may_stop(self) -> bool:
        return self.search.ended(self.bands)


# --- turns ------------------------------------------------------------------------------------------------


class TraitorTurn(Decision[TindayaState]):
    """Explore with one marker, or pass (D-49, TD-TRAITOR-41)."""

    rules = ("TD-TRAITOR-13", "TD-TRAITOR-41")
    verbs = ("explore", "pass", "develop", "produce", "cave", "use", "sell", "buy", "majos", "end_turn")

    def why_not(self, state: TindayaState, choice: Choice) -> str:
        if choice.verb != "explore":
            return "TD-TRAITOR-13"
        kinds = markers(state.players[self.seat])
        return "TD-ACT-13" if kinds and choice.a not in kinds else "TD-TRAITOR-41"

    def choices(self, state: TindayaState) -> list[Choice]:
        table = state.rules.choices
        out: list[Choice] = []
        kinds = markers(state.players[self.seat])
        if kinds and TraitorMoves(state, state.rules.explore_moves).starts():
            out += [table.explore[marker] for marker in kinds]
        return [*out, table.pass_]

    def apply(self, state: TindayaState, choice: Choice) -> None:
        player = state.players[self.seat]
        if choice.verb == "pass":
            player.passed = 1
            if state.events is not None:
                state.events.append(events.Passed(seat=self.seat))
            if card_is(state, "emissary") and any(number != NONE for number in state.ships):
                state.push(MoveShip(self.seat))
            return
        place_marker(player, choice.a)
        if state.events is not None:
            state.events.append(
                events.MarkerPlaced(seat=self.seat, action="explore", trade="", cylinder=choice.a == CYLINDER)
            )
        first = TraitorSequence(self.seat, True)
        both = [first, TraitorSequence(self.seat, False)]
        state.then(*(both if choice.a == CYLINDER else [first]))


class MoveShip(Decision[TindayaState]):
    """Emissary: one ship to another trench, or none (TD-TRAITOR-25, AMB-82)."""

    rules = ("TD-TRAITOR-25",)
    verbs = ("ship", "no_ship")

    def choices(self, state: TindayaState) -> list[Choice]:
        table = state.rules.choices
        return [
            table.no_ship,
            *[
                table.ship[ship][trench]
                for ship, number in enumerate(state.ships)
                if number != NONE
                for trench in range(len(state.trenches))
                if trench + 1 != number
            ],
        ]

    def apply(self, state: TindayaState, choice: Choice) -> None:
        if choice.verb == "ship":
            ships = list(state.ships)
            ships[choice.a] = choice.b + 1
            state.ships = tuple(ships)
            if state.events is not None:
                state.events.append(events.ShipPlaced(ship=SHIPS[choice.a], trench=choice.b + 1))


class TraitorSequence(Frame[TindayaState]):
    """Moves of one half of a marker, then forts on bare terrain (TD-TRAITOR-40)."""

    def __init__(self, seat: int, must_move: bool) -> None:
        self.seat = seat
        self.must_move = must_move

    def run(self, state: TindayaState) -> None:
        state.moved = state.stopped = state.stopped_nobles = ()
        moves = state.rules.explore_moves
        state.then(ChooseBand(self.seat, moves, self.must_move), TraitorForts())


class ChooseBand(Decision[TindayaState]):
    """The hex that a band leaves, or stop (D-49)."""

    rules = ("TD-TRAITOR-34", "TD-TRAITOR-40", "TD-EXPLORE-32")
    verbs = ("leave", "stop")

    def __init__(self, seat: int, left: int, must_move: bool) -> None:
        super().__init__(seat)
        self.left = left
        self.must_move = must_move

    def why_not(self, state: TindayaState, choice: Choice) -> str:
        if choice.verb == "stop":
            return "TD-EXPLORE-32" if self.must_move else "TD-TRAITOR-34"
        return "TD-TRAITOR-40"

    def choices(self, state: TindayaState) -> list[Choice]:
        table = state.rules.choices
        moves = TraitorMoves(state, self.left)
        out = [table.leave[hex_] for hex_ in moves.starts()]
        if not out or (moves.may_stop and not self.must_move):
            out.append(table.stop)
        return out

    def apply(self, state: TindayaState, choice: Choice) -> None:
        if choice.verb == "leave":
            state.push(ChooseBandSize(self.seat, self.left, choice.a))


class ChooseBandSize(Decision[TindayaState]):
    """How many conquistadors go, and whether the chief leads them."""

    rules = ("TD-TRAITOR-34", "TD-TRAITOR-40")
    verbs = ("band", "band_with_chief")

    def __init__(self, seat: int, left: int, start: int) -> None:
        super().__init__(seat)
        self.left = left
        self.start = start

    def choices(self, state: TindayaState) -> list[Choice]:
        table = state.rules.choices
        moves = TraitorMoves(state, self.left)
        return [
            (table.band_with_chief if chief else table.band)(count)
            for count, chief in band_groups(moves.bands, self.start)
            if next(moves.moves(self.start, count, chief), None) is not None
        ]

    def apply(self, state: TindayaState, choice: Choice) -> None:
        chief = choice.verb == "band_with_chief"
        state.push(ChooseBandWay(self.seat, self.left, self.start, choice.a, chief, NONE, NONE))


class ChooseBandWay(Decision[TindayaState]):
    """Step by step: a land hex, or a sea hex to embark on, then to sail to, then the landing."""

    rules = ("TD-TRAITOR-14", "TD-TRAITOR-15", "TD-TRAITOR-34", "TD-EXPLORE-24")
    verbs = ("walk", "embark", "sail", "land")
    reasons: ClassVar = {"embark": "TD-TRAITOR-14", "sail": "TD-EXPLORE-08"}

    def __init__(
        self, seat: int, left: int, start: int, count: int, chief: bool, embark: int, sail: int
    ) -> None:
        super().__init__(seat)
        self.left = left
        self.start = start
        self.count = count
        self.chief = chief
        self.embark = embark
        self.sail = sail

    def why_not(self, state: TindayaState, choice: Choice) -> str:
        if choice.verb in ("walk", "land"):
            # Walls, volcanoes with natives, and volcanoes that cannot be left again are closed.
            start = self.start if self.sail == NONE else self.sail
            beside = state.rules.board.around[start] & state.land
            far = "TD-EXPLORE-04" if choice.verb == "walk" else "TD-EXPLORE-09"
            return "TD-TRAITOR-15" if beside >> choice.a & 1 else far
        return self.reasons[choice.verb]

    def moves(self, state: TindayaState) -> list[BandMove]:
        found = TraitorMoves(state, self.left).moves(self.start, self.count, self.chief)
        return [
            move for move in found if self.embark in (NONE, move.embark) and self.sail in (NONE, move.sail)
        ]

    def choices(self, state: TindayaState) -> list[Choice]:
        table = state.rules.choices
        moves = self.moves(state)
        if self.sail != NONE:
            return [table.land[hex_] for hex_ in sorted({move.end for move in moves})]
        if self.embark != NONE:
            return [table.sail[hex_] for hex_ in sorted({move.sail for move in moves})]
        walks = [table.walk[move.end] for move in moves if move.embark == NONE]
        return walks + [table.embark[hex_] for hex_ in sorted({move.embark for move in moves} - {NONE})]

    def apply(self, state: TindayaState, choice: Choice) -> None:
        seat, left, start, count, chief = self.seat, self.left, self.start, self.count, self.chief
        if choice.verb == "embark":
            state.push(ChooseBandWay(seat, left, start, count, chief, choice.a, NONE))
        elif choice.verb == "sail":
            state.push(ChooseBandWay(seat, left, start, count, chief, self.embark, choice.a))
        else:
            move = BandMove(start, count, chief, choice.a, self.embark, self.sail)
            make_band_move(state, seat, left, move)


def make_band_move(state: TindayaState, seat: int, left: int, move: BandMove) -> None:
    """Carry a move out: natives at its end are attacked, a fort left empty is removed (TD-TRAITOR-33)."""
    shore = Shore(state)
    new = after_band(shore, bands_of(state, left), move)
    state.conquistadors = new.standing
    state.moved, state.stopped = new.moved, new.stopped
    state.chief, state.canoes, state.chief_canoe = new.chief, new.canoes, new.chief_canoe
    state.stopped_nobles = (new.chief,) if new.chief_stopped else ()
    if state.events is not None:
        names = state.rules.board.names
        state.events.append(
            events.BandMoved(
                seat=seat,
                start=names[move.start],
                end=names[move.end],
                count=move.size,
                chief=move.chief,
                embark="" if move.embark == NONE else names[move.embark],
                sail="" if move.sail == NONE else names[move.sail],
            )
        )
    origins = last_terrains(state, move)
    if state.terrain[move.end] == VOLCANO:
        remember_origins(state, move, origins)
    attacks = shore.natives >> move.end & 1
    state.then(
        *([TraitorAttack(seat, move.end, move.size, origins, True)] if attacks else []),
        RemoveEmptyForts(),
        ChooseBand(seat, left - 1, False),
    )


def remember_origins(state: TindayaState, move: BandMove, origins: tuple[tuple[int, ...], ...]) -> None:
    """Those that come to a volcano are remembered with their last terrain, the chief first of all."""
    known = list(state.came_from)
    come: list[tuple[int, ...]] = [(move.end, hex_, tile) for hex_, tile in origins]
    first: list[tuple[int, ...]] = []
    if state.rules.behaviour.chief_returns:
        if move.chief:
            first.append(come.pop(0))
        elif known and state.chief >= 0 and state.terrain[state.chief] == VOLCANO:
            first.append(known.pop(0))
    state.came_from = (*first, *sorted([*known, *come]))


def last_terrains(state: TindayaState, move: BandMove) -> tuple[tuple[int, ...], ...]:
    """For each of a band the last terrain it stood on, with the tile of its fort there (TD-TRAITOR-39).

    Those that leave a volcano are struck from `came_from`. The chief is first there, and here.
    """
    if state.terrain[move.start] != VOLCANO:
        return ((move.start, state.forts[move.start]),) * move.size
    here = [one for one in state.came_from if one[0] == move.start]
    # The chief is already where the move has brought it: a canoe may bring it back to where it embarked.
    stays = state.chief == move.start and not move.chief
    here = here[1 : move.size + 1] if stays and state.rules.behaviour.chief_returns else here[: move.size]
    left = list(state.came_from)
    for one in here:
        left.remove(one)
    state.came_from = tuple(left)
    return tuple([(hex_, tile) for _, hex_, tile in here])


class RemoveEmptyForts(Frame[TindayaState]):
    """A fort without conquistadors leaves the board (TD-RECONQUER-09, TD-TRAITOR-16)."""

    def run(self, state: TindayaState) -> None:
        for hex_, tile in enumerate(state.forts):
            if tile != NONE and state.conquistadors[hex_] == 0:
                remove_fort(state, hex_)


class TraitorForts(Frame[TindayaState]):
    """Forts on the terrains where conquistadors have ended, in board order (TD-TRAITOR-16, -40)."""

    def run(self, state: TindayaState) -> None:
        state.moved = state.stopped = state.stopped_nobles = ()
        state.came_from = ()
        seat = decider(state)  # the traitor makes no priority decisions (TD-TRAITOR-27, AMB-29)
        found: list[Frame[TindayaState]] = []
        for hex_, count in enumerate(state.conquistadors):
            if count and state.forts[hex_] == NONE:
                if state.buildings[hex_] != NONE:
                    animals_flee(state, hex_)
                found.append(PutFort(seat, hex_, count))
        state.then(*found)
