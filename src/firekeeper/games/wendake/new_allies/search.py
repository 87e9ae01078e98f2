"""Searching for a better turtle or action tile (NA-CARD-12, -13, -31, -32): seen by the searcher alone."""

from __future__ import annotations

from firekeeper.games.wendake.effects import spend
from firekeeper.games.wendake.new_allies import events
from firekeeper.games.wendake.new_allies.state import AllyState, allied
from firekeeper.games.wendake.new_allies.terms import REPLACE_TILE
from firekeeper.games.wendake.restore import ReplaceTile
from firekeeper.games.wendake.state import WendakeState, members
from firekeeper.kernel.audience import only
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.events import twins
from firekeeper.kernel.frame import Chance, Deal, Decision


def owned_resources(state: WendakeState, seat: int) -> list[int]:
    """The kinds of resources a seat has."""
    goods = state.players[seat].goods
    return [resource for resource in range(5) if goods[resource]]


# --- turtle tiles -----------------------------------------------------------------------------------


class LookForTurtle(Decision[AllyState]):
    """Look at one more tile of a stack, keep one of those that lie open, or stop (NA-CARD-31, NA-DEC-40).

    `kinds` may still be searched; tiles of the type `opened` lie open, -1 if none do; `spent` are the kinds
    of resources paid in this use (NA-CARD-04).
    """

    rules = ("NA-CARD-12", "NA-CARD-31", "NA-CARD-04", "NA-CARD-27")
    verbs = ("look", "keep", "done")
    secret = ("keep",)

    def __init__(self, seat: int, kinds: int, opened: int, spent: int) -> None:
        self.seat = seat
        self.kinds = kinds
        self.opened = opened
        self.spent = spent

    def choices(self, state: AllyState) -> list[Choice]:
        rules = state.allies
        payable = [good for good in owned_resources(state, self.seat) if not self.spent >> good & 1]
        if self.opened < 0:
            out = [rules.done] if self.spent else []
            kinds = [kind for kind in members(self.kinds) if state.turtle_stacks[kind]]
        else:
            open_tiles = state.players[self.seat].turtles & rules.turtles_of[self.opened]
            open_tiles |= state.turtles_seen[self.seat]
            out = [rules.keep_turtle[tile] for tile in members(open_tiles)]
            kinds = [self.opened] if state.turtle_stacks[self.opened] else []
        return out + [rules.look_turtle[kind][good] for kind in kinds for good in payable]

    def apply(self, state: AllyState, choice: Choice) -> None:
        rules, seat = state.allies, self.seat
        if choice is rules.done:
            return
        if choice.verb == "keep":
            keep_turtle(state, seat, self.opened, choice.a)
            state.push(LookForTurtle(seat, self.kinds, -1, self.spent))
            return
        kind, good = choice.a, choice.b
        spend(state, seat, good, 1)
        if state.events is not None:
            state.events.append(events.TileSought(seat=seat, turtle=rules.turtle_types[kind]))
        left = self.kinds & ~(1 << kind)
        state.then(SeeTurtle(seat, kind), LookForTurtle(seat, left, kind, self.spent | 1 << good))

    def why_not(self, state: AllyState, choice: Choice) -> str:
        if choice.verb == "look" and choice.c and self.spent >> choice.b & 1:
            return "NA-CARD-04"
        return "NA-CARD-31"


def keep_turtle(state: AllyState, seat: int, kind: int, tile: int) -> None:
    """Keep one of the open tiles; the others are in their stack again (NA-CARD-12, -27)."""
    rules = state.allies
    player = state.players[seat]
    open_tiles = state.turtles_seen[seat] | player.turtles & rules.turtles_of[kind]
    back = open_tiles & ~(1 << tile)
    player.turtles = player.turtles & ~rules.turtles_of[kind] | 1 << tile
    state.turtles_seen[seat] = 0
    state.turtle_pool |= back
    state.turtle_stacks[kind] += back.bit_count()
    if state.events is not None:
        shown, count = rules.turtle_types[kind], back.bit_count()
        name = rules.turtle_names[tile]
        kept = events.TurtleKept(seat=seat, turtle=shown, tile=name, returned=count)
        state.events += twins(kept, rules.seats, tile="")


class SeeTurtle(Chance[AllyState]):
    """A tile of a stack is looked at (NA-CARD-12)."""

    rules = ("NA-CARD-12", "NA-CARD-27")

    def __init__(self, owner: int, kind: int) -> None:
        super().__init__()
        self.owner = owner
        self.kind = kind

    def choices(self, state: AllyState) -> list[Choice]:
        rules = state.allies
        return [rules.deal_turtle[tile] for tile in members(state.turtle_pool & rules.turtles_of[self.kind])]

    def audience(self, state: AllyState) -> int:
        return state.rules.audience_of(state, self.owner, "turtles")

    def apply(self, state: AllyState, choice: Choice) -> None:
        state.turtle_pool &= ~(1 << choice.a)
        state.turtle_stacks[self.kind] -= 1
        state.turtles_seen[self.owner] |= 1 << choice.a
        if state.events is not None:
            tile = state.allies.turtle_names[choice.a]
            state.events.append(events.TileFound(seat=self.owner, tile=tile, audience=only(self.owner)))


# --- action tiles -----------------------------------------------------------------------------------


class ReplaceWithSeen(ReplaceTile):
    """2.B: tiles looked at may be taken as well; the others return to the pile (NA-CARD-32, NA-AMB-50)."""

    name = "ReplaceTile"
    rules = (*ReplaceTile.rules, "NA-CARD-13", "NA-CARD-32", "NA-AMB-14", "NA-AMB-50")

    def windows(self, state: WendakeState) -> int:
        return REPLACE_TILE

    def choices(self, state: WendakeState) -> list[Choice]:
        out = super().choices(state)
        seen = members(allied(state).tiles_seen[self.seat])
        if seen:
            for old in state.players[self.seat].cycled_out:
                out += [state.rules.replace_tile[old][new] for new in seen]
        return out

    def apply(self, state: WendakeState, choice: Choice) -> None:
        ours = allied(state)
        seen = ours.tiles_seen[self.seat]
        if seen:
            back = seen & ~(1 << choice.b) if choice.verb == "replace" else seen
            ours.tiles_seen[self.seat] = 0
            ours.pool |= back
            ours.stack += back.bit_count()
            if back and state.events is not None:
                state.events.append(events.TilesReturned(seat=self.seat, count=back.bit_count()))
        super().apply(state, choice)


class LookForTile(Decision[AllyState]):
    """Look at one more tile of the pile, or stop (NA-CARD-32, NA-DEC-41)."""

    rules = ("NA-CARD-13", "NA-CARD-32", "NA-CARD-04", "NA-CARD-27")
    verbs = ("look", "done")

    def __init__(self, seat: int, spent: int) -> None:
        self.seat = seat
        self.spent = spent

    def choices(self, state: AllyState) -> list[Choice]:
        rules = state.allies
        out = [rules.done] if self.spent else []
        if state.stack > 0:
            for good in owned_resources(state, self.seat):
                if not self.spent >> good & 1:
                    out.append(rules.look_tile[good])
        return out

    def apply(self, state: AllyState, choice: Choice) -> None:
        if choice is state.allies.done:
            return
        spend(state, self.seat, choice.b, 1)
        if state.events is not None:
            state.events.append(events.TileSought(seat=self.seat, turtle=""))
        state.then(SeeTile(self.seat), LookForTile(self.seat, self.spent | 1 << choice.b))

    def why_not(self, state: AllyState, choice: Choice) -> str:
        return "NA-CARD-04" if choice.verb == "look" and self.spent >> choice.b & 1 else "NA-CARD-32"


class SeeTile(Deal[AllyState]):
    """A tile of the pile is looked at (NA-CARD-13)."""

    rules = ("NA-CARD-13", "NA-CARD-27")

    def choices(self, state: AllyState) -> list[Choice]:
        return [state.allies.deal_tile[tile] for tile in members(state.pool)]

    def audience(self, state: AllyState) -> int:
        return only(self.owner)

    def apply(self, state: AllyState, choice: Choice) -> None:
        state.pool &= ~(1 << choice.a)
        state.stack -= 1
        state.tiles_seen[self.owner] |= 1 << choice.a
        if state.events is not None:
            tile = state.allies.tile_names[choice.a]
            state.events.append(events.TileFound(seat=self.owner, tile=tile, audience=only(self.owner)))
