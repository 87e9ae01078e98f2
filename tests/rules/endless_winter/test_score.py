"""Final scoring (area SCORE)."""

import pytest
from endless_winter_table import Table

from firekeeper.games.endless_winter.scoring import (
    FinalScoring,
    animal_points,
    card_points,
    honour_points,
    joined,
    offering_points,
    ranking,
    winners,
)


def score(table: Table) -> Table:
    return table.then(FinalScoring()).settle()


@pytest.mark.rule("EW-SCORE-01", "EW-SCORE-03")
def test_final_points_are_added_to_the_track() -> None:
    table = Table().scored(0, 10).scored(1, 12).have(0, food=3, tool=1).idols(0, offering=4, honour=1)
    table.buried(0, "start_tribesman", "hunter").animals(0, "argentavis", "sabertooth").hold(1, "c1_03")
    score(table)
    assert table.earned(0) == {"effects": 10, "offering": 1, "honour": 3, "cards": 1, "animals": 3}
    assert (table.points(0), table.points(1)) == (18, 14)
    assert table.box.winners(table.state) == [0]
    assert table.box.scores(table.state) == [18, 14]
    assert table.state.finished == 1


@pytest.mark.rule("EW-SCORE-02")
def test_a_tie_goes_to_the_earlier_in_turn_order() -> None:
    table = score(Table(3).order(2, 1, 0).scored(0, 20).scored(1, 30).scored(2, 30))
    assert winners(table.state) == [2]
    assert ranking(table.state) == [2, 1, 0]


@pytest.mark.rule("EW-SCORE-03", "EW-STONE-06")
def test_stones_and_megaliths_do_not_score_again() -> None:
    table = Table().own(0, "s1_ground").stand(0, "0.0.0", "0.1.0").villages(0, "1-2-8")
    assert score(table).points(0) == 0


@pytest.mark.rule("EW-SCORE-04", "EW-EX-23")
@pytest.mark.parametrize("level", [7, 8, 9])
def test_leftover_resources_by_the_ratio(level: int) -> None:
    table = Table().have(0, food=3, tool=2).idols(0, offering=level)
    assert offering_points(table.box, table.player(0)) == 2


@pytest.mark.rule("EW-SCORE-04")
@pytest.mark.parametrize(("level", "points"), [(1, 2), (3, 2), (4, 3), (6, 3), (7, 5), (10, 10)])
def test_the_ratio_improves_with_the_level(level: int, points: int) -> None:
    table = Table().have(0, food=6, tool=4).idols(0, offering=level)
    assert offering_points(table.box, table.player(0)) == points


@pytest.mark.rule("EW-SCORE-04", "EW-EX-56")
def test_an_offering_marker_that_never_moved_gives_nothing() -> None:
    table = Table().have(0, food=4, tool=3)
    assert offering_points(table.box, table.player(0)) == 0


BURIED = ["start_tribesman"] * 5 + ["hunter", "elder", "artisan", "shaman", "explorer"]


@pytest.mark.rule("EW-SCORE-05", "EW-EX-24")
@pytest.mark.parametrize(
    ("cards", "first", "second", "others"),
    [(0, 0, 0, 0), (1, 1, 1, 0), (4, 10, 7, 4), (7, 18, 13, 8), (8, 20, 14, 9), (10, 20, 14, 9)],
)
def test_buried_cards_by_rank(cards: int, first: int, second: int, others: int) -> None:
    table = Table(4)
    for seat, level in ((2, 9), (0, 5), (3, 4), (1, 2)):
        table.idols(seat, honour=level).buried(seat, *BURIED[:cards])
    assert [honour_points(table.state, seat) for seat in (2, 0, 3, 1)] == [first, second, others, others]


@pytest.mark.rule("EW-SCORE-05", "EW-SCORE-06", "EW-EX-57")
def test_a_marker_that_never_moved_has_no_rank_but_its_cards_count() -> None:
    table = Table(3).buried(0, *BURIED[4:9]).idols(1, honour=3).buried(1, "hunter")
    assert honour_points(table.state, 0) == 0
    assert card_points(table.box, table.player(0)) == 4
    assert honour_points(table.state, 1) == 1


@pytest.mark.rule("EW-SCORE-07")
def test_on_the_same_level_who_came_first_ranks_higher() -> None:
    table = Table(3).idols(1, honour=4).idols(0, honour=4).idols(2, honour=5)
    assert table.state.ranks == (2, 1, 0)
    for seat in range(3):
        table.buried(seat, *["start_tribesman"] * 4)
    assert [honour_points(table.state, seat) for seat in range(3)] == [4, 7, 10]


@pytest.mark.rule("EW-SCORE-08", "EW-EX-67")
def test_two_players_use_the_left_and_the_middle_box() -> None:
    table = Table().idols(0, honour=4).idols(1, honour=2)
    for seat in range(2):
        table.buried(seat, *["start_tribesman"] * 4)
    assert [honour_points(table.state, seat) for seat in range(2)] == [10, 7]
    table = Table().idols(1, honour=2).idols(0, honour=2)
    for seat in range(2):
        table.buried(seat, *["start_tribesman"] * 4)
    assert [honour_points(table.state, seat) for seat in range(2)] == [7, 10]


@pytest.mark.rule("EW-SCORE-09", "EW-EX-25", "EW-GOLD-11")
def test_printed_points_wherever_the_card_lies() -> None:
    for zone in ("hold", "deck", "discard", "buried"):
        table = Table()
        getattr(table, zone)(0, "hunter")
        assert card_points(table.box, table.player(0)) == 1
    table = Table().hold(0, "c2_13").deck(0, "c1_01").discard(0, "shaman").buried(0, "start_brave", "c1_03")
    assert score(table).earned(0) == {"cards": 3 + 1 + 1 + 0 + 2}


@pytest.mark.rule("EW-SCORE-10")
@pytest.mark.parametrize(("cards", "points"), [(1, 1), (2, 3), (3, 6), (4, 10)])
def test_sets_of_a_common_species(cards: int, points: int) -> None:
    table = Table().animals(0, *["stag_moose"] * cards)
    assert animal_points(table.box, table.player(0)) == points


@pytest.mark.rule("EW-SCORE-10", "EW-SCORE-11")
def test_sets_of_mammoths_hold_two_cards_the_others_four() -> None:
    def points(*species: str) -> int:
        table = Table().animals(0, *species)
        return animal_points(table.box, table.player(0))

    assert points("woolly_mammoth") == 2
    assert points("woolly_mammoth", "woolly_mammoth") == 5
    assert points(*["woolly_mammoth"] * 3) == 5
    assert points(*["sabertooth"] * 7) == 10  # surplus cards score nothing, there is no second set


@pytest.mark.rule("EW-SCORE-12", "EW-SCORE-13", "EW-EX-26")
def test_the_printed_example_of_animals() -> None:
    table = Table().animals(0, "woolly_rhino", "woolly_rhino", "woolly_mammoth", "argentavis")
    table.animals(0, *["ground_sloth"] * 3).animals(0, "woolly_rhino", tipped=True)
    score(table)
    assert table.earned(0) == {"animals": 15}
    sets = {event.animal: (event.cards, event.jokers, event.points) for event in table.told("SetScored")}
    assert sets == {
        "woolly_rhino": (2, 0, 3),
        "ground_sloth": (4, 1, 10),
        "woolly_mammoth": (1, 0, 2),
    }


@pytest.mark.rule("EW-SCORE-13")
def test_several_jokers_are_assigned_for_the_highest_total() -> None:
    table = Table().animals(0, "sabertooth", "sabertooth", "stag_moose", "woolly_mammoth")
    table.animals(0, "argentavis", "argentavis", "argentavis")
    # Sabre-tooths 2 + 2 jokers: 3 -> 10; the mammoth with one joker: 2 -> 5.
    assert animal_points(table.box, table.player(0)) == 10 + 1 + 5
    shares = dict(zip(table.box.animal_ids, joined(table.box, table.player(0).animals), strict=True))
    assert {name: count for name, count in shares.items() if count} == {"sabertooth": 2, "woolly_mammoth": 1}


@pytest.mark.rule("EW-SCORE-13")
def test_the_assignment_is_the_best_of_all() -> None:
    from itertools import product
    from random import Random

    from firekeeper.games.endless_winter.scoring import set_points

    rules = Table().box
    luck = Random(5)
    for _ in range(60):
        animals = tuple(luck.randrange(4) for _ in rules.animal_ids)
        species = [at for at in range(len(animals)) if at != rules.joker and animals[at]]
        best = 0
        for shares in product(range(animals[rules.joker] + 1), repeat=len(species)):
            if sum(shares) <= animals[rules.joker]:
                points = [
                    set_points(rules, at, animals[at] + more)
                    for at, more in zip(species, shares, strict=True)
                ]
                best = max(best, sum(points))
        player = Table().player(0)
        player.animals = animals
        assert animal_points(rules, player) == best


@pytest.mark.rule("EW-SCORE-14", "EW-EX-68")
def test_jokers_never_form_or_exceed_a_set() -> None:
    def points(*species: str) -> int:
        table = Table().animals(0, *species)
        return animal_points(table.box, table.player(0))

    assert points("argentavis", "argentavis") == 0
    assert points(*["ground_sloth"] * 4, "argentavis") == 10
    assert points("woolly_mammoth", "woolly_mammoth", "argentavis") == 5
    table = Table().animals(0, "ground_sloth").animals(0, "argentavis", tipped=True)
    assert animal_points(table.box, table.player(0)) == 1  # a tipped one is no joker
