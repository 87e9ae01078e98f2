// Addresses: "/", "/t/<table>", "/t/<table>/replay#move-<number>", "/t/<table>/review?seat=<seat>#move-<number>", "/new/<game>", "/learn/<game>", "/games/<list>", "/account",
// "/calls", "/daily", "/year", "/year/<key>".

class Router {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));

  constructor() {
    addEventListener("popstate", () => this.#read());
  }

  #read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }

  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.#read();
    scrollTo(0, 0);
  }

  get parts(): string[] {
    return this.path.split("/").filter(Boolean);
  }
}

export const router = new Router();

/** For links: a click goes there without loading the page again. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  router.go(link.getAttribute("href") ?? "/");
}

/** The move a link names: "/t/<table>/replay#move-123". */
export function moveOf(hash: string): number | null {
  const found = /^#move-(\d{1,6})$/.exec(hash);
  return found ? Number(found[1]) : null;
}

/** This address with another move. */
export const withMove = (number: number): string => `${location.pathname}${location.search}#move-${number}`;
