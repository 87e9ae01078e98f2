"""Wording of solitaire with Adversity: cards, tokens, patrols, and what is lost."""

from __future__ import annotations

from typing import Any, ClassVar

from firekeeper.games.wendake.adversity.game import Adversity
from firekeeper.games.wendake.extreme.wording import ExtremeWording
from firekeeper.games.wendake.solo.state import GHOST
from firekeeper.games.wendake.wording import WendakeWording
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.wording import Args, Message, listed
from firekeeper.kernel.wording_rows import fields, first


class AdversityWording(ExtremeWording):
    """What the messages of solitaire with Adversity need to know."""

    rules: Adversity

    def adversity(self, effect: str, shows: str) -> Message:
        """A card by its effect, and what it shows beside it."""
        name = self.called("adversity", effect)
        if not shows:
            return Message("wendake-adversity-card-plain", {"effect": name})
        return Message(
            "wendake-adversity-card", {"effect": name, "shows": Message(f"wendake-adversity-shows-{shows}")}
        )

    def choice_adversity(self, choice: Choice) -> Args:
        card = self.rules.adversity_cards[choice.a]
        return {"card": self.adversity(card.effect, card.shows)}

    def explain_adversity(self, choice: Choice) -> list[Message]:
        return [Message(f"wendake-adversity-{self.rules.adversity_cards[choice.a].effect}-text")]

    def choice_offer(self, choice: Choice) -> Args:
        name = str(choice.args[0])
        kind = "track" if choice.b else "resource"
        return {"form": "track" if choice.b else "good", "name": self.called(kind, name)}

    def choice_recall(self, choice: Choice) -> Args:
        return {"area": self.place(str(choice.args[0]))}

    def _any_step(self, choice: Choice) -> Args:
        found = self._step(choice)
        if choice.verb == "attack_patrol":
            found["victim"] = self._victim("patrol", GHOST)
        return found

    def event_AdversityRevealed(self, event: Any) -> Args:
        return {"card": self.adversity(event.effect, event.shows)}

    def event_TokenRevealed(self, event: Any) -> Args:
        return {"token": event.token, "face": self.called("ghost", event.face)}

    def event_EuropeansCame(self, event: Any) -> Args:
        places = [self.called("territory", name) for name in event.territories]
        return {
            "flag": self.called("flag", event.flag),
            "count": len(places),
            "territories": listed(places),
        }

    prompts: ClassVar = {"PlaceMarker": WendakeWording.prompt_PlaceMarker}
    choices: ClassVar = {
        "token": first(token="token"),
        "withdraw": first(lake="lake"),
        **dict.fromkeys(("move", "occupy", "attack", "attack_guard", "attack_patrol"), _any_step),
    }
    groups: ClassVar = {"attack_patrol": ExtremeWording.groups["attack_guard"]}
    events: ClassVar = {
        "EuropeansLeft": fields(territory="territory"),
        "CanoeWithdrawn": fields(lake="lake"),
    }
