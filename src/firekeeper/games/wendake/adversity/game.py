"""Solitaire with Adversity cards as the kernel knows it (NA-SOLO, NA-ADV)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from firekeeper.games.wendake.adversity import _records, reasons
from firekeeper.games.wendake.adversity.actions import VOIDED, perform, trade_among_the_sick, unless
from firekeeper.games.wendake.adversity.components import Components
from firekeeper.games.wendake.adversity.ghost import PlanAnyway
from firekeeper.games.wendake.adversity.movement import StepAmongEuropeans
from firekeeper.games.wendake.adversity.restore import RemoveTileByCard, RestoreGhostByTrack
from firekeeper.games.wendake.adversity.setup import DrawAdversity
from firekeeper.games.wendake.adversity.state import AdversityState, harder, in_force
from firekeeper.games.wendake.adversity.terms import EFFECTS, FACE_DOWN, NO_CARD, SNOW, TOKENS, TOPS
from firekeeper.games.wendake.adversity.turn import AlternateFourTurns
from firekeeper.games.wendake.adversity.view import AdversityViews
from firekeeper.games.wendake.adversity.year import BeginAdversity, EndAdversity
from firekeeper.games.wendake.extreme.game import PACKAGES, Extreme
from firekeeper.games.wendake.restore import AdjustTurnOrder
from firekeeper.games.wendake.solo.ghost import PlanGhostYear
from firekeeper.games.wendake.solo.play import AlternateTurns, DealGhostFace, RestoreGhost
from firekeeper.games.wendake.solo.state import GHOST, GHOST_ACTIONS, HUMAN
from firekeeper.games.wendake.terms import FLAGS, RESOURCES, TRACKS
from firekeeper.games.wendake.versions import NEWEST
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.phases import Phases, before, instead_of

if TYPE_CHECKING:
    from firekeeper.games.wendake.solo.state import SoloState
    from firekeeper.games.wendake.state import WendakeState

REPLACING = (StepAmongEuropeans, RemoveTileByCard)
"""Frames that take the place of others; they must be loaded before the rules look for them."""


class Adversity(Extreme):
    """The rules of solitaire with Adversity cards, at any difficulty."""

    def __init__(self, components: Components, options: Any, pack: str, version: str = NEWEST) -> None:
        self.more = components
        super().__init__(components, options, pack, version)
        self._read_adversity()
        self._intern_adversity()
        for name, effect in VOIDED.items():
            at = self.action_names.index(name)
            self.actions[at] = unless(effect, self.actions[at])
        self.actions[self.action_names.index("trade")] = trade_among_the_sick
        self.use_modules(*PACKAGES, "firekeeper.games.wendake.adversity")
        self.timing_rules = {**self.timing_rules, **reasons.TIMING}
        self.view_builder = AdversityViews

    # --- components ---------------------------------------------------------------------------------

    def _read_setup(self) -> None:
        super()._read_setup()
        board = self.more.solo_board
        self.action_markers = board.action_markers  # NA-SOLO-07
        self.arrow_tokens = board.arrow_tokens
        self.circle_tokens = board.circle_tokens
        self.infected_natives = board.infected_natives
        self.winter_leather = board.winter_leather
        self.snow_steps = board.snow_steps

    def _read_adversity(self) -> None:
        cards = self.more.adversity_cards
        self.adversity_cards = cards
        self.adversity_effect: list[int] = [EFFECTS.index(card.effect) for card in cards]
        self.adversity_top: list[int] = [TOPS.index(card.top) for card in cards]
        # The flag of europeans_arrive, the Ghost action of relentless_enemy.
        self.adversity_shows: list[int] = [_shown(card.shows) for card in cards]

    def _intern_adversity(self) -> None:
        book = self.book
        self.draw_adversity = book.each("adversity", [card.id for card in self.adversity_cards])
        self.draw_token = book.each("token", TOKENS)
        self.offer_resource: list[Choice] = [
            book.add("offer", (name,), at, 0) for at, name in enumerate(RESOURCES)
        ]
        self.offer_track: list[Choice] = [book.add("offer", (name,), at, 1) for at, name in enumerate(TRACKS)]
        self.withdraw = book.each("withdraw", self.lakes)
        self.recall = book.each("recall", self.area_names)
        sources = [*self.territories, "mohawk"]
        self.attack_europeans: list[list[Choice]] = [
            [
                book.add("attack_patrol", (source, to, f"seat{GHOST + 1}"), a, b, GHOST)
                for b, to in enumerate(self.territories)
            ]
            for a, source in enumerate(sources)
        ]

    # --- pieces -------------------------------------------------------------------------------------

    def start(self) -> AdversityState:
        state = super().start()
        assert isinstance(state, AdversityState)
        state.adversity = NO_CARD
        state.adversity_deck = (1 << len(self.adversity_cards)) - 1
        state.tokens = (FACE_DOWN,) * self.ghost_cards
        state.europeans = 0
        state.worshipped = 0
        return state

    def new_state(self) -> AdversityState:
        return _records.new_adversitystate(self)

    def restore(self, data: dict[str, Any]) -> AdversityState:
        return _records.restore_adversitystate(data, self)

    # --- order of play ------------------------------------------------------------------------------

    def setup_frames(self) -> Phases:
        return before(super().setup_frames(), DealGhostFace, DrawAdversity())  # NA-SOLO-40

    def year_frames(self) -> Phases:
        """NA-AMB-38, NA-AMB-29."""
        phases = instead_of(super().year_frames(), PlanGhostYear, BeginAdversity(), PlanAnyway())
        return instead_of(phases, AlternateTurns, AlternateFourTurns(), EndAdversity())

    def restore_frames(self) -> Phases:
        """NA-SOLO-20: turn order first, as in the game of several people."""
        phases: Phases = [AdjustTurnOrder(), *super().restore_frames()]
        return instead_of(phases, RestoreGhost, RestoreGhostByTrack())

    # --- small questions ----------------------------------------------------------------------------

    def first_card(self, state: SoloState) -> int:
        """The disk below the Ghost cards: left in years 1, 4 and 7 (NA-SOLO-27)."""
        return (state.year - 1) % self.ghost_cards

    def protects(self, state: WendakeState, territory: int, owner: int) -> bool:
        """Patrols protect what the Ghost has in areas, as a guard would (NA-ADV-07)."""
        if owner == GHOST and harder(state).europeans >> territory & 1:
            return True
        return super().protects(state, territory, owner)

    def steps_of_move(self, state: WendakeState, seat: int, steps: int) -> int:
        """`snow` takes a step from each Move of the human (NA-ADV-05, NA-ADV-16)."""
        if seat == HUMAN and in_force(harder(state), SNOW):
            return max(0, steps - self.snow_steps)
        return steps

    def perform_action(self, state: WendakeState, seat: int, action: int) -> None:
        perform(harder(state), seat, action)


def _shown(name: str) -> int:
    """What a card shows beside its effect."""
    if name in FLAGS:
        return FLAGS.index(name)
    return GHOST_ACTIONS.index(name) if name in GHOST_ACTIONS else NO_CARD
