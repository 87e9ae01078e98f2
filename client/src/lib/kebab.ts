/** PlaceMarker and place_marker are place-marker in the keys of messages. */
export const kebab = (name: string): string =>
  name
    .replace(/(?!^)[A-Z]/g, (letter) => `-${letter}`)
    .toLowerCase()
    .replaceAll("_", "-");
