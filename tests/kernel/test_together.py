"""Several seats at once: any order of answers, nothing known before the last one. Played with baskets."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest
from kernel.baskets import Baskets, Closed, Fill, FillBasket, Meadow, Praise, Round, baskets

from firekeeper.kernel import engine
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import CHANCE, Decision, Frame
from firekeeper.kernel.game import Game, IllegalChoice
from firekeeper.kernel.record import Entry, Record, RecordError, parse
from firekeeper.kernel.rng import Dealer
from firekeeper.kernel.together import Together

ANSWERS = {0: ["put apple", "put berry"], 1: ["put cherry", "close"], 2: ["close"]}


def lines(game: Game) -> list[str]:
    return [entry.line() for entry in game.record.entries]


def texts(choices: list[Choice]) -> list[str]:
    return [choice.text for choice in choices]


def answer(game: Game, *seats: int) -> None:
    for seat in seats:
        for choice in ANSWERS[seat]:
            game.choose(choice, seat)


def standing(game: Game) -> Any:
    return game.state.dump(), lines(game), game.events, game.audience_by_entry, game.seat, texts(game.choices)


def test_all_seats_are_asked_at_once() -> None:
    game = baskets()
    assert game.waiting == (0, 1, 2)
    assert texts(game.choices_of(1)) == ["put berry", "put cherry", "close"]
    assert texts(game.choices_of(2)) == ["put apple", "put cherry", "close"]
    assert isinstance(game.decision_of(2), FillBasket)
    game.choose("put cherry", 1)
    assert texts(game.choices_of(1)) == ["put berry", "close"]
    assert texts(game.choices_of(0)) == ["put apple", "put berry", "close"]
    game.choose("close", 1)
    assert game.waiting == (0, 2)
    assert game.choices_of(1) == []


def test_whoever_plays_for_all_seats_sees_one_after_another() -> None:
    game = baskets()
    for seat in (0, 1, 2):
        assert game.seat == seat
        assert game.choices == game.choices_of(seat)
        for choice in ANSWERS[seat]:
            game.choose(choice)
    assert game.seat == 2
    assert texts(game.choices) == ["praise 1", "praise 2"]


@pytest.mark.parametrize("order", list(permutations((0, 1, 2))))
def test_any_order_of_answers_gives_the_same_game(order: tuple[int, ...]) -> None:
    game, other = baskets(), baskets()
    answer(game, 0, 1, 2)
    answer(other, *order)
    assert standing(other) == standing(game)
    assert lines(game) == ["1 put apple", "1 put berry", "1! close", "2 put cherry", "2 close", "3 close"]
    assert [event for number, event in game.events if isinstance(event, Closed)] == [
        Closed(0, 2),
        Closed(1, 1),
        Closed(2, 0),
    ]


def test_choices_of_several_lanes_may_alternate() -> None:
    game, other = baskets(), baskets()
    answer(game, 0, 1, 2)
    for seat, choice in [(1, "put cherry"), (0, "put apple"), (2, "close"), (0, "put berry"), (1, "close")]:
        other.choose(choice, seat)
    assert standing(other) == standing(game)


def test_the_engine_asks_one_seat_after_another() -> None:
    """Search, playouts and records do not know of lanes."""
    state = Baskets().start()
    asked = []
    while (decision := engine.run_automatic(state)) is not None and decision.seat != CHANCE:
        asked.append((type(decision).__name__, decision.seat))
        engine.apply(state, decision, engine.legal(state, decision)[-1])
    assert asked == [("FillBasket", 0), ("FillBasket", 1), ("FillBasket", 2), ("Praise", 2)]


def test_nothing_is_known_before_the_last_answer() -> None:
    game, silent = baskets(), baskets()
    answer(game, 0, 2)
    game.choose("put berry", 1)
    assert (game.number, game.events, game.state.dump()) == (0, [], silent.state.dump())
    assert game.view() == silent.view()
    assert game.view(0)["hand"] == ()
    assert game.view(0)["pieces"] == [2, 0, 0]
    assert game.view(1)["pieces"] == [0, 1, 0]
    assert game.view(2) == silent.view(2)


def test_a_lane_is_a_position_in_which_the_others_are_still_asked() -> None:
    game = baskets()
    game.choose("close", 2)
    game.choose("put berry", 1)
    state = game.position(1).clone()
    seats = []
    while (decision := engine.run_automatic(state)) is not None and isinstance(decision, FillBasket):
        seats.append(decision.seat)
        engine.apply(state, decision, engine.legal(state, decision)[-1])
    assert seats == [1, 0, 2]
    assert game.position(None) is game.state


def test_an_answer_can_be_taken_back_until_the_last_one() -> None:
    game, straight = baskets(), baskets()
    answer(game, 0, 1)
    game.undo(seat=1)
    assert game.waiting == (1, 2)
    assert texts(game.choices_of(1)) == ["put berry", "close"]
    game.undo(seat=1)
    assert game.view(1) == straight.view(1)
    with pytest.raises(IllegalChoice, match="nothing has been chosen yet"):
        game.undo(seat=1)
    game.restart_turn(seat=0)
    assert game.waiting == (0, 1, 2)
    assert texts(game.choices_of(0)) == ["put apple", "put berry", "close"]
    answer(game, 2, 1, 0)
    answer(straight, 0, 1, 2)
    assert standing(game) == standing(straight)


def test_the_last_answer_is_the_barrier() -> None:
    """Seat 3 answers last and is asked next: what it answered together with others stays answered."""
    game = baskets()
    answer(game, 0, 1)
    assert not game.ends_undo(game.find("put apple"), 2)
    assert game.ends_undo(game.find("close"), 2)
    answer(game, 2)
    assert (game.seat, game.undo_barrier, game.can_undo) == (2, game.number, False)
    with pytest.raises(IllegalChoice, match="undo ends here"):
        game.undo()


def test_an_answer_that_others_still_have_to_join_ends_no_undo() -> None:
    game = baskets()
    assert not any(game.ends_undo(choice, 1) for choice in game.choices_of(1))
    assert game.foresee(game.find("close"), 1) == [Closed(1, 0)]
    assert game.foresee(game.find("put berry"), 1) == []
    game.choose("put berry", 1)
    assert game.foresee(game.find("close"), 1) == [Closed(1, 1)]
    assert not any(game.ends_undo(choice) for choice in game.choices)


def test_what_is_wrong_is_said_to_the_seat_that_asks() -> None:
    game = baskets()
    game.choose("put berry", 1)
    assert game.why_not("put berry", 1) == "BK-1"
    with pytest.raises(IllegalChoice, match=r"^«put berry» is not possible now \(BK-1\)$"):
        game.choose("put berry", 1)
    for ask in (game.choose, game.why_not):
        with pytest.raises(IllegalChoice, match=r"there are now: put cherry$"):
            ask("put plum", 1)
    with pytest.raises(IllegalChoice, match=r"there are now: put apple, put berry$"):
        game.choose("put plum")
    with pytest.raises(IllegalChoice, match=r"there are now: put apple, put berry$"):
        game.find("put plum")
    with pytest.raises(IllegalChoice, match=r"there are now: put cherry$"):
        game.find("put plum", 1)


def test_whoever_plays_for_all_seats_takes_back_the_answer_of_the_first() -> None:
    game = baskets()
    before = texts(game.choices)
    for take_back in (game.undo, game.restart_turn):
        game.choose("put apple")
        take_back()
        assert (game.seat, texts(game.choices)) == (0, before)


def test_who_has_answered_at_the_same_time_is_known_afterwards() -> None:
    game = baskets()
    assert not game.can_undo
    question = game.public_decision
    assert isinstance(question, FillBasket)
    game.choose("put apple")
    assert game.can_undo
    assert game.public_decision is question, "how far the first seat has come is not told"
    game.choose("close")
    answer(game, 1, 2)
    assert (game.answered_together(0), game.answered_together(3)) == ([0, 1, 2], [])
    assert game.public_decision is game.decision
    with pytest.raises(IllegalChoice, match="seat 1 has nothing to take back: it is not asked now"):
        game.undo(seat=0)


def test_an_answer_is_set_whatever_was_chosen_before() -> None:
    game = baskets()
    game.choose("put apple", 0)
    game.follow_answer(0, [Entry(0, "put berry")])
    assert [entry.line() for entry in game.answer_of(0)] == ["1 put berry"]
    assert texts(game.choices_of(0)) == ["put apple", "close"]


def test_going_back_with_consent_asks_all_again() -> None:
    game = baskets()
    answer(game, 0, 1, 2)
    game.undo(beyond=True)
    assert (game.number, game.waiting) == (0, (0, 1, 2))
    answer(game, 2, 0, 1)
    game.choose("praise 1")
    number, seat = game.number, game.seat
    assert game.waiting == (2, 0, 1)  # the next round
    game.choose("close", 2)
    game.undo(beyond=True)
    assert game.seat == 2
    game.choose("praise 1")
    assert (game.number, game.seat) == (number, seat)


def test_every_position_of_a_record_can_be_shown_and_gone_on_from() -> None:
    """Also those between two answers: who looks back knows them all."""
    game = baskets()
    while not game.over:
        game.choose(game.choices[0])
    for number in range(game.number + 1):
        again = baskets()
        again.follow(game.record.entries[:number])
        assert again.number == number
        one_by_one = baskets()
        for entry in game.record.entries[:number]:
            one_by_one.follow([entry])
        assert standing(one_by_one) == standing(again)
        again.follow(game.record.entries[number:])
        assert standing(again) == standing(game)
        back = baskets()
        back.follow(game.record.entries)
        back.rewind(number)
        assert standing(back) == standing(one_by_one)
        assert back.spans == one_by_one.spans
        back.follow(game.record.entries[number:])
        assert standing(back) == standing(game)
        assert back.spans == game.spans


def test_the_record_of_a_game_in_progress_keeps_the_answers() -> None:
    game = baskets()
    answer(game, 1)
    game.choose("put apple", 0)
    written = game.record.text()
    found = parse(written)
    assert [entry.line() for entry in found.answers] == ["1 put apple", "2 put cherry", "2 close"]
    assert found.text() == written
    again = baskets()
    again.follow(found.entries)
    again.follow_answers(found.answers)
    assert again.waiting == (0, 2)
    again.begin()
    assert again.waiting == (0, 2)
    assert again.record.text() == written
    again.choose("put berry", 0)
    answer(again, 2)
    game.choose("put berry", 0)
    answer(game, 2)
    assert standing(again) == standing(game)
    assert again.record.answers == []
    assert '"answers"' not in again.record.text()


@pytest.mark.parametrize(
    ("answers", "what"),
    [
        ([Entry(0, "put cherry")], "«1 put cherry» is not possible for seat 1 here"),
        ([Entry(0, "fly")], "«1 fly» is not possible"),
        ([Entry(5, "close")], "seat 6 is not asked together with others here$"),
        (
            [Entry(0, "close"), Entry(1, "close"), Entry(2, "close")],
            ": all seats have answered: then their answers are choices$",
        ),
    ],
)
def test_answers_that_cannot_be(answers: list[Entry], what: str) -> None:
    with pytest.raises(RecordError, match=what) as refused:
        baskets().follow_answers(answers)
    assert refused.value.number == 1


def test_a_damaged_answer_is_named() -> None:
    game = baskets()
    answer(game, 1)
    with pytest.raises(RecordError, match="choice 1: this choice, or the header, was changed"):
        parse(game.record.text().replace("put cherry", "put berry"))
    with pytest.raises(RecordError, match="«answers» must be a list"):
        parse(game.record.text().replace('"answers": [', '"answers": 3, "more": ['))


def test_seats_that_are_not_asked() -> None:
    game = baskets()
    answer(game, 1)
    with pytest.raises(IllegalChoice, match="seat 2 is not asked now, but 1 and 3"):
        game.choose("close", 1)
    with pytest.raises(IllegalChoice, match="seat 8 is not asked"):
        game.choose("close", 7)
    with pytest.raises(IllegalChoice, match=r"«put cherry» is not possible now \(BK-1\)"):
        game.choose("put cherry", 0)
    assert game.why_not("put cherry", 0) == "BK-1"
    assert game.why_not("put cherry", 2) == ""
    answer(game, 0, 2)
    with pytest.raises(IllegalChoice, match="seat 1 is not asked now, but 3"):
        game.choose("praise 2", 0)


def test_forced_answers_wait_for_nobody() -> None:
    game = baskets(hands=((0,), (), (2,)))
    assert game.waiting == (0, 2)
    game.choose("put apple", 0)  # nothing is left to put: the basket closes by itself
    assert game.waiting == (2,)
    game.choose("close", 2)
    assert lines(game) == ["1 put apple", "1! close", "2! close", "3 close"]
    nobody = baskets(hands=((), (), ()))
    assert (nobody.seat, lines(nobody)) == (2, ["1! close", "2! close", "3! close"])


def test_without_history_answers_are_given_at_once_all_the_same() -> None:
    game, kept = baskets(history=False), baskets()
    answer(game, 2, 1, 0)
    answer(kept, 0, 1, 2)
    assert lines(game) == lines(kept)


def test_going_on_from_a_saved_position() -> None:
    game = baskets()
    answer(game, 1)
    again = baskets()
    number, turn = game.turn_start
    again.resume(
        game.rules.restore(game.state.dump()), (number, turn), [], list(game.events), {}, {}, list(game.spans)
    )
    assert again.waiting == (0, 1, 2)
    again.follow_answers(game.record.answers)
    assert again.waiting == (0, 2)


class Twice(Together[Meadow]):
    def questions(self, state: Meadow) -> list[Decision[Any]]:
        return [FillBasket(0), FillBasket(1), FillBasket(0)]


class Alone(Fill):
    def questions(self, state: Meadow) -> list[Decision[Any]]:
        return [FillBasket(1), FillBasket(1)]


class Greedy(FillBasket):
    """Takes what is left in a common basket: its choices depend on the others."""

    def choices(self, state: Meadow) -> list[Choice]:
        return [choice for choice in state.rules.put if choice.a not in state.baskets[0]]

    def apply(self, state: Meadow, choice: Choice) -> None:
        state.baskets[0] = (*state.baskets[0], choice.a)


class Grab(Fill):
    def questions(self, state: Meadow) -> list[Decision[Any]]:
        return [Greedy(seat) for seat in state.order]


class Rude(FillBasket):
    def apply(self, state: Meadow, choice: Choice) -> None:
        state.push(FillBasket(1 - self.seat))


class Interrupt(Fill):
    def questions(self, state: Meadow) -> list[Decision[Any]]:
        return [Rude(0), FillBasket(1)]


def played_with(frame: Frame[Any], confirm: tuple[int, ...] = (), **options: Any) -> Game:
    rules = Baskets(**options)
    dealer = Dealer("creek")
    game = Game(rules, Record(baskets().record.header, "creek"), dealer, frozenset(confirm), True)
    game.state.frames.append(frame)
    game.begin()
    return game


class Careful(FillBasket):
    """Closing the basket ends the turn."""

    ends_turn = True

    def apply(self, state: Meadow, choice: Choice) -> None:
        super().apply(state, choice)
        if choice is not state.rules.close:
            state.frames[-1] = Careful(self.seat)


class Carefully(Fill):
    def questions(self, state: Meadow) -> list[Decision[Any]]:
        return [Careful(seat) for seat in state.order]


def test_seats_that_confirm_end_their_answers_themselves() -> None:
    game = played_with(Carefully(), confirm=(0,), hands=((0,), (1,)))
    put = game.find("put apple")
    assert not game.ends_undo(put, 0)
    game.choose("put berry", 1)
    assert game.waiting == (0,)  # the basket of the second seat has closed by itself
    assert not game.ends_undo(put, 0)
    game.choose("put apple", 0)
    assert texts(game.choices_of(0)) == ["close"]
    assert game.ends_undo(game.find("close"), 0)
    quick = played_with(Carefully(), confirm=(0,), hands=((0,), (1,)))
    quick.choose("put apple", 0)
    quick.choose("close", 0)
    assert quick.ends_undo(quick.find("put berry"), 1)
    quick.choose("put berry", 1)
    assert lines(quick)[:4] == ["1 put apple", "1 close", "2 put berry", "2! close"]


class FillAndPraise(Fill):
    def questions(self, state: Meadow) -> list[Decision[Any]]:
        return [FillBasket(0), Praise(0), FillBasket(1)]


def test_what_was_forced_stays_forced_when_a_choice_after_it_is_taken_back() -> None:
    game = played_with(FillAndPraise(), hands=((), (1,), (2,)))
    game.choose("praise 2", 0)
    game.undo(seat=0)
    game.choose("praise 3", 0)
    game.choose("close", 1)
    assert lines(game)[:3] == ["1! close", "1 praise 3", "2 close"]


def test_what_follows_answers_given_at_once_is_no_part_of_them() -> None:
    game = played_with(Fill())
    answer(game, 0, 1, 2)
    assert game.spans == [(0, 6)]
    assert game.waiting == (0, 1, 2)  # the first round begins


def test_a_choice_may_lead_straight_to_a_question_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Round, "run", lambda self, state: state.then(Praise(0), Fill(), Praise(0)))
    game = baskets()
    assert game.ends_undo(game.choices[0])
    assert game.foresee(game.choices[0]) == []
    game.choose("praise 2")
    assert game.waiting == (0, 1, 2)
    game.undo(beyond=True)
    assert (game.number, game.seat, texts(game.choices)) == (0, 0, ["praise 2", "praise 3"])


def test_consent_goes_back_to_the_last_choice_before_a_question_for_all(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Round, "run", lambda self, state: state.then(Praise(0), Praise(1), Fill()))
    game = baskets()
    game.choose("praise 2")
    game.choose("praise 1")
    game.undo(beyond=True)
    assert (game.number, game.seat) == (1, 1)


def test_before_the_first_choice_there_is_nothing_to_go_back_to() -> None:
    assert baskets().decision_before(5) == 0


def test_one_seat_alone_waits_for_nobody() -> None:
    game = played_with(Alone())
    assert (game.lanes, game.waiting) == (None, (1,))
    game.choose("close")
    game.undo()
    assert game.number == 0


def test_questions_that_cannot_be_asked_at_once() -> None:
    with pytest.raises(RuntimeError, match=r"Twice asks the seats \[0, 1, 0\]"):
        played_with(Twice())
    game = played_with(Grab())
    game.choose("put apple", 0)
    game.choose("put apple", 1)
    with pytest.raises(RuntimeError, match="«2 put apple» is not possible any more: it depends on"):
        game.choose("put apple", 2)
    game = played_with(Interrupt())
    with pytest.raises(RuntimeError, match="FillBasket is asked while seat 1 answers Rude"):
        game.choose("close", 0)
