import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { relative, small } from "./drawings";

/** The points of a path, each where it is. */
function points(path: string): string[] {
  if (/a/i.test(path)) return [path]; // arcs stay as they are
  const found: string[] = [];
  let [x, y, fromX, fromY] = [0, 0, 0, 0];
  let command = "";
  const tokens = path.match(/[a-z]|-?(?:\d*\.\d+|\d+)/gi) ?? [];
  for (let at = 0; at < tokens.length; ) {
    if (/[a-z]/i.test(tokens[at] ?? "")) command = tokens[at++] ?? "";
    const kind = command.toUpperCase();
    if (kind === "Z") [x, y] = [fromX, fromY];
    const count = { M: 2, L: 2, T: 2, H: 1, V: 1, C: 6, S: 4, Q: 4 }[kind] ?? 0;
    const [fromHereX, fromHereY] = command === kind ? [0, 0] : [x, y];
    for (let i = 0; i < count; i++) {
      const isX = kind !== "V" && i % 2 === 0;
      const n = Number(tokens[at++]) + (isX ? fromHereX : fromHereY);
      if (isX) x = n;
      else y = n;
      found.push(`${kind} ${(Math.round(n * 1000) / 1000 + 0).toFixed(3)}`);
    }
    if (kind === "M") [fromX, fromY, command] = [x, y, command === "M" ? "L" : "l"];
    else if (kind === "Z") found.push("Z");
  }
  return found;
}

describe("a path told step by step", () => {
  it.each([
    ["M35 8Q35 8.1 36.1 8.1Q37.2 8.2 38.2 8.2", "M35 8q0 .1 1.1.1 1.1.1 2.1.1"],
    ["M10 10L20 5 20 15Z", "M10 10l10-5 0 10z"],
    ["m1 1h4V9H1zM2 2l1 1", "M1 1h4v8h-4zm1 1l1 1"],
    ["M0 0C1 1 2 2 3 3S4 4 5 5", "M0 0c1 1 2 2 3 3s1 1 2 2"],
  ])("%s is %s", (path, told) => expect(relative(path)).toBe(told));
  it.each(["M0 0A5 5 0 0 1 9 9", "M0 0L1.00005 2", "M0 0L1", ""])("%s is left as it is", (path) =>
    expect(relative(path)).toBe(path),
  );
});

const ART = Object.keys(import.meta.glob("../src/tablee/games/*/art/*.svg"));

it("a drawing keeps every point where it was", () => {
  expect(ART.length).toBeGreaterThan(100);
  for (const file of ART) {
    const text = readFileSync(new URL(file, import.meta.url), "utf8");
    const paths = (svg: string) => [...svg.matchAll(/\sd="([^"]*)"/g)].map((found) => points(found[1] ?? ""));
    expect(paths(small(text)), file).toEqual(paths(text));
  }
});
