"""All choices of Tindaya, interned once for each set of rules; a table has the name of its verb.

The texts are part of records and outlive versions: ids of the naming list, hexes as «q,r», seats from 1.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from firekeeper.games.tindaya.terms import (
    BUILDINGS,
    GODS,
    IDOLS,
    MARKERS,
    PROPHECIES,
    RESOURCES,
    SHIPS,
    TERRAINS,
    TOKENS,
    TRADES,
    TRIBES,
    VOLCANO,
)
from firekeeper.kernel.hexes import members

if TYPE_CHECKING:
    from firekeeper.games.tindaya.box import Box
    from firekeeper.kernel.choice import Choice


MOST_WEAPONS: Final = 9
"""Nobody spends more in one combat: a tribe has nine natives."""
LARGEST_COUNT: Final = 400
"""More units, animals or conquistadors than any game has met: their supply has no limit (TD-TERMS-31)."""
MOST_OBJECTIVES: Final = 3
"""A tribe gets a secret objective in the first two eras; more places do no harm."""


def _count(words: list[str]) -> int | None:
    """The number that a text names, if it is one that can be met."""
    if len(words) != 1 or not words[0].isascii() or not words[0].isdigit() or len(words[0]) > 3:
        return None
    count = int(words[0])
    return count if count <= LARGEST_COUNT else None


class BesideHex:
    """Choices of one verb for sets of hexes that lie around one: at most 64 a hex, so all are kept."""

    def __init__(self, by_hex: list[Choice]) -> None:
        self._by_hex = by_hex
        self._known: dict[int, list[Choice]] = {}

    def of(self, hexes: int) -> list[Choice]:
        """One choice for each of some hexes, in board order; nobody may change the list."""
        found = self._known.get(hexes)
        if found is None:
            found = self._known[hexes] = [self._by_hex[hex_] for hex_ in members(hexes)]
        return found


class Choices:
    """Tables of choices by verb, in the order of the ledger's chapters."""

    def __init__(self, rules: Box) -> None:
        self._rules = rules
        self._intern_setup()
        self._intern_strategy()
        self._intern_actions()
        self._intern_exploration()
        self._intern_idols()
        self._intern_end_of_era()
        self._intern_traitor()

    def _by_hex(self, verb: str) -> list[Choice]:
        """One choice for each hex."""
        return self._by_name(verb, self._rules.board.names)

    def _by_name(self, verb: str, names: Sequence[str]) -> list[Choice]:
        """One choice for each id of a list."""
        return [self._rules.book.add(verb, (name,), at) for at, name in enumerate(names)]

    def _by_number(self, verb: str, least: int, most: int) -> list[Choice]:
        """One choice for each number; `a` is its place in the list."""
        book = self._rules.book
        return [book.add(verb, (number,), number - least) for number in range(least, most + 1)]

    def _intern_setup(self) -> None:
        rules = self._rules
        book, names = rules.book, rules.board.names
        self.map = self._by_number("map", 0, 255)
        self.first = self._by_number("first", 1, rules.seats)
        self.terrain = book.pairs("terrain", names, TERRAINS[VOLCANO + 1 :])
        self.tribe = self._by_name("tribe", TRIBES)
        self.offering = self._by_name("offering", rules.offering_names)
        self.event = self._by_name("event", rules.event_names)
        self.mission = self._by_name("mission", rules.mission_names)
        self.common = self._by_name("common", rules.common_names)
        self.place = book.pairs("place", BUILDINGS, names)
        backs = zip(rules.back_kind, rules.back_names, strict=True)
        self.back = [book.add("back", (TOKENS[kind], name), at) for at, (kind, name) in enumerate(backs)]
        self.backs_of = [[self.back[back] for back in of_kind] for of_kind in rules.backs_of]
        self.split = self._by_number("split", 0, rules.villagers)
        self.die = self._by_number("die", 1, rules.tile_count)
        self.fort = self._by_hex("fort")
        self.fort_tile = self._by_name("fort_tile", BUILDINGS)
        self.island = self._by_number("island", 1, rules.tile_count)
        self.idol = self._by_name("idol", IDOLS)

    def _intern_strategy(self) -> None:
        rules = self._rules
        self.prophecy = self._by_name("prophecy", rules.prophecy_names)
        self.catastrophe = self._by_name("catastrophe", rules.catastrophe_names)
        self.reveal = self._by_name("reveal", PROPHECIES)
        self.secret = self._by_name("secret", rules.secret_names)
        self.keep = self._by_name("keep", rules.secret_names)
        values = rules.objective_token_value
        self.token = [rules.book.add("token", (value,), value) for value in range(max(values) + 1)]

    def _intern_actions(self) -> None:
        rules = self._rules
        book = rules.book
        self.develop = book.pairs("develop", TRADES, MARKERS)
        self.produce = book.pairs("produce", TRADES, MARKERS)
        self.cave = self._by_name("cave", MARKERS)
        self.explore = self._by_name("explore", MARKERS)
        self.use = self._by_name("use", IDOLS)
        self.sell = self._by_name("sell", IDOLS)
        self.buy = self._by_name("buy", rules.market_names)
        self.majos = book.add("majos")
        self.pass_ = book.add("pass")
        self.end_turn = book.add("end_turn")
        self._placing: dict[int, list[Choice]] = {}
        cards = range(len(self.buy))
        self.buy_each = [[self.buy[at] for at in cards if some >> at & 1] for some in range(1 << len(cards))]
        self._register_counts()
        self.save = self._by_name("save", RESOURCES)
        self.resource = self._by_name("resource", RESOURCES)

    def placing(self, kinds: int, develop: int, produce: int, cave: int, explore: int) -> list[Choice]:
        """All ways to place a marker: kinds of markers, trades to develop and to produce with, as masks."""
        key = kinds | develop << 2 | produce << 6 | cave << 10 | explore << 11
        found = self._placing.get(key)
        if found is None:
            markers = [at for at in range(len(MARKERS)) if kinds >> at & 1]
            found = []
            for trade in range(len(TRADES)):
                if develop >> trade & 1:
                    found += [self.develop[trade][marker] for marker in markers]
                if produce >> trade & 1:
                    found += [self.produce[trade][marker] for marker in markers]
            if cave:
                found += [self.cave[marker] for marker in markers]
            if explore:
                found += [self.explore[marker] for marker in markers]
            self._placing[key] = found
        return found

    def _register_counts(self) -> None:
        """Numbers without limit (animals, units, conquistadors) are choices made when they are first met."""
        book, names = self._rules.book, self._rules.board.names
        self._slaughters: list[list[Choice]] = [[] for _ in names]
        self._converts: list[Choice] = []
        numbers = [str(count) for count in range(LARGEST_COUNT + 1)]
        book.register_lazy("slaughter", self._read_slaughter, [*names, *numbers])
        book.register_lazy("convert", self._read_convert, numbers)
        book.register_lazy("band", self._read_band, numbers)
        book.register_lazy("band_with_chief", self._read_band_with_chief, numbers)

    def _read_slaughter(self, words: list[str]) -> Choice | None:
        board = self._rules.board
        if len(words) != 2 or words[0] not in board.names:
            return None
        count = _count(words[1:])
        return None if count is None else self.slaughter(board.names.index(words[0]), count)

    def _read_convert(self, words: list[str]) -> Choice | None:
        count = _count(words)
        return None if count is None else self.convert(count)

    def _read_band(self, words: list[str]) -> Choice | None:
        count = _count(words)
        return None if count is None else self.band(count)

    def _read_band_with_chief(self, words: list[str]) -> Choice | None:
        count = _count(words)
        return None if count is None else self.band_with_chief(count)

    def slaughter(self, hex_: int, count: int) -> Choice:
        """So many animals of a building; there is no limit to how many it holds."""
        known = self._slaughters[hex_]
        while len(known) <= count:
            number = len(known)
            known.append(
                self._rules.book.add("slaughter", (self._rules.board.names[hex_], number), hex_, number)
            )
        return known[count]

    def convert(self, count: int) -> Choice:
        """So many units become preserves."""
        while len(self._converts) <= count:
            number = len(self._converts)
            self._converts.append(self._rules.book.add("convert", (number,), number))
        return self._converts[count]

    def _intern_exploration(self) -> None:
        rules = self._rules
        book, names = rules.book, rules.board.names
        self.leave = self._by_hex("leave")
        self.stop = book.add("stop")
        self.group = [
            [book.add("group", (villagers, nobles), villagers, nobles) for nobles in range(rules.nobles + 1)]
            for villagers in range(rules.villagers + 1)
        ]
        # Every group out of so many villagers and nobles.
        self.groups = [
            [
                [self.group[v][n] for v in range(villagers + 1) for n in range(nobles + 1) if v + n]
                for nobles in range(rules.nobles + 1)
            ]
            for villagers in range(rules.villagers + 1)
        ]
        self.walk = self._by_hex("walk")
        self.walks = BesideHex(self.walk)
        self.embark = self._by_hex("embark")
        self.embarks = BesideHex(self.embark)
        self.canoe = self._by_name("canoe", ("stored", "wood"))
        self.sail = self._by_hex("sail")
        self.land = self._by_hex("land")
        self.lands = BesideHex(self.land)
        self.weapons = [
            [book.add("weapons", (horns, obsidian), horns, obsidian) for obsidian in range(MOST_WEAPONS + 1)]
            for horns in range(MOST_WEAPONS + 1)
        ]
        seats = range(rules.seats)
        self.collect = self._by_hex("collect")
        self.barter = [
            [book.add("barter", (name, seat + 1), hex_, seat) for seat in seats]
            for hex_, name in enumerate(names)
        ]
        self.dowry = [
            [book.add("dowry", (name, seat + 1), hex_, seat) for seat in seats]
            for hex_, name in enumerate(names)
        ]
        self.adopt = self._by_hex("adopt")
        self.offer = self._by_hex("offer")
        self.build = book.pairs("build", names, BUILDINGS)
        self.herd = [
            [book.add("herd", (name, count), hex_, count) for count in range(rules.herd_maximum + 1)]
            for hex_, name in enumerate(names)
        ]
        self.finish = book.add("finish")
        self.pair = book.pairs("pair", RESOURCES, RESOURCES)
        self.propose = book.add("propose")
        self.drop = book.add("drop")
        self.accept = book.add("accept")
        self.refuse = book.add("refuse")
        self.give = self._by_name("give", RESOURCES)
        self.hand_over = self._by_name("hand_over", RESOURCES)
        self.ask_for = self._by_name("ask_for", RESOURCES)
        self.take_back = book.pairs("take_back", RESOURCES, RESOURCES)
        self.gives = self._by_hex("gives")
        self.settle = self._by_hex("settle")
        self.pawn = [
            [book.add("pawn", (god, slot + 1), at, slot) for slot in range(4)] for at, god in enumerate(GODS)
        ]
        self.stop_offering = book.add("stop_offering")
        self.unit = book.add("unit")
        self.animal = self._by_hex("animal")
        self.prisoner = book.add("prisoner")
        self.villager = self._by_hex("villager")
        self.noble = self._by_hex("noble")

    def _intern_idols(self) -> None:
        rules = self._rules
        book = rules.book
        self.god = self._by_name("god", GODS)
        self.trade = self._by_name("trade", TRADES)
        self.breed = self._by_name("breed", ("villagers", "livestock"))
        self.discard = self._by_name("discard", TOKENS)
        self.relocate = [
            [book.add("relocate", (god, number + 1), at, number) for number in range(rules.tile_count)]
            for at, god in enumerate(GODS)
        ]
        self.wreck = self._by_name("wreck", SHIPS)
        self.fill = [
            [book.add("fill", (god, slot + 1), at, slot) for slot in range(4)] for at, god in enumerate(GODS)
        ]
        values = range(max(rules.objective_token_value) + 1)
        self.objective = [
            [
                [book.add("objective", (seat + 1, at + 1, value), seat, at * 8 + value) for value in values]
                for at in range(MOST_OBJECTIVES)
            ]
            for seat in range(rules.seats)
        ]
        self.swap = self._by_number("swap", 1, MOST_OBJECTIVES)
        self.keep_tokens = book.add("keep_tokens")
        self.wall = self._by_hex("wall")

    def _intern_end_of_era(self) -> None:
        rules = self._rules
        book = rules.book
        self.birth = self._by_hex("birth")
        self.eat = self._by_name("eat", RESOURCES)
        self.dies = self._by_hex("dies")
        self.fire = book.pairs("fire", RESOURCES, RESOURCES)
        self.no_fire = book.add("no_fire")
        self.lava = self._by_hex("lava")
        self.no_protection = book.add("no_protection")
        self.protect_idol = book.add("protect_idol")
        self.manure = book.add("manure")
        self.saves = [
            [book.add("saves", (villagers, nobles), villagers, nobles) for nobles in range(rules.nobles + 1)]
            for villagers in range(rules.villagers + 1)
        ]
        self.target = self._by_hex("target")
        self.combat = self._by_hex("combat")

    def _intern_traitor(self) -> None:
        rules = self._rules
        book = rules.book
        self.fight = book.add("fight")
        self.betray = book.add("betray")
        self.traitor_card = self._by_name("traitor_card", rules.traitor_names)
        self.send = self._by_hex("send")
        self.chief = self._by_hex("chief")
        self.liberate = self._by_number("liberate", 1, rules.seats)
        self.ship = [
            [book.add("ship", (ship, number + 1), at, number) for number in range(rules.tile_count)]
            for at, ship in enumerate(SHIPS)
        ]
        self.no_ship = book.add("no_ship")

    def band(self, count: int) -> Choice:
        """So many conquistadors, without the chief; there is no limit to how many stand on a hex."""
        return self._rules.book.add("band", (count,), count)

    def band_with_chief(self, count: int) -> Choice:
        """So many conquistadors, the chief among them."""
        return self._rules.book.add("band_with_chief", (count,), count)
