// A connection to the server that restores itself.

import type { FromClient, FromServer } from './wire';

export type Line = 'connecting' | 'open' | 'lost' | 'asking' | 'away';

/** The part of a web socket that is used here; tests bring their own. */
export interface Wire {
  send(data: string): void;
  close(): void;
  onopen: ((event: Event) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
}

export interface Ways {
  make: () => Wire;
  wait: (action: () => void, milliseconds: number) => unknown;
  forget: (timer: unknown) => void;
  chance: () => number;
}

const FIRST = 400;
const LONGEST = 15_000;
const QUIET = 25_000;
const FINAL = [4403, 4404, 4410];
const TO_BE_LET_IN = 4423;
const ASKED_AGAIN = 2_500;

/** The pause before the next try: it doubles up to a limit, with a random part so that browsers do not retry together. */
export function pause(tries: number, chance: number): number {
  return Math.round(Math.min(FIRST * 2 ** tries, LONGEST) * (0.7 + 0.6 * chance));
}

export class Socket {
  private wire: Wire | null = null;
  private timer: unknown = null;
  private beat: unknown = null;
  private tries = 0;
  private ended = false;
  private isAsking = false;

  constructor(
    private readonly ways: Ways,
    private readonly hello: () => FromClient,
    private readonly heard: (message: FromServer) => void,
    private readonly changed: (line: Line, tries: number) => void,
  ) {}

  open(): void {
    if (this.ended || this.wire) return;
    if (!this.isAsking) this.changed('connecting', this.tries);
    const wire = this.ways.make();
    this.wire = wire;
    wire.onopen = () => {
      this.send(this.hello());
      this.listen();
    };
    wire.onmessage = (event) => {
      if (this.wire !== wire) return;
      const message = JSON.parse(event.data) as FromServer;
      this.tries = 0;
      this.listen();
      if (this.isAsking && message.type === 'refused') return;
      this.isAsking = false;
      this.changed('open', 0);
      this.heard(message);
    };
    wire.onclose = (event) => this.wire === wire && this.broken(event.code);
  }

  send(message: FromClient): boolean {
    try {
      this.wire?.send(JSON.stringify(message));
      return this.wire !== null;
    } catch {
      return false;
    }
  }

  /** Try again now, as when the reader comes back to the page. */
  hurry(): void {
    if (this.wire || this.ended) return;
    this.ways.forget(this.timer);
    this.open();
  }

  close(): void {
    this.ended = true;
    this.ways.forget(this.timer);
    this.ways.forget(this.beat);
    const wire = this.wire;
    this.wire = null;
    wire?.close();
  }

  private listen(): void {
    this.ways.forget(this.beat);
    this.beat = this.ways.wait(() => {
      this.send({ type: 'ping' });
      this.beat = this.ways.wait(() => {
        const wire = this.wire;
        this.lost();
        wire?.close();
      }, QUIET / 2);
    }, QUIET);
  }

  /** A line the server ends for good (no such match, no such seat) is not tried again. */
  private broken(code: number): void {
    if (code === TO_BE_LET_IN) return this.asking();
    if (!FINAL.includes(code)) return this.lost();
    this.close();
    this.changed('away', 0);
  }

  /** The holder of the seat was asked: look again and again whether this browser is let in. */
  private asking(): void {
    this.ways.forget(this.beat);
    this.wire = null;
    this.isAsking = true;
    this.changed('asking', 0);
    this.timer = this.ways.wait(() => this.open(), ASKED_AGAIN);
  }

  private lost(): void {
    this.ways.forget(this.beat);
    this.wire = null;
    if (this.ended) return;
    this.changed('lost', this.tries);
    this.timer = this.ways.wait(() => this.open(), pause(this.tries, this.ways.chance()));
    this.tries += 1;
  }
}

export function browserWays(url: string): Ways {
  return {
    make: () => new WebSocket(url) as unknown as Wire,
    wait: (action, milliseconds) => setTimeout(action, milliseconds),
    forget: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
    chance: Math.random,
  };
}
