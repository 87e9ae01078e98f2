"""The view: what one seat, or a spectator, may see, built by adding (WK-TERMS-20)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar

from msgspec import Struct

from firekeeper.games.wendake._records import key_player
from firekeeper.games.wendake.activation import NextAction
from firekeeper.games.wendake.box import MARKERS
from firekeeper.games.wendake.effects import in_longhouse
from firekeeper.games.wendake.military import ClaimTurtles
from firekeeper.games.wendake.movement import MoveStep
from firekeeper.games.wendake.scoring import lower_tracks, ranking
from firekeeper.games.wendake.state import members, spread
from firekeeper.games.wendake.terms import (
    AS_OUTPOST,
    FLAGS,
    IN_LONGHOUSE,
    NATIVES,
    NO_FLAG,
    NO_MOHAWK,
    OCCUPANTS,
    PAIRINGS,
    STEPS,
    TRACKS,
)
from firekeeper.games.wendake.trade import AcquireProgress, BuyProgress, Exchange
from firekeeper.kernel.view import ViewBuilder, name_at, names_at

if TYPE_CHECKING:
    from firekeeper.games.wendake.box import Box
    from firekeeper.games.wendake.state import Player, WendakeState


MOHAWK_AT = {NO_MOHAWK: "", IN_LONGHOUSE: "longhouse", AS_OUTPOST: "outpost"}
"""Where the Mohawk warrior is when he is no guard; nobody may play him."""


class ActionView(Struct, frozen=True):
    action: str
    steps: int


class TileView(Struct, frozen=True):
    """A tile of a grid. Both sides are open to everybody (WK-TILE-10)."""

    id: str
    side: str
    marked: bool
    fired: bool


class AreaView(Struct, frozen=True):
    """`seat` is -1 and `native` empty where nobody stands."""

    id: str
    crop: str
    seat: int
    native: str


class TerritoryView(Struct, frozen=True):
    id: str
    home_of: int
    flag: str
    guards: list[int]
    majority: int
    areas: list[AreaView]


class PlayerView(Struct, frozen=True):
    """`hand` and `turtles` are filled for their owner, and for all once they lie open.

    `markers_left` of `markers_total` counts the black marker too, `waiting` the Mohawk warrior as well:
    `markers` and `longhouse` are the ordinary pieces by themselves.
    """

    seat: int
    automa: bool
    tribe: str
    home: str
    flag: str
    goods: dict[str, int]
    score: dict[str, int]
    counting: list[int]
    total: int
    at_home: dict[str, int]
    longhouse: dict[str, int]
    waiting: int
    mohawk: str
    canoes: int
    lakes: dict[str, int]
    grid: list[TileView]
    cycled_out: list[str]
    set_aside: list[str]
    markers: int
    black_marker: int
    markers_left: int
    markers_total: int
    reserved_with: str
    progress: list[str]
    used: list[str]
    hand_size: int
    hand: list[str] | None
    played: list[str]
    disk: str
    turtle_types: list[str]
    turtles: list[str] | None
    swaps: int


class DoingView(Struct, frozen=True):
    """What the seat that has to decide is in the middle of: what is left of it, and what it is paying for.

    `paying` is the progress tile that has left its row and belongs to nobody until its price is paid.
    """

    seat: int
    actions: list[ActionView]
    steps: int
    exchanges: int
    purchases: int
    categories: list[str]
    paying: str


NOTHING_LEFT: dict[str, Any] = {
    "actions": [], "steps": 0, "exchanges": 0, "purchases": 0, "categories": [], "paying": "",
}  # fmt: skip


class WendakeView(Struct, frozen=True):
    year: int
    years: int
    seat: int | None
    order: list[int]
    reserved: list[int]
    pairs: list[list[str]]
    rows: list[list[str]]
    leftover: list[str]
    tribes: list[str]
    level: int
    display: list[str]
    stack: int
    deck_size: int
    discard: list[str]
    turtle_stacks: dict[str, int]
    turtles_at_once: bool
    spaces: dict[str, list[int]]
    territories: list[TerritoryView]
    players: list[PlayerView]
    doing: DoingView | None
    finished: bool
    ranking: list[int]
    winners: list[int]


class WendakeViews(ViewBuilder["WendakeState", WendakeView]):
    """Builds what the table looks like; mask cards and turtle tiles are secret (WK-TERMS-20)."""

    secrets: ClassVar[tuple[str, ...]] = ("hand", "turtles")

    def public(self) -> WendakeView:
        state, part = self.state, self.part
        rules = state.rules
        over, tiles = bool(state.finished), rules.progress_names
        return WendakeView(
            year=state.year,
            years=rules.years,
            seat=None,
            order=list(state.order),
            reserved=list(state.reserved),
            pairs=part("pairs", state.pairing, _pairs, state.pairing),
            rows=part("rows", state.rows, _rows, state),
            leftover=part("leftover", state.leftover, names_at, tiles, state.leftover),
            tribes=names_at(rules.tribe_names, state.tribes),
            level=state.level + 1,
            display=part("display", state.display, names_at, rules.tile_names, state.display),
            stack=state.stack,
            deck_size=sum(state.deck),
            discard=part("discard", state.discard, names_at, rules.card_names, state.discard),
            turtle_stacks=part("turtles", tuple(state.turtle_stacks), _turtle_stacks, state),
            turtles_at_once=rules.turtles_at_once,
            spaces=part("spaces", tuple([player.disk for player in state.players]), _spaces, state),
            territories=part("map", self.map_key(), self.territories),
            players=self.players(),
            doing=_doing(state),
            finished=over,
            ranking=ranking(state) if over else [],
            winners=rules.winners(state) if over else [],
        )

    def map_key(self) -> Any:
        """Everything that all territories together show."""
        state = self.state
        return tuple(state.guards), tuple(state.areas), tuple([player.home for player in state.players])

    def territories(self) -> list[TerritoryView]:
        state = self.state
        return [
            self.part(("territory", at), _land_key(state, at), _territory, state, at)
            for at in range(len(state.rules.territories))
        ]

    def player_key(self, seat: int) -> Any:
        """A module whose totals depend on more than the player and the pairs of tracks adds that."""
        state = self.state
        shown = state.pairing, state.revealed, state.finished
        return key_player(state.players[seat]), _guards_at_home(state, seat), shown

    def secret(self, seat: int, name: str) -> list[str]:
        rules, player = self.state.rules, self.state.players[seat]
        if name == "hand":
            return self.part(("hand", seat), player.hand, _cards, rules, player.hand)
        return self.part(("turtles", seat), player.turtles, _turtles, player, rules.turtle_names)

    def player(self, seat: int) -> PlayerView:
        state = self.state
        rules = state.rules
        player = state.players[seat]
        grid_key = player.grid, player.ritual, player.marked, player.fired
        shown = self.revealed(seat)
        return PlayerView(
            seat=seat,
            automa=seat in rules.automa,
            tribe=rules.tribe_names[player.tribe],
            home=name_at(rules.territories, player.home),
            flag=FLAGS[player.flag] if player.flag != NO_FLAG else "",
            goods=dict(zip(rules.goods, player.goods, strict=True)),
            score=dict(zip(TRACKS, player.score, strict=True)),
            counting=list(lower_tracks(state, seat)),
            total=rules.scores(state)[seat],
            at_home=dict(zip(NATIVES, (*player.at_home, _guards_at_home(state, seat)), strict=True)),
            longhouse=dict(zip(NATIVES, player.longhouse, strict=True)),
            waiting=in_longhouse(player),
            mohawk=rules.territories[player.mohawk] if player.mohawk >= 0 else MOHAWK_AT[player.mohawk],
            canoes=player.canoes,
            lakes=dict(zip(rules.lakes, player.lakes, strict=True)),
            grid=self.part(("grid", seat), grid_key, _grid, rules, player),
            cycled_out=names_at(rules.tile_names, player.cycled_out),
            set_aside=names_at(rules.tile_names, player.set_aside),
            markers=player.markers,
            black_marker=player.black_marker,
            markers_left=player.markers + player.black_marker,
            markers_total=0 if seat in rules.automa else rules.action_markers,
            reserved_with=name_at(MARKERS, player.reserved_with),
            progress=names_at(rules.progress_names, members(player.progress)),
            used=names_at(rules.progress_names, members(player.used)),
            hand_size=sum(player.hand),
            played=self.part(
                ("played", seat), player.played, names_at, rules.card_names, spread(player.played)
            ),
            disk=name_at(rules.spaces, player.disk),
            turtle_types=self.part(("backs", seat), player.turtles, _turtles, player, rules.turtle_backs),
            swaps=player.swaps,
            hand=shown["hand"],
            turtles=shown["turtles"],
        )


def _turtle_stacks(state: WendakeState) -> dict[str, int]:
    return dict(zip(state.rules.turtle_types, state.turtle_stacks, strict=True))


def _rows(state: WendakeState) -> list[list[str]]:
    return [names_at(state.rules.progress_names, row) for row in state.rows]


def _pairs(pairing: int) -> list[list[str]]:
    return [[TRACKS[track] for track in pair] for pair in PAIRINGS[pairing]]


def _spaces(state: WendakeState) -> dict[str, list[int]]:
    return {
        name: [at for at, player in enumerate(state.players) if player.disk == space]
        for space, name in enumerate(state.rules.spaces)
    }


def _cards(rules: Box, counts: tuple[int, ...]) -> list[str]:
    return names_at(rules.card_names, spread(counts))


def _turtles(player: Player, sides: list[str]) -> list[str]:
    return names_at(sides, members(player.turtles))


def _grid(rules: Box, player: Player) -> list[TileView]:
    return [
        TileView(
            id=name_at(rules.tile_names, tile),
            side="ritual" if player.ritual >> cell & 1 else "action",
            marked=bool(player.marked >> cell & 1),
            fired=bool(player.fired >> cell & 1),
        )
        for cell, tile in enumerate(player.grid)
    ]


def _guards_at_home(state: WendakeState, at: int) -> int:
    home = state.players[at].home
    return state.guards[home * state.rules.seats + at] if home >= 0 else 0


COUNTED: dict[Any, Callable[[Box, Any], dict[str, Any]]] = {
    NextAction: lambda rules, frame: {"actions": [_action(rules, code) for code in frame.actions]},
    MoveStep: lambda rules, frame: {"steps": frame.left},
    Exchange: lambda rules, frame: {"exchanges": frame.left},
    BuyProgress: lambda rules, frame: {"purchases": frame.left},
    ClaimTurtles: lambda rules, frame: {
        "categories": [name for at, name in enumerate(rules.categories) if not frame.claimed >> at & 1]
    },
    AcquireProgress: lambda rules, frame: {"paying": rules.progress_names[frame.tile]},
}
"""Questions that leave something to count, each with its fields of `DoingView`."""


@cache
def _counting(kind: Any) -> Callable[[Box, Any], dict[str, Any]] | None:
    """The row for a kind of frame; known once for each kind, because every view asks."""
    return next((COUNTED[base] for base in kind.__mro__ if base in COUNTED), None)


def _doing(state: WendakeState) -> DoingView | None:
    """Read from the open questions; None if none of them leaves anything to count."""
    found: dict[str, Any] = {}
    for frame in state.frames:
        kind: Any = type(frame)
        counts = _counting(kind)
        if counts is not None:
            found = {**found, **counts(state.rules, frame), "seat": getattr(frame, "seat", -1)}
    return DoingView(**{**NOTHING_LEFT, **found}) if found else None


def _action(rules: Box, code: int) -> ActionView:
    return ActionView(rules.action_names[code % STEPS], code // STEPS)


def _land_key(state: WendakeState, at: int) -> tuple[Any, ...]:
    """Everything `_territory` shows."""
    rules = state.rules
    guards = tuple(state.guards[at * rules.seats : (at + 1) * rules.seats])
    natives = tuple([state.areas[area] for area in rules.areas_of[at]])
    return guards, natives, rules.is_home[at] and _home_of(state, at)


def _home_of(state: WendakeState, at: int) -> int:
    return next((seat for seat, player in enumerate(state.players) if player.home == at), -1)


def _territory(state: WendakeState, at: int) -> TerritoryView:
    rules = state.rules
    seats = range(rules.seats)
    guards = [state.guards[at * rules.seats + seat] for seat in seats]
    best = [seat for seat in seats if guards[seat] and guards[seat] == max(guards)]
    return TerritoryView(
        id=rules.territories[at],
        home_of=_home_of(state, at),
        flag=FLAGS[rules.flag[at]] if rules.flag[at] != NO_FLAG else "",
        guards=guards,
        majority=best[0] if len(best) == 1 else -1,
        areas=[_area(state, area) for area in rules.areas_of[at]],
    )


def _area(state: WendakeState, area: int) -> AreaView:
    rules = state.rules
    standing = state.areas[area]
    crop = rules.area_crop[area]
    return AreaView(
        id=rules.area_names[area],
        crop=rules.goods[crop] if crop >= 0 else "hunt",
        seat=(standing - 1) >> 2 if standing else -1,
        native=OCCUPANTS[(standing - 1) & 3] if standing else "",
    )
