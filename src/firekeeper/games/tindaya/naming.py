"""The names of Tindaya's things as messages, by kind and id: places, pieces, goods, cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from firekeeper.games.tindaya.box import Box
from firekeeper.games.tindaya.prices import Cost
from firekeeper.games.tindaya.terms import DEMANDS, RESOURCES, SYMBOLS, TSUNAMI
from firekeeper.kernel.wording import Message, Value, Wording, listed


class Names(Wording):
    """The names of things, and how many of them."""

    rules: Box

    # --- places ---------------------------------------------------------------------------------

    def place(self, hex_: int, where: bool = False) -> Message:
        """A hex by what stands there: "field 5d", "volcano 3"; `where`: "in the field 5d"."""
        kind, number = "hex", 0
        if self.view is not None:
            found = self.view.hexes[hex_]
            kind, number = found.building or found.terrain, found.number
            if found.fort:
                kind = "fort"
        return Message(
            f"tindaya-place-{kind}{'.at' if where else ''}", {"hex": self.label(hex_), "number": number}
        )

    def label(self, hex_: int) -> str:
        """What people call a hex: "5d"; without a view of the table its coordinates."""
        return self.rules.board.names[hex_] if self.view is None else str(self.view.hexes[hex_].label)

    def labels(self, names: Iterable[str]) -> list[str]:
        """Hexes of events, which give coordinates, as people call them."""
        return [self.label(self.rules.board.numbers[name]) for name in names]

    def at(self, hex_: int) -> Message:
        """Where something happens: "in the field 5d"."""
        return self.place(hex_, where=True)

    def hexes(self, names: Iterable[str]) -> str:
        """Several hexes in the log, without what stands there: that changes."""
        return " · ".join(self.labels(names))

    def island(self, hex_: int) -> Message:
        """The island of a hex by the numbers of its volcanoes, if it has some."""
        name = self.rules.board.names[hex_]
        if self.view is not None:
            for island in self.view.islands:
                if name in island.hexes and island.volcanoes:
                    return self.island_of(island.volcanoes, name)
        return self.island_of([], name)

    def island_of(self, numbers: list[int], name: str = "") -> Message:
        """An island by the numbers of its volcanoes; one without any by a hex, if one is known."""
        if not numbers and not name:
            return Message("tindaya-island-nameless")
        if not numbers:
            return Message("tindaya-island-hex", {"hex": self.labels([name])[0]})
        return Message("tindaya-island", {"numbers": "·".join(str(number) for number in numbers)})

    # --- how many -------------------------------------------------------------------------------

    def count(self, name: str, count: int) -> Message:
        """So many units, animals or people: "3 figs", "2 nobles"."""
        return Message(f"tindaya-count-{name}", {"count": count})

    def units(self, units: Mapping[str, int]) -> Message:
        """Several goods in a row, by name."""
        return listed([self.count(name, count) for name, count in units.items() if count])

    def each(self, names: Iterable[str]) -> Message:
        """Goods one by one, those of a kind together."""
        return self.units(Counter(names))

    def cost(self, cost: Cost) -> Message:
        """A price."""
        return self.units({RESOURCES[resource]: count for resource, count in cost})

    def natives(self, villagers: int, nobles: int) -> Message:
        """A group: "2 villagers and 1 noble"."""
        return self.units({"villager": villagers, "noble": nobles})

    def conquistadors(self, count: int) -> Message:
        return self.count("conquistador", count)

    def weapons(self, count: int) -> Message:
        return self.count("weapon", count)

    # --- cards ----------------------------------------------------------------------------------

    def text(self, kind: str, name: str, args: dict[str, Value] | None = None) -> Message:
        """What a card does or says."""
        return Message(f"tindaya-{kind}-{name}-text", args)

    def mission_text(self, name: str) -> Message:
        """What a mission asks for at this level."""
        at = [*map(str, self.rules.mission_names)].index(name)
        return self.text("mission", name, {"count": self.rules.mission_threshold[at]})

    def traitor_text(self, name: str) -> Message:
        """What a traitor's card does, and how many conquistadors it needs."""
        at = [*map(str, self.rules.traitor_names)].index(name)
        return self.text("traitor", name, {"count": self.rules.traitor_goal[at]})

    def card_of_events(self, name: str) -> Message:
        return Message("tindaya-card-event", {"number": self.rules.event_names.index(name) + 1})

    def prophecy(self, name: str) -> Message:
        return Message("tindaya-card-prophecy", {"number": self.rules.prophecy_names.index(name) + 1})

    def demands(self, name: str) -> Message:
        """What an Offering card asks for, slot by slot."""
        card = self.rules.offering_demands[self.rules.offering_names.index(name)]
        return listed([self.called("resource", DEMANDS[demand]) for demand in card])

    def symbols(self, name: str) -> Message:
        """The events of an Event card, in their order."""
        row = self.rules.components.events.events[self.rules.event_names.index(name)]
        return listed([self.called("symbol", symbol) for symbol in row.order])

    def standee(self, symbol: str, number: int) -> Message:
        """A disaster with the volcano or trench it is on."""
        key = "tindaya-on-trench" if symbol == SYMBOLS[TSUNAMI] else "tindaya-on-volcano"
        return Message(key, {"what": self.called("symbol", symbol), "number": number})

    def ship_in(self, symbol: str, number: int) -> Message:
        """The landing of a ship with the trench it lies in."""
        return Message("tindaya-on-trench", {"what": self.called("symbol", symbol), "number": number})

    def building(self, name: str) -> Message:
        """A building in a sentence: "a field"."""
        return Message(f"tindaya-building-{name}.one")

    def terrain(self, name: str) -> Message:
        """A terrain in a sentence: "a forest"."""
        return Message(f"tindaya-terrain-{name}.one")

    # --- people ---------------------------------------------------------------------------------

    def somebody(self, seat: int) -> Message:
        """A tribe by its name, or the neutral villager."""
        return self.person(seat) if seat >= 0 else Message("tindaya-neutral")

    def player(self, seat: int) -> Any:
        """A player's part of the view; None without a view."""
        return None if self.view is None else self.view.players[seat]
