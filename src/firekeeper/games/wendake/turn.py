"""A year (WK-TURN): players' turns, one marker each, three activations and one reservation, seven times."""

from __future__ import annotations

from typing import ClassVar

from firekeeper.games.wendake import events
from firekeeper.games.wendake.activation import NextAction, actions_of, open_cells
from firekeeper.games.wendake.box import BLACK, MARKERS, NORMAL
from firekeeper.games.wendake.scoring import FinalScoring
from firekeeper.games.wendake.state import WendakeState
from firekeeper.games.wendake.terms import TURN_END, TURN_START
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Decision, Frame, rule_ids


class Year(Frame[WendakeState]):
    """One year, as the rulebook lists it (WK-TURN-01): `game.Wendake.year_frames`."""

    def run(self, state: WendakeState) -> None:
        state.turn = 0
        if state.events is not None:
            state.events.append(events.YearBegan(year=state.year))
        state.then(*state.rules.year())


class Restoring(Frame[WendakeState]):
    """Tells the table that the Restore Phase begins."""

    def run(self, state: WendakeState) -> None:
        if state.events is not None:
            state.events.append(events.PhaseBegan(phase="restore"))


class AdvanceYear(Frame[WendakeState]):
    """2.E: the next year, or the end of the game (WK-RESTORE-19)."""

    def run(self, state: WendakeState) -> None:
        if state.year == state.rules.years:
            state.push(FinalScoring())
        else:
            state.year += 1
            state.then(*state.rules.new_year_frames(), Year())


class PlayerTurns(Frame[WendakeState]):
    """Single turns in turn order until nobody has a marker left (WK-TURN-02, -11)."""

    def run(self, state: WendakeState) -> None:
        count = len(state.order)
        for ahead in range(count):
            seat = state.order[(state.turn + ahead) % count]
            player = state.players[seat]
            if player.markers or player.black_marker:
                state.turn = (state.turn + ahead + 1) % count
                state.then(state.rules.frame(PlaceMarker)(seat), PlayerTurns())
                return


class PlaceMarker(Decision[WendakeState]):
    """Activate a tile or reserve turn order (WK-DEC-07, -08, -09)."""

    rules = rule_ids("WK-TURN-03", "WK-TURN-04", "WK-TILE-04", "WK-TILE-07", "WK-TURN-07", "WK-TURN-09")
    verbs = ("activate", "reserve", "end_turn")

    def windows(self, state: WendakeState) -> int:
        return TURN_START

    def may_reserve(self, state: WendakeState) -> bool:
        """Whether the seat may still reserve turn order this year."""
        return self.seat not in state.reserved

    def choices(self, state: WendakeState) -> list[Choice]:
        rules = state.rules
        player = state.players[self.seat]
        cells = 0
        if player.marked.bit_count() < rules.activations:
            cells = open_cells(player.marked, player.fired)
        reserve = self.may_reserve(state)
        out = []
        for marker in (NORMAL, BLACK):
            if not (player.markers if marker == NORMAL else player.black_marker):
                continue
            activate = rules.activate[marker]
            out += [activate[cell] for cell in range(9) if cells >> cell & 1]
            if reserve:
                out += self.reservations(state, marker)
        return out

    def reservations(self, state: WendakeState, marker: int) -> list[Choice]:
        """The ways to reserve turn order with a marker."""
        return [state.rules.reserve[marker]]

    def reserve(self, state: WendakeState, choice: Choice) -> None:
        """Stand on the leftmost free space (WK-TURN-07). What ends the turn is on top of the stack."""
        state.reserved = (*state.reserved, self.seat)
        self.tell_reserved(state, len(state.reserved), choice.b)

    def tell_reserved(self, state: WendakeState, position: int, marker: int) -> None:
        """Say which space was taken."""
        if state.events is not None:
            state.events.append(
                events.OrderReserved(seat=self.seat, position=position, marker=MARKERS[marker])
            )

    def apply(self, state: WendakeState, choice: Choice) -> None:
        rules = state.rules
        player = state.players[self.seat]
        cell, marker = choice.a, choice.b
        if marker == BLACK:
            player.black_marker = 0
            state.push(rules.frame(PlaceAnother)(self.seat))
        else:
            player.markers -= 1
            state.push(rules.frame(EndTurn)(self.seat))
        if choice.verb == "reserve":
            player.reserved_with = marker
            self.reserve(state, choice)
            return
        player.marked |= 1 << cell
        actions = actions_of(state, self.seat, cell)
        if state.events is not None:
            state.events.append(
                events.MarkerPlaced(
                    seat=self.seat,
                    cell=cell,
                    marker=MARKERS[marker],
                    tile=rules.tile_names[player.grid[cell]],
                    side="ritual" if player.ritual >> cell & 1 else "action",
                )
            )
        if actions:
            state.push(NextAction(self.seat, actions, True, False))

    def why_not(self, state: WendakeState, choice: Choice) -> str:
        player = state.players[self.seat]
        if choice.verb == "end_turn":
            return "WK-TURN-03"  # passing is not possible
        if not (player.markers if choice.b == NORMAL else player.black_marker):
            return "WK-TURN-03"  # no such marker on a sage space
        if choice.verb == "reserve" or player.marked.bit_count() >= state.rules.activations:
            return "WK-TURN-04"
        if (player.marked | player.fired) >> choice.a & 1:
            return "WK-TILE-07"
        if open_cells(player.marked, 0) >> choice.a & 1:
            return "WK-ACT-FIRE-03"  # on a line with the markers, but the token has closed that line
        return "WK-TILE-04"


class EndTurn(Decision[WendakeState]):
    """The last moment of a turn (WK-DEC-16): transfers, swaps and tiles are still open."""

    rules = rule_ids("WK-TURN-09")
    verbs: ClassVar[tuple[str, ...]] = ("end_turn", "perform", "skip")
    # Too late for the actions of the tile.
    reasons: ClassVar = dict.fromkeys(("perform", "skip"), "WK-TURN-06")
    ends_turn = True

    def windows(self, state: WendakeState) -> int:
        return TURN_END

    def choices(self, state: WendakeState) -> list[Choice]:
        return [state.rules.end_turn]

    def apply(self, state: WendakeState, choice: Choice) -> None:
        pass


class PlaceAnother(EndTurn):
    """After the Ojibwa marker: place a further one, or end the turn (WK-DEC-10)."""

    rules = ("WK-TRIBE-04", "WK-AMB-24", "WK-AMB-25")
    verbs = ("end_turn", "place_another", "perform", "skip")
    reasons: ClassVar = {**EndTurn.reasons, "place_another": "WK-AMB-24"}

    def choices(self, state: WendakeState) -> list[Choice]:
        rules = state.rules
        return [rules.end_turn, rules.place_another] if state.players[self.seat].markers else [rules.end_turn]

    def apply(self, state: WendakeState, choice: Choice) -> None:
        if choice is state.rules.place_another:
            state.push(state.rules.frame(PlaceMarker)(self.seat))
