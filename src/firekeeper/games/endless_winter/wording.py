"""Wording of Endless Winter: the arguments of its prompts and choices."""

from __future__ import annotations

from typing import Any, ClassVar, Final

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
from firekeeper.kernel.wording import Args, Message, kebab, listed, yes
from firekeeper.kernel.wording_rows import first, group, in_turn

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

SPENT: Final = ("discard", "bury_hand", "bury_discard", "bury_above", "bury_eclipse")
CARD_VERBS: Final = ("play", "learn", "draw_card", "show", *SPENT)
"""Verbs whose argument is a card and nothing else."""
GROUPS: Final = (
    "play", "learn", "recruit", "enlist", "village", "build", "hunt", "tip", "commit", "pile", "gather",
    "skill", "work", "eat", "idol", *SPENT,
)  # fmt: skip
"""Verbs whose choices stand together under a heading of their own."""

A_CARD: Final = first(card=Telling.card, one=Telling.some_card)
AN_ANIMAL: Final = first(animal="animal", one=Telling.some_animal)


class EndlessWinterWording(Telling):
    """What the messages of Endless Winter need to know."""

    owners = ("owner", "hunter", "rester")

    # --- prompts --------------------------------------------------------------------------------

    @property
    def pool(self) -> int:
        """The Labour that is left, in half-points."""
        return self.view.labour if self.view is not None else 0

    @property
    def open_token(self) -> str:
        """The Rest token that lies open."""
        return self.view.rest.open if self.view is not None and self.view.rest is not None else ""

    def prompt_Gain(self, frame: Any) -> Args:
        return {"source": self._source(frame.rule, frame.atoms), "gain": self.bundle(frame.atoms)}

    def prompt_UsePart(self, frame: Any) -> Args:
        promise = frame.on != NOWHERE and self.view is not None and not self.view.place
        return {
            "source": self._source(frame.rule, frame.atoms),
            "effect": self.part(Part(NOWHERE, frame.price, frame.atoms)),
            "form": "promise" if promise else "now",
            "column": self.called("column", COLUMNS[frame.on]) if promise else "",
        }

    def prompt_TopSection(self, frame: Any) -> Args:
        return {"column": self.called("column", COLUMNS[frame.column]), "labour": labour(self.pool)}

    def prompt_PayLabour(self, frame: Any) -> Args:
        return {"labour": labour(frame.halves), "pool": labour(self.pool), "some": yes(self.pool > 0)}

    def prompt_ChooseSide(self, frame: Any) -> Args:
        if self.me is None:
            return {"chief": Message("endless_winter-your-chief")}
        return {"chief": self.called("chief", self.me.chief)}

    def _first_culture(self, thing: Any) -> Args:
        return {"first": yes(self.view is None or not self.view.cultures)}

    def prompt_PlaceFigure(self, frame: Any) -> Args:
        me = self.me
        return {"count": self.rules.tribe_figures + 1 if me is None else me.figures_ready + me.chief_ready}

    def prompt_BuildPile(self, frame: Any) -> Args:
        rules, me = self.rules, self.me
        cards = [] if me is None else me.eclipse or []
        halves = sum(rules.card_labour[rules.card_ids.index(card)] for card in cards)
        if me is not None:
            halves += rules.rest_labour * me.resting
        empty = me is not None and me.hand_size == 0
        return {"count": len(cards), "labour": labour(halves), "empty": yes(empty)}

    def _source(self, rule: str, atoms: tuple[tuple[int, int], ...]) -> Message:
        name = SOURCES.get(rule, "other")
        if rule == "EW-HUNT-07" and TIP not in [atom for atom, _ in atoms]:
            name = "tipped"  # what an Animal gives, rather than the tipping itself
        return Message(f"endless_winter-source-{name}")

    prompts: ClassVar = {
        "RevealGlacier": lambda words, frame: {"hex": words.hex(frame.slot)},
        "PlayCulture": _first_culture,
    }

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

    def _recruit(self, choice: Choice) -> Args:
        empty = self.view is not None and not self.view.stacks[choice.args[0]]  # EW-BEGIN-04
        return {**A_CARD(self, choice), "form": "empty" if empty else "card"}

    def _stone(self, choice: Choice) -> Args:
        return {"stone": self.stone(str(choice.args[0])), "price": self.price(self._slot().pay)}

    def choice_place(self, choice: Choice) -> Args:
        return {**in_turn(figure="figure", column="column")(self, choice), "place": str(choice.args[1])}

    def choice_take_chief(self, choice: Choice) -> Args:
        effect = self._skill_of(*[str(arg) for arg in choice.args])
        return {**in_turn(chief="chief", side="side")(self, choice), "effect": effect}

    def choice_side(self, choice: Choice) -> Args:
        side = str(choice.args[0])
        known = self.me is not None and self.me.chief
        effect = self._skill_of(self.me.chief, side) if known else ""
        return {"side": self.called("side", side), "effect": effect, "known": yes(known)}

    def choice_chief(self, choice: Choice) -> Args:
        me = self.me
        if me is None or not me.chief:
            return {"known": "no", "effect": "", "chief": ""}
        chief = self.called("chief", me.chief)
        return {"known": "yes", "effect": self._skill_of(me.chief, me.side), "chief": chief}

    def _skill_of(self, chief: str, side: str) -> Message:
        skills = self.rules.chief_skill[self.rules.chief_ids.index(chief)]
        return self.effect(skills[0 if side == "side_a" else 1])

    def choice_pay(self, choice: Choice) -> Args:
        args = [str(arg) for arg in choice.args]
        cards = [word.removesuffix(BONUS) for word in args if not word.startswith(FOOD_WORD)]
        spent = sum(int(word.removeprefix(FOOD_WORD)) for word in args if word.startswith(FOOD_WORD))
        form = ("both" if cards else "food") if spent else ("cards" if cards else "pool")
        return {"form": form, "food": spent, "cards": self.cards(cards)}

    def choice_eat(self, choice: Choice) -> Args:
        food, symbols = self.me.food if self.me is not None else 0, self.rules.food_symbols
        gained = HALVES * (symbols[food] - symbols[food - choice.a]) if 0 < choice.a <= food else 0
        return {"food": choice.a, "labour": labour(gained), "known": yes(gained > 0)}

    def _work(self, choice: Choice) -> Args:
        """What a card is worth as Labour, where the figure of this turn stands."""
        halves, view = self.rules.card_labour[choice.a], self.view
        if choice.verb == "work" and view is not None and view.place in COLUMNS:
            halves = self.rules.worth.labour[DESTINATIONS.index(view.place)][choice.a]
        return {**A_CARD(self, choice), "labour": labour(halves), "worth": yes(halves > 0)}

    def choice_gather(self, choice: Choice) -> Args:
        tile = self.view.map[choice.a].tile if self.view is not None else ""
        effect = self.terrain_effect(tile) if tile else self.effect(())
        return {"hex": self.hex(choice.a), "effect": effect, "known": yes(bool(tile))}

    def choice_build(self, choice: Choice) -> Args:
        rules, view = self.rules, self.view
        found: Args = {"spot": self.spot(str(choice.args[0])), "effect": "", "form": "unknown"}
        if rules.spot_level[choice.a]:
            points = self._stack(choice.a)
            found["form"], found["effect"] = ("stack", points) if points is not None else ("upper", "")
        elif view is not None and view.tiles:
            tile = rules.tile_ids.index(view.tiles[rules.spot_place[choice.a]])
            found["effect"] = self.effect(rules.tile_effect[tile][rules.spot_local[choice.a]])
            found["form"] = "ground"
        return found

    def _pile_card(self, choice: Choice) -> Args:
        effects = self.rules.card_skill if choice.verb == "skill" else self.rules.card_eclipse
        return {"card": self.card(str(choice.args[0])), "effect": self.effect(effects[choice.a])}

    def choice_tip(self, choice: Choice) -> Args:
        return {**AN_ANIMAL(self, choice), "effect": self.effect(self.rules.animal_tip[choice.a])}

    def choice_hunt(self, choice: Choice) -> Args:
        if choice.args[0] == "nothing":
            return {"animal": "", "one": "", "form": "nothing"}
        return {**AN_ANIMAL(self, choice), "form": "animal"}

    def choice_track(self, choice: Choice) -> Args:
        empty = self.view is not None and not self.view.animal_deck  # EW-HUNT-09
        return {"form": "empty" if empty else "animal"}

    def choice_keep_token(self, choice: Choice) -> Args:
        token = self.open_token
        return {"known": yes(bool(token)), "effect": self.rest_effect(token) if token else self.effect(())}

    def choice_reserve(self, choice: Choice) -> Args:
        return {"space": choice.a + 1, "effect": self.effect(self.rules.reserve_benefit[choice.a])}

    def choice_village_draws(self, choice: Choice) -> Args:
        rules, me = self.rules, self.me
        villages = rules.villages - me.villages_home if me is not None else 1
        atoms = [(atom, count * villages) for part in rules.village_benefit for atom, count in part.gain]
        return {"gain": self.bundle(tuple(atoms))}

    def _slot(self) -> Part:
        """Price and benefit of the next Stone slot."""
        rules = self.rules
        slot = min(len(self.me.stones) if self.me is not None else 0, len(rules.slot_price) - 1)
        food, tool = rules.slot_price[slot]
        price = tuple((atom, count) for atom, count in ((FOOD, food), (TOOL, tool)) if count)
        return Part(NOWHERE, price, tuple(atom for part in rules.slot_benefit[slot] for atom in part.gain))

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

    def choice_idol(self, choice: Choice) -> Args:
        """The next level of a track with what it gives."""
        rules, me, track = self.rules, self.me, str(choice.args[0])
        found: Args = {"track": track, "gives": "unknown", "level": 0, "effect": ""}
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

    choices: ClassVar = {
        **dict.fromkeys(CARD_VERBS, A_CARD),
        **dict.fromkeys(("recruit", "enlist"), _recruit),
        **dict.fromkeys(("take_setup", "setup_dealt"), first(card=Telling.setup_card)),
        **dict.fromkeys(("stone", "stone_up"), _stone),
        "chief_dealt": first(chief="chief"),
        "reveal": first(animal="animal"),
        "tile": first(terrain=Telling.terrain),
        "megalith_tile": first(tile=Telling.tile),
        "glacier_token": first(token=Telling.glacier_token),
        "rest_token": first(token=Telling.rest_token),
        **dict.fromkeys(("work", "commit"), _work),
        "swap": lambda words, choice: words.swapped(*choice.args),
        "move": lambda words, choice: {"source": words.hex(choice.a), "target": words.hex(choice.b)},
        "village": first(juncture=Telling.juncture),
        "aid": lambda words, choice: words.who(choice.a),
        **dict.fromkeys(("skill", "pile"), _pile_card),
        "stop": _first_culture,
        "village_draw": lambda words, choice: {"effect": words.effect(words.rules.village_benefit)},
        "score_stone": lambda words, choice: {"stone": words.stone(str(choice.args[0]))},
    }

    # --- groups and explanations ----------------------------------------------------------------

    def _of_its_verb(self, choice: Choice) -> Message | None:
        return None if "nothing" in choice.args else self.called("group", kebab(choice.verb))

    def group_swap(self, choice: Choice) -> Message:
        benefit = Message(f"endless_winter-rung-{choice.args[0]}.instead")
        return Message("endless_winter-group-swap", {"benefit": benefit})

    groups: ClassVar = {
        **dict.fromkeys(GROUPS, _of_its_verb),
        "place": group("place", first(figure="figure")),
        "move": group("move", lambda words, choice: {"source": words.hex(choice.a)}),
        "take_chief": group("take-chief", first(chief="chief")),
        "stone": group("stone", lambda words, choice: {"effect": words.part(words._slot())}),
    }

    def explain_place(self, choice: Choice) -> list[Message]:
        """Top, middle and, for the first figure of the round, bottom section; or the Rest action."""
        rules, view, place = self.rules, self.view, choice.b
        if place == REST:
            args: Args = {"effect": self.effect(rules.rest_effect), "labour": labour(rules.rest_labour)}
            return [Message("endless_winter-about-rest", args)]
        found = [
            Message("endless_winter-about-top", {"effect": self.offers(rules.column_top[place])}),
            Message("endless_winter-about-middle", {"effect": self.effect(rules.column_middle[place])}),
        ]
        if view is None or not view.columns[place].figures:
            effect = self.effect(rules.column_bottom[place])
            found.append(Message("endless_winter-about-bottom", {"effect": effect}))
        return found

    def _about(self, card: int) -> list[Message]:
        rules, found = self.rules, []
        if halves := rules.card_labour[card]:
            found.append(Message("endless_winter-about-labour", {"labour": self.atom(LABOUR, halves)}))
        if skill := rules.card_skill[card]:
            found.append(Message("endless_winter-about-skill", {"effect": self.effect(skill)}))
        if eclipse := rules.card_eclipse[card]:
            found.append(Message("endless_winter-about-eclipse", {"effect": self.effect(eclipse)}))
        if points := rules.card_points[card]:
            found.append(Message("endless_winter-about-points", {"points": points}))
        return found

    def explain_take_setup(self, choice: Choice) -> list[Message]:
        """What a Setup card gives."""
        rules, card = self.rules, choice.a
        things = [self.atom(FOOD, rules.setup_food[card]), self.atom(TOOL, rules.setup_tool[card])]
        things += [self.some_animal(rules.animal_ids[species]) for species in rules.setup_animals[card]]
        start: Args = {
            "things": listed(things),
            "tribe": self.card(rules.card_ids[rules.setup_tribe[card]]),
            "camps": 2 if rules.setup_camp[card] else 1,
        }
        return [Message("endless_winter-setup-start", start)]

    explanations: ClassVar = {
        **dict.fromkeys(
            ("play", "learn", "commit", "work", *SPENT), lambda words, choice: words._about(choice.a)
        ),
        **dict.fromkeys(
            ("recruit", "enlist"), lambda words, choice: words._about(words.rules.first_tribe + choice.a)
        ),
        "stone": lambda words, choice: [words.stone_scoring(choice.args[0])],
    }
