// The server's HTTP side.

import { settings } from './settings.svelte';
import type { Admission, Both, Briefing, Debriefing, DeviceInfo, GameInfo, Hindsight, Insight, Lesson, NewMatch, Refusal, Rulebook, Summary, TableSheet, Verdict, View } from './wire';

/** A refusal of the server, as a sentence with its rule. */
export class Refusing extends Error {
  constructor(
    readonly why: Both,
    readonly rule: string,
    readonly status: number,
  ) {
    super(why.en);
  }
}

const UNREACHED: Both = { es: 'No se puede conectar con el servidor.', en: 'Cannot reach the server.' };
const UNSAID: Both = { es: 'El servidor no ha podido hacerlo.', en: 'The server could not do this.' };

async function call<T>(path: string, init: RequestInit = {}): Promise<T> {
  const headers = { 'X-Owner': settings.owner, ...(init.body ? { 'Content-Type': 'application/json' } : {}) };
  let reply: Response;
  try {
    reply = await fetch(`/api${path}`, { ...init, headers });
  } catch {
    throw new Refusing(UNREACHED, '', 0);
  }
  if (reply.ok) return (reply.status === 204 ? undefined : await reply.json()) as T;
  throw await refusal(reply);
}

async function refusal(reply: Response): Promise<Refusing> {
  const said = (await reply.json().catch(() => ({}))) as Partial<Refusal>;
  return new Refusing(said.why ?? UNSAID, said.rule ?? '', reply.status);
}

function sent(method: string, body?: unknown): RequestInit {
  return { method, body: JSON.stringify(body ?? {}) };
}

const asked = (token: string | null): string => (token ? `?token=${encodeURIComponent(token)}` : '');
const kept = new Map<string, Promise<unknown>>();

/** Request once per visit; repeat only a request that failed. */
function once<T>(path: string): Promise<T> {
  const found = kept.get(path);
  if (found) return found as Promise<T>;
  const asking = call<T>(path);
  kept.set(path, asking);
  asking.catch(() => kept.delete(path));
  return asking;
}

export const api = {
  games: () => once<GameInfo[]>('/games'),
  rules: (game: string) => once<Rulebook>(`/games/${game}/rules`),
  tables: (game: string) => once<TableSheet[]>(`/games/${game}/tables`),
  briefing: (game: string) => once<Briefing>(`/games/${game}/briefing`),
  lesson: (game: string) => once<Lesson | null>(`/games/${game}/lesson`),
  /** A page of the matches of this browser, the last played first; the next one comes after its last. */
  matches: (after = '') => call<Summary[]>(`/matches${after ? `?before=${encodeURIComponent(after)}` : ''}`),
  /** A match of this browser; none when it is somebody else's. */
  match: async (id: string) => (await call<Summary[]>(`/matches?only=${encodeURIComponent(id)}`))[0] ?? null,
  create: (match: NewMatch) => call<Summary>('/matches', sent('POST', match)),
  rename: (id: string, title: string) => call<Summary>(`/matches/${id}`, sent('PATCH', { title })),
  /** Another link to a seat; the old one is void. */
  relink: (id: string, seat: string) => call<Summary>(`/matches/${id}/seats/${encodeURIComponent(seat)}/link`, sent('POST')),
  /** Exchange a link for a secret of this browser. */
  open: (id: string, link: string, name: string, secret: string) => call<Admission>(`/matches/${id}/open`, sent('POST', { link, name, secret })),
  devices: (id: string, token: string | null) => call<DeviceInfo[]>(`/matches/${id}/devices${asked(token)}`),
  letIn: (id: string, device: string, token: string | null, isLet: boolean) => call<DeviceInfo[]>(`/matches/${id}/devices/${device}${asked(token)}`, sent('POST', { let: isLet })),
  remove: (id: string) => call<void>(`/matches/${id}`, { method: 'DELETE' }),
  upload: (file: string) => call<Summary>('/matches/upload', { method: 'POST', body: file }),
  verify: (id: string) => call<Verdict>(`/matches/${id}/verify`, sent('POST')),
  rematch: (id: string) => call<Summary>(`/matches/${id}/rematch`, sent('POST')),
  fork: (id: string, at: number) => call<Summary>(`/matches/${id}/fork`, sent('POST', { at })),
  at: (id: string, n: number, token: string | null) => call<View>(`/matches/${id}/at/${n}${asked(token)}`),
  /** What a seat saw; of another's seat only once the match is over. */
  atSeat: (id: string, n: number, seat: string) => call<View>(`/matches/${id}/at/${n}?seat=${encodeURIComponent(seat)}`),
  insight: (id: string, token: string | null) => call<Insight | null>(`/matches/${id}/insight${asked(token)}`),
  debriefing: (id: string) => call<Debriefing>(`/matches/${id}/debriefing`),
  hindsight: (id: string) => call<Hindsight>(`/matches/${id}/hindsight`),
  async file(id: string): Promise<Blob> {
    const reply = await fetch(`/api/matches/${id}/file`, { headers: { 'X-Owner': settings.owner } });
    if (!reply.ok) throw await refusal(reply);
    return reply.blob();
  },
};

/** Hand a file to the reader. */
export function download(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
