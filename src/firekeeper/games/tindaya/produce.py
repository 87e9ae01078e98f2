"""Produce (area PRODUCE): all buildings of a trade that the tribe controls produce, wherever they are."""

from __future__ import annotations

from firekeeper.games.tindaya import events
from firekeeper.games.tindaya.contents import set_animals
from firekeeper.games.tindaya.pieces import has_invented
from firekeeper.games.tindaya.state import TindayaState
from firekeeper.games.tindaya.terms import FARMER, FISHER, NONE, ORONE, RESOURCES, SALT, STRAW, TAORO, TRADES
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Decision, Frame
from firekeeper.kernel.hexes import distinct


def own_buildings(state: TindayaState, seat: int, trade: int) -> list[int]:
    """The controlled buildings of a trade, in board order (TD-PRODUCE-02)."""
    there = state.built[trade]
    return [hex_ for hex_ in distinct(state.players[seat].villagers) if there >> hex_ & 1]


class Produce(Frame[TindayaState]):
    """One production: goods, then slaughter, then conversion (TD-PRODUCE-21)."""

    def __init__(self, seat: int, trade: int) -> None:
        self.seat = seat
        self.trade = trade

    def run(self, state: TindayaState) -> None:
        produce(state, self.seat, self.trade)


def produce(state: TindayaState, seat: int, trade: int) -> None:
    """Goods first, then what has animals asks how many are slaughtered."""
    rules = state.rules
    player = state.players[seat]
    hexes = own_buildings(state, seat, trade)
    with_animals: tuple[int, ...] = ()
    if hexes:
        gained: dict[int, int] = {}
        villagers = animals = 0
        for hex_ in hexes:
            villagers += player.villagers.count(hex_)
            animals += state.animals[hex_]
        known = player.inventions
        for good, needs in rules.per_villager[trade]:
            if needs == NONE or known >> needs & 1:
                gained[good] = villagers
        for good, needs in rules.per_building[trade]:
            if needs == NONE or known >> needs & 1:
                gained[good] = len(hexes)
        if animals:
            for good, needs in rules.per_animal[trade]:
                if needs == NONE or known >> needs & 1:
                    gained[good] = animals
            slaughter = rules.per_slaughter[trade]
            if slaughter and known >> slaughter[0][1] & 1:
                with_animals = tuple([hex_ for hex_ in hexes if state.animals[hex_]])
        if player.tribe == ORONE and trade == FISHER:
            gained[SALT] = gained.get(SALT, 0) + 1  # TD-TRIBE-07, AMB-48
        if player.tribe == TAORO and trade == FARMER:
            gained[STRAW] = gained.get(STRAW, 0) + 1  # TD-TRIBE-08
        gain(state, seat, trade, gained)
    if with_animals:
        state.then(Slaughter(seat, trade, with_animals), Convert(seat, trade))
    else:
        offer_conversion(state, seat, trade)


def gain(state: TindayaState, seat: int, trade: int, gained: dict[int, int]) -> None:
    """Goods come to the depots; none of them has a limit before the Waste step (TD-PRODUCE-16)."""
    goods = state.players[seat].goods
    for good, number in gained.items():
        goods[good] += number
    if state.events is not None:
        named = {RESOURCES[good]: gained[good] for good in sorted(gained) if gained[good]}
        if named:
            state.events.append(events.Produced(seat=seat, trade=TRADES[trade], gained=named))


class Slaughter(Decision[TindayaState]):
    """How many animals of the first building are slaughtered; the next ones follow (D-13, TD-PRODUCE-10)."""

    rules = ("TD-PRODUCE-10", "TD-PRODUCE-08", "TD-PRODUCE-09")
    verbs = ("slaughter",)

    def __init__(self, seat: int, trade: int, hexes: tuple[int, ...]) -> None:
        self.seat = seat
        self.trade = trade
        self.hexes = hexes

    def choices(self, state: TindayaState) -> list[Choice]:
        hex_ = self.hexes[0]
        return [state.rules.choices.slaughter(hex_, count) for count in range(state.animals[hex_] + 1)]

    def apply(self, state: TindayaState, choice: Choice) -> None:
        hex_, count = choice.a, choice.b
        if count:
            set_animals(state, hex_, state.animals[hex_] - count)
            if state.events is not None:
                name = state.rules.board.names[hex_]
                state.events.append(events.Slaughtered(seat=self.seat, hex=name, count=count))
            goods = state.rules.per_slaughter[self.trade]
            gain(state, self.seat, self.trade, {good: count for good, _ in goods})
        if len(self.hexes) > 1:
            state.push(Slaughter(self.seat, self.trade, self.hexes[1:]))


class Convert(Frame[TindayaState]):
    """With the level-2 invention and the resource it costs, goods may become preserves (TD-PRODUCE-15)."""

    def __init__(self, seat: int, trade: int) -> None:
        self.seat = seat
        self.trade = trade

    def run(self, state: TindayaState) -> None:
        offer_conversion(state, self.seat, self.trade)


def offer_conversion(state: TindayaState, seat: int, trade: int) -> None:
    player = state.players[seat]
    if has_invented(player, trade * 2 + 1):
        source, _, price = state.rules.conversion[trade]
        if player.goods[source] and player.goods[price]:
            state.push(ConvertGoods(seat, trade))


class ConvertGoods(Decision[TindayaState]):
    """How many units become preserves; the price is paid once (D-13)."""

    rules = ("TD-PRODUCE-15",)
    verbs = ("convert",)

    def __init__(self, seat: int, trade: int) -> None:
        self.seat = seat
        self.trade = trade

    def choices(self, state: TindayaState) -> list[Choice]:
        source = state.rules.conversion[self.trade][0]
        stock = state.players[self.seat].goods[source]
        return [state.rules.choices.convert(count) for count in range(stock + 1)]

    def apply(self, state: TindayaState, choice: Choice) -> None:
        if choice.a == 0:
            return
        source, preserve, price = state.rules.conversion[self.trade]
        goods = state.players[self.seat].goods
        goods[price] -= 1
        goods[source] -= choice.a
        goods[preserve] += choice.a
        if state.events is not None:
            state.events.append(
                events.Converted(
                    seat=self.seat, preserve=RESOURCES[preserve], count=choice.a, paid=RESOURCES[price]
                )
            )
