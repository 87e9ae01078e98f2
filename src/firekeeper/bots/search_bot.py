"""The search bot: finds ways to play its turn, compares them by what they come to later, and has settings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from firekeeper.bots.base import Bot, Observation
from firekeeper.bots.budget import UNLIMITED, Budget
from firekeeper.bots.lines import Beam, candidates
from firekeeper.bots.rollouts import AIMS, OWN, Rollouts, Tried
from firekeeper.bots.stretches import Stretches
from firekeeper.bots.turns import TurnSearch
from firekeeper.bots.valuing import named_evaluation, usual_evaluation, valued_by
from firekeeper.weights import DEFAULT

if TYPE_CHECKING:
    from firekeeper.bots.budget import Deadline
    from firekeeper.bots.plans import Steps
    from firekeeper.kernel.choice import Choice
    from firekeeper.kernel.rng import Source
    from firekeeper.kernel.rules import Rules

ALL_WORK = 1 << 60


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a search bot thinks. A level of a game is such a table."""

    width: int = 6
    """Positions that are kept after each question of the turn."""
    breadth: int = 6
    """First choices whose best line is found in any case; where whole turns are compared: positions kept
    inside of an action."""
    turns: int = 1
    """Where whole turns are compared: how many of the seat's own are thought through."""
    samples: int = 2
    """How often chance is asked, where a line ends at it."""
    beyond: int = 0
    """Where a line ends at chance: how wide the beam is that plays the turn on; 0: uphill."""
    lines: int = 8
    """Lines that are compared by rollouts."""
    alike: int = 1
    """Where whole turns are compared: so many of them may begin with the same choice."""
    within: float = 0.0
    """The same: lines that are worth so much less than the best one are left out; 0: none."""
    rollouts: int = 0
    """Rollouts for a decision; 0: the end of the turn decides."""
    horizon: int = 4
    """Own turns that a rollout looks ahead; 0: to the end of the game. Where whole turns are compared it goes
    to the end of a stretch (`Rules.stretch`)."""
    playing: int = 0
    """How wide the beam is by which the seat plays its later turns in a rollout; 0: uphill."""
    aim: str = OWN
    """What rollouts are valued by: "own" points, the "margin", or to "win"."""
    weights: str = DEFAULT
    """The file of weights by which positions are valued."""
    overlook: float = 0.0
    """The chance that a choice is not seen at all."""
    misjudge: float = 0.0
    """By how many points the worth of a line is misjudged, about."""
    work: int = 0
    """Positions that may be valued for a decision; 0: any number."""
    beam_work: int = 0
    """The part of it that the search for lines may take; 0: all of it."""
    seconds: float = 0.0
    """The cap in seconds, for slow machines and rare decisions; 0: none."""

    def __post_init__(self) -> None:
        if self.aim not in AIMS:
            raise ValueError(f"aim is «{self.aim}»: it must be one of {', '.join(AIMS)}")
        if not (0 <= self.overlook < 1 and self.misjudge >= 0):
            raise ValueError("overlook must be from 0 to below 1, and misjudge 0 or more")
        if min(self.width, self.turns, self.samples, self.lines, self.alike) < 1:
            raise ValueError("width, turns, samples, lines and alike must be 1 or more")
        for name in (
            "breadth", "beyond", "within", "rollouts", "horizon", "playing", "work", "beam_work", "seconds",
        ):  # fmt: skip
            if getattr(self, name) < 0:
                raise ValueError(f"{name} must be 0 or more")

    @property
    def budget(self) -> Budget:
        """What a decision may cost."""
        return Budget(self.work or None, self.seconds or None)


class SearchBot(Bot):
    """Searches the lines of its turn, and plays the best one until something unexpected is asked."""

    name = "search"

    def __init__(self, seed: int | str = 0, settings: Settings | None = None) -> None:
        super().__init__(seed)
        self.settings = settings or Settings()
        self.budget = self.settings.budget if settings else UNLIMITED
        self.thought: list[Tried] = []
        """What was compared for the last decision that was thought about, the best first."""
        self.evaluation: Any = None
        """What values positions in the game that is played; None: what the rules use anyway."""
        self.usual: Any = None
        """What the rules use anyway, where it is thought that others play by it."""
        # The rest of the turn as it was thought out, the next question last.
        self._steps: Steps = []

    def meet(self, rules: Rules) -> None:
        self.evaluation = named_evaluation(rules, self.settings.weights)
        if self.settings.rollouts and rules.compares_turns:
            self.usual = usual_evaluation(rules)

    def forget(self) -> None:
        self._steps = []
        self.thought = []

    @property
    def plan(self) -> list[Choice]:
        """What is left of the turn as it was thought out, the next choice first."""
        return [step for _, step in reversed(self._steps)]

    def expected(self, choices: Sequence[str]) -> bool:
        return all(bool(self._steps) and self._steps.pop()[1].text == text for text in choices)

    def choose(self, observation: Observation) -> Choice:
        choices = observation.choices
        if len(choices) == 1:
            return choices[0]
        if self._steps:
            expected, step = self._steps.pop()
            if expected == choices:
                return step
        with valued_by(observation.rules, self.evaluation):
            self.thought = self.think(observation)
        self._steps = self.thought[0].line.steps[:0:-1]
        return self.thought[0].line.choice

    def think(self, observation: Observation) -> list[Tried]:
        """The lines that are worth a thought, the best first."""
        settings, deadline = self.settings, observation.deadline
        state = observation.imagine()
        # Chance gives every line the same numbers: none is preferred for its luck.
        seed = self.stream.below(1 << 62)
        choices = seen(observation.choices, settings.overlook, self.stream)
        if observation.rules.compares_turns:
            plays_on = bool(settings.rollouts) and observation.rules.plays_on(state)
            work = deadline.part(settings.beam_work or ALL_WORK)
            turns = TurnSearch(
                state, observation.seat, seed, settings.width, max(1, settings.breadth), work, settings.turns
            )
            alike, within = (settings.alike, settings.within) if plays_on else (1, 0.0)
            lines = turns.lines(state, observation.choices, choices, settings.lines, alike, within)
            deadline.spend(work.spent)
            if plays_on and len(lines) > 1 and not settings.misjudge:
                return self.stretches(observation, seed, deadline).compare(lines, settings.rollouts)
        else:
            beam = Beam(
                observation.seat, seed, settings.width, settings.breadth, settings.samples, settings.beyond,
                settings.beam_work or ALL_WORK, deadline,
            )  # fmt: skip
            lines = beam.lines(state, choices)
            for line in lines:
                # What is expected next time is what is offered, the overlooked included.
                line.steps[0] = (observation.choices, line.choice)
        lines = candidates(lines, settings.lines)
        if settings.misjudge:
            for line in lines:
                line.value += misjudged(settings.misjudge, self.stream)
            lines.sort(key=lambda line: -line.value)
        if settings.rollouts and len(lines) > 1 and not observation.rules.compares_turns:
            rollouts = Rollouts(
                observation.seat, settings.horizon, settings.aim, observation.imagine, seed, deadline,
                settings.playing,
            )  # fmt: skip
            return rollouts.compare(lines, settings.rollouts)
        return [Tried(line) for line in lines]

    def stretches(self, observation: Observation, seed: int, deadline: Deadline) -> Stretches:
        """What plays whole turns on."""
        width = max(1, self.settings.playing)
        return Stretches(observation.seat, width, self.usual, observation.imagine, seed, deadline)

    def __getstate__(self) -> dict[str, Any]:
        # Another process meets rules of its own.
        return {**super().__getstate__(), "evaluation": None, "usual": None}


def seen(choices: list[Choice], overlook: float, source: Source) -> list[Choice]:
    """The choices that are not overlooked; all of them if that would be none."""
    if not overlook:
        return choices
    return [one for one in choices if source.below(1000) >= 1000 * overlook] or choices


def misjudged(scale: float, source: Source) -> float:
    """An error around 0, about as large as the scale: the sum of some even ones is bell-shaped."""
    return scale * (sum(source.below(2001) for _ in range(3)) / 1000 - 3)
