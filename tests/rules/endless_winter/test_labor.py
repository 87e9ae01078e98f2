"""Labour (area LABOR): Tribe cards, their skills, Food, the pool, and how payments are proposed."""

import pytest
from endless_winter_table import Table

from firekeeper.games.endless_winter.labour import PayLabour
from firekeeper.games.endless_winter.turn import EndTurn

# --- Tribe cards ------------------------------------------------------------------------------------


@pytest.mark.rule("EW-LABOR-01", "EW-LABOR-02")
def test_tribe_cards_one_at_a_time_at_any_moment_of_step_2() -> None:
    table = Table().hold(0, "hunter", "start_brave", "c1_03").act(0, "migrate")
    assert table.legal("work") == {"work hunter", "work start_brave"}
    table.choose("work hunter")
    assert table.labour() == 1
    assert table.cards(0, "above") == ["hunter"]
    assert [(event.card, event.labour) for event in table.told("CardPlayed")] == [("hunter", 2)]
    table.choose("move 0 1", "on")
    assert "work start_brave" in table.legal()  # also in the bottom section
    table.choose("work start_brave")
    assert table.cards(0, "above") == ["start_brave", "hunter"]


@pytest.mark.rule("EW-LABOR-01")
def test_no_tribe_cards_in_step_1() -> None:
    table = Table().hold(0, "hunter", "c1_03").turn(0)
    assert not table.legal("work")
    assert table.why_not("work hunter") == "EW-LABOR-01"
    # Nor while the skill of a Culture card is resolved.
    table = Table().have(0, food=3).hold(0, "hunter").culture(0, "c1_10")
    assert table.legal("idol")
    assert not table.legal("work", "eat", "skill", "chief")


@pytest.mark.rule("EW-LABOR-03", "EW-EX-43")
def test_two_halves_make_one() -> None:
    table = Table().hold(0, "start_tribeswoman", "shaman").act(0, "develop")
    table.choose("work start_tribeswoman", "work shaman")
    assert table.labour() == 3
    table.choose("learn c1_05")
    assert table.labour() == 0
    assert not table.legal("learn")


@pytest.mark.rule("EW-LABOR-03", "EW-LABOR-09", "EW-EX-44")
def test_an_unmatched_half_expires() -> None:
    table = Table().hold(0, "start_tribeswoman").turn(0).choose("stop", "place tribe migrate")
    table.choose("work start_tribeswoman", "move 0 1")
    assert table.labour() == 0.5
    assert not table.legal("move")
    table.choose("on", "forgo", "forgo", "end")
    assert table.labour() == 0
    assert [event.labour for event in table.told("LabourLost")] == [1]


@pytest.mark.rule("EW-LABOR-04", "EW-EX-27")
@pytest.mark.parametrize(
    ("card", "column", "printed"),
    [("hunter", "hunt", 1), ("artisan", "develop", 1), ("explorer", "migrate", 1), ("elder", "initiate", 1)],
)
def test_a_column_bonus_only_in_its_column(card: str, column: str, printed: float) -> None:
    for place in ("initiate", "develop", "migrate", "hunt"):
        table = Table().hold(0, card).act(0, place).choose(f"work {card}")
        assert table.labour() == (printed + 1 if place == column else printed)
        assert not table.legal("skill")  # it is used by itself


@pytest.mark.rule("EW-LABOR-05", "EW-CARD-08")
def test_other_skills_once_until_the_end_of_the_turn() -> None:
    table = Table().have(0, food=3).hold(0, "start_tribeswoman").act(0, "hunt")
    assert not table.legal("skill")
    table.choose("work start_tribeswoman", "on")
    assert "skill start_tribeswoman" in table.legal()
    table.choose("track", "reveal sabertooth")
    assert isinstance(table.decision, EndTurn)
    table.choose("skill start_tribeswoman")
    assert (table.food(0), table.tool(0)) == (2, 1)
    assert not table.legal("skill")
    assert table.why_not("skill start_tribeswoman") == "EW-CARD-02"


@pytest.mark.rule("EW-LABOR-05")
def test_two_copies_give_two_uses() -> None:
    table = Table().have(0, food=2).hold(0, "start_tribeswoman", "start_tribeswoman").act(0, "hunt")
    table.choose("work start_tribeswoman", "work start_tribeswoman")
    table.choose("skill start_tribeswoman", "skill start_tribeswoman")
    assert (table.food(0), table.tool(0)) == (0, 2)
    assert not table.legal("skill")


@pytest.mark.rule("EW-LABOR-06")
def test_eclipse_skills_do_nothing_in_step_2() -> None:
    table = Table().hold(0, "hunter", "artisan", "explorer", "elder", "start_brave").act(0, "develop")
    for card in ("hunter", "artisan", "explorer", "elder", "start_brave"):
        table.choose(f"work {card}")
    assert not table.legal("skill", "pile")
    assert (table.food(0), table.tool(0)) == (0, 0)


@pytest.mark.rule("EW-LABOR-07")
def test_a_tribe_card_without_any_skill() -> None:
    table = Table().hold(0, "start_tribesman").act(0, "hunt").choose("work start_tribesman")
    assert table.labour() == 0.5
    assert table.player(0).unused == ()
    assert not table.legal("skill")


@pytest.mark.rule("EW-LABOR-12", "EW-EX-11")
def test_artisan() -> None:
    assert Table().hold(0, "artisan").act(0, "develop").choose("work artisan").labour() == 2
    assert Table().hold(0, "artisan").act(0, "hunt").choose("work artisan").labour() == 1


@pytest.mark.rule("EW-LABOR-13", "EW-EX-12", "EW-EX-28")
@pytest.mark.parametrize("place", ["initiate", "develop", "migrate", "hunt"])
def test_tribeswoman(place: str) -> None:
    table = Table().have(0, food=1).hold(0, "start_tribeswoman").act(0, place)
    table.choose("work start_tribeswoman")
    assert table.labour() == 1.5
    table.choose("skill start_tribeswoman")
    assert (table.food(0), table.tool(0)) == (0, 1)


@pytest.mark.rule("EW-LABOR-13", "EW-GOLD-03")
def test_a_tool_bought_with_food_is_not_offered_as_food_again() -> None:
    table = Table().have(0, food=3).hold(0, "start_tribeswoman").act(0, "hunt")
    table.choose("work start_tribeswoman", "skill start_tribeswoman")
    assert not table.legal("take", "swap")  # it would be the Food that was paid
    assert (table.food(0), table.tool(0)) == (2, 1)
    table = Table().have(0, food=3, tool=10).hold(0, "start_tribeswoman").act(0, "hunt")
    table.choose("work start_tribeswoman", "skill start_tribeswoman")
    assert table.legal("take", "swap") == {"swap tool food"}  # there is no room for a Tool
    assert Table().have(0, food=3).culture(0, "c1_19").choose("use").legal("swap") == {"swap tool food"}


@pytest.mark.rule("EW-LABOR-14", "EW-EX-13")
def test_brave() -> None:
    for place, labour in (("initiate", 2.5), ("develop", 1.5), ("migrate", 1.5), ("hunt", 1.5)):
        assert Table().hold(0, "start_brave").act(0, place).choose("work start_brave").labour() == labour


@pytest.mark.rule("EW-LABOR-15")
def test_hunter_and_shaman() -> None:
    assert Table().hold(0, "hunter").act(0, "hunt").choose("work hunter").labour() == 2
    assert Table().hold(0, "hunter").act(0, "migrate").choose("work hunter").labour() == 1
    assert Table().hold(0, "shaman").act(0, "hunt").choose("work shaman").labour() == 1.5


@pytest.mark.rule("EW-LABOR-11", "EW-BEGIN-03", "EW-EX-16")
def test_a_card_just_recruited_cannot_be_played() -> None:
    table = Table().have(0, tool=2, food=1).act(0, "initiate").choose("recruit elder", "pay food:1")
    assert table.cards(0, "hand") == ["elder"]
    assert not table.legal("work", "recruit")
    assert table.why_not("work elder") == "EW-BEGIN-03"
    # Other cards can, and so can another copy of the same kind.
    table = Table().have(0, tool=2, food=1).hold(0, "elder", "hunter").act(0, "initiate")
    table.choose("recruit elder", "pay food:1")
    assert table.legal("work") == {"work elder", "work hunter"}
    table.choose("work elder")
    assert table.legal("work") == {"work hunter"}


# --- Food -------------------------------------------------------------------------------------------


@pytest.mark.rule("EW-LABOR-08")
@pytest.mark.parametrize(
    ("food", "amounts"),
    [(0, ()), (1, (1,)), (2, (2,)), (3, (1, 3)), (4, (2, 4)), (5, (1, 3, 5)), (9, (1, 3, 5, 7, 9))],
)
def test_each_symbol_passed_gives_one_labour(food: int, amounts: tuple[int, ...]) -> None:
    table = Table().camps(0, 0, 0, 0, 0, 0).have(0, food=food).act(0, "migrate")
    assert table.legal("eat") == {f"eat {amount}" for amount in amounts}
    for number, amount in enumerate(amounts, 1):
        again = Table().camps(0, 0, 0, 0, 0, 0).have(0, food=food).act(0, "migrate").choose(f"eat {amount}")
        assert again.labour() == number
        assert again.food(0) == food - amount


@pytest.mark.rule("EW-LABOR-08")
def test_food_paid_as_a_price_gives_no_labour() -> None:
    table = Table().have(0, food=1).act(0, "initiate").choose("on", "use")
    assert (table.food(0), table.labour()) == (0, 0)


@pytest.mark.rule("EW-LABOR-08")
def test_food_gained_again_passes_the_same_symbol_again() -> None:
    table = Table().have(0, food=1).act(0, "migrate").choose("eat 1")
    table.have(0, food=1).choose("eat 1")
    assert table.labour() == 2


@pytest.mark.rule("EW-LABOR-08")
def test_food_is_spent_in_step_2_only_and_while_labour_buys_something() -> None:
    table = Table().have(0, food=3).hold(0, "c1_03").turn(0)
    assert not table.legal("eat")
    assert table.why_not("eat 1") == "EW-LABOR-08"
    table.choose("stop", "place tribe develop")
    assert table.legal("eat")
    table.choose("on", "forgo")
    assert not table.legal("eat")
    assert table.why_not("eat 1") == "EW-LABOR-09"  # Labour that nothing asks for is lost


@pytest.mark.rule("EW-LABOR-08", "EW-LABOR-15", "EW-EX-14")
def test_labour_total_while_hunting() -> None:
    table = Table().have(0, food=3, tool=2).hold(0, "hunter").act(0, "hunt")
    table.choose("work hunter", "eat 3")
    assert (table.labour(), table.tool(0)) == (4, 2)
    table.choose("scout", "reveal sabertooth", "reveal stag_moose", "scout", "reveal argentavis")
    table.choose("reveal woolly_rhino", "hunt argentavis", "hunt sabertooth")
    assert (table.food(0), table.tool(0), table.labour()) == (0, 0, 0)
    assert table.prey(0) == ["sabertooth", "argentavis"]


@pytest.mark.rule("EW-LABOR-09")
def test_the_pool_pays_for_any_action_of_the_turn() -> None:
    table = Table().have(0, tool=1).hunt("sabertooth").hold(0, "hunter").act(0, "hunt").choose("work hunter")
    table.choose("scout", "reveal argentavis", "reveal argentavis", "hunt argentavis")
    assert table.labour() == 0
    assert [event.amount for event in table.told("Spent") if event.good == "labour"] == [2, 2]


@pytest.mark.rule("EW-LABOR-10", "EW-REST-05")
def test_no_tribe_cards_while_resting() -> None:
    table = Table().have(0, food=3).hold(0, "hunter").dealt().act(0, "rest")
    assert not table.legal("work", "eat")
    assert table.why_not("work hunter") == "EW-REST-05"


@pytest.mark.rule("EW-LABOR-10", "EW-ECLIPSE-08")
def test_no_food_for_labour_in_the_eclipse() -> None:
    table = Table().have(0, food=3).phase("eclipse_phase").gain(0, "draw 1")
    assert not table.legal("eat", "work")
    assert table.why_not("eat 1") == "EW-LABOR-10"


# --- payments ---------------------------------------------------------------------------------------


def proposed(table: Table) -> list[str]:
    """The payments in the order in which they are proposed."""
    return [choice.text for choice in table.choices() if choice.verb == "pay"]


@pytest.mark.rule("EW-PLACE-11", "EW-LABOR-02")
def test_the_pool_pays_without_a_question() -> None:
    table = Table().hold(0, "hunter", "start_brave").act(0, "hunt").choose("work hunter", "scout")
    assert table.decision is not None
    assert table.decision.seat == -1
    assert table.labour() == 1


@pytest.mark.rule("EW-PLACE-11")
def test_only_what_is_missing_is_asked_for() -> None:
    table = Table().hold(0, "artisan", "elder", "start_tribesman").act(0, "develop").choose("work artisan")
    table.choose("learn c1_01")
    assert proposed(table) == ["pay elder"]
    table.choose("pay elder")
    assert table.cards(0, "hand") == ["start_tribesman", "c1_01"]
    assert table.labour() == 0


@pytest.mark.rule("EW-PLACE-11", "EW-LABOR-03")
def test_payments_that_waste_less_come_first() -> None:
    table = Table().hold(0, "start_brave", "hunter", "start_tribesman", "start_tribesman").act(0, "migrate")
    table.choose("move 0 1")
    assert proposed(table) == ["pay start_tribesman start_tribesman", "pay hunter", "pay start_brave"]


@pytest.mark.rule("EW-PLACE-11", "EW-LABOR-08")
def test_a_food_on_a_symbol_is_the_cheapest_labour() -> None:
    table = Table().have(0, food=3).hold(0, "hunter", "start_tribesman", "start_tribesman").act(0, "migrate")
    table.choose("move 0 1")
    assert proposed(table) == ["pay food:1", "pay start_tribesman start_tribesman", "pay hunter"]
    table = Table().have(0, food=2).hold(0, "hunter", "start_tribesman", "start_tribesman").act(0, "migrate")
    table.choose("move 0 1")
    assert proposed(table) == ["pay start_tribesman start_tribesman", "pay food:2", "pay hunter"]


@pytest.mark.rule("EW-PLACE-11", "EW-LABOR-04")
def test_specialists_work_in_their_column_and_are_spared_in_others() -> None:
    table = Table().hold(0, "hunter", "explorer", "start_tribeswoman").act(0, "migrate").choose("move 0 1")
    assert proposed(table) == ["pay explorer+", "pay hunter", "pay start_tribeswoman"]
    everybody = ["hunter", "artisan", "explorer", "elder", "shaman", "start_brave", "start_tribeswoman"]
    table = Table().have(0, food=6).hold(0, *everybody, *["start_tribesman"] * 3).act(0, "hunt")
    table.choose("scout")
    assert proposed(table)[:3] == ["pay start_tribesman start_tribesman", "pay food:2", "pay hunter+"]
    table = Table().have(0, food=2).hold(0, "explorer", "shaman", "shaman").act(0, "develop")
    table.choose("learn c1_01")
    assert proposed(table)[0] == "pay shaman shaman"  # exactly 3, Food and the Explorer are kept


@pytest.mark.rule("EW-PLACE-11", "EW-LABOR-04")
def test_a_plus_marks_a_labour_skill_that_helps() -> None:
    table = Table().have(0, tool=1).hold(0, "elder", "start_brave").act(0, "initiate")
    table.choose("recruit hunter")
    assert proposed(table) == ["pay elder+", "pay start_brave+"]
    table.choose("pay elder+")
    assert table.labour() == 1


@pytest.mark.rule("EW-PLACE-11", "EW-LABOR-01")
def test_a_payment_has_no_card_too_many() -> None:
    table = Table().have(0, food=2)
    table.hold(0, "start_tribesman", "start_tribesman", "start_tribesman", "artisan").act(0, "develop")
    table.choose("learn c1_01")
    assert proposed(table) == [
        "pay start_tribesman start_tribesman artisan+",
        "pay artisan+ food:2",
    ]


@pytest.mark.rule("EW-PLACE-11", "EW-LABOR-01", "EW-LABOR-08")
def test_labour_can_be_raised_piece_by_piece() -> None:
    table = Table().have(0, food=3).hold(0, "artisan", "start_brave", "shaman").act(0, "develop")
    table.choose("learn c1_01")
    assert isinstance(table.decision, PayLabour)
    assert table.legal("work", "eat") == {"work artisan", "work start_brave", "work shaman", "eat 1", "eat 3"}
    table.choose("work shaman", "eat 1")
    assert isinstance(table.decision, PayLabour)
    assert proposed(table) == ["pay food:2", "pay artisan+", "pay start_brave"]
    table.choose("work artisan")
    assert table.legal() == {"pay"}  # forced: nobody is asked again
    table.choose("pay")
    assert table.labour() == 1.5
    assert "c1_01" in table.cards(0, "hand")


@pytest.mark.rule("EW-PLACE-11", "EW-LABOR-08")
def test_while_paying_no_more_food_than_the_price_lacks() -> None:
    table = Table().have(0, food=5).act(0, "migrate")
    assert table.legal("eat") == {"eat 1", "eat 3", "eat 5"}
    assert table.choose("move 0 1").legal("eat") == {"eat 1"}


@pytest.mark.rule("EW-PLACE-11", "EW-CARD-04")
def test_while_paying_nothing_can_be_spent_on_anything_else() -> None:
    table = Table().chief(0, "great_eye").have(0, food=2).hold(0, "shaman", "start_tribeswoman")
    table.act(0, "develop", "chief").choose("work shaman")
    assert {"skill shaman", "chief"} <= table.legal()
    table.choose("learn c1_01")
    assert isinstance(table.decision, PayLabour)
    assert not table.legal("skill", "chief")


@pytest.mark.rule("EW-PLACE-11")
def test_why_a_payment_is_refused() -> None:
    table = Table().have(0, food=1, tool=1).hold(0, "hunter", "start_tribesman").act(0, "initiate")
    table.choose("recruit shaman")
    assert table.why_not("pay food:3") == "EW-LABOR-08"
    assert table.why_not("pay elder") == "EW-LABOR-01"
    assert table.why_not("pay start_tribesman") == "EW-PLACE-11"  # too little
    assert table.why_not("pay hunter food:1") == "EW-PLACE-11"  # too much


@pytest.mark.rule("EW-PLACE-11")
def test_never_more_than_eight_proposals() -> None:
    hand = (
        ["start_tribesman"] * 5 + ["start_brave"] * 2 + ["hunter", "artisan", "explorer", "elder", "shaman"]
    )
    table = Table().camps(0, 0, 0, 0, 0, 0).have(0, food=9).hold(0, *hand).act(0, "develop")
    table.choose("learn c1_01")
    payments = proposed(table)
    assert len(payments) == 8
    assert payments[0] == "pay artisan+ food:1"
