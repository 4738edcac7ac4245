import type { ShipwreckInsight } from "./view";

/** What the shares on the lines rest on. `own`: the reader's hand too, which is not for the group (SA-11.4). */
export type Layer = "off" | "logic" | "convention" | "own";

/** The layers there are: one's own only where one's hand tells more than everybody knows. */
export function layersOf(aids: ShipwreckInsight): Layer[] {
  const knowsMore = Object.entries(aids.kept).some(([seat, kept]) => !isSame(kept, aids.public[seat]?.logic ?? {}));
  return ["logic", "convention", ...(knowsMore ? (["own"] as const) : []), "off"];
}

/** The layer after this one, round and round. */
export function after(layer: Layer, layers: readonly Layer[]): Layer {
  return layers[(layers.indexOf(layer) + 1) % layers.length] ?? "off";
}

/** The shares of a kept fate in a layer; none where nothing is kept. */
export function chancesIn(aids: ShipwreckInsight, layer: Layer, seat: number): Record<string, string> | undefined {
  if (layer === "off") return undefined;
  return layer === "own" ? aids.kept[seat] : aids.public[seat]?.[layer];
}

function isSame(one: Record<string, string>, other: Record<string, string>): boolean {
  return [1, 2, 3, 4, 5, 6, 7].every((value) => one[value] === other[value]);
}
