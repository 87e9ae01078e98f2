"""Why a step of a move is not offered: the rule that forbids it (TD-EXPLORE-04 to -33).

The last word is always the test of completability: a move must leave all moved villagers a way out.
"""

from __future__ import annotations

from typing import Final

from firekeeper.games.tindaya.moves import Exploration
from firekeeper.games.tindaya.terms import WOOD

COMPLETABLE: Final = "TD-EXPLORE-31"


def why_not_leave(exploration: Exploration, start: int) -> str:
    """Why nobody may leave a hex."""
    player = exploration.player
    if start not in player.villagers and start not in player.nobles:
        return "TD-EXPLORE-24"
    return COMPLETABLE if sum(exploration.movable(start)) else "TD-EXPLORE-27"


def why_not_group(exploration: Exploration, start: int, villagers: int, nobles: int) -> str:
    """Why a group may not leave a hex together."""
    player = exploration.player
    if villagers > player.villagers.count(start) or nobles > player.nobles.count(start):
        return "TD-EXPLORE-24"
    most, leaders = exploration.movable(start)
    return "TD-EXPLORE-27" if villagers > most or nobles > leaders else COMPLETABLE


def why_not_walk(exploration: Exploration, start: int, nobles: int, end: int) -> str:
    """Why a group may not walk to a hex."""
    ground = exploration.ground
    if not (ground.board.around[start] & ground.land) >> end & 1:
        return "TD-EXPLORE-04"
    if ground.forts >> end & 1 and not nobles:
        return "TD-EXPLORE-15"
    return why_not_stay(exploration, end)


def why_not_embark(exploration: Exploration, start: int, villagers: int, nobles: int, embark: int) -> str:
    """Why a group may not board on a sea hex."""
    ground, player = exploration.ground, exploration.player
    if not nobles or villagers + nobles > ground.seats_in_canoe:
        return "TD-EXPLORE-06"
    if not (ground.board.around[start] & ground.sea) >> embark & 1:
        return "TD-EXPLORE-07"
    if embark not in exploration.state.canoes and not player.canoe and player.goods[WOOD] < ground.canoe_wood:
        return "TD-EXPLORE-26"
    return COMPLETABLE


def why_not_sail(exploration: Exploration, embark: int, sail: int) -> str:
    """Why a canoe may not end on a sea hex: no straight line leads there, or no land lies beside it."""
    ground = exploration.ground
    straight = ground.lanes.reach(embark) >> sail & 1
    return COMPLETABLE if straight and ground.board.around[sail] & ground.land else "TD-EXPLORE-08"


def why_not_land(exploration: Exploration, sail: int, end: int) -> str:
    """Why a group may not come ashore on a hex."""
    ground = exploration.ground
    if not (ground.board.around[sail] & ground.land) >> end & 1:
        return "TD-EXPLORE-09"
    return why_not_stay(exploration, end)


def why_not_stay(exploration: Exploration, end: int) -> str:
    """Why villagers may not come to a hex, if they could not leave it again."""
    ground = exploration.ground
    if ground.not_to_land >> end & 1:
        return "TD-EXPLORE-13"
    return "TD-EXPLORE-14" if ground.not_to_stay >> end & 1 else COMPLETABLE
