// The planning sheet: answers of one group, which can be changed until the plan is complete.

import type { Answer, Both, OwnAnswer, Prompt } from './wire';

/** An answer given, with what was asked. */
export interface Entry {
  /** Its place among this seat's answers since the phase began. */
  at: number;
  /** How many headings the diary had: a new chapter is a new sheet. */
  chapter: number;
  prompt: Prompt;
  answer: Answer;
}

/** Record an answer; it replaces the answer at its place and all later ones. */
export function noted(entries: readonly Entry[], entry: Entry): Entry[] {
  return [...entries.filter((one) => one.at < entry.at), entry];
}

/** Keep the answers that still hold; drop those undone, changed elsewhere or from an earlier chapter. */
export function standing(entries: readonly Entry[], given: readonly OwnAnswer[], chapter: number): Entry[] {
  return entries.filter((entry) => entry.chapter === chapter && given[entry.at]?.answer === entry.answer);
}

/** Answers given on another device, whose questions must be requested from the server. */
export function unknown(entries: readonly Entry[], given: readonly OwnAnswer[]): number[] {
  const known = new Set(entries.map((entry) => entry.at));
  return given.map((_, at) => at).filter((at) => !known.has(at));
}

/** The entries of the sheet that is open: the unbroken run of the group before this question. */
export function sheetOf(entries: readonly Entry[], group: string, given: number): Entry[] {
  if (!group) return [];
  const run: Entry[] = [];
  let at = given - 1;
  for (const entry of [...entries].reverse()) {
    if (entry.at !== at || entry.prompt.group !== group) break;
    run.unshift(entry);
    at -= 1;
  }
  return run;
}

export function isLegal(prompt: Prompt, answer: Answer): boolean {
  if (prompt.kind === 'choose') return (prompt.options ?? []).some((option) => option.id === answer);
  return typeof answer === 'number' && answer >= (prompt.low ?? 0) && answer <= (prompt.high ?? 0);
}

/** Whether two prompts ask the same, so that an answer to one may answer the other. */
export function isSameQuestion(a: Prompt, b: Prompt): boolean {
  const [ours, theirs] = [a.facts ?? {}, b.facts ?? {}];
  return a.id === b.id && [...Object.keys(ours), ...Object.keys(theirs)].every((name) => ours[name] === theirs[name]);
}

export function answerText(entry: Entry): Both {
  const option = entry.prompt.options?.find((one) => one.id === entry.answer);
  return option?.text ?? { es: String(entry.answer), en: String(entry.answer) };
}

/**
 * A change under way: take back to a point, give the new answer there, then the later ones again
 * as long as they are still asked and still legal.
 */
export interface Change {
  to: number;
  queue: Entry[];
}

export function changeTo(entries: readonly Entry[], at: number, answer: Answer): Change {
  const later = entries.filter((entry) => entry.at >= at).map((entry) => (entry.at === at ? { ...entry, answer } : entry));
  return { to: at, queue: later };
}

export type Step = { do: 'undo' } | { do: 'answer'; answer: Answer; rest: Change } | { do: 'stop' };

/** What the change does next, given how many of this seat's answers stand and what is asked. */
export function nextStep(change: Change, answers: number, prompt: Prompt | null): Step {
  const [first, ...rest] = change.queue;
  if (!first) return { do: 'stop' };
  if (answers > change.to) return { do: 'undo' };
  if (!prompt || !isSameQuestion(prompt, first.prompt) || !isLegal(prompt, first.answer)) return { do: 'stop' };
  return { do: 'answer', answer: first.answer, rest: { to: answers + 1, queue: rest } };
}
