"""Choices: the one currency of players, bots, logs, replays, wire and learning masks.

A choice is a verb with arguments and nothing else, so that its text ("move sandusky wendake") is its
whole identity. Choices are interned in a `ChoiceBook`, one per set of rules: comparing them is
comparing identities, and listing the legal ones builds no new objects.
"""

from __future__ import annotations

from typing import Final

Arg = str | int

NO_ABILITY: Final = -1


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

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"


class ChoiceBook:
    """All choices a game has interned so far, by their text."""

    def __init__(self) -> None:
        self.by_text: dict[str, Choice] = {}

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
        if known is not choice and (known.a, known.b, known.c, known.ability) != (a, b, c, ability):
            raise ValueError(f"the choice «{choice.text}» is interned twice with different meanings")
        return known

    def find(self, text: str) -> Choice | None:
        """The choice with this text, or None if these rules know no such choice."""
        return self.by_text.get(text)
