// The places on the boards that a briefing or a lesson points at.

import { isMap, middleOf } from './spaces';
import type { Board, Frame, Point } from './wire';

export interface Meant {
  /** Numbered spaces, in the order in which they are spoken of. */
  marks: { space: string; n: number }[];
  /** Pieces that are meant besides. */
  pieces: string[];
  /** Whether all else is dimmed. */
  dims: boolean;
}

/** The part of a map around those places, large enough to recognise the area; a sheet is shown whole. */
export function frameOf(board: Board, meant: Meant, ratio: number): Frame | null {
  const points = (board.spaces ?? []).filter((space) => meant.marks.some((mark) => mark.space === space.id)).map(middleOf);
  if (!points.length || !isMap(board)) return null;
  const [x0, y0, x1, y1] = bounds(points);
  const margin = Math.max(board.width, board.height) * 0.12;
  const height = Math.min(board.height, Math.max(y1 - y0 + 2 * margin, (x1 - x0 + 2 * margin) / ratio));
  const width = Math.min(board.width, height * ratio);
  return { x: clamp((x0 + x1 - width) / 2, board.width - width), y: clamp((y0 + y1 - height) / 2, board.height - height), w: width, h: height };
}

function bounds(points: Point[]): [number, number, number, number] {
  const xs = points.map((point) => point[0]);
  const ys = points.map((point) => point[1]);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

function clamp(value: number, most: number): number {
  return Math.max(0, Math.min(value, most));
}
