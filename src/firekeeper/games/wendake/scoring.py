"""Scoring and the end of the game (WK-SCORE, WK-END)."""

from __future__ import annotations

from firekeeper.games.wendake import events
from firekeeper.games.wendake.effects import score
from firekeeper.games.wendake.state import WendakeState, members
from firekeeper.games.wendake.terms import PAIRINGS
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Decision, Frame
from firekeeper.kernel.together import Together


class FinalScoring(Frame[WendakeState]):
    """Turtle tiles with one track first, then everybody assigns those with two (WK-END-02, WK-AMB-35)."""

    def run(self, state: WendakeState) -> None:
        rules = state.rules
        for seat in state.order:
            for tile in members(state.players[seat].turtles):
                tracks = rules.turtle_tracks[tile]
                if state.events is not None and not state.revealed:
                    state.events.append(events.TurtleSeen(seat=seat, tile=rules.turtle_names[tile]))
                if len(tracks) == 1 and not rules.turtles_at_once:
                    score(state, seat, tracks[0], rules.turtle_points[tile])
        state.revealed = 1
        state.then(AssignTurtles(), rules.frame(Finish)())


class AssignTurtles(Together[WendakeState]):
    """The choices of different players do not interact: all make them at the same time (WK-AMB-35)."""

    def questions(self, state: WendakeState) -> list[Decision[WendakeState]]:
        tracks = state.rules.turtle_tracks
        return [
            AssignTurtle(seat, tile)
            for seat in state.order
            for tile in members(state.players[seat].turtles)
            if len(tracks[tile]) > 1
        ]


class AssignTurtle(Decision[WendakeState]):
    """A level 5 turtle tile scores on one of its two tracks (WK-DEC-46)."""

    rules = ("WK-TURTLE-09", "WK-END-02", "WK-AMB-35")
    verbs = ("track",)

    def __init__(self, seat: int, tile: int) -> None:
        self.seat = seat
        self.tile = tile

    def choices(self, state: WendakeState) -> list[Choice]:
        return [state.rules.score_on[track] for track in state.rules.turtle_tracks[self.tile]]

    def apply(self, state: WendakeState, choice: Choice) -> None:
        score(state, self.seat, choice.a, state.rules.turtle_points[self.tile])


class Finish(Frame[WendakeState]):
    """The totals stand (WK-END-03 to -06)."""

    def run(self, state: WendakeState) -> None:
        state.finished = 1
        if state.events is not None:
            totals, winners = state.rules.scores(state), state.rules.winners(state)
            state.events.append(events.GameEnded(totals=totals, winners=winners))


def lower_tracks(state: WendakeState, seat: int) -> tuple[int, int]:
    """The lower marker of each pair of tracks (WK-END-03)."""
    marks = state.players[seat].score
    (a, b), (c, d) = PAIRINGS[state.pairing]
    return marks[a] if marks[a] < marks[b] else marks[b], marks[c] if marks[c] < marks[d] else marks[d]


def own_total(state: WendakeState, seat: int) -> int:
    """The points of a seat with score tracks as they count now (WK-END-03, WK-END-04)."""
    first, second = lower_tracks(state, seat)
    return first + second + state.rules.swap_points * state.players[seat].swaps


def ranking(state: WendakeState) -> list[int]:
    """All seats, best first; ties go to the earlier seat in turn order (WK-END-06)."""
    points = state.rules.scores(state)
    place = {seat: at for at, seat in enumerate(state.order)}
    return sorted(range(state.rules.seats), key=lambda seat: (-points[seat], place[seat]))
