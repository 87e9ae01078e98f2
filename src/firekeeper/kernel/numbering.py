"""Numbers for choices: what a learner puts out, and a mask of what is legal.

Interned choices are numbered from 0 in the order in which the rules intern them, which depends on the options
and the component pack alone: the same rules give the same numbers in every process. Choices that are made
lazily (all the ways to pay) are too many for numbers of their own: those of one verb share a number, after
those of the interned ones, and are told apart by the numbers of the words that follow it:

    numbering = Numbering(rules.book)
    numbering.encode(choice)        (17,), or (1151, 4, 4, 61) for «pay hunter hunter food:3»
    numbering.decode((17,))         the same choice again
    numbering.mask(choices)         one byte for each number: 1 if such a choice is legal

So a policy has `numbering.size` outputs, and for a lazy verb goes on word by word among its
`numbering.words(verb)`. `numbering.fingerprint` tells whether stored numbers belong to these rules.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from firekeeper.kernel.choice import Choice, ChoiceBook


class Numbering:
    """The numbers of one set of rules. Make it when the rules are complete."""

    def __init__(self, book: ChoiceBook) -> None:
        self._book = book
        self._choices: list[Choice] = book.interned[:]
        self._verbs: list[str] = book.lazy_verbs()
        self._slots: dict[str, int] = {verb: len(self._choices) + at for at, verb in enumerate(self._verbs)}
        self._words: dict[str, dict[str, int]] = {
            verb: {word: at for at, word in enumerate(book.lazy_words(verb))} for verb in self._verbs
        }
        self.size: int = len(self._choices) + len(self._verbs)

    def words(self, verb: str) -> list[str]:
        """The words that can follow a lazy verb, by their numbers."""
        return list(self._words[verb])

    def number(self, choice: Choice) -> int:
        """The number of a choice; lazy ones have that of their verb."""
        if choice.number >= 0:
            return choice.number
        return self._slots[choice.verb]

    def encode(self, choice: Choice) -> tuple[int, ...]:
        """All of a choice in numbers: its own, and for a lazy one those of its words."""
        if choice.number >= 0:
            return (choice.number,)
        words = self._words[choice.verb]
        return (self._slots[choice.verb], *[words[word] for word in choice.text.split(" ")[1:]])

    def decode(self, code: tuple[int, ...]) -> Choice:
        """The choice that is encoded like this. ValueError if these rules have none."""
        number = code[0] if code else -1
        found: Choice | None = None
        if 0 <= number < len(self._choices):
            found = self._choices[number] if len(code) == 1 else None
        elif len(self._choices) <= number < self.size:
            verb = self._verbs[number - len(self._choices)]
            words = self.words(verb)
            if not code[1:] or (min(code[1:]) >= 0 and max(code[1:]) < len(words)):
                found = self._book.find(" ".join([verb, *[words[word] for word in code[1:]]]))
        if found is None:
            raise ValueError(f"{code} is no choice of these rules")
        return found

    def mask(self, choices: list[Choice]) -> bytearray:
        """One byte for each number: 1 where a choice with it is among these."""
        found = bytearray(self.size)
        for choice in choices:
            found[self.number(choice)] = 1
        return found

    @property
    def fingerprint(self) -> str:
        """Changes whenever a number means something else."""
        lines = [choice.text for choice in self._choices]
        lines += [" ".join([verb, *self.words(verb)]) for verb in self._verbs]
        return hashlib.blake2b("\n".join(lines).encode(), digest_size=8).hexdigest()
