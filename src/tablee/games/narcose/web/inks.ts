/** The inks of a card's types, as `theme.css` has them: band, what is written on it, deep on paper, light on the counter, weave. */
export function inks(types: string[]): string {
  const first = types[0] ?? "asset";
  const own = [
    `--band: var(--${first})`,
    `--on-band: var(--${first}-on, #fff)`,
    `--deep: var(--${first}-deep)`,
    `--light: var(--${first}-light)`,
    `--weave: var(--${first}-weave, none)`,
  ];
  const second = types[1] ? [`--band-two: var(--${types[1]})`, `--on-two: var(--${types[1]}-on, #fff)`] : [];
  return [...own, ...second].join("; ");
}

/** The light ink of a type alone. */
export const light = (type: string) => `var(--${type}-light)`;
