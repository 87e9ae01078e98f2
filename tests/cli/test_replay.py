"""firekeeper replay: told, verified, looked at from a seat, refused when it was tampered with."""

import json
import re

import pytest

import firekeeper
from firekeeper import library
from firekeeper.kernel.record import Entry, Record


def numbers(text):
    """The numbers of the choices that a told record shows."""
    return [int(found) for found in re.findall(r"^ *(\d+)  \S", text, re.MULTILINE)]


# --- told ------------------------------------------------------------------------------------------


def test_told(run, record):
    shown = run("replay", record)
    game = library.replay(firekeeper.load(record))
    assert shown.code == 0
    assert [f"Year {year} began." in shown.out for year in range(1, 9)] == [True] * 7 + [False]
    assert "Red (1)" in shown.out
    told = numbers(shown.out)
    assert told == sorted(told)
    assert game.number - 10 < told[-1] <= game.number
    scores = ", ".join(str(score) for score in game.scores)
    assert shown.out.rstrip().endswith(f"({scores}). The last year is over: the points decide.")


def test_told_in_french(run, record):
    shown = run("replay", record, "--lang", "fr")
    assert "Year 1 began" not in shown.out
    assert numbers(shown.out) == numbers(run("replay", record).out)


def test_solitaire(run, solo_record):
    shown = run("replay", solo_record, "--view", 1)
    assert shown.code == 0
    assert "Ghost" in shown.out


def test_json(run, record):
    game = library.replay(firekeeper.load(record))
    found = run("replay", record, "--json").json
    assert found["ok"] is True
    assert found["game"] == "wendake"
    assert found["options"] == {"pairing": "random", "players": 3, "tribes": "backs"}
    assert (found["choices"], found["to"], found["over"]) == (game.number, game.number, True)
    assert (found["scores"], found["winners"]) == (game.scores, game.winners)
    assert found["seed"] == "embers"
    assert found["view"] is None
    assert [step["choice"] for step in found["story"] if step["number"]] == [
        entry.choice for entry in game.record.entries
    ]
    assert sum(len(step["events"]) for step in found["story"]) > 200


# --- verified --------------------------------------------------------------------------------------


def test_verdict(run, record):
    game = library.replay(firekeeper.load(record))
    shown = run("replay", record, "--verify")
    assert shown.code == 0
    assert len(shown.out.splitlines()) == 5
    assert f"choices     {game.number}, every one legal" in shown.out
    assert f"kept: {game.record.header.commitment} is the SHA-256 of the seed" in shown.out
    assert "seed        embers, which gives all " in shown.out
    assert f"result      seat {game.winners[0] + 1} wins" in shown.out


def test_verdict_as_json(run, record):
    found = run("replay", record, "--verify", "--json").json
    assert found["ok"] is True
    assert found["chance"] > 50
    assert "story" not in found


def test_a_game_that_goes_on(run, open_record):
    shown = run("replay", open_record, "--verify")
    assert shown.code == 0
    assert "not revealed yet" in shown.out
    assert re.search(r"result +no result yet: seat [12] is to choose", shown.out)
    assert run("replay", open_record, "--verify", "--json").json["seed"] is None


# --- as far as a choice, from a seat ---------------------------------------------------------------


def test_to(run, record):
    found = run("replay", record, "--to", 90, "--json").json
    assert found["to"] == 90
    assert found["over"] is False
    assert found["story"][-1]["number"] == 90
    assert max(numbers(run("replay", record, "--to", 90).out)) <= 90
    assert run("replay", record, "--to", 0, "--json").json["story"] == []


def test_too_far(run, record):
    count = len(firekeeper.load(record).entries)
    assert run("replay", record, "--to", count).code == 0
    assert run("replay", record, "--to", count + 1).refused() == (
        f"--to {count + 1} is too much: game.json has {count} choices"
    )


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_a_seat_sees_its_own_hand_only(run, record, seat):
    game = library.replay(firekeeper.load(record), 120)
    found = run("replay", record, "--to", 120, "--view", seat, "--json").json
    hands = [player["hand"] for player in found["view"]["players"]]
    assert [hand is not None for hand in hands] == [at == seat - 1 for at in range(3)]
    assert hands[seat - 1] == game.view(seat - 1).players[seat - 1].hand
    assert found["seed"] is None  # whoever has the seed knows all cards to come


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_a_seat_is_told_what_it_may_know(run, record, seat):
    """Cards dealt to others are neither in the choices nor in the events nor in the sentences."""
    game = library.replay(firekeeper.load(record), 120)
    hidden = {number for number, audience in game.audience_by_entry.items() if not audience >> (seat - 1) & 1}
    assert hidden, "the test needs a secret"
    steps = {
        step["number"]: step
        for step in run("replay", record, "--to", 120, "--view", seat, "--json").json["story"]
    }
    for number in hidden:
        card = game.record.entries[number - 1].choice.split()[-1]
        assert steps[number]["choice"] is None
        assert card not in json.dumps(steps[number])
        assert not any("›" in sentence for sentence in steps[number]["sentences"])
    known = set(range(1, 121)) - hidden
    assert all(steps[number]["choice"] == game.record.entries[number - 1].choice for number in known)


def test_without_a_seat_everything_is_told(run, record):
    """Who holds the record reads who drew which card."""
    game = library.replay(firekeeper.load(record), 120)
    steps = {step["number"]: step for step in run("replay", record, "--to", 120, "--json").json["story"]}
    for number in game.audience_by_entry:
        assert steps[number]["choice"] == game.record.entries[number - 1].choice
        assert any(sentence.startswith("› ") for sentence in steps[number]["sentences"])
        # Secrets come in twins; only the one that says more is told.
        assert len({event["type"] for event in steps[number]["events"]}) == len(steps[number]["events"])


def test_the_drawn_table(run, record, monkeypatch):
    shown = run("replay", record, "--to", 120, "--view", 2)
    assert "You " in shown.out
    assert shown.out.count("│") > 10
    assert max(len(line) for line in shown.out.splitlines()) < 1000


def test_no_such_seat(run, record):
    assert run("replay", record, "--view", 4).refused() == "--view 4: this game has the seats 1 to 3"
    assert "--view cannot be 0" in run("replay", record, "--view", 0).refused()


# --- refused ---------------------------------------------------------------------------------------


def changed(record, tmp_path, edit):
    """A copy of the record after an edit of its text."""
    path = tmp_path / "changed.json"
    path.write_text(edit(record.read_text(encoding="utf-8")), encoding="utf-8")
    return path


@pytest.mark.parametrize("share", [0.01, 0.05, 0.1, 0.5, 0.9, 0.999])
@pytest.mark.parametrize("flags", [(), ("--verify",), ("--json",)])
def test_cut(run, record, tmp_path, share, flags):
    path = changed(record, tmp_path, lambda text: text[: int(len(text) * share)])
    sentence = run("replay", path, *flags).refused(code=1)
    assert re.match(
        r"(choice \d+|the header \(before choice 1\)): the record is damaged or cut off", sentence
    )


@pytest.mark.parametrize("number", [1, 40, 200])
def test_edited_choice(run, record, tmp_path, number):
    entry = firekeeper.load(record).entries[number - 1]

    def edit(text):
        head, mark, choices = text.partition('"choices"')
        lines = choices.split("\n")
        lines[number] = lines[number].replace(entry.choice, "end_turn")
        return head + mark + "\n".join(lines)

    sentence = run("replay", changed(record, tmp_path, edit)).refused(code=1)
    assert sentence.startswith(f"choice {number}: ")


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('"players": 3', '"players": 4', "choice 1: this choice, or the header, was changed"),
        ('"seed": "embers"', '"seed": "ashes"', "the header (before choice 1): the seed is not the one"),
        ('"game": "wendake"', '"game": "chess"', "choice 1: this choice, or the header, was changed"),
        ('"count": ', '"count": 1', "it is missing"),
        ('"winners": [', '"winners": [7, ', "a result of"),
        ('"firekeeper": 1', '"firekeeper": 3', "not a record of format 1"),
    ],
)
def test_edited_header(run, record, tmp_path, old, new, sentence):
    path = changed(record, tmp_path, lambda text: text.replace(old, new, 1))
    assert sentence in run("replay", path, "--verify").refused(code=1)


def test_a_forged_choice_with_fitting_marks(run, record, tmp_path):
    """The rules refuse it, whatever the marks say."""
    honest = firekeeper.load(record)
    at = next(at for at, entry in enumerate(honest.entries) if entry.choice.startswith("activate"))
    forged = Record(honest.header, honest.seed)
    forged.entries = [
        *honest.entries[:at],
        Entry(honest.entries[at].seat, "sell corn"),
        *honest.entries[at + 1 :],
    ]
    path = tmp_path / "forged.json"
    path.write_text(forged.text(), encoding="utf-8")
    assert f"choice {at + 1}: «sell corn» is not possible here" in run("replay", path).refused(code=1)
    # What comes before it can still be looked at.
    assert run("replay", path, "--to", at).code == 0


def test_a_game_that_nobody_knows(run, record, tmp_path):
    honest = firekeeper.load(record)
    for options, game in (({"players": 9}, "wendake"), ({}, "chess")):
        fields = {**{name: getattr(honest.header, name) for name in ("rules", "pack", "commitment")}}
        other = Record(type(honest.header)(game=game, options=options, **fields))
        path = tmp_path / "other.json"
        path.write_text(other.text(), encoding="utf-8")
        assert run("replay", path).refused(code=1).startswith("the header (before choice 1): ")


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b"hello", b"[1, 2]", b"{}"])
def test_not_a_record(run, tmp_path, content):
    path = tmp_path / "other.json"
    path.write_bytes(content)
    assert run("replay", path).refused(code=1).startswith("the header (before choice 1): ")


def test_another_pack(run, record, own_pack, played):
    """A record names its components: with others it is refused, with its own it replays."""
    assert "made with component pack" in run("replay", record, "--pack", own_pack).refused(code=1)
    mine = played(own_pack.parent / "mine.json", players=2, pack=own_pack)
    assert "name the right --pack" in run("replay", mine).refused(code=1)
    assert run("replay", mine, "--pack", own_pack, "--verify").code == 0
