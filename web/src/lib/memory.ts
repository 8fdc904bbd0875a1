// What this browser remembers of matches: seats it was let into, plans, and where it looked last.

import type { Entry } from './planning';

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
    // a browser that keeps nothing still plays
  }
}

export interface Guest {
  id: string;
  token: string;
  title: string;
}

/** Matches this browser was invited to by a link. */
export function guests(): Guest[] {
  return read<Guest[]>('sandtable.guest', []);
}

export function remember(guest: Guest): void {
  write('sandtable.guest', [guest, ...guests().filter((one) => one.id !== guest.id)].slice(0, 50));
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

export function notes(id: string, seat: string): string {
  return read<string>(`sandtable.notes.${id}.${seat}`, '');
}

export function keepNotes(id: string, seat: string, text: string): void {
  write(`sandtable.notes.${id}.${seat}`, text);
}

/** How many lines of the log had been read when this browser last answered. */
export function lastRead(id: string, seat: string): number {
  return read<number>(`sandtable.read.${id}.${seat}`, -1);
}

export function keepRead(id: string, seat: string, lines: number): void {
  write(`sandtable.read.${id}.${seat}`, lines);
}
