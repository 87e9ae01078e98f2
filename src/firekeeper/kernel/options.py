"""Options: what a group chooses before a game, as one validated Struct per game.

Options depend on those declared before them (mode, then players, then difficulty): a `Requirement` says with
which of them an option, or some of its values, can be chosen. `allowed` answers for a whole form. Some
requirements also determine what they need: the third game of a campaign is played in one mode only.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar, get_args, get_type_hints

import msgspec
from msgspec import Meta, Struct

T = TypeVar("T", bound=Struct)

LONGEST_TEXT = 4_000
"""So many characters an option can have that is free text."""


class OptionError(ValueError):
    """An option, or a combination of options, that the game refuses; the message says why.

    `reason` is the key of the message that tells people which requirement is not met, if that is why.
    """

    def __init__(self, message: str, reason: str = "") -> None:
        self.reason = reason
        super().__init__(message)


class Option(Struct, frozen=True):
    """One option as a form or a help page shows it. Its sentence is in the `.ftl` files.

    An option of the type `str` is free `text` (a map that the host has drawn): it has no list of values.
    """

    name: str
    values: list[Any]
    default: Any
    text: bool = False


class Requirement(Struct, frozen=True):
    """With which others an option can be chosen: all of `needs` must have one of the values given there.

    It is about all values of the option but its default, or about some `values`. `needs` names options that
    are declared before this one. `reason` is the key of the message that says so, in the `.ftl` files; `rule`
    is the ledger's, where it has one. If it `determines` what it needs, that follows where nothing was
    chosen.
    """

    option: str
    needs: dict[str, list[Any]]
    reason: str
    values: list[Any] = []
    rule: str = ""
    determines: bool = False

    def concerns(self, value: Any, default: Any) -> bool:
        return value in self.values if self.values else value != default

    def met(self, options: Struct) -> bool:
        return all(getattr(options, name) in values for name, values in self.needs.items())

    def __str__(self) -> str:
        needs = " and ".join(
            f"{name}={' or '.join(str(value) for value in values)}" for name, values in self.needs.items()
        )
        return f"{needs} ({self.rule})" if self.rule else needs


class OptionValue(Struct, frozen=True):
    """A value of an option; `reason` is the key of the message that says why it cannot be chosen now."""

    value: Any
    reason: str = ""


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
        text = hints[field.name] is str
        found.append(Option(field.name, [value for value in values if value != ""], field.default, text))
    return found


def read(kind: type[T], given: dict[str, Any]) -> T:
    """The options struct for what somebody wrote; a wrong name or value is refused with a sentence."""
    known = {option.name: option for option in describe(kind)}
    given = {name: _as_listed(known.get(name), value) for name, value in given.items()}
    for name, value in given.items():
        option = known.get(name)
        if option is None:
            raise OptionError(f"there is no option «{name}»; there are {', '.join(known)}")
        if option.text:
            if not isinstance(value, str) or len(value) > LONGEST_TEXT:
                raise OptionError(f"the option {name} must be a text of at most {LONGEST_TEXT} characters")
        elif value not in option.values and value != option.default:
            allowed = ", ".join(str(item) for item in option.values)
            raise OptionError(f"the option {name} cannot be «{value}»; it can be {allowed}")
    try:
        return msgspec.convert(given, kind)
    except msgspec.ValidationError as error:
        raise OptionError(f"these options do not fit: {error}") from error


def _as_listed(option: Option | None, value: Any) -> Any:
    """A number where the option lists it as a text: the third step of a campaign is «3» as well as 3."""
    if option is not None and type(value) is int and value not in option.values:
        return str(value) if str(value) in option.values else value
    return value


def check_requirements(kind: type[Struct], requirements: Sequence[Requirement]) -> None:
    """Refuse requirements that make no sense: unknown names or values, or options declared later."""
    known = {option.name: option for option in describe(kind)}
    order = list(known)
    for requirement in requirements:
        named = {requirement.option: requirement.values, **requirement.needs}
        for name, values in named.items():
            if name not in known:
                raise ValueError(f"a requirement names «{name}», which is no option")
            option = known[name]
            for value in values:
                if not option.text and value not in option.values and value != option.default:
                    raise ValueError(f"a requirement names {name}={value}, which is no value of this option")
            if name in requirement.needs and order.index(name) >= order.index(requirement.option):
                raise ValueError(f"{requirement.option} cannot need {name}: it is not declared before it")


def allowed(
    kind: type[Struct], requirements: Sequence[Requirement], given: dict[str, Any]
) -> dict[str, list[OptionValue]]:
    """By option, all its values, each with the reason if it cannot be chosen with those before it.

    Of a text there is one value, the text itself, with the reason if there can be none now. Of `given` only
    what is allowed counts: a form may hold what was chosen before another option changed.
    """
    found: dict[str, list[OptionValue]] = {}
    so_far: dict[str, Any] = {}
    taken: set[str] = set()
    known = {option.name: option for option in describe(kind)}

    def reason(option: Option, value: Any) -> str:
        probe = kind(**so_far)
        follows = _determined(known, requirements, {option.name: value}, taken)
        for name, needed in follows.items():
            if refused := _reason(known[name], needed, requirements, probe):
                return refused
        return _reason(option, value, requirements, msgspec.structs.replace(probe, **follows))

    for option in known.values():
        values = [OptionValue(value, reason(option, value)) for value in option.values]
        if option.text:
            values = [_text(option, given.get(option.name), requirements, kind(**so_far))]
        free = [item.value for item in values if not item.reason]
        chosen = given.get(option.name)
        if _among(chosen, free):
            so_far |= _determined(known, requirements, {option.name: chosen}, taken)
            so_far[option.name] = chosen
            taken.add(option.name)
        elif option.default not in free and option.default in option.values and free:
            so_far[option.name] = free[0]  # the usual value is not possible: the first that is
        found[option.name] = values
    return found


def fitting(values: dict[str, list[OptionValue]], given: dict[str, Any]) -> dict[str, Any]:
    """What of `given` is allowed, by the answer of `allowed`."""
    return {
        name: given[name]
        for name, items in values.items()
        if name in given and _among(given[name], [item.value for item in items if not item.reason])
    }


def resolve(kind: type[T], requirements: Sequence[Requirement], given: dict[str, Any]) -> T:
    """The options struct for what somebody wrote; what was left out gets a value that goes with the rest."""
    asked = read(kind, given)
    known = {option.name: option for option in describe(kind)}
    follows = _determined(known, requirements, given, set(given))
    complete: dict[str, Any] = {}
    for option in known.values():
        probe = kind(**complete)
        value = getattr(asked, option.name)
        if option.name in follows:
            value = follows[option.name]
        elif option.name not in given and option.default in option.values:
            free = [item for item in option.values if not _reason(option, item, requirements, probe)]
            value = option.default if option.default in free or not free else free[0]
        for requirement in requirements:
            if _refuses(requirement, option, value, probe):
                raise OptionError(
                    f"the option {option.name} can be «{value}» only with {requirement}", requirement.reason
                )
        complete[option.name] = value
    return kind(**complete)


def _determined(
    known: dict[str, Option], requirements: Sequence[Requirement], given: dict[str, Any], taken: set[str]
) -> dict[str, Any]:
    """What follows from the given values, where nothing else is taken and the usual value does not fit."""
    return {
        name: values[0]
        for requirement in requirements
        if requirement.determines
        and requirement.option in given
        and requirement.concerns(given[requirement.option], known[requirement.option].default)
        for name, values in requirement.needs.items()
        if name not in taken and known[name].default not in values
    }


def _text(option: Option, given: Any, requirements: Sequence[Requirement], options: Struct) -> OptionValue:
    """What was written, or nothing. Whether there can be a text is asked with one that stands for all."""
    reason = _reason(option, f"{option.default}.", requirements, options)
    fits = isinstance(given, str) and len(given) <= LONGEST_TEXT and not reason
    return OptionValue(given if fits else option.default, reason)


def _reason(option: Option, value: Any, requirements: Sequence[Requirement], options: Struct) -> str:
    for requirement in requirements:
        if _refuses(requirement, option, value, options):
            return requirement.reason
    return ""


def _refuses(requirement: Requirement, option: Option, value: Any, options: Struct) -> bool:
    return (
        requirement.option == option.name
        and requirement.concerns(value, option.default)
        and not requirement.met(options)
    )


def _among(value: Any, values: list[Any]) -> bool:
    """Whether it is one of the values, and of their type: True is not 1 here."""
    return any(value == item and type(value) is type(item) for item in values)
