// Words and figures, cut to the room they have.

const NAME = 12;

/** What stands in parentheses behind a name, and quotation marks: a face has no room for them. */
const TRIMMINGS = /\s+\(.*\)$|[«»“”]/gu;

/** What a counter's face says: a short name in one line, or a marker's words in two. */
export function faceWords(title: string, isMarker: boolean): string[] {
  const words = title.trim().split(/\s+/);
  if (!isMarker) return [shortened(title.replace(TRIMMINGS, '').trim().split(/\s+/))];
  if (title.length <= 9 || words.length === 1) return [title];
  let best: string[] = [title];
  for (let cut = 1; cut < words.length; cut += 1) {
    const split = [words.slice(0, cut).join(' '), words.slice(cut).join(' ')];
    if (longest(split) < longest(best)) best = split;
  }
  return best;
}

/** A name that fits: without its small words, with an initial for its first word, or with its last words alone. */
function shortened(words: string[]): string {
  const kept = words.filter((word) => !/^\p{Ll}/u.test(word));
  const ends = kept.map((_, from) => kept.slice(from));
  const tries = [words, kept, [`${kept[0]?.[0]}.`, ...kept.slice(1)], ...ends.slice(1)].map((one) => one.join(' '));
  return kept.length > 1 ? (tries.find((name) => name.length <= NAME) ?? kept.at(-1)!) : words.join(' ').length <= NAME ? words.join(' ') : (kept[0] ?? words[0] ?? '');
}

function longest(lines: string[]): number {
  return Math.max(...lines.map((line) => line.length));
}

/** A figure as it is written: with a minus, not a hyphen. */
export function figure(value: number | string): string {
  return String(value).replace(/^-(?=\d)/, '−');
}

/** The number of a rule as a rulebook prints it, without the word by which the index parts its sentences. */
export function ruleNumber(rule: string): string {
  return rule.replace(/^(\d[\d.]*)\.[a-z].*$/, '$1').replace(/\([a-z]{3}[^)]*\)$/, '').replace(/\)[a-z]+$/, ')');
}

export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}

/** A difference with its sign; a difference that rounds to zero has none. */
export function change(value: number, language: string, digits = 1): string {
  return figure(value.toLocaleString(language, { maximumFractionDigits: digits, signDisplay: 'exceptZero' }));
}

export function percent(chance: number, language: string): string {
  const figure = (chance * 100).toLocaleString(language, { maximumFractionDigits: chance < 0.1 ? 1 : 0 });
  return `${figure}\u00a0%`;
}

export function when(stamp: string | number, language: string): string {
  const date = new Date(typeof stamp === 'number' ? stamp * 1000 : stamp);
  if (Number.isNaN(date.getTime())) return '';
  return date.toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
}

/** The largest size, up to `most`, at which a text still fits a width. */
export function fittingFont(text: string, width: number, most: number): number {
  return Math.min(most, width / Math.max(text.length * 0.57, 1));
}
