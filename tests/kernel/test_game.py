"""A game in progress: choosing, forced choices, the record. Played with the pebbles of `pebbles.py`."""

import pytest
from kernel.pebbles import Took, TurnBegan, lines, pebbles

from firekeeper.kernel.game import Game, IllegalChoice
from firekeeper.kernel.record import Entry, Header, Record, RecordError
from firekeeper.kernel.rng import Dealer, Stream


def test_a_game_begins_at_the_first_real_choice():
    game = pebbles()
    assert lines(game) == ["* luck yes"]
    assert (game.seat, game.number, game.over, game.winners) == (0, 1, False, [])
    assert [choice.text for choice in game.choices] == ["take 1", "take 2", "take 3"]
    assert game.view(1) == {"seat": 1, "heap": 12}
    assert game.view() == {"seat": None, "heap": 12}


def test_choosing_by_text_or_by_itself():
    one, other = pebbles(), pebbles()
    one.choose("take 2")
    other.choose(other.choices[1])
    assert lines(one) == lines(other) == ["* luck yes", "1 take 2", "1! end_turn", lines(one)[-1]]
    assert one.seat == 1
    assert one.scores == [3, 0]


def test_forced_choices_are_made_and_marked():
    game = pebbles(heap=2)
    game.choose("take 1")
    assert "2! take 1" in lines(game)  # one pebble left, nothing to charm
    assert game.over
    assert game.record.result.scores == game.scores
    assert game.winners == game.record.result.winners


def test_no_turn_ends_by_accident():
    """Seats that confirm end their turns themselves; other forced choices are still made for them."""
    game = pebbles(confirm=(0,))
    game.choose("take 3")
    assert (game.seat, [choice.text for choice in game.choices]) == (0, ["end_turn"])
    game.choose("end_turn")
    assert "1 end_turn" in lines(game)
    game.choose("take 1")
    assert "2! end_turn" in lines(game)  # seat 2 does not confirm
    assert game.seat == 0


def test_an_illegal_choice_names_its_rule():
    game = pebbles(heap=2)
    before = game.state.dump()
    with pytest.raises(IllegalChoice, match=r"«take 3» is not possible now \(PB-2\)") as refused:
        game.choose("take 3")
    assert refused.value.rule == "PB-2"
    with pytest.raises(IllegalChoice, match="PB-4"):
        game.choose(game.find("charm"))
    assert game.state.dump() == before
    assert game.number == 1
    assert game.why_not("take 3") == "PB-2"
    assert game.why_not(game.find("take 3")) == "PB-2"
    assert game.why_not("take 1") == ""


def test_unknown_words_get_a_hint():
    game = pebbles()
    with pytest.raises(IllegalChoice, match=r"no choice «take 4»; with this verb .*: take 1, take 2"):
        game.choose("take 4")
    with pytest.raises(IllegalChoice, match=r"these rules know no choice «fly»$"):
        game.choose("fly")
    with pytest.raises(IllegalChoice, match="know no choice «»"):
        game.choose("")


def test_after_the_end_nothing_can_be_chosen():
    game = pebbles(heap=1)
    assert game.over
    assert game.seat is None
    for ask in (game.choose, game.ends_undo, game.foresee):
        with pytest.raises(IllegalChoice, match=r"^the game is over$"):
            ask(game.find("take 1"))
    with pytest.raises(IllegalChoice, match=r"^the game is over$"):
        game.choose("take 1", 1)
    assert game.why_not("take 1") == ""
    assert (game.decision_of(0), game.choices_of(0), game.choices_of(None)) == (None, [], [])


def test_only_the_seat_that_has_to_choose_has_choices():
    game = pebbles()
    assert game.decision_of(0) is game.decision
    assert game.choices_of(0) == game.choices
    assert (game.decision_of(1), game.choices_of(1)) == (None, [])


def test_views_of_seats_that_do_not_exist():
    with pytest.raises(ValueError, match="there is no seat 2: the seats are 0 to 1"):
        pebbles().view(2)
    with pytest.raises(ValueError, match="there is no seat -1"):
        pebbles().view(-1)


def test_events_belong_to_the_choice_that_caused_them():
    game = pebbles()
    game.choose("take 2")
    assert game.events == [(0, TurnBegan(0)), (2, Took(0, 2)), (3, TurnBegan(1))]


def test_without_history_nothing_is_heard_or_undone():
    game = pebbles(history=False)
    game.choose("take 2")
    assert game.events == []
    with pytest.raises(RuntimeError, match=r"^this game keeps no history$"):
        game.go_to(1)


def test_a_hint_lists_eight_choices_at_most(monkeypatch):
    from kernel.pebbles import Take

    game = pebbles()
    many = [game.rules.book.add("take", (count,), count) for count in range(1, 10)]
    monkeypatch.setattr(Take, "choices", lambda self, state: many)
    game.go_to(1)
    with pytest.raises(
        IllegalChoice, match=r": take 1, take 2, take 3, take 4, take 5, take 6, take 7, take 8$"
    ):
        game.find("take 10")


def test_each_entry_is_made_by_the_rules_of_its_question():
    """What follows when a turn ends is not due to the rule about ending turns."""
    game = pebbles(confirm=(0, 1))
    for choice in ("take 2", "end_turn", "take 1", "end_turn", "charm", "take 1"):
        game.choose(choice)
    luck, take, charm = ("PB-1",), ("PB-2",), ("PB-4",)
    assert game.rules_by_entry == {1: luck, 2: take, 4: luck, 5: take, 7: luck, 8: charm, 9: take}
    game.go_to(8)
    assert game.rules_by_entry == {1: luck, 2: take, 4: luck, 5: take, 7: luck, 8: charm}
    silent = pebbles(history=False)
    silent.choose("take 2")
    assert silent.rules_by_entry == {}


def test_a_game_may_begin_at_a_position():
    game = pebbles()
    game.choose("take 2")
    header = Header("pebbles", "1", "none", {}, "", game.state.dump())
    later = Game(game.rules, Record(header), Dealer("creek"), frozenset(), True)
    later.begin()
    assert (later.number, later.seat, later.scores) == (0, 1, game.scores)
    later.choose("take 1")
    later.undo(beyond=True)
    assert later.state.dump() == game.state.dump()


def test_resuming_a_game_stands_where_it_stood():
    game = pebbles(confirm=(0, 1))
    for choice in ("take 2", "end_turn", "take 1", "end_turn", "charm"):
        game.choose(choice)
    number, turn = game.turn_start
    record = Record(game.record.header, "creek")
    again = Game(game.rules, record, Dealer("creek"), frozenset((0, 1)), True)
    again.resume(
        game.rules.restore(game.state.dump()),
        (number, game.rules.restore(turn.dump())),
        list(game.record.entries),
        list(game.events),
        dict(game.audience_by_entry),
        dict(game.rules_by_entry),
        [],
    )
    assert (again.seat, again.number, lines(again)) == (game.seat, game.number, lines(game))
    assert [choice.text for choice in again.choices] == [choice.text for choice in game.choices]
    for one in (game, again):
        one.choose("take 3")
        one.restart_turn()
    assert again.state.dump() == game.state.dump()
    assert (again.events, again.spans) == (game.events, [])


def test_chance_needs_a_dealer():
    rules = pebbles().rules
    game = Game(rules, Record(Header("pebbles", "1", "none", {}, "")), None, frozenset(), True)
    with pytest.raises(RuntimeError, match=r"^chance has to answer, but this game has no dealer$"):
        game.begin()


# --- undoing ----------------------------------------------------------------------------------------


def test_undo_reaches_down_to_chance():
    game = pebbles(confirm=(0, 1))
    assert (game.undo_barrier, game.can_undo) == (1, False)
    with pytest.raises(IllegalChoice, match=r"^nothing has been chosen yet$"):
        game.undo()
    game.choose("take 2")
    assert (game.undo_barrier, game.can_undo) == (1, True)
    game.undo()
    assert (game.number, game.scores) == (1, [0, 0])


def test_undo_ends_where_another_seat_has_chosen():
    game = pebbles(confirm=(0, 1))
    game.choose("take 2")
    game.choose("end_turn")
    assert game.seat == 1
    assert game.undo_barrier == game.number == 4
    with pytest.raises(
        IllegalChoice,
        match=r"^undo ends here: another seat has chosen, chance has spoken, or something has been shown$",
    ):
        game.undo()
    luck = lines(game)[-1]
    game.undo(beyond=True)
    assert (game.seat, [choice.text for choice in game.choices]) == (0, ["end_turn"])
    game.choose("end_turn")
    assert lines(game)[-1] == luck  # chance does not change its mind


def test_restarting_a_turn_takes_everything_back():
    game = pebbles(confirm=(0, 1))
    for choice in ("take 2", "end_turn", "take 1", "end_turn"):
        game.choose(choice)
    before = game.state.dump()
    game.choose("charm")
    charmed = game.state.dump()
    game.choose("take 3")
    assert (game.undo_target(), game.undo_target(restart=True)) == (game.number - 1, game.number - 2)
    game.undo()
    assert game.state.dump() == charmed
    game.choose("take 3")
    game.restart_turn()
    assert game.state.dump() == before
    game.restart_turn()
    assert game.state.dump() == before


def test_undo_foreseen():
    """`ends_undo` says beforehand whether a choice can still be taken back."""
    confirmed, quick = pebbles(confirm=(0, 1)), pebbles()
    assert not confirmed.ends_undo(confirmed.choices[0])
    assert quick.ends_undo(quick.choices[0])  # the turn ends by itself, and the other seat is on
    quick.choose("take 1")
    quick.choose("take 1")
    assert not quick.ends_undo(quick.find("charm"))


def test_what_a_choice_shows_cannot_be_unseen():
    game = pebbles(confirm=(0, 1))
    game.rules.revealing = ("charm",)
    game.choose("take 1")
    game.choose("end_turn")
    game.choose("take 2")
    game.choose("end_turn")
    game.choose("charm")
    before = game.number
    assert game.undo_barrier == before
    assert not game.can_undo
    assert game.turn_start[0] == before
    game.choose("take 2")
    game.undo()
    assert game.number == before
    with pytest.raises(IllegalChoice, match=r"^undo ends here: .*or something has been shown$"):
        game.undo()
    game.undo(beyond=True)
    charm = game.find("charm")
    assert game.ends_undo(charm)
    assert game.foresee(charm) == []


def test_only_what_is_certain_is_foreseen():
    """The turn of the other seat begins with luck, so that it has begun is told later."""
    game = pebbles()
    assert game.foresee(game.choices[1]) == [Took(0, 2)]
    assert game.events == [(0, TurnBegan(0))]


def test_the_last_real_choice_before_a_number():
    game = pebbles(confirm=(0, 1))
    game.choose("take 3")
    assert [game.decision_before(number) for number in (0, 1, 2, 99)] == [0, 1, 1, 1]
    game.choose("end_turn")
    assert lines(game)[3].startswith("* luck")
    assert [game.decision_before(number) for number in (2, 3, 99)] == [2, 2, 2]
    forced = pebbles(heap=1)
    assert lines(forced)[1:] == ["1! take 1", "1! end_turn"]
    assert [forced.decision_before(number) for number in (0, 1, 2, 3)] == [0, 0, 0, 0]


def test_going_back_in_a_game_without_real_choices():
    game = pebbles(heap=1)
    before = game.state.dump()
    game.rewind(2)
    assert game.number == 2
    assert game.state.dump() == {**before, "frames": game.state.dump()["frames"]}


def test_going_back_to_any_number():
    game = pebbles(heap=200, confirm=(0, 1))
    stream = Stream(3)
    dumps = {}
    while not game.over:
        dumps[game.number] = game.state.dump()
        game.choose(game.choices[stream.below(len(game.choices))])
    whole = game.record.entries[:]
    events = game.events[:]
    for number in sorted(dumps, reverse=True):
        game.go_to(number)
        assert game.state.dump() == dumps[number]
        assert game.events == [event for event in events if event[0] <= number]
    game.follow(whole[game.number :])
    assert game.events == events
    assert game.record.result is not None


def test_only_some_positions_are_kept():
    game = pebbles(heap=300)
    while not game.over:
        game.choose("take 1")
    assert game.number == 900
    assert game.number // 40 < len(game._marks) < game.number // 12


def test_going_where_the_game_has_not_been():
    game = pebbles()
    with pytest.raises(ValueError, match="the game has 1 choices; 2 is not among them"):
        game.go_to(2)
    with pytest.raises(ValueError, match="-1 is not among them"):
        game.go_to(-1)


# --- following a record -------------------------------------------------------------------------------


def followed(entries, dealer=None):
    game = Game(pebbles().rules, Record(Header("pebbles", "1", "none", {}, "")), dealer, frozenset(), True)
    game.follow(entries)
    return game


def whole_game():
    game = pebbles()
    while not game.over:
        game.choose(game.choices[-1])
    return game


def test_following_leads_to_the_same_place_at_every_number():
    played = whole_game()
    for number in range(played.number + 1):
        game = followed(played.record.entries[:number], Dealer("creek"))
        assert game.number == number
        assert game.over == (number == played.number)
        asked = [choice.text for choice in game.choices]
        assert (played.record.entries[number].choice in asked) if asked else game.over
    assert game.state.dump() == played.state.dump()
    assert game.events == played.events
    assert game.record.result == played.record.result


@pytest.mark.parametrize(
    ("at", "entry", "sentence"),
    [
        (0, Entry(0, "take 1"), "«1 take 1» is not chance's, who has to choose here"),
        (1, Entry(1, "take 1"), "«2 take 1» is not seat 1's"),
        (1, Entry(0, "take 9"), "«take 9» is not possible here$"),
        (0, Entry(-1, "luck yes", True), "was not forced: there were 2 choices"),
        (1, Entry(0, "charm"), r"«charm» is not possible here \(PB-4\)"),
        (1, Entry(0, "take 1", True), "was not forced: there were 3 choices"),
        (0, Entry(-1, "luck no"), "by its seed chance gives «luck yes», not «luck no»"),
    ],
)
def test_a_wrong_entry_is_named(at, entry, sentence):
    entries = whole_game().record.entries
    with pytest.raises(RecordError, match=sentence) as refused:
        followed([*entries[:at], entry], Dealer("creek"))
    assert refused.value.number == at + 1


def test_an_entry_after_the_end():
    entries = whole_game().record.entries
    with pytest.raises(RecordError, match=r": the game is over before this choice$") as refused:
        followed([*entries, Entry(0, "take 1")])
    assert refused.value.number == len(entries) + 1


def test_secret_entries_are_noted_for_their_audience(monkeypatch):
    from kernel.pebbles import Luck, Take

    monkeypatch.setattr(Luck, "audience", lambda self, state: 2)
    monkeypatch.setattr(Take, "secret", ("take",))
    game = pebbles()
    game.choose("take 1")
    assert game.audience_by_entry == {1: 2, 2: 1, 4: 2}
    game.go_to(1)
    assert game.audience_by_entry == {1: 2}


def test_other_verbs_of_the_same_question_are_public(monkeypatch):
    from kernel.pebbles import Take

    monkeypatch.setattr(Take, "secret", ("take",))
    game = pebbles()
    for choice in ("take 1", "take 2", "charm", "take 1"):
        game.choose(choice)
    by_text = {number: entry.choice for number, entry in enumerate(game.record.entries, 1)}
    assert {by_text[number] for number in game.audience_by_entry} == {"take 1", "take 2"}
    assert "charm" in by_text.values()
    again = followed(game.record.entries)
    assert again.audience_by_entry == game.audience_by_entry


def test_help_is_the_rules_of_the_question_unless_it_says_otherwise(monkeypatch):
    from kernel.pebbles import Take

    game = pebbles()
    assert game.decision.help(game.state) == ("PB-2",)
    assert game.why_not("take 3") == ""
    monkeypatch.setattr(Take, "help", lambda self, state: ("PB-4",) if state.taken[self.seat] else ("PB-2",))
    monkeypatch.setattr(Take, "choices", lambda self, state: state.rules.take[:1])
    assert game.why_not("take 3") == "PB-2"
    for _ in range(2):
        game.choose("take 1")
    assert game.why_not("take 3") == "PB-4"
