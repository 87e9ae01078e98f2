"""The view: what one seat, or a spectator, may see, built by adding (WK-TERMS-20)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from firekeeper.games.wendake._records import key_player
from firekeeper.games.wendake.box import MARKERS
from firekeeper.games.wendake.effects import is_outpost
from firekeeper.games.wendake.ghost import next_face
from firekeeper.games.wendake.scoring import (
    lower_tracks,
    objective_value,
    owned_turtles,
    ranking,
    totals,
    winners,
)
from firekeeper.games.wendake.state import members
from firekeeper.games.wendake.terms import (
    ACTIONS,
    AS_OUTPOST,
    FLAGS,
    GHOST_ACTIONS,
    GOODS,
    IN_LONGHOUSE,
    MOHAWK_OUTPOST,
    NATIVES,
    NO_FLAG,
    NO_MOHAWK,
    PAIRINGS,
    STEPS,
    TRACKS,
)

if TYPE_CHECKING:
    from firekeeper.games.wendake.box import Box
    from firekeeper.games.wendake.state import Player, WendakeState


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
    """`hand` and `turtles` are filled for their owner, and for all once they lie open."""

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
    mohawk: str
    canoes: int
    lakes: dict[str, int]
    grid: list[TileView]
    cycled_out: list[str]
    set_aside: list[str]
    markers: int
    black_marker: int
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


class GhostCardView(Struct, frozen=True):
    face: str
    mask: str
    face_up: bool
    action: str
    turn: int
    objective: str
    value: int
    threshold: int
    met: bool


class GhostView(Struct, frozen=True):
    """The Ghost's plan is public (WK-SOLO-21). `turn` numbers the cards in the order of this year."""

    cards: list[GhostCardView]
    turns_taken: int
    level: int
    slot: int
    score: int


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
    spaces: dict[str, list[int]]
    territories: list[TerritoryView]
    players: list[PlayerView]
    ghost: GhostView | None
    finished: bool
    ranking: list[int]
    winners: list[int]


Memo = dict[Any, tuple[Any, Any]]


def _remembered(memo: Memo, name: Any, key: Any, build: Callable[[], Any]) -> Any:
    """The part of the view built last time, if nothing it shows has changed."""
    known = memo.get(name)
    if known is not None and known[0] == key:
        return known[1]
    part = build()
    memo[name] = (key, part)
    return part


def look(state: WendakeState, seat: int | None) -> WendakeView:
    """The table as `seat` sees it; None is a spectator."""
    return looks(state, [seat], {})[0]


def looks(state: WendakeState, seats: list[int | None], memo: Memo) -> list[WendakeView]:
    """The views of several seats, built on the public one."""
    points = totals(state)
    public = _public(state, points, memo)
    found = []
    for seat in seats:
        if seat is None:
            found.append(public)
            continue
        own = public.players[:]
        if not public.finished:
            own[seat] = _own_part(state, seat, own[seat], memo)
        found.append(replace(public, seat=seat, players=own))
    return found


def _public(state: WendakeState, points: list[int], memo: Memo) -> WendakeView:
    rules = state.rules
    over = bool(state.finished)
    return WendakeView(
        year=state.year,
        years=rules.years,
        seat=None,
        order=list(state.order),
        reserved=list(state.reserved),
        pairs=_remembered(memo, "pairs", state.pairing, partial(_pairs, state.pairing)),
        rows=_remembered(memo, "rows", state.rows, lambda: [_names(rules, row) for row in state.rows]),
        leftover=_remembered(memo, "leftover", state.leftover, partial(_names, rules, state.leftover)),
        tribes=[rules.tribe_names[tribe] for tribe in state.tribes],
        level=state.level + 1,
        display=_remembered(memo, "display", state.display, partial(_display, rules, state.display)),
        stack=state.stack,
        deck_size=sum(state.deck),
        discard=_remembered(memo, "discard", state.discard, partial(_discard, rules, state.discard)),
        turtle_stacks=_remembered(
            memo,
            "turtles",
            tuple(state.turtle_stacks),
            lambda: dict(zip(rules.turtle_types, state.turtle_stacks, strict=True)),
        ),
        spaces=_remembered(
            memo, "spaces", tuple([player.disk for player in state.players]), partial(_spaces, state)
        ),
        territories=_remembered(memo, "map", _map_key(state), partial(_territories, state, memo)),
        players=[_player_part(state, at, points[at], over, memo) for at in range(rules.seats)],
        ghost=_ghost(state) if rules.solo else None,
        finished=over,
        ranking=ranking(state) if over else [],
        winners=winners(state) if over else [],
    )


def _pairs(pairing: int) -> list[list[str]]:
    return [[TRACKS[track] for track in pair] for pair in PAIRINGS[pairing]]


def _display(rules: Box, tiles: tuple[int, ...]) -> list[str]:
    return [rules.tile_names[tile] if tile >= 0 else "" for tile in tiles]


def _discard(rules: Box, cards: tuple[int, ...]) -> list[str]:
    return [rules.card_names[card] for card in cards]


def _player_part(state: WendakeState, at: int, total: int, open_hand: bool, memo: Memo) -> PlayerView:
    """A seat as everybody sees it."""
    shown = total, state.pairing, state.revealed, open_hand
    key = (key_player(state.players[at]), _guards_at_home(state, at), shown)
    build = partial(_player, state, at, total, open_hand, memo)
    part: PlayerView = _remembered(memo, ("player", at), key, build)
    return part


def _own_part(state: WendakeState, at: int, public: PlayerView, memo: Memo) -> PlayerView:
    """A seat as its owner sees it: the same, and what the others may not know (WK-TERMS-20)."""
    player = state.players[at]
    rules = state.rules
    part: PlayerView = _remembered(
        memo,
        ("own", at),
        (public, player.hand, player.turtles),
        lambda: replace(public, hand=_cards(rules, player.hand), turtles=_turtles(state, at)),
    )
    return part


def _spaces(state: WendakeState) -> dict[str, list[int]]:
    return {
        name: [at for at, player in enumerate(state.players) if player.disk == space]
        for space, name in enumerate(state.rules.spaces)
    }


def _names(rules: Box, tiles: tuple[int, ...]) -> list[str]:
    return [rules.progress_names[tile] for tile in tiles]


def _cards(rules: Box, counts: tuple[int, ...]) -> list[str]:
    return [rules.card_names[card] for card, count in enumerate(counts) for _ in range(count)]


def _turtles(state: WendakeState, at: int) -> list[str]:
    return [state.rules.turtle_names[tile] for tile in owned_turtles(state, at)]


def _player(state: WendakeState, at: int, total: int, open_hand: bool, memo: Memo) -> PlayerView:
    rules = state.rules
    player = state.players[at]
    mine = owned_turtles(state, at)
    grid_key = player.grid, player.ritual, player.marked, player.fired
    return PlayerView(
        seat=at,
        automa=at in rules.automa,
        tribe=rules.tribe_names[player.tribe],
        home=rules.territories[player.home] if player.home >= 0 else "",
        flag=FLAGS[player.flag] if player.flag != NO_FLAG else "",
        goods=dict(zip(GOODS, player.goods, strict=True)),
        score=dict(zip(TRACKS, player.score, strict=True)),
        counting=list(lower_tracks(state, at)),
        total=total,
        at_home={**dict(zip(NATIVES, player.at_home, strict=False)), "warrior": _guards_at_home(state, at)},
        longhouse=dict(zip(NATIVES, player.longhouse, strict=True)),
        mohawk=_mohawk(rules, player),
        canoes=player.canoes,
        lakes=dict(zip(rules.lakes, player.lakes, strict=True)),
        grid=_remembered(memo, ("grid", at), grid_key, partial(_grid, rules, player)),
        cycled_out=[rules.tile_names[tile] for tile in player.cycled_out],
        set_aside=[rules.tile_names[tile] for tile in player.set_aside],
        markers=player.markers,
        black_marker=player.black_marker,
        reserved_with=MARKERS[player.reserved_with] if player.reserved_with >= 0 else "",
        progress=_tiles(rules, player.progress),
        used=_tiles(rules, player.used),
        hand_size=sum(player.hand),
        hand=_cards(rules, player.hand) if open_hand else None,
        played=_cards(rules, player.played),
        disk=rules.spaces[player.disk] if player.disk >= 0 else "",
        turtle_types=[rules.turtle_types[rules.turtle_type[tile]] for tile in mine],
        turtles=_turtles(state, at) if open_hand or state.revealed else None,
        swaps=player.swaps,
    )


def _grid(rules: Box, player: Player) -> list[TileView]:
    return [
        TileView(
            id=rules.tile_names[tile] if tile >= 0 else "",
            side="ritual" if player.ritual >> cell & 1 else "action",
            marked=bool(player.marked >> cell & 1),
            fired=bool(player.fired >> cell & 1),
        )
        for cell, tile in enumerate(player.grid)
    ]


def _tiles(rules: Box, tiles: int) -> list[str]:
    return [rules.progress_names[tile] for tile in members(tiles)]


def _guards_at_home(state: WendakeState, at: int) -> int:
    home = state.players[at].home
    return state.guards[home * state.rules.seats + at] if home >= 0 else 0


def _mohawk(rules: Box, player: Player) -> str:
    """Where the Mohawk warrior is; empty if nobody plays him."""
    if player.mohawk == NO_MOHAWK:
        return ""
    if player.mohawk == IN_LONGHOUSE:
        return "longhouse"
    return "outpost" if player.mohawk == AS_OUTPOST else rules.territories[player.mohawk]


def _map_key(state: WendakeState) -> tuple[Any, ...]:
    """Everything that all territories together show."""
    return tuple(state.guards), tuple(state.areas), tuple([player.home for player in state.players])


def _territories(state: WendakeState, memo: Memo) -> list[TerritoryView]:
    return [
        _remembered(memo, ("territory", at), _land_key(state, at), partial(_territory, state, at))
        for at in range(len(state.rules.territories))
    ]


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
    native = ""
    if is_outpost(standing):
        native = "mohawk" if (standing - 1) & 3 == MOHAWK_OUTPOST else "outpost"
    elif standing:
        native = NATIVES[(standing - 1) & 3]
    crop = rules.area_crop[area]
    return AreaView(
        id=rules.area_names[area],
        crop=GOODS[crop] if crop >= 0 else "hunt",
        seat=(standing - 1) >> 2 if standing else -1,
        native=native,
    )


def _ghost(state: WendakeState) -> GhostView:
    rules = state.rules
    cards = []
    count = len(state.ghost_faces)
    planned = [next_face(state, turn) for turn in range(count)] if state.ghost_masks else []
    for at, face in enumerate(state.ghost_faces):
        mask = state.ghost_masks[at] if at < len(state.ghost_masks) else -1
        newest = state.ghost_masks[-1] if state.ghost_masks else -1
        objective = rules.ghost_objective[face]
        value, met = objective_value(state, objective)
        cards.append(
            GhostCardView(
                face=rules.ghost_names[face],
                mask=rules.card_names[mask] if mask >= 0 else "",
                face_up=at == len(state.ghost_masks) - 1,
                action=GHOST_ACTIONS[rules.ghost_lines[face][rules.card_kind[newest]]] if newest >= 0 else "",
                turn=planned.index(face) + 1 if planned else 0,
                objective=rules.objective_names[objective],
                value=value,
                threshold=rules.objective_threshold[objective],
                met=met,
            )
        )
    return GhostView(
        cards=cards,
        turns_taken=state.ghost_turns,
        level=state.ghost_level + 1,
        slot=state.ghost_slot,
        score=state.ghost_score,
    )


def actions(rules: Box, tile: str, side: str) -> list[ActionView]:
    """What a side of a tile shows, for tooltips."""
    at = rules.tile_names.index(tile)
    codes = rules.tile_ritual[at] if side == "ritual" else rules.tile_actions[at]
    return [ActionView(action=ACTIONS[code % STEPS], steps=code // STEPS) for code in codes]
