/** The contract of boards. In a project of its own, this file and `wire.ts` are those that a Tablée serves at `/board.ts` and `/wire.ts`. */
export * from "../../../web/src/lib/board";
export type { Offered } from "../../../web/src/lib/wire";
