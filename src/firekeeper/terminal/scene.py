"""A scene: the table as one person sees it at one moment, with the words to say it. All drawings start from
it."""

from __future__ import annotations

from typing import Any, ClassVar

from rich.text import Text

from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Decision
from firekeeper.kernel.wording import Message, Wording, seat_name
from firekeeper.terminal.drawing import QUIET, SEATS, joined
from firekeeper.texts import Texts


class Scene:
    """The view of a seat with texts, wording and the open choices. Games add what several drawings of theirs
    need."""

    printed: ClassVar[tuple[str, ...]] = SEATS
    """The colours of the seats as they are printed. Letters stand beside them everywhere."""
    rules: Any
    view: Any

    def __init__(
        self,
        texts: Texts,
        wording: Wording,
        seat: int,
        decision: Decision[Any] | None,
        choices: list[Choice],
    ) -> None:
        self.t = texts
        self.wording: Any = wording
        self.rules = wording.rules
        self.view = wording.view
        self.seat = seat
        self.decision = decision
        self.choices = choices

    @property
    def colours(self) -> list[str]:
        """By seat: seats may have chosen others than those of their order."""
        return [self.printed[self.rules.printed_seat(seat)] for seat in range(self.rules.seats)]

    @property
    def me(self) -> Any:
        """The reader's own part of the view."""
        return self.view.players[self.seat]

    def say(self, message: Message) -> str:
        return self.t.render(message)

    def name(self, seat: int) -> str:
        return self.say(self.wording.person(seat))

    def letter(self, seat: int) -> str:
        """The letter of a seat; pieces that nobody owns have a sign."""
        return self.t(f"{seat_name(self.rules, seat).key}.letter") if seat >= 0 else "□"

    def sign(self, seat: int, after: str = "") -> Text:
        """The letter of a seat in its colour."""
        return Text(f"{self.letter(seat)}{after}", self.colours[seat] if seat >= 0 else QUIET)

    def people(self, seats: list[int]) -> Text:
        """Names in a row, each in its colour."""
        return Text(" ").join([Text(self.name(seat), self.colours[seat]) for seat in seats])

    def in_order(self, message: str, seats: list[int]) -> list[Text]:
        """What an order of seats is called, and these; nothing while it is not known."""
        return [Text(self.t(message)).append(" ").append_text(self.people(seats))] if seats else []

    def numbers(self, *verbs: str) -> dict[int, int]:
        """By the first argument of a verb (a place, a card): the number to type for the choice about it."""
        return {
            choice.a: number
            for number, choice in reversed(list(enumerate(self.choices, 1)))
            if choice.verb in verbs
        }

    def labelled(self, label: str, *parts: str | Text) -> Text:
        """A label, then things in a row."""
        row = [part if isinstance(part, Text) else Text(part) for part in parts]
        return Text.assemble((f"{label} ", QUIET)).append_text(joined(row))
