"""Wording of Wendake: the arguments of its prompts, choices and events."""

from __future__ import annotations

from typing import Any

from firekeeper.games.wendake.naming import Names
from firekeeper.games.wendake.terms import ACTIONS, GOODS, NATIVES, STEPS, TRACKS
from firekeeper.games.wendake.view import TileView
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Decision
from firekeeper.kernel.wording import Message, Value, listed, yes

CLASSES = {0b11000: "animal", 0b00111: "vegetable", 0b11111: "resource"}
"""Sets of resources that progress tiles speak of."""


class WendakeWording(Names):
    """What Wendake's messages need to know."""

    # --- prompts --------------------------------------------------------------------------------

    def prompt_args(self, decision: Decision[Any]) -> dict[str, Value]:
        frame: Any = decision
        name = type(decision).__name__
        owner = getattr(frame, "owner", getattr(frame, "trader", None))
        if owner is not None:
            return self.who(owner)
        if name == "PlaceMarker":
            return self._markers()
        if name == "NextAction":
            actions = [self.action(code) for code in frame.actions]
            return {"action": actions[0], "actions": listed(actions)}
        if name in ("PayProgress", "LayProgress"):
            return {"level": frame.level + 1}
        if name == "ScoreTiedTrack":
            return {"which": Message(f"wendake-track-{'highest' if frame.highest else 'lowest'}")}
        if name == "DrawMask":
            return self._discard_top()
        if name == "ScoreMajorities":
            return {"count": self._majorities()}
        if name == "ScoreRitual":
            return self._groups_at_home()
        if name == "GainResource":
            return {"class": Message(f"wendake-class-{CLASSES[frame.kinds[0]]}")}
        if name == "SpendForPoints":
            return {"track": Message(f"wendake-track-{TRACKS[frame.track]}")}
        if name == "SwapSecond":
            return {"first": self.my_cell(frame.first)["cell"]}
        if name == "LoseGuard":
            return {"territory": Message(f"wendake-territory-{self.rules.territories[frame.territory]}")}
        if name == "AssignTurtle":
            kind = self.rules.turtle_types[self.rules.turtle_type[frame.tile]]
            return {"type": Message(f"wendake-turtle-{kind}")}
        return {}

    def _markers(self) -> dict[str, Value]:
        player = self.me
        if player is None:
            return {"tiles": self.rules.activations, "reserve": yes(not self.rules.solo)}
        used = sum(1 for tile in player.grid if tile.marked)
        free = not self.rules.solo and self.seat not in self.view.reserved
        return {"tiles": self.rules.activations - used, "reserve": yes(free)}

    def _discard_top(self) -> dict[str, Value]:
        if self.view is None or not self.view.discard:
            return {"card": "none"}
        card = self.view.discard[-1]
        kind = Message(f"wendake-mask-{card.split('_')[0]}")
        return {"card": card, "top": kind}

    def _majorities(self) -> int:
        if self.view is None:
            return 0
        return sum(1 for territory in self.view.territories if territory.majority == self.seat)

    def _groups_at_home(self) -> dict[str, Value]:
        player = self.me
        counts = player.at_home if player is not None else {}
        names = {"woman": "women", "hunter": "hunters", "warrior": "warriors"}
        return {
            names[native]: Message(f"wendake-count-{native}", {"count": counts.get(native, 0)})
            for native in NATIVES
        }

    # --- choices --------------------------------------------------------------------------------

    def choice_args(self, choice: Choice) -> dict[str, Value]:
        verb, args = choice.verb, [str(arg) for arg in choice.args]
        if verb in ("activate", "reserve"):
            return {
                "marker": "black" if "black" in args else "normal",
                "place": self._next_place(),
                **(self.my_cell(choice.a) if verb == "activate" else {}),
            }
        if verb in ("fire", "flip", "swap_cell"):
            return self.my_cell(choice.a)
        if verb in ("perform", "skip"):
            return {"action": self.action(choice.a)}
        if verb in ("move", "occupy", "attack", "attack_guard"):
            return self._step(verb, args)
        if verb == "lose":
            return self._loss(choice)
        if verb == "transfer":
            return self._transfer(choice, args)
        if verb == "draw":
            top = self.card(self.view.discard[-1]) if self.view is not None and self.view.discard else ""
            return {"source": args[0], "card": top}
        if verb == "play":
            points = self.rules.space_points[self.rules.play_space[choice.a]]
            needs = self.rules.play_needs[choice.a]
            kinds = [kind for kind in args[1:] for _ in range(needs[self.rules.mask_kinds.index(kind)])]
            return {
                "space": Message(f"wendake-space-{args[0]}"),
                "masks": self.masks(kinds),
                "points": points,
            }
        if verb in ("buy", "use", "take", "progress"):
            return self._progress(choice.a)
        if verb == "pay":
            return {"price": self._price(args)}
        if verb == "replace":
            return {"old": self.tile(args[0]), "new": self.tile(args[1])}
        if verb == "home":
            crop = self.rules.home_crop[choice.a]
            return {
                "territory": Message(f"wendake-territory-{args[0]}"),
                "crop": Message(f"wendake-crop-{GOODS[crop]}" if crop >= 0 else "list-nothing"),
            }
        if verb == "pairing":
            return {"pairs": self.pairs(choice.a)}
        if verb == "top_row":
            return {"a": choice.a + 1, "b": choice.b + 1, "c": choice.c + 1}
        if verb == "next":
            return self.who(choice.a)
        return self._named(verb, args)

    def _named(self, verb: str, args: list[str]) -> dict[str, Value]:
        """Verbs whose arguments are components and nothing else."""
        if verb == "exchange":
            give, take = (Message(f"wendake-resource-{arg}") for arg in args)
            return {"give": give, "take": take}
        if verb in ("sell", "spend", "gain"):
            return {"resource": Message(f"wendake-resource-{args[0]}")}
        if verb == "shift":
            old, new = (Message(f"wendake-track-{arg}") for arg in args)
            return {"old": old, "new": new}
        if verb == "change_mask":
            old, new = (Message(f"wendake-mask-{arg}") for arg in args)
            return {"old": old, "new": new}
        if verb in ("card", "discard"):
            return {"card": self.card(args[0])}
        if verb == "turtle":
            return {"tile": self.turtle(args[0])}
        if verb == "tile":
            return {"tile": self.tile(args[0])}
        kinds = {
            "launch": ("lake", "lake"), "flag": ("flag", "flag"), "track": ("track", "track"),
            "tribe": ("tribe", "tribe"), "reveal": ("tribe", "tribe"), "claim": ("turtle", "turtle"),
            "call": ("native", "native"), "bonus_mask": ("mask", "mask"), "ghost": ("face", "ghost"),
        }  # fmt: skip
        if verb in kinds:
            name, kind = kinds[verb]
            return {name: Message(f"wendake-{kind}-{args[0]}")}
        return {}

    def _next_place(self) -> Message:
        if self.view is None:
            return Message("wendake-place-unknown")
        return Message("wendake-place", {"number": len(self.view.reserved) + 1})

    def _step(self, verb: str, args: list[str]) -> dict[str, Value]:
        source = (
            Message("wendake-native-mohawk")
            if args[0] == "mohawk"
            else Message(f"wendake-territory-{args[0]}")
        )
        found: dict[str, Value] = {"source": source, "target": self.place(args[1])}
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

    def _loss(self, choice: Choice) -> dict[str, Value]:
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

    def _transfer(self, choice: Choice, args: list[str]) -> dict[str, Value]:
        hunters = self.rules.area_crop[choice.a] < 0
        return {
            "way": "-".join(args[1:]),
            "area": self.area(args[0]),
            "native": Message(f"wendake-native-{'hunter' if hunters else 'woman'}.one"),
            "tile": Message("wendake-progress-outpost_to_guard"),
        }

    def _progress(self, tile: int) -> dict[str, Value]:
        row = self.rules.components.progress[tile]
        return {
            "tile": Message(f"wendake-progress-{row.id}"),
            "level": row.level,
            "points": row.points,
            "track": Message(f"wendake-track-{row.track}"),
        }

    def _price(self, args: list[str]) -> Message:
        counts = [("leather", int(args[0])), ("fish", int(args[1])), *[(crop, 1) for crop in args[2:]]]
        return listed([Message(f"wendake-count-{good}", {"count": count}) for good, count in counts if count])

    def group(self, choice: Choice) -> Message | None:
        if choice.verb == "activate":
            return Message("wendake-group-activate-black" if choice.b else "wendake-group-activate")
        if choice.verb in ("fire", "flip", "swap_cell"):
            return Message("wendake-group-tile")
        if choice.verb == "transfer":
            return Message("wendake-group-transfer", {"area": self.area(str(choice.args[0]))})
        if choice.verb in ("move", "occupy", "attack", "attack_guard"):
            if choice.args[0] == "mohawk":
                return Message("wendake-group-mohawk")
            source = Message(f"wendake-territory-{choice.args[0]}")
            return Message("wendake-group-warrior", {"source": source})
        if choice.verb == "exchange":
            return Message("wendake-group-exchange", {"give": Message(f"wendake-resource-{choice.args[0]}")})
        if choice.verb == "replace":
            return Message("wendake-group-replace", {"old": self.tile(str(choice.args[0]))})
        return None

    def explain(self, choice: Choice) -> list[Message]:
        """What a progress tile does, what a tribe can do and starts with."""
        if choice.verb in ("buy", "use", "take"):
            return [Message(f"wendake-progress-{choice.args[0]}-text")]
        if choice.verb == "tribe":
            return [Message(f"wendake-tribe-{choice.args[0]}-text"), self._start(choice.a)]
        return []

    def _start(self, tribe: int) -> Message:
        card = self.rules.components.tribes[tribe]
        counts = {
            "leather": card.leather, "fish": card.fish, "home_vegetable": card.home_vegetables,
            "any_vegetable": card.any_vegetables, "beaver": card.beavers, "mask_card": card.mask_cards,
        }  # fmt: skip
        goods = [
            Message(f"wendake-count-{good}", {"count": count}) for good, count in counts.items() if count
        ]
        return Message(
            "wendake-tribe-start",
            {
                "goods": listed(goods),
                "women": Message("wendake-count-woman", {"count": card.women}),
                "hunters": Message("wendake-count-hunter", {"count": card.hunters}),
                "warriors": Message("wendake-count-warrior", {"count": card.warriors}),
            },
        )

    # --- events ---------------------------------------------------------------------------------

    def sentences(self, events: list[Any]) -> list[tuple[Any, Message]]:
        """What somebody gains or gives at once makes one sentence."""
        found: list[tuple[Any, Message]] = []
        goods: list[Message] = []
        before: tuple[str, int] | None = None
        for event in events:
            name, sentence = type(event).__name__, self.event(event)
            if name not in ("Gained", "Spent"):
                before = None
            else:
                goods = [*goods, self._goods(event)] if before == (name, event.seat) else [self._goods(event)]
                before = name, event.seat
                sentence.args["goods"] = listed(goods)
                if len(goods) > 1:
                    found.pop()
            found.append((event, sentence))
        return found

    def _goods(self, event: Any) -> Message:
        return Message(f"wendake-count-{event.good}", {"count": event.amount})

    def event_args(self, event: Any) -> dict[str, Value]:
        name = type(event).__name__
        if name == "Moved":
            return self._journey(event)
        if name == "Fought":
            return self._fight(event)
        if name == "Scored":
            form = "back" if event.points < 0 else "lost" if event.lost else "up"
            return {"form": form, "track": Message(f"wendake-track-{event.track}")}
        if name in ("MarkerPlaced", "FireLit"):
            side = getattr(event, "side", "action")
            return {"cell": self.cell(event.cell, TileView(event.tile, side, True, False))}
        if name == "ActionPerformed":
            return {"action": self.action(ACTIONS.index(event.action) + STEPS * event.steps)}
        if name in ("Gained", "Spent"):
            return {"goods": self._goods(event)}
        if name == "MaskDrawn":
            mine = event.seat == self.seat and event.card
            form = f"you-{event.source}" if mine else event.source
            return {"form": form, "card": self.card(event.card) if event.card else ""}
        if name in ("MaskDiscarded", "MaskRevealed", "GhostPlanned"):
            return {"card": self.card(event.card)}
        if name in ("MasksPlayed", "MasksRecalled"):
            space = Message(f"wendake-space-{event.space}") if name == "MasksPlayed" else ""
            return {"space": space, "masks": self.masks([card.split("_")[0] for card in event.cards])}
        if name in ("TileTurned", "DisplayFilled", "DisplayLost"):
            return {"tile": self.tile(event.tile)}
        if name in ("TilesSlid", "TopRowFilled"):
            tiles = event.cycled_out if name == "TilesSlid" else event.tiles
            return {"tiles": listed([self.tile(tile) for tile in tiles])}
        if name == "TilesSwapped":
            one, other = (self.cell(cell) for cell in event.cells)
            return {"one": one, "other": other}
        if name == "TileReplaced":
            return {"old": self.tile(event.old), "new": self.tile(event.new)}
        return self._component(name, event)

    def _component(self, name: str, event: Any) -> dict[str, Value]:
        """Events about a single component, and those about everybody."""
        if name in ("ProgressBought", "ProgressUsed", "ProgressLost"):
            return {"tile": Message(f"wendake-progress-{event.tile}")}
        if name == "TurtleSeen":
            return {"tile": self.turtle(event.tile)}
        if name == "TurtleClaimed":
            return {"turtle": Message(f"wendake-turtle-{event.turtle}")}
        if name == "FlagTaken":
            return {"flag": Message(f"wendake-flag-{event.flag}")}
        if name == "HomeChosen":
            return {"territory": Message(f"wendake-territory-{event.territory}")}
        if name == "TribeChosen":
            return {"tribe": Message(f"wendake-tribe-{event.tribe}")}
        if name == "GhostActed":
            return {
                "face": Message(f"wendake-ghost-{event.face}"),
                "action": Message(f"wendake-ghost-action-{event.action}"),
            }
        if name == "ObjectiveMet":
            return {"objective": Message(f"wendake-objective-{event.objective}")}
        if name == "OrderChanged":
            names = [self._name(seat) for seat in event.order]
            return {"names": listed(names)}
        if name == "GameEnded":
            winner = event.winners[0]
            return {**self.who(winner), "total": event.totals[winner]}
        return {}

    def _name(self, seat: int) -> Message:
        name = self.names[seat]
        return name if isinstance(name, Message) else Message("list-name", {"name": name})

    def _journey(self, event: Any) -> dict[str, Value]:
        found: dict[str, Value] = {"from": "", "to": "", "piece": "", "one": "", "tile": ""}
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

    def _fight(self, event: Any) -> dict[str, Value]:
        if event.seat in self.rules.automa:
            form = "ghost"
        elif event.seat == self.seat:
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
