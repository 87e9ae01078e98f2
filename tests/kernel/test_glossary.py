"""The glossary: a newcomer finds every file of the kernel, and so its words, in it."""

from __future__ import annotations

from pathlib import Path

import pytest

from firekeeper import kernel

FILES = sorted(path.name for path in Path(kernel.__file__).parent.glob("*.py") if path.name != "__init__.py")
GLOSSARY = Path(__file__).parents[2] / "docs" / "glossary.md"


@pytest.mark.parametrize("file", FILES)
def test_every_file_of_the_kernel_has_a_word(file: str) -> None:
    assert f"`kernel/{file}`" in GLOSSARY.read_text(encoding="utf-8")
