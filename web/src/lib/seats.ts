// The seats of a match that this browser holds.

import { api, Refusing } from './api';
import { browserName } from './browser';
import { guests, remember, secretFor } from './memory';
import type { Both, Summary } from './wire';

export interface Seats {
  summary: Summary | null;
  /** Tokens of the seats this browser holds, by seat. */
  tokens: Record<string, string>;
  names: Record<string, Both>;
}

/** Find the seats this browser holds: its own matches, or a link it was given. */
export async function seatsOf(id: string, link: string | null): Promise<Seats> {
  if (link) await exchange(id, link);
  const [summary, games] = await Promise.all([api.match(id).catch(() => null), api.games().catch(() => [])]);
  const game = games.find((one) => one.id === summary?.game);
  const guest = guests().find((one) => one.id === id);
  const tokens = { ...(summary?.tokens ?? {}) };
  if (guest && !Object.keys(tokens).length) tokens.guest = guest.token;
  return { summary, tokens: mine(summary, tokens), names: Object.fromEntries((game?.seats ?? []).map((seat) => [seat.id, seat.name])) };
}

/** Exchange a link for a secret of this browser, once; the secret of a last match opens its rematch. */
async function exchange(id: string, link: string): Promise<void> {
  if (guests().some((one) => one.id === id && one.link === link)) return;
  try {
    const { token } = await api.open(id, link, browserName(navigator.userAgent), secretFor(link));
    remember({ id, token, title: '', link });
  } catch (error) {
    if (error instanceof Refusing && error.status === 403) remember({ id, token: link, title: '', link });
    else throw error;
  }
}

/** Seats given away by link are not mine, although I know their links. */
function mine(summary: Summary | null, tokens: Record<string, string>): Record<string, string> {
  if (!summary) return tokens;
  const own = summary.seats.filter((seat) => seat.kind === 'me').map((seat) => seat.seat);
  return Object.fromEntries(Object.entries(tokens).filter(([seat]) => own.includes(seat)));
}
