// Made by `python -m sandtable.server.typescript` from the structs of the server. Do not edit.

import type { Both } from "./texts";

/** A task: an answer to a decision, and the place that the board points at. */
export interface Deed {
  text: Both;
  decision: string;
  answers: string[];
  space: string;
  piece: string;
}

/** A teaching match: its seat and seed, the bots of the other seats, and the steps. */
export interface Lesson {
  seat: string;
  scenario: string;
  seed: string;
  bots: Record<string, string>;
  steps: LessonStep[];
}

/** A step of the lesson: its text and its tasks; without tasks it is only read. */
export interface LessonStep {
  title: Both;
  text: Both;
  rule: string;
  board: string;
  spaces: string[];
  pieces: string[];
  deeds: Deed[];
}
