"""Lessons: each exercise can be done, is not done before, and teaches rules that exist, in both languages."""

from __future__ import annotations

import pytest

from firekeeper import ledger
from firekeeper.kernel.options import OptionError
from firekeeper.lessons import Exercise, Goal, Lesson, LessonError, all_lessons, builder, lesson, reached
from firekeeper.lessons import _read as read
from firekeeper.texts import LANGUAGES, texts
from firekeeper.titles import title

LESSONS = all_lessons()
EXERCISES = [(taught, exercise) for taught in LESSONS for exercise in taught.exercises]
IDS = [f"{taught.game}-{taught.name}-{exercise.name}" for taught, exercise in EXERCISES]


def test_wendake_and_endless_winter_have_three_lessons_each() -> None:
    games = [taught.game for taught in LESSONS]
    assert games.count("wendake") >= 3
    assert games.count("endless_winter") >= 3


@pytest.mark.parametrize(("taught", "exercise"), EXERCISES, ids=IDS)
def test_the_solution_reaches_the_goals_and_nothing_before_it_does(
    taught: Lesson, exercise: Exercise
) -> None:
    game = builder(taught, exercise).play(exercise.seed)
    assert game.seat == exercise.seat
    for choice in exercise.solution:
        assert not all(reached(game, exercise)), f"the goal is reached before «{choice}»"
        game.choose(choice)
    assert all(reached(game, exercise))


@pytest.mark.parametrize(("taught", "exercise"), EXERCISES, ids=IDS)
def test_goals_speak_of_events_that_there_are(taught: Lesson, exercise: Exercise) -> None:
    known = {kind.__name__: kind.__struct_fields__ for kind in title(taught.game).event_types}
    for goal in exercise.goals:
        if goal.event:
            assert goal.event in known
            assert set(goal.having) <= set(known[goal.event])


@pytest.mark.parametrize("taught", LESSONS, ids=[f"{one.game}-{one.name}" for one in LESSONS])
def test_lessons_name_rules_of_the_ledger_and_have_words(taught: Lesson) -> None:
    for rule in taught.rules:
        assert ledger.get(rule).game == taught.game
    key = f"{taught.game}-lesson-{taught.name}"
    wanted = [key, f"{key}.text"]
    for exercise in taught.exercises:
        wanted += [f"{key}-{exercise.name}{part}" for part in ("", ".hint-1", ".hint-2")]
    for language in LANGUAGES:
        say = texts(language)
        for message in wanted:
            assert say(message) != message, f"{message} has no words in {language}"


def test_what_is_not_there_is_said_with_what_is() -> None:
    with pytest.raises(LessonError, match="wendake has no lesson «sailing»; it has village, trade, map"):
        lesson("wendake", "sailing")
    with pytest.raises(LessonError, match="has no exercise «fly»; it has canoe, tile"):
        lesson("wendake", "trade").exercise("fly")
    with pytest.raises(OptionError, match="there is no game «chess»"):
        lesson("chess", "opening")


def test_a_wrong_file_is_refused_with_its_name() -> None:
    with pytest.raises(LessonError, match=r"wendake/lessons/1_x.toml: .*`rules`"):
        read("wendake", "1_x.toml", "minutes = 3")
    with pytest.raises(ValueError, match="either an «event» or a «view»"):
        Goal()
    with pytest.raises(ValueError, match="either «equals» or «at_least»"):
        Goal(view="players.0.canoes")
