"""`choose_mask`: a card of one's choice from the deck or the discard pile (NA-CARD-24, NA-CARD-35)."""

from __future__ import annotations

from firekeeper.games.wendake.events import MaskDrawn
from firekeeper.games.wendake.masks import TendMaskDeck
from firekeeper.games.wendake.new_allies import events
from firekeeper.games.wendake.new_allies.state import AllyState
from firekeeper.games.wendake.state import WendakeState, changed
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.events import twins
from firekeeper.kernel.frame import Chance, Decision

DECK = 0


class ChoosePile(Decision[AllyState]):
    """The deck or the discard pile (NA-CARD-35, NA-DEC-45)."""

    rules = ("NA-CARD-24", "NA-CARD-35")
    verbs = ("pile",)

    def choices(self, state: AllyState) -> list[Choice]:
        return state.allies.choose_pile[:]

    def apply(self, state: AllyState, choice: Choice) -> None:
        state.push(TakeFromDeck(self.seat) if choice.a == DECK else TakeFromDiscard(self.seat))


def search_masks(state: WendakeState, seat: int) -> None:
    """Ask for the pile only if both have cards."""
    deck, discard = any(state.deck), bool(state.discard)
    if deck and discard:
        state.push(ChoosePile(seat))
    else:
        state.push(TakeFromDeck(seat) if deck else TakeFromDiscard(seat))


class TakeFromDeck(Decision[AllyState]):
    """Any card of the deck; only this player sees what is in it (NA-AMB-20, NA-CARD-41)."""

    rules = ("NA-CARD-24", "NA-CARD-35", "NA-AMB-20")
    verbs = ("take_mask",)
    secret = ("take_mask",)

    def choices(self, state: AllyState) -> list[Choice]:
        return [state.allies.take_mask[card] for card, count in enumerate(state.deck) if count]

    def apply(self, state: AllyState, choice: Choice) -> None:
        seat = self.seat
        state.deck[choice.a] -= 1
        player = state.players[seat]
        player.hand = changed(player.hand, choice.a, 1)
        if state.events is not None:
            drawn = MaskDrawn(seat=seat, source="deck", card=state.allies.card_names[choice.a])
            state.events += twins(drawn, state.allies.seats, card="")
        state.push(TendMaskDeck())


class TakeFromDiscard(Decision[AllyState]):
    """Any card of the discard pile; the rest is laid anew in the open (NA-CARD-35)."""

    rules = ("NA-CARD-24", "NA-CARD-35", "NA-AMB-56")
    verbs = ("take_discard",)

    def choices(self, state: AllyState) -> list[Choice]:
        return [state.allies.take_discard[card] for card in sorted(set(state.discard))]

    def apply(self, state: AllyState, choice: Choice) -> None:
        left = [0] * len(state.deck)
        for card in state.discard:
            left[card] += 1
        left[choice.a] -= 1
        player = state.players[self.seat]
        player.hand = changed(player.hand, choice.a, 1)
        rest = len(state.discard) - 1
        state.discard = ()
        if state.events is not None:
            name = state.allies.card_names[choice.a]
            state.events.append(MaskDrawn(seat=self.seat, source="discard", card=name))
            if rest > 1:
                state.events.append(events.DiscardMixed(cards=rest))
        state.push(TendMaskDeck())
        if rest:
            state.push(LayDiscard(tuple(left)))


class LayDiscard(Chance[AllyState]):
    """The next card of a mixed discard pile, from the bottom (NA-CARD-35). `left` counts those put aside."""

    rules = ("NA-CARD-35", "NA-AMB-56")

    def __init__(self, left: tuple[int, ...]) -> None:
        super().__init__()
        self.left = left

    def choices(self, state: AllyState) -> list[Choice]:
        return [state.allies.deal_card[card] for card, count in enumerate(self.left) if count]

    def weights(self, state: AllyState) -> list[int]:
        return [count for count in self.left if count]

    def apply(self, state: AllyState, choice: Choice) -> None:
        state.discard = (*state.discard, choice.a)
        left = changed(self.left, choice.a, -1)
        if any(left):
            state.push(LayDiscard(left))
