"""Tindaya as the kernel knows it: the box with the rules of play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from firekeeper.games.tindaya import _records
from firekeeper.games.tindaya.actions import TakeAction, skip_others
from firekeeper.games.tindaya.barter import AnswerOffer
from firekeeper.games.tindaya.box import Box
from firekeeper.games.tindaya.campaign_aims import CampaignEvaluation, attacks
from firekeeper.games.tindaya.circumstances import about_part, circumstances
from firekeeper.games.tindaya.evaluation import FEATURES, Evaluation
from firekeeper.games.tindaya.explore import ChooseMove
from firekeeper.games.tindaya.final import survives, winners
from firekeeper.games.tindaya.imagination import imagine
from firekeeper.games.tindaya.missions import mission_value
from firekeeper.games.tindaya.reasons import TIMING
from firekeeper.games.tindaya.setup import empty_table
from firekeeper.games.tindaya.state import TindayaState
from firekeeper.games.tindaya.suggestions import suggestions
from firekeeper.games.tindaya.terms import ACTIONS, ENDINGS, NONE
from firekeeper.games.tindaya.versions import NEWEST
from firekeeper.games.tindaya.view import TindayaViews
from firekeeper.games.tindaya.view_parts import goals_reached
from firekeeper.kernel.audience import only
from firekeeper.kernel.frame import EVERYONE
from firekeeper.kernel.weights import WeightTables

if TYPE_CHECKING:
    from firekeeper.games.tindaya.components import Components
    from firekeeper.games.tindaya.options import Options
    from firekeeper.kernel.choice import Choice
    from firekeeper.kernel.frame import Decision
    from firekeeper.kernel.rng import Source
    from firekeeper.kernel.rules import Circumstances


class Tindaya(Box):
    """The rules of Tindaya for one set of options."""

    def __init__(self, components: Components, options: Options, pack: str, version: str = NEWEST) -> None:
        super().__init__(components, options, pack, version)
        self.game = "tindaya"
        self.view_builder = TindayaViews
        self.timing_rules = TIMING
        self.feature_names = FEATURES
        self._empty = empty_table(self)
        # Idols that are used or sold, and objectives that are looked at (column «Reveals» of section 43 of
        # the ledger). Alone nobody looks on.
        self.revealing = () if self.solo else ("use", "sell", "protect_idol", "objective")
        self.compares_turns = True
        # An exploration shows at once what it is good for, and can be done in hundreds of ways; work before
        # it shows little where danger hides what the work brings.
        self.varies_actions = self.alliance

    def start(self) -> TindayaState:
        return self._empty.clone()

    def restore(self, data: dict[str, Any]) -> TindayaState:
        return _records.restore_tindayastate(data, self)

    def audience_of(self, state: TindayaState, seat: int, secret: str) -> int:
        """A seat alone knows its idols and objectives until the end of the game. Objectives of who did not
        survive are never revealed (TD-FINAL-04), not even by those who have looked at them.
        """
        if state.ending == NONE:
            return only(seat)
        if secret in ("objectives", "dealt"):
            return EVERYONE if survives(state, seat) else only(seat)
        if secret == "seen":
            known = all(survives(state, owner) for owner, _ in state.players[seat].seen)
            return EVERYONE if known else only(seat)
        return EVERYONE

    def imagine(self, state: TindayaState, seat: int | None, source: Source) -> TindayaState:
        return imagine(state, seat, source)

    def scores(self, state: TindayaState) -> list[int]:
        return [player.score for player in state.players]

    def standing(self, state: TindayaState) -> list[int]:
        """In an Alliance what each tribe has of the mission, or how many goals of a campaign game."""
        if self.domination:
            return self.scores(state)
        seats = range(self.seats)
        if state.mission != NONE:
            return [mission_value(state, seat, state.mission) for seat in seats]
        return goals_reached(state)

    def stage(self, state: TindayaState) -> tuple[int, int]:
        return state.era, self.last_era

    def endings(self) -> tuple[str, ...]:
        return ENDINGS

    def ending(self, state: TindayaState) -> str:
        return ENDINGS[state.ending] if state.ending != NONE else ""

    def winners(self, state: TindayaState) -> list[int]:
        return winners(state)

    def suggestions(
        self, state: TindayaState, decision: Decision[Any], choices: list[Choice], asked: bool = True
    ) -> list[tuple[Choice, ...]] | None:
        found = suggestions(state, decision, choices, asked)
        if found is not None and self.campaign_goals == 1 and isinstance(decision, ChooseMove):
            return attacks(state, decision) + found
        return found

    def expected_answer(self, state: TindayaState, decision: Decision[Any], seat: int) -> Choice | None:
        # Allies agree to what helps the Alliance, and nothing else is offered to them.
        return self.choices.accept if self.alliance and isinstance(decision, AnswerOffer) else None

    def circumstances(self, state: TindayaState, seat: int) -> Circumstances:
        return circumstances(state, seat)

    def about_part(self, part: str, better: TindayaState, other: TindayaState, seat: int) -> str:
        return about_part(part, better, other, seat)

    def skip_others(self, state: TindayaState, seat: int) -> bool:
        return skip_others(state, seat)

    def plays_on(self, state: TindayaState) -> bool:
        # Allies do as well by two turns of their own; rivals have to be reckoned with.
        return self.domination and isinstance(state.frames[-1], TakeAction)

    def stretch(self, state: TindayaState) -> int:
        """The actions of an era, and the end of the last one."""
        if state.phase == ACTIONS:
            return state.era
        return -state.era if state.era == self.last_era else 0

    def settled(self, state: TindayaState, seat: int) -> float:
        worth: float = self.evaluation.settled(state, seat)
        return worth

    def new_evaluation(self, tables: WeightTables) -> Evaluation:
        return CampaignEvaluation(self, tables) if self.campaign_goals else Evaluation(self, tables)
