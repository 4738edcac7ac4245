import { expect, test } from "vitest";
import { after, chancesIn, type Layer, layersOf } from "./layers";

const everybody = { logic: { "1": "1/2", "2": "1/2" }, convention: { "1": "2/3", "2": "1/3" } };
const alike = { kept: { "0": { "1": "1/2", "2": "1/2" } }, public: { "0": everybody } };
const knowing = { kept: { "0": { "2": "1" } }, public: { "0": everybody } };

test("the shares begin with what everybody is certain of", () => {
  expect(layersOf(knowing)[0]).toBe("logic");
  expect(chancesIn(knowing, "logic", 0)).toEqual({ "1": "1/2", "2": "1/2" });
  expect(chancesIn(knowing, "convention", 0)).toEqual({ "1": "2/3", "2": "1/3" });
});

test("what one's own hand adds is a layer apart, and only where it adds something", () => {
  expect(layersOf(knowing)).toEqual(["logic", "convention", "own", "off"]);
  expect(layersOf(alike)).toEqual(["logic", "convention", "off"]);
  expect(chancesIn(knowing, "own", 0)).toEqual({ "2": "1" });
});

test("the layers go round, and one that is gone gives way to the first", () => {
  const layers: Layer[] = layersOf(alike);
  expect(after("convention", layers)).toBe("off");
  expect(after("off", layers)).toBe("logic");
  expect(after("own", layers)).toBe("logic");
  expect(chancesIn(alike, "off", 0)).toBeUndefined();
  expect(chancesIn(alike, "logic", 1)).toBeUndefined();
});
