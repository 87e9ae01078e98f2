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


def _next_action(on: Standing, question: Decision[Any]) -> float:
    assert isinstance(question, NextAction)
    worth = 0.0
    for action in question.actions:
        worth += on.gain[action % STEPS] * max(1, action // STEPS)
    return worth


def _move_step(on: Standing, question: Decision[Any]) -> float:
    assert isinstance(question, MoveStep)
    return on.gain[MOVE] * question.left


def _play_masks(on: Standing, question: Decision[Any]) -> float:
    return on.points(MASK, on.combination)


def _draw_mask(on: Standing, question: Decision[Any]) -> float:
    return on.card


def _place_bonus_mask(on: Standing, question: Decision[Any]) -> float:
    assert isinstance(question, PlaceBonusMask)
    return on.points(MASK, on.rules.space_points[on.rules.play_space[question.play]])


def _change_mask(on: Standing, question: Decision[Any]) -> float:
    assert isinstance(question, ChangeMask)
    return on.points(MASK, on.rules.space_points[on.rules.play_space[question.play]])


def _choose_mask(on: Standing, question: Decision[Any]) -> float:
    assert isinstance(question, ChooseMask)
    return on.points(MASK, on.rules.space_points[on.rules.play_space[question.play]])


def _score_ritual(on: Standing, question: Decision[Any]) -> float:
    assert isinstance(question, ScoreRitual)
    return on.points(RITUAL, on.ritual(0) + question.bonus)


def _call_home(on: Standing, question: Decision[Any]) -> float:
    assert isinstance(question, CallHome)
    return on.weights.call_home * question.left


def _claim_turtles(on: Standing, question: Decision[Any]) -> float:
    return on.claiming


def _score_majorities(on: Standing, question: Decision[Any]) -> float:
    return on.points(MILITARY, on.majorities)


def _launch_canoe(on: Standing, question: Decision[Any]) -> float:
    return on.gain[CANOE]


def _gain_resource(on: Standing, question: Decision[Any]) -> float:
    assert isinstance(question, GainResource)
    return on.weights.resource * on.good * len(question.kinds)


def _score_tied_track(on: Standing, question: Decision[Any]) -> float:
    assert isinstance(question, ScoreTiedTrack)
    return on.weights.tied_track * question.points


def _choose_point_track(on: Standing, question: Decision[Any]) -> float:
    return on.weights.point_track


def _flip_tile(on: Standing, question: Decision[Any]) -> float:
    return on.weights.flip_tile


def _light_fire(on: Standing, question: Decision[Any]) -> float:
    return on.gain[SACRED_FIRE]


Promise = Callable[["Standing", Decision[Any]], float]

PROMISES: Final[dict[type[Any], Promise]] = {
    NextAction: _next_action,
    MoveStep: _move_step,
    PlayMasks: _play_masks,
    DrawMask: _draw_mask,
    PlaceBonusMask: _place_bonus_mask,
    ChooseMask: _choose_mask,
    ChangeMask: _change_mask,
    ScoreRitual: _score_ritual,
    CallHome: _call_home,
    CallExtra: _call_home,
    ClaimTurtles: _claim_turtles,
    ScoreMajorities: _score_majorities,
    LaunchCanoe: _launch_canoe,
    GainResource: _gain_resource,
    ScoreTiedTrack: _score_tied_track,
    ChoosePointTrack: _choose_point_track,
    FlipTile: _flip_tile,
    LightFire: _light_fire,
}
