"""The names of Endless Winter's things as messages, by kind and id: cards, places, benefits, effects."""

from __future__ import annotations

from typing import Final

from firekeeper.games.endless_winter.box import Box
from firekeeper.games.endless_winter.grammar import MEASURES, Effect, Part
from firekeeper.games.endless_winter.terms import (
    ANIMAL_REVEAL,
    ATOMS,
    BURY,
    CAMP,
    COLUMNS,
    DISCARD,
    DRAW,
    EXTRA_MEGALITH,
    FOOD_MAX,
    HALVES,
    LABOUR,
    MEGALITH,
    NOWHERE,
    TIP,
    VILLAGE,
)
from firekeeper.kernel.wording import Args, Message, Value, Wording, chained, listed

DOINGS: Final = (
    DRAW, MEGALITH, FOOD_MAX, BURY, CAMP, VILLAGE, ANIMAL_REVEAL, TIP, EXTRA_MEGALITH, DISCARD,
)  # fmt: skip
"""Atoms that are something to do rather than something to get."""


def labour(halves: int) -> str:
    """Half-points as people write them: 1½."""
    whole, half = divmod(halves, HALVES)
    return f"{whole or ''}½" if half else str(whole)


class Names(Wording):
    """The names of things, benefits and effects."""

    rules: Box

    # --- cards, stones, tokens ------------------------------------------------------------------

    def card(self, name: str) -> Message:
        """A Starting, Tribe or Culture card."""
        return self.called("card", name)

    def some_card(self, name: str, count: int = 1) -> Message:
        """Cards of a kind in a sentence: "an Elder", "2 Elders"; Culture cards have titles: “Feast”."""
        if self.rules.card_ids.index(name) >= self.rules.first_culture:
            return Message("endless_winter-culture", {"card": self.card(name)})
        return Message(f"endless_winter-card-{name}.count", {"count": count})

    def cards(self, names: list[str]) -> Message:
        """Several cards in a sentence, those of a kind together."""
        return listed([self.some_card(name, names.count(name)) for name in dict.fromkeys(names)])

    def titles(self, names: list[str]) -> Message:
        """Culture cards in a row, by their bare titles."""
        return listed([self.card(name) for name in names])

    def some_animal(self, name: str, count: int = 1) -> Message:
        """Animals of a species in a sentence: "a Ground Sloth", "2 Ground Sloths"."""
        return Message(f"endless_winter-animal-{name}.count", {"count": count})

    def animals(self, names: list[str]) -> Message:
        """Several Animals in a sentence, those of a species together."""
        return listed([self.some_animal(name, names.count(name)) for name in dict.fromkeys(names)])

    def setup_card(self, name: str) -> Message:
        """A Setup card: by its number and the Tribe card on it."""
        rules = self.rules
        at = rules.setup_ids.index(name)
        tribe = self.card(rules.card_ids[rules.setup_tribe[at]])
        return Message("endless_winter-setup", {"number": at + 1, "tribe": tribe})

    def stone(self, name: str) -> Message:
        """A Sacred Stone by its title; one that somebody has changed by what it scores."""
        return self.called("stone", name) if self.printed else self.stone_scoring(name)

    def stone_scoring(self, name: str) -> Message:
        """What a Sacred Stone scores in every Eclipse."""
        rules = self.rules
        scoring = rules.stone_scoring[rules.stone_ids.index(name)]
        measure = MEASURES[scoring.measure]
        known = (
            [self.called("terrain", kind) for kind in rules.terrain_types]
            if measure == "village_touching"
            else [self.called("animal", species) for species in rules.animal_ids]
        )
        args: Args = {
            "points": scoring.rate,
            "values": ", ".join(str(points) for points in scoring.table[1:]),
            "kinds": listed([known[kind] for kind in scoring.detail]),
        }
        return Message(f"endless_winter-measure-{measure.partition('/')[0]}", args)

    def terrain_effect(self, tile: str) -> Message:
        """What a Terrain tile gives."""
        return self.effect(self.rules.terrain_effect[self.rules.terrain_ids.index(tile)])

    def glacier_effect(self, name: str) -> Message:
        """What a Glacier token gives."""
        return self.effect(self.rules.glacier_effect[self.rules.glacier_ids.index(name)])

    def rest_effect(self, name: str) -> Message:
        """What a Rest token gives."""
        return self.effect(self.rules.rest_token_effect[self.rules.rest_token_ids.index(name)])

    def glacier_token(self, name: str) -> Message:
        return Message("endless_winter-token-glacier", {"number": self.rules.glacier_ids.index(name) + 1})

    def rest_token(self, name: str) -> Message:
        return Message("endless_winter-token-rest", {"number": self.rules.rest_token_ids.index(name) + 1})

    # --- places ---------------------------------------------------------------------------------

    def terrain(self, tile: str) -> Message:
        """A Terrain tile, called by its type."""
        rules = self.rules
        kind = rules.terrain_type[rules.terrain_ids.index(tile)]
        return self.called("terrain", rules.terrain_types[kind])

    def hex(self, slot: int) -> Message:
        """A place of the map, with the terrain if that is known."""
        if self.view is None or not self.view.map[slot].tile:
            return Message("endless_winter-hex", {"slot": slot})
        terrain = self.terrain(self.view.map[slot].tile)
        if slot == 0:
            return terrain
        return Message("endless_winter-hex-terrain", {"terrain": terrain, "slot": slot})

    def juncture(self, name: str) -> Message:
        """A place for a Village: the three hexes that meet there."""
        meeting = self.rules.junctures[self.rules.juncture_ids.index(name)]
        named = zip(("first", "second", "third"), meeting, strict=True)
        return Message("endless_winter-juncture", {place: self.hex(slot) for place, slot in named})

    def spot(self, name: str) -> Message:
        """A place of the Megalith board."""
        at = self.rules.spot_ids.index(name)
        x, y = self.rules.spot_xy[at]
        args: Args = {"level": self.rules.spot_level[at], "column": x + 1, "row": y + 1}
        return Message(f"endless_winter-spot-{'upper' if args['level'] else 'ground'}", args)

    def tile(self, name: str) -> Message:
        """A Megalith tile."""
        return Message("endless_winter-tile", {"number": self.rules.tile_ids.index(name) + 1})

    # --- benefits -------------------------------------------------------------------------------

    def atom(self, atom: int, count: int) -> Message:
        """So much of a benefit or price; Labour in half-points."""
        shown: Value = labour(count) if atom == LABOUR else count
        return Message(f"endless_winter-atom-{ATOMS[atom]}", {"count": shown})

    def bundle(self, atoms: tuple[tuple[int, int], ...]) -> Message:
        """What is gained together: "1 Tool and draw 1 card".

        Things come before doings: in "bury 1 card and 1 Idol" the Idol would seem to be buried.
        """
        things = [self.atom(*atom) for atom in atoms if atom[0] not in DOINGS]
        return listed([*things, *[self.atom(*atom) for atom in atoms if atom[0] in DOINGS]])

    def price(self, atoms: tuple[tuple[int, int], ...]) -> Message:
        """What is to be paid: "pay 1 Food and 1 Tool", "discard 1 card"."""
        goods = tuple(atom for atom in atoms if atom[0] != DISCARD)
        found = [self.atom(*atom) for atom in atoms if atom[0] == DISCARD]
        if goods:
            found.insert(0, Message("endless_winter-effect-price", {"goods": self.bundle(goods)}))
        return listed(found)

    def part(self, part: Part) -> Message:
        """A part of an effect with its condition and price."""
        form, args = "gain", {"gain": self.bundle(part.gain)}
        if part.pay:
            form, args["price"] = "paid", self.price(part.pay)
        if part.on != NOWHERE:
            form, args["column"] = f"{form}-in-column", self.called("column", COLUMNS[part.on])
        return args["gain"] if form == "gain" else Message(f"endless_winter-effect-{form}", {**args})

    def effect(self, effect: Effect) -> Message:
        """An effect in words, the same on cards, in tooltips and in questions."""
        if not effect:
            return Message("endless_winter-effect-none")
        return chained("endless_winter-effect-then", [self.part(part) for part in effect])

    def offers(self, effect: Effect) -> Message:
        """Parts of which each may be bought on its own, as in a top section."""
        return chained("endless_winter-effect-or", [self.part(part) for part in effect])
