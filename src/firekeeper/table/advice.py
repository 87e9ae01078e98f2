"""Advice: a bot's suggestion with its reason, as facts that a client puts into words.

The reason is what the bot itself has compared: the lines that it thought of, one for each first choice, what
each comes to, and how surely the best one is the best. `parts` says where the difference to the next best one
lies, by the names of the rules' features: so many points more for goods, so many fewer for the map.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from firekeeper.bots.base import Observation
from firekeeper.bots.budget import Budget, Deadline
from firekeeper.bots.chances import Prospect
from firekeeper.bots.lines import Line
from firekeeper.bots.rollouts import A_WIN, OWN, WIN, Rollouts, Tried
from firekeeper.bots.search_bot import SearchBot, Settings
from firekeeper.bots.valuing import valued_by
from firekeeper.kernel.rng import Stream

if TYPE_CHECKING:
    from firekeeper.bots import Bot
    from firekeeper.kernel.choice import Choice

SHOWN = 6
"""So many choices are told, the suggested one first."""

LEAST_PART = 0.15
"""Points: smaller differences are not worth words."""

LEAST_SHARE = 0.08
"""And so are those that are small beside the largest."""

MOST_PARTS = 4

WORLDS = 4
"""Imagined worlds in which two lines are played on, to see where they differ."""

THE_OTHERS = Budget(work=3000, seconds=1.0, wait=2.0)
"""What it may cost to find out what the best of the other choices is worth."""

A_WAY = Budget(work=4000, seconds=1.0)
"""What playing on may cost in one of them."""


def advise(bot: Bot, observation: Observation) -> tuple[str, dict[str, Any]]:
    """What the bot would choose, and why.

    The reason holds the number of `choices`, the value of the position `now`, the `alternatives` from the
    suggested one to the least promising, each with its value, how `sure` the bot is that the first is better
    than the second (0.5 to 1; None: it has not tried), the `parts` of that difference, and the `plan` for the
    rest of the turn. `measure` says what values are: "points"; or "chance", where a number of points would
    mean nothing and each alternative has the chance to win, as far as it is known: by games that the bot has
    "played" on in its mind, or by what became of such positions. `goes_on`: the bot has thought of all this
    before, and goes on with its plan; then it has compared nothing.
    """
    with valued_by(observation.rules, bot.evaluation if isinstance(bot, SearchBot) else None):
        return _advise(bot, observation)


def _advise(bot: Bot, observation: Observation) -> tuple[str, dict[str, Any]]:
    before = bot.thought if isinstance(bot, SearchBot) else []
    suggested = bot.choose(observation)
    if not bot.needs_state:
        return suggested.text, {"choices": len(observation.choices), "alternatives": [], "plan": []}
    thought = bot.thought if isinstance(bot, SearchBot) else []
    if isinstance(bot, SearchBot) and thought is before and thought and len(observation.choices) > 1:
        here = observation.imagine()
        now = observation.rules.evaluate(here, observation.seat)
        prospect = Prospect(observation.rules, here, observation.seat, now)
        return suggested.text, {
            "choices": len(observation.choices),
            "measure": "chance" if prospect.told else "points",
            "now": round(now, 2),
            "alternatives": [{"choice": suggested.text, "value": round(thought[0].line.value, 2)}],
            "sure": None,
            "parts": [],
            "plan": [choice.text for choice in bot.plan],
            "goes_on": True,
        }
    if thought is before or not thought:
        # A bot that does not tell what it thought: another one weighs the choices beside it.
        other = SearchBot(0, Settings(width=4, breadth=SHOWN))
        other.stream = bot.stream
        thought = other.think(observation) if len(observation.choices) > 1 else []
    if isinstance(bot, SearchBot) and len(observation.choices) > 1:
        thought = thought + beside_it(bot, observation, suggested, thought)
    best = by_choice(suggested, thought, observation)
    settings = bot.settings if isinstance(bot, SearchBot) else None
    wins = settings is not None and settings.aim == WIN
    rules, seat, here = observation.rules, observation.seat, observation.imagine()
    now = rules.evaluate(here, seat)
    prospect = Prospect(rules, here, seat, now)
    sure = None
    if len(best) > 1:
        sure = sureness(best[0], best[1])
        if sure is None and prospect.told:
            sure = prospect.sureness(best[0].mean - beside(best[0], best[1]))
    return suggested.text, {
        "choices": len(observation.choices),
        "measure": "played" if wins else "chance" if prospect.told else "points",
        "now": round(now, 2),
        "alternatives": [told(best[0], one, wins, prospect) for one in best[:SHOWN]],
        "sure": sure,
        "parts": parts(observation, best[0].line, best[1].line, settings) if len(best) > 1 else [],
        "plan": [choice.text for _, choice in best[0].line.steps[1:]],
    }


def beside_it(
    bot: SearchBot, observation: Observation, suggested: Choice, thought: list[Tried]
) -> list[Tried]:
    """The other choices, thought about by themselves if all that the bot found worth comparing begins with
    the one that it suggests: it says nothing of what they would cost.
    """
    if any(one.line.choice is not suggested for one in thought):
        return []
    others = [choice for choice in observation.choices if choice is not suggested]
    again = Observation(
        observation.rules, observation.seat, others, observation.imagine(), bot.stream, Deadline(THE_OTHERS),
        observation.history,
    )  # fmt: skip
    return bot.think(again)


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
        return best.mean - (best.line.value - other.line.value)
    less = sum(best.values[at] - other.values[at] for at in range(shared)) / shared
    return best.mean - less


def told(best: Tried, one: Tried, wins: bool, prospect: Prospect) -> dict[str, Any]:
    """An alternative for the client."""
    found: dict[str, Any] = {"choice": one.line.choice.text, "value": round(beside(best, one), 2)}
    chance = None
    if wins and one.values and best.values:
        # What was given up early has seen fewer games than the best: both are compared in those of both.
        shared = min(len(best.values), len(one.values))
        fewer = (won(best.values[:shared]) - won(one.values[:shared])) / shared
        ahead = beside(best, best) - beside(best, one) - A_WIN * fewer
        chance = min(1.0, max(0.0, won(best.values) / len(best.values) - fewer))
        found["value"] = round(best.mean - A_WIN * won(best.values) / len(best.values) - ahead, 2)
    elif prospect.told:
        chance = prospect.behind(best.mean - beside(best, one))
    return found if chance is None else {**found, "chance": round(chance, 3)}


def won(values: list[float]) -> int:
    """How many games were won, by what rollouts to the end came to."""
    return sum(value >= A_WIN / 2 for value in values)


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


def parts(
    observation: Observation, best: Line, other: Line, settings: Settings | None = None
) -> list[dict[str, Any]]:
    """Where the best line is ahead of another one, in points, the largest first; `amount` is by how much it
    has more of what the part counts, and `about` whose it is, where that could be asked.

    That is at the end of the turn, or as far ahead as a bot with these settings looks. Nothing if the
    other line is ahead there on the whole: then it is not these parts that decide.
    """
    rules = observation.rules
    if not rules.feature_names:
        return []
    ends = features_of(observation, [best, other], settings)
    differences = [
        (name, (one - two) * factor, one - two)
        for name, one, two, factor in zip(rules.feature_names, *ends, rules.evaluation.factors, strict=True)
    ]
    whole = sum(points for _, points, _ in differences)
    if whole <= 0:
        return []
    # Beside what decides, small change is not worth words.
    most = max(abs(points) for _, points, _ in differences)
    found = [
        {"part": name, "points": round(points, 2), "amount": round(amount, 2), "about": ""}
        for name, points, amount in differences
        if abs(points) >= max(LEAST_PART, LEAST_SHARE * most)
    ]
    found = sorted(found, key=lambda part: -abs(part["points"]))[:MOST_PARTS]
    one, two = (line.ends[0] if line.ends else line.end for line in (best, other))
    if one is not None and two is not None:
        for part in found:
            part["about"] = rules.about_part(part["part"], one, two, observation.seat)
    return found


def features_of(observation: Observation, lines: list[Line], settings: Settings | None) -> list[list[float]]:
    """The parts of what each line comes to, all in the same imagined worlds."""
    rules, seat = observation.rules, observation.seat
    if shared := min(len(line.ends) for line in lines):
        # They were played on together, in the same worlds.
        return [mean([rules.features(end, seat) for end in line.ends[:shared]]) for line in lines]
    further = settings is not None and settings.rollouts > 0 and settings.horizon > 0
    if not further and all(line.end is not None for line in lines):
        return [rules.features(line.end, seat) for line in lines if line.end is not None]
    # The deadline of the choice may be over: this is a handful of positions more.
    horizon, playing = (settings.horizon, settings.playing) if settings and further else (0, 0)
    found: list[list[list[float]]] = [[] for _ in lines]
    for number in range(WORLDS):
        world = observation.imagine()
        for line, ends in zip(lines, found, strict=True):
            chance = Stream(number)
            rollouts = Rollouts(seat, horizon, OWN, observation.imagine, 1, Deadline(A_WAY), playing)
            play = rollouts.played_on if further else rollouts.end_of_turn
            ends.append(rules.features(play(world, line, chance), seat))
    return [mean(ends) for ends in found]


def mean(features: list[list[float]]) -> list[float]:
    return [sum(values) / len(features) for values in zip(*features, strict=True)]
