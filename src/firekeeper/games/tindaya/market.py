"""The artisans' market (area MARKET): seven cards, each bought once."""

from __future__ import annotations

from firekeeper.games.tindaya import events
from firekeeper.games.tindaya.cards import can_draw_idol, draw_idol
from firekeeper.games.tindaya.payments import WHOLE, pay, savings
from firekeeper.games.tindaya.state import Player, TindayaState
from firekeeper.games.tindaya.terms import JANDIA, MARKET_PRICES
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Decision
from firekeeper.kernel.hexes import distinct


def wall_places(state: TindayaState, seat: int) -> list[int]:
    """Hexes that a tribe occupies and that have no wall (TD-MARKET-03, AMB-84)."""
    player = state.players[seat]
    occupied = distinct(player.villagers, player.nobles)
    return [hex_ for hex_ in occupied if not state.walls >> hex_ & 1]


def has_wall_place(state: TindayaState, player: Player) -> bool:
    """Whether there are any `wall_places`."""
    if not state.walls:
        return bool(player.villagers or player.nobles)
    natives = player.villagers + player.nobles
    return any(not state.walls >> hex_ & 1 for hex_ in natives)


def offer_cards(state: TindayaState, seat: int, payable: int, out: list[Choice]) -> None:
    """The cards that a tribe may buy now: payable, and with an effect (TD-MARKET-07).

    `payable` are the prices of the box that it can pay whole.
    """
    rules = state.rules
    player = state.players[seat]
    cards = payable >> MARKET_PRICES & state.market
    if player.tribe == JANDIA and cards != state.market:
        cards = rules.prices.payable_but_one(player.goods) >> MARKET_PRICES & state.market  # TD-TRIBE-05
    if not cards:
        return
    if cards & rules.market_walls and not (state.wall_reserve and has_wall_place(state, player)):
        cards &= ~rules.market_walls
    if cards & rules.market_idols and not can_draw_idol(state):
        cards &= ~rules.market_idols
    out += rules.choices.buy_each[cards]


def buy(state: TindayaState, seat: int, card: int) -> None:
    """Pay, Jandia with one unit less of its choice, and take the card (TD-MARKET-01, -05)."""
    player = state.players[seat]
    if player.tribe == JANDIA:
        state.push(SaveAtMarket(seat, card))
    else:
        take_card(state, seat, card, WHOLE)


class SaveAtMarket(Decision[TindayaState]):
    """Jandia chooses the unit left out (D-23, TD-TRIBE-05)."""

    rules = ("TD-TRIBE-05", "TD-MARKET-07")
    verbs = ("save",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def choices(self, state: TindayaState) -> list[Choice]:
        price = state.rules.market_price[self.card]
        return [state.rules.choices.save[resource] for resource in savings(state.players[self.seat], price)]

    def apply(self, state: TindayaState, choice: Choice) -> None:
        take_card(state, self.seat, self.card, choice.a)


def take_card(state: TindayaState, seat: int, card: int, saved: int) -> None:
    rules = state.rules
    player = state.players[seat]
    pay(state, seat, rules.market_price[card], "TD-MARKET-01", saved)
    state.market ^= 1 << card
    player.market |= 1 << card
    if state.events is not None:
        state.events.append(events.CardBought(seat=seat, card=rules.market_names[card]))
    if rules.market_effect[card] == "wall":
        state.push(PlaceWall(seat))
    elif rules.market_effect[card] == "idol":
        draw_idol(state, seat)


class PlaceWall(Decision[TindayaState]):
    """The wall comes at once to a hex that the tribe occupies (D-23)."""

    rules = ("TD-MARKET-03", "TD-MARKET-06")
    verbs = ("wall",)

    def choices(self, state: TindayaState) -> list[Choice]:
        return [state.rules.choices.wall[hex_] for hex_ in wall_places(state, self.seat)]

    def apply(self, state: TindayaState, choice: Choice) -> None:
        state.walls |= 1 << choice.a
        state.wall_reserve -= 1
        if state.events is not None:
            name = state.rules.board.names[choice.a]
            state.events.append(events.WallPlaced(seat=self.seat, hex=name))


def has_large_capacity(state: TindayaState, player: Player) -> bool:
    """TD-MARKET-02."""
    return player.market & state.rules.market_capacity != 0
