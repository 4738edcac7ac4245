/** What objectives count, as signs. */
import { type Cards, raw } from "@/lib/cards";

type Goal = Record<string, unknown>;
const AIMS: Record<string, string> = {
  people: "head",
  traits: "rule",
  cards: "tomb",
  souls: "soul",
  jobs: "job",
  different_strengths: "strength",
  different_weaknesses: "six",
  same_weakness: "six",
  scythes: "scythe",
  symbols: "hour",
  same_symbol: "knell",
  beds: "bed",
  reaps: "scythe",
  lost: "tomb",
};

/** What an objective counts, as signs. */
export function signsOf(cards: Cards, id: string): string[] {
  const goals = raw<Goal[]>(cards.find(id, "objective"), "goal") ?? [];
  return goals.flatMap((goal) => {
    const weak = (goal.weaknesses ?? goal.each_weakness) as string[] | undefined;
    if (weak) return weak.length > 3 ? ["six"] : weak.map((kind) => (kind === "darwin" ? kind : `w-${kind}`));
    const strong = goal.strengths as string[] | undefined;
    if (strong) return strong.length > 3 ? ["strength"] : strong.map((kind) => `s-${kind}`);
    if (goal.both_colours || goal.balance) return ["six", "strength"];
    if (goal.cards_with === "three-souls") return ["soul-3"];
    if (goal.cards_with === "no-weakness") return ["no-weak"];
    if (goal.cards_with === "weakness-and-strength") return ["w-heart", "s-lungs"];
    if (goal.cards_with === "same-weakness-twice") return ["w-heart", "w-heart"];
    const verb = Object.keys(goal).find((name) => AIMS[name]);
    return [verb ? (AIMS[verb] as string) : "tomb"];
  });
}
