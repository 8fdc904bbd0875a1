// Geometry of a bar chart: bars, ticks and marks whose words do not overlap.

import type { Chart, Mark } from './wire';

export interface Bar {
  value: number;
  chance: number;
  x: number;
  width: number;
  height: number;
}

export interface Flag {
  mark: Mark;
  x: number;
  row: number;
  anchor: 'start' | 'middle' | 'end';
}

/** Keep the visible part of a chart: values rarer than a thousandth at either end are cut off. */
export function trimmed(chart: Chart, least = 0.0008): Chart {
  const marks = (chart.marks ?? []).map((mark) => mark.value);
  const seen = chart.chances.flatMap((chance, index) => (chance >= least ? [chart.low + index] : []));
  if (!seen.length) return chart;
  const low = Math.min(seen[0]!, ...marks);
  const high = Math.max(seen.at(-1)!, ...marks);
  const chances = Array.from({ length: high - low + 1 }, (_, index) => chart.chances[low - chart.low + index] ?? 0);
  return { ...chart, low, chances };
}

export function barsOf(chart: Chart, width: number, height: number): Bar[] {
  const most = Math.max(...chart.chances, 1e-9);
  const step = width / chart.chances.length;
  return chart.chances.map((chance, index) => ({
    value: chart.low + index,
    chance,
    x: index * step,
    width: step,
    height: (chance / most) * height,
  }));
}

/** Round numbers along the foot of the chart, about six of them. */
export function ticks(low: number, high: number, wanted = 6): number[] {
  const rough = Math.max((high - low) / wanted, 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((times) => times * power).find((one) => one >= rough) ?? rough;
  const found: number[] = [];
  for (let value = Math.ceil(low / step) * step; value <= high; value += step) found.push(value);
  return found;
}

/** Lay the words of the marks in rows, so that none runs into the next. */
export function flags(chart: Chart, width: number, letter: number, text: (mark: Mark) => string): Flag[] {
  const step = width / chart.chances.length;
  const ends: number[] = [];
  return merged(chart.marks ?? [])
    .sort((a, b) => a.value - b.value)
    .map((mark) => {
      const x = (mark.value - chart.low + 0.5) * step;
      const long = text(mark).length * letter;
      const anchor = x + long / 2 > width ? 'end' : x - long / 2 < 0 ? 'start' : 'middle';
      const left = anchor === 'end' ? x - long : anchor === 'start' ? x : x - long / 2;
      let row = ends.findIndex((end) => end < left);
      if (row < 0) row = ends.length;
      ends[row] = left + long + letter;
      return { mark, x, row, anchor };
    });
}

/** Marks on one value are one mark with all their words. */
function merged(marks: readonly Mark[]): Mark[] {
  const found = new Map<number, Mark>();
  for (const mark of marks) {
    const same = found.get(mark.value);
    if (!same) found.set(mark.value, mark);
    else found.set(mark.value, { value: mark.value, actual: Boolean(same.actual || mark.actual), text: { es: `${same.text.es} / ${mark.text.es}`, en: `${same.text.en} / ${mark.text.en}` } });
  }
  return [...found.values()];
}

/** The chance of a value and all above it (or below it). */
export function atLeast(chart: Chart, value: number): number {
  return chart.chances.reduce((sum, chance, index) => (chart.low + index >= value ? sum + chance : sum), 0);
}

export function atMost(chart: Chart, value: number): number {
  return chart.chances.reduce((sum, chance, index) => (chart.low + index <= value ? sum + chance : sum), 0);
}
