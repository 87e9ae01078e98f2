"""A replay as one HTML file: the client's offline player with the replays of a game inside."""

from __future__ import annotations

import base64
import gzip
import html
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from firekeeper.kernel.game import Game
from firekeeper.kernel.record import Record
from firekeeper.table import replay as build
from firekeeper.table.history import GameSnapshot
from firekeeper.table.replay import Draw, Replay
from firekeeper.texts import LANGUAGES, sources, wording
from firekeeper.titles import TITLES
from firekeeper.web.messages import ResultView, SeatView, TableView

NOT_FOR_BROWSERS = ("terminal",)
"""Words that are not for browsers."""

PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>{style}</style>
</head>
<body>
<div id="app"></div>
<script type="application/octet-stream" id="reel">{reel}</script>
<script>{script}</script>
</body>
</html>
"""


class OfflineError(ValueError):
    """The page cannot be made; the message says what is missing."""


class OfflineReplay(Struct, frozen=True):
    """Everything a replay shows: the replays from all seats, and words in all languages."""

    table: TableView
    components: Any
    seat: int | None
    replays: list[Replay] = msgspec.field(name="films")
    record: str
    draws: list[Draw]
    words: dict[str, list[str]]


def offline_replay(
    snapshot: GameSnapshot, table: TableView, components: Any, record: str, seat: int | None
) -> OfflineReplay:
    """The offline replay of a game: every seat's replay, since a record that is given away hides nothing."""
    found = [build.build_replay(snapshot, audience) for audience in range(snapshot.rules.seats)]
    draws = build.draws(snapshot) if snapshot.over else []
    return OfflineReplay(table, components, seat, found, record, draws, words_of(table.game))


def words_of(game: str) -> dict[str, list[str]]:
    """The messages the page needs, by language: what surrounds every game, and this game."""

    others = [name for name in (*TITLES, *NOT_FOR_BROWSERS) if name != game]

    def wanted(file: str) -> bool:
        name = file.removesuffix(".ftl")
        return not any(name == other or name.startswith(f"{other}-") for other in others)

    return {
        language: [text for name, text in sources(language).items() if wanted(name)] for language in LANGUAGES
    }


def offline_replay_of_record(record: Record, game: Game, components: Any, seat: int | None) -> OfflineReplay:
    """The offline replay of a record that was not played at one of our tables: its seats have no names.

    `game` is the record, replayed as far as it shall be shown.
    """
    entries = list(game.record.entries)
    names = wording(game.rules).names
    snapshot = GameSnapshot(game.rules, record.header, record.seed or "", entries, game.over, names)
    whole = len(entries) == len(record.entries)
    text = record.text() if whole and game.over else ""
    return offline_replay(
        snapshot, _table(snapshot, record.seed if game.over else None, game), components, text, seat
    )


def _table(snapshot: GameSnapshot, seed: str | None, game: Game) -> TableView:
    rules, header = snapshot.rules, snapshot.header
    seats = [
        SeatView("automa" if at in rules.automa else "human", "", "", "", False, False, False, False, None)
        for at in range(rules.seats)
    ]
    result = ResultView(game.scores, game.winners, game.ending) if game.over else None
    return TableView(
        id="",
        game=header.game,
        options=header.options,
        name="",
        undo="never",
        spectators=True,
        spectators_muted=False,
        clock=None,
        status="finished" if snapshot.over else "playing",
        seats=seats,
        watching=0,
        commitment=header.commitment,
        seed=seed,
        practice=False,
        origin="",
        rematch="",
        requests=[],
        result=result,
        rules_version=header.rules,
        pack=header.pack,
        created_at=0.0,
    )


def page(client: Path, found: OfflineReplay) -> str:
    """The whole page. OfflineError if the client was built without the player for this game."""
    game = found.table.game
    script, style = client / "offline" / f"{game}.js", client / "offline" / f"{game}.css"
    if not script.is_file() or not style.is_file():
        raise OfflineError(
            f"there is no offline player for {game}: build the client with tools/client.py build"
        )
    packed = base64.b64encode(gzip.compress(msgspec.json.encode(found), 9, mtime=0)).decode()
    code = script.read_text(encoding="utf-8")
    return PAGE.format(
        title=html.escape(found.table.name or game.replace("_", " ").title()),
        style=style.read_text(encoding="utf-8").replace("</style", "<\\/style"),
        reel=packed,
        # Only these two can end or confuse a script element; written so they mean the same in strings.
        script=code.replace("</script", "\\x3c/script").replace("<!--", "\\x3c!--"),
    )
