// Made by `python -m sandtable.server.typescript` from the structs of the server. Do not edit.

import type { LuckRow } from "./luck";
import type { Chart, Fact } from "./scene";
import type { Both } from "./texts";

/** Everything that the record shows about a match, without playing on from it. */
export interface Debriefing {
  board?: string;
  result: Both;
  winner?: string;
  sides?: SideName[];
  moments: Moment[];
  scores?: SideScore[];
  remarks?: Fact[];
  trails?: Trail[];
  rows?: Row[];
  happenings?: Happening[];
  luck?: LuckRow[];
}

/** An event on the time line; `row` is its line. */
export interface Happening {
  row: string;
  side?: string;
  text: Both;
  rule?: string;
  space?: string;
  moment?: number;
}

/** The results of playing on so far: `done` steps out of `total`. */
export interface Hindsight {
  seat: string;
  chances?: WinningChance[];
  points?: TurningPoint[];
  chart?: Chart | null;
  dice?: number | null;
  done?: number;
  total?: number;
}

/** A moment that a reader can turn to; `at` is the number of answers before it. */
export interface Moment {
  at: number;
  title: Both;
}

/** A line of the time line. */
export interface Row {
  id: string;
  title: Both;
}

/** An entry of the score with its rule. */
export interface ScoreLine {
  text: Both;
  points: number;
  rule: string;
}

/** A side and its name. */
export interface SideName {
  id: string;
  name: Both;
}

/** The score of one side: its lines add up to the total. */
export interface SideScore {
  side: string;
  title: Both;
  total: number;
  lines?: ScoreLine[];
}

/** The space of a unit from a moment on; an empty space means that the unit is gone. */
export interface Step {
  moment: number;
  space: string;
}

/** The way of a unit across the board. */
export interface Trail {
  id: string;
  side: string;
  title: Both;
  main?: boolean;
  steps?: Step[];
}

/** A moment that changed the chances, and the bot's choice at that moment. */
export interface TurningPoint {
  moment: number;
  at: number;
  change: number;
  seat: string;
  ask?: Both;
  yours?: Both;
  bots?: Both;
  with_yours?: number;
  with_bots?: number;
  error?: number;
}

/** The winning chance of the first seat at a moment; exact where no `games` were played. */
export interface WinningChance {
  moment: number;
  share: number;
  error?: number;
  games?: number;
}
