"""Animals (area HUNT): revealing, taking and tipping them."""

from __future__ import annotations

from typing import Final

from firekeeper.games.endless_winter import events
from firekeeper.games.endless_winter.grammar import Effect
from firekeeper.games.endless_winter.state import WinterState, changed
from firekeeper.games.endless_winter.supply import score
from firekeeper.games.endless_winter.terms import FROM_EFFECTS
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Chance

NOTHING_TO_HUNT_POINTS: Final = 1
"""What no Animal at all gives instead of one (EW-HUNT-05, EW-HUNT-09)."""


def in_deck(state: WinterState) -> int:
    """How many cards the Animal deck holds."""
    return sum(state.animal_deck)


# --- the hunt area ----------------------------------------------------------------------------------


def can_scout(state: WinterState) -> bool:
    """Whether a card can be added: room in the hunt area and a card in the deck (EW-HUNT-02, -03)."""
    return len(state.hunt) < state.rules.hunt_top and any(state.animal_deck)


def scout(state: WinterState, count: int) -> None:
    """Turn up to this many cards of the deck face up into the hunt area, at most six there."""
    count = min(count, state.rules.hunt_top - len(state.hunt), in_deck(state))
    if count > 0:
        state.push(RevealAnimal(count))


class _TopAnimal(Chance[WinterState]):
    """The top card of the Animal deck."""

    verbs = ("reveal",)

    def choices(self, state: WinterState) -> list[Choice]:
        table = state.rules.reveal
        return [table[species] for species, left in enumerate(state.animal_deck) if left]

    def weights(self, state: WinterState) -> list[int]:
        return [left for left in state.animal_deck if left]


class RevealAnimal(_TopAnimal):
    """It goes to the hunt area, and so do the others that are `left` to reveal."""

    rules = ("EW-HUNT-01", "EW-ICON-21", "EW-SETUP-28", "EW-PREP-04")

    def __init__(self, left: int) -> None:
        super().__init__()
        self.left = left

    def apply(self, state: WinterState, choice: Choice) -> None:
        state.animal_deck[choice.a] -= 1
        state.hunt = (*state.hunt, choice.a)
        if state.events is not None:
            state.events.append(events.AnimalRevealed(animal=state.rules.animal_ids[choice.a]))
        if self.left > 1:
            state.push(RevealAnimal(self.left - 1))


# --- taking -----------------------------------------------------------------------------------------


def pick_offers(state: WinterState, out: list[Choice]) -> None:
    """Any Animal of the hunt area; a point only if there is none anywhere (EW-HUNT-04, EW-HUNT-05)."""
    rules = state.rules
    if state.hunt:
        there = 0
        for species in state.hunt:
            there |= 1 << species
        for species in range(len(rules.animal_ids)):
            if there >> species & 1:
                out.append(rules.hunt[species])
    elif not any(state.animal_deck):
        out.append(rules.hunt_nothing)


def can_pick(state: WinterState) -> bool:
    """Whether an Animal, or the point for none, can be taken."""
    return bool(state.hunt) or not any(state.animal_deck)


def pick(state: WinterState, seat: int, choice: Choice) -> None:
    """From the hunt area face up into the Animal area (EW-ICON-19)."""
    if choice is state.rules.hunt_nothing:
        score(state, seat, NOTHING_TO_HUNT_POINTS, FROM_EFFECTS)
        return
    at = state.hunt.index(choice.a)
    state.hunt = state.hunt[:at] + state.hunt[at + 1 :]
    _own(state, seat, choice.a, False)


def track(state: WinterState, seat: int) -> None:
    """The top card of the deck into the Animal area, or a point (EW-ICON-20, EW-HUNT-09)."""
    if any(state.animal_deck):
        state.push(TrackAnimal(seat))
    else:
        score(state, seat, NOTHING_TO_HUNT_POINTS, FROM_EFFECTS)


class TrackAnimal(_TopAnimal):
    """It goes face up to the Animal area of its hunter."""

    rules = ("EW-HUNT-09", "EW-ICON-20")

    def __init__(self, hunter: int) -> None:
        super().__init__()
        self.hunter = hunter

    def apply(self, state: WinterState, choice: Choice) -> None:
        state.animal_deck[choice.a] -= 1
        _own(state, self.hunter, choice.a, True)


def _own(state: WinterState, seat: int, species: int, blind: bool) -> None:
    player = state.players[seat]
    player.animals = changed(player.animals, species, 1)
    if state.events is not None:
        name = state.rules.animal_ids[species]
        state.events.append(events.AnimalTaken(seat=seat, animal=name, blind=blind))


# --- tipping ----------------------------------------------------------------------------------------


def tip_offers(state: WinterState, seat: int, out: list[Choice]) -> None:
    """Untipped own Animals (EW-HUNT-07, EW-HUNT-10)."""
    table = state.rules.tip
    for species, count in enumerate(state.players[seat].animals):
        if count:
            out.append(table[species])


def tip(state: WinterState, seat: int, species: int) -> Effect:
    """Tip an Animal for the rest of the game (EW-AMB-18); the answer is its benefit."""
    player = state.players[seat]
    player.animals = changed(player.animals, species, -1)
    player.tipped = changed(player.tipped, species, 1)
    if state.events is not None:
        state.events.append(events.AnimalTipped(seat=seat, animal=state.rules.animal_ids[species]))
    return state.rules.animal_tip[species]


# --- why not ----------------------------------------------------------------------------------------


def why_no_scout(state: WinterState) -> str:
    """The rule against revealing an Animal now."""
    return "EW-HUNT-03" if len(state.hunt) < state.rules.hunt_top else "EW-HUNT-02"


def why_no_pick(state: WinterState, choice: Choice) -> str:
    """The rule against taking that Animal, or the point."""
    return "EW-HUNT-05" if choice is state.rules.hunt_nothing or not state.hunt else "EW-ICON-19"
