/** Moments and lengths of time, as one says them in the language chosen. */
import { prefs } from "./prefs.svelte";

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** How long ago a moment was, given in seconds since 1970: the largest unit that fits. */
export function ago(moment: number, now = Date.now() / 1000): string {
  const said = new Intl.RelativeTimeFormat(prefs.lang, { numeric: "auto", style: "short" });
  const passed = Math.max(0, now - moment);
  const [unit, length] = UNITS.find(([, length]) => passed >= length) ?? ["second", 60];
  return unit === "second" ? said.format(0, "second") : said.format(-Math.floor(passed / length), unit);
}

/** So many seconds: days, else hours, else minutes, at least one of them. */
export function lasting(seconds: number): string {
  const [unit, length] = UNITS.slice(2).find(([, length]) => seconds >= length) ?? ["minute", 60];
  const value = Math.max(1, Math.floor(seconds / length));
  return new Intl.NumberFormat(prefs.lang, { style: "unit", unit, unitDisplay: "short" }).format(value);
}

/** The day of a moment. */
export const day = (moment: number) =>
  new Intl.DateTimeFormat(prefs.lang, { dateStyle: "medium" }).format(new Date(moment * 1000));
