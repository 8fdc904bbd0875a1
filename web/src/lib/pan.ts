// Where a board lies after it is moved or scaled, and how far it may go.

import type { Pane, View } from './fit';
import type { Point } from './wire';

const CLOSEST = 6;
/** How far the reader may zoom out beyond the smallest fit. */
const FARTHEST = 0.6;
/** The share of a board that may be left free beside it. */
const SLACK = 0.35;

export interface Bounds {
  board: Pane;
  pane: Pane;
  /** The scale at which the whole board fits. */
  least: number;
}

export function panned(view: View, [x, y]: Point): View {
  return { ...view, x: view.x + x, y: view.y + y };
}

/** The board scaled about a point of the pane, which stays where it is. */
export function scaled(view: View, factor: number, [x, y]: Point, { least }: Bounds): View {
  const k = Math.min(Math.max(view.k * factor, least * FARTHEST), CLOSEST);
  const by = k / view.k;
  return { k, x: x - (x - view.x) * by, y: y - (y - view.y) * by };
}

/** The board after two fingers went from one pair of points to another. */
export function pinched(view: View, before: readonly [Point, Point], now: readonly [Point, Point], bounds: Bounds): View {
  const [from, to] = [between(...before), between(...now)];
  return panned(scaled(view, apart(...now) / Math.max(apart(...before), 1), from, bounds), [to[0] - from[0], to[1] - from[1]]);
}

/** The board with a point of it in the middle of the pane. */
export function centred(view: View, [x, y]: Point, { pane }: Bounds): View {
  return { ...view, x: pane.width / 2 - x * view.k, y: pane.height / 2 - y * view.k };
}

/** The board brought back where it was pushed too far off the pane. */
export function bounded(view: View, { board, pane }: Bounds): View {
  return { ...view, x: held(view.x, view.k, board.width, pane.width), y: held(view.y, view.k, board.height, pane.height) };
}

function held(at: number, k: number, board: number, pane: number): number {
  const [most, least] = [board * SLACK * k, pane - board * (1 + SLACK) * k];
  return least > most ? (least + most) / 2 : Math.min(Math.max(at, least), most);
}

export function apart([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by);
}

function between([ax, ay]: Point, [bx, by]: Point): Point {
  return [(ax + bx) / 2, (ay + by) / 2];
}
