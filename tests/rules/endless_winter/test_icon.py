"""Every symbol (area ICON): what its atom gives, or what else of the components it names."""

from typing import Any

import pytest
from endless_winter_table import Table

from firekeeper.games.endless_winter.scoring import FinalScoring
from firekeeper.games.endless_winter.terms import ATOMS, HUNT, ICON_RULES
from firekeeper.games.endless_winter.turn import PlaceFigure
from firekeeper.ledger import rules

Outcome = dict[str, Any]


def ready() -> Table:
    """Food 1, Tool 1; cards in hand, deck and discard pile; a Sloth to tip, a Tiger to hunt."""
    table = Table().have(0, food=1, tool=1).hold(0, "elder").deck(0, "shaman").discard(0, "artisan")
    return table.animals(0, "argentavis").hunt("sabertooth")


# --- atoms ------------------------------------------------------------------------------------------

EFFECTS: dict[str, tuple[str, list[str], Outcome]] = {
    "EW-ICON-01": ("labour 1", [], {"labour": 1}),
    "EW-ICON-02": ("labour 0.5", [], {"labour": 0.5}),
    "EW-ICON-04": ("bury 1", ["bury_discard artisan"], {"discard": [], "graveyard": ["artisan"]}),
    "EW-ICON-05": ("food 1", [], {"food": 2}),
    "EW-ICON-06": ("tool 1", ["take tool"], {"tool": 2}),
    "EW-ICON-10": ("camp 1", ["camp"], {"camps": [0, 0]}),
    "EW-ICON-11": ("move 1", ["move 0 3"], {"camps": [3]}),
    "EW-ICON-12": ("move 2", ["move 0 3", "move 3 11"], {"camps": [11]}),
    "EW-ICON-13": ("tribe_hand 1", ["recruit hunter"], {"hand": ["hunter", "elder"]}),
    "EW-ICON-14": ("tribe_discard 1", ["enlist hunter"], {"discard": ["hunter", "artisan"]}),
    "EW-ICON-16": ("draw 1", ["draw", "draw_card shaman"], {"hand": ["elder", "shaman"], "deck": []}),
    "EW-ICON-17": ("pay discard 1 -> points 2", ["use", "discard elder"], {
        "hand": [], "discard": ["artisan", "elder"], "points": 2,
    }),
    "EW-ICON-18": ("culture 1", ["learn c1_03"], {"hand": ["elder", "c1_03"]}),
    "EW-ICON-19": ("animal_pick 1", ["hunt sabertooth"], {
        "animals": ["sabertooth", "argentavis"], "hunt": [],
    }),
    "EW-ICON-20": ("animal_top 1", ["track", "reveal stag_moose"], {"animals": ["stag_moose", "argentavis"]}),
    "EW-ICON-21": ("animal_reveal 1", ["scout", "reveal stag_moose"], {"hunt": ["sabertooth", "stag_moose"]}),
    "EW-ICON-22": ("tip 1", ["tip argentavis", "idol honour", "forgo"], {
        "animals": [], "tipped": ["argentavis"], "honour": 1,
    }),
    "EW-ICON-23": ("idol 1", ["idol honour"], {"honour": 1}),
    "EW-ICON-24": ("points 2", [], {"points": 2}),
    "EW-ICON-29": ("food_max", [], {"food": 6}),
    "EW-ICON-31": ("megalith 1", ["build 0.4.0", "forgo"], {"megaliths": 1}),
    "EW-ICON-34": ("pay food 1 + tool 1 -> points 3", ["use"], {"food": 0, "tool": 0, "points": 3}),
}  # fmt: skip


@pytest.mark.rule(
    "EW-ICON-01",
    "EW-ICON-02",
    "EW-ICON-04",
    "EW-ICON-05",
    "EW-ICON-06",
    "EW-ICON-10",
    "EW-ICON-11",
    "EW-ICON-12",
    "EW-ICON-13",
    "EW-ICON-14",
    "EW-ICON-16",
    "EW-ICON-17",
    "EW-ICON-18",
    "EW-ICON-19",
    "EW-ICON-20",
    "EW-ICON-21",
    "EW-ICON-22",
    "EW-ICON-23",
    "EW-ICON-24",
    "EW-ICON-29",
    "EW-ICON-31",
    "EW-ICON-34",
)
@pytest.mark.parametrize("icon", EFFECTS)
def test_what_a_symbol_gives(icon: str) -> None:
    effect, choices, outcome = EFFECTS[icon]
    table = ready().mark().gain(0, effect).choose(*choices)
    assert table.changed(0) == outcome
    assert table.idle


@pytest.mark.rule("EW-ICON-09")
def test_place_village() -> None:
    table = Table().camps(0, 1, 2, 8).mark().gain(0, "village 1").choose("village 1-2-8")
    assert table.changed(0) == {"camps": [], "villages": ["1-2-8"]}


@pytest.mark.rule("EW-ICON-32")
def test_sacred_stone() -> None:
    table = ready().reserve("s1_ground").mark().gain(0, "stone 1").choose("stone s1_ground", "idol honour")
    assert table.changed(0) == {"food": 0, "tool": 0, "stones": ["s1_ground"], "honour": 1}


@pytest.mark.rule("EW-ICON-33")
def test_extra_megalith_goes_to_an_arrow_space() -> None:
    table = ready().gain(0, "megalith 1").choose("build 0.4.2")
    assert table.legal("build") == {"build 0.5.2", "build 0.4.3"}


def test_each_atom_has_the_rule_of_its_symbol() -> None:
    assert len(ICON_RULES) == len(ATOMS)
    assert set(ICON_RULES) <= set(rules())
    assert len(set(ICON_RULES)) == len(ICON_RULES)


# --- details ----------------------------------------------------------------------------------------


@pytest.mark.rule("EW-ICON-29", "EW-EX-58")
def test_fill_food() -> None:
    table = Table().camps(0, 1, 2, 3).have(0, food=3).gain(0, "food_max")
    assert table.food(0) == 8


@pytest.mark.rule("EW-ICON-13", "EW-ICON-14", "EW-EX-35")
@pytest.mark.parametrize(("effect", "verb"), [("tribe_hand 1", "recruit"), ("tribe_discard 1", "enlist")])
def test_an_empty_stack_may_be_chosen_for_a_point(effect: str, verb: str) -> None:
    table = Table().stack("hunter", 0).mark().gain(0, effect)
    assert table.legal(verb) == {
        f"{verb} {tribe}" for tribe in ("hunter", "artisan", "explorer", "elder", "shaman")
    }
    table.choose(f"{verb} hunter")
    assert table.changed(0) == {"points": 1}
    assert table.state.stacks[0] == 0


@pytest.mark.rule("EW-ICON-13")
def test_a_card_recruited_by_its_symbol_can_be_played_this_turn() -> None:
    table = Table().at(0, "develop").gain(0, "tribe_hand 1").choose("recruit artisan").work_step(0)
    assert "work artisan" in table.legal()
    table = Table().at(0, "develop").gain(0, "tribe_hand 2").choose("recruit artisan", "recruit artisan")
    assert table.cards(0, "hand") == ["artisan", "artisan"]  # nor need the types be different


@pytest.mark.rule("EW-ICON-18", "EW-DEVELOP-02")
def test_a_culture_card_leaves_a_gap_in_the_display() -> None:
    table = Table().display("c1_03", "c1_09").gain(0, "culture 2").choose("learn c1_03")
    assert table.legal() == {"learn c1_09", "forgo"}
    assert table.why_not("learn c1_03") == "EW-DEVELOP-02"
    table.choose("learn c1_09")
    assert table.shown() == [""] * 8
    assert table.gain(0, "culture 1").idle  # an empty display gives nothing


@pytest.mark.rule("EW-ICON-12")
def test_one_of_two_steps_may_be_used() -> None:
    table = Table().gain(0, "move 2").choose("move 0 1", "forgo")
    assert table.player(0).camps == (1,)


@pytest.mark.rule("EW-ICON-01", "EW-ICON-02")
def test_two_halves_make_one_labour() -> None:
    table = Table().gain(0, "labour 0.5").gain(0, "labour 0.5")
    assert table.labour() == 1


# --- burying ----------------------------------------------------------------------------------------


@pytest.mark.rule("EW-BEGIN-07", "EW-ICON-04", "EW-ICON-03", "EW-ICON-15")
@pytest.mark.parametrize(
    ("zone", "verb"), [("hand", "bury_hand"), ("discard", "bury_discard"), ("above", "bury_above")]
)
def test_bury_from_hand_discard_pile_or_above_the_board(zone: str, verb: str) -> None:
    table = Table()
    getattr(table, {"hand": "hold"}.get(zone, zone))(0, "elder", "c1_03")
    table.deck(0, "hunter").gain(0, "bury 1")
    assert table.legal() == {f"{verb} elder", f"{verb} c1_03", "forgo"}  # nothing from the deck
    assert table.why_not("bury_hand hunter") == "EW-BEGIN-07"
    table.choose(f"{verb} c1_03")
    assert table.cards(0, zone) == ["elder"]
    assert table.cards(0, "graveyard") == ["c1_03"]


@pytest.mark.rule("EW-BEGIN-07")
def test_the_eclipse_pile_can_be_buried_from_once_it_is_revealed() -> None:
    table = Table().eclipse(0, "elder").gain(0, "bury 1")
    assert table.idle  # in the Action phase it lies face down
    table.phase("eclipse_phase").gain(0, "bury 1").choose("bury_eclipse elder")
    assert table.cards(0, "graveyard") == ["elder"]


@pytest.mark.rule("EW-BEGIN-08")
def test_buried_cards_are_not_drawn_again() -> None:
    table = Table().buried(0, "elder").gain(0, "draw 1")
    assert "draw" not in table.legal()


@pytest.mark.rule("EW-BEGIN-07", "EW-INFO-03")
def test_the_others_do_not_learn_which_hand_card_was_buried() -> None:
    table = Table(players=3).hold(1, "elder").gain(1, "bury 1")
    decision = table.decision
    assert decision is not None
    assert decision.secret == ("bury_hand",)
    table.choose("bury_hand elder")
    heard = [(event.card, event.audience) for event in table.told("CardBuried")]
    assert heard == [("elder", 0b0010), ("", 0b1101)]  # the bit above the last seat are the spectators
    table.discard(1, "shaman").gain(1, "bury 1").choose("bury_discard shaman")
    assert table.told("CardBuried")[-1].card == "shaman"


# --- symbols that are no atoms ----------------------------------------------------------------------


@pytest.mark.rule("EW-ICON-07", "EW-ICON-08")
def test_pieces_named_by_symbols() -> None:
    rules = Table().box
    assert (rules.villages, rules.camps) == (3, 5)


@pytest.mark.rule("EW-ICON-25", "EW-GOLD-11", "EW-EX-25")
@pytest.mark.parametrize("zone", ["hold", "deck", "discard", "buried"])
def test_end_of_game_points_count_in_final_scoring_wherever_the_card_is(zone: str) -> None:
    table = Table().round(4)
    getattr(table, zone)(0, "hunter")
    assert table.points(0) == 0
    table.then(FinalScoring()).settle()
    assert table.earned(0) == {"cards": 1}


@pytest.mark.rule("EW-ICON-26")
def test_what_the_eclipse_symbol_marks_has_its_own_field() -> None:
    rules = Table().box
    artisan = rules.card_ids.index("artisan")
    assert rules.card_eclipse[artisan] != rules.card_skill[artisan]
    assert all(not rules.card_eclipse[card] for card in range(rules.first_culture, len(rules.card_ids)))


@pytest.mark.rule("EW-ICON-27", "EW-ICON-28")
def test_eras_of_culture_cards() -> None:
    rules = Table().box
    for card, era in zip(rules.card_ids, rules.culture_era, strict=True):
        assert era == {"c1": 1, "c2": 2}.get(card[:2], 0)


@pytest.mark.rule("EW-ICON-30")
def test_no_component_shows_the_player_symbol() -> None:
    assert "player" not in ATOMS


@pytest.mark.rule("EW-ICON-35", "EW-CARD-07")
def test_a_column_symbol_is_a_condition() -> None:
    for place in ("initiate", "develop", "migrate", "hunt", "rest"):
        table = Table().at(0, place).gain(0, "on(hunt): labour 1")
        assert table.labour() == (1 if place == "hunt" else 0)
        assert table.idle


@pytest.mark.rule("EW-ICON-35", "EW-CARD-07")
def test_in_step_1_a_column_symbol_is_a_promise_of_the_column() -> None:
    table = Table().gain(0, "on(hunt): labour 1; on(develop): labour 2")
    assert table.legal() == {"use", "skip"}
    table.choose("use")
    assert table.state.committed == HUNT
    assert table.labour() == 1  # the other column is out of the question now
    table.then(PlaceFigure(0))
    assert table.legal() == {"place chief hunt", "place tribe hunt"}
    assert table.why_not("place tribe develop") == "EW-CARD-07"
    table = Table().gain(0, "on(hunt): labour 1; on(develop): labour 2").choose("skip", "use")
    assert table.labour() == 2


@pytest.mark.rule("EW-ICON-34", "EW-CARD-10")
def test_the_whole_price_or_nothing() -> None:
    table = Table().have(0, food=1).gain(0, "pay food 1 + tool 1 -> points 3")
    assert table.idle
    assert (table.food(0), table.points(0)) == (1, 0)
    table = ready().gain(0, "pay food 1 -> points 3").choose("skip")
    assert (table.food(0), table.points(0)) == (1, 0)


@pytest.mark.rule("EW-ICON-34")
def test_labour_as_a_price_is_raised_and_spent() -> None:
    table = Table().at(0, "hunt", labour=1).gain(0, "pay labour 1 -> points 2").choose("use")
    assert (table.labour(), table.points(0)) == (0, 2)
    table = Table().hold(0, "hunter").at(0, "hunt").gain(0, "pay labour 2 -> points 2").choose("use")
    print(table.legal())
    table.choose("pay hunter+")
    assert (table.labour(), table.points(0)) == (0, 2)
    assert table.cards(0, "above") == ["hunter"]
    assert Table().at(0, "hunt").gain(0, "pay labour 1 -> points 2").idle  # nothing to raise it with


@pytest.mark.rule("EW-ICON-36")
def test_different_types_in_the_initiate_column() -> None:
    table = Table().have(0, tool=2).hold(0, "start_brave").act(0, "initiate")
    table.choose("work start_brave", "recruit hunter")
    assert "recruit hunter" not in table.legal()
    assert "recruit artisan" in table.legal()


@pytest.mark.rule("EW-ICON-37", "EW-ICON-38")
def test_same_type_and_joker_in_sets() -> None:
    rules = Table().box
    assert rules.animal_ids[rules.joker] == "argentavis"
    for animals, points in (
        (["sabertooth", "stag_moose"], 2),
        (["sabertooth", "sabertooth"], 3),
        (["sabertooth", "argentavis"], 3),
        (["argentavis"], 0),
    ):
        table = Table().round(4).animals(0, *animals).then(FinalScoring()).settle()
        assert table.earned(0) == ({"animals": points} if points else {})


@pytest.mark.rule("EW-ICON-39")
def test_top_sections_repeat_and_middle_sections_do_not() -> None:
    table = Table().have(0, tool=3).animals(0, "argentavis", "argentavis").hunt("sabertooth", "stag_moose")
    table.hold(0, "hunter").act(0, "hunt")
    table.choose("work hunter", "hunt sabertooth", "hunt stag_moose", "on")
    assert "tip argentavis" in table.legal()
    table.choose("tip argentavis", "idol honour", "idol honour")
    assert table.legal("tip") == set()


@pytest.mark.rule("EW-ICON-34")
def test_food_and_cards_are_not_paid_twice() -> None:
    # One Food gives one Labour, but not beside a price in Food; the same with a card.
    table = Table().have(0, food=1).at(0, "hunt").gain(0, "pay food 1 + labour 1 -> points 2")
    assert "use" not in table.legal()
    table = Table().hold(0, "hunter").at(0, "hunt").gain(0, "pay discard 1 + labour 1 -> points 2")
    assert "use" not in table.legal()
    table = Table().hold(0, "hunter", "elder").at(0, "hunt").gain(0, "pay discard 1 + labour 1 -> points 2")
    table.choose("work hunter", "use", "discard elder")
    assert (table.labour(), table.points(0)) == (1, 2)


@pytest.mark.rule("EW-ICON-34", "EW-REST-05")
def test_a_price_is_asked_for_only_if_it_can_be_met() -> None:
    # A Tribeswoman in hand can turn the Food into the missing Tool; not in a Rest turn.
    table = Table().have(0, food=1).hold(0, "start_tribeswoman").at(0, "hunt")
    table.gain(0, "pay tool 1 -> points 2")
    assert table.legal("use", "skip", "work") == {"skip", "work start_tribeswoman"}
    assert table.why_not("use") == "EW-AMB-48"
    table.choose("work start_tribeswoman", "skill start_tribeswoman", "use")
    assert table.points(0) == 2
    table = Table().have(0, food=1).hold(0, "start_tribeswoman").at(0, "rest")
    assert table.gain(0, "pay tool 1 -> points 2").idle
