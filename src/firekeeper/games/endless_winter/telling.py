"""Telling: the arguments of the sentences about what happened, and which events make one sentence."""

from __future__ import annotations

from typing import Any, ClassVar

from firekeeper.games.endless_winter.naming import Names, labour
from firekeeper.games.endless_winter.terms import ATOMS, POINTS
from firekeeper.kernel.wording import Args, Message, Run, chained, listed, yes
from firekeeper.kernel.wording_rows import fields, order, winner


def _whoever(one: Any, two: Any) -> bool:
    return True


class Telling(Names):
    """What the messages about events need to know."""

    def replaces(self, event: Any, before: Any) -> bool:
        """The owner of cards is told which ones were drawn, and that says how many."""
        names = type(event).__name__, type(before).__name__
        return names == ("CardSeen", "CardsDrawn") and before.seat == event.seat

    def includes(self, before: Any, event: Any) -> bool:
        """Points of a stone, goods taken as a lesser benefit."""
        pair = type(before).__name__, type(event).__name__
        if pair == ("StoneScored", "Scored"):
            return event.source == "stones" and (before.seat, before.points) == (event.seat, event.points)
        if pair == ("Swapped", "Gained"):
            return before.seat == event.seat and before.lesser == event.good and not event.lost
        return False

    # --- goods ----------------------------------------------------------------------------------

    def goods(self, event: Any) -> Message:
        return self.atom(ATOMS.index(event.good), event.amount)

    def event_Gained(self, event: Any) -> Args:
        return {
            "goods": self.goods(event),
            "form": ("some" if event.amount else "all") if event.lost else "none",
            "wasted": self.atom(ATOMS.index(event.good), event.lost),
        }

    def _all_goods(self, row: list[Any]) -> Args:
        return {"goods": listed([self.goods(event) for event in row])}

    def swapped(self, benefit: str, lesser: str) -> Args:
        """A benefit and the lesser one taken instead (an extra Megalith is a Megalith, EW-AMB-43)."""
        rung = "megalith" if benefit == "extra_megalith" else benefit
        return {"benefit": self.called("rung", f"{rung}.instead"), "lesser": self.called("rung", lesser)}

    # --- cards, Animals, stones, tokens ---------------------------------------------------------

    def event_SkillUsed(self, event: Any) -> Args:
        chief = event.card in self.rules.chief_ids
        return {
            "card": self.called("chief", event.card) if chief else self.card(event.card),
            "chief": yes(chief),
        }

    def event_CardPlayed(self, event: Any) -> Args:
        culture = self.rules.card_ids.index(event.card) >= self.rules.first_culture
        one = self.some_card(event.card)
        return {"one": one, "labour": labour(event.labour), "culture": yes(culture)}

    def event_CardBuried(self, event: Any) -> Args:
        hidden = not event.card
        return {"one": "" if hidden else self.some_card(event.card), "hidden": yes(hidden)}

    def event_Recruited(self, event: Any) -> Args:
        one = self.some_card(event.card)
        return {"card": self.card(event.card), "one": one, "zone": event.zone or "none"}

    def event_SetScored(self, event: Any) -> Args:
        animals = self.some_animal(event.animal, event.cards - event.jokers)
        return {"animals": animals, "gain": self.atom(POINTS, event.points)}

    def event_StoneScored(self, event: Any) -> Args:
        return {"stone": self.stone(event.stone), "gain": self.atom(POINTS, event.points), "total": 0}

    def event_RestTokenTaken(self, event: Any) -> Args:
        refused = self.rest_token(event.refused) if event.refused else ""
        form = "next" if event.refused else "open"
        return {"token": self.token_effect(event.token), "form": form, "refused": refused}

    def token_effect(self, name: str) -> Message:
        """A Rest token with what it gives."""
        args: Args = {"token": self.rest_token(name), "effect": self.rest_effect(name)}
        return Message("endless_winter-token-effect", args)

    def event_PilesRevealed(self, event: Any) -> Args:
        """All Eclipse piles with their Labour."""
        piles = []
        for name, pile, total in zip(self.names, event.piles, event.totals, strict=True):
            cards: Args = {"labour": labour(total), "cards": self.cards(pile), "count": len(pile)}
            piles.append(Message("endless_winter-pile", {"name": name, **cards}))
        return {"piles": chained("endless_winter-effect-then", piles)}

    events: ClassVar = {
        "Swapped": lambda words, event: words.swapped(event.benefit, event.lesser),
        "Scored": fields(source="scored"),
        "OrderChanged": order,
        "GameEnded": winner,
        "TurnBegan": lambda words, event: {"laps": words.rules.laps},
        **dict.fromkeys(
            ("LabourGained", "LabourLost", "FoodSpent"),
            lambda words, event: {"labour": labour(event.labour)},
        ),
        "Spent": lambda words, event: {"goods": words.goods(event)},
        **dict.fromkeys(("CardSeen", "CardDiscarded"), fields(cards=("card", Names.some_card))),
        "Learned": fields(one=("card", Names.some_card)),
        "CardsCleared": lambda words, event: {"cards": words.cards(event.cards)},
        "DisplayFilled": lambda words, event: {"cards": words.titles([event.card])},
        "DisplayCleared": lambda words, event: {"cards": words.titles(event.cards)},
        "ChiefTaken": fields(chief="chief"),
        "SideChosen": fields(chief="chief", side="side"),
        "SetupCardTaken": fields(card=Names.setup_card),
        "AnimalRevealed": fields(animals=("animal", Names.some_animal)),
        **dict.fromkeys(("AnimalTaken", "AnimalTipped"), fields(one=("animal", Names.some_animal))),
        "StoneTaken": fields(stone=Names.stone),
        "RestTokenReturned": fields(token=Names.rest_token),
        "RestTokenRevealed": fields(token=token_effect),
        "VillageBuilt": fields(juncture=Names.juncture),
        "MegalithPlaced": fields(spot=Names.spot),
        "IdolMoved": fields(track="track"),
        "FigurePlaced": fields(figure="figure", column=("place", "column")),
        "CampMoved": fields(source=("origin", Names.hex), target=Names.hex),
        "HexGathered": fields(terrain=("tile", Names.terrain), effect=("tile", Names.terrain_effect)),
        "GlacierRevealed": fields(
            hex=("slot", Names.hex), token=Names.glacier_token, effect=("token", Names.glacier_effect)
        ),
    }
    runs: ClassVar = {
        "Gained": Run(_all_goods, lambda one, two: one.seat == two.seat and not (one.lost or two.lost)),
        "Spent": Run(_all_goods),
        **dict.fromkeys(
            ("CardSeen", "CardDiscarded"),
            Run(lambda words, row: {"cards": words.cards([event.card for event in row])}),
        ),
        "AnimalRevealed": Run(
            lambda words, row: {"animals": words.animals([event.animal for event in row])}, _whoever
        ),
        "DisplayFilled": Run(
            lambda words, row: {"cards": words.titles([event.card for event in row])}, _whoever
        ),
    }
