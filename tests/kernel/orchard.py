"""A small game for testing the question behind a choice: whoever goes to the orchard is asked which tree.

`behind` says what is asked there, so that every reason not to show it ahead has its orchard.
"""

from __future__ import annotations

from typing import Any, ClassVar

from firekeeper.kernel.ability import Ability
from firekeeper.kernel.choice import Choice, ChoiceBook
from firekeeper.kernel.events import Event
from firekeeper.kernel.frame import Chance, Decision, Frame
from firekeeper.kernel.frame_json import dump_frame
from firekeeper.kernel.rules import Rules
from firekeeper.kernel.state import State

ANY = 1


class Went(Event, frozen=True):
    seat: int


class Orchard(Rules):
    def __init__(self, trees: int = 3, behind: str = "pick", price: int = 0, worth: int = 1) -> None:
        self.game, self.version, self.pack, self.options = "orchard", "1", "none", None
        self.seats, self.automa = 2, ()
        self.trees, self.behind, self.price, self.worth = trees, behind, price, worth
        self.book = ChoiceBook()
        self.go = self.book.add("go")
        self.stay = self.book.add("stay", ("home",))
        self.pick = [self.book.add("pick", (tree,), tree) for tree in range(trees)]
        self.stop = self.book.add("stop")
        self.sing = self.book.add("sing", ability=0)
        self.abilities = [Song()]

    def start(self) -> Trees:
        state = Trees(self)
        state.apples, state.basket, state.songs = [1] * self.trees, 9, 0
        state.then(Go(0), Night(), Go(1))
        return state


class Trees(State):
    apples: list[int]
    basket: int
    songs: int

    def __init__(self, rules: Orchard) -> None:
        super().__init__()
        self.rules = rules

    def game_rules(self) -> Orchard:
        return self.rules

    def clone(self) -> Trees:
        new = Trees(self.rules)
        new.apples, new.basket, new.songs = self.apples[:], self.basket, self.songs
        new.frames = self.frames[:]
        return new

    def dump(self) -> dict[str, Any]:
        frames = [dump_frame(frame) for frame in self.frames]
        return {"apples": self.apples, "basket": self.basket, "songs": self.songs, "frames": frames}


class Go(Decision[Trees]):
    verbs: ClassVar[tuple[str, ...]] = ("go", "stay")

    def opening(self, state: Trees) -> Choice | None:
        return state.rules.go

    def windows(self, state: Trees) -> int:
        return ANY

    def choices(self, state: Trees) -> list[Choice]:
        return [state.rules.go, state.rules.stay]

    def apply(self, state: Trees, choice: Choice) -> None:
        if choice is not state.rules.go:
            return
        if state.events is not None:
            state.events.append(Went(self.seat))
        other = 1 - self.seat
        behind: dict[str, list[Frame[Trees]]] = {
            "pick": [Pick(self.seat)],
            "secret": [SecretPick(self.seat)],
            "alike": [AlikePick(self.seat)],
            "last": [LastPick(self.seat)],
            "other": [Pick(other)],
            "chance": [Night(), Pick(self.seat)],
            "again": [Go(self.seat)],
            "nothing": [],
        }
        state.then(*behind[state.rules.behind])


class Pick(Decision[Trees]):
    verbs: ClassVar[tuple[str, ...]] = ("pick", "stop")

    def windows(self, state: Trees) -> int:
        return ANY

    def choices(self, state: Trees) -> list[Choice]:
        rules = state.rules
        return [*(rules.pick[tree] for tree, apples in enumerate(state.apples) if apples), rules.stop]

    def apply(self, state: Trees, choice: Choice) -> None:
        if choice is state.rules.stop:
            state.basket -= state.rules.price
        else:
            state.apples[choice.a] -= state.rules.worth
            state.basket += state.rules.worth


class SecretPick(Pick):
    always_asked = True


class LastPick(Pick):
    ends_turn = True


class AlikePick(Pick):
    def alike(self, state: Trees) -> Choice | None:
        return self.choices(state)[0]


class Night(Chance[Trees]):
    def choices(self, state: Trees) -> list[Choice]:
        return state.rules.pick[:]

    def apply(self, state: Trees, choice: Choice) -> None:
        pass


class Song(Ability[Trees]):
    """Whoever sings changes nothing but what is sung; it is offered at every question of a seat."""

    def __init__(self) -> None:
        super().__init__("song", ANY, ("OR-1",))

    def offer(self, state: Trees, decision: Decision[Any], windows: int, out: list[Choice]) -> None:
        if state.songs:
            out.append(state.rules.sing)

    def use(self, state: Trees, decision: Decision[Any], choice: Choice) -> None:
        state.songs -= 1
