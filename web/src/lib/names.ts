// Names of places inside a sentence, so that they can light up on the board.

export interface Bit {
  text: string;
  space?: string;
}

/** A place a sentence is about, with the names it may have there. */
export interface Place {
  id: string;
  names: string[];
}

/** Split a sentence where it names its places; the longer name wins. */
export function bits(text: string, places: readonly Place[]): Bit[] {
  const names = new Map(places.flatMap((place) => place.names.filter(Boolean).map((name) => [name, place.id])));
  if (names.size === 0) return [{ text }];
  const found: Bit[] = [];
  let from = 0;
  for (const match of text.matchAll(patternOf([...names.keys()]))) {
    if (match.index > from) found.push({ text: text.slice(from, match.index) });
    found.push({ text: match[0], space: names.get(match[0])! });
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ text: text.slice(from) });
  return found;
}

/** The places that the sentence does not name, but that can still be pointed at. */
export function unnamed(found: readonly Bit[], places: readonly Place[]): Place[] {
  return places.filter((place) => !found.some((bit) => bit.space === place.id));
}

function patternOf(names: string[]): RegExp {
  const longest = names.sort((a, b) => b.length - a.length);
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${longest.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'gu');
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
