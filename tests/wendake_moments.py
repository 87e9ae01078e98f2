"""Every moment of a turn at which somebody is asked something, for tests of what is offered when.

    assert offered("gain_animal") == ANY_POINT
    assert reasons("gain_animal")["moving"] == "WK-AMB-13"

The position behind it has something of everything for seat 0, so that a tile which is not offered is
kept back by its moment and not for want of guards, goods or masks.
"""

from __future__ import annotations

from collections.abc import Iterator

from wendake_table import Table

from firekeeper.games.wendake.restore import BeforeSliding, ReplaceTile

GRID = (
    "basic_tan_pelts", "basic_move", "level2_06",
    "basic_fish", "basic_sacred_fire", "basic_trade",
    "basic_canoe", "basic_hunt", "basic_mask_ceremony",
)  # fmt: skip
"""`level2_06` shows Mask Ceremony, Military and Trade: one activation passes nearly everything."""

P0 = frozenset({"turn_start"})
P1 = frozenset({"before_first_action"})
P2 = frozenset({"between_actions", "last_action"})
P3 = frozenset({"mask_play", "military_score", "trade_buy", "trade_points", "ritual_score"})
P4 = frozenset({"turn_end", "turn_end_reserving"})
OUTSIDE_ACTIONS = P0 | P1 | P2 | P4
ANY_POINT = OUTSIDE_ACTIONS | P3
IN_MOVE = frozenset({"move", "moving"})

# Each route starts a turn anew: a moment and the choices that lead to it from the moment before.
ROUTES: tuple[tuple[tuple[str, tuple[str, ...]], ...], ...] = (
    (
        ("turn_start", ()),
        ("before_first_action", ("activate 0 2",)),
        ("mask_draw", ("perform mask_ceremony",)),
        ("mask_play", ("draw deck", "card husk_yellow_clean")),
        ("between_actions", ("play_nothing",)),
        ("military_claim", ("perform military",)),
        ("military_score", ("claim_nothing",)),
        ("last_action", ("continue",)),
        ("trade_exchange", ("perform trade",)),
        ("exchanging", ("exchange corn bean",)),
        ("smallpox", ("done", "card tongue_red_infected")),
        ("trade_buy", ("lose woman home",)),
        ("trade_pay", ("buy mask_occupied",)),
        ("trade_points", ("pay 1 1 corn",)),
        ("selling", ("sell corn",)),
        ("turn_end", ("done",)),
    ),
    (("turn_end_reserving", ("reserve",)),),
    (("move", ("activate 0 1", "perform move 3")), ("moving", ("move sandusky wendake",))),
    (
        ("ritual_call", ("activate 2 2", "perform ritual")),
        ("ritual_call_again", ("call woman",)),
        ("ritual_score", ("call woman",)),
    ),
    (("sacred_fire", ("activate 1 1", "perform sacred_fire")),),
    (("canoe", ("activate 2 0", "perform canoe")),),
)


def plenty(*tiles: str, used: bool = False) -> Table:
    """Seat 0 at home in Michilimackinac with something of everything, and some progress tiles."""
    table = Table(players=2, homes=["michilimackinac"], grid=GRID)
    table.have(0, corn=5, bean=5, pumpkin=5, leather=9, fish=9, beaver=1).canoes(0, 3)
    table.track(0, economic=5, military=5, ritual=5, mask=5)
    table.natives(0, "home", warrior=2).guards(0, "sandusky", 2).put(0, "outpost", "wendake.1")
    table.hold(0, "crooked", "crooked", "blower")
    table.player(0).played = table.player(0).hand
    table.hold(0, "smiler").discard("smiler")
    table.rows(["mask_occupied"], ["mask_wild"], ["mask_extra"]).sides(0, [(2, 2)])
    return table.own(0, *tiles, used=used, flag="english")


def moments(*tiles: str, used: bool = False) -> Iterator[tuple[str, Table]]:
    """The table at every moment of a turn of seat 0, and at the questions of the Restore Phase."""
    for route in ROUTES:
        table = plenty(*tiles, used=used).turn(0)
        for moment, choices in route:
            table.choose(*choices)
            yield moment, table
    yield "before_slide", plenty(*tiles, used=used).then(BeforeSliding(0))
    yield "replace", plenty(*tiles, used=used).advanced("level1_01").then(ReplaceTile(0))


def reasons(tile: str, used: bool = False) -> dict[str, str]:
    """By moment, the rule that keeps the owner from using a progress tile; empty where it is offered."""
    return {moment: table.why_not(f"use {tile}") for moment, table in moments(tile, used=used)}


def offered(tile: str) -> set[str]:
    """The moments at which a progress tile is offered to its owner."""
    return {moment for moment, rule in reasons(tile).items() if not rule}
