"""Write what the unit tests of the shuffle verification compare with: Python's hashes, and a real game's draws.

python client/dev/shuffles.py      write client/src/lib/fixtures/shuffles.json
"""

from __future__ import annotations

import hashlib
from pathlib import Path

import msgspec

from firekeeper import library
from firekeeper.kernel.rng import Dealer
from firekeeper.table import replay
from firekeeper.table.history import GameSnapshot

ROOT = Path(__file__).resolve().parents[2]
TARGET = ROOT / "client" / "src" / "lib" / "fixtures" / "shuffles.json"
RECORD = ROOT / "tests" / "records" / "wendake_solo_easy_won.json"
TEXTS = ["", "abc", "é🔥", *("x" * length for length in (55, 56, 63, 64, 119, 127, 128, 129, 1000))]
NUMBERS = [1, 2, 3, 1000, 70_000]


def fixture() -> dict[str, object]:
    record = library.load(RECORD)
    rules = library.replay(record).rules
    seen = GameSnapshot(rules, record.header, record.seed or "", record.entries, True, [])
    keyed = hashlib.blake2b(b"fire", digest_size=16, key=b"keeper", person=b"hearth").hexdigest()
    return {
        "hashes": [
            [text, hashlib.sha256(text.encode()).hexdigest(), hashlib.blake2b(text.encode()).hexdigest()]
            for text in TEXTS
        ],
        "keyed": keyed,
        "dealt": [[number, Dealer("seed 7").below(number, 60)] for number in NUMBERS],
        "record": RECORD.read_text(encoding="utf-8"),
        "draws": replay.draws(seen),
    }


if __name__ == "__main__":
    TARGET.parent.mkdir(exist_ok=True)
    TARGET.write_bytes(msgspec.json.encode(fixture()) + b"\n")
