"""What a position is worth to a seat: a first estimate, for bots that look one turn ahead.

In an Alliance everybody counts all tribes, in Domination its own one and the points. What the end of the era
asks for comes first: food, housing, offerings, wrath; then what the tribes can do later. Only public facts
are used.
"""

from __future__ import annotations

from typing import Final

from firekeeper.games.tindaya.box import Box
from firekeeper.games.tindaya.final import knows_trades, survives, winners
from firekeeper.games.tindaya.food import rations
from firekeeper.games.tindaya.missions import mission_needs, mission_value
from firekeeper.games.tindaya.objectives import common_leaders
from firekeeper.games.tindaya.offerings import demanded_slots, pawns_on, room_on
from firekeeper.games.tindaya.pieces import conquistadors_on_board, controlled
from firekeeper.games.tindaya.rewards import contribution
from firekeeper.games.tindaya.state import TindayaState
from firekeeper.games.tindaya.terms import GODS, HORNS, NONE, OBSIDIAN
from firekeeper.games.tindaya.waste import spoils, waste
from firekeeper.kernel.weights import WeightTables, weigh

FEATURES: Final = (
    "score", "won", "extinct", "villagers", "nobles", "hungry", "homeless", "waste", "given", "missing",
    "wrath", "buildings", "animals", "trades", "inventions", "goods", "weapons", "prisoners", "idols",
    "conquistadors", "mission", "objectives",
)  # fmt: skip
"""The parts of an estimate, in the order of `Evaluation.features`."""

WEAPONS_THAT_COUNT: Final = 4
"""Two landings can be repelled with so many."""


class Evaluation:
    """Values positions by one set of rules and weights."""

    def __init__(self, rules: Box, tables: WeightTables) -> None:
        self.rules = rules
        self.factors = [tables.number("features", name) for name in FEATURES]

    def value(self, state: TindayaState, seat: int) -> float:
        """How good the position is for the seat."""
        return weigh(self.features(state, seat), self.factors)

    def features(self, state: TindayaState, seat: int) -> list[float]:
        """The parts of the estimate; of a finished game the points, and whether it is won."""
        if state.ending != NONE:
            found = [0.0] * len(FEATURES)
            found[:2] = [float(state.players[seat].score), float(seat in winners(state))]
            return found
        seats = [seat] if self.rules.domination else list(range(self.rules.seats))
        parts = [self._tribe(state, one) for one in seats]
        totals = [sum([part[at] for part in parts]) for at in range(len(parts[0]))]
        mission = objectives = 0.0
        if state.mission != NONE:
            needs = mission_needs(state, state.mission)
            mission = sum([min(1.0, mission_value(state, one, state.mission) / needs) for one in seats])
        for objective in state.common:
            objectives += seat in common_leaders(state, objective, list(range(self.rules.seats)))
        spoiled = sum([sum(spoils(state, one).values()) for one in range(self.rules.seats)])
        given, missing = self._offerings(state, seat)
        return [
            float(state.players[seat].score),
            0.0,
            totals[0],
            totals[1],
            totals[2],
            totals[3],
            totals[4],
            float(max(0, waste(state) + spoiled - self.rules.waste_capacity)),
            given,
            missing,
            float(sum([space * space for space in state.wrath])),
            *totals[5:],
            float(conquistadors_on_board(state)),
            mission,
            objectives,
        ]

    def _tribe(self, state: TindayaState, seat: int) -> list[float]:
        """One tribe: extinct, villagers, nobles, hungry, homeless, buildings, animals, trades, inventions,
        goods, weapons, prisoners, idols."""
        rules, player = self.rules, state.players[seat]
        villagers = len(player.villagers)
        mine = controlled(state, seat)
        housed = rules.villagers if player.cave or not rules.has_housing else rules.housed
        kept = [
            min(count, rules.container_capacity)
            for count, perishable in zip(player.goods, rules.perishable, strict=True)
            if not perishable
        ]
        weapons = player.goods[HORNS] + player.goods[OBSIDIAN]
        return [
            float(not survives(state, seat) or not mine),
            float(villagers),
            float(len(player.nobles)),
            float(max(0, villagers - rations(state, player))),
            float(max(0, villagers - housed)),
            float(len(mine)),
            float(sum([state.animals[hex_] for hex_ in mine])),
            float(knows_trades(state, seat)),
            float(player.inventions.bit_count() + player.cave),
            float(sum(kept)),
            float(min(weapons, WEAPONS_THAT_COUNT)),
            float(player.prison),
            float(len(player.idols)),
        ]

    def _offerings(self, state: TindayaState, seat: int) -> tuple[float, float]:
        """Pawns given (in Domination one's own) and pawns still missing."""
        given = missing = 0
        for god in range(len(GODS)):
            if state.offering_cards[god] == NONE:
                continue
            for slot in demanded_slots(state):
                missing += room_on(state, god, slot)
                if self.rules.alliance:
                    given += pawns_on(state, god, slot)
            if self.rules.domination:
                given += contribution(state, seat, god)
        return float(given), float(missing)
