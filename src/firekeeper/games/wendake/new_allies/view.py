"""The view of New Allies: that of Wendake, and the Alliance track, patrols, ships and Turn cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import asdict

from firekeeper.games.wendake.new_allies.masks import TakeFromDeck
from firekeeper.games.wendake.new_allies.patrols import PatrolStep
from firekeeper.games.wendake.new_allies.terms import side_of
from firekeeper.games.wendake.state import members
from firekeeper.games.wendake.terms import ENGLISH, FLAGS, NO_FLAG
from firekeeper.games.wendake.view import PlayerView, TerritoryView, WendakeView, WendakeViews
from firekeeper.kernel.view import name_at, names_at

if TYPE_CHECKING:
    from firekeeper.games.wendake.new_allies.state import AllyState


class AllyTerritoryView(TerritoryView, frozen=True):
    """`patrols` of each seat; they bear the flag of its Alliance disk."""

    patrols: list[int]


class AllyPlayerView(PlayerView, frozen=True):
    """`ally` and `alliance` are the side and the number of the disk's space, `patrols` the territories.

    `cards_used` are the Turn cards among `cards` that lie face down. `seen` are the tiles, or the cards of
    the mask deck, that lie open for this seat alone while it searches.
    """

    ally: str
    alliance: int
    alliance_points: int
    patrols: list[str]
    cards: list[str]
    cards_used: list[str]
    off_line: bool
    seen: list[str] | None


class ShipView(Struct, frozen=True):
    """A ship and its lake, which is empty before it is placed."""

    flag: str
    lake: str


class TurnSpaceView(Struct, frozen=True):
    """A space of the turn order: the card below it, empty once it is gone, and who stands on it, or -1."""

    card: str
    seat: int


class AllyView(WendakeView, frozen=True):
    """`pair_flags` are the flags of the two `pairs`. `reserved` lists the seats that stand on the turn order
    track by space, -1 where nobody does; `turn_spaces` shows the same with the cards. `patrol_steps` are left
    to the patrols of the seat that moves them.
    """

    players: list[AllyPlayerView]  # type: ignore[assignment]
    territories: list[AllyTerritoryView]  # type: ignore[assignment]
    pair_flags: list[str]
    turn_spaces: list[TurnSpaceView]
    turn_level: int
    turn_deck_size: int
    turn_discard: list[str]
    ships: list[ShipView]
    closed_lakes: list[str]
    patrol_steps: int


class AllyViews(WendakeViews):
    """Builds what the table looks like; tiles looked at are secret too (NA-CARD-27)."""

    secrets = (*WendakeViews.secrets, "seen")
    state: AllyState

    def public(self) -> AllyView:
        state, rules = self.state, self.state.allies
        first = FLAGS[ENGLISH if state.flag_pair == 0 else 1 - ENGLISH]
        places = zip(state.spaces, state.reserved, strict=True)
        return AllyView(
            **_fields(super().public()),
            pair_flags=[first, *[flag for flag in FLAGS if flag != first]],
            turn_spaces=[
                TurnSpaceView(card=name_at(rules.turn_card_names, card), seat=seat) for card, seat in places
            ],
            turn_level=state.turn_level + 1,
            turn_deck_size=state.turn_deck.bit_count(),
            turn_discard=names_at(rules.turn_card_names, members(state.turn_discard)),
            ships=[
                ShipView(flag=flag, lake=name_at(rules.lakes, lake))
                for flag, lake in zip(FLAGS, state.ships, strict=True)
            ],
            closed_lakes=rules.closed_lakes,
            patrol_steps=_patrol_steps(state),
        )

    def map_key(self) -> Any:
        return super().map_key(), tuple(self.state.patrols)

    def territories(self) -> list[TerritoryView]:
        state = self.state
        found: list[TerritoryView] = []
        for at, shown in enumerate(super().territories()):
            patrols = tuple([places.count(at) for places in state.patrols])
            found.append(self.part(("patrols", at), (shown, patrols), _with_patrols, shown, patrols))
        return found

    def player_key(self, seat: int) -> Any:
        state = self.state
        own = (
            state.disks[seat],
            state.patrols[seat],
            state.cards[seat],
            state.cards_used[seat],
            state.off_line[seat],
            state.turtles_seen[seat],
            state.tiles_seen[seat],
            self._deck_seen(seat),
        )
        return super().player_key(seat), own

    def secret(self, seat: int, name: str) -> list[str]:
        if name != "seen":
            return super().secret(seat, name)
        state, rules = self.state, self.state.allies
        turtles = names_at(rules.turtle_names, members(state.turtles_seen[seat]))
        tiles = names_at(rules.tile_names, members(state.tiles_seen[seat]))
        deck = self._deck_seen(seat)
        return (
            turtles
            + tiles
            + [name for name, count in zip(rules.card_names, deck, strict=False) for _ in range(count)]
        )

    def _deck_seen(self, seat: int) -> tuple[int, ...]:
        """The mask deck while a seat looks through it (NA-AMB-20)."""
        top = self.state.frames[-1] if self.state.frames else None
        return tuple(self.state.deck) if isinstance(top, TakeFromDeck) and top.seat == seat else ()

    def player(self, seat: int) -> PlayerView:
        state, rules = self.state, self.state.allies
        disk = state.disks[seat]
        side = side_of(disk)
        return AllyPlayerView(
            **_fields(super().player(seat)),
            ally=FLAGS[side] if side != NO_FLAG else "",
            alliance=abs(disk),
            alliance_points=rules.disk_points[disk + rules.disk_end],
            patrols=names_at(rules.territories, state.patrols[seat]),
            cards=names_at(rules.turn_card_names, members(state.cards[seat])),
            cards_used=names_at(rules.turn_card_names, members(state.cards_used[seat])),
            off_line=bool(state.off_line[seat]),
            seen=self.revealed(seat)["seen"],
        )


def _fields(view: Struct) -> dict[str, Any]:
    """The fields of a view of the base game."""
    return asdict(view)


def _patrol_steps(state: AllyState) -> int:
    top = state.frames[-1] if state.frames else None
    return top.left if isinstance(top, PatrolStep) else 0


def _with_patrols(shown: TerritoryView, patrols: tuple[int, ...]) -> AllyTerritoryView:
    return AllyTerritoryView(**_fields(shown), patrols=list(patrols))
