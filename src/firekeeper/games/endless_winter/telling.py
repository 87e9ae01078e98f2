"""Telling: the arguments of the sentences about what happened, and which events make one sentence."""

from __future__ import annotations

from typing import Any

from firekeeper.games.endless_winter.naming import Names, labour
from firekeeper.games.endless_winter.terms import ATOMS, POINTS
from firekeeper.kernel.wording import Message, Value, listed, yes


class Telling(Names):
    """What the messages about events need to know."""

    def sentences(self, events: list[Any]) -> list[tuple[Any, Message]]:
        """What somebody gains, pays, draws or reveals at once makes one sentence."""
        found: list[tuple[Any, Message]] = []
        row: list[Any] = []
        for event in events:
            name = type(event).__name__
            if name == "CardSeen":
                # The owner is told which cards, and that says how many.
                found = [told for told in found if not _announces(told[0], event)]
            if row and _together(row[-1], event):
                row.append(event)
                found.pop()
            else:
                row = [event]
            sentence = self.event(event)
            if len(row) > 1:
                sentence.args.update(self._as_one(name, row))
            if found and _told_by(found[-1][0], event):
                sentence = found.pop()[1]
                sentence.args["total"] = getattr(event, "total", 0)
            found.append((event, sentence))
        return found

    def _as_one(self, name: str, row: list[Any]) -> dict[str, Value]:
        """Events in a row as one: all they are about."""
        if name in ("Gained", "Spent"):
            return {"goods": listed([self._goods(event) for event in row])}
        if name == "AnimalRevealed":
            return {"animals": self.animals([event.animal for event in row])}
        cards = [event.card for event in row]
        return {"cards": self.titles(cards) if name == "DisplayFilled" else self.cards(cards)}

    # --- arguments ------------------------------------------------------------------------------

    def _goods(self, event: Any) -> Message:
        return self.atom(ATOMS.index(event.good), event.amount)

    def event_args(self, event: Any) -> dict[str, Value]:
        name = type(event).__name__
        if name == "Gained":
            return {
                "goods": self._goods(event),
                "form": ("some" if event.amount else "all") if event.lost else "none",
                "wasted": self.atom(ATOMS.index(event.good), event.lost),
            }
        if name == "Spent":
            return {"goods": self._goods(event)}
        if name == "Swapped":
            return self.swapped(event.benefit, event.lesser)
        if name == "Scored":
            return {"source": Message(f"endless_winter-scored-{event.source}"), "total": event.total}
        if name == "OrderChanged":
            return {"names": listed([self.name(seat) for seat in event.order])}
        if name == "GameEnded":
            winner = event.winners[0]
            return {**self.who(winner), "total": event.totals[winner]}
        if name == "TurnBegan":
            return {"laps": self.rules.laps}
        if name in ("LabourGained", "LabourLost", "FoodSpent"):
            return {"labour": labour(event.labour)}
        return {**self._cards_of(name, event), **self._places_of(name, event)}

    def swapped(self, benefit: str, lesser: str) -> dict[str, Value]:
        """A benefit and the lesser one taken instead (an extra Megalith is a Megalith, EW-AMB-43)."""
        rung = "megalith" if benefit == "extra_megalith" else benefit
        return {
            "benefit": Message(f"endless_winter-rung-{rung}.instead"),
            "lesser": Message(f"endless_winter-rung-{lesser}"),
        }

    def _cards_of(self, name: str, event: Any) -> dict[str, Value]:
        """Events about cards, Animals, stones and tokens."""
        if name == "SkillUsed":
            chief = event.card in self.rules.chief_ids
            return {"card": self.chief(event.card) if chief else self.card(event.card), "chief": yes(chief)}
        if name == "CardPlayed":
            culture = self.rules.card_ids.index(event.card) >= self.rules.first_culture
            one = self.some_card(event.card)
            return {"one": one, "labour": labour(event.labour), "culture": yes(culture)}
        if name == "CardBuried":
            hidden = not event.card
            return {"one": "" if hidden else self.some_card(event.card), "hidden": yes(hidden)}
        if name in ("CardSeen", "CardDiscarded"):
            return {"cards": self.some_card(event.card)}
        if name == "Recruited":
            one = self.some_card(event.card)
            return {"card": self.card(event.card), "one": one, "zone": event.zone or "none"}
        if name == "Learned":
            return {"one": self.some_card(event.card)}
        if name == "CardsCleared":
            return {"cards": self.cards(event.cards)}
        if name in ("DisplayFilled", "DisplayCleared"):
            return {"cards": self.titles(event.cards if name == "DisplayCleared" else [event.card])}
        if name == "PilesRevealed":
            return {"piles": self._piles(event)}
        if name in ("ChiefTaken", "SideChosen"):
            side = {"side": self.side(event.side)} if name == "SideChosen" else {}
            return {"chief": self.chief(event.chief), **side}
        if name == "SetupCardTaken":
            return {"card": self.setup_card(event.card)}
        if name == "AnimalRevealed":
            return {"animals": self.some_animal(event.animal)}
        if name in ("AnimalTaken", "AnimalTipped"):
            return {"one": self.some_animal(event.animal)}
        if name == "SetScored":
            animals = self.some_animal(event.animal, event.cards - event.jokers)
            return {"animals": animals, "gain": self.atom(POINTS, event.points)}
        if name == "StoneTaken":
            return {"stone": self.stone(event.stone)}
        if name == "StoneScored":
            gain = self.atom(POINTS, event.points)
            return {"stone": self.stone(event.stone), "gain": gain, "total": 0}
        if name == "RestTokenTaken":
            refused = self.rest_token(event.refused) if event.refused else ""
            form = "next" if event.refused else "open"
            return {"token": self.token_effect(event.token), "form": form, "refused": refused}
        if name == "RestTokenReturned":
            return {"token": self.rest_token(event.token)}
        if name == "RestTokenRevealed":
            return {"token": self.token_effect(event.token)}
        return {}

    def token_effect(self, name: str) -> Message:
        """A Rest token with what it gives."""
        effect = self.rules.rest_token_effect[self.rules.rest_token_ids.index(name)]
        return Message(
            "endless_winter-token-effect", {"token": self.rest_token(name), "effect": self.effect(effect)}
        )

    def _piles(self, event: Any) -> Message:
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
        return found

    def _places_of(self, name: str, event: Any) -> dict[str, Value]:
        """Events about figures, the map, the Megalith board and the Idol tracks."""
        if name == "FigurePlaced":
            return {"figure": self.figure(event.figure), "column": self.destination(event.place)}
        if name == "CampMoved":
            return {"source": self.hex(event.origin), "target": self.hex(event.target)}
        if name == "VillageBuilt":
            return {"juncture": self.juncture(event.juncture)}
        if name == "GlacierRevealed":
            effect = self.rules.glacier_effect[self.rules.glacier_ids.index(event.token)]
            return {
                "hex": self.hex(event.slot),
                "token": self.glacier_token(event.token),
                "effect": self.effect(effect),
            }
        if name == "MegalithPlaced":
            return {"spot": self.spot(event.spot)}
        if name == "IdolMoved":
            return {"track": Message(f"endless_winter-track-{event.track}")}
        if name == "HexGathered":
            effect = self.rules.terrain_effect[self.rules.terrain_ids.index(event.tile)]
            return {"terrain": self.terrain(event.tile), "effect": self.effect(effect)}
        return {}

    def name(self, seat: int) -> Message:
        """Somebody's name as a message."""
        name = self.names[seat]
        return name if isinstance(name, Message) else Message("list-name", {"name": name})


def _together(before: Any, event: Any) -> bool:
    """Whether two events in a row are told in one sentence."""
    name = type(event).__name__
    if type(before).__name__ != name:
        return False
    if name == "Gained" and (before.lost or event.lost):
        return False
    if name in ("Gained", "Spent", "CardSeen", "CardDiscarded"):
        return bool(before.seat == event.seat)
    return name in ("AnimalRevealed", "DisplayFilled")


def _announces(event: Any, seen: Any) -> bool:
    """Whether an event tells how many cards are drawn by somebody who now sees one of them."""
    return type(event).__name__ == "CardsDrawn" and event.seat == seen.seat


def _told_by(before: Any, event: Any) -> bool:
    """Whether the sentence before tells this too: points of a stone, goods taken as a lesser benefit."""
    pair = type(before).__name__, type(event).__name__
    if pair == ("StoneScored", "Scored"):
        return bool(event.source == "stones" and (before.seat, before.points) == (event.seat, event.points))
    if pair == ("Swapped", "Gained"):
        return bool(before.seat == event.seat and before.lesser == event.good and not event.lost)
    return False
