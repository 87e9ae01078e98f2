"""Advice: a bot's suggestion with its reason, as facts that a client puts into words.

The reason is what the choices come to: each is made on an imagined table, the rest of the turn is played
uphill, and the rules' evaluation says how many points the seat may then expect at the end of the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from firekeeper.kernel import engine
from firekeeper.kernel.frame import Decision

if TYPE_CHECKING:
    from firekeeper.bots import Bot, Observation
    from firekeeper.kernel.choice import Choice
    from firekeeper.kernel.state import State

BREADTH = 5
"""So many choices are weighed: those after which the position looks best at once."""

DEPTH = 40
"""No turn is played on for longer than this many choices."""


def advise(bot: Bot, observation: Observation) -> tuple[str, dict[str, Any]]:
    """What the bot would choose, and why.

    The reason holds the number of `choices`, the value of the position `now`, the `alternatives` from the
    suggested one to the least promising, each with its value, and the `plan` for the rest of the turn.
    """
    suggested = bot.choose(observation)
    table = observation.imagine()
    looks = sorted(observation.choices, key=lambda choice: -_look(table, observation.seat, choice))[:BREADTH]
    weighed = []
    for choice in looks if suggested in looks else [suggested, *looks]:
        state = _after(table, choice)
        plan = _play_on(state, observation.seat)
        weighed.append((choice, observation.rules.evaluate(state, observation.seat), plan))
    weighed.sort(key=lambda found: (found[0] is not suggested, -found[1]))
    return suggested.text, {
        "choices": len(observation.choices),
        "now": round(observation.rules.evaluate(table, observation.seat), 2),
        "alternatives": [{"choice": choice.text, "value": round(value, 2)} for choice, value, _ in weighed],
        "plan": weighed[0][2],
    }


def _look(table: State, seat: int, choice: Choice) -> float:
    return table.game_rules().evaluate(_after(table, choice), seat)


def _after(table: State, choice: Choice) -> State:
    state = table.clone()
    decision = state.frames[-1]
    assert isinstance(decision, Decision)
    engine.apply(state, decision, choice)
    return state


def _play_on(state: State, seat: int) -> list[str]:
    """Uphill until chance or another seat has to answer; what the seat chose on the way."""
    plan: list[str] = []
    for _ in range(DEPTH):
        decision = engine.run_automatic(state)
        if decision is None or decision.seat != seat:
            break
        choices = engine.legal(state, decision)
        best = max(choices, key=lambda choice: _look(state, seat, choice)) if len(choices) > 1 else choices[0]
        if len(choices) > 1:
            plan.append(best.text)
        engine.apply(state, decision, best)
        if decision.ends_turn:
            break
    return plan
