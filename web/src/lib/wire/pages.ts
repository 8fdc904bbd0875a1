// Made by `python -m sandtable.server.typescript` from the structs of the server. Do not edit.

import type { Stay } from "./styles";
import type { Both } from "./texts";

/** One step of a plot: a bar, the line above it, the losses, and the words below. */
export interface Bar {
  value?: number | null;
  line?: number | null;
  lost?: number;
  fill?: number;
  name?: Both;
  marked?: boolean;
}

/** A titled part of a page: tolls or a list. */
export interface Chapter {
  title: Both;
  tolls?: Toll[];
  items?: Item[];
}

/** One column of a unit's history; `rank` is 1 for a promotion, -1 for a demotion. */
export interface Day {
  stay: Stay;
  rank?: number;
}

/** A line of a list: its subject, its explanation and its rule. */
export interface Item {
  name: Both;
  text: Both;
  rule?: string;
}

/** A value that matters, or the step at which a stretch of the plot begins. */
export interface Level {
  value: number;
  text: Both;
}

/** The contents of a board of the style `page`; `file` is the title of a saved file. */
export interface Page {
  board: string;
  file?: Both;
  roster?: Roster | null;
  plots?: Plot[];
  chapters?: Chapter[];
}

/** Bars with a line over them; `stretches` divide the steps, `levels` are drawn across. */
export interface Plot {
  title: Both;
  bars: Bar[];
  silhouette?: string;
  stretches?: Level[];
  levels?: Level[];
  keys?: Both[];
  rule?: string;
}

/** Units in rows, their history in columns; `heads` title the columns other than the days. */
export interface Roster {
  title: Both;
  note?: Both;
  heads?: Both[];
  days?: number;
  silhouette?: string;
  keys?: Both[];
  rows?: RosterRow[];
}

/** A unit and its history. `pieces` are its counters in the scene, `tone` colours its bar. */
export interface RosterRow {
  pieces?: string[];
  silhouette?: string;
  badge?: Both;
  name: Both;
  note?: Both;
  tone?: string;
  figures?: string[];
  days?: Day[];
  hits?: number;
  kills?: number;
  story?: Both;
  state?: Both;
  alert?: boolean;
}

/** A number of things among many, drawn one by one. */
export interface Toll {
  title: Both;
  count: number;
  silhouette?: string;
  text?: Both;
}
