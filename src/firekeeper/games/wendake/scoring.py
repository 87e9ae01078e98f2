"""Scoring and the end of the game (WK-SCORE, WK-END), objectives of the solitaire game included."""

from __future__ import annotations

from firekeeper.games.wendake import events
from firekeeper.games.wendake.box import GHOST
from firekeeper.games.wendake.effects import areas_with, in_longhouse, score
from firekeeper.games.wendake.military import majorities
from firekeeper.games.wendake.state import WendakeState, members
from firekeeper.games.wendake.terms import HUNTER, PAIRINGS, WOMAN
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Decision, Frame
from firekeeper.kernel.together import Together


def owned_turtles(state: WendakeState, seat: int) -> list[int]:
    """The turtle tiles of a seat."""
    return members(state.players[seat].turtles)


class FinalScoring(Frame[WendakeState]):
    """Turtle tiles with one track first, then everybody assigns those with two (WK-END-02, WK-AMB-35)."""

    def run(self, state: WendakeState) -> None:
        rules = state.rules
        for seat in state.order:
            for tile in owned_turtles(state, seat):
                tracks = rules.turtle_tracks[tile]
                if state.events is not None and not state.revealed:
                    state.events.append(events.TurtleSeen(seat=seat, tile=rules.turtle_names[tile]))
                if len(tracks) == 1 and not rules.turtles_at_once:
                    score(state, seat, tracks[0], rules.turtle_points[tile])
        state.revealed = 1
        state.then(AssignTurtles(), Finish())


class AssignTurtles(Together[WendakeState]):
    """The choices of different players do not interact: all make them at the same time (WK-AMB-35)."""

    def questions(self, state: WendakeState) -> list[Decision[WendakeState]]:
        tracks = state.rules.turtle_tracks
        return [
            AssignTurtle(seat, tile)
            for seat in state.order
            for tile in owned_turtles(state, seat)
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
            rules = state.rules
            for objective in objectives_met(state):
                state.events.append(
                    events.ObjectiveMet(
                        seat=0, objective=rules.objective_names[objective], points=rules.objective_points
                    )
                )
            state.events.append(events.GameEnded(totals=totals(state), winners=winners(state)))


def lower_tracks(state: WendakeState, seat: int) -> tuple[int, int]:
    """The lower marker of each pair of tracks (WK-END-03)."""
    marks = state.players[seat].score
    first, second = PAIRINGS[state.pairing]
    return min(marks[first[0]], marks[first[1]]), min(marks[second[0]], marks[second[1]])


def totals(state: WendakeState) -> list[int]:
    """Points by seat as they count now. Objectives count once the game is finished (WK-AMB-66)."""
    rules = state.rules
    found = []
    for seat, player in enumerate(state.players):
        if seat in rules.automa:
            found.append(state.ghost_score)
        else:
            found.append(sum(lower_tracks(state, seat)) + rules.swap_points * player.swaps)
    if rules.solo and state.finished:
        found[0] += rules.objective_points * len(objectives_met(state))  # WK-SOLO-72
    return found


def winners(state: WendakeState) -> list[int]:
    """The highest total; ties go to the earlier seat in turn order (WK-END-06). Solitaire: WK-SOLO-73."""
    points = totals(state)
    if state.rules.solo:
        return [0] if points[0] > points[GHOST] else [GHOST]
    return [ranking(state)[0]]


def ranking(state: WendakeState) -> list[int]:
    """All seats, best first, by the same comparison."""
    points = totals(state)
    place = {seat: at for at, seat in enumerate(state.order)}
    return sorted(range(state.rules.seats), key=lambda seat: (-points[seat], place[seat]))


# --- objectives of the solitaire game ------------------------------------------------------------


def ghosts_outside(state: WendakeState) -> int:
    """Ghost natives outside its home (WK-SOLO-66)."""
    rules = state.rules
    ghost = state.players[GHOST]
    at_home = ghost.at_home[WOMAN] + ghost.at_home[HUNTER] + state.guards[ghost.home * rules.seats + GHOST]
    return 3 * rules.natives - at_home


def objective_value(state: WendakeState, letter: int) -> tuple[int, bool]:
    """What an objective counts (A is 0), and whether its condition is met (WK-SOLO-60 to -67)."""
    rules = state.rules
    player = state.players[0]
    wanted = rules.objective_threshold[letter]
    if letter == 0:
        value = in_longhouse(player)
        return value, value <= wanted
    if letter == 1:
        value = sum(1 for tiles in rules.turtles_of if player.turtles & tiles)
    elif letter == 2:
        value = max(player.score)
    elif letter == 3:
        value = player.progress.bit_count()
    elif letter == 4:
        value = len(majorities(state, 0, 0, False))
    elif letter == 5:
        value = areas_with(state, 0, WOMAN) + areas_with(state, 0, HUNTER)
    elif letter == 6:
        value = ghosts_outside(state)
        return value, value <= wanted
    else:
        value = sum(player.hand) + sum(player.played)
    return value, value >= wanted


def objectives_met(state: WendakeState) -> list[int]:
    """The objectives of the Ghost cards in play that the human fulfils (WK-SOLO-70)."""
    if not state.rules.solo:
        return []
    letters = [state.rules.ghost_objective[face] for face in state.ghost_faces]
    return [letter for letter in sorted(letters) if objective_value(state, letter)[1]]
