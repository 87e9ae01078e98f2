"""Explore (area EXPLORE): up to three moves over land and sea, then optional actions where they ended.

A move is put together in steps (D-14): the hex to leave, the group, a land hex or a sea hex to embark on, the
sea hex to sail to, the land hex to land on. Every step offers exactly what can be completed (TD-TERMS-41).
"""

from __future__ import annotations

from typing import Final

from firekeeper.games.tindaya import events, move_reasons
from firekeeper.games.tindaya.moves import Exploration, exploration_of, marked, more, shifted
from firekeeper.games.tindaya.optional_actions import OptionalActions
from firekeeper.games.tindaya.pieces import added, check_abandoned, removed
from firekeeper.games.tindaya.reconquer import EnterFort
from firekeeper.games.tindaya.state import TindayaState
from firekeeper.games.tindaya.terms import AGANA, COLOURS, NONE, WOOD
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Decision, Frame, SeatFrame


def moves_of_tribe(state: TindayaState, seat: int) -> int:
    """How many moves an exploration has (TD-EXPLORE-01, TD-TRIBE-02)."""
    rules = state.rules
    return rules.explore_moves_agana if state.players[seat].tribe == AGANA else rules.explore_moves


def can_explore(state: TindayaState, seat: int) -> bool:
    """Whether at least one move is possible (TD-ACT-14)."""
    around = state.rules.board.around
    for hex_ in state.players[seat].nobles:
        if around[hex_] & state.land:
            return True  # a noble walks and ends anywhere
    return bool(Exploration(state, seat, moves_of_tribe(state, seat)).starts())


def explore(state: TindayaState, seat: int, times: int) -> None:
    """One exploration, or two after each other with a cylinder (TD-EXPLORE-02)."""
    if times == 2:
        state.push(Sequence(seat, False))
    begin_sequence(state, seat, True)


class Sequence(Frame[TindayaState]):
    """Moves, then optional actions. The first one makes at least one move (TD-EXPLORE-32)."""

    def __init__(self, seat: int, must_move: bool) -> None:
        self.seat = seat
        self.must_move = must_move

    def run(self, state: TindayaState) -> None:
        begin_sequence(state, self.seat, self.must_move)


def begin_sequence(state: TindayaState, seat: int, must_move: bool) -> None:
    forget_moves(state)
    state.push(MOVES_DONE[seat])
    state.push(ChooseMove(seat, moves_of_tribe(state, seat), must_move))


def forget_moves(state: TindayaState) -> None:
    """The marks of a sequence are empty whenever none is in progress (ledger section 44)."""
    state.rules.last_exploration = None
    state.moved = state.moved_nobles = state.stopped = state.stopped_nobles = ()
    state.offers = ()
    state.herded = 0


class MovesDone(SeatFrame[TindayaState]):
    """Livestock left alone escapes once, before the first optional action (TD-EXPLORE-23, AMB-34)."""

    def run(self, state: TindayaState) -> None:
        check_abandoned(state)
        state.push(SEQUENCE_DONE)
        state.push(OPTIONAL_ACTIONS[self.seat])


class SequenceDone(Frame[TindayaState]):
    def run(self, state: TindayaState) -> None:
        forget_moves(state)


# Frames never change: these are pushed in every exploration, and made once for each seat.
MOVES_DONE: Final = [MovesDone(seat) for seat in range(len(COLOURS))]
OPTIONAL_ACTIONS: Final = [OptionalActions(seat) for seat in range(len(COLOURS))]
SEQUENCE_DONE: Final = SequenceDone()


# --- one move in steps ------------------------------------------------------------------------------------


class ChooseMove(Decision[TindayaState]):
    """The hex that a group leaves, or stop (D-14)."""

    rules = ("TD-EXPLORE-01", "TD-EXPLORE-24", "TD-EXPLORE-25", "TD-EXPLORE-32")
    verbs = ("leave", "stop")

    def __init__(self, seat: int, left: int, must_move: bool) -> None:
        self.seat = seat
        self.left = left
        self.must_move = must_move

    def choices(self, state: TindayaState) -> list[Choice]:
        rules = state.rules
        table = rules.choices
        if not self.left:
            return [table.stop]
        exploration = rules.last_exploration = Exploration(state, self.seat, self.left)
        leave = table.leave
        out = [leave[hex_] for hex_ in exploration.starts()]
        if not out or not (exploration.misplaced or self.must_move):  # TD-EXPLORE-25
            out.append(table.stop)
        return out

    def apply(self, state: TindayaState, choice: Choice) -> None:
        if choice.verb == "leave":
            state.push(ChooseGroup(self.seat, self.left, choice.a))

    def why_not(self, state: TindayaState, choice: Choice) -> str:
        if choice.verb == "stop":
            return "TD-EXPLORE-32" if self.must_move else "TD-EXPLORE-25"
        if not self.left:
            return "TD-EXPLORE-01"
        return move_reasons.why_not_leave(exploration_of(state, self.seat, self.left), choice.a)


class ChooseGroup(Decision[TindayaState]):
    """How many villagers and nobles go."""

    rules = ("TD-EXPLORE-04", "TD-EXPLORE-24", "TD-EXPLORE-30")
    verbs = ("group",)

    def __init__(self, seat: int, left: int, start: int) -> None:
        self.seat = seat
        self.left = left
        self.start = start

    def choices(self, state: TindayaState) -> list[Choice]:
        table = state.rules.choices
        player = state.players[self.seat]
        villagers, nobles = player.villagers.count(self.start), player.nobles.count(self.start)
        if villagers + nobles == 1:
            return table.groups[villagers][nobles]  # the hex was offered because this one may go
        exploration = exploration_of(state, self.seat, self.left)
        if exploration.everybody_may_go(self.start):
            villagers, nobles = exploration.movable(self.start)
            return table.groups[villagers][nobles]
        return [table.group[villagers][nobles] for villagers, nobles in exploration.groups(self.start)]

    def apply(self, state: TindayaState, choice: Choice) -> None:
        state.push(ChooseWay(self.seat, self.left, self.start, choice.a, choice.b))

    def why_not(self, state: TindayaState, choice: Choice) -> str:
        exploration = exploration_of(state, self.seat, self.left)
        return move_reasons.why_not_group(exploration, self.start, choice.a, choice.b)


class ChooseWay(Decision[TindayaState]):
    """A neighbouring land hex, or a sea hex to embark on."""

    rules = ("TD-EXPLORE-04", "TD-EXPLORE-07", "TD-EXPLORE-26")
    verbs = ("walk", "embark")

    def __init__(self, seat: int, left: int, start: int, villagers: int, nobles: int) -> None:
        self.seat = seat
        self.left = left
        self.start = start
        self.villagers = villagers
        self.nobles = nobles

    def choices(self, state: TindayaState) -> list[Choice]:
        table = state.rules.choices
        exploration = exploration_of(state, self.seat, self.left)
        start, villagers, nobles = self.start, self.villagers, self.nobles
        out = table.walks.of(exploration.ends(start, villagers, nobles))
        if nobles:
            return out + table.embarks.of(exploration.embarks(start, villagers, nobles))
        return out

    def apply(self, state: TindayaState, choice: Choice) -> None:
        if choice.verb == "walk":
            make_move(state, self.seat, self.left, self.start, self.villagers, self.nobles, choice.a)
            return
        player = state.players[self.seat]
        embark = (self.seat, self.left, self.start, self.villagers, self.nobles, choice.a)
        if choice.a not in state.canoes and player.canoe and player.goods[WOOD] >= state.rules.canoe_wood:
            state.push(ChooseCanoe(*embark))
        else:
            state.push(ChooseSail(*embark, STORED if choice.a not in state.canoes and player.canoe else NONE))

    def why_not(self, state: TindayaState, choice: Choice) -> str:
        exploration = exploration_of(state, self.seat, self.left)
        if choice.verb == "walk":
            return move_reasons.why_not_walk(exploration, self.start, self.nobles, choice.a)
        return move_reasons.why_not_embark(exploration, self.start, self.villagers, self.nobles, choice.a)


STORED = 0
BUILT = 1
CANOES = ("stored", "wood")
"""Where a new canoe comes from: Agana's own, or a unit of wood (TD-EXPLORE-26, TD-TRIBE-12)."""


class ChooseCanoe(Decision[TindayaState]):
    """Agana's stored canoe, or one wood (D-43)."""

    rules = ("TD-EXPLORE-26", "TD-TRIBE-12")
    verbs = ("canoe",)

    def __init__(self, seat: int, left: int, start: int, villagers: int, nobles: int, embark: int) -> None:
        self.seat = seat
        self.left = left
        self.start = start
        self.villagers = villagers
        self.nobles = nobles
        self.embark = embark

    def choices(self, state: TindayaState) -> list[Choice]:
        return state.rules.choices.canoe

    def apply(self, state: TindayaState, choice: Choice) -> None:
        state.push(
            ChooseSail(self.seat, self.left, self.start, self.villagers, self.nobles, self.embark, choice.a)
        )


class ChooseSail(Decision[TindayaState]):
    """The sea hex at the end of a straight line (TD-EXPLORE-08); the one embarked on is a line of none."""

    rules = ("TD-EXPLORE-08", "TD-EXPLORE-33")
    verbs = ("sail",)

    def __init__(
        self, seat: int, left: int, start: int, villagers: int, nobles: int, embark: int, canoe: int
    ) -> None:
        self.seat = seat
        self.left = left
        self.start = start
        self.villagers = villagers
        self.nobles = nobles
        self.embark = embark
        self.canoe = canoe

    def choices(self, state: TindayaState) -> list[Choice]:
        exploration = exploration_of(state, self.seat, self.left)
        ends = exploration.sails(self.start, self.villagers, self.nobles, self.embark)
        return [state.rules.choices.sail[hex_] for hex_ in ends]

    def apply(self, state: TindayaState, choice: Choice) -> None:
        state.push(
            ChooseLanding(
                self.seat,
                self.left,
                self.start,
                self.villagers,
                self.nobles,
                self.embark,
                self.canoe,
                choice.a,
            )
        )

    def why_not(self, state: TindayaState, choice: Choice) -> str:
        return move_reasons.why_not_sail(exploration_of(state, self.seat, self.left), self.embark, choice.a)


class ChooseLanding(Decision[TindayaState]):
    """The land hex beside the last sea hex (TD-EXPLORE-09)."""

    rules = ("TD-EXPLORE-09", "TD-EXPLORE-13", "TD-EXPLORE-33")
    verbs = ("land",)

    def __init__(
        self,
        seat: int,
        left: int,
        start: int,
        villagers: int,
        nobles: int,
        embark: int,
        canoe: int,
        sail: int,
    ) -> None:
        self.seat = seat
        self.left = left
        self.start = start
        self.villagers = villagers
        self.nobles = nobles
        self.embark = embark
        self.canoe = canoe
        self.sail = sail

    def choices(self, state: TindayaState) -> list[Choice]:
        exploration = exploration_of(state, self.seat, self.left)
        ends = exploration.lands(self.start, self.villagers, self.nobles, self.embark, self.sail)
        return state.rules.choices.lands.of(ends)

    def apply(self, state: TindayaState, choice: Choice) -> None:
        make_move(
            state,
            self.seat,
            self.left,
            self.start,
            self.villagers,
            self.nobles,
            choice.a,
            self.embark,
            self.sail,
            self.canoe,
        )

    def why_not(self, state: TindayaState, choice: Choice) -> str:
        exploration = exploration_of(state, self.seat, self.left)
        return move_reasons.why_not_land(exploration, self.sail, choice.a)


def make_move(
    state: TindayaState,
    seat: int,
    left: int,
    start: int,
    villagers: int,
    nobles: int,
    end: int,
    embark: int = NONE,
    sail: int = NONE,
    canoe: int = NONE,
) -> None:
    """Carry a whole move out; entering a fort stops the group and leads to a combat (TD-RECONQUER-01)."""
    state.rules.last_exploration = None
    player = state.players[seat]
    enters = state.forts[end] != NONE
    if villagers:
        state.moved = marked(player.villagers, state.moved, start, end, villagers)
        player.villagers = shifted(player.villagers, start, end, villagers)
        if enters:
            state.stopped = more(state.stopped, end, villagers)
    if nobles:
        state.moved_nobles = marked(player.nobles, state.moved_nobles, start, end, nobles)
        player.nobles = shifted(player.nobles, start, end, nobles)
        if enters:
            state.stopped_nobles = more(state.stopped_nobles, end, nobles)
    built = False
    if embark != NONE:
        canoes = state.canoes
        if embark in canoes:
            canoes = removed(canoes, embark)
        elif canoe == STORED:
            player.canoe = 0
        else:
            built = True
            player.goods[WOOD] -= state.rules.canoe_wood
        state.canoes = added(canoes, sail)
    if state.events is not None:
        names = state.rules.board.names
        state.events.append(
            events.Moved(
                seat=seat,
                start=names[start],
                end=names[end],
                villagers=villagers,
                nobles=nobles,
                embark="" if embark == NONE else names[embark],
                sail="" if sail == NONE else names[sail],
                built=built,
            )
        )
    state.push(ChooseMove(seat, left - 1, False))
    if enters:
        state.push(EnterFort(seat, end, villagers, nobles))
