/** A game's drawings as symbols: one file a motif, two inks (`currentColor` and `--ink2`), drawn by `<use href="#prefix-name">`. */

const SVG = /^\s*<svg([^>]*)>([\s\S]*)<\/svg>\s*$/;

type Files<T> = Record<string, T>;

const nameOf = (path: string) => path.slice(path.lastIndexOf("/") + 1, -4);

export function symbols(prefix: string, files: Files<string>): string {
  const made = Object.entries(files).map(([path, text]) => {
    const [, head = "", body = ""] = SVG.exec(text) ?? [];
    const box = /viewBox="([^"]*)"/.exec(head)?.[1] ?? "0 0 48 48";
    const fit = /preserveAspectRatio="([^"]*)"/.exec(head)?.[1];
    return `<symbol id="${prefix}-${nameOf(path)}" viewBox="${box}"${fit ? ` preserveAspectRatio="${fit}"` : ""}>${body}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${made.join("")}</svg>`;
}

function put(id: string, drawings: string) {
  if (document.getElementById(id)) return;
  const place = document.createElement("div");
  place.id = id;
  place.className = "sprite";
  place.setAttribute("aria-hidden", "true");
  place.innerHTML = drawings;
  document.body.append(place);
}

/** Puts the drawings of a game on the page, or a part of them, once. */
export function layOut(prefix: string, files: Files<string>, part = "") {
  put(`art-${prefix}${part}`, symbols(prefix, files));
}

/** Large drawings, each fetched when it is first seen: whoever shows one says so to what this gives, by its name, and leaves it room. The
 * drawing then appears by itself, since `<use>` follows. One that could not be fetched is asked for again when it is shown again. */
export function onSight(prefix: string, files: Files<() => Promise<string>>): (name: string) => void {
  const waiting = new Map(Object.entries(files).map(([path, load]) => [nameOf(path), { path, load }]));

  return async (name) => {
    const file = waiting.get(name);
    if (file === undefined) return;
    waiting.delete(name);
    try {
      put(`art-${prefix}-${name}`, symbols(prefix, { [file.path]: await file.load() }));
    } catch {
      waiting.set(name, file);
    }
  };
}
