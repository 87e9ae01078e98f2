// Holding X lifts the pieces, so that one sees what is printed under them.

function lift(up: boolean): void {
  document.documentElement.toggleAttribute("data-lifted", up);
}

function isX(event: KeyboardEvent): boolean {
  const at = event.target;
  const writing = at instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(at.tagName);
  return event.key.toLowerCase() === "x" && !writing && !event.ctrlKey && !event.metaKey && !event.altKey;
}

/** What the window listens to. Who leaves the page with X held down has let it go. */
export const lifting = {
  down: (event: KeyboardEvent): void => {
    if (isX(event)) lift(true);
  },
  up: (event: KeyboardEvent): void => {
    if (event.key.toLowerCase() === "x") lift(false);
  },
  away: (): void => lift(false),
};
