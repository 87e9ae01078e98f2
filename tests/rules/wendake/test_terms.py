"""Terms (WK-TERMS): what the words of the rulebook mean in play."""

from collections.abc import Iterator
from itertools import chain
from random import Random
from typing import Any

import pytest
from built_table import view_for
from wendake_table import Table

import firekeeper
from firekeeper import Game, OptionError
from firekeeper.games.wendake import view
from firekeeper.games.wendake.restore import RestoreMasks
from firekeeper.kernel.rng import Stream

LAKES = {"superior", "michigan", "huron", "erie", "ontario"}


def random_game(players: int, seed: int, **options: Any) -> Iterator[Game]:
    """A game at every choice, with a taste for fights; the last one is over."""
    game = firekeeper.new("wendake", players=players, seed=seed, history=False, **options)
    luck = Random(seed)
    while not game.over:
        yield game
        fights = [choice for choice in game.choices if choice.verb.startswith("attack")]
        game.choose(luck.choice(fights or game.choices))
    yield game


def natives_of(seen: view.WendakeView, seat: int) -> dict[str, int]:
    """All natives of a seat, wherever they are."""
    player = seen.players[seat]
    found = {name: player.longhouse[name] for name in ("woman", "hunter", "warrior")}
    found["woman"] += player.at_home["woman"]
    found["hunter"] += player.at_home["hunter"]
    found["warrior"] += sum(territory.guards[seat] for territory in seen.territories)
    found["warrior"] += player.mohawk == "longhouse"
    for area in chain.from_iterable(territory.areas for territory in seen.territories):
        if area.seat == seat:
            found[area.native if area.native in found else "warrior"] += 1
    return found


# --- people ---------------------------------------------------------------------------------------------


@pytest.mark.rule("WK-TERMS-01")
def test_there_are_three_native_types_and_the_mohawk_warrior_is_a_warrior() -> None:
    table = Table(players=2, tribes=["mohawk", "fox"])
    assert set(table.longhouse(0)) == {"woman", "hunter", "warrior"}
    # Six women, six hunters, five warriors and the Mohawk warrior: the smallest group is six.
    table.natives(0, "home", woman=6, hunter=6).natives(0, "longhouse", woman=0, hunter=0, warrior=0)
    assert table.home(0)["warrior"] == 6
    table.begin(0, "ritual").settle()
    assert table.score(0, "ritual") == 6


@pytest.mark.rule("WK-TERMS-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_natives_occupy_land_never_a_lake(players: int) -> None:
    table = Table(players=players)
    lands = set(table.box.territories)
    assert not lands & LAKES
    homes = {table.box.territories[home] for home in table.box.homes}
    for land in lands - homes:
        table.guards(0, land, 1)
    table.begin(0, "move 1")
    entered = {choice.args[1] for choice in table.choices() if choice.verb == "move"}
    own = table.box.territories[table.player(0).home]
    assert entered == lands - homes | {own}  # every territory but the homes of others
    assert all(table.rules.book.find(f"move {own} {lake}") is None for lake in LAKES)


@pytest.mark.rule("WK-TERMS-03")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_same_five_lakes_on_every_map_and_all_alike(players: int) -> None:
    table = Table(players=players)
    table.begin(0, "canoe")
    assert table.legal() == {f"launch {lake}" for lake in LAKES}
    for lake in sorted(LAKES):
        table = Table(players=players).have(0, corn=2)
        table.begin(0, "canoe").choose(f"launch {lake}")
        assert view_for(table.state, None).players[0].lakes[lake] == 1
        table.begin(0, "trade")
        table.choose("exchange corn bean")  # one canoe, one exchange
        assert not table.legal("exchange")
        table.state.frames.clear()
        table.begin(0, "fish")
        assert table.goods(0) == {"corn": 1, "bean": 1, "fish": 1}


@pytest.mark.rule("WK-TERMS-04")
def test_nobody_else_enters_a_home_so_its_natives_are_safe() -> None:
    table = Table(players=2, homes=["michilimackinac", "cataraqui"])
    table.guards(0, "sandusky", 2).guards(0, "wendake", 1).guards(1, "cataraqui", 0)
    table.begin(0, "move 3")
    assert not [choice for choice in table.choices() if "cataraqui" in choice.args]
    assert table.why_not("move sandusky cataraqui") == "WK-ACT-MOVE-02"
    assert table.why_not("attack_guard sandusky cataraqui seat2") == "WK-ACT-MOVE-02"
    # The own home is open.
    assert "move sandusky michilimackinac" in table.legal()


@pytest.mark.rule("WK-TERMS-04")
@pytest.mark.parametrize(
    ("home", "crop"),
    [("chequamegon", "corn"), ("kichi_sibi", "bean"), ("genesee", "pumpkin"), ("kekionga", "pumpkin")],
)
def test_a_home_has_one_harvest_area_and_one_hunt_area(home: str, crop: str) -> None:
    table = Table(players=4, homes=[home])
    table.begin(0, "harvest").begin(0, "hunt")
    assert table.goods(0) == {crop: 1, "beaver": 1}


# --- places ---------------------------------------------------------------------------------------------


@pytest.mark.rule("WK-TERMS-05")
def test_a_warrior_takes_a_productive_area_only_while_it_is_empty() -> None:
    table = Table(players=2).put(0, "woman", "wendake.1").put(0, "hunter", "wendake.3")
    table.put(0, "outpost", "wendake.2").guards(0, "wendake", 1)
    table.begin(0, "move 1")
    assert {text for text in table.legal("occupy") if " wendake." in text and "wendake wendake" in text} == {
        "occupy wendake wendake.4"
    }
    for taken in ("wendake.1", "wendake.2", "wendake.3"):
        assert table.why_not(f"occupy wendake {taken}") == "WK-MOVE-10"


@pytest.mark.rule("WK-TERMS-05")
def test_women_work_in_harvest_areas_and_hunters_in_hunt_areas() -> None:
    table = Table(players=2).put(0, "outpost", "wendake.1", "wendake.2", "wendake.3", "wendake.4")
    table.natives(0, "home", woman=5, hunter=5).turn_end(0)
    table.choose("transfer wendake.1 replace", "transfer wendake.3 replace")
    crops = {area.id: area.crop for area in view_for(table.state, None).territories[2].areas}
    assert (crops["wendake.1"], table.at("wendake.1")) == ("bean", ("woman", 0))
    assert (crops["wendake.3"], table.at("wendake.3")) == ("hunt", ("hunter", 0))
    # A crowd of hunters at home does not help on a harvest area.
    table.natives(0, "home", woman=0)
    assert "transfer wendake.2 replace" not in table.legal()
    assert "transfer wendake.4 replace" in table.legal()


@pytest.mark.rule("WK-TERMS-09")
def test_any_number_of_guards_of_any_players_share_a_territory() -> None:
    table = Table(players=3, homes=["bawating"]).guards(1, "nipissing", 4).guards(2, "nipissing", 1)
    table.begin(0, "move 3").choose(*["move bawating nipissing"] * 3)
    assert table.at("nipissing") == [3, 4, 1]
    assert all(table.at(area) is None for area in ("nipissing.1", "nipissing.2", "nipissing.3"))


@pytest.mark.rule("WK-TERMS-10")
def test_an_outpost_stays_in_its_area() -> None:
    table = Table(players=2, homes=["michilimackinac"]).natives(0, "home", warrior=1)
    table.begin(0, "move 3").choose("occupy michilimackinac wendake.1")
    assert table.at("wendake.1") == ("outpost", 0)
    assert table.legal() == {"done"}  # the only warrior lies in the area
    assert table.why_not("move wendake sandusky") == "WK-MOVE-08"


@pytest.mark.rule("WK-TERMS-10")
def test_an_outpost_leaves_by_transfer_injury_or_smallpox() -> None:
    table = Table(players=2, homes=["michilimackinac", "cataraqui"]).put(0, "outpost", "sandusky.1")
    table.turn_end(0).choose("transfer sandusky.1 empty")
    assert table.at("sandusky.1") is None
    assert table.home(0)["warrior"] == 6

    table = Table(players=2, homes=["michilimackinac", "cataraqui"]).put(0, "outpost", "sandusky.1")
    table.begin(1, "move 1").choose("attack cataraqui sandusky.1")
    assert table.at("sandusky.1") is None
    assert table.longhouse(0)["warrior"] == table.longhouse(1)["warrior"] == 3

    table = Table(players=2).put(0, "outpost", "sandusky.1").have(0, corn=1).canoes(0, 1)
    table.begin(0, "trade").choose("exchange corn bean", "card husk_red_infected", "lose sandusky.1")
    assert table.at("sandusky.1") is None
    assert table.longhouse(0)["warrior"] == 3


@pytest.mark.rule("WK-TERMS-11")
def test_the_longhouse_holds_the_reserve_and_every_injured_native_without_limit() -> None:
    table = Table(players=2, homes=["michilimackinac", "cataraqui"])
    assert table.longhouse(1) == {"woman": 2, "hunter": 2, "warrior": 2}
    table.natives(1, "longhouse", woman=6, hunter=7, warrior=7)
    table.natives(1, "home", woman=0, hunter=0, warrior=0).put(1, "woman", "sandusky.1")
    table.begin(0, "move 1").choose("attack michilimackinac sandusky.1")
    assert table.longhouse(1) == {"woman": 7, "hunter": 7, "warrior": 7}
    assert table.longhouse(0) == {"woman": 2, "hunter": 2, "warrior": 2}


@pytest.mark.rule("WK-TERMS-11", "WK-TERMS-12", "WK-TERMS-22")
@pytest.mark.parametrize(
    ("players", "tribes"), [(2, "backs"), (3, "fronts"), (4, "fronts"), (4, "backs"), (1, "backs")]
)
def test_no_native_ever_leaves_the_game_and_no_canoe_its_lake(players: int, tribes: str) -> None:
    injured = 0
    for seed in range(4):
        canoes = [0] * max(players, 2)
        for game in random_game(players, seed, tribes=tribes):
            seen = game.view()
            for player in seen.players:
                natives = natives_of(seen, player.seat)
                if not any(natives.values()):
                    continue  # still choosing home or tribe
                warriors = 8 if player.tribe == "mohawk" else 7
                assert natives == {"woman": 7, "hunter": 7, "warrior": warriors}
                assert canoes[player.seat] <= player.canoes == sum(player.lakes.values()) <= 5
                canoes[player.seat] = player.canoes
                injured = max(injured, sum(player.longhouse.values()))
    assert injured > 6, "nobody was ever injured: these games prove nothing"


@pytest.mark.rule("WK-TERMS-12")
def test_canoes_count_only_on_lakes() -> None:
    table = Table(players=2).canoes(0, 3)
    table.begin(0, "fish")
    assert table.goods(0) == {"fish": 3}  # the two beside the village board catch nothing
    table = Table(players=2).canoes(0, 0)
    table.begin(0, "fish")
    assert table.goods(0) == {}


# --- goods ----------------------------------------------------------------------------------------------


@pytest.mark.rule("WK-TERMS-06", "WK-TERMS-07")
def test_three_vegetables_and_two_animals() -> None:
    table = Table(players=2).own(0, "gain_animal_vegetable").turn_end(0).choose("use gain_animal_vegetable")
    assert table.legal() == {"gain fish", "gain leather"}
    table.choose("gain fish")
    assert table.legal() == {"gain bean", "gain corn", "gain pumpkin"}


@pytest.mark.rule("WK-TERMS-08")
def test_a_beaver_is_no_resource() -> None:
    every = {"bean", "corn", "pumpkin", "fish", "leather"}
    table = Table(players=2).own(0, "gain_2_and_beaver").turn_end(0).choose("use gain_2_and_beaver")
    assert table.legal() == {f"gain {resource}" for resource in every}

    table = Table(players=2).have(0, beaver=9).canoes(0, 5).rows(["move_1"])
    table.own(0, "resources_to_points", "free_exchange_3", "trade_plus_2", "animals_to_points")
    table.begin(0, "trade")
    for _ in ("exchange", "buy a tile", "buy points"):
        assert table.legal() == {"done"}
        table.choose("done")
    table.turn_end(0)
    assert table.legal() == {"end_turn", "swap"}
    for text in ("exchange beaver fish", "exchange fish beaver", "sell beaver", "spend beaver"):
        assert table.rules.book.find(text) is None


@pytest.mark.rule("WK-TERMS-17")
def test_the_supply_never_runs_out() -> None:
    table = Table(players=2, homes=["michilimackinac"]).have(0, corn=999, beaver=999, leather=999)
    table.begin(0, "harvest").begin(0, "hunt").begin(0, "tan_pelts")
    assert table.goods(0) == {"corn": 1000, "leather": 1999}


# --- time -----------------------------------------------------------------------------------------------


@pytest.mark.rule("WK-TERMS-13")
def test_a_turn_is_a_marker_with_an_activation_of_actions_in_steps() -> None:
    table = Table(players=2).turn(0)
    asked = []
    for text in (
        "activate 1 0", "perform fish", "perform military", "claim_nothing", "continue", "end_turn",
    ):  # fmt: skip
        asked.append(type(table.decision).__name__)
        table.choose(text)
    assert asked == [
        "PlaceMarker",  # the turn: one marker
        "NextAction",  # the activation: the icons of the tile, one by one
        "NextAction",
        "ClaimTurtles",  # the numbered steps of an action
        "ScoreMajorities",
        "EndTurn",
    ]
    assert table.decision is not None
    assert table.decision.seat == 1
    # The steps of a Move are movement steps.
    table.choose("activate 0 1", "perform move 3")
    for _ in range(3):
        source = table.box.territories[table.player(1).home]
        table.choose(min(text for text in table.legal("move") if f" {source} " in text))
    assert type(table.decision).__name__ == "EndTurn"


@pytest.mark.rule("WK-TERMS-16")
def test_unused_action_markers_wait_on_four_sage_spaces() -> None:
    table = Table(players=2).advanced().year()
    waiting = [view_for(table.state, None).players[0].markers]
    for placement in ("activate 0 0", "reserve", "activate 0 1", "activate 0 2"):
        table.idle(placement)  # seat 0
        waiting.append(view_for(table.state, None).players[0].markers)
        table.idle(placement)  # seat 1
    assert waiting == [4, 3, 2, 1, 0]
    # Step 2.B has brought them back.
    assert view_for(table.state, None).players[0].markers == 4


# --- scores, masks, majorities ---------------------------------------------------------------------------


@pytest.mark.rule("WK-TERMS-14")
def test_four_tracks_in_two_pairs_with_a_marker_each() -> None:
    for seed in range(6):
        seen = firekeeper.new("wendake", players=3, seed=seed).view()
        tracks = {"economic", "military", "ritual", "mask"}
        assert [len(pair) for pair in seen.pairs] == [2, 2]
        assert {*seen.pairs[0], *seen.pairs[1]} == tracks
        assert all(set(player.score) == tracks for player in seen.players)


@pytest.mark.rule("WK-TERMS-15")
def test_the_mask_disk_lies_in_the_restore_area_or_on_a_space() -> None:
    table = Table(players=2).hold(0, "husk", "husk").deck("crooked_red_clean")
    assert view_for(table.state, None).players[0].disk == ""
    table.begin(0, "mask_ceremony").choose("draw deck").settle().choose("play pair husk")
    seen = view_for(table.state, None)
    assert seen.players[0].disk == "pair"
    assert {space: disks for space, disks in seen.spaces.items() if disks} == {"pair": [0]}
    table.then(RestoreMasks()).settle()
    assert not any(view_for(table.state, None).spaces.values())


@pytest.mark.rule("WK-TERMS-18")
def test_highest_and_lowest_look_at_the_own_markers_only() -> None:
    def bought(tile: str, **marks: int) -> Table:
        table = Table(players=2).rows([tile]).have(0, leather=1, fish=1, corn=1)
        table.track(0, **marks).track(1, economic=0, military=25, ritual=0, mask=0)
        return table.begin(0, "trade").choose("done", f"buy {tile}").settle()

    table = bought("discount_1", economic=9, military=4, ritual=5, mask=6)
    assert table.score(0, "military") == 5  # their 0 on Ritual and Mask mean nothing
    table = bought("gain_animal", economic=3, military=4, ritual=9, mask=6)
    assert table.score(0, "ritual") == 10
    # Tied markers: the owner chooses, among the tied ones only.
    table = bought("discount_1", economic=9, military=4, ritual=4, mask=6)
    assert table.legal() == {"track military", "track ritual"}
    table.choose("track ritual")
    assert (table.score(0, "military"), table.score(0, "ritual")) == (4, 5)


@pytest.mark.rule("WK-TERMS-19")
@pytest.mark.parametrize(
    ("guards", "points"),
    [([1, 0, 0], 1), ([2, 1, 1], 1), ([1, 1, 0], 0), ([2, 2, 1], 0), ([0, 0, 0], 0), ([2, 1, 3], 0)],
)
def test_most_guards_is_more_than_every_other_player_has(guards: list[int], points: int) -> None:
    table = Table(players=3)
    for seat, count in enumerate(guards):
        table.natives(seat, "home", warrior=0).guards(seat, "wendake", count)
    table.put(0, "outpost", "wendake.1").put(1, "outpost", "wendake.2")  # outposts do not count
    table.begin(0, "military").choose("claim_nothing", "continue")
    assert table.score(0, "military") == points


# --- the table ------------------------------------------------------------------------------------------


@pytest.mark.rule("WK-TERMS-20", "WK-AMB-44", "WK-AMB-70")
def test_hands_and_points_sides_are_hidden_and_all_else_is_public() -> None:
    table = Table(players=3).hold(0, "husk", "crooked").turtles(0, "women_3_mask").discard("tongue", "smiler")
    table.hold(1, "blower").have(0, corn=2, beaver=1)
    own, other, watching = (view_for(table.state, seat) for seat in (0, 1, None))
    assert sorted(own.players[0].hand or []) == sorted(table.hand(0))
    assert own.players[0].turtles == ["women_3_mask"]
    for seen in (other, watching):
        stranger = seen.players[0]
        assert (stranger.hand, stranger.hand_size) == (None, 2)
        assert (stranger.turtles, stranger.turtle_types) == (None, ["women_3"])
        assert stranger.goods["corn"] == 2
        assert [card.split("_")[0] for card in seen.discard] == ["tongue", "smiler"]
    # Dealing again what a seat cannot know changes nothing it sees.
    for seat in (0, 1, None):
        for luck in range(5):
            dealt = table.rules.imagine(table.state, seat, Stream(luck))
            assert table.rules.view(dealt, seat) == table.rules.view(table.state, seat)


@pytest.mark.rule("WK-TERMS-21")
def test_one_to_four_play_seven_years_and_the_highest_total_wins() -> None:
    for wrong in (0, 5):
        with pytest.raises(OptionError):
            firekeeper.new("wendake", players=wrong)
    for players in (1, 2, 3, 4):
        years = set()
        for game in random_game(players, 5):
            years.add(game.view().year)
            last = game
        assert years == set(range(1, 8))
        assert last.scores[last.winners[0]] == max(last.scores)


@pytest.mark.rule("WK-TERMS-22")
def test_players_are_chiefs_of_great_lakes_tribes() -> None:
    table = Table(players=2)
    assert sorted(table.box.tribe_names) == [
        "cayuga", "fox", "mohawk", "ojibwa", "oneida", "onondaga", "ottawa", "seneca", "shawnee",
        "tuscarora", "wendat",
    ]  # fmt: skip
