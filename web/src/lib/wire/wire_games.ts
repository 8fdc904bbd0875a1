// Made by `python -m sandtable.server.typescript` from the structs of the server. Do not edit.

import type { Palette } from "./palette";
import type { Both } from "./texts";

/** A bot, and the seats it can play. */
export interface BotInfo {
  id: string;
  name: Both;
  seats: string[];
}

/** The share of the rulebook played and tested; `with_test` is null without the tests. */
export interface Covered {
  total: number;
  implementable: number;
  with_code: number;
  with_test: number | null;
}

/** A game of the lobby. */
export interface GameInfo {
  id: string;
  titles: Both;
  blurb: Both;
  seats: SeatInfo[];
  bots: BotInfo[];
  rules_version: string;
  scenarios: ScenarioEntry[];
  options: OptionEntry[];
  has_odds: boolean;
  has_lesson: boolean;
  palette: Palette;
}

/** An option of a game, and its values. */
export interface OptionEntry {
  id: string;
  titles: Both;
  notes: Both;
  kind: "choice" | "number" | "switch" | "text";
  default: boolean | number | string;
  low: number;
  high: number;
  choices: string[];
}

/** A rule in our own words, and its homes in the code. */
export interface RuleText {
  id: string;
  kind: string;
  title: Both;
  summary: Both;
  homes: string[];
  rulings: RulingText[];
}

/** All rules of a game. */
export interface Rulebook {
  coverage: Covered;
  rules: RuleText[];
}

/** A ruling on an ambiguous passage. */
export interface RulingText {
  id: string;
  text: Both;
}

/** A scenario to choose from, and the seats that play it. */
export interface ScenarioEntry {
  id: string;
  titles: Both;
  notes: Both;
  source: string;
  seats: string[];
}

/** A seat of a game. */
export interface SeatInfo {
  id: string;
  name: Both;
}

/** A column of a table; a single column has no title. */
export interface TableColumn {
  id: string;
  title: Both;
  rows: TableRow[];
}

/** A row: its range of results, and its words. */
export interface TableRow {
  lo: number;
  hi: number;
  text: Both;
  source: string;
}

/** A table of a game. */
export interface TableSheet {
  id: string;
  title: Both;
  note: Both;
  rule: string;
  source: string;
  sides: number;
  columns: TableColumn[];
}
