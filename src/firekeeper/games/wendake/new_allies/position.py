"""Setting up positions of New Allies: those of Wendake, and disks, patrols, ships and Turn cards."""

from __future__ import annotations

from typing import Self

from firekeeper.games.wendake import position
from firekeeper.games.wendake.new_allies.invariants import broken
from firekeeper.games.wendake.new_allies.terms import space_on
from firekeeper.games.wendake.terms import FLAGS
from firekeeper.kernel.position import PositionError, index_of, step


class Position(position.Position):
    """A position of New Allies under construction. The first level 1 cards lie under the spaces."""

    def laws(self) -> list[str]:
        return broken(self.state)

    @step
    def canoes(self, seat: int, count: int) -> Self:
        """So many canoes, all on the first open lake; `canoes_on` puts them elsewhere."""
        self.canoes_on(seat, **{self.box.lakes[self.box.open_lakes[0]]: count})
        return self

    @step
    def canoes_on(self, seat: int, **counts: int) -> Self:
        """Canoes by lake: canoes_on(0, huron=2, erie=1)."""
        player = self.player(seat)
        lakes = [0] * len(self.box.lakes)
        for name, count in counts.items():
            lakes[index_of(self.box.lakes, name, "lake")] = count
        player.lakes = tuple(lakes)
        player.canoes = sum(lakes)
        return self

    @step
    def english_pair(self, number: int) -> Self:
        """Which pair of score tracks is English: 1 or 2 (NA-SETUP-15)."""
        if number not in (1, 2):
            raise PositionError("there are two pairs of score tracks, 1 and 2")
        self.state.flag_pair = number - 1
        return self

    @step
    def pairing(self, number: int) -> Self:
        """Which categories are paired: 1, 2 or 3 (NA-SETUP-15)."""
        if number not in (1, 2, 3):
            raise PositionError("there are three pairings, 1 to 3")
        self.state.pairing = number - 1
        return self

    @step
    def alliance(self, seat: int, flag: str, value: int) -> Self:
        """Put the Alliance disk on a space; two patrols of that flag stand at home."""
        self.state.disks[seat] = space_on(index_of(FLAGS, flag, "flag"), value)
        self.state.patrols[seat] = (self.player(seat).home,) * self.box.patrols if value else ()
        return self

    @step
    def patrols(self, seat: int, *territories: str) -> Self:
        """Where the two patrols of a seat are."""
        places = [index_of(self.box.territories, name, "territory") for name in territories]
        self.state.patrols[seat] = tuple(sorted(places))
        return self

    @step
    def ship(self, flag: str, lake: str) -> Self:
        """The lake of a ship."""
        ships = list(self.state.ships)
        ships[index_of(FLAGS, flag, "flag")] = index_of(self.box.lakes, lake, "lake")
        self.state.ships = tuple(ships)
        return self

    @step
    def turn_cards(self, seat: int, *cards: str, used: bool = False) -> Self:
        """Give Turn cards (face down if `used`), out of the deck."""
        for name in cards:
            card = index_of(self.box.turn_card_names, name, "Turn card")
            self.state.turn_deck &= ~(1 << card)
            self.state.cards[seat] |= 1 << card
            if used:
                self.state.cards_used[seat] |= 1 << card
        return self

    @step
    def under_spaces(self, *cards: str) -> Self:
        """The Turn cards under the spaces from 1 on; an empty name where there is none."""
        for lying in self.state.spaces:
            if lying >= 0:
                self.state.turn_deck |= 1 << lying
        places = [index_of(self.box.turn_card_names, name, "Turn card") if name else -1 for name in cards]
        for card in places:
            if card >= 0:
                self.state.turn_deck &= ~(1 << card)
        self.state.spaces = (*places, *[-1] * (self.box.turn_spaces - len(places)))
        return self

    @step
    def to_move(self, seat: int) -> Self:
        """It is this seat's turn; spaces that nobody has filled get the next Turn cards of the level."""
        if not any(card >= 0 for card in self.state.spaces):
            left = [
                card for card in range(self.state.turn_deck.bit_length()) if self.state.turn_deck >> card & 1
            ]
            self.under_spaces(*[self.box.turn_card_names[card] for card in left[: self.box.turn_spaces]])
        return super().to_move(seat)

    @step
    def date(self, year: int) -> Self:
        """The year that is being played; after the change of decks with Turn cards of level 2."""
        late = year > self.box.turn_deck_change
        if late and self.state.turn_level == 0:
            self.state.turn_level, self.state.turn_discard = 1, 0
            self.state.spaces = (-1,) * self.box.turn_spaces
            self.state.turn_deck = self.box.turn_decks[1]
            for owned in self.state.cards:
                self.state.turn_deck &= ~owned
        return super().date(year)
