"""Every component has a name in both languages, and every effect can be said."""

import re
from functools import cache

import pytest
from built_table import view_for
from endless_winter_table import Table

from firekeeper import texts as module
from firekeeper.games.endless_winter.components import Components
from firekeeper.games.endless_winter.game import EndlessWinter
from firekeeper.games.endless_winter.grammar import parse
from firekeeper.games.endless_winter.naming import Names, labour
from firekeeper.games.endless_winter.options import Options
from firekeeper.packs import load_tables
from firekeeper.texts import LANGUAGES, sources, texts

FILE = "endless_winter-names.ftl"


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "strict", True)


@cache
def names(printed: bool = True) -> Names:
    tables, mark = load_tables("endless_winter")
    rules = EndlessWinter(Components.from_tables(tables), Options(players=4), mark)
    return Names(rules, printed=printed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_well_set(language: str) -> None:
    wrong = r"[ \u00a0][;:!?»]|'|\"" if language == "fr" else r"['\"«»]"
    for line in sources(language)[FILE].splitlines():
        if not line.startswith("#"):
            assert not re.search(wrong, line), line


SAID = {
    "": ("nothing", "rien"),
    "food 3 + tool 1": ("3 Food and 1 Tool", "3 Nourritures et 1 Outil"),
    "on(develop): labour 3": ("in Develop: 3 Labour", "colonne Développer\u202f: 3 Travail"),
    "labour 1.5": ("1½ Labour", "1½ Travail"),
    "pay food 1 -> tool 1 + draw 1": (
        "pay 1 Food: 1 Tool and draw 1 card",
        "payer 1 Nourriture\u202f: 1 Outil et piocher 1 carte",
    ),
    "on(hunt): pay food 1 + discard 1 -> idol 2 + food 1 + tip 1": (
        "in Hunt, pay 1 Food and discard 1 card: 2 Idols, 1 Food and tip 1 Animal",
        "colonne Chasser, payer 1 Nourriture et défausser 1 carte\u202f: "
        "2 Idoles, 1 Nourriture et Incliner 1 Animal",
    ),
    "camp 1; move 2": ("place 1 Camp; 2 Camp moves", "placer 1 Camp\u202f; 2 déplacements de Camp"),
    "pay discard 1 -> draw 3": (
        "discard 1 card: draw 3 cards",
        "défausser 1 carte\u202f: piocher 3 cartes",
    ),
}


@pytest.mark.parametrize("text", SAID)
def test_effects_are_said_in_words(text: str) -> None:
    message = names().effect(parse(text))
    assert tuple(texts(language).render(message) for language in LANGUAGES) == SAID[text]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_of_the_box_can_be_said(language: str) -> None:
    said = texts(language)
    for text in names().rules.components.effects:
        assert said.render(names().effect(parse(text)))
    assert [labour(halves) for halves in range(5)] == ["0", "½", "1", "1½", "2"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_can_be_said(language: str) -> None:
    say, told = texts(language).render, names()
    rules = told.rules
    for name in rules.card_ids:
        assert say(told.card(name))
    for name in rules.stone_ids:
        assert say(told.stone(name)) != say(names(False).stone(name)) == say(told.stone_scoring(name))
    assert len({say(told.spot(name)) for name in rules.spot_ids}) == len(rules.spot_ids)
    assert len({say(told.juncture(name)) for name in rules.juncture_ids}) == len(rules.juncture_ids)
    for name in rules.terrain_ids:
        assert say(told.terrain(name))


def test_some_names_of_the_list() -> None:
    told = names()
    pairs = {
        told.card("start_brave"): ("Brave", "Courageux"),
        told.card("c2_15"): ("Trade Network", "Réseau d’échanges"),
        told.cards(["hunter", "elder", "hunter", "c2_05"]): (
            "2 Hunters, an Elder and “Feast”",
            "2 Chasseurs, un Ancien et «\u202fFestin\u202f»",
        ),
        told.titles(["c1_19", "c2_05"]): ("Barter and Feast", "Troc et Festin"),
        told.animals(["stag_moose", "stag_moose", "argentavis"]): (
            "2 Stag-moose and an Argentavis",
            "2 Élans-cerfs et un Argentavis",
        ),
        told.called("animal", "sabertooth"): ("Sabre-toothed Tiger", "Tigre à dents de sabre"),
        told.called("chief", "stone_soul"): ("Stone Soul", "Âme de Pierre"),
        told.called("side", "side_b"): ("side B", "face B"),
        told.setup_card("setup_4"): ("Setup card 4 (Elder)", "carte de Mise en place 4 (Ancien)"),
        told.terrain("tundra_2"): ("Tundra", "Toundra"),
        told.called("layout", "cfg_ring"): ("Ring", "Anneau"),
        told.tile("meg_2"): ("Megalith tile 2", "tuile Mégalithe 2"),
        told.stone("s1_v_lake"): ("Villages: Lake", "Villages\u202f: Lac"),
        told.glacier_token("glacier_token_10"): ("Glacier token 10", "jeton Glacier 10"),
        told.rest_token("rest_token_1"): ("Rest token 1", "jeton Repos 1"),
        told.called("column", "rest"): ("Rest", "Action de Repos"),
        told.called("figure", "chief"): ("Chief figure", "figurine Chef"),
        told.hex(7): ("hex 7", "hexagone 7"),
        told.spot("1.2.0"): ("level 1, first row, space 3", "niveau 1, première rangée, case 3"),
        told.stone_scoring("s2_t_rare"): (
            "3, 6, 9, 12 points for 1, 2, 3 … of your tipped Animals: Woolly Mammoth and Argentavis",
            "3, 6, 9, 12 points pour 1, 2, 3… de vos Animaux Inclinés\u202f: Mammouth laineux et Argentavis",
        ),
    }
    for message, wanted in pairs.items():
        assert tuple(texts(language).render(message) for language in LANGUAGES) == wanted


def test_a_reader_who_sees_the_table_is_told_the_terrain() -> None:
    table = Table()
    told = Names(table.box, 0, None, view_for(table.state, 0))
    assert texts("en").render(told.hex(0)) == "Base tile"
    assert texts("en").render(told.hex(2)) == "Forest (hex 2)"
    assert texts("fr").render(told.juncture("1-2-8")) == (
        "Plaine (hexagone 1), Forêt (hexagone 2) et Forêt (hexagone 8)"
    )
    assert told.me is not None
    assert told.me.seat == 0
    assert names().me is None
