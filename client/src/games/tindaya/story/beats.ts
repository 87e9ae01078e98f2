// The end of an era as a story: each of its steps and each event of the Event card is a beat.

import type { EventView } from "../../../generated/messages";
import type { TindayaEvent } from "../../../generated/tindaya";

export interface Beat {
  kind: "step" | "event";
  /** A step by its name, an event by its symbol. */
  name: string;
  /** What happened in it, its opening not counted. */
  events: EventView[];
  /** How many events of the whole have happened once it is over. */
  until: number;
  /** The hexes it strikes. */
  struck: string[];
  /** Where somebody or something was lost. */
  lost: string[];
  /** An event that had begun before: it goes on once somebody has answered. */
  goesOn?: boolean;
  /** An event that strikes, but nothing of it has happened yet: somebody is asked first. */
  waits?: boolean;
}

const factsOf = (event: EventView): TindayaEvent => event.event as TindayaEvent;

/** Hexes on which an event takes something. */
function losses(event: TindayaEvent): string[] {
  switch (event.type) {
    case "NativesDied":
    case "AnimalsDied":
    case "AnimalsFled":
    case "BuildingLost":
    case "VillagerDied":
    case "TokenReturned":
      return [event.hex];
    default:
      return [];
  }
}

function strikes(event: TindayaEvent): string[] {
  if (event.type === "Struck" || event.type === "CatastropheStruck") return event.hexes;
  return event.type === "AttackEnded" ? [event.hex] : [];
}

const beatOf = (kind: Beat["kind"], name: string, until: number): Beat => ({
  kind,
  name,
  events: [],
  until,
  struck: [],
  lost: [],
});

/**
 * The beats in what happened. What comes before the first step or event, an action for instance, belongs to none, or to
 * the event that was striking; what follows the last step (the next era) ends the story.
 */
export function beatsOf(events: readonly EventView[], striking = ""): Beat[] {
  const beats: Beat[] = striking ? [{ ...beatOf("event", striking, 0), goesOn: true }] : [];
  let open: Beat | null = beats[0] ?? null;
  events.forEach((event, at) => {
    const facts = factsOf(event);
    if (facts.type === "EraBegan" || facts.type === "GameEnded") open = null;
    else if (facts.type === "StepBegan" || facts.type === "EventBegan") {
      const [kind, name] =
        facts.type === "StepBegan" ? (["step", facts.step] as const) : (["event", facts.symbol] as const);
      open = beatOf(kind, name, at + 1);
      open.waits = facts.type === "EventBegan" && facts.happens && at === events.length - 1;
      beats.push(open);
    } else if (open) {
      open.events.push(event);
      open.until = at + 1;
      open.struck.push(...strikes(facts));
      open.lost.push(...losses(facts));
    }
  });
  return beats.map((beat) => ({
    ...beat,
    struck: [...new Set(beat.struck)],
    lost: [...new Set(beat.lost)],
  }));
}

/** Steps in which nothing happened are passed over: they are no beat of their own. So are answers that cost nothing. */
export const worthTelling = (beat: Beat): boolean => {
  if (beat.waits) return false;
  if (beat.goesOn) return beat.struck.length + beat.lost.length > 0;
  return beat.kind === "event" || beat.events.length > 0;
};
