"""What the rulebook demands of components (ledger 5.3, C-01 to C-20): checked when a pack is read."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from firekeeper.games.endless_winter.components import (
    AnimalFile,
    CardFile,
    ChiefFile,
    Components,
    CultureFile,
    EffectPart,
    IdolFile,
    MainBoardFile,
    MegalithFile,
    NumberFile,
    PlayerBoardFile,
    SetupFile,
    StoneFile,
    TerrainFile,
    TokenFile,
)
from firekeeper.games.endless_winter.grammar import Effect, parse
from firekeeper.games.endless_winter.terms import ATOMS, COLUMNS, NOWHERE
from firekeeper.kernel.tables import FileType, Finding, read_files, together


def _no_check(file: Any) -> Iterator[Finding]:
    yield from ()


FILES: dict[str, FileType] = {
    "cards": (CardFile, _no_check),
    "culture": (CultureFile, _no_check),
    "animals": (AnimalFile, _no_check),
    "chiefs": (ChiefFile, _no_check),
    "setup_cards": (SetupFile, _no_check),
    "terrain": (TerrainFile, _no_check),
    "megaliths": (MegalithFile, _no_check),
    "stones": (StoneFile, _no_check),
    "idols": (IdolFile, _no_check),
    "tokens": (TokenFile, _no_check),
    "main_board": (MainBoardFile, _no_check),
    "player_board": (PlayerBoardFile, _no_check),
    "numbers": (NumberFile, _no_check),
}

EFFECT_FIELDS = (
    "skill", "eclipse", "tip", "side_a", "side_b", "benefit", "cost", "spaces", "top", "middle", "bottom",
)  # fmt: skip
"""The fields that hold effect texts, one or several."""


def effect_texts(row: Struct) -> Iterator[tuple[str, str]]:
    """The effects of a row: the field and the text."""
    for field in EFFECT_FIELDS:
        value = getattr(row, field, ())
        for text in (value,) if isinstance(value, str) else value if isinstance(value, tuple) else ():
            yield field, text


def rows_of(file: Struct) -> Iterator[tuple[str, int, Struct]]:
    """All rows of a file: the name of their list, their number from 1, the row."""
    for name in file.__struct_fields__:
        value = getattr(file, name)
        for number, row in enumerate(value if isinstance(value, tuple) else (), 1):
            if isinstance(row, Struct):
                yield name, number, row


def in_parts(effect: Effect) -> tuple[EffectPart, ...]:
    """An effect for those who draw it."""
    return tuple(
        EffectPart(
            on="" if part.on == NOWHERE else COLUMNS[part.on],
            pay=tuple((ATOMS[atom], number) for atom, number in part.pay),
            gain=tuple((ATOMS[atom], number) for atom, number in part.gain),
        )
        for part in effect
    )


def read(tables: dict[str, Any]) -> Components:
    """Read and check the parsed files, given by stem ("cards", "terrain"). PackError if one is wrong."""
    files, errors = read_files(tables, FILES)
    if errors:
        raise together(errors)
    texts = {text for file in files.values() for _, _, row in rows_of(file) for _, text in effect_texts(row)}
    return Components(**files, effects={text: in_parts(parse(text)) for text in sorted(texts) if text})
