"""Mask Ceremony (WK-ACT-MASK): draw a card, then play a combination; and the care of the mask deck."""

from __future__ import annotations

from typing import ClassVar

from firekeeper.games.wendake import events
from firekeeper.games.wendake.effects import score
from firekeeper.games.wendake.state import WendakeState, changed
from firekeeper.games.wendake.terms import (
    BETWEEN_STEPS,
    MASK,
    MASK_BEFORE,
    MASK_CEREMONY,
    MASK_DRAW,
    MASK_PLAY,
)
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.events import twins
from firekeeper.kernel.frame import Chance, Decision, Frame


def mask_ceremony(state: WendakeState, seat: int, _steps: int) -> None:
    """Two steps in order (WK-ACT-MASK-01)."""
    state.then(DrawMask(seat, state.rules.mask_draws, True, False), PlayMasks(seat, False, False, False))


# --- the deck ---------------------------------------------------------------------------------


class TendMaskDeck(Frame[WendakeState]):
    """After a draw or reveal: no empty discard pile, no empty deck (WK-ACT-MASK-03, -04, WK-AMB-29)."""

    def run(self, state: WendakeState) -> None:
        cards = sum(state.deck)
        if cards and not state.discard:
            state.push(RevealMask())
        elif not cards and len(state.discard) > 1:
            if state.events is not None:
                state.events.append(events.MaskDeckShuffled(cards=len(state.discard)))
            for card in state.discard:
                state.deck[card] += 1
            state.discard = ()
            state.push(RevealMask())


class _TopMask(Chance[WendakeState]):
    """The top card of the mask deck."""

    def choices(self, state: WendakeState) -> list[Choice]:
        return [state.rules.deal_card[card] for card, count in enumerate(state.deck) if count]

    def weights(self, state: WendakeState) -> list[int]:
        return [count for count in state.deck if count]


class RevealMask(_TopMask):
    """The deck's top card starts the discard pile (WK-SETUP-09)."""

    rules = ("WK-SETUP-09", "WK-ACT-MASK-03", "WK-ACT-MASK-04")

    def apply(self, state: WendakeState, choice: Choice) -> None:
        state.deck[choice.a] -= 1
        state.discard = (*state.discard, choice.a)
        if state.events is not None:
            state.events.append(events.MaskRevealed(card=state.rules.card_names[choice.a]))


class DealMask(_TopMask):
    """The deck's top card goes to a hand, seen by its owner only (WK-AMB-02, WK-AMB-44)."""

    rules = ("WK-ACT-MASK-02", "WK-TERMS-20")

    def __init__(self, owner: int) -> None:
        super().__init__()
        self.owner = owner

    def audience(self, state: WendakeState) -> int:
        return state.rules.audience_of(state, self.owner, "hand")

    def apply(self, state: WendakeState, choice: Choice) -> None:
        state.deck[choice.a] -= 1
        player = state.players[self.owner]
        player.hand = changed(player.hand, choice.a, 1)
        if state.events is not None:
            name = state.rules.card_names[choice.a]
            drawn = events.MaskDrawn(seat=self.owner, source="deck", card=name)
            state.events += twins(drawn, state.rules.seats, card="")


# --- step 1: draw -----------------------------------------------------------------------------


class DrawMask(Decision[WendakeState]):
    """Deck or discard pile (WK-DEC-23). `first`: nothing drawn yet; `double`: a discard follows."""

    rules = ("WK-ACT-MASK-02", "WK-ACT-MASK-03")
    verbs = ("draw", "play", "play_nothing")

    def __init__(self, seat: int, left: int, first: bool, double: bool) -> None:
        self.seat = seat
        self.left = left
        self.first = first
        self.double = double

    def windows(self, state: WendakeState) -> int:
        return MASK_BEFORE | MASK_DRAW if self.first else 0

    def choices(self, state: WendakeState) -> list[Choice]:
        rules = state.rules
        out = []
        if any(state.deck):
            out.append(rules.draw_deck)
        if state.discard:
            out.append(rules.draw_discard)
        return out or [rules.draw_none]

    def apply(self, state: WendakeState, choice: Choice) -> None:
        rules = state.rules
        if self.left > 1:
            state.push(DrawMask(self.seat, self.left - 1, False, self.double))
        elif self.double:
            state.push(DiscardMask(self.seat))
        if choice is rules.draw_deck:
            state.then(DealMask(self.seat), TendMaskDeck())
        elif choice is rules.draw_discard:
            card = state.discard[-1]
            state.discard = state.discard[:-1]
            player = state.players[self.seat]
            player.hand = changed(player.hand, card, 1)
            if state.events is not None:
                state.events.append(
                    events.MaskDrawn(seat=self.seat, source="discard", card=rules.card_names[card])
                )
            state.push(TendMaskDeck())

    def why_not(self, state: WendakeState, choice: Choice) -> str:
        if choice.verb != "draw":
            return "WK-ACT-MASK-01"
        return "WK-ACT-GEN-02" if choice is state.rules.draw_none else "WK-AMB-29"


class DiscardMask(Decision[WendakeState]):
    """After a double draw one card of the hand goes to the discard pile (WK-PROG-105, WK-AMB-30)."""

    rules = ("WK-PROG-105", "WK-AMB-30")
    verbs = ("discard", "continue")

    def choices(self, state: WendakeState) -> list[Choice]:
        rules = state.rules
        hand = state.players[self.seat].hand
        return [rules.discard_card[card] for card, count in enumerate(hand) if count] or [rules.go_on]

    def apply(self, state: WendakeState, choice: Choice) -> None:
        if choice is state.rules.go_on:
            return
        player = state.players[self.seat]
        player.hand = changed(player.hand, choice.a, -1)
        state.discard = (*state.discard, choice.a)
        if state.events is not None:
            state.events.append(events.MaskDiscarded(seat=self.seat, card=state.rules.card_names[choice.a]))
        state.push(TendMaskDeck())


# --- step 2: play a combination ----------------------------------------------------------------


def masks_by_kind(state: WendakeState, seat: int) -> list[int]:
    """How many masks of each kind the hand holds; blankets and ovals do not matter (WK-ACT-MASK-10)."""
    kinds = state.rules.card_kind
    found = [0] * len(state.rules.mask_kinds)
    for card, count in enumerate(state.players[seat].hand):
        if count:
            found[kinds[card]] += count
    return found


def occupied(state: WendakeState) -> int:
    """Spaces with at least one disk on them, everybody's (WK-ACT-MASK-06)."""
    found = 0
    for player in state.players:
        if player.disk >= 0:
            found |= 1 << player.disk
    return found


def missing(have: list[int], needs: tuple[int, ...]) -> int:
    """How many masks are lacking for a combination."""
    lacking = 0
    for kind, count in enumerate(needs):
        if have[kind] < count:
            lacking += count - have[kind]
    return lacking


def fits(have: list[int], needs: tuple[int, ...], extra: bool, wild: bool) -> bool:
    """Whether the hand fills the pattern, with a bonus mask and a changed mask if there are (WK-AMB-34)."""
    lacking = missing(have, needs)
    if lacking <= extra:
        return True
    # A mask that changes must be one which the combination does not use.
    return lacking <= extra + wild and sum(have) + lacking > sum(needs)


class PlayMasks(Decision[WendakeState]):
    """A combination on an empty space, or nothing (WK-DEC-25).

    `shared`: occupied spaces count as empty (WK-PROG-106); `extra`: one bonus mask (WK-PROG-309);
    `wild`: one mask may change its kind (WK-PROG-206).
    """

    rules = ("WK-ACT-MASK-05", "WK-ACT-MASK-06", "WK-ACT-MASK-07", "WK-ACT-MASK-08", "WK-AMB-34")
    verbs = ("play", "play_nothing", "draw")

    def __init__(self, seat: int, shared: bool, extra: bool, wild: bool) -> None:
        self.seat = seat
        self.shared = shared
        self.extra = extra
        self.wild = wild

    def windows(self, state: WendakeState) -> int:
        return MASK_PLAY | BETWEEN_STEPS

    def choices(self, state: WendakeState) -> list[Choice]:
        rules = state.rules
        out = [rules.play_none]
        have = masks_by_kind(state, self.seat)
        cards = sum(have) + self.extra
        taken = 0 if self.shared else occupied(state)
        for at, needs in enumerate(rules.play_needs):
            if (
                rules.play_size[at] <= cards
                and not taken >> rules.play_space[at] & 1
                and fits(have, needs, self.extra, self.wild)
            ):
                out.append(rules.plays[at])
        return out

    def apply(self, state: WendakeState, choice: Choice) -> None:
        if choice is state.rules.play_none:
            return
        if self.extra:
            state.push(PlaceBonusMask(self.seat, choice.a, self.wild))
        elif self.wild:
            state.push(ChangeMask(self.seat, choice.a, -1))
        else:
            lay_down(state, self.seat, choice.a, state.rules.play_needs[choice.a])

    def why_not(self, state: WendakeState, choice: Choice) -> str:
        if choice.verb == "draw":
            return "WK-ACT-MASK-01"
        rules = state.rules
        if occupied(state) >> rules.play_space[choice.a] & 1 and not self.shared:
            return "WK-ACT-MASK-06"
        have = masks_by_kind(state, self.seat)
        for card, count in enumerate(state.players[self.seat].played):
            have[rules.card_kind[card]] += count
        # With the cards that lie face up the hand would do: they are out for the year.
        return "WK-ACT-MASK-08" if fits(have, rules.play_needs[choice.a], False, False) else "WK-AMB-34"


class PlaceBonusMask(Decision[WendakeState]):
    """Which mask of the combination the bonus mask is (WK-PROG-309); none, if the hand is enough."""

    rules = ("WK-PROG-309", "WK-AMB-34")
    verbs = ("bonus_mask", "continue")
    reasons: ClassVar = {"bonus_mask": "WK-AMB-34"}

    def __init__(self, seat: int, play: int, wild: bool) -> None:
        self.seat = seat
        self.play = play
        self.wild = wild

    def choices(self, state: WendakeState) -> list[Choice]:
        rules = state.rules
        have = masks_by_kind(state, self.seat)
        needs = rules.play_needs[self.play]
        out = [
            rules.stand_for[kind]
            for kind, count in enumerate(needs)
            if count and fits(have, changed(needs, kind, -1), False, self.wild)
        ]
        if fits(have, needs, False, self.wild):
            out.append(rules.go_on)
        return out

    def apply(self, state: WendakeState, choice: Choice) -> None:
        bonus = -1 if choice is state.rules.go_on else choice.a
        needs = state.rules.play_needs[self.play]
        if self.wild:
            state.push(ChangeMask(self.seat, self.play, bonus))
        else:
            lay_down(state, self.seat, self.play, changed(needs, bonus, -1) if bonus >= 0 else needs)


class ChangeMask(Decision[WendakeState]):
    """Which card plays as another kind (WK-PROG-206). `bonus` is the kind the bonus mask stands for."""

    rules = ("WK-PROG-206", "WK-AMB-34")
    verbs = ("change_mask", "change_no_mask")
    reasons: ClassVar = {"change_mask": "WK-AMB-34"}

    def __init__(self, seat: int, play: int, bonus: int) -> None:
        self.seat = seat
        self.play = play
        self.bonus = bonus

    def _needs(self, state: WendakeState) -> tuple[int, ...]:
        needs = state.rules.play_needs[self.play]
        return changed(needs, self.bonus, -1) if self.bonus >= 0 else needs

    def choices(self, state: WendakeState) -> list[Choice]:
        rules = state.rules
        have = masks_by_kind(state, self.seat)
        needs = self._needs(state)
        out = [] if missing(have, needs) else [rules.change_none]
        for new, count in enumerate(needs):
            if not count:
                continue
            rest = changed(needs, new, -1)
            if missing(have, rest):
                continue
            for old in range(len(needs)):
                if old != new and have[old] > rest[old]:
                    out.append(rules.change_mask[old][new])
        return out

    def apply(self, state: WendakeState, choice: Choice) -> None:
        needs = self._needs(state)
        if choice is not state.rules.change_none:
            needs = changed(changed(needs, choice.b, -1), choice.a, 1)
        lay_down(state, self.seat, self.play, needs)


def lay_down(
    state: WendakeState, seat: int, play: int, real: tuple[int, ...], laid: tuple[int, ...] = ()
) -> None:
    """Play `real` cards of each kind; where it can matter later, ask which of them. `laid` were chosen so."""
    asked = bool(laid) or (state.rules.behaviour.masks_chosen and cards_matter(state, seat))
    if asked and undecided(state, seat, real, laid):
        state.push(ChooseMask(seat, play, real, laid))
    else:
        play_cards(state, seat, play, first_cards(state, seat, real, laid))


def cards_matter(state: WendakeState, seat: int) -> bool:
    """Whether oval and blanket of the cards left in hand can still matter this year (WK-AMB-77).

    They mean nothing in a Mask Ceremony (WK-ACT-MASK-10), and played cards come back at the end of the year.
    But who draws two cards discards one of the hand; it may decide a smallpox check or a move of the Ghost.
    """
    player = state.players[seat]
    if not player.markers and not player.black_marker:
        # Only a tile that shows the action twice still leads to another ceremony this year (WK-AMB-75).
        if not any(MASK_CEREMONY in getattr(frame, "actions", ()) for frame in state.frames):
            return False
    tile = state.rules.double_draw
    if player.progress >> tile & 1:
        return not player.used >> tile & 1
    return any(tile in row for row in state.rows)


def undecided(state: WendakeState, seat: int, real: tuple[int, ...], laid: tuple[int, ...]) -> list[int]:
    """The masks of the first kind of which the hand leaves a choice, once `laid` are taken from it; none if
    all that is needed of each kind must be played.
    """
    rules = state.rules
    hand, needs = left_after(state, seat, real, laid)
    for kind, count in enumerate(needs):
        held = [card for card, copies in enumerate(hand) if copies > 0 and rules.card_kind[card] == kind]
        if count and len(held) > 1 and sum([hand[card] for card in held]) > count:
            return held
    return []


def left_after(
    state: WendakeState, seat: int, real: tuple[int, ...], laid: tuple[int, ...]
) -> tuple[list[int], list[int]]:
    """The hand, and what a combination still needs of each kind, after some of its cards were chosen."""
    hand, needs = list(state.players[seat].hand), list(real)
    for card in laid:
        hand[card] -= 1
        needs[state.rules.card_kind[card]] -= 1
    return hand, needs


def first_cards(
    state: WendakeState, seat: int, real: tuple[int, ...], laid: tuple[int, ...]
) -> tuple[int, ...]:
    """`laid`, and the first cards in hand of what is still needed of each kind."""
    hand, needs = left_after(state, seat, real, laid)
    cards = list(laid)
    for card, copies in enumerate(hand):
        kind = state.rules.card_kind[card]
        used = min(needs[kind], copies)
        needs[kind] -= used
        cards += [card] * used
    cards.sort()
    return tuple(cards)


class ChooseMask(Decision[WendakeState]):
    """Which of the masks of a kind is played: they differ in blanket or oval (WK-AMB-77).

    Frames hold only what was chosen in the open: what else lies in the hand is the owner's secret.
    """

    rules = ("WK-AMB-77", "WK-ACT-MASK-08", "WK-ACT-MASK-10", "WK-PROG-105")
    verbs = ("lay",)

    def __init__(self, seat: int, play: int, real: tuple[int, ...], laid: tuple[int, ...]) -> None:
        self.seat = seat
        self.play = play
        self.real = real
        self.laid = laid

    def choices(self, state: WendakeState) -> list[Choice]:
        held = undecided(state, self.seat, self.real, self.laid)
        return [state.rules.lay[card] for card in held]

    def apply(self, state: WendakeState, choice: Choice) -> None:
        lay_down(state, self.seat, self.play, self.real, (*self.laid, choice.a))


def recall_masks(state: WendakeState, seat: int) -> None:
    """Played cards return to hand (WK-RESTORE-17)."""
    player = state.players[seat]
    player.hand = tuple(held + out for held, out in zip(player.hand, player.played, strict=True))
    player.played = (0,) * len(player.hand)


def play_cards(state: WendakeState, seat: int, play: int, cards: tuple[int, ...]) -> None:
    """Play these cards, move the disk and score (WK-ACT-MASK-05, -07, -08)."""
    rules = state.rules
    player = state.players[seat]
    for card in cards:
        player.hand = changed(player.hand, card, -1)
        player.played = changed(player.played, card, 1)
    shown = [rules.card_names[card] for card in cards]
    space = rules.play_space[play]
    player.disk = space
    if state.events is not None:
        state.events.append(events.MasksPlayed(seat=seat, space=rules.spaces[space], cards=shown))
    score(state, seat, MASK, rules.space_points[space])
