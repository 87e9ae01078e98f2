"""Final scoring (area SCORE): Offering, Honour, printed points of cards, sets of Animals."""

from __future__ import annotations

from firekeeper.games.endless_winter import events
from firekeeper.games.endless_winter.box import Box
from firekeeper.games.endless_winter.state import Player, WinterState
from firekeeper.games.endless_winter.supply import score
from firekeeper.games.endless_winter.terms import (
    FINAL_SCORING,
    FROM_ANIMALS,
    FROM_CARDS,
    FROM_HONOUR,
    FROM_OFFERING,
    PHASES,
)
from firekeeper.kernel.frame import Frame


class FinalScoring(Frame[WinterState]):
    """All sources for all players (EW-SCORE-03), then the totals stand."""

    def run(self, state: WinterState) -> None:
        state.phase = FINAL_SCORING
        if state.events is not None:
            state.events.append(events.PhaseBegan(phase=PHASES[FINAL_SCORING]))
        for seat in state.order:
            player = state.players[seat]
            score(state, seat, offering_points(state.rules, player), FROM_OFFERING)
            score(state, seat, honour_points(state, seat), FROM_HONOUR)
            score(state, seat, card_points(state.rules, player), FROM_CARDS)
            _score_animals(state, seat)
        state.finished = 1
        if state.events is not None:
            state.events.append(events.GameEnded(totals=totals(state), winners=winners(state)))


# --- tracks and cards ---------------------------------------------------------------------------------


def offering_points(rules: Box, player: Player) -> int:
    """Food and Tools together by the ratio of the Offering level, the remainder ignored (EW-SCORE-04)."""
    per = rules.offering_ratio[player.offering]
    return (player.food + player.tool) // per if per else 0


def honour_points(state: WinterState, seat: int) -> int:
    """Buried cards by the box of the rank; nothing for a marker that never moved (EW-SCORE-05 to -08)."""
    if seat not in state.ranks:
        return 0
    boxes = state.rules.honour_boxes
    row = boxes[min(state.ranks.index(seat), len(boxes) - 1)]
    return row[min(len(state.players[seat].graveyard), len(row) - 1)]  # EW-AMB-66


def card_points(rules: Box, player: Player) -> int:
    """The points printed on all cards a player has, wherever they lie (EW-SCORE-09)."""
    points = rules.card_points
    owned = player.hand + player.deck + player.discard + player.graveyard + player.above + player.eclipse
    return sum([points[card] for card in owned])


# --- Animals ------------------------------------------------------------------------------------------


def joined(rules: Box, animals: tuple[int, ...]) -> list[int]:
    """By species: how many jokers join its set for the highest total (EW-SCORE-13, -14, EW-AMB-35, -60)."""
    best = [0] * len(animals)
    jokers = animals[rules.joker]
    if not jokers:
        return best
    # value[n]: the most that sets so far can add with n jokers; plan[n]: how, by species.
    value = [0] * (jokers + 1)
    plan = [best[:] for _ in range(jokers + 1)]
    for species, count in enumerate(animals):
        if species == rules.joker or not count:
            continue  # EW-AMB-35: a set needs a real card
        room = min(jokers, len(rules.animal_sets[species]) - count)
        alone = set_points(rules, species, count)
        for total in range(jokers, 0, -1):
            for joining in range(1, min(room, total) + 1):
                gained = value[total - joining] + set_points(rules, species, count + joining) - alone
                if gained > value[total]:
                    value[total] = gained
                    plan[total] = plan[total - joining][:]
                    plan[total][species] = joining
    return plan[jokers]


def set_points(rules: Box, species: int, cards: int) -> int:
    """The value of a set; cards beyond its maximum score nothing (EW-SCORE-10, EW-SCORE-11)."""
    table = rules.animal_sets[species]
    return table[min(cards, len(table)) - 1] if cards and table else 0


def animal_points(rules: Box, player: Player) -> int:
    """All sets of untipped Animals (EW-SCORE-12) with the best use of the jokers."""
    jokers = joined(rules, player.animals)
    return sum(
        [
            set_points(rules, species, count + jokers[species])
            for species, count in enumerate(player.animals)
            if species != rules.joker
        ]
    )


def _score_animals(state: WinterState, seat: int) -> None:
    rules = state.rules
    player = state.players[seat]
    if state.events is not None:
        jokers = joined(rules, player.animals)
        for species, count in enumerate(player.animals):
            if count and species != rules.joker:
                cards = count + jokers[species]
                state.events.append(
                    events.SetScored(
                        seat=seat,
                        animal=rules.animal_ids[species],
                        cards=cards,
                        jokers=jokers[species],
                        points=set_points(rules, species, cards),
                    )
                )
    score(state, seat, animal_points(rules, player), FROM_ANIMALS)


# --- the winner ---------------------------------------------------------------------------------------


def totals(state: WinterState) -> list[int]:
    """The Score track: what the final scoring adds depends on hidden cards, and counts when it is done."""
    return [player.score for player in state.players]


def ranking(state: WinterState) -> list[int]:
    """All seats, best first; of tied players the one earlier in turn order (EW-SCORE-01, EW-SCORE-02)."""
    place = {seat: at for at, seat in enumerate(state.order)}
    return sorted(range(state.rules.seats), key=lambda seat: (-state.players[seat].score, place[seat]))


def winners(state: WinterState) -> list[int]:
    """There is always one winner."""
    return ranking(state)[:1]
