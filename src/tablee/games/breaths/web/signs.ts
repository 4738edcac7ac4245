/** How an answer is shown in the list: by which sign, and whether its last part says enough. */
import type { Part } from "@/lib/picking.svelte";
import type { Told } from "./parts";
import type { BreathsView } from "./view";

const SIGNS: Record<string, string> = {
  fight: "icon-physical",
  explore: "icon-physical",
  ritual: "icon-physical",
  plan: "icon-will",
  scheme: "icon-will",
  emancipation: "icon-will",
  resist: "icon-wall",
  examine: "icon-social",
  galvanise: "icon-social",
  use: "icon-knowledge",
  play: "icon-quick",
  decide: "icon-paranoia",
};

/** The sign of an answer; "" for none. */
export function signOf(told: Told, view: BreathsView): string {
  if (told.type === "by") return `icon-${told.characteristic}`;
  if (told.type === "spend") return `token-${view.draw?.characteristic}`;
  if (told.type !== "resolve") return SIGNS[told.type] ?? "";
  return { suffering: "icon-skull", card: "" }[String(told.by)] ?? `icon-${told.by}`;
}

/** Whether what an answer aims at says it all: "hearts" for a kind, but not "3" for the third card. */
export function isBrief(aim: Part, told: Told): boolean {
  return !["place", "part"].includes(aim.of) && told.type !== "draw";
}
