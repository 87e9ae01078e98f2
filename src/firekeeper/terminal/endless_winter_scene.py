"""What the drawings of Endless Winter's table share."""

from __future__ import annotations

from firekeeper.games.endless_winter.box import Box
from firekeeper.games.endless_winter.grammar import Effect
from firekeeper.games.endless_winter.view import WinterView
from firekeeper.terminal.scene import Scene


class WinterScene(Scene):
    """What several drawings of Endless Winter's table need."""

    printed = ("bold magenta", "bold green", "bold red", "bold yellow")  # purple, green, red and orange
    rules: Box
    view: WinterView

    def effect(self, effect: Effect) -> str:
        """What something does; a dash if nothing."""
        return self.say(self.wording.effect(effect)) if effect else "–"

    def cards(self, names: list[str]) -> str:
        """Cards in a row, those of a kind together."""
        found = []
        for name in dict.fromkeys(names):
            count = names.count(name)
            title = self.say(self.wording.card(name))
            found.append(title if count == 1 else f"{count}× {title}")
        return ", ".join(found) or "–"
