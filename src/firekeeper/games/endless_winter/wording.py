"""Wording of Endless Winter: the arguments of its prompts and choices."""

from __future__ import annotations

from typing import Any, Final

from firekeeper.games.endless_winter.box import amount
from firekeeper.games.endless_winter.grammar import Part
from firekeeper.games.endless_winter.megaliths import stack_points
from firekeeper.games.endless_winter.naming import labour
from firekeeper.games.endless_winter.payments import BONUS, FOOD_WORD
from firekeeper.games.endless_winter.telling import Telling
from firekeeper.games.endless_winter.terms import (
    ANIMAL_REVEAL,
    ATOMS,
    COLUMNS,
    DESTINATIONS,
    FOOD,
    HALVES,
    LABOUR,
    NEUTRAL,
    NOWHERE,
    POINTS,
    REST,
    TIP,
    TOOL,
)
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Decision
from firekeeper.kernel.wording import Message, Value, listed, yes

SOURCES: Final = {
    "EW-BEGIN-05": "middle-initiate", "EW-DEVELOP-03": "middle-develop", "EW-MIGRATE-05": "middle-migrate",
    "EW-HUNT-07": "middle-hunt", "EW-BEGIN-10": "bottom-initiate", "EW-DEVELOP-04": "bottom-develop",
    "EW-MIGRATE-11": "bottom-migrate", "EW-HUNT-09": "bottom-hunt", "EW-CULTURE-03": "culture",
    "EW-CARD-04": "skill", "EW-CARD-06": "chief", "EW-REST-02": "rest", "EW-RESTTOKEN-03": "token",
    "EW-IDOL-05": "offering", "EW-MEGA-08": "megalith", "EW-GLACIER-04": "glacier", "EW-STONE-05": "stone",
    "EW-ECLIPSE-13": "order", "EW-ECLIPSE-14": "pile", "EW-ECLIPSE-15": "hex", "EW-ECLIPSE-17": "board",
    "EW-ECLIPSE-18": "villages", "EW-ECLIPSE-19": "reserve",
}  # fmt: skip
"""Where a benefit comes from, by the rule that gives it."""


class EndlessWinterWording(Telling):
    """What the messages of Endless Winter need to know."""

    # --- prompts --------------------------------------------------------------------------------

    def prompt_args(self, decision: Decision[Any]) -> dict[str, Value]:
        frame: Any = decision
        name = type(decision).__name__
        for field in ("owner", "hunter", "rester"):
            if hasattr(frame, field):
                return self.who(getattr(frame, field))
        if name in ("Gain", "MoveIdol", "UsePart"):
            return self._benefit(name, frame)
        if name == "TopSection":
            return {
                "column": self.destination(COLUMNS[frame.column]),
                "actions": self.offers(self.rules.column_top[frame.column]),
                "labour": labour(self.view.labour if self.view is not None else 0),
            }
        if name == "PayLabour":
            pool = self.view.labour if self.view is not None else 0
            return {"labour": labour(frame.halves), "pool": labour(pool), "some": yes(pool > 0)}
        if name == "RevealGlacier":
            return {"hex": self.hex(frame.slot)}
        return self._turn(name)

    def _turn(self, name: str) -> dict[str, Value]:
        """What the questions of a turn say about the reader's own board."""
        view, me = self.view, self.me
        rules = self.rules
        if name == "ChooseSide":
            return {"chief": self.chief(me.chief) if me is not None else Message("endless_winter-your-chief")}
        if name == "PlayCulture":
            return {"first": yes(view is None or not view.cultures)}
        if name == "PlaceFigure":
            figures = rules.tribe_figures + 1
            return {"count": me.figures_ready + me.chief_ready if me is not None else figures}
        if name == "ChooseToken":
            token = view.rest.open if view is not None and view.rest is not None else ""
            return {"token": self.token_effect(token) if token else Message("endless_winter-token-open")}
        if name == "BuildPile":
            cards = me.eclipse or [] if me is not None else []
            halves = sum(rules.card_labour[rules.card_ids.index(card)] for card in cards)
            if me is not None:
                halves += rules.rest_labour * me.resting
            return {"count": len(cards), "labour": labour(halves)}
        return {}

    def _benefit(self, name: str, frame: Any) -> dict[str, Value]:
        """What a benefit gives and where it comes from."""
        atoms = getattr(frame, "atoms", ())
        found: dict[str, Value] = {"source": self._source(frame.rule, atoms)}
        if name == "Gain":
            found["gain"] = self.bundle(atoms)
        if name == "UsePart":
            promise = frame.on != NOWHERE and self.view is not None and not self.view.place
            found["effect"] = self.part(Part(NOWHERE, frame.price, atoms))
            found["form"] = "promise" if promise else "now"
            found["column"] = self.destination(COLUMNS[frame.on]) if promise else ""
        return found

    def _source(self, rule: str, atoms: tuple[tuple[int, int], ...]) -> Message:
        name = SOURCES.get(rule, "other")
        if rule == "EW-HUNT-07" and TIP not in [atom for atom, _ in atoms]:
            name = "tipped"  # what an Animal gives, rather than the tipping itself
        return Message(f"endless_winter-source-{name}")

    # --- choices --------------------------------------------------------------------------------

    def choice(self, choice: Choice, decision: Decision[Any] | None = None, short: bool = False) -> Message:
        """Some labels say how many there are, which the open question knows, and how many fit."""
        found = super().choice(choice, decision, short)
        rules, view, me = self.rules, self.view, self.me
        if choice.verb == "take":
            count = dict(getattr(decision, "atoms", ())).get(choice.a, 1)
            room = count
            if me is not None and choice.a in (FOOD, TOOL):
                room = me.food_cap - me.food if choice.a == FOOD else rules.tool_top - me.tool
            goods = self.atom(choice.a, count)
            found.args.update({"goods": goods, "atom": ATOMS[choice.a], "lost": max(0, count - room)})
        elif choice.verb == "scout":
            column = getattr(decision, "column", NOWHERE)
            count = amount(rules.column_top[column] if column != NOWHERE else (), ANIMAL_REVEAL) or 1
            if view is not None:  # EW-HUNT-02, EW-HUNT-03
                count = max(1, min(count, rules.hunt_top - len(view.hunt), view.animal_deck))
            found.args["count"] = count
        return found

    def choice_args(self, choice: Choice) -> dict[str, Value]:
        verb, args = choice.verb, [str(arg) for arg in choice.args]
        named = self._named(verb, args)
        if named:
            return named
        if verb in ("place", "take_chief", "side"):
            return self._person(verb, args)
        if verb in ("work", "eat", "pay", "commit"):
            return self._labour(verb, args, choice)
        if verb == "swap":
            return self.swapped(args[0], args[1])
        if verb in ("move", "village", "gather", "build"):
            return self._place(verb, args, choice)
        if verb == "aid":
            return self.who(choice.a)
        return self._effect_of(verb, args, choice)

    def _named(self, verb: str, args: list[str]) -> dict[str, Value]:
        """Verbs whose arguments are components and nothing else."""
        cards = (
            "play", "discard", "bury_hand", "bury_discard", "bury_above", "bury_eclipse", "learn",
            "draw_card", "show",
        )  # fmt: skip
        if verb in ("recruit", "enlist"):
            empty = self.view is not None and not self.view.stacks[args[0]]  # EW-BEGIN-04
            return {
                "card": self.card(args[0]),
                "one": self.some_card(args[0]),
                "form": "empty" if empty else "card",
            }
        if verb in cards:
            return {"card": self.card(args[0]), "one": self.some_card(args[0])}
        if verb in ("take_setup", "setup_dealt"):
            return {"card": self.setup_card(args[0])}
        if verb in ("stone", "stone_up"):
            return {"stone": self.stone(args[0]), "price": self.price(self._slot().pay)}
        if verb == "chief_dealt":
            return {"chief": self.chief(args[0])}
        if verb == "reveal":
            return {"animal": self.animal(args[0])}
        if verb == "tile":
            return {"terrain": self.terrain(args[0])}
        if verb == "megalith_tile":
            return {"tile": self.tile(args[0])}
        if verb == "glacier_token":
            return {"token": self.glacier_token(args[0])}
        if verb == "rest_token":
            return {"token": self.rest_token(args[0])}
        return {}

    def _slot(self) -> Part:
        """Price and benefit of the next Stone slot."""
        rules = self.rules
        slot = min(len(self.me.stones) if self.me is not None else 0, len(rules.slot_price) - 1)
        food, tool = rules.slot_price[slot]
        price = tuple((atom, count) for atom, count in ((FOOD, food), (TOOL, tool)) if count)
        return Part(NOWHERE, price, tuple(atom for part in rules.slot_benefit[slot] for atom in part.gain))

    def _person(self, verb: str, args: list[str]) -> dict[str, Value]:
        if verb == "place":
            return {"figure": self.figure(args[0]), "column": self.destination(args[1]), "place": args[1]}
        if verb == "take_chief":
            chief, side = self.rules.chief_ids.index(args[0]), self._side(args[1])
            effect = self.rules.chief_skill[chief][side]
            return {
                "chief": self.chief(args[0]),
                "side": self.side(args[1]),
                "effect": self.effect(effect),
            }
        found: dict[str, Value] = {"side": self.side(args[0]), "effect": "", "known": "no"}
        if self.me is not None and self.me.chief:
            chief = self.rules.chief_ids.index(self.me.chief)
            found["effect"] = self.effect(self.rules.chief_skill[chief][self._side(args[0])])
            found["known"] = "yes"
        return found

    def _side(self, name: str) -> int:
        return 0 if name == "side_a" else 1

    def _labour(self, verb: str, args: list[str], choice: Choice) -> dict[str, Value]:
        """What cards and Food are worth as Labour, where the figure of this turn stands."""
        rules, view, me = self.rules, self.view, self.me
        if verb == "pay":
            cards = [word.removesuffix(BONUS) for word in args if not word.startswith(FOOD_WORD)]
            spent = sum(int(word.removeprefix(FOOD_WORD)) for word in args if word.startswith(FOOD_WORD))
            form = ("both" if cards else "food") if spent else ("cards" if cards else "pool")
            return {"form": form, "food": spent, "cards": self.cards(cards)}
        if verb == "eat":
            food = me.food if me is not None else 0
            symbols = rules.food_symbols
            gained = HALVES * (symbols[food] - symbols[food - choice.a]) if 0 < choice.a <= food else 0
            return {"food": choice.a, "labour": labour(gained), "known": yes(gained > 0)}
        halves = rules.card_labour[choice.a]
        if verb == "work" and view is not None and view.place in COLUMNS:
            halves = rules.worth.labour[DESTINATIONS.index(view.place)][choice.a]
        return {
            "card": self.card(args[0]),
            "one": self.some_card(args[0]),
            "labour": labour(halves),
            "worth": yes(halves > 0),
        }

    def _place(self, verb: str, args: list[str], choice: Choice) -> dict[str, Value]:
        if verb == "move":
            return {"source": self.hex(choice.a), "target": self.hex(choice.b)}
        if verb == "village":
            return {"juncture": self.juncture(args[0])}
        view = self.view
        if verb == "gather":
            tile = view.map[choice.a].tile if view is not None else ""
            effect = self.rules.terrain_effect[self.rules.terrain_ids.index(tile)] if tile else ()
            return {"hex": self.hex(choice.a), "effect": self.effect(effect), "known": yes(bool(tile))}
        found: dict[str, Value] = {"spot": self.spot(args[0]), "effect": "", "form": "unknown"}
        if self.rules.spot_level[choice.a]:
            points = self._stack(choice.a)
            found["form"], found["effect"] = ("stack", points) if points is not None else ("upper", "")
        elif view is not None and view.tiles:
            tile = self.rules.tile_ids.index(view.tiles[self.rules.spot_place[choice.a]])
            effect = self.rules.tile_effect[tile][self.rules.spot_local[choice.a]]
            found["effect"] = self.effect(effect)
            found["form"] = "ground"
        return found

    def _stack(self, spot: int) -> Message | None:
        """What a Megalith on four others scores, for the reader and for the owners of those below."""
        rules, view, seat = self.rules, self.view, self.seat
        if view is None or seat is None:
            return None
        owner = {block.spot: NEUTRAL if block.seat < 0 else block.seat for block in view.megaliths}
        below = [rules.spot_ids[at] for at in rules.spot_base[spot]]
        if not all(name in owner for name in below):
            return None  # somebody asks why it cannot stand there
        points = stack_points(rules, seat, [owner[name] for name in below])
        mine = self.atom(POINTS, points[seat])
        shares = [
            Message("endless_winter-stack-share", {"name": self.names[other], "points": points[other]})
            for other in range(rules.seats)
            if other != seat and points[other]
        ]
        if not shares:
            return mine
        return Message("endless_winter-stack-shared", {"points": mine, "shares": listed(shares)})

    def _effect_of(self, verb: str, args: list[str], choice: Choice) -> dict[str, Value]:
        """Verbs that use something: what it does is said with it."""
        rules, me = self.rules, self.me
        if verb == "skill":
            return {"card": self.card(args[0]), "effect": self.effect(rules.card_skill[choice.a])}
        if verb == "pile":
            return {"card": self.card(args[0]), "effect": self.effect(rules.card_eclipse[choice.a])}
        if verb == "tip":
            return {
                "animal": self.animal(args[0]),
                "one": self.some_animal(args[0]),
                "effect": self.effect(rules.animal_tip[choice.a]),
            }
        if verb == "hunt":
            if args[0] == "nothing":
                return {"animal": "", "one": "", "form": "nothing"}
            return {"animal": self.animal(args[0]), "one": self.some_animal(args[0]), "form": "animal"}
        if verb == "chief":
            if me is None or not me.chief:
                return {"known": "no", "effect": "", "chief": ""}
            chief = rules.chief_ids.index(me.chief)
            effect = rules.chief_skill[chief][self._side(me.side)]
            return {"known": "yes", "effect": self.effect(effect), "chief": self.chief(me.chief)}
        if verb == "track":
            empty = self.view is not None and not self.view.animal_deck  # EW-HUNT-09
            return {"form": "empty" if empty else "animal"}
        if verb == "stop":
            return {"first": yes(self.view is None or not self.view.cultures)}
        if verb == "idol":
            return self._idol(args[0])
        if verb == "keep_token":
            token = self.view.rest.open if self.view is not None and self.view.rest is not None else ""
            effect = rules.rest_token_effect[rules.rest_token_ids.index(token)] if token else ()
            return {"known": yes(bool(token)), "effect": self.effect(effect)}
        if verb == "reserve":
            return {"space": choice.a + 1, "effect": self.effect(rules.reserve_benefit[choice.a])}
        if verb == "village_draws":
            villages = rules.villages - me.villages_home if me is not None else 1
            atoms = [(atom, count * villages) for part in rules.village_benefit for atom, count in part.gain]
            return {"gain": self.bundle(tuple(atoms))}
        return {}

    def _idol(self, track: str) -> dict[str, Value]:
        """The next level of a track with what it gives."""
        rules, me = self.rules, self.me
        found: dict[str, Value] = {"track": track, "gives": "unknown", "level": 0, "effect": ""}
        found["name"] = Message(f"endless_winter-track-{track}") if track != "points" else ""
        if me is None or track == "points":
            return found
        if track == "honour":
            level = min(me.honour + 1, rules.top_honour)
            gained = rules.honour_points[level]
            effect = self.atom(POINTS, gained) if gained else None
        else:
            level = min(me.offering + 1, rules.top_offering)
            benefit = rules.offering_benefit[level]
            effect = self.effect(benefit) if benefit else None
        return {**found, "level": level, "gives": yes(effect is not None), "effect": effect or ""}

    # --- groups and explanations ----------------------------------------------------------------

    def group(self, choice: Choice) -> Message | None:
        verb = choice.verb
        if verb == "place":
            return Message("endless_winter-group-place", {"figure": self.figure(str(choice.args[0]))})
        if verb == "move":
            return Message("endless_winter-group-move", {"source": self.hex(choice.a)})
        if verb == "swap":
            benefit = Message(f"endless_winter-rung-{choice.args[0]}.instead")
            return Message("endless_winter-group-swap", {"benefit": benefit})
        if verb == "take_chief":
            return Message("endless_winter-group-take-chief", {"chief": self.chief(str(choice.args[0]))})
        if verb == "stone":
            return Message("endless_winter-group-stone", {"effect": self.part(self._slot())})
        if verb in GROUPS and "nothing" not in choice.args:
            return Message(f"endless_winter-group-{verb.replace('_', '-')}")
        return None

    def explain(self, choice: Choice) -> list[Message]:
        """What cards and stones do, what a column offers, what a Setup card starts with."""
        verb, rules = choice.verb, self.rules
        if verb == "place":
            return self._column(choice.b)
        if verb in ("play", "learn"):
            return self._about_card(choice.a)
        if verb in ("recruit", "enlist"):
            return self._about_card(rules.first_tribe + choice.a)
        if verb in ("commit", "work", "discard", "bury_hand", "bury_discard", "bury_above", "bury_eclipse"):
            return self._about_card(choice.a)
        if verb == "stone":
            return [self.stone_scoring(str(choice.args[0]))]
        if verb == "take_setup":
            return [self._start(choice.a)]
        return []

    def _column(self, place: int) -> list[Message]:
        """Top, middle and, for the first figure of the round, bottom section; or the Rest action."""
        rules, view = self.rules, self.view
        if place == REST:
            args: dict[str, Value] = {
                "effect": self.effect(rules.rest_effect),
                "labour": labour(rules.rest_labour),
            }
            return [Message("endless_winter-about-rest", args)]
        found = [
            Message("endless_winter-about-top", {"effect": self.offers(rules.column_top[place])}),
            Message("endless_winter-about-middle", {"effect": self.effect(rules.column_middle[place])}),
        ]
        if view is None or not view.columns[place].figures:
            effect = self.effect(rules.column_bottom[place])
            found.append(Message("endless_winter-about-bottom", {"effect": effect}))
        return found

    def _about_card(self, card: int) -> list[Message]:
        rules = self.rules
        found: list[Message] = []
        if rules.card_labour[card]:
            found.append(
                Message("endless_winter-about-labour", {"labour": self.atom(LABOUR, rules.card_labour[card])})
            )
        if rules.card_skill[card]:
            found.append(
                Message("endless_winter-about-skill", {"effect": self.effect(rules.card_skill[card])})
            )
        if rules.card_eclipse[card]:
            found.append(
                Message("endless_winter-about-eclipse", {"effect": self.effect(rules.card_eclipse[card])})
            )
        if rules.card_points[card]:
            found.append(Message("endless_winter-about-points", {"points": rules.card_points[card]}))
        return found

    def _start(self, card: int) -> Message:
        """What a Setup card gives."""
        rules = self.rules
        things = [self.atom(FOOD, rules.setup_food[card]), self.atom(TOOL, rules.setup_tool[card])]
        things += [self.some_animal(rules.animal_ids[species]) for species in rules.setup_animals[card]]
        return Message(
            "endless_winter-setup-start",
            {
                "things": listed(things),
                "tribe": self.card(rules.card_ids[rules.setup_tribe[card]]),
                "camps": 2 if rules.setup_camp[card] else 1,
            },
        )


GROUPS: Final = (
    "play", "discard", "bury_hand", "bury_discard", "bury_above", "bury_eclipse", "recruit", "enlist",
    "learn", "village", "build", "hunt", "tip", "commit", "pile", "gather", "skill", "work", "eat",
    "idol",
)  # fmt: skip
"""Verbs whose choices stand together under a heading of their own."""
