"""How far the tribes are with the goals of the first two campaign games, for bots (TD-CAMPAIGN-05, -08).

Learning a trade takes two tribes: a noble of the one and a native of the other that knows it have to be in a
building of it at the end of the era (TD-END7-01). So each step towards that counts: that there is such a
building at all, that somebody who can teach is near it, and that a noble who can learn is.
"""

from __future__ import annotations

from typing import Final

from firekeeper.games.tindaya.aims import covered
from firekeeper.games.tindaya.develop import next_invention
from firekeeper.games.tindaya.evaluation import may_still_act
from firekeeper.games.tindaya.final import knows_trades, level_2_inventions
from firekeeper.games.tindaya.learning import teachers
from firekeeper.games.tindaya.pieces import knows
from firekeeper.games.tindaya.state import TindayaState
from firekeeper.games.tindaya.terms import HORNS, NONE, NOWHERE, OBSIDIAN, TRADES

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

INVENTION: Final = 0.5
"""What the invention counts beside the trades, in the second game."""
FIRST_LEVEL: Final = 0.4
"""What an invention of level 1 counts beside one of level 2."""
MATERIAL: Final = 0.5
"""What all material for the next one counts beside having it."""

BUILT: Final = 0.15
"""What a building of a trade counts beside having learnt it,"""
TAUGHT: Final = 0.15
"""somebody in it who can teach,"""
BROUGHT: Final = 0.2
"""and a noble in it who can learn."""


def trades_needed(goals: int) -> int:
    """How many trades each tribe has to know in the end."""
    return TRADES_OF_THE_FIRST_GAME if goals == 1 else len(TRADES)


def tribe_progress(state: TindayaState, then: TindayaState, seat: int) -> float:
    """From 0 to 1: how far a tribe is with the goals that each has to reach, at the end of the era."""
    needed = trades_needed(then.rules.campaign_goals)
    learnt = (trades_progress(state, then, seat) - FIRST_TRADES) / (needed - FIRST_TRADES)
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


def lesson(state: TindayaState, then: TindayaState, seat: int, trade: int) -> float:
    """From 0 to less than 1: how far a tribe is with learning a trade that it will not learn as things stand.

    `then` is the end of the era as it is foreseen from `state`. In the last era only those who still have
    actions left can come nearer, and nobles that learn something else are not free.
    """
    rules, nobles = state.rules, then.players[seat].nobles
    teachers_to_be = [other for other, one in enumerate(then.players) if other != seat and knows(one, trade)]
    last = state.era == rules.last_era
    pupil_moves = not last or may_still_act(state, state.players[seat])
    teacher_moves = not last or any(may_still_act(state, state.players[other]) for other in teachers_to_be)
    if last:
        taken = learning_now(state, then, seat)
        nobles = tuple([hex_ for hex_ in nobles if hex_ not in taken])
    best = 0.0
    for hex_, apart in enumerate(rules.board.apart):
        if then.buildings[hex_] != trade:
            continue
        led = max([near(apart[noble]) for noble in nobles], default=0.0)
        taught = 1.0
        if not teachers(then, seat, hex_, trade):
            taught = 0.0
            for other in teachers_to_be:
                for native in (*then.players[other].villagers, *then.players[other].nobles):
                    taught = max(taught, near(apart[native]))
        if (led < 1.0 and not pupil_moves) or (taught < 1.0 and not teacher_moves):
            continue
        best = max(best, BUILT + TAUGHT * taught + BROUGHT * led)
    return best


def learning_now(state: TindayaState, then: TindayaState, seat: int) -> set[int]:
    """The hexes where nobles of a tribe will learn at the end of the era."""
    learnt = then.players[seat].trades & ~state.players[seat].trades
    return {
        hex_
        for hex_ in then.players[seat].nobles
        if then.buildings[hex_] != NONE and learnt >> then.buildings[hex_] & 1
    }


def trades_progress(state: TindayaState, then: TindayaState, seat: int) -> float:
    """How many of the trades that a tribe has to know it will know, begun ones in part."""
    player, needed = then.players[seat], trades_needed(then.rules.campaign_goals)
    known = min(knows_trades(then, seat), needed)
    begun = [lesson(state, then, seat, trade) for trade in range(len(TRADES)) if not knows(player, trade)]
    found = float(known)
    for part in sorted(begun, reverse=True)[: needed - known]:
        found += part
    return found


def era_values(values: tuple[float, ...], last_era: int) -> tuple[float, ...]:
    """Values by era in a game of fewer eras: its last one counts as the last one does."""
    return values[len(values) - last_era :]
