"""Chiefs and Setup cards, dealt at random or drafted (EW-SETUP-09, -15, -17 to -21, area VARIANT)."""

from __future__ import annotations

from firekeeper.games.endless_winter import events
from firekeeper.games.endless_winter.state import WinterState, add_card, changed, remove_card
from firekeeper.games.endless_winter.terms import SIDES
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Chance, Deal, Decision, Frame
from firekeeper.kernel.together import Together

# --- Chiefs ------------------------------------------------------------------------------------------


def chiefs_left(state: WinterState) -> list[Choice]:
    """Chief cards that nobody has and that are not on offer."""
    taken = [*[player.chief for player in state.players], *state.chiefs_offered]
    return [choice for choice in state.rules.chief_dealt if choice.a not in taken]


class DealChief(Deal[WinterState]):
    """A random Chief card for a seat (EW-SETUP-09)."""

    rules = ("EW-SETUP-09",)

    def choices(self, state: WinterState) -> list[Choice]:
        return chiefs_left(state)

    def apply(self, state: WinterState, choice: Choice) -> None:
        take_chief(state, self.owner, choice.a)


def take_chief(state: WinterState, seat: int, chief: int) -> None:
    """The Chief card lies next to the player board."""
    state.players[seat].chief = chief
    if state.events is not None:
        state.events.append(events.ChiefTaken(seat=seat, chief=state.rules.chief_ids[chief]))


class ChooseSides(Together[WinterState]):
    """Everybody at the same time: the ledger gives no order, and nobody chooses after another (EW-SETUP-15).

    The drafts below are in turn order, and each pick changes what is left; Eclipse piles are committed one
    after another, so that later players see their sizes (EW-ECLIPSE-02).
    """

    def questions(self, state: WinterState) -> list[Decision[WinterState]]:
        return [ChooseSide(seat) for seat in range(state.rules.seats)]


class ChooseSide(Decision[WinterState]):
    """The side of the Chief card for the whole game (D-02), before Setup cards are known (EW-AMB-50)."""

    rules = ("EW-SETUP-15", "EW-CARD-14")
    verbs = ("side",)

    def choices(self, state: WinterState) -> list[Choice]:
        return state.rules.side[:]

    def apply(self, state: WinterState, choice: Choice) -> None:
        choose_side(state, self.seat, choice.a)


def choose_side(state: WinterState, seat: int, side: int) -> None:
    """Openly, for the whole game."""
    player = state.players[seat]
    player.side = side
    if state.events is not None:
        chief = state.rules.chief_ids[player.chief]
        state.events.append(events.SideChosen(seat=seat, chief=chief, side=SIDES[side]))


class DraftChiefs(Frame[WinterState]):
    """One card more than players is revealed; everybody takes one in turn order (EW-VARIANT-03)."""

    def run(self, state: WinterState) -> None:
        shown = [OfferChief() for _ in range(state.rules.draft_size)]
        state.then(*shown, *[TakeChief(seat) for seat in state.order], PutChiefsAway())


class OfferChief(Chance[WinterState]):
    """A Chief card of the draft."""

    rules = ("EW-VARIANT-03",)

    def choices(self, state: WinterState) -> list[Choice]:
        return chiefs_left(state)

    def apply(self, state: WinterState, choice: Choice) -> None:
        state.chiefs_offered = add_card(state.chiefs_offered, choice.a)


class TakeChief(Decision[WinterState]):
    """A Chief card and its side (D-03)."""

    rules = ("EW-VARIANT-03", "EW-CARD-14")
    verbs = ("take_chief",)

    def choices(self, state: WinterState) -> list[Choice]:
        table = state.rules.take_chief
        return [choice for chief in state.chiefs_offered for choice in table[chief]]

    def apply(self, state: WinterState, choice: Choice) -> None:
        state.chiefs_offered = remove_card(state.chiefs_offered, choice.a)
        take_chief(state, self.seat, choice.a)
        choose_side(state, self.seat, choice.b)


class PutChiefsAway(Frame[WinterState]):
    """The rest go back to the box (EW-VARIANT-03)."""

    def run(self, state: WinterState) -> None:
        state.chiefs_offered = ()


# --- Setup cards -------------------------------------------------------------------------------------


def setups_left(state: WinterState) -> list[Choice]:
    """Setup cards that nobody has and that are not on offer."""
    taken = [*[player.setup_card for player in state.players], *state.setups_offered]
    return [choice for choice in state.rules.setup_dealt if choice.a not in taken]


class DealSetup(Deal[WinterState]):
    """A random Setup card for a seat (EW-SETUP-17)."""

    rules = ("EW-SETUP-17",)

    def choices(self, state: WinterState) -> list[Choice]:
        return setups_left(state)

    def apply(self, state: WinterState, choice: Choice) -> None:
        take_setup(state, self.owner, choice.a)


def take_setup(state: WinterState, seat: int, card: int) -> None:
    """Resources, a Tribe card and Animals (EW-SETUP-18 to -20); the Camp waits for the map (EW-SETUP-21)."""
    rules = state.rules
    player = state.players[seat]
    player.setup_card = card
    if state.events is not None:
        state.events.append(events.SetupCardTaken(seat=seat, card=rules.setup_ids[card]))
    player.food = rules.setup_food[card]
    player.tool = rules.setup_tool[card]
    tribe = rules.setup_tribe[card]
    state.stacks[tribe - rules.first_tribe] -= 1
    player.deck = add_card(player.deck, tribe)
    for species in rules.setup_animals[card]:
        state.animal_deck[species] -= 1  # EW-AMB-40: picked out before the deck is shuffled
        player.animals = changed(player.animals, species, 1)


class DraftSetups(Frame[WinterState]):
    """One card more than players is revealed; everybody takes one in reverse turn order (EW-VARIANT-02)."""

    def run(self, state: WinterState) -> None:
        shown = [OfferSetup() for _ in range(state.rules.draft_size)]
        state.then(*shown, *[TakeSetup(seat) for seat in reversed(state.order)], PutSetupsAway())


class OfferSetup(Chance[WinterState]):
    """A Setup card of the draft."""

    rules = ("EW-VARIANT-02",)

    def choices(self, state: WinterState) -> list[Choice]:
        return setups_left(state)

    def apply(self, state: WinterState, choice: Choice) -> None:
        state.setups_offered = add_card(state.setups_offered, choice.a)


class TakeSetup(Decision[WinterState]):
    """A Setup card of the draft (D-04)."""

    rules = ("EW-VARIANT-02", "EW-VARIANT-04", "EW-SETUP-17")
    verbs = ("take_setup",)

    def choices(self, state: WinterState) -> list[Choice]:
        return [state.rules.take_setup[card] for card in state.setups_offered]

    def apply(self, state: WinterState, choice: Choice) -> None:
        state.setups_offered = remove_card(state.setups_offered, choice.a)
        take_setup(state, self.seat, choice.a)


class PutSetupsAway(Frame[WinterState]):
    """The rest go back to the box (EW-VARIANT-02)."""

    def run(self, state: WinterState) -> None:
        state.setups_offered = ()
