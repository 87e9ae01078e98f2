"""What a position is worth to a seat: what it comes to at the end of the era, and what can be done later.

In an Alliance everybody counts all tribes, in Domination its own one and the points. The end of the era as
far as it can be foreseen (`outlook.py`) comes first: who is alive, fed, housed, at war; then what the tribes
have for the eras to come. Only public facts are used, and the seat's own secret objectives.
"""

from __future__ import annotations

from typing import Final

from firekeeper.games.tindaya.aims import mission_left, mission_progress
from firekeeper.games.tindaya.box import Box
from firekeeper.games.tindaya.final import (
    depot_count,
    monopoly_losses,
    survives,
    tolerated,
    traitor_wins,
    winners,
)
from firekeeper.games.tindaya.food import rations
from firekeeper.games.tindaya.islands import island_at
from firekeeper.games.tindaya.missions import mission_needs
from firekeeper.games.tindaya.objectives import (
    common_leaders,
    common_value,
    secret_leaders,
    secret_value,
)
from firekeeper.games.tindaya.offerings import demand_of, demanded_slots, pawns_on, room_on
from firekeeper.games.tindaya.outlook import Outlook
from firekeeper.games.tindaya.pieces import conquistadors_on_board, controlled
from firekeeper.games.tindaya.state import Player, TindayaState
from firekeeper.games.tindaya.terms import (
    ACTIONS,
    ANIMAL_OF,
    CLAY,
    CONTRIBUTION_IDOL,
    END_OF_ERA,
    FIRST_SHIP,
    GOAT,
    GOATS,
    GODS,
    HORNS,
    IDOLS,
    MONEIBA,
    NONE,
    OBSIDIAN,
    PIG,
    PIGS,
    PROPHECIES,
    SETUP,
    STEPS,
    STONE,
    TRADES,
    WOOD,
)
from firekeeper.kernel.weights import WeightTables, weigh

FEATURES: Final = (
    "won", "score", "extinct", "landless", "villagers", "thin", "nobles", "lone", "hungry", "starving",
    "famine", "cold", "waste", "doom", "wrath", "offered", "overrun", "conquistadors", "mission", "fulfilled",
    "buildings", "animals", "trades", "inventions", "caves", "materials", "goods", "preserves", "weapons",
    "prisoners", "idols", "cubes", "cylinders", "fires", "spread", "walls", "canoes", "objectives", "secrets",
    "monopolies", "treason", "reach", "failing",
    "lacking", "unfed", "shortage", "lead",
)  # fmt: skip
"""The parts of an estimate, in the order of `Evaluation.features`."""

DANGERS: Final = (
    "extinct", "landless", "starving", "famine", "unfed", "shortage", "doom", "wrath", "waste", "offered",
    "overrun", "conquistadors", "fires", "failing",
)  # fmt: skip
"""What can lose an Alliance for everybody, though it befalls one tribe or the table."""

RESOURCES_OF_A_TRIBE: Final = (
    "villagers", "thin", "nobles", "lone", "buildings", "animals", "trades", "inventions", "caves",
    "materials", "goods", "preserves", "weapons", "prisoners", "idols", "spread", "shortage",
)  # fmt: skip
"""What a tribe has for later: among rivals it counts the less, the fewer eras are left."""

MORE_AMONG_RIVALS: Final = ("cylinders", "inventions")
"""What weighs more among rivals by a factor of its own: whoever has more actions gets more of everything."""

SURE: Final[tuple[float, ...]] = (0.6, 0.8, 1.0)
"""By era: how far whoever leads in an objective, or in a monopoly, is expected to do so in the end."""
A_STEP: Final = 0.2
"""What a step more or less in an objective changes of the rest."""
COLD_POINTS: Final = 0.5
"""What a villager without a bed costs: some of them find one yet."""
FIRE_POINTS: Final = 0.5
"""What a fire that could be paid is worth: others may pay it first."""
FIRES: Final = 2
"""So many are paid in an era."""
DEPOTS: Final = 3
"""Kinds of tokens with a monopoly: wood, clay, ore."""

MOST_LEAD: Final = 8.0
"""A larger lead wins no more."""
NOBODY_WINS: Final = 5.0
"""A game that all have lost counts like so many points less than the best rival."""

WEAPONS_THAT_COUNT: Final = 4
"""Two landings can be repelled with so many."""
UNITS_THAT_COUNT: Final = 3
"""More units of one kind have no use soon."""
READY_FIRE: Final = 0.7
"""What a fire that can be paid counts beside one that is."""
RESERVE: Final = 0.02
"""What a conquistador more than the traitor needs counts, in case that one is lost."""
PROPHECY_STEP: Final = STEPS.index("prophecies")


class Evaluation:
    """Values positions by one set of rules and weights."""

    def __init__(self, rules: Box, tables: WeightTables) -> None:
        self.rules = rules
        # The weights were found with two tribes. With more of them what each one gains adds up, so what loses
        # the game for all of them must count as much more.
        danger = max(1.0, rules.seats / 2) if rules.alliance else 1.0
        self.factors = [
            tables.number("features", name) * (danger if name in DANGERS else 1.0) for name in FEATURES
        ]
        self.at = {name: place for place, name in enumerate(FEATURES)}
        for name in MORE_AMONG_RIVALS:
            times = tables.number("rivalry", name)
            if rules.domination:
                self.factors[self.at[name]] *= times
        # How much what pays off later counts, by the era, from the first one.
        self.future = tables.numbers("eras", "future")
        # The same for the way to the mission.
        self.missions = tables.numbers("eras", "missions")
        # What so many units of one material are worth.
        self.units = tables.numbers("materials", "units")
        # Conquistadors that a ship leaves on the board, and the ships of the eras after each.
        self.landing = tables.number("eras", "landing")
        self.ships_after = ships_after(rules)
        # By space of a wrath track: how near it is to the end.
        self.wrath = tables.numbers("wrath", "spaces")
        # Among rivals: how much what a tribe has for later counts, by era, and its part in the offerings.
        self.later = tables.numbers("rivalry", "resources")
        offered = tables.number("rivalry", "offered")
        self.offerings = offered if rules.domination else 1.0
        self.resources = [self.at[name] for name in RESOURCES_OF_A_TRIBE]
        # In an Alliance: the part that counts of whom a tribe can still take out of danger, or feed, in this
        # era; and what each idol of one's own is worth beside the average.
        self.rescue = tables.number("alliance", "rescue")
        self.meals = tables.number("alliance", "meals")
        self.idols = [tables.number("idols", name) for name in IDOLS]
        # And, by era, a cylinder that is kept: the cubes come back in every era, it is used once.
        kept = tables.numbers("alliance", "cylinders")
        self.kept = kept if rules.alliance else tuple([1.0 for _ in kept])
        self.counts_lead = self.factors[self.at["lead"]] != 0.0

    def value(self, state: TindayaState, seat: int) -> float:
        """How good the position is for the seat."""
        return weigh(self.features(state, seat), self.factors)

    def settled(self, state: TindayaState, seat: int) -> float:
        """What a finished game among rivals is worth: its lead, as that of an open one counts. One that ends
        early is won or lost for good.
        """
        if state.era < self.rules.last_era:
            return self.value(state, seat)
        point = self.factors[self.at["lead"]] or self.factors[self.at["score"]]
        won = winners(state)
        if not won:
            return -NOBODY_WINS * point
        others = [player.score for other, player in enumerate(state.players) if other != seat]
        lead = float(state.players[seat].score - max(others))
        if state.traitor in won or state.traitor == seat:
            lead = MOST_LEAD if seat in won else -MOST_LEAD
        # Who has died out has lost with any number of points.
        if won == [seat]:
            lead = max(1.0, lead)
        elif seat not in won:
            lead = min(-1.0, lead)
        return max(-MOST_LEAD, min(MOST_LEAD, lead)) * point

    def features(self, state: TindayaState, seat: int) -> list[float]:
        """The parts of the estimate; of a finished game the points, and whether it is won."""
        rules = self.rules
        found = [0.0] * len(FEATURES)
        if state.ending != NONE:
            won = winners(state)
            # Not to lose against others is worth half: nobody has won.
            found[0] = 1.0 if seat in won else (-1.0 if won else -0.5)
            found[1] = float(state.players[seat].score)
            return found
        # Allies may spend idols of their own on what they are to lose.
        outlook = Outlook(state, seat if rules.alliance else NONE)
        if state.traitor == seat:
            found[self.at["treason"]] = self._treason(outlook.era)
            found[self.at["cubes"]] = float(state.players[seat].cubes + state.players[seat].cylinders)
            return found
        seats = [seat] if rules.domination else list(range(rules.seats))
        for one in seats:
            self._tribe(state, outlook, one, seat, found)
        if rules.domination:
            later = self.later[state.era - 1]
            for at in self.resources:
                found[at] *= later
        self._table(state, outlook, seats, found)
        if rules.domination:
            if self.counts_lead:
                found[self.at["lead"]] = self._lead(state, outlook, seat)
            else:
                self._points(outlook.era, seat, found)
        return found

    def _treason(self, then: TindayaState) -> float:
        """How near the traitor is to what its card asks for; one more once it is there, and for a reserve."""
        goal = self.rules.traitor_goal[then.traitor_card]
        if self.rules.traitor_names[then.traitor_card] == "jailer":
            goal -= then.captives
        has = conquistadors_on_board(then)
        return min(1.0, has / goal) + traitor_wins(then) + RESERVE * max(0, has - goal)

    def _tribe(self, state: TindayaState, outlook: Outlook, seat: int, me: int, found: list[float]) -> None:
        """Add one tribe, as `me` sees it."""
        rules, at, then = self.rules, self.at, outlook.era
        player, later = state.players[seat], then.players[seat]
        future = self.future[state.era - 1]
        mine = controlled(then, seat)
        alive, nobles = float(len(later.villagers)), float(len(later.nobles))
        extinct = 0.0 if survives(then, seat) else 1.0
        hungry = outlook.hungry[seat]
        starving = float(hungry)
        unfed = 0
        if rules.alliance and may_still_act(state, player):
            # What a later action of this era can still put right is not lost yet: people are taken out of
            # danger at the end of their work, for once they have left it nothing feeds them any more.
            killed, killed_nobles = outlook.killed[seat], outlook.killed_nobles[seat]
            if killed or killed_nobles:
                alive += self.rescue * killed
                nobles += self.rescue * killed_nobles
                extinct *= 1.0 - self.rescue
            if hungry:
                unfed = max(0, hungry - self._food_left(state, seat, killed > 0))
                starving -= self.meals * (hungry - unfed)
        elif hungry:
            unfed = max(0, hungry - self._food_to_come(state, seat))
        # Pessimistic: the hungry and the cold are others than those whom the events kill.
        villagers = max(0.0, alive - starving - outlook.cold[seat])
        found[at["extinct"]] += extinct
        found[at["landless"]] += not mine
        found[at["villagers"]] += villagers
        found[at["thin"]] += max(0.0, 4.0 - villagers)
        found[at["nobles"]] += nobles
        found[at["lone"]] += max(0.0, min(1.0, 2.0 - nobles))
        found[at["hungry"]] += hungry
        found[at["starving"]] += hungry > 0
        found[at["unfed"]] += unfed
        if later.villagers:
            found[at["famine"]] += max(0.0, 1.0 - villagers)
        found[at["cold"]] += outlook.cold[seat]
        if state.era < rules.last_era:
            mouths = len(later.villagers)
            found[at["shortage"]] += max(0, mouths - rations(then, later) - sum(self._food(then, seat)))
        if state.mission != NONE:
            progress = mission_progress(then, seat, self._mission_value(outlook, seat))
            found[at["mission"]] += progress * self.missions[state.era - 1]
            found[at["fulfilled"]] += progress == 1.0
            if progress < 1.0 and state.era == rules.last_era:
                found[at["lacking"]] += 1.0
        found[at["buildings"]] += min(len(mine), 4) * future
        found[at["animals"]] += min(4, sum([then.animals[hex_] for hex_ in mine])) * future
        found[at["trades"]] += later.trades.bit_count() * future
        found[at["inventions"]] += player.inventions.bit_count() * future
        found[at["caves"]] += player.cave * future
        goods = later.goods
        for resource in (WOOD, CLAY, STONE, OBSIDIAN):
            # The first unit of a kind is worth more than the third: what has a price asks for several kinds.
            found[at["materials"]] += self.units[min(goods[resource], UNITS_THAT_COUNT)] * future
        kept = preserves = 0
        for resource in range(WOOD):
            if rules.preserve[resource]:
                preserves += min(goods[resource], UNITS_THAT_COUNT)
            elif not rules.perishable[resource]:
                kept += min(goods[resource], UNITS_THAT_COUNT)
        found[at["goods"]] += kept * future
        found[at["preserves"]] += preserves * future
        found[at["weapons"]] += min(goods[HORNS] + goods[OBSIDIAN], WEAPONS_THAT_COUNT) * future
        found[at["prisoners"]] += later.prison * future
        if rules.alliance:
            # The faces of one's own idols are known, what the others hold is as good as the average.
            worth = [self.idols[idol] for idol in later.idols] if seat == me else [1.0] * len(later.idols)
            found[at["idols"]] += sum(worth) * future
        else:
            found[at["idols"]] += len(later.idols) * future
        if not player.passed:
            found[at["cubes"]] += player.cubes
        left = 0.0 if player.passed and state.era == rules.last_era else player.cylinders
        found[at["cylinders"]] += left * self.kept[state.era - 1]
        islands = {island_at(then, hex_) for hex_ in later.villagers}
        found[at["spread"]] += min(2, len(islands))
        if state.phase == SETUP:
            found[at["reach"]] += self._reach(state, player)

    def _mission_value(self, outlook: Outlook, seat: int) -> int:
        return mission_left(outlook.era, seat, max(outlook.hungry[seat], outlook.cold[seat]))

    def _food(self, state: TindayaState, seat: int) -> list[int]:
        """By trade: the rations that one production of the tribe would yield where it stands."""
        rules, player = self.rules, state.players[seat]
        found = [0] * len(TRADES)
        for hex_ in controlled(state, seat):
            trade = state.buildings[hex_]
            for good, needs in rules.per_villager[trade]:
                if needs == NONE or player.inventions >> needs & 1:
                    found[trade] += rules.rations[good] * player.villagers.count(hex_)
            for good, needs in (*rules.per_animal[trade], *rules.per_slaughter[trade]):
                if needs == NONE or player.inventions >> needs & 1:
                    found[trade] += rules.rations[good] * state.animals[hex_]
        return found

    def _food_to_come(self, state: TindayaState, seat: int) -> int:
        """The rations that a tribe can still produce in this era."""
        player = state.players[seat]
        if player.passed or state.phase == END_OF_ERA:
            return 0
        left = [
            rations
            for trade, rations in enumerate(self._food(state, seat))
            if player.trades >> trade & 1 and not player.produced >> trade & 1
        ]
        return sum(sorted(left, reverse=True)[: player.cubes + player.cylinders])

    def _food_left(self, state: TindayaState, seat: int, flees: bool) -> int:
        """The same as closely as it can be known: a cylinder produces twice, and to flee takes a marker."""
        player = state.players[seat]
        left = []
        for trade in range(len(TRADES)):
            if player.trades >> trade & 1 and not player.produced >> trade & 1:
                once, again = self._yield(state, seat, trade)
                left.append((once + again, once))
        left.sort(reverse=True)
        cubes, cylinders = player.cubes, player.cylinders
        if flees:
            # The last marker has to take them away.
            if cubes:
                cubes -= 1
            else:
                cylinders -= 1
        total = 0
        for both, once in left:
            if cylinders > 0:
                cylinders -= 1
                total += both
            elif cubes > 0:
                cubes -= 1
                total += once
        return total

    def _yield(self, state: TindayaState, seat: int, trade: int) -> tuple[int, int]:
        """The rations that a production of a trade yields where the tribe stands, and the one after it."""
        rules, player = self.rules, state.players[seat]
        once = again = 0
        for hex_ in controlled(state, seat):
            if state.buildings[hex_] != trade:
                continue
            for good, needs in rules.per_villager[trade]:
                if needs == NONE or player.inventions >> needs & 1:
                    again += rules.rations[good] * player.villagers.count(hex_)
            for good, needs in rules.per_animal[trade]:
                if needs == NONE or player.inventions >> needs & 1:
                    again += rules.rations[good] * state.animals[hex_]
            for good, needs in rules.per_slaughter[trade]:
                if needs == NONE or player.inventions >> needs & 1:
                    once += rules.rations[good] * state.animals[hex_]
        return once + again, again

    def _reach(self, state: TindayaState, player: Player) -> float:
        """While buildings are placed: tokens and volcanoes near them."""
        board = self.rules.board
        total = 0.0
        for owner, hex_ in state.starting:
            if state.players[owner] is not player:
                continue
            for other in range(board.size):
                apart = board.apart[hex_][other]
                if 0 < apart <= 2:
                    if state.tokens[other] != NONE:
                        total += 1.0 / apart
                    if other in state.volcanoes:
                        total += 2.0 / apart
        return total

    def _table(self, state: TindayaState, outlook: Outlook, seats: list[int], found: list[float]) -> None:
        """Add what all tribes share: the gods, the conquistadors, the fires."""
        rules, at, then = self.rules, self.at, outlook.era
        future = self.future[state.era - 1]
        over = sum([player.waste for player in state.players]) + sum(outlook.spoiled) - rules.waste_capacity
        steps = 0
        while over > 0:
            steps += 1
            over -= rules.seats
        found[at["waste"]] = float(steps)
        angering = [steps, -outlook.angered]
        for seat in range(rules.seats):
            angering[MONEIBA] += (outlook.hungry[seat] > 0) + (outlook.cold[seat] > 0)
        for god, space in enumerate(then.wrath):
            found[at["doom"]] += space + angering[god] >= rules.doom
            found[at["wrath"]] += self.wrath[space] * future
        found[at["offered"]] = self._offered(state, seats) * future * self.offerings
        growing = rules.last_era - state.era
        projected = 0
        for count in then.conquistadors:
            projected += count + growing if count >= 2 else count
        # Each ship of a later era brings some more.
        expected = projected + self.landing * self.ships_after[state.era - 1]
        most = tolerated(then)
        found[at["overrun"]] = max(0.0, expected - most)
        found[at["conquistadors"]] = float(projected)
        if state.era == rules.last_era:
            self._failing(outlook, seats, projected > most, found)
        if state.era < rules.last_era:
            found[at["fires"]] = self._fires(then)
        found[at["walls"]] = then.walls.bit_count() * future
        found[at["canoes"]] = min(3, len(then.canoes)) * future

    def _fires(self, then: TindayaState) -> float:
        """The prophecies of the next era: fires that are paid, and those that can be (TD-END9-01)."""
        paid = len(then.hand) if then.step >= PROPHECY_STEP else 0
        ready = 0
        for player in then.players:
            ready += sum([player.goods[fuel] for fuel in self.rules.fuels]) // self.rules.fire_units
        return paid + READY_FIRE * min(ready, len(PROPHECIES) - paid)

    def _failing(self, outlook: Outlook, seats: list[int], lost: bool, found: list[float]) -> None:
        """In the last era: the conditions of victory that are not met (TD-FINAL-01)."""
        then, at = outlook.era, self.at
        failing = int(lost)
        failing += any(
            not survives(then, seat) or len(then.players[seat].villagers) <= outlook.hungry[seat]
            for seat in seats
        )
        failing += any(not controlled(then, seat) for seat in seats)
        if then.mission != NONE:
            needs = mission_needs(then, then.mission)
            failing += any(self._mission_value(outlook, seat) < needs for seat in seats)
        found[at["failing"]] = float(failing)

    def _offered(self, state: TindayaState, seats: list[int]) -> float:
        """How near the offerings are to being complete: pawns given, and goods to give."""
        total = 0.0
        for god in range(len(GODS)):
            if state.offering_cards[god] == NONE:
                continue
            slots = demanded_slots(state)
            given = ready = 0.0
            for slot in slots:
                room = room_on(state, god, slot)
                given += pawns_on(state, god, slot)
                if room:
                    ready += min(room, self._in_stock(state, seats, demand_of(state, god, slot)))
            part = (given + 0.6 * ready) / (len(slots) * self.rules.demand)
            total += part * part
        return total

    def _in_stock(self, state: TindayaState, seats: list[int], demand: int) -> int:
        if demand in (GOAT, PIG):
            kind = GOATS if demand == GOAT else PIGS
            return sum(
                [
                    state.animals[hex_]
                    for seat in seats
                    for hex_ in controlled(state, seat)
                    if ANIMAL_OF[state.buildings[hex_]] == kind
                ]
            )
        return sum([state.players[seat].goods[demand] for seat in seats])

    def _points(self, then: TindayaState, seat: int, found: list[float]) -> None:
        """Add the points of Domination: as they count, and those of the objectives."""
        rules, at = self.rules, self.at
        others = [other for other in range(rules.seats) if other != then.traitor]
        found[at["score"]] = float(then.players[seat].score)
        for objective in then.common:
            found[at["objectives"]] += seat in common_leaders(then, objective, others)
        for card, token in then.players[seat].objectives:
            points = rules.secret_sign[card] * rules.objective_token_value[token]
            found[at["secrets"]] += points * (seat in secret_leaders(then, card, others))
        found[at["monopolies"]] = float(monopoly_losses(then, others).get(seat, 0))

    def _lead(self, state: TindayaState, outlook: Outlook, seat: int) -> float:
        """Points more than the best rival: as they will count, with what is public and one's own secrets.

        A lead in an objective may still change hands, the sooner the smaller it is.
        """
        rules, then = self.rules, outlook.era
        others = [other for other in range(rules.seats) if other != then.traitor]
        points = [0.0] * rules.seats
        for other in others:
            player = then.players[other]
            total = float(player.score + rules.points_noble * len(player.nobles))
            hungry = outlook.hungry[other]
            if hungry:
                total -= rules.loss_villager * max(0, hungry - self._food_to_come(state, other))
            total -= COLD_POINTS * rules.loss_villager * outlook.cold[other]
            if state.era < rules.last_era:
                ready = sum([player.goods[fuel] for fuel in rules.fuels]) // rules.fire_units
                total += FIRE_POINTS * rules.points_fire * min(FIRES, ready)
            points[other] = total
        mine = then.players[seat]
        points[seat] += rules.points_contribution_idol * mine.idols.count(CONTRIBUTION_IDOL)
        sure = SURE[state.era - 1]
        for objective in then.common:
            values = [common_value(then, other, objective) for other in others]
            share(points, others, values, rules.points_common_objective, sure)
        for card, token in mine.objectives:
            values = [secret_value(then, other, card) for other in others]
            share(points, others, values, rules.secret_sign[card] * rules.objective_token_value[token], sure)
        for other, loss in monopoly_losses(then, others).items():
            points[other] += sure * loss
        if sure < 1.0:
            for depot in range(DEPOTS):
                counts = [depot_count(then, other, depot) for other in others]
                for at, other in enumerate(others):
                    points[other] -= (1.0 - sure) * feared(rules, ahead(counts, at))
        return points[seat] - max([points[other] for other in others if other != seat], default=0.0)


def may_still_act(state: TindayaState, player: Player) -> bool:
    """Whether a tribe has actions left in this era."""
    return state.phase == ACTIONS and not player.passed and player.cubes + player.cylinders > 0


def ahead(values: list[int], at: int) -> int:
    """How much the value at a place is more than the best of the others; less: below 0."""
    return values[at] - max([value for place, value in enumerate(values) if place != at], default=0)


def share(points: list[float], seats: list[int], values: list[int], worth: int, sure: float) -> None:
    """Add what an objective may bring to seats with these values, as sure as whoever leads is to stay so."""
    for at, seat in enumerate(seats):
        lead = ahead(values, at)
        leads = 1.0 if lead >= 0 and values[at] > 0 else 0.0
        chance = min(1.0, max(0.0, 0.5 + A_STEP * lead))
        points[seat] += worth * (sure * leads + (1.0 - sure) * chance)


def feared(rules: Box, lead: int) -> float:
    """What a monopoly may cost with so many tokens more than the others (TD-SCORE-02)."""
    near = (rules.loss_monopoly + rules.loss_monopoly_lead) / 4
    return min(float(rules.loss_monopoly_lead), max(0.0, near + rules.loss_monopoly * lead / 2))


def ships_after(rules: Box) -> list[float]:
    """By era: how many ships the Event cards of the later eras show on average."""
    level = rules.options.difficulty
    found = [0.0] * rules.last_era
    for era in range(2, rules.last_era + 1):
        cards = [
            sum([symbol >= FIRST_SHIP for symbol in rules.event_order[card]])
            for card in range(len(rules.event_names))
            if rules.event_era[card] == era and rules.event_level[card] == level
        ]
        for before in range(era - 1):
            found[before] += sum(cards) / max(1, len(cards))
    return found
