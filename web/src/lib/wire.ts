// Made by `python -m sandtable.server.typescript` from the structs of the server. Do not edit.

export type Answer = string | number;
export type Point = [number, number];

/** The kind of a board. */
export type BoardStyle = "display" | "chart" | "country";

/** The part of a board that is shown at first. */
export type Focus = "whole" | "width" | "pieces" | "routes";

/** The mark of a place on a chart, or of what stands in an area of country. */
export type SpaceStyle = "" | "target" | "airfield" | "base" | "port" | "waypoint" | "double" | "houses" | "church" | "trees" | "pond" | "bunker" | "pillbox" | "gun";

/** The weight of a place's name, heaviest first; where names collide the lightest give way. */
export type Rank = "target" | "group" | "major" | "town" | "minor" | "least";

/** The meaning of a line. */
export type LineStyle = "" | "river" | "road" | "border" | "grid" | "route" | "patrol" | "flow" | "move" | "outbound" | "return" | "detour" | "diversion" | "way" | "slow" | "fire" | "blue" | "red" | "bridge" | "track" | "trench" | "wire";

/** The meaning of an area, a shaded space or a ring. */
export type AreaStyle = "" | "land" | "lake" | "water" | "edge" | "fog" | "ice" | "night" | "reach" | "danger" | "belief" | "patrol" | "range" | "sector" | "age" | "field" | "open" | "cover" | "post";

/** Things strewn over a map of country. */
export type Thing = "tree" | "house" | "reed";

/** The kind of thing that a name on the map stands for. */
export type Lettering = "" | "sea" | "water" | "land" | "country" | "port";

/** An input that is now durable. */
export interface Accepted {
  type: "accepted";
  key: string;
  version: number;
}

/** An answer to what is asked of this seat. */
export interface AnswerGiven {
  type: "answer";
  key: string;
  version: number;
  answer: string | number;
}

/** A map or display sheet; of its vistas the one called `vista` is shown at first. */
export interface Board {
  id: string;
  title: Both;
  width: number;
  height: number;
  style?: BoardStyle;
  focus?: Focus;
  vistas?: Vista[];
  vista?: string;
  shapes?: Shape[];
  scatters?: Scatter[];
  lines?: Line[];
  rings?: Ring[];
  spaces?: Space[];
  labels?: Label[];
  measure?: Measure | null;
}

/** A player that is not a person, and where it may sit. */
export interface BotInfo {
  id: string;
  name: Both;
  seats: string[];
}

/** A text in both languages. */
export interface Both {
  es: string;
  en: string;
}

/** A row of boxes on a record sheet, the first crossed off; `more` are a second kind. */
export interface Boxes {
  label: Both;
  count: number;
  crossed?: number;
  more?: number;
  more_crossed?: number;
  note?: Both;
  rule?: string;
}

/** The worth of an option: the chance of what `text` says, from 0 to 1. */
export interface Chance {
  option: string;
  share: number;
  text: Both;
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
  style?: string;
}

/** The share of the rulebook played and tested; `with_test` is null without the tests. */
export interface Covered {
  total: number;
  implementable: number;
  with_code: number;
  with_test: number | null;
}

/** The end of a match; `seal` is the hash over everything that was done in it. */
export interface Ending {
  result: Both;
  winner: string | null;
  metrics: Record<string, number>;
  seal: string;
}

/** A labelled value; it may name the space it is about, or be a share from 0 to 1. */
export interface Fact {
  label: Both;
  value: Both;
  rule?: string;
  space?: string;
  share?: number | null;
}

/** After how many answers a new match begins. */
export interface ForkPoint {
  at: number;
}

/** A part of a board, by its upper left corner and size. */
export interface Frame {
  x: number;
  y: number;
  w: number;
  h: number;
  title?: Both;
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
  palette: Palette;
}

/** A counter's ground and what is printed on it; what is left out stays as it was. */
export interface Ground {
  ground: string | null;
  ink: string | null;
}

/** The first message: what the client still has from before. */
export interface Hello {
  type: "hello";
  log?: number;
  boards?: string[];
  version?: number | null;
}

/** The holder of a seat, and whether somebody is connected to it. */
export interface Holder {
  seat: string;
  name: Both;
  kind: "bot" | "link" | "me";
  bot: string;
  bot_name: Both | null;
  here: boolean;
}

/** Figures, charts and odds of options, worked out from what a seat knows. */
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

/** A line of the log; `at` is how many answers had been given before it. */
export interface LogEntry {
  n: number;
  at: number;
  kind: "act" | "heading" | "roll";
  event: string;
  spaces: string[];
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

/** A throw with everything that was done to it; `faces` where it took several dice. */
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
}

/** A way of going to a space where there are several. */
export interface Manner {
  id: string;
  title: Both;
}

/** A named value on a track or chart: a threshold, a goal, or what actually came about. */
export interface Mark {
  value: number;
  text: Both;
  actual?: boolean;
}

/** The distance between spaces of a board: in steps along its ways, and as the crow flies. */
export interface Measure {
  ways?: [string, string][];
  step?: Both;
  per?: number;
  unit?: Both;
}

/** A match to be created; a seat is held by "me", "link" or "bot:NAME". */
export interface NewMatch {
  game: string;
  scenario: string;
  options?: Record<string, boolean | number | string>;
  seats?: Record<string, string>;
  title?: string;
  seed?: string | null;
  dice?: "entered" | "seeded";
}

/** An option of the prompt; one with `why` is closed, by that rule. */
export interface Offered {
  id: string;
  text: Both;
  note?: Both;
  space?: string;
  piece?: string;
  path?: string[];
  manner?: Manner | null;
  role?: "" | "again" | "finish" | "leave";
  facing?: number | null;
  notes?: Remark[];
  why?: Both;
  rule?: string;
}

/** An option of a game, and what it takes. */
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

/** An answer of this seat that stands; `at` is how many answers had been given before it. */
export interface OwnAnswer {
  at: number;
  answer: string | number;
}

/** Colours by name: of the page and map, of sides, of styles of counters, lines and areas. */
export interface Palette {
  colours: Record<string, [string, string]>;
  sides: Record<string, Ground>;
  counters: Record<string, Ground>;
  lines: Partial<Record<LineStyle, [string, string]>>;
  areas: Partial<Record<AreaStyle, [string, string]>>;
  emblem: Token[];
}

/** A titled list of facts, or a record sheet; `note` says how to read it. */
export interface Panel {
  id: string;
  title: Both;
  note?: Both;
  facts?: Fact[];
  boxes?: Boxes[];
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

/** A question whether the server is there. */
export interface Ping {
  type: "ping";
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
}

/** The decision a seat must take, and how it can be answered; `subject` is the piece in hand. */
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
}

/** Why something was not done; nothing has changed. */
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

/** A thing to know about an option; `short` is what there is room for on the board. */
export interface Remark {
  text: Both;
  rule?: string;
  sign?: "" | "against" | "for" | "price";
  short?: Both;
}

/** A new title. */
export interface Renaming {
  title: string;
}

/** A circle, or the part of one between two bearings: a range, a sector, a place seen long ago. */
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

/** A rule in our own words, and where it lives in the code. */
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

/** The reading of a doubtful passage. */
export interface RulingText {
  id: string;
  text: Both;
}

/** Small things of one kind strewn over a board, each by x, y, size and turn in degrees. */
export interface Scatter {
  thing: Thing;
  at: [number, number, number, number][];
}

/** A scenario to choose from. */
export interface ScenarioEntry {
  id: string;
  titles: Both;
  notes: Both;
  source: string;
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
  prompts?: Prompt[];
}

/** A seat of a game. */
export interface SeatInfo {
  id: string;
  name: Both;
}

/** The holder of a seat in a listed match. */
export interface SeatSummary {
  seat: string;
  kind: "bot" | "link" | "me";
  bot: string;
  taken: boolean;
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
  facts?: Fact[];
}

/** A match as a list shows it. Moments are ISO 8601, UTC. */
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

/** A column of a table; the only one has no title. */
export interface TableColumn {
  id: string;
  title: Both;
  rows: TableRow[];
}

/** A row: from which result to which, and what it says. */
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

/** A space shaded as a whole: night, fog, how likely something is there. */
export interface Tint {
  space: string;
  style: AreaStyle;
  strength?: number;
  text?: Both;
}

/** A counter that stands for the game where it is offered. */
export interface Token {
  silhouette: string;
  side: string;
  name: string;
  ratings: string[];
}

/** A row of numbers with a marker on one of them; `cells` are words in their place. */
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

/** The wish to take back this seat's last answer. */
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
  phase: Both;
  answers: number;
  given: OwnAnswer[];
}

/** A view of a board that the player may turn to; its frames are shown side by side. */
export interface Vista {
  id: string;
  title: Both;
  frames: Frame[];
}

export type FromClient = Hello | AnswerGiven | UndoWanted | Ping;

export type FromServer = View | Accepted | Refused | Pong;
