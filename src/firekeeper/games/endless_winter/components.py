"""Components: every card, tile, token and printed number of Endless Winter, typed (ledger 5.1 to 5.3).

The rows come from TOML tables, our own or those of a component pack. `component_checks` reads them: first
each row on its own, then the constraints which the rulebook puts on a whole file (EW-C-01 to -20), then those
that tie files together. Effects are texts here; `grammar` alone knows what they mean, and `effects` has every
text of the pack in parts, for those who draw them.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from firekeeper.kernel.component_tables import ComponentSet

Id = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]{0,39}\Z", description="a lower-case id such as c1_01")]
Rule = Annotated[str, Meta(pattern=r"^EW-[A-Z]+-\d{2,3}\Z", description="a ledger rule such as EW-SETUP-15")]
Note = Annotated[str, Meta(max_length=400, description="a note of at most 400 characters")]
EffectText = Annotated[
    str, Meta(max_length=120, description='an effect such as "food 1 + tool 1", or "" for none')
]
ScoringText = Annotated[
    str,
    Meta(max_length=120, description='a scoring such as "per(upper_megalith) 2" or "table(buried) 0,1,3"'),
]
Labour = Annotated[
    float, Meta(ge=0, le=9, multiple_of=0.5, description="Labour in steps of a half, from 0 to 9")
]
Few = Annotated[int, Meta(ge=0, le=20)]
Some = Annotated[int, Meta(ge=1, le=20)]
Axis = Annotated[int, Meta(ge=-9, le=9)]
Cell = Annotated[int, Meta(ge=0, le=20)]
Points = Annotated[int, Meta(ge=0, le=99)]
SeatCount = Annotated[int, Meta(ge=2, le=4)]

Source = Literal["stated", "found", "reconstructed", "stated+reconstructed", "found+reconstructed"]
ColumnId = Literal["initiate", "develop", "migrate", "hunt"]
TerrainType = Literal["base", "plains", "forest", "hills", "mountains", "lake", "tundra", "glacier"]
LayoutId = Literal["cfg_hearth", "cfg_brick", "cfg_plain", "cfg_ring"]
Era = Literal[1, 2]
Rotation = Literal[0, 90, 180, 270]
NumberId = Literal[
    "rounds", "rounds_of_era_1", "laps", "tribe_figures",
    "opening_draw", "draw_per_round", "display_size", "hunt_extra", "hunt_top", "draft_extra",
    "camps", "villages", "neutral_megaliths", "coloured_megaliths", "megaliths_per_space",
    "influence_camp", "influence_village", "stack_own", "stack_other", "stack_owner", "empty_stack_points",
]  # fmt: skip


class Row(Struct, frozen=True, kw_only=True):
    source: Source
    note: Note = ""


class Card(Row, frozen=True, kw_only=True):
    id: Id
    skill: EffectText
    end_points: Points


class TribeCard(Card, frozen=True, kw_only=True):
    copies: Some
    labour: Labour
    eclipse: EffectText


class StartingCard(TribeCard, frozen=True, kw_only=True):
    """`copies` of each player; `opening` of them are set aside for the first hand (EW-SETUP-22)."""

    opening: Few


class CultureCard(Card, frozen=True, kw_only=True):
    era: Era


class Animal(Row, frozen=True, kw_only=True):
    """A species. `sets` are the points for a set of 1, 2, … untipped cards; the joker has none."""

    id: Id
    copies: Some
    sets: Annotated[tuple[Points, ...], Meta(max_length=9)]
    joker: bool
    tip: EffectText


class Chief(Row, frozen=True, kw_only=True):
    id: Id
    side_a: EffectText
    side_b: EffectText


class SetupCard(Row, frozen=True, kw_only=True):
    """`camp`: a second Camp on the Base tile (EW-SETUP-21)."""

    id: Id
    tribe: Id
    food: Few
    tools: Few
    animals: Annotated[tuple[Id, ...], Meta(min_length=1, max_length=4)]
    camp: bool


class TerrainTile(Row, frozen=True, kw_only=True):
    id: Id
    type: TerrainType
    benefit: EffectText


class Slot(Row, frozen=True, kw_only=True):
    """A place of the map, in axial coordinates."""

    slot: Few
    q: Axis
    r: Axis


class MegalithTile(Row, frozen=True, kw_only=True):
    """`spaces` are the benefits in reading order."""

    id: Id
    spaces: Annotated[tuple[EffectText, ...], Meta(min_length=4, max_length=16)]


class Layout(Row, frozen=True, kw_only=True):
    """`places`: x of the left column, y of the top row, clockwise rotation. Default for `players`."""

    id: LayoutId
    players: tuple[SeatCount, ...]
    places: Annotated[tuple[tuple[Cell, Cell, Rotation], ...], Meta(min_length=4, max_length=4)]


class Stone(Row, frozen=True, kw_only=True):
    id: Id
    era: Era
    scoring: ScoringText


class OfferingLevel(Row, frozen=True, kw_only=True):
    """`per`: a point for so many Food and Tools at the end, 0 for none."""

    level: Few
    per: Few
    benefit: EffectText


class HonourLevel(Row, frozen=True, kw_only=True):
    level: Few
    points: Points


class HonourBox(Row, frozen=True, kw_only=True):
    """`points` for 1, 2, … buried cards."""

    id: Literal["honour_box_first", "honour_box_second", "honour_box_others"]
    points: Annotated[tuple[Points, ...], Meta(min_length=1, max_length=20)]


class Token(Row, frozen=True, kw_only=True):
    id: Id
    benefit: EffectText


class Column(Row, frozen=True, kw_only=True):
    """`top` lists independent actions, each as often as wanted."""

    id: ColumnId
    top: Annotated[tuple[EffectText, ...], Meta(min_length=1, max_length=4)]
    middle: EffectText
    bottom: EffectText


class Position(Row, frozen=True, kw_only=True):
    """A place in the turn order."""

    position: Some
    benefit: EffectText


class Track(Row, frozen=True, kw_only=True):
    """`labour_symbols`: stepping down from this many passes a symbol (EW-LABOR-08)."""

    id: Literal["food_track", "tool_track"]
    top: Some
    labour_symbols: tuple[Some, ...]


class StoneSlot(Row, frozen=True, kw_only=True):
    id: Literal["stone_slot_1", "stone_slot_2", "stone_slot_3"]
    cost: EffectText
    benefit: EffectText


class MegalithSpace(Row, frozen=True, kw_only=True):
    """A space of the Megalith reserve, counted from the left."""

    space: Some
    benefit: EffectText


class Space(Row, frozen=True, kw_only=True):
    """`labour` of each figure on it in the Eclipse (EW-REST-03)."""

    id: Literal["village_reserve", "rest_space"]
    benefit: EffectText
    labour: Labour = 0


class PlayerColour(Row, frozen=True, kw_only=True):
    id: Literal["wolf", "bison", "lion", "bear"]
    colour: Literal["purple", "green", "red", "orange"]


class Number(Row, frozen=True, kw_only=True):
    id: NumberId
    value: Few
    rule: Rule


class ByPlayers(Row, frozen=True, kw_only=True):
    """For two, three and four players."""

    id: Literal["stones_per_era", "glaciers"]
    values: tuple[Few, Few, Few]
    rule: Rule


class CardFile(Struct, frozen=True, kw_only=True):
    starting: tuple[StartingCard, ...]
    tribe: tuple[TribeCard, ...]


class CultureFile(Struct, frozen=True, kw_only=True):
    culture: tuple[CultureCard, ...]


class AnimalFile(Struct, frozen=True, kw_only=True):
    animals: tuple[Animal, ...] = msgspec.field(name="animal")


class ChiefFile(Struct, frozen=True, kw_only=True):
    chiefs: tuple[Chief, ...] = msgspec.field(name="chief")


class SetupFile(Struct, frozen=True, kw_only=True):
    cards: tuple[SetupCard, ...] = msgspec.field(name="setup_card")


class TerrainFile(Struct, frozen=True, kw_only=True):
    tiles: tuple[TerrainTile, ...] = msgspec.field(name="tile")
    slots: tuple[Slot, ...] = msgspec.field(name="slot")


class MegalithFile(Row, frozen=True, kw_only=True):
    """Every tile has `columns` x `rows` spaces, its `first` space and the two `arrows` at (column, row)."""

    columns: Some
    rows: Some
    first: tuple[Cell, Cell]
    arrows: tuple[tuple[Cell, Cell], tuple[Cell, Cell]]
    tiles: tuple[MegalithTile, ...] = msgspec.field(name="tile")
    layouts: tuple[Layout, ...] = msgspec.field(name="layout")


class StoneFile(Struct, frozen=True, kw_only=True):
    stones: tuple[Stone, ...] = msgspec.field(name="stone")


class IdolFile(Struct, frozen=True, kw_only=True):
    offering: tuple[OfferingLevel, ...]
    honour: tuple[HonourLevel, ...]
    boxes: tuple[HonourBox, ...] = msgspec.field(name="box")


class TokenFile(Struct, frozen=True, kw_only=True):
    glacier: tuple[Token, ...]
    rest: tuple[Token, ...]


class MainBoardFile(Struct, frozen=True, kw_only=True):
    columns: tuple[Column, ...] = msgspec.field(name="column")
    turn_order: tuple[Position, ...]
    compensation: tuple[Position, ...]


class PlayerBoardFile(Struct, frozen=True, kw_only=True):
    tracks: tuple[Track, ...] = msgspec.field(name="track")
    stone_slots: tuple[StoneSlot, ...] = msgspec.field(name="stone_slot")
    megalith_spaces: tuple[MegalithSpace, ...] = msgspec.field(name="megalith_space")
    spaces: tuple[Space, ...] = msgspec.field(name="space")
    players: tuple[PlayerColour, ...] = msgspec.field(name="player")


class NumberFile(Struct, frozen=True, kw_only=True):
    numbers: tuple[Number, ...] = msgspec.field(name="number")
    by_players: tuple[ByPlayers, ...]


class EffectPart(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A part of an effect for those who draw it: atoms by name; Labour in half-points."""

    on: str = ""
    pay: tuple[tuple[str, int], ...] = ()
    gain: tuple[tuple[str, int], ...]


class Components(ComponentSet, frozen=True, kw_only=True):
    """All components of a game, by file."""

    cards: CardFile
    culture: CultureFile
    animals: AnimalFile
    chiefs: ChiefFile
    setup_cards: SetupFile
    terrain: TerrainFile
    megaliths: MegalithFile
    stones: StoneFile
    idols: IdolFile
    tokens: TokenFile
    main_board: MainBoardFile
    player_board: PlayerBoardFile
    numbers: NumberFile
    effects: dict[str, tuple[EffectPart, ...]]

    def number(self, name: NumberId) -> int:
        """One of the plain numbers."""
        return next(row.value for row in self.numbers.numbers if row.id == name)
