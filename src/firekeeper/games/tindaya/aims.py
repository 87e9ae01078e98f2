"""How far a tribe has come towards the mission of an Alliance: what it has, and what it has prepared.

A mission is won by a chain of steps: material for an invention, the invention, a building to produce in, the
price of a conversion. Each step that is done counts a part of the whole, so that it pays to take the first
ones eras before the last. Only what is still there after the end of the era counts.
"""

from __future__ import annotations

from typing import Final

from firekeeper.games.tindaya.develop import next_invention
from firekeeper.games.tindaya.missions import mission_needs, mission_value
from firekeeper.games.tindaya.pieces import controlled
from firekeeper.games.tindaya.prices import Cost
from firekeeper.games.tindaya.state import Player, TindayaState
from firekeeper.games.tindaya.terms import ANIMAL_OF, END_OF_ERA, HORNS, NONE, OBSIDIAN, TRADES

KNOWN: Final = 0.1
"""The parts of a chain that ends in a preserve: its trade is known,"""
LEVELS: Final[tuple[float, ...]] = (0.15, 0.25)
"""its inventions are developed (in part: there is the material for them),"""
PRICE: Final = 0.15
"""there is what the conversion costs,"""
PLACE: Final = 0.1
"""a building of the trade is controlled,"""
SOURCE: Final = 0.1
"""and there is something to convert, or an animal that yields it."""
SPARE: Final = 0.75
"""What a preserve counts that allies have to spare: it can be had by barter."""
MATERIAL: Final = 0.6
"""What all material for an invention or the cave counts beside having it."""
WEAPON: Final = 0.3
"""What a weapon counts beside a prisoner."""
EMPTY_PEN: Final = 0.3
"""What a pen or sty without animals counts beside an animal."""
BIRTH: Final = 0.4
"""What a building counts in which a villager or an animal will be born in each later era, beside one."""


def mission_progress(then: TindayaState, seat: int, value: int) -> float:
    """From 0 to 1; 1 if a `value` (`missions.mission_value`) fulfils the mission. `then` is the end of the
    era as it is foreseen.
    """
    needs = mission_needs(then, then.mission)
    if value >= needs:
        return 1.0
    prepared = _prepared(then, seat, needs - value)
    return min((value + prepared) / needs, 1.0 - 0.1 / needs)


def _prepared(then: TindayaState, seat: int, lacking: int) -> float:
    """What a tribe has prepared of what it lacks."""
    rules, player = then.rules, then.players[seat]
    name = rules.mission_names[then.mission]
    if name == "warriors":
        return WEAPON * min(lacking, player.goods[HORNS] + player.goods[OBSIDIAN])
    eras_left = rules.last_era - then.era
    if name == "breeders":
        places = [hex_ for hex_ in controlled(then, seat) if ANIMAL_OF[then.buildings[hex_]] != NONE]
        births = sum([then.animals[hex_] > 1 for hex_ in places])
        return EMPTY_PEN * bool(places) + min(BIRTH * births * eras_left, lacking - EMPTY_PEN)
    if name == "planners":
        ways = [
            max(chain(then, seat, trade), SPARE * to_be_had(then, seat, trade))
            for trade in range(len(TRADES))
        ]
        return sum(sorted(ways, reverse=True)[:lacking])
    if name == "inventors":
        parts = sorted([_next_invention(then, player, trade) for trade in range(len(TRADES))], reverse=True)
        # The same material serves only once.
        return sum([part / (at + 1) for at, part in enumerate(parts[:lacking])])
    births = sum([player.villagers.count(hex_) > 1 for hex_ in controlled(then, seat)])
    total = min(BIRTH * births * eras_left, lacking)
    if mission_needs(then, then.mission) > rules.housed and not player.cave:
        total *= MATERIAL + (1 - MATERIAL) * covered(player, rules.cave_cost)
    return total


def chain(then: TindayaState, seat: int, trade: int) -> float:
    """How far a tribe is on its way to the preserve of a trade; 0 if it has it, or cannot make it.

    In the last era whoever has produced without converting has missed its chance: so what the conversion
    costs is got first, and the production waits for it.
    """
    rules, player = then.rules, then.players[seat]
    source, preserve, price = rules.conversion[trade]
    if player.goods[preserve] or not player.trades >> trade & 1:
        return 0.0
    if then.era == rules.last_era and not can_produce(then, player, trade):
        return 0.0
    total = KNOWN
    for level, part in enumerate(LEVELS):
        invention = trade * 2 + level
        if player.inventions >> invention & 1:
            total += part
        else:
            total += part * MATERIAL * covered(player, rules.invention_cost[invention])
    total += PRICE * (player.goods[price] > 0)
    places = [hex_ for hex_ in controlled(then, seat) if then.buildings[hex_] == trade]
    if places:
        total += PLACE
    if player.goods[source] or any(then.animals[hex_] for hex_ in places):
        total += SOURCE
    return total


def can_produce(state: TindayaState, player: Player, trade: int) -> bool:
    """Whether a tribe may still perform Produce of a trade in this era."""
    if state.phase == END_OF_ERA or player.passed or player.produced >> trade & 1:
        return False
    return player.cubes + player.cylinders > 0


def to_be_had(then: TindayaState, seat: int, trade: int) -> float:
    """How sure a tribe that lacks the preserve of a trade can get it by barter: one makes it for all.

    The first unit of every tribe is its own; what there is beyond serves all that have none.
    """
    preserve = then.rules.conversion[trade][1]
    if then.players[seat].goods[preserve]:
        return 0.0
    spare = lacking = 0
    for player in then.players:
        count = player.goods[preserve]
        if count:
            spare += count - 1
        else:
            lacking += 1
    return min(1.0, spare / lacking)


def _next_invention(then: TindayaState, player: Player, trade: int) -> float:
    """Of the next invention of a trade: how much of its cost is there."""
    invention = next_invention(player, trade)
    if invention == NONE or not player.trades >> trade & 1:
        return 0.0
    return KNOWN + MATERIAL * covered(player, then.rules.invention_cost[invention])


def covered(player: Player, cost: Cost) -> float:
    """The part of a cost that a tribe has in stock."""
    have = sum([min(player.goods[resource], count) for resource, count in cost])
    return have / sum([count for _, count in cost])


def mission_left(then: TindayaState, seat: int, dead: int) -> int:
    """What the mission would count after the last step, the dead of hunger and cold taken off."""
    value = mission_value(then, seat, then.mission)
    if then.rules.mission_names[then.mission] == "fertile":
        value -= dead
    return max(0, value)
