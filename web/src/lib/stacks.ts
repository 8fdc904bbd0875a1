// Stacks: pieces of one space and slot, where they lie, and how they fan out.

import { isPlace, middleOf as centreOf } from './spaces';
import type { Board, Piece, Space } from './wire';

export interface Stack {
  key: string;
  space: Space;
  slot: number;
  pieces: Piece[];
  x: number;
  y: number;
  size: number;
}

export interface Place {
  x: number;
  y: number;
}

export const DEEPEST = 6;

/** Group the pieces of a board into stacks, in the order they lie. */
export function stacksOf(board: Board, pieces: readonly Piece[], size: number): Stack[] {
  const spaces = new Map((board.spaces ?? []).map((space) => [space.id, space]));
  const found = new Map<string, Stack>();
  const isSheet = board.style !== 'chart';
  for (const piece of pieces) {
    const space = spaces.get(piece.space);
    if (piece.board !== board.id || !space) continue;
    const slot = piece.slot ?? 0;
    const key = `${space.id}/${slot}`;
    const stack = found.get(key);
    if (stack) stack.pieces.push(piece);
    else found.set(key, { key, space, slot, pieces: [piece], ...middleOf(space, slot, size, isSheet), size });
  }
  return [...found.values()];
}

/** The centre of a space's slot; beside a point when the space has no room of its own. */
export function middleOf(space: Space, slot: number, size: number, isSheet = true): Place {
  const slots = Math.max(space.slots ?? 1, 1);
  if (isPlace(space)) return { x: space.x + slot * size * 1.06, y: space.y };
  const [x, y] = centreOf(space);
  const part = (space.w ?? 0) / slots;
  const across = x + part * (Math.min(slot, slots - 1) - (slots - 1) / 2);
  const isBox = isSheet && (space.shape ?? 'rect') === 'rect';
  return { x: across, y: isBox ? space.y + titled(space) : y };
}

/** Boxes carry their title along the top: the counters lie in the middle of what is left. */
function titled(space: Space): number {
  const height = space.h ?? 0;
  const title = Math.min(26, height * 0.25);
  return title + (height - title) / 2;
}

/** The step from one counter of a stack to the next, so that its depth shows. */
export function lying(stack: Stack, index: number): Place {
  const shown = Math.min(stack.pieces.length, DEEPEST);
  const step = stack.size * 0.085;
  const level = Math.min(index, shown - 1);
  const middle = (shown - 1) / 2;
  return { x: stack.x + (level - middle) * step, y: stack.y - (level - middle) * step };
}

/** Where the counters of a fanned-out stack lie: in rows around it, inside the board. */
export function fanned(stack: Stack, board: Board, limit = 6): Place[] {
  const count = stack.pieces.length;
  const columns = Math.min(count, limit);
  const rows = Math.ceil(count / columns);
  const step = stack.size * 1.08;
  const left = held(stack.x - ((columns - 1) * step) / 2, stack.size, board.width - (columns - 1) * step);
  const top = held(stack.y - ((rows - 1) * step) / 2, stack.size, board.height - (rows - 1) * step);
  return stack.pieces.map((_, index) => ({
    x: left + (index % columns) * step,
    y: top + Math.floor(index / columns) * step,
  }));
}

function held(value: number, size: number, most: number): number {
  return Math.max(size * 0.6, Math.min(value, most - size * 0.6));
}

export interface Line {
  piece: Piece;
  count: number;
}

/** The list of a stack: equal faces are counted, the top of the stack comes first. */
export function listed(pieces: readonly Piece[]): Line[] {
  const lines: Line[] = [];
  for (const piece of [...pieces].reverse()) {
    const same = lines.find((line) => isSameFace(line.piece, piece));
    if (same) same.count += 1;
    else lines.push({ piece, count: 1 });
  }
  return lines;
}

function isSameFace(a: Piece, b: Piece): boolean {
  return (
    JSON.stringify(a.face) === JSON.stringify(b.face) &&
    !a.ghost === !b.ghost &&
    JSON.stringify(a.facts) === JSON.stringify(b.facts)
  );
}

/** What a stack adds up to, when each of its counters has one figure and nothing else. */
export function totalOf(pieces: readonly Piece[]): number | null {
  if (pieces.length < 2) return null;
  const figures = pieces.map((piece) => (piece.face.ratings?.length === 1 ? Number(piece.face.ratings[0]) : NaN));
  return figures.every(Number.isFinite) ? figures.reduce((sum, figure) => sum + figure, 0) : null;
}

/** How large counters are: half an inch on a sheet, most of a zone or hex on a chart, less at mere places. */
export function counterSize(board: Board, scale = 1): number {
  const rooms = (board.spaces ?? []).filter((space) => (space.w ?? 0) > 0);
  if (rooms.length === 0) return Math.max(board.width, board.height) / 27 / Math.max(scale, 0.7) ** 0.75;
  const smallest = Math.min(
    ...rooms.map((space) => Math.min((space.w ?? 0) / Math.max(space.slots ?? 1, 1), space.h || (space.w ?? 0))),
  );
  const isGrid = board.style === 'chart' && rooms.every((space) => (space.shape ?? 'rect') === 'rect');
  const share = isGrid ? 0.84 : board.style === 'chart' ? 0.74 : 0.62;
  return Math.max(Math.min(smallest * share, 64), 18);
}
