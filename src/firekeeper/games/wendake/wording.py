"""Wording of Wendake: the arguments of its prompts, choices and events."""

from __future__ import annotations

from typing import Any, ClassVar

from firekeeper.games.wendake.naming import Names
from firekeeper.games.wendake.terms import STEPS, TRACKS
from firekeeper.games.wendake.view import TileView
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.wording import Args, Message, Run, listed, yes
from firekeeper.kernel.wording_rows import fields, first, group, in_turn, order, winner

CLASSES = {0b11000: "animal", 0b00111: "vegetable", 0b11111: "resource"}
"""Sets of resources that progress tiles speak of."""


class WendakeWording(Names):
    """What Wendake's messages need to know."""

    owners = ("owner", "trader")

    # --- prompts --------------------------------------------------------------------------------

    def prompt_PlaceMarker(self, frame: Any) -> Args:
        used = 0 if self.me is None else sum(tile.marked for tile in self.me.grid)
        reserve = self.me is None or self.seat not in self.view.reserved
        return {"tiles": self.rules.activations - used, "reserve": yes(reserve)}

    def prompt_DrawMask(self, frame: Any) -> Args:
        if self.view is None or not self.view.discard:
            return {"card": "none"}
        card = self.view.discard[-1]
        return {"card": card, "top": self.called("mask", card.split("_")[0])}

    def prompt_ScoreMajorities(self, frame: Any) -> Args:
        territories = [] if self.view is None else self.view.territories
        return {"count": sum(1 for territory in territories if territory.majority == self.seat)}

    def prompt_NextAction(self, frame: Any) -> Args:
        actions = [self.action(code) for code in frame.actions]
        return {"action": actions[0], "actions": listed(actions)}

    prompts: ClassVar = {
        **dict.fromkeys(("PayProgress", "LayProgress"), lambda words, frame: {"level": frame.level + 1}),
        "ScoreTiedTrack": lambda words, frame: {
            "which": words.called("track", "highest" if frame.highest else "lowest")
        },
        "GainResource": lambda words, frame: {"class": words.called("class", CLASSES[frame.kinds[0]])},
        "AssignTurtle": lambda words, frame: {
            "type": words.called("turtle", words.rules.turtle_backs[frame.tile])
        },
        "SpendForPoints": lambda words, frame: {"track": words.called("track", TRACKS[frame.track])},
    }

    # --- choices --------------------------------------------------------------------------------

    def _placed(self, choice: Choice) -> Args:
        return {"marker": "black" if "black" in choice.args else "normal", "place": self._next_place()}

    def choice_activate(self, choice: Choice) -> Args:
        return {**self._placed(choice), **self.my_cell(choice.a)}

    def choice_draw(self, choice: Choice) -> Args:
        top = self.card(self.view.discard[-1]) if self.view is not None and self.view.discard else ""
        return {"source": str(choice.args[0]), "card": top}

    def choice_play(self, choice: Choice) -> Args:
        rules = self.rules
        needs = rules.play_needs[choice.a]
        space, *masks = [str(arg) for arg in choice.args]
        kinds = [kind for kind in masks for _ in range(needs[rules.mask_kinds.index(kind)])]
        points = rules.space_points[rules.play_space[choice.a]]
        return {"space": self.called("space", space), "masks": self.masks(kinds), "points": points}

    def choice_home(self, choice: Choice) -> Args:
        crop = self.rules.home_crop[choice.a]
        return {
            "territory": self.called("territory", str(choice.args[0])),
            "crop": self.called("crop", self.rules.goods[crop]) if crop >= 0 else Message("list-nothing"),
        }

    def _next_place(self) -> Message:
        if self.view is None:
            return Message("wendake-place-unknown")
        return Message("wendake-place", {"number": len(self.view.reserved) + 1})

    def _step(self, choice: Choice) -> Args:
        verb, args = choice.verb, [str(arg) for arg in choice.args]
        source = self.called("native" if args[0] == "mohawk" else "territory", args[0])
        found: Args = {"source": source, "target": self.place(args[1])}
        if verb == "attack":
            standing = self.standing(args[1])
            found["victim"] = self._victim(*(standing.native, standing.seat) if standing else ("", -1))
        elif verb == "attack_guard":
            seat = -1 if args[2] == "mohawk" else int(args[2].removeprefix("seat")) - 1
            found["victim"] = self._victim("mohawk" if seat < 0 else "guard", seat)
        return found

    def _victim(self, native: str, seat: int) -> Message:
        piece = self.one(native or "native")
        return Message("wendake-victim", {"piece": piece, "name": self.names[seat]}) if seat >= 0 else piece

    def choice_lose(self, choice: Choice) -> Args:
        args = [str(arg) for arg in choice.args]
        if args == ["guard", "mohawk"]:
            return {"form": "mohawk"}
        if args[0] == "guard":
            return {"form": "guard", "place": self.called("territory", args[1])}
        if len(args) == 2:
            return {"form": "home", "native": self.one(args[0])}
        standing = self.standing(args[0])
        native = self.one(standing.native if standing is not None else "native")
        return {"form": "area", "place": self.area(args[0]), "native": native}

    def choice_transfer(self, choice: Choice) -> Args:
        args = [str(arg) for arg in choice.args]
        return {
            "way": "-".join(args[1:]),
            "area": self.area(args[0]),
            "native": self.one("hunter" if self.rules.area_crop[choice.a] < 0 else "woman"),
            "tile": self.called("progress", "outpost_to_guard"),
        }

    def _progress(self, choice: Choice) -> Args:
        row = self.rules.components.progress[choice.a]
        tile, track = self.called("progress", row.id), self.called("track", row.track)
        return {"tile": tile, "level": row.level, "points": row.points, "track": track}

    def choice_pay(self, choice: Choice) -> Args:
        leather, fish, *crops = [str(arg) for arg in choice.args]
        counts = [("leather", int(leather)), ("fish", int(fish)), *[(crop, 1) for crop in crops]]
        return {"price": listed([self.count(good, count) for good, count in counts if count])}

    choices: ClassVar = {
        "reserve": _placed,
        **dict.fromkeys(("fire", "flip", "swap_cell"), lambda words, choice: words.my_cell(choice.a)),
        "perform": lambda words, choice: {"action": words.action(choice.a)},
        "skip": lambda words, choice: {"action": words.action(choice.a, "the")},
        **dict.fromkeys(("move", "occupy", "attack", "attack_guard"), _step),
        **dict.fromkeys(("buy", "use", "take", "progress"), _progress),
        "replace": in_turn(old=Names.tile, new=Names.tile),
        "pairing": lambda words, choice: {"pairs": words.pairs(choice.a)},
        "top_row": lambda words, choice: {"a": choice.a + 1, "b": choice.b + 1, "c": choice.c + 1},
        "next": lambda words, choice: words.who(choice.a),
        "exchange": in_turn(give="resource", take="resource"),
        **dict.fromkeys(("sell", "spend", "gain"), first(resource="resource")),
        "shift": in_turn(old="track", new="track"),
        "change_mask": in_turn(old="mask", new="mask"),
        **dict.fromkeys(("card", "discard", "lay"), first(card=Names.card)),
        "turtle": first(tile=Names.turtle),
        "tile": first(tile=Names.tile),
        "launch": first(lake="lake"),
        "flag": first(flag="flag"),
        "track": first(track="track"),
        **dict.fromkeys(("tribe", "reveal"), first(tribe="tribe")),
        "claim": first(turtle="turtle"),
        "call": first(native="native"),
        "bonus_mask": first(mask="mask"),
    }

    def _piece_group(self, choice: Choice) -> Message:
        if choice.args[0] == "mohawk":
            return Message("wendake-group-mohawk")
        return Message("wendake-group-warrior", first(source="territory")(self, choice))

    groups: ClassVar = {
        "activate": lambda words, choice: words.called("group", "activate-black" if choice.b else "activate"),
        **dict.fromkeys(("fire", "flip", "swap_cell"), group("tile")),
        "transfer": group("transfer", first(area=Names.area)),
        **dict.fromkeys(("move", "occupy", "attack", "attack_guard"), _piece_group),
        "exchange": group("exchange", first(give="resource")),
        "replace": group("replace", first(old=Names.tile)),
    }

    def _tile_text(self, choice: Choice) -> list[Message]:
        return [Message(f"wendake-progress-{choice.args[0]}-text")]

    def explain_tribe(self, choice: Choice) -> list[Message]:
        return [Message(f"wendake-tribe-{choice.args[0]}-text"), self._start(choice.a)]

    def _start(self, tribe: int) -> Message:
        card = self.rules.components.tribes[tribe]
        counts = {
            "leather": card.leather, "fish": card.fish, "home_vegetable": card.home_vegetables,
            "any_vegetable": card.any_vegetables, "beaver": card.beavers, "mask_card": card.mask_cards,
        }  # fmt: skip
        goods = [self.count(good, count) for good, count in counts.items() if count]
        start: Args = {
            "goods": listed(goods),
            "women": self.count("woman", card.women),
            "hunters": self.count("hunter", card.hunters),
            "warriors": self.count("warrior", card.warriors),
        }
        return Message("wendake-tribe-start", start)

    explanations: ClassVar = {
        **dict.fromkeys(("buy", "use", "take"), _tile_text),
    }

    # --- events ---------------------------------------------------------------------------------

    def _goods(self, event: Any) -> Args:
        return {"goods": self.count(event.good, event.amount)}

    def _all_goods(self, row: list[Any]) -> Args:
        return {"goods": listed([self.count(event.good, event.amount) for event in row])}

    def event_Scored(self, event: Any) -> Args:
        form = "back" if event.points < 0 else "lost" if event.lost else "up"
        return {"form": form, "track": self.called("track", event.track)}

    def _marked(self, event: Any) -> Args:
        side = getattr(event, "side", "action")
        return {"cell": self.cell(event.cell, TileView(event.tile, side, True, False))}

    def event_ActionPerformed(self, event: Any) -> Args:
        code = self.rules.action_names.index(event.action) + STEPS * event.steps
        return {"action": self.action(code, "the")}

    def event_MaskDrawn(self, event: Any) -> Args:
        mine = event.seat == self.seat and event.card
        form = f"you-{event.source}" if mine else event.source
        return {"form": form, "card": self.card(event.card) if event.card else ""}

    def _masks(self, event: Any) -> Args:
        space = self.called("space", event.space) if hasattr(event, "space") else ""
        return {"space": space, "masks": self.masks([card.split("_")[0] for card in event.cards])}

    def _tiles(self, tiles: list[str]) -> Args:
        return {"tiles": listed([self.tile(tile) for tile in tiles])}

    def event_Moved(self, event: Any) -> Args:
        found: Args = {"from": "", "to": "", "piece": "", "one": "", "tile": ""}
        if event.origin == "box":
            return {**found, "route": "village", "tile": self.called("progress", event.piece)}
        if event.piece == "canoe":
            return {**found, "route": "launch", "to": self.place(event.destination)}
        found["piece"], found["one"] = self.called("native", event.piece), self.one(event.piece)
        found["from"], found["to"] = self.place(event.origin), self.place(event.destination)
        warrior = event.piece in ("warrior", "mohawk")
        if event.destination == "longhouse":
            route = "longhouse"
        elif event.destination == "home":
            route = "recovered" if event.origin == "longhouse" else "home"
        elif event.destination in self.rules.area_names:
            route = "outpost" if warrior else "work"
        else:
            route = "walk"
        return {**found, "route": route}

    def event_Fought(self, event: Any) -> Args:
        forms = {event.opponent: "against-you", event.seat: "you"}
        return {
            "form": "others" if self.seat is None else forms.get(self.seat, "others"),
            "place": self.place(event.place),
            "opponent": self.names[event.opponent],
            "piece": self.called("native", event.target),
            "one": self.one(event.target),
        }

    events: ClassVar = {
        **dict.fromkeys(("MarkerPlaced", "FireLit"), _marked),
        **dict.fromkeys(("Gained", "Spent"), _goods),
        **dict.fromkeys(("MaskDiscarded", "MaskRevealed"), fields(card=Names.card)),
        **dict.fromkeys(("MasksPlayed", "MasksRecalled"), _masks),
        **dict.fromkeys(("TileTurned", "DisplayFilled"), fields(tile=Names.tile)),
        "TilesSwapped": lambda words, event: dict(
            zip(("one", "other"), map(words.cell, event.cells), strict=True)
        ),
        "TilesSlid": lambda words, event: words._tiles(event.cycled_out),
        "TopRowFilled": lambda words, event: words._tiles(event.tiles),
        "TileReplaced": fields(old=Names.tile, new=Names.tile),
        **dict.fromkeys(("ProgressBought", "ProgressUsed"), fields(tile="progress")),
        "TurtleSeen": fields(tile=Names.turtle),
        "TurtleClaimed": fields(turtle="turtle"),
        "FlagTaken": fields(flag="flag"),
        "HomeChosen": fields(territory="territory"),
        "TribeChosen": fields(tribe="tribe"),
        "OrderChanged": order,
        "GameEnded": winner,
    }
    runs: ClassVar = dict.fromkeys(("Gained", "Spent"), Run(_all_goods))
