"""What ending an exploration on a hex promises a tribe: a rough guess by hex, to rank explorations by."""

from __future__ import annotations

from typing import Final

from firekeeper.games.tindaya.apprentices import Apprentices
from firekeeper.games.tindaya.event_step import ResolveEvent
from firekeeper.games.tindaya.learning import teachers
from firekeeper.games.tindaya.moves import Walkers
from firekeeper.games.tindaya.offerings import open_slots, sources
from firekeeper.games.tindaya.optional_actions import herdable
from firekeeper.games.tindaya.outlook import play
from firekeeper.games.tindaya.pieces import knows, villager_seats
from firekeeper.games.tindaya.rewards import OfferingStep
from firekeeper.games.tindaya.ships import target_hexes, target_islands
from firekeeper.games.tindaya.state import TindayaState
from firekeeper.games.tindaya.swaps import best_pairs
from firekeeper.games.tindaya.terms import (
    BUILDING_TERRAIN,
    CLAY,
    FIRST_SHIP,
    HORNS,
    NONE,
    OBSIDIAN,
    STONE,
    TRADES,
    VOLCANO,
    WOOD,
)
from firekeeper.games.tindaya.tokens import may_collect
from firekeeper.kernel.hexes import members

MATERIALS: Final[tuple[tuple[int, ...], ...]] = ((WOOD,), (CLAY,), (STONE, OBSIDIAN), (STONE, OBSIDIAN))
"""What a token yields, by TOKENS."""
DEATH: Final = -6.0
NOBLE_DEATH: Final = -9.0
TOKENS_BY_STOCK: Final[tuple[float, ...]] = (2.2, 1.8, 1.5, 1.0)
"""What a token promises, by how many units of its material there are."""
OFFERING: Final = 2.5
LESSON: Final = 3.0
BUILDING: Final = 1.5
HERD: Final = 0.8
CONTROL: Final = 2.0
PRODUCER: Final = 0.5
BIRTH: Final = 1.0
LOST_ANIMAL: Final = -0.6
RECONQUEST: Final = 6.0
DEFENCE: Final = 5.0
FETCH: Final = 5.0
"""What a noble that has come for a villager in danger promises, as long as it can still take it away."""
WOOD_SPENT: Final = -0.3
MEETING: Final = 0.5
"""What meeting an ally promises, beside what a barter with it is worth to both."""


class Prospects:
    """The hexes of the board as a tribe sees them before it explores."""

    def __init__(self, state: TindayaState, seat: int) -> None:
        self.state = state
        rules = state.rules
        player = state.players[seat]
        size = rules.board.size
        self.deadly = deadly_hexes(state, seat)
        self.attacked = attacked_hexes(state)
        self.weapons = player.goods[HORNS] + player.goods[OBSIDIAN]
        self.wood = player.goods[WOOD]
        self.herds = members(state.stocked)
        self.token = [0.0] * size
        self.noble = [0.0] * size
        # Where an ally is to be met with whom a barter would help both.
        self.meeting = self._meetings(state, seat)
        # Buildings where villagers of the tribe are at home.
        self.works = [0.0] * size
        pawns = sum(
            [
                bool([one for one in sources(state, seat, god, slot) if one.verb in ("unit", "animal")])
                for god, slot in open_slots(state)
            ]
        )
        for hex_ in members(state.land):
            if may_collect(state, seat, hex_):
                stock = min([player.goods[one] for one in MATERIALS[state.tokens[hex_]]])
                self.token[hex_] = TOKENS_BY_STOCK[min(stock, len(TOKENS_BY_STOCK) - 1)]
            building = state.buildings[hex_]
            if state.terrain[hex_] == VOLCANO:
                self.noble[hex_] = OFFERING * min(pawns, 3)
            elif state.forts[hex_] != NONE:
                continue
            elif building == NONE:
                if state.tokens[hex_] == NONE or self.token[hex_]:
                    self.noble[hex_] = BUILDING * any(
                        knows(player, trade)
                        and BUILDING_TERRAIN[trade] == state.terrain[hex_]
                        and state.building_reserve[trade] > 0
                        for trade in range(len(TRADES))
                    )
            else:
                if knows(player, building):
                    self.noble[hex_] = HERD * herdable(state, seat, hex_)
                    if not [other for other in villager_seats(state, hex_) if other != seat]:
                        self.works[hex_] = CONTROL
                elif teachers(state, seat, hex_, building):
                    self.noble[hex_] = LESSON
        # In games whose goals ask for trades.
        self.apprentices = Apprentices(state, seat) if rules.campaign_goals else None

    def _meetings(self, state: TindayaState, seat: int) -> list[float]:
        found = [0.0] * state.rules.board.size
        if state.rules.alliance:
            for other, player in enumerate(state.players):
                if other != seat:
                    _, gain = best_pairs(state, seat, other)
                    for hex_ in {*player.villagers, *player.nobles}:
                        found[hex_] = max(found[hex_], MEETING * gain)
        return found

    def promise(self, walkers: Walkers) -> float:
        """What the natives could do where they are, if they stopped now."""
        state, deadly = self.state, self.deadly
        total = WOOD_SPENT * (self.wood - walkers.wood)
        for hex_ in set(walkers.moved) | set(walkers.moved_nobles):
            if state.forts[hex_] != NONE:
                engaged = walkers.stopped.count(hex_) + walkers.stopped_nobles.count(hex_)
                enemies = state.conquistadors[hex_]
                if engaged >= enemies and self.weapons >= enemies:
                    total += RECONQUEST
                else:
                    total += DEATH * engaged
            total += self.token[hex_] + self.meeting[hex_]
        for hex_ in set(walkers.moved_nobles):
            total += self.noble[hex_]
        for hex_ in walkers.nobles:
            if deadly >> hex_ & 1:
                total += NOBLE_DEATH
        if self.apprentices is not None:
            total += self.apprentices.promise(walkers)
        armed = self.weapons
        attacked = self.attacked
        for hex_ in members(attacked):
            engaged = walkers.villagers.count(hex_) + walkers.nobles.count(hex_)
            if engaged >= 2 and armed >= 2:
                armed -= 2
                total += DEFENCE
            elif engaged:
                total += DEATH * engaged
        last = NONE
        for hex_ in walkers.villagers:
            if deadly >> hex_ & 1:
                total += DEATH
            elif self.works[hex_]:
                if hex_ != last:
                    total += CONTROL
                    if walkers.villagers.count(hex_) > 1:
                        total += BIRTH
                total += PRODUCER
            elif hex_ in walkers.moved_nobles and self.noble[hex_] >= BUILDING:
                total += CONTROL
            last = hex_
        for hex_ in self.herds:
            if hex_ not in walkers.villagers and hex_ not in walkers.nobles:
                total += LOST_ANIMAL * state.animals[hex_]
        return total

    def rescue(self, walkers: Walkers) -> float:
        """What is promised besides by nobles that stand in danger, if they can still move on.

        Villagers leave an island with a noble only, so it has to come first to where they would die.
        """
        total = 0.0
        if self.state.rules.alliance:
            for hex_ in set(walkers.nobles):
                if self.deadly >> hex_ & 1:
                    total += FETCH * walkers.villagers.count(hex_) - NOBLE_DEATH * walkers.nobles.count(hex_)
        return total


def deadly_hexes(state: TindayaState, seat: int) -> int:
    """Where a native that stands alone and unarmed would die in the disasters that are known.

    Found out by putting one on every land hex of a copy and letting the events happen.
    """
    probe = state.clone()
    probe.events = None
    probe.frames = []
    probe.moved = probe.moved_nobles = probe.stopped = probe.stopped_nobles = ()
    player = probe.players[seat]
    land = tuple(members(state.land & ~state.fortified))
    player.villagers = land
    player.nobles = ()
    player.goods = [0] * len(player.goods)
    player.idols = ()
    play(probe, OfferingStep())
    if state.event != NONE:
        for symbol in state.rules.event_order[state.event]:
            if symbol < FIRST_SHIP:
                play(probe, ResolveEvent(symbol))
    found = 0
    alive = set(player.villagers)
    for hex_ in land:
        if hex_ not in alive:
            found |= 1 << hex_
    return found


def attacked_hexes(state: TindayaState) -> int:
    """Where the ships of the era would land now."""
    found = 0
    for ship, number in enumerate(state.ships):
        if number != NONE:
            for island in target_islands(state, ship)[:1]:
                hexes = target_hexes(state, island)
                if hexes and state.buildings[hexes[0]] == NONE:
                    hexes = hexes[:1]
                for hex_ in hexes:
                    if not state.walls >> hex_ & 1:
                        found |= 1 << hex_
    return found
