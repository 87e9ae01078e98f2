"""The question behind a choice that only begins something: when it is shown, what with, and how to undo."""

from __future__ import annotations

from typing import Any

import pytest
from kernel.orchard import AlikePick, Go, Night, Orchard, Pick, SecretPick, Trees, Went

from firekeeper.kernel import engine
from firekeeper.kernel.ahead import Ahead, look_ahead, steps_back
from firekeeper.kernel.frame import CHANCE
from firekeeper.kernel.game import Game
from firekeeper.kernel.record import Entry, Header, Record
from firekeeper.kernel.rng import Dealer, commitment


def asked(state: Trees) -> Any:
    decision = engine.run_automatic(state)
    assert decision is not None
    return decision


def looked(rules: Orchard, songs: int = 0, apples: list[int] | None = None) -> Ahead | None:
    state = rules.start()
    state.songs = songs
    if apples is not None:
        state.apples = apples
    before = state.dump()
    found = look_ahead(state, asked(state))
    assert state.dump() == before, "looking changes nothing"
    return found


def texts(found: Ahead | None) -> list[str]:
    assert found is not None
    return [choice.text for choice in found.choices]


def test_the_question_behind_has_its_choices_position_and_what_is_said() -> None:
    rules = Orchard()
    found = looked(rules)
    assert found is not None
    assert found.opening is rules.go
    assert isinstance(found.decision, Pick)
    assert found.decision.seat == 0
    assert found.state.frames[-1] is found.decision
    assert found.announced == [Went(0)]
    assert found.state.events is None, "nobody listens to what is only tried"
    assert texts(found) == ["pick 0", "pick 1", "pick 2"], "stopping at once is staying at home"


def test_stopping_is_offered_where_it_is_something_else_than_not_beginning() -> None:
    assert texts(looked(Orchard(price=1))) == ["pick 0", "pick 1", "pick 2", "stop"]


def test_a_choice_that_names_something_is_shown_even_if_nothing_comes_of_it() -> None:
    assert texts(looked(Orchard(worth=0))) == ["pick 0", "pick 1", "pick 2"]


def test_what_is_offered_at_the_open_question_too_is_left_to_that() -> None:
    assert texts(looked(Orchard(price=1), songs=1)) == ["pick 0", "pick 1", "pick 2", "stop"]


def test_an_ability_without_arguments_is_no_way_to_stop() -> None:
    """It is offered behind only: there it is not tried, since it leaves the question open."""

    class Quiet(Go):
        def windows(self, state: Trees) -> int:
            return 0

    state = Orchard(price=1).start()
    state.songs = 1
    state.frames[-1] = Quiet(0)
    assert texts(look_ahead(state, asked(state))) == ["pick 0", "pick 1", "pick 2", "stop", "sing"]


@pytest.mark.parametrize("behind", ["other", "chance", "again", "alike", "last"])
def test_nothing_is_shown_where_something_else_comes_first(behind: str) -> None:
    assert looked(Orchard(behind=behind)) is None


def test_a_question_that_was_waiting_before_belongs_to_nothing_that_was_begun() -> None:
    state = Orchard(behind="nothing").start()
    state.frames[0:2] = [Pick(0)]  # the same seat, and other than the open question
    assert [type(frame) for frame in state.frames] == [Pick, Go]
    assert look_ahead(state, asked(state)) is None


def test_nothing_is_asked_behind_at_all() -> None:
    state = Orchard(behind="nothing").start()
    del state.frames[:-1]
    assert look_ahead(state, asked(state)) is None


def test_a_forced_choice_is_shown_only_where_it_is_always_asked() -> None:
    assert looked(Orchard(price=1), apples=[0, 0, 0]) is None
    found = looked(Orchard(price=1, behind="secret"), apples=[0, 0, 0])
    assert texts(found) == ["stop"]
    assert found is not None
    assert isinstance(found.decision, SecretPick)
    assert texts(looked(Orchard(price=1), apples=[0, 1, 0])) == ["pick 1", "stop"]


def test_nothing_is_shown_where_nothing_is_left_to_choose() -> None:
    assert looked(Orchard(behind="secret"), apples=[0, 0, 0]) is None, "stopping is staying at home"


def test_a_question_that_begins_nothing_has_none_behind_it() -> None:
    state = Orchard().start()
    state.frames = [Pick(0)]
    assert look_ahead(state, asked(state)) is None


# --- undo ------------------------------------------------------------------------------------------------


def back(entries: list[Entry], rules: Orchard | None = None, own: list[int] | None = None) -> int:
    state = (rules or Orchard()).start()
    found = own if own is not None else [at for at, entry in enumerate(entries) if entry.seat == 0]
    return steps_back(state, entries, found)


GO, PICK, STAY = Entry(0, "go"), Entry(0, "pick 1"), Entry(0, "stay home")


def test_an_answer_to_a_question_shown_ahead_goes_back_with_its_opening() -> None:
    assert back([GO, PICK]) == 2
    assert back([GO]) == 1
    assert back([STAY]) == 1


def test_where_nothing_was_shown_ahead_one_choice_goes_back() -> None:
    assert back([GO, GO], Orchard(behind="again")) == 1


def test_what_was_answered_for_a_seat_goes_back_with_what_led_to_it() -> None:
    rules = Orchard(behind="alike")
    assert back([GO, Entry(0, "pick 0")], rules) == 2
    assert back([GO, Entry(0, "pick 0", automatic=True)], rules) == 1, "made by the kernel, not for a person"


def test_what_was_answered_earlier_leaves_the_last_choice_alone() -> None:
    entries = [GO, Entry(0, "pick 0"), Entry(CHANCE, "pick 0"), Entry(1, "go")]
    assert back(entries, Orchard(behind="alike"), own=[0, 1, 3]) == 1


def test_only_ones_own_choices_count() -> None:
    entries = [GO, PICK, Entry(CHANCE, "pick 0"), Entry(1, "go"), Entry(1, "pick 2")]
    assert back(entries, own=[3, 4]) == 2
    assert back(entries, own=[0, 1, 3]) == 1, "the last of them began something, but answered nothing"
    assert back(entries, own=[0, 1, 3, 4]) == 2, "beyond that nothing belongs to it"


# --- answered for a seat before its first choice ---------------------------------------------------------


def at_night() -> Game:
    """Seat 1 has gone home, it was night, and seat 2 is asked something of which all answers are alike."""

    class Woken(Orchard):
        def start(self) -> Trees:
            state = super().start()
            state.frames = []
            state.then(Go(0), Night(), AlikePick(1), Go(1), Go(1))
            return state

        def scores(self, state: Any) -> list[int]:
            return [0, 0]

    rules = Woken()
    header = Header("orchard", "1", "none", {}, commitment("night"))
    game = Game(rules, Record(header, seed="night"), Dealer("night"), frozenset(), True)
    game.begin()
    game.choose("stay home")
    return game


def lines(game: Game) -> list[str]:
    return [entry.choice for entry in game.record.entries if entry.seat == 1]


def test_what_is_answered_for_a_seat_first_is_not_its_own_to_take_back() -> None:
    game = at_night()
    assert game.alike(0) is None, "it is not asked"
    assert str(game.alike(1)) == "pick 0"
    game.choose_alike(1)
    assert lines(game) == ["pick 0"]
    assert game.can_undo, "whoever wants to be asked can take it back"
    assert not game.can_undo_briefly
    assert game.undo_target(brief=True) is None
    assert game.undo_target(restart=True, brief=True) is None
    game.choose("stay home")
    assert game.can_undo_briefly
    assert game.undo_target(brief=True) == game.number - 1
    assert game.undo_target(restart=True, brief=True) == game.number - 1
    assert game.undo_target(restart=True) == game.number - 2


def test_going_back_beyond_the_barrier_passes_over_what_was_answered_for_the_seat() -> None:
    game = at_night()
    night = game.number
    game.choose_alike(1)
    assert game.decision_before(night) == night
    assert game.choice_before(night, 1) is None, "it has chosen nothing before"
    assert game.choice_before(night, 0) == night, "others are asked about their own choices"
    assert game.choice_before(night - 1, 0) == 0
