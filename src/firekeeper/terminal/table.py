"""The table: one person and bots around a game, question by question to the score sheet."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.text import Text

from firekeeper.bots import UNLIMITED, Bot, Budget, Session, history_of
from firekeeper.kernel.wording import listed
from firekeeper.library import RecordFile
from firekeeper.narrator import Narrator
from firekeeper.terminal.choices import by_number, by_words, choice_lines
from firekeeper.terminal.commands import COMMANDS, command_of
from firekeeper.terminal.drawing import QUIET, heading, wrap
from firekeeper.terminal.question import Question
from firekeeper.terminal.screens import screen_of
from firekeeper.terminal.verdict import name_of, verdict
from firekeeper.texts import texts, wording

if TYPE_CHECKING:
    from firekeeper.kernel.choice import Choice
    from firekeeper.kernel.game import Game
    from firekeeper.kernel.wording import Wording
    from firekeeper.terminal.asking import Lines

LOG_LINES = 40
BOARD_LINES = 11
"""What the summary of events leaves to the board on a low terminal."""
PATIENCE = Budget(wait=6.0)
"""How long the person at the table waits for a bot's choice on a machine that is busy with other things."""


class Table:
    """A game with a person in `seat` and bots in the other seats."""

    def __init__(
        self,
        game: Game,
        seat: int,
        bots: dict[int, Bot],
        language: str,
        lines: Lines,
        budget: Budget = UNLIMITED,
    ) -> None:
        self.game = game
        self.seat = seat
        self.bots = bots
        allowed = budget.within(PATIENCE)
        self._sessions = {at: Session(bot, game.rules, at, allowed) for at, bot in bots.items()}
        self.texts = texts(language)
        self.lines = lines
        self.screen = screen_of(game.rules.game, game.rules.options)
        # What the person was asked last.
        self.question = Question(game)
        # Events before this one have been told.
        self.since = 0
        self.codes = False
        self.introduced = False
        self.saved: Path | None = None

    # --- playing --------------------------------------------------------------------------------------------

    def run(self) -> int:
        """Play until the game is over or the person leaves."""
        game = self.game
        waiting = False
        while not game.over:
            if game.seat == self.seat:
                waiting = False
                game.choose_alike(self.seat)
                if game.seat != self.seat:
                    continue
                if not self._turn():
                    return 0
                continue
            if self.lines.interactive and not waiting:
                waiting = True
                self.lines.say(Text(self.texts("say-others-play"), QUIET))
            self._bot_moves()
        self.lines.clear()
        self._tell_ending()
        return 0

    def _bot_moves(self) -> None:
        game = self.game
        assert game.seat is not None
        session = self._sessions[game.seat]
        history = history_of(game, game.seat) + game.answer_of(game.seat)
        game.choose(session.choose(game.position(game.seat), game.choices, history))

    def _turn(self) -> bool:
        """One question to the person. False if they leave."""
        redraw = True
        self.question = Question(self.game)
        offered = self.question.choices
        while True:
            if redraw:
                self.show()
            typed = self.lines.ask(self.texts("ask-choice", count=len(offered)))
            if typed is None:
                self.leave_politely()
                return False
            if not typed and len(offered) > 1:
                redraw = True
                continue
            choice = offered[0] if not typed else self.find(typed)
            if choice is not None:
                self.since = len(self.game.events)
                self.question.answer(choice)
                return True
            word, _, rest = typed.partition(" ")
            name = command_of(self.texts, word)
            if name is None:
                self._not_understood(typed)
                redraw = False
                continue
            outcome = COMMANDS[name](self, rest.strip())
            if outcome == "leave":
                return False
            if outcome == "moved":
                return True
            redraw = outcome == "redraw"

    def find(self, typed: str) -> Choice | None:
        """The legal choice that somebody means."""
        if typed.isdecimal():
            return by_number(self.question, typed)
        return by_words(self.question, self.wording(), self.texts, typed)

    def _not_understood(self, typed: str) -> None:
        if typed.isdecimal():
            self.lines.say(self.texts("say-no-such-number", count=len(self.question.choices)))
        else:
            self.lines.say(self.texts("say-not-understood", typed=typed))

    # --- showing --------------------------------------------------------------------------------------------

    def wording(self) -> Wording:
        """How the person at the terminal is told about the game now."""
        return wording(self.game.rules, self.seat, None, self.question.view(self.seat))

    def scene(self) -> Any:
        asked = self.question
        return self.screen.scene(self.texts, self.wording(), self.seat, asked.decision, asked.choices)

    def show(self, everything: bool = False) -> None:
        """The table, what happened, the question and its choices."""
        lines, width, height = self.lines, self.lines.width, self.lines.height
        question = self._question()
        room = None if height is None or everything else height - len(question) - 1
        news = self._news(room)
        below = [*news, *question]
        room = None if room is None else max(1, room - len(news))
        lines.clear()
        if not self.introduced:
            self.introduced = True
            self._introduce()
        # A pipe gets the whole table once a turn, and in between what the question is about.
        most = 2 if not lines.interactive and self.game.can_undo_briefly and not everything else None
        board = self.screen.board(self.scene(), width, room, most)
        if news and room is not None and len(board) > room:  # the table before the news: `log` tells them
            below = question
            board = self.screen.board(self.scene(), width, room + len(news), most)
        if everything:
            lines.page([*board, *below], self.texts("ask-more"))
        else:
            lines.say(*board, *below)

    def _introduce(self) -> None:
        key = f"{self.game.rules.game}-intro"
        text = [line for part in self.texts(key).split("\n") for line in wrap(Text(part), self.lines.width)]
        self.lines.say(*text)
        if self.lines.interactive:
            self.lines.ask(self.texts("ask-begin"))
            self.lines.clear()

    def _news(self, room: int | None) -> list[Text]:
        """What happened since the person's last choice, the latest last; less of it where room is scarce."""
        sentences = [
            sentence
            for event, sentence in self.sentences(self.since)
            if type(event).__name__ not in self.screen.quiet
        ]
        if not sentences:
            return []
        width = self.lines.width
        most = LOG_LINES if room is None else max(1, min(room // 3, room - BOARD_LINES))
        shown = [line for sentence in sentences[-most:] for line in wrap(Text(f"• {sentence}"), width, 2)]
        title = self.texts("pane-news")
        if len(sentences) > most:
            title = self.texts("pane-news-rest", count=len(sentences) - most)
        return [heading(title, width), *shown[-most:]]

    def sentences(self, start: int = 0) -> list[tuple[Any, str]]:
        """The events from one on that the person may know, in words."""
        return Narrator(self.wording(), self.texts).tell([event for _, event in self.game.events[start:]])

    def _question(self) -> list[Text]:
        game, asked, width = self.game, self.question, self.lines.width
        assert asked.decision is not None
        wording = self.wording()
        question = wrap(Text(self.texts.render(wording.prompt(asked.decision)), "bold reverse"), width)
        others = [name_of(wording, seat) for seat in game.waiting if seat != self.seat]
        if others:  # they are asked at the same time, and answer before or after
            question += wrap(Text(self.texts("say-at-once", names=listed(others)), QUIET), width)
        choices = choice_lines(asked, wording, self.texts, width)
        hints = [self.texts("say-help")]
        if game.can_undo_briefly:
            hints.append(self.texts("say-undo"))
        if any(asked.ends_undo(choice) for choice in asked.choices):
            hints.append(self.texts("say-ends-undo"))
        if self.codes:
            choices += wrap(
                Text("  ".join(f"{at} «{choice.text}»" for at, choice in enumerate(asked.choices, 1)), QUIET),
                width,
            )
        return [heading("", width), *question, *choices, *wrap(Text(" · ".join(hints), QUIET), width)]

    # --- the end --------------------------------------------------------------------------------------------

    def _tell_ending(self) -> None:
        lines, width = self.lines, self.lines.width
        self.question = Question(self.game)
        lines.say(*self._news(None))
        lines.say(heading(self.texts("sheet-title"), width))
        lines.say(*self.screen.score_sheet(self.scene(), width))
        assert self.game.record.result is not None
        lines.say(*verdict(self.texts, self.wording(), self.game.record.result))
        lines.say("", self.texts("say-seed", seed=self.game.record.seed or "?"))
        if lines.interactive:
            self.offer_saving()

    def leave_politely(self) -> None:
        """The input has ended: keep the game, and say how to go on with it."""
        place = autosave(self.game)
        self.lines.say("", self.texts("say-goodbye"))
        if place is not None:
            self.lines.say(self.texts("say-go-on", game=self.game.rules.game, file=str(place)))

    def offer_saving(self) -> None:
        """Ask for a file name; Enter means no."""
        typed = self.lines.ask(self.texts("ask-save"))
        if typed:
            self.save(typed)

    def save(self, typed: str) -> bool:
        """Write the record. False, with a sentence, if that is not possible."""
        place = Path(typed).expanduser()
        if place.exists() and place != self.saved:
            if (self.lines.ask(self.texts("ask-overwrite", file=str(place))) or "").lower() not in _yes(
                self.texts
            ):
                self.lines.say(self.texts("say-not-saved"))
                return False
        try:
            write(self.game, place)
        except OSError as error:
            self.lines.say(
                self.texts("say-cannot-save", file=str(place), reason=error.strerror or str(error))
            )
            return False
        self.saved = place
        self.lines.say(self.texts("say-saved", file=str(place), game=self.game.rules.game))
        return True


def _yes(t: Any) -> list[str]:
    words: list[str] = t("answer-yes").split()
    return words


def write(game: Game, place: Path) -> None:
    """Write the record of a game."""
    record = game.record
    assert isinstance(record, RecordFile)
    record.save(place)


def autosave(game: Game) -> Path | None:
    """Keep a game that was left in the middle where programs keep such things. None if that fails."""
    folder = Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state") / "firekeeper"
    place = folder / f"{game.rules.game}.json"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        write(game, place)
    except OSError:
        return None
    return place
