"""Standing orders: what a seat settles in advance, so that nobody waits for it over days.

A game declares what can be ordered in its file `orders.py` (`ORDERS`). An order answers some questions of its
seat by what the seat wants (its value), and leaves the others alone. It may look at what the seat knows, and
at nothing else: an answer given at once must not tell what the seat holds.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import frame_name
from firekeeper.kernel.wording import Message

SWITCH = "switch"
LIST = "list"
NUMBER = "number"

Answer = Callable[[Any, Any, list[Choice], Any], Choice | None]
"""From the position, the question, its choices and what is wanted: the choice, or None."""

Withheld = Callable[[Any, Any, list[Choice], Any], list[Choice]]
"""The same: choices that no order may make."""


class StandingOrder:
    """Something that can be ordered.

    A `switch` is on or off. A `list` names some of `values`, the most wanted first; the message of a value is
    `labels` and its name, or what `named` says to the game's wording and the value. Of many values those are
    shown that `offered` names for a position and a seat. A `number` lies between `least` and `most`.
    `message` says what it does. It is asked about the `questions` with these names, or about all. What it
    `withholds` no other order chooses.
    """

    def __init__(
        self,
        name: str,
        message: str,
        answer: Answer,
        kind: str = SWITCH,
        values: Callable[[Any], list[str]] | None = None,
        labels: str = "",
        least: int = 0,
        most: int = 0,
        questions: tuple[str, ...] = (),
        offered: Callable[[Any, int], list[str]] | None = None,
        named: Callable[[Any, str], Message] | None = None,
        withholds: Withheld | None = None,
    ) -> None:
        self.name = name
        self.message = message
        self.answer = answer
        self.questions = questions
        self.kind = kind
        self.values = values
        self.labels = labels
        self.least = least
        self.most = most
        self.offered = offered
        self.named = named
        self.withholds = withholds

    def about(self, decision: Any) -> bool:
        """Whether it is asked about a question."""
        return not self.questions or frame_name(decision) in self.questions


def only_one(state: Any, decision: Any, choices: list[Choice], wanted: Any) -> Choice | None:
    """The only thing that is possible, where that is no secret (`always_asked`)."""
    return choices[0] if len(choices) == 1 and not decision.always_asked else None


ONLY_ONE = StandingOrder("only_one", "", only_one)
"""For every game: the end of a turn that has nothing else left, too."""
