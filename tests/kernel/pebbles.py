"""A small game for testing the kernel by itself: two seats take one to three pebbles from a heap in turn.

Before each turn chance gives luck, three times out of four: a lucky seat counts one pebble more. Once a game
each seat may charm one of its pebbles back onto the heap while it decides how many to take.

Whoever has the most pebbles wins. In the `Alliance` both seats win together if they have shared the heap
fairly, and nobody wins if one of them was greedy.
"""

from __future__ import annotations

from typing import Any, ClassVar

from firekeeper.kernel.ability import Ability
from firekeeper.kernel.choice import Choice, ChoiceBook
from firekeeper.kernel.events import Event
from firekeeper.kernel.frame import Chance, Decision, Frame
from firekeeper.kernel.frame_json import dump_frame, frame_types, restore_frame
from firekeeper.kernel.game import Game
from firekeeper.kernel.record import Header, Record
from firekeeper.kernel.rng import Dealer
from firekeeper.kernel.rules import Rules
from firekeeper.kernel.state import State

TAKING = 1


class Took(Event, frozen=True):
    seat: int
    pebbles: int


class TurnBegan(Event, frozen=True):
    opens = "turn"

    seat: int


class Pebbles(Rules):
    def __init__(self, heap: int = 12) -> None:
        self.game, self.version, self.pack, self.options = "pebbles", "1", "none", None
        self.seats, self.automa = 2, ()
        self.heap = heap
        self.book = ChoiceBook()
        self.take = [self.book.add("take", (count,), count) for count in range(1, 4)]
        self.luck = [self.book.add("luck", (word,), at) for at, word in enumerate(("no", "yes"))]
        self.end_turn = self.book.add("end_turn")
        self.charm = self.book.add("charm", ability=0)
        self.abilities = [Charm()]

    def start(self) -> Heap:
        state = Heap(self)
        state.heap, state.taken, state.charms, state.lucky = self.heap, [0, 0], [1, 1], 0
        state.then(Turn(0))
        return state

    def restore(self, data: dict[str, Any]) -> Heap:
        state = Heap(self)
        state.heap, state.lucky = data["heap"], data["lucky"]
        state.taken, state.charms = list(data["taken"]), list(data["charms"])
        state.frames = [restore_frame(frame, frame_types(__name__)) for frame in data["frames"]]
        return state

    def views(self, state: Heap, seats: list[int | None], memo: dict[Any, Any]) -> list[Any]:
        return [{"seat": seat, "heap": state.heap} for seat in seats]

    def timing(self, choice: Choice) -> str:
        return "PB-5"

    def scores(self, state: Heap) -> list[int]:
        return state.taken[:]

    def winners(self, state: Heap) -> list[int]:
        return [seat for seat in range(2) if state.taken[seat] == max(state.taken)]


class Alliance(Pebbles):
    """The same game played together: a difference of more than two pebbles loses it."""

    def endings(self) -> tuple[str, ...]:
        return "shared", "greedy"

    def ending(self, state: Heap) -> str:
        return "shared" if abs(state.taken[0] - state.taken[1]) <= 2 else "greedy"

    def winners(self, state: Heap) -> list[int]:
        return [0, 1] if self.ending(state) == "shared" else []


class Heap(State):
    heap: int
    taken: list[int]
    charms: list[int]
    lucky: int

    def __init__(self, rules: Pebbles) -> None:
        super().__init__()
        self.rules = rules

    def game_rules(self) -> Pebbles:
        return self.rules

    def clone(self) -> Heap:
        new = Heap(self.rules)
        new.heap, new.taken, new.charms, new.lucky = self.heap, self.taken[:], self.charms[:], self.lucky
        new.frames = self.frames[:]
        return new

    def dump(self) -> dict[str, Any]:
        frames = [dump_frame(frame) for frame in self.frames]
        return {"heap": self.heap, "taken": self.taken[:], "charms": self.charms[:], "lucky": self.lucky} | {
            "frames": frames
        }


class Turn(Frame[Heap]):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Heap) -> None:
        if state.heap:
            if state.events is not None:
                state.events.append(TurnBegan(self.seat))
            state.then(Luck(), Take(self.seat), PebblesEnd(self.seat), Turn(1 - self.seat))


class Luck(Chance[Heap]):
    rules: ClassVar[tuple[str, ...]] = ("PB-1",)

    def choices(self, state: Heap) -> list[Choice]:
        return state.rules.luck[:]

    def weights(self, state: Heap) -> list[int]:
        return [1, 3]

    def apply(self, state: Heap, choice: Choice) -> None:
        state.lucky = choice.a


class Take(Decision[Heap]):
    rules: ClassVar[tuple[str, ...]] = ("PB-2",)
    verbs: ClassVar[tuple[str, ...]] = ("take",)

    def windows(self, state: Heap) -> int:
        return TAKING

    def choices(self, state: Heap) -> list[Choice]:
        return state.rules.take[: state.heap]

    def apply(self, state: Heap, choice: Choice) -> None:
        state.heap -= choice.a
        state.taken[self.seat] += choice.a + state.lucky
        if state.events is not None:
            state.events.append(Took(self.seat, choice.a))


class PebblesEnd(Decision[Heap]):
    rules: ClassVar[tuple[str, ...]] = ("PB-3",)
    verbs: ClassVar[tuple[str, ...]] = ("end_turn",)
    ends_turn = True

    def choices(self, state: Heap) -> list[Choice]:
        return [state.rules.end_turn]

    def apply(self, state: Heap, choice: Choice) -> None:
        pass


class Charm(Ability[Heap]):
    def __init__(self) -> None:
        super().__init__("charm", TAKING, ("PB-4",))

    def offer(self, state: Heap, decision: Decision[Any], windows: int, out: list[Choice]) -> None:
        if state.charms[decision.seat] and state.taken[decision.seat]:
            out.append(state.rules.charm)

    def use(self, state: Heap, decision: Decision[Any], choice: Choice) -> None:
        state.charms[decision.seat] -= 1
        state.taken[decision.seat] -= 1
        state.heap += 1


def pebbles(
    heap: int = 12,
    seed: str = "creek",
    confirm: tuple[int, ...] = (),
    history: bool = True,
    rules: type[Pebbles] = Pebbles,
) -> Game:
    """A new game at its first choice."""
    dealer = Dealer(seed)
    header = Header("pebbles", "1", "none", {}, dealer.commitment())
    game = Game(rules(heap), Record(header, seed), dealer, frozenset(confirm), history)
    game.begin()
    return game


def lines(game: Game) -> list[str]:
    return [entry.line() for entry in game.record.entries]
