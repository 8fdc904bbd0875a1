import { describe, expect, it } from 'vitest';
import { tallies } from '../src/lib/dice';
import { paletteCss } from '../src/lib/palette';
import { distance, distanceText, steps } from '../src/lib/ruler';
import { middleOf, pointsOf, ringPath, spaceAt } from '../src/lib/spaces';
import { nextSeats } from '../src/lib/state';
import type { Board, LogEntry, Space, View } from '../src/lib/wire';

const title = { es: '', en: '' };
const zone = (id: string, x: number, y: number): Space => ({ id, title, x, y, w: 10, h: 10 });
const hex: Space = { id: 'hex', title, shape: 'hex', x: 50, y: 50, w: 17.32, h: 20 };
const port: Space = { id: 'port', title, x: 5, y: 5 };
const board: Board = {
  id: 'chart', title, width: 100, height: 100, style: 'chart', spaces: [zone('A1', 0, 0), zone('A2', 10, 0), zone('A3', 20, 0), hex, port],
  measure: { ways: [['A1', 'A2'], ['A2', 'A3']], step: { es: 'zonas', en: 'zones' }, per: 2, unit: { es: 'km', en: 'km' } },
};

describe('spaces', () => {
  it('stands a hex on its corner when it is higher than wide', () => {
    expect(pointsOf(hex)[0]).toEqual([50, 40]);
    expect(pointsOf({ ...hex, w: 20, h: 17.32 })[0]).toEqual([60, 50]);
  });

  it('finds the space under a point, a place before the zone it lies in', () => {
    expect(spaceAt(board, [15, 8], 2)?.id).toBe('A2');
    expect(spaceAt(board, [5.5, 5], 2)?.id).toBe('port');
    expect(spaceAt(board, [9, 9], 2)?.id).toBe('A1');
    expect(spaceAt(board, [42, 42], 2)).toBe(null);
  });

  it('knows the middle of boxes by their corner and of hexes by themselves', () => {
    expect(middleOf(zone('A1', 0, 0))).toEqual([5, 5]);
    expect(middleOf(hex)).toEqual([50, 50]);
  });

  it('draws a wedge from its first bearing to its last', () => {
    expect(ringPath({ x: 0, y: 0, radius: 10, start: 0, sweep: 90 })).toBe('M0 -10A10 10 0 0 1 10 0L0 0Z');
  });
});

describe('the ruler', () => {
  it('counts steps along the ways and measures as the crow flies', () => {
    const found = distance(board, board.spaces![0]!, board.spaces![2]!);

    expect(found).toEqual({ steps: 2, straight: 40 });
    expect(distanceText(board, found, (text) => text?.es ?? '')).toBe('2 zonas · 40 km');
    expect(steps([['a', 'b']], 'a', 'c')).toBe(null);
  });
});

describe('the dice so far', () => {
  it('are counted by their sides against what was to be expected', () => {
    const log = [1, 1, 6].map((die, n) => ({ n, roll: { die, sides: 6, faces: [] as number[] } }) as LogEntry);
    const [tally] = tallies(log);

    expect(tally).toMatchObject({ sides: 6, rolls: 3, expected: 3.5 });
    expect(tally!.mean).toBeCloseTo(8 / 3);
    expect(tally!.faces[0]).toEqual({ face: 1, count: 2, expected: 0.5 });
    expect(tally!.chance).toBeCloseTo(0.398, 2);
    expect(tallies([])).toEqual([]);
  });

  it('count each for itself where two were thrown together', () => {
    const [tally] = tallies([{ n: 0, roll: { die: 11, sides: 6, faces: [5, 6] } } as LogEntry]);

    expect(tally).toMatchObject({ rolls: 2, mean: 5.5 });
    expect(tally!.faces.map((face) => face.count)).toEqual([0, 0, 0, 0, 1, 1]);
  });
});

describe('a palette', () => {
  it('becomes rules for the page, the sides and the styles', () => {
    const css = paletteCss('chase', {
      colours: { ink: ['#000000', '#ffffff'] }, sides: { us: { ground: '#0000ff', ink: null } },
      counters: { 'us.patrol': { ground: null, ink: '#ff0000' } }, lines: { road: ['#111111', '#eeeeee'] }, areas: {}, emblem: [],
    });

    expect(css).toContain("[data-game='chase'] { --ink: light-dark(#000000, #ffffff); }");
    expect(css).toContain("[data-game='chase'] [data-side='us'] { --side: #0000ff; }");
    expect(css).toContain("[data-game='chase'] [data-side='us'][data-tone='patrol'] { --side-ink: #ff0000; }");
    expect(css).toContain("[data-game='chase'] [data-route='road'] { --route: light-dark(#111111, #eeeeee); }");
  });
});

describe('the chair', () => {
  const view = (waiting: string[], over = false): View => ({ seat: 'red', over, waiting }) as unknown as View;

  it('changes hands when only another seat of this browser is asked', () => {
    expect(nextSeats(view(['blue']), ['red', 'blue'])).toEqual(['blue']);
    expect(nextSeats(view(['red', 'blue']), ['red', 'blue'])).toEqual([]);
    expect(nextSeats(view(['blue']), ['red'])).toEqual([]);
    expect(nextSeats(view(['blue'], true), ['red', 'blue'])).toEqual([]);
  });
});
