// Made by `python -m sandtable.server.typescript` from the structs of the server. Do not edit.

import type { Manner, Remark } from "./parts";
import type { Both } from "./texts";

/** An option of the prompt; an option with `why` is closed by its rule. */
export interface Offered {
  id: string;
  text: Both;
  note?: Both;
  space?: string;
  piece?: string;
  path?: string[];
  manner?: Manner | null;
  role?: "" | "again" | "apart" | "finish" | "leave";
  facing?: number | null;
  notes?: Remark[];
  why?: Both;
  rule?: string;
}

/** A decision and its answers; `subject` is its piece, `later` are the next pieces. */
export interface Prompt {
  id: string;
  seat: string;
  ask: Both;
  rule: string;
  kind: "choose" | "number";
  options?: Offered[];
  closed?: Offered[];
  low?: number;
  high?: number;
  suggested?: number;
  die?: boolean;
  group?: string;
  facts?: Record<string, string | number>;
  subject?: string;
  later?: string[];
}
