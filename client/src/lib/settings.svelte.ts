// What a person likes on this device: theme, layout and scale, motion, sound, learner's help.

type Theme = "system" | "light" | "dark";

/** Fit: everything at once. Focus: one zone, large. Wide: everything, without the rail. */
export type Layout = "fit" | "focus" | "wide";
export const LAYOUTS: Layout[] = ["fit", "focus", "wide"];
export const SCALES = { least: 0.8, most: 1.6, step: 0.05 };

/** How fast what others do is shown. */
export type Pace = "slow" | "normal" | "fast" | "instant";
export const PACES: Pace[] = ["slow", "normal", "fast", "instant"];
/** Milliseconds that a choice of somebody else stays on the screen before the next one. */
export const PACE_TIMES: Record<Pace, number> = { slow: 900, normal: 320, fast: 130, instant: 0 };

interface Saved {
  theme: Theme;
  layout: Layout;
  scale: number;
  motion: boolean;
  pace: Pace;
  /** Whether a soft sound says that it is our turn, and how loud: 0 to 1. */
  sound: boolean;
  volume: number;
  coach: boolean;
  /** How strong the bots are that "Play now" seats. */
  level: string;
  seen: string[];
  /** The games of campaigns that have been played. */
  campaign: string[];
}

const KEY = "firekeeper.settings";
const DEFAULTS: Saved = {
  theme: "system",
  layout: "fit",
  scale: 1,
  motion: true,
  pace: "normal",
  sound: false,
  volume: 0.5,
  coach: true,
  level: "casual",
  seen: [],
  campaign: [],
};

function read(): Saved {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Saved>) };
  } catch {
    return { ...DEFAULTS };
  }
}

class Settings {
  theme = $state<Theme>("system");
  layout = $state<Layout>("fit");
  scale = $state(1);
  motion = $state(true);
  pace = $state<Pace>("normal");
  sound = $state(false);
  volume = $state(0.5);
  coach = $state(true);
  level = $state("casual");
  seen = $state<string[]>([]);
  campaign = $state<string[]>([]);

  constructor() {
    Object.assign(this, read());
    this.apply();
  }

  get still(): boolean {
    return !this.motion || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  apply(): void {
    const root = document.documentElement;
    if (this.theme === "system") root.removeAttribute("data-theme");
    else root.setAttribute("data-theme", this.theme);
    root.toggleAttribute("data-still", this.still);
    if (this.scale === 1) root.style.removeProperty("--zoom");
    else root.style.setProperty("--zoom", String(this.scale));
    const { theme, layout, scale, motion, pace, sound, volume, coach, level, seen, campaign } = this;
    const saved: Saved = { theme, layout, scale, motion, pace, sound, volume, coach, level, seen, campaign };
    try {
      localStorage.setItem(KEY, JSON.stringify(saved));
    } catch {
      // Private windows may refuse: the settings then last as long as the page.
    }
  }

  get dark(): boolean {
    return (
      this.theme === "dark" || (this.theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches)
    );
  }

  toggleTheme(): void {
    this.theme = this.dark ? "light" : "dark";
    this.apply();
  }

  /** The next layout, in turn. */
  nextLayout(): void {
    this.layout = LAYOUTS[(LAYOUTS.indexOf(this.layout) + 1) % LAYOUTS.length] ?? "fit";
    this.apply();
  }

  resize(by: number): void {
    const wanted = Math.round((this.scale + by) / SCALES.step) * SCALES.step;
    this.scale = Number(Math.min(SCALES.most, Math.max(SCALES.least, wanted)).toFixed(2));
    this.apply();
  }

  /** Begin the guide of a first game again. */
  learnAgain(): void {
    this.coach = true;
    this.seen = [];
    this.apply();
  }

  note(mark: string): void {
    if (!this.seen.includes(mark)) this.seen = [...this.seen, mark];
    this.apply();
  }
}

export const settings = new Settings();
