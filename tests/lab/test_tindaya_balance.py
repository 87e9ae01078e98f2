"""The tool that looks at the balance of Tindaya: it reads recorded games, and counts what happened."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent.parent
RECORDS = ROOT / "tests" / "records"


@pytest.fixture(scope="module")
def balance() -> ModuleType:
    spec = importlib.util.spec_from_file_location("tindaya_balance", ROOT / "tools" / "tindaya_balance.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # msgspec looks its types up there
    spec.loader.exec_module(module)
    return module


def test_it_counts_what_happened_in_a_record(balance: ModuleType) -> None:
    played = balance.play_again(RECORDS / "tindaya_2_inventors.json")
    assert played.kind[0] == "alliance"
    assert played.kind[2] == 2
    assert played.mission == "inventors"
    assert played.won == (played.ending == "alliance_won")
    assert len(played.offerings) == 2  # one for each god


def test_offerings_are_counted_by_era(balance: ModuleType) -> None:
    played = balance.play_again(RECORDS / "tindaya_v2_2.json")
    eras = [era for era, _ in played.offerings]
    assert eras == sorted(eras)
    assert eras.count(1) == 2


def test_games_are_told_apart_by_mode(balance: ModuleType) -> None:
    names = ("tindaya_2_inventors", "tindaya_2_domination")
    lines = balance.report([balance.play_again(RECORDS / f"{name}.json") for name in names])
    assert lines[0] == "2 games."
    assert sum(line.startswith("| alliance, ") for line in lines) >= 3  # by game, by mission, by era
    assert sum(line.startswith("| domination, ") for line in lines) >= 2
    assert not any("inventors" in line for line in lines if line.startswith("| domination"))


def test_a_rate_comes_with_its_interval(balance: ModuleType) -> None:
    assert balance.rate([]) == "-"
    assert balance.rate([True, False]) == "1 = 50 % [9, 91]"
