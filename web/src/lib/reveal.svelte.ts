// New lines of the diary appear one after another; how fast is the reader's choice.

import type { Pace } from './settings.svelte';

const EACH: Record<Pace, number> = { normal: 240, fast: 70, off: 0 };
const LONGEST = 9000;

export class Reveal {
  /** How many lines are still to come. */
  hidden = $state(0);
  private total = -1;
  private timer: ReturnType<typeof setTimeout> | undefined;

  follow(total: number, pace: Pace): void {
    const before = this.total;
    this.total = total;
    if (total === before) return;
    if (before <= 0 || total < before || pace === 'off') return this.skip();
    const coming = total - before + this.stillHidden;
    this.stop();
    this.set(coming);
    this.tick(Math.min(EACH[pace], LONGEST / coming));
  }

  skip(): void {
    this.stop();
    this.set(0);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  reset(): void {
    this.total = -1;
    this.skip();
  }

  // kept beside the state, so that following the log does not depend on what it changes
  private stillHidden = 0;

  private set(lines: number): void {
    this.stillHidden = lines;
    this.hidden = lines;
  }

  private tick(wait: number): void {
    this.timer = setTimeout(() => {
      this.set(this.stillHidden - 1);
      if (this.stillHidden > 0) this.tick(wait);
    }, wait);
  }
}
