// Made by `python -m sandtable.server.typescript` from the structs of the server. Do not edit.

import type { Both } from "./texts";

/** The rolls of a side on a table: their number, their results and their expectation. */
export interface LuckRow {
  table: string;
  name: Both;
  title?: Both;
  rule: string;
  side?: string;
  rolls: number;
  got: number;
  expected: number;
  spread: number;
  luck?: number;
  good?: "" | "bad" | "good";
}
