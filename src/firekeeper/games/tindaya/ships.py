"""Ships of the conquistadors (TD-EVENT-24 to -41, -45, -49): target island, target hexes, combats."""

from __future__ import annotations

from typing import ClassVar

from firekeeper.games.tindaya import events
from firekeeper.games.tindaya.cards import draw_idol
from firekeeper.games.tindaya.contents import all_built
from firekeeper.games.tindaya.forts import PutFort
from firekeeper.games.tindaya.islands import island_at, numbers_of
from firekeeper.games.tindaya.pieces import animals_flee, imprison, kill_natives, natives_at, occupants
from firekeeper.games.tindaya.priority import change_scores, decider, in_priority
from firekeeper.games.tindaya.protection import idol_choice, is_asked, protect_with_idol
from firekeeper.games.tindaya.state import TindayaState
from firekeeper.games.tindaya.terms import COAST, FOREST, HORNS, MOUNTAIN, NONE, OBSIDIAN, SHIPS
from firekeeper.games.tindaya.weapons import spend_weapons, weapon_choices
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Chance, Decision, Frame
from firekeeper.kernel.hexes import members


def natives_on(state: TindayaState, hex_: int) -> int:
    """Natives of all tribes on a hex; neutral villagers do not count (TD-SOLO-11)."""
    return sum([natives_at(player, hex_) for player in state.players])


def nearest_islands(state: TindayaState, start: int) -> list[int]:
    """Those with the hex that is nearest to a trench; none if all land has sunk (AMB-92)."""
    board = state.rules.board
    for area in board.area:  # from the trench outwards
        if area[start] & state.land:
            return [island for island in state.islands if island & area[start]]
    apart = board.apart[start]
    near = [min([apart[hex_] for hex_ in members(island)]) for island in state.islands]
    return [island for island, away in zip(state.islands, near, strict=True) if away == min(near)]


def target_islands(state: TindayaState, ship: int) -> list[int]:
    """The islands a ship would go to: nearest, most buildings, most natives (TD-EVENT-25)."""
    found = nearest_islands(state, state.trenches[state.ships[ship] - 1])
    if len(found) > 1:
        built = all_built(state)
        found = _most(found, [(island & built).bit_count() for island in found])
    if len(found) > 1:
        found = _most(found, [sum([natives_on(state, hex_) for hex_ in members(island)]) for island in found])
    return found


def _most(islands: list[int], counts: list[int]) -> list[int]:
    """The islands with the highest count."""
    most = max(counts)
    return [island for island, count in zip(islands, counts, strict=True) if count == most]


def target_hexes(state: TindayaState, island: int) -> list[int]:
    """All buildings; without any, the terrains of the first type (TD-EVENT-26, -27)."""
    buildings = island & all_built(state)
    if buildings:
        return members(buildings)
    free = island & ~state.fortified
    for kind in (FOREST, COAST, MOUNTAIN):
        found = free & state.by_terrain[kind]
        if found:
            return members(found)
    return []


class ShipLands(Frame[TindayaState]):
    """Find the island; the player with priority decides a tie."""

    def __init__(self, ship: int) -> None:
        self.ship = ship

    def run(self, state: TindayaState) -> None:
        islands = target_islands(state, self.ship)
        seat = decider(state)
        if len(islands) > 1:
            lowest = tuple([members(island)[0] for island in islands])
            state.push(
                DrawIsland(self.ship, lowest) if seat == NONE else ChooseTarget(seat, self.ship, lowest)
            )
        elif islands:
            attack(state, self.ship, islands[0])


class ChooseTarget(Decision[TindayaState]):
    """Which of the tied islands is attacked, named by its first hex (D-31)."""

    rules = ("TD-EVENT-25", "TD-EVENT-45")
    verbs = ("target",)

    def __init__(self, seat: int, ship: int, hexes: tuple[int, ...]) -> None:
        self.seat = seat
        self.ship = ship
        self.hexes = hexes

    def choices(self, state: TindayaState) -> list[Choice]:
        return [state.rules.choices.target[hex_] for hex_ in self.hexes]

    def apply(self, state: TindayaState, choice: Choice) -> None:
        attack(state, self.ship, island_at(state, choice.a))


class DrawIsland(Chance[TindayaState]):
    """Nobody has a native left: chance decides the tie (TD-EVENT-45)."""

    rules = ("TD-EVENT-45",)

    def __init__(self, ship: int, hexes: tuple[int, ...]) -> None:
        super().__init__()
        self.ship = ship
        self.hexes = hexes

    def choices(self, state: TindayaState) -> list[Choice]:
        return [state.rules.choices.target[hex_] for hex_ in self.hexes]

    def apply(self, state: TindayaState, choice: Choice) -> None:
        attack(state, self.ship, island_at(state, choice.a))


def attack(state: TindayaState, ship: int, island: int) -> None:
    """All buildings of the island, or one terrain; void if nothing is left to attack (AMB-19)."""
    hexes = target_hexes(state, island)
    if state.events is not None:
        numbers = list(numbers_of(state, island))
        state.events.append(events.ShipLanded(ship=SHIPS[ship], island=numbers, attacked=len(hexes)))
    if not hexes:
        return
    if state.buildings[hexes[0]] == NONE and len(hexes) > 1:
        seat = decider(state)
        if seat == NONE:
            state.push(DrawTerrain(tuple(hexes)))
        else:
            state.push(ChooseTerrain(seat, tuple(hexes)))
    else:
        land_on(state, hexes)


class ChooseTerrain(Decision[TindayaState]):
    """Which terrain of the first type available is attacked (D-32)."""

    rules = ("TD-EVENT-27", "TD-EVENT-45")
    verbs = ("target",)

    def __init__(self, seat: int, hexes: tuple[int, ...]) -> None:
        self.seat = seat
        self.hexes = hexes

    def choices(self, state: TindayaState) -> list[Choice]:
        return [state.rules.choices.target[hex_] for hex_ in self.hexes]

    def apply(self, state: TindayaState, choice: Choice) -> None:
        land_on(state, [choice.a])


class DrawTerrain(Chance[TindayaState]):
    """Nobody has a native left: chance decides (TD-EVENT-45)."""

    rules = ("TD-EVENT-45",)

    def __init__(self, hexes: tuple[int, ...]) -> None:
        super().__init__()
        self.hexes = hexes

    def choices(self, state: TindayaState) -> list[Choice]:
        return [state.rules.choices.target[hex_] for hex_ in self.hexes]

    def apply(self, state: TindayaState, choice: Choice) -> None:
        land_on(state, [choice.a])


def land_on(state: TindayaState, hexes: list[int]) -> None:
    """Walled hexes repel, hexes without natives fall, then the combats (TD-EVENT-40)."""
    seat = decider(state)
    falls: list[Frame[TindayaState]] = []
    combats = []
    for hex_ in hexes:
        if state.walls >> hex_ & 1:
            tell(state, hex_, "wall")
        elif natives_on(state, hex_) == 0:
            falls.append(Conquered(seat, hex_, state.rules.ship_attackers))
        else:
            combats.append(hex_)
    state.then(*falls, Combats(seat, tuple(combats)))


def tell(state: TindayaState, hex_: int, result: str) -> None:
    if state.events is not None:
        name = state.rules.board.names[hex_]
        state.events.append(events.AttackEnded(hex=name, result=result))


class Conquered(Frame[TindayaState]):
    """A defeat: natives die, livestock flees, a fort stands there (TD-EVENT-31, -37)."""

    def __init__(self, seat: int, hex: int, conquistadors: int) -> None:
        self.seat = seat
        self.hex = hex
        self.conquistadors = conquistadors

    def run(self, state: TindayaState) -> None:
        tell(state, self.hex, "conquered")
        kill_natives(state, self.hex)
        animals_flee(state, self.hex)
        seat = decider(state) if state.rules.behaviour.survivor_takes_tile else self.seat
        state.push(PutFort(seat, self.hex, self.conquistadors))


class Combats(Frame[TindayaState]):
    """The player with the highest priority orders the combats (TD-EVENT-32, -49)."""

    def __init__(self, seat: int, hexes: tuple[int, ...]) -> None:
        self.seat = seat
        self.hexes = hexes

    def run(self, state: TindayaState) -> None:
        if len(self.hexes) == 1:
            state.push(Combat(self.hexes[0], self.seat))
        elif self.hexes:
            state.push(ChooseCombat(self.seat, self.hexes))


class ChooseCombat(Decision[TindayaState]):
    """The next combat (D-33)."""

    rules = ("TD-EVENT-32", "TD-EVENT-49")
    verbs = ("combat",)

    def __init__(self, seat: int, hexes: tuple[int, ...]) -> None:
        self.seat = seat
        self.hexes = hexes

    def choices(self, state: TindayaState) -> list[Choice]:
        return [state.rules.choices.combat[hex_] for hex_ in self.hexes]

    def apply(self, state: TindayaState, choice: Choice) -> None:
        rest = tuple([hex_ for hex_ in self.hexes if hex_ != choice.a])
        state.then(Combat(choice.a, self.seat), Combats(self.seat, rest))


class Combat(Frame[TindayaState]):
    """First the idol, then weapons, in the priority order of this moment (TD-EVENT-41)."""

    def __init__(self, hex: int, chooser: int) -> None:
        self.hex = hex
        self.chooser = chooser

    def run(self, state: TindayaState) -> None:
        there = occupants(state, self.hex)
        order = tuple([seat for seat in in_priority(state) if seat in there])
        state.push(AskIdols(self.hex, self.chooser, order, order))


class AskIdols(Frame[TindayaState]):
    """Occupants with a face-down idol, until one protects the hex (TD-EVENT-30, TD-TERMS-38)."""

    def __init__(self, hex: int, chooser: int, order: tuple[int, ...], waiting: tuple[int, ...]) -> None:
        self.hex = hex
        self.chooser = chooser
        self.order = order
        self.waiting = waiting

    def run(self, state: TindayaState) -> None:
        for at, seat in enumerate(self.waiting):
            if is_asked(state, seat):
                rest = self.waiting[at + 1 :]
                state.push(SpendIdol(seat, self.hex, self.chooser, self.order, rest))
                return
        state.push(AskWeapons(self.hex, self.chooser, self.order, ()))


class SpendIdol(Decision[TindayaState]):
    """Spend a protection idol or not (D-48)."""

    rules = ("TD-EVENT-30", "TD-EVENT-41", "TD-IDOL-06", "TD-TERMS-38")
    verbs = ("protect_idol", "no_protection")
    reasons: ClassVar = {"protect_idol": "TD-IDOL-06"}
    always_asked = True

    def __init__(
        self, seat: int, hex: int, chooser: int, order: tuple[int, ...], waiting: tuple[int, ...]
    ) -> None:
        self.seat = seat
        self.hex = hex
        self.chooser = chooser
        self.order = order
        self.waiting = waiting

    def choices(self, state: TindayaState) -> list[Choice]:
        return [state.rules.choices.no_protection, *idol_choice(state, self.seat)]

    def apply(self, state: TindayaState, choice: Choice) -> None:
        if choice.verb == "protect_idol":
            protect_with_idol(state, self.seat)
            tell(state, self.hex, "idol")
        else:
            state.push(AskIdols(self.hex, self.chooser, self.order, self.waiting))


class AskWeapons(Frame[TindayaState]):
    """Each tribe present declares weapons until two are reached (TD-EVENT-33, -34). `spent`: by seat."""

    def __init__(
        self, hex: int, chooser: int, order: tuple[int, ...], spent: tuple[tuple[int, ...], ...]
    ) -> None:
        self.hex = hex
        self.chooser = chooser
        self.order = order
        self.spent = spent

    def run(self, state: TindayaState) -> None:
        need = state.rules.ship_attackers
        total = sum([count for _, count in self.spent])
        for at, seat in enumerate(self.order):
            goods = state.players[seat].goods
            most = min(need - total, natives_at(state.players[seat], self.hex))
            if most > 0 and goods[HORNS] + goods[OBSIDIAN]:
                state.push(DeclareWeapons(seat, self.hex, self.chooser, self.order[at + 1 :], self.spent))
                return
        end_combat(state, self.hex, self.chooser, self.spent)


class DeclareWeapons(Decision[TindayaState]):
    """Weapons of one tribe against a landing (D-34)."""

    rules = ("TD-EVENT-33", "TD-EVENT-34", "TD-EVENT-38", "TD-EVENT-41")
    verbs = ("weapons",)

    def __init__(
        self,
        seat: int,
        hex: int,
        chooser: int,
        order: tuple[int, ...],
        spent: tuple[tuple[int, ...], ...],
    ) -> None:
        self.seat = seat
        self.hex = hex
        self.chooser = chooser
        self.order = order
        self.spent = spent

    def choices(self, state: TindayaState) -> list[Choice]:
        player = state.players[self.seat]
        declared = sum([count for _, count in self.spent])
        most = min(state.rules.ship_attackers - declared, natives_at(player, self.hex))
        return weapon_choices(state, most, player.goods)

    def apply(self, state: TindayaState, choice: Choice) -> None:
        count = spend_weapons(state, self.seat, choice, "TD-EVENT-34")
        spent = (*self.spent, (self.seat, count)) if count else self.spent
        if count and state.events is not None:
            name = state.rules.board.names[self.hex]
            state.events.append(events.WeaponsSpent(seat=self.seat, hex=name, count=count))
        state.push(AskWeapons(self.hex, self.chooser, self.order, spent))


def end_combat(state: TindayaState, hex_: int, chooser: int, spent: tuple[tuple[int, ...], ...]) -> None:
    """Two weapons and two natives win; a single weapon makes a hero (TD-EVENT-33, -35 to -38)."""
    rules = state.rules
    enemies = rules.ship_attackers
    total = sum([count for _, count in spent])
    if total == enemies and natives_on(state, hex_) >= enemies:
        tell(state, hex_, "repelled")
        for seat, count in spent:
            imprison(state, seat, count)
        if rules.domination:
            change_scores(state, {seat: rules.points_ship_combat for seat, _ in spent}, "TD-EVENT-36")
        return
    state.push(Conquered(chooser, hex_, enemies - total))
    for seat, _ in spent:
        draw_idol(state, seat)  # TD-EVENT-38
