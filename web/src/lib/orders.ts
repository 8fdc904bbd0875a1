// The options of a question: the one that ends it, those for all pieces at once, whole courses, and search by typing.

import type { Both, Chance, Insight, Manner, Offered, Prompt, Remark } from './wire';

/** More options than these are chosen on the board or by typing. */
export const MOST = 12;

/** The option that ends a question. */
export function finishOf(prompt: Prompt | null): Offered | null {
  return prompt?.options?.find((offer) => offer.role === 'finish' || offer.role === 'leave') ?? null;
}

/** The option that repeats the previous order for all remaining pieces. */
export function againOf(prompt: Prompt | null): Offered | null {
  return prompt?.options?.find((offer) => offer.role === 'again') ?? null;
}

/** The options that are neither the end of the question nor for all at once. */
export function plainOf(prompt: Prompt | null): Offered[] {
  return (prompt?.options ?? []).filter((offer) => !offer.role || offer.role === 'apart');
}

/** The answer that changes nothing: repeat the previous order, or end the question if that loses nothing. */
export function restful(prompt: Prompt): string | null {
  const only = prompt.kind === 'choose' && prompt.options?.length === 1 ? prompt.options[0]! : null;
  return (againOf(prompt) ?? leaveOf(prompt) ?? only)?.id ?? null;
}

/** The option that ends a question with nothing lost. */
export function leaveOf(prompt: Prompt): Offered | null {
  return prompt.options?.find((offer) => offer.role === 'leave') ?? null;
}

/** Whether an option stands for a piece that is picked up with it. */
export function isSubject(prompt: Prompt, offer: Offered): boolean {
  return Boolean(offer.piece && !prompt.subject && finishOf(prompt));
}

/** The manners in which the options differ, each once. */
export function mannersOf(options: readonly Offered[]): Manner[] {
  const found = new Map(options.filter((offer) => offer.manner).map((offer) => [offer.manner!.id, offer.manner!]));
  return [...found.values()];
}

/** The options that are open in a manner; those without any are open in all. */
export function inManner(options: readonly Offered[], manner: string): Offered[] {
  return options.filter((offer) => !offer.manner || offer.manner.id === manner);
}

/** The risk of an option, in the few words that fit on the board. */
export function riskOf(offer: Offered): Both | undefined {
  return offer.notes?.find((note) => note.sign === 'against' && note.short)?.short;
}

/** The possible gain of an attack; courses have their own card. */
export function gainsOf(offer: Offered): Remark[] {
  return offer.path ? [] : (offer.notes ?? []).filter((note) => note.sign === 'for');
}

/** Sort options by their drawbacks first, then by the length of their course. */
export function byRisk(a: Offered, b: Offered): number {
  return risks(a) - risks(b) || (a.path?.length ?? 0) - (b.path?.length ?? 0);
}

function risks(offer: Offered): number {
  return (offer.notes ?? []).filter((note) => note.sign === 'against').length;
}

/** The odds of the options of a question, by their ids. */
export function oddsFor(prompt: Prompt | null, insight: Insight | null | undefined): Map<string, Chance> {
  const own = (insight?.options ?? []).filter((one) => !one.subject || one.subject === prompt?.subject);
  return new Map(own.map((one) => [one.option, one]));
}

/** The courses that end in a space, the best first. */
export function coursesTo(options: readonly Offered[], space: string): Offered[] {
  return options.filter((offer) => offer.space === space && !offer.piece).sort(byRisk);
}

/** The cost of a course, in the few letters that fit on the board. */
export function priceOf(offer: Offered): Both | null {
  return offer.notes?.find((note) => note.short)?.short ?? null;
}

/** The options that fit what was typed: every word of it begins a word of the option, or it is its id. */
export function typed(options: readonly Offered[], text: string, say: (text: Both) => string): Offered[] {
  const wanted = text.toLowerCase().split(/\s+/).filter(Boolean);
  const exact = options.filter((offer) => offer.id === text || offer.space?.toLowerCase() === text.trim().toLowerCase());
  if (exact.length) return exact.sort(byRisk);
  return options.filter((offer) => {
    const has = say(offer.text).toLowerCase().split(/[\s,()]+/);
    return wanted.every((word) => has.some((part) => part.startsWith(word)));
  });
}
