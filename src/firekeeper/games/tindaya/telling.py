"""Telling a game of Tindaya: the arguments of the sentences about what happened.

Sentences name hexes by their labels, not by what stands there: a log is read again when the map has changed.
What an event hides ("" for the face of an idol) is not said.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, ClassVar, Final

from firekeeper.games.tindaya.naming import Names
from firekeeper.kernel.wording import Args, Message, Run, chained, listed, yes
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


PLACES: Final = ("hex", "start", "end", "embark", "sail")
"""Fields of events that hold the coordinates of a hex, or "" for none."""


class Telling(Names):
    """What the sentences of Tindaya need to know."""

    def event(self, event: Any) -> Message:
        message = super().event(event)
        for field in PLACES:
            name = getattr(event, field, "")
            if name and message.args.get(field) == name:
                message.args[field] = self.labels([name])[0]
        return message

    # --- several of a kind ----------------------------------------------------------------------

    def _one(self, event: Any) -> Args:
        return {"count": 1}

    def _all_hexes(self, row: list[Any]) -> Args:
        return {"hexes": self.hexes(event.hex for event in row), "count": len(row)}

    def event_Eaten(self, event: Any) -> Args:
        return {"units": self.count(event.resource, event.count)}

    def _all_eaten(self, row: list[Any]) -> Args:
        eaten: Counter[str] = Counter()
        for event in row:
            eaten[event.resource] += event.count
        return {"units": self.units(eaten)}

    def _lost(self, event: Any) -> Message:
        building = self.called("building", event.building)
        return Message("tindaya-building-at", {"building": building, "hex": self.labels([event.hex])[0]})

    def _all_lost(self, row: list[Any]) -> Args:
        return {"buildings": listed([self._lost(event) for event in row])}

    def _all_wild(self, row: list[Any]) -> Args:
        animals = [self.count(event.animal, getattr(event, "count", 1)) for event in row]
        return {"animals": listed(animals)}

    # --- setup and strategy ---------------------------------------------------------------------

    def event_VillagersSettled(self, event: Any) -> Args:
        groups = [
            Message("tindaya-group-at", {"natives": self.natives(count, 0), "hex": label})
            for label, count in zip(self.labels(event.hexes), event.villagers, strict=True)
            if count
        ]
        return {"groups": listed(groups)}

    def event_TokenTaken(self, event: Any) -> Args:
        some = bool(event.gained)
        return {"gained": self.units(event.gained), "some": yes(some)}

    def event_IdolDrawn(self, event: Any) -> Args:
        known = bool(event.idol)
        return {"known": yes(known), "idol": self.called("idol", event.idol) if known else ""}

    def event_ProphecyTurned(self, event: Any) -> Args:
        places = [self.standee(symbol, number) for symbol, number in event.places.items()]
        return {"card": self.prophecy(event.card), "places": listed(places)}

    def event_CatastropheTurned(self, event: Any) -> Args:
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

    def event_ObjectiveRevealed(self, event: Any) -> Args:
        points = f"+{event.points}" if event.points > 0 else f"−{-event.points}"
        leaders = self.people(event.leaders)
        return {**self._secret(event), "points": points, "leaders": leaders, "some": yes(bool(event.leaders))}

    # --- actions --------------------------------------------------------------------------------

    def event_PointsChanged(self, event: Any) -> Args:
        reason = self.called("points", POINTS.get(event.rule, "other"))
        return {"points": abs(event.points), "gained": yes(event.points > 0), "reason": reason}

    def event_WrathChanged(self, event: Any) -> Args:
        left = self.rules.doom - event.space
        return {"god": self.called("god", event.god), "doom": yes(left <= 0), "left": left}

    def event_MarkerPlaced(self, event: Any) -> Args:
        marker = "cylinder" if event.cylinder else "cube"
        return {
            "trade": self.called("trade", event.trade) if event.trade else "",
            "marker": self.called("marker", marker),
        }

    def event_Produced(self, event: Any) -> Args:
        some = any(event.gained.values())
        return {
            "trade": self.called("trade", event.trade),
            "gained": self.units(event.gained),
            "some": yes(some),
        }

    def event_Converted(self, event: Any) -> Args:
        return {"preserves": self.count(event.preserve, event.count), "paid": self.count(event.paid, 1)}

    def event_IdolSold(self, event: Any) -> Args:
        return {"idol": self.called("idol", event.idol), "units": self.count(event.resource, 1)}

    def event_ObjectiveCancelled(self, event: Any) -> Args:
        return {"own": yes(event.owner == event.seat), "other": self.person(event.owner)}

    # --- exploration ----------------------------------------------------------------------------

    def event_Moved(self, event: Any) -> Args:
        way = ("built" if event.built else "sea") if event.sail else "land"
        natives = self.natives(event.villagers, event.nobles)
        return {"way": way, "natives": natives}

    def event_Reconquest(self, event: Any) -> Args:
        return {"weapons": self.weapons(event.weapons)}

    def event_Bartered(self, event: Any) -> Args:
        other = self.person(event.partner)
        return {"other": other, "given": self.each(event.given), "taken": self.each(event.taken)}

    def event_DowryOffered(self, event: Any) -> Args:
        return {"other": self.somebody(event.partner), "units": self.each(event.units)}

    def event_VillagerGiven(self, event: Any) -> Args:
        neutral = event.seat < 0
        found: Args = {"neutral": yes(neutral)}
        if neutral:
            found |= {"name": Message("tindaya-neutral"), "you": "no"}
        return found

    def event_Offered(self, event: Any) -> Args:
        return {
            "god": self.called("god", event.god),
            "units": self.count(event.demand, event.count),
        }

    def _animals(self, event: Any) -> Args:
        return {"animals": self.count(event.animal, event.count)}

    # --- the end of an era ----------------------------------------------------------------------

    def event_Struck(self, event: Any) -> Args:
        form = "lava" if event.disaster == "eruption" else "flood" if event.hexes else "none"
        hexes = self.hexes(event.hexes) if form == "flood" else ""
        return {"form": form, "hexes": hexes, "count": len(event.hexes)}

    def event_CatastropheStruck(self, event: Any) -> Args:
        return {
            "card": self.called("catastrophe", event.card),
            "count": len(event.hexes),
        }

    def event_ShipLanded(self, event: Any) -> Args:
        island = self.island_of(event.island)
        return {"ship": self.called("ship", event.ship), "island": island}

    def event_NativesDied(self, event: Any) -> Args:
        found = [
            Message("tindaya-of", {"what": self.natives(villagers, nobles), "name": self.person(seat)})
            for seat, (villagers, nobles) in enumerate(zip(event.villagers, event.nobles, strict=True))
            if villagers or nobles
        ]
        if event.neutral:
            found.append(self.count("neutral", 1))
        return {"natives": listed(found)}

    # --- treason and the end --------------------------------------------------------------------

    def event_Betrayed(self, event: Any) -> Args:
        return {"card": self.called("traitor", event.card), "text": self.traitor_text(event.card)}

    def event_BandMoved(self, event: Any) -> Args:
        conquistadors = self.conquistadors(event.count)
        return {
            "conquistadors": conquistadors,
        }

    def _conquistadors_at(self, event: Any) -> Args:
        return {"conquistadors": self.conquistadors(event.count)}

    def event_PrisonersFreed(self, event: Any) -> Args:
        return {**self._conquistadors_at(event), "forts": yes(not event.hex)}

    def event_FortBuilt(self, event: Any) -> Args:
        return {"conquistadors": self.conquistadors(event.conquistadors)}

    def event_GameEnded(self, event: Any) -> Args:
        form = {"domination_won": "points", "traitor_won": "traitor"}.get(event.ending, "plain")
        also = [self.ending(name) for name in event.also]
        if also:
            form = "more"
        return {
            "form": form,
            "ending": self.ending(event.ending),
            "names": self.people(event.winners),
            "total": max([event.totals[seat] for seat in event.winners], default=0),
            "also": chained("tindaya-and-then", also) if also else Message("list-nothing"),
        }

    events: ClassVar = {
        "PhaseBegan": fields(phase="phase"),
        "StepBegan": fields(step="step"),
        **dict.fromkeys(("Paid", "TribeEquipped"), lambda words, event: {"units": words.units(event.units)}),
        "Spoiled": lambda words, event: {"units": words.units(event.units)},
        "Imprisoned": lambda words, event: {"conquistadors": words.conquistadors(event.count)},
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
            "card": words.card_of_events(event.card),
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
        "NoblesSettled": lambda words, event: {"hexes": words.hexes(dict.fromkeys(event.hexes))},
        "NeutralsRead": lambda words, event: {
            "card": words.prophecy(event.card),
            "numbers": ", ".join(str(number) for number in event.numbers),
        },
        "ShipPlaced": fields(ship="ship"),
        "ObjectiveDealt": _secret,
        "Developed": fields(invention="invention"),
        "IdolUsed": fields(idol="idol"),
        "CardBought": fields(card="market"),
        "TokenDiscarded": fields(token="token"),
        "Relocated": lambda words, event: {"god": words.called("god", event.standee)},
        "ShipWrecked": fields(ship="ship"),
        "ObjectiveSeen": lambda words, event: {
            **(words._secret(event) if event.objective else {"objective": "", "text": ""}),
            "known": yes(bool(event.objective)),
            "other": words.person(event.owner),
        },
        "TokensSwapped": lambda words, event: {"other": words.person(event.owner)},
        **dict.fromkeys(
            ("WildAnimalBorn", "WildAnimalsDied"),
            lambda words, event: words._all_wild([event]),
        ),
        "OfferingJudged": fields(god="god"),
        "RewardTaken": lambda words, event: {"units": words.count(event.resource, 1)},
        "EventBegan": fields(symbol="symbol"),
        "WeaponsSpent": lambda words, event: {
            "weapons": words.weapons(event.count),
        },
        "TradeLearned": fields(trade="trade"),
        "FireDelivered": lambda words, event: {"units": words.each(event.units)},
        **dict.fromkeys(("ConquistadorsWithdrawn", "ConquistadorsDied"), _conquistadors_at),
        "BandRepelled": lambda words, event: {
            "back": words.hexes(dict.fromkeys(event.back)),
        },
    }
    runs: ClassVar = {
        **dict.fromkeys(("TokenReturned", "AnimalBorn", "ConquistadorBorn"), Run(_all_hexes, _always)),
        **dict.fromkeys(("VillagerBorn", "ConquistadorSent"), Run(_all_hexes)),
        "VillagerDied": Run(_all_hexes, _same_cause),
        "Eaten": Run(_all_eaten),
        "BuildingLost": Run(_all_lost, _always),
        **dict.fromkeys(("WildAnimalBorn", "WildAnimalsDied"), Run(_all_wild, _always)),
    }
