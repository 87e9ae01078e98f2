"""Telling: the arguments of the sentences about what happened, and which events make one sentence."""

from __future__ import annotations

from typing import Any

from firekeeper.games.endless_winter.naming import Names, labour
from firekeeper.games.endless_winter.terms import ATOMS
from firekeeper.kernel.wording import Message, Value, listed, yes


class Telling(Names):
    """What the messages about events need to know."""

    def sentences(self, events: list[Any]) -> list[tuple[Any, Message]]:
        """What somebody gains, pays, draws or reveals at once makes one sentence."""
        found: list[tuple[Any, Message]] = []
        before: tuple[Any, ...] = ()
        things: list[Message] = []
        for event in events:
            name, sentence = type(event).__name__, self.event(event)
            kind = self._kind(name, event)
            if name == "CardSeen" and found and type(found[-1][0]).__name__ in ("CardsDrawn", "DeckShuffled"):
                # The owner is told which cards, and that says how many.
                found = [pair for pair in found if pair[0] is not self._drawing(found, event)]
            if kind and kind == before:
                things.append(self._thing(name, event))
                self._fill(name, sentence, things)
                found.pop()
            else:
                before = kind
                things = [self._thing(name, event)] if kind else []
            if name == "Scored" and found and self._said_already(found[-1][0], event):
                sentence = found.pop()[1]
                sentence.args["total"] = event.total
            found.append((event, sentence))
        return found

    def _kind(self, name: str, event: Any) -> tuple[Any, ...]:
        """Events of the same kind in a row are told together; () is told alone."""
        if name in ("Gained", "Spent", "CardSeen", "CardDiscarded"):
            return name, event.seat, bool(getattr(event, "lost", 0))
        return (name,) if name in ("AnimalRevealed", "DisplayFilled") else ()

    def _thing(self, name: str, event: Any) -> Message:
        if name in ("Gained", "Spent"):
            return self._goods(event)
        return self.animal(event.animal) if name == "AnimalRevealed" else self.card(event.card)

    def _fill(self, name: str, sentence: Message, things: list[Message]) -> None:
        place = {"Gained": "goods", "Spent": "goods", "AnimalRevealed": "animals"}.get(name, "cards")
        sentence.args[place] = listed(things)
        sentence.args["count"] = len(things)

    def _drawing(self, found: list[tuple[Any, Message]], event: Any) -> Any:
        """The last event that told how many cards the owner of a seen card draws."""
        for told, _ in reversed(found):
            if type(told).__name__ == "CardsDrawn" and told.seat == event.seat:
                return told
        return None

    def _said_already(self, event: Any, scored: Any) -> bool:
        """Whether the sentence before tells these points with what they are for."""
        return (
            type(event).__name__ == "StoneScored"
            and scored.source == "stones"
            and (event.seat, event.points) == (scored.seat, scored.points)
        )

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
                "count": 1,
            }
        if name == "Spent":
            return {"goods": self._goods(event), "count": 1}
        if name == "Swapped":
            return self.swapped(event.benefit, event.lesser)
        if name == "Scored":
            return {"source": Message(f"endless_winter-scored-{event.source}"), "total": event.total}
        if name == "OrderChanged":
            return {"names": listed([self.name(seat) for seat in event.order])}
        if name == "GameEnded":
            winner = event.winners[0]
            return {**self.who(winner), "total": event.totals[winner]}
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
            chief = event.card in self.box.chief_ids
            return {"card": self.chief(event.card) if chief else self.card(event.card), "chief": yes(chief)}
        if name == "CardPlayed":
            culture = self.box.card_ids.index(event.card) >= self.box.first_culture
            return {"card": self.card(event.card), "labour": labour(event.labour), "culture": yes(culture)}
        if name == "CardBuried":
            hidden = not event.card
            return {"card": "" if hidden else self.card(event.card), "hidden": yes(hidden)}
        if name in ("CardSeen", "CardDiscarded", "DisplayFilled"):
            return {"cards": self.card(event.card), "count": 1}
        if name == "Recruited":
            return {"card": self.card(event.card), "zone": event.zone or "none"}
        if name == "Learned":
            return {"card": self.card(event.card)}
        if name in ("CardsCleared", "DisplayCleared"):
            return {"cards": self.cards(event.cards), "count": len(event.cards)}
        if name == "PilesRevealed":
            return {"piles": self._piles(event)}
        if name in ("ChiefTaken", "SideChosen"):
            side = {"side": self.side(event.side)} if name == "SideChosen" else {}
            return {"chief": self.chief(event.chief), **side}
        if name == "SetupCardTaken":
            return {"card": self.setup_card(event.card)}
        if name == "AnimalRevealed":
            return {"animals": self.animal(event.animal), "count": 1}
        if name in ("AnimalTaken", "AnimalTipped", "SetScored"):
            return {"animal": self.animal(event.animal)}
        if name in ("StoneTaken", "StoneScored"):
            return {"stone": self.stone(event.stone), "total": 0}
        if name == "RestTokenTaken":
            refused = self.rest_token(event.refused) if event.refused else ""
            return {
                "token": self._token(event.token),
                "form": "next" if event.refused else "open",
                "refused": refused,
            }
        if name in ("RestTokenReturned", "RestTokenRevealed"):
            return {"token": self._token(event.token)}
        return {}

    def _token(self, name: str) -> Message:
        """A Rest token with what it gives."""
        effect = self.box.rest_token_effect[self.box.rest_token_ids.index(name)]
        return Message(
            "endless_winter-token-effect", {"token": self.rest_token(name), "effect": self.effect(effect)}
        )

    def _piles(self, event: Any) -> Message:
        """All Eclipse piles with their Labour."""
        return listed(
            [
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
        )

    def _places_of(self, name: str, event: Any) -> dict[str, Value]:
        """Events about figures, the map, the Megalith board and the Idol tracks."""
        if name == "FigurePlaced":
            return {"figure": self.figure(event.figure), "column": self.destination(event.place)}
        if name == "CampMoved":
            return {"source": self.hex(event.origin), "target": self.hex(event.target)}
        if name == "VillageBuilt":
            return {"juncture": self.juncture(event.juncture)}
        if name == "GlacierRevealed":
            effect = self.box.glacier_effect[self.box.glacier_ids.index(event.token)]
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
            effect = self.box.terrain_effect[self.box.terrain_ids.index(event.tile)]
            return {"terrain": self.terrain(event.tile), "effect": self.effect(effect)}
        return {}

    def name(self, seat: int) -> Message:
        """Somebody's name as a message."""
        name = self.names[seat]
        return name if isinstance(name, Message) else Message("list-name", {"name": name})
