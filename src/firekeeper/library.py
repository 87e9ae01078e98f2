"""Playing from Python: new games, saved records, replays.

game = firekeeper.new("wendake", players=3, seed=7)
while not game.over:
    game.choose(game.choices[0])
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from firekeeper.kernel.game import Game
from firekeeper.kernel.options import OptionError
from firekeeper.kernel.record import Header, Record, RecordError, Result, parse
from firekeeper.kernel.rng import Dealer
from firekeeper.titles import options_of, rules_for, rules_of_record, title

_MOST_BYTES = 16 * 1024 * 1024


class RecordFile(Record):
    """A record that can be written to a file."""

    def save(self, path: Path | str) -> None:
        """Write the record as readable JSON."""
        Path(path).write_text(self.text(), encoding="utf-8")


def new(
    game: str,
    *,
    seed: int | str | None = None,
    pack: Path | str | None = None,
    confirm: Iterable[int] = (),
    history: bool = True,
    rules_version: str | None = None,
    **options: Any,
) -> Game:
    """A new game at its first real choice.

    The same seed gives the same game everywhere; without one a secret seed is drawn. `confirm` names the
    seats that end their turns themselves even when nothing else is left to do. `rules_version` names an older
    version of the rules; without it the newest is played.
    """
    rules = rules_for(game, options, None if pack is None else Path(pack), rules_version)
    dealer = Dealer(str(seed) if seed is not None else secrets.token_hex(16))
    header = Header(rules.game, rules.version, rules.pack, options_of(rules), dealer.commitment())
    started = Game(rules, RecordFile(header, dealer.seed), dealer, frozenset(confirm), history)
    started.begin()
    return started


def load(path: Path | str) -> RecordFile:
    """Read a record file. RecordError says what is wrong with it."""
    place = Path(path)
    if place.stat().st_size > _MOST_BYTES:
        raise RecordError(0, f"{place.name} is larger than {_MOST_BYTES // 1024 // 1024} MiB: not a record")
    try:
        text = place.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise RecordError(0, f"{place.name} is not a text file") from error
    found = parse(text)
    record = RecordFile(found.header, found.seed)
    record.entries = found.entries
    record.answers = found.answers
    record.result = found.result
    return record


def replay(record: Record, to: int | None = None, pack: Path | str | None = None) -> Game:
    """The game of a record after its first `to` choices (all of them by default), every choice checked.

    It is played by the version of the rules that made it, as long as this program has that version.
    The seed, if the record reveals it, must give every chance outcome, and the result must be the one
    recorded. RecordError names the first bad choice.
    """
    header = record.header
    try:
        rules = rules_of_record(
            header.game, header.options, None if pack is None else Path(pack), header.rules
        )
    except OptionError as error:
        raise RecordError(0, str(error)) from error
    if header.rules != rules.version:
        known = ", ".join(title(header.game).versions)
        raise RecordError(0, f"made with rules version {header.rules}; here {header.game} has {known}")
    if header.pack != rules.pack:
        raise RecordError(
            0, f"made with component pack {header.pack}; this is {rules.pack}: name the right --pack"
        )
    dealer = None if record.seed is None else Dealer(record.seed)
    try:
        game = Game(rules, RecordFile(header, record.seed), dealer, frozenset(), True)
        game.follow(record.entries if to is None else record.entries[:to])
        if to is None or to >= len(record.entries):
            game.follow_answers(record.answers)
    except RecordError:
        raise
    except (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError) as error:
        if header.start is None:
            raise  # from the ordinary set-up no list of choices may lead the rules astray
        raise RecordError(0, f"its starting position cannot be played: {error!r}") from error
    if to is None or to >= len(record.entries):
        made = game.record.result
        if record.result is not None and made != record.result:
            was = "no result yet" if made is None else _words(made)
            raise RecordError(len(record.entries), f"there is {was} here, not {_words(record.result)}")
        if record.result is None and made is not None:
            raise RecordError(len(record.entries), "the game is over here, but the record has no result")
    return game


def _words(result: Result) -> str:
    winners = f"won by {[seat + 1 for seat in result.winners]}" if result.winners else "won by nobody"
    return f"a result of {result.scores} {winners}, ending «{result.ending}»"
