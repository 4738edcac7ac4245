/** What an answer of Narcose is made of: a card or a pile on the table, and what is done with it. */
import { raw } from "@/lib/cards";
import type { Part } from "@/lib/picking.svelte";
import { dataOf, type Sight } from "@/lib/sight";
import type { Offered } from "@/lib/wire";
import { doneBy, sideOf } from "./lines";
import type { NarcoseView } from "./view";

type Data = ReturnType<typeof dataOf>;

export function parts(option: Offered, at: Sight): Part[] {
  const data = dataOf(option);
  return (KINDS[data.type] ?? (() => []))(data, at);
}

/** A card by its name, under the key of where it lies. */
const card = (key: string, data: Data, at: Sight): Part => ({ of: "card", key, label: at.cards.name(data.card) });
const inPlay = (data: Data, at: Sight) => card(`at-${data.at}`, data, at);
const deed = (key: string, label: string): Part => ({ of: "do", key, label });
const me = (at: Sight) => at.viewer ?? 0;

/** Where a card lies that reacts: it reacts from the RdR zone or from the hand. */
function reacting(data: Data, at: Sight): Part {
  const where = raw<{ where: string }>(at.cards.find(data.card), "reaction")?.where === "hand" ? "hand" : "rdr";
  return card(`${where}-${data.card}`, data, at);
}

/** What a reaction strikes: the card in play that it names, or the one whose effect it answers. */
function struck(data: Data, at: Sight): Part[] {
  const view = at.view as NarcoseView;
  const aim = (key: string, card: string): Part[] => [{ of: "aim", key, label: at.cards.name(card) }];
  const { facing, doing } = view;
  if (data.at < 0 && facing?.zone === "malus") return aim(`malus-${facing.card}`, facing.card);
  const number = data.at >= 0 ? data.at : facing?.zone === "play" ? doing?.at : undefined;
  const played = view.play.find((one) => one.at === number);
  return played ? aim(`at-${played.at}`, played.card) : [];
}

/** The Infection in play that can be removed: one is like another. */
function infected(at: Sight): string {
  const view = at.view as NarcoseView;
  const found = view.play.find((one) => raw(at.cards.find(one.card), "kind") === "infection");
  return `at-${found?.at ?? ""}`;
}

/** A card by its name: in the malus zone, or laid open from the discard. */
const named = (data: Data, at: Sight) =>
  card(`${at.ask?.kind === "clean-malus" ? "malus" : "tray"}-${data.card}`, data, at);

const KINDS: Record<string, (data: Data, at: Sight) => Part[]> = {
  apply: (data, at) => [inPlay(data, at), deed(`line-${data.at}.${data.line}`, doneBy(data.card, data.line, at))],
  choose: (data, at) => [inPlay(data, at), deed(`side-${data.at}.${data.side}`, sideOf(data.card, data.side, at))],
  store: (data, at) => [inPlay(data, at), deed(`store-${data.at}`, at.say("board-word-store"))],
  use: (data, at) => [card(`rdr-${data.card}`, data, at), deed(`use-${data.card}`, at.say("board-word-use"))],
  react: (data, at) => [
    reacting(data, at),
    deed(`how-${data.how}`, at.say(`board-how-${data.how}`)),
    ...struck(data, at),
  ],
  point: (data, at) => [inPlay(data, at)],
  name: (data, at) => [named(data, at)],
  clean: (data, at) => [
    {
      of: "card",
      key: data.where === "play" ? infected(at) : `discard-${me(at)}`,
      label: at.say(`board-in-${data.where}`),
    },
  ],
  place: (data, at) => [card(`looked-${data.place}`, data, at)],
  keep: (_, at) => [{ of: "to", key: `deck-${me(at)}`, label: at.say("board-deck") }],
  toss: (data, at) =>
    at.ask?.kind === "sift"
      ? [{ of: "to", key: `discard-${me(at)}`, label: at.say("board-discard") }]
      : [card(`hand-${data.card}`, data, at)],
  later: (_, at) => [{ of: "to", key: "later", label: at.say("board-word-later") }],
  buy: (data, at) => [card(`pile-${data.pile}`, data, at)],
  seize: (data, at) => [{ of: "card", key: `pile-${data.pile}`, label: at.say("board-pile-number", { n: data.pile }) }],
  pay: (data, at) => [card(`malus-${data.card}`, data, at)],
  give: (data, at) => [card(`rdr-${data.card}`, data, at)],
  infect: (_, at) => [{ of: "card", key: "event", label: at.say("type-event") }],
  reshuffle: (_, at) => [{ of: "to", key: `discard-${me(at)}`, label: at.say("board-discard") }],
};
