"""Explorations read a second time: all moves are made by the ledger's words, and compared with those offered.

The engine looks ahead with short cuts (TD-EXPLORE-31, TD-TRAITOR-40). Here every sequence of moves is tried
to its end, on crowded positions that random play seldom meets: foreign and unknown buildings everywhere,
forts, few canoes, land that has sunk or risen. Hexes are names, natives are (hex, has moved, is stopped).
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from tindaya_table import Table

from firekeeper.games.tindaya import pieces
from firekeeper.games.tindaya.terms import NONE, TERRAINS, TRADES
from firekeeper.games.tindaya.traitor import TraitorSequence
from firekeeper.kernel.position import PositionError

Native = tuple[str, bool, bool]
HEADINGS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
BUILT_ON = {"forest": ("pigsty", "field"), "coast": ("dock",), "mountain": ("goat_pen",)}


class Move(NamedTuple):
    """A group goes from hex to hex: on foot, or by canoe from one sea hex to another."""

    start: str
    end: str
    villagers: int
    nobles: int
    embark: str = ""
    sail: str = ""


class Standing(NamedTuple):
    """Where everybody is during a sequence. A traitor's conquistadors are villagers, the chief is a noble."""

    villagers: tuple[Native, ...]
    nobles: tuple[Native, ...]
    canoes: tuple[str, ...]
    new_canoes: int
    left: int


def away(name: str, heading: tuple[int, int], steps: int = 1) -> str:
    q, r = (int(part) for part in name.split(","))
    return f"{q + heading[0] * steps},{r + heading[1] * steps}"


class Reading:
    """The map as the ledger speaks of it, and the moves that it allows to one tribe."""

    leader_needed = True

    def __init__(self, table: Table, seat: int) -> None:
        state, names = table.state, table.box.board.names
        self.kind = {name: TERRAINS[state.terrain[at]] for at, name in enumerate(names)}
        self.building = {name: b for name, b in zip(names, state.buildings, strict=True) if b != NONE}
        self.forts = {name for name, fort in zip(names, state.forts, strict=True) if fort != NONE}
        others = [player for at, player in enumerate(state.players) if at != seat]
        self.foreign = {names[hex_] for player in others for hex_ in player.villagers}
        self.people = self.foreign | {names[hex_] for player in others for hex_ in player.nobles}
        self.trades = state.players[seat].trades
        self.walls = {name for at, name in enumerate(names) if state.walls >> at & 1}
        self.known: dict[Standing, bool] = {}

    # --- what the ledger says of a hex ------------------------------------------------------

    def is_sea(self, name: str) -> bool:
        return self.kind.get(name) in ("sea", "trench")  # AMB-45

    def is_land(self, name: str) -> bool:
        return name in self.kind and not self.is_sea(name)

    def may_enter(self, name: str, villagers: int, nobles: int, by_canoe: bool) -> bool:
        """TD-EXPLORE-13, -15, -25, -33."""
        if name in self.forts:
            return nobles > 0
        return not (by_canoe and villagers and name in self.building and name in self.foreign)

    def stops(self, name: str) -> bool:
        return name in self.forts  # TD-EXPLORE-27

    def may_stay(self, native: Native) -> bool:
        """Whether a villager that has moved may end here, or has ended in a fort (TD-TERMS-12)."""
        name, _, stopped = native
        if name in self.forts:
            return stopped
        if name not in self.building:
            return True
        return name not in self.foreign and bool(self.trades >> self.building[name] & 1)

    # --- moves ------------------------------------------------------------------------------

    def moves(self, now: Standing) -> Iterator[tuple[Move, Standing]]:
        """All moves, completable or not, and what they lead to (TD-EXPLORE-04 to -09, -30)."""
        if not now.left:
            return
        free = [native for native in (*now.villagers, *now.nobles) if not native[2]]
        for start in sorted({native[0] for native in free}):
            # Those not yet moved go first.
            here = [sorted(n for n in kind if n[0] == start and not n[2]) for kind in now[:2]]
            for villagers in range(len(here[0]) + 1):
                for nobles in range(len(here[1]) + 1):
                    if villagers + nobles:
                        going = (here[0][:villagers], here[1][:nobles])
                        yield from self._walks(now, start, going)
                        yield from self._voyages(now, start, going)

    def _walks(
        self, now: Standing, start: str, going: tuple[list[Native], ...]
    ) -> Iterator[tuple[Move, Standing]]:
        villagers, nobles = len(going[0]), len(going[1])
        for heading in HEADINGS:
            end = away(start, heading)
            if self.is_land(end) and self.may_enter(end, villagers, nobles, False):
                move = Move(start, end, villagers, nobles)
                yield move, self._after(now, going, end, now.canoes, now.new_canoes)

    def _voyages(
        self, now: Standing, start: str, going: tuple[list[Native], ...]
    ) -> Iterator[tuple[Move, Standing]]:
        villagers, nobles = len(going[0]), len(going[1])
        if villagers + nobles > 5 or (self.leader_needed and not nobles):
            return
        for embark in filter(self.is_sea, [away(start, heading) for heading in HEADINGS]):
            canoes, new = list(now.canoes), now.new_canoes
            if embark in canoes:
                canoes.remove(embark)
            elif new and nobles:
                new -= 1
            else:
                continue
            for sail in sorted(self._reach(embark)):
                for heading in HEADINGS:
                    end = away(sail, heading)
                    if self.is_land(end) and self.may_enter(end, villagers, nobles, True):
                        move = Move(start, end, villagers, nobles, embark, sail)
                        after = tuple(sorted([*canoes, sail]))
                        yield move, self._after(now, going, end, after, new)

    def _reach(self, embark: str) -> set[str]:
        """The sea hexes in a straight line, the one embarked on too (TD-EXPLORE-08)."""
        found = {embark}
        for heading in HEADINGS:
            steps = 1
            while self.is_sea(away(embark, heading, steps)):
                found.add(away(embark, heading, steps))
                steps += 1
        return found

    def _after(
        self, now: Standing, going: tuple[list[Native], ...], end: str, canoes: tuple[str, ...], new: int
    ) -> Standing:
        kinds = []
        for standing, group in zip(now[:2], going, strict=True):
            left = list(standing)
            for native in group:
                left.remove(native)
            kinds.append(tuple(sorted([*left, *[(end, True, self.stops(end))] * len(group)])))
        return Standing(kinds[0], kinds[1], canoes, new, now.left - 1)

    # --- the end of a sequence --------------------------------------------------------------

    def may_stop(self, now: Standing) -> bool:
        return all(self.may_stay(native) for native in now.villagers if native[1])

    def can_end(self, now: Standing) -> bool:
        if self.may_stop(now):
            return True
        if now not in self.known:
            self.known[now] = any(self.can_end(after) for _, after in self.moves(now))
        return self.known[now]

    def completable(self, now: Standing) -> set[Move]:
        return {move for move, after in self.moves(now) if self.can_end(after)}


class TraitorReading(Reading):
    """The same for the conquistadors of a traitor (TD-TRAITOR-13 to -17, -34, -40, AMB-55)."""

    leader_needed = False

    def may_enter(self, name: str, villagers: int, nobles: int, by_canoe: bool) -> bool:
        return name not in self.walls and not (self.kind[name] == "volcano" and name in self.people)

    def stops(self, name: str) -> bool:
        return name in self.people

    def may_stop(self, now: Standing) -> bool:
        return all(self.kind[name] != "volcano" for name, _, _ in (*now.villagers, *now.nobles))


# --- positions --------------------------------------------------------------------------------------------


def crowded(table: Table, source: random.Random) -> tuple[list[str], list[str]]:
    """Change some land and return the land and sea hexes around an island, where everything happens."""
    names, state = table.box.board.names, table.state
    for name in source.sample(names, 5):
        kind = TERRAINS[state.terrain[table.hex(name)]]
        if kind == "sea" and source.random() < 0.6:
            table.terrain(name, source.choice(list(BUILT_ON)))
        elif kind in BUILT_ON and source.random() < 0.5:
            table.terrain(name, "sea")
    centre = source.choice(state.volcanoes[1:])
    around = [name for at, name in enumerate(names) if table.box.board.apart[centre][at] <= 4]
    kinds = {name: TERRAINS[state.terrain[table.hex(name)]] for name in around}
    sea = [name for name in around if kinds[name] in ("sea", "trench")]
    return [name for name in around if name not in sea], sea


def tribe_in_a_crowd(source: random.Random) -> Table:
    """A tribe among foreign villagers, unknown buildings and forts."""
    tribe = source.choice(["agana", "ecero"])
    table = Table(mode="domination", tribes=[tribe, "tedote", "arucas"])
    table.trades(0, *source.sample(TRADES, source.choice([1, 2, 3]))).trades(1, *TRADES)
    land, sea = crowded(table, source)
    for name in land:
        kind = TERRAINS[table.state.terrain[table.hex(name)]]
        if kind in BUILT_ON and (lot := source.random()) < 0.75:
            building = source.choice(BUILT_ON[kind])
            if lot > 0.6:
                table.fort(name, source.choice([1, 2]))
            elif table.supply()[building]:
                table.building(name, building)
                if lot < 0.3 and len(table.villagers(1)) < 7:
                    table.natives(1, name, villagers=1)
    free = [name for name in land if "fort" not in table.at(name)]
    homes = [name for name in free if pieces.may_end(table.state, 0, table.hex(name))]
    for _ in range(source.choice([1, 2, 3, 4])):
        table.natives(0, source.choice(homes), villagers=1)
    for _ in range(source.choice([0, 1, 1, 2])):
        table.natives(0, source.choice(free), nobles=1)
    table.canoes(*[source.choice(sea) for _ in range(source.choice([0, 0, 1, 2]))])
    table.have(0, wood=source.choice([0, 0, 1, 2]))
    return table.stored_canoe(0) if tribe == "agana" else table


def traitor_in_a_crowd(source: random.Random) -> Table:
    """A traitor with one or two forts, perhaps a chief, among natives on terrain and volcanoes."""
    card = source.choice(["leader", "jailer"])
    table = Table(mode="domination", traitor=True).era(3).traitor(0, card)
    land, sea = crowded(table, source)
    terrain = [name for name in land if TERRAINS[table.state.terrain[table.hex(name)]] in BUILT_ON]
    source.shuffle(terrain)
    forts = source.choice([1, 1, 2])
    for name in terrain[:forts]:
        table.fort(name, source.choice([1, 2, 3]))
    if card == "leader":
        table.chief(terrain[0], canoe=source.choice([True, False]))
    if source.random() < 0.5:
        table.walls(terrain.pop())
    for name in land:
        if name not in terrain[:forts] and source.random() < 0.35 and len(table.villagers(1)) < 7:
            table.natives(1, name, villagers=1)
    return table.canoes(*[source.choice(sea) for _ in range(source.choice([0, 1, 2]))])


def natives_of(table: Table, standing: Any, moved: Any, stopped: Any) -> tuple[Native, ...]:
    names = table.box.board.names
    found = []
    for hex_ in sorted(set(standing)):
        for at in range(list(standing).count(hex_)):
            found.append((names[hex_], at < list(moved).count(hex_), at < list(stopped).count(hex_)))
    return tuple(sorted(found))


def standing_of_tribe(table: Table, left: int) -> Standing:
    state, player = table.state, table.player(0)
    return Standing(
        natives_of(table, player.villagers, state.moved, state.stopped),
        natives_of(table, player.nobles, state.moved_nobles, state.stopped_nobles),
        tuple(sorted(table.canoe_hexes())),
        table.goods(0).get("wood", 0) + player.canoe,
        left,
    )


def standing_of_traitor(table: Table, left: int) -> Standing:
    """The chief is one of the conquistadors: it takes the mark of one that stands beside it."""
    state, names = table.state, table.box.board.names
    band = [hex_ for hex_, count in enumerate(state.conquistadors) for _ in range(count)]
    rest = list(natives_of(table, band, state.moved, state.stopped))
    chief: list[Native] = []
    if state.chief >= 0:
        stopped = bool(state.stopped_nobles)
        chief = [next(one for one in rest if one[0] == names[state.chief] and one[2] == stopped)]
        rest.remove(chief[0])
    canoes = tuple(sorted(table.canoe_hexes()))
    return Standing(tuple(rest), tuple(chief), canoes, state.chief_canoe, left)


def offered(table: Table) -> set[Move]:
    """All moves that can be put together from what is offered, step by step (TD-TERMS-41)."""
    found = set()
    for leave in table.legal("leave"):
        left = table.copy().choose(leave)
        for group in left.legal("group", "band", "band_with_chief"):
            verb, *counts = group.split()
            villagers, nobles = int(counts[0]), int(counts[-1]) if verb == "group" else 0
            if verb == "band_with_chief":
                villagers, nobles = villagers - 1, 1
            gone = left.copy().choose(group)
            start = leave.split()[1]
            for way in gone.legal("walk", "embark"):
                how, place = way.split()
                if how == "walk":
                    found.add(Move(start, place, villagers, nobles))
                    continue
                aboard = gone.copy().choose(way)
                if aboard.legal("canoe"):
                    aboard.choose("canoe wood")
                for sail in aboard.legal("sail"):
                    for land in aboard.copy().choose(sail).legal("land"):
                        end = land.split()[1]
                        found.add(Move(start, end, villagers, nobles, place, sail.split()[1]))
    return found


def make(table: Table, move: Move, traitor: bool) -> None:
    group = f"group {move.villagers} {move.nobles}"
    if traitor:
        group = f"{'band_with_chief' if move.nobles else 'band'} {move.villagers + move.nobles}"
    table.choose(f"leave {move.start}", group)
    if not move.embark:
        table.choose(f"walk {move.end}")
        return
    table.choose(f"embark {move.embark}")
    if canoes := sorted(table.legal("canoe")):
        table.choose(canoes[0])
    table.choose(f"sail {move.sail}", f"land {move.end}")


def tables(seed: int, make_table: Any, count: int) -> Iterator[tuple[Table, random.Random]]:
    source = random.Random(seed)
    made = 0
    while made < count:
        try:
            table = make_table(source)
        except (PositionError, IndexError):
            continue  # too little room on what land is left
        made += 1
        yield table, source


@pytest.mark.rule(
    "TD-EXPLORE-04", "TD-EXPLORE-06", "TD-EXPLORE-07", "TD-EXPLORE-08", "TD-EXPLORE-13", "TD-EXPLORE-15",
    "TD-EXPLORE-16", "TD-EXPLORE-24", "TD-EXPLORE-25", "TD-EXPLORE-28", "TD-EXPLORE-30", "TD-EXPLORE-31",
    "TD-EXPLORE-32", "TD-EXPLORE-33", "TD-TERMS-41",
)  # fmt: skip
@pytest.mark.parametrize("seed", range(4))
def test_exactly_the_moves_that_can_be_completed_are_offered(seed: int) -> None:
    for table, source in tables(seed, tribe_in_a_crowd, 12):
        table.explore(0)
        while table.asking == "ChooseMove":
            reading = Reading(table, 0)
            now = standing_of_tribe(table, table.decision.left)
            moves = reading.completable(now)
            assert offered(table) == moves, now
            may_stop = not moves or (reading.may_stop(now) and not table.decision.must_move)
            assert ("stop" in table.legal("stop")) == may_stop, now
            if not moves:
                break
            onward = [move for move in sorted(moves) if not reading.may_stay((move.end, True, False))]
            make(table, source.choice(onward or sorted(moves)), False)
            if table.asking == "Reconquest":
                table.choose("weapons 0 0")


@pytest.mark.rule(
    "TD-TRAITOR-13", "TD-TRAITOR-14", "TD-TRAITOR-15", "TD-TRAITOR-34", "TD-TRAITOR-40", "TD-TRAITOR-37"
)
@pytest.mark.parametrize("seed", range(4))
def test_exactly_the_bands_that_can_leave_volcanoes_again_may_move(seed: int) -> None:
    for table, source in tables(seed, traitor_in_a_crowd, 10):
        table.then(TraitorSequence(0, True))
        while table.decision is not None and table.asking == "ChooseBand":
            reading = TraitorReading(table, 0)
            now = standing_of_traitor(table, table.decision.left)
            moves = reading.completable(now)
            assert offered(table) == moves, now
            may_stop = not moves or (reading.may_stop(now) and not table.decision.must_move)
            assert ("stop" in table.legal("stop")) == may_stop, now
            if not moves:
                break
            over = [move for move in sorted(moves) if reading.kind[move.end] == "volcano"]
            make(table, source.choice(over or sorted(moves)), True)
            while table.decision is not None and table.asking not in ("ChooseBand", "ChooseFortTile"):
                table.choose(source.choice(sorted(table.legal())))
