"""What the README shows must run."""

import doctest
from pathlib import Path


def test_the_examples_of_the_readme_run() -> None:
    readme = Path(__file__).resolve().parent.parent / "README.md"
    results = doctest.testfile(str(readme), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE)
    assert results.attempted >= 10
    assert results.failed == 0
