/** A game's drawings as symbols: one file a motif, two inks (`currentColor` and `--ink2`), drawn by `<use href="#prefix-name">`. */

const SVG = /^\s*<svg([^>]*)>([\s\S]*)<\/svg>\s*$/;

export function symbols(prefix: string, files: Record<string, string>): string {
  const made = Object.entries(files).map(([path, text]) => {
    const name = path.slice(path.lastIndexOf("/") + 1, -4);
    const [, head = "", body = ""] = SVG.exec(text) ?? [];
    const box = /viewBox="([^"]*)"/.exec(head)?.[1] ?? "0 0 48 48";
    const fit = /preserveAspectRatio="([^"]*)"/.exec(head)?.[1];
    return `<symbol id="${prefix}-${name}" viewBox="${box}"${fit ? ` preserveAspectRatio="${fit}"` : ""}>${body}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${made.join("")}</svg>`;
}

/** Puts the drawings of a game on the page, once. */
export function layOut(prefix: string, files: Record<string, string>) {
  if (document.getElementById(`art-${prefix}`)) return;
  const place = document.createElement("div");
  place.id = `art-${prefix}`;
  place.className = "sprite";
  place.setAttribute("aria-hidden", "true");
  place.innerHTML = symbols(prefix, files);
  document.body.append(place);
}
