"""The reader of the rule ledgers finds every definition, whole, and answers people's questions."""

import shutil
from collections import Counter
from pathlib import Path

import pytest

from firekeeper import ledger


def ids(found: list[ledger.Rule]) -> list[str]:
    return [rule.id for rule in found]


# ------------------------------------------------------------------------------------------- what is there


def test_every_definition_of_every_ledger_is_read() -> None:
    entries = Counter(rule.game for rule in ledger.rules().values())
    of_play = Counter(rule.game for rule in ledger.rules().values() if rule.of_play)
    assert entries == {"wendake": 632, "new_allies": 412, "endless_winter": 520, "tindaya": 803}
    assert of_play == {"wendake": 391, "new_allies": 292, "endless_winter": 365, "tindaya": 611}


@pytest.mark.parametrize(
    ("prefix", "count"),
    [
        ("WK-AMB", 77),
        ("WK-ED", 65),
        ("WK-DEC", 51),
        ("WK-COMP", 31),
        ("WK-REC", 10),
        ("NA-DEC", 47),
        ("EW-AMB", 71),
        ("EW-INC", 15),
        ("EW-D", 48),
        ("TD-AMB", 117),
        ("TD-C", 25),
    ],
)
def test_commentary_is_read_but_is_no_rule_of_play(prefix: str, count: int) -> None:
    found = ledger.find(prefix)
    assert len(found) == count
    assert not any(rule.of_play for rule in found)


def test_an_id_starts_with_the_prefix_of_its_game() -> None:
    for rule_id, rule in ledger.rules().items():
        assert rule.id == rule_id
        assert rule_id.startswith(ledger.GAMES[rule.game] + "-")


def test_no_entry_is_empty() -> None:
    for rule in ledger.rules().values():
        assert rule.title, rule.id
        assert rule.text, rule.id
        assert rule.section, rule.id


def test_the_ledgers_are_read_once() -> None:
    assert ledger.rules() is ledger.rules()
    assert ledger.rules("fr") is ledger.rules("fr")


# ---------------------------------------------------------------------------------- the forms of definition


def test_a_heading_gives_title_and_body_with_edge_cases() -> None:
    rule = ledger.get("WK-ACT-CANOE-01")
    assert rule.title == "Put a canoe into play"
    assert rule.section == "7. Actions › 7.1 Canoe"
    assert rule.area == "ACT-CANOE"
    assert rule.game == "wendake"
    assert rule.text == (
        "Move 1 of your canoes from your reserve to any lake. Lakes do not differ.\n\n"
        "- `Limits:` 5 canoes per player.\n"
        "- `Edge cases:` with all 5 in play the action has no effect."
    )


def test_a_table_inside_a_rule_belongs_to_it() -> None:
    text = ledger.get("WK-EX-03").text
    assert "| 1 | A: Tan Pelts + Move 1 | B: position 1 |" in text
    assert text.endswith("1 on the turn order track.")


def test_a_bold_lead_gives_title_and_body() -> None:
    rule = ledger.get("EW-STONE-02")
    assert rule.title == "Slots"
    assert rule.section == "17. STONE — Sacred Stones (Pierres Sacrées)"
    assert rule.text.startswith("A taken stone must go to the leftmost empty")
    assert rule.text.endswith("\n- Edge cases: three stones already placed → no stone can be taken.")


def test_a_bold_lead_without_a_title_is_named_by_its_component_or_its_beginning() -> None:
    assert ledger.get("NA-CARD-06").title == "fish_per_lake"
    assert ledger.get("NA-EX-02").title == "changing sides"
    assert ledger.get("NA-SHIP-03").title == "The two ships may never be on the same lake"
    assert ledger.get("NA-ALLY-05").title.startswith("Case b: ")
    assert ledger.get("NA-SETUP-12").title.startswith("Canoes may never be put on an unusable lake")


def test_the_mode_of_a_tindaya_rule_stays_in_its_title() -> None:
    assert ledger.get("TD-SCORE-01").title == "Order [D]"


def test_a_rule_ends_where_another_bold_paragraph_begins() -> None:
    assert ledger.get("NA-GEN-04").text.endswith("(NA-CARD-10).")


def test_a_list_item_is_one_rule() -> None:
    rule = ledger.get("NA-DX-16")
    assert rule.text == "Extreme with penalty 1: 2 of 3 objectives completed: −1 point, +0 for the others."


def test_a_table_row_is_read_with_the_names_of_its_columns() -> None:
    rule = ledger.get("WK-ED-03")
    assert rule.title == "Restore Phase steps"
    assert rule.section == "Editions"
    assert rule.text == (
        "- Topic: Restore Phase steps\n- EN: 5\n- FR: Announces 4, lists 5\n- Implement and why: 5."
    )


def test_a_decision_is_named_by_its_moment() -> None:
    assert ledger.get("NA-DEC-02").title == "1.B, after placing"


def test_ids_written_without_their_game_get_its_prefix() -> None:
    rule = ledger.get("EW-AMB-41")
    assert (rule.title, rule.text) == ("Solo play", "**RULING:** not supported.")
    assert ledger.get("TD-C-01").title == "Ocean tiles"


def test_a_mention_is_no_definition() -> None:
    text = "# Ledger\n\n## 1. Terms\n\n#### WK-TERMS-01 - Native\nSee WK-TERMS-02.\n\n- `See:` WK-TERMS-03.\n"
    assert ids(list(ledger.parse(text, "wendake"))) == ["WK-TERMS-01"]


def test_a_broken_table_row_is_refused_by_name() -> None:
    text = "| ID | Topic | EN |\n|---|---|---|\n| WK-ED-01 | Solitaire |\n"
    with pytest.raises(ValueError, match=r"wendake\.md: the row of WK-ED-01 has 2 cells, its table 3"):
        list(ledger.parse(text, "wendake"))


# ----------------------------------------------------------------------------------------------- looking up


@pytest.mark.parametrize("spelling", ["WK-ACT-TRADE-03", "wk-act-trade-03", "  Wk-Act-Trade-03 "])
def test_an_exact_id_in_any_case_is_one_rule(spelling: str) -> None:
    assert ids(ledger.find(spelling)) == ["WK-ACT-TRADE-03"]
    assert ledger.get(spelling).title == "Step A: smallpox check"


def test_an_id_is_not_the_beginning_of_a_longer_number() -> None:
    assert ids(ledger.find("WK-PROG-10")) == ["WK-PROG-10"]
    assert ledger.find("WK-PROG-1") == []


def test_the_beginning_of_an_id_is_its_area() -> None:
    assert ids(ledger.find("wk-act-mil")) == [f"WK-ACT-MIL-0{n}" for n in range(1, 6)]
    assert {rule.area for rule in ledger.find("WK-MOVE")} == {"MOVE"}
    assert len(ledger.find("WK")) == 632


def test_people_may_leave_out_a_part_of_the_area() -> None:
    assert ledger.find("WK-TRADE") == ledger.find("WK-ACT-TRADE") != []
    assert ids(ledger.find("wk-trade-03")) == ["WK-ACT-TRADE-03"]
    assert ids(ledger.find("TD-GREEN-02")) == ["TD-OBJ-GREEN-02"]


def test_people_may_leave_out_the_game() -> None:
    assert ids(ledger.find("amb-07")) == ["WK-AMB-07", "NA-AMB-07", "EW-AMB-07", "TD-AMB-07"]


@pytest.mark.parametrize("words", ["longhouse", "LONGHOUSE", " Longhouse "])
def test_a_search_by_words_ignores_case_and_puts_titles_first(words: str) -> None:
    found = ledger.find(words)
    in_title = ["longhouse" in rule.title.lower() for rule in found]
    assert found[0].id == "WK-TERMS-11"
    assert in_title == sorted(in_title, reverse=True)
    assert any(in_title)
    assert not all(in_title)


def test_a_title_that_is_the_question_comes_first() -> None:
    assert ledger.find("tan pelts")[0].id == "WK-ACT-TAN-01"


def test_a_search_by_words_ignores_accents() -> None:
    assert ledger.find("eleveurs") == ledger.find("éleveurs") != []


def test_all_words_of_a_search_must_be_there() -> None:
    found = ledger.find("smallpox blanket")
    assert found
    for rule in found:
        words = f"{rule.title} {rule.text} {rule.section}".lower()
        assert "smallpox" in words
        assert "blanket" in words


@pytest.mark.parametrize("nonsense", ["", "   ", "xyzzy", "WK-TRADE-99"])
def test_nothing_is_found_for_nonsense(nonsense: str) -> None:
    assert ledger.find(nonsense) == []


# ------------------------------------------------------------------------------------------- unknown IDs


def test_an_unknown_id_is_refused_with_the_nearest_ones() -> None:
    with pytest.raises(ledger.UnknownRule, match=r"'WK-MOVE-99'; did you mean WK-MOVE-09 or"):
        ledger.get("WK-MOVE-99")


def test_an_id_like_no_other_is_refused_with_an_example() -> None:
    with pytest.raises(ledger.UnknownRule, match="IDs look like WK-ACT-TRADE-03"):
        ledger.get("hello")


def test_suggestions_for_a_slip_of_the_pen() -> None:
    assert ledger.suggest("NA-CRAD-06")[0] == "NA-CARD-06"
    assert ledger.suggest("wx-move-01")[0] == "WK-MOVE-01"
    assert ledger.suggest("WK-TRADE-99")[0].startswith("WK-ACT-TRADE-")
    assert len(ledger.suggest("WK-MOVE-99", most=2)) == 2
    assert ledger.suggest("hello") == []


# --------------------------------------------------------------------------------------------- translations


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the English ledgers, where a test can put translations."""
    for game in ledger.GAMES:
        shutil.copy(ledger._ledgers() / f"{game}.md", tmp_path)
    (tmp_path / "fr").mkdir()
    monkeypatch.setattr(ledger, "_ledgers", lambda: tmp_path)
    return tmp_path


def read(language: str) -> dict[str, ledger.Rule]:
    """What `rules` would read now."""
    return ledger.rules.__wrapped__(language)


def test_a_rule_in_the_language_of_the_reader() -> None:
    rule = ledger.get("ew-over-02", "fr")
    assert (rule.id, rule.title, rule.language) == ("EW-OVER-02", "Durée", "fr")
    assert rule.text.startswith("Une partie compte exactement 4 manches")
    assert rule.section == "1. OVER — le cadre de la partie"
    assert ledger.get("EW-OVER-02").language == "en"
    assert ledger.get("EW-OVER-02").title == "Length"


def test_a_rule_without_a_translation_is_there_in_english_and_says_so() -> None:
    assert ledger.get("TD-D-01", "fr") == ledger.get("TD-D-01")
    assert ledger.get("TD-D-01", "fr").language == "en"
    assert ledger.rules("de") == ledger.rules()


def test_a_translation_neither_adds_nor_moves_rules() -> None:
    assert list(ledger.rules("fr")) == list(ledger.rules())


def test_areas_and_parts_of_ids_are_found_in_the_language_of_the_reader() -> None:
    assert ids(ledger.find("EW-HUNT", "fr")) == ids(ledger.find("EW-HUNT"))
    assert {rule.language for rule in ledger.find("EW-HUNT", "fr")} == {"fr"}
    assert [rule.language for rule in ledger.find("amb-07", "fr")][2] == "fr"


def test_words_are_looked_for_in_the_language_of_the_reader() -> None:
    assert ledger.find("mégalithe supplémentaire") == []
    found = ledger.find("megalithe supplementaire", "fr")
    assert {"EW-ICON-33", "EW-MEGA-12"} <= set(ids(found))
    assert found[0].language == "fr"


def test_english_words_are_looked_for_if_no_rule_has_french_ones() -> None:
    found = ledger.find("juncture holds", "fr")
    assert ids(found) == ["EW-MIGRATE-07"]
    assert found[0].language == "fr"


def test_an_unknown_id_is_refused_in_every_language() -> None:
    with pytest.raises(ledger.UnknownRule, match="EW-OVER-99"):
        ledger.get("EW-OVER-99", "fr")


def test_a_translation_is_read_from_the_folder_of_its_language(folder: Path) -> None:
    assert read("fr") == read("en")
    (folder / "fr" / "tindaya.md").write_text("## Décompte\n\n**TD-SCORE-01 — Ordre.** D’abord…\n", "utf-8")
    rule = read("fr")["TD-SCORE-01"]
    expected = ledger.Rule("TD-SCORE-01", "Ordre", "D’abord…", "Décompte", "tindaya", "fr")
    assert rule == expected
    assert read("en")["TD-SCORE-01"].language == "en"


def test_a_translation_of_an_unknown_rule_is_refused(folder: Path) -> None:
    (folder / "fr" / "tindaya.md").write_text("**TD-SCORE-99 — Ordre.** D’abord…\n", "utf-8")
    with pytest.raises(ValueError, match=r"fr/tindaya\.md defines TD-SCORE-99, which no ledger has"):
        read("fr")


def test_a_rule_that_is_defined_twice_is_refused(folder: Path) -> None:
    twice = "**TD-SCORE-01 — Ordre.** D’abord…\n\n"
    (folder / "fr" / "tindaya.md").write_text(2 * twice, "utf-8")
    with pytest.raises(ValueError, match=r"tindaya\.md \(fr\) defines TD-SCORE-01 twice"):
        read("fr")
