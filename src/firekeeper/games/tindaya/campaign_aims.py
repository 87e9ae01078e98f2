"""The goals of the first two games of the campaign, for bots: what they are worth, and how the fort is taken.

Every tribe has to know trades, in the second game with an invention of level 2; in the first game somebody
has to retake the fort of the set-up (TD-CAMPAIGN-05, -08). They take the place of a mission. A noble has to
enter the fort with weapons enough, so what is ready for it counts before it happens; and once all is ready,
going there is suggested whatever else an exploration could do.
"""

from __future__ import annotations

from typing import Final

from firekeeper.games.tindaya.box import Box
from firekeeper.games.tindaya.campaign_progress import FAR, era_values, fort_progress, tribe_progress
from firekeeper.games.tindaya.evaluation import Evaluation
from firekeeper.games.tindaya.explore import ChooseMove
from firekeeper.games.tindaya.final import goals_met
from firekeeper.games.tindaya.moves import Exploration, Move
from firekeeper.games.tindaya.outlook import Outlook
from firekeeper.games.tindaya.state import TindayaState
from firekeeper.games.tindaya.suggestions import moves_from, steps
from firekeeper.games.tindaya.terms import HORNS, NOWHERE, OBSIDIAN
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.weights import WeightTables

ATTACKS: Final = 3
"""So many ways into the fort are suggested."""


class CampaignEvaluation(Evaluation):
    """Values positions of a game with goals."""

    def __init__(self, rules: Box, tables: WeightTables) -> None:
        super().__init__(rules, tables)
        self.future = era_values(self.future, rules.last_era)
        self.missions = era_values(self.missions, rules.last_era)
        self.kept = era_values(self.kept, rules.last_era)

    def _tribe(self, state: TindayaState, outlook: Outlook, seat: int, me: int, found: list[float]) -> None:
        super()._tribe(state, outlook, seat, me, found)
        progress = tribe_progress(state, outlook.era, seat)
        self._count(state, progress, 1, found)

    def _table(self, state: TindayaState, outlook: Outlook, seats: list[int], found: list[float]) -> None:
        super()._table(state, outlook, seats, found)
        if self.rules.campaign_goals == 1:
            # What one tribe does for all of them counts for each.
            self._count(state, fort_progress(state), self.rules.seats, found)

    def _count(self, state: TindayaState, progress: float, times: int, found: list[float]) -> None:
        at = self.at
        found[at["mission"]] += times * progress * self.missions[state.era - 1]
        found[at["fulfilled"]] += times * (progress == 1.0)
        if progress < 1.0 and state.era == self.rules.last_era:
            found[at["lacking"]] += times

    def _failing(self, outlook: Outlook, seats: list[int], lost: bool, found: list[float]) -> None:
        super()._failing(outlook, seats, lost, found)
        found[self.at["failing"]] += not goals_met(outlook.era)


def attacks(state: TindayaState, decision: ChooseMove) -> list[tuple[Choice, ...]]:
    """Ways into the fort of the set-up with natives and weapons enough, in one move or in two.

    Those that risk the fewest come first. In two moves one half of the group comes to the other.
    """
    seat, fort = decision.seat, state.first_fort
    if state.reconquered or fort == NOWHERE:
        return []
    goods, enemies = state.players[seat].goods, state.conquistadors[fort]
    if goods[HORNS] + goods[OBSIDIAN] < enemies or decision.left == 0:
        return []
    exploration = Exploration(state, seat, decision.left)
    ground, walkers = exploration.ground, exploration.walkers
    first = moves_from(ground, walkers)
    found: list[tuple[Move, ...]] = [(move,) for move, _ in first if storms(move, fort, enemies)]
    if not found and decision.left > 1:
        apart = state.rules.board.apart[fort]
        for move, there in first:
            if apart[move.end] < FAR and move.end != fort:
                found += [
                    (move, last)
                    for last, _ in moves_from(ground, there, move.end)
                    if storms(last, fort, enemies)
                ]
    found.sort(key=lambda moves: (moves[-1].nobles, moves[-1].villagers))
    return [steps(state, seat, moves)[:-1] for moves in found[:ATTACKS]]


def storms(move: Move, fort: int, enemies: int) -> bool:
    """Whether a move leads enough natives into the fort."""
    return move.end == fort and move.villagers + move.nobles >= enemies
