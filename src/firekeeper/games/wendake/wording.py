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

    def _markers(self, frame: Any) -> Args:
        player = self.me
        if player is None:
            return {"tiles": self.rules.activations, "reserve": "yes"}
        used = sum(1 for tile in player.grid if tile.marked)
        return {
            "tiles": self.rules.activations - used,
            "reserve": yes(self.seat not in self.view.reserved),
        }

    def _discard_top(self, frame: Any) -> Args:
        if self.view is None or not self.view.discard:
            return {"card": "none"}
        card = self.view.discard[-1]
        kind = Message(f"wendake-mask-{card.split('_')[0]}")
        return {"card": card, "top": kind}

    def _majorities(self, frame: Any) -> Args:
        territories = [] if self.view is None else self.view.territories
        return {"count": sum(1 for territory in territories if territory.majority == self.seat)}

    def _next_actions(self, frame: Any) -> Args:
        actions = [self.action(code) for code in frame.actions]
        return {"action": actions[0], "actions": listed(actions)}

    def _turtle_type(self, frame: Any) -> Args:
        return {"type": self.called("turtle", self.rules.turtle_types[self.rules.turtle_type[frame.tile]])}

    prompts: ClassVar = {
        "PlaceMarker": _markers,
        "NextAction": _next_actions,
        **dict.fromkeys(("PayProgress", "LayProgress"), lambda words, frame: {"level": frame.level + 1}),
        "ScoreTiedTrack": lambda words, frame: {
            "which": words.called("track", "highest" if frame.highest else "lowest")
        },
        "DrawMask": _discard_top,
        "ScoreMajorities": _majorities,
        "GainResource": lambda words, frame: {"class": words.called("class", CLASSES[frame.kinds[0]])},
        "SpendForPoints": lambda words, frame: {"track": words.called("track", TRACKS[frame.track])},
        "AssignTurtle": _turtle_type,
    }

    # --- choices --------------------------------------------------------------------------------

    def _placed(self, choice: Choice) -> Args:
        return {"marker": "black" if "black" in choice.args else "normal", "place": self._next_place()}

    def _activate(self, choice: Choice) -> Args:
        return {**self._placed(choice), **self.my_cell(choice.a)}

    def _draw(self, choice: Choice) -> Args:
        top = self.card(self.view.discard[-1]) if self.view is not None and self.view.discard else ""
        return {"source": str(choice.args[0]), "card": top}

    def _play(self, choice: Choice) -> Args:
        rules = self.rules
        needs = rules.play_needs[choice.a]
        space, *masks = [str(arg) for arg in choice.args]
        kinds = [kind for kind in masks for _ in range(needs[rules.mask_kinds.index(kind)])]
        points = rules.space_points[rules.play_space[choice.a]]
        return {"space": self.called("space", space), "masks": self.masks(kinds), "points": points}

    def _home(self, choice: Choice) -> Args:
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
        source = (
            Message("wendake-native-mohawk")
            if args[0] == "mohawk"
            else Message(f"wendake-territory-{args[0]}")
        )
        found: Args = {"source": source, "target": self.place(args[1])}
        if verb == "attack":
            standing = self.standing(args[1])
            found["victim"] = (
                self._victim(standing.native, standing.seat) if standing else self._victim("", -1)
            )
        elif verb == "attack_guard":
            seat = -1 if args[2] == "mohawk" else int(args[2].removeprefix("seat")) - 1
            found["victim"] = self._victim("mohawk" if seat < 0 else "guard", seat)
        return found

    def _victim(self, native: str, seat: int) -> Message:
        piece = Message(f"wendake-native-{native or 'native'}.one")
        if seat < 0:
            return piece
        return Message("wendake-victim", {"piece": piece, "name": self.names[seat]})

    def _loss(self, choice: Choice) -> Args:
        args = [str(arg) for arg in choice.args]
        if args[0] == "guard":
            if args[1] == "mohawk":
                return {"form": "mohawk"}
            return {"form": "guard", "place": Message(f"wendake-territory-{args[1]}")}
        if len(args) == 2:
            return {"form": "home", "native": Message(f"wendake-native-{args[0]}.one")}
        standing = self.standing(args[0])
        native = standing.native if standing is not None else "native"
        return {
            "form": "area",
            "place": self.area(args[0]),
            "native": Message(f"wendake-native-{native}.one"),
        }

    def _transfer(self, choice: Choice) -> Args:
        args = [str(arg) for arg in choice.args]
        hunters = self.rules.area_crop[choice.a] < 0
        return {
            "way": "-".join(args[1:]),
            "area": self.area(args[0]),
            "native": Message(f"wendake-native-{'hunter' if hunters else 'woman'}.one"),
            "tile": Message("wendake-progress-outpost_to_guard"),
        }

    def _progress(self, choice: Choice) -> Args:
        row = self.rules.components.progress[choice.a]
        return {
            "tile": Message(f"wendake-progress-{row.id}"),
            "level": row.level,
            "points": row.points,
            "track": Message(f"wendake-track-{row.track}"),
        }

    def _price(self, choice: Choice) -> Args:
        leather, fish, *crops = [str(arg) for arg in choice.args]
        counts = [("leather", int(leather)), ("fish", int(fish)), *[(crop, 1) for crop in crops]]
        return {"price": listed([self.count(good, count) for good, count in counts if count])}

    choices: ClassVar = {
        "activate": _activate,
        "reserve": _placed,
        **dict.fromkeys(("fire", "flip", "swap_cell"), lambda words, choice: words.my_cell(choice.a)),
        **dict.fromkeys(("perform", "skip"), lambda words, choice: {"action": words.action(choice.a)}),
        **dict.fromkeys(("move", "occupy", "attack", "attack_guard"), _step),
        "lose": _loss,
        "transfer": _transfer,
        "draw": _draw,
        "play": _play,
        **dict.fromkeys(("buy", "use", "take", "progress"), _progress),
        "pay": _price,
        "replace": in_turn(old=Names.tile, new=Names.tile),
        "home": _home,
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

    def _tribe_text(self, choice: Choice) -> list[Message]:
        return [Message(f"wendake-tribe-{choice.args[0]}-text"), self._start(choice.a)]

    def _start(self, tribe: int) -> Message:
        card = self.rules.components.tribes[tribe]
        counts = {
            "leather": card.leather, "fish": card.fish, "home_vegetable": card.home_vegetables,
            "any_vegetable": card.any_vegetables, "beaver": card.beavers, "mask_card": card.mask_cards,
        }  # fmt: skip
        goods = [self.count(good, count) for good, count in counts.items() if count]
        return Message(
            "wendake-tribe-start",
            {
                "goods": listed(goods),
                "women": self.count("woman", card.women),
                "hunters": self.count("hunter", card.hunters),
                "warriors": self.count("warrior", card.warriors),
            },
        )

    explanations: ClassVar = {
        **dict.fromkeys(("buy", "use", "take"), _tile_text),
        "tribe": _tribe_text,
    }

    # --- events ---------------------------------------------------------------------------------

    def _goods(self, event: Any) -> Args:
        return {"goods": self.count(event.good, event.amount)}

    def _all_goods(self, row: list[Any]) -> Args:
        return {"goods": listed([self.count(event.good, event.amount) for event in row])}

    def _scored(self, event: Any) -> Args:
        form = "back" if event.points < 0 else "lost" if event.lost else "up"
        return {"form": form, "track": self.called("track", event.track)}

    def _marked(self, event: Any) -> Args:
        side = getattr(event, "side", "action")
        return {"cell": self.cell(event.cell, TileView(event.tile, side, True, False))}

    def _performed(self, event: Any) -> Args:
        return {"action": self.action(self.rules.action_names.index(event.action) + STEPS * event.steps)}

    def _drawn(self, event: Any) -> Args:
        mine = event.seat == self.seat and event.card
        form = f"you-{event.source}" if mine else event.source
        return {"form": form, "card": self.card(event.card) if event.card else ""}

    def _masks(self, event: Any) -> Args:
        space = self.called("space", event.space) if hasattr(event, "space") else ""
        return {"space": space, "masks": self.masks([card.split("_")[0] for card in event.cards])}

    def _swapped(self, event: Any) -> Args:
        one, other = (self.cell(cell) for cell in event.cells)
        return {"one": one, "other": other}

    def _tiles(self, tiles: list[str]) -> Args:
        return {"tiles": listed([self.tile(tile) for tile in tiles])}

    def _journey(self, event: Any) -> Args:
        found: Args = {"from": "", "to": "", "piece": "", "one": "", "tile": ""}
        if event.origin == "box":
            return {**found, "route": "village", "tile": Message(f"wendake-progress-{event.piece}")}
        if event.piece == "canoe":
            return {**found, "route": "launch", "to": self.place(event.destination)}
        found["piece"] = Message(f"wendake-native-{event.piece}")
        found["one"] = Message(f"wendake-native-{event.piece}.one")
        found["from"] = self.place(event.origin)
        found["to"] = self.place(event.destination)
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

    def _fight(self, event: Any) -> Args:
        if event.seat == self.seat:
            form = "you"
        else:
            form = "against-you" if event.opponent == self.seat else "others"
        return {
            "form": form,
            "place": self.place(event.place),
            "opponent": self.names[event.opponent],
            "piece": Message(f"wendake-native-{event.target}"),
            "one": Message(f"wendake-native-{event.target}.one"),
        }

    events: ClassVar = {
        "Moved": _journey,
        "Fought": _fight,
        "Scored": _scored,
        **dict.fromkeys(("MarkerPlaced", "FireLit"), _marked),
        "ActionPerformed": _performed,
        **dict.fromkeys(("Gained", "Spent"), _goods),
        "MaskDrawn": _drawn,
        **dict.fromkeys(("MaskDiscarded", "MaskRevealed"), fields(card=Names.card)),
        **dict.fromkeys(("MasksPlayed", "MasksRecalled"), _masks),
        **dict.fromkeys(("TileTurned", "DisplayFilled"), fields(tile=Names.tile)),
        "TilesSlid": lambda words, event: words._tiles(event.cycled_out),
        "TopRowFilled": lambda words, event: words._tiles(event.tiles),
        "TilesSwapped": _swapped,
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
