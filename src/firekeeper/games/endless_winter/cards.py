"""Cards: drawing (area GOLD), burying (EW-BEGIN-07), recruiting and learning (area ICON).

Zones are sorted tuples of card kinds, and copies of a kind are alike. Where copies differ for a turn (one was
recruited just now, one has used its skill) the copy that serves its owner least leaves first.
"""

from __future__ import annotations

from typing import ClassVar

from firekeeper.games.endless_winter import events
from firekeeper.games.endless_winter.state import Player, WinterState, add_card, remove_card
from firekeeper.games.endless_winter.supply import score
from firekeeper.games.endless_winter.terms import (
    ECLIPSE_PHASE,
    FROM_EFFECTS,
    IN_ABOVE,
    IN_DISCARD,
    IN_ECLIPSE,
    IN_HAND,
    ZONES,
)
from firekeeper.kernel.audience import only
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.events import twins
from firekeeper.kernel.frame import Chance, Decision

# --- drawing ----------------------------------------------------------------------------------------


def can_draw(player: Player) -> bool:
    """Whether there is a card to draw, perhaps after shuffling (EW-AMB-21)."""
    return bool(player.deck) or bool(player.discard)


def draw(state: WinterState, seat: int, count: int) -> None:
    """Draw cards into hand, as many as there are (EW-GOLD-01, EW-GOLD-02, EW-AMB-21)."""
    player = state.players[seat]
    found = min(count, len(player.deck) + len(player.discard))
    if found > 0:
        if state.events is not None:
            state.events.append(events.CardsDrawn(seat=seat, cards=found))
        _next_card(state, seat, found)


def _next_card(state: WinterState, seat: int, left: int) -> None:
    player = state.players[seat]
    if not player.deck:
        # EW-AMB-22: only the discard pile, at the moment a card is needed.
        player.deck = player.discard
        player.discard = ()
        if state.events is not None:
            state.events.append(events.DeckShuffled(seat=seat, cards=len(player.deck)))
    state.push(DrawCard(seat, left))


class DrawCard(Chance[WinterState]):
    """The top card of a draw deck, then the others that are `left` to draw. Only its owner sees it."""

    rules = ("EW-GOLD-01", "EW-GOLD-02", "EW-ICON-16")
    verbs = ("draw_card",)

    def __init__(self, owner: int, left: int) -> None:
        super().__init__()
        self.owner = owner
        self.left = left

    def choices(self, state: WinterState) -> list[Choice]:
        table = state.rules.draw_card
        return [table[card] for card in kinds(state.players[self.owner].deck)]

    def weights(self, state: WinterState) -> list[int]:
        return counts(state.players[self.owner].deck)

    def audience(self, state: WinterState) -> int:
        return state.rules.audience_of(state, self.owner, "hand")

    def apply(self, state: WinterState, choice: Choice) -> None:
        player = state.players[self.owner]
        player.deck = remove_card(player.deck, choice.a)
        player.hand = add_card(player.hand, choice.a)
        if state.events is not None:
            card = state.rules.card_ids[choice.a]
            state.events.append(events.CardSeen(seat=self.owner, card=card, audience=only(self.owner)))
        if self.left > 1:
            _next_card(state, self.owner, self.left - 1)


def kinds(cards: tuple[int, ...]) -> list[int]:
    """The different kinds in a sorted zone."""
    found: list[int] = []
    last = -1
    for card in cards:
        if card != last:
            found.append(card)
            last = card
    return found


def counts(cards: tuple[int, ...]) -> list[int]:
    """How many cards there are of each of the kinds in a sorted zone."""
    found: list[int] = []
    last = -1
    for card in cards:
        if card == last:
            found[-1] += 1
        else:
            found.append(1)
            last = card
    return found


# --- leaving the hand -------------------------------------------------------------------------------


def leave_hand(player: Player, card: int) -> None:
    """A card goes anywhere but above the board: the copy that cannot be played this turn goes first."""
    player.hand = remove_card(player.hand, card)
    if card in player.recruited:
        player.recruited = remove_card(player.recruited, card)
    if card in player.known:
        player.known = remove_card(player.known, card)


def put_above(state: WinterState, seat: int, card: int, labour: int) -> None:
    """Play a card above the board (EW-LABOR-01, EW-CULTURE-01); a Tribe card keeps its skill for later.

    Labour skills and those of Culture cards are for the moment of playing (EW-LABOR-04, EW-CARD-03).
    """
    rules = state.rules
    player = state.players[seat]
    player.hand = remove_card(player.hand, card)
    player.above = add_card(player.above, card)
    if card < rules.first_culture and not rules.worth.plain[card]:
        player.unused = add_card(player.unused, card)
    if state.events is not None:
        state.events.append(events.CardPlayed(seat=seat, card=rules.card_ids[card], labour=labour))


def discard(state: WinterState, seat: int, card: int) -> None:
    """From hand to the discard pile, as a price (EW-ICON-17)."""
    player = state.players[seat]
    leave_hand(player, card)
    player.discard = add_card(player.discard, card)
    if state.events is not None:
        state.events.append(events.CardDiscarded(seat=seat, card=state.rules.card_ids[card]))


class DiscardCards(Decision[WinterState]):
    """A price: this many hand cards of one's choice, any kind (D-06, D-40)."""

    rules = ("EW-ICON-17", "EW-CULTURE-02", "EW-CARD-10")
    verbs = ("discard",)
    reasons: ClassVar = {"discard": "EW-ICON-17"}

    def __init__(self, seat: int, left: int, rule: str) -> None:
        self.seat = seat
        self.left = left
        self.rule = rule

    def choices(self, state: WinterState) -> list[Choice]:
        table = state.rules.discard
        return [table[card] for card in kinds(state.players[self.seat].hand)]

    def apply(self, state: WinterState, choice: Choice) -> None:
        if self.left > 1:
            state.push(DiscardCards(self.seat, self.left - 1, self.rule))
        discard(state, self.seat, choice.a)

    def help(self, state: WinterState) -> tuple[str, ...]:
        return (self.rule, "EW-ICON-17")


# --- burying ----------------------------------------------------------------------------------------


def bury_offers(state: WinterState, seat: int, out: list[Choice]) -> None:
    """From hand, from the discard pile, from above the board; in the Eclipse from the pile (EW-BEGIN-07)."""
    rules = state.rules
    player = state.players[seat]
    for card in kinds(player.hand):
        out.append(rules.bury[IN_HAND][card])
    for card in kinds(player.discard):
        out.append(rules.bury[IN_DISCARD][card])
    for card in kinds(player.above):
        out.append(rules.bury[IN_ABOVE][card])
    if state.phase == ECLIPSE_PHASE:
        for card in kinds(player.eclipse):  # EW-AMB-27: the revealed pile lies above the board
            out.append(rules.bury[IN_ECLIPSE][card])


def can_bury(state: WinterState, seat: int) -> bool:
    """Whether there is any card to bury."""
    player = state.players[seat]
    if player.hand or player.discard or player.above:
        return True
    return state.phase == ECLIPSE_PHASE and bool(player.eclipse)


def bury(state: WinterState, seat: int, zone: int, card: int) -> None:
    """Under the Graveyard cover card for the rest of the game (EW-BEGIN-08)."""
    player = state.players[seat]
    if zone == IN_HAND:
        leave_hand(player, card)
        player.known = ()  # it may have been any of them (EW-INFO-03)
    elif zone == IN_DISCARD:
        player.discard = remove_card(player.discard, card)
    elif zone == IN_ABOVE:
        # EW-AMB-27: its Labour stays, its unused skill is lost. A copy that has used its skill goes first.
        if player.above.count(card) == player.unused.count(card):
            player.unused = remove_card(player.unused, card)
        player.above = remove_card(player.above, card)
    else:
        player.eclipse = remove_card(player.eclipse, card)
    player.graveyard = add_card(player.graveyard, card)
    if state.events is not None:
        # A card from hand is buried unseen (EW-INFO-01, EW-INFO-03); the others lay open before.
        buried = events.CardBuried(seat=seat, zone=ZONES[zone], card=state.rules.card_ids[card])
        state.events += twins(buried, state.rules.seats, card="") if zone == IN_HAND else [buried]


# --- gaining cards ----------------------------------------------------------------------------------


def recruit(state: WinterState, seat: int, tribe: int, to_hand: bool) -> bool:
    """A Tribe card to the hand or the discard pile; from an empty stack a point instead (EW-ICON-13, -14).

    Says whether a card was gained.
    """
    rules = state.rules
    player = state.players[seat]
    card = rules.first_tribe + tribe
    found = state.stacks[tribe] > 0
    zone = ""
    if found:
        zone = "hand" if to_hand else "discard"
        state.stacks[tribe] -= 1
        if to_hand:
            player.hand = add_card(player.hand, card)
        else:
            player.discard = add_card(player.discard, card)
    if state.events is not None:
        state.events.append(events.Recruited(seat=seat, card=rules.card_ids[card], zone=zone))
    if not found:
        score(state, seat, rules.empty_stack_points, FROM_EFFECTS)  # EW-BEGIN-04
    return found


def learn_offers(state: WinterState, out: list[Choice]) -> None:
    """Any card of the display (EW-ICON-18); gaps are not filled now (EW-DEVELOP-02)."""
    for card in state.display:
        if card >= 0:
            out.append(state.rules.learn[card])


def learn(state: WinterState, seat: int, card: int) -> None:
    """A Culture card from the display into hand."""
    player = state.players[seat]
    state.display = tuple([-1 if shown == card else shown for shown in state.display])
    player.hand = add_card(player.hand, card)
    if state.events is not None:
        state.events.append(events.Learned(seat=seat, card=state.rules.card_ids[card]))
