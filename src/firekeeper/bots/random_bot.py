"""The random bot: every legal choice is equally likely."""

from __future__ import annotations

from typing import TYPE_CHECKING

from firekeeper.bots.base import Bot, Observation

if TYPE_CHECKING:
    from firekeeper.kernel.choice import Choice


class RandomBot(Bot):
    """The floor against which every other bot is measured."""

    name = "random"
    needs_state = False

    def choose(self, observation: Observation) -> Choice:
        return observation.choices[self.stream.below(len(observation.choices))]
