// Tracks as they are printed.

import type { Track } from './wire';

export interface Place {
  value: number;
  here: boolean;
  mark: boolean;
}

const ROW = 20;

/** The rows of a track: all its numbers in one, or tens and units in two when they are many. */
export function trackRows(track: Track): Place[][] {
  const marks = (track.marks ?? []).map((mark) => mark.value);
  if (track.high - track.low < ROW) {
    return [numbers(track.low, track.high).map((value) => ({ value, here: value === track.value, mark: marks.includes(value) }))];
  }
  const tens = numbers(Math.floor(track.low / 10), Math.floor(track.high / 10));
  return [
    tens.map((ten) => ({ value: ten * 10, here: Math.floor(track.value / 10) === ten, mark: marks.some((mark) => Math.floor(mark / 10) === ten) })),
    numbers(0, 9).map((unit) => ({ value: unit, here: ((track.value % 10) + 10) % 10 === unit, mark: false })),
  ];
}

function numbers(low: number, high: number): number[] {
  return Array.from({ length: high - low + 1 }, (_, index) => low + index);
}
