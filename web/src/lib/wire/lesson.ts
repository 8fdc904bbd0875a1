// Made by `python -m sandtable.server.typescript` from the structs of the server. Do not edit.

import type { Both } from "./texts";

/** Something to do: an answer to a decision, and what the board points at meanwhile. */
export interface Deed {
  text: Both;
  decision: string;
  answers: string[];
  space: string;
  piece: string;
}

/** A match to learn by: its seat and seed, the bots of the other seats, and the steps. */
export interface Lesson {
  seat: string;
  scenario: string;
  seed: string;
  bots: Record<string, string>;
  steps: LessonStep[];
}

/** One thing: what it is about, and what to do; without deeds it is only read. */
export interface LessonStep {
  title: Both;
  text: Both;
  rule: string;
  board: string;
  spaces: string[];
  pieces: string[];
  deeds: Deed[];
}
