"""Playing from Python: new games, record files, replays."""

import pytest

import firekeeper
from firekeeper import OptionError, RecordError
from firekeeper.kernel.record import Header, Record, parse
from firekeeper.kernel.rng import Stream, commitment
from firekeeper.packs import _built_in


def played(seed=11, **options):
    game = firekeeper.new("wendake", seed=seed, **{"players": 2, **options})
    stream = Stream(2)
    while not game.over:
        game.choose(game.choices[stream.below(len(game.choices))])
    return game


GAME = played()


def with_header(**changes):
    """The same record with another header, and marks that fit it."""
    old = GAME.record.header
    fields = {name: getattr(old, name) for name in ("game", "rules", "pack", "options", "commitment")}
    record = Record(Header(**{**fields, **changes}), GAME.record.seed)
    record.entries, record.result = GAME.record.entries, GAME.record.result
    return record


def test_the_readme_loop():
    game = firekeeper.new("wendake", players=3, seed=7)
    while not game.over:
        game.choose(game.choices[0])
    assert len(game.scores) == 3
    assert len(game.winners) == 1


def test_the_same_seed_is_the_same_game():
    one, other = (firekeeper.new("wendake", players=2, seed=5) for _ in range(2))
    text = firekeeper.new("wendake", players=2, seed="5")
    assert one.record.text() == other.record.text() == text.record.text()
    assert firekeeper.new("wendake", players=2, seed=6).record.text() != one.record.text()


def test_without_a_seed_a_secret_one_is_drawn():
    one, other = (firekeeper.new("wendake", players=2) for _ in range(2))
    assert one.record.seed != other.record.seed
    assert len(one.record.seed) >= 32
    assert one.record.header.commitment == commitment(one.record.seed)


def test_wrong_options_are_refused():
    with pytest.raises(OptionError, match="players cannot be «5»"):
        firekeeper.new("wendake", players=5)
    with pytest.raises(OptionError, match="there is no game «go»"):
        firekeeper.new("go")


def test_a_file_and_back(tmp_path):
    path = tmp_path / "game.json"
    GAME.record.save(path)
    record = firekeeper.load(path)
    assert record.text() == GAME.record.text() == path.read_text(encoding="utf-8")
    again = firekeeper.replay(record)
    assert again.state.dump() == GAME.state.dump()
    assert again.record.result == GAME.record.result


def test_replay_to_a_number():
    for number in (0, 1, 57, GAME.number - 1, GAME.number, GAME.number + 100):
        game = firekeeper.replay(GAME.record, to=number)
        assert game.record.entries == GAME.record.entries[:number]
        assert game.over == (number >= GAME.number)


def test_a_game_goes_on_from_a_replayed_position():
    game = firekeeper.replay(GAME.record, to=100)
    game.begin()
    while not game.over:
        game.choose(game.choices[0])
    assert firekeeper.replay(parse(game.record.text())).scores == game.scores


def test_an_unfinished_record_without_its_seed():
    """While a game goes on its seed stays secret: the choices can be checked, the draws not yet."""
    game = firekeeper.replay(GAME.record, to=200)
    text = game.record.text(reveal_seed=False)
    assert GAME.record.seed not in text.replace(game.record.header.commitment, "").split('"choices"')[0]
    record = parse(text)
    assert record.seed is None
    assert firekeeper.replay(record).state.dump() == game.state.dump()


def test_other_rules_or_components():
    with pytest.raises(RecordError, match="made with rules version 0; here wendake has") as refused:
        firekeeper.replay(with_header(rules="0"))
    assert refused.value.number == 0
    with pytest.raises(RecordError, match=r"made with component pack abc; this is .*: name the right --pack"):
        firekeeper.replay(with_header(pack="abc"))


def test_a_record_with_impossible_options():
    """Somebody may write marks that fit a nonsensical header; that, too, is a bad record."""
    for wrong in ({"game": "chess"}, {"options": {"players": 9}}, {"options": {"moon": 1}}):
        with pytest.raises(RecordError, match="the header") as refused:
            firekeeper.replay(with_header(**wrong))
        assert refused.value.number == 0


def test_a_pack_belongs_to_its_records(tmp_path):
    table = _built_in("wendake")["masks.toml"].decode()
    (tmp_path / "masks.toml").write_text(table.replace("points = 5", "points = 4"), encoding="utf-8")
    game = firekeeper.new("wendake", players=2, seed=1, pack=tmp_path)
    assert game.record.header.pack != GAME.record.header.pack
    with pytest.raises(RecordError, match="component pack"):
        firekeeper.replay(game.record)
    assert firekeeper.replay(game.record, pack=tmp_path).state.dump() == game.state.dump()


def test_files_that_are_no_records(tmp_path):
    huge = tmp_path / "huge.json"
    with huge.open("wb") as file:
        file.truncate(17 * 1024 * 1024)
    with pytest.raises(RecordError, match=r"huge.json is larger than 16 MiB"):
        firekeeper.load(huge)
    picture = tmp_path / "picture.json"
    picture.write_bytes(b"\x89PNG\xff\xfe")
    with pytest.raises(RecordError, match=r"picture.json is not a text file"):
        firekeeper.load(picture)


def test_too_many_choices():
    record = with_header()
    record.entries = record.entries[:1] * 100_001
    with pytest.raises(RecordError, match="at most 100000 choices, this one 100001"):
        parse(record.text())
