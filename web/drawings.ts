/** Drawings as they are sent: each point of a path told from the one before it. The same picture to the last digit, in half the bytes. */
import type { Plugin } from "vite";

const TOKENS = /[a-z]|[-+]?(?:\d*\.\d+|\d+)(?:e[-+]?\d+)?/gi;
const NUMBERS: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2 };
/** Numbers are counted in thousandths, so that nothing is lost by adding. */
const PARTS = 1000;

const written = (n: number) => String(n / PARTS).replace(/^(-?)0\./, "$1.");

function joined(numbers: number[]): string {
  return numbers.map(written).reduce((said, n) => {
    const isApart = n.startsWith("-") || (n.startsWith(".") && /\.\d*$/.test(said));
    return said && !isApart ? `${said} ${n}` : said + n;
  }, "");
}

/** A path with relative steps; one with arcs, or with finer numbers, is left as it is. */
export function relative(path: string): string {
  const tokens = path.match(TOKENS) ?? [];
  let [x, y, fromX, fromY] = [0, 0, 0, 0];
  let [said, command, last] = ["", "", ""];
  for (let at = 0; at < tokens.length; ) {
    if (/[a-z]/i.test(tokens[at]?.[0] ?? "")) command = tokens[at++] ?? "";
    const kind = command.toUpperCase();
    if (kind === "Z") {
      [x, y, said, last, command] = [fromX, fromY, `${said}z`, "z", ""];
      continue;
    }
    const count = NUMBERS[kind];
    const given = tokens.slice(at, at + (count ?? 0)).map((token) => Number(token) * PARTS);
    const whole = given.map(Math.round);
    if (!count || given.length < count || given.some((n, i) => !(Math.abs(n - (whole[i] ?? 0)) < 1e-6))) return path;
    at += count;
    const isX = (i: number) => kind !== "V" && i % 2 === 0;
    const steps = command === kind ? whole.map((n, i) => n - (isX(i) ? x : y)) : whole;
    if (kind !== "V") x += steps[kind === "H" ? 0 : count - 2] ?? 0;
    if (kind !== "H") y += steps[count - 1] ?? 0;
    if (kind === "M") [fromX, fromY] = [x, y];
    const sign = kind === "M" && !said ? "M" : kind.toLowerCase();
    const numbers = joined(sign === "M" ? [x, y] : steps);
    said += sign === last && kind !== "M" ? (numbers.startsWith("-") ? numbers : ` ${numbers}`) : sign + numbers;
    last = sign;
    if (kind === "M") command = command === "M" ? "L" : "l";
  }
  return said;
}

export const small = (svg: string) =>
  svg.replace(/(\sd=")([^"]*)"/g, (_, before, path) => `${before}${relative(path)}"`);

/** What a build does with drawings, those that are read as texts and those that have addresses. */
export const drawings: Plugin = {
  name: "drawings",
  enforce: "pre",
  apply: "build",
  transform: {
    order: "post",
    filter: { id: /\.svg\?raw$/ },
    handler: (code) => code.replace(/"(?:[^"\\]|\\.)*"/, (text) => JSON.stringify(small(JSON.parse(text)))),
  },
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === "asset" && file.fileName.endsWith(".svg")) {
        file.source = small(typeof file.source === "string" ? file.source : new TextDecoder().decode(file.source));
      }
    }
  },
};
