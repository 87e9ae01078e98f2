"""What can be typed beside a number: undo, rules, reasons, hints, the log, saving, leaving."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from rich.text import Text

from firekeeper import ledger
from firekeeper.bots import answer, make
from firekeeper.kernel.game import IllegalChoice
from firekeeper.terminal.drawing import QUIET, heading, wrap
from firekeeper.texts import LANGUAGES, Texts, texts

if TYPE_CHECKING:
    from firekeeper.terminal.table import Table

Outcome = str
"""What comes next: "stay" asks again, "redraw" shows the table before, "moved" goes on, "leave" ends."""

MOST_RULES = 6
ADVISER = "expert"
_INLINE = re.compile(r"\*\*(?P<bold>.+?)\*\*|`(?P<code>[^`]+)`")


def command_of(t: Texts, word: str) -> str | None:
    """The command a word stands for: words of the chosen language and English ones."""
    for language in (t.language, LANGUAGES[0]):
        for name in COMMANDS:
            if word.lower() in texts(language)(f"command-{name}").split():
                return name
    return None


def undo(table: Table, rest: str) -> Outcome:
    if table.game.can_undo_briefly:
        _take_back(table)
        table.since = len(table.game.events)
        return "moved"
    table.lines.say(table.texts("say-undo-ends"))
    return "stay"


def undo_beyond(table: Table, rest: str) -> Outcome:
    """Back to the person's choice before, over draws and bots' moves: nobody else sits at the table."""
    game = table.game
    try:
        _take_back(table, beyond=True)
        while table.seat not in game.waiting or game.alike(table.seat) is not None:
            _take_back(table, beyond=True)
    except IllegalChoice:
        if table.seat not in game.waiting:
            return "moved"  # bots that began the game move again, as they did
        table.lines.say(table.texts("say-nothing-to-undo"))
        return "stay"
    table.since = len(game.events)
    return "moved"


def _take_back(table: Table, beyond: bool = False) -> None:
    """The last choice, with those made unasked: what opened its question, and where all answers are alike."""
    game = table.game
    target = None if game.lane(table.seat) is not None else game.undo_target(brief=True)
    if target is None:
        game.undo(beyond=beyond)
    else:
        game.go_to(target)


def restart(table: Table, rest: str) -> Outcome:
    if not table.game.can_undo_briefly:
        table.lines.say(table.texts("say-undo-ends"))
        return "stay"
    table.game.restart_turn()
    table.since = len(table.game.events)
    return "moved"


def rules(table: Table, rest: str) -> Outcome:
    """The ledger's rules of this decision, of a choice, by ID, or by words."""
    t = table.texts
    question = table.question
    assert question.decision is not None
    if rest.isdecimal():
        return _explain(table, rest)
    spoken = t.language
    asked = question.help()
    found = ledger.find(rest, spoken) if rest else [ledger.get(rule, spoken) for rule in asked]
    if not found:
        near = ledger.suggest(rest) or list(asked)
        table.lines.say(t("say-no-rule", wanted=rest, near=", ".join(near)))
        return "stay"
    lines = [line for rule in found[:MOST_RULES] for line in rule_lines(rule, t, table.lines.width)]
    if len(found) > MOST_RULES:
        others = ", ".join(rule.id for rule in found[MOST_RULES : MOST_RULES + 12])
        lines += wrap(Text(t("say-more-rules", rules=others), QUIET), table.lines.width)
    table.lines.page(lines, t("ask-more"))
    return "stay"


def _explain(table: Table, number: str) -> Outcome:
    """What a choice means, in the words of its component."""
    wording = table.wording()
    choice = table.find(number)
    if choice is None:
        table.lines.say(table.texts("say-no-such-number", count=len(table.question.choices)))
        return "stay"
    label = table.texts.render(wording.choice(choice, table.question.decision_of(choice)))
    table.lines.say(Text(label, "bold"))
    for message in wording.explain(choice):
        table.lines.say(*wrap(Text(table.texts.render(message)), table.lines.width))
    table.lines.say(Text(table.texts("say-code", code=choice.text), QUIET))
    return "stay"


def why(table: Table, rest: str) -> Outcome:
    """Whether a choice is possible, and if not, the rule that forbids it."""
    t, question = table.texts, table.question
    if not rest:
        table.lines.say(t("say-why-what"))
        return "stay"
    choice = table.find(rest) or table.game.rules.book.find(rest)
    if choice is None:
        near = [other.text for other in question.choices if other.verb == rest.split()[0]] or [
            other.text for other in question.choices
        ]
        table.lines.say(t("say-no-such-choice", typed=rest, near=", ".join(near[:5])))
        return "stay"
    label = t.render(table.wording().choice(choice, question.decision_of(choice)))
    reason = question.why_not(choice)
    if not reason:
        table.lines.say(t("say-possible", label=label))
        return "stay"
    table.lines.say(t("say-forbidden", label=label, rule=reason))
    lines = rule_lines(ledger.get(reason, t.language), t, table.lines.width)
    table.lines.page(lines, t("ask-more"))
    return "stay"


def hint(table: Table, rest: str) -> Outcome:
    """What a bot in this seat would do; it sees no more than the person does."""
    game, question = table.game, table.question
    bot = make(ADVISER, f"hint {game.number}")
    assert game.seat is not None
    choice = answer(bot, game.rules, game.position(game.seat), game.seat, game.choices)
    ahead = question.ahead
    if ahead is not None and choice is ahead.opening:
        choice = answer(bot, game.rules, ahead.state, game.seat, ahead.choices)
    label = table.texts.render(table.wording().choice(choice, question.decision_of(choice)))
    table.lines.say(table.texts("say-hint", number=question.choices.index(choice) + 1, label=label))
    return "stay"


def log(table: Table, rest: str) -> Outcome:
    """What has happened this year or round, or with a word behind it, in the whole game."""
    sentences = table.sentences()
    begun = [at for at, (event, _) in enumerate(sentences) if event.opens == "stage"]
    if begun and not rest:
        sentences = sentences[begun[-1] :]
    width = table.lines.width
    lines = [line for _, sentence in sentences for line in wrap(Text(f"• {sentence}"), width, 2)]
    table.lines.page([heading(table.texts("pane-log"), width), *lines], table.texts("ask-more"))
    return "stay"


def save(table: Table, rest: str) -> Outcome:
    if rest:
        table.save(rest)
    else:
        table.offer_saving()
    return "stay"


def board(table: Table, rest: str) -> Outcome:
    table.show(everything=True)
    return "stay"


def opponents(table: Table, rest: str) -> Outcome:
    lines = table.screen.opponents(table.scene(), table.lines.width)
    table.lines.page(lines, table.texts("ask-more"))
    return "stay"


def codes(table: Table, rest: str) -> Outcome:
    """Show or hide the texts of choices as records write them."""
    table.codes = not table.codes
    return "redraw"


def leave(table: Table, rest: str) -> Outcome:
    if table.game.number:
        table.offer_saving()
    table.lines.say(table.texts("say-goodbye"))
    return "leave"


def show_help(table: Table, rest: str) -> Outcome:
    t = table.texts
    lines = [Text(t("help-choose"))]
    width = 4 + max(len(t(f"command-{name}")) for name in COMMANDS)
    for name in COMMANDS:
        words = ", ".join(t(f"command-{name}").split())
        line = Text.assemble((f"  {words}".ljust(width + 2), "bold"), t(f"help-{name}"))
        lines += wrap(line, table.lines.width, width + 2)
    table.lines.page(lines, t("ask-more"))
    return "stay"


COMMANDS: dict[str, Callable[[Table, str], Outcome]] = {
    "undo": undo,
    "undo-beyond": undo_beyond,
    "restart": restart,
    "rules": rules,
    "why": why,
    "hint": hint,
    "log": log,
    "board": board,
    "opponents": opponents,
    "save": save,
    "codes": codes,
    "help": show_help,
    "quit": leave,
}


def rule_lines(rule: ledger.Rule, t: Texts, width: int) -> list[Text]:
    """A rule of the ledger with its title, and a note if it is not in the reader's language."""
    lines = wrap(Text.assemble((rule.id, "bold cyan"), ("  ", ""), (rule.title, "bold")), width, 2)
    if rule.language != t.language:
        lines += wrap(Text(f"  {t('say-rule-in-english')}", QUIET), width, 2)
    for source in rule.text.splitlines():
        if source.strip():
            bullet = source.startswith("- ")
            line = Text("  • " if bullet else "  ").append_text(_marked_up(source.removeprefix("- ")))
            lines += wrap(line, width, 4 if bullet else 2)
    return [*lines, Text()]


def _marked_up(source: str) -> Text:
    """The little Markdown that ledgers use: bold and code."""
    found, at = Text(), 0
    for match in _INLINE.finditer(source):
        found.append(source[at : match.start()])
        found.append(match["bold"] or match["code"], "bold" if match["bold"] else "italic")
        at = match.end()
    return found.append(source[at:])
