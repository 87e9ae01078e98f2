"""The suite itself: every check notices the fault it is there for."""

import pytest

from firekeeper import RecordError
from firekeeper.conformance import CHECKS, Case, Violation, walk_to
from firekeeper.conformance.wendake import riches
from firekeeper.games.endless_winter.draft import ChooseSide
from firekeeper.games.wendake import _records, events
from firekeeper.games.wendake.effects import gain
from firekeeper.games.wendake.game import Wendake
from firekeeper.games.wendake.masks import DealMask, DrawMask
from firekeeper.games.wendake.setup import ChooseHome
from firekeeper.games.wendake.state import WendakeState
from firekeeper.games.wendake.terms import CORN
from firekeeper.games.wendake.turn import EndTurn, PlaceMarker
from firekeeper.games.wendake.village import LaunchCanoe
from firekeeper.kernel import engine
from firekeeper.kernel.game import Game
from firekeeper.kernel.lanes import Lane, Lanes
from firekeeper.kernel.rng import Dealer

OPTIONS = {"players": 2}
GAMES = {"answers_in_any_order": "endless_winter"}
"""Where a fault shows soonest, if not in Wendake."""


def afterwards(monkeypatch, owner, name, extra):
    """Let a method do something more after what it does."""
    real = getattr(owner, name)

    def faulty(self, *arguments):
        result = real(self, *arguments)
        return extra(self, result, *arguments)

    monkeypatch.setattr(owner, name, faulty)


def a_choice_twice(patch):
    afterwards(patch, LaunchCanoe, "choices", lambda self, found, state: [*found, found[0]])


def a_dead_end(patch):
    afterwards(patch, DrawMask, "choices", lambda self, found, state: [])


def a_dead_end_a_few_choices_away(patch):
    def swamp(self, found, state):
        return found if state.year < 2 or self.seat else []

    afterwards(patch, EndTurn, "choices", swamp)


def listing_that_changes(patch):
    def lose(self, found, state):
        gain(state, self.seat, CORN, 1)
        return found

    afterwards(patch, PlaceMarker, "choices", lose)


def a_turn_without_end(patch):
    patch.setattr(EndTurn, "apply", lambda self, state, choice: state.push(LaunchCanoe(self.seat)))
    patch.setattr(LaunchCanoe, "apply", lambda self, state, choice: state.push(LaunchCanoe(self.seat)))


def an_ending_that_is_not_declared(patch):
    patch.setattr(Wendake, "ending", lambda self, state: "frost")


def points_that_nobody_wins_by(patch):
    patch.setattr(Wendake, "winners", lambda self, state: [])


def a_winner_twice(patch):
    afterwards(patch, Wendake, "winners", lambda self, found, state: [*found, found[0]])


def a_question_without_rules(patch):
    patch.setattr(EndTurn, "rules", ())


def a_question_about_nothing(patch):
    patch.setattr(PlaceMarker, "verbs", ("reserve",))


def a_canoe_from_nowhere(patch):
    def build(self, result, state, choice):
        state.players[self.seat].canoes += 1

    afterwards(patch, EndTurn, "apply", build)


def goods_without_an_event(patch):
    def gift(self, result, state, choice):
        listening, state.events = state.events, None
        gain(state, self.seat, CORN, 1)
        state.events = listening

    afterwards(patch, EndTurn, "apply", gift)


def a_forgetful_file(patch):
    real = _records.restore_player

    def forget(data):
        player = real(data)
        player.swaps = 0
        return player

    patch.setattr(_records, "restore_player", forget)


def a_derived_field_of_its_own(patch):
    patch.setattr(WendakeState, "derived", lambda self: {"owner": id(self)})


def copies_that_share(patch):
    real = _records.clone_wendakestate

    def share(old):
        new = real(old)
        new.guards = old.guards
        return new

    patch.setattr(_records, "clone_wendakestate", share)


def a_dealer_that_changes_its_mind(patch):
    calls = []
    patch.setattr(Dealer, "below", lambda self, number, total: calls.append(1) or len(calls) % total)


def play_that_listens(patch):
    def more(self, result, state, choice):
        if state.events is not None:
            gain(state, self.seat, CORN, 1)

    afterwards(patch, EndTurn, "apply", more)


def a_choice_that_fails(patch):
    def fail(self, result, state, choice):
        if choice.a == state.rules.homes[-1]:
            raise KeyError("no such home")

    afterwards(patch, ChooseHome, "apply", fail)


def refusal_without_a_rule(patch):
    patch.setattr(engine, "why_not", lambda state, decision, choice: "")


def acceptance_of_anything(patch):
    real = Game.choose

    def choose(self, choice, seat=None):
        real(self, choice if choice in self.choices else self.choices[0], seat)

    patch.setattr(Game, "choose", choose)


def undo_that_is_always_promised(patch):
    patch.setattr(Game, "ends_undo", lambda self, choice, seat=None: False)


def a_barrier_too_low(patch):
    patch.setattr(Game, "undo_barrier", property(lambda self: max(0, self.number - 3)))


def events_told_twice(patch):
    afterwards(patch, Game, "rewind", lambda self, result, number: self.events.extend(self.events[-1:]))


def open_hands(patch):
    patch.setattr(Wendake, "views", lambda self, state, seats, memo: [state.dump() for _ in seats])


def talk_about_a_secret_card(patch):
    def talk(self, result, state, choice):
        if state.events is not None:
            name = state.rules.card_names[choice.a]
            state.events.append(events.MaskDrawn(seat=self.owner, source="deck", card=name))

    afterwards(patch, DealMask, "apply", talk)


def a_secret_that_shows(patch):
    patch.setattr(LaunchCanoe, "secret", ("launch",))


def imagination_that_peeks(patch):
    patch.setattr(Wendake, "imagine", lambda self, state, seat, source: state.clone())


def help_by_a_hidden_card(patch):
    def peek(self, found, state):
        other = state.players[1 - self.seat]
        return found[:1] if other.hand[0] or other.hand[5] else found

    afterwards(patch, PlaceMarker, "help", peek)


def choices_by_a_hidden_card(patch):
    def peek(self, found, state):
        other = state.players[1 - self.seat]
        return found[:1] if other.hand[0] or other.hand[5] else found

    afterwards(patch, PlaceMarker, "choices", peek)


def a_stale_view(patch):
    real = Wendake.views

    def stale(self, state, seats, memo):
        found = real(self, state, seats, memo)
        return memo.setdefault("first", found) if memo else found

    patch.setattr(Wendake, "views", stale)


def foresight_that_keeps_silent(patch):
    patch.setattr(Game, "foresee", lambda self, choice, seat=None: [])


def answers_that_others_see(patch):
    patch.setattr(
        Game, "position", lambda self, seat: self.lanes.lanes[0].state if self.lanes else self.state
    )


def answers_in_the_order_they_came(patch):
    real = vars(Lanes)["waiting"].fget

    def shuffled(self):
        self.lanes.sort(key=lambda lane: not lane.done)
        return real(self)

    patch.setattr(Lanes, "waiting", property(shuffled))


def answers_by_those_of_others(patch):
    def others(self, found, state):
        return found[:1] if any(player.side == 0 for player in state.players) else found

    afterwards(patch, ChooseSide, "choices", others)


def questions_that_ask_somebody_else(patch):
    real = ChooseSide.apply

    def asking(self, state, choice):
        real(self, state, choice)
        if self.seat == 1:
            state.push(ChooseSide(0))

    patch.setattr(ChooseSide, "apply", asking)


def answers_that_are_final(patch):
    patch.setattr(Lane, "take_back", lambda self, restart: True)


FAULTS = {
    "plays_to_the_end": [
        a_choice_twice,
        a_dead_end,
        listing_that_changes,
        a_turn_without_end,
        an_ending_that_is_not_declared,
        points_that_nobody_wins_by,
        a_winner_twice,
    ],
    "names_its_rules": [a_question_without_rules, a_question_about_nothing],
    "keeps_the_laws": [a_canoe_from_nowhere],
    "adds_up": [goods_without_an_event],
    "saves_and_restores": [a_forgetful_file, a_derived_field_of_its_own],
    "copies_are_isolated": [copies_that_share, a_derived_field_of_its_own],
    "records_round_trip": [a_dealer_that_changes_its_mind],
    "events_change_nothing": [play_that_listens],
    "every_path_finishes": [a_dead_end_a_few_choices_away],
    "every_choice_applies": [a_choice_that_fails],
    "refuses_the_rest": [refusal_without_a_rule, acceptance_of_anything],
    "undoes_and_redoes": [
        undo_that_is_always_promised,
        a_barrier_too_low,
        events_told_twice,
        foresight_that_keeps_silent,
    ],
    "answers_in_any_order": [
        answers_that_others_see,
        answers_in_the_order_they_came,
        answers_by_those_of_others,
        questions_that_ask_somebody_else,
        answers_that_are_final,
    ],
    "nothing_leaks": [
        open_hands,
        talk_about_a_secret_card,
        a_secret_that_shows,
        choices_by_a_hidden_card,
        help_by_a_hidden_card,
        imagination_that_peeks,
    ],
    "views_are_remembered": [a_stale_view],
}


@pytest.mark.parametrize(
    ("check", "fault"), [(check, fault) for check, faults in FAULTS.items() for fault in faults]
)
def test_the_fault_is_noticed(check, fault, monkeypatch):
    case = Case(GAMES.get(check, "wendake"), OPTIONS)
    CHECKS[check](case, 2)
    fault(monkeypatch)
    with pytest.raises((Violation, RecordError)):
        several(CHECKS[check], case)


def several(check, case):
    for seed in range(2, 8):
        check(case, seed)


def test_every_check_has_a_fault():
    assert set(FAULTS) == set(CHECKS)


def test_a_violation_leads_to_its_place(monkeypatch):
    a_dead_end(monkeypatch)
    case = Case("wendake", OPTIONS)
    sentence = r"wendake players=2, game 2, after \d+ choices, at DrawMask: .*dead end"
    with pytest.raises(Violation, match=sentence) as found:
        CHECKS["plays_to_the_end"](case, 2)
    number = int(str(found.value).split("after ")[1].split(" ")[0])
    assert type(walk_to(case, 2, number).decision) is DrawMask


def test_prepared_games_are_lawful_games():
    case = Case("wendake", {"players": 4, "tribes": "fronts"}, riches)
    for seed in range(20):
        walk = walk_to(case, seed, 0)
        assert case.broken(walk.state) == []
        assert isinstance(walk.decision, PlaceMarker)
    assert str(case) == "wendake players=4 tribes=fronts prepared"
