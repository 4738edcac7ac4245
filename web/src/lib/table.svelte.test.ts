import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { last, withSockets } from "./socket.fake";
import { Table } from "./table.svelte";
import type { Asked, Event, Offered, TableInfo } from "./wire";

vi.mock("./games", () => ({ tools: async () => ({ moments: { drawn: 1000, won: 500 } }) }));
vi.mock("./cards", () => ({ cardsAt: async () => ({}) }));
let isStill = true;
vi.mock("./motion", () => ({ isStill: () => isStill }));

const offered = (text: string, more: Partial<Offered> = {}): Offered => ({
  index: 0,
  text,
  label: text,
  value: text,
  rule: "",
  note: "",
  warns: false,
  closes: false,
  twice: false,
  ...more,
});
const asked = (at: number, ...options: Offered[]): Asked => ({
  seat: 0,
  mine: true,
  kind: "do",
  sentence: "?",
  about: "",
  rule: "",
  optional: false,
  final: false,
  at,
  options,
});
const happened = (n: number, id = "said"): Event => ({ n, id, sentence: `${id} ${n}`, rule: "", args: {}, sign: "" });

describe("a table in the browser", () => {
  let table: Table;

  beforeEach(async () => {
    vi.useFakeTimers();
    withSockets();
    localStorage.clear();
    isStill = true;
    table = new Table("one", 0);
    await greet();
  });
  afterEach(() => {
    table.close();
    vi.useRealTimers();
  });

  async function greet() {
    last().open();
    last().tell({
      type: "welcome",
      viewer: 0,
      held: [0],
      lang: "en",
      table: { id: "one", game: "shipwreck", phase: "running", seats: [], options: {} },
      game: {},
      chat: [],
    });
    await vi.waitFor(() => expect(table.ready).toBe(true));
  }

  function tell(n: number, asks: Asked[], events: Event[], since = 0, more: object = {}) {
    last().tell({
      type: "state",
      seq: 0,
      view: { n },
      asks,
      acts: [],
      since,
      events,
      proposals: [],
      sealed: [],
      answered: [],
      undo: { offer: "none", why: "", asked_by: null, agreed: [], can_agree: false },
      window: { is_open: false, order: "off", passed: false, can_pass: false },
      note: "",
      lesson: null,
      over: null,
      ...more,
    });
  }

  const answers = () => last().said.filter((one) => one.type === "answer");

  it("answers the open question once, and asks nothing until the server has spoken", () => {
    tell(1, [asked(7, offered("a"), offered("b"))], []);
    table.choose(table.ask?.options[1] as Offered);
    expect(answers()).toMatchObject([{ at: 7, option: "b" }]);
    expect(table.ask).toBeNull();
    tell(2, [asked(8, offered("c"))], [happened(0)]);
    last().tell({ type: "done", id: answers()[0]?.id });
    expect(table.ask?.at).toBe(8);
    expect(table.sent).toBeNull();
  });

  it("shows a refusal, and puts the question again", () => {
    tell(1, [asked(7, offered("a"))], []);
    table.answer(table.ask?.options[0] as Offered);
    last().tell({ type: "refused", id: answers()[0]?.id, code: "not-offered", sentence: "No.", rule: "SA-1" });
    expect(table.trouble?.sentence).toBe("No.");
    expect(table.ask?.at).toBe(7);
    table.answer(table.ask?.options[0] as Offered);
    expect(table.trouble).toBeNull();
  });

  it("says that an answer came too late only until the table is told anew", () => {
    tell(1, [asked(7, offered("a"))], []);
    table.answer(table.ask?.options[0] as Offered);
    last().tell({ type: "refused", id: answers()[0]?.id, code: "stale", sentence: "Too late.", rule: "" });
    expect(table.trouble?.code).toBe("stale");
    tell(2, [asked(9, offered("b"))], [happened(0)]);
    expect(table.trouble).toBeNull();
  });

  it("asks nothing while the connection is lost, and sends the answer again when it is back", async () => {
    tell(1, [asked(7, offered("a"))], [happened(0)]);
    table.answer(table.ask?.options[0] as Offered);
    const [sent] = answers();
    last().drop();
    expect(table.net).toBe("lost");
    expect(table.ask).toBeNull();
    vi.advanceTimersByTime(400);
    await greet();
    expect(answers()).toEqual([sent]);
  });

  it("takes up after the events it knows, whatever comes twice", () => {
    tell(1, [], [happened(0), happened(1)]);
    tell(2, [], [happened(2)], 2);
    expect(table.events.map((event) => event.n)).toEqual([0, 1, 2]);
    tell(3, [], [happened(1), happened(2), happened(3)], 1);
    expect(table.events.map((event) => event.n)).toEqual([0, 1, 2, 3]);
  });

  it("has nothing pressed on a table dealt anew, though its questions have the same numbers", () => {
    const pair = [asked(7, offered("a 1"), offered("a 2"), offered("b 1"))];
    table.picking.parts = (option) => option.text.split(" ").map((key, n) => ({ of: String(n), key, label: key }));
    tell(1, pair, [happened(0)]);
    table.picking.press("a");
    tell(2, pair, [happened(1)], 1);
    expect(table.picking.isPicked("a")).toBe(true);
    tell(3, pair, []);
    expect(table.picking.picks.size).toBe(0);
  });

  it("asks once more before what ends something with things left to do", () => {
    tell(1, [asked(7, offered("go on"), offered("end", { closes: true, twice: true }))], []);
    table.choose(table.ask?.options[1] as Offered);
    expect(answers()).toEqual([]);
    expect(table.armed?.text).toBe("end");
    expect(table.back()).toBe(true);
    expect(table.armed).toBeNull();
    table.choose(table.ask?.options[1] as Offered);
    table.choose(table.ask?.options[1] as Offered);
    expect(answers()).toMatchObject([{ option: "end" }]);
  });

  it("goes back through what others did since one's own move, with the board as it was", () => {
    tell(1, [asked(7, offered("a"))], [happened(0)]);
    table.answer(table.ask?.options[0] as Offered);
    tell(2, [], [happened(1)], 1);
    last().tell({ type: "done", id: answers()[0]?.id });
    tell(3, [], [happened(2)], 2);
    tell(4, [asked(9, offered("b"))], [happened(3)], 3);
    expect(table.since).toBe(2);
    table.lookAt(2);
    expect(table.view).toEqual({ n: 3 });
    expect(table.ask).toBeNull();
    table.lookAt(0);
    expect(table.looking).toBe(2);
    table.lookAt(4);
    expect(table.looking).toBeNull();
    expect(table.view).toEqual({ n: 4 });
    expect(table.ask?.at).toBe(9);
  });

  it("shows what deserves a moment one after another, then goes on", () => {
    isStill = false;
    tell(1, [], []);
    tell(2, [asked(7, offered("a"))], [happened(0, "drawn"), happened(1), happened(2, "won")]);
    tell(3, [asked(8, offered("b"))], [happened(3)], 3);
    expect(table.beats.map((event) => event.id)).toEqual(["drawn", "won"]);
    expect(table.view).toEqual({ n: 1 });
    expect(table.ask).toBeNull();
    vi.advanceTimersByTime(1000);
    expect(table.beats.map((event) => event.id)).toEqual(["won"]);
    vi.advanceTimersByTime(500);
    expect(table.view).toEqual({ n: 3 });
    expect(table.ask?.at).toBe(8);
  });

  it("skips moments when it is told to, and has none for whoever wants no motion", () => {
    isStill = false;
    tell(1, [], []);
    tell(2, [], [happened(0, "drawn"), happened(1, "won")]);
    table.skip();
    expect(table.view).toEqual({ n: 2 });
    isStill = true;
    tell(3, [], [happened(2, "drawn")], 2);
    expect(table.view).toEqual({ n: 3 });
  });

  it("forgets what one seat saw when another looks", () => {
    tell(1, [asked(7, offered("a"))], [happened(0)]);
    table.look(1);
    expect(table.view).toBeNull();
    expect(table.events).toEqual([]);
    expect(table.ready).toBe(false);
  });

  const sat = (n: number, seat: number): Event => ({ ...happened(n), args: { seat } });

  it("tells what the others did while one was away, until one's next move, and never again", async () => {
    tell(1, [asked(7, offered("a"))], [sat(0, 0)]);
    last().drop();
    vi.advanceTimersByTime(400);
    await greet();
    tell(2, [asked(9, offered("b"))], [sat(1, 0), sat(2, 1), sat(3, 1)], 1);
    expect(table.meanwhile.map((event) => event.n)).toEqual([2, 3]);
    tell(3, [asked(9, offered("b"))], [sat(4, 1)], 4);
    expect(table.meanwhile.length).toBe(2);
    table.answer(table.ask?.options[0] as Offered);
    expect(table.meanwhile).toEqual([]);
    table.close();
    table = new Table("one", 0);
    await greet();
    tell(4, [], [sat(0, 0), sat(1, 0), sat(2, 1), sat(3, 1), sat(4, 1)]);
    expect(table.meanwhile).toEqual([]);
  });

  it("lets a bot play for whoever is away for long enough, and not once it is over", () => {
    const gone = { seat: 1, who: "person", online: false, mine: false, stand_in: "", away_seconds: 90 };
    const info = { ...table.info, seats: [gone], away_after: 100 } as unknown as TableInfo;
    table.told(info);
    tell(1, [], []);
    expect(table.presence(1)).toBe("away");
    expect(table.mayReplace(1)).toBe(false);
    vi.advanceTimersByTime(11_000);
    table.tick();
    expect(table.mayReplace(1)).toBe(true);
    tell(2, [], [], 0, { over: { winners: [], sentence: "" } });
    expect(table.presence(1)).toBe("");
    expect(table.mayReplace(1)).toBe(false);
  });

  it("tells nothing of a connection that was lost while nothing happened", async () => {
    tell(1, [], [sat(0, 1)]);
    last().drop();
    vi.advanceTimersByTime(400);
    await greet();
    tell(1, [], [], 1);
    expect(table.away).toBeNull();
  });
});
