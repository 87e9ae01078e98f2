"""Records: a whole game as readable text.

A record is JSON with one choice per line, so that people can read it and tools can diff it:

    "1 activate 0 2 #5f0c21d9"      seat 1 chose this
    "2! end_turn #0b7e4a13"         forced: applied for seat 2 by the kernel
    "* card husk_red_clean #..."    chance

While several seats answer at the same time, the record of a game in progress has `answers`: what they have
chosen so far, written in the same way. It moves to the choices, in their order, when the last answer is in.

The mark after # chains every choice to all that came before it and to the header. A damaged, shortened
or edited record is therefore refused with the number of its first bad choice.
"""

from __future__ import annotations

import hashlib
import json
import re
from typing import Any

import msgspec
from msgspec import Struct

from firekeeper.kernel.frame import CHANCE
from firekeeper.kernel.rng import commitment

FORMAT = 1
POINTS = "points"
"""The usual ending: the game is played to its end and the points decide."""
_WORDS = r'[!-"$-~][ -"$-~]*'  # printable ASCII, and no #
_LINE = re.compile(rf"(?P<who>\*|[1-9][0-9]?)(?P<auto>!?) (?P<choice>{_WORDS}) #(?P<mark>[0-9a-f]{{8}})")
_MOST_CHOICES = 100_000


class RecordError(ValueError):
    """A record that cannot be trusted. `number` is its first bad choice; 0 means the header."""

    def __init__(self, number: int, message: str) -> None:
        self.number = number
        where = f"choice {number}" if number else "the header (before choice 1)"
        super().__init__(f"{where}: {message}")


class Entry(Struct, frozen=True):
    """One line of a record. `automatic` entries were forced and applied by the kernel."""

    seat: int
    choice: str
    automatic: bool = False

    def line(self) -> str:
        who = "*" if self.seat == CHANCE else str(self.seat + 1)
        return f"{who}{'!' if self.automatic else ''} {self.choice}"


class Result(Struct, frozen=True, omit_defaults=True):
    """How a game came out.

    `winners` can be one seat, several that share the victory, a team, everybody (a co-operative game that is
    won) or nobody. `ending` names the way it ended, one of `Rules.endings`; records leave out the usual one.
    """

    scores: list[int]
    winners: list[int]
    ending: str = POINTS


class Header(Struct, frozen=True, omit_defaults=True):
    """What a game is played with: enough to set it up again.

    `start` is the position of a game that continues another one; None means the ordinary set-up.
    """

    game: str
    rules: str
    pack: str
    options: dict[str, Any]
    commitment: str
    start: dict[str, Any] | None = None


class Record:
    """Header, choices, and at the end of the game the seed and the result."""

    def __init__(self, header: Header, seed: str | None = None) -> None:
        self.header = header
        self.seed = seed
        self.entries: list[Entry] = []
        # Choices of seats that answer at the same time as others, some of whom have not: not yet entries.
        self.answers: list[Entry] = []
        self.result: Result | None = None

    def text(self, reveal_seed: bool = True) -> str:
        """The record as JSON, one choice per line."""
        head = {"firekeeper": FORMAT, **msgspec.to_builtins(self.header)}
        head["seed"] = self.seed if reveal_seed else None
        head["result"] = msgspec.to_builtins(self.result)
        head["count"] = len(self.entries)
        lines = [
            f"  {json.dumps(name)}: {json.dumps(value, sort_keys=True)}," for name, value in head.items()
        ]
        written = [*self.entries, *self.answers]
        marks = chain(self.header, written)
        marked = [
            f"    {json.dumps(f'{entry.line()} #{mark}')}" for entry, mark in zip(written, marks, strict=True)
        ]
        count = len(self.entries)
        choices = ",\n".join(marked[:count])
        if self.answers:
            lines += ['  "answers": [', ",\n".join(marked[count:]), "  ],"]
        return "\n".join(["{", *lines, '  "choices": [', choices, "  ]", "}", ""])


def chain(header: Header, entries: list[Entry]) -> list[str]:
    """The mark of each entry: it depends on the header and on every entry up to it."""
    text = json.dumps(msgspec.to_builtins(header), sort_keys=True)
    digest = hashlib.blake2b(text.encode(), digest_size=16).digest()
    marks = []
    for entry in entries:
        digest = hashlib.blake2b(digest + entry.line().encode(), digest_size=16).digest()
        marks.append(digest.hex()[:8])
    return marks


def parse(text: str) -> Record:
    """Read a record and check its chain. RecordError names the first bad choice."""
    data = _load(text)
    if data.get("firekeeper") != FORMAT:
        raise RecordError(
            0, f"this is not a record of format {FORMAT}: «firekeeper» is {data.get('firekeeper')!r}"
        )
    if missing := {"seed", "result", "count"} - data.keys():
        raise RecordError(0, f"«{min(missing)}» is missing: every record says it, if only as null")
    lines = data.get("choices")
    if not isinstance(lines, list):
        raise RecordError(0, "«choices» must be a list of strings")
    if len(lines) > _MOST_CHOICES:
        raise RecordError(0, f"a record holds at most {_MOST_CHOICES} choices, this one {len(lines)}")
    try:
        header = msgspec.convert(data, Header)
        result = msgspec.convert(data.get("result"), Result | None)
    except (msgspec.ValidationError, UnicodeEncodeError) as error:
        raise RecordError(0, f"a field is wrong: {error}") from error
    seed = data.get("seed")
    if seed is not None and not (isinstance(seed, str) and _is_text(seed)):
        raise RecordError(0, "«seed» must be a string, or null while the game goes on")
    answers = data.get("answers", [])
    if not isinstance(answers, list) or len(answers) > _MOST_CHOICES:
        raise RecordError(0, "«answers» must be a list of strings like those of «choices»")
    record = Record(header, seed)
    written: list[Entry] = []
    found = []
    for number, line in enumerate([*lines, *answers], 1):
        match = _LINE.fullmatch(line) if isinstance(line, str) else None
        if match is None:
            raise RecordError(
                number, f"«{line}» is not written like a choice, for example «1 end_turn #5f0c21d9»"
            )
        seat = CHANCE if match["who"] == "*" else int(match["who"]) - 1
        written.append(Entry(seat, match["choice"], bool(match["auto"])))
        found.append(match["mark"])
    for number, (mark, right) in enumerate(zip(found, chain(header, written), strict=True), 1):
        if mark != right:
            raise RecordError(number, "this choice, or the header, was changed after it was recorded")
    if data.get("count") != len(lines):
        raise RecordError(
            len(lines) + 1, f"it is missing: the record should have {data.get('count')} choices"
        )
    if seed is not None and commitment(seed) != header.commitment:
        raise RecordError(
            0, "the seed is not the one that was promised: its SHA-256 differs from «commitment»"
        )
    record.entries, record.answers = written[: len(lines)], written[len(lines) :]
    record.result = result
    return record


def _is_text(value: str) -> bool:
    """JSON can escape halves of characters, which no file can hold."""
    return not any("\ud800" <= letter <= "\udfff" for letter in value)


def _load(text: str) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:  # a number of thousands of digits is a ValueError, too
        # Count the choices that are still whole, so that the reader knows where the damage begins.
        place = error.pos if isinstance(error, json.JSONDecodeError) else 0
        begin = text.find('"choices"')
        whole = len(re.findall(r'"[^"\n]+ #[0-9a-f]{8}"', text[begin:place])) if 0 <= begin < place else -1
        raise RecordError(whole + 1, "the record is damaged or cut off: it is not complete JSON") from error
    if not isinstance(data, dict):
        raise RecordError(0, "a record is a JSON object")
    return data
