"""A wrong component table is refused with a clear sentence."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from firekeeper.games.wendake.components import Components
from firekeeper.kernel.component_tables import PackError
from firekeeper.packs import load_tables

TABLES, _ = load_tables("wendake")
GAME = Components.from_tables(TABLES)
Tables = dict[str, Any]


def complaints(tables: Tables) -> list[PackError]:
    with pytest.raises(PackError) as caught:
        Components.from_tables(tables)
    return list(caught.value.all)


def row(tables: Tables, file: str, name: str) -> dict[str, Any]:
    rows = [entry for kind in tables[file].values() if isinstance(kind, list) for entry in kind]
    return next(entry for entry in rows if isinstance(entry, dict) and entry.get("id") == name)


def put(file: str, name: str, **values: Any) -> Callable[[Tables], None]:
    """Changes fields of one row (or of the whole file, if the name is empty)."""

    def change(tables: Tables) -> None:
        (row(tables, file, name) if name else tables[file]).update(values)

    return change


def drop(file: str, kind: str, *names: str) -> Callable[[Tables], None]:
    def change(tables: Tables) -> None:
        tables[file][kind] = [entry for entry in tables[file][kind] if entry.get("id") not in names]

    return change


def both(*changes: Callable[[Tables], None]) -> Callable[[Tables], None]:
    def change(tables: Tables) -> None:
        for one in changes:
            one(tables)

    return change


def cut(file: str, one: str, two: str) -> Callable[[Tables], None]:
    """Closes a border, on both sides."""

    def change(tables: Tables) -> None:
        row(tables, file, one)["neighbours"].remove(two)
        row(tables, file, two)["neighbours"].remove(one)

    return change


def everywhere(file: str, kind: str, field: str, old: Any, new: Any) -> Callable[[Tables], None]:
    def change(tables: Tables) -> None:
        for entry in tables[file][kind]:
            value = entry[field]
            if isinstance(value, list):
                entry[field] = [new if part == old else part for part in value]
            elif isinstance(value, dict):
                entry[field] = {key: new if part == old else part for key, part in value.items()}

    return change


def blankets(new: str) -> Callable[[Tables], None]:
    """Moves all cards to one oval or blanket."""

    def change(tables: Tables) -> None:
        for kind in tables["masks"]["kind"]:
            cards = dict.fromkeys(kind["cards"], 0)
            for name, count in kind["cards"].items():
                oval, blanket = name.split("_")
                to = f"{new}_{blanket}" if new in ("red", "yellow") else f"{oval}_{new}"
                cards[to] += count
            kind["cards"] = cards

    return change


def case(rule: str, change: Callable[[Tables], Any], place: str, words: str) -> Any:
    """A change, the place "file/row/field" of the complaint that it must raise, and words of its message."""
    marks = [pytest.mark.rule(rule)] if rule else []
    return pytest.param(change, place, words, marks=marks, id=f"{place}-{words}")


LINE = {"crooked": "gain_point", "blower": "gain_point", "smiler": "gain_point"}
MASKS = {"red_infected": 1, "red_clean": 1, "yellow_infected": 1, "yellow_clean": 1}

VIOLATIONS = [
    # WK-REC-01: maps
    case("WK-REC-01", put("map_3", "scioto", home=False, flag="english"), "map_3//territory", "2 homes"),
    case("WK-REC-01", put("map_3", "scioto", flag="english"), "map_3/scioto/flag", "a home has no flag"),
    case("WK-REC-01", put("map_3", "oswego", flag="none"), "map_3/oswego/flag", "english or french"),
    case(
        "WK-REC-01", put("map_4", "genesee", areas=["corn", "bean"]), "map_4/genesee/areas", "1 harvest area"
    ),
    case(
        "WK-REC-01",
        lambda t: row(t, "map_4", "genesee")["neighbours"].remove("oswego"),
        "map_4/oswego/neighbours",
        "genesee does not list oswego in return",
    ),
    case(
        "WK-REC-01",
        put("map_4", "genesee", neighbours=["atlantis"]),
        "map_4/genesee/neighbours",
        "atlantis is no territory of this map",
    ),
    case(
        "WK-REC-01",
        put("map_2", "nipissing", neighbours=["wendake", "wendake"]),
        "map_2/nipissing/neighbours",
        "listed twice",
    ),
    case(
        "WK-REC-01",
        put("map_2", "nipissing", neighbours=["wendake", "nipissing"]),
        "map_2/nipissing/neighbours",
        "the territory itself",
    ),
    case(
        "WK-REC-01",
        both(cut("map_4", "genesee", "oswego"), cut("map_4", "genesee", "allegheny")),
        "map_4/genesee/neighbours",
        "reaches 0 harvest and 0 hunt areas",
    ),
    case(
        "WK-REC-01",
        cut("map_2", "wendake", "nipissing"),
        "map_2//neighbours",
        "hang together without crossing a home",
    ),
    case(
        "WK-REC-01",
        everywhere("map_4", "territory", "areas", "bean", "corn"),
        "map_4//areas",
        "2 corn, 1 pumpkin and 1 bean",
    ),
    case(
        "WK-REC-01",
        put("map_3", "niagara", between=["oswego", "sandusky"]),
        "map_3/niagara/between",
        "a river cannot be crossed",
    ),
    case(
        "WK-REC-01",
        put("map_3", "niagara", between=["oswego", "oswego"]),
        "map_3/niagara/between",
        "two different",
    ),
    case(
        "WK-REC-01",
        drop("map_3", "lake", "erie", "huron", "ontario", "superior"),
        "map_3//lake",
        "several lakes",
    ),
    case("WK-REC-01", put("map_4", "nipigon", slots=[[270, 60]]), "map_4/nipigon/slots", "each of 3 areas"),
    case("WK-REC-01", put("map_4", "nipigon", label=[400, 701]), "map_4/nipigon/label", "1000 x 700"),
    case("WK-REC-01", put("map_4", "", id="map_3"), "map_4//id", "id is map_4"),
    case("WK-REC-01", put("map_2", "wendake", near_far="far"), "map_2//near_far", "one far french"),
    case("WK-REC-01", put("map_2", "wendake", near_far=""), "map_2/wendake/near_far", "all of them"),
    case("WK-REC-01", put("map_3", "wendake", near_far="near"), "map_3/wendake/near_far", "2-player map"),
    case("WK-REC-01", put("map_2", "wendake", flag="english"), "map_2//near_far", "one near and one far"),
    case(
        "WK-REC-01",
        both(put("map_2", "wendake", near_far="far"), put("map_2", "nipissing", near_far="near")),
        "map_2/nipissing/near_far",
        "is not nearer to cataraqui than wendake",
    ),
    case(
        "WK-REC-01",
        put("map_2", "sandusky", areas=["corn", "pumpkin", "hunt", "hunt"], slots=[[1, 1]] * 4),
        "map_2/muskingum/areas",
        "1 hunt area near and 2 far",
    ),
    case(
        "WK-REC-01",
        put("map_2", "nipissing", areas=["corn", "pumpkin", "hunt"], slots=[[1, 1]] * 3),
        "map_2/nipissing/areas",
        "as many hunt areas far as near",
    ),
    case(
        "WK-REC-01",
        put("map_2", "nipissing", areas=["corn", "hunt", "hunt"], slots=[[1, 1]] * 3),
        "map_2/nipissing/areas",
        "as many harvest areas as wendake",
    ),
    case(
        "WK-REC-01",
        put("map_2", "nipissing", areas=["hunt", "hunt"], slots=[[1, 1]] * 2),
        "map_2/nipissing/areas",
        "at least 1 harvest",
    ),
    case(
        "WK-REC-01",
        drop("map_2", "territory", "nipissing", "muskingum"),
        "map_2//territory",
        "at least 3 territories",
    ),
    case(
        "WK-REC-01",
        both(
            drop("map_2", "territory", "nipissing"),
            lambda t: row(t, "map_2", "wendake")["neighbours"].remove("nipissing"),
        ),
        "map_2//territory",
        "3 territories besides the homes; expected 4",
    ),
    # WK-REC-02 to -04: action tiles
    case("WK-REC-02", drop("tiles", "tile", "basic_canoe"), "tiles//set", "8 basic tiles"),
    case("WK-REC-02", put("tiles", "basic_canoe", actions=["move 4"]), "tiles//actions", "shows canoe"),
    case("WK-REC-02", put("tiles", "basic_trade", actions=["trade", "fish"]), "tiles//actions", "['trade']"),
    case("WK-REC-02", put("tiles", "basic_sacred_fire", start=""), "tiles//start", "exactly one basic tile"),
    case("WK-REC-02", put("tiles", "level1_04", start="centre"), "tiles/level1_04/start", "only for them"),
    case(
        "WK-REC-02",
        put("tiles", "ottawa_sacred_fire", actions=["fish"]),
        "tiles/ottawa_sacred_fire/actions",
        "shows sacred_fire",
    ),
    case(
        "WK-REC-02",
        put("tiles", "ottawa_sacred_fire", ritual=["ritual"]),
        "tiles/ottawa_sacred_fire/ritual",
        "no RITUAL side",
    ),
    case(
        "WK-ACT-RITUAL-04",
        put("tiles", "level2_01", ritual=["trade"]),
        "tiles/level2_01/ritual",
        "every RITUAL side",
    ),
    case(
        "WK-ACT-RITUAL-04",
        put("tiles", "level2_01", actions=["ritual"]),
        "tiles/level2_01/actions",
        "RITUAL sides",
    ),
    case(
        "WK-REC-03",
        put("tiles", "level1_01", actions=["hunt", "trade"]),
        "tiles//actions",
        "'move 1', 'trade']",
    ),
    case(
        "WK-REC-03",
        everywhere("tiles", "tile", "actions", "canoe", "harvest"),
        "tiles//actions",
        "0 level1 tiles show canoe",
    ),
    case(
        "WK-REC-04",
        lambda t: [
            tile.update(set={"level1": "level2", "level2": "level1"}[tile["set"]])
            for tile in t["tiles"]["tile"][10:]
        ],
        "tiles//actions",
        "level2 than level1",
    ),
    case(
        "WK-REC-04",
        drop("tiles", "tile", "level2_17"),
        "tiles//set",
        "16 level2 tiles; setup.toml needs 17",
    ),
    # WK-REC-05 and -07: masks
    case("WK-REC-07", put("masks", "husk", cards=MASKS), "masks//cards", "33 cards"),
    case("WK-REC-07", drop("masks", "kind", "husk", "tongue", "smiler"), "masks//kind", "2 kinds"),
    case("WK-REC-07", blankets("clean"), "masks//cards", "no card is infected"),
    case("WK-REC-07", blankets("infected"), "masks//cards", "no card is clean"),
    case("WK-REC-07", blankets("red"), "masks//cards", "no card is yellow"),
    case(
        "WK-REC-07", put("masks", "husk", cards={"red_clean": 7}), "masks/husk/cards", "expected red_infected"
    ),
    case(
        "WK-REC-05",
        drop("masks", "space", "four_alike", "three_pairs", "five_different"),
        "masks//space",
        "6 spaces",
    ),
    case("WK-REC-05", put("masks", "three_alike", row=1), "masks/three_alike/row", "expected 2"),
    case("WK-REC-05", put("masks", "pair", points=3), "masks//space", "2 identical masks"),
    case("WK-REC-05", put("masks", "three_different", pattern=[1, 1]), "masks//space", "3 different masks"),
    case(
        "WK-REC-05",
        put("masks", "three_and_two", pattern=[2, 3]),
        "masks/three_and_two/pattern",
        "largest first",
    ),
    case(
        "WK-REC-05",
        put("masks", "three_and_two", pattern=[1]),
        "masks/three_and_two/pattern",
        "at least 2 cards",
    ),
    case("WK-REC-05", put("masks", "four_alike", pattern=[9]), "masks/four_alike/pattern", "never show"),
    case(
        "WK-REC-05",
        put("masks", "five_different", pattern=[1] * 6),
        "masks/five_different/pattern",
        "never show",
    ),
    case(
        "WK-REC-05",
        both(put("setup", "", years=9), drop("masks", "space", "three_pairs")),
        "masks//space",
        "at least 9",
    ),
    # WK-REC-06: tribes
    case("WK-REC-06", drop("tribes", "tribe", "fox"), "tribes/fox/", "the tribe row is missing"),
    case("WK-REC-06", lambda t: t["tribes"]["tribe"].reverse(), "tribes//id", "first row is wendat"),
    case("WK-REC-06", put("tribes", "wendat", tuscarora=True), "tribes/wendat/", "no ability"),
    case(
        "WK-REC-06",
        put("tribes", "onondaga", leather=0, fish=0, beavers=0, mask_cards=0),
        "tribes/onondaga/",
        "starts with some",
    ),
    case(
        "WK-REC-06", put("tribes", "fox", mohawk_warrior=True), "tribes/mohawk/mohawk_warrior", "fox has it"
    ),
    case("WK-REC-06", put("tribes", "fox", women=8), "tribes/fox/women", "at most 7"),
    # WK-REC-08: progress
    case("WK-REC-08", put("progress", "move_3", points=4), "progress/move_3/points", "from 1 to 3"),
    case("WK-REC-08", put("progress", "move_2", economic=3), "progress/move_2/points", "2 + 2 points"),
    case("WK-COMP-05", drop("progress", "progress", "flip_tile"), "progress/flip_tile/", "is missing"),
    case(
        "WK-COMP-05",
        put("progress", "flip_tile", track="mask"),
        "progress//track",
        "3 tiles of level 3 have the track mask",
    ),
    case(
        "WK-REC-08", put("progress", "move_3", windows=["turn_end"] * 2), "progress/move_3/windows", "twice"
    ),
    case("WK-COMP-06", lambda t: t["progress"]["price"].pop(), "progress//price", "in the order 1, 2, 3"),
    case("WK-COMP-05", put("setup", "", progress_per_row_per_player=3), "progress//level", "needs 12"),
    # WK-REC-09: turtles
    case("WK-REC-09", drop("turtles", "turtle", "women_3_mask"), "turtles//turtle", "3 tiles women_3"),
    case("WK-REC-09", put("turtles", "women_3_mask", points=2), "turtles/women_3_mask/points", "gives 1"),
    case(
        "WK-REC-09",
        put("turtles", "women_5_ritual_mask", points=1),
        "turtles/women_5_ritual_mask/points",
        "gives 2",
    ),
    case(
        "WK-REC-09",
        put("turtles", "women_4_mask", id="women_4_mask_ritual", tracks=["mask", "ritual"]),
        "turtles/women_4_mask_ritual/tracks",
        "1 track",
    ),
    case(
        "WK-REC-09",
        put("turtles", "women_5_ritual_mask", id="women_5_mask_mask", tracks=["mask", "mask"]),
        "turtles/women_5_mask_mask/tracks",
        "2 different tracks",
    ),
    case(
        "WK-REC-09", put("turtles", "women_3_mask", id="turtle"), "turtles/turtle/id", "expected women_3_mask"
    ),
    # WK-REC-10: the Ghost
    case("WK-REC-10", put("ghost", "ghost_a", points=9), "ghost/ghost_a/points", "prints 8"),
    case("WK-REC-10", put("ghost", "ghost_b", letter="A"), "ghost//face", "letters A to H"),
    case("WK-REC-10", drop("ghost", "card", "ghost_gh"), "ghost//card", "3 cards"),
    case(
        "WK-REC-10",
        both(
            put("ghost", "ghost_ab", faces=["ghost_a", "ghost_c"]),
            put("ghost", "ghost_cd", faces=["ghost_b", "ghost_d"]),
        ),
        "ghost/ghost_ab/faces",
        "different cards",
    ),
    case(
        "WK-REC-10",
        put("ghost", "ghost_ab", faces=["ghost_a", "ghost_z"]),
        "ghost/ghost_ab/faces",
        "is no face",
    ),
    case(
        "WK-REC-10",
        put("ghost", "ghost_ab", faces=["ghost_b", "ghost_b"]),
        "ghost/ghost_ab/faces",
        "more than once",
    ),
    case(
        "WK-REC-10",
        put("ghost", "ghost_d", objective="objective_e"),
        "ghost/ghost_d/objective",
        "objective_d",
    ),
    case(
        "WK-REC-10",
        put("ghost", "objective_d", letter="E"),
        "ghost/objective_d/letter",
        "at the end of the id",
    ),
    case("WK-REC-10", drop("ghost", "objective", "objective_h"), "ghost/objective_h/", "is missing"),
    case(
        "WK-REC-10",
        everywhere("ghost", "face", "lines", "raise_level", "gain_point"),
        "ghost//lines",
        "no face has raise_level",
    ),
    case(
        "WK-REC-10",
        both(
            *(
                everywhere("ghost", "face", "lines", f"move_{who}", "gain_point")
                for who in ("warrior", "woman", "hunter")
            )
        ),
        "ghost//lines",
        "more than 5 natives",
    ),
    case("WK-REC-10", put("ghost", "ghost_d", lines=LINE), "ghost/ghost_d/lines", "one line per mask kind"),
    # Plain numbers
    case(
        "",
        put("setup", "", beginner_pairing=[["mask", "mask"], ["economic", "ritual"]]),
        "setup//beginner_pairing",
        "two pairs",
    ),
    case("", put("setup", "", resources=["corn"]), "setup//resources", "pumpkin"),
    case(
        "",
        put("setup", "", advanced_pools={"2": 11, "3": 14}),
        "setup//advanced_pools",
        "2, 3 and 4",
    ),
    case(
        "",
        put("setup", "", advanced_pools={"2": 5, "3": 14, "4": 17}),
        "setup//advanced_pools",
        "at least the 6",
    ),
    case("", put("setup", "", objective_points={"easy": 3}), "setup//objective_points", "medium"),
    case("", put("setup", "", canoes_at_start=6), "setup//canoes_at_start", "at most 5"),
    case(
        "",
        put("setup", "", level_change_after_year=7),
        "setup//level_change_after_year",
        "before the last",
    ),
]


@pytest.mark.parametrize(("change", "place", "words"), VIOLATIONS)
def test_a_broken_constraint_is_named(change: Callable[[Tables], Any], place: str, words: str) -> None:
    tables = copy.deepcopy(TABLES)
    change(tables)
    found = [(f"{e.file.removesuffix('.toml')}/{e.row}/{e.field}", e.message) for e in complaints(tables)]
    assert any(at == place and words in message for at, message in found), found


@pytest.mark.parametrize(
    ("file", "name", "field", "value", "words"),
    [
        ("tiles", "level1_04", "actions", "trade", "a list of 1 to 6 entries, each one of canoe"),
        ("tiles", "level1_04", "actions", ["trade", "dance"], "'dance'] is not right; expected a list"),
        ("tiles", "level1_04", "actions", ["move 12"], '"move 1" to "move 9"'),
        ("tiles", "level1_04", "id", "Level 1", "a lower-case id such as level1_01"),
        ("tiles", "level1_04", "source", "guessed", "one of found, reconstructed, stated"),
        ("map_2", "wendake", "home", "no", "'no' is not right; expected true or false"),
        ("map_2", "wendake", "label", [1, 2, 3], "a list of 2 entries, each a whole number from 0 to 4000"),
        ("map_2", "wendake", "polygon", [[0, 0], [1, 1]], "a list of 3 or more entries"),
        ("tribes", "fox", "leather", True, "a whole number from 0 to 9"),
        ("tribes", "fox", "leather", 1.5, "a whole number from 0 to 9"),
        pytest.param("tribes", "fox", "leather", 1 << 20000, "this value is not right", id="unprintable"),
        ("tribes", "fox", "rule", "fox rule", "a ledger rule such as WK-SETUP-15"),
        ("masks", "husk", "cards", {"blue_clean": 7}, "such as red_infected or yellow_clean"),
        ("ghost", "ghost_a", "lines", {"husk": "sleep"}, "one of eliminate_tile, gain_point"),
    ],
)
def test_a_value_of_the_wrong_kind_is_named(file: str, name: str, field: str, value: Any, words: str) -> None:
    tables = copy.deepcopy(TABLES)
    row(tables, file, name)[field] = value
    error = complaints(tables)[0]
    label = value if field == "id" else name
    assert (error.file, error.row, error.field) == (f"{file}.toml", label, field)
    assert words in error.message
    assert str(error).startswith(f'{file}.toml, row "{label}", field "{field}": ')


def test_missing_and_unknown_fields_are_named() -> None:
    tables = copy.deepcopy(TABLES)
    del row(tables, "tribes", "fox")["fish"]
    row(tables, "tribes", "fox")["fishes"] = 1
    messages = [error.line for error in complaints(tables)]
    assert messages[0].startswith(
        'tribes.toml, row "fox", field "fishes": unknown field; the fields are source, note'
    )
    assert messages[1:] == [
        'tribes.toml, row "fox", field "fish": is missing; expected a whole number from 0 to 9'
    ]


def test_a_row_without_id_is_named_by_its_number() -> None:
    tables = copy.deepcopy(TABLES)
    tables["progress"]["price"][1]["leather"] = "two"
    del tables["tiles"]["tile"][2]["id"]
    assert [(error.row, error.field) for error in complaints(tables)] == [
        ("tile 3", "id"),
        ("price 2", "leather"),
    ]


def test_every_complaint_about_a_file_is_collected() -> None:
    tables = copy.deepcopy(TABLES)
    row(tables, "tribes", "fox").update(fish=-1, women="many")
    row(tables, "tribes", "seneca")["swap_tokens"] = 5
    row(tables, "ghost", "ghost_a")["points"] = 9
    with pytest.raises(PackError) as caught:
        Components.from_tables(tables)
    assert str(caught.value).splitlines() == [
        'tribes.toml, row "fox", field "fish": -1 is not right; expected a whole number from 0 to 9',
        'tribes.toml, row "fox", field "women": \'many\' is not right; expected a whole number from 0 to 9',
        'tribes.toml, row "seneca", field "swap_tokens": 5 is not right; expected a whole number from 0 to 2',
        'ghost.toml, row "ghost_a", field "points": the rulebook prints 8 here',
    ]


@pytest.mark.parametrize("wrong", ["level1_01", {}, [1, "tile"]])
def test_rows_that_are_no_rows(wrong: Any) -> None:
    error = complaints({**TABLES, "tiles": {"tile": wrong}})[0]
    assert error.file == "tiles.toml"
    assert "expected [[tile]] rows" in error.message or error.row == "tile 1"


def test_two_rows_with_one_id() -> None:
    tables = copy.deepcopy(TABLES)
    row(tables, "tiles", "level1_02")["id"] = "level1_03"
    error = complaints(tables)[0]
    assert (error.row, error.field) == ("level1_03", "id")
    assert "another tile has this id" in error.message


def test_missing_and_unknown_files() -> None:
    tables = copy.deepcopy(TABLES)
    tables["tails"] = tables.pop("tiles")
    assert [(error.file, error.message[:12]) for error in complaints(tables)] == [
        ("tails.toml", "unknown file"),
        ("tiles.toml", "the file is "),
    ]


def test_a_pack_may_put_sacred_fire_on_an_advanced_tile() -> None:
    tables = copy.deepcopy(TABLES)
    row(tables, "tiles", "level2_17")["actions"] = ["sacred_fire", "canoe", "canoe", "move 2"]
    assert Components.from_tables(tables).tiles[-1].actions[0] == "sacred_fire"


@pytest.mark.rule("WK-REC-09")
def test_a_pack_may_have_two_turtle_tiles_alike() -> None:
    tables = copy.deepcopy(TABLES)
    row(tables, "turtles", "women_3_ritual").update(id="women_3_mask_2", tracks=["mask"])
    assert len(Components.from_tables(tables).turtles) == 36
