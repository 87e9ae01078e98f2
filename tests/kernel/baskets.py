"""A small game in which several seats answer at the same time: baskets are filled in secret, then shown.

Each seat puts fruit from its hand into its basket, piece by piece, and closes it. All baskets are shown at
once; whoever comes last in the order of the round praises one of the others. Then chance turns the order.
"""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec import Struct

from firekeeper.kernel.choice import Choice, ChoiceBook
from firekeeper.kernel.frame import Chance, Decision, Frame
from firekeeper.kernel.frame_json import dump_frame, frame_types, restore_frame
from firekeeper.kernel.game import Game
from firekeeper.kernel.record import Header, Record
from firekeeper.kernel.rng import Dealer
from firekeeper.kernel.rules import Rules
from firekeeper.kernel.state import State
from firekeeper.kernel.together import Together

FRUIT = ("apple", "berry", "cherry")


class Closed(Struct, frozen=True, tag=True):
    seat: int
    pieces: int
    audience: int = -1


class Shown(Struct, frozen=True, tag=True):
    baskets: tuple[tuple[str, ...], ...]
    audience: int = -1


class Baskets(Rules):
    def __init__(
        self, rounds: int = 2, hands: tuple[tuple[int, ...], ...] = ((0, 1), (1, 2), (0, 2))
    ) -> None:
        self.game, self.version, self.pack, self.options = "baskets", "1", "none", None
        self.seats, self.automa, self.rounds, self.hands = len(hands), (), rounds, hands
        self.book = ChoiceBook()
        self.put = [self.book.add("put", (word,), at) for at, word in enumerate(FRUIT)]
        self.close = self.book.add("close")
        self.praise = [self.book.add("praise", (seat + 1,), seat) for seat in range(self.seats)]
        self.turn = [self.book.add("turn", (seat + 1,), seat) for seat in range(self.seats)]
        self.abilities = []

    def start(self) -> Meadow:
        state = Meadow(self)
        state.order, state.points = tuple(range(self.seats)), [0] * self.seats
        state.hands, state.baskets = list(self.hands), [()] * self.seats
        state.then(*[Round() for _ in range(self.rounds)])
        return state

    def restore(self, data: dict[str, Any]) -> Meadow:
        state = Meadow(self)
        state.order, state.points = tuple(data["order"]), list(data["points"])
        state.hands = [tuple(hand) for hand in data["hands"]]
        state.baskets = [tuple(basket) for basket in data["baskets"]]
        state.frames = [restore_frame(frame, frame_types(__name__)) for frame in data["frames"]]
        return state

    def views(self, state: Meadow, seats: list[int | None], memo: dict[Any, Any]) -> list[Any]:
        return [
            {
                "points": state.points[:],
                "hand": None if seat is None else state.hands[seat],
                "pieces": [len(basket) for basket in state.baskets],
            }
            for seat in seats
        ]

    def imagine(self, state: Meadow, seat: int | None, source: Any) -> Meadow:
        return state.clone()

    def timing(self, choice: Choice) -> str:
        return "BK-9"

    def scores(self, state: Meadow) -> list[int]:
        return state.points[:]

    def winners(self, state: Meadow) -> list[int]:
        return [seat for seat in range(self.seats) if state.points[seat] == max(state.points)]


class Meadow(State):
    order: tuple[int, ...]
    points: list[int]
    hands: list[tuple[int, ...]]
    baskets: list[tuple[int, ...]]

    def __init__(self, rules: Baskets) -> None:
        super().__init__()
        self.rules = rules

    def game_rules(self) -> Baskets:
        return self.rules

    def clone(self) -> Meadow:
        new = Meadow(self.rules)
        new.order, new.points = self.order, self.points[:]
        new.hands, new.baskets, new.frames = self.hands[:], self.baskets[:], self.frames[:]
        return new

    def dump(self) -> dict[str, Any]:
        found = {"order": self.order, "points": self.points[:], "hands": self.hands[:]}
        return found | {"baskets": self.baskets[:], "frames": [dump_frame(frame) for frame in self.frames]}


class Round(Frame[Meadow]):
    def run(self, state: Meadow) -> None:
        state.hands, state.baskets = list(state.rules.hands), [()] * state.rules.seats
        state.then(Fill(), Show(), Praise(state.order[-1]), TurnOrder())


class Fill(Together[Meadow]):
    def questions(self, state: Meadow) -> list[Decision[Meadow]]:
        return [FillBasket(seat) for seat in state.order]


class FillBasket(Decision[Meadow]):
    rules: ClassVar[tuple[str, ...]] = ("BK-1",)
    verbs: ClassVar[tuple[str, ...]] = ("put", "close")
    secret: ClassVar[tuple[str, ...]] = ("put",)

    def choices(self, state: Meadow) -> list[Choice]:
        rules = state.rules
        return [*[rules.put[fruit] for fruit in state.hands[self.seat]], rules.close]

    def apply(self, state: Meadow, choice: Choice) -> None:
        seat = self.seat
        if choice is state.rules.close:
            if state.events is not None:
                state.events.append(Closed(seat, len(state.baskets[seat])))
            return
        state.hands[seat] = tuple(fruit for fruit in state.hands[seat] if fruit != choice.a)
        state.baskets[seat] = (*state.baskets[seat], choice.a)
        state.push(FillBasket(seat))


class Show(Frame[Meadow]):
    def run(self, state: Meadow) -> None:
        for seat, basket in enumerate(state.baskets):
            state.points[seat] += len(basket)
        if state.events is not None:
            state.events.append(Shown(tuple(tuple(FRUIT[at] for at in found) for found in state.baskets)))


class Praise(Decision[Meadow]):
    rules: ClassVar[tuple[str, ...]] = ("BK-2",)
    verbs: ClassVar[tuple[str, ...]] = ("praise",)

    def choices(self, state: Meadow) -> list[Choice]:
        return [choice for choice in state.rules.praise if choice.a != self.seat]

    def apply(self, state: Meadow, choice: Choice) -> None:
        state.points[choice.a] += 1


class TurnOrder(Chance[Meadow]):
    rules: ClassVar[tuple[str, ...]] = ("BK-3",)

    def choices(self, state: Meadow) -> list[Choice]:
        return state.rules.turn[:]

    def apply(self, state: Meadow, choice: Choice) -> None:
        seats = state.rules.seats
        state.order = tuple((choice.a + at) % seats for at in range(seats))


def baskets(seed: str = "creek", history: bool = True, **options: Any) -> Game:
    """A new game at its first choice."""
    dealer = Dealer(seed)
    header = Header("baskets", "1", "none", {}, dealer.commitment())
    game = Game(Baskets(**options), Record(header, seed), dealer, frozenset(), history)
    game.begin()
    return game
