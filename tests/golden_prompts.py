"""What people are asked in the golden games: every question that leaves a choice, with all it says."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import firekeeper
from firekeeper.kernel.frame import frame_name
from firekeeper.kernel.wording import Message, kebab
from firekeeper.texts import wording

RECORDS = sorted((Path(__file__).parent / "records").glob("*.json"))


class Offered(NamedTuple):
    """A choice: its text in records, all that it says, and what it says under the heading of its group."""

    text: str
    full: Message
    heading: Message | None


class Asked(NamedTuple):
    """A question and what may be answered."""

    name: str
    question: Message
    offers: list[Offered]


def asked(path: Path) -> Iterator[Asked]:
    """The questions of a recorded game that have more than one answer, in order."""
    record = firekeeper.load(path)
    game = firekeeper.replay(record, to=0)
    for entry in record.entries:
        decision = game.decision
        if decision is not None and decision.seat >= 0 and not entry.automatic:
            choices = game.choices_of(decision.seat)
            if len(choices) > 1:
                words = wording(game.rules, decision.seat, None, game.view(decision.seat))
                offers = [Offered(one.text, words.choice(one, decision), words.group(one)) for one in choices]
                yield Asked(kebab(frame_name(decision)), words.prompt(decision), offers)
        game.follow([entry])
