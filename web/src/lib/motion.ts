/** Animation is the difference of two views: whatever the board marks with `data-thing` glides from where it was. */

const TIME = 230;

export function isStill(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Where each thing is now. */
export function places(root: Element): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const thing of root.querySelectorAll("[data-thing]")) {
    const name = thing.getAttribute("data-thing") ?? "";
    if (!found.has(name)) found.set(name, thing.getBoundingClientRect());
  }
  return found;
}

/** Moves each thing from where it was to where it is; what is new fades in. */
export function glide(root: Element, were: Map<string, DOMRect>) {
  if (isStill() || !were.size) return;
  const seen = new Set<string>();
  for (const thing of root.querySelectorAll("[data-thing]")) {
    const name = thing.getAttribute("data-thing") ?? "";
    if (seen.has(name) || thing.parentElement?.closest("[data-thing]")?.getAnimations().length) continue;
    seen.add(name);
    const from = were.get(name);
    if (from) shift(thing, from);
    else thing.animate([{ opacity: 0 }, { opacity: 1 }], { duration: TIME });
  }
}

function shift(thing: Element, from: DOMRect) {
  const to = thing.getBoundingClientRect();
  const [x, y] = [from.left - to.left, from.top - to.top];
  if (Math.abs(x) + Math.abs(y) < 6 || !to.width) return;
  const scale = Math.min(2, Math.max(0.4, from.width / to.width));
  thing.animate(
    [{ transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: "0 0" }, { transformOrigin: "0 0" }],
    { duration: TIME, easing: "cubic-bezier(.2, .7, .2, 1)" },
  );
}
