"""Wording of Tindaya: the arguments of its prompts and choices."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from firekeeper.games.tindaya.disasters import SHORTAGES
from firekeeper.games.tindaya.food import CAUSES
from firekeeper.games.tindaya.naming import Names
from firekeeper.games.tindaya.telling import Telling
from firekeeper.games.tindaya.terms import (
    BUILDINGS,
    GODS,
    IDOLS,
    INVENTIONS,
    RESOURCES,
    SHIPS,
    TRADES,
)
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Decision
from firekeeper.kernel.wording import Args, Explanation, Message, yes
from firekeeper.kernel.wording_rows import first, group

PLACE_VERBS: Final = (
    "fort", "leave", "walk", "sail", "land", "collect", "adopt", "offer", "gives", "settle", "animal",
    "villager", "noble", "wall", "birth", "dies", "lava", "combat", "send", "chief",
)  # fmt: skip
"""Verbs whose argument is a hex and nothing else."""
UNIT_VERBS: Final = ("save", "resource", "hand_over", "ask_for", "give")
"""Verbs whose argument is a resource and nothing else."""
GROUPS: Final = ("develop", "produce", "use", "sell", "buy", "leave", "walk", "collect")
"""Verbs whose choices stand together under a heading of their own."""


def _place(words: Any, choice: Choice) -> Args:
    return {"place": words.place(choice.a), "where": words.at(choice.a)}


def _unit(words: Any, choice: Choice) -> Args:
    return {"units": words.count(str(choice.args[0]), 1)}


def _prompt_place(words: Any, frame: Any) -> Args:
    return {"place": words.place(frame.hex), "at": words.at(frame.hex)}


def _prompt_start(words: Any, frame: Any) -> Args:
    return {"place": words.place(frame.start)}


def _prompt_god(words: Any, frame: Any) -> Args:
    return {"god": words.called("god", GODS[frame.god])}


def _about(kind: str) -> Explanation:
    """The text of a card that a choice names."""
    return lambda words, choice: [words.text(kind, str(choice.args[0]))]


class TindayaWording(Telling):
    """What the messages of Tindaya need to know."""

    # --- prompts --------------------------------------------------------------------------------

    def prompt_ChooseIsland(self, frame: Any) -> Args:
        building = BUILDINGS[frame.what] if frame.what in range(len(BUILDINGS)) else "fort"
        return {"building": self.called("building", building)}

    def prompt_ConvertGoods(self, frame: Any) -> Args:
        good, preserve, price = self.rules.conversion[frame.trade]
        return {
            "good": self.called("resource", RESOURCES[good]),
            "preserve": self.called("resource", RESOURCES[preserve]),
            "paid": self.count(RESOURCES[price], 1),
        }

    def prompt_Slaughter(self, frame: Any) -> Args:
        return {"at": self.at(frame.hexes[0])}

    def _travellers(self, frame: Any) -> Args:
        at = getattr(frame, "embark", frame.start)
        return {"natives": self.natives(frame.villagers, frame.nobles), "place": self.place(at)}

    def prompt_ChooseLanding(self, frame: Any) -> Args:
        return {"place": self.place(frame.sail)}

    def prompt_Reconquest(self, frame: Any) -> Args:
        enemies = 0 if self.view is None else self.view.hexes[frame.hex].conquistadors
        return {"conquistadors": self.conquistadors(enemies), "at": self.at(frame.hex)}

    def _offer_so_far(self, frame: Any) -> Args:
        return {**self.who(frame.partner), **self._pairs(frame.pairs), "some": yes(bool(frame.pairs))}

    def prompt_AskFor(self, frame: Any) -> Args:
        return {**self.who(frame.partner), "units": self.count(RESOURCES[frame.give], 1)}

    def prompt_AnswerOffer(self, frame: Any) -> Args:
        return {**self.who(frame.asker), **self._pairs(frame.pairs)}

    def _pairs(self, pairs: tuple[tuple[int, ...], ...]) -> Args:
        return {
            "given": self.each(RESOURCES[pair[0]] for pair in pairs),
            "taken": self.each(RESOURCES[pair[1]] for pair in pairs),
        }

    def prompt_ComposeDowry(self, frame: Any) -> Args:
        number = len(frame.units) + 1
        return {"name": self.somebody(frame.partner), "number": number, "of": self.rules.dowry_price}

    def prompt_AnswerDowry(self, frame: Any) -> Args:
        return {**self.who(frame.payer), "units": self.each(RESOURCES[unit] for unit in frame.units)}

    def prompt_ChooseSource(self, frame: Any) -> Args:
        return {**_prompt_god(self, frame), "demand": self._demand(frame.god, frame.slot)}

    def prompt_Protect(self, frame: Any) -> Args:
        card = self.called("catastrophe", self.rules.catastrophe_names[frame.card])
        return {**_prompt_place(self, frame), "card": card}

    def prompt_Defend(self, frame: Any) -> Args:
        return {**_prompt_place(self, frame), "conquistadors": self.conquistadors(frame.attackers)}

    def prompt_ChooseBandWay(self, frame: Any) -> Args:
        at = next((hex_ for hex_ in (frame.sail, frame.embark) if hex_ >= 0), frame.start)
        return {"place": self.place(at), "conquistadors": self.conquistadors(frame.count)}

    prompts: ClassVar = {
        **dict.fromkeys(("ChooseFortTile", "DrawFortTile", "TakeToken", "SaveNatives"), _prompt_place),
        **dict.fromkeys(("ChooseSide", "SpendIdol", "DeclareWeapons", "RepelWithIdol"), _prompt_place),
        "PlaceNeutral": lambda words, frame: {
            "building": words.called("building", BUILDINGS[frame.building]),
        },
        "TakeAction": lambda words, frame: {"first": yes(words.view is None or not words.view.actions)},
        "AimIdol": lambda words, frame: {"idol": words.called("idol", IDOLS[frame.idol])},
        "ChooseGroup": _prompt_start,
        **dict.fromkeys(("ChooseWay", "ChooseSail"), _travellers),
        **dict.fromkeys(("ComposeOffer", "DraftOffer"), _offer_so_far),
        "Victims": lambda words, frame: {"cause": CAUSES[frame.cause]},
        **dict.fromkeys(("NameHex", "DrawHex"), lambda words, frame: {"shortage": SHORTAGES[frame.shortage]}),
        **dict.fromkeys(
            ("ChooseTarget", "RollShip"),
            lambda words, frame: {"ship": words.called("ship", SHIPS[frame.ship])},
        ),
        "ChooseBandSize": _prompt_start,
        **dict.fromkeys(("DrawOffering", "TurnCatastrophe"), _prompt_god),
    }

    # --- choices --------------------------------------------------------------------------------

    def choice(self, choice: Choice, decision: Decision[Any] | None = None, short: bool = False) -> Message:
        """Some labels depend on what is asked: the good that is given, the idol that is used."""
        found = super().choice(choice, decision, short)
        verb, asked = choice.verb, decision
        if verb == "split" and asked is not None and hasattr(asked, "first"):
            found.args.update(self._both_homes(choice, asked))
        elif verb == "trade":
            idol = getattr(asked, "idol", None)
            found.args["idol"] = "other" if idol is None else IDOLS[idol]
        elif verb == "unit":
            known = asked is not None and hasattr(asked, "slot")
            demand = self._demanded(asked.god, asked.slot) if known else ""  # type: ignore[union-attr]
            found.args["units"] = self.count(demand, 1) if demand else Message("tindaya-a-unit")
        elif verb == "target":
            whole = asked is None or hasattr(asked, "ship")
            found.args["target"] = self.island(choice.a) if whole else self.place(choice.a)
        return found

    def _both_homes(self, choice: Choice, asked: Any) -> Args:
        """How many villagers start in each of the two buildings."""
        tribe = "" if self.view is None else self.view.players[asked.seat].tribe
        there = self.rules.starting_villagers + (tribe == "tedote") - choice.a
        return {
            "known": yes(there >= 0),
            "there": self.natives(there, 0) if there > 0 else Message("list-nothing"),
            "first": self.place(asked.first),
            "second": self.place(asked.second),
        }

    def choice_split(self, choice: Choice) -> Args:
        here = self.natives(choice.a, 0) if choice.a else Message("list-nothing")
        return {"known": "no", "here": here, "there": "", "first": "", "second": ""}

    def _seat(self, choice: Choice) -> Args:
        return self.who(choice.a)

    def choice_terrain(self, choice: Choice) -> Args:
        name, kind = [str(arg) for arg in choice.args]
        return {"hex": self.labels([name])[0], "terrain": self.terrain(kind)}

    def choice_place(self, choice: Choice) -> Args:
        building = self.called("building", str(choice.args[0]))
        return {"building": building, "place": self.place(choice.b), "where": self.at(choice.b)}

    def choice_back(self, choice: Choice) -> Args:
        token, back = [str(arg) for arg in choice.args]
        return {"token": self.called("token", token), "back": self.called("back", back)}

    def _with_marker(self, choice: Choice) -> Args:
        trade, marker = [str(arg) for arg in choice.args]
        return {"trade": self.called("trade", trade), "marker": self.called("marker", marker)}

    def choice_develop(self, choice: Choice) -> Args:
        invention = self._next_invention(choice)
        known = invention is not None
        name = "" if invention is None else self.called("invention", INVENTIONS[invention])
        return {**self._with_marker(choice), "known": yes(known), "invention": name}

    def _next_invention(self, choice: Choice) -> int | None:
        """The invention that the reader would develop; None if all of the trade are there, or unknown."""
        if self.me is None:
            return None
        trade = TRADES.index(str(choice.args[0]))
        left = [at for at in (trade * 2, trade * 2 + 1) if INVENTIONS[at] not in self.me.inventions]
        return left[0] if left else None

    def choice_buy(self, choice: Choice) -> Args:
        card = self.called("market", str(choice.args[0]))
        return {"card": card, "units": self.cost(self.rules.market_price[choice.a])}

    def choice_slaughter(self, choice: Choice) -> Args:
        return {"count": choice.b, "where": self.at(choice.a)}

    def choice_relocate(self, choice: Choice) -> Args:
        return {"god": self.called("god", str(choice.args[0])), "number": choice.b + 1}

    def _slot(self, choice: Choice) -> Args:
        """A slot of an offering: with its demand and what is missing, if the reader sees the table."""
        known = bool(self._demanded(choice.a, choice.b))
        return {
            "god": self.called("god", str(choice.args[0])),
            "slot": choice.b + 1,
            "known": yes(known),
            "demand": self._demand(choice.a, choice.b) if known else "",
            "room": self._room(choice.a, choice.b) if known else 0,
        }

    def _demanded(self, god: int, slot: int) -> str:
        """What a slot asks for; "" if that is not known."""
        if self.view is None or slot >= len(self.view.gods[god].slots):
            return ""
        return str(self.view.gods[god].slots[slot].demand)

    def _demand(self, god: int, slot: int) -> Message:
        name = self._demanded(god, slot)
        return self.called("resource", name) if name else Message("tindaya-a-unit")

    def _room(self, god: int, slot: int) -> int:
        pawns: list[int] = self.view.gods[god].slots[slot].pawns
        return self.rules.demand - sum(pawns)

    def choice_objective(self, choice: Choice) -> Args:
        return {**self.who(choice.a), "number": choice.args[1], "value": choice.args[2]}

    def choice_swap(self, choice: Choice) -> Args:
        values = [] if self.me is None else self.me.objective_values
        known = choice.a < len(values)
        return {"number": choice.args[0], "known": yes(known), "value": values[choice.a] if known else 0}

    def choice_embark(self, choice: Choice) -> Args:
        return {**_place(self, choice), "canoe": self._canoe(choice)}

    def _canoe(self, choice: Choice) -> str:
        """Whether a canoe lies on the hex; "other" if the reader does not see the table."""
        if self.view is None:
            return "other"
        return "there" if self.view.hexes[choice.a].canoes else "new"

    def _group(self, choice: Choice) -> Args:
        return {"natives": self.natives(choice.a, choice.b)}

    def choice_weapons(self, choice: Choice) -> Args:
        units = self.units({"horns": choice.a, "obsidian": choice.b})
        return {"form": "some" if choice.a + choice.b else "none", "units": units}

    def _with_somebody(self, choice: Choice) -> Args:
        return {**self.who(choice.b), "where": self.at(choice.a)}

    def choice_build(self, choice: Choice) -> Args:
        return {"where": self.at(choice.a), "building": self.building(str(choice.args[1]))}

    def choice_herd(self, choice: Choice) -> Args:
        kind = ""
        if self.view is not None:
            kind = {"goat_pen": "goat", "pigsty": "pig"}.get(self.view.hexes[choice.a].building, "")
        animals = self.count(kind or "animal", choice.b)
        return {"where": self.at(choice.a), "animals": animals}

    def _pair(self, choice: Choice) -> Args:
        give, take = [str(arg) for arg in choice.args]
        return {"give": self.count(give, 1), "take": self.count(take, 1)}

    def choice_eat(self, choice: Choice) -> Args:
        rations = Message("tindaya-rations", {"count": self.rules.rations[choice.a]})
        return {**_unit(self, choice), "rations": rations}

    def choice_ship(self, choice: Choice) -> Args:
        return {"ship": self.called("ship", str(choice.args[0])), "number": choice.b + 1}

    choices: ClassVar = {
        **dict.fromkeys(PLACE_VERBS, _place),
        **dict.fromkeys(UNIT_VERBS, _unit),
        **dict.fromkeys(("first", "liberate"), _seat),
        "tribe": first(tribe="tribe"),
        "offering": first(demands=Names.demands),
        "event": first(card=Names.card_of_events),
        "mission": first(mission="mission"),
        "common": first(objective="common"),
        "fort_tile": first(building="building"),
        **dict.fromkeys(("idol", "use", "sell"), first(idol="idol")),
        "prophecy": first(card=Names.prophecy),
        "catastrophe": first(card="catastrophe"),
        "reveal": first(seer="seer"),
        **dict.fromkeys(("secret", "keep"), first(objective="secret")),
        "produce": _with_marker,
        "explore": first(marker="marker"),
        "cave": lambda words, choice: {
            "arg1": choice.args[0],
            "marker": words.called("marker", choice.args[0]),
        },
        "convert": lambda words, choice: {"count": choice.a},
        "group": _group,
        "saves": _group,
        **dict.fromkeys(("barter", "dowry"), _with_somebody),
        **dict.fromkeys(("pair", "take_back"), _pair),
        **dict.fromkeys(("pawn", "fill"), _slot),
        "god": first(god="god"),
        "trade": first(trade="trade"),
        "discard": first(token="token"),
        "wreck": first(ship="ship"),
        "fire": lambda words, choice: {"units": words.each(str(arg) for arg in choice.args)},
        "traitor_card": first(card="traitor"),
        **dict.fromkeys(
            ("band", "band_with_chief"),
            lambda words, choice: {"conquistadors": words.conquistadors(choice.a)},
        ),
    }
    groups: ClassVar = {
        **{verb: group(verb) for verb in GROUPS},
        "terrain": group("terrain", lambda words, choice: {"terrain": words.terrain(choice.args[1])}),
        "place": group("place", first(building="building")),
        "embark": group("embark", lambda words, choice: {"canoe": words._canoe(choice)}),
        "pair": group("pair", lambda words, choice: {"give": words.count(choice.args[0], 1)}),
        "take_back": group("take-back"),
        "relocate": group("relocate", first(god="god")),
        "ship": group("ship", first(ship="ship")),
    }

    # --- explanations ---------------------------------------------------------------------------

    def explain_develop(self, choice: Choice) -> list[Message]:
        invention = self._next_invention(choice)
        if invention is None:
            return []
        return [
            self._price(self.rules.invention_cost[invention]),
            self.text("invention", INVENTIONS[invention]),
        ]

    def _price(self, cost: tuple[tuple[int, int], ...]) -> Message:
        return Message("tindaya-price", {"units": self.cost(cost)})

    def explain_cave(self, choice: Choice) -> list[Message]:
        return [self._price(self.rules.cave_cost)]

    explanations: ClassVar = {
        **dict.fromkeys(("use", "idol"), _about("idol")),
        **dict.fromkeys(("keep", "secret"), _about("secret")),
        "buy": _about("market"),
        "reveal": _about("seer"),
        "tribe": _about("tribe"),
        "catastrophe": _about("catastrophe"),
        "common": _about("common"),
        "mission": lambda words, choice: [words.mission_text(choice.args[0])],
        "traitor_card": lambda words, choice: [words.traitor_text(choice.args[0])],
        "betray": lambda words, choice: [Message("tindaya-betray-text")],
    }
