/** What the things on the board are called: the same names as in the parts of answers. */
import type { TesseractView } from "./view";

/** A die in somebody's Lab; `of` is the scientist. */
export const inLab = (of: string, cube: string) => `${of}:${cube}`;
/** A die in the Primed area. */
export const primed = (cube: string) => inLab("primed", cube);
/** A value's column of the Primed area. */
export const well = (value: number) => `well-${value}`;
/** A place of the Containment board. */
export const place = (cube: string) => `place-${cube}`;
/** The destroyed cubes of a colour. */
export const gone = (colour: string) => `gone-${colour}`;
/** A value that a cube is turned to. */
export const to = (value: number) => `to-${value}`;

export type Scientist = TesseractView["scientists"][number];

/** Whose Lab and cards lie before the viewer: the one of theirs whose turn it is, else their first; for a spectator, the active. */
export function mine(view: TesseractView, viewer: number | null): Scientist | undefined {
  const own = view.scientists.filter((one) => one.seat === viewer);
  const active = view.scientists[view.active];
  return own.find((one) => one === active) ?? own[0] ?? active;
}

/** The signs of the legend on the top cube of a column; `cube` where it shows its mark there. */
export function signs(view: TesseractView, cell: string, cube: string | null): string {
  const found = [
    cube && `mark-${cube.split("-")[0]}`,
    view.removable.includes(cell) && "removable",
    view.threat.some((one) => one.cell === cell) && "next",
  ];
  return found.filter(Boolean).join(" ");
}

/** The same things in a row, each with a name of its own: the second blue 3 is not the first. */
export function counted(cubes: string[]): { cube: string; id: string }[] {
  const seen = new Map<string, number>();
  return cubes.map((cube) => {
    const n = (seen.get(cube) ?? 0) + 1;
    seen.set(cube, n);
    return { cube, id: `${cube}-${n}` };
  });
}
