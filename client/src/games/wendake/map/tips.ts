// What the tooltips of the map say.

import type { Tip } from "../../../board/tip.svelte";
import type { AreaView, TerritoryView } from "../../../generated/wendake";
import { say } from "../../../lib/i18n.svelte";
import type { Desk } from "../desk.svelte";
import { list } from "../../../board/words";
import { areaName, territoryName } from "../words";
import type { Geography, Water } from "./geo";
import type { Standing } from "./places";

export function landTip(desk: Desk, land: TerritoryView, geography: Geography): Tip {
  const guards = land.guards.flatMap((count, seat) =>
    count ? [say("wendake-board-guards-of", { name: desk.name(seat), count })] : [],
  );
  const lines = [];
  if (land.home_of >= 0) lines.push(say("wendake-board-home-of", { name: desk.name(land.home_of) }));
  if (land.flag) lines.push(say("wendake-board-flag", { flag: say(`wendake-flag-${land.flag}`) }));
  lines.push(guards.length ? list(guards) : say("wendake-board-no-guards"));
  if (land.majority >= 0) lines.push(say("wendake-board-majority", { name: desk.name(land.majority) }));
  return {
    title: territoryName(land.id),
    lines,
    rules: ["WK-ACT-MOVE-02", "WK-ACT-MIL-03"],
    from: geography.map.territory.find((one) => one.id === land.id),
    target: `land:${land.id}`,
  };
}

export function areaTip(desk: Desk, area: AreaView): Tip {
  const hunt = area.crop === "hunt";
  const lines = [
    say(hunt ? "wendake-board-hunt-area" : "wendake-board-harvest-area", {
      crop: say(`wendake-crop-${area.crop}`),
    }),
  ];
  if (area.native) {
    lines.push(
      say("wendake-board-stands-here", {
        piece: say(`wendake-native-${area.native}.one`),
        name: desk.name(area.seat),
      }),
    );
  }
  const rules =
    area.native === "outpost" ? ["WK-TRANSFER-01"] : [hunt ? "WK-ACT-HUNT-01" : "WK-ACT-HARVEST-01"];
  return { title: areaName(desk.view, area.id), lines, rules, target: `area:${area.id}` };
}

export function pieceTip(desk: Desk, piece: Standing): Tip {
  const kind = piece.black ? "mohawk" : piece.kind === "warrior" ? "guard" : piece.kind;
  return {
    title: say("wendake-board-piece-of", {
      piece: say(`wendake-native-${kind}`),
      name: desk.name(piece.seat),
      count: piece.count,
    }),
    lines: [territoryName(piece.place), say(`wendake-board-${kind}-text`)],
    rules:
      kind === "woman"
        ? ["WK-ACT-HARVEST-02"]
        : kind === "hunter"
          ? ["WK-ACT-HUNT-02"]
          : ["WK-ACT-MIL-03", "WK-FIGHT-01"],
    target: piece.target,
  };
}

export function lakeTip(desk: Desk, water: Water): Tip {
  const here = desk.view.players.flatMap((player) => {
    const count = player.lakes[water.id] ?? 0;
    return count ? [say("wendake-board-canoes-of", { name: desk.name(player.seat), count })] : [];
  });
  return {
    title: say(`wendake-lake-${water.id}`),
    lines: [...(here.length ? [list(here)] : []), say("wendake-board-lake-text")],
    rules: ["WK-ACT-CANOE-01", "WK-ACT-CANOE-02"],
    from: water,
    target: `lake:${water.id}`,
  };
}
