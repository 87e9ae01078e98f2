"""The glossary: every file that it names is there, so that a newcomer who looks a word up finds its code."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
NAMED = re.findall(
    r"`((?:kernel/)?[a-z_]+\.py)`", (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
)
OF_A_GAME = {"components.py", "game.py", "versions.py"}


def test_files_that_the_glossary_names_are_there() -> None:
    assert len(NAMED) > 25
    package = ROOT / "src" / "firekeeper"
    missing = [name for name in NAMED if not (package / name).exists() and name not in OF_A_GAME]
    assert missing == []
