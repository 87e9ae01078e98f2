"""What the questions of New Allies will still bring a seat: rows beside those of the base game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from firekeeper.games.wendake.activation import LightFire
from firekeeper.games.wendake.evaluation import PROMISES
from firekeeper.games.wendake.military import ClaimTurtles, ScoreMajorities
from firekeeper.games.wendake.movement import MoveStep
from firekeeper.games.wendake.new_allies.activation import LightFireOffLine
from firekeeper.games.wendake.new_allies.alliance import AdvanceByCard, AdvanceDisk, AllianceEffect
from firekeeper.games.wendake.new_allies.card_questions import (
    ActivateTerritory,
    HarvestOne,
    RefreshTile,
    SpendDifferent,
)
from firekeeper.games.wendake.new_allies.masks import ChoosePile, TakeFromDeck, TakeFromDiscard
from firekeeper.games.wendake.new_allies.military import ClaimAndSearch, ScoreWithPatrols
from firekeeper.games.wendake.new_allies.movement import StepAmongPatrols
from firekeeper.games.wendake.new_allies.patrols import PatrolStep
from firekeeper.games.wendake.new_allies.ritual import HealByMask, HealInRitual, ScoreRitualTwice
from firekeeper.games.wendake.new_allies.search import LookForTile, LookForTurtle
from firekeeper.games.wendake.new_allies.ships import Barter, LaunchOnOpenLake, PlaceShip
from firekeeper.games.wendake.new_allies.turn import OrderAlliance
from firekeeper.games.wendake.terms import MOVE
from firekeeper.games.wendake.village import CallHome, LaunchCanoe, ScoreRitual

if TYPE_CHECKING:
    from firekeeper.games.wendake.standing import Standing


def _estimate(on: Standing) -> Any:
    """The estimate of the expansion, which has made the standing."""
    return on


def _order_alliance(on: Standing, question: Any) -> float:
    more = _estimate(on)
    worth: float = more.more.advance + more.effect(question.flags)
    return worth


def _advance_disk(on: Standing, question: Any) -> float:
    more = _estimate(on)
    worth: float = more.more.advance + more.effect(question.flags)
    return worth


def _effect(on: Standing, question: Any) -> float:
    worth: float = _estimate(on).effect(1 << question.flag)
    return worth


def _place_ship(on: Standing, question: Any) -> float:
    more = _estimate(on)
    worth: float = more.barter(question.flag, abs(more.ours.disks[on.seat]))
    return worth


def _barter(on: Standing, question: Any) -> float:
    if question.bartered:
        return 0.0
    more = _estimate(on)
    worth: float = more.bartering(question.flag)
    return worth


def _spend_different(on: Standing, question: Any) -> float:
    return -on.good * float(question.left)


def add_promises() -> None:
    """Add the rows of the expansion to the table."""
    PROMISES.update(
        {
            StepAmongPatrols: PROMISES[MoveStep],
            LaunchOnOpenLake: PROMISES[LaunchCanoe],
            LightFireOffLine: PROMISES[LightFire],
            ClaimAndSearch: PROMISES[ClaimTurtles],
            ScoreWithPatrols: PROMISES[ScoreMajorities],
            ScoreRitualTwice: PROMISES[ScoreRitual],
            HealByMask: PROMISES[CallHome],
            HealInRitual: lambda on, _: on.weights.call_home,
            OrderAlliance: _order_alliance,
            AdvanceDisk: _advance_disk,
            AllianceEffect: _effect,
            PlaceShip: _place_ship,
            Barter: _barter,
            PatrolStep: lambda on, question: on.gain[MOVE] * _estimate(on).more.patrol * question.left,
            AdvanceByCard: lambda on, _: 1.0,
            SpendDifferent: _spend_different,
            HarvestOne: lambda on, _: 1.5 * on.good,
            ActivateTerritory: lambda on, _: 2.0 * on.good,
            RefreshTile: lambda on, _: on.good,
            ChoosePile: lambda on, _: on.card,
            TakeFromDeck: lambda on, _: on.card,
            TakeFromDiscard: lambda on, _: on.card,
            LookForTurtle: lambda on, _: 0.1,
            LookForTile: lambda on, _: 0.1,
        }
    )
