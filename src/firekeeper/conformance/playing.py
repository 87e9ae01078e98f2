"""Playing: every question is well put, every choice can be made, nothing is lost, scores add up."""

from __future__ import annotations

from firekeeper import ledger
from firekeeper.conformance.walk import Case, Chooser, Violation, Walk, begun, state_json
from firekeeper.kernel import engine
from firekeeper.kernel.frame import CHANCE, Chance
from firekeeper.kernel.game import IllegalChoice
from firekeeper.kernel.record import POINTS
from firekeeper.kernel.rng import Stream

MOST_CHOICES = 200
"""A question lists fewer choices than this; more of them should have been asked one by one."""
LONGEST_TURN = 400
"""A seat never has to answer more questions than this before its turn ends."""


def plays_to_the_end(case: Case, seed: int) -> None:
    """Every question is well put, no turn goes on for ever, and the end is one of those declared."""
    walk = Walk(case, seed)
    turn, questions = CHANCE, 0
    for decision in walk.questions():
        before = state_json(walk.state) if walk.number % 4 == seed % 4 else b""
        choices = walk.choices()
        walk.require(
            not before or state_json(walk.state) == before, "listing the choices changed the position"
        )
        walk.require(bool(choices), "there is no choice: a dead end")
        asked = not isinstance(decision, Chance)
        walk.require(not asked or len(choices) < MOST_CHOICES, f"there are {len(choices)} choices")
        walk.require(len({choice.text for choice in choices}) == len(choices), "a choice is listed twice")
        for choice in choices:
            walk.require(case.rules.book.find(choice.text) is choice, f"«{choice}» is not interned")
        if isinstance(decision, Chance):
            weights = decision.weights(walk.state) or [1] * len(choices)
            walk.require(len(weights) == len(choices) and min(weights) > 0, f"chance has weights {weights}")
            continue
        walk.require(decision.seat not in case.rules.automa, "an automa is asked")
        questions = questions + 1 if decision.seat == turn else 1
        walk.require(questions <= LONGEST_TURN, f"the turn of seat {turn + 1} does not end")
        turn = CHANCE if decision.ends_turn else decision.seat
    winners = case.rules.winners(walk.state)
    seats = range(case.rules.seats)
    walk.require(winners == [seat for seat in seats if seat in winners], f"the winners are {winners}")
    ending, endings = case.rules.ending(walk.state), case.rules.endings()
    walk.require(ending in endings, f"the ending is «{ending}», not one of {', '.join(endings)}")
    walk.require(bool(winners) or ending != POINTS, "the points decide, and nobody has won")


def names_its_rules(case: Case, seed: int) -> None:
    """Every question names ledger rules for its help, which exist, and the verbs it is about."""
    walk = Walk(case, seed)
    for decision in walk.questions():
        rules = decision.help(walk.state)
        walk.require(bool(rules), "no ledger rule is named")
        for rule in (*rules, *decision.rules):
            walk.require(rule in ledger.rules(), f"no ledger has a rule {rule}")
        if not isinstance(decision, Chance):
            verbs = {choice.verb for choice in decision.choices(walk.state)}
            walk.require(verbs <= {*decision.verbs}, f"it offers {verbs}, and is about {decision.verbs}")


def keeps_the_laws(case: Case, seed: int) -> None:
    """Nothing is lost or doubled, whatever happens."""
    walk = Walk(case, seed)
    for _ in walk.questions():
        if walk.number % 2 == seed // 2 % 2:
            walk.require(not (broken := case.broken(walk.state)), "; ".join(broken))
    walk.require(not (broken := case.broken(walk.state)), "; ".join(broken))


def adds_up(case: Case, seed: int) -> None:
    """The books kept from the events agree with the position all along, and with the result."""
    walk = Walk(case, seed, listen=True)
    account = case.account(walk.state)

    def audit() -> None:
        for event in walk.events:
            account.hear(event)
        walk.events.clear()
        walk.require(not (found := account.disagreements(walk.state)), "; ".join(found))

    for _ in walk.questions():
        if walk.number % 4 == seed % 4:  # what the events leave out is still missing a few choices later
            audit()
    audit()
    result = case.rules.scores(walk.state), case.rules.winners(walk.state)
    walk.require(
        account.result(walk.state) == result, f"the books give {account.result(walk.state)}, not {result}"
    )
    walk.require(account.ended == result, f"the last event tells {account.ended}, not {result}")


def every_choice_applies(case: Case, seed: int) -> None:
    """Whatever is offered can be done, keeps the laws, and leads to a question or to the end."""
    walk = Walk(case, seed)
    sample = Stream(f"every {seed}")
    for _ in walk.questions():
        for choice in walk.choices():
            state = walk.state.clone()
            assert walk.decision is not None
            try:
                engine.apply(state, walk.decision, choice)
                asked = engine.run_automatic(state)
                dead = asked is not None and not engine.legal(state, asked)
            except Exception as error:
                raise Violation(
                    f"{case}, game {seed}, after {walk.number} choices: «{choice}» fails: {error!r}"
                ) from error
            walk.require(not dead, f"«{choice}» leads to a dead end")
            if not sample.below(4):
                walk.require(not (broken := case.broken(state)), f"«{choice}»: {'; '.join(broken)}")


def refuses_the_rest(case: Case, seed: int) -> None:
    """What is not offered is refused with the rule that forbids it, and nothing has happened."""
    game = begun(case, seed)
    chooser, source = Chooser(seed), Stream(f"refused {seed}")
    # The game may have rules of its own, equal to those of the case: a choice belongs to one of them.
    known = [game.find(text) for text in case.rules.book.by_text]
    while game.decision is not None:
        before = state_json(game.position(game.seat))
        where = f"{case}, game {seed}, after {game.number} choices, at {type(game.decision).__name__}"
        for _ in range(12):
            choice = known[source.below(len(known))]
            if choice in game.choices:
                continue
            try:
                game.choose(choice)
            except IllegalChoice as refusal:
                if refusal.rule not in ledger.rules():
                    raise Violation(f"{where}: «{choice}» is forbidden by «{refusal.rule}»") from None
            else:
                raise Violation(f"{where}: «{choice}» was not offered, but accepted")
        if state_json(game.position(game.seat)) != before:
            raise Violation(f"{where}: a refused choice changed the position")
        game.choose(chooser.choose(game.position(game.seat), game.decision, game.choices))
