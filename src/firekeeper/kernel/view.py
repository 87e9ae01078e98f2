"""Views: what a seat, or a spectator, may see of a position, built by adding to what everybody sees.

A game subclasses `ViewBuilder` and says how its public view is put together; a module of a game subclasses
the game's builder and overrides the parts it changes. Whoever looks at the same game again and again keeps
the memo: parts in which nothing has changed are then the very same objects, so that nobody has to compare or
encode them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from msgspec.structs import replace

from firekeeper.kernel.frame import S

V = TypeVar("V")
T = TypeVar("T")

Memo = dict[Any, tuple[Any, Any]]
"""The parts of the last view by name, each with the key it was built from."""


class ViewBuilder(Generic[S, V]):
    """Builds the views of one position.

    A view is a Struct with `seat` (None: the public view) and `players`, one part for each seat. What a
    player keeps to himself are the fields of that part named in `secrets`: they are None for those who may
    not know (`Rules.audience_of`).
    """

    secrets: ClassVar[tuple[str, ...]] = ()

    def __init__(self, state: S, memo: Memo | None = None) -> None:
        self.state = state
        self.memo: Memo = {} if memo is None else memo
        self._kept: dict[int, list[str]] = {}

    # --- what a game says -----------------------------------------------------------------------

    def public(self) -> V:
        """The table as everybody sees it."""
        raise RuntimeError(f"{type(self).__name__} builds no view")

    def player(self, seat: int) -> Any:
        """A seat as everybody sees it, with those of `secrets` that lie open (see `revealed`)."""
        raise RuntimeError(f"{type(self).__name__} shows no player")

    def player_key(self, seat: int) -> Any:
        """Everything that `player` depends on."""
        raise RuntimeError(f"{type(self).__name__} has no key for a player")

    def secret(self, seat: int, name: str) -> Any:
        """The value of a field that a seat keeps to itself."""
        raise RuntimeError(f"{type(self).__name__} has no secret «{name}»")

    def private(self, seat: int) -> dict[str, Any]:
        """Fields of the whole view that differ for a seat, beside its own part: what is worth how much to
        it."""
        return {}

    # --- what every game gets -------------------------------------------------------------------

    def views(self, seats: list[int | None]) -> list[V]:
        """The views of several seats; None is a spectator."""
        public = self.public()
        return [public if seat is None else self._own(public, seat) for seat in seats]

    def players(self) -> list[Any]:
        """All seats as everybody sees them."""
        part, key, build = self.part, self.player_key, self.player
        return [
            part(("player", seat), key(seat), build, seat) for seat in range(self.state.game_rules().seats)
        ]

    def revealed(self, seat: int) -> dict[str, Any]:
        """The secrets of a seat as everybody sees them: None, or the value once it lies open."""
        hidden = self._hidden(seat)
        return {name: None if name in hidden else self.secret(seat, name) for name in self.secrets}

    def part(self, name: Any, key: Any, build: Callable[..., T], *args: Any) -> T:
        """The part of the view built last time, if nothing it shows has changed; otherwise a new one.

        `build` gets `args`: a view has a dozen parts, and a function made for each costs more than to ask.
        """
        known = self.memo.get(name)
        if known is not None and known[0] == key:
            return known[1]  # type: ignore[no-any-return]
        part = build(*args)
        self.memo[name] = (key, part)
        return part

    def _hidden(self, seat: int) -> list[str]:
        """The secrets of a seat that do not lie open."""
        known = self._kept.get(seat)
        if known is None:
            rules = self.state.game_rules()
            known = [name for name in self.secrets if not rules.may_know(self.state, None, seat, name)]
            self._kept[seat] = known
        return known

    def _own(self, public: Any, seat: int) -> V:
        """The public view with a seat's own part in it: the same, and what the others may not know."""
        players = public.players[:]
        part = players[seat]
        known = self.memo.get(("own", seat))
        # The public part is built anew whenever anything of the player changes, so it is a key by itself.
        if known is None or known[0] is not part:
            hidden = {name: self.secret(seat, name) for name in self._hidden(seat)}
            known = self.memo["own", seat] = (part, replace(part, **hidden) if hidden else part)
        players[seat] = known[1]
        private = self.private(seat)
        own: V = (
            replace(public, seat=seat, players=players, **private)
            if private
            else replace(public, seat=seat, players=players)
        )
        return own


def name_at(names: Sequence[str], at: int) -> str:
    """The name with this number; empty where there is nothing (-1)."""
    return names[at] if at >= 0 else ""


def names_at(names: Sequence[str], places: Iterable[int]) -> list[str]:
    """The names with these numbers; an empty one for a gap."""
    return [names[at] if at >= 0 else "" for at in places]
