// Made by `python -m sandtable.server.typescript` from the structs of the server. Do not edit.

export type Answer = string | number;
export type Point = [number, number];

/** The kind of a board. */
export type BoardStyle = "display" | "chart" | "country" | "sky" | "page";

/** The part of a board that is shown at first. */
export type Focus = "whole" | "narrow" | "width" | "pieces" | "routes";

/** The mark of a place on a chart, or of what stands in an area of country. */
export type SpaceStyle = "" | "target" | "airfield" | "base" | "port" | "waypoint" | "box" | "double" | "houses" | "church" | "trees" | "pond" | "bunker" | "pillbox" | "gun";

/** The weight of a place's name, heaviest first; where names collide the lightest give way. */
export type Rank = "target" | "group" | "major" | "town" | "minor" | "least";

/** The meaning of a line. */
export type LineStyle = "" | "river" | "road" | "border" | "grid" | "route" | "patrol" | "flow" | "move" | "outbound" | "return" | "detour" | "diversion" | "way" | "slow" | "fire" | "blue" | "red" | "bridge" | "track" | "trench" | "wire" | "contrail" | "attack" | "limit";

/** The meaning of an area, a shaded space or a ring. */
export type AreaStyle = "" | "land" | "lake" | "water" | "edge" | "fog" | "ice" | "night" | "reach" | "danger" | "belief" | "patrol" | "range" | "sector" | "age" | "field" | "open" | "cover" | "post" | "meeting" | "plane" | "cloud";

/** The form of a counter. */
export type CounterStyle = "" | "marker" | "disc" | "figure" | "pinned" | "wreck" | "back" | "hull" | "craft";

/** A mark drawn on the board while an event is news. */
export type Effect = "" | "shot" | "hit" | "throw";

/** Things strewn over a map of country. */
export type Thing = "tree" | "house" | "reed";

/** A small picture in a box or at a name. */
export type Sign = "star" | "fighters" | "aircraft" | "factory" | "railway" | "docks" | "flak";

/** The part of a board that a panel lies on where there is room. */
export type Corner = "" | "top" | "foot";

/** The share of a unit in one step of a history. */
export type Stay = "" | "away" | "took_part" | "hit";

/** The kind of thing that a name on the map stands for. */
export type Lettering = "" | "sea" | "water" | "land" | "country" | "port";

/** An input that is now durable. */
export interface Accepted {
  type: "accepted";
  key: string;
  version: number;
}

/** The browser's own secret for a seat, and whether it is let in already. */
export interface Admission {
  seat: string;
  token: string;
  state: "asking" | "in" | "out" | "refused";
}

/** An answer to what is asked of this seat. */
export interface AnswerGiven {
  type: "answer";
  key: string;
  version: number;
  answer: string | number;
}

/** One step of a plot: a bar, the line above it, what was lost, and what stands below. */
export interface Bar {
  value?: number | null;
  line?: number | null;
  lost?: number;
  fill?: number;
  name?: Both;
  marked?: boolean;
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
  legend?: Key[];
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

/** The briefing of a game: a turn, and what each seat should know. */
export interface Briefing {
  turn: TurnNote;
  seats: SeatBriefing[];
}

/** The worth of an option: the chance of what `text` says, from 0 to 1. */
export interface Chance {
  option: string;
  share: number;
  text: Both;
  risk?: number;
  against?: Both;
  subject?: string;
}

/** A titled part of a page: tolls or a list. */
export interface Chapter {
  title: Both;
  tolls?: Toll[];
  items?: Item[];
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

/** A part of a counter's face explained; `rating` counts from 0. */
export interface CounterNote {
  part: "face" | "name" | "rating" | "silhouette";
  rating: number;
  name: Both;
  note: Both;
}

/** The share of the rulebook played and tested; `with_test` is null without the tests. */
export interface Covered {
  total: number;
  implementable: number;
  with_code: number;
  with_test: number | null;
}

/** One column of a unit's history; `rank` is 1 where it rose then, -1 where it was lowered. */
export interface Day {
  stay: Stay;
  rank?: number;
}

/** Everything that the record tells of a match, without playing on from it. */
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

/** Something to do: an answer to a decision, and what the board points at meanwhile. */
export interface Deed {
  text: Both;
  decision: string;
  answers: string[];
  space: string;
  piece: string;
}

/** A browser at one's seat, one of them one's `own`; moments are ISO 8601, UTC, or empty. */
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

/** The end of a match; `seal` is the hash over everything that was done in it. */
export interface Ending {
  result: Both;
  winner: string | null;
  metrics: Record<string, number>;
  seal: string;
}

/** Something in a group: a piece of the scene by its id, or words alone. */
export interface Entry {
  text?: Both;
  piece?: string;
  number?: string;
  alert?: boolean;
}

/** A labelled value; it may name the space it is about, or be a share from 0 to 1. */
export interface Fact {
  label: Both;
  value: Both;
  rule?: string;
  space?: string;
  share?: number | null;
}

/** A thing to do first, and the spaces of the opening board that it is about. */
export interface FirstStep {
  name: Both;
  note: Both;
  rule: string;
  board: string;
  spaces: string[];
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
  has_lesson: boolean;
  palette: Palette;
}

/** A counter's ground and what is printed on it; what is left out stays as it was. */
export interface Ground {
  ground: string | null;
  ink: string | null;
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

/** Something on the time line; `row` is the line it stands on. */
export interface Happening {
  row: string;
  side?: string;
  text: Both;
  rule?: string;
  space?: string;
  moment?: number;
}

/** The first message: what the client still has from before. */
export interface Hello {
  type: "hello";
  log?: number;
  boards?: string[];
  version?: number | null;
}

/** The results of playing on so far: `done` of so many steps in `total`. */
export interface Hindsight {
  seat: string;
  chances?: WinningChance[];
  points?: TurningPoint[];
  chart?: Chart | null;
  dice?: number | null;
  done?: number;
  total?: number;
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

/** A line of a list: what, how it came about, and its rule. */
export interface Item {
  name: Both;
  text: Both;
  rule?: string;
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

/** A browser that wants to be let into this seat; `moment` is ISO 8601, UTC. */
export interface Knock {
  id: string;
  name: string;
  moment: string;
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

/** The answer to a browser that asks for one's seat. */
export interface Letting {
  let: boolean;
}

/** A value that matters, or the step at which a stretch of the plot begins. */
export interface Level {
  value: number;
  text: Both;
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

/** The rolls of a side on a table: how often, what came of them, and what was to be expected. */
export interface LuckRow {
  table: string;
  name: Both;
  title?: Both;
  rule: string;
  side?: string;
  rolls: number;
  got: number;
  expected: number;
  spread: number;
  luck?: number;
  good?: "" | "bad" | "good";
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

/** A point in time to which one can turn; `at` is how many answers had been given. */
export interface Moment {
  at: number;
  title: Both;
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

/** An option of the prompt; one with `why` is closed, by that rule. */
export interface Offered {
  id: string;
  text: Both;
  note?: Both;
  space?: string;
  piece?: string;
  path?: string[];
  manner?: Manner | null;
  role?: "" | "again" | "apart" | "finish" | "leave";
  facing?: number | null;
  notes?: Remark[];
  why?: Both;
  rule?: string;
}

/** A link to a seat, and the name of the browser that opens it. */
export interface Opening {
  link: string;
  name: string;
  secret: string;
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

/** The contents of a board of the style `page`; `file` names it when it is kept. */
export interface Page {
  board: string;
  file?: Both;
  roster?: Roster | null;
  plots?: Plot[];
  chapters?: Chapter[];
}

/** Colours by name: of the page and map, of sides, of tones of counters, of lines and areas. */
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
  groups?: Group[];
  corner?: Corner;
  boards?: string[];
}

/** A step of a turn: the phases it stands for, and the seats that decide something in it. */
export interface PhaseNote {
  phases: string[];
  icon: "aircraft" | "bomb" | "bridge" | "clouds" | "dice" | "eye" | "flag" | "glider" | "guns" | "house" | "lens" | "plan" | "port" | "ship" | "soldier" | "swords";
  name: Both;
  note: Both;
  seats: string[];
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

/** Bars with a line over them; `stretches` divide the steps, `levels` are drawn across. */
export interface Plot {
  title: Both;
  bars: Bar[];
  stretches?: Level[];
  levels?: Level[];
  keys?: Both[];
  rule?: string;
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
}

/** A decision and its answers; `subject` is the piece in hand, `later` are those asked next. */
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
  later?: string[];
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

/** Units in rows, their history in columns; `heads` title the columns other than the days. */
export interface Roster {
  title: Both;
  note?: Both;
  heads?: Both[];
  days?: number;
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

/** A line of the time line. */
export interface Row {
  id: string;
  title: Both;
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

/** Something a player said; `moment` is ISO 8601, UTC. */
export interface Said {
  number: number;
  moment: string;
  seat: string;
  kind: "close" | "decline" | "offer" | "open" | "rematch" | "text";
  text: string;
}

/** A counter as it lies on the board, with notes on what is printed on it. */
export interface SampleCounter {
  silhouette: string;
  side: string;
  style: CounterStyle;
  tone: string;
  name: Both;
  ratings: string[];
  notes: CounterNote[];
}

/** Small things of one kind strewn over a board, each by x, y, size and turn in degrees. */
export interface Scatter {
  thing: Thing;
  at: [number, number, number, number][];
}

/** A scenario to choose from, and the seats that play it. */
export interface ScenarioEntry {
  id: string;
  titles: Both;
  notes: Both;
  source: string;
  seats: string[];
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

/** An entry of the score with its rule. */
export interface ScoreLine {
  text: Both;
  points: number;
  rule: string;
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

/** The space of a unit from a moment on; an empty one means that it is gone. */
export interface Step {
  moment: number;
  space: string;
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

/** The ways of one side. */
export interface Tally {
  side: string;
  title: Both;
  ways: Way[];
}

/** The share of its thought that a bot has behind it. */
export interface Thinking {
  type: "thinking";
  seat: string;
  share: number;
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

/** A number of things among many, drawn one by one. */
export interface Toll {
  title: Both;
  count: number;
  silhouette?: string;
  text?: Both;
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

/** The way of a unit across the board. */
export interface Trail {
  id: string;
  side: string;
  title: Both;
  main?: boolean;
  steps?: Step[];
}

/** The course of a turn. */
export interface TurnNote {
  title: Both;
  rule: string;
  phases: PhaseNote[];
}

/** A moment after which the chances were other ones, and what the bot would have done there. */
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
  messages: Said[];
  knocks: Knock[];
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

/** A way to score or to win, with what it is worth. */
export interface Way {
  text: Both;
  points: string;
  rule: string;
}

/** The winning chance of the first seat at a moment; exact where no `games` were played. */
export interface WinningChance {
  moment: number;
  share: number;
  error?: number;
  games?: number;
}

/** Something a player says to the other, or how the match is to end. */
export interface Word {
  type: "word";
  key: string;
  kind: "accept" | "close" | "decline" | "offer" | "open" | "resign" | "text";
  text?: string;
}

export type FromClient = Hello | AnswerGiven | UndoWanted | Word | Ping;

export type FromServer = View | Accepted | Refused | Thinking | Pong;
