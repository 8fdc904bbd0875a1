import { describe, expect, it } from 'vitest';
import { changeTo, isSameQuestion, nextStep, noted, sheetOf, standing, unknown, type Change, type Entry } from '../src/lib/planning';
import type { Answer, Prompt } from '../src/lib/wire';
import { both, choice, number } from './make';

const waves = choice('waves', ['1', '2']);
const first = number('wave', 0, 100, { facts: { wave: 1 } });
const second = number('wave', 0, 60, { facts: { wave: 2 } });
const done: Entry[] = [
  { at: 5, chapter: 2, prompt: waves, answer: '2' },
  { at: 6, chapter: 2, prompt: first, answer: 40 },
  { at: 7, chapter: 2, prompt: second, answer: 60 },
];

/** Play a change against a server that asks the given questions at the given places. */
function played(change: Change, ask: (at: number, given: Answer[]) => Prompt | null, start: number): Answer[] {
  const given: Answer[] = [];
  let answers = start;
  let current: Change = change;
  for (let guard = 0; guard < 50; guard += 1) {
    const step = nextStep(current, answers, ask(answers, given));
    if (step.do === 'stop') return given;
    if (step.do === 'undo') answers -= 1;
    else {
      given.push(step.answer);
      answers += 1;
      current = step.rest;
    }
  }
  throw new Error('the change does not end');
}

describe('the planning sheet', () => {
  it('lists the unbroken run of the group', () => {
    expect(sheetOf(done, 'plan', 8)).toEqual(done);
    expect(sheetOf(done, 'plan', 9)).toEqual([]);
    expect(sheetOf(done, 'other', 8)).toEqual([]);
    expect(sheetOf(done, '', 8)).toEqual([]);
  });

  it('forgets what was taken back, changed elsewhere or belongs to an earlier chapter', () => {
    const given = Array.from({ length: 8 }, (_, at) => ({ at, answer: done.find((one) => one.at === at)?.answer ?? 0 }));

    expect(standing(done, given, 2)).toEqual(done);
    expect(standing(done, given.slice(0, 6), 2)).toEqual(done.slice(0, 1));
    expect(standing(done, given.map((one) => (one.at === 6 ? { ...one, answer: 41 } : one)), 2).map((one) => one.at)).toEqual([5, 7]);
    expect(standing(done, given, 3)).toEqual([]);
  });

  it('knows which answers were given on another device', () => {
    expect(unknown(done.slice(1), [...Array(8).keys()].map((at) => ({ at, answer: 1 })))).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('replaces what stood at the place of a new answer, and after it', () => {
    expect(noted(done, { at: 6, chapter: 2, prompt: first, answer: 10 }).map((one) => one.answer)).toEqual(['2', 10]);
  });
});

describe('changing an answer', () => {
  it('takes back to it and gives the later ones again', () => {
    const given = played(changeTo(done, 6, 30), (at) => (at === 6 ? first : at === 7 ? second : null), 8);

    expect(given).toEqual([30, 60]);
  });

  it('stops where a later answer is no longer legal', () => {
    const given = played(changeTo(done, 6, 90), (at) => (at === 6 ? first : { ...second, high: 10 }), 8);

    expect(given).toEqual([90]);
  });

  it('stops where something else is asked', () => {
    const given = played(changeTo(done, 5, '1'), (at) => (at === 5 ? waves : at === 6 ? first : choice('target', ['a', 'b'])), 8);

    expect(given).toEqual(['1', 40]);
  });

  it('knows a question again by its id and its facts, however it is worded', () => {
    expect(isSameQuestion(second, { ...second, ask: both('¡Ñandú!'), high: 12 })).toBe(true);
    expect(isSameQuestion(first, { ...second, ask: first.ask })).toBe(false);
    expect(isSameQuestion(first, { ...first, id: 'diversion' })).toBe(false);
    expect(isSameQuestion(first, { ...first, facts: {} })).toBe(false);
  });
});
