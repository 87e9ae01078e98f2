"""Measuring a page: how large its words are, whether any are cut, outside the window or over each other."""

from __future__ import annotations

MEASURE = """
() => {
  const SMALLEST = 12, SLACK = 3;
  const UNSEEN = "script, style, .sr, [hidden], option, .skip, .sprite";
  const shown = [];
  const found = new Set();
  const short = (text) => text.trim().replace(/\\s+/g, " ").slice(0, 60);
  const clipper = (element) => {
    for (let one = element; one && one !== document.body; one = one.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(one);
      if (/hidden|clip|auto|scroll/.test(overflowX + overflowY)) return one;
      // What is fixed leaves its ancestors.
      if (position === "fixed") return null;
    }
    return null;
  };
  /** What scrolls shows the rest when it is wanted. */
  const scrolls = (element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    return /auto|scroll/.test(overflowX + overflowY);
  };
  /** Dots say that there is more: the tooltip has all of it. */
  const dotted = (element) => {
    const { textOverflow, webkitLineClamp } = getComputedStyle(element);
    return textOverflow === "ellipsis" || webkitLineClamp !== "none";
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = short(node.data), element = node.parentElement;
    if (!text || !element || element.closest(UNSEEN)) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    const seen = rects.filter(({ left, right, top, bottom }) => {
      if (right < 1 || bottom < 1 || left > innerWidth - 1 || top > innerHeight - 1) return false;
      const x = Math.min(Math.max((left + right) / 2, 0), innerWidth - 1);
      const y = Math.min(Math.max((top + bottom) / 2, 0), innerHeight - 1);
      const top_ = document.elementFromPoint(x, y);
      return top_ && (top_ === element || element.contains(top_) || top_.contains(element));
    });
    if (!seen.length) continue;
    const matrix = element.getScreenCTM?.();
    const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
    const size = parseFloat(getComputedStyle(element).fontSize) * scale;
    if (size < SMALLEST - 0.3) found.add(`${size.toFixed(1)} px: ${text}`);
    const clip = clipper(element);
    const box = clip?.getBoundingClientRect();
    const more = clip && (scrolls(clip) || dotted(clip));
    for (const rect of seen) {
      const over = box ? Math.max(rect.right - box.right, box.left - rect.left,
        rect.bottom - box.bottom - 2, box.top - rect.top - 2) : 0;
      if (over > SLACK && !more) found.add(`cut by ${over.toFixed(0)} px: ${text}`);
      if (!more && (rect.right > innerWidth + SLACK || rect.left < -SLACK)) found.add(`outside: ${text}`);
      // Of what is clipped only the rest is seen.
      const left = Math.max(rect.left, box?.left ?? 0);
      const right = Math.min(rect.right, box?.right ?? innerWidth);
      const top = Math.max(rect.top, box?.top ?? 0);
      const bottom = Math.min(rect.bottom, box?.bottom ?? innerHeight);
      if (right - left > 1 && bottom - top > 1)
        shown.push({ rect: { left, right, top, bottom, height: bottom - top }, text, element });
    }
  }
  for (const [at, one] of shown.entries())
    for (const other of shown.slice(at + 1)) {
      if (one.element === other.element) continue;
      const wide = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
      const high = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
      // Lines of letters stand closer than their boxes.
      const least = Math.min(one.rect.height, other.rect.height) * 0.4;
      if (wide > SLACK && high > least) found.add(`over each other: ${one.text} / ${other.text}`);
    }
  return [...found];
}
"""
