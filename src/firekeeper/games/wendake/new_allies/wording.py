"""Wording of New Allies: Turn cards, the Alliance action, patrols, ships, searches."""

from __future__ import annotations

from typing import Any, ClassVar

from firekeeper.games.wendake.naming import Names
from firekeeper.games.wendake.new_allies.game import NewAllies
from firekeeper.games.wendake.new_allies.terms import ALLIANCE, PATROLS, SHOWN_FLAGS
from firekeeper.games.wendake.terms import FLAGS, STEPS, TRACKS
from firekeeper.games.wendake.wording import WendakeWording
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Decision, frame_name
from firekeeper.kernel.wording import Args, Message, listed
from firekeeper.kernel.wording_rows import fields, first, group

SPOKEN_OTHERWISE = {
    ("spend", "SpendDifferent"): "wendake-choice-give",
    ("gain", "HarvestOne"): "wendake-choice-harvest",
}
"""Choices of the base game that mean something else in a question of the expansion."""


class AllyWording(WendakeWording):
    """What the messages of New Allies need to know."""

    rules: NewAllies

    # --- names ------------------------------------------------------------------------------------

    def action(self, code: int, form: str = "") -> Message:
        if code % STEPS != ALLIANCE:
            return super().action(code, form)
        key = f"wendake-action-alliance.{form}" if form else "wendake-action-alliance"
        return Message(key, {"flags": SHOWN_FLAGS[code // STEPS]})

    def effect(self, name: str) -> Message:
        """The effect of a Turn card."""
        return Message(f"wendake-effect-{name}")

    def turn_card(self, name: str) -> Message:
        """A Turn card by its effect and its flag, which is all that is printed on it."""
        at = self.rules.turn_card_names.index(name)
        flags = SHOWN_FLAGS[self.rules.turn_card_flags[at]]
        effect = self.effect(self.rules.effect_names[self.rules.turn_card_effect[at]])
        return Message("wendake-turn-card", {"effect": effect, "flags": flags})

    def disk_space(self, name: str) -> Message:
        """A space of the Alliance track."""
        side, _, number = name.partition("_")
        return Message("wendake-disk-space", {"side": side, "number": int(number or 0)})

    def _found(self, name: str) -> Message:
        """A turtle or action tile that was looked at."""
        return self.turtle(name) if name in self.rules.turtle_names else self.tile(name)

    # --- prompts ----------------------------------------------------------------------------------

    def prompt(self, decision: Decision[Any]) -> Message:
        message = super().prompt(decision)
        if frame_name(decision) == "LaunchCanoe":
            return Message("wendake-prompt-launch-on-open-lake", message.args)
        return message

    def prompt_OrderAlliance(self, frame: Any) -> Args:
        return {"flags": SHOWN_FLAGS[frame.flags]}

    def _standing(self, frame: Any) -> Args:
        """Where the reader's disk is, for the questions of an Alliance action."""
        me = self.me
        return {
            "side": me.ally or "centre" if me is not None else "unknown",
            "number": me.alliance if me is not None else 0,
        }

    def _flag(self, frame: Any) -> Args:
        return {**self._standing(frame), "flag": self.called("flag", FLAGS[frame.flag])}

    def prompt_PatrolStep(self, frame: Any) -> Args:
        return {"left": frame.left}

    def prompt_Barter(self, frame: Any) -> Args:
        lake = ""
        if self.view is not None:
            lake = self.view.ships[frame.flag].lake
        return {
            **self._flag(frame),
            "lake": self.called("lake", lake) if lake else self.called("flag", FLAGS[frame.flag]),
        }

    def prompt_LookForTurtle(self, frame: Any) -> Args:
        if frame.opened < 0:
            return {"open": "no", "turtle": ""}
        return {"open": "yes", "turtle": self.called("turtle", self.rules.turtle_types[frame.opened])}

    def prompt_AdvanceByCard(self, frame: Any) -> Args:
        me = self.me
        return {"centre": "yes" if me is not None and not me.ally else "no"}

    def prompt_SeeTurtle(self, frame: Any) -> Args:
        return {"turtle": self.called("turtle", self.rules.turtle_types[frame.kind])}

    prompts: ClassVar = {
        "AdvanceDisk": _standing,
        "AllianceEffect": _flag,
        "PlaceShip": _flag,
        "RevealTurnCard": lambda words, frame: {"space": frame.space + 1},
    }

    # --- choices ----------------------------------------------------------------------------------

    def choice(self, choice: Choice, decision: Decision[Any] | None = None, short: bool = False) -> Message:
        message = super().choice(choice, decision, short)
        if decision is not None and not short:
            other = SPOKEN_OTHERWISE.get((choice.verb, frame_name(decision)))
            if other is not None:
                return Message(other, message.args)
        return message

    def choice_reserve(self, choice: Choice) -> Args:
        found: Args = {"marker": "black" if "black" in choice.args else "normal"}
        if choice.a < 0:
            return {**found, "place": Message("wendake-place-unknown")}
        card = self.view.turn_spaces[choice.a].card if self.view is not None else ""
        args: Args = {"number": choice.a + 1}
        if card:
            args["card"] = self.turn_card(card)
        return {**found, "place": Message("wendake-space-card" if card else "wendake-place", args)}

    def choice_advance(self, choice: Choice) -> Args:
        """Points go to a track at the end of a side, or for the space that is left."""
        found: Args = {"flag": self.called("flag", str(choice.args[0])), "form": "step", "points": 0}
        if choice.b < 0:
            return found
        me = self.me
        side = -1 if me is None or not me.ally else FLAGS.index(me.ally)
        change = side != choice.a
        points = me.alliance if me is not None and change else 1
        track = self.called("track", TRACKS[choice.b])
        return {**found, "form": "change" if change else "end", "points": points, "track": track}

    def choice_barter(self, choice: Choice) -> Args:
        return {"count": choice.a}

    def choice_canoe(self, choice: Choice) -> Args:
        return {"owner": self.names[choice.a], "lake": self.called("lake", str(choice.args[1]))}

    def _any_step(self, choice: Choice) -> Args:
        if choice.verb != "attack_patrol":
            return self._step(choice)
        found = self._step_places(choice)
        owner = self.view.players[choice.c].ally if self.view is not None else ""
        piece = f"{owner}_patrol" if owner else "patrol"
        return {**found, "victim": self._victim(piece, choice.c)}

    def _step_places(self, choice: Choice) -> Args:
        source = str(choice.args[0])
        named = "wendake-native-mohawk" if source == "mohawk" else f"wendake-territory-{source}"
        return {"source": Message(named), "target": self.place(str(choice.args[1]))}

    def choice_turn_card(self, choice: Choice) -> Args:
        rules = self.rules
        effect = self.effect(rules.effect_names[choice.b])
        owned = [] if self.me is None else [rules.turn_card_names.index(card) for card in self.me.cards]
        twins = [card for card in owned if rules.turn_card_effect[card] == rules.turn_card_effect[choice.a]]
        form = ("copied" if choice.c else "own") + ("-twin" if len(twins) > 1 else "")
        return {"effect": effect, "form": form, "code": rules.more.turn_cards[choice.a].code}

    def choice_look(self, choice: Choice) -> Args:
        resource = self.called("resource", str(choice.args[-1]))
        turtle = self.called("turtle", str(choice.args[0])) if choice.c else ""
        return {"resource": resource, "turtle": turtle, "form": "turtle" if choice.c else "tile"}

    def choice_pay(self, choice: Choice) -> Args:
        args = [str(arg) for arg in choice.args]
        beavers = 0
        if "beaver" in args:
            at = args.index("beaver")
            beavers, args = int(args[at + 1]), args[:at]
        counts = [("leather", int(args[0])), ("fish", int(args[1])), *[(crop, 1) for crop in args[2:]]]
        counts.append(("beaver", beavers))
        return {"price": listed([self.count(good, count) for good, count in counts if count])}

    def choice_refresh(self, choice: Choice) -> Args:
        row = self.rules.components.progress[choice.a]
        return {"tile": self.called("progress", row.id), "level": row.level}

    def choice_flag_pair(self, choice: Choice) -> Args:
        return {"number": choice.a + 1}

    choices: ClassVar = {
        "stay": first(flag="flag"),
        "spend_rifle": first(track="track"),
        "ship": first(lake="lake"),
        **dict.fromkeys(("move", "occupy", "attack", "attack_guard", "attack_patrol"), _any_step),
        "keep": first(tile=Names.turtle),
        "territory": first(territory="territory"),
        "pile": first(pile="pile"),
        **dict.fromkeys(("take_mask", "take_discard"), first(card=Names.card)),
        "reveal_card": first(card=turn_card),
    }

    def _from(self, choice: Choice) -> Message:
        if choice.args[0] == "mohawk":
            return Message("wendake-group-mohawk")
        return Message("wendake-group-from", first(source="territory")(self, choice))

    groups: ClassVar = {
        **dict.fromkeys(("move", "occupy", "attack", "attack_guard", "attack_patrol"), _from),
        "canoe": group("canoe", lambda words, choice: {"owner": words.names[choice.a]}),
    }

    def explain_turn_card(self, choice: Choice) -> list[Message]:
        return [Message(f"wendake-effect-{self.rules.effect_names[choice.b]}-text")]

    def explain_reserve(self, choice: Choice) -> list[Message]:
        if choice.a < 0 or self.view is None or not self.view.turn_spaces[choice.a].card:
            return []
        card = self.rules.turn_card_names.index(self.view.turn_spaces[choice.a].card)
        effect = self.rules.effect_names[self.rules.turn_card_effect[card]]
        return [Message(f"wendake-effect-{effect}-text")]

    def _ally_tile_text(self, choice: Choice) -> list[Message]:
        name = str(choice.args[0])
        if choice.a in self.rules.alliances:
            return [Message(f"wendake-progress-{name}-allies-text")]
        return self._tile_text(choice)

    explanations: ClassVar = {
        **dict.fromkeys(("buy", "use", "take", "refresh"), _ally_tile_text),
    }

    # --- events -----------------------------------------------------------------------------------

    def event(self, event: Any) -> Message:
        message = super().event(event)
        if type(event).__name__ == "Moved" and event.piece in PATROLS:
            if event.destination == "reserve":
                return Message("wendake-event-patrol-left", message.args)
            if event.origin == "reserve":
                return Message("wendake-event-patrol-arrived", message.args)
        return message

    def event_FlagsDrawn(self, event: Any) -> Args:
        english, french = (
            [self.called("track", track) for track in pair] for pair in (event.english, event.french)
        )
        return {"english": listed(english), "french": listed(french)}

    def event_ShipMoved(self, event: Any) -> Args:
        return {
            "ship": self.called("piece", event.ship),
            "lake": self.called("lake", event.destination),
            "first": "no" if event.origin else "yes",
        }

    def event_CanoeMoved(self, event: Any) -> Args:
        return {
            "owner": self.names[event.owner],
            "own": "yes" if event.owner == event.seat else "no",
            "from": self.called("lake", event.origin),
            "to": self.called("lake", event.destination),
        }

    def event_DiskMoved(self, event: Any) -> Args:
        return {"from": self.disk_space(event.origin), "to": self.disk_space(event.destination)}

    def event_TurnCardDiscarded(self, event: Any) -> Args:
        found: Args = {"card": self.turn_card(event.card), "leftover": "yes" if event.seat < 0 else "no"}
        return found if event.seat >= 0 else {**found, "name": "", "you": "no"}

    def event_TileSought(self, event: Any) -> Args:
        turtle = self.called("turtle", event.turtle) if event.turtle else ""
        return {"form": "turtle" if event.turtle else "tile", "turtle": turtle}

    def event_TurtleKept(self, event: Any) -> Args:
        return {
            "turtle": self.called("turtle", event.turtle),
            "tile": self.turtle(event.tile) if event.tile else "",
            "seen": "yes" if event.tile else "no",
        }

    events: ClassVar = {
        "TurnCardRevealed": fields(card=turn_card),
        "TurnCardTaken": fields(card=turn_card),
        "TurnCardUsed": fields(effect=effect),
        "TurnCardsTurnedUp": lambda words, event: {
            "cards": listed([words.turn_card(card) for card in event.cards])
        },
        "TileFound": fields(tile=_found),
        "ProgressTurnedUp": fields(tile="progress"),
        "TerritoryActivated": fields(territory="territory"),
    }
