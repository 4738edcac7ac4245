import { expect, test, vi } from "vitest";
import { cardsAt } from "./cards";

const asked = vi.hoisted(() => vi.fn(async () => ({ sections: [], names: {} })));
vi.mock("./api", () => ({ api: { gallery: asked } }));

test("a table's cards are those of its pack, in the softer words if it has chosen them", async () => {
  await cardsAt("petite-mort", { softened: true });
  expect(asked).toHaveBeenLastCalledWith("petite-mort", "", true);
  await cardsAt("petite-mort", { softened: false, pack: "mine" });
  expect(asked).toHaveBeenLastCalledWith("petite-mort", "mine", false);
  await cardsAt("shipwreck", {});
  expect(asked).toHaveBeenLastCalledWith("shipwreck", "", false);
});
