/** One connection to a table that comes back by itself. Wishes that were not answered are sent again with the same id. */
import type { ToClient, ToServer } from "./wire";

type Wish = Extract<ToServer, { id: string }>;
type Omitted<T> = T extends unknown ? Omit<T, "id"> : never;

export type WishBody = Omitted<Wish>;
export type Net = "connecting" | "open" | "lost" | "closed";

const PAUSES = [300, 700, 1500, 3000, 5000];
const HEARTBEAT = 15_000;
const SILENCE = 8_000;

export class Line {
  private socket: WebSocket | null = null;
  private readonly open = new Map<string, Wish>();
  private tries = 0;
  private isOver = false;
  private heart: ReturnType<typeof setInterval> | undefined;
  private wait: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly path: string,
    private readonly hello: () => ToServer,
    private readonly hear: (message: ToClient) => void,
    private readonly changed: (net: Net) => void,
  ) {
    this.connect();
    addEventListener("online", this.hurry);
  }

  /** Sends a wish until it is answered; gives its id. */
  wish(body: WishBody): string {
    const id = crypto.randomUUID?.() ?? String(Math.random()).slice(2);
    const wish = { ...body, id } as Wish;
    this.open.set(id, wish);
    this.send(wish);
    return id;
  }

  greet() {
    this.send(this.hello());
  }

  close() {
    this.isOver = true;
    clearTimeout(this.wait);
    clearInterval(this.heart);
    removeEventListener("online", this.hurry);
    this.socket?.close();
  }

  /** Tries again at once. */
  readonly hurry = () => {
    if (this.isOver || this.socket?.readyState === WebSocket.OPEN) return;
    this.tries = 0;
    clearTimeout(this.wait);
    this.connect();
  };

  private connect() {
    const url = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${this.path}`;
    const socket = new WebSocket(url);
    this.socket?.close();
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onmessage = (event) => this.heard(JSON.parse(event.data) as ToClient);
    socket.onclose = () => this.socket === socket && this.lost();
  }

  private opened() {
    this.tries = 0;
    this.greet();
    for (const wish of this.open.values()) this.send(wish);
    clearInterval(this.heart);
    this.heart = setInterval(() => this.beat(), HEARTBEAT);
  }

  private beat() {
    const id = this.wish({ type: "ping" });
    setTimeout(() => this.open.has(id) && this.socket?.close(), SILENCE);
  }

  private heard(message: ToClient) {
    if (message.type === "done" || message.type === "refused") this.open.delete(message.id);
    if (message.type === "closed") this.isOver = true;
    if (message.type === "welcome") this.changed("open");
    this.hear(message);
  }

  private lost() {
    clearInterval(this.heart);
    for (const [id, wish] of this.open) if (wish.type === "ping") this.open.delete(id);
    this.changed(this.isOver ? "closed" : "lost");
    if (this.isOver) return;
    this.wait = setTimeout(() => this.connect(), PAUSES[Math.min(this.tries++, PAUSES.length - 1)]);
  }

  private send(message: ToServer) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }
}
