// The seats of this browser at one table: who sits here now, and the cover between two players.

import { MatchClient } from './match.svelte';
import { seatsOf, type Seats } from './seats';
import { nextSeats } from './state';

export class HotSeat {
  seats = $state.raw<Seats | null>(null);
  seat = $state<string | null>(null);
  match = $state.raw<MatchClient | null>(null);
  /** Seats of this browser among which the player must choose; null once a player has. */
  covered = $state.raw<string[] | null>(null);
  private id = '';

  /** Find the seats of this browser; if there are several, the player must first say which is theirs. */
  async open(id: string, link: string | null): Promise<void> {
    this.id = id;
    this.seats = await seatsOf(id, link);
    const own = this.own;
    if (own.length > 1 && !this.seats.summary?.over) this.covered = own;
    else this.sit(own[0] ?? null);
  }

  get own(): string[] {
    return Object.keys(this.seats?.tokens ?? {});
  }

  /** Seats of this browser that have a question while the current one has none. */
  get next(): string[] {
    return this.match?.view ? nextSeats(this.match.view, this.own) : [];
  }

  sit(seat: string | null): void {
    this.close();
    this.covered = null;
    this.seat = seat;
    this.match = new MatchClient(this.id, seat ? (this.seats?.tokens[seat] ?? null) : null);
  }

  /** Nothing of one player may be on the page when the next one takes the seat. */
  cover(next: string[]): void {
    this.close();
    this.match = null;
    this.covered = next;
  }

  close(): void {
    this.match?.close();
  }
}
