"""Modes and options (area MODE), and setup (area SETUP)."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from tindaya_table import Table

import firekeeper
from firekeeper.games.tindaya.invariants import broken
from firekeeper.games.tindaya.setup import empty_table
from firekeeper.games.tindaya.terms import NONE, NOWHERE, SETUP, TERRAINS, TRIBES
from firekeeper.kernel.hexes import members
from firekeeper.kernel.options import OptionError
from firekeeper.kernel.wording import seat_name
from firekeeper.titles import rules_for, title


class Fresh(Table):
    """A table at the very beginning of its setup."""

    def __init__(self, players: int = 3, **options: Any) -> None:
        super().__init__(players, **options)
        self.state = empty_table(self.box)
        self.state.events = []

    def named(self, *outcomes: str) -> Fresh:
        """Settle chance by naming the outcomes that matter; others take their first one."""
        waiting = list(outcomes)
        while waiting:
            offered = self.legal()
            if waiting[0] in offered:
                self.choose(waiting.pop(0))
            else:
                assert len(offered) == 1 or self.asked < 0, (waiting[0], offered)
                self.choose(min(offered))
        return self


# --- MODE ---------------------------------------------------------------------------------------------


REFUSED = [
    {"players": 1, "mode": "domination"},
    {"players": 5},
    {"mode": "alliance", "traitor": True},
    {"mode": "domination", "traitor": True, "campaign_step": "3"},
    {"campaign_step": "1", "mode": "domination"},
    {"campaign_step": "2", "mode": "domination"},
    {"campaign_step": "3", "mode": "alliance"},
    {"campaign_step": "1", "difficulty": "hard"},
    {"campaign_step": "2", "red_tiles": 2},
    {"campaign_step": "1", "dowry": True},
    {"layout": "preset", "red_tiles": 2},
    {"red_tiles": 3},
    {"mode": "domination", "mission": "warriors"},
    {"map": "1 2 3 4 5 6 7 8"},
    {"first_seat": 3},
    {"campaign_step": "2", "tribes": "agana majos"},
    {"campaign_step": "2", "mission": "warriors"},
]


@pytest.mark.rule("TD-MODE-01", "TD-MODE-11", "TD-MODE-12", "TD-MODE-13", "TD-EX-02")
@pytest.mark.parametrize("options", REFUSED, ids=str)
def test_other_combinations_are_refused_with_the_rule(options: dict[str, Any]) -> None:
    with pytest.raises(OptionError) as refused:
        rules_for("tindaya", {"players": 2, **options}, None, None)
    no_value = options in ({"players": 5}, {"red_tiles": 3})  # the values there are have been named
    assert no_value or "(TD-" in str(refused.value)


@pytest.mark.rule("TD-MODE-12", "TD-CAMPAIGN-09")
def test_the_third_campaign_game_is_a_domination_unless_somebody_says_otherwise() -> None:
    assert rules_for("tindaya", {"campaign_step": "3"}).options.mode == "domination"
    with pytest.raises(
        OptionError, match=r"campaign_step can be «3» only with mode=domination \(TD-MODE-12\)"
    ):
        rules_for("tindaya", {"campaign_step": "3", "mode": "alliance"}, None, None)
    with pytest.raises(OptionError, match=r"mode can be «domination» only with players=2 or 3 or 4"):
        rules_for("tindaya", {"campaign_step": "3", "players": 1}, None, None)


@pytest.mark.rule("TD-MODE-12", "TD-CAMPAIGN-09", "TD-CAMPAIGN-15")
def test_the_form_of_a_new_table_offers_the_third_campaign_game() -> None:
    def reason(**given: object) -> str:
        return {found.value: found.reason for found in title("tindaya").allowed(given)["campaign_step"]}["3"]

    assert reason(players=3) == reason(players=3, mode="domination") == ""
    assert reason(players=3, mode="alliance") == "option-tindaya-campaign-domination"
    assert reason(players=1) == "option-tindaya-domination-needs-two"


@pytest.mark.rule("TD-MODE-11")
def test_a_step_of_the_campaign_may_be_given_as_a_number() -> None:
    given = {"mode": "domination", "campaign_step": 3}
    assert (
        rules_for("tindaya", given).options == rules_for("tindaya", {**given, "campaign_step": "3"}).options
    )
    with pytest.raises(OptionError, match="the option campaign_step cannot be «4»"):
        rules_for("tindaya", {"campaign_step": 4})


def refused_by_the_ledger(options: dict[str, Any]) -> bool:
    """TD-MODE-12, read once more."""
    domination, step = options["mode"] == "domination", options["campaign_step"]
    learning = step in ("1", "2", "3")
    wrong = (
        domination and options["players"] == 1,
        step in ("1", "2") and domination,
        step == "3" and not domination,
        learning and (options["difficulty"] != "easy" or options["red_tiles"] > 0),
        learning and (options["dowry"] or options["traitor"]),
        options["traitor"] and not domination,
        options["layout"] == "preset" and options["red_tiles"] > 0,
    )
    return any(wrong)


@pytest.mark.rule("TD-MODE-11", "TD-MODE-12", "TD-MODE-13")
def test_of_all_combinations_those_of_the_ledger_are_legal() -> None:
    """One in nineteen of 7,200: the others follow the same list, and `make test` has other things to do."""
    values = {
        "players": (1, 2, 3, 4), "mode": ("alliance", "domination"),
        "campaign_step": ("none", "1", "2", "3", "final"), "difficulty": ("easy", "medium", "hard"),
        "layout": ("automatic", "preset", "by_turns"), "red_tiles": (0, 2, 4, 6, 8),
        "traitor": (False, True), "dowry": (False, True),
    }  # fmt: skip
    found = []
    for number, chosen in enumerate(product(*values.values())):
        if number % 19:
            continue
        options = dict(zip(values, chosen, strict=True))
        if refused_by_the_ledger(options):
            with pytest.raises(OptionError, match="TD-MODE-12"):
                title("tindaya").resolve_options(options)
        else:
            title("tindaya").resolve_options(options)
            found.append(options)
    assert 60 < len(found) < 100


LEGAL = [
    {"players": 1},
    {"players": 4, "mode": "domination", "traitor": True, "dowry": True},
    {"players": 1, "dowry": True},
    {"campaign_step": "final", "difficulty": "hard", "red_tiles": 8, "mode": "domination"},
    {"campaign_step": "3", "mode": "domination"},
    {"difficulty": "hard", "red_tiles": 0},
    {"difficulty": "easy", "red_tiles": 6},
    {"mission": "warriors"},
]


@pytest.mark.rule("TD-MODE-02", "TD-MODE-03", "TD-MODE-12", "TD-MODE-13", "TD-EX-02", "TD-SETUP-02")
@pytest.mark.parametrize("options", LEGAL, ids=str)
def test_legal_combinations(options: dict[str, Any]) -> None:
    game: Any = firekeeper.new("tindaya", seed=3, **{"players": 2, **options})
    assert broken(game.state) == []


@pytest.mark.rule("TD-MODE-05", "TD-MODE-13")
def test_red_tiles_follow_the_level_unless_chosen() -> None:
    def red(**options: Any) -> int:
        game: Any = firekeeper.new("tindaya", seed=5, players=2, **options)
        return sum(side for _, side, _ in game.state.slots)

    assert [red(difficulty=level) for level in ("easy", "medium", "hard")] == [2, 4, 6]
    assert red(difficulty="easy", red_tiles=8) == 8
    assert red(campaign_step="1") == 0


@pytest.mark.rule("TD-MODE-04", "TD-MODE-14")
def test_the_last_era() -> None:
    eras = {step: Table(campaign_step=step).box.last_era for step in ("none", "1", "2", "final")}
    assert eras == {"none": 3, "1": 1, "2": 2, "final": 3}
    assert Table(campaign_step="3", mode="domination").box.last_era == 3


@pytest.mark.rule("TD-MODE-15", "TD-SETUP-28")
def test_the_host_may_fix_the_mission() -> None:
    for name in ("inventors", "fertile"):
        table = Fresh(mission=name).until("place")
        assert table.box.mission_names[table.state.mission] == name


@pytest.mark.rule("TD-MODE-15", "TD-MODE-11", "TD-SETUP-46")
def test_the_host_may_fix_the_first_seat_and_the_tribes() -> None:
    game: Any = firekeeper.new("tindaya", players=3, seed=1, first_seat=2, tribes="taoro orone majos")
    assert game.state.order == (1, 2, 0)
    assert [TRIBES[player.tribe] for player in game.state.players] == ["taoro", "orone", "majos"]


@pytest.mark.rule("TD-SETUP-46", "TD-MODE-15")
@pytest.mark.parametrize(
    ("chosen", "colours"),
    [
        ("", ["blue", "red", "yellow"]),
        ("green", ["green", "blue", "red"]),
        ("red blue green", ["red", "blue", "green"]),
    ],
)
def test_seats_choose_colours_in_their_order_among_those_left(chosen: str, colours: list[str]) -> None:
    game: Any = firekeeper.new("tindaya", players=3, seed=1, colours=chosen)
    view = game.rules.view(game.state, None)
    assert [player.colour for player in view.players] == colours
    names = [seat_name(game.rules, seat).key for seat in range(3)]
    numbers = [("blue", "red", "yellow", "green").index(colour) + 1 for colour in colours]
    assert names == [f"tindaya-seat-{number}" for number in numbers]


WRONG_SEATS = [
    ({"colours": "red red"}, "different colours"),
    ({"colours": "red blue green yellow"}, "at most 3"),
    ({"colours": "red violet"}, "there is no colour «violet»"),
    ({"first_seat": 4}, "first_seat"),
    ({"tribes": "agana majos"}, "3 different tribes"),
    ({"tribes": "agana majos agana"}, "3 different tribes"),
    ({"tribes": "agana majos gofio"}, "there is no tribe «gofio»"),
    ({"tribes": "taoro agana majos", "first_seat": 1}, "TD-TRIBE-08"),
    ({"tribes": "orone agana majos"}, "TD-TRIBE-07"),  # with some first seats
    ({"tribes": "agana ecero majos", "campaign_step": "1"}, "campaign_step"),
    ({"tribes": "majos", "players": 1}, "TD-TRIBE-06"),
]


@pytest.mark.rule("TD-MODE-15", "TD-MODE-12", "TD-TRIBE-07", "TD-TRIBE-08", "TD-TRIBE-06", "TD-SETUP-46")
@pytest.mark.parametrize(("options", "reason"), WRONG_SEATS)
def test_wrong_seats_and_tribes_are_refused_with_the_reason(options: dict[str, Any], reason: str) -> None:
    with pytest.raises(OptionError, match=reason):
        rules_for("tindaya", {"players": 3, **options}, None, None)


# --- the map ------------------------------------------------------------------------------------------


@pytest.mark.rule(
    "TD-SETUP-04", "TD-SETUP-05", "TD-SETUP-06", "TD-SETUP-07", "TD-EX-03", "TD-TERMS-01", "TD-TERMS-02"
)
def test_terrain_supply_of_three_players() -> None:
    state = Table().state
    counts = {name: state.terrain.count(at) for at, name in enumerate(TERRAINS)}
    assert counts == {"sea": 64, "trench": 8, "volcano": 8, "forest": 14, "coast": 10, "mountain": 8}
    assert len(state.islands) == 8
    assert state.tile_reserve == (2, 0, 14)
    assert [state.tokens.count(kind) for kind in range(4)] == [14, 10, 8, 0]
    assert state.token_reserve == (0, 2, 2, 20)


@pytest.mark.rule("TD-SETUP-01", "TD-SETUP-02", "TD-SETUP-03", "TD-SETUP-05", "TD-SETUP-41", "TD-SETUP-06")
@pytest.mark.parametrize("red", [0, 2, 4, 6, 8])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_automatic_maps_are_legal(players: int, red: int) -> None:
    game: Any = firekeeper.new("tindaya", seed=f"{players} {red}", players=players, red_tiles=red)
    state, box = game.state, game.rules
    assert sorted(tile for tile, _, _ in state.slots) == list(range(8))
    assert sum(side for _, side, _ in state.slots) == red
    assert len(state.islands) == 8
    kinds = [state.terrain.count(kind) for kind in (3, 4, 5)]
    assert tuple(kinds) == box.terrain_counts
    for island in state.islands:
        on_it = [state.terrain[hex_] for hex_ in members(island)]
        assert on_it.count(2) == 1
        assert {3, 4, 5} <= set(on_it)
    assert all(state.terrain[hex_] == 1 for hex_ in state.trenches)
    for at, one in enumerate(state.volcanoes):
        assert all(box.board.apart[one][other] >= 3 for other in state.volcanoes[:at])


@pytest.mark.rule("TD-SETUP-41", "TD-SETUP-47", "TD-EX-53")
def test_players_lay_the_terrain_by_turns_and_never_reach_a_dead_end() -> None:
    table = Fresh(players=2, layout="by_turns", red_tiles=0)
    seats = []
    while table.state.phase == SETUP and not table.legal("place", "tribe"):
        offered = sorted(table.legal())
        assert offered
        if table.asked >= 0:
            seats.append(table.asked)
        table.choose(offered[len(seats) * 7 % len(offered)])
    first = table.state.order[0]
    assert seats == [(first + at) % 2 for at in range(29)]  # 12 + 9 + 8 tiles
    assert [table.state.terrain.count(kind) for kind in (3, 4, 5)] == [12, 9, 8]
    for island in table.state.islands:
        assert {3, 4, 5} <= {table.state.terrain[hex_] for hex_ in members(island)}


@pytest.mark.rule("TD-EX-53", "TD-SETUP-41")
def test_the_last_tiles_go_where_they_are_missing() -> None:
    from firekeeper.games.tindaya.layout import may_lay

    islands = [[0, 1, 2, 3], [4, 5, 6, 7]]
    laid = {0: 4, 1: 4, 4: 3, 5: 4, 6: 5, 7: 4}  # the first island lacks forest and mountain
    left = [1, 0, 1]
    legal = {
        (hex_, kind) for hex_ in (2, 3) for kind in (3, 4, 5) if may_lay(islands, laid, left, hex_, kind)
    }
    assert legal == {(2, 3), (2, 5), (3, 3), (3, 5)}


HOST = (
    "1 2 3 4 5 6 7 8 / forest 2,0 4,1 7,2 7,4 11,3 -2,5 -1,6 1,6 1,7 5,6 4,7 7,8"
    " / coast 0,1 6,1 5,2 8,2 12,4 -3,6 3,5 4,8 8,9 / mountain 2,1 5,1 8,3 11,5 -1,5 2,7 5,8 8,8"
)


@pytest.mark.rule("TD-SETUP-48", "TD-SETUP-41")
def test_the_map_of_a_host() -> None:
    own = Table(players=2, layout="host", red_tiles=0, map=HOST)
    assert own.state.terrain == Table(players=2).state.terrain


WRONG_MAPS = {
    "every ocean tile": HOST.replace("1 2 3", "1 2 2", 1),
    "red tiles": HOST.replace("1 2 3", "1r 2 3", 1),
    "no terrain": HOST.replace("/ coast", "/ beach"),
    "must be 12, 9, 8": HOST.replace(" 4,8 8,9", " 4,8"),
    "is a volcano or a trench": HOST.replace("12,4", "11,4"),
    "named twice": HOST.replace("12,4", "2,0"),
    "no hex of the board": HOST.replace("12,4", "40,4"),
    "every island has one volcano": HOST.replace("8,9", "10,7"),
    "a forest, a coast and a mountain": HOST.replace(" 8,9 ", " 4,1 ").replace("2,0 4,1", "2,0 8,9"),
}


@pytest.mark.rule("TD-SETUP-48", "TD-SETUP-02", "TD-SETUP-05")
@pytest.mark.parametrize("reason", WRONG_MAPS)
def test_wrong_maps_of_a_host_are_refused_with_the_reason(reason: str) -> None:
    with pytest.raises(OptionError, match=reason):
        Table(players=2, layout="host", red_tiles=0, map=WRONG_MAPS[reason])


# --- personal areas, cards ----------------------------------------------------------------------------


@pytest.mark.rule("TD-SETUP-14", "TD-SETUP-15", "TD-SETUP-16", "TD-SETUP-17", "TD-EX-04", "TD-SETUP-12")
def test_personal_setup_of_the_second_player() -> None:
    table = Fresh().named("first 1", "tribe agana", "tribe arucas", "tribe ecero").until("place")
    assert table.known(1) == {"pig_breeder", "farmer"}
    assert table.invented(1) == {"knife"}
    assert table.depot(1) == (2, 2)
    table.choose("place dock 0,1", "back clay_token clay_2")
    assert {text.split()[1] for text in table.legal()} == {"pigsty", "field"}
    assert table.goods(1) == {"wood": 1, "clay": 1, "stone": 1, "obsidian": 1}


@pytest.mark.rule("TD-SETUP-13", "TD-SETUP-46", "TD-SETUP-14")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_tokens_follow_clockwise_from_the_first_seat(first: int) -> None:
    table = Fresh().named(f"first {first}").until("place")
    order = [(first - 1 + at) % 3 for at in range(3)]
    assert list(table.state.order) == order
    assert table.known(order[0]) == {"fisher", "goatherd"}
    assert table.known(order[2]) == {"farmer", "fisher"}
    assert table.asked == order[0]


@pytest.mark.rule("TD-SETUP-27", "TD-SETUP-20", "TD-SETUP-36", "TD-EX-05", "TD-SETUP-30")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nature_and_the_mountain_at_the_start(players: int) -> None:
    table = Fresh(players=players, mode="domination").until("place")
    assert table.state.nature == (players + 2, players + 2)
    assert table.state.wrath == (1, 1)
    assert table.box.wrath_radius[1] == 2  # behaves as orange
    assert len(table.state.objective_tokens) == 2 * players
    assert table.state.market.bit_count() == 7
    assert table.supply() == {"dock": 6, "pigsty": 6, "goat_pen": 6, "field": 6}


@pytest.mark.rule("TD-MODE-09")
def test_beginners_may_play_the_campaign_in_place_of_the_full_rules() -> None:
    values = {found.value: found.reason for found in title("tindaya").allowed({})["campaign_step"]}
    assert [step for step, reason in values.items() if not reason] == ["none", "1", "2", "3", "final"]
    first, full = rules_for("tindaya", {"campaign_step": "1"}), rules_for("tindaya", {})
    assert [first.stage(first.start())[1], full.stage(full.start())[1]] == [1, 3]


@pytest.mark.rule("TD-SETUP-25", "TD-TERMS-34")
def test_standees_and_ships_wait_beside_the_mountain() -> None:
    table = Fresh().until("place")
    assert table.state.standees == (NOWHERE,) * 4
    assert table.state.ships == (NONE,) * 3
    view = table.state.rules.views(table.state, [None], {})[0]
    assert view.standees == {"acoran": "", "moneiba": "", "tsunami": "", "eruption": ""}
    assert view.ships == {"ship_white": 0, "ship_grey": 0, "ship_black": 0}


@pytest.mark.rule("TD-SETUP-39")
def test_all_decks_and_stocks_can_be_looked_at_throughout() -> None:
    """Main board, personal areas, the mountain, Nature, decks and stocks: all are in everybody's view."""
    table = Table(mode="domination").building("2,0", "pigsty").fort("1,6", 2).natives(0, "2,0", villagers=1)
    for view in table.state.rules.views(table.state, [None, 0], {}):
        assert len(view.hexes) == table.box.board.size
        assert [player.seat for player in view.players] == [0, 1, 2]
        assert [god.god for god in view.gods] == ["acoran", "moneiba"]
        assert view.nature == {"goat": table.state.nature[0], "pig": table.state.nature[1]}
        assert (view.idol_deck, view.secret_deck) == (
            sum(table.state.idol_deck),
            table.state.secrets.bit_count(),
        )
        assert len(view.market) == 7
        assert view.building_reserve == table.supply()
        assert set(view.tile_reserve) == {"forest_mountain", "coast_mountain", "mountain_sea"}
        assert list(view.token_reserve.values()) == list(table.state.token_reserve)
        assert (view.walls_left, view.conquistadors) == (table.state.wall_reserve, 2)


@pytest.mark.rule("TD-SETUP-29", "TD-EX-07", "TD-PRIORITY-05")
def test_discs_are_stacked_in_turn_order() -> None:
    table = Fresh(mode="domination").named("first 2").until("place")
    assert table.state.discs == (1, 2, 0)
    assert table.priority() == [1, 2, 0]
    assert len({table.points(seat) for seat in range(3)}) == 1


@pytest.mark.rule("TD-SETUP-31", "TD-SETUP-26", "TD-MODE-06")
def test_a_mission_or_two_common_objectives() -> None:
    alliance = Fresh().until("place")
    assert alliance.state.mission != NONE
    assert alliance.state.common == ()
    domination = Fresh(mode="domination").until("place")
    assert domination.state.mission == NONE
    green, blue = domination.state.common
    assert domination.box.common_green[green]
    assert not domination.box.common_green[blue]


@pytest.mark.rule("TD-SETUP-21", "TD-SETUP-24", "TD-SETUP-49", "TD-TERMS-34")
def test_offering_and_event_cards_are_drawn_when_they_become_visible() -> None:
    table = Fresh(difficulty="medium").until("offering")
    assert len(table.legal()) == 8
    table.choose("offering offering_3")
    assert len(table.legal()) == 7
    table.choose("offering offering_1")
    assert table.legal() == {"event event_3", "event event_4"}


@pytest.mark.rule("TD-SETUP-37", "TD-MODE-06")
def test_an_alliance_has_no_idols_of_domination() -> None:
    alliance, domination = Table().state.idol_deck, Table(mode="domination").state.idol_deck
    assert sum(domination) == 22
    assert [domination[at] - alliance[at] for at in (12, 13, 14)] == [4, 1, 1]
    assert sum(alliance) == 16


# --- tribes -------------------------------------------------------------------------------------------


@pytest.mark.rule("TD-SETUP-19", "TD-TRIBE-01")
@pytest.mark.parametrize("tribe", TRIBES)
def test_every_tribe_starts_with_four_resources(tribe: str) -> None:
    box = Table().box
    assert sum(number for _, number in box.tribe_resources[TRIBES.index(tribe)]) == 4


@pytest.mark.rule("TD-TRIBE-07", "TD-TRIBE-08", "TD-TRIBE-11", "TD-SETUP-19")
def test_tribes_that_need_a_trade_are_drawn_by_those_who_know_it() -> None:
    table = Fresh().named("first 1")
    assert table.legal() == {f"tribe {name}" for name in TRIBES if name != "taoro"}
    table.choose("tribe agana")
    assert table.legal() == {f"tribe {name}" for name in TRIBES if name not in ("agana", "orone")}
    table.choose("tribe majos")
    assert {"tribe orone", "tribe taoro"} <= table.legal()  # they stayed available
    assert "tribe majos" not in Fresh(players=1).until("tribe").legal()


@pytest.mark.rule("TD-TRIBE-07", "TD-TRIBE-08", "TD-SETUP-16")
@pytest.mark.component("orone", "taoro")
def test_orone_and_taoro_have_one_more_invention() -> None:
    table = Fresh().named("first 1", "tribe orone", "tribe taoro").until("place")
    assert table.invented(0) == {"salt_works", "smokehouse"}  # the salt works were developed already
    assert table.invented(1) == {"knife", "plough"}
    assert (table.depot(0), table.depot(1), table.depot(2)) == ((2, 3), (2, 3), (2, 2))


@pytest.mark.rule("TD-TRIBE-02", "TD-TRIBE-12", "TD-TRIBE-09", "TD-TRIBE-10", "TD-STRAT-13", "TD-SETUP-45")
@pytest.mark.component("tihuya", "tedote")
def test_agana_has_a_canoe_tedote_a_cave_and_tihuya_an_idol() -> None:
    table = Fresh(players=3).named("first 1", "tribe agana", "tribe tedote", "tribe tihuya").until("place")
    assert [table.player(seat).canoe for seat in range(3)] == [1, 0, 0]
    assert [table.player(seat).cave for seat in range(3)] == [0, 1, 0]
    assert table.depot(1) == (2, 3)
    for _ in range(6):
        table.choose(min(table.legal("place"))).choose(min(table.legal("back")))
    splits = []
    while table.legal("split"):
        splits.append(len(table.legal("split")) - 1)
        table.choose("split 1")
    assert splits == [3, 4, 3]
    table.choose("die 4")
    while not table.legal("idol"):
        table.choose(min(table.legal()))
    assert table.choose("idol learning").held(2) == ["learning"]


# --- starting buildings and the first fort ------------------------------------------------------------


def placed() -> Fresh:
    """Three players have put their starting buildings down: seat 1 on island 7, the others elsewhere."""
    table = Fresh().named("first 1", "tribe agana", "tribe arucas", "tribe ecero").until("place")
    table.choose("place dock 4,8", "back clay_token clay_3")
    table.choose("place pigsty 2,0", "back wood_token wood_bonus_2")
    table.choose("place dock 0,1", "back clay_token clay_2")
    table.choose("place goat_pen 5,8", "back basic_ore_token ore_1_2")
    table.choose("place field 4,1", "back wood_token wood_bonus_1")
    return table.choose("place field 7,2", "back wood_token wood_bonus_1")  # type: ignore[return-value]


@pytest.mark.rule("TD-SETUP-32", "TD-SETUP-33", "TD-SETUP-35", "TD-EX-06", "TD-SETUP-08", "TD-SETUP-44")
def test_starting_buildings_are_placed_in_two_rounds_and_their_tokens_collected() -> None:
    table = placed()
    assert table.goods(0) == {"wood": 2, "clay": 4, "stone": 2, "obsidian": 2}  # Agana, 3 clay, ore
    assert table.player(0).tokens == (0, 1, 1, 0)
    assert table.goods(1)["wood"] == 1 + 3 + 2  # era 1: 1 + 2, 1 + 1
    assert table.at("2,0") == {"terrain": "forest", "building": "pigsty", "animals": 2}
    assert table.at("5,8")["animals"] == 2
    assert table.state.nature == (5, 5)  # the reserve gives them, not Nature


@pytest.mark.rule("TD-SETUP-32", "TD-TERMS-16", "TD-SETUP-14")
def test_a_starting_building_stands_on_its_free_terrain() -> None:
    table = Fresh().named("first 1").until("place")
    coasts = {"0,1", "6,1", "5,2", "8,2", "12,4", "-3,6", "3,5", "4,8", "8,9", "6,10"}
    assert {text.split()[2] for text in table.legal("place") if "dock" in text} == coasts
    assert table.why_not("place dock 2,0") == "TD-TERMS-16"
    assert table.why_not("place field 2,0") == "TD-SETUP-14"
    table.choose("place dock 0,1").settle()
    for _ in range(2):
        table.choose(max(table.legal("place"))).settle()
    assert table.asked == 0
    assert {text.split()[1] for text in table.legal()} == {"goat_pen"}  # the second one


@pytest.mark.rule("TD-SETUP-34", "TD-SETUP-42", "TD-SETUP-18")
def test_a_noble_on_each_building_and_three_villagers_split() -> None:
    table = placed()
    assert table.nobles(0) == ["4,8", "5,8"]
    assert table.legal() == {"split 0", "split 1", "split 2", "split 3"}
    assert table.choose("split 0").villagers(0) == ["5,8", "5,8", "5,8"]
    assert table.choose("split 2").villagers(1) == ["2,0", "2,0", "4,1"]


@pytest.mark.rule("TD-SETUP-38", "TD-SETUP-51", "TD-SETUP-40", "TD-TERMS-24")
def test_the_first_fort_stands_on_a_forest_of_the_rolled_island() -> None:
    table = placed().choose("split 0", "split 0", "split 0", "die 6")
    assert table.asked == 0  # the holder of token 1
    assert table.legal() == {"fort 1,6", "fort 1,7"}
    table.choose("fort 1,6", "fort_tile pigsty")
    assert table.at("1,6") == {"terrain": "forest", "fort": 2}
    assert table.state.token_reserve[0] == 1  # unseen, and nobody gains
    built_on = placed().choose("split 0", "split 0", "split 0", "die 2")
    assert built_on.legal() == {"fort 5,2", "fort 6,1"}  # no free forest: a coast


@pytest.mark.rule("TD-SETUP-43", "TD-SETUP-38")
def test_an_island_without_room_is_rolled_again() -> None:
    table = placed().choose("split 0", "split 0", "split 0")
    for name in ("5,6", "4,7"):
        table.building(name, "field")
    table.choose("die 7")
    assert table.legal() == {f"die {number}" for number in range(1, 9)}


@pytest.mark.rule("TD-SETUP-38")
def test_the_tile_of_the_fort_is_chosen_among_the_most_common() -> None:
    table = placed().choose("split 0", "split 0", "split 0", "die 6", "fort 1,6")
    # 2 docks, 2 fields, a pigsty and a goat pen are on the board.
    assert table.legal() == {"fort_tile pigsty", "fort_tile goat_pen"}
    assert table.choose("fort_tile pigsty").fort_tile("1,6") == "pigsty"


@pytest.mark.rule("TD-SETUP-45", "TD-SETUP-40")
def test_the_order_of_setup() -> None:
    table = Fresh(mode="domination", layout="automatic")
    verbs: list[str] = []
    while table.state.phase == SETUP:
        choice = table.choices()[0]
        if not verbs or verbs[-1] != choice.verb:
            verbs.append(choice.verb)
        table.choose(choice.text)
    start = ["map", "first", "tribe", "offering", "event", "common"]
    assert verbs[: len(start)] == start
    assert verbs[len(start) : -3] == ["place", "back"] * 6 + ["split"]
    assert verbs[-3:] in (["die", "fort", "fort_tile"], ["split", "die", "fort"])
