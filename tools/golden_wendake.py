"""Wendake's golden files: the records to have, and the table of what may be used when."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from firekeeper import Game, Record
from firekeeper.conformance.wendake import riches
from firekeeper.games.wendake.activation import NextAction
from firekeeper.games.wendake.box import Box
from firekeeper.games.wendake.masks import DrawMask, PlayMasks
from firekeeper.games.wendake.military import ScoreMajorities
from firekeeper.games.wendake.restore import BeforeSliding
from firekeeper.games.wendake.state import WendakeState
from firekeeper.games.wendake.terms import HARVEST, TRADE, WINDOWS
from firekeeper.games.wendake.trade import BuyPoints, BuyProgress, Exchange
from firekeeper.games.wendake.turn import EndTurn, PlaceAnother, PlaceMarker
from firekeeper.games.wendake.village import CallHome, ScoreRitual
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Decision, frame_name
from firekeeper.kernel.rng import Stream
from firekeeper.titles import rules_for
from tools.golden import TESTS, Golden, Wish, anything, questions_of, verbs

ALLY_WINDOWS = ("order_alliance", "military_claim", "replace_tile")
EXPANSIONS = ("new_allies", "adversity", "extreme")
"""Modules whose questions are not in the table of the base game and of solitaire."""


def human_wins(game: Game) -> bool:
    return game.winners == [0]


def ghost_wins(game: Game) -> bool:
    return game.winners == [1]


def tie(game: Game) -> bool:
    """Two seats have the most points, and the tie is broken against the order of the seats (WK-END-06)."""
    best = [seat for seat, points in enumerate(game.scores) if points == max(game.scores)]
    return len(best) > 1 and game.winners != [best[0]]


def with_tribes(*names: str) -> Callable[[Game], bool]:
    def shown(game: Game) -> bool:
        return set(names) <= {player.tribe for player in game.view().players}

    return shown


def laying(game: Game) -> bool:
    """Somebody chose which of two masks of a kind to play (WK-AMB-77)."""
    return "lay" in verbs(game.record)


FRONTS = {"tribes": "fronts"}
OLD = (
    Wish("wendake_2_backs", {"players": 2}, anything, confirm=True),
    Wish("wendake_2_fronts", FRONTS | {"players": 2}, with_tribes("seneca"), confirm=True),
    Wish("wendake_2_tie", {"players": 2}, tie),
    Wish("wendake_3_backs", {"players": 3, "pairing": "beginner"}, anything, confirm=True),
    Wish("wendake_3_fronts", FRONTS | {"players": 3}, with_tribes("cayuga", "tuscarora", "ottawa")),
    Wish("wendake_4_backs", {"players": 4}, anything),
    Wish("wendake_4_fronts", FRONTS | {"players": 4}, with_tribes("ojibwa", "oneida", "onondaga")),
    Wish("wendake_4_mohawk", FRONTS | {"players": 4}, with_tribes("fox", "mohawk", "shawnee")),
    Wish("wendake_solo_easy_won", FRONTS | {"players": 1, "difficulty": "easy"}, human_wins, True),
    Wish("wendake_solo_easy_lost", {"players": 1, "difficulty": "easy"}, ghost_wins),
    Wish("wendake_solo_medium", FRONTS | {"players": 1, "difficulty": "medium"}, ghost_wins),
    Wish("wendake_solo_medium_at_end", {"players": 1, "solo_turtles": "at_end"}, ghost_wins, True),
    Wish("wendake_solo_hard", {"players": 1, "difficulty": "hard"}, ghost_wins),
    Wish("wendake_solo_hard_fronts", FRONTS | {"players": 1, "difficulty": "hard"}, ghost_wins),
    # From positions in which everybody owns much: for the abilities that are rare otherwise.
    Wish("wendake_rich_3", {"players": 3}, anything, rich=True),
    Wish("wendake_rich_solo", FRONTS | {"players": 1}, anything, rich=True),
    Wish("wendake_rich_3_fronts", FRONTS | {"players": 3}, anything, rich=True),
    Wish("wendake_rich_4_fronts", FRONTS | {"players": 4}, anything, rich=True),
    Wish("wendake_rich_2", {"players": 2}, anything, rich=True),
)
NEW = (
    Wish("wendake_v2_2", {"players": 2}, anything, confirm=True),
    Wish("wendake_v2_4_fronts", FRONTS | {"players": 4}, anything),
    Wish("wendake_v2_solo", FRONTS | {"players": 1}, with_tribes("mohawk")),
    Wish("wendake_v2_rich_3", {"players": 3}, laying, rich=True),
    Wish("wendake_v2_rich_solo", FRONTS | {"players": 1}, anything, rich=True),
)
ALLIES = FRONTS | {"new_allies": True}
NEW_ALLIES = (
    Wish("wendake_allies_2", {"players": 2, "new_allies": True}, anything, confirm=True),
    Wish("wendake_allies_3_fronts", ALLIES | {"players": 3}, anything, confirm=True),
    Wish("wendake_allies_4_fronts", ALLIES | {"players": 4}, anything),
    Wish("wendake_allies_rich_2", ALLIES | {"players": 2}, anything, rich=True),
    Wish("wendake_allies_rich_3", ALLIES | {"players": 3}, anything, rich=True),
    Wish("wendake_allies_rich_4", ALLIES | {"players": 4}, anything, rich=True),
)
ADVERSITY = FRONTS | {"players": 1, "adversity": True}
HARD = (
    Wish("wendake_adversity_easy_won", ADVERSITY | {"difficulty": "easy"}, human_wins, rich=True),
    Wish("wendake_adversity_medium", ADVERSITY | {"difficulty": "medium"}, ghost_wins, confirm=True),
    Wish("wendake_adversity_hard", {"players": 1, "adversity": True, "difficulty": "hard"}, ghost_wins),
    Wish("wendake_adversity_extreme", ADVERSITY | {"difficulty": "extreme", "penalty": 2}, ghost_wins),
    Wish("wendake_adversity_rich", ADVERSITY, anything, rich=True),
    Wish("wendake_solo_extreme", {"players": 1, "difficulty": "extreme"}, ghost_wins),
)
WISHES = (
    *[wish._replace(rules="1") for wish in OLD],
    *[wish._replace(rules="2") for wish in (*NEW, *NEW_ALLIES, *HARD)],
)


def prepare(state: WendakeState, source: Stream) -> bool:
    """Plenty for everybody, with the expansion of its things too."""
    if "rifle" in state.rules.goods:
        from firekeeper.conformance.wendake_new_allies import alliances  # the base game works without

        return alliances(state, source)
    return riches(state, source)


def said(record: Record) -> set[str]:
    """The words of a record: verbs, and which progress tiles were used."""
    words = verbs(record)
    for entry in record.entries:
        verb, _, rest = entry.choice.partition(" ")
        if verb in ("use", "turn_card"):
            words.add(entry.choice)
        elif verb == "transfer" and rest.endswith("stay"):
            words.add("use outpost_to_guard")
    return words


# --- any-time abilities ----------------------------------------------------------------------------------


class Question(NamedTuple):
    """A kind of question at which some windows are open, and one instance of it."""

    label: str
    instance: Decision[Any]


def open_questions() -> list[Question]:
    """Every question of Wendake with an open window; whatever is not here must have none."""
    some = (1, 1, 1, 1, 1)
    return [
        Question("PlaceMarker", PlaceMarker(0)),
        Question("NextAction, before the first", NextAction(0, (HARVEST, TRADE), True, False)),
        Question("NextAction, between two", NextAction(0, (HARVEST, TRADE), False, False)),
        Question("EndTurn", EndTurn(0)),
        Question("PlaceAnother", PlaceAnother(0)),
        Question("DrawMask, the first", DrawMask(0, 1, True, False)),
        Question("PlayMasks", PlayMasks(0, False, False, False)),
        Question("ScoreMajorities", ScoreMajorities(0, 0, False)),
        Question("Exchange, the first of Trade", Exchange(0, 2, some, 0, False, True)),
        Question("BuyProgress", BuyProgress(0, 1, 0)),
        Question("BuyPoints, nothing sold yet", BuyPoints(0, 0)),
        Question("CallHome of Ritual", CallHome(0, 2, True)),
        Question("ScoreRitual", ScoreRitual(0, 0, False, False)),
        Question("BeforeSliding", BeforeSliding(0)),
    ]


def ability_of(choice: Choice) -> str:
    """The row of the table that an offered choice belongs to."""
    if choice.verb == "use":
        return str(choice.args[0])
    if choice.verb == "turn_card":
        rules: Any = rules_for("wendake", {"players": 2, "new_allies": True})
        effect: str = rules.effect_names[choice.b]
        return effect
    if choice.verb == "transfer":
        return "outpost_to_guard" if "stay" in choice.args else "transfer"
    return choice.verb


def windows_of(rules: Box) -> dict[str, int]:
    """The declared windows of every ability: 30 progress tiles, transfer and swap."""
    found = dict(zip(rules.progress_names, rules.progress_windows, strict=True))
    for ability in rules.abilities:
        if ability.name in ("transfer", "swap"):
            found[ability.name] = ability.windows
    return found


def any_time() -> Iterator[tuple[Path, str]]:
    """The table of abilities and questions: timing is where rule bugs live, so it is kept and reviewed."""
    rules = rules_for("wendake", {"players": 2})
    assert isinstance(rules, Box)
    yield _table(rules, "Wendake", "", open_questions(), windows_of(rules))
    from tools.golden_wendake_allies import ally_questions  # the base game works without

    allies: Any = rules_for("wendake", {"players": 2, "new_allies": True})
    rows = windows_of(allies) | dict(zip(allies.effect_names, allies.effect_windows, strict=True))
    del rows["copy_turn_card"]  # it has the windows of what it copies
    yield _table(allies, "Wendake: New Allies", "new_allies", ally_questions(), rows)


def _table(
    rules: Box, title: str, module: str, questions: list[Question], rows: dict[str, int]
) -> tuple[Path, str]:
    state = rules.start()
    assert isinstance(state, WendakeState)
    opened = [question.instance.windows(state) for question in questions]
    lines = [
        f"# {title}: what may be used when",
        "",
        "Rows are the any-time abilities, columns the questions at which some window is open (WK-TURN-09,",
        "and the moments of single progress tiles). x: offered, if the ability can do anything at all.",
        "Written by `tools/golden.py any_time` from the windows that tiles and questions declare.",
        "",
        f"| ability | {' | '.join(question.label for question in questions)} |",
        f"|---|{'---|' * len(questions)}",
        f"| *open windows* | {' | '.join(', '.join(words(mask)) for mask in opened)} |",
    ]
    for name, windows in rows.items():
        cells = ["x" if windows & mask else "" for mask in opened]
        lines.append(f"| {name} | {' | '.join(cells)} |")
    open_kinds = {frame_name(question.instance) for question in questions}
    asked = [frame_name(kind) for kind in asked_with(module)]
    closed = [name for name in asked if name not in open_kinds]
    lines += [
        "",
        "Nothing is ever offered beside these questions:",
        "",
        *[f"- {name}" for name in closed],
        "",
    ]
    name = f"wendake_{module}_any_time.md" if module else "wendake_any_time.md"
    return TESTS / "golden" / name, "\n".join(lines)


def asked_with(module: str) -> list[type[Decision[Any]]]:
    """The questions of the base game with solitaire, or of an expansion alone."""
    if not module:
        return questions_of("wendake", *EXPANSIONS)
    return questions_of("wendake", "solo", *[other for other in EXPANSIONS if other != module])


def words(windows: int) -> list[str]:
    return [name for at, name in enumerate((*WINDOWS, *ALLY_WINDOWS)) if windows >> at & 1]


GOLDEN = Golden(
    wishes=WISHES,
    shown={"wendake_2_fronts": 150, "wendake_solo_easy_won": 150},
    words=said,
    prepare=prepare,
    any_time=any_time,
)
