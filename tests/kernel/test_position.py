"""Positions set up by hand, without any game: steps, their words, what is refused, and a game from there."""

from __future__ import annotations

import builtins
from typing import Any, Self

import pytest
from kernel.pebbles import Heap, Pebbles, Take, Turn
from msgspec import Struct

from firekeeper.kernel.frame import CHANCE
from firekeeper.kernel.position import PositionBuilder, PositionError, index_of, step, written
from firekeeper.kernel.rng import commitment


class Options(Struct):
    players: int = 2
    variant: str = ""


def builder(**arguments: Any) -> Any:
    """Made inside of tests: a step is marked when its class is."""

    class Creek(PositionBuilder[Heap]):
        def __init__(self) -> None:
            rules = Pebbles()
            rules.options = Options()
            super().__init__(rules, arguments)
            self.state = rules.start()
            self.state.frames = []

        def laws(self) -> list[str]:
            missing = 12 - self.state.heap - sum(self.state.taken)
            return [f"{missing} pebbles are missing"] if missing else []

        @step
        def take(self, seat: int, pebbles: int, *, why: str = "") -> Self:
            """Take pebbles from the heap."""
            if pebbles > self.state.heap:
                raise ValueError(f"there are only {self.state.heap}")
            self.state.heap -= pebbles
            self.state.taken[seat] += pebbles
            return self

        @step
        def shared(self, *seats: int, lucky: bool = False, **each: int) -> Self:
            """One pebble for each of these, and more by name; a step that takes steps."""
            for seat in seats:
                self.take(seat, 1)
            for pebbles in each.values():
                self.take(0, pebbles)
            self.state.lucky = int(lucky)
            return self

        @step
        def lost(self, pebbles: int) -> Self:
            self.state.heap -= pebbles
            return self

        @step
        def broken(self, error: str) -> Self:
            raise getattr(builtins, error)("oh")

        @step
        def to_move(self, seat: int) -> Self:
            self.state.frames = [Turn(1 - seat), Take(seat)]
            return self

    return Creek()


# --- steps -----------------------------------------------------------------------------------------------


def test_steps_are_remembered_as_lines_and_give_the_builder_back() -> None:
    made = builder()
    assert made.take(1, 3, why="for fun") is made
    made.shared(0, 1, lucky=True, ana=2).to_move(0)
    assert made.steps == ["take 1 3 why='\"for fun\"'", "shared 0 1 lucky=true ana=2", "to_move 0"]
    assert (made.state.heap, made.state.taken, made.state.lucky) == (5, [3, 4], 1)
    assert type(made).take.__doc__ == "Take pebbles from the heap."


def test_a_step_that_fails_is_named_and_forgotten() -> None:
    made = builder()
    with pytest.raises(PositionError, match=r"^«take 0 13»: there are only 12$") as refused:
        made.take(0, 13)
    assert isinstance(refused.value.__cause__, ValueError)
    assert made.steps == []
    assert made.take(0, 12).steps == ["take 0 12"], "the next one is a step of its own again"


@pytest.mark.parametrize("error", ["ZeroDivisionError", "AssertionError", "KeyError", "TypeError"])
def test_what_goes_wrong_inside_of_a_step_is_an_error_of_the_position(error: str) -> None:
    with pytest.raises(PositionError, match="oh"):
        builder().broken(error)


def test_other_errors_are_our_own() -> None:
    with pytest.raises(RuntimeError, match="oh"):
        builder().broken("RuntimeError")


WRONG: list[tuple[str, str]] = [
    ("take 0 much", "pebbles must be int, not 'much'"),
    ("take 0 1 why=3", "why must be str, not 3"),
    ("shared 0 lucky=maybe", "lucky must be bool, not 'maybe'"),
    ("shared 0 x", "seats must be int, not 'x'"),
    ("shared 0 ana=x", "each must be int, not 'x'"),
    ("take 2 1", "there is no seat 2; there are 0 to 1"),
    ("take -1 1", "there is no seat -1; there are 0 to 1"),
    ("shared 0 1 2", "there is no seat 2; there are 0 to 1"),
    ("take 0", "missing a required argument: 'pebbles'"),
    ("fly 0", "there is no step «fly»; there are broken, lost, shared, take, to_move"),
    ("__class_getitem__ x", "there is no step «__class_getitem__»; there are broken, lost, shared, take"),
    ("laws", "there is no step «laws»; there are broken, lost, shared, take, to_move"),
    ("", "there is no step «»; there are broken, lost, shared, take, to_move"),
]


@pytest.mark.parametrize(("line", "said"), WRONG, ids=[line for line, _ in WRONG])
def test_words_that_do_not_fit_are_refused(line: str, said: str) -> None:
    made = builder()
    with pytest.raises(PositionError) as refused:
        made.do([line])
    assert said in str(refused.value)
    assert str(refused.value).startswith(f"«{line}»: ")


def test_the_last_seat_is_a_seat() -> None:
    assert builder().take(1, 1).state.taken == [0, 1]


@pytest.mark.parametrize(
    ("args", "named", "line"),
    [
        ((), {}, "put"),
        ((0, "corn"), {"corn": 3}, "put 0 corn corn=3"),
        (("AXE",), {}, "put AXE"),
        ((True, None, [0, 1]), {}, "put true null '[0, 1]'"),
        (("two words",), {}, "put '\"two words\"'"),
        (("", 'a"b', "a'b", "a\\b", "a=b", "a[", "a]", "a{", "a}"), {}, None),
        (({"a": [1]}, 1.5), {"x": "é", "y": "a=b"}, None),
        (("3", "true", "-1", "1,2"), {"x": "null"}, "put '\"3\"' '\"true\"' '\"-1\"' 1,2 x='\"null\"'"),
    ],
)
def test_every_word_comes_back_from_its_line(args: tuple[Any, ...], named: Any, line: str | None) -> None:
    text = written("put", args, named)
    assert line is None or text == line
    found: list[Any] = []

    class Reader(PositionBuilder[Heap]):
        @step
        def put(self, *args: Any, **named: Any) -> None:
            found.append((args, named))

    reader = Reader(Pebbles(), {})
    reader.state = Pebbles().start()
    assert reader.do([text]) is reader
    assert found == [(args, named)]


def test_a_name_that_is_not_among_those_there_are() -> None:
    assert index_of(["corn", "fish"], "fish", "good") == 1
    with pytest.raises(PositionError, match=r"^there is no good «mud»; there are corn, fish$"):
        index_of(["corn", "fish"], "mud", "good")


# --- checking and playing --------------------------------------------------------------------------------


def test_everything_that_is_wrong_is_listed() -> None:
    made = builder().lost(2)
    nobody = "nobody has to decide: say whose turn it is with to_move"
    assert made.problems() == ["2 pebbles are missing", nobody]
    with pytest.raises(PositionError, match=f"^2 pebbles are missing; {nobody}$"):
        made.check()
    assert builder().to_move(1).problems() == []


def test_what_follows_from_the_steps_is_filled_in_before_it_is_checked() -> None:
    made = builder().lost(2).to_move(0)
    made.completed = lambda: setattr(made.state, "heap", 12)
    assert made.check() is made


def test_a_builder_without_laws_says_so() -> None:
    with pytest.raises(RuntimeError, match="PositionBuilder knows no laws"):
        PositionBuilder(Pebbles(), {}).laws()


def test_looking_for_the_question_changes_nothing() -> None:
    made = builder().to_move(1)
    events: list[Any] = []
    made.state.events = events
    before = made.state.dump()
    question = made.question()
    assert isinstance(question, Take)
    assert question.seat == 1
    assert (made.state.dump(), made.state.events, events) == (before, events, [])


def test_a_game_begins_here_and_its_record_holds_the_position() -> None:
    made = builder().take(1, 5).to_move(1)
    game = made.play(seed=7, confirm=[1])
    header = game.record.header
    assert (header.game, header.rules, header.pack) == ("pebbles", "1", "none")
    assert header.options == {"players": 2}, "options that say nothing are left out"
    assert header.start == made.state.dump()
    assert (game.record.seed, header.commitment) == ("7", commitment("7"))
    assert (game.seat, [choice.text for choice in game.choices]) == (
        1,
        ["take 1", "take 2", "take 3", "charm"],
    )
    assert game.confirm == frozenset([1])
    game.choose("charm")
    game.undo()
    assert [choice.text for choice in game.choices][-1] == "charm", "it keeps its history"
    game.choose("take 1")
    assert game.seat == 0
    assert game.record.entries[-1].seat == CHANCE, "and draws by its seed"


def test_a_position_that_cannot_be_is_not_played() -> None:
    with pytest.raises(PositionError, match="nobody has to decide"):
        builder().play()


def test_without_a_seed_every_game_has_a_secret_of_its_own() -> None:
    seeds = {builder().to_move(0).play().record.seed for _ in range(3)}
    assert len(seeds) == 3
    assert all(seed is not None and len(seed) == 32 for seed in seeds)


# --- as text ---------------------------------------------------------------------------------------------


def test_the_text_has_game_rules_arguments_and_steps() -> None:
    made = builder(players=2, homes=["Vallée"]).take(0, 1, why="été").to_move(1)
    assert made.text() == (
        'game = "pebbles"\n'
        'rules = "1"\n'
        "players = 2\n"
        'homes = ["Vallée"]\n'
        "steps = [\n"
        '  "take 0 1 why=été",\n'
        '  "to_move 1",\n'
        "]\n"
    )
    again = builder()
    assert again.do(made.steps).steps == made.steps
    assert again.state.dump() == made.state.dump()
