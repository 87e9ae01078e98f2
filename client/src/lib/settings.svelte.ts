// What a person likes on this device: theme, scale, motion, learner's help.

type Theme = "system" | "light" | "dark";

interface Saved {
  theme: Theme;
  scale: number;
  motion: boolean;
  coach: boolean;
  seen: string[];
}

const KEY = "firekeeper.settings";
const DEFAULTS: Saved = { theme: "system", scale: 1, motion: true, coach: true, seen: [] };

function read(): Saved {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Saved>) };
  } catch {
    return { ...DEFAULTS };
  }
}

class Settings {
  theme = $state<Theme>("system");
  scale = $state(1);
  motion = $state(true);
  coach = $state(true);
  seen = $state<string[]>([]);

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
    const { theme, scale, motion, coach, seen } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ theme, scale, motion, coach, seen }));
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

  note(mark: string): void {
    if (!this.seen.includes(mark)) this.seen = [...this.seen, mark];
    this.apply();
  }
}

export const settings = new Settings();
