// Navigation and search in the rules of a game.

import type { RuleText } from './wire';

export interface Family {
  found: RuleText | undefined;
  near: RuleText[];
}

const NEAR = 8;

/** A rule and those of its chapter around it. A number that is no id finds the closest above it. */
export function familyOf(rules: readonly RuleText[], id: string): Family {
  const above = rules.filter((rule) => id.startsWith(`${rule.id}.`)).sort((a, b) => b.id.length - a.id.length);
  const found = rules.find((rule) => rule.id === id) ?? above[0] ?? rules.find((rule) => rule.id.startsWith(`${id}.`));
  const chapter = chapterOf(found?.id ?? id);
  const place = found ? rules.indexOf(found) : 0;
  const near = rules
    .filter((rule) => rule !== found && chapterOf(rule.id) === chapter)
    .sort((a, b) => Math.abs(rules.indexOf(a) - place) - Math.abs(rules.indexOf(b) - place))
    .slice(0, NEAR)
    .sort((a, b) => rules.indexOf(a) - rules.indexOf(b));
  return { found, near };
}

export function chapterOf(id: string): string {
  return /^[^.(]+/.exec(id)?.[0] ?? id;
}

/** The rules a search finds: every word of it somewhere in the id, title, summary or rulings. */
export function searched(rules: readonly RuleText[], query: string, kind: string): RuleText[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean);
  return rules.filter((rule) => {
    if (kind && rule.kind !== kind) return false;
    const text = plain([rule.id, rule.title.es, rule.title.en, rule.summary.es, rule.summary.en, ...rule.rulings.flatMap((one) => [one.id, one.text.es, one.text.en])].join(' '));
    return wanted.every((word) => text.includes(word));
  });
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
