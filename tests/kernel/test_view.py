"""Views: parts that stay the same objects, and what a seat keeps to itself."""

from __future__ import annotations

from typing import Any, ClassVar

from kernel.pebbles import Heap, Pebbles
from msgspec import Struct

from firekeeper.kernel.audience import only
from firekeeper.kernel.frame import EVERYONE
from firekeeper.kernel.state import State
from firekeeper.kernel.view import Memo, ViewBuilder, name_at, names_at


class Pocket(Struct, frozen=True):
    seat: int
    taken: int
    charms: list[int] | None


class HeapView(Struct, frozen=True):
    seat: int | None
    heap: list[int]
    players: list[Pocket]
    reach: int


class HeapViews(ViewBuilder[Heap, HeapView]):
    secrets: ClassVar[tuple[str, ...]] = ("charms",)

    def public(self) -> HeapView:
        heap = self.state.heap
        return HeapView(None, self.part("heap", heap, lambda: [heap]), self.players(), 0)

    def player_key(self, seat: int) -> Any:
        return self.state.taken[seat], self.state.charms[seat], self.state.heap == 0

    def player(self, seat: int) -> Pocket:
        return Pocket(seat, self.state.taken[seat], **self.revealed(seat))

    def secret(self, seat: int, name: str) -> list[int]:
        return [self.state.charms[seat]]

    def private(self, seat: int) -> dict[str, Any]:
        return {"reach": self.state.heap - seat}


class SecretPebbles(Pebbles):
    """Charms are secret while there are pebbles."""

    def __init__(self) -> None:
        super().__init__()
        self.view_builder = HeapViews

    def views(self, state: State, seats: list[int | None], memo: Memo) -> list[Any]:
        found: list[Any] = self.view_builder(state, memo).views(seats)
        return found

    def audience_of(self, state: State, seat: int, secret: str) -> int:
        assert isinstance(state, Heap)
        return only(seat) if state.heap else EVERYONE


def looks(state: Heap, memo: Memo) -> list[HeapView]:
    found: list[HeapView] = state.rules.views(state, [None, 0, 1], memo)
    return found


def test_a_secret_is_there_for_those_who_may_know_it() -> None:
    state = SecretPebbles().start()
    charms = [[player.charms for player in view.players] for view in looks(state, {})]
    assert charms == [[None, None], [[1], None], [None, [1]]]
    state.heap = 0
    charms = [[player.charms for player in view.players] for view in looks(state, {})]
    assert charms == [[[1], [1]]] * 3


def test_fields_can_differ_for_a_seat() -> None:
    assert [view.reach for view in looks(SecretPebbles().start(), {})] == [0, 12, 11]
    assert [view.seat for view in looks(SecretPebbles().start(), {})] == [None, 0, 1]


def test_what_has_not_changed_is_the_same_object() -> None:
    state, memo = SecretPebbles().start(), Memo()
    before = looks(state, memo)
    state.taken[1] += 2
    after = looks(state, memo)
    for was, now in zip(before, after, strict=True):
        assert now.heap is was.heap
        assert now.players[0] is was.players[0]
        assert now.players[1] == Pocket(1, 2, was.players[1].charms)
    state.heap -= 2
    assert looks(state, memo)[0].heap == [10]


def test_a_secret_that_changes_is_seen_by_its_owner_only() -> None:
    state, memo = SecretPebbles().start(), Memo()
    before = looks(state, memo)
    state.charms[0] = 0
    after = looks(state, memo)
    assert after[1].players[0].charms == [0]
    assert [after[0], after[2].players[0]] == [before[0], before[2].players[0]]


def test_what_lies_open_is_the_same_part_for_its_owner() -> None:
    state = SecretPebbles().start()
    state.heap = 0
    public, mine, _ = looks(state, {})
    assert mine.players[0] is public.players[0]


def test_a_builder_needs_no_memo() -> None:
    state = SecretPebbles().start()
    assert HeapViews(state).views([0]) == [looks(state, {})[1]]


class NamedSecrets(HeapViews):
    """Two secrets, of which the second lies open: each is asked for by its name."""

    secrets: ClassVar[tuple[str, ...]] = ("charms", "tricks")

    def player(self, seat: int) -> Any:
        return Pockets(seat, **self.revealed(seat))

    def secret(self, seat: int, name: str) -> list[int]:
        return [self.secrets.index(name), seat]


class Pockets(Struct, frozen=True):
    seat: int
    charms: list[int] | None
    tricks: list[int] | None


class OpenTricks(SecretPebbles):
    def __init__(self) -> None:
        super().__init__()
        self.view_builder = NamedSecrets

    def audience_of(self, state: State, seat: int, secret: str) -> int:
        return {"charms": only(seat), "tricks": EVERYONE}[secret]


def test_each_secret_has_its_own_audience_and_value() -> None:
    public, mine, _ = looks(OpenTricks().start(), {})
    assert [*public.players] == [Pockets(0, None, [1, 0]), Pockets(1, None, [1, 1])]
    assert [*mine.players] == [Pockets(0, [0, 0], [1, 0]), Pockets(1, None, [1, 1])]


def test_gaps_have_no_name() -> None:
    names = ["elk", "fish"]
    assert [name_at(names, 0), name_at(names, 1), name_at(names, -1)] == ["elk", "fish", ""]
    assert names_at(names, (1, -1, 0)) == ["fish", "", "elk"]
