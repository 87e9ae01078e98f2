// A board alone, with a saved position: /dev/board.html?game=wendake&at=4-backs-move-step-late&zone=map&lang=fr
// Make the positions with positions.py; other parameters: theme, rail (width to leave free), path (targets clicked).

import "../src/art/tokens.css";
import "../src/art/base/ground.css";

import { mount } from "svelte";

import icons from "../src/art/icons.svg?raw";
import type { ChoiceView } from "../src/generated/messages";
import { type Language, words } from "../src/lib/i18n.svelte";
import { settings } from "../src/lib/settings.svelte";
import { GAMES } from "../src/games";
import Dev from "./Dev.svelte";

const asked = new URLSearchParams(location.search);
const name = asked.get("game") ?? "wendake";
const load = async (file: string): Promise<unknown> =>
  (await fetch(`/dev/positions/${name}/${file}.json`)).json();
const open = GAMES[name];
if (!open) throw new Error(`there is no game called ${name}`);
document.documentElement.dataset["game"] = name;

const sprite = document.createElement("div");
sprite.style.cssText = "position:absolute;width:0;height:0;overflow:hidden";
sprite.innerHTML = icons;
document.body.prepend(sprite);

await words.use((asked.get("lang") as Language | null) ?? "en");
settings.theme = asked.get("theme") === "dark" ? "dark" : "light";
settings.motion = asked.get("motion") !== null;
settings.apply();
const { default: game } = await open();
const position = (await load(asked.get("at") ?? "first")) as Record<string, unknown>;
mount(Dev, {
  target: document.querySelector("#app") as HTMLElement,
  props: {
    game,
    view: position.view,
    components: await load("components"),
    seat: asked.get("seat") === "none" ? null : (position.seat as number),
    choices: position.choices as ChoiceView[],
    fresh: asked.get("fresh") === null ? [] : (position.fresh as []),
    zone: asked.get("zone"),
    rail: Number(asked.get("rail") ?? 262),
    path: asked.getAll("path"),
    hot: asked.get("hot") ?? "",
    forecast: position.forecast ?? null,
  },
});
