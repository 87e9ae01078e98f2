"""Set-up of New Allies, its options and its components (NA-GEN, NA-SETUP, NA-EX-16)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from new_allies_table import AllyTable

import firekeeper
from firekeeper.games.wendake.new_allies.setup import DrawFlags, RevealTurnCard
from firekeeper.kernel import engine
from firekeeper.kernel.frame import frame_name
from firekeeper.kernel.options import OptionError
from firekeeper.kernel.rng import Stream
from firekeeper.titles import rules_for

CLOSED = {2: {"superior", "michigan"}, 3: {"superior"}, 4: set()}


def rules(players: int = 3, **options: Any) -> Any:
    return rules_for("wendake", {"players": players, "new_allies": True, **options})


def set_up(players: int, seed: int = 1, **options: Any) -> tuple[Any, list[tuple[str, str]]]:
    """A game played at random up to the first turn, and what was asked on the way: frame and choice."""
    state = rules(players, **options).start()
    source = Stream(f"set-up {players} {seed}")
    asked: list[tuple[str, str]] = []
    while True:
        decision = engine.run_automatic(state)
        assert decision is not None
        if frame_name(decision) == "PlaceMarker":
            return state, asked
        choices = engine.legal(state, decision)
        choice = choices[source.below(len(choices))]
        asked.append((frame_name(decision), choice.text))
        engine.apply(state, decision, choice)


@pytest.mark.rule("NA-GEN-01", "NA-GEN-05")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_expansion_is_an_option_of_two_to_four_players(players: int) -> None:
    found = rules(players)
    assert type(found).__name__ == "NewAllies"
    assert type(rules_for("wendake", {"players": players})).__name__ == "Wendake"
    assert found.action_names[-1] == "alliance"
    assert found.goods[-1] == "rifle"


@pytest.mark.rule("NA-GEN-05")
def test_alone_nobody_plays_with_it() -> None:
    with pytest.raises(OptionError, match="new_allies"):
        rules(1)
    with pytest.raises(OptionError, match="new_allies"):
        rules_for("wendake", {"players": 2, "new_allies": "perhaps"})


@pytest.mark.rule("NA-GEN-05")
def test_a_base_game_does_not_mention_it() -> None:
    options = firekeeper.new("wendake", players=2).record.header.options
    assert "new_allies" not in options
    assert firekeeper.new("wendake", players=2, new_allies=True).record.header.options["new_allies"] is True


@pytest.mark.rule("NA-GEN-02")
def test_the_phases_of_a_year_are_those_of_the_base_game() -> None:
    base: Any = rules_for("wendake", {"players": 3})
    assert [frame_name(frame) for frame in rules().year_frames()] == [
        frame_name(frame) for frame in base.year_frames()
    ]


@pytest.mark.rule("NA-SETUP-01", "NA-SCORE-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_tracks_run_to_35(players: int) -> None:
    assert rules(players).track_end == 35
    table = AllyTable(players).track(0, mask=34).alliance(0, "english", 3)
    table.begin(0, "alliance french").choose("advance french mask")
    assert table.score(0, "mask") == 35


@pytest.mark.rule("NA-SETUP-02", "NA-SETUP-13", "NA-SETUP-15", "NA-DX-18")
def test_six_assignments_of_categories_to_flags() -> None:
    found = set()
    for pairing in (1, 2, 3):
        for pair in (1, 2):
            table = AllyTable().pairing(pairing).english_pair(pair).alliance(0, "english", 5)
            table.begin(0, "alliance english")
            found.add(frozenset(text.split()[2] for text in table.legal("advance")))
    assert found == {
        frozenset(pair)
        for pair in (
            ("mask", "military"),
            ("economic", "ritual"),
            ("economic", "military"),
            ("ritual", "mask"),
            ("economic", "mask"),
            ("military", "ritual"),
        )
    }
    table = AllyTable().pairing(3).english_pair(2).alliance(0, "english", 5).begin(0, "alliance english")
    assert table.legal("advance") == {"advance english military", "advance english ritual"}


@pytest.mark.rule("NA-SETUP-13", "NA-SETUP-15")
@pytest.mark.parametrize("pairing", ["random", "beginner"])
def test_flags_are_drawn_after_the_pairing(pairing: str) -> None:
    state = rules(2, pairing=pairing).start()
    if pairing == "random":
        decision = engine.run_automatic(state)
        assert decision is not None
        engine.apply(state, decision, engine.legal(state, decision)[0])
    decision = engine.run_automatic(state)
    assert isinstance(decision, DrawFlags)
    assert [choice.text for choice in engine.legal(state, decision)] == ["flag_pair 1", "flag_pair 2"]
    assert decision.weights(state) == []


@pytest.mark.rule("NA-SETUP-02")
def test_nobody_takes_a_flag() -> None:
    table = AllyTable().have(0, leather=1, fish=1, corn=1).canoes(0, 1).rows(["alliance_1"])
    table.begin(0, "trade").choose("done", "buy alliance_1", "pay 1 1 corn")
    assert table.player(0).flag == -1
    assert table.decision.seat == 0
    assert "done" in table.legal()


@pytest.mark.rule("NA-SETUP-03", "NA-SETUP-04", "NA-SETUP-16", "NA-EX-16")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_card_more_than_players_is_revealed(players: int) -> None:
    state, asked = set_up(players)
    assert len([card for card in state.spaces if card >= 0]) == players + 1
    assert len(state.spaces) == players + 1
    revealed = [text for frame, text in asked if frame == "RevealTurnCard"]
    assert [f"reveal_card {state.rules.turn_card_names[card]}" for card in state.spaces] == revealed
    assert all(text.startswith("reveal_card turn1_") for text in revealed)
    assert state.turn_deck.bit_count() == 19 - (players + 1)


@pytest.mark.rule("NA-SETUP-16")
def test_every_card_not_yet_drawn_is_equally_likely() -> None:
    table = AllyTable(3).under_spaces("turn1_04").then(RevealTurnCard(1))
    assert len(table.legal()) == 18
    assert "reveal_card turn1_04" not in table.legal()
    assert table.decision.weights(table.state) == []


@pytest.mark.rule("NA-SETUP-14", "NA-SETUP-04")
def test_cards_are_seen_before_homes_and_tribes() -> None:
    _, asked = set_up(3, tribes="fronts")
    frames = [frame for frame, _ in asked]
    order = [
        "PairTracks", "DrawFlags", "LayProgress", "RevealMask", "DrawOrder", "RevealTurnCard", "ChooseHome",
        "RevealTribe", "ChooseTribe", "DealMask", "LaunchCanoe", "LayTile", "FillDisplay",
    ]  # fmt: skip
    first = [frames.index(frame) for frame in order]
    assert first == sorted(first)


@pytest.mark.rule("NA-SETUP-05", "NA-SETUP-12", "NA-EX-16")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_canoe_goes_to_a_closed_lake(players: int) -> None:
    table = AllyTable(players).begin(0, "canoe")
    lakes = {text.split()[1] for text in table.legal("launch")}
    assert lakes == set(table.box.lakes) - CLOSED[players]
    assert len(lakes) == players + 1
    for lake in CLOSED[players] & set(table.box.lakes):
        assert table.why_not(f"launch {lake}") == "NA-SETUP-12"


@pytest.mark.rule("NA-SETUP-06", "NA-EX-16")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_22_tiles_of_a_level_are_in_play(players: int) -> None:
    state, _ = set_up(players)
    assert state.stack == 16
    assert state.pool.bit_count() == 16
    assert len(state.display) == 6
    box = state.rules
    assert [box.advanced[level].bit_count() for level in range(2)] == [22, 22]
    assert sum(name.startswith("level1_na") for name in box.tile_names) == 5


@pytest.mark.rule("NA-SETUP-08", "NA-EX-16")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_twelve_stacks_of_four_turtle_tiles(players: int) -> None:
    state, _ = set_up(players)
    assert state.turtle_stacks == [4] * 12
    assert len(state.rules.turtle_names) == 48


@pytest.mark.rule("NA-SETUP-07", "NA-SETUP-09", "NA-SETUP-10", "NA-EX-16")
def test_disks_at_the_centre_nothing_on_the_map() -> None:
    state, _ = set_up(3)
    assert state.disks == [0, 0, 0]
    assert state.patrols == [(), (), ()]
    assert state.ships == (-1, -1)
    assert [player.goods[-1] for player in state.players] == [0, 0, 0]


@pytest.mark.rule("NA-SETUP-11")
def test_the_map_of_three_is_the_corrected_one_and_four_categories_count() -> None:
    box = rules(3)
    flags = Counter(flag for flag, home in zip(box.flag, box.is_home, strict=True) if not home)
    assert flags == {0: 3, 1: 3}
    assert box.categories == ("women", "hunters", "canoes", "rifles")


@pytest.mark.rule("NA-GEN-03", "NA-GEN-04", "NA-RIFLE-06")
def test_sources_of_alliance_actions_and_rifles() -> None:
    components = rules(4).components
    shown = [action for tile in components.tiles for action in tile.actions if action.startswith("alliance")]
    assert len(shown) == 10
    assert Counter(shown)["alliance english"] == Counter(shown)["alliance french"] == 1
    assert Counter(card.flag for card in components.turn_cards) == {
        "english": 14,
        "french": 14,
        "either": 7,
        "none": 4,
    }
    assert not any("rifle" in action for tile in components.tiles for action in tile.actions)
