import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Line, type Net } from "./socket";
import { type Heard, last, sockets, withSockets } from "./socket.fake";

describe("a line to a table", () => {
  let line: Line;
  let heard: Heard[];
  let nets: Net[];

  beforeEach(() => {
    vi.useFakeTimers();
    withSockets();
    [heard, nets] = [[], []];
    line = new Line(
      "/ws/tables/one",
      () => ({ type: "hello", lang: "en" }),
      (message) => heard.push(message),
      (net) => nets.push(net),
    );
  });
  afterEach(() => {
    line.close();
    vi.useRealTimers();
  });

  it("greets as soon as it is open, and is open for the page when it is welcomed", () => {
    last().open();
    expect(last().said).toEqual([{ type: "hello", lang: "en" }]);
    expect(nets).toEqual([]);
    last().tell({ type: "welcome" });
    expect(nets).toEqual(["open"]);
  });

  it("sends a wish again, with its id, over the next connection until it is answered", () => {
    last().open();
    const id = line.wish({ type: "undo" });
    last().drop();
    expect(nets).toEqual(["lost"]);
    vi.advanceTimersByTime(400);
    last().open();
    expect(last().said).toEqual([
      { type: "hello", lang: "en" },
      { type: "undo", id },
    ]);
    last().tell({ type: "done", id });
    last().drop();
    vi.advanceTimersByTime(800);
    last().open();
    expect(last().said).toEqual([{ type: "hello", lang: "en" }]);
  });

  it("keeps a wish that is made while there is no connection", () => {
    last().open();
    last().drop();
    const id = line.wish({ type: "undo" });
    vi.advanceTimersByTime(400);
    last().open();
    expect(last().said).toContainEqual({ type: "undo", id });
  });

  it("does not send again what was refused", () => {
    last().open();
    const id = line.wish({ type: "undo" });
    last().tell({ type: "refused", id, code: "stale", sentence: "", rule: "" });
    last().drop();
    vi.advanceTimersByTime(400);
    last().open();
    expect(last().said).toEqual([{ type: "hello", lang: "en" }]);
  });

  it("waits longer from try to try, and tries at once when it is told to", () => {
    for (const pause of [300, 700, 1500, 3000, 5000, 5000]) {
      const tries = sockets.length;
      last().drop();
      vi.advanceTimersByTime(pause - 1);
      expect(sockets.length).toBe(tries);
      vi.advanceTimersByTime(1);
      expect(sockets.length).toBe(tries + 1);
    }
    last().drop();
    const tries = sockets.length;
    line.hurry();
    expect(sockets.length).toBe(tries + 1);
  });

  it("notices a connection that is dead by a heartbeat that stays unanswered", () => {
    last().open();
    last().tell({ type: "welcome" });
    vi.advanceTimersByTime(15_000);
    expect(last().said.at(-1)).toMatchObject({ type: "ping" });
    vi.advanceTimersByTime(8_000);
    expect(nets).toEqual(["open", "lost"]);
    vi.advanceTimersByTime(400);
    last().open();
    expect(last().said.filter((one) => one.type === "ping")).toEqual([]);
  });

  it("stays open as long as the heartbeat is answered", () => {
    last().open();
    last().tell({ type: "welcome" });
    vi.advanceTimersByTime(15_000);
    last().tell({ type: "done", id: String(last().said.at(-1)?.id) });
    vi.advanceTimersByTime(8_000);
    expect(nets).toEqual(["open"]);
  });

  it("does not come back where the server has closed it for good, nor after it was closed here", () => {
    last().open();
    last().tell({ type: "closed", code: "gone", sentence: "" });
    last().drop();
    vi.advanceTimersByTime(60_000);
    expect(sockets.length).toBe(1);
    expect(nets).toEqual(["closed"]);
    expect(heard.at(-1)).toMatchObject({ type: "closed" });
  });
});
