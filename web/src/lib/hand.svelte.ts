// The hand over the table: the piece picked up, others picked with it, and the way it is to go.

import type { MatchClient, Errand } from './match.svelte';
import { SKIP, UNDO } from './match.svelte';
import { coursesTo, inManner, isSubject, leaveOf, mannersOf, plainOf } from './orders';
import type { Offered, Prompt } from './wire';

const LATER = 'later:';
const NO_WORDS = { es: '', en: '' };

export class Hand {
  /** Pieces that get the same order as the one in hand. */
  others = $state.raw<string[]>([]);
  /** The courses to a space of which one must be chosen. */
  ways = $state.raw<Offered[]>([]);
  private wished = $state('');

  constructor(private readonly match: () => MatchClient | null) {}

  private get prompt(): Prompt | null {
    return this.match()?.prompt ?? null;
  }

  /** The manner of moving: the last one the player chose, where it is open. */
  get manner(): string {
    const open = mannersOf(this.prompt?.options ?? []).map((manner) => manner.id);
    return open.includes(this.wished) ? this.wished : (open[0] ?? '');
  }

  set manner(manner: string) {
    this.wished = manner;
    this.ways = [];
  }

  /** Whether the piece of the question was picked up by the last answer, so that it can be put down. */
  get isHeld(): boolean {
    const before = this.match()?.entries.at(-1);
    const picked = before?.prompt.options?.find((offer) => offer.id === before.answer)?.piece;
    return Boolean(this.prompt?.subject && picked === this.prompt.subject && this.match()?.view?.undo === 'free');
  }

  /** What can be chosen on the board. */
  get open(): Offered[] {
    return inManner(plainOf(this.prompt), this.manner);
  }

  /** What could be in hand instead: the pieces of the question before this one. */
  get instead(): Offered[] {
    const before = this.match()?.entries.at(-1);
    if (!this.isHeld || !before) return [];
    return plainOf(before.prompt).filter((offer) => isSubject(before.prompt, offer) && offer.id !== before.answer);
  }

  /** Pieces that are asked about once this question is ended: to pick one up ends it. */
  get later(): Offered[] {
    const open = new Set(this.open.map((offer) => offer.piece));
    const ids = (this.prompt?.later ?? []).filter((piece) => !open.has(piece));
    return ids.map((piece) => ({ id: `${LATER}${piece}`, text: NO_WORDS, piece }));
  }

  /** Take what was pointed at; return what it leaves open. */
  take(offers: Offered[]): Offered[] {
    const prompt = this.prompt;
    if (!prompt) return [];
    const here = (prompt.options ?? []).filter((open) => offers.some((offer) => isSame(open, offer)));
    if (!here.length) return this.change(offers);
    const spaces = new Set(here.filter((offer) => !offer.piece).map((offer) => offer.space));
    if (here.length > 1 && spaces.size === 1 && here.every((offer) => offer.space)) {
      this.ways = coursesTo(here, here[0]!.space!);
      return [];
    }
    if (here.length > 1) return here;
    this.order(here[0]!);
    return [];
  }

  /** Pick several pieces: the first comes into the hand, the others go with it. */
  takeAll(offers: Offered[]): void {
    const [first, ...rest] = offers;
    if (!first) return;
    this.others = rest.map((offer) => offer.piece!);
    if (first.id.startsWith(LATER)) this.reach(first.piece!);
    else this.match()?.answer(first.id);
  }

  /** Pick one more piece, or let it go again. */
  toggle(piece: string): void {
    const open = [...this.open, ...this.instead, ...this.later].find((offer) => offer.piece === piece);
    if (!open) return;
    if (!this.prompt?.subject) return this.takeAll([open]);
    this.others = this.others.includes(piece) ? this.others.filter((one) => one !== piece) : [...this.others, piece];
  }

  /** Put down the piece in hand; return whether there was one. */
  putDown(): boolean {
    if (this.ways.length) {
      this.ways = [];
      return true;
    }
    if (!this.isHeld) return false;
    this.others = [];
    this.match()?.undo();
    return true;
  }

  /** Forget the ways to choose from once the question is another. */
  refresh(): void {
    this.ways = [];
  }

  /** Let go of the pieces picked together once nothing is in hand and nothing is under way. */
  letGo(): void {
    if (!this.prompt?.subject && !this.match()?.isBusy) this.others = [];
  }

  /** Give an order to the piece in hand, and the same to those picked with it. */
  order(offer: Offered): void {
    this.ways = [];
    const match = this.match();
    if (!this.others.length || !offer.space) return match?.answer(offer.id);
    const also = this.others.flatMap((piece) => [picking(piece), going(piece, offer)]);
    this.others = [];
    match?.run([() => offer.id, ...also]);
  }

  /** End questions until a piece can be picked up, and pick it up. */
  private reach(piece: string): void {
    this.match()?.run([leaving(piece), leaving(piece), picking(piece)]);
  }

  private change(offers: Offered[]): Offered[] {
    if (offers.length > 1) return offers;
    const piece = offers[0]?.piece;
    if (piece && offers[0]!.id.startsWith(LATER)) this.reach(piece);
    else if (piece) this.match()?.run([() => UNDO, picking(piece)]);
    return [];
  }
}

/** End a question that does not ask about a piece but tells that a later one will. */
function leaving(piece: string): Errand {
  return (prompt) => (prompt.later?.includes(piece) ? leaveOf(prompt)?.id : undefined) ?? SKIP;
}

function isSame(one: Offered, other: Offered): boolean {
  return one.id === other.id && one.piece === other.piece && one.space === other.space;
}

export function picking(piece: string): Errand {
  return (prompt) => (prompt.subject ? undefined : plainOf(prompt).find((offer) => offer.piece === piece)?.id) ?? SKIP;
}

/** The same order for another piece; one that cannot follow it is put down again. */
function going(piece: string, { space, manner }: Offered): Errand {
  return (prompt) => {
    if (prompt.subject !== piece) return SKIP;
    return coursesTo(inManner(prompt.options ?? [], manner?.id ?? ''), space!)[0]?.id ?? UNDO;
  };
}
