/** On a card's text, with `{@attach fits(text)}`: it shows where the card has room for the whole of it, and otherwise not at all.
 * The card is what the text stands in; what it holds besides may keep its own place there. */
export function fits(_text: string | undefined) {
  return (node: HTMLElement) => {
    const card = node.parentElement;
    if (!card) return;
    const look = () => {
      node.hidden = false;
      node.hidden = card.scrollHeight > card.clientHeight + 1;
    };
    const watch = new ResizeObserver(look);
    watch.observe(card);
    return () => watch.disconnect();
  };
}
