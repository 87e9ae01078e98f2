"""Settings shared by all tests: where random games and searched examples come from."""

import os
import secrets

import pytest
from hypothesis import settings

# No deadline: a slow machine is not a wrong rule. In CI the examples are the same in every run, so that a
# red build is about the change and not about luck; by hand each run looks somewhere new.
settings.register_profile("firekeeper", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "firekeeper")


def pytest_configure(config: pytest.Config) -> None:
    """Settle the seed of all random games before test processes start: they inherit it."""
    fresh = 0 if os.environ.get("CI") else secrets.randbelow(1_000_000)
    os.environ.setdefault("FIREKEEPER_SEED", str(fresh))


def pytest_report_header() -> str:
    return f"random games: FIREKEEPER_SEED={os.environ['FIREKEEPER_SEED']} repeats them"
