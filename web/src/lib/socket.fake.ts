/** Sockets for tests: what a page says to them is kept, and they say what the test wants. */
import { vi } from "vitest";
import type { ToClient } from "./wire";

export type Heard = ToClient;

export const sockets: FakeSocket[] = [];

export class FakeSocket {
  static readonly OPEN = 1;
  readyState = 0;
  readonly said: Record<string, unknown>[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;

  constructor(readonly url: string) {
    sockets.push(this);
  }

  send(data: string) {
    this.said.push(JSON.parse(data));
  }

  close() {
    this.drop();
  }

  open() {
    this.readyState = 1;
    this.onopen?.();
  }

  drop() {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.();
  }

  tell(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

export const last = () => sockets.at(-1) as FakeSocket;

/** From now on every connection is one of these. */
export function withSockets() {
  sockets.length = 0;
  vi.stubGlobal("WebSocket", FakeSocket);
}
