// A match seen again, step by step.

import { api } from './api';
import type { View } from './wire';

const STEP = 1100;

export class Replay {
  at = $state(0);
  view = $state.raw<View | null>(null);
  isPlaying = $state(false);
  private readonly seen = new Map<number, View>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    readonly token: string | null,
    readonly total: number,
  ) {
    void this.go(total);
  }

  async go(wanted: number): Promise<void> {
    const at = Math.max(0, Math.min(wanted, this.total));
    this.at = at;
    const known = this.seen.get(at);
    if (known) this.view = known;
    else {
      const found = await api.at(this.id, at, this.token);
      this.seen.set(at, found);
      if (this.at === at) this.view = found;
    }
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

  private tick(): void {
    this.timer = setTimeout(() => {
      if (!this.isPlaying) return;
      if (this.at >= this.total) return this.stop();
      void this.go(this.at + 1).then(() => this.tick());
    }, STEP);
  }
}
