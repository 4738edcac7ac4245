import { expect, it } from "vitest";
import { prefs } from "./prefs.svelte";
import { ago, lasting } from "./when";

it("says how long ago something was, and how long something lasts, in both languages", () => {
  prefs.lang = "en";
  expect([0, 59, 61, 7300, 86_400, 200_000].map((passed) => ago(1e9, 1e9 + passed))).toEqual([
    "now",
    "now",
    "1 min. ago",
    "2 hr. ago",
    "yesterday",
    "2 days ago",
  ]);
  expect([3, 61, 4000, 200_000].map(lasting)).toEqual(["1 min", "1 min", "1 hr", "2 days"]);
  prefs.lang = "fr";
  expect(ago(1e9, 1e9 + 7300)).toMatch(/^il y a 2\sh$/);
  expect(ago(1e9 + 5, 1e9)).toBe("maintenant");
  expect(lasting(200_000)).toMatch(/^2\sj$/);
});
