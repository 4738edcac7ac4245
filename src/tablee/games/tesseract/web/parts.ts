/** What an answer is made of: which thing of the board, and what becomes of it. */
import type { Part } from "@/lib/picking.svelte";
import { dataOf, type Sight } from "@/lib/sight";
import type { Offered } from "@/lib/wire";
import { holder } from "./labels";
import { gone, inLab, mine, place, primed, type Scientist, to, well } from "./things";
import type { TesseractView } from "./view";

type Value = ReturnType<typeof dataOf>;
type Making = (value: Value, at: Sight, kind: string) => Part[];

export function parts(option: Offered, at: Sight): Part[] {
  const value = dataOf(option);
  const kind = at.ask?.kind ?? "";
  if (kind === "action") return begun(option, value, at);
  return MADE[value.type]?.(value, at, kind) ?? [{ of: "do", key: value.type, label: option.label }];
}

const die = (at: Sight, of: string, cube: string): Part => ({
  of: "die",
  key: inLab(of, cube),
  label: at.cards.name(cube),
});
/** Where a die lies: long lists begin with it. */
const where = (at: Sight, of: string): Part => ({
  of: "where",
  key: `in-${of}`,
  label: of === "primed" ? at.say("wells") : owner(at, of),
});
const owner = (at: Sight, of: string) =>
  of === mine(at.view, at.viewer)?.card ? at.say("board-your-lab") : holder(at, of);
const lab = (at: Sight, of: string): Part => ({ of: "lab", key: of, label: holder(at, of) });
const card: Making = (value, at) => [{ of: "card", key: value.card, label: at.cards.name(value.card) }];

const MADE: Record<string, Making> = {
  be: card,
  play: card,
  use: card,
  card,
  at: ({ cell }, at) => [{ of: "cell", key: cell, label: at.say("board-cell", { cell }) }],
  inlab: ({ of, cube }, at, kind) => [
    where(at, of),
    die(at, of, cube),
    ...(kind === "contain-direct" ? [placed(at, cube)] : []),
  ],
  primed: ({ cube }, at) => [where(at, "primed"), die(at, "primed", cube)],
  turn: (value, at) => [
    where(at, value.at),
    die(at, value.at, value.cube),
    { of: "to", key: to(value.to), label: value.to ? String(value.to) : at.say("board-destroy") },
  ],
  move: (value, at) => [lab(at, value.to), die(at, value.of, value.cube)],
  trade: (value, at) => [where(at, value.of), die(at, value.of, value.other)],
  series: (value, at) => [
    { of: "series", key: value.kind, label: at.say(`board-${value.kind}`) },
    ...[...new Set<string>(value.cubes)].flatMap((cube) =>
      holders(at, value.cubes).map((of) => ({ ...die(at, of, cube), of: cube })),
    ),
  ],
  cube: ({ cube }, at) => [
    ...(at.view as TesseractView).scientists
      .filter((one) => one.card && one.lab.includes(cube) && one.who === at.view.active)
      .map((one) => die(at, one.card ?? "", cube)),
    placed(at, cube),
  ],
  value: ({ value }, _, kind) => [{ of: "to", key: kind === "well" ? well(value) : to(value), label: String(value) }],
  colour: ({ colour }, at, kind) => [
    { of: "colour", key: BACK.has(kind) ? gone(colour) : `colour-${colour}`, label: at.cards.name(colour) },
  ],
  lab: ({ of }, at) => [lab(at, of)],
};

/** The questions that bring a destroyed cube back: its colour is chosen where the destroyed ones lie. */
const BACK = new Set(["salvage", "bring-back"]);
const placed = (at: Sight, cube: string): Part => ({ of: "place", key: place(cube), label: at.cards.name(cube) });

/** The Labs that hold these cubes: the active scientist's, where it has them all. */
function holders(at: Sight, cubes: string[]): string[] {
  const view = at.view as TesseractView;
  const active = view.scientists[view.active];
  const has = cubes.every((cube) => active?.lab.includes(cube));
  return (has && active ? [active] : view.scientists).flatMap((one) => one.card ?? []);
}

/** Before an action is chosen: each with the things it can begin with. Several share a thing: pressing it shows them. */
function begun(option: Offered, value: Value, at: Sight): Part[] {
  const view = at.view as TesseractView;
  const me = mine(view, at.viewer);
  const label = ACTIONS.has(value.type) ? at.say(`board-act-${value.type}`) : option.label;
  const key = value.card ?? value.type;
  const sort = value.card ? { key: "cards", label: at.say("board-cards") } : { key: `sort-${key}`, label };
  const things = me ? (THINGS[value.type]?.(view, me) ?? []) : [];
  return [
    { of: "sort", ...sort },
    { of: "do", key, label: value.card ? at.cards.name(value.card) : label },
    ...things.map((thing) => ({ ...thing, label })),
  ];
}

const ACTIONS = new Set(["remove", "adjust", "transfer", "study", "contain", "deepen", "free-transfer"]);

type Begins = Omit<Part, "label">;

const own = (me: Scientist, cubes: string[]): Begins[] =>
  cubes.map((cube) => ({ of: "die", key: inLab(me.card ?? "", cube) }));
const transfers = (view: TesseractView, me: Scientist): Begins[] => [
  ...own(me, me.lab),
  ...view.scientists
    .filter((one) => one.who !== me.who)
    .flatMap((one) => [
      { of: "mate", key: one.card ?? "" },
      ...one.lab.map((cube) => ({ of: "theirs", key: inLab(one.card ?? "", cube) })),
    ]),
];

const THINGS: Record<string, (view: TesseractView, me: Scientist) => Begins[]> = {
  remove: (view) => view.reach.map((key) => ({ of: "cell", key })),
  adjust: (view, me) => [...own(me, me.lab), ...view.wells.flat().map((cube) => ({ of: "primed", key: primed(cube) }))],
  transfer: transfers,
  "free-transfer": transfers,
  contain: (_, me) =>
    own(
      me,
      (me.series ?? []).filter((series) => series.open.length).flatMap((series) => series.cubes),
    ),
  deepen: (_, me) => [{ of: "person", key: me.card ?? "" }],
};
