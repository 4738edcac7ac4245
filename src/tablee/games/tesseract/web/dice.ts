/** The four resins: their inks, the mark engraved on their sides, and the shape of their pips. Colour never stands alone. */
import { layOut } from "@/lib/art";
import type { TesseractView } from "./view";

export type Colour = keyof TesseractView["destroyed"];
export const COLOURS: Colour[] = ["yellow", "orange", "purple", "blue"];
export const VALUES = [1, 2, 3, 4, 5, 6];

export interface Ink {
  light: string;
  base: string;
  left: string;
  right: string;
  ink: string;
}

export const INKS: Record<Colour | "unknown", Ink> = {
  yellow: { light: "#ffe08a", base: "#f2c14e", left: "#c8942b", right: "#98691a", ink: "#2a1a02" },
  orange: { light: "#ffb274", base: "#f08a3c", left: "#c0611c", right: "#8e430f", ink: "#2b0f02" },
  purple: { light: "#bca1f4", base: "#8e6bd6", left: "#6846ae", right: "#4a2f86", ink: "#130726" },
  blue: { light: "#83cffa", base: "#3fa0e0", left: "#2277b2", right: "#165587", ink: "#021a2c" },
  unknown: { light: "#5b5170", base: "#463d5c", left: "#382f4e", right: "#2a2340", ink: "#120b20" },
};

const PIP: Record<Colour, string> = {
  yellow: '<circle r="4.5" stroke="none"/>',
  orange: '<path d="M0-5.2 5 3.7H-5Z" stroke-width="1.6" stroke-linejoin="round"/>',
  purple: '<path d="M-3.5-3.5 3.5 3.5M3.5-3.5-3.5 3.5" fill="none" stroke-width="3.1" stroke-linecap="round"/>',
  blue: '<path d="M-5.2 1.3C-3.6-2.8-1.7-2.8 0 0S3.6 2.8 5.2-1.3" fill="none" stroke-width="3.3" stroke-linecap="round"/>',
};

const [A, B, C] = [12.2, 24, 35.8];
const SPOTS: [number, number][][] = [
  [],
  [[B, B]],
  [
    [A, A],
    [C, C],
  ],
  [
    [A, A],
    [B, B],
    [C, C],
  ],
  [
    [A, A],
    [C, A],
    [A, C],
    [C, C],
  ],
  [
    [A, A],
    [C, A],
    [B, B],
    [A, C],
    [C, C],
  ],
  [
    [A, A],
    [C, A],
    [A, B],
    [C, B],
    [A, C],
    [C, C],
  ],
];

function scaleOf(colour: Colour, value: number, turn: number): number {
  if (value === 1) return 1.5;
  if (value < 6 || colour === "yellow") return 1.14;
  return turn && colour === "purple" ? 0.86 : 0.98;
}

function pips(colour: Colour, value: number, fill: string, extra = "", turn = 0): string {
  const scale = scaleOf(colour, value, turn);
  const spin = turn ? ` rotate(${turn})` : "";
  const each = (SPOTS[value] ?? []).map(
    ([x, y]) => `<g transform="translate(${x} ${y}) scale(${scale})${spin}">${PIP[colour]}</g>`,
  );
  return `<g fill="${fill}" stroke="${fill}" ${extra}>${each.join("")}</g>`;
}

/** Engraved: a light edge below the dark one. `turn`: upright on the screen though the face lies turned. */
function engraved(colour: Colour, value: number, turn = 0): string {
  const offset = turn ? "1 1" : ".5 1.1";
  const edge = pips(colour, value, "#fff", `opacity=".34" transform="translate(${offset})"`, turn);
  return edge + pips(colour, value, INKS[colour].ink, "", turn);
}

function face(colour: Colour, value: number): string {
  const ink = INKS[colour];
  return (
    `<rect x="1" y="1.6" width="46" height="46" rx="10" fill="${ink.right}"/>` +
    `<rect x="1" y=".4" width="46" height="45" rx="10" fill="url(#ts-resin-${colour})"/>` +
    '<rect x="2.4" y="1.8" width="43.2" height="42.2" rx="8.8" fill="none" stroke="#fff" stroke-opacity=".38" stroke-width="1.1"/>' +
    `<g transform="translate(0 -1)">${engraved(colour, value)}</g>`
  );
}

function diceSymbols(): Record<string, string> {
  const made: Record<string, string> = {};
  const svg = (body: string) => `<svg viewBox="0 0 48 48">${body}</svg>`;
  for (const colour of COLOURS) {
    for (const value of VALUES) {
      made[`/die-${colour}-${value}.svg`] = svg(face(colour, value));
      made[`/top-${colour}-${value}.svg`] = svg(engraved(colour, value, -45));
      made[`/ghost-${colour}-${value}.svg`] = svg(pips(colour, value, INKS[colour].base));
    }
  }
  return made;
}

function resins(): string {
  const each = (Object.keys(INKS) as (keyof typeof INKS)[]).map((name) => {
    const ink = INKS[name];
    return (
      `<linearGradient id="ts-resin-${name}" x1="0" y1="0" x2=".55" y2="1"><stop offset="0" stop-color="${ink.light}"/>` +
      `<stop offset=".62" stop-color="${ink.base}"/><stop offset="1" stop-color="${ink.left}"/></linearGradient>`
    );
  });
  return `<svg viewBox="0 0 1 1">${each.join("")}</svg>`;
}

const FILES = import.meta.glob<string>(["../art/event-*.svg", "../art/icon-*.svg", "../art/mark-*.svg"], {
  query: "?raw",
  import: "default",
  eager: true,
});
layOut("ts", { ...FILES, ...diceSymbols(), "/resins.svg": resins() });

interface Parts {
  colour: Colour | null;
  value: number;
}

/** The cubes as a view names them: "blue-3", only "blue" while its top is unseen. */
const CUBES = new Map<string, Parts>(
  COLOURS.flatMap((colour) => [
    [colour, { colour, value: 0 }],
    ...VALUES.map((value): [string, Parts] => [`${colour}-${value}`, { colour, value }]),
  ]),
);
const NOTHING: Parts = { colour: null, value: 0 };

/** What is known of a cube; null is one nobody has seen. */
export const parts = (cube: string | null): Parts => CUBES.get(cube ?? "") ?? NOTHING;
