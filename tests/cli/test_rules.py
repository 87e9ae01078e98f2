"""firekeeper rules: by ID, by area, by words."""

import re

import pytest

from firekeeper import ledger


def test_overview_counts_every_rule(run):
    ledgers = run("rules", "--json").json["ledgers"]
    assert [one["game"] for one in ledgers] == list(ledger.GAMES)
    for one in ledgers:
        assert one["rules"] == sum(area["rules"] for area in one["areas"])
    assert sum(one["rules"] for one in ledgers) == len(ledger.rules())
    assert "WK-ACT-TRADE" in run("rules").out


def test_one_rule(run):
    rule = ledger.get("WK-ACT-TRADE-03")
    shown = run("rules", "wk-act-trade-03")
    assert shown.code == 0
    assert f"{rule.id}  {rule.title}" in shown.out
    assert rule.text in shown.out  # a pipe gets the Markdown as it is
    (found,) = run("rules", "WK-ACT-TRADE-03", "--json").json["rules"]
    assert found == {
        "id": rule.id,
        "game": "wendake",
        "area": "ACT-TRADE",
        "section": rule.section,
        "title": rule.title,
        "text": rule.text,
        "language": "en",
    }


def test_markdown_on_a_terminal(run, monkeypatch):
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "70")
    shown = run("rules", "WK-TERMS-01")
    assert "\x1b[" in shown.out
    plain = re.sub(r"\x1b\[[0-9;]*m", "", shown.out)
    assert "Native" in plain
    assert "`" not in plain  # rendered, not printed
    assert max(len(line) for line in plain.splitlines()) <= 70


def test_area(run):
    found = run("rules", "WK-ACT-TRADE", "--json").json["rules"]
    assert len(found) > 3
    assert {rule["area"] for rule in found} == {"ACT-TRADE"}
    assert f"{len(found)} rules" in run("rules", "WK-ACT-TRADE").out


def test_language(run, monkeypatch):
    """--lang, or else the language of the system; what is not translated is English and says so."""
    assert "EW-OVER-02  Durée" in run("rules", "EW-OVER-02", "--lang", "fr").out
    assert "EW-OVER-02  Length" in run("rules", "EW-OVER-02").out
    found = run("rules", "jonction", "--lang", "fr", "--json").json["rules"]
    assert {rule["language"] for rule in found} == {"fr"}
    (rule,) = run("rules", "TD-D-01", "--lang", "fr", "--json").json["rules"]
    assert rule["language"] == "en"
    assert "--lang cannot be «xx»" in run("rules", "EW-OVER-02", "--lang", "xx").refused()
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "EW-OVER-02  Durée" in run("rules", "EW-OVER-02").out


def test_words(run):
    """Several words need no quotes."""
    assert run("rules", "turtle", "tiles", "--json").json == run("rules", "turtle tiles", "--json").json
    found = run("rules", "smallpox", "--json").json["rules"]
    assert any(rule["game"] == "wendake" for rule in found)
    shown = run("rules", "smallpox")
    assert found[0]["id"] in shown.out


def test_many_findings_are_cut(run):
    shown = run("rules", "the")
    assert "the first 40 shown" in shown.out
    assert len(run("rules", "the", "--json").json["rules"]) > 40


@pytest.mark.parametrize(
    ("wanted", "hint"),
    [
        ("WK-ACT-TRADE-99", "WK-ACT-TRADE-09"),
        ("WK-TRADE-99", "WK-ACT-TRADE-"),
        ("WK-ACT-TRAED-03", "WK-ACT-TRADE-03"),
    ],
)
def test_unknown_id_gets_suggestions(run, wanted, hint):
    sentence = run("rules", wanted).refused()
    assert wanted in sentence
    assert hint in sentence


@pytest.mark.parametrize("wanted", ["xyzzy", "WK-NOTHING-AT-ALL-77", " "])
def test_nothing_found(run, wanted):
    assert "WK-ACT-TRADE-03" in run("rules", wanted).refused()
