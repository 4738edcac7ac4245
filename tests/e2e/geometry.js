/* Measures a drawn table and gives a line for each fault. `touch`: the screen is touched, so targets must be large.
 *
 * What a board may declare: `data-over` on a thing that lies upon others by design (a token on a card, a fan of cards), whose own
 * texts are not measured against what lies beneath; `data-own` on what is the viewer's and must be in sight; `data-place="name"`
 * on what stands where it stands, whatever is asked. */
({ touch }) => {
  const faults = [];
  const SLACK = 1.5;
  const frame = document.querySelector(".frame, .table");
  const seen = (node) => {
    if (node.closest(".sr, .sprite, [hidden], dialog:not([open])")) return false;
    const style = getComputedStyle(node);
    return style.visibility !== "hidden" && style.display !== "none" && Number(style.opacity) > 0.05;
  };
  const name = (node) => {
    const text = (node.innerText ?? node.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 30);
    const own = [node.tagName.toLowerCase(), ...[...node.classList].filter((one) => !one.startsWith("svelte-"))].join(".");
    return `${own}${text ? ` "${text}"` : ""}`;
  };
  /** What of a box is to be seen: cut by every ancestor that clips. */
  const visible = (node, box) => {
    let { left, top, right, bottom } = box;
    for (let up = node.parentElement; up && up !== document.body; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      const edge = up.getBoundingClientRect();
      if (style.overflowX !== "visible") [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      if (style.overflowY !== "visible") [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    return { left, top, right, bottom, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
  };
  const canScrollTo = (node) => {
    for (let up = node; up && up !== document.body; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (/auto|scroll/.test(style.overflowY) && up.scrollHeight > up.clientHeight + 1) return up;
    }
    return null;
  };
  const isClamped = (node) => !!node.closest(".ticker");

  // Texts: every one large enough, none cut.
  const texts = [];
  const walk = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const text = walk.currentNode;
    const node = text.parentElement;
    if (!text.nodeValue.trim() || !node || !seen(node) || node.closest("title, desc, option, script, style")) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 0.5 && box.height > 0.5);
    if (!boxes.length) continue;
    const size = parseFloat(getComputedStyle(node).fontSize) * scaleOf(node);
    if (size < 10.9) faults.push(`too small (${size.toFixed(1)} px): ${name(node)}`);
    for (const box of boxes) {
      const rest = visible(node, box);
      const lost = Math.max(box.width - rest.width, box.height - rest.height);
      if (lost > SLACK + 1 && !canScrollTo(node) && !isClamped(node)) {
        faults.push(`cut by ${Math.round(lost)} px: ${name(node)}`);
        break;
      }
      if (rest.width > 2 && rest.height > 2) texts.push({ node, box: rest, size });
    }
  }

  /** How much larger or smaller a text is drawn than its style says: drawings scale. */
  function scaleOf(node) {
    const drawing = node.closest("svg");
    const matrix = drawing && node.getScreenCTM?.();
    return matrix ? Math.hypot(matrix.a, matrix.b) : 1;
  }

  // No two texts over each other.
  const apart = (a, b) =>
    a.right <= b.left + SLACK || b.right <= a.left + SLACK || a.bottom <= b.top + SLACK || b.bottom <= a.top + SLACK;
  const layer = (node) => node.closest("[data-over], .rail, .hint, .beats");
  const shrink = ({ box, size }) => {
    const by = Math.max(0, (box.bottom - box.top - size) / 2);
    return { left: box.left, right: box.right, top: box.top + by, bottom: box.bottom - by };
  };
  for (let i = 0; i < texts.length; i++) {
    for (let j = i + 1; j < texts.length; j++) {
      const [a, b] = [texts[i], texts[j]];
      if (a.node === b.node || a.node.contains(b.node) || b.node.contains(a.node)) continue;
      if (layer(a.node) !== layer(b.node)) continue;
      if (!apart(shrink(a), shrink(b))) faults.push(`texts overlap: ${name(a.node)} and ${name(b.node)}`);
    }
  }

  // Controls: large enough to be touched, apart from each other, not under anything.
  const controls = [...frame.querySelectorAll("button, a[href], input, select, [role=button]")]
    .filter((one) => seen(one) && !one.matches(".shade, .beats, [tabindex='-1'][aria-hidden]"))
    .map((node) => ({ node, whole: node.getBoundingClientRect() }))
    .map((one) => ({ ...one, box: visible(one.node, one.whole) }))
    .filter(({ box }) => box.width > 3 && box.height > 3);
  for (const { node, whole, box } of controls) {
    if (touch && (whole.width < 43.5 || whole.height < 43.5) && !node.closest(".link, .log, [data-small]")) {
      faults.push(`too small to touch (${Math.round(whole.width)}x${Math.round(whole.height)}): ${name(node)}`);
    }
    const middle = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const top = document.elementFromPoint(...middle);
    if (top && !node.contains(top) && !top.contains(node) && !top.closest("button, a[href]")?.contains(node)) {
      faults.push(`covered: ${name(node)} by ${name(top)}`);
    }
  }
  for (let i = 0; i < controls.length; i++) {
    for (let j = i + 1; j < controls.length; j++) {
      const [a, b] = [controls[i], controls[j]];
      if (a.node.contains(b.node) || b.node.contains(a.node) || layer(a.node) !== layer(b.node)) continue;
      if (a.node.closest("[data-over]") || b.node.closest("[data-over]")) continue;
      if (!apart(a.box, b.box)) faults.push(`controls overlap: ${name(a.node)} and ${name(b.node)}`);
    }
  }

  // One's own things and what the question is about are in sight.
  for (const node of frame.querySelectorAll(".board [data-own], .board .may")) {
    if (!seen(node)) continue;
    const whole = node.getBoundingClientRect();
    const rest = visible(node, whole);
    const share = (rest.width * rest.height) / Math.max(1, whole.width * whole.height);
    if (whole.width > 0 && share < 0.55 && !canScrollTo(node)) faults.push(`out of sight: ${name(node)}`);
    if (node.matches("[data-own]") && share < 0.55) faults.push(`own thing out of sight: ${name(node)}`);
  }
  for (const node of document.querySelectorAll(".ask .close .opt-button")) {
    const whole = node.getBoundingClientRect();
    const rest = visible(node, whole);
    if (rest.height < whole.height - 2 || rest.width < whole.width - 2) faults.push(`closing answer cut: ${name(node)}`);
  }
  if (document.documentElement.scrollWidth > innerWidth + 1) faults.push("the page is wider than the screen");
  const ask = document.querySelector(".ask");
  if (ask && ask.scrollHeight > ask.clientHeight + 4) faults.push("the question is higher than its place");
  return [...new Set(faults)];
};
