"""The random bot: every legal choice is equally likely."""

from __future__ import annotations

from typing import TYPE_CHECKING

from firekeeper.bots.base import Bot, Seen

if TYPE_CHECKING:
    from firekeeper.kernel.choice import Choice


class RandomBot(Bot):
    """The floor against which every other bot is measured."""

    name = "random"
    blind = True

    def choose(self, seen: Seen) -> Choice:
        return seen.choices[self.stream.below(len(seen.choices))]
