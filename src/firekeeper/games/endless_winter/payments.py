"""Payments: the ways to raise Labour in one choice, made when they are first met.

A payment names the cards that are played for Labour, each with a + if its Labour skill is used at once, and
the Food that is spent: «pay hunter+ elder food:3». There are too many to list them beforehand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from firekeeper.kernel.choice import Choice, ChoiceBook

BONUS = "+"
MOST_PROPOSED = 16_384
"""So many lists of proposals are kept."""
FOOD_WORD = "food:"


class PaymentBook:
    """All payments met so far. By `choice.a`: `cards` (kinds, sorted), `bonus` (those of them whose skill is
    used, sorted) and `food`."""

    def __init__(
        self, book: ChoiceBook, card_ids: list[str], copies: list[int], helpful: list[bool], most_food: int
    ) -> None:
        self.cards: list[tuple[int, ...]] = []
        self.bonus: list[tuple[int, ...]] = []
        self.food: list[int] = []
        # What was proposed before, by column, price, Food, Tribe cards in hand and those recruited just now.
        self.proposed: dict[tuple[int, int, int, tuple[int, ...], tuple[int, ...]], list[Choice]] = {}
        self._book = book
        self._known: dict[tuple[tuple[int, ...], tuple[int, ...], int], Choice] = {}
        self._ids = card_ids
        self._kinds = {name: kind for kind, name in enumerate(card_ids)}
        self._copies = copies  # how many of a kind one player can have
        self._helpful = helpful  # whether the skill of a kind adds Labour in some column
        self._amounts = [str(food) for food in range(1, most_food + 1)]
        words = [*card_ids, *[name + BONUS for name, helps in zip(card_ids, helpful, strict=True) if helps]]
        words += [f"{FOOD_WORD}{amount}" for amount in self._amounts]
        book.register_lazy("pay", self.read, words)

    def make(self, cards: tuple[int, ...], bonus: tuple[int, ...], food: int) -> Choice:
        """The payment with these cards (sorted), the skills of these among them (sorted), and Food."""
        key = (cards, bonus, food)
        known = self._known.get(key)
        if known is not None:
            return known
        choice = self._book.add("pay", self._words(cards, bonus, food), len(self.cards))
        self._known[key] = choice
        self.cards.append(cards)
        self.bonus.append(bonus)
        self.food.append(food)
        return choice

    def remember(
        self, key: tuple[int, int, int, tuple[int, ...], tuple[int, ...]], choices: list[Choice]
    ) -> None:
        """Keep what was proposed; all is forgotten when there is too much of it."""
        if len(self.proposed) >= MOST_PROPOSED:
            self.proposed.clear()
        self.proposed[key] = choices

    def read(self, words: list[str]) -> Choice | None:
        """The payment that these words after «pay» mean; None if they mean none."""
        food = 0
        if words and words[-1].startswith(FOOD_WORD):
            digits = words[-1].removeprefix(FOOD_WORD)
            if digits not in self._amounts:
                return None
            food = int(digits)
            words = words[:-1]
        cards: list[int] = []
        bonus: list[int] = []
        for word in words:
            kind = self._kinds.get(word.removesuffix(BONUS), -1)
            if kind < 0:
                return None
            cards.append(kind)
            if word.endswith(BONUS):
                if not self._helpful[kind]:
                    return None
                bonus.append(kind)
        if cards != sorted(cards) or (not cards and food == 0):
            return None
        if any(cards.count(kind) > self._copies[kind] for kind in cards):
            return None
        # Spelt in one way only: the skilled ones of a kind first.
        if tuple(words) != self._words(tuple(cards), tuple(bonus), 0):
            return None
        return self.make(tuple(cards), tuple(bonus), food)

    def _words(self, cards: tuple[int, ...], bonus: tuple[int, ...], food: int) -> tuple[str, ...]:
        left = list(bonus)
        words: list[str] = []
        for kind in cards:
            if kind in left:
                left.remove(kind)
                words.append(self._ids[kind] + BONUS)
            else:
                words.append(self._ids[kind])
        if food:
            words.append(f"{FOOD_WORD}{food}")
        return tuple(words)
