"""The goals of the first two games of the campaign, for bots: what they are worth, and how the fort is taken.

Every tribe has to know trades, in the second game with an invention of level 2; in the first game somebody
has to retake the fort of the set-up (TD-CAMPAIGN-05, -08). They take the place of a mission. A noble has to
enter the fort with weapons enough, so what is ready for it counts before it happens; and once all is ready,
going there is suggested whatever else an exploration could do.
"""

from __future__ import annotations

from typing import Final

from firekeeper.games.tindaya.aims import covered
from firekeeper.games.tindaya.develop import next_invention
from firekeeper.games.tindaya.evaluation import Evaluation, may_still_act
from firekeeper.games.tindaya.explore import ChooseMove
from firekeeper.games.tindaya.final import goals_met, knows_trades, level_2_inventions
from firekeeper.games.tindaya.moves import Exploration, Move
from firekeeper.games.tindaya.outlook import Outlook
from firekeeper.games.tindaya.state import TindayaState
from firekeeper.games.tindaya.suggestions import moves_from, steps
from firekeeper.games.tindaya.terms import HORNS, NONE, NOWHERE, OBSIDIAN, TRADES
from firekeeper.kernel.choice import Choice

FIRST_TRADES: Final = 2
"""Trades that a tribe knows from the beginning."""
TRADES_OF_THE_FIRST_GAME: Final = 3

ARMED: Final = 0.45
"""What a weapon for each conquistador counts beside the fort retaken,"""
LED: Final = 0.15
"""a noble beside it,"""
MANNED: Final = 0.1
"""and natives enough near it."""
FAR: Final = 6
"""Natives so many hexes away count as if they were not there."""

ATTACKS: Final = 3
"""So many ways into the fort are suggested."""

INVENTION: Final = 0.5
"""What the invention counts beside the trades, in the second game."""
FIRST_LEVEL: Final = 0.4
"""What an invention of level 1 counts beside one of level 2."""
MATERIAL: Final = 0.5
"""What all material for the next one counts beside having it."""


class CampaignEvaluation(Evaluation):
    """Values positions of a game with goals."""

    def _tribe(self, state: TindayaState, outlook: Outlook, seat: int, me: int, found: list[float]) -> None:
        super()._tribe(state, outlook, seat, me, found)
        progress = tribe_progress(outlook.era, seat)
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


def tribe_progress(then: TindayaState, seat: int) -> float:
    """From 0 to 1: how far a tribe is with the goals that each has to reach, at the end of the era."""
    needed = TRADES_OF_THE_FIRST_GAME if then.rules.campaign_goals == 1 else len(TRADES)
    learnt = (min(knows_trades(then, seat), needed) - FIRST_TRADES) / (needed - FIRST_TRADES)
    if then.rules.campaign_goals == 1:
        return learnt
    return (1 - INVENTION) * learnt + INVENTION * invention_progress(then, seat)


def invention_progress(then: TindayaState, seat: int) -> float:
    """The same for one invention of level 2."""
    if level_2_inventions(then, seat):
        return 1.0
    player, best = then.players[seat], 0.0
    for trade in range(len(TRADES)):
        invention = next_invention(player, trade)
        if invention == NONE or not player.trades >> trade & 1:
            continue
        ready = MATERIAL * covered(player, then.rules.invention_cost[invention])
        first = bool(player.inventions >> (trade * 2) & 1)
        best = max(best, FIRST_LEVEL + (1 - FIRST_LEVEL) * ready if first else FIRST_LEVEL * ready)
    return best


def fort_progress(state: TindayaState) -> float:
    """The same for the fort of the set-up: of the tribe that is nearest to retaking it."""
    if state.reconquered:
        return 1.0
    if state.first_fort == NOWHERE:
        return 0.0
    apart = state.rules.board.apart[state.first_fort]
    enemies = max(1, state.conquistadors[state.first_fort])
    best = 0.0
    for player in state.players:
        if not may_still_act(state, player):
            continue
        armed = min(player.goods[HORNS] + player.goods[OBSIDIAN], enemies) / enemies
        led = max([near(apart[hex_]) for hex_ in player.nobles], default=0.0)
        natives = sorted([near(apart[hex_]) for hex_ in (*player.villagers, *player.nobles)], reverse=True)
        manned = sum(natives[:enemies]) / enemies
        best = max(best, ARMED * armed + LED * led + MANNED * manned)
    return best


def near(apart: int) -> float:
    """From 0 to 1: how near a hex is."""
    return max(0.0, 1.0 - apart / FAR)


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
