import { describe, expect, it } from 'vitest';
import { pause, Socket, type Line, type Wire } from '../src/lib/socket';
import type { FromServer } from '../src/lib/wire';

class FakeWire implements Wire {
  sent: string[] = [];
  closed = false;
  onopen: Wire['onopen'] = null;
  onclose: Wire['onclose'] = null;
  onmessage: Wire['onmessage'] = null;
  send(data: string): void {
    this.sent.push(data);
  }
  close(): void {
    this.closed = true;
  }
  says(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent<string>);
  }
  breaks(code = 1006): void {
    this.onclose?.({ code } as CloseEvent);
  }
  opens(): void {
    this.onopen?.({} as Event);
  }
}

function line() {
  const wires: FakeWire[] = [];
  const timers: { action: () => void; after: number }[] = [];
  const heard: FromServer[] = [];
  const states: Line[] = [];
  const socket = new Socket(
    {
      make: () => {
        wires.push(new FakeWire());
        return wires.at(-1)!;
      },
      wait: (action, after) => {
        const timer = { action, after };
        timers.push(timer);
        return timer;
      },
      forget: (timer) => {
        const place = timers.indexOf(timer as (typeof timers)[number]);
        if (place >= 0) timers.splice(place, 1);
      },
      chance: () => 0.5,
    },
    () => ({ type: 'hello', log: 0, boards: [] }),
    (message) => heard.push(message),
    (state) => states.push(state),
  );
  const fire = (): void => timers.shift()?.action();
  socket.open();
  return { socket, wires, timers, heard, states, fire };
}

describe('the line', () => {
  it('says hello first', () => {
    const { wires } = line();
    wires[0]!.opens();

    expect(JSON.parse(wires[0]!.sent[0]!)).toEqual({ type: 'hello', log: 0, boards: [] });
  });

  it('asks again until the holder of the seat lets it in', () => {
    const { wires, heard, states, fire } = line();
    for (const refused of [true, true, false]) {
      wires.at(-1)!.opens();
      wires.at(-1)!.says({ type: refused ? 'refused' : 'pong', key: '', version: 0, why: { es: '', en: '' }, rule: '' });
      if (refused) {
        wires.at(-1)!.breaks(4423);
        fire();
      }
    }

    expect(states).toEqual(['connecting', 'open', 'asking', 'asking', 'open']);
    expect(heard.at(-1)!.type).toBe('pong');
  });

  it('waits longer after each failure and comes back', () => {
    const { wires, timers, fire } = line();
    const waits = [0, 1, 2].map(() => {
      wires.at(-1)!.breaks();
      const { after } = timers[0]!;
      fire();
      return after;
    });

    expect(waits).toEqual([400, 800, 1600]);
    expect(wires).toHaveLength(4);
  });

  it('counts anew once the server has spoken', () => {
    const { wires, timers, fire, states } = line();
    wires[0]!.breaks();
    fire();
    wires[1]!.opens();
    wires[1]!.says({ type: 'pong' });
    wires[1]!.breaks();

    expect(timers[0]!.after).toBe(400);
    expect(states).toContain('open');
  });

  it('gives up a silent line after a ping without answer', () => {
    const { wires, fire, states } = line();
    wires[0]!.opens();
    fire();
    expect(JSON.parse(wires[0]!.sent.at(-1)!)).toEqual({ type: 'ping' });
    fire();

    expect(wires[0]!.closed).toBe(true);
    expect(states.at(-1)).toBe('lost');
  });

  it('does not try again where there is no match', () => {
    const { wires, timers, states } = line();
    wires[0]!.breaks(4404);

    expect(states.at(-1)).toBe('away');
    expect(timers).toHaveLength(0);
  });

  it('stays closed when it is closed', () => {
    const { socket, wires, timers } = line();
    socket.close();
    wires[0]!.breaks();

    expect(timers).toHaveLength(0);
    expect(wires).toHaveLength(1);
  });

  it('never waits longer than its limit', () => {
    expect(pause(30, 1)).toBeLessThanOrEqual(15_000 * 1.3);
    expect(pause(0, 0)).toBe(280);
  });
});
