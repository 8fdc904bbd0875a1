// The ruler: how far two spaces are apart, by what the board knows of distances.

import { middleOf } from './spaces';
import type { Board, Both, Space } from './wire';

export interface Distance {
  steps: number | null;
  straight: number | null;
}

export function distance(board: Board, from: Space, to: Space): Distance {
  const { ways = [], per = 0 } = board.measure ?? {};
  const [[x0, y0], [x1, y1]] = [middleOf(from), middleOf(to)];
  return {
    steps: ways.length ? steps(ways, from.id, to.id) : null,
    straight: per ? Math.round(Math.hypot(x1 - x0, y1 - y0) * per) : null,
  };
}

/** The fewest steps along the ways; null when none leads there. */
export function steps(ways: readonly [string, string][], from: string, to: string): number | null {
  const near = new Map<string, string[]>();
  for (const [one, other] of ways) {
    near.set(one, [...(near.get(one) ?? []), other]);
    near.set(other, [...(near.get(other) ?? []), one]);
  }
  const far = new Map([[from, 0]]);
  for (const space of far.keys()) {
    if (space === to) return far.get(space)!;
    for (const next of near.get(space) ?? []) if (!far.has(next)) far.set(next, far.get(space)! + 1);
  }
  return null;
}

export function distanceText(board: Board, found: Distance, say: (text: Both | undefined) => string): string {
  const parts = [
    found.steps === null ? '' : `${found.steps} ${say(board.measure?.step)}`.trim(),
    found.straight === null ? '' : `${found.straight} ${say(board.measure?.unit)}`.trim(),
  ];
  return parts.filter(Boolean).join(' · ') || '–';
}
