// A game's own icons: brought into the page once, when the game is loaded, beside the shared sprite.

/** Put a sprite into the page. It must not be hidden with `display: none`: patterns would die. */
export function addSprite(game: string, svg: string): void {
  const id = `sprite-${game}`;
  if (document.getElementById(id)) return;
  const holder = document.createElement("div");
  holder.id = id;
  holder.setAttribute("aria-hidden", "true");
  holder.style.cssText = "position:absolute;width:0;height:0;overflow:hidden";
  holder.innerHTML = svg;
  document.body.prepend(holder);
}
