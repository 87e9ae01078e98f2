"""Missions of an Alliance (area MISSION): every tribe must reach the threshold."""

from __future__ import annotations

from firekeeper.games.tindaya.pieces import controlled
from firekeeper.games.tindaya.state import TindayaState


def mission_value(state: TindayaState, seat: int, mission: int) -> int:
    """What a tribe has of what the mission counts (TD-MISSION-01 to -05)."""
    player = state.players[seat]
    name = state.rules.mission_names[mission]
    if name == "inventors":
        return player.inventions.bit_count()
    if name == "warriors":
        return player.prison
    if name == "breeders":
        return sum([state.animals[hex_] for hex_ in controlled(state, seat)])
    if name == "planners":
        kept = zip(player.goods, state.rules.preserve, strict=True)
        return sum([count > 0 and preserve for count, preserve in kept])
    return len(player.villagers)


def mission_needs(state: TindayaState, mission: int) -> int:
    """The least that fulfils the mission: fertile asks for more than its threshold (AMB-62)."""
    threshold = state.rules.mission_threshold[mission]
    return threshold + 1 if state.rules.mission_names[mission] == "fertile" else threshold


def mission_met(state: TindayaState) -> bool:
    need = mission_needs(state, state.mission)
    return all(mission_value(state, seat, state.mission) >= need for seat in range(state.rules.seats))
