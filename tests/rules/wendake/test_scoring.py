"""Scoring (WK-SCORE): where points come from, when markers move, and the ends of a track."""

from __future__ import annotations

import random

import pytest
from wendake_table import Table

import firekeeper
from firekeeper.games.wendake.events import ProgressUsed, Scored
from firekeeper.games.wendake.scoring import FinalScoring
from firekeeper.games.wendake.terms import TRACKS
from firekeeper.kernel.game import Game


def marks(table: Table) -> dict[str, int]:
    """The score markers of seat 0 that are not at 0."""
    return {track: table.score(0, track) for track in TRACKS if table.score(0, track)}


def scored(table: Table) -> list[tuple[str, int, int]]:
    """Track, points and lost points of every score told so far."""
    assert table.state.events is not None
    heard = [event for event in table.state.events if isinstance(event, Scored)]
    return [(event.track, event.points, event.lost) for event in heard]


# --- sources ------------------------------------------------------------------------------------------


@pytest.mark.rule("WK-SCORE-01")
def test_trade_scores_on_the_economic_track() -> None:
    table = Table(players=2).have(0, corn=1, fish=1).begin(0, "trade")
    table.choose("done", "done", "sell corn", "sell fish", "done")
    assert marks(table) == {"economic": 2}


@pytest.mark.rule("WK-SCORE-01")
def test_military_scores_on_the_military_track() -> None:
    table = Table(players=2).guards(0, "sandusky", 1).begin(0, "military").choose("claim_nothing", "continue")
    assert marks(table) == {"military": 2}


@pytest.mark.rule("WK-SCORE-01")
def test_mask_ceremony_scores_on_the_mask_track() -> None:
    table = Table(players=2).hold(0, "husk").discard("husk").begin(0, "mask_ceremony")
    table.choose("draw discard", "card blower_red_clean", "play pair husk")
    assert marks(table) == {"mask": 2}


@pytest.mark.rule("WK-SCORE-01")
def test_ritual_scores_on_the_ritual_track() -> None:
    table = Table(players=2).begin(0, "ritual").choose("call woman", "call woman", "continue")
    assert marks(table) == {"ritual": 5}


@pytest.mark.rule("WK-SCORE-01")
@pytest.mark.parametrize("action", ["harvest", "hunt", "fish", "tan_pelts", "canoe", "move 3"])
def test_the_other_actions_score_nothing(action: str) -> None:
    table = Table(players=2).have(0, beaver=2).canoes(0, 2).begin(0, action)
    if action == "canoe":
        table.choose("launch huron")
    if action == "move 3":
        table.choose("move michilimackinac sandusky", "occupy sandusky sandusky.1", "done")
    assert table.decision is None
    assert marks(table) == {}


@pytest.mark.rule("WK-SCORE-01")
def test_buying_tiles_using_tiles_and_turtle_tiles_score_too() -> None:
    table = Table(players=2).rows(["move_1"]).have(0, leather=2, fish=1, corn=1).own(0, "animals_to_points")
    table.begin(0, "trade").choose("done", "buy move_1", "pay 1 1 corn")
    assert marks(table) == {"economic": 1, "military": 1}
    table.choose("use animals_to_points", "track mask", "spend leather", "done", "done")
    assert marks(table) == {"economic": 1, "military": 1, "mask": 1}
    table.turtles(0, "women_4_ritual").then(FinalScoring()).settle()
    assert marks(table) == {"economic": 1, "military": 1, "mask": 1, "ritual": 2}


# --- at once ------------------------------------------------------------------------------------------


@pytest.mark.rule("WK-SCORE-02")
def test_markers_move_at_once() -> None:
    table = Table(players=2).have(0, corn=1, bean=1).begin(0, "trade").choose("done", "done", "sell corn")
    assert table.score(0, "economic") == 1  # in the middle of step C
    table.choose("sell bean")
    assert table.score(0, "economic") == 2


@pytest.mark.rule("WK-SCORE-02")
def test_turtle_tiles_wait_for_the_end() -> None:
    table = Table(players=2).canoes(0, 4).natives(0, "home", warrior=0).begin(0, "military")
    table.choose("claim canoes_4", "turtle canoes_4_mask", "claim_nothing", "continue")
    assert marks(table) == {}
    table.then(FinalScoring()).settle()
    assert marks(table) == {"mask": 2}


# --- the ends of a track --------------------------------------------------------------------------------


@pytest.mark.rule("WK-SCORE-03")
def test_points_beyond_25_are_lost_from_every_source() -> None:
    full = {"economic": 24, "military": 24, "ritual": 24, "mask": 24}
    table = Table(players=2).track(0, **full).guards(0, "sandusky", 1).hold(0, "husk").discard("husk")
    table.rows([], ["move_2"]).have(0, leather=3, fish=3, corn=2, bean=2).turtles(0, "canoes_4_mask")
    table.begin(0, "military").choose("claim_nothing", "continue")
    table.begin(0, "ritual").choose("call woman", "call woman", "continue")
    table.begin(0, "mask_ceremony").choose("draw discard", "card blower_red_clean", "play pair husk")
    table.begin(0, "trade").choose("done", "buy move_2", "pay 2 2 corn bean", "sell corn", "done")
    table.then(FinalScoring()).settle()
    assert marks(table) == dict.fromkeys(TRACKS, 25)
    assert scored(table) == [
        ("military", 1, 1),  # two majorities
        ("ritual", 1, 4),  # five natives of each type
        ("mask", 1, 1),  # a pair
        ("economic", 1, 1),  # a tile of level 2 ...
        ("military", 0, 2),  # ... on both tracks
        ("economic", 0, 1),  # a corn sold
        ("mask", 0, 2),  # a turtle tile of level 4
    ]


@pytest.mark.rule("WK-SCORE-03")
def test_lost_points_do_not_move_to_another_track() -> None:
    table = Table(players=2).track(0, ritual=23).own(0, "resources_to_points")
    table.have(0, corn=1, bean=1, pumpkin=1).turn(0).choose("use resources_to_points", "track ritual")
    table.choose("spend corn", "spend bean", "spend pumpkin", "done")
    assert marks(table) == {"ritual": 25}
    assert table.goods(0) == {}


@pytest.mark.rule("WK-SCORE-04")
def test_a_marker_at_0_cannot_go_back() -> None:
    table = Table(players=2).own(0, "shift_point").track(0, mask=1).turn(0).choose("use shift_point")
    assert table.legal() == {"shift mask economic", "shift mask military", "shift mask ritual"}
    assert table.why_not("shift ritual mask") == "WK-PROG-204"
    table.choose("shift mask ritual")
    assert marks(table) == {"ritual": 1}


def played_out(players: int, seed: int) -> Game:
    """A whole game of random choices that prefer buying and using progress tiles."""
    game = firekeeper.new("wendake", players=players, seed=seed, tribes="fronts")
    source = random.Random(seed)
    while not game.over:
        liked = [choice for choice in game.choices if choice.verb in ("buy", "use", "exchange", "perform")]
        game.choose(source.choice(liked or game.choices))
    return game


@pytest.mark.rule("WK-SCORE-02", "WK-SCORE-03", "WK-SCORE-04")
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3), (4, 4)])
def test_whole_games_keep_markers_on_the_track_and_lower_them_by_shift_point_only(
    players: int, seed: int
) -> None:
    game = played_out(players, seed)
    told: dict[tuple[int, str], int] = {}
    shifting = False
    for _, event in game.events:
        if isinstance(event, ProgressUsed):
            shifting = event.tile == "shift_point"
        if not isinstance(event, Scored):
            continue
        at = (event.seat, event.track)
        told[at] = told.get(at, 0) + event.points
        assert told[at] == event.total
        assert 0 <= event.total <= 25
        assert event.points >= 0 or (event.points == -1 and shifting)
        assert not event.lost or event.total == 25
    for player in game.view().players:
        assert player.score == {track: told.get((player.seat, track), 0) for track in TRACKS}
