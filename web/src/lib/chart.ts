// Geometry of boards: paths, arrows, and labels that do not run into one another.

import type { Board, Point, Rank } from './wire';

export function closedPath(points: readonly Point[]): string {
  return points.length ? `M${points.map(pair).join('L')}Z` : '';
}

export function openPath(points: readonly Point[]): string {
  return points.length ? `M${points.map(pair).join('L')}` : '';
}

function pair([x, y]: Point): string {
  return `${x} ${y}`;
}

/** A line through the points without corners, as a pen draws a river or a route. */
export function smoothPath(points: readonly Point[], tension = 0.5): string {
  if (points.length < 3) return openPath(points);
  const at = (index: number): Point => points[Math.max(0, Math.min(index, points.length - 1))]!;
  let path = `M${pair(points[0]!)}`;
  for (let i = 0; i < points.length - 1; i += 1) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const first: Point = [from[0] + ((to[0] - before[0]) * tension) / 3, from[1] + ((to[1] - before[1]) * tension) / 3];
    const second: Point = [to[0] - ((after[0] - from[0]) * tension) / 3, to[1] - ((after[1] - from[1]) * tension) / 3];
    path += `C${pair(rounded(first))} ${pair(rounded(second))} ${pair(to)}`;
  }
  return path;
}

function rounded([x, y]: Point): Point {
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
}

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The part of a chart that matters now: around the given points, with a margin, inside the board. */
export function frameAround(board: Board, points: readonly Point[], margin: number): Frame {
  if (points.length < 2) return { x: 0, y: 0, width: board.width, height: board.height };
  const xs = points.map((point) => point[0]);
  const ys = points.map((point) => point[1]);
  const left = Math.max(0, Math.min(...xs) - margin);
  const top = Math.max(0, Math.min(...ys) - margin);
  const right = Math.min(board.width, Math.max(...xs) + margin);
  const bottom = Math.min(board.height, Math.max(...ys) + margin);
  const isNearlyAll = (right - left) * (bottom - top) > 0.6 * board.width * board.height;
  if (isNearlyAll || bottom - top > 0.8 * board.height) return { x: 0, y: 0, width: board.width, height: board.height };
  return { x: left, y: top, width: right - left, height: bottom - top };
}

export interface Wanted {
  id: string;
  text: string;
  x: number;
  y: number;
  gap: number;
  /** The room above and below, where it differs. */
  rise?: number | undefined;
  /** Whether the name may be written in two lines. */
  folds?: boolean;
  /** The width of a line of the name, in letter heights. */
  width?: ((line: string) => number) | undefined;
  rank: { order: number; from: number };
}

export interface Placed extends Wanted {
  lines: string[];
  anchor: 'start' | 'end' | 'middle';
  lx: number;
  ly: number;
}

export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/**
 * Place names beside their marks, the weightier first; one that finds no room is left out.
 * Of the places that are free the one is taken that lies over the fewest `faint` points, as of lines.
 * Where none is free, one name that is in the way moves to another place.
 */
export function placeLabels(wanted: readonly Wanted[], font: number, taken: readonly Box[] = [], faint: readonly Point[] = []): Placed[] {
  let placed: Placed[] = [];
  const clear = (spot: Placed, among: readonly Placed[]): boolean => {
    const box = boxOf(spot, font);
    return !among.some((other) => overlap(box, boxOf(other, font)));
  };
  for (const label of [...wanted].sort((a, b) => a.rank.order - b.rank.order)) {
    const open = positions(label, font).filter((spot) => !taken.some((box) => overlap(box, boxOf(spot, font))));
    const best = leastOver(open.filter((spot) => clear(spot, placed)), font, faint);
    placed = best ? [...placed, best] : (madeRoom(open, placed) ?? placed);
  }
  return placed;

  function madeRoom(open: readonly Placed[], among: readonly Placed[]): Placed[] | undefined {
    for (const spot of open) {
      const others = among.filter((other) => clear(spot, [other]));
      const [moved, ...more] = among.filter((other) => !others.includes(other));
      if (!moved || more.length) continue;
      const free = positions(moved, font).filter((to) => clear(to, [...others, spot]) && !taken.some((box) => overlap(box, boxOf(to, font))));
      const to = leastOver(free, font, faint);
      if (to) return [...others, to, spot];
    }
    return undefined;
  }
}

function leastOver(spots: readonly Placed[], font: number, faint: readonly Point[]): Placed | undefined {
  const over = spots.map((spot) => {
    const box = boxOf(spot, font);
    return faint.filter(([x, y]) => x > box.x0 && x < box.x1 && y > box.y0 && y < box.y1).length;
  });
  return spots[over.indexOf(Math.min(...over))];
}

/** Beside, above and below; then in two lines, where the name has two words. */
function positions(label: Wanted, font: number): Placed[] {
  const halves = inTwo(label.text);
  const beside = around(label, font, [label.text]);
  if (!halves || !label.folds) return beside;
  return [...beside.slice(0, 3), ...around(label, font, halves), ...beside.slice(3)];
}

function around(label: Wanted, font: number, lines: string[]): Placed[] {
  const side = label.gap + font * 0.35;
  const rise = (label.rise ?? label.gap) + font * 0.35;
  const more = (lines.length - 1) * font * LEADING;
  const beside = label.y + font * 0.34 - more / 2;
  const right: Placed = { ...label, lines, anchor: 'start', lx: label.x + side, ly: beside };
  const left: Placed = { ...label, lines, anchor: 'end', lx: label.x - side, ly: beside };
  const above: Placed = { ...label, lines, anchor: 'middle', lx: label.x, ly: label.y - rise - more };
  const below: Placed = { ...label, lines, anchor: 'middle', lx: label.x, ly: label.y + rise + font * 0.72 };
  if (!label.folds) return [right, left, above, below];
  const corners = [above, below].flatMap((spot): Placed[] => [
    { ...spot, anchor: 'start', lx: label.x - label.gap },
    { ...spot, anchor: 'end', lx: label.x + label.gap },
  ]);
  return [right, above, below, left, ...corners];
}

/** How wide a letter is, in its height, where nothing has been measured. */
const LETTER = 0.56;

/** Where a name printed on the map stands clear of what lies there: in its place, else below, above or beside it. */
export function aside([x, y]: Point, width: number, height: number, taken: readonly Box[]): Point {
  const boxAt = ([left, foot]: Point): Box => ({ x0: left - width / 2, y0: foot - height, x1: left + width / 2, y1: foot + height * 0.25 });
  const inWay = taken.filter((box) => overlap(box, boxAt([x, y])));
  const spots = inWay.flatMap((box): Point[] => [[x, box.y1 + height], [x, box.y0 - height * 0.3], [box.x1 + width / 2, y], [box.x0 - width / 2, y]]);
  const nearest = spots.sort((a, b) => Math.hypot(a[0] - x, a[1] - y) - Math.hypot(b[0] - x, b[1] - y));
  return nearest.find((spot) => !taken.some((box) => overlap(box, boxAt(spot)))) ?? [x, y];
}

/** The height of a line of a name, in letters. */
export const LEADING = 1.02;

/** A name in two lines, as even as its words allow. */
function inTwo(text: string): [string, string] | null {
  const gaps = [...text.matchAll(/ /g)].map((gap) => gap.index);
  const gap = gaps.sort((a, b) => Math.abs(a - text.length / 2) - Math.abs(b - text.length / 2))[0];
  return gap === undefined ? null : [text.slice(0, gap), text.slice(gap + 1)];
}

function boxOf(spot: Placed, font: number): Box {
  const width = Math.max(...spot.lines.map(spot.width ?? ((line) => line.length * LETTER))) * font;
  const x0 = spot.anchor === 'start' ? spot.lx : spot.anchor === 'end' ? spot.lx - width : spot.lx - width / 2;
  return { x0, y0: spot.ly - font * 0.8, x1: x0 + width, y1: spot.ly + font * (0.25 + (spot.lines.length - 1) * LEADING) };
}

function overlap(a: Box, b: Box): boolean {
  return a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;
}

/** The weight of the names of places, and the zoom from which they are written. */
export const RANKS: Record<Rank, { order: number; from: number }> = {
  target: { order: 0, from: 0 },
  group: { order: 1, from: 2.2 },
  major: { order: 2, from: 0 },
  town: { order: 3, from: 0 },
  minor: { order: 4, from: 2 },
  least: { order: 5, from: 3.2 },
};

/** Points along a line, no further apart than `step`. */
export function alongLine(points: readonly Point[], step: number): Point[] {
  const found: Point[] = [];
  for (let i = 0; i + 1 < points.length; i += 1) {
    const [from, to] = [points[i]!, points[i + 1]!];
    const parts = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / step));
    for (let part = 0; part <= parts; part += 1) {
      found.push([from[0] + ((to[0] - from[0]) * part) / parts, from[1] + ((to[1] - from[1]) * part) / parts]);
    }
  }
  return found;
}
