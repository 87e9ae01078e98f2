"""Routes about games and rules: what can be played, with which options, and what the rules say."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import Request, get
from litestar.params import Parameter
from msgspec import Struct

from firekeeper import ledger
from firekeeper.kernel.options import Option, OptionError, read
from firekeeper.table.bots import LEVELS
from firekeeper.table.errors import TableError
from firekeeper.texts import LANGUAGES
from firekeeper.titles import TITLES, components_of, title
from firekeeper.web.people import service_of


class OptionView(Struct, frozen=True):
    """An option; `defaults` has its default for every number of players with which it can be set."""

    name: str
    values: list[Any]
    default: Any
    defaults: dict[str, Any]


class GameView(Struct, frozen=True):
    """A game with its options; names and sentences are in the client's language files."""

    name: str
    options: list[OptionView]
    bots: list[str]


class RuleView(Struct, frozen=True):
    """A rule; `language` is that of title and text: English if there is no translation."""

    id: str
    title: str
    text: str
    section: str
    game: str
    language: str


Language = Annotated[str, Parameter(max_length=5, description=f"The reader's: {' or '.join(LANGUAGES)}.")]


@cache
def _game(name: str) -> GameView:
    described = title(name).describe()
    numbers = next(option.values for option in described if option.name == "players")
    options = [OptionView(o.name, o.values, o.default, _defaults(name, o, numbers)) for o in described]
    return GameView(name, options, list(LEVELS))


def _defaults(name: str, option: Option, numbers: list[int]) -> dict[str, Any]:
    """Found by trying: a title itself says what goes together."""
    found = title(name)
    defaults = {}
    for players in numbers:
        given = {option.name: option.values[0], "players": players}
        try:
            found.resolve_options(read(found.options, given))
        except OptionError:
            continue
        resolved = found.resolve_options(read(found.options, {"players": players}))
        defaults[str(players)] = getattr(resolved, option.name)
    return defaults


@get("/api/games", tags=["games"], summary="All games with their options")
async def list_games() -> list[GameView]:
    return [_game(name) for name in TITLES]


@get("/api/games/{game:str}", tags=["games"], summary="One game with its options")
async def show_game(game: str) -> GameView:
    if game not in TITLES:
        raise TableError("not_found", f"there is no game «{game}»; there are {', '.join(TITLES)}")
    return _game(game)


_components = cache(components_of)  # reading the files of a pack takes longer than playing a move


@get("/api/games/{game:str}/components", tags=["games"], summary="Every tile, card and map as data")
async def show_components(request: Request[Any, Any, Any], game: str) -> dict[str, Any]:
    if game not in TITLES:
        raise TableError("not_found", f"there is no game «{game}»; there are {', '.join(TITLES)}")
    found: dict[str, Any] = _components(game, service_of(request).config.pack)
    return found


@get("/api/rules", tags=["rules"], summary="Search the rule ledgers")
async def search_rules(
    q: Annotated[str, Parameter(max_length=80)],
    limit: Annotated[int, Parameter(ge=1, le=100)] = 20,
    language: Language = "en",
) -> list[RuleView]:
    return [_rule(rule) for rule in ledger.find(q, _spoken(language))[:limit]]


@get("/api/rules/{rule:str}", tags=["rules"], summary="One rule by its ID")
async def show_rule(rule: str, language: Language = "en") -> RuleView:
    found = ledger.rules(_spoken(language)).get(rule.upper())
    if found is None:
        near = ", ".join(ledger.suggest(rule))
        raise TableError("not_found", f"no rule is called «{rule[:40]}»{f'; near: {near}' if near else ''}")
    return _rule(found)


def _spoken(language: str) -> str:
    if language not in LANGUAGES:
        raise TableError("bad_message", f"language: «{language}» is not one of {', '.join(LANGUAGES)}")
    return language


def _rule(rule: ledger.Rule) -> RuleView:
    return msgspec.convert(msgspec.to_builtins(rule), RuleView)


ROUTES: list[Any] = [list_games, show_game, show_components, search_rules, show_rule]
