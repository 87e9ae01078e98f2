"""Telling: the arguments of the sentences about what happened, and which events make one sentence."""

from __future__ import annotations

from typing import Any, ClassVar

from firekeeper.games.endless_winter.naming import Names, labour
from firekeeper.games.endless_winter.terms import ATOMS, POINTS
from firekeeper.kernel.wording import Args, Message, Run, listed, yes
from firekeeper.kernel.wording_rows import field, fields, order, winner


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

    def _gained(self, event: Any) -> Args:
        return {
            "goods": self.goods(event),
            "form": ("some" if event.amount else "all") if event.lost else "none",
            "wasted": self.atom(ATOMS.index(event.good), event.lost),
        }

    def _spent(self, event: Any) -> Args:
        return {"goods": self.goods(event)}

    def _all_goods(self, row: list[Any]) -> Args:
        return {"goods": listed([self.goods(event) for event in row])}

    def swapped(self, benefit: str, lesser: str) -> Args:
        """A benefit and the lesser one taken instead (an extra Megalith is a Megalith, EW-AMB-43)."""
        rung = "megalith" if benefit == "extra_megalith" else benefit
        return {
            "benefit": Message(f"endless_winter-rung-{rung}.instead"),
            "lesser": Message(f"endless_winter-rung-{lesser}"),
        }

    # --- cards, Animals, stones, tokens ---------------------------------------------------------

    def _skill(self, event: Any) -> Args:
        chief = event.card in self.rules.chief_ids
        return {"card": self.chief(event.card) if chief else self.card(event.card), "chief": yes(chief)}

    def _played(self, event: Any) -> Args:
        culture = self.rules.card_ids.index(event.card) >= self.rules.first_culture
        one = self.some_card(event.card)
        return {"one": one, "labour": labour(event.labour), "culture": yes(culture)}

    def _buried(self, event: Any) -> Args:
        hidden = not event.card
        return {"one": "" if hidden else self.some_card(event.card), "hidden": yes(hidden)}

    def _recruited(self, event: Any) -> Args:
        one = self.some_card(event.card)
        return {"card": self.card(event.card), "one": one, "zone": event.zone or "none"}

    def _all_cards(self, row: list[Any]) -> Args:
        return {"cards": self.cards([event.card for event in row])}

    def _all_titles(self, row: list[Any]) -> Args:
        return {"cards": self.titles([event.card for event in row])}

    def _all_animals(self, row: list[Any]) -> Args:
        return {"animals": self.animals([event.animal for event in row])}

    def _set_scored(self, event: Any) -> Args:
        animals = self.some_animal(event.animal, event.cards - event.jokers)
        return {"animals": animals, "gain": self.atom(POINTS, event.points)}

    def _stone_scored(self, event: Any) -> Args:
        return {"stone": self.stone(event.stone), "gain": self.atom(POINTS, event.points), "total": 0}

    def _token_taken(self, event: Any) -> Args:
        refused = self.rest_token(event.refused) if event.refused else ""
        form = "next" if event.refused else "open"
        return {"token": self.token_effect(event.token), "form": form, "refused": refused}

    def token_effect(self, name: str) -> Message:
        """A Rest token with what it gives."""
        effect = self.rules.rest_token_effect[self.rules.rest_token_ids.index(name)]
        return Message(
            "endless_winter-token-effect", {"token": self.rest_token(name), "effect": self.effect(effect)}
        )

    def _piles(self, event: Any) -> Args:
        """All Eclipse piles with their Labour."""
        piles = [
            Message(
                "endless_winter-pile",
                {
                    "name": self.names[seat],
                    "labour": labour(total),
                    "cards": self.cards(pile),
                    "count": len(pile),
                },
            )
            for seat, (pile, total) in enumerate(zip(event.piles, event.totals, strict=True))
        ]
        found = piles[-1]
        for pile in reversed(piles[:-1]):
            found = Message("endless_winter-effect-then", {"first": pile, "rest": found})
        return {"piles": found}

    # --- places ---------------------------------------------------------------------------------

    def _glacier(self, event: Any) -> Args:
        effect = self.rules.glacier_effect[self.rules.glacier_ids.index(event.token)]
        return {
            "hex": self.hex(event.slot),
            "token": self.glacier_token(event.token),
            "effect": self.effect(effect),
        }

    def _gathered(self, event: Any) -> Args:
        effect = self.rules.terrain_effect[self.rules.terrain_ids.index(event.tile)]
        return {"terrain": self.terrain(event.tile), "effect": self.effect(effect)}

    def _camp_moved(self, event: Any) -> Args:
        return {"source": self.hex(event.origin), "target": self.hex(event.target)}

    def _figure_placed(self, event: Any) -> Args:
        return {"figure": self.figure(event.figure), "column": self.destination(event.place)}

    events: ClassVar = {
        "Gained": _gained,
        "Spent": _spent,
        "Swapped": lambda words, event: words.swapped(event.benefit, event.lesser),
        "Scored": fields(source="scored"),
        "OrderChanged": order,
        "GameEnded": winner,
        "TurnBegan": lambda words, event: {"laps": words.rules.laps},
        **dict.fromkeys(
            ("LabourGained", "LabourLost", "FoodSpent"),
            lambda words, event: {"labour": labour(event.labour)},
        ),
        "SkillUsed": _skill,
        "CardPlayed": _played,
        "CardBuried": _buried,
        **dict.fromkeys(("CardSeen", "CardDiscarded"), field("card", cards=Names.some_card)),
        "Recruited": _recruited,
        "Learned": field("card", one=Names.some_card),
        "CardsCleared": lambda words, event: {"cards": words.cards(event.cards)},
        "DisplayFilled": lambda words, event: {"cards": words.titles([event.card])},
        "DisplayCleared": lambda words, event: {"cards": words.titles(event.cards)},
        "PilesRevealed": _piles,
        "ChiefTaken": fields(chief=Names.chief),
        "SideChosen": fields(chief=Names.chief, side=Names.side),
        "SetupCardTaken": fields(card=Names.setup_card),
        "AnimalRevealed": field("animal", animals=Names.some_animal),
        **dict.fromkeys(("AnimalTaken", "AnimalTipped"), field("animal", one=Names.some_animal)),
        "SetScored": _set_scored,
        "StoneTaken": fields(stone=Names.stone),
        "StoneScored": _stone_scored,
        "RestTokenTaken": _token_taken,
        "RestTokenReturned": fields(token=Names.rest_token),
        "RestTokenRevealed": fields(token=token_effect),
        "FigurePlaced": _figure_placed,
        "CampMoved": _camp_moved,
        "VillageBuilt": fields(juncture=Names.juncture),
        "GlacierRevealed": _glacier,
        "MegalithPlaced": fields(spot=Names.spot),
        "IdolMoved": fields(track="track"),
        "HexGathered": _gathered,
    }
    runs: ClassVar = {
        "Gained": Run(_all_goods, lambda one, two: one.seat == two.seat and not (one.lost or two.lost)),
        "Spent": Run(_all_goods),
        **dict.fromkeys(("CardSeen", "CardDiscarded"), Run(_all_cards)),
        "AnimalRevealed": Run(_all_animals, lambda one, two: True),
        "DisplayFilled": Run(_all_titles, lambda one, two: True),
    }
