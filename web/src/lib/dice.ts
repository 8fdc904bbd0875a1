// The dice rolled so far, compared with the expected values.

import type { LogEntry } from './wire';

export interface Tally {
  sides: number;
  rolls: number;
  mean: number;
  expected: number;
  faces: { face: number; count: number; expected: number }[];
  /** The chance that fair dice stray from their mean at least this far. */
  chance: number;
}

/** Every die counts by itself, also where several were thrown for one result. */
export function tallies(log: readonly LogEntry[]): Tally[] {
  const bySides = new Map<number, number[]>();
  for (const { roll } of log) {
    if (roll) bySides.set(roll.sides, [...(bySides.get(roll.sides) ?? []), ...(roll.faces.length ? roll.faces : [roll.die])]);
  }
  return [...bySides].sort(([a], [b]) => a - b).map(([sides, dice]) => tally(sides, dice));
}

function tally(sides: number, dice: readonly number[]): Tally {
  const rolls = dice.length;
  const mean = dice.reduce((sum, die) => sum + die, 0) / rolls;
  const expected = (sides + 1) / 2;
  const spread = Math.sqrt((sides * sides - 1) / 12 / rolls);
  const faces = Array.from({ length: sides }, (_, index) => ({
    face: index + 1,
    count: dice.filter((die) => die === index + 1).length,
    expected: rolls / sides,
  }));
  return { sides, rolls, mean, expected, faces, chance: beyond(Math.abs(mean - expected) / spread) };
}

/** The share of a normal distribution further than `z` from its middle, on both sides (Abramowitz and Stegun 7.1.26). */
function beyond(z: number): number {
  const x = z / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const series = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  return series * Math.exp(-x * x);
}
