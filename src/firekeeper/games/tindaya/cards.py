"""Cards drawn by chance: tribes, offerings, events, missions, objectives, idols (TD-SETUP-49).

A card is decided when somebody sees it, among all that could still be there.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress

from firekeeper.games.tindaya import events
from firekeeper.games.tindaya.pieces import added, removed
from firekeeper.games.tindaya.state import TindayaState
from firekeeper.games.tindaya.terms import FARMER, FISHER, GODS, IDOLS, MAJOS, ORONE, TAORO, TRIBES
from firekeeper.kernel.audience import all_but
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Chance, Deal


class DrawTribe(Chance[TindayaState]):
    """The tribe of the holder of a turn-order token (TD-SETUP-19, TD-TRIBE-07, -08, -11)."""

    rules = ("TD-SETUP-19", "TD-TRIBE-11")

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place = place

    def choices(self, state: TindayaState) -> list[Choice]:
        rules = state.rules
        if rules.fixed_tribes:
            return [rules.choices.tribe[rules.campaign_tribes[self.place]]]
        seat = state.order[self.place]
        if rules.chosen_tribes:
            return [rules.choices.tribe[rules.chosen_tribes[seat]]]  # TD-MODE-15
        trades = state.players[seat].trades
        taken = [player.tribe for player in state.players]
        if rules.solo:
            taken.append(MAJOS)
        if not trades >> FISHER & 1:
            taken.append(ORONE)
        if not trades >> FARMER & 1:
            taken.append(TAORO)
        return [choice for tribe, choice in enumerate(rules.choices.tribe) if tribe not in taken]

    def apply(self, state: TindayaState, choice: Choice) -> None:
        seat = state.order[self.place]
        state.players[seat].tribe = choice.a
        if state.events is not None:
            state.events.append(events.TribeDrawn(seat=seat, tribe=TRIBES[choice.a]))


class DrawOffering(Chance[TindayaState]):
    """The offering card of a god that becomes visible (TD-SETUP-21, TD-END10-03)."""

    rules = ("TD-SETUP-21",)

    def __init__(self, god: int) -> None:
        super().__init__()
        self.god = god

    def choices(self, state: TindayaState) -> list[Choice]:
        return [
            choice
            for card, choice in enumerate(state.rules.choices.offering)
            if not state.offerings_seen >> card & 1
        ]

    def apply(self, state: TindayaState, choice: Choice) -> None:
        state.offerings_seen |= 1 << choice.a
        cards = list(state.offering_cards)
        cards[self.god] = choice.a
        state.offering_cards = tuple(cards)
        if state.events is not None:
            name = state.rules.offering_names[choice.a]
            state.events.append(events.OfferingRevealed(god=GODS[self.god], card=name))


class DrawEventCard(Chance[TindayaState]):
    """The Event card of the era, one of the two of its level (TD-SETUP-24, -49)."""

    rules = ("TD-SETUP-24", "TD-STRAT-01")

    def choices(self, state: TindayaState) -> list[Choice]:
        rules = state.rules
        return [
            choice
            for card, choice in enumerate(rules.choices.event)
            if rules.event_era[card] == state.era and rules.event_level[card] == rules.options.difficulty
        ]

    def apply(self, state: TindayaState, choice: Choice) -> None:
        state.event = choice.a
        state.events_seen |= 1 << choice.a
        if state.events is not None:
            state.events.append(events.EventRevealed(card=state.rules.event_names[choice.a]))


class DrawMission(Chance[TindayaState]):
    """The mission of an Alliance (TD-SETUP-28)."""

    rules = ("TD-SETUP-28",)

    def choices(self, state: TindayaState) -> list[Choice]:
        rules = state.rules
        chosen = rules.options.mission
        if chosen:
            return [rules.choices.mission[rules.mission_names.index(chosen)]]
        return rules.choices.mission

    def apply(self, state: TindayaState, choice: Choice) -> None:
        state.mission = choice.a
        if state.events is not None:
            state.events.append(events.MissionDrawn(mission=state.rules.mission_names[choice.a]))


class DrawCommonObjective(Chance[TindayaState]):
    """A green or blue common objective (TD-SETUP-31)."""

    rules = ("TD-SETUP-31",)

    def __init__(self, green: bool) -> None:
        super().__init__()
        self.green = green

    def choices(self, state: TindayaState) -> list[Choice]:
        rules = state.rules
        return [
            choice
            for card, choice in enumerate(rules.choices.common)
            if rules.common_green[card] == self.green
        ]

    def apply(self, state: TindayaState, choice: Choice) -> None:
        state.common = (*state.common, choice.a)
        if state.events is not None:
            state.events.append(events.CommonObjectiveDrawn(objective=state.rules.common_names[choice.a]))


def can_draw_idol(state: TindayaState) -> bool:
    """Whether an idol can be drawn: from the deck, or from the sold ones shuffled again (AMB-65)."""
    return any(state.idol_deck) or any(state.idol_discard)


class DrawIdol(Deal[TindayaState]):
    """A tribe takes the top idol; only its owner sees it (TD-IDOL-01, -20, -22). Ask `draw_idol`."""

    rules = ("TD-IDOL-01", "TD-IDOL-20")

    def audience(self, state: TindayaState) -> int:
        return state.rules.audience_of(state, self.owner, "idols")

    def _pile(self, state: TindayaState) -> Sequence[int]:
        return state.idol_deck if any(state.idol_deck) else state.idol_discard

    def choices(self, state: TindayaState) -> list[Choice]:
        pile = self._pile(state)
        return list(compress(state.rules.choices.idol, pile))

    def weights(self, state: TindayaState) -> list[int]:
        pile = self._pile(state)
        return list(compress(pile, pile))

    def apply(self, state: TindayaState, choice: Choice) -> None:
        if not any(state.idol_deck):  # the sold ones are shuffled into a new deck
            state.idol_deck, state.idol_discard = list(state.idol_discard), (0,) * len(IDOLS)
        state.idol_deck[choice.a] -= 1
        player = state.players[self.owner]
        player.idols = added(player.idols, choice.a)
        if state.events is not None:
            seats = state.rules.seats
            others = all_but(self.owner, seats)
            mine = self.audience(state)
            state.events.append(events.IdolDrawn(seat=self.owner, idol=IDOLS[choice.a], audience=mine))
            state.events.append(events.IdolDrawn(seat=self.owner, idol="", audience=others))


def draw_idol(state: TindayaState, seat: int) -> None:
    """Let a tribe take an idol now, if there is one."""
    if can_draw_idol(state):
        state.push(DrawIdol(seat))


def spend_idol(state: TindayaState, seat: int, idol: int) -> None:
    """The card is turned face up and stays with its owner (TD-IDOL-02)."""
    player = state.players[seat]
    player.idols = removed(player.idols, idol)
    player.used_idols = added(player.used_idols, idol)
    if state.events is not None:
        state.events.append(events.IdolUsed(seat=seat, idol=IDOLS[idol]))
