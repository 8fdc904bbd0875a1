// Which seat of a match this browser sits in.

import { api } from './api';
import { guests, remember } from './memory';
import type { Summary } from './wire';

export interface Seats {
  summary: Summary | null;
  /** Tokens of the seats this browser holds, by seat. */
  tokens: Record<string, string>;
}

/** Find the seats this browser holds: its own matches, or a link it was given. */
export async function seatsOf(id: string, link: string | null): Promise<Seats> {
  if (link) remember({ id, token: link, title: '' });
  const summary = (await api.matches().catch(() => [])).find((match) => match.id === id) ?? null;
  const guest = guests().find((one) => one.id === id);
  const tokens = { ...(summary?.tokens ?? {}) };
  if (guest && !Object.keys(tokens).length) tokens.guest = guest.token;
  return { summary, tokens: mine(summary, tokens) };
}

/** Seats given away by link are not mine, though I was told their links. */
function mine(summary: Summary | null, tokens: Record<string, string>): Record<string, string> {
  if (!summary) return tokens;
  const own = summary.seats.filter((seat) => seat.kind === 'me').map((seat) => seat.seat);
  return Object.fromEntries(Object.entries(tokens).filter(([seat]) => own.includes(seat)));
}
