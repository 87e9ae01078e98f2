"""Levels: every game has them as readable tables, modules change them, and each one plays."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from firekeeper.bots import BOTS, UnknownBot, make
from firekeeper.bots.levels import LEVELS, LevelBot, _level, levels_of
from firekeeper.lab import simulate
from firekeeper.texts import LANGUAGES, texts
from firekeeper.titles import TITLES, rules_for


@pytest.mark.parametrize("game", TITLES)
def test_every_game_has_every_level_with_a_cap_in_seconds(game: str) -> None:
    levels = levels_of(game)
    assert tuple(levels) == LEVELS
    misjudged = [levels[name].settings.misjudge for name in LEVELS]
    assert misjudged == sorted(misjudged, reverse=True)
    assert levels["novice"].settings.overlook > levels["casual"].settings.overlook
    assert (levels["expert"].settings.misjudge, levels["expert"].settings.overlook) == (0, 0)
    for name in LEVELS:
        assert 0 < levels[name].settings.seconds <= 2


@pytest.mark.parametrize("game", TITLES)
def test_the_weights_that_a_level_names_fit_the_game(game: str) -> None:
    for players in (1, 2, 4) if game == "wendake" else (2, 4):
        rules = rules_for(game, {"players": players})
        for name in LEVELS:
            bot = make(name)
            assert isinstance(bot, LevelBot)
            bot.meet(rules)
            assert (bot.evaluation is None) == (bot.settings.weights == "default")


def test_every_level_is_a_bot_with_a_sentence_in_every_language() -> None:
    for name in LEVELS:
        assert name in BOTS
        bot = make(name, 3)
        assert isinstance(bot, LevelBot)
        assert (bot.level, str(bot)) == (name, name)
        for language in LANGUAGES:
            assert texts(language)(f"bot-{name}") != f"bot-{name}"


def test_a_bot_takes_its_settings_from_the_game_that_it_meets() -> None:
    bot = make("expert")
    assert isinstance(bot, LevelBot)
    bot.meet(rules_for("wendake", {"players": 2}))
    base = bot.settings
    assert base == levels_of("wendake")["expert"].settings
    assert bot.budget == base.budget
    bot.meet(rules_for("endless_winter", {"players": 2}))
    assert bot.settings == levels_of("endless_winter")["expert"].settings


def test_a_level_may_be_named_with_other_settings() -> None:
    rules = rules_for("wendake", {"players": 2})
    bot = make("expert+rollouts=12+aim=margin+misjudge=0.5+work=700")
    assert isinstance(bot, LevelBot)
    bot.meet(rules)
    level = levels_of("wendake")["expert"].settings
    assert bot.settings == replace(level, rollouts=12, aim="margin", misjudge=0.5, work=700)
    assert bot.budget.work == 700
    assert str(bot) == "expert+rollouts=12+aim=margin+misjudge=0.5+work=700"
    # The level itself stays as it was.
    plain = make("expert")
    assert isinstance(plain, LevelBot)
    plain.meet(rules)
    assert plain.settings == level


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("expert+rollots=12", "rollots"),
        ("expert+rollouts=many", "rollouts"),
        ("expert+lines=0", "must be 1 or more"),
        ("expert+", "unknown field"),
        ("greedy+lines=12", "no settings"),
        ("nobody+lines=12", "there is no bot «nobody"),
    ],
)
def test_settings_in_a_name_that_do_not_fit_are_refused(name: str, why: str) -> None:
    with pytest.raises(UnknownBot, match=why):
        make(name)


def test_a_module_changes_numbers_and_what_was_measured_without_it_is_gone() -> None:
    base, solo = levels_of("wendake")["expert"], levels_of("wendake", ("solo",))["expert"]
    assert base.settings != solo.settings
    assert solo.measured is None or solo.measured != base.measured


@pytest.mark.parametrize("wrong", [{"widht": 3}, {"width": "three"}, {"aim": "glory"}])
def test_a_table_that_does_not_fit_is_refused_with_its_name(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="a game, level «expert»"):
        _level("a game", "expert", wrong)


def test_low_levels_play_to_the_end() -> None:
    result = simulate("wendake", {"players": 2}, ["novice", "casual"], games=1, seed="levels")
    assert not result.errors
    assert min(result.scores[0]) > 0
