"""The traitor (area TRAITOR; TD-EX-41, -46, -57, -58): treason, its turns, its five cards."""

from __future__ import annotations

from typing import Any

import pytest
from tindaya_table import Table

from firekeeper.games.tindaya.final import EndOfGame, traitor_wins, winners

GREEN, RED, YELLOW = range(3)
CARDS = ("missionary", "liberator", "leader", "emissary", "jailer")


def before(players: int = 3, **options: Any) -> Table:
    """Era 3: Green's noble stands beside a fort with one conquistador on 4,7; the others live elsewhere."""
    table = Table(players=players, mode="domination", traitor=True, **options).era(3)
    table.fort("4,7", 1, "field").natives(GREEN, "5,6", villagers=1, nobles=1)
    for seat, hex_ in ((RED, "11,4"), (YELLOW, "7,3"))[: players - 1]:
        table.natives(seat, hex_, villagers=1, nobles=1)
    return table


def betray(table: Table, card: str = "jailer", marker: str = "cube") -> Table:
    """Green explores with its first marker, surrenders in the fort and draws this card."""
    table.turn(GREEN).choose(f"explore {marker}").walk("5,6", "4,7", nobles=1)
    return table.choose("betray", f"traitor_card {card}")


def traitor(card: str = "jailer", **options: Any) -> Table:
    """Green has been the traitor for a while, with this card and without any conquistador so far."""
    table = Table(mode="domination", traitor=True, **options).era(3)
    state = table.state
    state.traitor, state.traitor_card = GREEN, table.box.traitor_names.index(card)
    state.players[GREEN].betrayed = 1
    state.players[GREEN].idols = ()
    state.discs = (RED, YELLOW)
    for seat, hex_ in ((RED, "11,4"), (YELLOW, "7,3")):
        table.natives(seat, hex_, villagers=1, nobles=1)
    return table


def march(table: Table, start: str, end: str, count: int, chief: bool = False) -> Table:
    return table.choose(f"leave {start}", f"{'band_with_chief' if chief else 'band'} {count}", f"walk {end}")


def whole(table: Table) -> None:
    """Every conquistador stands in a fort, and no piece is lost."""
    for hex_, count in enumerate(table.state.conquistadors):
        assert bool(count) == (table.state.forts[hex_] != -1), table.box.board.names[hex_]


# --- becoming one ---------------------------------------------------------------------------------------


@pytest.mark.rule("TD-TRAITOR-01", "TD-TRAITOR-02", "TD-TRAITOR-03", "TD-TRAITOR-29")
def test_the_question_is_put_with_the_first_marker_of_era_3_only() -> None:
    def enters(table: Table) -> str:
        table.turn(GREEN).choose("explore cube").walk("5,6", "4,7", nobles=1)
        return table.asking

    assert enters(before()) == "ChooseSide"
    assert enters(before().era(2)) == "Reconquest"
    late = before()
    late.player(GREEN).placed = 1
    assert enters(late) == "Reconquest"
    second = before()
    second.state.round = 2
    assert enters(second) == "Reconquest"
    plain = Table(mode="domination").era(3).fort("4,7", 1).natives(GREEN, "5,6", nobles=1)
    assert enters(plain) == "Reconquest"
    taken = before()
    taken.state.traitor = RED
    assert enters(taken) == "Reconquest"
    idol = before().idols(GREEN, "movement").turn(GREEN).choose("use movement").walk("5,6", "4,7", nobles=1)
    assert idol.asking == "Reconquest"  # an idol is no marker


@pytest.mark.rule("TD-TRAITOR-02", "TD-TRAITOR-29")
def test_who_fights_leaves_treason_to_others() -> None:
    table = before().turn(GREEN).choose("explore cube").walk("5,6", "4,7", nobles=1).choose("fight")
    assert table.asking == "Reconquest"
    table.choose("weapons 0 0")
    assert table.state.traitor == -1
    assert table.player(GREEN).lost_nobles == 1


@pytest.mark.rule("TD-TRAITOR-04", "TD-TRAITOR-05", "TD-TRAITOR-09", "TD-TRAITOR-30", "TD-TRAITOR-32")
def test_all_natives_become_conquistadors_in_forts() -> None:
    table = before().building("5,8", "goat_pen", animals=2).natives(GREEN, "5,8", villagers=2)
    goats = table.state.nature[0]
    betray(table)
    assert (table.asking, table.asked) == ("ChooseFortTile", RED)
    table.choose("fort_tile dock")  # bare terrain 5,6: the player with priority takes a tile, not the traitor
    assert table.at("4,7")["fort"] == 2
    assert table.at("5,6")["fort"] == 1
    assert table.at("5,8") == {"terrain": "mountain", "fort": 2}
    assert table.fort_tile("5,8") == "goat_pen"
    assert table.state.nature[0] == goats + 2
    assert table.villagers(GREEN) == table.nobles(GREEN) == []
    whole(table)


@pytest.mark.rule("TD-HERD-08")
def test_livestock_left_behind_by_the_moves_escapes_after_the_treason() -> None:
    table = before().building("5,8", "goat_pen", animals=2)
    goats = table.state.nature[0]
    betray(table)
    pen = table.box.board.names.index("5,8")
    assert table.state.animals[pen] == 2  # the treason is not over yet
    table.choose("fort_tile dock")
    assert table.state.animals[pen] == 0
    assert table.state.nature[0] == goats + 2


@pytest.mark.rule("TD-TRAITOR-27", "TD-TRAITOR-32")
def test_the_tile_of_a_fort_is_no_decision_of_the_traitor() -> None:
    table = betray(before().score(YELLOW, 1))
    assert (table.asking, table.asked) == ("ChooseFortTile", YELLOW)


@pytest.mark.rule("TD-TRAITOR-12")
@pytest.mark.parametrize("marker", ["cube", "cylinder"])
def test_treason_ends_the_turn_at_once(marker: str) -> None:
    table = before().markers(GREEN, 2, 2)
    betray(table, "jailer", marker).choose("fort_tile dock")
    assert (table.asking, table.asked) == ("TakeAction", RED)
    table.choose("pass", "pass")
    assert (table.asking, table.asked) == ("TraitorTurn", GREEN)


@pytest.mark.rule("TD-TRAITOR-30", "TD-TRAITOR-12")
def test_the_second_half_of_a_cylinder_may_be_the_treason() -> None:
    table = (
        before().markers(GREEN, 0, 1).turn(GREEN).choose("explore cylinder").walk("5,6", "5,7", villagers=1)
    )
    table.choose("stop", "finish").walk("5,6", "4,7", nobles=1)
    assert table.asking == "ChooseSide"
    table.choose("betray", "traitor_card jailer")
    assert table.legal() == {"send 4,7"}  # from the volcano
    table.choose("send 4,7")
    assert table.at("4,7")["fort"] == 3
    assert table.asked == RED


@pytest.mark.rule("TD-TRAITOR-06", "TD-TRAITOR-07")
def test_conquistadors_on_volcanoes_and_walled_hexes_and_own_prisoners_go_to_forts() -> None:
    table = before().natives(GREEN, "5,7", villagers=1).natives(GREEN, "5,8", villagers=1).walls("5,8")
    table.fort("8,2", 2).prison(GREEN, 1).prison(RED, 2)
    betray(table)
    assert table.legal() == {"send 4,7", "send 8,2"}
    table.choose("send 8,2", "send 8,2", "send 4,7", "fort_tile pigsty")
    assert (table.at("8,2")["fort"], table.at("4,7")["fort"]) == (4, 3)
    assert table.player(GREEN).prison == 0
    assert table.player(RED).prison == 2  # AMB-97
    whole(table)


@pytest.mark.rule("TD-EX-41", "TD-TRAITOR-06", "TD-IDOL-06", "TD-TERMS-38")
def test_yellow_protects_a_dock_and_two_conquistadors_go_to_the_next_fort() -> None:
    table = before().fort("5,8", 3).building("4,8", "dock").natives(GREEN, "4,8", villagers=2)
    table.natives(RED, "4,8", nobles=1).natives(YELLOW, "4,8", nobles=1)
    table.idols(RED, "movement").idols(YELLOW, "protection")
    betray(table)
    assert (table.asked, table.legal()) == (RED, {"no_protection"})
    table.choose("no_protection")
    assert table.asked == YELLOW
    table.choose("protect_idol", "send 5,8", "send 5,8")
    assert table.at("5,8")["fort"] == 5
    assert table.at("4,8")["building"] == "dock"
    assert table.natives_at("4,8") == {RED: (0, 1), YELLOW: (0, 1)}


@pytest.mark.rule("TD-EX-58", "TD-TRAITOR-08", "TD-TRAITOR-32")
def test_all_idol_questions_come_before_prisoners_and_combats() -> None:
    table = before().prison(GREEN, 1).fort("8,2", 2).idols(RED, "movement")
    for hex_ in ("4,8", "5,8"):
        table.natives(GREEN, hex_, villagers=1).natives(RED, hex_, villagers=1)
    betray(table)
    order = []
    while table.asking in ("RepelWithIdol", "SendToFort", "ChooseTreasonCombat"):
        order.append(table.asking)
        table.choose(table.choices()[0].text)
    assert order == [
        "RepelWithIdol", "RepelWithIdol", "SendToFort", "ChooseTreasonCombat", "ChooseTreasonCombat",
    ]  # fmt: skip
    assert table.villagers(RED) == ["11,4"]
    assert table.state.captives == 2


@pytest.mark.rule("TD-TRAITOR-10", "TD-TRAITOR-11", "TD-TRAITOR-31", "TD-TRAITOR-42")
def test_the_possessions_of_a_traitor_leave_the_game() -> None:
    table = before().have(GREEN, wood=4).collected(GREEN, wood_token=2).idols(GREEN, "protection")
    table.used_idols(GREEN, "learning").objective(GREEN, "most_docks", 2).bought(GREEN, "large_capacity")
    table.stored_canoe(GREEN).waste(GREEN, 2).pawns(GREEN, "acoran", 2, 3).canoes("3,7").markers(GREEN, 2, 1)
    deck = list(table.state.idol_deck)
    betray(table).choose("fort_tile dock")
    player = table.player(GREEN)
    assert table.goods(GREEN) == {}
    assert (player.tokens, player.idols, player.used_idols) == ((0, 0, 0, 0), (), ())
    assert (player.objectives, player.market, player.canoe, player.waste) == ((), 0, 0, 0)
    assert table.depot(GREEN) == (1, 1)
    assert GREEN in table.state.order
    assert table.priority() == [RED, YELLOW]
    assert table.state.idol_deck == deck
    assert table.offered("acoran")[1] == [3, 0, 0]
    assert table.canoe_hexes() == ["3,7"]


@pytest.mark.rule("TD-TRAITOR-28", "TD-TRAITOR-31", "TD-TRAITOR-42", "TD-END5-03")
def test_pawns_of_a_traitor_count_for_the_gods_and_score_for_nobody() -> None:
    table = traitor().pawns(GREEN, "acoran", 2, 3).pawns(GREEN, "acoran", 3, 3).pawns(GREEN, "acoran", 4, 2)
    table.pawns(RED, "acoran", 4, 1).end("offerings").settle()
    assert table.state.wrath[0] == 0
    assert table.points(RED) == 3 + 2  # first, as if the traitor's were not there
    table.end("reproduction", "food", "waste_step", "housing", "learning")
    table.settle()
    assert table.player(GREEN).villagers == ()


# --- its turns ------------------------------------------------------------------------------------------


@pytest.mark.rule("TD-TRAITOR-13", "TD-TRAITOR-41")
def test_a_traitor_explores_or_passes() -> None:
    table = traitor().fort("4,7", 2).markers(GREEN, 1, 1).turn(GREEN)
    assert table.legal() == {"explore cube", "explore cylinder", "pass"}
    table.choose("explore cube")
    assert "stop" not in table.legal()
    march(table, "4,7", "5,6", 1)
    march(table, "4,7", "4,8", 1).choose("stop")
    table.settle()
    assert table.asked == RED  # a turn is one exploration
    table = traitor().fort("4,7", 2).markers(GREEN, 0, 0).turn(GREEN)
    assert table.legal() == {"pass"}


@pytest.mark.rule("TD-TRAITOR-15", "TD-TRAITOR-34")
def test_walls_and_occupied_volcanoes_are_closed_and_nobody_ends_on_a_volcano() -> None:
    table = traitor().fort("4,7", 1).walls("4,8").turn(GREEN).choose("explore cube", "leave 4,7", "band 1")
    assert table.legal() == {"walk 5,6", "walk 5,7"}
    table.choose("walk 5,7")
    assert table.legal() == {"leave 5,7"}  # no stop on a volcano
    closed = traitor().fort("4,7", 1).natives(RED, "5,7", nobles=1).turn(GREEN)
    closed.choose("explore cube", "leave 4,7", "band 1")
    assert closed.legal() == {"walk 5,6", "walk 4,8"}


@pytest.mark.rule("TD-TRAITOR-16", "TD-TRAITOR-33", "TD-TRAITOR-40")
def test_forts_are_left_and_laid_and_hexes_crossed_stay_as_they_are() -> None:
    table = traitor().fort("4,7", 2, "field").building("5,6", "pigsty", animals=0).turn(GREEN)
    table.choose("explore cube")
    march(table, "4,7", "5,6", 2)
    assert "fort" not in table.at("4,7")  # left by the last one
    march(table, "5,6", "5,7", 2)
    march(table, "5,7", "5,8", 2)
    table.settle()
    if table.asking == "ChooseFortTile":
        table.choose(table.choices()[0].text)
    assert table.at("5,8") == {"terrain": "mountain", "fort": 2}  # the token is gone
    assert table.at("5,6")["building"] == "pigsty"
    whole(table)


@pytest.mark.rule("TD-RECONQUER-09", "TD-TRAITOR-16")
def test_a_fort_that_loses_its_last_conquistador_goes_at_once_and_its_tile_to_the_supply() -> None:
    table = traitor().fort("4,7", 3, "field").turn(GREEN)
    fields = table.supply()["field"]
    table.choose("explore cube")
    march(table, "4,7", "5,7", 2)
    assert table.at("4,7")["fort"] == 1
    assert table.supply()["field"] == fields
    march(table, "4,7", "5,7", 1)
    assert "fort" not in table.at("4,7")  # before the sequence is over
    assert table.supply()["field"] == fields + 1


@pytest.mark.rule("TD-TRAITOR-14")
def test_a_traitor_uses_canoes_for_up_to_five_but_builds_none() -> None:
    table = traitor().fort("4,7", 6).turn(GREEN).choose("explore cube", "leave 4,7", "band 5")
    assert table.legal("embark") == set()
    table = traitor().fort("4,7", 6).canoes("3,7").turn(GREEN).choose("explore cube", "leave 4,7")
    six = table.copy().choose("band 6")
    assert six.legal("embark") == set()
    table.choose("band 5", "embark 3,7", "sail 3,7", "land 2,7", "stop").settle()
    assert table.canoe_hexes() == ["3,7"]
    assert table.state.conquistadors[table.hex("2,7")] == 5


@pytest.mark.rule("TD-TRAITOR-17", "TD-TRAITOR-35", "TD-EVENT-36")
def test_defenders_win_with_as_many_natives_and_weapons() -> None:
    table = traitor().fort("4,7", 3).natives(RED, "5,6", villagers=1).natives(YELLOW, "5,6", nobles=1)
    table.have(RED, horns=2).have(YELLOW, obsidian=2).turn(GREEN).choose("explore cube")
    march(table, "4,7", "5,6", 2)
    assert (table.asked, table.legal()) == (RED, {"weapons 0 0", "weapons 1 0"})
    table.choose("weapons 1 0")
    assert (table.asked, table.legal()) == (YELLOW, {"weapons 0 0", "weapons 0 1"})
    table.choose("weapons 0 1")
    assert table.natives_at("5,6") == {RED: (1, 0), YELLOW: (0, 1)}
    assert sum(table.state.conquistadors) == 1
    assert (table.player(RED).prison, table.player(YELLOW).prison) == (0, 0)  # killed, not captured
    assert (table.points(RED), table.points(YELLOW)) == (4, 4)
    assert table.asking == "ChooseBand"  # the others go on
    march(table, "4,7", "4,8", 1)


@pytest.mark.rule("TD-TRAITOR-17", "TD-TRAITOR-35", "TD-TRAITOR-26", "TD-IDOL-22")
@pytest.mark.component("jailer")
def test_beaten_defenders_die_as_heroes() -> None:
    table = traitor().fort("4,7", 3).building("5,6", "pigsty", animals=2)
    table.natives(RED, "5,6", villagers=1).natives(YELLOW, "5,6", nobles=1).score(YELLOW, 2)
    table.have(RED, horns=1).have(YELLOW, obsidian=1).turn(GREEN).choose("explore cube")
    pigs = table.state.nature[1]
    march(table, "4,7", "5,6", 3).choose("weapons 0 1", "weapons 1 0")
    assert table.asking == "DrawIdol"
    table.choose("idol learning", "idol wreckers")
    assert (table.held(YELLOW), table.held(RED)) == (
        ["learning"],
        ["wreckers"],
    )  # the first in priority first
    assert table.state.captives == 1
    assert table.player(YELLOW).lost_nobles == 1
    assert table.state.nature[1] == pigs + 2
    assert table.legal() == {"stop"}  # who fought may not go on
    table.settle()
    assert table.at("5,6") == {"terrain": "forest", "fort": 1}
    whole(table)


@pytest.mark.rule("TD-TRAITOR-16", "TD-TRAITOR-35", "TD-TRAITOR-40", "TD-HERD-06")
def test_a_building_is_a_fort_as_soon_as_it_is_won_bare_terrain_after_the_moves() -> None:
    table = traitor().fort("4,7", 3).building("5,6", "pigsty", animals=2).natives(RED, "5,6", villagers=1)
    table.natives(RED, "4,8", villagers=1).turn(GREEN).choose("explore cube")
    wild = table.state.nature[1]
    march(table, "4,7", "5,6", 1)
    assert table.at("5,6") == {"terrain": "forest", "fort": 1}
    assert table.fort_tile("5,6") == "pigsty"
    assert table.state.nature[1] == wild + 2
    supply = table.supply()
    march(table, "4,7", "4,8", 1)
    assert "fort" not in table.at("4,8")
    table.choose("stop")
    assert table.asking == "ChooseFortTile"
    assert table.supply() == supply
    table.settle()


@pytest.mark.rule("TD-EX-57", "TD-TRAITOR-33", "TD-TRAITOR-39")
def test_a_band_repelled_over_a_volcano_returns_to_its_fort() -> None:
    table = traitor().fort("4,7", 3, "goat_pen").building("5,6", "field").natives(RED, "5,6", villagers=1)
    table.idols(RED, "protection").fort("8,2", 2).turn(GREEN).choose("explore cube")
    march(table, "4,7", "5,7", 3)
    assert "fort" not in table.at("4,7")
    march(table, "5,7", "5,6", 3).choose("protect_idol")
    assert table.at("4,7")["fort"] == 3
    assert table.fort_tile("4,7") == "goat_pen"  # the same fort is put back
    assert table.at("5,6")["natives"] == {RED: (1, 0)}
    assert "leave 4,7" not in table.legal()  # stopped
    assert "leave 8,2" in table.legal()
    whole(table)


@pytest.mark.rule("TD-TRAITOR-39")
def test_bands_of_two_forts_go_back_each_to_its_own() -> None:
    table = traitor().fort("4,7", 1).fort("4,8", 2).natives(RED, "5,6", villagers=1).idols(RED, "protection")
    table.turn(GREEN).choose("explore cylinder")
    march(table, "4,7", "5,7", 1)
    march(table, "4,8", "5,7", 1)
    march(table, "5,7", "5,6", 2).choose("protect_idol")
    assert (table.at("4,7")["fort"], table.at("4,8")["fort"]) == (1, 2)


@pytest.mark.rule("TD-TRAITOR-39")
@pytest.mark.parametrize("home", ["4,7", "4,8"])
@pytest.mark.parametrize("chief_first", [True, False])
def test_a_chief_goes_back_to_where_it_came_from_itself(home: str, chief_first: bool) -> None:
    table = traitor().fort("4,7", 1).fort("4,8", 1).natives(RED, "5,6", villagers=1).idols(RED, "protection")
    table.state.chief = table.hex(home)
    table.turn(GREEN).choose("explore cylinder")
    for start in sorted(["4,7", "4,8"], key=lambda start: (start == home) != chief_first):
        march(table, start, "5,7", 1, chief=start == home)
    march(table, "5,7", "5,6", 2, chief=True).choose("protect_idol")
    assert table.box.board.names[table.state.chief] == home
    assert table.state.stopped_nobles == (table.state.chief,)
    assert (table.at("4,7")["fort"], table.at("4,8")["fort"]) == (1, 1)


@pytest.mark.rule("TD-TRAITOR-39", "TD-EXPLORE-09", "TD-TRAITOR-14")
@pytest.mark.parametrize("size", [1, 2])
@pytest.mark.parametrize("chief", [True, False])
def test_a_band_that_lands_where_it_embarked_still_knows_where_it_came_from(size: int, chief: bool) -> None:
    """From a volcano to sea and ashore on the same volcano again, to move the canoe."""
    table = traitor("leader" if chief else "jailer").fort("4,7", size).canoes("6,6")
    table.natives(RED, "5,6", villagers=1).idols(RED, "protection")
    if chief:
        table.state.chief = table.hex("4,7")
    table.turn(GREEN).choose("explore cube")
    march(table, "4,7", "5,7", size, chief)
    band = "band_with_chief" if chief else "band"
    table.choose("leave 5,7", f"{band} {size}", "embark 6,6", "sail 6,6", "land 5,7")
    march(table, "5,7", "5,6", size, chief).choose("protect_idol")
    assert table.at("4,7")["fort"] == size
    assert table.state.chief == (table.hex("4,7") if chief else -1)
    whole(table)


@pytest.mark.rule("TD-TRAITOR-39", "TD-TRAITOR-40")
def test_another_move_in_between_does_not_change_where_a_band_came_from() -> None:
    table = traitor().fort("4,7", 1).fort("8,2", 2).natives(RED, "5,6", villagers=1).idols(RED, "protection")
    table.turn(GREEN).choose("explore cube")
    march(table, "4,7", "5,7", 1)
    march(table, "8,2", "7,2", 1)
    march(table, "5,7", "5,6", 1).choose("protect_idol")
    table.settle()
    while table.asking == "ChooseFortTile":
        table.choose(table.choices()[0].text)
    assert table.at("4,7")["fort"] == 1
    whole(table)


# --- its cards ------------------------------------------------------------------------------------------


@pytest.mark.rule("TD-TRAITOR-22", "TD-TRAITOR-38")
@pytest.mark.component("missionary")
def test_a_missionary_converts_a_native_after_each_combat() -> None:
    table = traitor("missionary").fort("4,7", 2).natives(RED, "5,6", villagers=2).turn(GREEN)
    march(table.choose("explore cube"), "4,7", "5,6", 2).settle()
    assert table.state.conquistadors[table.hex("5,6")] == 3
    assert len(table.villagers(RED)) == 1


@pytest.mark.rule("TD-TRAITOR-23", "TD-TRAITOR-38")
@pytest.mark.component("liberator")
def test_a_liberator_frees_the_prisoners_of_one_beaten_tribe() -> None:
    table = (
        traitor("liberator")
        .fort("4,7", 2)
        .natives(RED, "5,6", villagers=1)
        .natives(YELLOW, "5,6", villagers=1)
    )
    table.prison(RED, 3).prison(YELLOW, 1).turn(GREEN)
    march(table.choose("explore cube"), "4,7", "5,6", 2)
    assert (table.asked, table.legal()) == (GREEN, {"liberate 2", "liberate 3"})
    table.choose("liberate 2")
    assert table.state.conquistadors[table.hex("5,6")] == 5
    assert (table.player(RED).prison, table.player(YELLOW).prison) == (0, 1)


@pytest.mark.rule("TD-TRAITOR-24", "TD-TRAITOR-37")
@pytest.mark.component("leader")
def test_a_leader_names_a_chief_with_a_canoe() -> None:
    table = betray(before().fort("8,2", 2), "leader").choose("fort_tile pigsty")
    assert table.legal() == {"chief 4,7", "chief 5,6", "chief 8,2"}
    table.choose("chief 4,7").choose("pass", "pass")
    table.choose("explore cube", "leave 4,7")
    assert table.legal() == {"band 1", "band_with_chief 1", "band_with_chief 2"}
    table.copy().choose("band_with_chief 2", "embark 3,7")
    assert table.choose("band 1").legal("embark") == set()  # its canoe is for the chief


@pytest.mark.rule("TD-TRAITOR-37", "TD-TRAITOR-40")
def test_a_chief_that_was_repelled_may_not_move_again() -> None:
    table = traitor("leader").fort("4,7", 3).natives(RED, "5,6", villagers=1).idols(RED, "protection")
    table.state.chief = table.hex("4,7")
    table.turn(GREEN).choose("explore cube")
    march(table, "4,7", "5,6", 2, chief=True).choose("protect_idol")
    assert table.state.chief == table.hex("4,7")
    table.choose("leave 4,7")
    assert table.legal() == {"band 1"}


@pytest.mark.rule("TD-TRAITOR-24", "TD-TRAITOR-37")
def test_the_chief_dies_last_and_is_never_imprisoned() -> None:
    table = traitor("leader").fort("4,7", 3).natives(RED, "5,6", villagers=1).have(RED, horns=1).turn(GREEN)
    table.state.chief = table.hex("4,7")
    march(table.choose("explore cube"), "4,7", "5,6", 2, chief=True).choose("weapons 1 0").settle()
    assert table.state.chief == table.hex("5,6")
    table = traitor("leader").fort("4,7", 2).natives(RED, "5,6", villagers=1, nobles=1).have(RED, horns=2)
    table.state.chief = table.hex("4,7")
    table.explore(RED).walk("5,6", "4,7", villagers=1, nobles=1).choose("weapons 2 0")
    assert table.player(RED).prison == 1
    assert table.state.chief == -1


@pytest.mark.rule("TD-TRAITOR-25", "TD-TRAITOR-41")
@pytest.mark.component("emissary")
def test_an_emissary_moves_a_ship_when_it_passes() -> None:
    table = traitor("emissary").fort("4,7", 2).ship("ship_white", 3).turn(GREEN).choose("pass")
    assert table.legal() == {"no_ship", *[f"ship ship_white {trench}" for trench in (1, 2, 4, 5, 6, 7, 8)]}
    assert table.copy().choose("no_ship").state.ships == (3, -1, -1)
    assert table.choose("ship ship_white 7").state.ships == (7, -1, -1)
    assert table.asked == RED


@pytest.mark.rule("TD-EX-46", "TD-TRAITOR-18", "TD-TRAITOR-21", "TD-TRAITOR-26")
@pytest.mark.parametrize(
    ("card", "captives", "enough"),
    [("missionary", 0, 20), ("liberator", 0, 17), ("leader", 0, 14), ("emissary", 0, 20), ("jailer", 3, 15)],
)
@pytest.mark.component(*CARDS)
def test_a_card_wins_with_enough_conquistadors(card: str, captives: int, enough: int) -> None:
    for count, wins in ((enough, True), (enough - 1, False)):
        table = traitor(card).fort("4,7", count - 1).fort("8,2", 1)
        table.state.captives = captives
        table.state.chief = table.hex("8,2") if card == "leader" else -1
        assert traitor_wins(table.state) is wins
        table.then(EndOfGame()).settle()
        # Far more conquistadors than the archipelago bears: no condition with a traitor (TD-TRAITOR-19).
        assert table.ending == ("traitor_won" if wins else "domination_won")
        assert (winners(table.state) == [GREEN]) is wins


@pytest.mark.rule("TD-TRAITOR-24", "TD-TRAITOR-37")
def test_without_its_chief_a_leader_cannot_win() -> None:
    table = traitor("leader").fort("4,7", 20)
    assert not traitor_wins(table.state)


@pytest.mark.rule("TD-TRAITOR-18", "TD-TRAITOR-19", "TD-TRAITOR-20", "TD-TRAITOR-36", "TD-TRAITOR-28")
def test_results_with_a_traitor() -> None:
    table = traitor().fort("4,7", 14).score(YELLOW, 9).then(EndOfGame()).settle()
    assert (table.ending, winners(table.state)) == ("domination_won", [YELLOW])
    table = traitor().fort("4,7", 18).wrath(5, 1).then(EndOfGame()).settle()
    assert (table.ending, winners(table.state)) == ("lost_by_wrath", [])
    table = traitor().fort("4,7", 2)
    for seat in (RED, YELLOW):
        table.player(seat).villagers = ()
    table.end("survival").settle()
    assert (table.ending, winners(table.state)) == ("no_survivor", [])
    table = traitor().fort("4,7", 2).end("survival").settle()
    assert table.ending == "domination_won"  # the traitor's own tribe is not looked at


@pytest.mark.rule("TD-TRAITOR-27", "TD-TRAITOR-32")
def test_the_traitor_has_no_rank_from_the_first_question_on() -> None:
    table = before().natives(GREEN, "5,7", villagers=1).fort("8,2", 2)
    betray(table)
    assert table.asking == "SendToFort"
    assert table.priority() == [RED, YELLOW]
