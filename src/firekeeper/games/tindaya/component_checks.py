"""What the rulebook demands of components (C-01 to C-24): checked when a pack is read."""

from collections.abc import Iterator
from typing import Any

from firekeeper.games.tindaya.components import (
    BuildingFile,
    CatastropheFile,
    Components,
    EventFile,
    GoodFile,
    IdolFile,
    InventionFile,
    MarketFile,
    MissionFile,
    NumberFile,
    ObjectiveFile,
    OceanFile,
    OfferingFile,
    PresetFile,
    ProphecyFile,
    SetupFile,
    TokenFile,
    TraitorFile,
    TribeFile,
)
from firekeeper.kernel.component_tables import FileType, Finding, combine_errors, read_files


def nothing(file: Any) -> Iterator[Finding]:
    """No demands beyond those on single rows."""
    yield from ()


FILES: dict[str, FileType] = {
    "setup": (SetupFile, nothing),
    "goods": (GoodFile, nothing),
    "inventions": (InventionFile, nothing),
    "buildings": (BuildingFile, nothing),
    "ocean": (OceanFile, nothing),
    "presets": (PresetFile, nothing),
    "tokens": (TokenFile, nothing),
    "tribes": (TribeFile, nothing),
    "offerings": (OfferingFile, nothing),
    "events": (EventFile, nothing),
    "prophecies": (ProphecyFile, nothing),
    "catastrophes": (CatastropheFile, nothing),
    "missions": (MissionFile, nothing),
    "objectives": (ObjectiveFile, nothing),
    "idols": (IdolFile, nothing),
    "market": (MarketFile, nothing),
    "traitor": (TraitorFile, nothing),
    "numbers": (NumberFile, nothing),
}


def read(tables: dict[str, Any]) -> Components:
    """Read and check the parsed files, given by stem ("goods", "events"). PackError if one is wrong."""
    files, errors = read_files(tables, FILES)
    if errors:
        raise combine_errors(errors)
    return Components(**files)
