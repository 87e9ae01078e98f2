"""Methods and functions that are found by their names: a slip of the pen would be a row that nobody reads."""

from typing import Any

import pytest

from firekeeper.games.endless_winter import board_checks as winter_boards
from firekeeper.games.endless_winter import component_checks as winter_checks
from firekeeper.games.tindaya import board_checks as tindaya_boards
from firekeeper.games.tindaya import component_checks as tindaya_checks
from firekeeper.games.wendake import component_checks as wendake_checks
from firekeeper.kernel.component_tables import file_types
from firekeeper.kernel.frame_json import frame_types
from firekeeper.titles import rules_for, title

OPTIONS: list[tuple[str, dict[str, Any]]] = [
    ("wendake", {"players": 4, "tribes": "fronts"}),
    ("wendake", {"players": 1}),
    ("wendake", {"players": 1, "adversity": True}),
    ("wendake", {"players": 3, "new_allies": True}),
    ("endless_winter", {"players": 4, "glacier_tokens": True, "rest_tokens": True}),
    ("tindaya", {"players": 4}),
]

HELPERS = {"check_together", "check_points_side", "check_maps", "check_tracks_and_pieces"}
"""Functions of that kind that belong to no single file."""


@pytest.mark.parametrize(("game", "options"), OPTIONS)
def test_rows_and_methods_of_a_wording_are_about_something(game: str, options: dict[str, Any]) -> None:
    rules = rules_for(game, options)
    wording: Any = title(game).wording(rules.options)
    frames = frame_types(f"firekeeper.games.{game}", *rules.module_packages)
    events = {event.__name__ for event in title(game).event_types}
    verbs = {verb for frame in frames.values() for verb in getattr(frame, "verbs", ())}
    verbs |= {choice.verb for choice in rules.book.interned} | set(rules.book.lazy_verbs())
    assert sorted(set(wording.events) - events) == []
    assert sorted(set(wording.prompts) - set(frames)) == []
    for table in (wording.choices, wording.groups, wording.explanations):
        assert sorted(set(table) - verbs) == []


@pytest.mark.parametrize(
    ("game", "modules"),
    [
        ("wendake", [wendake_checks]),
        ("endless_winter", [winter_checks, winter_boards]),
        ("tindaya", [tindaya_checks, tindaya_boards]),
    ],
)
def test_every_check_is_of_a_file(game: str, modules: list[Any]) -> None:
    found = {name for module in modules for name in vars(module) if name.startswith("check_")}
    stems = file_types(title(game).part("components").Components, {})
    known = {f"check_{stem}" for stem in stems} | {"check_map"} | HELPERS
    assert sorted(found - known) == []
