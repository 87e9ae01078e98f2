"""Rules versions: a table goes on with the version that its record names, as long as there is one.

Without it, the newest rules go on with the table if its record replays identically, else it is frozen.

A frozen table is kept as it is. People read it as far as it replays, its finished record can be downloaded,
and an operator can write any of them to a file; with the version that made it, it goes on.
"""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path
from typing import Any

import msgspec

from firekeeper.kernel.game import Game
from firekeeper.kernel.record import POINTS, Entry, Header, Record, RecordError, Result
from firekeeper.kernel.rules import Rules
from firekeeper.library import replay
from firekeeper.table import log_entries as le
from firekeeper.table.live import LiveTable
from firekeeper.table.summaries import ending_of, summary
from firekeeper.table.table_config import Frozen, TableConfig
from firekeeper.titles import rules_of_record

SAME = ("status", "number", "to_move", "scores", "winners", "ending")
"""What a replay must come to again."""

Lines = list[tuple[float, le.AnyLogEntry]]


def named(config: TableConfig, lines: Lines) -> tuple[str, str]:
    """The version of the rules and the component pack that a table's record names, as of its last line."""
    return next(
        ((line.rules, line.pack) for _, line in reversed(lines) if isinstance(line, le.Upgraded)),
        (config.rules, config.pack),
    )


def rules_of(config: TableConfig, lines: Lines, pack: Path | None) -> Rules:
    """The rules that play a table: of the version that its record names, or else the newest."""
    return rules_of_record(config.game, config.options, pack, named(config, lines)[0])


def unfold(config: TableConfig, rules: Rules, lines: Lines, stored: bytes) -> LiveTable:
    """The table of some lines; frozen if these rules do not play them as they were played.

    `stored` is the summary beside the lines. Where the record names these very rules it is not asked.
    """
    table = LiveTable(config, rules)
    try:
        _follow(table, lines)
    except Exception:  # whatever other rules stumble over: it may be something that was taken back
        table = LiveTable(config, rules)
        lines = lasting(lines)
        try:
            _follow(table, lines)
        except Exception as error:
            return _cut(config, rules, lines, table.count - 1, _reason(error), stored)
        table.practice = msgspec.json.decode(stored)["practice"]
    if table.outdated:
        why = difference(msgspec.json.decode(stored), summary(table))
        if why:
            table.frozen = _frozen(table, lines, why, stored)
    return table


def _follow(table: LiveTable, lines: Lines) -> None:
    for when, line in lines:
        table.follow(line, when)


def lasting(lines: Lines) -> Lines:
    """The same lines without the entries that were taken back: they are no part of the record."""
    kept: list[tuple[int, Entry]] = []
    for at, (_, line) in enumerate(lines):
        if isinstance(line, le.Started | le.Chose):
            kept += [(at, entry) for entry in line.entries]
        elif isinstance(line, le.Undone):
            del kept[line.number :]
    left: dict[int, list[Entry]] = defaultdict(list)
    for at, entry in kept:
        left[at].append(entry)
    open_from = _answers_from(lines)
    found: Lines = []
    number = 0
    for at, (when, line) in enumerate(lines):
        number += len(left[at])
        if isinstance(line, le.Started | le.Chose):
            found.append((when, msgspec.structs.replace(line, entries=left[at])))
        elif isinstance(line, le.Undone):
            found.append((when, msgspec.structs.replace(line, number=min(line.number, number))))
        elif isinstance(line, le.LaneChanged) and at < open_from:
            found.append((when, msgspec.structs.replace(line, entries=[])))
        else:
            found.append((when, line))
    return found


def difference(was: dict[str, Any], now: dict[str, Any]) -> str:
    """What a replay has come to that was otherwise when it was played; empty if nothing."""
    was = {**was, "ending": ending_of(was)}
    for name in SAME:
        if was.get(name) != now[name]:
            return f"{name} was {was.get(name)!r} when it was played, and is {now[name]!r} now"
    return ""


def _cut(config: TableConfig, rules: Rules, lines: Lines, at: int, why: str, stored: bytes) -> LiveTable:
    """The table as far as it replays: up to the entry in line `at` over which the rules stumble."""
    table = LiveTable(config, rules)
    for when, line in lines[:at]:
        table.follow(line, when)
    when, line = lines[at]
    if isinstance(line, le.Started | le.Chose):
        for good in range(len(line.entries) - 1, -1, -1):
            trial = LiveTable(config, rules)
            try:
                for when, earlier in lines[:at]:
                    trial.follow(earlier, when)
                trial.follow(msgspec.structs.replace(line, entries=line.entries[:good]), when)
            except Exception:  # the stumbling block lies further ahead
                continue
            table = trial
            table.count -= 1  # the line is counted below
            table.public_count -= 1
            break
    table.frozen = _frozen(table, lines, why, stored)
    for when, line in lines[at:]:
        table.follow(line, when)
    table.frozen = msgspec.structs.replace(table.frozen, rules=table.version[0], pack=table.version[1])
    return table


def _frozen(table: LiveTable, lines: Lines, why: str, stored: bytes) -> Frozen:
    rules, pack = table.version
    return Frozen(
        rules=rules,
        pack=pack,
        replays=table.number,
        entries=len(entries(lines)),
        why=why,
        summary=msgspec.json.decode(stored),
    )


def _reason(error: Exception) -> str:
    return str(error) if isinstance(error, RecordError) else repr(error)


def entries(lines: Lines) -> list[Entry]:
    """The entries of the record, read from the lines without playing them."""
    found: list[Entry] = []
    for _, line in lines:
        if isinstance(line, le.Started | le.Chose):
            found += line.entries
        elif isinstance(line, le.Undone):
            del found[line.number :]
    return found


def _answers_from(lines: Lines) -> int:
    """From which line on answers are still open that several seats give at the same time."""
    for at in range(len(lines), 0, -1):
        if isinstance(lines[at - 1][1], le.Started | le.Chose | le.Undone):
            return at
    return 0


def answers(lines: Lines) -> list[Entry]:
    """The open answers, seat by seat."""
    found: dict[int, list[Entry]] = {}
    for _, line in lines[_answers_from(lines) :]:
        if isinstance(line, le.LaneChanged):
            found[line.seat] = line.entries
    return [entry for seat in sorted(found) for entry in found[seat]]


def stored_record(config: TableConfig, lines: Lines, stored: bytes) -> Record:
    """The whole record of a table, seed included, without any rules: for the version that can play it."""
    was: dict[str, Any] = msgspec.json.decode(stored)
    made_with = named(config, lines)
    record = Record(
        Header(config.game, *made_with, config.options, config.commitment, config.start), config.seed
    )
    record.entries = entries(lines)
    record.answers = answers(lines)
    if was["status"] == "finished":
        record.result = Result(was["scores"], was["winners"], ending_of(was) or POINTS)
    return record


def replayed(record: Record, pack: Path | None) -> Game:
    """The game of a record, checked completely; one that names other rules must come out alike with these."""
    header = record.header
    rules = rules_of_record(header.game, header.options, pack, header.rules)
    trial = Record(msgspec.structs.replace(header, rules=rules.version, pack=rules.pack), record.seed)
    trial.entries, trial.result = record.entries, record.result
    try:
        return replay(trial, None, pack)
    except RecordError as error:
        if trial.header == header:
            raise
        made = f"made with rules {header.rules} and pack {header.pack}"
        here = f"rules {rules.version} and pack {rules.pack}, which are installed here"
        raise RecordError(0, f"{made}, it does not replay with {here}: {error}") from error
