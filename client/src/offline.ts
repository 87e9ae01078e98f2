// The page of a replay that was kept as a file: its data are inside, packed.
import "./art/tokens.css";
import "./art/base.css";
import "#accents";

import { mount } from "svelte";

import type { OfflineReplay } from "./generated/messages";
import { LANGUAGES, words } from "./lib/i18n.svelte";
import { setOfflineWords } from "./lib/locales.offline";
import Offline from "./Offline.svelte";

async function unpack(text: string): Promise<OfflineReplay> {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return (await new Response(plain).json()) as OfflineReplay;
}

async function begin(): Promise<void> {
  const offline = await unpack(document.getElementById("reel")?.textContent ?? "");
  setOfflineWords(offline.words);
  await words.use(LANGUAGES.find((language) => navigator.language.startsWith(language)) ?? "en");
  const target = document.getElementById("app");
  if (target) mount(Offline, { target, props: { offline } });
}

void begin();
