"""What the drawings of Endless Winter's table share: the view of a seat, words, letters and colours."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from firekeeper.games.endless_winter.box import Box
from firekeeper.games.endless_winter.grammar import Effect
from firekeeper.games.endless_winter.view import PlayerView, WinterView
from firekeeper.games.endless_winter.wording import EndlessWinterWording
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Decision
from firekeeper.kernel.wording import Message
from firekeeper.terminal.drawing import QUIET, joined
from firekeeper.texts import Texts

SEATS: Final = ("bold magenta", "bold green", "bold red", "bold yellow")
"""Purple, green, red and orange; letters stand beside the colours everywhere."""


class Scene:
    """The table as one person sees it at one moment."""

    def __init__(
        self,
        texts: Texts,
        wording: EndlessWinterWording,
        seat: int,
        decision: Decision[Any] | None,
        choices: list[Choice],
    ) -> None:
        self.t = texts
        self.wording = wording
        self.rules: Box = wording.rules
        self.view: WinterView = wording.view
        self.seat = seat
        self.decision = decision
        self.choices = choices

    @property
    def me(self) -> PlayerView:
        return self.view.players[self.seat]

    def say(self, message: Message) -> str:
        return self.t.render(message)

    def effect(self, effect: Effect) -> str:
        """What something does; a dash if nothing."""
        return self.say(self.wording.effect(effect)) if effect else "–"

    def letter(self, seat: int) -> str:
        """The letter of a seat; neutral pieces have a sign."""
        return self.t(f"endless_winter-seat-{seat + 1}.letter") if seat >= 0 else "□"

    def sign(self, seat: int, after: str = "") -> Text:
        """The letter of a seat in its colour."""
        return Text(f"{self.letter(seat)}{after}", SEATS[seat] if seat >= 0 else QUIET)

    def name(self, seat: int) -> str:
        return self.say(self.wording.person(seat))

    def numbers(self, verb: str) -> dict[int, int]:
        """By the first argument of a verb: the number to type for the choice about it."""
        return {
            choice.a: number
            for number, choice in reversed(list(enumerate(self.choices, 1)))
            if choice.verb == verb
        }

    def cards(self, names: list[str]) -> str:
        """Cards in a row, those of a kind together."""
        found = []
        for name in dict.fromkeys(names):
            count = names.count(name)
            title = self.say(self.wording.card(name))
            found.append(title if count == 1 else f"{count}× {title}")
        return ", ".join(found) or "–"

    def labelled(self, label: str, *parts: str | Text) -> Text:
        """A label, then things in a row."""
        row = [part if isinstance(part, Text) else Text(part) for part in parts]
        return Text.assemble((f"{label} ", QUIET)).append_text(joined(row))
