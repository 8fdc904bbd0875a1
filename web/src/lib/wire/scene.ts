// Made by `python -m sandtable.server.typescript` from the structs of the server. Do not edit.

import type { Page } from "./pages";
import type { Group, Key, Measure, Scatter, Vista } from "./parts";
import type { Prompt } from "./prompts";
import type { AreaStyle, BoardStyle, Corner, CounterStyle, Focus, Lettering, Light, LineStyle, Rank, Sign, SpaceStyle } from "./styles";
import type { Both } from "./texts";

/** A map or display sheet; of its vistas the one called `vista` is shown at first. */
export interface Board {
  id: string;
  title: Both;
  width: number;
  height: number;
  style?: BoardStyle;
  light?: Light;
  focus?: Focus;
  vistas?: Vista[];
  vista?: string;
  shapes?: Shape[];
  scatters?: Scatter[];
  lines?: Line[];
  rings?: Ring[];
  spaces?: Space[];
  labels?: Label[];
  legend?: Key[];
  measure?: Measure | null;
}

/** A row of boxes on a record sheet, crossed off from the left; `more` are a second kind. */
export interface Boxes {
  label: Both;
  count: number;
  crossed?: number;
  more?: number;
  more_crossed?: number;
  note?: Both;
  rule?: string;
}

/** The chances of an option: `share` is the chance of `text`, from 0 to 1. */
export interface Chance {
  option: string;
  share: number;
  text: Both;
  risk?: number;
  against?: Both;
  subject?: string;
}

/** A distribution: entry i of `chances` is the chance of `low` + i. */
export interface Chart {
  id: string;
  title: Both;
  low: number;
  chances: number[];
  marks?: Mark[];
  rule?: string;
}

/** The face of a counter: silhouette, name, ratings, side and status. */
export interface Counter {
  silhouette: string;
  title: Both;
  short?: Both;
  side: string;
  ratings?: string[];
  status?: Both[];
  style?: CounterStyle;
  tone?: string;
}

/** A labelled value, with an optional space, or a share from 0 to 1. */
export interface Fact {
  label: Both;
  value: Both;
  rule?: string;
  space?: string;
  share?: number | null;
}

/** Figures, charts and odds of options, computed from a seat's knowledge. */
export interface Insight {
  title: Both;
  facts?: Fact[];
  charts?: Chart[];
  options?: Chance[];
  note?: Both;
}

/** Words on the map. */
export interface Label {
  text: Both;
  x: number;
  y: number;
  style?: Lettering;
  size?: number;
  angle?: number;
}

/** A route, border or arrow between points; one with a `width` is as wide on the board. */
export interface Line {
  id: string;
  points: [number, number][];
  style?: LineStyle;
  side?: string;
  title?: Both;
  arrow?: boolean;
  curved?: boolean;
  width?: number;
  pen?: "" | "dashed" | "dotted" | "solid";
}

/** A named value on a track or chart: a threshold, a goal, or the actual result. */
export interface Mark {
  value: number;
  text: Both;
  actual?: boolean;
}

/** Something drawn over a board for the moment: planned moves, fog, beliefs. */
export interface Overlay {
  board: string;
  id?: string;
  title?: Both;
  shown?: boolean;
  tints?: Tint[];
  shapes?: Shape[];
  rings?: Ring[];
  lines?: Line[];
  labels?: Label[];
}

/** A titled list of facts, or a record sheet; `note` says how to read it. */
export interface Panel {
  id: string;
  title: Both;
  note?: Both;
  facts?: Fact[];
  boxes?: Boxes[];
  groups?: Group[];
  corner?: Corner;
  boards?: string[];
}

/** A counter somewhere on a board; pieces of one space and slot form a stack, in order. */
export interface Piece {
  id: string;
  board: string;
  space: string;
  face: Counter;
  slot?: number;
  facing?: number | null;
  ghost?: boolean;
  spent?: boolean;
  fire?: string[];
  facts?: Fact[];
  boxes?: Boxes[];
}

/** A circle, or the part of one between two bearings: a range, a sector, an old sighting. */
export interface Ring {
  x: number;
  y: number;
  radius: number;
  inner?: number;
  start?: number;
  sweep?: number;
  style?: AreaStyle;
  side?: string;
  text?: Both;
}

/** Everything one seat sees at one moment, except the log. */
export interface Scene {
  game: string;
  title: Both;
  subtitle?: Both;
  focus?: string;
  boards?: Board[];
  overlays?: Overlay[];
  pieces?: Piece[];
  tracks?: Track[];
  panels?: Panel[];
  pages?: Page[];
  prompts?: Prompt[];
}

/** A filled area: land, lake, fog. */
export interface Shape {
  points: [number, number][];
  style: AreaStyle;
  side?: string;
  title?: Both;
}

/** A place on a board where pieces can be. `slots` are side-by-side parts, as wave halves. */
export interface Space {
  id: string;
  title: Both;
  short?: Both;
  shape?: "circle" | "hex" | "polygon" | "rect";
  x: number;
  y: number;
  w?: number;
  h?: number;
  points?: [number, number][];
  slots?: number;
  style?: SpaceStyle;
  area?: AreaStyle;
  rank?: Rank;
  side?: string;
  signs?: Sign[];
  facts?: Fact[];
}

/** The shading of a whole space: night, fog, the likelihood of a unit. */
export interface Tint {
  space: string;
  style: AreaStyle;
  strength?: number;
  text?: Both;
}

/** A row of numbers with a marker on one of them; `cells` are words instead of numbers. */
export interface Track {
  id: string;
  title: Both;
  low: number;
  high: number;
  value: number;
  cells?: Both[];
  marks?: Mark[];
  rule?: string;
}
