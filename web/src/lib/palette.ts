// The colours of the games, as rules of a style sheet of their own.

import type { GameInfo, Ground, Palette } from './wire';

/** Return the rules of one game: every colour is a variable; those of sides and styles are nested. */
export function paletteCss(game: string, palette: Palette): string {
  const inside = `[data-game='${game}']`;
  const rules = [`${inside} { ${pairs(palette.colours, (name) => `--${name}`)} }`];
  for (const [side, ground] of Object.entries(palette.sides)) rules.push(`${inside} [data-side='${side}'] { ${grounds(ground)} }`);
  for (const [name, ground] of Object.entries(palette.counters)) rules.push(`${inside} ${counter(name)} { ${grounds(ground)} }`);
  for (const [name, pair] of Object.entries(palette.lines)) rules.push(`${inside} [data-route='${name}'] { --route: ${both(pair)}; }`);
  for (const [name, pair] of Object.entries(palette.areas)) rules.push(`${inside} [data-area='${name}'] { --area: ${both(pair)}; }`);
  return rules.join('\n');
}

function counter(name: string): string {
  const [side, tone] = name.includes('.') ? name.split('.') : ['', name];
  return `${side ? `[data-side='${side}']` : ''}[data-tone='${tone}']`;
}

function pairs(colours: Record<string, [string, string]>, named: (name: string) => string): string {
  return Object.entries(colours).map(([name, pair]) => `${named(name)}: ${both(pair)};`).join(' ');
}

function both([day, night]: [string, string]): string {
  return `light-dark(${day}, ${night})`;
}

function grounds({ ground, ink }: Ground): string {
  return [ground && `--side: ${ground};`, ink && `--side-ink: ${ink};`].filter(Boolean).join(' ');
}

/** Put the games' colours on the page. */
export function dress(games: readonly GameInfo[]): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(games.map((game) => paletteCss(game.id, game.palette)).join('\n'));
  document.adoptedStyleSheets = [sheet];
}
