#!/usr/bin/env python3
"""Which rules of the ledgers have a test.

    coverage_of_rules.py                                 a line a ledger, then the areas with untested rules
    coverage_of_rules.py --missing                       every untested ID
    coverage_of_rules.py --game wendake                  only this ledger
    coverage_of_rules.py --at-least 97                   exit code 1 if a game on the shelf has less than 97 %

A rule counts as tested where a test names its ID in a `rule(...)` marker: `@pytest.mark.rule("WK-TURN-03")`.
Naming an ID in a test that does not exercise it is worse than leaving it out: nobody will look there again.
A marker with an ID that no ledger defines is an error. What a ledger says has no rules effect needs no test.
"""

from __future__ import annotations

import argparse
import ast
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from firekeeper import ledger
from firekeeper.titles import TITLES

PROJECT = Path(__file__).resolve().parent.parent
NO_EFFECT = "No rules effect."


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="coverage_of_rules.py", description="Which rules have a test.")
    parser.add_argument("--game", choices=list(ledger.GAMES), help="only this game")
    parser.add_argument("--missing", action="store_true", help="list every untested ID")
    parser.add_argument("--at-least", type=float, default=0, metavar="PERCENT", help="exit with 1 below this")
    parser.add_argument(
        "--tests", type=Path, default=PROJECT / "tests", metavar="DIR", help="where the tests are"
    )
    asked = parser.parse_args(arguments)

    named = list(markers(asked.tests))
    tested = {rule_id for rule_id, _ in named}
    ok = not report_unknown(named)
    for game in [asked.game] if asked.game else ledger.GAMES:
        rules = [rule for rule in ledger.rules().values() if rule.game == game and rule.of_play]
        rules = [rule for rule in rules if NO_EFFECT not in rule.text]
        untested = [rule for rule in rules if rule.id not in tested]
        percent = 100 * (len(rules) - len(untested)) / len(rules)
        print(
            f"{game:15s}{len(rules) - len(untested):4d} of {len(rules)} rules have a test ({percent:.1f} %)"
        )
        if asked.missing and untested:
            print("   " + " ".join(rule.id for rule in untested))
        elif 0 < len(untested) < len(rules):
            areas = Counter(rule.area for rule in untested)
            print("   untested: " + ", ".join(f"{area} {count}" for area, count in areas.items()))
        if percent < asked.at_least and (game in TITLES or game == asked.game):
            print(
                f"   too few: {asked.at_least:g} % of the rules of {game} must have a test", file=sys.stderr
            )
            ok = False
    return 0 if ok else 1


def markers(tests: Path) -> Iterator[tuple[str, str]]:
    """Every ID named in a `rule(...)` marker of the tests, with the place of the marker."""
    for path in sorted(tests.rglob("*.py")):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
            if not isinstance(call, ast.Call):
                continue
            name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
            if name != "rule":
                continue
            for leaf in (leaf for argument in call.args for leaf in ast.walk(argument)):
                if isinstance(leaf, ast.Constant) and isinstance(leaf.value, str):
                    yield leaf.value, f"{path.relative_to(tests.parent)}:{call.lineno}"


def report_unknown(named: list[tuple[str, str]]) -> bool:
    """Say which markers name a rule that does not exist; whether there are any."""
    unknown = [(rule_id, place) for rule_id, place in named if rule_id not in ledger.rules()]
    for rule_id, place in unknown:
        near = " or ".join(ledger.suggest(rule_id)) or "an ID of docs/rules"
        print(f"{place}: no ledger defines {rule_id!r}; did you mean {near}?", file=sys.stderr)
    return bool(unknown)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
