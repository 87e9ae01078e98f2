"""The view of the solitaire game: that of Wendake, and the Ghost's plan."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import asdict

from firekeeper.games.wendake.solo.ghost import next_face
from firekeeper.games.wendake.solo.scoring import objective_value
from firekeeper.games.wendake.solo.state import GHOST_ACTIONS
from firekeeper.games.wendake.view import WendakeView, WendakeViews

if TYPE_CHECKING:
    from firekeeper.games.wendake.solo.state import SoloState


class GhostCardView(Struct, frozen=True):
    face: str
    mask: str
    face_up: bool
    action: str
    turn: int
    objective: str
    value: int
    threshold: int
    met: bool


class GhostView(Struct, frozen=True):
    """The Ghost's plan is public (WK-SOLO-21). `turn` numbers the cards in the order of this year.

    `objective_points` are what an objective brings in the end, `objective_penalty` what a missed one costs.
    """

    cards: list[GhostCardView]
    turns_taken: int
    level: int
    slot: int
    score: int
    objective_points: int
    objective_penalty: int


class SoloView(WendakeView, frozen=True):
    ghost: GhostView


class SoloViews(WendakeViews):
    """Builds what the table looks like."""

    state: SoloState

    def public(self) -> SoloView:
        return SoloView(**asdict(super().public()), ghost=_ghost(self.state))

    def player_key(self, seat: int) -> Any:
        return super().player_key(seat), self.state.rules.scores(self.state)[seat]


def _ghost(state: SoloState) -> GhostView:
    rules = state.solo
    cards = []
    masks = state.ghost_masks
    planned = [next_face(state, turn) for turn in range(len(state.ghost_faces))] if masks else []
    for at, face in enumerate(state.ghost_faces):
        objective = rules.ghost_objective[face]
        value, met = objective_value(state, objective)
        cards.append(
            GhostCardView(
                face=rules.ghost_names[face],
                mask=rules.card_names[masks[at]] if at < len(masks) else "",
                face_up=at == len(masks) - 1,
                action=GHOST_ACTIONS[rules.ghost_lines[face][rules.card_kind[masks[-1]]]] if masks else "",
                turn=planned.index(face) + 1 if planned else 0,
                objective=rules.objective_names[objective],
                value=value,
                threshold=rules.objective_threshold[objective],
                met=met,
            )
        )
    return GhostView(
        cards=cards,
        turns_taken=state.ghost_turns,
        level=state.ghost_level + 1,
        slot=state.ghost_slot,
        score=state.ghost_score,
        objective_points=rules.objective_points,
        objective_penalty=rules.objective_penalty,
    )
