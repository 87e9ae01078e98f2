"""What the conformance suite plays of Tindaya: all that TD-MODE-11 and -12 allow."""

from __future__ import annotations

from itertools import product
from typing import Any

from firekeeper.conformance import cases
from firekeeper.games.tindaya.options import Options, resolve_options
from firekeeper.titles import title

VALUES: dict[str, tuple[Any, ...]] = {
    "players": (1, 2, 3, 4),
    "mode": ("alliance", "domination"),
    "difficulty": ("easy", "medium", "hard"),
    "red_tiles": (0, 2, 4, 6, 8),
    "layout": ("automatic", "preset", "by_turns", "host"),
    "traitor": (False, True),
    "dowry": (False, True),
    "campaign_step": ("none", "1", "2", "3", "final"),
}
WITH_EACH_OTHER = (
    ("players", "mode", "difficulty", "traitor", "dowry"),
    ("players", "mode", "campaign_step"),
    ("players", "mode", "layout"),
    ("players", "mode", "red_tiles"),
)


def played(every: bool) -> list[dict[str, Any]]:
    """The options of the cases, with what they leave to their defaults."""
    found = [resolve_options(Options(**case.options)) for case in cases("tindaya", every=every)]
    return [{name: getattr(options, name) for name in VALUES} for options in found]


def legal(options: dict[str, Any]) -> bool:
    allowed = title("tindaya").allowed(options)
    return all(
        not row.reason for name, value in options.items() for row in allowed[name] if row.value == value
    )


def test_the_sample_has_every_value() -> None:
    sample = played(every=False)
    for name, values in VALUES.items():
        assert {options[name] for options in sample} == set(values)


def test_the_soak_plays_every_legal_combination() -> None:
    matrix = played(every=True)
    for names in WITH_EACH_OTHER:
        there = {tuple(options[name] for name in names) for options in matrix}
        wanted = {
            values
            for values in product(*[VALUES[name] for name in names])
            if legal(dict(zip(names, values, strict=True))) and "host" not in values
        }
        assert wanted - there == set()
    assert any(options["layout"] == "host" for options in matrix)  # maps of hosts are without number
