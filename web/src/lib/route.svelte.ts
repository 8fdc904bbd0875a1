// The page that is open. The whole route is behind the #, so that no token is ever sent in an address.

export type Route =
  | { page: 'lobby' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string; token: string | null }
  | { page: 'result'; id: string }
  | { page: 'rules'; game: string; rule: string }
  | { page: 'about' };

export function readRoute(hash: string): Route {
  const [page = '', first = '', second = ''] = hash.replace(/^#?\/?/, '').split('/').map(decodeURIComponent);
  if (page === 'new' && first) return { page, game: first };
  if (page === 'table' && first) return { page, id: first, token: second || null };
  if (page === 'result' && first) return { page, id: first };
  if (page === 'rules' && first) return { page, game: first, rule: second };
  if (page === 'about') return { page };
  return { page: 'lobby' };
}

export const route = $state<{ at: Route }>({ at: readRoute(location.hash) });

addEventListener('hashchange', () => {
  route.at = readRoute(location.hash);
});

export function go(hash: string): void {
  location.hash = hash;
}
