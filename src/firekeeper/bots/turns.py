"""Whole turns: a beam over everything a seat can do until its turn is over.

Where a single choice shows nothing of what it leads to (a step towards something, the first of two actions),
going uphill question by question finds nothing. Here each option of a question is followed until it is
carried out, that is until the stack of frames is as low again as it was when the question was asked; the best
positions are kept, and the search goes on from each of them to the end of the turn.

A turn may only be the beginning of something, too. So the beam can go on into later turns of the seat, as if
nobody else did anything meanwhile (`Rules.skip_others`); a turn is worth what its best continuation is.

No game is known here. What a position is worth is asked of the rules (`Rules.evaluate`), and which sequences
of choices are worth trying at a question (`Rules.suggestions`). Each position valued is one unit of the
budget.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from firekeeper.bots.lines import Line
from firekeeper.bots.plans import Plan
from firekeeper.kernel import engine
from firekeeper.kernel.frame import Chance, Decision
from firekeeper.kernel.rng import Stream

if TYPE_CHECKING:
    from firekeeper.bots.budget import Deadline
    from firekeeper.bots.plans import Steps
    from firekeeper.kernel.choice import Choice
    from firekeeper.kernel.state import State

MOST_LEVELS: Final = 64
"""No turn has more questions of one kind than this: a search that goes on for ever is cut off."""


class Node:
    """A position in the turn, how it was reached, and what it is worth."""

    def __init__(self, state: State, path: list[Choice], certain: int, choices: list[Choice]) -> None:
        self.state = state
        self.path = path
        """The seat's answers so far, those to questions with a single choice among them."""
        self.certain = certain
        """How many of them came before chance or somebody else was asked; -1 as long as nobody was."""
        self.choices = choices
        """What the seat may choose here; empty at the end of the turn."""
        self.value: float = 0.0
        self.turn: Node | None = None
        """In a later turn: the end of the first one that it began with."""
        self.began: str = ""
        """The verb of the choice that the last action began with."""


class TurnSearch:
    """One search, from a question of the turn to its end."""

    def __init__(
        self,
        state: State,
        seat: int,
        seed: int,
        width: int,
        inner_width: int,
        deadline: Deadline,
        turns: int = 1,
    ) -> None:
        self.seat = seat
        self.seed = seed
        self.width = width
        self.inner_width = inner_width
        self.deadline = deadline
        self.turns = turns
        """How many turns of the seat are thought through, this one included."""
        self.floor = lowest_question(state, seat)
        self.varied = state.game_rules().varies_actions

    def best(self, state: State, choices: list[Choice]) -> Plan:
        """The plan that ends the turn in the position worth most, of those found before the deadline."""
        ends = self.ends(state, choices)
        if not ends:
            return Plan(choices[0])
        best = ends[0]
        plan = Plan(best.path[0])
        plan.value = best.value
        plan.steps = self.questions(state.clone(), best)[1:]
        return plan

    def lines(
        self,
        state: State,
        choices: list[Choice],
        tried: list[Choice],
        most: int,
        alike: int = 1,
        within: float = 0.0,
    ) -> list[Line]:
        """The best line of each first choice of those that are `tried`, at most so many, the best first.
        Or several that begin alike, if they are worth differently; none worth so much less than the best.
        """
        found: list[Line] = []
        begun: dict[Choice, int] = {}
        worths: set[float] = set()
        for node in self.ends(state, tried):
            if len(found) == most or (within and found and node.value < found[0].value - within):
                break
            first = node.path[0]
            if begun.get(first, 0) == alike or (alike > 1 and node.value in worths):
                continue
            begun[first] = begun.get(first, 0) + 1
            worths.add(node.value)
            steps = self.questions(state.clone(), node)
            # Where the first answer comes after chance, or has no alternative, it is all that is known.
            if not steps or steps[0][1] is not first:
                steps = [(choices, first)]
            found.append(Line(steps, node.value, node.state))
        return found or [Line([(choices, tried[0])], 0.0)]

    def ends(self, state: State, choices: list[Choice]) -> list[Node]:
        """The ends of the turn that were found before the deadline, the best first; else how far it came."""
        ends = self.ends_from([Node(state, [], -1, choices)])
        last = ends
        for _ in range(1, self.turns):
            later = [one for node in self.kept(last, self.width) if (one := self.later(node)) is not None]
            if not later or self.deadline.over:
                break
            last = self.ends_from(later)
            for node in last:
                assert node.turn is not None
                node.turn.value = max(node.turn.value, node.value)
        return sorted(ends, key=lambda node: -node.value)

    def ends_from(self, nodes: list[Node]) -> list[Node]:
        """The ends of the turns that these positions begin; else how far the search came."""
        ends: list[Node] = []
        for _ in range(MOST_LEVELS):
            found: list[Node] = []
            for node in nodes:
                found += self.carried_out(node)
            ends += [node for node in found if not node.choices and node.path]
            nodes = self.kept([node for node in found if node.choices], self.width, self.varied)
            if not nodes or self.deadline.over:
                break
        return ends or [node for node in nodes if node.path]

    def later(self, node: Node) -> Node | None:
        """The seat's next turn after a position, if the others do nothing; None if it has none."""
        state = node.state.clone()
        if not state.game_rules().skip_others(state, self.seat):
            return None
        after = Node(state, node.path[:], 0, [])
        after.turn = node.turn or node
        after.value = node.value
        # What begins the next turn lies below what this one leaves alone.
        engine.run_until_floor(state, self.floor - 1)
        decision = self.next_question(after)
        if decision is None:
            return None
        after.choices = engine.legal(state, decision)
        return after

    def questions(self, state: State, node: Node) -> Steps:
        """The questions on the way to a position with their answers, up to the first that follows chance."""
        steps: Steps = []
        for choice in node.path if node.certain < 0 else node.path[: node.certain]:
            decision = engine.run_until_floor(state, self.floor)
            assert decision is not None
            choices = engine.legal(state, decision)
            if len(choices) > 1:
                steps.append((choices, choice))
            engine.apply(state, decision, choice)
        return steps

    def carried_out(self, node: Node) -> list[Node]:
        """The best positions after each option of a question, once it is carried out."""
        height = len(node.state.frames)
        found: list[Node] = []
        for option in self.options(node):
            first = self.follow(node, option)
            first.began = option[0].verb
            open_nodes = [first]
            for _ in range(MOST_LEVELS):
                still: list[Node] = []
                for one in open_nodes:
                    if not one.choices or len(one.state.frames) <= height:
                        found.append(one)
                    else:
                        still += [self.follow(one, inner) for inner in self.options(one)]
                open_nodes = self.kept(still, self.inner_width)
                if not open_nodes or self.deadline.over:
                    break
            if self.deadline.over:
                found += open_nodes
                break
        return found

    def options(self, node: Node) -> list[tuple[Choice, ...]]:
        """The sequences of choices to try at a question: what the rules suggest, or each choice."""
        top = node.state.frames[-1]
        assert isinstance(top, Decision)
        found = node.state.game_rules().suggestions(node.state, top, node.choices, not node.path)
        if found is not None:
            # Perhaps only some of the choices are to be tried.
            found = [option for option in found if option[0] in node.choices]
        return found or [(choice,) for choice in node.choices]

    def kept(self, nodes: list[Node], width: int, varied: bool = False) -> list[Node]:
        """The best of some positions. Of equal value at questions of one kind with as many choices, they are
        taken for equal. `varied`: the last place is for another action, if all before it began with the same
        verb: what is done first should not only be the many ways to do one thing.
        """
        found: list[Node] = []
        alike: Node | None = None
        seen: set[tuple[float, str, int]] = set()
        for node in sorted(nodes, key=lambda one: -one.value):
            kind = (node.value, type(node.state.frames[-1]).__name__, len(node.choices))
            if kind in seen:
                continue
            seen.add(kind)
            if varied and 0 < len(found) == width - 1 and all_began(found, node.began):
                alike = alike or node
                continue
            found.append(node)
            if len(found) == width:
                return found
        if alike is not None:
            found.append(alike)
        return found

    def follow(self, node: Node, option: tuple[Choice, ...]) -> Node:
        """The position after a sequence of choices, at the seat's next question, with its value."""
        after = Node(node.state.clone(), node.path[:], node.certain, [])
        after.turn = node.turn
        after.began = node.began
        state = after.state
        decision: Decision[Any] | None = self.next_question(after)
        at = 0
        while decision is not None:
            if at < len(option) and option[at].verb in decision.verbs:
                choice = option[at]
                at += 1
            else:
                # The suggestion is at its end, or a question came that it did not foresee.
                choices = engine.legal(state, decision)
                if len(choices) > 1:
                    after.choices = choices
                    break
                choice = choices[0]
            after.path.append(choice)
            engine.apply(state, decision, choice)
            decision = self.next_question(after)
        if self.deadline.spend():
            after.value = state.game_rules().evaluate(state, self.seat)
        else:
            after.value = node.value
        return after

    def next_question(self, node: Node) -> Decision[Any] | None:
        """Go on to the seat's next question in this turn; None at its end."""
        state = node.state
        while True:
            decision = engine.run_until_floor(state, self.floor)
            if decision is None:
                return None
            if not isinstance(decision, Chance):
                if decision.seat == self.seat:
                    return decision
                answer = state.game_rules().expected_answer(state, decision, self.seat)
                if answer is None:
                    return None
                if node.certain < 0:
                    node.certain = len(node.path)
                engine.apply(state, decision, answer)
                continue
            # Chance gives the same numbers to all: no plan is preferred for its luck.
            if node.certain < 0:
                node.certain = len(node.path)
            stream = Stream(self.seed + len(node.path))
            choices = engine.legal(state, decision)
            engine.apply(state, decision, engine.pick(state, decision, choices, stream.below))


def all_began(nodes: list[Node], verb: str) -> bool:
    """Whether the last action of all these positions began with a verb."""
    return all(node.began == verb for node in nodes)


def lowest_question(state: State, seat: int) -> int:
    """How many frames lie below the turn: below the lowest question of the seat that no other's parts."""
    frames = state.frames
    floor = len(frames) - 1
    for at in range(len(frames) - 1, -1, -1):
        frame = frames[at]
        if isinstance(frame, Decision) and not isinstance(frame, Chance):
            if frame.seat != seat:
                break
            floor = at
    return floor
