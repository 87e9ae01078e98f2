"""The Strategy phase (area STRAT): prophecies, planning, secret objectives."""

from __future__ import annotations

from firekeeper.games.tindaya import events
from firekeeper.games.tindaya.cards import draw_idol
from firekeeper.games.tindaya.priority import in_priority
from firekeeper.games.tindaya.state import TindayaState
from firekeeper.games.tindaya.terms import (
    ACORAN,
    FIRST_SHIP,
    GODS,
    MONEIBA,
    NONE,
    NOWHERE,
    PHASES,
    SHIPS,
    STRATEGY,
    SYMBOLS,
    TIHUYA,
    TSUNAMI,
)
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Chance, Deal, Decision, Frame


class StrategyPhase(Frame[TindayaState]):
    """A1 prophecies, A2 planning, A3 secret objectives, as the ledger's table of an era lists them."""

    def run(self, state: TindayaState) -> None:
        state.phase = STRATEGY
        if state.events is not None:
            state.events.append(events.PhaseBegan(phase=PHASES[STRATEGY]))
        state.then(StartOfEra(), PlaceShips(), Prophecies(), ClearCampfire(), SecretObjectives())


class StartOfEra(Frame[TindayaState]):
    """Tihuya draws an idol, Majos turns its card up again (TD-STRAT-13)."""

    def run(self, state: TindayaState) -> None:
        for seat, player in enumerate(state.players):
            player.offered = 0
            if player.tribe == TIHUYA and not player.betrayed:
                draw_idol(state, seat)


# --- A1: ships and prophecies -----------------------------------------------------------------------------


class PlaceShips(Frame[TindayaState]):
    """Every ship on the Event card comes to a trench by its die, fire or no fire (TD-STRAT-02)."""

    def run(self, state: TindayaState) -> None:
        ships = [
            symbol - FIRST_SHIP for symbol in state.rules.event_order[state.event] if symbol >= FIRST_SHIP
        ]
        state.then(*[RollShip(ship) for ship in ships])


class RollShip(Chance[TindayaState]):
    rules = ("TD-STRAT-02",)

    def __init__(self, ship: int) -> None:
        super().__init__()
        self.ship = ship

    def choices(self, state: TindayaState) -> list[Choice]:
        return state.rules.choices.die

    def apply(self, state: TindayaState, choice: Choice) -> None:
        ships = list(state.ships)
        ships[self.ship] = choice.a + 1
        state.ships = tuple(ships)
        if state.events is not None:
            state.events.append(events.ShipPlaced(ship=SHIPS[self.ship], trench=choice.a + 1))


class Prophecies(Frame[TindayaState]):
    """Both in era 1; later as many as fires were paid, the payer of a single one chooses (TD-STRAT-03)."""

    def run(self, state: TindayaState) -> None:
        if state.era == 1 or len(state.hand) == 2:
            state.then(Tibiabin(), Tamonante())
        elif len(state.hand) == 1:
            state.push(ChooseProphecy(state.hand[0]))


class ChooseProphecy(Decision[TindayaState]):
    """Where, or what: before any card is turned (D-07)."""

    rules = ("TD-STRAT-03", "TD-STRAT-14")
    verbs = ("reveal",)

    def choices(self, state: TindayaState) -> list[Choice]:
        return state.rules.choices.reveal

    def apply(self, state: TindayaState, choice: Choice) -> None:
        state.push(Tibiabin() if choice.a == 0 else Tamonante())


class Tibiabin(Frame[TindayaState]):
    """A1.2: the Prophecy card says where (TD-STRAT-04); once an era."""

    def run(self, state: TindayaState) -> None:
        if state.prophecy == NONE:
            state.push(TurnProphecy())


class TurnProphecy(Chance[TindayaState]):
    """The top Prophecy card; its column of the era puts the standees on the board."""

    rules = ("TD-STRAT-04",)

    def choices(self, state: TindayaState) -> list[Choice]:
        return [
            choice
            for card, choice in enumerate(state.rules.choices.prophecy)
            if not state.prophecies_seen >> card & 1
        ]

    def apply(self, state: TindayaState, choice: Choice) -> None:
        state.prophecy = choice.a
        state.prophecies_seen |= 1 << choice.a
        numbers = state.rules.prophecy_numbers[choice.a][state.era - 1]
        standees = list(state.standees)
        shown = [symbol for symbol in state.rules.event_order[state.event] if symbol < FIRST_SHIP]
        for symbol, number in zip(shown, numbers, strict=False):  # AMB-23
            places = state.trenches if symbol == TSUNAMI else state.volcanoes
            standees[symbol] = places[number - 1]
        state.standees = tuple(standees)
        if state.events is not None:
            state.events.append(
                events.ProphecyTurned(
                    card=state.rules.prophecy_names[choice.a],
                    places={
                        SYMBOLS[symbol]: number
                        for symbol, number in zip(shown, numbers, strict=False)
                        if standees[symbol] != NOWHERE
                    },
                )
            )


class Tamonante(Frame[TindayaState]):
    """A1.3: the gods' catastrophe cards say what, Acoran's first (TD-STRAT-05)."""

    def run(self, state: TindayaState) -> None:
        state.then(*[TurnCatastrophe(god) for god in (ACORAN, MONEIBA) if state.catastrophes[god] == NONE])


class TurnCatastrophe(Chance[TindayaState]):
    rules = ("TD-STRAT-05",)

    def __init__(self, god: int) -> None:
        super().__init__()
        self.god = god

    def choices(self, state: TindayaState) -> list[Choice]:
        rules = state.rules
        return [
            choice
            for card, choice in enumerate(rules.choices.catastrophe)
            if rules.catastrophe_god[card] == self.god and not state.catastrophes_seen >> card & 1
        ]

    def apply(self, state: TindayaState, choice: Choice) -> None:
        state.catastrophes_seen |= 1 << choice.a
        cards = list(state.catastrophes)
        cards[self.god] = choice.a
        state.catastrophes = tuple(cards)
        if state.events is not None:
            name = state.rules.catastrophe_names[choice.a]
            state.events.append(events.CatastropheTurned(god=GODS[self.god], card=name))


class ClearCampfire(Frame[TindayaState]):
    """A1.4: the pawns in the hand return (TD-STRAT-07)."""

    def run(self, state: TindayaState) -> None:
        state.hand = ()


# --- A3: secret objectives --------------------------------------------------------------------------------


class SecretObjectives(Frame[TindayaState]):
    """If the Event card shows the symbol, everybody keeps one of two cards (TD-STRAT-09 to -11, -17)."""

    def run(self, state: TindayaState) -> None:
        rules = state.rules
        if not rules.domination or not rules.event_secret[state.event]:
            return
        order = in_priority(state)
        state.then(
            *[DealObjective(seat) for seat in order for _ in range(2)],
            *[KeepObjective(seat) for seat in order],
        )


class DealObjective(Deal[TindayaState]):
    """A secret objective, seen by its owner only."""

    rules = ("TD-STRAT-10", "TD-STRAT-17")

    def audience(self, state: TindayaState) -> int:
        return state.rules.audience_of(state, self.owner, "objectives")

    def choices(self, state: TindayaState) -> list[Choice]:
        return [choice for card, choice in enumerate(state.rules.choices.secret) if state.secrets >> card & 1]

    def apply(self, state: TindayaState, choice: Choice) -> None:
        state.secrets ^= 1 << choice.a
        player = state.players[self.owner]
        player.dealt = (*player.dealt, choice.a)
        if state.events is not None:
            name = state.rules.secret_names[choice.a]
            state.events.append(
                events.ObjectiveDealt(seat=self.owner, objective=name, audience=self.audience(state))
            )


class KeepObjective(Decision[TindayaState]):
    """The card to keep; the other one leaves the game face down (D-09)."""

    rules = ("TD-STRAT-11", "TD-STRAT-15")
    verbs = ("keep",)
    secret = ("keep",)

    def choices(self, state: TindayaState) -> list[Choice]:
        return [state.rules.choices.keep[card] for card in state.players[self.seat].dealt]

    def apply(self, state: TindayaState, choice: Choice) -> None:
        player = state.players[self.seat]
        player.seen = (*player.seen, *[(self.seat, card) for card in player.dealt if card != choice.a])
        player.dealt = (choice.a,)
        state.push(ChooseToken(self.seat))


class ChooseToken(Decision[TindayaState]):
    """The token that goes on the kept card, face up; equal values are one choice (D-09, TD-TERMS-39)."""

    rules = ("TD-STRAT-11", "TD-STRAT-17")
    verbs = ("token",)

    def choices(self, state: TindayaState) -> list[Choice]:
        values = state.rules.objective_token_value
        offered: dict[int, int] = {}
        for token in state.objective_tokens:
            offered.setdefault(values[token], token)
        return [state.rules.choices.token[value] for value in sorted(offered)]

    def apply(self, state: TindayaState, choice: Choice) -> None:
        values = state.rules.objective_token_value
        token = next(token for token in state.objective_tokens if values[token] == choice.a)
        state.objective_tokens = tuple([other for other in state.objective_tokens if other != token])
        player = state.players[self.seat]
        player.objectives = (*player.objectives, (player.dealt[0], token))
        player.dealt = ()
        if state.events is not None:
            state.events.append(events.ObjectiveChosen(seat=self.seat, value=choice.a))
