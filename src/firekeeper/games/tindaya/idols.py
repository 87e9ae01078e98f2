"""Idols (area IDOL): using them as an action, and selling them."""

from __future__ import annotations

from firekeeper.games.tindaya import events, explore
from firekeeper.games.tindaya.births import (
    BirthsTogether,
    all_born,
    births_of_animals,
    births_of_villagers,
    reproduce_animals,
)
from firekeeper.games.tindaya.cards import draw_idol, spend_idol
from firekeeper.games.tindaya.learning import learn, learnable
from firekeeper.games.tindaya.offerings import open_slots, put_pawns, room_on
from firekeeper.games.tindaya.pieces import changed, controlled, removed
from firekeeper.games.tindaya.priority import raise_wrath
from firekeeper.games.tindaya.produce import Produce
from firekeeper.games.tindaya.state import TindayaState
from firekeeper.games.tindaya.terms import (
    ACORAN,
    APPEASEMENT_IDOL,
    CANCELLATION_IDOL,
    CLAIRVOYANCE_IDOL,
    CONTRIBUTION_IDOL,
    DEPOT_OF,
    FERTILITY_IDOL,
    GODS,
    IDOLS,
    LEARNING_IDOL,
    MONEIBA,
    MOVEMENT_IDOL,
    NONE,
    NOWHERE,
    OFFERING_ACORAN,
    OFFERING_EITHER,
    OFFERING_MONEIBA,
    PRODUCTION_IDOL,
    PROTECTION_IDOL,
    RAW_MATERIALS_IDOL,
    RELOCATION_IDOL,
    RESOURCES,
    SHIPS,
    SYMBOLS,
    TOKENS,
    TRADES,
    WRECKERS_IDOL,
)
from firekeeper.kernel.audience import all_but, only
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Decision, SeatFrame


def gods_of(idol: int) -> list[int]:
    """The gods that an offering idol shows."""
    if idol == OFFERING_ACORAN:
        return [ACORAN]
    return [MONEIBA] if idol == OFFERING_MONEIBA else [ACORAN, MONEIBA]


def fillable(state: TindayaState, gods: list[int]) -> list[tuple[int, int]]:
    """Demanded slots with room, of these gods."""
    return [(god, slot) for god, slot in open_slots(state) if god in gods]


def others_objectives(state: TindayaState, seat: int) -> list[int]:
    """Seats other than this one with a secret objective."""
    return [other for other, player in enumerate(state.players) if other != seat and player.objectives]


def has_effect(state: TindayaState, seat: int, idol: int) -> bool:
    """Whether an idol would do something as an action now (TD-IDOL-18); the others are for other moments."""
    player = state.players[seat]
    if idol == PRODUCTION_IDOL:
        return player.trades != 0
    if idol == MOVEMENT_IDOL:
        return not state.explored and explore.can_explore(state, seat)
    if idol == FERTILITY_IDOL:
        return bool(births_of_villagers(state, seat)) or bool(
            births_of_animals(state, controlled(state, seat))
        )
    if idol == RAW_MATERIALS_IDOL:
        return any(player.tokens)
    if idol == APPEASEMENT_IDOL:
        return True
    if idol in (OFFERING_ACORAN, OFFERING_MONEIBA, OFFERING_EITHER):
        return bool(fillable(state, gods_of(idol)))
    if idol == RELOCATION_IDOL:
        return bool(relocatable(state))
    if idol == WRECKERS_IDOL:
        return any(number != NONE for number in state.ships)
    if idol == LEARNING_IDOL:
        return bool(learnable(state, seat))
    if idol == CANCELLATION_IDOL:
        return any(other.objectives for other in state.players)
    if idol == CLAIRVOYANCE_IDOL:
        return bool(others_objectives(state, seat))
    return False


def why_not_use(state: TindayaState, idol: int) -> str:
    """Why an idol that a tribe holds is no action now: another moment is its own, or it would do nothing."""
    if idol in (PROTECTION_IDOL, CONTRIBUTION_IDOL):
        return "TD-IDOL-03"
    return "TD-IDOL-21" if idol == MOVEMENT_IDOL and state.explored else "TD-IDOL-18"


def use(state: TindayaState, seat: int, idol: int) -> None:
    """Turn an idol up and ask what it needs to know (D-21, D-46)."""
    spend_idol(state, seat, idol)
    if idol == MOVEMENT_IDOL:
        state.explored = 1  # AMB-32
        explore.explore(state, seat, 1)
    elif idol == APPEASEMENT_IDOL:
        state.push(Appease(seat))
    else:
        state.push(AimIdol(seat, idol))


class Appease(SeatFrame[TindayaState]):
    """One step off a god's wrath, then a new idol (TD-IDOL-10, -21)."""

    def run(self, state: TindayaState) -> None:
        above = [god for god in range(len(GODS)) if state.wrath[god] > 0]
        draw = DrawAfter(self.seat)
        state.then(*([ChooseGod(self.seat, tuple(above)), draw] if above else [draw]))


class DrawAfter(SeatFrame[TindayaState]):
    def run(self, state: TindayaState) -> None:
        draw_idol(state, self.seat)


class ChooseGod(Decision[TindayaState]):
    """Which god is appeased."""

    rules = ("TD-IDOL-10", "TD-IDOL-21")
    verbs = ("god",)

    def __init__(self, seat: int, gods: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.gods = gods

    def choices(self, state: TindayaState) -> list[Choice]:
        return [state.rules.choices.god[god] for god in self.gods]

    def apply(self, state: TindayaState, choice: Choice) -> None:
        raise_wrath(state, choice.a, -1, "TD-IDOL-10")


def relocatable(state: TindayaState) -> list[tuple[int, int]]:
    """Standees of the gods on the board, each with the volcanoes it may be moved to (AMB-52)."""
    return [
        (god, number)
        for god in (ACORAN, MONEIBA)
        if state.standees[god] != NOWHERE
        for number, hex_ in enumerate(state.volcanoes)
        if hex_ not in (NOWHERE, state.standees[god])
    ]


class AimIdol(Decision[TindayaState]):
    """The target of an idol (D-45, D-46)."""

    rules = ("TD-IDOL-18", "TD-IDOL-19", "TD-IDOL-21")
    verbs = ("trade", "breed", "discard", "fill", "relocate", "wreck", "objective")

    def __init__(self, seat: int, idol: int) -> None:
        super().__init__(seat)
        self.idol = idol

    def help(self, state: TindayaState) -> tuple[str, ...]:
        return (RULE_OF_IDOL[self.idol], *self.rules)

    def choices(self, state: TindayaState) -> list[Choice]:
        table = state.rules.choices
        player = state.players[self.seat]
        idol = self.idol
        if idol == PRODUCTION_IDOL:
            return [table.trade[trade] for trade in range(len(TRADES)) if player.trades >> trade & 1]
        if idol == LEARNING_IDOL:
            return [table.trade[trade] for trade in learnable(state, self.seat)]
        if idol == FERTILITY_IDOL:
            out = []
            if births_of_villagers(state, self.seat):
                out.append(table.breed[0])
            if births_of_animals(state, controlled(state, self.seat)):
                out.append(table.breed[1])
            return out
        if idol == RAW_MATERIALS_IDOL:
            return [
                table.discard[kind]
                for kind in range(len(TOKENS))
                if player.tokens[kind] and DEPOT_OF[kind] not in _earlier(player.tokens, kind)
            ]
        if idol == RELOCATION_IDOL:
            return [table.relocate[god][number] for god, number in relocatable(state)]
        if idol == WRECKERS_IDOL:
            return [table.wreck[ship] for ship, number in enumerate(state.ships) if number != NONE]
        if idol == CANCELLATION_IDOL:
            return objectives_of(state, list(range(len(state.players))))
        if idol == CLAIRVOYANCE_IDOL:
            return objectives_of(state, others_objectives(state, self.seat))
        return [table.fill[god][slot] for god, slot in fillable(state, gods_of(idol))]

    def apply(self, state: TindayaState, choice: Choice) -> None:
        verb, seat = choice.verb, self.seat
        if verb == "trade":
            if self.idol == PRODUCTION_IDOL:
                state.push(Produce(seat, choice.a))
            else:
                learn(state, seat, choice.a)
        elif verb == "breed":
            if choice.a == 0:
                if not all_born(state, seat):
                    state.push(BirthsTogether((seat,)))
            else:
                reproduce_animals(state, controlled(state, seat))
        elif verb == "discard":
            discard_token(state, seat, choice.a)
            if any(state.players[seat].tokens):
                state.push(DiscardAnother(seat, state.rules.raw_materials_idol - 1))
        elif verb == "relocate":
            standees = list(state.standees)
            standees[choice.a] = state.volcanoes[choice.b]
            state.standees = tuple(standees)
            if state.events is not None:
                state.events.append(
                    events.Relocated(seat=seat, standee=SYMBOLS[choice.a], volcano=choice.b + 1)
                )
        elif verb == "wreck":
            ships = list(state.ships)
            ships[choice.a] = NONE
            state.ships = tuple(ships)
            if state.events is not None:
                state.events.append(events.ShipWrecked(seat=seat, ship=SHIPS[choice.a]))
        elif verb == "objective":
            at = choice.b // PLACES
            if self.idol == CANCELLATION_IDOL:
                owner = state.players[choice.a]
                owner.seen = (*owner.seen, (choice.a, owner.objectives[at][0]))  # it knows what has gone
                owner.objectives = owner.objectives[:at] + owner.objectives[at + 1 :]
                if state.events is not None:
                    value = choice.b % PLACES
                    state.events.append(events.ObjectiveCancelled(seat=seat, owner=choice.a, value=value))
            else:
                look_at_objective(state, seat, choice.a, at)
        else:
            put_pawns(state, seat, choice.a, choice.b, room_on(state, choice.a, choice.b), "idol")


def _earlier(tokens: tuple[int, ...], kind: int) -> list[int]:
    """The depots of the kinds before this one that hold tokens: the two ores are one depot."""
    return [DEPOT_OF[other] for other in range(kind) if tokens[other]]


def discard_token(state: TindayaState, seat: int, kind: int) -> None:
    """A collected token leaves the game; the units are kept (TD-IDOL-09, AMB-53)."""
    player = state.players[seat]
    player.tokens = changed(player.tokens, kind, -1)
    if state.events is not None:
        state.events.append(events.TokenDiscarded(seat=seat, token=TOKENS[kind]))


class DiscardAnother(Decision[TindayaState]):
    """A second token, or none."""

    rules = ("TD-IDOL-09", "TD-IDOL-21")
    verbs = ("discard", "stop")

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def choices(self, state: TindayaState) -> list[Choice]:
        tokens = state.players[self.seat].tokens
        table = state.rules.choices
        kinds = [
            kind
            for kind in range(len(TOKENS))
            if tokens[kind] and DEPOT_OF[kind] not in _earlier(tokens, kind)
        ]
        return [*[table.discard[kind] for kind in kinds], table.stop]

    def apply(self, state: TindayaState, choice: Choice) -> None:
        if choice.verb == "discard":
            discard_token(state, self.seat, choice.a)
            if self.left > 1 and any(state.players[self.seat].tokens):
                state.push(DiscardAnother(self.seat, self.left - 1))


PLACES = 8
"""A named objective is its place in the owner's row x PLACES + the value of its token."""


# --- secret objectives ------------------------------------------------------------------------------------


def objectives_of(state: TindayaState, seats: list[int]) -> list[Choice]:
    """Secret objectives by owner and token; those with equal tokens are told apart by their place."""
    values = state.rules.objective_token_value
    found = []
    for seat in seats:
        for at, (_, token) in enumerate(state.players[seat].objectives):
            found.append(state.rules.choices.objective[seat][at][values[token]])
    return found


def look_at_objective(state: TindayaState, seat: int, owner: int, at: int) -> None:
    """Only the user sees the card; the tokens may then be swapped (TD-IDOL-17)."""
    card, token = state.players[owner].objectives[at]
    state.players[seat].seen = (*state.players[seat].seen, (owner, card))
    if state.events is not None:
        rules = state.rules
        others = all_but(seat, rules.seats)
        for objective, audience in ((rules.secret_names[card], only(seat)), ("", others)):
            state.events.append(
                events.ObjectiveSeen(
                    seat=seat,
                    owner=owner,
                    objective=objective,
                    value=rules.objective_token_value[token],
                    audience=audience,
                )
            )
    if state.players[seat].objectives:
        state.push(SwapTokens(seat, owner, at))


class SwapTokens(Decision[TindayaState]):
    """Swap the token of the objective with one of one's own, or not (D-36)."""

    rules = ("TD-IDOL-17", "TD-IDOL-19")
    verbs = ("swap", "keep_tokens")

    def __init__(self, seat: int, owner: int, at: int) -> None:
        super().__init__(seat)
        self.owner = owner
        self.at = at

    def choices(self, state: TindayaState) -> list[Choice]:
        table = state.rules.choices
        mine = state.players[self.seat].objectives
        return [table.keep_tokens, *[table.swap[at] for at in range(len(mine))]]

    def apply(self, state: TindayaState, choice: Choice) -> None:
        if choice.verb == "keep_tokens":
            return
        mine, theirs = list(state.players[self.seat].objectives), list(state.players[self.owner].objectives)
        own, other = mine[choice.a], theirs[self.at]
        mine[choice.a], theirs[self.at] = (own[0], other[1]), (other[0], own[1])
        state.players[self.seat].objectives = tuple(mine)
        state.players[self.owner].objectives = tuple(theirs)
        if state.events is not None:
            values = state.rules.objective_token_value
            state.events.append(
                events.TokensSwapped(
                    seat=self.seat, owner=self.owner, given=values[own[1]], taken=values[other[1]]
                )
            )


# --- selling ----------------------------------------------------------------------------------------------


class SellIdol(Decision[TindayaState]):
    """Which resource the sold idol gives (D-22, TD-IDOL-04, AMB-87)."""

    rules = ("TD-IDOL-04",)
    verbs = ("resource",)

    def __init__(self, seat: int, idol: int) -> None:
        super().__init__(seat)
        self.idol = idol

    def choices(self, state: TindayaState) -> list[Choice]:
        return state.rules.choices.resource

    def apply(self, state: TindayaState, choice: Choice) -> None:
        player = state.players[self.seat]
        player.idols = removed(player.idols, self.idol)
        state.idol_discard = changed(state.idol_discard, self.idol, 1)
        player.goods[choice.a] += 1
        if state.events is not None:
            state.events.append(
                events.IdolSold(seat=self.seat, idol=IDOLS[self.idol], resource=RESOURCES[choice.a])
            )


RULE_OF_IDOL = {
    PRODUCTION_IDOL: "TD-IDOL-05",
    FERTILITY_IDOL: "TD-IDOL-08",
    RAW_MATERIALS_IDOL: "TD-IDOL-09",
    OFFERING_ACORAN: "TD-IDOL-11",
    OFFERING_MONEIBA: "TD-IDOL-11",
    OFFERING_EITHER: "TD-IDOL-11",
    RELOCATION_IDOL: "TD-IDOL-12",
    WRECKERS_IDOL: "TD-IDOL-13",
    LEARNING_IDOL: "TD-IDOL-14",
    CANCELLATION_IDOL: "TD-IDOL-16",
    CLAIRVOYANCE_IDOL: "TD-IDOL-17",
}
