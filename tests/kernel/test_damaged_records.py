"""Records that were damaged, shortened, edited or forged: all are refused, and nothing else happens."""

import json
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

import firekeeper
from firekeeper import RecordError, library
from firekeeper.kernel.record import Entry, Header, Record, parse
from firekeeper.kernel.rng import Stream


def played(**options):
    game = firekeeper.new("wendake", seed="hearth", **options)
    stream = Stream(4)
    while not game.over:
        game.choose(game.choices[stream.below(len(game.choices))])
    return game.record


RECORD = played(players=2)
TEXT = RECORD.text()


def bad_choice(text):
    with pytest.raises(RecordError) as refused:
        library.replay(parse(text))
    return refused.value.number


def rewritten(entries, seed=None):
    """A forger's record: other choices, and marks that fit them."""
    record = Record(RECORD.header, seed)
    record.entries = entries
    return record.text()


def test_the_record_itself_is_good():
    assert library.replay(parse(TEXT)).record.text() == TEXT


@given(at=st.integers(0, len(TEXT.rstrip()) - 1))
def test_cut_anywhere(at):
    """The number is that of the first choice that is no longer whole."""
    _, choices, rest = TEXT[:at].partition('"choices"')
    whole = len(re.findall(r' #[0-9a-f]{8}"', rest))
    assert bad_choice(TEXT[:at]) == (whole + 1 if choices else 0)


@given(st.data())
def test_any_edit_of_a_character(data):
    at = data.draw(st.integers(0, len(TEXT) - 1))
    letter = data.draw(st.characters(codec="utf-8"))
    edited = TEXT[:at] + letter + TEXT[at + 1 :]
    try:
        same = json.loads(edited) == json.loads(TEXT)
    except ValueError:
        same = False
    if same:  # white space between the parts
        assert library.replay(parse(edited)).record.text() == TEXT
    else:
        bad_choice(edited)


@pytest.mark.parametrize("number", [1, 30, 100, len(RECORD.entries)])
def test_an_edited_choice_is_named(number):
    lines = TEXT.split("\n")
    at = next(at for at, line in enumerate(lines) if '"choices"' in line) + number
    lines[at] = lines[at].replace(" #", "x #")
    assert bad_choice("\n".join(lines)) == number


@pytest.mark.parametrize("number", [1, 77, len(RECORD.entries)])
def test_a_missing_choice_is_named(number):
    lines = TEXT.split("\n")
    at = next(at for at, line in enumerate(lines) if '"choices"' in line) + number
    del lines[at]
    text = "\n".join(lines).replace('",\n  ]', '"\n  ]')
    assert bad_choice(text) == number


def test_a_forged_choice_that_is_not_legal():
    """The forger computed new marks, but the rules do not offer the choice."""
    entries = list(RECORD.entries)
    at = next(at for at, entry in enumerate(entries) if entry.seat >= 0 and at > 60)
    entries[at] = Entry(entries[at].seat, "sell corn")
    assert bad_choice(rewritten(entries)) == at + 1


def test_a_forged_draw_is_not_what_the_seed_gives():
    entries = list(RECORD.entries)
    first = next(at for at, entry in enumerate(entries) if entry.choice.startswith("progress "))
    entries[first], entries[first + 1] = entries[first + 1], entries[first]
    assert bad_choice(rewritten(entries, RECORD.seed)) == first + 1


@pytest.mark.parametrize(
    ("field", "value", "word"),
    [
        ("seed", "another", "promised"),
        ("seed", "\ud800", "seed"),
        ("seed", 7, "seed"),
        ("result", {"scores": [99, 0], "winners": [0]}, "result"),
        ("result", {**json.loads(TEXT)["result"], "ending": "frost"}, "ending «points» here, not .* «frost»"),
        ("result", None, "no result"),
        ("result", "mine", "field"),
        ("count", 3, "should have 3"),
        ("firekeeper", 2, "format"),
        ("game", "chess", "changed"),
        ("rules", "0", "changed"),
        ("pack", "0" * 16, "changed"),
        ("options", {"players": 3}, "changed"),
        ("commitment", "0" * 64, "changed"),
        ("start", {}, "changed"),
        ("choices", "none", "list"),
        ("choices", [7], "written like a choice"),
        ("choices", ["1 e\ud800nd #00000000"], "written like a choice"),
    ],
)
def test_an_edited_header(field, value, word):
    data = {**json.loads(TEXT), field: value}
    with pytest.raises(RecordError, match=word):
        library.replay(parse(json.dumps(data)))


@pytest.mark.parametrize("field", ["seed", "result", "count", "game", "choices", "firekeeper"])
def test_a_missing_line_of_the_header(field):
    data = json.loads(TEXT)
    del data[field]
    assert bad_choice(json.dumps(data)) == 0


@pytest.mark.parametrize("text", ["", "[]", "null", "7" * 5000, "[" * 100_000, '{"firekeeper": 1}'])
def test_something_else_altogether(text):
    assert bad_choice(text) == 0


REAL = json.loads(TEXT)


@pytest.mark.parametrize(
    ("text", "number", "message"),
    [
        ("[]", 0, "a record is a JSON object"),
        (TEXT[:-9], len(RECORD.entries), "the record is damaged or cut off: it is not complete JSON"),
        (TEXT.replace(',\n  "choices"', '\n  "choices"'), 0, "the record is damaged or cut off: .*"),
        ("7" * 5000, 0, "the record is damaged or cut off: .*"),
        (json.dumps(REAL | {"firekeeper": 2}), 0, "this is not a record of format 1: «firekeeper» is 2"),
        (json.dumps({"firekeeper": 1}), 0, "«count» is missing: every record says it, if only as null"),
        (json.dumps(REAL | {"choices": "none"}), 0, "«choices» must be a list of strings"),
        (json.dumps(REAL | {"choices": [7]}), 1, "«7» is not written like a choice, for example .*"),
        (json.dumps(REAL | {"seed": 7}), 0, "«seed» must be a string, or null while the game goes on"),
        (json.dumps(REAL | {"seed": "\udfff"}), 0, "«seed» must be a string, or null while the game goes on"),
        (json.dumps(REAL | {"answers": 7}), 0, "«answers» must be a list of strings like those of «choices»"),
        (
            json.dumps(REAL | {"seed": "another"}),
            0,
            "the seed is not the one that was promised: its SHA-256 differs from «commitment»",
        ),
    ],
)
def test_what_is_wrong_is_said(text, number, message):
    where = f"choice {number}" if number else r"the header \(before choice 1\)"
    with pytest.raises(RecordError, match=f"^{where}: {message}$") as refused:
        parse(text)
    assert refused.value.number == number


def test_a_record_has_so_many_choices_at_most(monkeypatch):
    monkeypatch.setattr("firekeeper.kernel.record._MOST_CHOICES", 3)
    few = Record(RECORD.header)
    few.entries = few.answers = [Entry(0, "pass")] * 3
    found = parse(few.text())
    assert (len(found.entries), len(found.answers)) == (3, 3)
    few.entries = [Entry(0, "pass")] * 4
    with pytest.raises(RecordError, match="a record holds at most 3 choices, this one 4") as refused:
        parse(few.text())
    assert refused.value.number == 0
    few.entries, few.answers = [], few.entries
    with pytest.raises(RecordError, match="«answers» must be a list"):
        parse(few.text())


def test_the_order_of_options_makes_no_difference_to_the_text():
    one, other = (
        Record(Header("pebbles", "1", "none", options, ""))
        for options in ({"heap": 3, "charms": 1}, {"charms": 1, "heap": 3})
    )
    assert one.text() == other.text()
    assert '{"charms": 1, "heap": 3}' in one.text()


@given(st.data())
def test_a_starting_position_that_makes_no_sense(data):
    """A game may continue another from a given position; what comes from outside can be anything."""
    start = library.replay(RECORD, 100).state.dump()
    field = data.draw(st.sampled_from(sorted(start)))
    start[field] = data.draw(
        st.sampled_from(
            [None, -1, 10**30, 1.5, "x", [], {}, [[]], [{"frame": "Nobody"}], [{"frame": "Year", "x": 1}]]
        )
    )
    header = Header(
        RECORD.header.game, RECORD.header.rules, RECORD.header.pack, RECORD.header.options, "0", start
    )
    record = Record(header)
    record.entries = RECORD.entries[100:110]
    try:
        library.replay(parse(record.text()))
    except RecordError:
        return
    # What did not matter for ten choices went unnoticed.
    assert field not in ("frames", "players")
