// Drawings: what stands on the hexes, and the paintings on the cave wall. All our own; seeded, so that they stay.

const f = (value: number): number => Math.round(value * 10) / 10;

/** A small generator, so that every table shows the same land. */
function source(seed: number): (low: number, high: number) => number {
  let state = seed;
  return (low, high) => {
    state = (state * 16807) % 2147483647;
    return low + ((high - low) * state) / 2147483647;
  };
}

const spruce = (x: number, y: number, h: number): string =>
  `<g transform="translate(${f(x)} ${f(y)})"><path class="f-sh" d="M-2 0l${f(h * 0.7)} ${f(h * 0.16)}-${f(h * 0.6)} ${f(h * 0.06)}z"/>` +
  `<path class="f-lo" d="M0 ${f(-h)}L${f(h * 0.3)} 0H${f(-h * 0.3)}z"/><path class="f-hi" d="M0 ${f(-h)}L${f(-h * 0.3)} 0H${f(-h * 0.04)}z"/>` +
  `<path class="snow" d="M0 ${f(-h)}L${f(h * 0.11)} ${f(-h * 0.62)}L0 ${f(-h * 0.7)}L${f(-h * 0.12)} ${f(-h * 0.58)}z"/></g>`;

const peak = (x: number, y: number, w: number, h: number): string =>
  `<g transform="translate(${x} ${y})"><path class="m-lo" d="M${-w} 0L0 ${-h}L${w} 0z"/>` +
  `<path class="m-hi" d="M${-w} 0L0 ${-h}L${f(w * 0.12)} ${f(-h * 0.55)}L${f(-w * 0.06)} ${f(-h * 0.3)}L${f(w * 0.1)} 0z"/>` +
  `<path class="snow" d="M0 ${-h}L${f(w * 0.42)} ${f(-h * 0.58)}L${f(w * 0.2)} ${f(-h * 0.6)}L${f(w * 0.06)} ${f(-h * 0.44)}L${f(-w * 0.12)} ${f(-h * 0.62)}L${f(-w * 0.4)} ${f(-h * 0.54)}z"/>` +
  `<path class="m-edge" d="M0 ${-h}L${w} 0M0 ${-h}L${-w} 0"/></g>`;

const mound = (x: number, y: number, w: number, h: number): string =>
  `<g transform="translate(${x} ${y})"><path class="h-lo" d="M${-w} 0C${f(-w * 0.6)} ${f(-h * 1.1)} ${f(-w * 0.2)} ${-h} 0 ${-h}S${f(w * 0.6)} ${f(-h * 1.05)} ${w} 0z"/>` +
  `<path class="h-hi" d="M${-w} 0C${f(-w * 0.6)} ${f(-h * 1.1)} ${f(-w * 0.2)} ${-h} 0 ${-h}C${f(-w * 0.02)} ${f(-h * 0.5)} ${f(w * 0.14)} ${f(-h * 0.3)} ${f(w * 0.1)} 0z"/>` +
  `<path class="snow" d="M${f(-w * 0.55)} ${f(-h * 0.72)}C${f(-w * 0.3)} ${f(-h * 1.08)} ${f(w * 0.3)} ${f(-h * 1.08)} ${f(w * 0.56)} ${f(-h * 0.7)}C${f(w * 0.3)} ${f(-h * 0.62)} ${f(w * 0.16)} ${f(-h * 0.82)} 0 ${f(-h * 0.66)}S${f(-w * 0.3)} ${f(-h * 0.58)} ${f(-w * 0.55)} ${f(-h * 0.72)}z"/></g>`;

const drift = (x: number, y: number, w: number): string =>
  `<path class="drift" d="M${f(x - w)} ${f(y)}q${f(w * 0.6)} ${f(-w * 0.34)} ${f(w * 1.1)} ${f(-w * 0.12)}t${f(w * 0.9)} ${f(0.1 * w)}q${f(-w * 0.6)} ${f(w * 0.3)} ${f(-w)} ${f(w * 0.14)}t${f(-w)} ${f(-w * 0.12)}z"/>`;

const times = (count: number, draw: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => draw(at)).join("");

type Random = (low: number, high: number) => number;

function forest(random: Random): string {
  const trees: [number, number][] = [];
  for (let tree = 0; tree < 26; tree++) {
    const [x, y] = [random(-80, 80), random(-62, 84)];
    // A clearing for what the hex gives.
    if (Math.abs(x) >= 46 || y <= -64 || y >= -12) trees.push([x, y]);
  }
  trees.sort((one, other) => one[1] - other[1]);
  return drift(10, 70, 50) + trees.map(([x, y]) => spruce(x, y, random(26, 38))).join("");
}

function tundra(random: Random): string {
  const drifts = drift(-44, -50, 36) + drift(40, -10, 34) + drift(-30, 44, 40) + drift(40, 70, 34);
  const moss = times(30, (at) => {
    const [x, y] = [random(-80, 80), random(-76, 84)];
    return `<circle class="moss${at % 3}" cx="${f(x)}" cy="${f(y)}" r="${f(random(3, 6.5))}"/>`;
  });
  const sedge = times(9, () => {
    const [x, y] = [random(-66, 66), random(-50, 70)];
    return `<path class="sedge" d="M${f(x)} ${f(y)}l-4-12M${f(x + 3)} ${f(y)}l1-15"/>`;
  });
  return drifts + moss + sedge;
}

const plains = (random: Random): string =>
  drift(-34, -66, 34) +
  drift(48, 54, 40) +
  times(26, () => {
    const [x, y] = [random(-78, 78), random(-70, 80)];
    return `<path class="grass" d="M${f(x)} ${f(y)}l-3-10M${f(x + 3)} ${f(y)}v-13M${f(x + 6)} ${f(y)}l3-10"/>`;
  });

const base = (): string =>
  '<circle class="glow" r="92"/>' +
  times(11, (at) => {
    const angle = (at / 11) * 6.283;
    return `<ellipse class="ring" cx="${f(58 * Math.cos(angle))}" cy="${f(40 * Math.sin(angle) - 4)}" rx="9" ry="6.5"/>`;
  });

const LAKE =
  '<path class="l-shore" d="M-74-8C-70-52-30-64 4-58 46-52 80-34 74 8 68 50 34 66-6 64-48 62-78 36-74-8z"/><path class="l-deep" d="M-64-6C-60-44-28-54 4-49 42-44 70-28 64 8 59 42 30 56-5 54-42 52-68 32-64-6z"/><path class="l-ice" d="M-62 8l30-14 16 20-24 26c-14-6-22-18-22-32zM24-44l30 18 8 24-30-6z"/><path class="l-wave" d="M-14-18q10-8 20 0t20 0M-4 34q10-8 20 0t20 0M20 12q8-6 16 0"/>';
const GLACIER =
  '<path class="g-1" d="M-90-20l40-30 34 18 44-34 70 30v120H-90z"/><path class="g-2" d="M-90 30l36-26 40 22 40-28 70 26v80H-90z"/><path class="g-crack" d="M-50-50l-10 40 24 20-12 40 18 34M28-66l-8 50 26 18-14 36 12 40M-16-32l8 24M62 0l-8 26"/><path class="g-hi" d="M-50-50l34 18-20 10zM28-66l40 18-30 10zM-54 4l40 22-24 8zM26-2l40 15-28 10z"/>';

const SCENES: Record<string, (random: Random) => string> = {
  base,
  plains,
  forest,
  tundra,
  hills: () =>
    mound(-40, -30, 50, 34) +
    mound(44, -14, 46, 36) +
    drift(-20, 10, 26) +
    mound(-34, 56, 58, 44) +
    mound(46, 74, 50, 34),
  mountains: () =>
    peak(-46, -4, 40, 56) +
    peak(50, 4, 36, 58) +
    drift(0, 20, 40) +
    peak(-34, 72, 46, 60) +
    peak(42, 80, 44, 50),
  lake: () => LAKE,
  glacier: () => GLACIER,
};

/** What a hex of a type shows; the slot makes each one a little different. */
export const scene = (type: string, slot: number): string => SCENES[type]?.(source(11 + slot * 7919)) ?? "";

/** Ice floes round the land. */
export function packIce(): string {
  const random = source(11);
  return times(340, (at) => {
    const [x, y] = [random(-1000, 1000), random(-760, 760)];
    const far = Math.max(Math.abs(x) / 500, (Math.abs(x) * 0.577 + Math.abs(y)) / 480);
    if (far < 1.04 || (y < -150 && random(0, 1) < 0.6)) return "";
    const radius = random(9, 34);
    const corners = 5 + (at % 3);
    const points = Array.from({ length: corners }, (_, corner) => {
      const angle = (corner / corners) * 6.283 + random(-0.25, 0.25);
      return `${f(x + radius * random(0.8, 1.25) * Math.cos(angle))} ${f(y + radius * 0.72 * random(0.8, 1.2) * Math.sin(angle))}`;
    });
    const outline = `M${points.join("L")}z`;
    return `<path class="floe-sh" d="${outline}" transform="translate(2 5)"/><path class="floe" d="${outline}"/>`;
  });
}

/** Northern lights: rays in the sky above the sea. */
export function rays(): string {
  const random = source(29);
  return times(26, (at) => {
    const side = at % 2 ? 1 : -1;
    const [x, y] = [side * random(250, 640), random(-430, -250)];
    return `<path d="M${f(x)} ${f(y)}l${side * 14} ${f(-random(60, 150))}"/>`;
  });
}

const PALM =
  "M12.3 24.6c-2-1.6-3.2-4-4.7-6.8-.7-1.3.9-2.3 1.9-1.2l2 2.2-.9-8c-.2-1.7 2-2 2.4-.4l1.2 5.6.2-7.2c0-1.7 2.3-1.7 2.4 0l.4 7.2 1.6-5.8c.4-1.6 2.5-1.1 2.3.5l-1 6.7 1.5-3c.7-1.3 2.5-.6 2.1.9-1 4-1.8 6.6-3.8 9.3z";
const walker = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size})"><circle cx="0" cy="-15" r="2.8" class="pf"/><path d="M0-12v9l-5 9M0-3l5 9M-5-4l5-5 6 3M7-14v20"/></g>`;

/** Paintings on the cave wall, by column. */
export const CAVE_PAINT: Record<string, string> = {
  initiate: `<path class="pf" d="${PALM}" transform="translate(2 18) scale(1.15) rotate(-10 16 16)"/><path class="pf o2" d="${PALM}" transform="translate(30 8) scale(1.25) rotate(8 16 16)"/><path class="pf o2" d="${PALM}" transform="translate(52 26) scale(.9) rotate(-4 16 16)"/>`,
  develop:
    '<path d="M40 32c-3 0-4.6-3-3-5.4 2.4-3.6 8.6-2.6 9.4 2.4 1 7-7.6 11.2-13.4 6.8-7-5.4-4-17 5-19.6 10-2.8 18 4.4 17 14.6"/><path class="dots" d="M12 46h.1M18 49h.1M25 51h.1M32 52h.1M48 52h.1M55 51h.1M62 49h.1M68 46h.1M12 18h.1M16 13h.1M68 18h.1M64 13h.1"/>',
  migrate: `${walker(20, 46, 0.85)}${walker(38, 48, 1)}${walker(58, 46, 0.8)}`,
  hunt: `<use href="#ew-mammoth" x="26" y="4" width="52" height="52"/><path d="M4 30l24-6M8 40l20-10"/>${walker(9, 48, 0.8)}`,
};
