import { describe, expect, it } from "vitest";
import { soft } from "./soft";

describe("a name on a narrow card", () => {
  it("may be parted between the syllables of its long words", () => {
    expect(soft("Extraction")).toBe("Ex\u00adtrac\u00adtion");
    expect(soft("Nuit blanche")).toBe("Nuit blan\u00adche");
    expect(soft("Keystone")).toBe("Keys\u00adtone");
  });
  it("leaves short words whole, and no letter alone", () => {
    expect(soft("Marée haute")).toBe("Marée haute");
    expect(soft("Unisson")).toBe("Unis\u00adson");
  });
});
