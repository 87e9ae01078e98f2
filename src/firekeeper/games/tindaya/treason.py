"""Treason (TD-TRAITOR-01 to -12, -29 to -32): a noble surrenders in a fort, its tribe with it."""

from __future__ import annotations

from firekeeper.games.tindaya import events
from firekeeper.games.tindaya.contents import set_conquistadors
from firekeeper.games.tindaya.forts import PutFort
from firekeeper.games.tindaya.pieces import animals_flee, check_abandoned, occupants
from firekeeper.games.tindaya.priority import decider, in_priority
from firekeeper.games.tindaya.protection_question import AskForIdol
from firekeeper.games.tindaya.state import TindayaState
from firekeeper.games.tindaya.terms import NONE, RESOURCES, TOKENS, VOLCANO
from firekeeper.games.tindaya.traitor_combat import TraitorAttack
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Deal, Decision, Frame, SeatFrame, frame_name


def may_betray(state: TindayaState, seat: int) -> bool:
    """The first marker of era 3, in the first round, and no traitor yet (TD-TRAITOR-02, -03, -29)."""
    return (
        state.rules.traitor_variant
        and state.era == 3
        and state.round == 1
        and state.traitor == NONE
        and state.players[seat].placed == 1
        and state.by_marker == 1
    )


class ChooseSide(Decision[TindayaState]):
    """Betray or fight (D-37)."""

    rules = ("TD-TRAITOR-02", "TD-TRAITOR-03", "TD-TRAITOR-29")
    verbs = ("betray", "fight")

    def __init__(self, seat: int, hex: int) -> None:
        super().__init__(seat)
        self.hex = hex

    def choices(self, state: TindayaState) -> list[Choice]:
        return [state.rules.choices.fight, state.rules.choices.betray]

    def apply(self, state: TindayaState, choice: Choice) -> None:
        if choice.verb == "betray":
            end_turn(state)
            state.then(DrawTraitorCard(self.seat), Betray(self.seat, self.hex))


def end_turn(state: TindayaState) -> None:
    """The fight, further moves, a second half and a second action are lost (TD-TRAITOR-12, AMB-94)."""
    while state.frames and frame_name(state.frames[-1]) != "NextTurn":
        state.frames.pop()


class DrawTraitorCard(Deal[TindayaState]):
    """The traitor's objective, shown to all (TD-TRAITOR-04)."""

    rules = ("TD-TRAITOR-04",)

    def choices(self, state: TindayaState) -> list[Choice]:
        return state.rules.choices.traitor_card

    def apply(self, state: TindayaState, choice: Choice) -> None:
        state.traitor, state.traitor_card = self.owner, choice.a
        if state.events is not None:
            card = state.rules.traitor_names[choice.a]
            state.events.append(events.Betrayed(seat=self.owner, card=card))


class Betray(Frame[TindayaState]):
    """Steps 2 to 8 in the order of TD-TRAITOR-32."""

    def __init__(self, seat: int, hex: int) -> None:
        self.seat = seat
        self.hex = hex

    def run(self, state: TindayaState) -> None:
        player = state.players[self.seat]
        player.betrayed = 1
        # Its disc goes with its possessions; the order of the others is the same from now on (TD-TRAITOR-27).
        state.discs = tuple([seat for seat in state.discs if seat != self.seat])
        for hex_ in (*player.villagers, *player.nobles):
            set_conquistadors(state, hex_, state.conquistadors[hex_] + 1)
        hexes = sorted(set(player.villagers) | set(player.nobles))
        player.villagers = player.nobles = ()
        state.moved = state.moved_nobles = state.stopped = state.stopped_nobles = ()
        shut = [hex_ for hex_ in hexes if state.terrain[hex_] == VOLCANO or state.walls >> hex_ & 1]
        shared = [hex_ for hex_ in hexes if hex_ not in shut and occupants(state, hex_)]
        state.then(
            *[Redeploy(self.seat, hex_) for hex_ in shut],
            *[AskOccupants(self.seat, hex_) for hex_ in shared],
            FreePrisoners(self.seat),
            TreasonCombats(self.seat, tuple(shared)),
            TreasonForts(tuple(hexes)),
            GiveUpPossessions(self.seat),
            *([ChooseChief(self.seat)] if card_is(state, "leader") else []),
        )


def card_is(state: TindayaState, name: str) -> bool:
    """Whether the traitor's card is this one."""
    return state.traitor_card != NONE and state.rules.traitor_names[state.traitor_card] == name


def forts_with_conquistadors(state: TindayaState) -> list[int]:
    return [hex_ for hex_, tile in enumerate(state.forts) if tile != NONE and state.conquistadors[hex_] > 0]


class Redeploy(Frame[TindayaState]):
    """All conquistadors of a hex go, one by one, to forts with others (TD-TRAITOR-06)."""

    def __init__(self, seat: int, hex: int) -> None:
        self.seat = seat
        self.hex = hex

    def run(self, state: TindayaState) -> None:
        count = state.conquistadors[self.hex]
        set_conquistadors(state, self.hex, 0)
        if state.events is not None:
            name = state.rules.board.names[self.hex]
            state.events.append(events.ConquistadorsWithdrawn(hex=name, count=count))
        state.then(*[SendToFort(self.seat) for _ in range(count)])


class SendToFort(Decision[TindayaState]):
    """The fort to which a conquistador goes (D-38)."""

    rules = ("TD-TRAITOR-06", "TD-TRAITOR-07", "TD-TRAITOR-32")
    verbs = ("send",)

    def choices(self, state: TindayaState) -> list[Choice]:
        return [state.rules.choices.send[hex_] for hex_ in forts_with_conquistadors(state)]

    def apply(self, state: TindayaState, choice: Choice) -> None:
        set_conquistadors(state, choice.a, state.conquistadors[choice.a] + 1)
        if state.events is not None:
            name = state.rules.board.names[choice.a]
            state.events.append(events.ConquistadorSent(seat=self.seat, hex=name))


class AskOccupants(Frame[TindayaState]):
    """Natives on a shared hex may spend a protection idol: then the conquistadors are redeployed."""

    def __init__(self, seat: int, hex: int) -> None:
        self.seat = seat
        self.hex = hex

    def run(self, state: TindayaState) -> None:
        there = occupants(state, self.hex)
        order = tuple([seat for seat in in_priority(state) if seat in there])
        state.then(AskForIdol(self.hex, order), IfProtected(self.seat, self.hex))


class IfProtected(Frame[TindayaState]):
    def __init__(self, seat: int, hex: int) -> None:
        self.seat = seat
        self.hex = hex

    def run(self, state: TindayaState) -> None:
        if state.protected >> self.hex & 1:
            state.protected ^= 1 << self.hex
            state.push(Redeploy(self.seat, self.hex))


class FreePrisoners(SeatFrame[TindayaState]):
    """The conquistadors in the traitor's own prison go to forts (TD-TRAITOR-07, AMB-97)."""

    def run(self, state: TindayaState) -> None:
        count = state.players[self.seat].prison
        state.players[self.seat].prison = 0
        if count and state.events is not None:
            state.events.append(events.PrisonersFreed(seat=self.seat, hex="", count=count))
        state.then(*[SendToFort(self.seat) for _ in range(count)])


class TreasonCombats(Frame[TindayaState]):
    """Combats on the hexes still shared, in the order the traitor chooses (TD-TRAITOR-08)."""

    def __init__(self, seat: int, hexes: tuple[int, ...]) -> None:
        self.seat = seat
        self.hexes = hexes

    def run(self, state: TindayaState) -> None:
        left = tuple([hex_ for hex_ in self.hexes if state.conquistadors[hex_] and occupants(state, hex_)])
        if left:
            state.push(ChooseTreasonCombat(self.seat, left))


class ChooseTreasonCombat(Decision[TindayaState]):
    rules = ("TD-TRAITOR-08", "TD-TRAITOR-32")
    verbs = ("combat",)

    def __init__(self, seat: int, hexes: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.hexes = hexes

    def choices(self, state: TindayaState) -> list[Choice]:
        return [state.rules.choices.combat[hex_] for hex_ in self.hexes]

    def apply(self, state: TindayaState, choice: Choice) -> None:
        attackers = state.conquistadors[choice.a]
        state.then(
            TraitorAttack(self.seat, choice.a, attackers, (), False),
            TreasonCombats(self.seat, tuple([hex_ for hex_ in self.hexes if hex_ != choice.a])),
        )


class TreasonForts(Frame[TindayaState]):
    """A fort on each terrain with a conquistador; livestock flees (TD-TRAITOR-09)."""

    def __init__(self, hexes: tuple[int, ...]) -> None:
        self.hexes = hexes

    def run(self, state: TindayaState) -> None:
        found: list[Frame[TindayaState]] = []
        seat = decider(state)  # a traitor makes no priority decisions (TD-TRAITOR-27, AMB-29)
        for hex_ in self.hexes:
            count = state.conquistadors[hex_]
            if count and state.forts[hex_] == NONE:
                if state.buildings[hex_] != NONE:
                    animals_flee(state, hex_)
                found.append(PutFort(seat, hex_, count))
        state.then(*found)


class GiveUpPossessions(SeatFrame[TindayaState]):
    """Everything but action markers and the turn-order token leaves the game (TD-TRAITOR-10, -31, -42).

    With this the treason is over: livestock that was left alone escapes (TD-HERD-08).
    """

    def run(self, state: TindayaState) -> None:
        player = state.players[self.seat]
        player.goods = [0] * len(RESOURCES)
        player.tokens = (0,) * len(TOKENS)
        player.removed_idols = (player.idols, player.used_idols)
        player.idols = player.used_idols = ()
        player.seen = (*player.seen, *[(self.seat, card) for card, _ in player.objectives])
        player.objectives = player.dealt = ()
        player.market = player.canoe = player.waste = player.prison = 0
        if state.events is not None:
            state.events.append(events.PossessionsRemoved(seat=self.seat))
        check_abandoned(state)


class ChooseChief(Decision[TindayaState]):
    """Leader: a conquistador on the board becomes the chief (TD-TRAITOR-24)."""

    rules = ("TD-TRAITOR-24", "TD-TRAITOR-37")
    verbs = ("chief",)

    def choices(self, state: TindayaState) -> list[Choice]:
        return [state.rules.choices.chief[hex_] for hex_ in forts_with_conquistadors(state)]

    def apply(self, state: TindayaState, choice: Choice) -> None:
        state.chief = choice.a
        state.chief_canoe = 1
