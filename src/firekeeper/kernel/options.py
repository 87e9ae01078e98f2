"""Options: what a group chooses before a game, as one validated Struct per game."""

from __future__ import annotations

from typing import Any, TypeVar, get_args, get_type_hints

import msgspec
from msgspec import Meta, Struct

T = TypeVar("T", bound=Struct)


class OptionError(ValueError):
    """An option, or a combination of options, that the game refuses; the message says why."""


class Option(Struct, frozen=True):
    """One option as a form or a help page shows it. Its sentence is in the `.ftl` files."""

    name: str
    values: list[Any]
    default: Any


def describe(kind: type[Struct]) -> list[Option]:
    """The options of a game with their allowed values, from the type of its Options struct."""
    hints = get_type_hints(kind, include_extras=True)
    found = []
    for field in msgspec.structs.fields(kind):
        values: list[Any] = list(get_args(hints[field.name]))
        bounds = values[1] if len(values) == 2 and isinstance(values[1], Meta) else None
        if bounds is not None:
            values = list(range(int(bounds.ge or 0), int(bounds.le or 0) + 1))
        elif hints[field.name] is bool:
            values = [False, True]
        found.append(Option(field.name, [value for value in values if value != ""], field.default))
    return found


def read(kind: type[T], given: dict[str, Any]) -> T:
    """The options struct for what somebody wrote; a wrong name or value is refused with a sentence."""
    known = {option.name: option for option in describe(kind)}
    for name, value in given.items():
        option = known.get(name)
        if option is None:
            raise OptionError(f"there is no option «{name}»; there are {', '.join(known)}")
        if value not in option.values and value != option.default:
            allowed = ", ".join(str(item) for item in option.values)
            raise OptionError(f"the option {name} cannot be «{value}»; it can be {allowed}")
    try:
        return msgspec.convert(given, kind)
    except msgspec.ValidationError as error:
        raise OptionError(f"these options do not fit: {error}") from error
