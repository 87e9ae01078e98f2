"""The questions of New Allies with open windows, for the table of what may be used when."""

from __future__ import annotations

from firekeeper.games.wendake.new_allies.alliance import AllianceEffect
from firekeeper.games.wendake.new_allies.game import NewAllies
from firekeeper.games.wendake.new_allies.military import AfterClaims
from firekeeper.games.wendake.new_allies.search import ReplaceWithSeen
from firekeeper.games.wendake.new_allies.turn import AnotherOrAlly, EndOrAlly, OrderAlliance
from firekeeper.titles import rules_for
from tools.golden_wendake import Question, open_questions


def ally_questions() -> list[Question]:
    """Every question with an open window: its own, and those of the base game as New Allies asks them."""
    rules = rules_for("wendake", {"players": 2, "new_allies": True})
    assert isinstance(rules, NewAllies)
    found = []
    for label, instance in open_questions():
        found.append(Question(label, rules.frame(type(instance))(**vars(instance))))
    return [
        *found,
        Question("EndTurn of 1.B", EndOrAlly(0, 1)),
        Question("PlaceAnother of 1.B", AnotherOrAlly(0, 1)),
        Question("OrderAlliance, one flag", OrderAlliance(0, 1)),
        Question("OrderAlliance, both flags", OrderAlliance(0, 3)),
        Question("AllianceEffect", AllianceEffect(0, 0)),
        Question("AfterClaims", AfterClaims(0, 1)),
        Question("ReplaceTile", ReplaceWithSeen(0)),
    ]
