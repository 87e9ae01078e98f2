// Whom a table waits for, and what they are asked: as everybody may know it.

import { and } from "../board/words";
import { say, words } from "./i18n.svelte";
import type { TableLink } from "./table.svelte";

/** What a question is about, for those who are not asked: "which villagers die". */
function topicOf(link: TableLink, name: string): string {
  const key = `${link.table?.game ?? ""}-prompt-${name}.topic`;
  return words.has(key) ? say(key) : "";
}

/** Who is waited for, and for what: "Waiting for Ben: which villagers die". */
export function waitingText(link: TableLink, nameOf: (seat: number) => string): string {
  const { prompt = null, asked = [] } = link.turn ?? {};
  if (asked.length) {
    const names = link.waiting.map((seat, at) => {
      const what = topicOf(link, asked[at] ?? "");
      return what ? `${nameOf(seat)} (${what})` : nameOf(seat);
    });
    return say("client-waiting-for", { name: and(names) });
  }
  const name = and(link.waiting.map(nameOf));
  const what = topicOf(link, prompt?.name ?? "");
  return what ? say("client-waiting-for-what", { name, what }) : say("client-waiting-for", { name });
}
