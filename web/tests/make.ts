// Small builders for the tests.

import type { Board, Both, LogEntry, LogRoll, Piece, Prompt, Space, View } from '../src/lib/wire';

export const both = (text: string): Both => ({ es: text, en: text });

/** The same thing with every text replaced by noise, each by another. */
export function reworded<T>(thing: T): T {
  let count = 0;
  const noise = (): Both => ({ es: `ruido ${(count += 1)} (${count})`, en: `noise ${count} (7)` });
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (value === null || typeof value !== 'object') return value;
    if ('es' in value && 'en' in value) return noise();
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, walk(inner)]));
  };
  return walk(thing) as T;
}

export const space = (id: string, over: Partial<Space> = {}): Space => ({ id, title: both(id), x: 0, y: 0, w: 200, h: 140, ...over });

export const board = (spaces: Space[], over: Partial<Board> = {}): Board => ({ id: 'b', title: both('board'), width: 1000, height: 800, spaces, ...over });

export const piece = (id: string, where: string, over: Partial<Piece> = {}): Piece => ({
  id,
  board: 'b',
  space: where,
  face: { silhouette: 'x', title: both('Unit'), side: 'red', ratings: ['5'] },
  ...over,
});

export const choice = (id: string, ids: string[], over: Partial<Prompt> = {}): Prompt => ({
  id,
  seat: 'red',
  ask: both(`which ${id}?`),
  rule: '1',
  kind: 'choose',
  group: 'plan',
  options: ids.map((id) => ({ id, text: both(id) })),
  ...over,
});

export const number = (id: string, low: number, high: number, over: Partial<Prompt> = {}): Prompt => ({
  id,
  seat: 'red',
  ask: both(`how many ${id}?`),
  rule: '2',
  kind: 'number',
  group: 'plan',
  low,
  high,
  ...over,
});

export const roll = (over: Partial<LogRoll> = {}): LogRoll => ({
  table: 't1',
  title: both('Table 1'),
  column: '',
  column_title: both(''),
  die: 4,
  sides: 10,
  modifiers: [],
  modified: 4,
  source: 'rulebook',
  row: both('hit'),
  faces: [],
  about: both(''),
  ...over,
});

export const entry = (n: number, over: Partial<LogEntry> = {}): LogEntry => ({ n, at: 0, kind: 'act', event: 'happened', spaces: [], pieces: [], news: false, effect: '', text: both(`line ${n}`), rule: '', roll: null, ...over });

export const view = (version: number, over: Partial<View> = {}): View => ({
  type: 'view',
  version,
  seat: 'red',
  scene: { game: 'g', title: both('G') },
  boards: [],
  log: [],
  log_from: 0,
  over: false,
  outcome: null,
  undo: 'free',
  waiting: [],
  commitment: '',
  seats: [],
  messages: [],
  knocks: [],
  phase: both('phase'),
  answers: version,
    given: [],
  ...over,
});
