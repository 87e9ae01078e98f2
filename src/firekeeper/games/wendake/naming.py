"""The names of Wendake's things as messages, by kind and id: tiles, places, cards, pieces."""

from __future__ import annotations

from firekeeper.games.wendake.box import Box
from firekeeper.games.wendake.terms import PAIRINGS, STEPS, TRACKS
from firekeeper.games.wendake.view import AreaView, TileView
from firekeeper.kernel.wording import Message, Value, Wording, listed


class Names(Wording):
    """The names of things."""

    rules: Box

    def count(self, thing: str, count: int) -> Message:
        """So many of a good or of natives: "2 fish"."""
        return Message(f"wendake-count-{thing}", {"count": count})

    def action(self, code: int, short: bool = False) -> Message:
        """An action of a tile; Move says how far."""
        key = f"wendake-action-{self.rules.action_names[code % STEPS]}"
        return Message(f"{key}.short" if short else key, {"steps": code // STEPS})

    def actions(self, codes: tuple[int, ...]) -> Message:
        """Actions as a tile shows them: "Hunt + Move 1"."""
        found = self.action(codes[-1])
        for code in reversed(codes[:-1]):
            found = Message("wendake-actions", {"first": self.action(code), "rest": found})
        return found

    def tile(self, name: str) -> Message:
        """An action tile, called by what its ACTION side shows."""
        if self.printed:
            return Message(f"wendake-tile-{name}")
        return self.actions(self.rules.tile_actions[self.rules.tile_names.index(name)])

    def cell(self, cell: int, tile: TileView | None = None) -> Message:
        """A place of a grid, with the tile on it if that is known."""
        args: dict[str, Value] = {"row": cell // 3 + 1, "column": cell % 3 + 1}
        if tile is None or not tile.id:
            return Message("wendake-cell", args)
        args["tile"] = self.tile(tile.id)
        return Message("wendake-cell-ritual" if tile.side == "ritual" else "wendake-cell-tile", args)

    def my_cell(self, cell: int) -> dict[str, Value]:
        """A place of the reader's own grid, and just the tile on it."""
        player = self.me
        tile = player.grid[cell] if player is not None else None
        place = self.cell(cell, tile)
        if tile is None or not tile.id:
            return {"cell": place, "tile": place}
        shown = self.tile(tile.id)
        return {
            "cell": place,
            "tile": Message("wendake-tile-ritual", {"tile": shown}) if tile.side == "ritual" else shown,
        }

    def area(self, name: str) -> Message:
        """A productive area by territory and crop; equal ones in a territory are numbered."""
        rules = self.rules
        area = rules.area_names.index(name)
        crop = rules.area_crop[area]
        alike = [
            other for other in rules.areas_of[rules.area_territory[area]] if rules.area_crop[other] == crop
        ]
        args: dict[str, Value] = {
            "territory": Message(f"wendake-territory-{rules.territories[rules.area_territory[area]]}"),
            "crop": Message(f"wendake-crop-{rules.goods[crop] if crop >= 0 else 'hunt'}"),
            "number": alike.index(area) + 1,
        }
        return Message("wendake-area-numbered" if len(alike) > 1 else "wendake-area", args)

    def place(self, name: str) -> Message:
        """A territory, area or lake, or home."""
        if name in self.rules.area_names:
            return self.area(name)
        if name in self.rules.lakes:
            return Message(f"wendake-lake-{name}")
        if name in self.rules.territories:
            return Message(f"wendake-territory-{name}")
        return Message("wendake-place-home")

    def card(self, name: str) -> Message:
        """A mask card with everything printed on it."""
        kind, oval, blanket = name.split("_")
        return Message(
            "wendake-card",
            {
                "kind": Message(f"wendake-mask-{kind}"),
                "oval": Message(f"wendake-oval-{oval}"),
                "blanket": Message(f"wendake-blanket-{blanket}"),
            },
        )

    def masks(self, kinds: list[str]) -> Message:
        """Mask cards by kind only, which is all that counts when they are played."""
        found = []
        for kind in dict.fromkeys(kinds):
            mask, count = Message(f"wendake-mask-{kind}.short"), kinds.count(kind)
            found.append(
                mask if count == 1 else Message("wendake-mask-count", {"count": count, "mask": mask})
            )
        return listed(found)

    def turtle(self, name: str) -> Message:
        """A turtle tile from its points side."""
        rules = self.rules
        at = rules.turtle_names.index(name)
        tracks = [self.called("track", TRACKS[track]) for track in rules.turtle_tracks[at]]
        shown = tracks[0]
        if len(tracks) > 1:
            shown = Message("wendake-turtle-either", {"first": tracks[0], "second": tracks[1]})
        kind = Message(f"wendake-turtle-{rules.turtle_types[rules.turtle_type[at]]}")
        return Message(
            "wendake-turtle-points", {"type": kind, "points": rules.turtle_points[at], "tracks": shown}
        )

    def pairs(self, pairing: int) -> Message:
        """The two pairs of score tracks."""
        (a, b), (c, d) = PAIRINGS[pairing]
        named = zip("abcd", (a, b, c, d), strict=True)
        return Message(
            "wendake-pairs", {name: Message(f"wendake-track-{TRACKS[track]}") for name, track in named}
        )

    def standing(self, area: str) -> AreaView | None:
        if self.view is None:
            return None
        for territory in self.view.territories:
            for found in territory.areas:
                if found.id == area and found.native:
                    standing: AreaView = found
                    return standing
        return None
