/** What this browser likes: kept here, sent nowhere but the language. */
import type { Lang } from "./wire";

type Theme = "" | "dark" | "light";

export function kept<T>(name: string, fallback: T): T {
  try {
    return JSON.parse(localStorage.getItem(`tablee-${name}`) ?? "") as T;
  } catch {
    return fallback;
  }
}

export function keep(name: string, value: unknown) {
  try {
    localStorage.setItem(`tablee-${name}`, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing is still a browser.
  }
}

const spoken: Lang = navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en";

class Prefs {
  #lang = $state<Lang>(kept("lang", spoken));
  #theme = $state<Theme>(kept("theme", ""));
  #sound = $state(kept("sound", false));
  #confirm = $state(kept("confirm", true));
  #plain = $state(kept("plain", false));
  #notify = $state(kept("notify", false));
  #aids = $state(kept("aids", false));

  constructor() {
    document.documentElement.lang = this.#lang;
    if (this.#theme) document.documentElement.dataset.theme = this.#theme;
  }

  get lang() {
    return this.#lang;
  }
  set lang(value) {
    this.#lang = value;
    document.documentElement.lang = value;
    keep("lang", value);
  }

  get theme() {
    return this.#theme;
  }
  set theme(value) {
    this.#theme = value;
    if (value) document.documentElement.dataset.theme = value;
    else delete document.documentElement.dataset.theme;
    keep("theme", value);
  }

  get isLight() {
    return this.#theme ? this.#theme === "light" : matchMedia("(prefers-color-scheme: light)").matches;
  }

  get sound() {
    return this.#sound;
  }
  set sound(value) {
    this.#sound = value;
    keep("sound", value);
  }

  /** On touch: what cannot be taken back is confirmed. */
  get confirm() {
    return this.#confirm;
  }
  set confirm(value) {
    this.#confirm = value;
    keep("confirm", value);
  }

  /** The plain board also where a game has its own. */
  get plain() {
    return this.#plain;
  }
  set plain(value) {
    this.#plain = value;
    keep("plain", value);
  }

  /** Tables that are begun with one click show their aids. */
  get aids() {
    return this.#aids;
  }
  set aids(value) {
    this.#aids = value;
    keep("aids", value);
  }

  get notify() {
    return this.#notify;
  }
  set notify(value) {
    this.#notify = value;
    keep("notify", value);
  }
}

export const prefs = new Prefs();

/** Things a browser is told once, such as a notice read. */
export const once = {
  has: (name: string) => kept(`once-${name}`, false),
  set: (name: string) => keep(`once-${name}`, true),
};
