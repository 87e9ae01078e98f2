"""What the questions that wait for a seat will still bring it, one row for each kind of question.

`PROMISES` is a table so that a module can add rows for its own questions.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from firekeeper.games.wendake.activation import LightFire, NextAction
from firekeeper.games.wendake.masks import ChangeMask, ChooseMask, DrawMask, PlaceBonusMask, PlayMasks
from firekeeper.games.wendake.military import ClaimTurtles, ScoreMajorities
from firekeeper.games.wendake.movement import MoveStep
from firekeeper.games.wendake.prices import times
from firekeeper.games.wendake.progress import CallExtra, ChoosePointTrack, FlipTile, GainResource
from firekeeper.games.wendake.ritual import CallHome, ScoreRitual
from firekeeper.games.wendake.supply import LaunchCanoe
from firekeeper.games.wendake.terms import (
    CANOE,
    MASK,
    MILITARY,
    MILITARY_ACTION,
    MOVE,
    RITUAL,
    SACRED_FIRE,
    STEPS,
)
from firekeeper.games.wendake.trade import ScoreTiedTrack
from firekeeper.kernel.frame import Decision

if TYPE_CHECKING:
    from firekeeper.games.wendake.standing import Standing


def actions_of(question: Decision[Any]) -> int:
    """The actions that a question leads to for certain, as a bit mask."""
    if isinstance(question, NextAction):
        kinds = 0
        for action in question.actions:
            kinds |= 1 << action % STEPS
        return kinds
    return 1 << MILITARY_ACTION if isinstance(question, (ClaimTurtles, ScoreMajorities)) else 0


def _next_action(on: Standing, question: NextAction) -> float:
    worth = 0.0
    for action in question.actions:
        worth += on.gain[action % STEPS] * times(action)
    return worth


def _space_points(on: Standing, question: PlaceBonusMask | ChooseMask | ChangeMask) -> float:
    return on.points(MASK, on.rules.space_points[on.rules.play_space[question.play]])


Promise = Callable[["Standing", Any], float]

PROMISES: Final[dict[type[Any], Promise]] = {
    NextAction: _next_action,
    MoveStep: lambda on, question: on.gain[MOVE] * question.left,
    PlayMasks: lambda on, _: on.points(MASK, on.combination),
    DrawMask: lambda on, _: on.card,
    PlaceBonusMask: _space_points,
    ChooseMask: _space_points,
    ChangeMask: _space_points,
    ScoreRitual: lambda on, question: on.points(RITUAL, on.ritual(0) + question.bonus),
    CallHome: lambda on, question: on.weights.call_home * question.left,
    CallExtra: lambda on, question: on.weights.call_home * question.left,
    ClaimTurtles: lambda on, _: on.claiming,
    ScoreMajorities: lambda on, _: on.points(MILITARY, on.majorities),
    LaunchCanoe: lambda on, _: on.gain[CANOE],
    GainResource: lambda on, question: on.weights.resource * on.good * len(question.kinds),
    ScoreTiedTrack: lambda on, question: on.weights.tied_track * question.points,
    ChoosePointTrack: lambda on, _: on.weights.point_track,
    FlipTile: lambda on, _: on.weights.flip_tile,
    LightFire: lambda on, _: on.gain[SACRED_FIRE],
}
