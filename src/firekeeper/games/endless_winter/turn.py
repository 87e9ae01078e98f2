"""The Action phase (areas TURN, CULTURE, PLACE, DISCARD): three turns for everybody, four steps each."""

from __future__ import annotations

from firekeeper.games.endless_winter import events
from firekeeper.games.endless_winter.cards import DiscardCards, put_above
from firekeeper.games.endless_winter.columns import enter
from firekeeper.games.endless_winter.labour import open_windows
from firekeeper.games.endless_winter.pile import BuildPile
from firekeeper.games.endless_winter.rest import return_token, take_rest
from firekeeper.games.endless_winter.skill_moments import skills_left
from firekeeper.games.endless_winter.skills import place_chief, use_culture
from firekeeper.games.endless_winter.state import WinterState
from firekeeper.games.endless_winter.terms import (
    ACTION_PHASE,
    CHIEF,
    DESTINATIONS,
    FIGURES,
    NOWHERE,
    PHASES,
    REST,
    TOP,
)
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Decision, Frame, SeatFrame


class ActionPhase(Frame[WinterState]):
    """Turns in turn order until everybody has taken three (EW-TURN-01)."""

    def run(self, state: WinterState) -> None:
        state.phase = ACTION_PHASE
        state.lap = 1
        state.turn = 0
        if state.events is not None:
            state.events.append(events.PhaseBegan(phase=PHASES[ACTION_PHASE]))
        state.push(BeginTurn())


class BeginTurn(Frame[WinterState]):
    """The four steps of a turn; the Eclipse pile belongs to the last one of the round (EW-TURN-02)."""

    def run(self, state: WinterState) -> None:
        seat = state.order[state.turn]
        if state.events is not None:
            state.events.append(events.TurnBegan(seat=seat, lap=state.lap))
        if state.lap < state.rules.laps:
            state.then(PlayCulture(seat), PlaceFigure(seat), EndTurn(seat), DiscardPlayed(seat), PassOn())
        else:
            state.then(
                PlayCulture(seat),
                PlaceFigure(seat),
                EndActions(seat),
                DiscardPlayed(seat),
                BuildPile(seat),
                PassOn(),
            )


class PassOn(Frame[WinterState]):
    """The next player in turn order plays (EW-TURN-04), until all have placed all figures (EW-TURN-03)."""

    def run(self, state: WinterState) -> None:
        state.turn += 1
        if state.turn == len(state.order):
            state.turn = 0
            if state.lap == state.rules.laps:
                return
            state.lap += 1
        state.push(BeginTurn())


# --- step 1 ------------------------------------------------------------------------------------------


class PlayCulture(Decision[WinterState]):
    """Step 1: play a Culture card, or stop (D-05). Forced for those who have none in hand."""

    rules = ("EW-CULTURE-01", "EW-CULTURE-02", "EW-CULTURE-03")
    verbs = ("play", "stop")

    def choices(self, state: WinterState) -> list[Choice]:
        rules = state.rules
        hand = state.players[self.seat].hand
        out = [rules.stop]
        if state.cultures == 0 or len(hand) > 1:
            first = rules.first_culture
            for card in hand:
                if card >= first:
                    out.append(rules.play[card])
        return out

    def apply(self, state: WinterState, choice: Choice) -> None:
        if choice is state.rules.stop:
            return
        # The price is one of the other cards, so the card played may leave the hand before it is paid; its
        # skill waits for the payment (EW-AMB-46).
        put_above(state, self.seat, choice.a, 0)
        state.cultures += 1
        if state.cultures == 1:
            state.then(UseCulture(self.seat, choice.a), PlayCulture(self.seat))
        else:
            state.then(
                DiscardCards(self.seat, 1, "EW-CULTURE-02"),
                UseCulture(self.seat, choice.a),
                PlayCulture(self.seat),
            )

    def why_not(self, state: WinterState, choice: Choice) -> str:
        return "EW-CULTURE-02" if choice.a in state.players[self.seat].hand else "EW-CULTURE-01"


class UseCulture(Frame[WinterState]):
    """The skills of a Culture card, once, right after playing it (EW-CULTURE-03)."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, state: WinterState) -> None:
        use_culture(state, self.seat, self.card)


# --- step 2 ------------------------------------------------------------------------------------------


class PlaceFigure(Decision[WinterState]):
    """Step 2: one of the figures that are left, to a column or to rest (D-08, D-09)."""

    rules = ("EW-PLACE-01", "EW-PLACE-02", "EW-PLACE-03", "EW-TURN-03", "EW-PLACE-09")
    verbs = ("place", "play")

    def choices(self, state: WinterState) -> list[Choice]:
        rules = state.rules
        player = state.players[self.seat]
        out: list[Choice] = []
        for figure in range(len(FIGURES)):
            if not (player.chief_ready if figure == CHIEF else player.figures_ready):
                continue
            if state.committed == NOWHERE:
                out += rules.place[figure]
            else:
                out.append(rules.place[figure][state.committed])  # EW-AMB-08
        return out

    def apply(self, state: WinterState, choice: Choice) -> None:
        seat = self.seat
        player = state.players[seat]
        figure, place = choice.a, choice.b
        if figure == CHIEF:
            player.chief_ready = 0
        else:
            player.figures_ready -= 1
        state.place = place
        if state.events is not None:
            state.events.append(
                events.FigurePlaced(seat=seat, figure=FIGURES[figure], place=DESTINATIONS[place])
            )
        if figure == CHIEF:
            place_chief(state, seat)
        if place == REST:
            player.resting += 1
            take_rest(state, seat)
        else:
            first = not state.columns[place]
            state.columns[place] = (*state.columns[place], seat * len(FIGURES) + figure)
            enter(state, seat, first)

    def why_not(self, state: WinterState, choice: Choice) -> str:
        if choice.verb == "play":
            return "EW-CULTURE-05"
        player = state.players[self.seat]
        if not (player.chief_ready if choice.a == CHIEF else player.figures_ready):
            return "EW-TURN-03"
        return "EW-CARD-07"  # a Culture skill has promised another column


class EndTurn(Decision[WinterState]):
    """The last moment of step 2: skills, cards and the Chief may still be used, then the turn is over."""

    rules = ("EW-TURN-04", "EW-CARD-04", "EW-CARD-06")
    verbs = ("end", "place", "recruit", "learn", "camp", "move", "scout", "hunt")
    ends_turn = True

    def windows(self, state: WinterState) -> int:
        return open_windows(state, self.seat)

    def choices(self, state: WinterState) -> list[Choice]:
        return [state.rules.end]

    def apply(self, state: WinterState, choice: Choice) -> None:
        pass

    def why_not(self, state: WinterState, choice: Choice) -> str:
        if choice.verb == "place":
            return "EW-TURN-03"
        return "EW-PLACE-02" if state.place == REST else "EW-PLACE-04"  # the figure never goes back


class EndActions(EndTurn):
    """The same in the last turn of a round, which is over only with the Eclipse pile (EW-TURN-02).

    Without a skill to use nobody is kept from the pile: Labour buys nothing any more.
    """

    rules = ("EW-TURN-02", "EW-CARD-04", "EW-CARD-06")
    ends_turn = False

    def windows(self, state: WinterState) -> int:
        return open_windows(state, self.seat) if skills_left(state, self.seat) else 0


# --- step 3 ------------------------------------------------------------------------------------------


class DiscardPlayed(SeatFrame[WinterState]):
    """Step 3: cards above the board go to the discard pile (EW-DISCARD-01), Labour is lost (EW-AMB-06)."""

    def run(self, state: WinterState) -> None:
        player = state.players[self.seat]
        if player.above:
            if state.events is not None:
                cards = [state.rules.card_ids[card] for card in player.above]
                state.events.append(events.CardsCleared(seat=self.seat, cards=cards))
            player.discard = tuple(sorted(player.discard + player.above))
            player.above = ()
            player.unused = ()
        if state.labour:
            if state.events is not None:
                state.events.append(events.LabourLost(seat=self.seat, labour=state.labour))
            state.labour = 0
        player.recruited = player.known = ()
        state.place = NOWHERE
        state.section = TOP
        state.committed = NOWHERE
        state.cultures = 0
        state.types_taken = 0
        state.chief_unused = 0
        return_token(state)
