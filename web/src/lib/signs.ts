// Small pictures in boxes, each in a square of 16 by 16 around its middle.

import type { Sign } from './wire';

export const SIGNS: Record<Sign, string> = {
  star: 'M0 -7 L1.700 -2.300 L6.700 -2.200 L2.700 0.900 L4.100 5.700 L0 2.800 L-4.100 5.700 L-2.700 0.900 L-6.700 -2.200 L-1.700 -2.300 Z',
  fighters: 'M-3.900 -7.600 l0.700 0.900 v1.400 l2.600 1.400 v0.900 l-2.600 -0.600 v1.300 l0.800 0.800 v0.500 h-3 v-0.500 l0.800 -0.800 v-1.300 l-2.600 0.600 v-0.900 l2.600 -1.400 v-1.400 Z M3.900 -7.600 l0.700 0.900 v1.400 l2.600 1.400 v0.900 l-2.600 -0.600 v1.300 l0.800 0.800 v0.500 h-3 v-0.500 l0.800 -0.800 v-1.300 l-2.600 0.600 v-0.900 l2.600 -1.400 v-1.400 Z M-3.900 0.600 l0.700 0.900 v1.400 l2.600 1.400 v0.900 l-2.600 -0.600 v1.300 l0.800 0.800 v0.500 h-3 v-0.500 l0.800 -0.800 v-1.300 l-2.600 0.600 v-0.900 l2.600 -1.400 v-1.400 Z M3.900 0.600 l0.700 0.900 v1.400 l2.600 1.400 v0.900 l-2.600 -0.600 v1.300 l0.800 0.800 v0.500 h-3 v-0.500 l0.800 -0.800 v-1.300 l-2.600 0.600 v-0.900 l2.600 -1.400 v-1.400 Z',
  aircraft: 'M-0.900 -7.500 h1.800 l0.500 5 l6.600 3.600 v1.900 l-6.600 -1.700 l-0.400 3.900 l2.200 1.500 v1.300 l-3.200 -0.900 l-3.200 0.900 v-1.300 l2.200 -1.500 l-0.400 -3.900 l-6.600 1.700 v-1.900 l6.600 -3.600 Z',
  factory: 'M-7.500 6.500 V-1.500 L-3 1.500 V-1.500 L1.500 1.500 V-1.500 L2.500 -7 H5.500 L6.500 -1 L7.500 6.500 Z',
  railway: 'M-5.500 -6 Q-5.500 -7.500 -4 -7.500 H4 Q5.500 -7.500 5.500 -6 V3 Q5.500 4.500 4 4.500 L6 7.500 H4 L2.800 5.800 H-2.800 L-4 7.500 H-6 L-4 4.500 Q-5.500 4.500 -5.500 3 Z M-3.800 -5.500 V-1.500 H3.800 V-5.500 Z M-3 1 a1.100 1.100 0 1 0 0.010 0 Z M3 1 a1.100 1.100 0 1 0 0.010 0 Z',
  docks: 'M-1 -4.200 A2.300 2.300 0 1 1 1 -4.200 V-2.500 H4 V-0.700 H1 V5 Q4.200 4.300 4.800 1.500 L3.300 2 L5.500 -1.200 L7.500 2.200 L6.200 1.900 Q5.300 7 0 7.400 Q-5.300 7 -6.200 1.900 L-7.500 2.200 L-5.500 -1.200 L-3.300 2 L-4.800 1.500 Q-4.200 4.300 -1 5 V-0.700 H-4 V-2.500 H-1 Z',
  flak: 'M0 -8 L1.700 -3.500 L5.700 -5.700 L3.500 -1.700 L8 0 L3.500 1.700 L5.700 5.700 L1.700 3.500 L0 8 L-1.700 3.500 L-5.700 5.700 L-3.500 1.700 L-8 0 L-3.500 -1.700 L-5.700 -5.700 L-1.700 -3.500 Z',
};

const GLYPH = 17;
const FIGURE = 10;
const ROOM = 9;

/** How wide a box with these signs and letters is, before it is scaled. */
export function boxWidth(signs: readonly Sign[], short: string): number {
  return Math.max(38, ROOM + signs.length * GLYPH + short.length * FIGURE);
}

/** Where the letters of a box stand: between its first sign and the others. */
export function boxParts(signs: readonly Sign[], short: string): { signs: { sign: Sign; x: number }[]; text: number } {
  const width = signs.length * GLYPH + short.length * FIGURE;
  let x = -width / 2;
  const placed: { sign: Sign; x: number }[] = [];
  let text = 0;
  signs.forEach((sign, index) => {
    placed.push({ sign, x: x + GLYPH / 2 });
    x += GLYPH;
    if (index === 0) {
      text = x + (short.length * FIGURE) / 2;
      x += short.length * FIGURE;
    }
  });
  return { signs: placed, text };
}
