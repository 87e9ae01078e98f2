"""What explorations can do for learning, in games whose goals ask for it, for bots.

A noble goes where it can learn, a native where an ally's noble waits for a teacher, and where a building of
a trade is lacking it is put up by whoever knows the trade.
"""

from __future__ import annotations

from typing import Final

from firekeeper.games.tindaya.campaign_progress import near, trades_needed
from firekeeper.games.tindaya.final import knows_trades
from firekeeper.games.tindaya.learning import teachers
from firekeeper.games.tindaya.moves import Walkers
from firekeeper.games.tindaya.optional_actions import buildable
from firekeeper.games.tindaya.pieces import knows
from firekeeper.games.tindaya.state import Player, TindayaState
from firekeeper.games.tindaya.terms import TRADES
from firekeeper.kernel.hexes import members

PUPIL: Final = 6.0
"""What a noble in a building where it will learn promises an exploration; the farther from it, the less."""
TEACHER: Final = 4.0
"""The same for a native whose presence lets an ally learn."""
SCHOOL: Final = 3.0
"""The same for a noble where it can put up a building of a trade that an ally lacks, while there is none."""

Promises = list[float]
"""What a native promises, by the hex where it stands."""


class Apprentices:
    """What a tribe can do for learning, before it explores."""

    def __init__(self, state: TindayaState, seat: int) -> None:
        self.state = state
        # By trade that the tribe lacks: what its nobles promise.
        self.pupils: list[Promises] = []
        # By ally, and trade that this one lacks: what the tribe's natives promise.
        self.teachers: list[Promises] = []
        # What its nobles promise that can put up a building.
        self.builders: Promises = [0.0] * state.rules.board.size
        needed = trades_needed(state.rules.campaign_goals)
        unbuilt = set()
        for pupil, player in enumerate(state.players):
            if knows_trades(state, pupil) >= needed:
                continue
            for trade in range(len(TRADES)):
                if knows(player, trade):
                    continue
                schools = [hex_ for hex_, building in enumerate(state.buildings) if building == trade]
                if pupil == seat:
                    self.pupils.append(self._near([(hex_, self._lesson(seat, hex_)) for hex_ in schools]))
                elif knows(state.players[seat], trade):
                    worth = [(hex_, TEACHER * self._led(player, hex_)) for hex_ in schools]
                    self.teachers.append(self._near(worth))
                    if not schools:
                        unbuilt.add(trade)
        if unbuilt:
            for hex_ in members(state.land):
                if unbuilt.intersection(buildable(state, seat, hex_)):
                    self.builders[hex_] = SCHOOL

    def _lesson(self, seat: int, hex_: int) -> float:
        """What a noble in a building promises: the half of it, if nobody there can teach yet."""
        return PUPIL if teachers(self.state, seat, hex_, self.state.buildings[hex_]) else PUPIL / 2

    def _led(self, pupil: Player, hex_: int) -> float:
        """How near the nobles of a tribe are to a building."""
        apart = self.state.rules.board.apart[hex_]
        return max([near(apart[noble]) for noble in pupil.nobles], default=0.0)

    def _near(self, worth: list[tuple[int, float]]) -> Promises:
        """By hex: what the best of some places promises from there."""
        apart = self.state.rules.board.apart
        return [
            max([much * near(apart[place][hex_]) for place, much in worth], default=0.0)
            for hex_ in range(self.state.rules.board.size)
        ]

    def promise(self, walkers: Walkers) -> float:
        """What the natives could do for learning where they are."""
        total = 0.0
        for promised in self.pupils:
            total += best(promised, walkers.nobles)
        for promised in self.teachers:
            total += max(best(promised, walkers.nobles), best(promised, walkers.villagers))
        for hex_ in set(walkers.moved_nobles):
            total += self.builders[hex_]
        return total


def best(promised: Promises, hexes: tuple[int, ...]) -> float:
    """The most that natives on some hexes promise."""
    return max([promised[hex_] for hex_ in hexes], default=0.0)
