"""firekeeper games: every option of every game, with a sentence."""

import pytest

from firekeeper.texts import Texts
from firekeeper.titles import TITLES


def test_table(run):
    shown = run("games")
    assert shown.code == 0
    for title in TITLES.values():
        assert title.name in shown.out
        for option in title.describe():
            assert option.name in shown.out
            assert all(str(value) in shown.out for value in option.values)


def test_json(run):
    (wendake,) = (game for game in run("games", "--json").json["games"] if game["name"] == "wendake")
    options = {option["name"]: option for option in wendake["options"]}
    base, solo = {"players", "tribes", "pairing"}, {"difficulty", "solo_turtles"}
    assert set(options) == base | solo | {"new_allies", "adversity", "penalty"}
    assert options["players"]["values"] == [1, 2, 3, 4]
    assert options["players"]["default"] == 2
    assert options["difficulty"]["values"] == ["easy", "medium", "hard", "extreme"]
    assert options["difficulty"]["default"] is None  # settled by the number of players
    (required,) = options["difficulty"]["requires"]
    assert required["needs"] == {"players": [1]}
    assert required["text"] == "Only in the solitaire game: choose 1 player."
    assert options["players"]["requires"] == []


def test_options_that_need_others_say_so(run):
    assert "difficulty (players=1): Only in the solitaire game: choose 1 player." in run("games").out
    refused = run("simulate", "wendake", "--players", 3, "--set", "difficulty=easy", "--games", 1).refused()
    why = "Only in the solitaire game: choose 1 player."
    assert refused == f"the option difficulty can be «easy» only with players=1. {why}"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_option_has_a_sentence(run, language):
    for game in run("games", "--json", "--lang", language).json["games"]:
        for text in [game["text"], *(option["text"] for option in game["options"])]:
            assert " " in text
            assert not text.startswith(("option-", "game-"))


@pytest.mark.parametrize(
    ("system", "language"),
    [("fr_CA.UTF-8", "fr"), ("fr", "fr"), ("en_US", "en"), ("C", "en"), ("de_DE.UTF-8", "en"), ("", "en")],
)
def test_the_language_of_the_system(run, monkeypatch, system, language):
    monkeypatch.delenv("LC_ALL")
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", system)
    assert run("games").out == run("games", "--lang", language).out
    assert run("games", "--lang", "en").out != run("games", "--lang", "fr").out


def test_a_missing_sentence_shows_its_key(run, monkeypatch):
    monkeypatch.setattr("firekeeper.texts.strict", False)
    monkeypatch.setattr("firekeeper.texts.texts", lambda language: Texts(language, []))
    assert "option-wendake-tribes" in run("games").out


def test_unknown_language(run):
    assert run("games", "--lang", "de").refused() == "--lang cannot be «de»: the texts are there in en and fr"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_levels_say_how_they_play_and_what_was_measured(run, language):
    """Of what nobody has measured nothing is claimed."""
    told = run("games", "--lang", language).out
    for game in run("games", "--json", "--lang", language).json["games"]:
        assert [level["name"] for level in game["levels"]] == ["novice", "casual", "skilled", "expert"]
        for level in game["levels"]:
            assert level["text"].startswith(level["name"])
            assert level["text"] in told
            if level["measured"] is not None:
                wins, games = level["measured"]["wins"], level["measured"]["games"]
                counted = (
                    f"{wins:g} of {games}" if language == "en" else f"{wins:g} parties à deux sur {games}"
                )
                assert counted in told
        assert game["levels"][0]["measured"] is None
