"""Telling a game of Tindaya: the arguments of the sentences about what happened.

Sentences name hexes by their coordinates: a log is read again when the map has changed. What an event hides
("" for the face of an idol) is not said.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, ClassVar, Final

from firekeeper.games.tindaya.naming import Names
from firekeeper.kernel.wording import Args, Message, Run, listed, yes
from firekeeper.kernel.wording_rows import fields, order


def _always(one: Any, two: Any) -> bool:
    return True


def _same_cause(one: Any, two: Any) -> bool:
    return bool(one.seat == two.seat and one.cause == two.cause)


POINTS: Final = {
    "TD-COLLECT-06": "last_token",
    "TD-HERD-03": "last_animal",
    "TD-END2-05": "villagers",
    "TD-END4-03": "villagers",
    "TD-END3-05": "waste",
    "TD-END5-03": "offering",
    "TD-END9-04": "fire",
    "TD-EVENT-36": "combat",
    "TD-TRAITOR-35": "combat",
    "TD-RECONQUER-03": "reconquest",
    "TD-SCORE-02": "monopoly",
    "TD-SCORE-04": "idols",
    "TD-SCORE-05": "nobles",
    "TD-SCORE-06": "common",
    "TD-SCORE-07": "secret",
}
"""What points are for, by the rule that gives or takes them."""


class Telling(Names):
    """What the sentences of Tindaya need to know."""

    # --- several of a kind ----------------------------------------------------------------------

    def _one(self, event: Any) -> Args:
        return {"count": 1}

    def _all_hexes(self, row: list[Any]) -> Args:
        return {"hexes": self.hexes(event.hex for event in row), "count": len(row)}

    def _one_eaten(self, event: Any) -> Args:
        return {"units": self.count(event.resource, event.count)}

    def _all_eaten(self, row: list[Any]) -> Args:
        eaten: Counter[str] = Counter()
        for event in row:
            eaten[event.resource] += event.count
        return {"units": self.units(eaten)}

    def _lost(self, event: Any) -> Message:
        building = self.called("building", event.building)
        return Message("tindaya-building-at", {"building": building, "hex": event.hex})

    def _all_lost(self, row: list[Any]) -> Args:
        return {"buildings": listed([self._lost(event) for event in row])}

    def _all_wild(self, row: list[Any]) -> Args:
        animals = [self.count(event.animal, getattr(event, "count", 1)) for event in row]
        return {"animals": listed(animals)}

    # --- setup and strategy ---------------------------------------------------------------------

    def _settled(self, event: Any) -> Args:
        groups = [
            Message("tindaya-group-at", {"natives": self.natives(count, 0), "hex": hex_})
            for hex_, count in zip(event.hexes, event.villagers, strict=True)
            if count
        ]
        return {"groups": listed(groups)}

    def _taken(self, event: Any) -> Args:
        some = bool(event.gained)
        return {"gained": self.units(event.gained), "some": yes(some)}

    def _idol_drawn(self, event: Any) -> Args:
        known = bool(event.idol)
        return {"known": yes(known), "idol": self.called("idol", event.idol) if known else ""}

    def _prophecy(self, event: Any) -> Args:
        places = [self.standee(symbol, number) for symbol, number in event.places.items()]
        return {"card": self.prophecy(event.card), "places": listed(places)}

    def _catastrophe(self, event: Any) -> Args:
        return {
            "god": self.called("god", event.god),
            "card": self.called("catastrophe", event.card),
            "text": self.text("catastrophe", event.card),
        }

    def _secret(self, event: Any) -> Args:
        return {
            "objective": self.called("secret", event.objective),
            "text": self.text("secret", event.objective),
        }

    def _revealed(self, event: Any) -> Args:
        points = f"+{event.points}" if event.points > 0 else f"−{-event.points}"
        leaders = self.people(event.leaders)
        return {**self._secret(event), "points": points, "leaders": leaders, "some": yes(bool(event.leaders))}

    # --- actions --------------------------------------------------------------------------------

    def _points(self, event: Any) -> Args:
        reason = self.called("points", POINTS.get(event.rule, "other"))
        return {"points": abs(event.points), "gained": yes(event.points > 0), "reason": reason}

    def _wrath(self, event: Any) -> Args:
        doom = event.space >= self.rules.doom
        return {"god": self.called("god", event.god), "doom": yes(doom)}

    def _marker(self, event: Any) -> Args:
        marker = "cylinder" if event.cylinder else "cube"
        return {
            "trade": self.called("trade", event.trade) if event.trade else "",
            "marker": self.called("marker", marker),
        }

    def _produced(self, event: Any) -> Args:
        some = any(event.gained.values())
        return {
            "trade": self.called("trade", event.trade),
            "gained": self.units(event.gained),
            "some": yes(some),
        }

    def _converted(self, event: Any) -> Args:
        return {"preserves": self.count(event.preserve, event.count), "paid": self.count(event.paid, 1)}

    def _idol_sold(self, event: Any) -> Args:
        return {"idol": self.called("idol", event.idol), "units": self.count(event.resource, 1)}

    def _cancelled(self, event: Any) -> Args:
        return {"own": yes(event.owner == event.seat), "other": self.person(event.owner)}

    # --- exploration ----------------------------------------------------------------------------

    def _moved(self, event: Any) -> Args:
        way = ("built" if event.built else "sea") if event.sail else "land"
        natives = self.natives(event.villagers, event.nobles)
        return {"way": way, "natives": natives}

    def _reconquest(self, event: Any) -> Args:
        return {"weapons": self.weapons(event.weapons)}

    def _bartered(self, event: Any) -> Args:
        other = self.person(event.partner)
        return {"other": other, "given": self.each(event.given), "taken": self.each(event.taken)}

    def _dowry(self, event: Any) -> Args:
        return {"other": self.somebody(event.partner), "units": self.each(event.units)}

    def _villager_given(self, event: Any) -> Args:
        neutral = event.seat < 0
        found: Args = {"neutral": yes(neutral)}
        if neutral:
            found |= {"name": Message("tindaya-neutral"), "you": "no"}
        return found

    def _offered(self, event: Any) -> Args:
        return {
            "god": self.called("god", event.god),
            "units": self.count(event.demand, event.count),
        }

    def _animals(self, event: Any) -> Args:
        return {"animals": self.count(event.animal, event.count)}

    # --- the end of an era ----------------------------------------------------------------------

    def _struck(self, event: Any) -> Args:
        form = "lava" if event.disaster == "eruption" else "flood" if event.hexes else "none"
        hexes = self.hexes(event.hexes) if form == "flood" else ""
        return {"form": form, "hexes": hexes, "count": len(event.hexes)}

    def _catastrophe_struck(self, event: Any) -> Args:
        return {
            "card": self.called("catastrophe", event.card),
            "count": len(event.hexes),
        }

    def _landed(self, event: Any) -> Args:
        island = self.island_of(event.island)
        return {"ship": self.called("ship", event.ship), "island": island}

    def _natives_died(self, event: Any) -> Args:
        found = [
            Message("tindaya-of", {"what": self.natives(villagers, nobles), "name": self.person(seat)})
            for seat, (villagers, nobles) in enumerate(zip(event.villagers, event.nobles, strict=True))
            if villagers or nobles
        ]
        if event.neutral:
            found.append(self.count("neutral", 1))
        return {"natives": listed(found)}

    # --- treason and the end --------------------------------------------------------------------

    def _betrayed(self, event: Any) -> Args:
        return {"card": self.called("traitor", event.card), "text": self.traitor_text(event.card)}

    def _band(self, event: Any) -> Args:
        conquistadors = self.conquistadors(event.count)
        return {
            "conquistadors": conquistadors,
        }

    def _conquistadors_at(self, event: Any) -> Args:
        return {"conquistadors": self.conquistadors(event.count)}

    def _freed(self, event: Any) -> Args:
        return {**self._conquistadors_at(event), "forts": yes(not event.hex)}

    def _fort_built(self, event: Any) -> Args:
        return {"conquistadors": self.conquistadors(event.conquistadors)}

    def _ended(self, event: Any) -> Args:
        form = {"domination_won": "points", "traitor_won": "traitor"}.get(event.ending, "plain")
        also = [self.ending(name) for name in event.also]
        if also:
            form = "more"
        found = also[-1] if also else Message("list-nothing")
        for sentence in reversed(also[:-1]):
            found = Message("tindaya-and-then", {"first": sentence, "rest": found})
        return {
            "form": form,
            "ending": self.ending(event.ending),
            "names": self.people(event.winners),
            "total": max([event.totals[seat] for seat in event.winners], default=0),
            "also": found,
        }

    events: ClassVar = {
        "PhaseBegan": fields(phase="phase"),
        "StepBegan": fields(step="step"),
        "PointsChanged": _points,
        "WrathChanged": _wrath,
        **dict.fromkeys(("Paid", "TribeEquipped"), lambda words, event: {"units": words.units(event.units)}),
        "Spoiled": lambda words, event: {"units": words.units(event.units)},
        "Imprisoned": lambda words, event: {"conquistadors": words.conquistadors(event.count)},
        "NativesDied": _natives_died,
        **dict.fromkeys(("AnimalsFled", "AnimalsDied", "Herded"), _animals),
        "BuildingLost": lambda words, event: {"buildings": words._lost(event)},
        "TerrainLaid": fields(terrain=Names.terrain),
        **dict.fromkeys(("TokenReturned", "AnimalBorn"), _one),
        **dict.fromkeys(("VillagerBorn", "VillagerDied", "ConquistadorBorn", "ConquistadorSent"), _one),
        "TokensLaid": lambda words, event: {
            "token": words.called("token", event.token),
            "count": len(event.hexes),
        },
        "OrderSet": order,
        "TribeDrawn": fields(tribe="tribe"),
        "OfferingRevealed": lambda words, event: {
            "god": words.called("god", event.god),
            "demands": words.demands(event.card),
        },
        "EventRevealed": lambda words, event: {
            "card": words.event_card(event.card),
            "symbols": words.symbols(event.card),
        },
        "MissionDrawn": lambda words, event: {
            "mission": words.called("mission", event.mission),
            "text": words.mission_text(event.mission),
        },
        "CommonObjectiveDrawn": lambda words, event: {
            "objective": words.called("common", event.objective),
            "text": words.text("common", event.objective),
        },
        **dict.fromkeys(("BuildingPlaced", "NeutralPlaced"), fields(building=Names.building)),
        "TokenTaken": _taken,
        "NoblesSettled": lambda words, event: {"hexes": words.hexes(dict.fromkeys(event.hexes))},
        "VillagersSettled": _settled,
        "NeutralsRead": lambda words, event: {
            "card": words.prophecy(event.card),
            "numbers": ", ".join(str(number) for number in event.numbers),
        },
        "FortBuilt": _fort_built,
        "IdolDrawn": _idol_drawn,
        "ShipPlaced": fields(ship="ship"),
        "ProphecyTurned": _prophecy,
        "CatastropheTurned": _catastrophe,
        "ObjectiveDealt": _secret,
        "ObjectiveRevealed": _revealed,
        "MarkerPlaced": _marker,
        "Developed": fields(invention="invention"),
        "Produced": _produced,
        "Converted": _converted,
        "IdolUsed": fields(idol="idol"),
        "IdolSold": _idol_sold,
        "CardBought": fields(card="market"),
        "TokenDiscarded": fields(token="token"),
        "Relocated": lambda words, event: {"god": words.called("god", event.standee)},
        "ShipWrecked": fields(ship="ship"),
        "ObjectiveCancelled": _cancelled,
        "ObjectiveSeen": lambda words, event: {
            **words._secret(event),
            "other": words.person(event.owner),
        },
        "TokensSwapped": lambda words, event: {"other": words.person(event.owner)},
        "Moved": _moved,
        "Reconquest": _reconquest,
        "Bartered": _bartered,
        "DowryOffered": _dowry,
        "VillagerGiven": _villager_given,
        "Offered": _offered,
        **dict.fromkeys(
            ("WildAnimalBorn", "WildAnimalsDied"),
            lambda words, event: words._all_wild([event]),
        ),
        "Eaten": _one_eaten,
        "OfferingJudged": fields(god="god"),
        "RewardTaken": lambda words, event: {"units": words.count(event.resource, 1)},
        "EventBegan": fields(symbol="symbol"),
        "Struck": _struck,
        "CatastropheStruck": _catastrophe_struck,
        "ShipLanded": _landed,
        "WeaponsSpent": lambda words, event: {
            "weapons": words.weapons(event.count),
        },
        "TradeLearned": fields(trade="trade"),
        "FireDelivered": lambda words, event: {"units": words.each(event.units)},
        "Betrayed": _betrayed,
        **dict.fromkeys(("ConquistadorsWithdrawn", "ConquistadorsDied"), _conquistadors_at),
        "PrisonersFreed": _freed,
        "BandRepelled": lambda words, event: {
            "back": words.hexes(dict.fromkeys(event.back)),
        },
        "BandMoved": _band,
        "GameEnded": _ended,
    }
    runs: ClassVar = {
        **dict.fromkeys(("TokenReturned", "AnimalBorn", "ConquistadorBorn"), Run(_all_hexes, _always)),
        **dict.fromkeys(("VillagerBorn", "ConquistadorSent"), Run(_all_hexes)),
        "VillagerDied": Run(_all_hexes, _same_cause),
        "Eaten": Run(_all_eaten),
        "BuildingLost": Run(_all_lost, _always),
        **dict.fromkeys(("WildAnimalBorn", "WildAnimalsDied"), Run(_all_wild, _always)),
    }
