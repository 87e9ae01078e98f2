"""The view of solitaire with Adversity: that of solitaire, the card in force, tokens and patrols."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import asdict

from firekeeper.games.wendake.adversity.terms import FACE_DOWN, TOKENS
from firekeeper.games.wendake.solo.state import GHOST
from firekeeper.games.wendake.solo.view import SoloView, SoloViews

if TYPE_CHECKING:
    from firekeeper.games.wendake.adversity.state import AdversityState


class AdversityCardView(Struct, frozen=True):
    """The card in force; empty before the first one is revealed."""

    card: str
    effect: str
    shows: str
    top: str


class AdversityBoardView(Struct, frozen=True):
    """`tokens` go by the places of the Ghost cards: arrow, circle, or empty while face down.

    `first` is the place of the card that begins the year, `due` the place of the next one.
    """

    card: AdversityCardView
    cards_left: int
    tokens: list[str]
    first: int
    due: int
    on_track: bool
    europeans: list[str]
    to_pay: bool


class AdversityView(SoloView, frozen=True):
    adversity: AdversityBoardView


class AdversityViews(SoloViews):
    """Builds what the table looks like."""

    state: AdversityState

    def public(self) -> AdversityView:
        return AdversityView(**asdict(super().public()), adversity=_board(self.state))


def _board(state: AdversityState) -> AdversityBoardView:
    rules = state.hard
    first = rules.first_card(state)
    names = rules.territories
    card = AdversityCardView("", "", "", "")
    if state.adversity >= 0:
        row = rules.adversity_cards[state.adversity]
        card = AdversityCardView(row.id, row.effect, row.shows, row.top)
    return AdversityBoardView(
        card=card,
        cards_left=state.adversity_deck.bit_count(),
        tokens=["" if token == FACE_DOWN else TOKENS[token] for token in state.tokens],
        first=first,
        due=(first + state.ghost_turns) % rules.ghost_cards,
        on_track=GHOST in state.reserved,
        europeans=[names[at] for at in range(len(names)) if state.europeans >> at & 1],
        to_pay=card.effect == "worship" and not state.worshipped,
    )
