import { describe, expect, it } from 'vitest';

import { balloonAt, tailTo } from '../src/lib/balloon';

describe('the dice of a throw', () => {
  it('stand over their counter', () => {
    expect(balloonAt([500, 400], [[500, 400]], 130, 1, 1000)).toEqual([500, 332]);
  });

  it('stand under it near the upper edge', () => {
    expect(balloonAt([500, 130], [[500, 130]], 130, 1, 1000)).toEqual([500, 204]);
  });

  it('stand beside it where other counters lie over and under it', () => {
    const [x, y] = balloonAt([500, 400], [[500, 400], [500, 320], [520, 480]], 130, 1, 1000);

    expect(y).toBe(400);
    expect(Math.abs(x - 500)).toBeGreaterThan(65 + 30);
  });

  it('stay on the board', () => {
    expect(balloonAt([10, 400], [], 130, 1, 1000)[0]).toBe(73);
  });

  it('point at their counter', () => {
    expect(tailTo([0, 44])).toBe('M-9 0 L0 22 L9 0 Z');
  });
});
