// The interface between a board and the hand over it.

import type { Chance, Offered } from './wire';

export interface Play {
  /** Pieces that could be in hand instead. */
  instead: Offered[];
  /** The piece in hand, and those that get the same order. */
  held: string;
  others: string[];
  /** The courses to a space of which one must be chosen. */
  ways: Offered[];
  /** Whether an answer is on its way. */
  isBusy: boolean;
  /** The option pointed at, on the board or beside it. */
  pointed: Offered | null;
  hover: (offer: Offered | null) => void;
  /** The odds of options of the question, by their ids. */
  odds: ReadonlyMap<string, Chance>;
  /** Pick one more, or let it go again. */
  pick: (piece: string) => void;
  /** Pick all in a frame. */
  frame: (offers: Offered[]) => void;
  putDown: () => void;
}

export const WATCHING: Play = { instead: [], held: '', others: [], ways: [], isBusy: false, pointed: null, hover: () => {}, odds: new Map(), pick: () => {}, frame: () => {}, putDown: () => {} };
