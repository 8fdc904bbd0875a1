// Made by `python -m sandtable.server.typescript` from the structs of the server. Do not edit.

import type { Scene } from "./wire/scene";
import type { Effect } from "./wire/styles";
import type { Both } from "./wire/texts";

export type * from "./wire/briefing";
export type * from "./wire/debrief";
export type * from "./wire/lesson";
export type * from "./wire/luck";
export type * from "./wire/pages";
export type * from "./wire/palette";
export type * from "./wire/parts";
export type * from "./wire/prompts";
export type * from "./wire/scene";
export type * from "./wire/styles";
export type * from "./wire/texts";
export type * from "./wire/wire_games";

export type Answer = string | number;
export type Point = [number, number];

export type FromClient = Hello | AnswerGiven | UndoWanted | Word | Ping;

export type FromServer = View | Accepted | Refused | Thinking | Pong;

/** An input that is now durable. */
export interface Accepted {
  type: "accepted";
  key: string;
  version: number;
}

/** The browser's own secret for a seat, and whether it has been let in. */
export interface Admission {
  seat: string;
  token: string;
  state: "asking" | "in" | "out" | "refused";
}

/** An answer to the open question of this seat. */
export interface AnswerGiven {
  type: "answer";
  key: string;
  version: number;
  answer: string | number;
}

/** A browser at the player's seat, or their `own`; moments are ISO 8601, UTC, or empty. */
export interface DeviceInfo {
  id: string;
  name: string;
  state: "asking" | "in" | "out" | "refused";
  since: string;
  played: string;
  replayed: string;
  looks: number;
  own: boolean;
}

/** The end of a match; `seal` is the hash over all its answers and undos. */
export interface Ending {
  result: Both;
  winner: string | null;
  metrics: Record<string, number>;
  seal: string;
}

/** The number of answers that a fork keeps. */
export interface ForkPoint {
  at: number;
}

/** The first message: the log and boards that the client already has. */
export interface Hello {
  type: "hello";
  log?: number;
  boards?: string[];
  version?: number | null;
}

/** The holder of a seat, and whether they are connected. */
export interface Holder {
  seat: string;
  name: Both;
  kind: "bot" | "link" | "me";
  bot: string;
  bot_name: Both | null;
  here: boolean;
}

/** A browser that asks to join this seat; `moment` is ISO 8601, UTC. */
export interface Knock {
  id: string;
  name: string;
  moment: string;
}

/** The answer to a browser that asks to join the player's seat. */
export interface Letting {
  let: boolean;
}

/** A line of the log; `at` is the number of answers before it. */
export interface LogEntry {
  n: number;
  at: number;
  kind: "act" | "heading" | "result" | "roll";
  event: string;
  spaces: string[];
  pieces: string[];
  news: boolean;
  effect: Effect;
  text: Both;
  rule: string;
  roll: LogRoll | null;
}

/** A modifier of a roll. */
export interface LogModifier {
  text: Both;
  value: number;
  rule: string;
}

/** A roll with its modifiers and result; `faces` if it took several dice. */
export interface LogRoll {
  table: string;
  title: Both;
  column: string;
  column_title: Both;
  die: number;
  sides: number;
  modifiers: LogModifier[];
  modified: number;
  source: string;
  row: Both;
  faces: number[];
  about: Both;
}

/** A match to be created; a seat is held by "me", "link" or "bot:NAME". */
export interface NewMatch {
  game: string;
  scenario: string;
  options?: Record<string, boolean | number | string>;
  seats?: Record<string, string>;
  title?: string;
  seed?: string | null;
  dice?: "entered" | "seeded" | "shared";
  open?: boolean;
}

/** A link to a seat, and the name of the browser that opens it. */
export interface Opening {
  link: string;
  name: string;
  secret: string;
}

/** A current answer of this seat; `at` is the number of answers before it. */
export interface OwnAnswer {
  at: number;
  answer: string | number;
}

/** A check that the server is reachable. */
export interface Ping {
  type: "ping";
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
}

/** The reason for a refusal; nothing has changed. */
export interface Refusal {
  why: Both;
  rule: string;
}

/** An input that changed nothing, and why. */
export interface Refused {
  type: "refused";
  key: string;
  version: number;
  why: Both;
  rule: string;
}

/** A new title. */
export interface Renaming {
  title: string;
}

/** A player's message; `moment` is ISO 8601, UTC. */
export interface Said {
  number: number;
  moment: string;
  seat: string;
  kind: "close" | "decline" | "offer" | "open" | "rematch" | "text";
  text: string;
}

/** The holder of a seat in a listed match. */
export interface SeatSummary {
  seat: string;
  kind: "bot" | "link" | "me";
  bot: string;
  taken: boolean;
}

/** A match in a list. Moments are ISO 8601, UTC. */
export interface Summary {
  id: string;
  game: string;
  title: string;
  scenario: string;
  created: string;
  updated: string;
  version: number;
  over: boolean;
  result: Both | null;
  seats: SeatSummary[];
  your_turn: boolean;
  solo: boolean;
  tokens: Record<string, string>;
}

/** The progress of a bot's thought, from 0 to 1. */
export interface Thinking {
  type: "thinking";
  seat: string;
  share: number;
}

/** A request to undo this seat's last answer. */
export interface UndoWanted {
  type: "undo";
  key: string;
  version: number;
}

/** The result of a verification. */
export interface Verdict {
  fits: boolean;
  says: Both;
  rolls: number;
  answers: number;
}

/** Everything a seat sees. The client drops log entries from `log_from` on and adds `log`. */
export interface View {
  type: "view";
  version: number;
  seat: string | null;
  scene: Scene;
  boards: string[];
  log: LogEntry[];
  log_from: number;
  over: boolean;
  outcome: Ending | null;
  undo: "free" | "no" | "reveals";
  waiting: string[];
  commitment: string;
  seats: Holder[];
  messages: Said[];
  knocks: Knock[];
  phase: Both;
  answers: number;
  given: OwnAnswer[];
}

/** A message to the other player, or a request to end the match. */
export interface Word {
  type: "word";
  key: string;
  kind: "accept" | "close" | "decline" | "offer" | "open" | "resign" | "text";
  text?: string;
}
