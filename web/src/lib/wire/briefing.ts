// Made by `python -m sandtable.server.typescript` from the structs of the server. Do not edit.

import type { CounterStyle } from "./styles";
import type { Both } from "./texts";

/** The briefing of a game: the course of a turn, and a page for each seat. */
export interface Briefing {
  turn: TurnNote;
  seats: SeatBriefing[];
}

/** An explanation of a part of a counter's face; `rating` counts from 0. */
export interface CounterNote {
  part: "face" | "name" | "rating" | "silhouette";
  rating: number;
  name: Both;
  note: Both;
}

/** A first step, and the spaces of the opening board that it points at. */
export interface FirstStep {
  name: Both;
  note: Both;
  rule: string;
  board: string;
  spaces: string[];
}

/** A step of a turn: its phases, and the seats that make decisions in it. */
export interface PhaseNote {
  phases: string[];
  icon: "aircraft" | "bomb" | "bridge" | "clouds" | "dice" | "eye" | "flag" | "glider" | "guns" | "house" | "lens" | "plan" | "port" | "ship" | "soldier" | "swords";
  name: Both;
  note: Both;
  seats: string[];
}

/** A counter as on the board, with notes on its face. */
export interface SampleCounter {
  silhouette: string;
  side: string;
  style: CounterStyle;
  tone: string;
  name: Both;
  ratings: string[];
  notes: CounterNote[];
}

/** The briefing of one seat, on one screen. */
export interface SeatBriefing {
  id: string;
  title: Both;
  story: Both;
  goal: Both;
  goal_rule: string;
  tallies: Tally[];
  counter_rule: string;
  counters: SampleCounter[];
  first: FirstStep[];
}

/** The ways of one side. */
export interface Tally {
  side: string;
  title: Both;
  ways: Way[];
}

/** The course of a turn. */
export interface TurnNote {
  title: Both;
  rule: string;
  phases: PhaseNote[];
}

/** A way to score or to win, with its value. */
export interface Way {
  text: Both;
  points: string;
  rule: string;
}
