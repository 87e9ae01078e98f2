"""The same games in every process: whatever Python does with hashes, and interpreted or compiled."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import firekeeper
from firekeeper.conformance.wendake import CASES

SOURCES = Path(__file__).parents[2] / "src"
RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*.json"))

GAMES = """
import json, sys
from firekeeper.conformance import digest
from firekeeper.conformance.wendake import CASES
print(json.dumps([digest(CASES[int(at)], range(2)) for at in sys.argv[1:]]))
"""

REPLAYS = """
import json, sys
import firekeeper
from firekeeper.conformance import digest_of_record
from firekeeper.kernel import engine
found = [digest_of_record(firekeeper.replay(firekeeper.load(path))) for path in sys.argv[1:]]
print(json.dumps([engine.__file__, found]))
"""


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


def test_hash_seeds_do_not_matter():
    """Twenty games, every position, event and point of them."""
    cases = [str(at) for at in range(0, len(CASES), 2)][:10]
    found = [printed(GAMES, cases, PYTHONHASHSEED=seed) for seed in ("0", "1", "4711")]
    assert found[0] == found[1] == found[2]
    assert len(set(found[0])) == len(cases)


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
    cases = [str(at) for at in range(len(CASES))]
    assert printed(GAMES, cases, PYTHONPATH=str(SOURCES)) == printed(GAMES, cases, PYTHONPATH=compiled)


def test_a_change_of_a_game_changes_its_fingerprint():
    """The comparison above would notice: one other choice gives another digest."""
    from firekeeper.conformance import digest_of_record

    whole = firekeeper.load(RECORDS[0])
    one = firekeeper.replay(whole, to=120)
    other = firekeeper.replay(whole, to=121)
    assert digest_of_record(one) != digest_of_record(other)
