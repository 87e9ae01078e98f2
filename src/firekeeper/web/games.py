"""Routes about games and rules: what can be played, with which options, and what the rules say."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.params import Parameter
from msgspec import Meta, Struct

from firekeeper import ledger, library
from firekeeper.bots.levels import LEVELS, levels_of
from firekeeper.kernel.options import Option, OptionError, OptionValue, fitting
from firekeeper.table.errors import TableError
from firekeeper.table.parts import parts_of
from firekeeper.texts import LANGUAGES
from firekeeper.titles import TITLES, components_of, title
from firekeeper.web.people import address_of, service_of


class OptionView(Struct, frozen=True):
    """An option; `defaults` has its default for every number of players with which it can be set."""

    name: str
    values: list[Any]
    default: Any
    defaults: dict[str, Any]


class LevelView(Struct, frozen=True):
    """A level of bots, and what it has been measured to win against the level below it with two players.

    `games` is 0 where nobody has measured it yet.
    """

    name: str
    against: str
    games: int
    win_rate: float


class GameView(Struct, frozen=True):
    """A game with its options; names and sentences are in the client's language files.

    `bots`: the levels of bots that people choose from, the weakest first.
    """

    name: str
    options: list[OptionView]
    bots: list[str]
    levels: list[LevelView]


class OptionsRequest(Struct, forbid_unknown_fields=True):
    """What is chosen so far, in any combination."""

    options: Annotated[dict[str, Any], Meta(max_length=40)] = {}


class OptionForm(Struct, frozen=True):
    """An option as a form shows it, given what is chosen before it.

    `value`: what was chosen, if it is allowed, or what the game takes instead; empty if there is nothing.
    Each of `values` has the key of the message that says why it cannot be chosen now, or an empty `reason`.
    An option that is free `text` has one: what is written there.
    """

    name: str
    value: Any
    values: list[OptionValue]
    text: bool


class ExampleRequest(Struct, forbid_unknown_fields=True):
    """A table to look at before it is made; the same seed shows the same one."""

    options: Annotated[dict[str, Any], Meta(max_length=40)] = {}
    seed: Annotated[str, Meta(max_length=80)] = "example"


class ExampleView(Struct, frozen=True):
    """The parts of the view that a spectator has when a game begins."""

    view: dict[str, Any]


class TitledRule(Struct, frozen=True):
    """A rule in a table of contents."""

    id: str
    title: str


class ChapterView(Struct, frozen=True):
    """A chapter of the rules of a game; `ledger` is the game or the module that it belongs to."""

    ledger: str
    title: str
    rules: list[TitledRule]


class RuleView(Struct, frozen=True):
    """A rule; `language` is that of title and text: English if there is no translation."""

    id: str
    title: str
    text: str
    section: str
    game: str
    language: str


MOST_OF_AN_ID = 40
"""Longer than every ID: who asks for more has not mistyped one."""

Language = Annotated[str, Parameter(max_length=5, description=f"The reader's: {' or '.join(LANGUAGES)}.")]


@cache
def _game(name: str) -> GameView:
    described = title(name).describe()
    numbers = next(option.values for option in described if option.name == "players")
    options = [OptionView(o.name, o.values, o.default, _defaults(name, o, numbers)) for o in described]
    return GameView(name, options, list(LEVELS), _levels(name))


def _levels(game: str) -> list[LevelView]:
    """The levels of a game's bots, each measured against the one before it."""
    found: list[LevelView] = []
    for level in levels_of(game).values():
        below = found[-1].name if found else ""
        measured = level.measured
        games, wins = (measured.games, measured.wins) if measured else (0, 0.0)
        found.append(LevelView(level.name, below, games, round(wins / games, 3) if games else 0.0))
    return found


def _defaults(name: str, option: Option, numbers: list[int]) -> dict[str, Any]:
    """Found by trying: a title itself says what goes together."""
    found = title(name)
    defaults = {}
    for players in numbers:
        given = {option.name: option.values[0] if option.values else option.default, "players": players}
        try:
            found.resolve_options(given)
        except OptionError:
            continue
        resolved = found.resolve_options({"players": players})
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


@post("/api/games/{game:str}/options", tags=["games"], summary="Which options go together", status_code=200)
async def show_options(game: str, data: OptionsRequest) -> list[OptionForm]:
    if game not in TITLES:
        raise TableError("not_found", f"there is no game «{game}»; there are {', '.join(TITLES)}")
    return option_forms(game, data.options)


@post("/api/games/{game:str}/example", tags=["games"], summary="How a game would begin", status_code=200)
async def show_example(request: Request[Any, Any, Any], game: str, data: ExampleRequest) -> ExampleView:
    if game not in TITLES:
        raise TableError("not_found", f"there is no game «{game}»; there are {', '.join(TITLES)}")
    service = service_of(request)
    service.hub.limits.check("rules", address_of(request))
    try:
        begun = library.new(game, seed=data.seed, pack=service.config.pack, history=False, **data.options)
    except OptionError as error:
        raise TableError("bad_options", str(error)) from error
    return ExampleView(parts_of(begun.view(None)))


def option_forms(game: str, given: dict[str, Any]) -> list[OptionForm]:
    """Every option with its values, those that cannot be chosen with the reason."""
    found = title(game)
    values = found.allowed(given)
    resolved = found.resolve_options(fitting(values, given))
    texts = {option.name for option in found.describe() if option.text}
    return [OptionForm(name, getattr(resolved, name), items, name in texts) for name, items in values.items()]


_components = cache(components_of)  # reading the files of a pack takes longer than playing a move


@get("/api/games/{game:str}/components", tags=["games"], summary="Every tile, card and map as data")
async def show_components(request: Request[Any, Any, Any], game: str) -> dict[str, Any]:
    if game not in TITLES:
        raise TableError("not_found", f"there is no game «{game}»; there are {', '.join(TITLES)}")
    found: dict[str, Any] = _components(game, service_of(request).config.pack)
    return found


@get("/api/games/{game:str}/rules", tags=["rules"], summary="The rules of a game, by chapter")
async def show_contents(
    request: Request[Any, Any, Any], game: str, language: Language = "en"
) -> list[ChapterView]:
    if game not in TITLES:
        raise TableError("not_found", f"there is no game «{game}»; there are {', '.join(TITLES)}")
    service = service_of(request)
    service.hub.limits.check("rules", address_of(request))
    chapters = await service.renderings.quick(ledger.contents, game, _spoken(language))
    return [
        ChapterView(
            chapter.ledger, chapter.title, [TitledRule(rule.id, rule.title) for rule in chapter.rules]
        )
        for chapter in chapters
    ]


@get("/api/rules", tags=["rules"], summary="Search the rule ledgers")
async def search_rules(
    request: Request[Any, Any, Any],
    q: Annotated[str, Parameter(max_length=80)],
    limit: Annotated[int, Parameter(ge=1, le=100)] = 20,
    language: Language = "en",
) -> list[RuleView]:
    service = service_of(request)
    service.hub.limits.check("rules", address_of(request))
    found = await service.renderings.quick(_find, q, _spoken(language))
    return [_rule(rule) for rule in found[:limit]]


@get("/api/rules/{rule:str}", tags=["rules"], summary="One rule by its ID")
async def show_rule(request: Request[Any, Any, Any], rule: str, language: Language = "en") -> RuleView:
    service = service_of(request)
    service.hub.limits.check("rules", address_of(request))
    known = await service.renderings.quick(ledger.rules, _spoken(language))
    found = known.get(rule.upper())
    if found is None:
        near = ", ".join(await service.renderings.quick(_near, rule[:MOST_OF_AN_ID]))
        raise TableError("not_found", f"no rule is called «{rule[:40]}»{f'; near: {near}' if near else ''}")
    return _rule(found)


@lru_cache(maxsize=512)
def _find(words: str, language: str) -> list[ledger.Rule]:
    return ledger.find(words, language)


@lru_cache(maxsize=512)
def _near(rule: str) -> list[str]:
    return ledger.suggest(rule)


def _spoken(language: str) -> str:
    if language not in LANGUAGES:
        raise TableError("bad_message", f"language: «{language}» is not one of {', '.join(LANGUAGES)}")
    return language


def _rule(rule: ledger.Rule) -> RuleView:
    return msgspec.convert(msgspec.to_builtins(rule), RuleView)


ROUTES: list[Any] = [
    list_games,
    show_game,
    show_options,
    show_example,
    show_components,
    show_contents,
    search_rules,
    show_rule,
]
