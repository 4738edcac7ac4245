/** The pages by their addresses. Each is fetched when somebody goes there. */
import type { Component } from "svelte";

export type Page = Component<{ id: string; game: string }>;
type Fetch = () => Promise<{ default: unknown }>;

const PAGES: Record<string, Fetch> = {
  join: () => import("./JoinPage.svelte"),
  history: () => import("./HistoryPage.svelte"),
  gallery: () => import("./GalleryPage.svelte"),
};
/** Pages of something that the address names. */
const NAMED: Record<string, Fetch> = {
  table: () => import("./TablePage.svelte"),
  replay: () => import("./ReplayPage.svelte"),
  rules: () => import("./RulesPage.svelte"),
  learn: () => import("./Learn.svelte"),
};

/** The page at an address. */
export async function pageAt(parts: string[]): Promise<Page> {
  const [page, id] = parts;
  const fetch: Fetch | undefined = page
    ? (PAGES[page] ?? (id ? NAMED[page] : undefined))
    : () => import("./Lobby.svelte");
  return (await (fetch ?? (() => import("./NotFound.svelte")))()).default as Page;
}
