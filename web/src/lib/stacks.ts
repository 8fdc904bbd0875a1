// Stacks: pieces of one space and slot, where they lie, and how they fan out.

import { isMap, isPlace, middleOf as centreOf } from './spaces';
import type { Board, Both, Counter, Piece, Space } from './wire';

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
  const isSky = board.style === 'sky';
  const isSheet = !isMap(board) && !isSky;
  const isCountry = board.style === 'country';
  for (const piece of pieces) {
    const space = spaces.get(piece.space);
    if (piece.board !== board.id || !space) continue;
    const slot = piece.slot ?? 0;
    const key = `${space.id}/${slot}`;
    const stack = found.get(key);
    const large = isCraft(piece) ? size * CRAFT : size;
    if (stack) stack.pieces.push(piece);
    else found.set(key, { key, space, slot, pieces: [piece], ...(isCountry ? centred(space) : middleOf(space, slot, size, isSheet)), size: large });
  }
  const stacks = [...found.values()];
  return isCountry ? besideOneAnother(stacks) : stacks;
}

function centred(space: Space): Place {
  const [x, y] = centreOf(space);
  return { x, y };
}

/** Stacks that share an area lie side by side, with what has wings behind it. */
function besideOneAnother(stacks: Stack[]): Stack[] {
  const craft = stacks.filter((stack) => stack.pieces.every(isFigure)).map((stack) => ({ ...stack, y: stack.y - stack.size * 0.95 }));
  const shared = [...grouped(stacks.filter((stack) => !stack.pieces.every(isFigure))).values()];
  return [...craft, ...shared.flatMap((row) => row.map((stack, index) => ({ ...stack, x: stack.x + stack.size * 1.02 * (index - (row.length - 1) / 2) })))];
}

function grouped(stacks: readonly Stack[]): Map<string, Stack[]> {
  const found = new Map<string, Stack[]>();
  for (const stack of stacks) found.set(stack.space.id, [...(found.get(stack.space.id) ?? []), stack]);
  return found;
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

/** Boxes have their title along the top, so the counters go in the middle of the remaining room. */
function titled(space: Space): number {
  const height = space.h ?? 0;
  const title = Math.min(26, height * 0.25);
  return title + (height - title) / 2;
}

/** The step from one counter of a stack to the next, so that its depth shows. */
export function lying(stack: Stack, index: number): Place {
  if (isDisc(stack.pieces[index]!)) return perched(stack, index);
  if (isFigure(stack.pieces[index]!)) return { x: stack.x + stack.size * (index - (stack.pieces.length - 1) / 2), y: stack.y + stack.size * 0.2 * (index % 2) };
  const squares = stack.pieces.filter((piece) => !isDisc(piece)).length;
  const shown = Math.min(squares, DEEPEST);
  const step = stack.size * 0.085;
  const level = Math.min(index, shown - 1);
  const middle = (shown - 1) / 2;
  return { x: stack.x + (level - middle) * step, y: stack.y - (level - middle) * step };
}

/** Leaders sit on the corners of the units they are with; alone they lie side by side. */
const CORNERS: readonly [number, number][] = [[0.5, 0.44], [-0.52, -0.46], [-0.52, 0.44], [0.54, -0.5]];

function perched(stack: Stack, index: number): Place {
  const discs = stack.pieces.filter(isDisc);
  const place = discs.indexOf(stack.pieces[index]!);
  if (discs.length === stack.pieces.length) return { x: stack.x + stack.size * 0.5 * (place - (discs.length - 1) / 2), y: stack.y };
  const [x, y] = CORNERS[place % CORNERS.length]!;
  return { x: stack.x + x * stack.size, y: stack.y + y * stack.size };
}

export function isDisc(piece: Piece): boolean {
  return piece.face.style === 'disc';
}

export function isFigure(piece: Piece): boolean {
  return piece.face.style === 'figure';
}

/** How much larger than a counter an aircraft in flight is. */
const CRAFT = 1.4;

export function isCraft(piece: Piece): boolean {
  return piece.face.style === 'craft';
}

/** The face as a square counter, where an aircraft in flight has no room. */
export function squareFace(face: Counter): Counter {
  return face.style === 'craft' ? { ...face, style: '', title: face.short ?? face.title } : face;
}

/** How large a counter of a stack is drawn. */
export function sizeOf(stack: Stack, piece: Piece): number {
  if (isDisc(piece)) return stack.size * 0.56;
  return isFigure(piece) ? stack.size * 1.1 : stack.size;
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
  if (board.style === 'sky') return board.width / 22;
  const rooms = (board.spaces ?? []).filter((space) => (space.w ?? 0) > 0);
  if (rooms.length === 0) return Math.max(board.width, board.height) / 27 / Math.max(scale, 0.7) ** 0.75;
  if (board.style === 'country') return Math.min(...rooms.map((space) => space.w ?? 0)) * 0.92;
  const smallest = Math.min(
    ...rooms.map((space) => Math.min((space.w ?? 0) / Math.max(space.slots ?? 1, 1), space.h || (space.w ?? 0))),
  );
  const isGrid = board.style === 'chart' && rooms.every((space) => (space.shape ?? 'rect') === 'rect');
  const share = isGrid ? 0.84 : board.style === 'chart' ? 0.74 : 0.62;
  return Math.max(Math.min(smallest * share, 64), 18);
}

/** The name written under a stack: that of its uppermost unit, or of a leader if it has no unit. */
export function nameOf(stack: Stack): Both | null {
  const named = stack.pieces.filter((piece) => piece.face.short && !isFigure(piece));
  return (named.findLast((piece) => !isDisc(piece)) ?? named.at(-1))?.face.short ?? null;
}
