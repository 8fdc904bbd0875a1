import { expect, test } from 'vitest';
import type { View } from '../src/lib/fit';
import { bounded, centred, pinched, scaled, type Bounds } from '../src/lib/pan';
import type { Point } from '../src/lib/wire';

const BOUNDS: Bounds = { board: { width: 1000, height: 500 }, pane: { width: 800, height: 400 }, least: 0.8 };
const VIEW: View = { k: 1, x: -100, y: -50 };

function onBoard(view: View, [x, y]: Point): Point {
  return [(x - view.x) / view.k, (y - view.y) / view.k];
}

test('the point under the pointer stays where it is', () => {
  const near = scaled(VIEW, 1.7, [300, 200], BOUNDS);

  expect(near.k).toBeCloseTo(1.7);
  expect(onBoard(near, [300, 200])).toEqual(onBoard(VIEW, [300, 200]).map((value) => expect.closeTo(value)));
});

test('a board is scaled no further than its bounds', () => {
  expect(scaled(VIEW, 100, [0, 0], BOUNDS).k).toBe(6);
  expect(scaled(VIEW, 0.01, [0, 0], BOUNDS).k).toBeCloseTo(0.48);
});

test('two fingers keep what they touch', () => {
  const before: [Point, Point] = [[300, 200], [400, 200]];
  const now: [Point, Point] = [[250, 220], [450, 220]];
  const near = pinched(VIEW, before, now, BOUNDS);

  expect(near.k).toBeCloseTo(2);
  for (const finger of [0, 1]) expect(onBoard(near, now[finger]!)).toEqual(onBoard(VIEW, before[finger]!).map((value) => expect.closeTo(value)));
});

test('a point of the board comes into the middle', () => {
  expect(onBoard(centred(VIEW, [640, 120], BOUNDS), [400, 200])).toEqual([640, 120]);
});

test('a board pushed off the pane comes back to its slack', () => {
  expect(bounded({ k: 1, x: 5000, y: -5000 }, BOUNDS)).toEqual({ k: 1, x: 350, y: 400 - 675 });
  expect(bounded(VIEW, BOUNDS)).toEqual(VIEW);
});

test('a board smaller than the pane lies in the middle of it', () => {
  const far = bounded({ k: 0.3, x: 700, y: 0 }, BOUNDS);

  expect(far.x + (1000 * 0.3) / 2).toBeCloseTo(400);
});
