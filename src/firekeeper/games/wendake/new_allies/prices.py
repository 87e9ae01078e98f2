"""Prices of New Allies: what rifles, Turn cards and an Alliance action are worth, for the evaluation."""

from __future__ import annotations

from firekeeper.kernel.weights import WeightTables


class AllyWeights:
    """The numbers of new_allies/weights/default.toml, where they are explained."""

    def __init__(self, tables: WeightTables) -> None:
        self.advance = tables.number("alliance", "advance")
        self.patrol = tables.number("alliance", "patrol")
        self.contested = tables.number("alliance", "contested")
        self.rifle = tables.number("rifles", "rifle")
        self.rifle_spare = tables.number("rifles", "spare")
        self.rifle_time = tables.number("rifles", "time")
        self.use_now = tables.number("turn_cards", "use_now")
        self.uses_a_year = tables.number("turn_cards", "uses_a_year")
        self.effects: dict[str, float] = {
            name: tables.number("effects", name) for name in tables.names("effects")
        }
