"""Components: every tile, card, board and number of Wendake, typed (ledger WK-COMP).

The rows come from TOML tables, our own or those of a component pack. `component_checks` reads them: first
each row on its own, then the constraints which the rulebook puts on a whole file (WK-REC-01 to -10), then
those that tie files together.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from firekeeper.kernel.component_tables import ComponentSet, Files, Rows

Id = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]{0,39}\Z", description="a lower-case id such as level1_01")]
Rule = Annotated[
    str, Meta(pattern=r"^WK-[A-Z]+(-[A-Z]+)*-\d{2,3}\Z", description="a ledger rule such as WK-SETUP-15")
]
Letter = Annotated[str, Meta(pattern=r"^[A-H]\Z", description="a letter from A to H")]
Code = Annotated[str, Meta(min_length=1, max_length=12, description="a short code such as L1-01")]
Note = Annotated[str, Meta(max_length=400, description="a note of at most 400 characters")]
Few = Annotated[int, Meta(ge=0, le=9)]
Some = Annotated[int, Meta(ge=1, le=9)]
Points = Annotated[int, Meta(ge=1, le=25)]
Pixel = Annotated[int, Meta(ge=0, le=4000)]
Point = tuple[Pixel, Pixel]
Polygon = Annotated[tuple[Point, ...], Meta(min_length=3)]

Source = Literal["stated", "found", "reconstructed"]
Flag = Literal["english", "french", "none"]
Area = Literal["corn", "bean", "pumpkin", "hunt"]
Track = Literal["economic", "military", "ritual", "mask"]
Resource = Literal["corn", "bean", "pumpkin", "leather", "fish"]

_SIMPLE = "canoe|harvest|hunt|tan_pelts|fish|military|mask_ceremony|trade|sacred_fire"
VERBS = (*_SIMPLE.split("|"), "move")
_ACTIONS = f'one of {_SIMPLE.replace("|", ", ")}, "move 1" to "move 9"'
Action = Annotated[  # WK-ACT-RITUAL-04: Ritual never stands on an ACTION side
    str, Meta(pattern=rf"^({_SIMPLE}|move [1-9])\Z", description=f"{_ACTIONS} (ritual is for RITUAL sides)")
]
RitualAction = Annotated[
    str, Meta(pattern=rf"^({_SIMPLE}|move [1-9]|ritual)\Z", description=f"{_ACTIONS}, ritual")
]
OvalBlanket = Annotated[
    str, Meta(pattern=r"^(red|yellow)_(infected|clean)\Z", description="such as red_infected or yellow_clean")
]
Difficulty = Annotated[str, Meta(pattern=r"^(easy|medium|hard)\Z", description="easy, medium, hard")]
TribeId = Literal[
    "wendat", "cayuga", "fox", "mohawk", "ojibwa", "oneida",
    "onondaga", "ottawa", "seneca", "shawnee", "tuscarora",
]  # fmt: skip
ProgressId = Literal[
    "move_1", "alliance_1", "free_order", "ritual_step", "mask_draw_2",
    "mask_occupied", "discount_1", "trade_plus_2", "gain_animal", "animals_to_points",
    "move_2", "outpost_to_guard", "ritual_most_common", "shift_point", "mask_recall",
    "mask_wild", "free_exchange_3", "discount_2", "gain_animal_vegetable", "vegetables_to_points",
    "move_3", "discount_3", "alliance_3", "gain_2_and_beaver", "ritual_extra_native",
    "resources_to_points", "call_native", "mask_plus_1", "mask_extra", "flip_tile",
]  # fmt: skip
Window = Literal[
    # WK-TURN-09: P0 to P4
    "turn_start", "before_first_action", "between_actions", "between_steps", "turn_end",
    # WK-PROG-07: abilities that belong to one moment of one action
    "military_score", "ritual_call", "ritual_score", "mask_before", "mask_draw", "mask_play",
    "trade_exchange", "trade_buy",
]  # fmt: skip
GhostAction = Literal[
    "raise_level", "eliminate_tile", "gain_point", "move_warrior", "move_woman", "move_hunter"
]  # fmt: skip


class Row(Struct, frozen=True, kw_only=True):
    source: Source
    note: Note = ""


class Tile(Row, frozen=True, kw_only=True):
    """An action tile. `actions` is the ACTION side in performing order, `ritual` the RITUAL side."""

    id: Id
    code: Code
    set: Literal["basic", "ottawa", "level1", "level2"]
    actions: Annotated[tuple[Action, ...], Meta(min_length=1, max_length=6)]
    ritual: Annotated[tuple[RitualAction, ...], Meta(max_length=6)]
    start: Literal["centre", ""] = ""


class Territory(Row, frozen=True, kw_only=True):
    """`slots` are the places of `areas` on the drawing, in the same order. near_far: WK-SOLO-45."""

    id: Id
    home: bool
    flag: Flag
    areas: Annotated[tuple[Area, ...], Meta(min_length=1, max_length=9)]
    neighbours: tuple[Id, ...]
    near_far: Literal["near", "far", ""] = ""
    label: Point
    guards: Point
    slots: tuple[Point, ...]
    centre: Point
    polygon: Polygon

    @property
    def harvests(self) -> int:
        return len(self.areas) - self.hunts

    @property
    def hunts(self) -> int:
        return self.areas.count("hunt")


class River(Row, frozen=True, kw_only=True):
    id: Id
    between: tuple[Id, Id]
    line: Annotated[tuple[Point, ...], Meta(min_length=2)]


class Lake(Row, frozen=True, kw_only=True):
    id: Id
    centre: Point
    radius: Pixel
    polygon: Polygon


class GameMap(Struct, frozen=True, kw_only=True):
    id: Id
    players: Annotated[int, Meta(ge=2, le=4)]
    width: Annotated[int, Meta(ge=100, le=4000)]
    height: Annotated[int, Meta(ge=100, le=4000)]
    territories: tuple[Territory, ...] = msgspec.field(name="territory")
    rivers: tuple[River, ...] = msgspec.field(name="river", default=())
    lakes: tuple[Lake, ...] = msgspec.field(name="lake")

    def distances(self, start: str) -> dict[str, int]:
        """Steps from a territory to all it reaches, never through a home (WK-TERMS-04: nobody enters)."""
        by_id = {territory.id: territory for territory in self.territories}
        steps = {start: 0}
        queue = [start]
        for here in queue:
            for there in by_id[here].neighbours:
                if there not in steps and not by_id[there].home:
                    steps[there] = steps[here] + 1
                    queue.append(there)
        return steps


class MaskKind(Row, frozen=True, kw_only=True):
    """`cards` counts the cards of this kind by oval and blanket: red_infected, red_clean, yellow_..."""

    id: Id
    code: Code
    cards: dict[OvalBlanket, Few]

    @property
    def count(self) -> int:
        return sum(self.cards.values())


class MaskSpace(Row, frozen=True, kw_only=True):
    """`pattern`: numbers of played cards per kind, largest first (WK-AMB-34)."""

    id: Id
    code: Code
    row: Some
    pattern: Annotated[tuple[Some, ...], Meta(min_length=1, max_length=9)]
    points: Points


class Tribe(Row, frozen=True, kw_only=True):
    """A tribe card: starting materials, natives at home, and its ability (WK-TRIBE-01 to -10)."""

    id: TribeId
    leather: Few
    fish: Few
    home_vegetables: Few
    any_vegetables: Few
    beavers: Few
    mask_cards: Few
    women: Few
    hunters: Few
    warriors: Few
    swap_tokens: Annotated[int, Meta(ge=0, le=2)]
    mohawk_warrior: bool
    ojibwa_marker: bool
    ottawa_tile: bool
    starting_progress: bool
    turtle_discount: Annotated[int, Meta(ge=0, le=1)]
    progress_per_trade: Annotated[int, Meta(ge=1, le=2)]
    cayuga: bool
    tuscarora: bool
    rule: Rule

    @property
    def materials(self) -> int:
        resources = self.leather + self.fish + self.home_vegetables + self.any_vegetables
        return resources + self.beavers + self.mask_cards

    @property
    def special(self) -> bool:
        """Whether the card has any ability."""
        flags = (self.mohawk_warrior, self.ojibwa_marker, self.ottawa_tile, self.starting_progress)
        return any((*flags, self.cayuga, self.tuscarora, self.turtle_discount, self.progress_per_trade > 1))


class Turtle(Row, frozen=True, kw_only=True):
    id: Id
    category: Literal["women", "hunters", "canoes"]
    level: Literal[3, 4, 5]
    points: Points
    tracks: Annotated[tuple[Track, ...], Meta(min_length=1, max_length=2)]


class Price(Row, frozen=True, kw_only=True):
    """The vegetables are of different types (WK-ACT-TRADE-08 to -10)."""

    level: Literal[1, 2, 3]
    leather: Few
    fish: Few
    vegetables: Annotated[int, Meta(ge=0, le=3)]
    rule: Rule


class ProgressTile(Row, frozen=True, kw_only=True):
    id: ProgressId
    rule: Rule
    code: Code
    level: Literal[1, 2, 3]
    economic: Annotated[int, Meta(ge=1, le=3)]
    points: Annotated[int, Meta(ge=1, le=3)]
    track: Literal["military", "ritual", "mask", "lowest", "highest"]
    windows: Annotated[tuple[Window, ...], Meta(min_length=1)]


class GhostCard(Row, frozen=True, kw_only=True):
    id: Id
    faces: tuple[Id, Id]


class GhostFace(Row, frozen=True, kw_only=True):
    """`lines` gives the Ghost's action for each mask kind (WK-SOLO-21)."""

    id: Id
    letter: Letter
    points: Points
    objective: Id
    lines: dict[Id, GhostAction]


class Objective(Row, frozen=True, kw_only=True):
    id: Id
    letter: Letter
    rule: Rule
    threshold: Points


class Setup(Row, frozen=True, kw_only=True):
    """The plain numbers and word lists of the game; setup.toml names the rule of each."""

    years: Some
    track_maximum: Annotated[int, Meta(ge=1, le=99)]
    natives_per_type: Some
    canoes: Some
    canoes_at_start: Few
    action_markers: Some
    activations_per_year: Some
    swap_tokens_in_box: Few
    swap_token_points: Few
    progress_per_row_per_player: Some
    starting_progress_levels: tuple[Literal[1, 2, 3], ...]
    extra_tribe_cards: Few
    advanced_display: Some
    level_change_after_year: Some
    mask_draw: Some
    ritual_natives: Few
    economic_purchase_limit: Few
    solo_map_players: Literal[2]
    solo_turtles_per_type: Literal[1, 2, 3, 4]
    solo_tribe_cards: Some
    solo_action_markers: Some
    ghost_cards_in_play: Literal[1, 2, 3, 4]
    vegetables: tuple[Literal["corn", "bean", "pumpkin"], ...]
    animals: tuple[Literal["leather", "fish"], ...]
    resources: tuple[Resource, ...]
    natives: tuple[Literal["woman", "hunter", "warrior"], ...]
    tracks: tuple[Track, ...]
    flags: tuple[Literal["english", "french"], ...]
    colours: tuple[Literal["red", "yellow", "green", "blue"], ...]
    beginner_pairing: tuple[tuple[Track, Track], tuple[Track, Track]]
    advanced_pools: dict[Annotated[int, Meta(ge=2, le=4)], Annotated[int, Meta(ge=1, le=99)]]
    objective_points: dict[Difficulty, Few]


class Components(ComponentSet, frozen=True):
    """All components of the game, in table order."""

    tiles: Annotated[tuple[Tile, ...], Rows("tiles", "tile")]
    maps: Annotated[tuple[GameMap, ...], Files(("map_2", "map_3", "map_4"))]
    mask_kinds: Annotated[tuple[MaskKind, ...], Rows("masks", "kind")]
    mask_spaces: Annotated[tuple[MaskSpace, ...], Rows("masks", "space")]
    tribes: Annotated[tuple[Tribe, ...], Rows("tribes", "tribe")]
    turtles: Annotated[tuple[Turtle, ...], Rows("turtles", "turtle")]
    prices: Annotated[tuple[Price, ...], Rows("progress", "price")]
    progress: Annotated[tuple[ProgressTile, ...], Rows("progress", "progress")]
    ghost_cards: Annotated[tuple[GhostCard, ...], Rows("ghost", "card")]
    ghost_faces: Annotated[tuple[GhostFace, ...], Rows("ghost", "face")]
    objectives: Annotated[tuple[Objective, ...], Rows("ghost", "objective")]
    setup: Setup
