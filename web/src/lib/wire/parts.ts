// Made by `python -m sandtable.server.typescript` from the structs of the server. Do not edit.

import type { AreaStyle, LineStyle, Sign, SpaceStyle, Thing } from "./styles";
import type { Both } from "./texts";

/** Something in a group: a piece of the scene by its id, or words alone. */
export interface Entry {
  text?: Both;
  piece?: string;
  number?: string;
  alert?: boolean;
}

/** A part of a board, by its upper left corner and size. */
export interface Frame {
  x: number;
  y: number;
  w: number;
  h: number;
  title?: Both;
}

/** Things that belong together on a panel; with a `count` a row of cells, the first `done`. */
export interface Group {
  title: Both;
  note?: Both;
  rule?: string;
  entries?: Entry[];
  count?: number;
  done?: number;
}

/** An entry of a board's legend: a line, a box with its signs, or an area with its corners. */
export interface Key {
  text: Both;
  line?: LineStyle;
  area?: AreaStyle;
  short?: string;
  signs?: Sign[];
  style?: SpaceStyle;
  corners?: number;
}

/** One of several ways of entering a space. */
export interface Manner {
  id: string;
  title: Both;
}

/** The distance between spaces of a board, in steps and as the crow flies. */
export interface Measure {
  ways?: [string, string][];
  step?: Both;
  per?: number;
  unit?: Both;
}

/** A fact about an option; `short` is the form that fits on the board. */
export interface Remark {
  text: Both;
  rule?: string;
  sign?: "" | "against" | "for" | "price";
  short?: Both;
}

/** Small things of one kind scattered over a board: x, y, size and rotation of each. */
export interface Scatter {
  thing: Thing;
  at: [number, number, number, number][];
}

/** A view of a board that the player may turn to; its frames are shown side by side. */
export interface Vista {
  id: string;
  title: Both;
  frames: Frame[];
}
