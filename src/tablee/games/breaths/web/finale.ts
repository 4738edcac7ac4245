/** What the log tells of the final phase: what was resolved at each door, who voted for whom, and whom that struck. */
import type { Event } from "@/lib/wire";

export interface Door {
  solved: { situation: string; seat: number }[];
  ballots: { seat: number; vote: number }[];
  /** Who made the draw that the door asked for. */
  by: number | null;
  chosen: number | null;
}

const door = (): Door => ({ solved: [], ballots: [], by: null, chosen: null });

/** The three doors, and who did each part of the current situation. */
export function finale(events: Event[]): { doors: [Door, Door, Door]; doers: number[] } {
  const doors: [Door, Door, Door] = [door(), door(), door()];
  let doers: number[] = [];
  let opened = 0;
  for (const { id, args } of events) {
    const seat = args.seat as number;
    const last = doors[Math.max(0, opened - 1)] as Door;
    if (id === "explored") doers = [];
    if (id === "progress") doers.push(seat);
    if (id === "solved") doors[Math.min(opened, 2)]?.solved.push({ situation: String(args.situation), seat });
    if (id === "final-phase") for (const one of doors) one.solved = [];
    if (id === "uncovered") opened = args.stage as number;
    if (id === "ballots")
      last.ballots = (args.seats as number[]).map((one, n) => ({ seat: one, vote: (args.votes as number[])[n] ?? 0 }));
    if (id === "declared-ritual" || id === "declared-emancipation") last.by = seat;
    if (id === "sacrificed" || id === "emancipated") last.chosen = seat;
  }
  return { doors, doers };
}
