// The free strip at the foot of a printed sheet.

import type { Board } from './wire';

export interface Room {
  x: number;
  y: number;
  width: number;
  height: number;
}

const EACH = 96;
const MARGIN = 30;

/** Return the room for each of `count` tracks below the lowest box, or null when there is none. */
export function sheetRoom(board: Board, count: number): Room | null {
  const spaces = board.spaces ?? [];
  if (!count || !spaces.length) return null;
  const foot = Math.max(...spaces.map((space) => space.y + (space.h ?? 0)));
  const left = Math.min(...spaces.map((space) => space.x));
  const right = Math.max(...spaces.map((space) => space.x + (space.w ?? 0)));
  const free = board.height - foot - MARGIN - 14;
  if (free < EACH * count) return null;
  return { x: left, y: foot + MARGIN, width: right - left, height: free / count };
}
