// The icons of New Allies.

import type { Icons } from "../looks";

const icons: Icons = {
  actions: { alliance: "act-alliance" },
  washes: { alliance: "#c9a3a0" },
  categories: { rifles: "rifle" },
  prompts: {
    "order-alliance": "act-alliance",
    "advance-disk": "act-alliance",
    "advance-by-card": "act-alliance",
    "alliance-effect": "act-alliance",
    "place-ship": "piece-ship",
    barter: "piece-ship",
    "patrol-step": "patrol",
    "after-claims": "tc-turtle_search",
    "look-for-turtle": "tc-turtle_search",
    "look-for-tile": "tc-action_tile_search",
    "place-off-line": "tc-off_line_marker",
    "spend-different": "any-good",
    "harvest-one": "tc-harvest_one_vegetable",
    "activate-territory": "tc-activate_territory",
    "refresh-tile": "tc-refresh_progress",
    "heal-by-mask": "tc-mask_heal",
    "heal-in-ritual": "tc-ritual_heal",
    "choose-pile": "tc-choose_mask",
    "take-from-deck": "tc-choose_mask",
    "take-from-discard": "tc-choose_mask",
  },
  choices: {
    advance: (flag) => `flag-${flag}`,
    stay: (flag) => `flag-${flag}`,
    barter: "piece-ship",
    patrols: "patrol",
    spend_rifle: "rifle",
    ship: "piece-ship",
    canoe: "canoe",
    attack_patrol: "attack",
    turn_card: "turn-order",
    look: "lens",
    keep: "turtle",
    refresh: "tc-refresh_progress",
    take_mask: "act-mask",
    take_discard: "act-mask",
  },
};

export default icons;
