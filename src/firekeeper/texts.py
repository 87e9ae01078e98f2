"""Texts: messages in English and French, from the Fluent files in `locales/`.

    texts("fr").say("wendake-resource-fish")        # Poisson
    texts("fr").render(message)                     # a Message of the rules' wording, in French

A key that no file defines is shown as it is, so that a forgotten text never stops a game. Tests set
`strict` and get a KeyError instead.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle, FluentResource

from firekeeper.kernel.wording import Message, Value, Wording
from firekeeper.titles import own_pack, title

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from firekeeper.bots.levels import Level
    from firekeeper.kernel.choice import Choice
    from firekeeper.kernel.game import Game
    from firekeeper.kernel.rules import Rules

LANGUAGES = ("en", "fr")

strict = False
"""Whether a missing message, or a missing argument, is an error: in tests it is."""


class Texts:
    """The messages of one language."""

    def __init__(self, language: str, sources: Iterable[str]) -> None:
        self.language = language
        # No isolation marks around arguments: all our texts run from left to right.
        self._bundle = FluentBundle([language], use_isolating=False)
        for source in sources:
            self._bundle.add_resource(FluentResource(source))
        self._fixed: dict[str, str] = {}

    def knows(self, key: str) -> bool:
        """Whether there is a message with this key ("key" or "key.attribute")."""
        return self._pattern(key) is not None

    def say(self, key: str, /, **args: Any) -> str:
        """The message with this key. Its arguments are numbers, words, or messages of their own."""
        if not args and key in self._fixed:
            return self._fixed[key]
        pattern = self._pattern(key)
        if pattern is None:
            if strict:
                raise KeyError(f"there is no message «{key}» in locales/{self.language}")
            return key
        values = {name: self._value(arg) for name, arg in args.items()}
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors and strict:
            raise KeyError(f"the message «{key}» in locales/{self.language} lacks something: {errors[0]}")
        if not args:
            self._fixed[key] = str(text)  # names of things, asked for again and again
        return str(text)

    __call__ = say

    def render(self, message: Message) -> str:
        """A message of the rules with its arguments."""
        return self.say(message.key, **message.args)

    def _value(self, arg: Value) -> int | str:
        return self.render(arg) if isinstance(arg, Message) else arg

    def _pattern(self, key: str) -> Any:
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value


def sources(language: str) -> dict[str, str]:
    """The Fluent files of a language by name."""
    folder = resources.files("firekeeper") / "locales" / language
    return {
        entry.name: entry.read_text(encoding="utf-8")
        for entry in sorted(folder.iterdir(), key=lambda entry: entry.name)
        if entry.name.endswith(".ftl")
    }


@cache
def texts(language: str) -> Texts:
    """The messages of a language; read on first use, then kept."""
    if language not in LANGUAGES:
        raise ValueError(f"there are no texts in «{language}»; there are {', '.join(LANGUAGES)}")
    return Texts(language, sources(language).values())


def language_of(wanted: str | None) -> str:
    """The language we have for what somebody asks for: "fr_CA.UTF-8" is French, and the rest English."""
    found = (wanted or "").replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return found if found in LANGUAGES else LANGUAGES[0]


# --- a game in words ------------------------------------------------------------------------------------


def wording(
    rules: Rules, seat: int | None = None, names: list[str] | None = None, view: Any = None
) -> Wording:
    """How a reader in this seat is told about a game. `names` are those of the people at the table."""
    return wording_of(rules)(seat, names, view)


def wording_of(rules: Rules) -> Callable[..., Wording]:
    """The same for whoever tells many readers of one game: a function of seat, names and view."""
    made, printed = title(rules.game).wording(rules.options), own_pack(rules)
    return lambda seat, names, view: made(rules, seat, names, view, printed)


def level_text(level: Level, against: str, told: Texts) -> str:
    """How bots of a level play, and what they have been measured to win against those of another one."""
    sentence = told(f"bot-{level.name}")
    if level.measured is None:
        return sentence
    games, wins = level.measured.games, level.measured.wins
    measured = told(
        "say-bot-measured", wins=f"{wins:g}", games=games, level=against, percent=round(100 * wins / games)
    )
    return f"{sentence}. {measured}"


def prompt(game: Game, language: str, names: list[str] | None = None) -> str:
    """What the open decision asks; empty once the game is over."""
    if game.decision is None:
        return ""
    seat = game.decision.seat
    how = wording(game.rules, seat, names, game.view(seat) if seat >= 0 else None)
    return texts(language).render(how.prompt(game.decision))


def choice_label(
    rules: Rules, choice: Choice, language: str, game: Game | None = None, names: list[str] | None = None
) -> str:
    """The label of a choice. With a `game` it says more, as the deciding seat sees the table."""
    if game is None or game.decision is None:
        return texts(language).render(wording(rules, None, names).choice(choice))
    seat = game.decision.seat
    how = wording(rules, seat, names, game.view(seat) if seat >= 0 else None)
    return texts(language).render(how.choice(choice, game.decision))


def event_sentence(
    rules: Rules, event: Any, language: str, names: list[str] | None = None, seat: int | None = None
) -> str:
    """The sentence about an event, as the reader in `seat` (None: a spectator) gets it."""
    return texts(language).render(wording(rules, seat, names).event(event))
