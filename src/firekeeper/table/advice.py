"""Advice: a bot's suggestion with its reason, as facts that a client puts into words.

The reason is what the bot itself has compared: the lines that it thought of, one for each first choice, what
each comes to, and how surely the best one is the best. `parts` says where the difference to the next best one
lies, by the names of the rules' features: so many points more for goods, so many fewer for the map.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from firekeeper.bots.budget import Budget, Deadline
from firekeeper.bots.lines import Line
from firekeeper.bots.rollouts import A_WIN, OWN, WIN, Rollouts, Tried
from firekeeper.bots.search_bot import SearchBot, Settings

if TYPE_CHECKING:
    from firekeeper.bots import Bot, Observation
    from firekeeper.kernel.choice import Choice

SHOWN = 6
"""So many choices are told, the suggested one first."""

LEAST_PART = 0.15
"""Points: smaller differences are not worth words."""

MOST_PARTS = 4

A_TURN = Budget(work=2000, seconds=1.0)
"""What finishing a turn may cost, to see where two lines differ."""


def advise(bot: Bot, observation: Observation) -> tuple[str, dict[str, Any]]:
    """What the bot would choose, and why.

    The reason holds the number of `choices`, the value of the position `now`, the `alternatives` from the
    suggested one to the least promising, each with its value and the chance of winning where that was the
    aim, how `sure` the bot is that the first is better than the second (0.5 to 1; None: it has not tried),
    the `parts` of that difference, and the `plan` for the rest of the turn.
    """
    suggested = bot.choose(observation)
    if not bot.needs_state:
        return suggested.text, {"choices": len(observation.choices), "alternatives": [], "plan": []}
    thought = bot.thought if isinstance(bot, SearchBot) else []
    if not thought:
        # A bot that does not tell what it thought: another one weighs the choices beside it.
        other = SearchBot(0, Settings(width=4, breadth=SHOWN))
        other.stream = bot.stream
        thought = other.think(observation) if len(observation.choices) > 1 else []
    best = by_choice(suggested, thought, observation)
    wins = isinstance(bot, SearchBot) and bot.settings.aim == WIN
    rules, seat = observation.rules, observation.seat
    return suggested.text, {
        "choices": len(observation.choices),
        "now": round(rules.evaluate(observation.imagine(), seat), 2),
        "alternatives": [told(best[0], one, wins) for one in best[:SHOWN]],
        "sure": sureness(best[0], best[1]) if len(best) > 1 else None,
        "parts": parts(observation, best[0].line, best[1].line) if len(best) > 1 else [],
        "plan": [choice.text for _, choice in best[0].line.steps[1:]],
    }


def by_choice(suggested: Choice, thought: list[Tried], observation: Observation) -> list[Tried]:
    """The best line of each first choice, the suggested one first."""
    found: dict[Choice, Tried] = {}
    for one in thought:
        found.setdefault(one.line.choice, one)
    first = found.pop(suggested, None) or Tried(Line([(observation.choices, suggested)], 0.0))
    return [first, *sorted(found.values(), key=lambda one: -beside(first, one))]


def beside(best: Tried, other: Tried) -> float:
    """What a line comes to, compared with the best in the same worlds: one that was given up has seen few."""
    shared = min(len(best.values), len(other.values))
    if not shared:
        return other.line.value
    less = sum(best.values[at] - other.values[at] for at in range(shared)) / shared
    return best.mean - less


def told(best: Tried, one: Tried, wins: bool) -> dict[str, Any]:
    """An alternative for the client."""
    if wins and one.values:
        chance = sum(value >= A_WIN / 2 for value in one.values) / len(one.values)
        return {
            "choice": one.line.choice.text,
            "value": round(one.line.value, 2),
            "chance": round(chance, 2),
        }
    return {"choice": one.line.choice.text, "value": round(beside(best, one), 2)}


def sureness(best: Tried, other: Tried) -> float | None:
    """The chance that the best line is better than another one, by the worlds in which both were tried."""
    shared = min(len(best.values), len(other.values))
    if shared < 2:
        return None
    less = [best.values[at] - other.values[at] for at in range(shared)]
    mean = sum(less) / shared
    spread = math.sqrt(sum((one - mean) ** 2 for one in less) / (shared - 1) / shared)
    if not spread:
        return 1.0 if mean > 0 else 0.5
    return round(max(0.5, 0.5 * (1 + math.erf(mean / spread / math.sqrt(2)))), 2)


def parts(observation: Observation, best: Line, other: Line) -> list[dict[str, Any]]:
    """Where the best line is ahead of another one at the end of the turn, in points, the largest first."""
    rules, seat = observation.rules, observation.seat
    if not rules.feature_names:
        return []
    world, factors = observation.imagine(), rules.evaluation.factors
    ends = []
    for line in (best, other):
        # The deadline of the choice may be over: this is a handful of positions more.
        rollouts = Rollouts(seat, 0, OWN, observation.imagine, 1, Deadline(A_TURN))
        state = rollouts.end_of_turn(world, line)
        ends.append(
            [part * factor for part, factor in zip(rules.features(state, seat), factors, strict=True)]
        )
    found = [
        {"part": name, "points": round(one - two, 2)}
        for name, one, two in zip(rules.feature_names, *ends, strict=True)
        if abs(one - two) >= LEAST_PART
    ]
    return sorted(found, key=lambda part: -abs(part["points"]))[:MOST_PARTS]
