"""What the browser says: every message the client asks for exists in both languages, none is left over."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

from firekeeper.conformance import cases
from firekeeper.kernel.wording import kebab
from firekeeper.table.bots import LEVELS
from firekeeper.table.errors import Code
from firekeeper.texts import LANGUAGES, sources, texts
from firekeeper.titles import TITLES, title

CLIENT = Path(__file__).parents[1] / "client" / "src"
SHARED = ("client.ftl", "play.ftl", "lobby.ftl", "after.ftl", "friends.ftl")
"""What surrounds every game. The words of a game are checked with its board."""
WRITTEN = re.compile(r"""["'`]((?:client|play|lobby|lesson|after|friends)(?:-[a-z0-9]+)+)["'`]""")
MADE = re.compile(r"`((?:client|play|lobby|lesson|after|friends)(?:-[a-z0-9]+)*-)\$\{([^}]*)\}(-[a-z-]+)?`")
"""Keys that are put together: what stands before and after the part that varies."""


@cache
def code(*, games: bool = True) -> str:
    """The client, without its tests; and without the games, whose own names may look like keys."""
    files = [path for path in CLIENT.rglob("*") if path.suffix in (".ts", ".svelte")]
    files = [path for path in files if games or CLIENT / "games" not in path.parents]
    return "\n".join(path.read_text("utf-8") for path in files if not path.name.endswith(".test.ts"))


def keys(language: str, files: tuple[str, ...]) -> set[str]:
    texts = sources(language)
    return {key for name in files for key in re.findall(r"^([a-z][a-z0-9_-]*) =", texts[name], re.MULTILINE)}


def made() -> list[tuple[str, str]]:
    return [(found[1], found[3] or "") for found in MADE.finditer(code())]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_missing(language: str) -> None:
    known = keys(language, SHARED)
    assert sorted(set(WRITTEN.findall(code(games=False))) - known) == []
    for before, after in made():
        assert any(key.startswith(before) and key.endswith(after) for key in known), f"{before}...{after}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_left_over(language: str) -> None:
    used = set(WRITTEN.findall(code()))
    parts = made()
    left = {
        key
        for key in keys(language, SHARED) - used
        if not any(key.startswith(before) and key.endswith(after) for before, after in parts)
    }
    assert sorted(left) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_and_every_bot_has_words(language: str) -> None:
    known = keys(language, SHARED)
    assert {f"client-refused-{code.replace('_', '-')}" for code in get_args(Code)} <= known
    assert {f"client-seat-{bot}" for bot in LEVELS} <= known


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TITLES)
def test_every_game_presents_itself(game: str, language: str) -> None:
    file = f"{game}-lobby.ftl"
    assert file in sources(language), f"{file} says how {game} presents itself before it is opened"
    wanted = {f"{game}-lobby-{part}" for part in ("name", "about", "players", "time")}
    endings = {f"{game}-ending-{kebab(end)}" for case in cases(game) for end in case.rules.endings()}
    lobby = CLIENT / "games" / game / "lobby.ts"
    ways = lobby.read_text("utf-8") if lobby.is_file() else ""
    alone = set(re.findall(rf"{game}-lobby-alone(?:-[a-z]+)?", ways))
    campaign = {f"{game}-campaign-{step}" for step in re.findall(r'step\("([a-z0-9]+)"', ways)}
    titles = set(re.findall(rf"{game}-lobby-(?:name-[a-z_]+|played)", ways))
    stages = {f"{game}-stage", f"{game}-stage-short"}
    picture = lobby.with_name("Example.svelte")
    map_ = (
        set(re.findall(rf"{game}-lobby-map[a-z-]*", picture.read_text("utf-8")))
        if picture.is_file()
        else set()
    )
    if f"{game}-lobby-map-" in map_:  # of a named seed, or of one of the layouts
        map_.remove(f"{game}-lobby-map-")
        layouts = next(option.values for option in title(game).describe() if option.name == "layout")
        map_ |= {f"{game}-lobby-map-{kind}" for kind in ("seed", *layouts)}
    assert keys(language, (file,)) == wanted | endings | stages | alone | campaign | titles | map_


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["wendake", "endless_winter"])
def test_every_part_of_an_estimate_has_words_for_hints(game: str, language: str) -> None:
    named = {f"play-part-{name}" for case in cases(game) for name in case.rules.feature_names}
    assert named <= keys(language, ("play.ftl",))


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_no_points_are_told_every_part_says_what_is_the_case(language: str) -> None:
    named = {f"play-change-{name}" for case in cases("tindaya") for name in case.rules.feature_names}
    assert named == {key for key in keys(language, ("play.ftl",)) if key.startswith("play-change-")}
    said = texts(language)
    for key in named:
        ways = {
            said(key, way=way, count=count, about=about)
            for way in ("more", "less")
            for count in (0, 1, 2)
            for about in ("acoran", "moneiba", "own", "")
        }
        assert len(ways) in (2, 4, 6), f"{key} says what there is more or less of, how many or whose"
