"""Rules: what the kernel asks of a game, for one set of options and one component pack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from firekeeper.kernel.audience import may_know, only
from firekeeper.kernel.record import POINTS
from firekeeper.kernel.weights import WeightTables

if TYPE_CHECKING:
    from firekeeper.kernel.ability import Ability
    from firekeeper.kernel.choice import Choice, ChoiceBook
    from firekeeper.kernel.frame import Decision
    from firekeeper.kernel.rng import Source
    from firekeeper.kernel.state import State

NO_TIMING: Final[dict[str, str]] = {}


class Circumstances(NamedTuple):
    """What a chance of winning depends on beside the worth of a position, all of it known to everybody."""

    curve: str
    """Whose positions are worth alike: a table of the game's `chances.toml`."""
    progress: float
    """How much of the game is over, from 0 to 1; below 0 while the table is set up, when a position by itself
    says nothing yet, only beside another one.
    """
    together: int
    """What a position is worth is a sum over so many tribes."""
    also: tuple[str, ...]
    """What else makes winning likelier or less so: the difficulty, how many play."""


def by_verb(rules: dict[str, str]) -> dict[str, str]:
    """`timing_rules` from a table of rules, each with the verbs whose moment it says."""
    return {verb: rule for rule, verbs in rules.items() for verb in verbs.split()}


class Rules:
    """A game made concrete: options chosen, components loaded, choices interned.

    A `state` without a type is the game's own: its rules say which (`def scores(self, state: WendakeState)`).
    """

    game: str
    """The name people type: "wendake"."""
    version: str
    """Changes whenever an old record could replay differently."""
    pack: str
    """Hash of the component pack."""
    options: Any
    """The resolved options, a Struct."""
    seats: int
    """All seats, automa included."""
    automa: tuple[int, ...]
    """Seats played by the rules themselves (the Ghost)."""
    module_packages: tuple[str, ...] = ()
    """The packages of the modules in use ("firekeeper.games.wendake.solo"), whose frames come in addition to
    those of the game or take their place."""
    book: ChoiceBook
    abilities: list[Ability[Any]]
    feature_names: tuple[str, ...] = ()
    """What `features` lists; nothing if positions are worth the points as they count."""
    evaluation: Any = None
    """What values positions, with `features` and `value`; made by `new_evaluation` from the weights."""
    compares_turns: bool = False
    """Whether a single choice shows too little of what it leads to, so that bots compare whole turns."""
    varies_actions: bool = False
    """Whether bots that compare whole turns keep another action beside the many ways to do the best."""
    revealing: tuple[str, ...] = ()
    """Verbs that show somebody a hidden card, without chance: who has seen it cannot unsee it. Such a choice
    is not taken back, and what it brings is not told before."""
    timing_rules: dict[str, str] = NO_TIMING
    """By verb: the ledger rule on its moment."""
    view_builder: Any
    """The class that builds its views, a `ViewBuilder`; None where `views` does it in its own way."""

    def start(self) -> State:
        """The position before the first question."""
        raise RuntimeError(f"{type(self).__name__} cannot start")

    def restore(self, data: dict[str, Any]) -> State:
        """The state that `State.dump` wrote."""
        raise RuntimeError(f"{type(self).__name__} cannot restore a state")

    def view(self, state: State, seat: int | None) -> Any:
        """What a seat (or a spectator, None) may see, built by adding."""
        return self.views(state, [seat], {})[0]

    def views(self, state: State, seats: list[int | None], memo: dict[Any, Any]) -> list[Any]:
        """The views of several seats at once.

        A caller that looks at the same game again and again keeps the `memo`; parts that have not
        changed since are then the same objects.
        """
        found: list[Any] = self.view_builder(state, memo).views(seats)
        return found

    def audience_of(self, state: Any, seat: int, secret: str) -> int:
        """Who may know what a seat keeps to itself (`ViewBuilder.secrets`): EVERYONE or a bit mask.

        The one function that says so: views, draws and imagination all ask it.
        """
        return only(seat)

    def may_know(self, state: Any, viewer: int | None, seat: int, secret: str) -> bool:
        """Whether a seat, or a spectator (None), may know what a seat keeps to itself."""
        return may_know(self.audience_of(state, seat, secret), viewer, self.seats)

    def imagine(self, state: Any, seat: int | None, source: Source) -> State:
        """A copy in which everything the seat cannot know is dealt again."""
        raise RuntimeError(f"{type(self).__name__} cannot imagine")

    def timing(self, choice: Choice) -> str:
        """The ledger rule on the moment of a choice, for decisions that have nothing to do with it."""
        return self.timing_rules.get(choice.verb, "")

    def printed_seat(self, seat: int) -> int:
        """By which of the seats printed on its pieces the game calls one: another if seats choose colours."""
        return seat

    def scores(self, state: Any) -> list[int]:
        """Totals by seat as they would count now; final once the game is over."""
        raise RuntimeError(f"{type(self).__name__} keeps no score")

    def standing(self, state: Any) -> list[int]:
        """What a graph of the game shows by seat, for everybody to see: the points, where points decide."""
        return self.scores(state)

    def stage(self, state: Any) -> tuple[int, int]:
        """How far the game has come, in its own measure: (4, 7) is year 4 of 7. Everybody knows it.

        The message `<game>-stage` says it. (0, 0): the game has no such measure.
        """
        return 0, 0

    def winners(self, state: Any) -> list[int]:
        """The winning seats of a finished game: one, several, all of them or none."""
        raise RuntimeError(f"{type(self).__name__} names no winner")

    def endings(self) -> tuple[str, ...]:
        """All the ways a game with these options can end. The message `<game>-ending-<ending>` says each."""
        return (POINTS,)

    def ending(self, state: Any) -> str:
        """The way a finished game has ended, one of `endings`."""
        return POINTS

    def use_weights(self, tables: dict[str, Any]) -> None:
        """Value positions by these tables of numbers from now on. WeightError says what does not fit."""
        read = WeightTables(tables)
        self.evaluation = self.new_evaluation(read)
        read.finish()

    def new_evaluation(self, tables: WeightTables) -> Any:
        """What values positions by these weights; a module may have its own."""
        raise RuntimeError(f"{type(self).__name__} values positions without weights")

    def features(self, state: State, seat: int) -> list[float]:
        """The parts of what a position is worth to a seat, by `feature_names`; for bots that learn.

        Must use nothing that the seat cannot know.
        """
        if self.evaluation is None:
            raise RuntimeError(f"{type(self).__name__} lists no features: it has been given no weights")
        found: list[float] = self.evaluation.features(state, seat)
        return found

    def suggestions(
        self, state: Any, decision: Decision[Any], choices: list[Choice], asked: bool = True
    ) -> list[tuple[Choice, ...]] | None:
        """Sequences of choices that are worth trying at a question, for bots; None: every choice.

        A sequence begins with a choice of this question and goes on with the questions that follow for the
        same seat, each answer legal if the earlier ones were given; those to questions with a single choice
        can be left out. `asked`: the seat is asked this, and nothing is planned yet; else it is a question
        that thoughts about the turn have come to.
        """
        return None

    def expected_answer(self, state: Any, decision: Decision[Any], seat: int) -> Choice | None:
        """What somebody else is expected to answer in the middle of a turn of this seat; for bots that think
        their turn through. None if nobody can say, which ends what can be foreseen.
        """
        return None

    def skip_others(self, state: Any, seat: int) -> bool:
        """From the end of a turn of this seat go on to its next one, as if nobody else did anything; for
        bots that think through several turns. False if there is none, or the game does not know.
        """
        return False

    def plays_on(self, state: Any) -> bool:
        """Whether bots that compare whole turns should play those that begin at the open question on, to the
        end of the stretch of the game.
        """
        return False

    def stretch(self, state: Any) -> int:
        """The stretch of the game that a position belongs to, such as the actions of an era. What follows the
        last one, to the end of the game, has its number below 0.
        """
        return 0

    def settled(self, state: Any, seat: int) -> float:
        """What a finished game is worth to a seat, beside positions that `evaluate` values."""
        return self.evaluate(state, seat)

    def circumstances(self, state: Any, seat: int) -> Circumstances | None:
        """What the chance of winning depends on beside the worth of a position, where that is no number of
        points: among allies, against a traitor. None where positions are worth points.
        """
        return None

    def about_part(self, part: str, better: Any, other: Any, seat: int) -> str:
        """What exactly a part of the estimate is about in which one position is better than another (a god,
        a tribe), by its name; empty if it is clear from the part.
        """
        return ""

    def evaluate(self, state: State, seat: int) -> float:
        """How good a position is for a seat, in points it may expect at the end; for bots that search.

        The features by their weights; in games without them the points as they count now.
        """
        if self.evaluation is not None:
            worth: float = self.evaluation.value(state, seat)
            return worth
        if self.feature_names:
            raise RuntimeError("these rules have been given no weights: make them by titles.rules_for")
        return float(self.scores(state)[seat])
