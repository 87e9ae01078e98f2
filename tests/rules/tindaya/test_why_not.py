"""Why a choice is not offered: the rule that is named is the one that forbids it at this table."""

from __future__ import annotations

from typing import Any

import pytest
from tindaya_table import Table

# --- a turn -------------------------------------------------------------------------------------------


@pytest.mark.rule("TD-ACT-12", "TD-IDOL-03", "TD-IDOL-21", "TD-IDOL-18", "TD-MARKET-01", "TD-MARKET-07")
def test_reasons_in_a_turn() -> None:
    table = Table().natives(0, "5,7", nobles=1).idols(0, "protection", "movement", "wreckers")
    table.bought(1, "large_capacity").turn(0)
    assert table.why_not("end_turn") == "TD-ACT-12"
    assert table.why_not("use protection") == "TD-IDOL-03"
    assert table.why_not("use wreckers") == "TD-IDOL-18"
    assert table.why_not("use learning") == "TD-IDOL-02"
    assert table.why_not("buy large_capacity") == "TD-MARKET-01"
    assert table.why_not("buy wall_for_straw") == "TD-MARKET-07"
    assert table.why_not("majos") == "TD-TRIBE-06"
    table.choose("explore cube").walk("5,7", "5,6", nobles=1).choose("stop", "finish")
    assert table.why_not("use movement") == "TD-IDOL-21"
    assert table.why_not("pass") == "TD-ACT-12"


@pytest.mark.rule("TD-CAMPAIGN-13")
def test_the_first_campaign_game_has_no_caves() -> None:
    table = Table(players=2, campaign_step="1").have(0, wood=1, clay=1, stone=1).natives(0, "5,7", nobles=1)
    assert table.turn(0).why_not("cave cube") == "TD-CAMPAIGN-13"


# --- moves --------------------------------------------------------------------------------------------


@pytest.mark.rule("TD-EXPLORE-24", "TD-EXPLORE-27", "TD-EXPLORE-31")
def test_reasons_for_a_hex_and_a_group() -> None:
    table = Table().fort("4,7", 1).natives(0, "5,7", villagers=1, nobles=1).natives(0, "5,8", villagers=2)
    table.have(0, horns=1).explore(0)
    assert table.why_not("leave 2,0") == "TD-EXPLORE-24"  # nobody is there
    table.walk("5,7", "4,7", nobles=1).choose("weapons 1 0")
    assert table.why_not("leave 4,7") == "TD-EXPLORE-27"
    table.choose("leave 5,8")
    assert table.why_not("group 3 0") == "TD-EXPLORE-24"
    lonely = Table(tribes=["tedote", "ecero", "arucas"]).trades(0, "farmer").building("5,8", "goat_pen")
    lonely.natives(0, "5,7", villagers=1).natives(0, "5,6", villagers=1).explore(0)
    lonely.walk("5,7", "5,8", villagers=1).walk("5,8", "4,8", villagers=1)
    assert lonely.copy().choose("leave 4,8", "group 1 0").why_not("walk 5,8") == "TD-EXPLORE-14"


@pytest.mark.rule("TD-EXPLORE-04", "TD-EXPLORE-06", "TD-EXPLORE-07", "TD-EXPLORE-15", "TD-EXPLORE-26")
def test_reasons_for_a_way() -> None:
    table = Table().fort("4,7", 2).natives(0, "5,7", villagers=2).natives(0, "5,8", villagers=5, nobles=1)
    table.explore(0)
    walk = table.copy().choose("leave 5,7", "group 2 0")
    assert walk.why_not("walk 4,7") == "TD-EXPLORE-15"
    assert walk.why_not("walk 2,0") == "TD-EXPLORE-04"
    assert table.copy().choose("leave 5,8", "group 1 0").why_not("embark 6,8") == "TD-EXPLORE-06"
    assert table.copy().choose("leave 5,8", "group 5 1").why_not("embark 6,8") == "TD-EXPLORE-06"
    noble = table.copy().choose("leave 5,8", "group 0 1")
    assert noble.why_not("embark 6,8") == "TD-EXPLORE-26"  # neither canoe nor wood
    assert noble.why_not("embark 0,3") == "TD-EXPLORE-07"


@pytest.mark.rule("TD-EXPLORE-08", "TD-EXPLORE-09", "TD-EXPLORE-13", "TD-EXPLORE-14")
def test_reasons_for_a_voyage() -> None:
    table = Table().building("4,8", "dock").natives(1, "4,8", villagers=1)
    table.natives(0, "5,8", villagers=1, nobles=1).canoes("4,9").explore(0)
    table.choose("leave 5,8", "group 1 1", "embark 4,9")
    assert table.why_not("sail 0,3") == "TD-EXPLORE-08"
    table.choose("sail 4,9")
    assert table.why_not("land 4,8") == "TD-EXPLORE-13"
    assert table.why_not("land 2,0") == "TD-EXPLORE-09"
    last = Table().building("4,8", "dock").trades(0, "farmer").natives(0, "5,8", villagers=1, nobles=1)
    last.canoes("4,9").explore(0).walk("5,8", "5,7", villagers=1, nobles=1)
    last.walk("5,7", "5,8", villagers=1, nobles=1).choose("leave 5,8", "group 1 1", "embark 4,9", "sail 4,9")
    assert last.why_not("land 4,8") == "TD-EXPLORE-14"


@pytest.mark.rule("TD-RECONQUER-10")
def test_reasons_for_weapons() -> None:
    table = Table().fort("4,7", 2).natives(0, "5,7", nobles=1).have(0, horns=2).explore(0)
    table.walk("5,7", "4,7", nobles=1)
    assert table.why_not("weapons 2 0") == "TD-RECONQUER-10"


# --- optional actions ---------------------------------------------------------------------------------


@pytest.mark.rule("TD-BARTER-01", "TD-BARTER-08", "TD-HERD-02", "TD-HERD-09", "TD-OFFER-01", "TD-OFFER-04")
def test_reasons_for_optional_actions() -> None:
    table = Table().building("5,8", "goat_pen").nature(2, 1).natives(1, "5,8", nobles=1)
    table.natives(0, "5,7", nobles=1).explore(0).walk("5,7", "5,8", nobles=1).choose("stop")
    assert table.why_not("barter 5,8 3") == "TD-BARTER-01"
    assert table.why_not("barter 5,8 2") == "TD-BARTER-08"  # nobody has anything
    assert table.why_not("herd 5,8 2") == "TD-HERD-02"
    assert table.why_not("offer 5,8") == "TD-OFFER-01"
    few = Table(mode="domination").building("5,8", "goat_pen").nature(1, 1).natives(0, "5,7", nobles=1)
    few.explore(0).walk("5,7", "5,8", nobles=1).choose("stop")
    assert few.why_not("herd 5,8 2") == "TD-HERD-09"
    full = Table().natives(0, "5,6", nobles=1)
    for god in ("acoran", "moneiba"):
        full.pawns(1, god, 1, 3).pawns(1, god, 2, 3)
    full.explore(0).walk("5,6", "5,7", nobles=1).choose("stop")
    assert full.why_not("offer 5,7") == "TD-OFFER-04"
    empty = Table().natives(0, "5,6", nobles=1).explore(0).walk("5,6", "5,7", nobles=1).choose("stop")
    assert empty.why_not("offer 5,7") == "TD-OFFER-03"  # nothing to give, and the last noble stays


@pytest.mark.rule("TD-OFFER-02", "TD-OFFER-03", "TD-OFFER-05", "TD-OFFER-11", "TD-OFFER-15")
def test_reasons_in_an_offering() -> None:
    table = Table().offering("acoran", "offering_1").pawns(1, "moneiba", 1, 3).have(0, figs=1)
    table.natives(0, "5,6", nobles=1).explore(0).walk("5,6", "5,7", nobles=1).choose("stop", "offer 5,7")
    assert table.why_not("pawn acoran 3") == "TD-OFFER-02"
    assert table.why_not("pawn moneiba 1") == "TD-OFFER-04"
    assert table.why_not("pawn acoran 2") == "TD-OFFER-03"
    assert table.why_not("stop_offering") == "TD-OFFER-15"
    table.choose("pawn acoran 1")
    assert table.why_not("noble 5,7") == "TD-OFFER-11"
    assert table.why_not("animal 5,8") == "TD-OFFER-05"
    assert table.why_not("prisoner") == "TD-OFFER-08"
    assert table.why_not("villager 5,7") == "TD-OFFER-09"


@pytest.mark.rule("TD-BARTER-06", "TD-BARTER-08", "TD-BARTER-09")
def test_reasons_in_a_draft() -> None:
    table = Table().natives(0, "5,7", nobles=1).natives(1, "5,6", nobles=1)
    table.have(0, wood=1, clay=2).have(1, clay=1, stone=1)
    table.explore(0).walk("5,7", "5,6", nobles=1).choose("stop", "barter 5,6 2")
    assert table.why_not("hand_over salt") == "TD-BARTER-08"
    assert table.why_not("propose") == "TD-BARTER-06"
    table.choose("hand_over wood")
    assert table.why_not("ask_for wood") == "TD-BARTER-06"
    assert table.why_not("ask_for salt") == "TD-BARTER-08"
    table.choose("ask_for clay")
    assert table.why_not("hand_over clay") == "TD-BARTER-09"


@pytest.mark.rule("TD-DOWRY-01", "TD-DOWRY-03", "TD-DOWRY-05", "TD-DOWRY-08", "TD-BARTER-07")
def test_reasons_for_a_dowry() -> None:
    def beside(theirs: int = 2, **options: Any) -> Table:
        table = Table(**options).natives(0, "5,7", nobles=1).natives(1, "5,6", villagers=theirs)
        return table.explore(0).walk("5,7", "5,6", nobles=1).choose("stop")

    assert beside().why_not("dowry 5,6 2") == "TD-DOWRY-01"  # not in this game
    assert beside(dowry=True).why_not("dowry 5,6 2") == "TD-DOWRY-03"
    table = beside(dowry=True).have(0, wood=3)
    assert table.why_not("dowry 5,6 2") == ""
    assert table.copy().natives(0, "2,0", villagers=7).why_not("dowry 5,6 2") == "TD-DOWRY-05"
    assert beside(1, dowry=True).have(0, wood=3).why_not("dowry 5,6 2") == "TD-DOWRY-08"  # its last one
    for _ in range(3):
        table.choose("dowry 5,6 2").settle().choose("refuse")
    assert table.why_not("dowry 5,6 2") == "TD-BARTER-07"


# --- the end of an era ----------------------------------------------------------------------------------


@pytest.mark.rule("TD-END2-03", "TD-END4-01", "TD-TERMS-35")
def test_the_rules_about_victims_are_those_of_their_cause() -> None:
    table = Table().natives(0, "5,7", villagers=3).natives(0, "5,8", villagers=2)
    starved = table.copy().have(0, fish=1).end("food").decision
    assert starved.help(table.state) == ("TD-TERMS-35", "TD-END2-03")
    frozen = table.copy().end("housing").decision
    assert frozen.help(table.state) == ("TD-TERMS-35", "TD-END4-01")


def struck(card: str, **goods: int) -> Table:
    """The first seat holds a field, a dock and the volcano of island 7; the card strikes it."""
    table = Table().event("event_1").catastrophe(card).have(0, **goods).idols(0, "movement")
    table.natives(0, "5,6", villagers=2).natives(0, "4,8", villagers=1).natives(0, "5,7", nobles=1)
    table.building("5,6", "field").building("4,8", "dock")
    god = "acoran" if card == "drought" else "moneiba"
    return table.standee(god, 7).end("events")


@pytest.mark.rule("TD-CATA-01", "TD-CATA-02", "TD-CATA-04", "TD-CATA-10", "TD-CATA-12", "TD-EVENT-43")
def test_reasons_where_a_catastrophe_strikes() -> None:
    storm = struck("tropical_storm", manure=2).until("no_protection")
    assert storm.decision.help(storm.state)[0] == "TD-CATA-01"
    assert storm.why_not("protect_idol") == "TD-IDOL-06"  # none of its idols protects
    assert storm.why_not("fire manure manure") == "TD-CATA-12"
    locusts = struck("locusts", manure=2).until("no_protection")
    assert locusts.decision.help(locusts.state)[0] == "TD-CATA-02"
    assert locusts.why_not("protect_idol") == "TD-CATA-12"
    assert locusts.why_not("fire wood wood") == "TD-TERMS-22"
    pirates = struck("pirates", horns=4).until("weapons")
    assert pirates.decision.help(pirates.state)[0] == "TD-CATA-04"
    assert pirates.why_not("weapons 3 0") == "TD-EVENT-43"
    drought = struck("drought", manure=1).until("manure")
    assert drought.decision.help(drought.state)[0] == "TD-CATA-10"
    assert drought.why_not("weapons 1 0") == "TD-CATA-12"


@pytest.mark.rule("TD-EVENT-30", "TD-EVENT-33", "TD-IDOL-06", "TD-TERMS-22")
def test_reasons_in_a_combat_and_for_a_fire() -> None:
    table = Table().event("event_1").ship("ship_white", 7).building("4,8", "dock").have(0, horns=3)
    table.natives(0, "4,8", villagers=1).idols(0, "movement").standee("tsunami", 0).catastrophe("locusts")
    table.catastrophe("drought").end("events").until("no_protection")
    assert table.why_not("protect_idol") == "TD-IDOL-06"
    table.choose("no_protection")
    assert table.why_not("weapons 2 0") == "TD-EVENT-33"
    fire = Table().have(0, wood=2).end("prophecies")
    assert fire.why_not("fire straw wood") == "TD-TERMS-22"


# --- the traitor ----------------------------------------------------------------------------------------


@pytest.mark.rule("TD-TRAITOR-13", "TD-TRAITOR-14", "TD-TRAITOR-15", "TD-TRAITOR-34", "TD-TRAITOR-41")
def test_reasons_for_a_traitor() -> None:
    table = Table(mode="domination", traitor=True).era(3).fort("4,7", 2).fort("5,6", 1).walls("4,8")
    table.state.traitor, table.state.traitor_card = 0, table.box.traitor_names.index("jailer")
    table.player(0).betrayed, table.state.discs = 1, (1, 2)
    table.natives(1, "11,4", villagers=1, nobles=1).natives(2, "7,3", villagers=1, nobles=1)
    idle = table.copy().markers(0, 0, 0).turn(0)
    assert idle.why_not("explore cube") == "TD-TRAITOR-41"
    table.markers(0, 1, 0).turn(0)
    assert table.why_not("produce farmer cube") == "TD-TRAITOR-13"
    assert table.why_not("explore cylinder") == "TD-ACT-13"
    table.choose("explore cube")
    assert table.why_not("stop") == "TD-EXPLORE-32"
    way = table.copy().choose("leave 4,7", "band 1")
    assert way.why_not("walk 4,8") == "TD-TRAITOR-15"
    assert way.why_not("walk 2,0") == "TD-EXPLORE-04"
    assert way.why_not("embark 3,7") == "TD-TRAITOR-14"
    over = table.copy().choose("leave 4,7", "band 1", "walk 5,7")
    assert over.why_not("stop") == "TD-TRAITOR-34"  # nobody ends on a volcano
