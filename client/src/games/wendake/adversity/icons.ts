// The icons of Adversity.

import type { Icons } from "../looks";

const icons: Icons = {
  actions: {},
  washes: {},
  categories: {},
  prompts: {
    offer: "adv-worship",
    "withdraw-canoe": "adv-storm",
    "recall-woman": "adv-end_of_season",
    "surrender-mask": "adv-sacrilegious_theft",
    "lose-native-to-infection": "adv-infection",
    "lose-warrior": "adv-winter",
  },
  choices: {
    offer: (what) => (["economic", "military", "ritual", "mask"].includes(what) ? `track-${what}` : what),
    withdraw: "canoe",
    recall: "woman",
    attack_patrol: "attack",
  },
};

export default icons;
