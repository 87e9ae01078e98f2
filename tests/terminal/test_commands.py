"""What can be typed beside numbers, and what people get for typing nonsense."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import firekeeper
from firekeeper import texts
from firekeeper.terminal import play
from firekeeper.titles import rules_for

Player = Callable[..., str]

# With the seed of the `transcript` fixture the person chooses a home, then places a marker. The lake of the
# first canoe makes no difference, so it is not asked.
TO_FIRST_TURN = ["1"]


def after(said: str, answer: str) -> str:
    """What was printed after an answer was typed."""
    return said[said.rindex(f"> {answer}\n") + len(answer) + 3 :]


def test_the_first_screen_introduces_the_game_in_five_lines(transcript: Player) -> None:
    said = transcript([])
    assert texts.texts("en")("wendake-intro") in said
    assert texts.texts("en")("wendake-intro").count("\n") == 4
    assert "Choose your home." in said


def test_the_end_of_input_is_polite_and_keeps_the_game(transcript: Player, tmp_path: Path) -> None:
    said = transcript(TO_FIRST_TURN)
    kept = tmp_path / "state" / "firekeeper" / "wendake.json"
    assert said.endswith(f"Goodbye!\nThe game is kept. Go on with: firekeeper play wendake --load {kept}\n")
    game = firekeeper.replay(firekeeper.load(kept))
    assert [entry.seat for entry in game.record.entries if entry.seat == 0]


def test_a_game_goes_on_where_it_was_left(transcript: Player, tmp_path: Path) -> None:
    transcript([*TO_FIRST_TURN, "1"])
    kept = tmp_path / "state" / "firekeeper" / "wendake.json"
    count = firekeeper.load(kept).entries
    said = transcript(["1"], load=kept)
    assert "Move: 3 steps left." in said
    assert len(firekeeper.load(kept).entries) > len(count)


def test_nothing_can_be_kept_where_nothing_can_be_written(
    transcript: Player, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "file"))
    assert transcript([]).endswith("Goodbye!\n")


def test_undo_takes_a_choice_back(transcript: Player) -> None:
    said = transcript([*TO_FIRST_TURN, "1", "u", "2"])
    first = said[: said.rindex("> u")]
    assert "Move: 3 steps left." in first
    assert "Activate a tile (3 left)" in after(said, "u").split("> 2")[0]
    assert "Next action:" in after(said, "2")


def test_undo_ends_at_the_barrier_and_says_how_to_go_on(transcript: Player) -> None:
    said = transcript([*TO_FIRST_TURN, "u"])
    assert "Undo ends here" in after(said, "u")
    assert "uu" in after(said, "u")


def test_undo_beyond_goes_back_over_bots_and_draws(transcript: Player) -> None:
    said = transcript([*TO_FIRST_TURN, "uu", "uu"])
    first, second = said.split("> uu\n")[1:]
    assert "Choose your home." in first
    assert second.startswith("There is nothing to take back.")


def test_restart_takes_the_whole_turn_back(transcript: Player) -> None:
    said = transcript([*TO_FIRST_TURN, "1", "2", "r"])
    assert "Activate a tile (3 left)" in after(said, "r")
    assert "Undo ends here" in after(transcript([*TO_FIRST_TURN, "restart"]), "restart")


def test_rules_of_this_question(transcript: Player) -> None:
    shown = after(transcript([*TO_FIRST_TURN, "?"]), "?")
    for rule in ("WK-TURN-03", "WK-TURN-04", "WK-TILE-04"):
        assert rule in shown


@pytest.mark.parametrize(
    ("wanted", "found"),
    [("WK-MOVE-05", "WK-MOVE-05  Step type 1"), ("smallpox", "WK-ACT-TRADE"), ("wk-move", "More rules: ")],
)
def test_rules_by_id_or_words(transcript: Player, wanted: str, found: str) -> None:
    assert found in after(transcript([f"? {wanted}"]), f"? {wanted}")


def test_a_rule_that_is_not_there(transcript: Player) -> None:
    shown = after(transcript(["? WK-TRADE-99"]), "? WK-TRADE-99")
    assert "No rule fits “WK-TRADE-99”" in shown
    assert "WK-ACT-TRADE-" in shown


def test_a_choice_explains_itself(transcript: Player) -> None:
    shown = after(transcript([*TO_FIRST_TURN, "? 1"]), "? 1")
    assert "In records this choice is written: activate 0 0" in shown
    assert "There is no choice with this number" in after(transcript(["? 99"]), "? 99")


def test_tribes_are_explained_beside_their_names(transcript: Player) -> None:
    said = transcript(["1"], options={"players": 2, "tribes": "fronts"}, seed="3", width=160)
    told = texts.texts("en")
    question = said[said.rindex("Choose your tribe.") :]
    rules: Any = rules_for("wendake", {})
    offered = [name for name in rules.tribe_names if f") {told(f'wendake-tribe-{name}')}" in question]
    assert len(offered) >= 2
    for name in offered:
        assert told(f"wendake-tribe-{name}-text") in question


def test_why_names_the_rule_that_forbids_a_choice(transcript: Player) -> None:
    shown = after(transcript([*TO_FIRST_TURN, "why fire 0 0"]), "why fire 0 0")
    assert "Not possible now:" in shown
    assert "WK-" in shown


def test_why_of_a_possible_choice(transcript: Player) -> None:
    assert "This is possible now: Activate" in after(transcript([*TO_FIRST_TURN, "why 1"]), "why 1")


def test_why_of_nothing_and_of_nonsense(transcript: Player) -> None:
    said = transcript([*TO_FIRST_TURN, "why", "why fly away"])
    assert "Why what?" in said
    assert "No choice is called “fly away”. They are written like these: activate" in said


def test_a_hint_is_one_of_the_choices(transcript: Player) -> None:
    shown = after(transcript([*TO_FIRST_TURN, "hint"]), "hint")
    assert shown.startswith("A bot would choose ")
    number = int(shown.removeprefix("A bot would choose ").split(":")[0])
    assert 1 <= number <= 11


def test_the_log_of_this_year_and_of_the_whole_game(transcript: Player) -> None:
    said = transcript([*TO_FIRST_TURN, "log", "log all"])
    year, everything = after(said, "log").split("> log all\n")
    assert "Year 1 began." in year
    assert "Your home is" not in year
    assert "Your home is" in everything


def test_the_log_tells_no_secrets(transcript: Player) -> None:
    everything = after(transcript([*TO_FIRST_TURN, "log all"]), "log all")
    assert "You drew from the deck: " in everything
    assert "Yellow drew a mask card from the deck." in everything
    assert "Yellow drew from the deck" not in everything


def test_board_and_opponents(transcript: Player) -> None:
    said = transcript([*TO_FIRST_TURN, "1", "board", "opponents"])
    board = after(said, "board")
    for title in (
        "Map",
        "Your village",
        "Your tribe",
        "Score tracks",
        "Mask spaces",
        "Turtle tiles",
        "Opponents",
    ):
        assert f"── {title}" in board
    shown = after(said, "opponents")
    assert "── Yellow (Wendat), " in shown
    assert "Longhouse: 2 women · 2 hunters · 2 warriors" in shown


def test_saving_and_overwriting(transcript: Player, tmp_path: Path) -> None:
    place = tmp_path / "game.json"
    said = transcript([*TO_FIRST_TURN, f"save {place}", f"save {place}", "q", ""])
    assert said.count("Saved. Go on with: firekeeper play wendake --load") == 2
    assert "Overwrite" not in said
    before = place.read_text()
    said = transcript(["2", f"save {place}", "no", f"save {place}", "yes", "q"])
    assert said.count("is there already. Overwrite it, yes or no?") == 2
    assert "Not saved." in said
    assert place.read_text() != before


def test_saving_where_it_is_not_possible(transcript: Player, tmp_path: Path) -> None:
    said = transcript([f"save {tmp_path / 'nowhere' / 'game.json'}"])
    assert "cannot be written: No such file or directory" in said


def test_quitting_asks_to_save(transcript: Player, tmp_path: Path) -> None:
    place = tmp_path / "left.json"
    said = transcript(["quit", str(place), "1"])
    assert "Save the game?" in said
    assert said.endswith("Goodbye!\n")
    assert place.is_file()


def test_help_lists_every_command(transcript: Player) -> None:
    shown = after(transcript(["help"]), "help")
    for words in (
        "u, undo",
        "uu",
        "r, restart",
        "?, rules",
        "why",
        "hint",
        "log",
        "b, board",
        "s, save",
        "q, quit",
    ):
        assert f"  {words}" in shown


def test_codes_show_how_records_write_choices(transcript: Player) -> None:
    said = transcript([*TO_FIRST_TURN, "codes"])
    assert "1 «activate 0 0»" in after(said, "codes")


def test_choices_can_be_typed_as_text_or_label(transcript: Player) -> None:
    said = transcript(["home cataraqui", "activate 1 1", "Sacred Fire"])
    assert "Your home is Cataraqui." in said
    assert "Sacred Fire: activate one more tile" in after(said, "Sacred Fire")


@pytest.mark.parametrize("typed", ["0", "99", "123456789", "banana", "²"])
def test_nonsense_gets_an_answer(transcript: Player, typed: str) -> None:
    shown = after(transcript([typed]), typed)
    assert (
        "There is no choice with this number: they go from 1 to 2." in shown
        or "neither a choice nor" in shown
    )


def test_french_commands_and_english_ones_in_french(transcript: Player) -> None:
    said = transcript([*TO_FIRST_TURN, "aide", "conseil", "hint", "pourquoi 1", "journal"], language="fr")
    assert "annuler votre dernier choix" in said
    assert said.count("Un robot choisirait") == 2
    assert "C’est possible maintenant" in said


def test_rules_in_the_language_of_the_reader(transcript: Player) -> None:
    """A note tells which rules are there in English only."""
    note = "Cette règle est en anglais."
    said = transcript(["? EW-OVER-02", "règles TD-D-01"], language="fr")
    french, english = said[said.index("> ? EW-OVER-02") :].split("> règles TD-D-01")
    assert "EW-OVER-02  Durée" in french
    assert note not in french
    assert "TD-D-01  before setup" in english
    assert english.count(note) == 1
    assert "in English" not in transcript(["? TD-D-01"])


def test_the_same_seed_and_answers_give_the_same_transcript(transcript: Player) -> None:
    answers = ["1", "1", "2", "1", "1", "1"]
    assert transcript(answers) == transcript(answers)


def test_wrong_options_are_refused() -> None:
    with pytest.raises(firekeeper.OptionError, match="players"):
        play("wendake", {"players": 9}, ["random"])
    with pytest.raises(firekeeper.OptionError, match="no game"):
        play("chess", {}, ["random"])


def test_a_record_without_its_seed_cannot_go_on(transcript: Player, tmp_path: Path) -> None:
    place = tmp_path / "sealed.json"
    game = firekeeper.new("wendake", players=2, seed=1)
    place.write_text(game.record.text(reveal_seed=False))
    with pytest.raises(firekeeper.RecordError, match="seed"):
        transcript([], load=place)


def test_a_finished_record_shows_its_score_sheet(transcript: Player, tmp_path: Path) -> None:
    place = tmp_path / "over.json"
    game = firekeeper.new("wendake", players=2, seed=1)
    while not game.over:
        game.choose(game.choices[-1])
    place.write_text(game.record.text())
    said = transcript([], load=place)
    assert "Final score" in said
    total = next(line for line in said.splitlines() if line.startswith("Total"))
    assert total.split()[1:] == [str(score) for score in game.scores]
