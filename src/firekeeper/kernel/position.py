"""Positions: a table set up by hand, in the words of the rulebook, and played on from there.

A game subclasses `PositionBuilder`, makes its state and adds steps: methods marked with `step` that put
pieces and return the builder. The steps are remembered, so that a position can be written and read again.
"""

from __future__ import annotations

import json
import secrets
import shlex
from collections.abc import Callable, Iterable, Sequence
from functools import wraps
from inspect import BoundArguments, Parameter, Signature, signature
from typing import Any, ClassVar, Generic, Self, TypeVar

import msgspec

from firekeeper.kernel import engine
from firekeeper.kernel.frame import Decision, S
from firekeeper.kernel.game import Game
from firekeeper.kernel.record import Header, Record
from firekeeper.kernel.rng import Dealer
from firekeeper.kernel.rules import Rules

F = TypeVar("F", bound=Callable[..., Any])


class PositionError(ValueError):
    """A position that cannot be: what is wrong, and where."""


def step(method: F) -> F:
    """Mark a method that sets something up: it is remembered, and its errors name it."""

    plan = signature(method)

    @wraps(method)
    def remembered(builder: Any, *args: Any, **named: Any) -> Any:
        if builder.in_a_step:
            return method(builder, *args, **named)
        builder.in_a_step = True
        line = written(method.__name__, args, named)
        try:
            _check_words(builder, plan.bind(builder, *args, **named), plan)
            found = method(builder, *args, **named)
        except (ArithmeticError, AssertionError, LookupError, TypeError, ValueError) as error:
            raise PositionError(f"«{line}»: {error}") from error
        finally:
            builder.in_a_step = False
        builder.steps.append(line)
        return found

    vars(remembered)["is_step"] = True
    return remembered  # type: ignore[return-value]


def _is_step(builder: type[PositionBuilder[Any]], name: str) -> bool:
    """Whether a name is that of a step: other methods cannot be called from a file."""
    return getattr(getattr(builder, name, None), "is_step", False)


KINDS = {"int": int, "str": str, "bool": bool}
"""Annotations that are checked: a step may come from a file."""


def _check_words(builder: Any, bound: BoundArguments, plan: Signature) -> None:
    """What a step is given has the kinds it asks for, and there is such a seat."""
    for name, value in bound.arguments.items():
        parameter = plan.parameters[name]
        wanted = KINDS.get(str(parameter.annotation))
        given = [value]
        if parameter.kind is Parameter.VAR_POSITIONAL:
            given = list(value)
        elif parameter.kind is Parameter.VAR_KEYWORD:
            given = list(value.values())
        for one in given:
            if wanted is not None and not isinstance(one, wanted):
                raise PositionError(f"{name} must be {wanted.__name__}, not {one!r}")
        seats = builder.state.game_rules().seats
        if name in ("seat", "seats"):
            for seat in given:
                if not 0 <= seat < seats:
                    raise PositionError(f"there is no seat {seat}; there are 0 to {seats - 1}")


def written(name: str, args: Sequence[Any], named: dict[str, Any]) -> str:
    """A step as one line: have 0 corn=3."""
    words = [name, *[_word(value) for value in args]]
    words += [f"{key}={_word(value)}" for key, value in named.items()]
    return " ".join(words)


def _word(value: Any) -> str:
    plain = isinstance(value, str) and value and not any(mark in value for mark in " \"'\\=[]{}")
    if plain and _value(value) == value:  # the text «3» is no number
        return str(value)
    return shlex.quote(json.dumps(value))


def _value(word: str) -> Any:
    try:
        return json.loads(word)
    except ValueError:
        return word


def index_of(names: Sequence[str], name: str, what: str) -> int:
    """The number of a name; PositionError says which names there are."""
    if name not in names:
        raise PositionError(f"there is no {what} «{name}»; there are {', '.join(names)}")
    return names.index(name)


class PositionBuilder(Generic[S]):
    """A position under construction. Seats are 0-based."""

    conserving: ClassVar[bool] = True
    """Whether what is put somewhere is taken from where it was, so that the pieces stay complete."""

    def __init__(self, rules: Rules, arguments: dict[str, Any]) -> None:
        self.state: S
        self.steps: list[str] = []
        self.arguments = arguments
        self.in_a_step = False
        self._rules = rules

    def laws(self) -> list[str]:
        """The laws that the position breaks, one sentence each."""
        raise RuntimeError(f"{type(self).__name__} knows no laws")

    def completed(self) -> None:
        """Fill in what follows from the steps. Games override it."""

    # --- checking and playing -----------------------------------------------------------------------

    def problems(self) -> list[str]:
        """What is wrong with the position: pieces that are missing or doubled, and nobody to move."""
        self.completed()
        found = self.laws()
        if self.question() is None:
            found.append("nobody has to decide: say whose turn it is with to_move")
        return found

    def question(self) -> Decision[Any] | None:
        """The question that is asked first."""
        return engine.run_automatic(self.state.clone())

    def check(self) -> Self:
        """PositionError if the position cannot be; it lists everything that is wrong."""
        found = self.problems()
        if found:
            raise PositionError("; ".join(found))
        return self

    def play(self, seed: int | str | None = None, confirm: Iterable[int] = ()) -> Game:
        """A game that starts here; its record holds the position (`Header.start`)."""
        self.check()
        rules = self._rules
        dealer = Dealer(str(seed) if seed is not None else secrets.token_hex(16))
        options = {name: value for name, value in msgspec.to_builtins(rules.options).items() if value != ""}
        start = msgspec.json.decode(msgspec.json.encode(self.state.dump()))
        header = Header(rules.game, rules.version, rules.pack, options, dealer.commitment(), start)
        game = Game(rules, Record(header, dealer.seed), dealer, frozenset(confirm), True)
        game.begin()
        return game

    # --- as text ----------------------------------------------------------------------------------------

    def text(self) -> str:
        """The position as TOML: the game, the version of its rules, its options, and its steps."""
        lines = [
            f"game = {json.dumps(self._rules.game)}",
            f"rules = {json.dumps(self._rules.version)}",
            *[f"{name} = {_toml(value)}" for name, value in self.arguments.items()],
            "steps = [",
            *[f"  {json.dumps(line, ensure_ascii=False)}," for line in self.steps],
            "]",
        ]
        return "\n".join([*lines, ""])

    def do(self, lines: Iterable[str]) -> Self:
        """Take steps as `text` writes them."""
        for line in lines:
            name, *words = shlex.split(line) or [""]
            if not _is_step(type(self), name):
                known = [at for at in dir(type(self)) if _is_step(type(self), at)]
                raise PositionError(f"«{line}»: there is no step «{name}»; there are {', '.join(known)}")
            args: list[Any] = []
            named: dict[str, Any] = {}
            for word in words:
                key, mark, value = word.partition("=")
                if mark and key.isidentifier():
                    named[key] = _value(value)
                else:
                    args.append(_value(word))
            getattr(self, name)(*args, **named)
        return self


def _toml(value: Any) -> str:
    """A value of a position file: strings, numbers, booleans and lists are written as in JSON."""
    return json.dumps(value, ensure_ascii=False)
