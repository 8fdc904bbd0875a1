// What this browser remembers of matches: seats it was let into, plans, and where it looked last.

import { randomHex } from './chance';
import type { Progress } from './lesson';
import type { Entry } from './planning';
import type { Both } from './wire';

function read<T>(key: string, otherwise: T): T {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? otherwise;
  } catch {
    return otherwise;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // the match also works in a browser without storage
  }
}

export interface Guest {
  id: string;
  /** The secret of this browser. */
  token: string;
  title: string;
  /** The link it was got for. */
  link?: string;
}

/** Matches this browser was invited to by a link. */
export function guests(): Guest[] {
  return read<Guest[]>('sandtable.guest', []);
}

export function remember(guest: Guest): void {
  write('sandtable.guest', [guest, ...guests().filter((one) => one.id !== guest.id)].slice(0, 50));
}

export function retitle(id: string, title: string): void {
  write('sandtable.guest', guests().map((one) => (one.id === id ? { ...one, title } : one)));
}

export function forget(id: string): void {
  write('sandtable.guest', guests().filter((one) => one.id !== id));
}

export function plans(id: string, seat: string): Entry[] {
  return read<Entry[]>(`sandtable.plan.${id}.${seat}`, []);
}

export function keepPlans(id: string, seat: string, entries: Entry[]): void {
  write(`sandtable.plan.${id}.${seat}`, entries.slice(-40));
}

/** A question with a standing answer, until the player cancels it. */
export interface Standing {
  id: string;
  ask: Both;
}

export function standings(id: string, seat: string): Standing[] {
  return read<Standing[]>(`sandtable.standing.${id}.${seat}`, []);
}

export function keepStandings(id: string, seat: string, all: Standing[]): void {
  write(`sandtable.standing.${id}.${seat}`, all);
}

export function notes(id: string, seat: string): string {
  return read<string>(`sandtable.notes.${id}.${seat}`, '');
}

export function keepNotes(id: string, seat: string, text: string): void {
  write(`sandtable.notes.${id}.${seat}`, text);
}

/** The answer at which the replay of a match is to be opened, asked for once. */
export function takeReplay(id: string): number | null {
  const at = read<number | null>(`sandtable.replay.${id}`, null);
  if (at !== null) write(`sandtable.replay.${id}`, null);
  return at;
}

export function keepReplay(id: string, at: number): void {
  write(`sandtable.replay.${id}`, at);
}

/** How far a learner has come in the lesson that a match is; none when it is no lesson, or no longer. */
export function lessonAt(id: string): Progress | null {
  return read<Progress | null>(`sandtable.lesson.${id}`, null);
}

export function keepLesson(id: string, progress: Progress | null): void {
  write(`sandtable.lesson.${id}`, progress);
}

/** The secret that this browser wants for a link, kept before it asks: the answer may be lost on the way. */
export function secretFor(link: string): string {
  const secret = read<string>(`sandtable.secret.${link}`, '') || randomHex(32);
  write(`sandtable.secret.${link}`, secret);
  return secret;
}

/** The number that this browser adds to the dice of a match. */
export function share(id: string, seat: string): string {
  return read<string>(`sandtable.share.${id}.${seat}`, '');
}

export function keepShare(id: string, seat: string, number: string): void {
  write(`sandtable.share.${id}.${seat}`, number);
}

const NEVER = 'never';
const BRIEFED = 'sandtable.briefed';

/** Whether this browser has shown the briefing of a match, or the player never wants it. */
export function isBriefed(id: string): boolean {
  const seen = read<string[] | string>(BRIEFED, []);
  return seen === NEVER || seen.includes(id);
}

export function isNeverBriefed(): boolean {
  return read<unknown>(BRIEFED, []) === NEVER;
}

export function keepBriefed(id: string): void {
  const seen = read<string[] | string>(BRIEFED, []);
  if (typeof seen !== 'string') write(BRIEFED, [id, ...seen.filter((one) => one !== id)].slice(0, 200));
}

export function neverBrief(never: boolean, id: string): void {
  write(BRIEFED, never ? NEVER : [id]);
}

/** How many lines of the log had been read when this browser last answered. */
export function lastRead(id: string, seat: string): number {
  return read<number>(`sandtable.read.${id}.${seat}`, -1);
}

export function keepRead(id: string, seat: string, lines: number): void {
  write(`sandtable.read.${id}.${seat}`, lines);
}
