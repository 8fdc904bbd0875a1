// How a part of a board fills a pane.

import type { Frame } from './chart';

/** Which part of a board must stay in sight for it to be shown larger than whole. */
const LEAST_SHOWN = 0.7;

export interface View {
  k: number;
  x: number;
  y: number;
}

export interface Pane {
  width: number;
  height: number;
}

/** Return the transform that shows the whole frame in the middle of the pane, below its `head`. */
export function fitted(frame: Frame, pane: Pane, padding: number, head = 0): View {
  const k = Math.max(
    0.05,
    Math.min((pane.width - 2 * padding) / frame.width, (pane.height - head - padding - (head ? 0 : padding)) / frame.height),
  );
  return {
    k,
    x: (pane.width - frame.width * k) / 2 - frame.x * k,
    y: head + (pane.height - head - (head ? padding : 0) - frame.height * k) / 2 - frame.y * k,
  };
}

/** The smallest size of counters in a frame; a frame that needs smaller ones is shown in part. */
const LEGIBLE = 34;

/** Come so near to the middle of a frame that counters of this size can be read. */
export function legible(view: View, frame: Frame, pane: Pane, counter: number): View {
  const k = Math.max(view.k, LEGIBLE / counter);
  if (k === view.k) return view;
  return { k, x: pane.width / 2 - (frame.x + frame.width / 2) * k, y: pane.height / 2 - (frame.y + frame.height / 2) * k };
}

/** The part of a tall board that fills the width of a pane, about a height where most is going on. */
export function across(board: Pane, pane: Pane, padding: number, y: number): Frame {
  const height = (board.width * (pane.height - 2 * padding)) / (pane.width - 2 * padding);
  if (height >= board.height || height < board.height * LEAST_SHOWN) return { x: 0, y: 0, width: board.width, height: board.height };
  return { x: 0, y: Math.max(0, Math.min(y - height / 2, board.height - height)), width: board.width, height };
}

/** Keep a board from leaving empty table where it could cover the pane. */
export function covering(view: View, board: Pane, pane: Pane): View {
  return {
    k: view.k,
    x: along(view.x, board.width * view.k, pane.width),
    y: along(view.y, board.height * view.k, pane.height),
  };
}

function along(start: number, length: number, room: number): number {
  if (length <= room) return (room - length) / 2;
  return Math.min(0, Math.max(start, room - length));
}
