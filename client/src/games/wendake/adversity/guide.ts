// What the guide of a first game says about Adversity besides its questions.

const MARKS = {
  year: "adversity",
  ghost: "adversity-ghost",
};

export const marks = (question: string): string[] =>
  question === "place-marker" ? [MARKS.year, MARKS.ghost] : [];
