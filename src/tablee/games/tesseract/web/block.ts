/** The geometry of the block, seen from one corner. x grows to the east, y to the west; z is the floor from 0. */
import { INKS, parts } from "./dice";

export type Point = [number, number];

export interface Camera {
  ux: number;
  uy: number;
  uz: number;
  at(x: number, y: number, z: number): Point;
}

export function camera(size: number, tilt = 42): Camera {
  const angle = (tilt * Math.PI) / 180;
  const ux = size * Math.SQRT1_2;
  const uy = ux * Math.sin(angle);
  const uz = size * Math.cos(angle);
  return { ux, uy, uz, at: (x, y, z) => [(x - y) * ux, (x + y - 4) * uy - z * uz] };
}

const short = (n: number) => Math.round(n * 10) / 10;
export const points = (list: Point[]) => list.map(([x, y]) => `${short(x)},${short(y)}`).join(" ");

/** A 48-unit drawing laid in a plane: its origin and its axes on the screen. */
export function plane(o: Point, u: Point, v: Point): string {
  const each = [u[0] / 48, u[1] / 48, v[0] / 48, v[1] / 48, o[0], o[1]];
  return `matrix(${each.map((n) => Math.round(n * 1e4) / 1e4).join(" ")})`;
}

/** A cell's place after so many quarter turns. */
export function turned(x: number, y: number, quarter: number): Point {
  let [a, b] = [x, y];
  for (let n = 0; n < (quarter & 3); n++) [a, b] = [3 - b, a];
  return [a, b];
}

export const ROWS = ["a", "b", "c", "d"];
export const COLUMNS = [1, 2, 3, 4];
export const CELLS = ROWS.flatMap((row) => COLUMNS.map((column) => `${row}${column}`));

/** "b3" is row b, column 3: y 1, x 2. */
export function place(cell: string): Point {
  const n = CELLS.indexOf(cell);
  return [n % 4, Math.floor(n / 4)];
}

export interface Drawn {
  cell: string;
  cube: string | null;
  floor: number;
  x: number;
  y: number;
  z: number;
  isTop: boolean;
  left: boolean;
  right: boolean;
  /** Shade from a higher neighbour behind. */
  shadeX: boolean;
  shadeY: boolean;
}

type Columns = Record<string, (string | null)[]>;

function laid(block: Columns, quarter: number) {
  const at = new Map<string, { cell: string; column: (string | null)[] }>();
  for (const [cell, column] of Object.entries(block)) at.set(turned(...place(cell), quarter).join(), { cell, column });
  return { at, height: (x: number, y: number) => at.get(`${x},${y}`)?.column.length ?? 0 };
}

/** The cubes that can be seen, from back to front. */
export function solid(block: Columns, quarter: number): Drawn[] {
  const { at, height } = laid(block, quarter);
  const drawn: Drawn[] = [];
  for (let n = 0; n < 7; n++)
    for (let z = 0; z < 4; z++)
      for (let y = 3; y >= 0; y--) {
        const x = n - y;
        const here = at.get(`${x},${y}`);
        if (!here || z >= here.column.length) continue;
        const high = here.column.length;
        const isTop = z === high - 1;
        const left = height(x, y + 1) <= z;
        const right = height(x + 1, y) <= z;
        if (!isTop && !left && !right) continue;
        const shadeX = isTop && height(x - 1, y) > high;
        const shadeY = isTop && height(x, y - 1) > high;
        drawn.push({
          cell: here.cell,
          cube: here.column[z] ?? null,
          floor: z,
          x,
          y,
          z,
          isTop,
          left,
          right,
          shadeX,
          shadeY,
        });
      }
  return drawn;
}

/** One floor lifted out, from back to front. */
export function floor(block: Columns, z: number): Drawn[] {
  const { at, height } = laid(block, 0);
  const drawn: Drawn[] = [];
  for (let n = 0; n < 7; n++)
    for (let y = 3; y >= 0; y--) {
      const x = n - y;
      const here = at.get(`${x},${y}`);
      if (!here || z >= here.column.length) continue;
      const isTop = z === here.column.length - 1;
      const [left, right] = [height(x, y + 1) <= z, height(x + 1, y) <= z];
      drawn.push({
        cell: here.cell,
        cube: here.column[z] ?? null,
        floor: z,
        x,
        y,
        z: 0,
        isTop,
        left,
        right,
        shadeX: false,
        shadeY: false,
      });
    }
  return drawn;
}

/** The faces of a cube as polygons, and where its drawings lie. */
export function faces(cam: Camera, drawn: Pick<Drawn, "x" | "y" | "z">) {
  const g = 0.018;
  const { x, y, z } = drawn;
  const [x0, x1, y0, y1, z0, z1] = [x + g, x + 1 - g, y + g, y + 1 - g, z + g, z + 1 - g];
  const P = cam.at;
  const [a, b, c, d] = [P(x0, y0, z1), P(x1, y0, z1), P(x1, y1, z1), P(x0, y1, z1)];
  const [bb, cb, db] = [P(x1, y0, z0), P(x1, y1, z0), P(x0, y1, z0)];
  const u: Point = [cam.ux, cam.uy];
  const v: Point = [-cam.ux, cam.uy];
  const w: Point = [0, cam.uz];
  return {
    outline: points([a, b, bb, cb, db, d]),
    left: points([d, c, cb, db]),
    right: points([c, b, bb, cb]),
    sides: points([d, c, b, bb, cb, db]),
    top: points([a, b, c, d]),
    rim: `M${points([d])}L${points([c])}L${points([b])}`,
    onLeft: plane(P(x, y + 1, z + 1), u, w),
    onRight: plane(P(x + 1, y + 1, z + 1), [-v[0], -v[1]], w),
    onTop: plane(P(x, y, z + 1), u, v),
    shadesX: [0.34, 0.22, 0.1].map((t) => points([P(x0, y0, z1), P(x0 + t, y0, z1), P(x0 + t, y1, z1), P(x0, y1, z1)])),
    shadesY: [0.34, 0.22, 0.1].map((t) => points([P(x0, y0, z1), P(x1, y0, z1), P(x1, y0 + t, z1), P(x0, y0 + t, z1)])),
  };
}

/** The outline a little larger, for the cube the Threat takes next. */
export function hull(cam: Camera, { x, y, z }: Pick<Drawn, "x" | "y" | "z">, k = 0.07): string {
  const P = cam.at;
  return points([
    P(x - k, y - k, z + 1 + k),
    P(x + 1 + k, y - k, z + 1 + k),
    P(x + 1 + k, y - k, z - k),
    P(x + 1 + k, y + 1 + k, z - k),
    P(x - k, y + 1 + k, z - k),
    P(x - k, y + 1 + k, z + 1 + k),
  ]);
}

export function square(cam: Camera, x: number, y: number, inset: number): string {
  const P = cam.at;
  return points([
    P(x + inset, y + inset, 0),
    P(x + 1 - inset, y + inset, 0),
    P(x + 1 - inset, y + 1 - inset, 0),
    P(x + inset, y + 1 - inset, 0),
  ]);
}

/** Whether the top of a column stands behind higher ones, as the eye looks over the corner. */
export function hidden(block: Columns, quarter: number, cell: string): boolean {
  const { height } = laid(block, quarter);
  const [x, y] = turned(...place(cell), quarter);
  const here = height(x, y);
  const isCovered = [0.6, 1.9, 3.1].some((rise, n) => height(x + n + 1, y + n + 1) > here + rise);
  return isCovered || (height(x + 1, y) > here && height(x, y + 1) > here);
}

/** What stands along the two near edges: the names of the lines that end there, and where. */
export function names(cam: Camera, quarter: number): { name: string; at: Point }[] {
  const cells = new Map(CELLS.map((cell) => [turned(...place(cell), quarter).join(), cell]));
  const shared = (one: string, other: string) => (one[0] === other[0] ? one[0] : one[1]) ?? "";
  const named = (a: Point, b: Point) => shared(cells.get(a.join()) ?? "", cells.get(b.join()) ?? "");
  return [0, 1, 2, 3].flatMap((n) => [
    { name: named([n, 3], [n, 0]), at: cam.at(n + 0.5, 4.55, 0) },
    { name: named([3, n], [0, n]), at: cam.at(4.55, n + 0.5, 0) },
  ]);
}

export const inkOf = (cube: string | null) => INKS[parts(cube).colour ?? "unknown"];
