/** Where a lesson's light falls, and where its note may lie: measured on the page, since only the page knows. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const PAD = 8;
/** How far from the light a note lies at least. */
const GAP = 14;
const STEP = 12;

/** The holes for things of the board by their names, each as far as it can be seen; for several of one name, the first there is. */
export function holes(names: string[], root: ParentNode): Box[] {
  return names.flatMap((name) => {
    const id = CSS.escape(name);
    const found = [
      ...root.querySelectorAll<HTMLElement>(`[data-thing~="${id}"], [data-place="${id}"], [data-spot="${id}"]`),
    ];
    return found
      .map((one) => seen(one))
      .filter((box) => box !== null)
      .slice(0, 1);
  });
}

/** The holes for every place where something lies. */
export function everywhere(selector: string, root: ParentNode): Box[] {
  return [...root.querySelectorAll<HTMLElement>(selector)].map((one) => seen(one, 4)).filter((box) => box !== null);
}

/** Where something is, with a margin, cut to what its scrolling parents show of it; null where nothing of it can be seen. */
export function seen(thing: Element, pad = PAD): Box | null {
  const rect = thing.getBoundingClientRect();
  let [left, top, right, bottom] = [rect.left - pad, rect.top - pad, rect.right + pad, rect.bottom + pad];
  for (let around = thing.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflowY === "visible") continue;
    const frame = around.getBoundingClientRect();
    [left, top] = [Math.max(left, frame.left), Math.max(top, frame.top)];
    [right, bottom] = [Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
  }
  [left, top] = [Math.max(left, 2), Math.max(top, 2)];
  [right, bottom] = [Math.min(right, innerWidth - 2), Math.min(bottom, innerHeight - 2)];
  const isThere = rect.width > 0 && right - left > 2 * pad && bottom - top > 2 * pad;
  return isThere ? { x: left, y: top, w: right - left, h: bottom - top } : null;
}

/** The outline of a hole with round corners. */
export function outline({ x, y, w, h }: Box): string {
  const k = Math.min(14, h / 2, w / 2);
  return `M${x + k} ${y}h${w - 2 * k}q${k} 0 ${k} ${k}v${h - 2 * k}q0 ${k} ${-k} ${k}h${2 * k - w}q${-k} 0 ${-k} ${-k}v${2 * k - h}q0 ${-k} ${k} ${-k}z`;
}

const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

/** Where a note of this size lies within a frame: over none of the lights, and near the first; where that cannot be, over as
 * little of them as can be, and `covers` says so. */
export function placed(
  size: { w: number; h: number },
  lights: Box[],
  frame: Box,
): { x: number; y: number; covers: boolean } {
  const wide = lights.map((box) => ({ x: box.x - GAP, y: box.y - GAP, w: box.w + 2 * GAP, h: box.h + 2 * GAP }));
  const first = lights[0] ?? { x: frame.x, y: frame.y, w: frame.w, h: frame.h };
  const [cx, cy] = [first.x + first.w / 2, first.y + first.h / 2];
  let best = { x: frame.x, y: frame.y, cost: Number.POSITIVE_INFINITY, covers: false };
  for (let x = frame.x; x <= frame.x + Math.max(0, frame.w - size.w); x += STEP)
    for (let y = frame.y; y <= frame.y + Math.max(0, frame.h - size.h); y += STEP) {
      const box = { x, y, ...size };
      const covered = wide.reduce((sum, light) => sum + overlap(box, light), 0);
      const cost = covered * 100 + Math.hypot(x + size.w / 2 - cx, (y + size.h / 2 - cy) * 1.3);
      if (cost < best.cost) best = { x, y, cost, covers: covered > 0 };
    }
  return { x: best.x, y: best.y, covers: best.covers };
}

/** On which side of a note the first light lies. */
export function side(note: Box, light: Box | undefined): "" | "left" | "right" | "top" | "bottom" {
  if (!light) return "";
  if (light.x >= note.x + note.w) return "right";
  if (light.x + light.w <= note.x) return "left";
  if (light.y + light.h <= note.y) return "top";
  return light.y >= note.y + note.h ? "bottom" : "";
}
