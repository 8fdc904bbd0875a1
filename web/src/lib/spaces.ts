// Spaces of a board: their outlines, their middles, and which one lies under a point.

import { closedPath } from './chart';
import type { Board, Point, Ring, Space } from './wire';

/** Whether a board is a map, not a sheet of boxes or a view of the air. */
export function isMap(board: Board): boolean {
  return board.style === 'chart' || board.style === 'country';
}

export function isPlace(space: Space): boolean {
  return (space.w ?? 0) === 0 && !space.points?.length;
}

/** The corners of a space; a circle has many, a mere place one. */
export function pointsOf(space: Space): Point[] {
  const { x, y, w = 0, h = 0 } = space;
  if (space.points?.length) return space.points;
  if (w === 0) return [[x, y]];
  if (space.shape === 'hex') return hexCorners(x, y, w, h);
  if (space.shape === 'circle') return around(x, y, w / 2, 24);
  return [[x, y], [x + w, y], [x + w, y + h], [x, y + h]];
}

/** A hex that is higher than wide stands on a corner, else it lies on a side. */
function hexCorners(x: number, y: number, w: number, h: number): Point[] {
  if (h > w) return [[x, y - h / 2], [x + w / 2, y - h / 4], [x + w / 2, y + h / 4], [x, y + h / 2], [x - w / 2, y + h / 4], [x - w / 2, y - h / 4]];
  const half = (h || (w * Math.sqrt(3)) / 2) / 2;
  return [[x + w / 2, y], [x + w / 4, y + half], [x - w / 4, y + half], [x - w / 2, y], [x - w / 4, y - half], [x + w / 4, y - half]];
}

function around(x: number, y: number, radius: number, parts: number): Point[] {
  return Array.from({ length: parts }, (_, part) => towards(x, y, radius, (360 * part) / parts));
}

function towards(x: number, y: number, radius: number, bearing: number): Point {
  const turn = (bearing * Math.PI) / 180;
  return [round(x + radius * Math.sin(turn)), round(y - radius * Math.cos(turn))];
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

export function middleOf(space: Space): Point {
  const isBox = (space.shape ?? 'rect') === 'rect' && !space.points?.length;
  return isBox ? [space.x + (space.w ?? 0) / 2, space.y + (space.h ?? 0) / 2] : [space.x, space.y];
}

/** The height and width there is for words in a space. */
export function roomOf(space: Space): { width: number; foot: number } {
  const points = pointsOf(space);
  const xs = points.map((point) => point[0]);
  const ys = points.map((point) => point[1]);
  return { width: Math.max(...xs) - Math.min(...xs), foot: Math.max(...ys) };
}

export function outline(space: Space): string {
  return closedPath(pointsOf(space));
}

/** The space under a point; places count when they are nearer than `reach`. */
export function spaceAt(board: Board, [x, y]: Point, reach: number): Space | null {
  const spaces = board.spaces ?? [];
  const place = spaces.find((space) => isPlace(space) && Math.hypot(space.x - x, space.y - y) < reach);
  return place ?? spaces.find((space) => !isPlace(space) && isInside(pointsOf(space), x, y)) ?? null;
}

function isInside(points: readonly Point[], x: number, y: number): boolean {
  let inside = false;
  for (let i = 0, j = points.length - 1; i < points.length; j = i, i += 1) {
    const [xi, yi] = points[i]!;
    const [xj, yj] = points[j]!;
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
}

/** A circle, a ring, or a wedge between two bearings. */
export function ringPath({ x, y, radius, inner = 0, start = 0, sweep = 360 }: Ring): string {
  if (sweep >= 360) return circle(x, y, radius) + (inner ? circle(x, y, inner) : '');
  const large = sweep > 180 ? 1 : 0;
  const [from, to] = [towards(x, y, radius, start), towards(x, y, radius, start + sweep)];
  const [back, first] = [towards(x, y, inner, start + sweep), towards(x, y, inner, start)];
  const home = inner ? `L${back[0]} ${back[1]}A${inner} ${inner} 0 ${large} 0 ${first[0]} ${first[1]}` : `L${x} ${y}`;
  return `M${from[0]} ${from[1]}A${radius} ${radius} 0 ${large} 1 ${to[0]} ${to[1]}${home}Z`;
}

function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`;
}
