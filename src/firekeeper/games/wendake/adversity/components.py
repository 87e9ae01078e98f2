"""Components of solitaire with Adversity: the cards, and numbers of the solo board (NA-REC-06, -07, -10)."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from firekeeper.games.wendake import components
from firekeeper.games.wendake.components import Code, Few, Id, Row, Some

Effect = Literal[
    "worship", "drought", "frozen_lakes", "fire", "snow", "winter", "europeans_arrive", "infection",
    "storm", "end_of_season", "relentless_enemy", "sacrilegious_theft", "enemy_attack",
]  # fmt: skip
Top = Literal[
    "tile_1", "tile_2", "tile_3", "tile_4", "tile_5", "tile_6", "arrow_left", "arrow_right",
]  # fmt: skip


class AdversityCard(Row, frozen=True, kw_only=True):
    """`shows` is a faction (europeans_arrive), a Ghost action (relentless_enemy), or nothing."""

    id: Id
    code: Code
    effect: Effect
    shows: Annotated[str, Meta(max_length=40)]
    top: Top


class SoloBoard(Row, frozen=True, kw_only=True):
    """Plain numbers of the solo side of the board."""

    action_markers: Some
    arrow_tokens: Some
    circle_tokens: Some
    worship_price: Some
    infected_natives: Some
    winter_leather: Some
    snow_steps: Few


class AdversityFile(Struct, frozen=True):
    board: SoloBoard
    cards: tuple[AdversityCard, ...] = msgspec.field(name="card")


class Components(components.Components, frozen=True):
    """All components of the base game, and the Adversity cards."""

    adversity_cards: tuple[AdversityCard, ...]
    solo_board: SoloBoard
