"""The names of Wendake's things as messages, by kind and id: tiles, places, cards, pieces."""

from __future__ import annotations

from itertools import chain

from firekeeper.games.wendake.box import Box
from firekeeper.games.wendake.terms import PAIRINGS, STEPS, TRACKS
from firekeeper.games.wendake.view import AreaView, TileView
from firekeeper.kernel.wording import Args, Message, Wording, chained, listed


class Names(Wording):
    """The names of things."""

    rules: Box

    def count(self, thing: str, count: int) -> Message:
        """So many of a good or of natives: "2 fish"."""
        return Message(f"wendake-count-{thing}", {"count": count})

    def one(self, native: str) -> Message:
        """A native in a sentence: "a hunter"."""
        return self.called("native", f"{native}.one")

    def action(self, code: int, form: str = "") -> Message:
        """An action of a tile; Move says how far. Forms: "short" on tiles, "the" inside a sentence."""
        key = f"wendake-action-{self.rules.action_names[code % STEPS]}"
        return Message(f"{key}.{form}" if form else key, {"steps": code // STEPS})

    def actions(self, codes: tuple[int, ...]) -> Message:
        """Actions as a tile shows them: "Hunt + Move 1"."""
        return chained("wendake-actions", [self.action(code) for code in codes])

    def tile(self, name: str) -> Message:
        """An action tile, called by what its ACTION side shows."""
        if self.printed:
            return Message(f"wendake-tile-{name}")
        return self.actions(self.rules.tile_actions[self.rules.tile_names.index(name)])

    def cell(self, cell: int, tile: TileView | None = None) -> Message:
        """A place of a grid, with the tile on it if that is known."""
        args: Args = {"row": cell // 3 + 1, "column": cell % 3 + 1}
        if tile is None or not tile.id:
            return Message("wendake-cell", args)
        args["tile"] = self.tile(tile.id)
        return Message("wendake-cell-ritual" if tile.side == "ritual" else "wendake-cell-tile", args)

    def my_cell(self, cell: int) -> Args:
        """A place of the reader's own grid, and just the tile on it."""
        tile = None if self.me is None else self.me.grid[cell]
        place = self.cell(cell, tile)
        if tile is None or not tile.id:
            return {"cell": place, "tile": place}
        shown = self.tile(tile.id)
        ritual = Message("wendake-tile-ritual", {"tile": shown})
        return {"cell": place, "tile": ritual if tile.side == "ritual" else shown}

    def area(self, name: str) -> Message:
        """A productive area by territory and crop; equal ones in a territory are numbered."""
        rules = self.rules
        area = rules.area_names.index(name)
        crop = rules.area_crop[area]
        alike = [
            other for other in rules.areas_of[rules.area_territory[area]] if rules.area_crop[other] == crop
        ]
        args: Args = {
            "territory": self.called("territory", rules.territories[rules.area_territory[area]]),
            "crop": self.called("crop", rules.goods[crop] if crop >= 0 else "hunt"),
            "number": alike.index(area) + 1,
        }
        return Message("wendake-area-numbered" if len(alike) > 1 else "wendake-area", args)

    def place(self, name: str) -> Message:
        """A territory, area or lake, or home."""
        if name in self.rules.area_names:
            return self.area(name)
        if name in self.rules.lakes:
            return self.called("lake", name)
        known = name in self.rules.territories
        return self.called("territory", name) if known else Message("wendake-place-home")

    def card(self, name: str) -> Message:
        """A mask card with everything printed on it."""
        parts = zip(("kind", "oval", "blanket"), ("mask", "oval", "blanket"), name.split("_"), strict=True)
        return Message("wendake-card", {part: self.called(kind, name) for part, kind, name in parts})

    def masks(self, kinds: list[str]) -> Message:
        """Mask cards by kind only, which is all that counts when they are played."""
        found = []
        for kind in dict.fromkeys(kinds):
            mask, count = self.called("mask", f"{kind}.short"), kinds.count(kind)
            found.append(Message("wendake-mask-count", {"count": count, "mask": mask}) if count > 1 else mask)
        return listed(found)

    def turtle(self, name: str) -> Message:
        """A turtle tile from its points side."""
        rules = self.rules
        at = rules.turtle_names.index(name)
        tracks = [self.called("track", TRACKS[track]) for track in rules.turtle_tracks[at]]
        shown = tracks[0]
        if len(tracks) > 1:
            shown = Message("wendake-turtle-either", {"first": tracks[0], "second": tracks[1]})
        kind = self.called("turtle", rules.turtle_backs[at])
        args: Args = {"type": kind, "points": rules.turtle_points[at], "tracks": shown}
        return Message("wendake-turtle-points", args)

    def pairs(self, pairing: int) -> Message:
        """The two pairs of score tracks."""
        named = zip("abcd", chain(*PAIRINGS[pairing]), strict=True)
        return Message("wendake-pairs", {name: self.called("track", TRACKS[track]) for name, track in named})

    def standing(self, area: str) -> AreaView | None:
        """Who stands in an area, if somebody does."""
        areas = [] if self.view is None else [at for land in self.view.territories for at in land.areas]
        return next((at for at in areas if at.id == area and at.native), None)
