"""What the boards and the first-game guides say: nothing missing, nothing left over, set as print is set."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from test_texts import decisions

from firekeeper.kernel.wording import kebab
from firekeeper.texts import LANGUAGES, sources
from firekeeper.titles import title

GAMES = ("wendake", "endless_winter", "tindaya")
CLIENT = Path(__file__).parents[1] / "client" / "src" / "games"
MESSAGE = re.compile(r"^([a-z][a-z0-9_-]*) =", re.MULTILINE)
MARK = re.compile(r"""^  [a-z_]+: "([a-z-]+)",$""", re.MULTILINE)
FILES = [f"{game}-{part}.ftl" for game in GAMES for part in ("board", "coach", "lobby")]


@cache
def code(game: str) -> str:
    """The board of a game and what all boards share, without its tests."""
    places = (CLIENT / game, CLIENT.parent / "board")
    files = [path for place in places for path in place.rglob("*") if path.suffix in (".ts", ".svelte")]
    texts = [path.read_text("utf-8") for path in files if not path.name.endswith(".test.ts")]
    return "\n".join(texts).replace("${game}", game)


def guide(game: str) -> str:
    """What the guides of a game and of its modules know besides the questions."""
    return "\n".join(path.read_text("utf-8") for path in sorted((CLIENT / game).rglob("guide.ts")))


def keys(language: str, file: str) -> set[str]:
    return set(MESSAGE.findall(sources(language)[file]))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_board_says_all_it_has_words_for(game: str, language: str) -> None:
    known = keys(language, f"{game}-board.ftl")
    written = set(re.findall(rf"""["'`]({game}-board(?:-[a-z0-9_]+)+)["'`]""", code(game)))
    assert sorted(written - known) == []
    # Keys that are put together: what stands before and after the part that varies.
    made = re.findall(rf"`({game}-board(?:-[a-z0-9_]+)*-)\$\{{[^}}]*\}}(-[a-z-]+)?`", code(game))
    left = {
        key
        for key in known - written
        if not any(key.startswith(before) and key.endswith(after) for before, after in made)
    }
    assert sorted(left) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_guide_speaks_of_what_comes_up(game: str, language: str) -> None:
    title(game).every_part("game")  # the decisions are known once the rules are there
    found = {f"{game}-coach-{kebab(name)}" for name in decisions(game)}
    marks = {f"{game}-coach-{mark}" for mark in MARK.findall(guide(game))}
    first = set(re.findall(rf"{game}-first(?:-[a-z0-9]+)+", code(game)))
    first |= {f"{game}-first-{name}" for name in re.findall(r'card\("([a-z0-9-]+)"', guide(game))}
    known = keys(language, f"{game}-coach.ftl")
    assert sorted(first - known) == []
    assert sorted(known - found - marks - first) == []
    assert sorted(marks - known) == []


@pytest.mark.parametrize("file", FILES)
def test_french_is_set_as_french_is(file: str) -> None:
    for line in sources("fr")[file].splitlines():
        text = re.sub(r"\{[^{}]*\}?", "x", line)
        if line.startswith("#") or not text.strip():
            continue
        assert not re.search(r"[^\u202f][;:!?»]|«[^\u202f]|['\"]", text), line


GLOSSARY = {
    "endless_winter": (
        "campement", "série", "décompte final", "phase d’action ", "piste offrande", "piste honneur",
        "piste nourriture", "piste outil", "tuile de base",
    ),
}  # fmt: skip
"""Words that the printed rulebook does not use for its things."""


@pytest.mark.parametrize("game", GLOSSARY)
def test_french_calls_things_as_the_rulebook_does(game: str) -> None:
    for name, text in sources("fr").items():
        if name.startswith(game):
            found = [word for word in GLOSSARY[game] if word in f"{text.lower()} "]
            assert found == [], f"{name}: {found}"
