"""The end of the game (areas FINAL, SCORE): survival, control of the archipelago, missions, goals, points."""

from __future__ import annotations

from firekeeper.games.tindaya import events
from firekeeper.games.tindaya.missions import mission_met
from firekeeper.games.tindaya.objectives import common_leaders, secret_leaders
from firekeeper.games.tindaya.pieces import conquistadors_on_board, controlled
from firekeeper.games.tindaya.priority import change_scores, in_priority
from firekeeper.games.tindaya.state import TindayaState
from firekeeper.games.tindaya.terms import CONTRIBUTION_IDOL, ENDINGS, GODS, NONE, OVER, TRADES
from firekeeper.kernel.frame import Frame


def ending(name: str) -> int:
    return ENDINGS.index(name)


def survives(state: TindayaState, seat: int) -> bool:
    """A tribe with at least one noble and one villager (TD-END8-01)."""
    player = state.players[seat]
    return bool(player.villagers) and bool(player.nobles)


def tribes(state: TindayaState) -> list[int]:
    """All seats but a traitor's."""
    return [seat for seat in range(state.rules.seats) if seat != state.traitor]


def fatal_wrath(state: TindayaState) -> bool:
    return any(state.wrath[god] == state.rules.doom for god in range(len(GODS)))


def lost_tribe(state: TindayaState) -> bool:
    """Whether a tribe has died out; a traitor's is no tribe any more (TD-END8-03, TD-TRAITOR-28)."""
    return not all(survives(state, seat) for seat in tribes(state))


def natives_alive(state: TindayaState) -> int:
    return sum([len(player.villagers) + len(player.nobles) for player in state.players])


def tolerated(state: TindayaState) -> int:
    """How many conquistadors the living natives can bear (TD-FINAL-06, -07)."""
    alive = natives_alive(state)
    for column, most in enumerate(state.rules.control_natives):
        if alive <= most:
            return state.rules.control_tolerated[column]
    return state.rules.control_tolerated[-1]


def holds_archipelago(state: TindayaState) -> bool:
    """TD-FINAL-05; with a traitor in play it is no condition (TD-TRAITOR-19)."""
    return state.traitor != NONE or conquistadors_on_board(state) <= tolerated(state)


def knows_trades(state: TindayaState, seat: int) -> int:
    return state.players[seat].trades.bit_count()


def level_2_inventions(state: TindayaState, seat: int) -> int:
    inventions = state.players[seat].inventions
    return sum([inventions >> (trade * 2 + 1) & 1 for trade in range(len(TRADES))])


def goals_met(state: TindayaState) -> bool:
    """The goals of the first two campaign games (TD-CAMPAIGN-05, -08, -14)."""
    seats = range(state.rules.seats)
    if state.rules.campaign_goals == 1:
        return bool(state.reconquered) and all(knows_trades(state, seat) >= 3 for seat in seats)
    return all(
        knows_trades(state, seat) == len(TRADES) and level_2_inventions(state, seat) >= 1 for seat in seats
    )


def alliance_failures(state: TindayaState) -> list[str]:
    """The conditions of an Alliance that are not met, in the order of TD-FINAL-09."""
    rules = state.rules
    found = []
    if fatal_wrath(state):
        found.append("lost_by_wrath")
    if lost_tribe(state):
        found.append("lost_by_extinction")
    if any(not controlled(state, seat) for seat in range(rules.seats)):
        found.append("lost_without_building")
    if not holds_archipelago(state):
        found.append("lost_archipelago")
    if rules.has_mission and not mission_met(state):
        found.append("lost_mission")
    if rules.campaign_goals and not goals_met(state):
        found.append("campaign_goals_missed")
    return found


class EndOfGame(Frame[TindayaState]):
    """Name the ending; in Domination score the survivors first (TD-FINAL-01 to -04, -09, -10)."""

    def run(self, state: TindayaState) -> None:
        state.phase = OVER
        if state.rules.alliance:
            failures = alliance_failures(state)
            won = "campaign_goals_met" if state.rules.campaign_goals else "alliance_won"
            finish(state, failures or [won])
        elif traitor_wins(state) and not fatal_wrath(state):
            finish(state, ["traitor_won"])
        else:
            failures = domination_failures(state)
            if not failures:
                final_scoring(state)
            finish(state, failures or ["domination_won"])


def finish(state: TindayaState, names: list[str]) -> None:
    state.ending = ending(names[0])
    state.failures = sum([1 << ending(name) for name in names])
    if state.events is not None:
        totals = [player.score for player in state.players]
        state.events.append(
            events.GameEnded(ending=names[0], also=names[1:], totals=totals, winners=winners(state))
        )


def domination_failures(state: TindayaState) -> list[str]:
    """Why nobody wins a Domination, in the order of TD-FINAL-09."""
    found = []
    if fatal_wrath(state):
        found.append("lost_by_wrath")
    if not holds_archipelago(state):
        found.append("lost_archipelago")
    if not survivors(state):
        found.append("no_survivor")
    return found


# --- Domination -------------------------------------------------------------------------------------------


def survivors(state: TindayaState) -> list[int]:
    """The tribes that are scored, in priority order (TD-FINAL-03, -04)."""
    return [seat for seat in in_priority(state) if survives(state, seat)]


def traitor_wins(state: TindayaState) -> bool:
    """TD-TRAITOR-18, -22 to -26."""
    if state.traitor == NONE:
        return False
    rules = state.rules
    goal = rules.traitor_goal[state.traitor_card]
    name = rules.traitor_names[state.traitor_card]
    if name == "jailer":
        goal -= state.captives
    if name == "leader" and state.chief < 0:
        return False
    return conquistadors_on_board(state) >= goal


def monopoly_losses(state: TindayaState, seats: list[int]) -> dict[int, int]:
    """Most tokens of wood, clay or ore lose a point, or two with a lead of two (TD-SCORE-02, -03, AMB-70)."""
    rules = state.rules
    found = dict.fromkeys(seats, 0)
    for depot in range(3):
        counts = {seat: depot_count(state, seat, depot) for seat in seats}
        most = max(counts.values())
        if most == 0:
            continue
        leaders = [seat for seat in seats if counts[seat] == most]
        others = [counts[seat] for seat in seats if seat not in leaders]
        lead = bool(others) and most - max(others) >= 2
        for seat in leaders:
            found[seat] -= rules.loss_monopoly_lead if lead else rules.loss_monopoly
    return found


def depot_count(state: TindayaState, seat: int, depot: int) -> int:
    """Collected tokens of a depot: wood, clay, or both kinds of ore."""
    wood, clay, basic, volcanic = state.players[seat].tokens
    return (wood, clay, basic + volcanic)[depot]


def final_scoring(state: TindayaState) -> None:
    """Monopolies, contribution idols, nobles, common and secret objectives (TD-SCORE-01)."""
    rules = state.rules
    seats = survivors(state)
    change_scores(state, monopoly_losses(state, seats), "TD-SCORE-02")
    idols = {seat: state.players[seat].idols.count(CONTRIBUTION_IDOL) for seat in seats}
    each = rules.points_contribution_idol
    change_scores(state, {seat: each * count for seat, count in idols.items()}, "TD-SCORE-04")
    nobles = {seat: rules.points_noble * len(state.players[seat].nobles) for seat in seats}
    change_scores(state, nobles, "TD-SCORE-05")
    for objective in state.common:
        leaders = common_leaders(state, objective, seats)
        change_scores(state, dict.fromkeys(leaders, rules.points_common_objective), "TD-SCORE-06")
    for owner in seats:
        for card, token in state.players[owner].objectives:
            leaders = secret_leaders(state, card, seats)
            points = rules.secret_sign[card] * rules.objective_token_value[token]
            if state.events is not None:
                name = rules.secret_names[card]
                state.events.append(
                    events.ObjectiveRevealed(seat=owner, objective=name, points=points, leaders=leaders)
                )
            change_scores(state, dict.fromkeys(leaders, points), "TD-SCORE-07")


def winners(state: TindayaState) -> list[int]:
    """Who has won: everybody, nobody, the traitor, or the best survivors (TD-SCORE-08)."""
    if state.ending == NONE:
        return []
    name = ENDINGS[state.ending]
    if name in ("alliance_won", "campaign_goals_met"):
        return list(range(state.rules.seats))
    if name == "traitor_won":
        return [state.traitor]
    if name != "domination_won":
        return []
    seats = survivors(state)

    def rank(seat: int) -> tuple[int, int, int]:
        player = state.players[seat]
        return player.score, player.inventions.bit_count(), len(controlled(state, seat))

    best = max([rank(seat) for seat in seats])
    return sorted([seat for seat in seats if rank(seat) == best])
