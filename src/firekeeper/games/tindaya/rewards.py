"""The Offerings step (area END5): wrath by complete and incomplete offerings, rewards in Domination."""

from __future__ import annotations

from typing import Any

from firekeeper.games.tindaya import events
from firekeeper.games.tindaya.offerings import demanded_slots, room_on
from firekeeper.games.tindaya.priority import change_scores, in_priority, raise_wrath
from firekeeper.games.tindaya.state import TindayaState
from firekeeper.games.tindaya.terms import ACORAN, GODS, MONEIBA, RESOURCES
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Decision, Frame
from firekeeper.kernel.together import Together


def is_complete(state: TindayaState, god: int) -> bool:
    """Whether every demanded slot is full (TD-END5-02)."""
    return all(room_on(state, god, slot) == 0 for slot in demanded_slots(state))


def contribution(state: TindayaState, seat: int, god: int) -> int:
    """How many pawns of a tribe lie on a god's card."""
    seats = state.rules.seats
    return sum([state.pawns[(god * 4 + slot) * seats + seat] for slot in range(4)])


class OfferingStep(Frame[TindayaState]):
    """Acoran first, then Moneiba (TD-END5-01)."""

    def run(self, state: TindayaState) -> None:
        state.then(JudgeOffering(ACORAN), JudgeOffering(MONEIBA))


class JudgeOffering(Frame[TindayaState]):
    """Wrath, then points, then resources, in the priority order before this god's rewards (TD-END5-05)."""

    def __init__(self, god: int) -> None:
        self.god = god

    def run(self, state: TindayaState) -> None:
        complete = is_complete(state, self.god)
        if state.events is not None:
            state.events.append(events.OfferingJudged(god=GODS[self.god], complete=complete))
        raise_wrath(state, self.god, -1 if complete else 1, "TD-END5-02")
        if not state.rules.domination:
            return  # AMB-75
        order = in_priority(state)
        given = {seat: contribution(state, seat, self.god) for seat in order}
        ranks = sorted({count for count in given.values() if count}, reverse=True)
        points = state.rules.points_offering
        gains = {
            seat: points[ranks.index(count)]
            for seat, count in given.items()
            if count and ranks.index(count) < len(points)
        }
        change_scores(state, gains, "TD-END5-03")
        others = [seat for seat in order if given[seat] and seat not in gains]
        state.push(RewardTogether(tuple(others)))


class RewardTogether(Together[TindayaState]):
    """All other contributors choose at the same time (TD-PRIORITY-09)."""

    def __init__(self, contributors: tuple[int, ...]) -> None:
        self.contributors = contributors

    def questions(self, state: TindayaState) -> list[Decision[Any]]:
        return [TakeReward(seat) for seat in self.contributors]


class TakeReward(Decision[TindayaState]):
    """Any other contributor takes a resource of choice (D-28, AMB-87)."""

    rules = ("TD-END5-03", "TD-OFFER-13")
    verbs = ("resource",)

    def choices(self, state: TindayaState) -> list[Choice]:
        return state.rules.choices.resource

    def apply(self, state: TindayaState, choice: Choice) -> None:
        state.players[self.seat].goods[choice.a] += 1
        if state.events is not None:
            state.events.append(events.RewardTaken(seat=self.seat, resource=RESOURCES[choice.a]))
