"""Components of New Allies: Turn cards, Alliance track, more tiles and turtle tiles (NA-REC-01 to -08)."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from firekeeper.games.wendake import components
from firekeeper.games.wendake.components import Code, Few, Id, Points, RitualAction, Row, Some, Track

_SIMPLE = "canoe|harvest|hunt|tan_pelts|fish|military|mask_ceremony|trade|sacred_fire"
Action = Annotated[
    str,
    Meta(
        pattern=rf"^({_SIMPLE}|move [1-9]|alliance (english|french|either))\Z",
        description=f'one of {_SIMPLE.replace("|", ", ")}, "move 1" to "move 9", "alliance english", '
        '"alliance french", "alliance either"',
    ),
]
Rule = Annotated[str, Meta(pattern=r"^NA-[A-Z]+-\d{2}\Z", description="a ledger rule such as NA-CARD-06")]
EffectId = Literal[
    "fish_per_lake", "harvest_one_vegetable", "copy_turn_card", "free_tan",
    "other_flag_alliance", "rifle_for_two_resources", "turtle_search", "action_tile_search",
    "lake_spread_military", "beavers_as_resources", "two_resources_for_rifle", "mask_heal",
    "ritual_heal", "activate_territory", "hunters_leather", "off_line_marker",
    "refresh_progress", "advance_alliance", "choose_mask",
]  # fmt: skip
Window = Literal[
    components.Window,
    "order_alliance", "military_claim", "replace_tile",
]  # fmt: skip


class AllianceTile(Row, frozen=True, kw_only=True):
    """An advanced action tile; an Alliance action says which flags it shows (NA-ALLY-02)."""

    id: Id
    code: Code
    set: Literal["level1", "level2"]
    actions: Annotated[tuple[Action, ...], Meta(min_length=1, max_length=6)]
    ritual: Annotated[tuple[RitualAction, ...], Meta(min_length=1, max_length=6)]


class RifleTurtle(Row, frozen=True, kw_only=True):
    id: Id
    category: Literal["rifles"]
    level: Literal[3, 4, 5]
    points: Points
    tracks: Annotated[tuple[Track, ...], Meta(min_length=1, max_length=2)]


class TurnEffect(Row, frozen=True, kw_only=True):
    """The bottom half of Turn cards: when it can be used, and the rifles paid at once (NA-CARD-26)."""

    id: EffectId
    rule: Rule
    cost: Literal["free", "costed"]
    rifles: Few
    windows: tuple[Window, ...]


class TurnCard(Row, frozen=True, kw_only=True):
    """`flag` is the Alliance action of the top half, `effect` the bottom half."""

    id: Id
    code: Code
    level: Literal[1, 2]
    flag: Literal["english", "french", "either", "none"]
    effect: EffectId


class AllianceSpace(Row, frozen=True, kw_only=True):
    """A space of the Alliance track, from the English to the French end (NA-AMB-37)."""

    id: Id
    side: Literal["english", "french", "none"]
    value: Few
    end_points: Few


class TileFile(Struct, frozen=True):
    tiles: tuple[AllianceTile, ...] = msgspec.field(name="tile")


class TurtleFile(Struct, frozen=True):
    turtles: tuple[RifleTurtle, ...] = msgspec.field(name="turtle")


class TurnCardFile(Struct, frozen=True):
    effects: tuple[TurnEffect, ...] = msgspec.field(name="effect")
    cards: tuple[TurnCard, ...] = msgspec.field(name="card")


class Board(Row, frozen=True, kw_only=True):
    """Alliance track, plain numbers, and the lakes closed by number of players."""

    track_maximum: Annotated[int, Meta(ge=1, le=99)]
    turtles_per_type: Some
    extra_turn_cards: Few
    turn_deck_change_after_year: Some
    patrols: Some
    closed_lakes: dict[Annotated[int, Meta(ge=2, le=4)], tuple[Id, ...]]
    spaces: tuple[AllianceSpace, ...] = msgspec.field(name="space")


class Components(components.Components, frozen=True):
    """All components of the base game, with the tiles and turtle tiles of the expansion among them."""

    effects: tuple[TurnEffect, ...]
    turn_cards: tuple[TurnCard, ...]
    board: Board
