// A lesson: which of its deeds are done, what the board points at, and how to show one.

import type { Meant } from './meant';
import type { Answer, Deed, Lesson, LessonStep, Prompt } from './wire';

/** How far a learner has come: the step that is read, and how many deeds are done of all. */
export interface Progress {
  step: number;
  done: number;
}

export const BEGIN: Progress = { step: 0, done: 0 };

/** All deeds of a lesson in order, each with its step. */
export function deedsOf(lesson: Lesson): { deed: Deed; step: number }[] {
  return lesson.steps.flatMap((step, index) => step.deeds.map((deed) => ({ deed, step: index })));
}

export function fits(deed: Deed, prompt: Prompt, answer: Answer): boolean {
  if (prompt.id !== deed.decision) return false;
  if (prompt.kind === 'number' || (!deed.answers.length && !deed.space)) return true;
  const option = prompt.options?.find((one) => one.id === answer);
  return deed.answers.some((wanted) => isMeant(wanted, String(answer))) || Boolean(deed.space && option?.space === deed.space);
}

function isMeant(wanted: string, answer: string): boolean {
  return wanted.endsWith('*') ? answer.startsWith(wanted.slice(0, -1)) : answer === wanted;
}

/** Note an answer. Deeds are done in order; one that is left out counts as done with the next of its step. */
export function noted(lesson: Lesson, progress: Progress, prompt: Prompt, answer: Answer): Progress {
  const deeds = deedsOf(lesson);
  const step = deeds[progress.done]?.step;
  const end = deeds.findLastIndex((one) => one.step === step) + 1;
  const found = deeds.slice(progress.done, end).findIndex(({ deed }) => fits(deed, prompt, answer));
  return found < 0 ? progress : { ...progress, done: progress.done + found + 1 };
}

/** How many deeds of a step are done. */
export function doneIn(lesson: Lesson, progress: Progress): number {
  const before = lesson.steps.slice(0, progress.step).reduce((sum, step) => sum + step.deeds.length, 0);
  return Math.max(0, Math.min(progress.done - before, lesson.steps[progress.step]!.deeds.length));
}

/** The deed that is next in the step that is read; none when all are done. */
export function nextDeed(lesson: Lesson, progress: Progress): Deed | null {
  return lesson.steps[progress.step]!.deeds[doneIn(lesson, progress)] ?? null;
}

/** Whether one may go on: all is done, or the question that would do it has gone by. */
export function isUnlocked(lesson: Lesson, progress: Progress, prompt: Prompt | null): boolean {
  const deed = nextDeed(lesson, progress);
  if (!deed) return true;
  const left = lesson.steps[progress.step]!.deeds.slice(doneIn(lesson, progress));
  const later = lesson.steps.slice(progress.step + 1).flatMap((step) => step.deeds);
  return prompt !== null && !left.some((one) => one.decision === prompt.id) && later.some((one) => one.decision === prompt.id);
}

/** The answer that would do a deed, if it is asked for now. */
export function shownAnswer(deed: Deed | null, prompt: Prompt | null): Answer | null {
  if (!deed || !prompt || prompt.id !== deed.decision) return null;
  if (prompt.kind === 'number') return prompt.suggested ?? prompt.low ?? 0;
  const options = prompt.options ?? [];
  const option =
    options.find((one) => deed.space && one.space === deed.space) ??
    options.find((one) => deed.answers.some((wanted) => isMeant(wanted, one.id))) ??
    (deed.answers.length || deed.space ? undefined : options[0]);
  return option?.id ?? null;
}

/** What the board points at: the next deed, else what the step is about. */
export function meantBy(step: LessonStep, deed: Deed | null, numbered: number): Meant | null {
  const spaces = deed ? (deed.space ? [deed.space] : []) : step.spaces;
  const pieces = deed ? (deed.piece ? [deed.piece] : []) : step.pieces;
  if (!spaces.length && !pieces.length) return null;
  return { marks: spaces.map((space) => ({ space, n: numbered })), pieces: [...pieces], dims: true };
}
