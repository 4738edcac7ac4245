/** From a line of the log to the things it speaks of: a board marks its things with `data-thing="dawn card-3"`. */

export function thingsIn(args: unknown): string[] {
  if (typeof args === "string") return [args];
  if (Array.isArray(args)) return args.flatMap(thingsIn);
  if (args && typeof args === "object") return Object.values(args).flatMap(thingsIn);
  return [];
}

/** Shows these things for a moment; says whether there was one. */
export function point(names: string[], root: ParentNode = document): boolean {
  const found = names.flatMap((name) => [...root.querySelectorAll(`[data-thing~="${CSS.escape(name)}"]`)]);
  for (const thing of found) {
    thing.classList.add("pointed");
    setTimeout(() => thing.classList.remove("pointed"), 1800);
  }
  found[0]?.scrollIntoView({ block: "nearest", behavior: "smooth" });
  return found.length > 0;
}
