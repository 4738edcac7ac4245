/** The events of a base, by the letters that stand for them on its card. */
import type { TesseractView } from "./view";

export const EVENTS: Record<string, TesseractView["base"]["events"][string]> = {
  A: "acceleration",
  B: "shield",
  C: "chain-reaction",
  F: "fission",
  D: "discharge",
  M: "pulse",
  I: "interphase",
  S: "shockwave",
};
