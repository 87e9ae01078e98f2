"""The Action phase (area ACT): turns of one or two actions, until everybody has passed."""

from __future__ import annotations

from typing import Final

from firekeeper.games.tindaya import events, explore, idols, market, offerings
from firekeeper.games.tindaya.develop import cave_cost_paid, develop_again, developable, why_not_cave
from firekeeper.games.tindaya.pieces import markers, place_marker
from firekeeper.games.tindaya.produce import Produce, produce
from firekeeper.games.tindaya.state import Player, TindayaState
from firekeeper.games.tindaya.terms import (
    ACTIONS,
    CAVE_PRICE,
    COLOURS,
    CUBE,
    CYLINDER,
    JANDIA,
    MAJOS,
    MARKET_PRICES,
    PHASES,
    TRADES,
)
from firekeeper.games.tindaya.traitor import TraitorTurn
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Decision, Frame
from firekeeper.kernel.hexes import distinct


class ActionPhase(Frame[TindayaState]):
    """Turns in turn order; the phase ends when the last player passes (TD-ACT-01, -04)."""

    def run(self, state: TindayaState) -> None:
        state.phase = ACTIONS
        state.turn = 0
        state.round = 1
        for player in state.players:
            player.passed = player.placed = 0
        if state.events is not None:
            state.events.append(events.PhaseBegan(phase=PHASES[ACTIONS]))
        state.push(NextTurn())


class NextTurn(Frame[TindayaState]):
    """The turn of the next player in turn order who has not passed."""

    def run(self, state: TindayaState) -> None:
        order = state.order
        turn = state.turn
        for _ in order:
            if turn == len(order):
                turn = 0
                state.round += 1
            seat = order[turn]
            turn += 1
            player = state.players[seat]
            if not player.passed:
                state.turn = turn
                state.actions = state.explored = state.by_marker = 0
                if state.events is not None:
                    state.events.append(events.TurnBegan(seat=seat))
                state.push(self)
                state.push(TraitorTurn(seat) if player.betrayed else TAKE_ACTION[seat])
                return
        state.turn = turn


def skip_others(state: TindayaState, seat: int) -> bool:
    """From the end of a turn go on to this seat's next one, as if the others had taken theirs for nothing.

    Rivals do not, unless they have passed.
    """
    player = state.players[seat]
    if not state.frames or not isinstance(state.frames[-1], NextTurn) or player.passed:
        return False
    if state.rules.domination:
        for other in state.players:
            if other is not player and not other.passed:
                return False
    state.turn = state.order.index(seat)
    state.round += 1
    return True


class TakeAction(Decision[TindayaState]):
    """Act or pass; after the first action act again or end the turn (D-10, D-11)."""

    rules = ("TD-ACT-01", "TD-ACT-02", "TD-ACT-12", "TD-ACT-14")
    verbs = ("develop", "produce", "cave", "explore", "use", "sell", "buy", "majos", "pass", "end_turn")

    def choices(self, state: TindayaState) -> list[Choice]:
        rules = state.rules
        table = rules.choices
        player = state.players[self.seat]
        payable = rules.prices.payable(player.goods)
        # TD-CAVE-01, -03: once a game; the first campaign game has no caves.
        cave = payable >> CAVE_PRICE & 1 if rules.has_housing and not player.cave else 0
        kinds = (1 << CUBE if player.cubes else 0) | (1 << CYLINDER if player.cylinders else 0)
        if kinds:
            out = table.placing(
                kinds,
                developable(state, player, payable),
                player.trades & ~player.produced,
                cave,
                1 if not state.explored and explore.can_explore(state, self.seat) else 0,
            )[:]
        else:
            out = []
        if player.idols:
            kinds_of_idols = distinct(player.idols)
            for idol in kinds_of_idols:
                if idols.has_effect(state, self.seat, idol):
                    out.append(table.use[idol])
            for idol in kinds_of_idols:
                out.append(table.sell[idol])
        if payable >> MARKET_PRICES or player.tribe == JANDIA:
            market.offer_cards(state, self.seat, payable, out)
        if player.tribe == MAJOS and not player.offered and offerings.can_offer(state, self.seat):
            out.append(table.majos)
        out.append(table.pass_ if state.actions == 0 else table.end_turn)
        return out

    def apply(self, state: TindayaState, choice: Choice) -> None:
        player = state.players[self.seat]
        verb = choice.verb
        if verb == "pass":
            player.passed = 1
            if state.events is not None:
                state.events.append(events.Passed(seat=self.seat))
            return
        if verb == "end_turn":
            return
        state.actions += 1
        last = state.actions == state.rules.actions_per_turn
        state.push(END_TURN[self.seat] if last else self)
        if verb == "sell":
            state.push(idols.SellIdol(self.seat, choice.a))
        elif verb == "use":
            idols.use(state, self.seat, choice.a)
        elif verb == "buy":
            market.buy(state, self.seat, choice.a)
        elif verb == "majos":
            player.offered = 1
            state.push(offerings.MajosOffering(self.seat))
        else:
            self._place(state, player, choice)

    def _place(self, state: TindayaState, player: Player, choice: Choice) -> None:
        """A marker on an action space: a cylinder does the action twice (TD-ACT-06, -07)."""
        verb = choice.verb
        marker = choice.a if verb in ("cave", "explore") else choice.b
        place_marker(player, marker)
        times = 2 if marker == CYLINDER else 1
        if state.events is not None:
            trade = TRADES[choice.a] if verb in ("develop", "produce") else ""
            state.events.append(
                events.MarkerPlaced(seat=self.seat, action=verb, trade=trade, cylinder=marker == CYLINDER)
            )
        if verb == "develop":
            player.developed |= 1 << choice.a
            develop_again(state, self.seat, choice.a, times)
        elif verb == "produce":
            player.produced |= 1 << choice.a
            if times == 2:
                state.push(Produce(self.seat, choice.a))
            produce(state, self.seat, choice.a)
        elif verb == "cave":
            cave_cost_paid(state, self.seat)
        else:
            state.explored = state.by_marker = 1
            explore.explore(state, self.seat, times)

    def why_not(self, state: TindayaState, choice: Choice) -> str:
        player = state.players[self.seat]
        verb = choice.verb
        if verb in ("pass", "end_turn"):
            return "TD-ACT-12"
        if verb in ("use", "sell") and choice.a not in player.idols:
            return "TD-IDOL-02"
        if verb == "use":
            return idols.why_not_use(state, choice.a)
        if verb == "buy":
            return "TD-MARKET-07" if state.market >> choice.a & 1 else "TD-MARKET-01"
        if verb == "majos":
            return "TD-TRIBE-06" if player.tribe != MAJOS or player.offered else "TD-TRIBE-13"
        if verb in ("develop", "produce", "cave", "explore"):
            marker = choice.a if verb in ("cave", "explore") else choice.b
            if marker not in markers(player):
                return "TD-ACT-13"
            if verb in ("develop", "produce") and not player.trades >> choice.a & 1:
                return "TD-ACT-09"
        return {
            "develop": "TD-DEVELOP-07",
            "produce": "TD-ACT-05",
            "cave": why_not_cave(state, player),
            "explore": "TD-ACT-05" if state.explored else "TD-ACT-14",
        }.get(verb, "TD-ACT-02")


class EndTurn(Decision[TindayaState]):
    """The last moment of a turn: everything in it can still be taken back (TD-ACT-12)."""

    rules = ("TD-ACT-12",)
    verbs = ("end_turn",)
    ends_turn = True

    def choices(self, state: TindayaState) -> list[Choice]:
        return [state.rules.choices.end_turn]

    def apply(self, state: TindayaState, choice: Choice) -> None:
        pass


# Frames never change: these are pushed in every turn, and made once for each seat.
TAKE_ACTION: Final = [TakeAction(seat) for seat in range(len(COLOURS))]
END_TURN: Final = [EndTurn(seat) for seat in range(len(COLOURS))]
