/** The cards of a pack in the reader's language, and the names a game gives to its things. */
import { api } from "./api";
import { prefs } from "./prefs.svelte";
import type { CardInfo, Gallery } from "./wire";

export class Cards {
  private readonly byId = new Map<string, CardInfo>();

  constructor(readonly gallery: Gallery) {
    for (const section of gallery.sections) {
      for (const card of section.cards) {
        this.byId.set(`${section.kind}/${card.id}`, card);
        if (!this.byId.has(card.id)) this.byId.set(card.id, card);
      }
    }
  }

  /** The card with this id; `kind` where two kinds could have the same. */
  find(id: string, kind = ""): CardInfo | undefined {
    return this.byId.get(kind ? `${kind}/${id}` : id);
  }

  name(id: string, kind = ""): string {
    return this.find(id, kind)?.name ?? this.gallery.names[id] ?? id;
  }

  all(kind: string): CardInfo[] {
    return this.gallery.sections.find((section) => section.kind === kind)?.cards ?? [];
  }
}

/** What the pack says in a field, as it says it. */
export function raw<T>(card: CardInfo | undefined, field: string): T | undefined {
  return card?.facts.find((fact) => fact.name === field)?.raw as T | undefined;
}

/** The same, in words. */
export function worded(card: CardInfo | undefined, field: string): string {
  return card?.facts.find((fact) => fact.name === field)?.value ?? "";
}

const known = new Map<string, Promise<Cards>>();

/** The cards as a table with these options names them: of its pack, and softer where it has chosen that. */
export function cardsAt(game: string, options: Record<string, unknown>): Promise<Cards> {
  return cardsOf(game, String(options.pack ?? ""), options.softened === true);
}

export function cardsOf(game: string, pack = "", softened = false): Promise<Cards> {
  const key = `${prefs.lang}/${game}/${pack}/${softened}`;
  let found = known.get(key);
  if (!found) {
    found = api.gallery(game, pack, softened).then((gallery) => new Cards(gallery));
    found.catch(() => known.delete(key));
    known.set(key, found);
  }
  return found;
}
