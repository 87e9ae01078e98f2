"""The list of choices: numbered, in groups where many are alike, marked where undo ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from firekeeper.terminal.drawing import QUIET, flow, in_columns, wrap

if TYPE_CHECKING:
    from firekeeper.kernel.choice import Choice
    from firekeeper.kernel.wording import Wording
    from firekeeper.terminal.question import Question
    from firekeeper.texts import Texts

ENDS_UNDO = "*"
MOST_EXPLAINED = 8
"""With more choices than this their explanations are left to `? NUMBER`."""


def choice_lines(question: Question, wording: Wording, texts: Texts, width: int) -> list[Text]:
    """All choices of a question with the numbers to type."""
    explained = sum(1 for choice in question.choices if wording.explain(choice)) <= MOST_EXPLAINED
    # By heading, in the order of the first number; choices without a heading make a group of their own.
    groups: dict[str, list[tuple[Text, list[Text]]]] = {}
    for number, choice in enumerate(question.choices, 1):
        heading = wording.group(choice)
        label = texts.render(wording.choice(choice, question.decision_of(choice), short=heading is not None))
        messages = wording.explain(choice) if explained else []
        notes = [Text(texts.render(message), QUIET) for message in messages]
        title = "" if heading is None else texts.render(heading)
        groups.setdefault(title, []).append((_item(number, label, question.ends_undo(choice)), notes))
    lines: list[Text] = []
    for title, members in groups.items():
        items = [item for item, _ in members]
        if title:
            lines += _group(Text(title, "italic"), items, width)
        elif any(notes for _, notes in members):
            for item, notes in members:
                lines += wrap(item, width, 4)
                for note in notes:
                    lines += [Text("    ").append_text(line) for line in wrap(note, width - 4)]
        else:
            lines += in_columns(items, width)
    return lines


def _group(title: Text, items: list[Text], width: int) -> list[Text]:
    """Choices below their heading, or beside it if there is room."""
    first, *rest = flow(items, width, 4)
    if not rest and title.cell_len + first.cell_len - 2 <= width:
        return [title.append("  ").append_text(first[4:])]
    return [title, first, *rest]


def _item(number: int, label: str, ends_undo: bool) -> Text:
    item = Text.assemble((f"{number})", "bold cyan"), f" {label}")
    return item.append(f" {ENDS_UNDO}", "bold magenta") if ends_undo else item


def by_number(question: Question, typed: str) -> Choice | None:
    """The choice with the number somebody typed."""
    number = int(typed) if typed.isdecimal() and len(typed) < 6 else 0
    return question.choices[number - 1] if 1 <= number <= len(question.choices) else None


def by_words(question: Question, wording: Wording, texts: Texts, typed: str) -> Choice | None:
    """The choice somebody means by its text ("move sandusky wendake") or by its label.

    Whoever names the choice that only begins something may, as records do: the question behind it comes next.
    """
    for choice in dict.fromkeys([*question.choices, *question.game.choices]):
        label = texts.render(wording.choice(choice, question.decision_of(choice)))
        if typed.casefold() in (choice.text, label.casefold()):
            return choice
    return None
