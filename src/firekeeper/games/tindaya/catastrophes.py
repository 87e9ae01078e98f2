"""The gods' catastrophe cards (area CATA): every island with a hex in the area is struck as a whole."""

from __future__ import annotations

from typing import Final

from firekeeper.games.tindaya import events
from firekeeper.games.tindaya.contents import replaced, set_terrain
from firekeeper.games.tindaya.disasters import area
from firekeeper.games.tindaya.fires import fire_choices
from firekeeper.games.tindaya.payments import pay
from firekeeper.games.tindaya.pieces import (
    animals_flee,
    changed,
    check_abandoned,
    clear_hexes,
    has_native,
    kill_animals,
    kill_natives,
    kill_noble,
    kill_villager,
    natives_at,
    occupants,
    remove_building,
    remove_wall,
    return_tokens,
    sink_terrains,
    stands_on,
    tell_deaths,
    with_natives,
)
from firekeeper.games.tindaya.priority import in_priority
from firekeeper.games.tindaya.protection import idol_choice, is_asked, protect_with_idol
from firekeeper.games.tindaya.state import TindayaState
from firekeeper.games.tindaya.terms import (
    ANIMALS,
    GODS,
    HORNS,
    MANURE,
    MOUNTAIN_TILE,
    NONE,
    NOWHERE,
    OBSIDIAN,
    SEA,
    VOLCANO,
)
from firekeeper.games.tindaya.weapons import spend_weapons, weapon_choices
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Decision, Frame
from firekeeper.kernel.hexes import members

RULE_OF_CARD: Final = {
    "tropical_storm": "TD-CATA-01",
    "locusts": "TD-CATA-02",
    "cyclone": "TD-CATA-03",
    "pirates": "TD-CATA-04",
    "tibicenas": "TD-CATA-08",
    "drought": "TD-CATA-10",
}
"""The rules of the cards against which there is a protection."""


def struck_islands(state: TindayaState, god: int) -> int:
    """All hexes of the islands with at least one hex in the area (TD-EVENT-20)."""
    where = area(state, god)
    found = 0
    for island in state.islands:
        if island & where:
            found |= island
    return found


def touched(state: TindayaState, card: int, struck: int) -> list[int]:
    """Those of the struck hexes on which the card can do something at all, in board order."""
    row = state.rules.catastrophes[card]
    if row.sinks:
        return members(struck)
    found = 0
    for building in row.destroys:
        found |= state.built[building]
    if row.animals in ("flee", "all_killed"):
        found |= state.stocked
    if row.natives in ("all", "off_volcanoes"):
        bit = state.rules.board.bit
        for hex_ in with_natives(state):
            found |= bit[hex_]
    if row.wall:
        found &= ~state.walls
    return members(found & struck)


def targets(state: TindayaState, card: int, struck: int) -> list[int]:
    """The hexes that the card would do something to, walls considered, in board order (TD-CATA-12)."""
    row = state.rules.catastrophes[card]
    destroyed = row.destroys
    found = []
    for hex_ in touched(state, card, struck):
        if row.sinks and row.wall and state.walls >> hex_ & 1:
            continue
        if row.sinks or state.buildings[hex_] in destroyed:
            found.append(hex_)
        elif row.natives in ("all", "off_volcanoes") and has_native(state, hex_):
            if row.natives == "all" or state.terrain[hex_] != VOLCANO:
                found.append(hex_)
        elif row.animals == "all_killed" and state.animals[hex_]:
            found.append(hex_)
    return found


class GodStrikes(Frame[TindayaState]):
    """Walls first, then protections in priority order, then the effect (TD-EVENT-42)."""

    def __init__(self, god: int) -> None:
        self.god = god

    def run(self, state: TindayaState) -> None:
        card = state.catastrophes[self.god]
        if card == NONE:
            return
        struck = struck_islands(state, self.god)
        if state.events is not None:
            names = state.rules.board.names
            state.events.append(
                events.CatastropheStruck(
                    god=GODS[self.god],
                    card=state.rules.catastrophe_names[card],
                    hexes=[names[hex_] for hex_ in members(struck)],
                )
            )
        hexes = tuple(targets(state, card, struck))
        state.then(AskProtections(card, hexes, in_priority(state), 0), Strike(card, struck))


class AskProtections(Frame[TindayaState]):
    """Each player in priority order, for each own affected hex in board order (TD-EVENT-42, TD-CATA-12)."""

    def __init__(self, card: int, hexes: tuple[int, ...], seats: tuple[int, ...], at: int) -> None:
        self.card = card
        self.hexes = hexes
        self.seats = seats
        self.at = at

    def run(self, state: TindayaState) -> None:
        count = len(self.hexes)
        at = self.at
        while at < count * len(self.seats):
            seat, first = self.seats[at // count], at % count
            if protections(state, seat, self.card):
                for hex_ in self.hexes[first:]:
                    at += 1
                    if not state.protected >> hex_ & 1 and stands_on(state.players[seat], hex_):
                        state.push(AskProtections(self.card, self.hexes, self.seats, at))
                        state.push(Protect(seat, self.card, hex_))
                        return
            else:
                at += count - first


def protections(state: TindayaState, seat: int, card: int) -> bool:
    """Whether a player is asked about its hexes: goods only if in stock, idols if any lies face down."""
    row = state.rules.catastrophes[card]
    player = state.players[seat]
    if row.idol and is_asked(state, seat):
        return True
    if row.protection == "fire":
        return bool(fire_choices(state, player))
    if row.protection == "manure":
        return player.goods[MANURE] > 0
    if row.protection == "weapon":
        return player.goods[HORNS] + player.goods[OBSIDIAN] > 0
    return False


class Protect(Decision[TindayaState]):
    """Protect one hex or not (D-30)."""

    rules = ("TD-EVENT-21", "TD-EVENT-42", "TD-CATA-12", "TD-TERMS-38")
    verbs = ("no_protection", "protect_idol", "fire", "manure", "weapons")
    always_asked = True

    def __init__(self, seat: int, card: int, hex: int) -> None:
        self.seat = seat
        self.card = card
        self.hex = hex

    def help(self, state: TindayaState) -> tuple[str, ...]:
        card = RULE_OF_CARD.get(state.rules.catastrophe_names[self.card])
        return (card, *self.rules) if card else self.rules

    def why_not(self, state: TindayaState, choice: Choice) -> str:
        row = state.rules.catastrophes[self.card]
        if choice.verb == "protect_idol" and row.idol:
            return "TD-IDOL-06"  # the tribe has none
        if choice.verb == "fire" and row.protection == "fire":
            return "TD-TERMS-22"
        if choice.verb == "weapons" and row.protection == "weapon":
            return "TD-EVENT-43"
        return "TD-CATA-12"

    def choices(self, state: TindayaState) -> list[Choice]:
        rules = state.rules
        row = rules.catastrophes[self.card]
        player = state.players[self.seat]
        out = [rules.choices.no_protection]
        if row.idol:
            out += idol_choice(state, self.seat)
        if row.protection == "fire":
            out += fire_choices(state, player)
        elif row.protection == "manure" and player.goods[MANURE]:
            out.append(rules.choices.manure)
        elif row.protection == "weapon":
            most = natives_at(player, self.hex)
            out += [choice for choice in weapon_choices(state, most, player.goods) if choice.a + choice.b]
        return out

    def apply(self, state: TindayaState, choice: Choice) -> None:
        verb = choice.verb
        if verb == "no_protection":
            return
        if state.events is not None:
            name = state.rules.board.names[self.hex]
            state.events.append(events.Protected(seat=self.seat, hex=name, by=verb))
        if verb == "weapons":
            saved = spend_weapons(state, self.seat, choice, "TD-EVENT-43")
            state.push(SaveNatives(self.seat, self.hex, saved))
            return
        if verb == "protect_idol":
            protect_with_idol(state, self.seat)
        elif verb == "fire":
            pay(state, self.seat, ((choice.a, 1), (choice.b, 1)), "TD-EVENT-42")
        else:
            pay(state, self.seat, ((MANURE, 1),), "TD-EVENT-42")
        state.protected |= 1 << self.hex


class SaveNatives(Decision[TindayaState]):
    """Which natives the weapons save from pirates: so many villagers, the others nobles (TD-EVENT-43)."""

    rules = ("TD-EVENT-43", "TD-CATA-04")
    verbs = ("saves",)

    def __init__(self, seat: int, hex: int, count: int) -> None:
        self.seat = seat
        self.hex = hex
        self.count = count

    def choices(self, state: TindayaState) -> list[Choice]:
        player = state.players[self.seat]
        villagers, nobles = player.villagers.count(self.hex), player.nobles.count(self.hex)
        return [
            state.rules.choices.saves[at][self.count - at]
            for at in range(min(villagers, self.count) + 1)
            if self.count - at <= nobles
        ]

    def apply(self, state: TindayaState, choice: Choice) -> None:
        state.saved = (*state.saved, (self.seat, self.hex, choice.a, choice.b))


class Strike(Frame[TindayaState]):
    """The effect on all unprotected hexes at once (TD-CATA-01 to -11)."""

    def __init__(self, card: int, struck: int) -> None:
        self.card = card
        self.struck = struck

    def run(self, state: TindayaState) -> None:
        rules = state.rules
        row = rules.catastrophes[self.card]
        if not row.sinks:
            for hex_ in touched(state, self.card, self.struck & ~state.protected):
                strike_hex(state, self.card, hex_)
        if row.tokens:
            # A clay token on a bare coast can be saved by a wall only (AMB-44, AMB-115).
            exposed = members(self.struck & state.with_token & ~(state.walls if row.wall else 0))
            return_tokens(state, [hex_ for hex_ in exposed if state.tokens[hex_] in row.tokens])
        if row.canoes:
            beside = rules.board.beside(self.struck)
            state.canoes = tuple([hex_ for hex_ in state.canoes if not beside >> hex_ & 1])
        if row.half_of_nature:
            for kind in range(len(ANIMALS)):
                lost = state.nature[kind] // 2  # AMB-43
                state.nature = changed(state.nature, kind, -lost)
                if lost and state.events is not None:
                    state.events.append(events.WildAnimalsDied(animal=ANIMALS[kind], count=lost))
        if row.sinks:
            sink_islands(state, self.struck)
        state.protected = 0
        state.saved = ()
        check_abandoned(state)


def strike_hex(state: TindayaState, card: int, hex_: int) -> None:
    """What a card does to one hex that nothing protects."""
    rules = state.rules
    row = rules.catastrophes[card]
    hit = state.buildings[hex_] in row.destroys
    if hit and row.natives == "in_buildings":
        kill_natives(state, hex_)
    elif row.natives == "all" or (row.natives == "off_volcanoes" and state.terrain[hex_] != VOLCANO):
        kill_all_but_saved(state, hex_)
    if (hit and row.animals == "in_buildings") or row.animals == "all_killed":
        kill_animals(state, hex_)
    elif row.animals == "flee" and not has_native(state, hex_):
        animals_flee(state, hex_)  # AMB-40
    if hit:
        animals_flee(state, hex_)  # TD-CATA-11: those not named as killed
        remove_building(state, hex_)


def kill_all_but_saved(state: TindayaState, hex_: int) -> None:
    """All natives of a hex die, except those that weapons have saved (TD-EVENT-43)."""
    lost_villagers, lost_nobles = [0] * state.rules.seats, [0] * state.rules.seats
    for seat in occupants(state, hex_):
        player = state.players[seat]
        kept = [saved for saved in state.saved if saved[0] == seat and saved[1] == hex_]
        villagers = player.villagers.count(hex_) - sum([saved[2] for saved in kept])
        nobles = player.nobles.count(hex_) - sum([saved[3] for saved in kept])
        for _ in range(villagers):
            kill_villager(state, seat, hex_)
        for _ in range(nobles):
            kill_noble(state, seat, hex_)
        lost_villagers[seat], lost_nobles[seat] = villagers, nobles
    tell_deaths(state, hex_, lost_villagers, lost_nobles, hex_ in state.neutral)
    if hex_ in state.neutral:
        state.neutral = tuple([at for at in state.neutral if at != hex_])


def sink_islands(state: TindayaState, struck: int) -> None:
    """San Borondón: islands vanish with all on them, volcanoes too (TD-CATA-05)."""
    hexes = members(struck)
    sinking = [hex_ for hex_ in hexes if state.terrain[hex_] != VOLCANO]
    clear_hexes(state, sinking)
    sink_terrains(state, sinking)
    for hex_ in [hex_ for hex_ in hexes if state.terrain[hex_] == VOLCANO]:
        kill_natives(state, hex_)
        remove_wall(state, hex_)
        set_terrain(state, hex_, SEA)
        state.volcanoes = tuple([NOWHERE if at == hex_ else at for at in state.volcanoes])
        if state.tile_reserve[MOUNTAIN_TILE]:  # TD-SETUP-50: a sea face covers it for good
            state.tile_reserve = changed(state.tile_reserve, MOUNTAIN_TILE, -1)
            state.tiles = replaced(state.tiles, hex_, MOUNTAIN_TILE)
    state.derive_land()
