// The state of a match on the page, and how each message of the server changes it.

import type { Board, Both, FromServer, LogEntry, Prompt, Thinking, View } from './wire';

export interface Known {
  view: View | null;
  boards: Board[];
  log: LogEntry[];
  /** The input that is on its way, by its key. */
  sent: string | null;
  /** The version its view will have, once it is accepted. */
  due: number | null;
  refused: { why: Both; rule: string } | null;
  /** The progress of a bot's thought. */
  thinking: Thinking | null;
}

export const NOTHING: Known = { view: null, boards: [], log: [], sent: null, due: null, refused: null, thinking: null };

export function hear(known: Known, message: FromServer): Known {
  if (message.type === 'view') return seen(known, message);
  if (message.type === 'thinking') return { ...known, thinking: message };
  if (message.type === 'accepted') return known.sent === message.key ? { ...known, ...waitingFor(known, message.version), refused: null } : known;
  if (message.type === 'refused') {
    const mine = known.sent === message.key;
    return { ...known, sent: mine ? null : known.sent, refused: { why: message.why, rule: message.rule } };
  }
  return known;
}

function waitingFor(known: Known, version: number): Pick<Known, 'sent' | 'due'> {
  return { sent: null, due: (known.view?.version ?? -1) >= version ? null : version };
}

function seen(known: Known, view: View): Known {
  if (known.view && view.version < known.view.version) return known;
  const moved = known.view !== null && view.version !== known.view.version;
  return {
    view: asAsked(known.view, view),
    boards: joined(known.boards, view.scene.boards ?? []),
    log: [...known.log.filter((entry) => entry.n < view.log_from), ...view.log],
    sent: known.sent,
    due: known.due !== null && view.version >= known.due ? null : known.due,
    refused: moved ? null : known.refused,
    thinking: moved ? null : known.thinking,
  };
}

/** A question that still stands stays the same object, so that typed text and the piece in hand are kept. */
function asAsked(before: View | null, view: View): View {
  const old = before?.scene.prompts;
  const stands = old && before.given.length === view.given.length && JSON.stringify(old) === JSON.stringify(view.scene.prompts);
  return stands ? { ...view, scene: { ...view.scene, prompts: old } } : view;
}

/** Boards do not change during a match: those drawn stay, new ones are added. */
export function joined(drawn: Board[], sent: Board[]): Board[] {
  if (sent.length === 0) return drawn;
  const fresh = new Map(sent.map((board) => [board.id, board]));
  const old = drawn.map((board) => fresh.get(board.id) ?? board);
  return [...old, ...sent.filter((board) => !drawn.some((one) => one.id === board.id))];
}

/** The boards that lie on the table now, of all that were drawn. */
export function onTable(drawn: readonly Board[], view: View): Board[] {
  return view.boards.flatMap((id) => drawn.find((board) => board.id === id) ?? []);
}

export function promptOf(view: View | null): Prompt | null {
  return view?.scene.prompts?.[0] ?? null;
}

/** The only possible answer, if there is just one. */
export function onlyAnswer(prompt: Prompt | null): string | null {
  return prompt?.kind === 'choose' && prompt.options?.length === 1 ? prompt.options[0]!.id : null;
}

/** The answer a question can give itself: the only one, unless it takes a counter from its group or others are closed. */
export function selfAnswer(prompt: Prompt | null): string | null {
  const isOpen = prompt?.closed?.length || prompt?.options?.[0]?.role === 'apart';
  return isOpen ? null : onlyAnswer(prompt);
}

/** Seats of this browser that have a question while the current one has none, so the seat changes hands. */
export function nextSeats(view: View, own: readonly string[]): string[] {
  if (view.over || view.seat === null || own.length < 2) return [];
  return view.waiting.includes(view.seat) ? [] : view.waiting.filter((seat) => own.includes(seat));
}

/** The names of seats, as the players read them. */
export function namesOf(view: View, seats: readonly string[]): Both[] {
  return seats.flatMap((seat) => view.seats.find((one) => one.seat === seat)?.name ?? []);
}

/** A log in chapters: a heading with what happened under it. */
export interface Chapter {
  heading: LogEntry | null;
  lines: LogEntry[];
}

export function chapters(log: readonly LogEntry[]): Chapter[] {
  const found: Chapter[] = [];
  for (const entry of log) {
    if (entry.kind === 'heading') found.push({ heading: entry, lines: [] });
    else if (found.length) found.at(-1)!.lines.push(entry);
    else found.push({ heading: null, lines: [entry] });
  }
  return found;
}

/** A line of the diary, or a run of rolls on one table shown as a row of dice. */
export type Told = { entry: LogEntry } | { run: LogEntry[] };

const RUN = 4;

export function runs(lines: readonly LogEntry[]): Told[] {
  const told: Told[] = [];
  for (let from = 0; from < lines.length; ) {
    let to = from + 1;
    while (to < lines.length && isSameTable(lines[from]!, lines[to]!)) to += 1;
    if (to - from >= RUN) told.push({ run: lines.slice(from, to) });
    else told.push(...lines.slice(from, to).map((entry) => ({ entry })));
    from = to;
  }
  return told;
}

function isSameTable(a: LogEntry, b: LogEntry): boolean {
  return Boolean(a.roll && b.roll && a.roll.table === b.roll.table && a.roll.column === b.roll.column);
}
