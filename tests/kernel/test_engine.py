"""The engine on a small game: what runs by itself, what is legal, what chance answers."""

from typing import Any

import pytest
from kernel.pebbles import Luck, Pebbles, PebblesEnd, Take, Turn

from firekeeper.kernel import engine
from firekeeper.kernel.frame import CHANCE, EVERYONE, Decision, Frame
from firekeeper.kernel.rng import Stream
from firekeeper.kernel.rules import Rules, by_verb
from firekeeper.kernel.state import changed, spread, total


def texts(choices):
    return [choice.text for choice in choices]


def at_take(heap=12):
    state = Pebbles(heap).start()
    luck: Any = engine.run_automatic(state)
    engine.apply(state, luck, state.rules.luck[0])
    return state, engine.run_automatic(state)


def test_frames_wait_in_the_order_they_are_written():
    state = Pebbles().start()
    decision = engine.run_automatic(state)
    assert isinstance(decision, Luck)
    assert decision.seat == CHANCE
    assert [type(frame) for frame in state.frames] == [Turn, PebblesEnd, Take, Luck]
    assert engine.run_automatic(state) is decision


def test_push_comes_first():
    state, decision = at_take()
    state.push(PebblesEnd(1))
    assert engine.run_automatic(state).seat == 1
    state.frames.pop()
    assert engine.run_automatic(state) is decision


def test_an_empty_stack_is_the_end():
    state = Pebbles(heap=0).start()
    assert engine.run_automatic(state) is None
    assert state.frames == []


def test_abilities_are_offered_in_their_windows_only():
    state, decision = at_take()
    assert texts(engine.legal(state, decision)) == ["take 1", "take 2", "take 3"]
    state.taken[0] = 2
    assert texts(engine.legal(state, decision)) == ["take 1", "take 2", "take 3", "charm"]
    end = state.frames[-2]
    assert texts(engine.legal(state, end)) == ["end_turn"]


def test_an_ability_leaves_the_question_open():
    state, decision = at_take()
    state.taken[0] = 2
    engine.apply(state, decision, state.rules.charm)
    assert engine.run_automatic(state) is decision
    assert (state.heap, state.taken, state.charms) == (13, [1, 0], [0, 1])
    assert "charm" not in texts(engine.legal(state, decision))


def test_why_not_names_the_rule():
    state, decision = at_take(heap=2)
    rules = state.rules
    assert engine.why_not(state, decision, rules.take[0]) == ""
    assert engine.why_not(state, decision, rules.take[2]) == "PB-2"
    assert engine.why_not(state, decision, rules.charm) == "PB-4"
    assert engine.why_not(state, decision, rules.end_turn) == "PB-5"  # this question is not about that


def test_chance_answers_by_weight():
    state = Pebbles().start()
    luck: Any = engine.run_automatic(state)
    choices = engine.legal(state, luck)
    answers = [engine.pick(state, luck, choices, lambda total, at=at: at).text for at in range(4)]
    assert answers == ["luck no", "luck yes", "luck yes", "luck yes"]
    with pytest.raises(RuntimeError, match="weights and draw disagree"):
        engine.pick(state, luck, choices, lambda total: total)


def test_without_weights_all_outcomes_are_alike(monkeypatch):
    monkeypatch.setattr(Luck, "weights", lambda self, state: [])
    state = Pebbles().start()
    luck: Any = engine.run_automatic(state)
    asked = []
    picked = engine.pick(state, luck, engine.legal(state, luck), lambda total: asked.append(total) or 1)
    assert (picked.text, asked) == ("luck yes", [2])


def test_a_verb_without_a_moment_has_no_rule_about_it():
    rules = Pebbles()
    assert Rules.timing(rules, rules.charm) == ""
    rules.timing_rules = by_verb({"PB-3": "take", "PB-4": "cast charm"})
    assert rules.timing_rules == {"take": "PB-3", "cast": "PB-4", "charm": "PB-4"}
    assert Rules.timing(rules, rules.charm) == "PB-4"


def test_a_playout_counts_what_it_did():
    state = Pebbles(heap=30).start()
    tally = engine.Tally()
    engine.playout(state, Stream(5).below, tally)
    assert state.heap == 0
    turns = tally.chance
    assert turns >= 10
    assert tally.forced >= turns  # every turn ends by a forced choice
    assert tally.decisions + tally.forced >= 2 * turns
    assert tally.branching >= 2 * tally.decisions


def test_every_question_of_a_playout_is_counted_once():
    state = Pebbles(heap=30).start()
    numbers, again = Stream(5), Stream(5)
    decisions = forced = chance = branching = 0
    while (decision := engine.run_automatic(state)) is not None:
        choices = engine.legal(state, decision)
        if isinstance(decision, Luck):
            chance += 1
            choice = engine.pick(state, decision, choices, numbers.below)
        elif len(choices) == 1:
            forced += 1
            choice = choices[0]
        else:
            decisions += 1
            branching += len(choices)
            choice = choices[numbers.below(len(choices))]
        engine.apply(state, decision, choice)
    tally = engine.Tally()
    engine.playout(Pebbles(heap=30).start(), again.below, tally)
    counted = [tally.decisions, tally.forced, tally.chance, tally.branching]
    assert counted == [decisions, forced, chance, branching]
    engine.playout(Pebbles(heap=30).start(), Stream(5).below, tally)
    both = [tally.decisions, tally.forced, tally.chance, tally.branching]
    assert both == [2 * count for count in counted]


def test_a_secret_is_known_to_the_seat_that_chose_it(monkeypatch):
    monkeypatch.setattr(Take, "secret", ("take",))
    state, _ = at_take()
    for seat, audience in ((0, 0b01), (1, 0b10)):
        assert engine.audience(state, Take(seat), state.rules.take[0]) == audience
        assert engine.audience(state, Take(seat), state.rules.charm) == EVERYONE


def test_weights_that_do_not_fit_the_draw():
    state = Pebbles().start()
    luck: Any = engine.run_automatic(state)
    with pytest.raises(RuntimeError, match=r"^weights and draw disagree$"):
        engine.pick(state, luck, state.rules.luck, lambda total: total)


def test_a_playout_that_does_not_end_is_stopped():
    with pytest.raises(RuntimeError, match="did not end within 7 steps"):
        engine.playout(Pebbles(heap=30).start(), Stream(5).below, engine.Tally(), limit=7)


def test_what_is_not_written_says_so():
    class Nothing(Decision):
        pass

    state = Pebbles().start()
    frame: Any = Frame()
    with pytest.raises(RuntimeError, match="Frame is not automatic"):
        frame.run(state)
    with pytest.raises(RuntimeError, match="Nothing lists no choices"):
        Nothing(0).choices(state)
    with pytest.raises(RuntimeError, match="Nothing cannot be answered"):
        Nothing(0).apply(state, state.rules.end_turn)
    assert Nothing(0).why_not(state, state.rules.end_turn) == ""
    assert Nothing(0).windows(state) == 0


class TakeFew(Take):
    """What is shown as help depends on the position."""

    def help(self, state):
        return ("PB-2",) if state.heap > 3 else ("PB-3",)


def test_what_forbids_a_choice_is_the_first_rule_shown_now():
    for heap, rule in ((12, "PB-2"), (2, "PB-3")):
        state = Pebbles(heap).start()
        assert TakeFew(0).why_not(state, state.rules.take[2]) == rule


def test_a_tuple_with_another_number_in_it():
    assert changed((1, 2, 3), 1, 5) == (1, 7, 3)
    assert spread((2, 0, 1)) == [0, 0, 2]
    assert total((2, 0, 1)) == 3
    assert total(()) == 0
