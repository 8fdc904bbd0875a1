// Names of places inside a sentence, so that they can light up on the board.

export interface Bit {
  text: string;
  space?: string;
}

/** Split a sentence at the names it mentions; the longer name wins. */
export function bits(text: string, names: ReadonlyMap<string, string>): Bit[] {
  const known = [...names.keys()].filter((name) => name.length > 2).sort((a, b) => b.length - a.length);
  if (!known.length) return [{ text }];
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${known.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  const found: Bit[] = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > from) found.push({ text: text.slice(from, match.index) });
    found.push({ text: match[0], space: names.get(match[0])! });
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ text: text.slice(from) });
  return found;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
