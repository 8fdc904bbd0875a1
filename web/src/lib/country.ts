// The scenery scattered over a map of country, each kind drawn as one path.

import { alongLine } from './chart';
import type { Point } from './wire';

/** A thing by x, y, size and turn in degrees. */
export type Spot = readonly [number, number, number, number];

/** Trees from above: round crowns. */
export function crowns(spots: readonly Spot[], share = 1): string {
  return spots.map(([x, y, size]) => disc(x, y, round((size * share) / 1.3))).join('');
}

function disc(x: number, y: number, r: number): string {
  return `M${round(x - r)} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
}

/** Houses from above: their walls, and the ridges of their roofs. */
export function walls(spots: readonly Spot[]): string {
  return spots.map((spot) => `M${corners(spot, 0.5, 0.32).map(pair).join('L')}Z`).join('');
}

export function ridges(spots: readonly Spot[]): string {
  return spots.map((spot) => `M${[turned(spot, -0.5, 0), turned(spot, 0.5, 0)].map(pair).join('L')}`).join('');
}

/** Reeds: three stalks to a tuft. */
export function stalks(spots: readonly Spot[]): string {
  return spots.map(([x, y, size]) => `M${x - 4} ${y}l-2 ${-size}M${x} ${y}v${-size - 3}M${x + 4} ${y}l2 ${-size}`).join('');
}

/** The barbs along fences of wire. */
export function wireMarks(fences: readonly (readonly Point[])[]): string {
  return fences.flatMap((fence) => alongLine(fence, 15)).map(([x, y]) => `M${round(x - 4)} ${round(y - 4)}l8 8m0 -8l-8 8`).join('');
}

function corners(spot: Spot, along: number, across: number): Point[] {
  return [turned(spot, -along, -across), turned(spot, along, -across), turned(spot, along, across), turned(spot, -along, across)];
}

function turned([x, y, size, turn]: Spot, along: number, across: number): Point {
  const angle = (turn * Math.PI) / 180;
  const [a, b] = [along * size, across * size];
  return [round(x + a * Math.cos(angle) - b * Math.sin(angle)), round(y + a * Math.sin(angle) + b * Math.cos(angle))];
}

function pair([x, y]: Point): string {
  return `${x} ${y}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
