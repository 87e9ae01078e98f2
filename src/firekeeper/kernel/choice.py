"""Choices: the one currency of players, bots, logs, replays, wire and learning masks.

A choice is a verb with arguments and nothing else, so that its text ("move sandusky wendake") is its
whole identity. Choices are interned in a `ChoiceBook`, one per set of rules: comparing them is
comparing identities, and listing the legal ones builds no new objects.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

Arg = str | int

NO_ABILITY: Final = -1

LAZY: Final = -1
"""Instead of a number of its own: the choice was made lazily."""

LONGEST_TEXT: Final = 400
"""Longer texts are nobody's choice. They may come from outside, so they are not even looked at."""

MAX_LAZY_CHOICES: Final = 65_536
"""So many choices are made from texts alone; afterwards those are found that a game has offered. Somebody
who sends all the texts he can think of fills no memory with them."""


class Choice:
    """One thing a seat (or chance) may do. Made by `ChoiceBook.add` only."""

    def __init__(self, verb: str, args: tuple[Arg, ...], a: int, b: int, c: int, ability: int) -> None:
        self.verb = verb
        self.args = args
        self.text = " ".join([verb, *[str(arg) for arg in args]])
        # What the arguments mean to the rules, decoded once when the choice is interned.
        self.a = a
        self.b = b
        self.c = c
        self.ability = ability
        self.number = LAZY
        """Its place among the interned choices of its book: see `kernel.numbering`."""

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"


class ChoiceBook:
    """All choices a game has interned so far, by their text."""

    def __init__(self) -> None:
        self.by_text: dict[str, Choice] = {}
        self.interned: list[Choice] = []
        """All but those made lazily, by their numbers."""
        self._lazy_words: dict[str, list[str]] = {}
        self._lazy: dict[str, Callable[[list[str]], Choice | None]] = {}
        self._lazy_left = MAX_LAZY_CHOICES

    def add(
        self,
        verb: str,
        args: tuple[Arg, ...] = (),
        a: int = 0,
        b: int = 0,
        c: int = 0,
        ability: int = NO_ABILITY,
    ) -> Choice:
        """Intern a choice; the same words give the same object, and must always mean the same."""
        choice = Choice(verb, args, a, b, c, ability)
        known = self.by_text.setdefault(choice.text, choice)
        if known is choice:
            if verb not in self._lazy:
                choice.number = len(self.interned)
                self.interned.append(choice)
        elif (known.a, known.b, known.c, known.ability) != (a, b, c, ability):
            raise ValueError(f"the choice «{choice.text}» is interned twice with different meanings")
        return known

    def each(self, verb: str, names: Sequence[Arg]) -> list[Choice]:
        """One choice for each name; its place among them is `choice.a`."""
        return [self.add(verb, (name,), at) for at, name in enumerate(names)]

    def several(self, verbs: Sequence[str], names: Sequence[Arg]) -> list[list[Choice]]:
        """What `each` gives for each of some verbs, numbered name by name."""
        rows = [[self.add(verb, (name,), at) for verb in verbs] for at, name in enumerate(names)]
        return [[row[column] for row in rows] for column in range(len(verbs))]

    def pairs(self, verb: str, names: Sequence[Arg], others: Sequence[Arg]) -> list[list[Choice]]:
        """One choice for each name with each of the others; their places are `choice.a` and `choice.b`."""
        return [
            [self.add(verb, (name, other), a, b) for b, other in enumerate(others)]
            for a, name in enumerate(names)
        ]

    def register_lazy(
        self, verb: str, make: Callable[[list[str]], Choice | None], words: list[str] | None = None
    ) -> None:
        """Let choices with this verb be made when they are first met: some are too many to intern beforehand
        (all the ways to pay with a hand of cards).

        `make` gets the words after the verb and adds the choice to this book, as the game itself does when
        it offers one; it gives None unless the words are a choice of these rules, spelt as `add` spells it.
        `words` are all that can follow the verb, always in the same order: learners number them.
        """
        if verb in self._lazy:
            raise ValueError(f"choices with the verb «{verb}» are made lazily already")
        self._lazy[verb] = make
        self._lazy_words[verb] = [] if words is None else words

    def lazy_verbs(self) -> list[str]:
        """The verbs of choices that are made lazily."""
        return list(self._lazy)

    def lazy_words(self, verb: str) -> list[str]:
        """The words that can follow a lazy verb."""
        return self._lazy_words[verb]

    def find(self, text: str) -> Choice | None:
        """The choice with this text, or None if these rules know no such choice."""
        known = self.by_text.get(text)
        if known is not None or len(text) > LONGEST_TEXT or self._lazy_left == 0:
            return known
        words = text.split(" ")
        make = self._lazy.get(words[0])
        made = None if make is None else make(words[1:])
        if made is None:
            return None
        self._lazy_left -= 1
        # One spelling only: «pay 02» is not another text for «pay 2».
        return made if made.text == text else None
