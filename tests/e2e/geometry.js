/* Measures a drawn table and gives a line for each fault. `touch`: the screen is touched, so targets must be large.
 *
 * What a board may declare: `data-over` on a thing that lies upon others by design (a token on a card, a fan of cards), whose own
 * texts are not measured against what lies beneath, though it may hide no text but that of others like it; `data-small` on targets
 * that have a large one beside them, and need less than half the size; `data-own` on what is the viewer's and must be in sight;
 * `data-place="name"` on what stands where it stands, whatever is asked. */
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
  /** What is asked of many things again and again is asked once of each. */
  const once = (ask) => {
    const told = new Map();
    return (node) => {
      if (!told.has(node)) told.set(node, ask(node));
      return told.get(node);
    };
  };
  /** The window through which what stands in something is seen: it is cut by every ancestor that clips. */
  const windowOf = once((node) => {
    if (!node || node === document.body) return { left: -1e5, top: -1e5, right: 1e5, bottom: 1e5 };
    const outer = windowOf(node.parentElement);
    const style = getComputedStyle(node);
    if (style.overflowX === "visible" && style.overflowY === "visible") return outer;
    let { left, top, right, bottom } = outer;
    const edge = node.getBoundingClientRect();
    if (style.overflowX !== "visible") [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
    if (style.overflowY !== "visible") [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    return { left, top, right, bottom };
  });
  /** What of a box is to be seen that stands in something. */
  const visible = (holder, box) => {
    const cut = windowOf(holder);
    const [left, right] = [Math.max(box.left, cut.left), Math.min(box.right, cut.right)];
    const [top, bottom] = [Math.max(box.top, cut.top), Math.min(box.bottom, cut.bottom)];
    return { left, top, right, bottom, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
  };
  const isEnd = !!frame.querySelector(".ask.ended");
  /** A list whose bar is always seen, or the board of a phone and the end of a game, which scroll downwards as a page does: there more
   * is to be expected. */
  const isLong = (node) => node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1;
  const hasBar = (node) =>
    (!!node.closest(".scroller.long") && node.scrollWidth <= node.clientWidth + 1) ||
    (node.matches(".board") && (isPhone || isEnd) && node.scrollWidth <= node.clientWidth + 1) ||
    !!node.closest(".rail");
  const { width: wide, height: high } = frame.getBoundingClientRect();
  const isPhone = wide < 640 || (high < 560 && wide < 760);
  const scrollerOf = (node) => {
    for (let up = node; up && up !== document.body; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (/auto|scroll/.test(style.overflowY + style.overflowX) && isLong(up)) return up;
    }
    return null;
  };
  const canScrollTo = (node) => {
    const scroller = scrollerOf(node);
    return !!scroller && hasBar(scroller);
  };
  for (const node of frame.querySelectorAll("*:not(svg, svg *)")) {
    if (/auto|scroll/.test(getComputedStyle(node).overflowY) && seen(node) && isLong(node) && !hasBar(node)) {
      faults.push(`scrolls without a bar that is seen: ${name(node)}`);
    }
  }
  /** Whether something hides what lies beneath it: most of it, in its own place. */
  const paints = once((node) => {
    if (shown(node) < 0.2) return false;
    if (node.closest("svg") && node.localName !== "svg") return true;
    const { backgroundColor, backgroundImage } = getComputedStyle(node);
    return backgroundImage !== "none" || alphaOf(backgroundColor) > 0.1;
  });
  /** How much is seen of something, with all it lies in: a wash behind the words, such as an emblem on its card, hides nothing. */
  const shown = once((node) => (!node || node === frame ? 1 : Number(getComputedStyle(node).opacity) * shown(node.parentElement)));
  const alphaOf = (colour) => {
    if (colour === "transparent") return 0;
    const found = /\/ ?([\d.]+)\)|rgba\(.*, ?([\d.]+)\)/.exec(colour);
    return found ? Number(found[1] ?? found[2]) : 1;
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
    const isHyphened = getComputedStyle(node).hyphens === "auto" || text.nodeValue.includes("\u00ad");
    if (boxes.length > 1 && !isHyphened) {
      const broken = [...text.nodeValue.matchAll(/[\p{L}\p{M}]{2,}/gu)].find((word) => {
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        const tops = [...range.getClientRects()].filter((box) => box.width > 0.5).map((box) => Math.round(box.top));
        return Math.max(...tops) - Math.min(...tops) > 4;
      });
      if (broken) faults.push(`broken within a word (${broken[0]}): ${name(node)}`);
    }
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

  /** A line of text without the space above and below its letters. */
  const shrink = ({ box, size }) => {
    const by = Math.max(0, (box.bottom - box.top - size) / 2);
    return { left: box.left, right: box.right, top: box.top + by, bottom: box.bottom - by };
  };

  // No text sticks out of the panel it stands in.
  const panelOf = once((node) => {
    if (!node || node.matches(".board, .ask, .bar")) return null;
    if (node.closest("svg")) return panelOf(node.parentElement);
    const { borderTopWidth, borderTopStyle, display } = getComputedStyle(node);
    const isBox = display !== "inline" && display !== "contents";
    const hasLine = borderTopStyle !== "none" && parseFloat(borderTopWidth) > 0;
    return isBox && (hasLine || paints(node)) ? node : panelOf(node.parentElement);
  });
  for (const { node, box, size } of texts) {
    const panel = panelOf(node);
    const edge = panel?.getBoundingClientRect();
    if (!edge) continue;
    const { left, right, top, bottom } = shrink({ box, size });
    const out = Math.max(right - edge.right, edge.left - left, bottom - edge.bottom, edge.top - top);
    if (out > 2) faults.push(`sticks out by ${Math.round(out)} px: ${name(node)} of ${name(panel)}`);
  }

  /** How much larger or smaller a text is drawn than its style says: drawings scale. */
  function scaleOf(node) {
    const drawing = node.closest("svg");
    const matrix = drawing && node.getScreenCTM?.();
    if (matrix) return Math.hypot(matrix.a, matrix.b);
    let scale = 1;
    for (let up = node; up; up = up.parentElement) {
      const { transform } = getComputedStyle(up);
      if (transform !== "none") scale *= Math.hypot(new DOMMatrix(transform).a, new DOMMatrix(transform).b);
    }
    return scale;
  }

  // No two texts over each other.
  const apart = (a, b) =>
    a.right <= b.left + SLACK || b.right <= a.left + SLACK || a.bottom <= b.top + SLACK || b.bottom <= a.top + SLACK;
  const layer = once((node) => node.closest("[data-over], .rail, .beats"));
  const lines = texts.map(shrink);
  for (let i = 0; i < texts.length; i++) {
    for (let j = i + 1; j < texts.length; j++) {
      const [a, b] = [texts[i], texts[j]];
      if (apart(lines[i], lines[j]) || layer(a.node) !== layer(b.node)) continue;
      if (!a.node.contains(b.node) && !b.node.contains(a.node)) faults.push(`texts overlap: ${name(a.node)} and ${name(b.node)}`);
    }
  }

  // No two pictures over each other: each says something.
  const pictures = [...frame.querySelectorAll("svg:not(svg svg)")]
    .filter((node) => seen(node) && shown(node) > 0.5 && !node.closest("[data-over]"))
    .map((node) => ({ node, box: visible(node.parentElement, node.getBoundingClientRect()) }))
    .filter(({ box }) => box.width > 6 && box.height > 6 && box.width < 64 && box.height < 64);
  for (let i = 0; i < pictures.length; i++) {
    for (let j = i + 1; j < pictures.length; j++) {
      const [a, b] = [pictures[i], pictures[j]];
      const [across, down] = [
        Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left),
        Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top),
      ];
      if (across < 4 || down < 4 || layer(a.node) !== layer(b.node)) continue;
      const least = Math.min(a.box.width * a.box.height, b.box.width * b.box.height);
      if (across * down > least / 4) faults.push(`pictures overlap: ${name(a.node.parentElement)} and ${name(b.node.parentElement)}`);
    }
  }

  // No text under something painted: everything is asked where it lies, also what lets presses through.
  const airy = [...frame.querySelectorAll("*")].filter((node) => getComputedStyle(node).pointerEvents === "none");
  for (const node of airy) node.style.setProperty("pointer-events", "auto", "important");
  /** What is painted over a point of something, if anything is. */
  const cover = (node, x, y) => {
    if (document.elementFromPoint(x, y)?.contains(node)) return null;
    for (const top of document.elementsFromPoint(x, y)) {
      if (top.contains(node) || node.contains(top)) return null;
      if (paints(top) && !top.closest(".rail, .beats, dialog")) return top;
    }
    return null;
  };
  for (const { node, box } of texts) {
    const middle = (box.top + box.bottom) / 2;
    for (const share of box.right - box.left < 16 ? [0.5] : [0.15, 0.5, 0.85]) {
      const top = cover(node, box.left + (box.right - box.left) * share, middle);
      if (!top || (node.closest("[data-over]") && top.closest("[data-over]"))) continue;
      if (node.closest("svg") && node.closest("svg") === top.closest("svg")) continue;
      faults.push(`hidden: ${name(node)} under ${name(top)}`);
      break;
    }
  }
  for (const node of airy) node.style.removeProperty("pointer-events");

  // Controls: large enough to be touched, apart from each other, not under anything.
  const controls = [...frame.querySelectorAll("button, a[href], input, select, [role=button]")]
    .filter((one) => seen(one) && !one.matches(".shade, .beats, [tabindex='-1'][aria-hidden]"))
    .map((node) => ({ node, whole: node.getBoundingClientRect() }))
    .map((one) => ({ ...one, box: visible(one.node.parentElement, one.whole) }))
    .filter(({ box }) => box.width > 3 && box.height > 3);
  for (const { node, whole, box } of controls) {
    const least = node.closest("[data-small]") ? 19.5 : 43.5;
    if (touch && (whole.width < least || whole.height < least) && !node.closest(".link, .log")) {
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
      if (apart(a.box, b.box) || a.node.contains(b.node) || b.node.contains(a.node)) continue;
      if (layer(a.node) !== layer(b.node) || a.node.closest("[data-over]") || b.node.closest("[data-over]")) continue;
      faults.push(`controls overlap: ${name(a.node)} and ${name(b.node)}`);
    }
  }
  /** Whether something drawn lies beneath a line of text: the box round a slanted shape has empty corners. */
  const isBeneath = (node, line) =>
    !node.closest("svg") ||
    [0.15, 0.5, 0.85].some((share) =>
      document
        .elementsFromPoint(line.left + (line.right - line.left) * share, (line.top + line.bottom) / 2)
        .some((one) => node.contains(one)),
    );
  for (const [n, text] of texts.entries()) {
    for (const { node, box } of controls) {
      if (apart(lines[n], box) || node.contains(text.node) || !isBeneath(node, lines[n])) continue;
      if (layer(node) === layer(text.node) && paints(node)) faults.push(`text over a control: ${name(text.node)} and ${name(node)}`);
    }
  }

  // One's own things and what the question is about are in sight.
  const own = frame.querySelectorAll(".board [data-own]");
  if (!own.length && !isEnd) faults.push("nothing of one's own is marked");
  for (const node of frame.querySelectorAll(".board [data-own], .board .may")) {
    if (!seen(node)) continue;
    const whole = node.getBoundingClientRect();
    const rest = visible(node.parentElement, whole);
    const share = (rest.width * rest.height) / Math.max(1, whole.width * whole.height);
    const isOwn = node.matches("[data-own]");
    if (whole.width > 0 && share < 0.9 && (isOwn || !canScrollTo(node))) {
      faults.push(`${isOwn ? "own thing " : ""}out of sight (${Math.round(share * 100)} %): ${name(node)}`);
    }
  }
  for (const node of document.querySelectorAll(".ask .close .opt-button")) {
    const whole = node.getBoundingClientRect();
    const rest = visible(node.parentElement, whole);
    if (rest.height < whole.height - 2 || rest.width < whole.width - 2) faults.push(`closing answer cut: ${name(node)}`);
  }
  if (document.documentElement.scrollWidth > innerWidth + 1) faults.push("the page is wider than the screen");
  const ask = document.querySelector(".ask");
  if (ask && ask.scrollHeight > ask.clientHeight + 4) faults.push("the question is higher than its place");
  if (document.querySelector(".ask .head .scroller.long") && !isEnd) faults.push("the words of the question are not in sight as a whole");
  return [...new Set(faults)];
};
