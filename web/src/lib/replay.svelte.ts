// The replay of a match, step by step; once the match is over, from the points of view of all seats at once.

import { api, Refusing } from './api';
import { go } from './route.svelte';
import type { View } from './wire';

const STEP = 1100;

export class Replay {
  at = $state(0);
  view = $state.raw<View | null>(null);
  /** What each seat saw, side by side; empty when only one's own view is shown. */
  beside = $state.raw<View[]>([]);
  isPlaying = $state(false);
  isBeside = $state(false);
  /** Why the match cannot be played on from here. */
  refused = $state.raw<Refusing | null>(null);
  private readonly seen = new Map<string, View>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `seats` are the seats whose point of view may be shown. */
  constructor(
    readonly id: string,
    readonly token: string | null,
    readonly total: number,
    readonly seats: string[] = [],
  ) {
    this.isBeside = seats.length > 1;
    void this.go(total);
  }

  async go(wanted: number): Promise<void> {
    const at = Math.max(0, Math.min(wanted, this.total));
    this.at = at;
    const views = await Promise.all([this.look(at), ...(this.isBeside ? this.seats : []).map((seat) => this.look(at, seat))]);
    if (this.at !== at) return;
    this.view = views[0]!;
    this.beside = views.slice(1);
  }

  switchBeside(): void {
    this.isBeside = !this.isBeside;
    void this.go(this.at);
  }

  step(by: number): void {
    this.stop();
    void this.go(this.at + by);
  }

  play(): void {
    if (this.isPlaying) return this.stop();
    this.isPlaying = true;
    if (this.at >= this.total) void this.go(0);
    this.tick();
  }

  stop(): void {
    this.isPlaying = false;
    clearTimeout(this.timer);
  }

  /** Play on from here, as a new match. */
  async fork(): Promise<void> {
    try {
      go(`#/table/${(await api.fork(this.id, this.at)).id}`);
    } catch (error) {
      if (error instanceof Refusing) this.refused = error;
    }
  }

  private async look(at: number, seat: string | null = null): Promise<View> {
    const key = `${seat ?? ''}/${at}`;
    const known = this.seen.get(key);
    if (known) return known;
    const found = await (seat ? api.atSeat(this.id, at, seat) : api.at(this.id, at, this.token));
    this.seen.set(key, found);
    return found;
  }

  private tick(): void {
    this.timer = setTimeout(() => {
      if (!this.isPlaying) return;
      if (this.at >= this.total) return this.stop();
      void this.go(this.at + 1).then(() => this.tick());
    }, STEP);
  }
}
