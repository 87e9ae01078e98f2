"""The same games in every process: whatever Python does with hashes, and interpreted or compiled."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import firekeeper
from firekeeper.conformance import GAMES, cases

SOURCES = Path(__file__).parents[2] / "src"
RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*.json"))

DIGESTS = """
import json, sys
from firekeeper.conformance import cases, digest
print(json.dumps([digest(cases(game)[int(at)], range(2)) for game, at in map(str.split, sys.argv[1:])]))
"""

REPLAYS = """
import json, sys
import firekeeper
from firekeeper.conformance import digest_of_record
from firekeeper.kernel import engine
found = [digest_of_record(firekeeper.replay(firekeeper.load(path))) for path in sys.argv[1:]]
print(json.dumps([engine.__file__, found]))
"""

VALUES = """
import json, sys
import firekeeper
found = []
for path in sys.argv[1:]:
    record = firekeeper.load(path)
    game = firekeeper.replay(record, to=0)
    rules, values = game.rules, []
    people = [seat for seat in range(rules.seats) if seat not in rules.automa]
    for number, entry in enumerate(record.entries):
        game.follow([entry])
        if number % 3 == 0:
            values += [rules.evaluate(game.state, seat) for seat in people]
    found.append(values)
print(json.dumps(found))
"""


CASES = {game: [f"{game} {at}" for at in range(len(cases(game)))] for game in GAMES}
"""The option sets of every game, as the programs above read them."""


def printed(program, arguments, **environment):
    """What a Python process of its own prints."""
    process = subprocess.run(
        [sys.executable, "-P", "-c", program, *arguments],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert process.returncode == 0, process.stderr
    return json.loads(process.stdout)


@pytest.mark.parametrize("game", GAMES)
def test_hash_seeds_do_not_matter(game):
    """Twenty games, every position, event and point of them."""
    some = CASES[game][::2][:10]
    found = [printed(DIGESTS, some, PYTHONHASHSEED=seed) for seed in ("0", "1", "4711")]
    assert found[0] == found[1] == found[2]
    assert len(set(found[0])) == len(some)


@pytest.mark.skipif(
    not os.environ.get("FIREKEEPER_COMPILED"), reason="FIREKEEPER_COMPILED names no compiled package"
)
def test_compiled_equals_interpreted():
    """Every golden record gives the same position, log and record; so do random games."""
    compiled = os.environ["FIREKEEPER_COMPILED"]
    paths = [str(path) for path in RECORDS]
    slow, slow_digests = printed(REPLAYS, paths, PYTHONPATH=str(SOURCES))
    fast, fast_digests = printed(REPLAYS, paths, PYTHONPATH=compiled)
    assert Path(slow).suffix == ".py", "the sources are compiled in place: run make clean-fast"
    assert Path(fast).suffix != ".py"
    assert slow_digests == fast_digests
    every = [case for game in GAMES for case in CASES[game]]
    assert printed(DIGESTS, every, PYTHONPATH=str(SOURCES)) == printed(DIGESTS, every, PYTHONPATH=compiled)


@pytest.mark.skipif(
    not os.environ.get("FIREKEEPER_COMPILED"), reason="FIREKEEPER_COMPILED names no compiled package"
)
def test_positions_are_worth_the_same_compiled_and_interpreted():
    """Bots keep their strength: every third position of some records, for every seat."""
    paths = [str(path) for path in RECORDS][::5]
    interpreted = printed(VALUES, paths, PYTHONPATH=str(SOURCES))
    compiled = printed(VALUES, paths, PYTHONPATH=os.environ["FIREKEEPER_COMPILED"])
    for path, slow, fast in zip(paths, interpreted, compiled, strict=True):
        assert slow == fast, path


def test_a_change_of_a_game_changes_its_fingerprint():
    """The comparison above would notice: one other choice gives another digest."""
    from firekeeper.conformance import digest_of_record

    whole = firekeeper.load(RECORDS[0])
    one = firekeeper.replay(whole, to=120)
    other = firekeeper.replay(whole, to=121)
    assert digest_of_record(one) != digest_of_record(other)
