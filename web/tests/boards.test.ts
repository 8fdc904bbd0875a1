import { describe, expect, it } from 'vitest';
import { alongLine, aside, closedPath, frameAround, placeLabels, RANKS, smoothPath, type Wanted } from '../src/lib/chart';
import { covering, fitted } from '../src/lib/fit';
import { sheetRoom } from '../src/lib/sheet-room';
import { boxParts, boxWidth } from '../src/lib/signs';
import { counterSize, fanned, listed, lying, stacksOf, totalOf } from '../src/lib/stacks';
import { trackRows } from '../src/lib/track';
import { board, both, piece, space } from './make';

const sheet = board([space('a', { slots: 2 }), space('c', { x: 400 })]);

describe('stacks', () => {
  it('are the pieces of one space and slot', () => {
    const found = stacksOf(sheet, [piece('1', 'a'), piece('2', 'a', { slot: 1 }), piece('3', 'a'), piece('4', 'c'), piece('5', 'nowhere')], 50);

    expect(found.map((stack) => [stack.key, stack.pieces.length])).toEqual([['a/0', 2], ['a/1', 1], ['c/0', 1]]);
  });

  it('lie in the halves of their box', () => {
    const [left, right] = stacksOf(sheet, [piece('1', 'a'), piece('2', 'a', { slot: 1 })], 50);

    expect([left!.x, right!.x]).toEqual([50, 150]);
  });

  it('show their depth, but no more than a few steps of it', () => {
    const [stack] = stacksOf(sheet, Array.from({ length: 20 }, (_, n) => piece(String(n), 'a')), 50);

    expect(lying(stack!, 1).x).toBeGreaterThan(lying(stack!, 0).x);
    expect(lying(stack!, 19)).toEqual(lying(stack!, 10));
  });

  it('fan out without leaving the board or covering one another', () => {
    const [stack] = stacksOf(sheet, Array.from({ length: 8 }, (_, n) => piece(String(n), 'a')), 50);
    const spots = fanned(stack!, sheet);

    expect(new Set(spots.map((spot) => `${spot.x} ${spot.y}`)).size).toBe(8);
    expect(Math.min(...spots.map((spot) => spot.x))).toBeGreaterThan(25);
    expect(Math.min(...spots.map((spot) => spot.y))).toBeGreaterThan(25);
  });

  it('are listed from the top, equal faces counted', () => {
    const list = listed([piece('1', 'a'), piece('2', 'a'), piece('3', 'a', { ghost: true })]);

    expect(list.map((line) => [line.piece.id, line.count])).toEqual([['3', 1], ['2', 2]]);
  });

  it('add up when each counter has one figure', () => {
    const twoFigures = piece('3', 'a', { face: { silhouette: 'x', title: both('U'), side: 'r', ratings: ['2', '1'] } });

    expect(totalOf([piece('1', 'a'), piece('2', 'a')])).toBe(10);
    expect(totalOf([piece('1', 'a'), twoFigures])).toBeNull();
    expect(totalOf([piece('1', 'a')])).toBeNull();
  });

  it('have counters that fit the smallest half', () => {
    expect(counterSize(sheet)).toBeLessThanOrEqual(64);
    expect(counterSize(board([space('p', { w: 0, h: 0 })]), 4)).toBeLessThan(counterSize(board([space('p', { w: 0, h: 0 })]), 1));
  });
});

describe('a chart', () => {
  it('closes its coasts', () => {
    expect(closedPath([[0, 0], [1, 0], [1, 1]])).toBe('M0 0L1 0L1 1Z');
  });

  it('draws routes through every stop', () => {
    const path = smoothPath([[0, 0], [10, 5], [20, 0]]);

    expect(path.startsWith('M0 0C')).toBe(true);
    expect(path).toContain(' 10 5C');
    expect(path.endsWith(' 20 0')).toBe(true);
  });

  it('frames what matters, inside the board', () => {
    expect(frameAround(sheet, [[100, 100], [300, 200]], 50)).toEqual({ x: 50, y: 50, width: 300, height: 200 });
    expect(frameAround(sheet, [[10, 10], [990, 790]], 50)).toEqual({ x: 0, y: 0, width: 1000, height: 800 });
    expect(frameAround(sheet, [], 50).width).toBe(1000);
  });

  it('never writes one name over another', () => {
    const near: Wanted[] = [0, 1, 2, 3, 4, 5].map((n) => ({ id: String(n), text: 'A long name', x: 100, y: 100 + n, gap: 5, rank: { order: n, from: 0 } }));
    const placed = placeLabels(near, 12);

    expect(placed.map((one) => one.id)).toContain('0');
    expect(placed.length).toBeLessThan(near.length);
  });

  it('writes targets before towns, and towns before the rest', () => {
    expect(Object.values(RANKS).map((rank) => rank.order)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('measures along a line', () => {
    expect(alongLine([[0, 0], [10, 0]], 5)).toEqual([[0, 0], [5, 0], [10, 0]]);
  });
});

describe('fitting', () => {
  it('shows the whole frame in the middle', () => {
    expect(fitted({ x: 0, y: 0, width: 100, height: 50 }, { width: 240, height: 240 }, 20)).toEqual({ k: 2, x: 20, y: 70 });
  });

  it('covers the pane where the board is large enough', () => {
    expect(covering({ k: 1, x: 50, y: -900 }, { width: 1000, height: 800 }, { width: 500, height: 500 })).toEqual({ k: 1, x: 0, y: -300 });
    expect(covering({ k: 1, x: 50, y: 0 }, { width: 100, height: 800 }, { width: 500, height: 500 }).x).toBe(200);
  });
});

describe('a printed sheet', () => {
  it('has room for tracks only below its boxes', () => {
    expect(sheetRoom(sheet, 1)?.y).toBeGreaterThan(140);
    expect(sheetRoom(board([space('a', { h: 780 })]), 1)).toBeNull();
    expect(sheetRoom(sheet, 0)).toBeNull();
  });

  it('prints a long track as tens above units', () => {
    const [tens, units] = trackRows({ id: 't', title: both('T'), low: 0, high: 99, value: 37, marks: [{ value: 40, text: both('goal') }] });

    expect(tens!.find((place) => place.here)?.value).toBe(30);
    expect(units!.find((place) => place.here)?.value).toBe(7);
    expect(tens!.find((place) => place.mark)?.value).toBe(40);
  });

  it('prints a short track in one row', () => {
    expect(trackRows({ id: 't', title: both('T'), low: 1, high: 8, value: 4 })).toHaveLength(1);
  });
});

describe('names printed on a map', () => {
  const counter = { x0: 80, y0: 80, x1: 120, y1: 120 };

  it('stay where they are while nothing covers them', () => {
    expect(aside([100, 60], 40, 10, [counter])).toEqual([100, 60]);
  });

  it('stand beside a counter that would cover them, as near as there is room', () => {
    expect(aside([100, 112], 40, 10, [counter])).toEqual([100, 130]);
    expect(aside([100, 112], 40, 10, [counter, { x0: 60, y0: 121, x1: 140, y1: 160 }])).toEqual([100, 77]);
  });
});

describe('names of boxes', () => {
  const label: Wanted = { id: 'a', text: 'Western German Bight', x: 200, y: 100, gap: 20, rise: 14, folds: true, rank: RANKS.town };

  it('fold where there is no room for one line', () => {
    const walls = [{ x0: 0, y0: 0, x1: 145, y1: 300 }, { x0: 255, y0: 0, x1: 500, y1: 300 }];
    const [placed] = placeLabels([label], 12, walls);

    expect(placed?.lines).toEqual(['Western', 'German Bight']);
    expect(placeLabels([{ ...label, folds: false }], 12, walls)).toEqual([]);
  });

  it('keep as clear of one another as they are wide', () => {
    const other = { ...label, id: 'b', text: 'Bremen', x: 420 };
    const anchors = (width: (line: string) => number) => placeLabels([label, { ...other, width }], 12, [], []).map((one) => one.anchor);

    expect(anchors((line) => line.length * 0.5)).toEqual(['start', 'start']);
    expect(placeLabels([{ ...label, width: (line) => line.length * 0.9 }, other], 12, [{ x0: 395, y0: 86, x1: 445, y1: 114 }])[0]!.anchor).toBe('middle');
  });

  it('make room for one another', () => {
    const walls = [{ x0: 200, y0: 0, x1: 202, y1: 84 }, { x0: 200, y0: 116, x1: 202, y1: 300 }, { x0: 0, y0: 90, x1: 130, y1: 110 }];
    const first = { ...label, folds: false, text: 'Emden', x: 250 };
    const second = { ...label, folds: false, id: 'b', text: 'Leer', x: 340, rank: RANKS.least };
    const open = placeLabels([first, second], 12, [...walls, { x0: 362, y0: 0, x1: 500, y1: 300 }, { x0: 300, y0: 0, x1: 361, y1: 85 }, { x0: 300, y0: 115, x1: 361, y1: 300 }]);

    expect(open.map((one) => one.id).sort()).toEqual(['a', 'b']);
  });

  it('keep clear of lines where they can', () => {
    const beside = placeLabels([label], 12)[0]!;
    const above = placeLabels([label], 12, [], [[beside.lx + 20, beside.ly - 3]])[0]!;

    expect(beside.anchor).toBe('start');
    expect(above.anchor).toBe('middle');
  });

  it('stand beside boxes that are as wide as what is in them', () => {
    expect(boxWidth(['docks', 'flak'], '10')).toBeGreaterThan(boxWidth([], '3'));
    expect(boxParts(['docks', 'flak'], '7').signs.map(({ sign }) => sign)).toEqual(['docks', 'flak']);
    expect(boxParts(['docks', 'flak'], '7').text).toBe(0);
  });
});
