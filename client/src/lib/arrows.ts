// Arrow keys inside a zone of the board: from one thing to the next, whether it may be clicked now or not, so that
// everything can be asked what it is. Tab goes on to lead through what may be clicked only.

const THINGS = "[data-target], [data-explained]";

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function inSight(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}

/** Move the focus by an arrow key; whether there was somewhere to go. */
export function moveWithinZone(event: KeyboardEvent): boolean {
  const step = STEPS[event.key];
  const here = document.activeElement;
  const zone = here?.closest("[data-zone]");
  if (!step || !here || !zone || event.altKey || event.ctrlKey || event.metaKey) return false;
  // The zone itself, and maps that pan by arrows, come first: inside of them a thing must have the focus already.
  if (here !== zone && !here.matches(THINGS)) return false;
  const things = [...zone.querySelectorAll<HTMLElement>(THINGS)].filter(inSight);
  const at = things.findIndex((thing) => thing === here);
  const next =
    at < 0 ? things[step > 0 ? 0 : things.length - 1] : things[(at + step + things.length) % things.length];
  if (!next) return false;
  if (!next.hasAttribute("tabindex")) next.setAttribute("tabindex", "-1");
  next.focus();
  return true;
}
