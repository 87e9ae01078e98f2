"""Barter (area BARTER): resources one for one, if the partner agrees."""

from __future__ import annotations

from itertools import compress
from typing import Final

from firekeeper.games.tindaya import events
from firekeeper.games.tindaya.state import TindayaState
from firekeeper.games.tindaya.terms import NONE, RESOURCES
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Decision
from firekeeper.kernel.rng import COMPILED

Pairs = tuple[tuple[int, ...], ...]
"""Units given and taken, one pair after another."""

KINDS: Final = tuple(range(len(RESOURCES)))

MOST_TAKEN_BACK: Final = 9
"""Pairs that may be taken back in one draft: it has to come to an end (TD-BARTER-10)."""


def offers_left(state: TindayaState, partner: int, hex_: int) -> int:
    """How many more offers a partner may get on a hex in this sequence (TD-BARTER-07)."""
    return state.rules.barter_offers - state.offers.count((hex_, partner))


def may_offer(state: TindayaState, seat: int, partner: int, hex_: int) -> bool:
    return offers_left(state, partner, hex_) > 0 and can_pair(state, seat, partner)


def why_not_offer(state: TindayaState, seat: int, partner: int, hex_: int) -> str:
    """Why a partner gets no offer: it is not there, it has got them all, or there is nothing to exchange."""
    other = state.players[partner]
    if partner == seat or (hex_ not in other.villagers and hex_ not in other.nobles):
        return "TD-BARTER-01"
    return "TD-BARTER-08" if offers_left(state, partner, hex_) > 0 else "TD-BARTER-07"


def begin(state: TindayaState, seat: int, partner: int, hex_: int) -> None:
    """An offer counts as soon as it is begun: a dropped draft is one, too (TD-BARTER-09)."""
    state.offers = (*state.offers, (hex_, partner))
    in_steps = state.rules.behaviour.barter_in_steps
    state.push(DraftOffer(seat, partner, (), 0) if in_steps else ComposeOffer(seat, partner, ()))


def possible_pairs(state: TindayaState, seat: int, partner: int, pairs: Pairs) -> list[tuple[int, int]]:
    """The pairs that can be added: both own the unit, and no kind stands on both sides (TD-BARTER-06)."""
    gives, takes = possible_kinds(state, seat, partner, pairs)
    return [(give, take) for give in gives for take in takes if take != give]


def possible_kinds(state: TindayaState, seat: int, partner: int, pairs: Pairs) -> tuple[list[int], list[int]]:
    """What can be given and what can be taken beside those pairs."""
    mine, theirs = state.players[seat].goods, state.players[partner].goods
    if pairs:
        mine, theirs = mine[:], theirs[:]
        for give, take in pairs:
            mine[give] -= 1
            theirs[take] -= 1
        for give, take in pairs:
            mine[take] = theirs[give] = 0
    return kinds_of(mine), kinds_of(theirs)


def kinds_of(goods: list[int]) -> list[int]:
    """The kinds of which there is any."""
    if not COMPILED:
        return list(compress(KINDS, goods))
    return [at for at, stock in enumerate(goods) if stock]


def can_pair(state: TindayaState, seat: int, partner: int) -> bool:
    """Whether there is any pair to begin an offer with."""
    mine, theirs = state.players[seat].goods, state.players[partner].goods
    kind = NONE
    for at, stock in enumerate(mine):
        if stock:
            if kind != NONE:
                return any(theirs)  # of two kinds one differs from whatever they have
            kind = at
    if kind == NONE:
        return False
    return sum(theirs) > theirs[kind]


class ComposeOffer(Decision[TindayaState]):
    """One more pair, propose, or drop (D-16)."""

    rules = ("TD-BARTER-06", "TD-BARTER-08", "TD-BARTER-09")
    verbs = ("pair", "propose", "drop")

    def __init__(self, seat: int, partner: int, pairs: Pairs) -> None:
        self.seat = seat
        self.partner = partner
        self.pairs = pairs

    def choices(self, state: TindayaState) -> list[Choice]:
        table = state.rules.choices
        # Pairs are put together in ascending order, so that one offer can be composed in one way only.
        last = self.pairs[-1] if self.pairs else (0, 0)
        out = [
            table.pair[give][take]
            for give, take in possible_pairs(state, self.seat, self.partner, self.pairs)
            if (give, take) >= last
        ]
        if self.pairs:
            out += [table.propose, table.drop]
        return out

    def apply(self, state: TindayaState, choice: Choice) -> None:
        if choice.verb == "pair":
            state.push(ComposeOffer(self.seat, self.partner, (*self.pairs, (choice.a, choice.b))))
        elif choice.verb == "propose":
            propose(state, self.seat, self.partner, self.pairs)


class DraftOffer(Decision[TindayaState]):
    """Which kind is given next, which pair is taken back; or propose, or drop (D-16)."""

    rules = ("TD-BARTER-06", "TD-BARTER-08", "TD-BARTER-09", "TD-BARTER-10")
    verbs = ("hand_over", "take_back", "propose", "drop")

    def __init__(self, seat: int, partner: int, pairs: Pairs, taken_back: int) -> None:
        self.seat = seat
        self.partner = partner
        self.pairs = pairs
        self.taken_back = taken_back

    def choices(self, state: TindayaState) -> list[Choice]:
        table = state.rules.choices
        gives, takes = possible_kinds(state, self.seat, self.partner, self.pairs)
        out: list[Choice] = []
        if takes:
            only = takes[0] if len(takes) == 1 else NONE
            out += [table.hand_over[give] for give in gives if give != only]
        if self.pairs:
            if self.taken_back < MOST_TAKEN_BACK:
                out += [table.take_back[give][take] for give, take in dict.fromkeys(self.pairs)]
            out.append(table.propose)
        if self.pairs or self.taken_back:
            out.append(table.drop)
        return out

    def apply(self, state: TindayaState, choice: Choice) -> None:
        if choice.verb == "hand_over":
            state.push(AskFor(self.seat, self.partner, self.pairs, choice.a, self.taken_back))
        elif choice.verb == "take_back":
            kept = list(self.pairs)
            kept.remove((choice.a, choice.b))
            state.push(DraftOffer(self.seat, self.partner, tuple(kept), self.taken_back + 1))
        elif choice.verb == "propose":
            propose(state, self.seat, self.partner, self.pairs)

    def why_not(self, state: TindayaState, choice: Choice) -> str:
        if choice.verb == "take_back":
            return "TD-BARTER-10"
        if choice.verb == "hand_over":
            if choice.a in [pair[1] for pair in self.pairs]:
                return "TD-BARTER-09"
            given = [pair[0] for pair in self.pairs].count(choice.a)
            return "TD-BARTER-08" if state.players[self.seat].goods[choice.a] <= given else "TD-BARTER-06"
        return "TD-BARTER-09" if choice.verb == "drop" else "TD-BARTER-06"


class AskFor(Decision[TindayaState]):
    """The kind taken for the one just named: that makes a pair (D-16)."""

    rules = ("TD-BARTER-06", "TD-BARTER-08", "TD-BARTER-09")
    verbs = ("ask_for",)

    def __init__(self, seat: int, partner: int, pairs: Pairs, give: int, taken_back: int) -> None:
        self.seat = seat
        self.partner = partner
        self.pairs = pairs
        self.give = give
        self.taken_back = taken_back

    def choices(self, state: TindayaState) -> list[Choice]:
        _, takes = possible_kinds(state, self.seat, self.partner, self.pairs)
        table = state.rules.choices.ask_for
        return [table[take] for take in takes if take != self.give]

    def apply(self, state: TindayaState, choice: Choice) -> None:
        # The order in which pairs were named makes no difference to an offer.
        pairs = tuple(sorted([*self.pairs, (self.give, choice.a)]))
        state.push(DraftOffer(self.seat, self.partner, pairs, self.taken_back))

    def why_not(self, state: TindayaState, choice: Choice) -> str:
        if choice.a == self.give:
            return "TD-BARTER-06"
        return "TD-BARTER-09" if choice.a in [pair[0] for pair in self.pairs] else "TD-BARTER-08"


def propose(state: TindayaState, seat: int, partner: int, pairs: Pairs) -> None:
    if state.events is not None:
        state.events.append(_told(seat, partner, pairs, "proposed"))
    state.push(AnswerOffer(partner, seat, pairs))


class AnswerOffer(Decision[TindayaState]):
    """The partner accepts or refuses at once (D-16)."""

    rules = ("TD-BARTER-01", "TD-BARTER-06")
    verbs = ("accept", "refuse")

    def __init__(self, seat: int, asker: int, pairs: Pairs) -> None:
        self.seat = seat
        self.asker = asker
        self.pairs = pairs

    def choices(self, state: TindayaState) -> list[Choice]:
        return [state.rules.choices.accept, state.rules.choices.refuse]

    def apply(self, state: TindayaState, choice: Choice) -> None:
        accepted = choice.verb == "accept"
        if accepted:
            mine, theirs = state.players[self.asker].goods, state.players[self.seat].goods
            for give, take in self.pairs:
                mine[give] -= 1
                theirs[give] += 1
                mine[take] += 1
                theirs[take] -= 1
        if state.events is not None:
            answer = "accepted" if accepted else "refused"
            state.events.append(_told(self.asker, self.seat, self.pairs, answer))


def _told(seat: int, partner: int, pairs: Pairs, answer: str) -> events.Bartered:
    return events.Bartered(
        seat=seat,
        partner=partner,
        given=[RESOURCES[pair[0]] for pair in pairs],
        taken=[RESOURCES[pair[1]] for pair in pairs],
        answer=answer,
    )
