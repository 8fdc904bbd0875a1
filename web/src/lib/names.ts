// Names of places inside a sentence, so that they can light up on the board.

export interface Bit {
  text: string;
  space?: string;
}

/** Split a sentence at the names it mentions; the longer name wins. */
export function bits(text: string, names: ReadonlyMap<string, string>): Bit[] {
  const pattern = patternOf(names);
  if (!pattern) return [{ text }];
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

const patterns = new WeakMap<ReadonlyMap<string, string>, RegExp | null>();

/** One pattern for all names of a map, made once; of short ones only coordinates count. */
function patternOf(names: ReadonlyMap<string, string>): RegExp | null {
  const made = patterns.get(names);
  if (made !== undefined) return made;
  const known = [...names.keys()].filter((name) => name.length > 2 || /^\p{L}\d$/u.test(name)).sort((a, b) => b.length - a.length);
  const pattern = known.length ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${known.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'gu') : null;
  patterns.set(names, pattern);
  return pattern;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
