// Which seat of a match this browser sits in.

import { api } from './api';
import { guests, remember } from './memory';
import type { Both, Summary } from './wire';

export interface Seats {
  summary: Summary | null;
  /** Tokens of the seats this browser holds, by seat. */
  tokens: Record<string, string>;
  names: Record<string, Both>;
}

/** Find the seats this browser holds: its own matches, or a link it was given. */
export async function seatsOf(id: string, link: string | null): Promise<Seats> {
  if (link) remember({ id, token: link, title: '' });
  const [matches, games] = await Promise.all([api.matches().catch(() => []), api.games().catch(() => [])]);
  const summary = matches.find((match) => match.id === id) ?? null;
  const game = games.find((one) => one.id === summary?.game);
  const guest = guests().find((one) => one.id === id);
  const tokens = { ...(summary?.tokens ?? {}) };
  if (guest && !Object.keys(tokens).length) tokens.guest = guest.token;
  return { summary, tokens: mine(summary, tokens), names: Object.fromEntries((game?.seats ?? []).map((seat) => [seat.id, seat.name])) };
}

/** Seats given away by link are not mine, although I know their links. */
function mine(summary: Summary | null, tokens: Record<string, string>): Record<string, string> {
  if (!summary) return tokens;
  const own = summary.seats.filter((seat) => seat.kind === 'me').map((seat) => seat.seat);
  return Object.fromEntries(Object.entries(tokens).filter(([seat]) => own.includes(seat)));
}
