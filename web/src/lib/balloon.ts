// Where the dice of a throw stand: beside the counter they are thrown at, and on no other.

import type { Point } from './wire';

const HIGH = 60;
/** How far the middle of a balloon lies from its counter when it stands over or under it, in pixels. */
const OVER = 68;
const UNDER = 74;
/** Half the room of a counter, in pixels. */
const ROOM = 30;
const STEP = 20;
/** How much of the counter the tail leaves free, in pixels. */
const SHORT = 22;
/** The height of the tools at the top, in pixels. */
const TOP = 50;

/** The middle of a balloon: over its counter, else under it, else beside it where it covers none. */
export function balloonAt(at: Point, others: readonly Point[], wide: number, scale: number, edge: number): Point {
  const [half, high] = [wide / 2 / scale, HIGH / 2 / scale];
  const inside = (x: number): number => Math.min(Math.max(x, half + 8 / scale), edge - half - 8 / scale);
  const isFree = ([x, y]: Point): boolean =>
    y * scale > TOP + HIGH / 2 && others.every(([toX, toY]) => Math.abs(toX - x) > half + ROOM / scale || Math.abs(toY - y) > high + ROOM / scale);
  const over: Point = [inside(at[0]), at[1] - OVER / scale];
  const under: Point = [inside(at[0]), at[1] + UNDER / scale];
  const beside: Point[] = [];
  for (let away = half + (ROOM + 6) / scale; away < edge; away += STEP / scale) {
    beside.push(...[at[0] - away, at[0] + away].filter((x) => inside(x) === x).map((x): Point => [x, at[1]]));
  }
  return [over, under, ...beside].find(isFree) ?? (at[1] * scale < TOP + HIGH + OVER ? under : over);
}

/** The tail of a balloon, from its middle to what it points at; both in pixels of the balloon. */
export function tailTo([x, y]: Point): string {
  const far = Math.hypot(x, y) || 1;
  const [across, along] = [(-9 * y) / far, (9 * x) / far];
  const short = Math.max(far - SHORT, 0) / far;
  return `M${across} ${along} L${x * short} ${y * short} L${-across} ${-along} Z`;
}
