"""A record told as a story: what happened, choice by choice, as somebody at the table may know it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct

from firekeeper.kernel.audience import may_know
from firekeeper.kernel.frame import CHANCE, EVERYONE, Decision
from firekeeper.kernel.game import Game
from firekeeper.kernel.record import Entry, Record
from firekeeper.narrator import Narrator
from firekeeper.texts import texts, wording


class Step(Struct, frozen=True):
    """One choice and what it brought about. Number 0 is what happened before the first choice."""

    number: int
    seat: int | None  # from 1, as in the record; None for chance
    choice: str | None  # None where the reader must not know it
    automatic: bool
    sentences: list[str]
    events: list[dict[str, Any]]
    opens: str  # the heading that begins after this choice: a year, say


class Story:
    """The steps of a game for one reader: a seat, or None for somebody who holds the record and knows all."""

    def __init__(self, game: Game, seat: int | None, language: str) -> None:
        self.game = game
        self.seat = seat
        self.wording = wording(game.rules, seat)
        self.narrator = Narrator(self.wording, texts(language), everything=seat is None)

    def name(self, seat: int) -> str:
        """What a seat is called, with the number it has in the record."""
        return f"{self.narrator.say(self.wording.person(seat))} ({seat + 1})"

    def steps(self) -> Iterator[Step]:
        by_number: defaultdict[int, list[Any]] = defaultdict(list)
        for number, event in self.game.events:
            if self.narrator.may_know(event):
                by_number[number].append(event)
        if 0 in by_number:
            yield self._step(0, None, by_number[0], None)
        # The questions are not kept anywhere: a second game walks along and meets them again.
        walk = Game(self.game.rules, Record(self.game.record.header), None, frozenset(), history=False)
        walk.follow([])
        for number, entry in enumerate(self.game.record.entries, 1):
            yield self._step(number, entry, by_number[number], walk.decision)
            walk.follow([entry])

    def knows(self, number: int) -> bool:
        """Whether the reader may know the entry with this number."""
        audience = self.game.audience_by_entry.get(number, EVERYONE)
        return self.seat is None or may_know(audience, self.seat, self.game.rules.seats)

    def _step(
        self, number: int, entry: Entry | None, events: list[Any], decision: Decision[Any] | None
    ) -> Step:
        sentences = [
            sentence for _, sentence in self.narrator.tell([event for event in events if not event.opens])
        ]
        known = entry is not None and self.knows(number)
        if entry is not None and known and decision is not None:
            # Where no event tells what was chosen, or only its owner understands it, the choice does.
            secret = self.seat is None and number in self.game.audience_by_entry
            if secret or not (events or entry.automatic):
                sentences.append(self._chosen(entry, decision, secret))
        return Step(
            number=number,
            seat=None if entry is None or entry.seat == CHANCE else entry.seat + 1,
            choice=entry.choice if entry is not None and known else None,
            automatic=entry is None or entry.automatic,
            sentences=sentences,
            events=[msgspec.to_builtins(event) for event in events],
            opens=self.narrator.headings(events),
        )

    def _chosen(self, entry: Entry, decision: Decision[Any], bare: bool) -> str:
        """The label of a choice; for chance also the question, which nobody else would ask."""
        choice = self.game.rules.book.find(entry.choice)
        assert choice is not None, "a record that was replayed holds known choices only"
        label = f"› {self.narrator.say(self.wording.choice(choice, decision))}"
        if entry.seat != CHANCE or bare:
            return label
        return f"{self.narrator.say(self.wording.prompt(decision))} {label}"


def story_lines(story: Story) -> Iterator[tuple[str, str]]:
    """The story in lines, each with what it is: "part", "turn" or "step"."""
    whose: int | None = None
    for step in story.steps():
        if step.seat is not None and step.seat != whose and step.sentences:
            whose = step.seat
            yield "turn", story.name(whose - 1)
        for at, sentence in enumerate(step.sentences):
            number = str(step.number) if at == 0 else ""
            yield "step", f"{number:>5}  {sentence}"
        if step.opens:
            whose = None
            yield "part", step.opens
