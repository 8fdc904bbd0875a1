// Texts are for people: with every sentence replaced by noise the page works as before.

import { describe, expect, it } from 'vitest';
import { bits, unnamed } from '../src/lib/names';
import { changeTo, nextStep, sheetOf, standing, type Entry } from '../src/lib/planning';
import { hear, namesOf, nextSeats, NOTHING, runs } from '../src/lib/state';
import { columnOf } from '../src/lib/tables';
import type { Answer, Holder, Prompt, TableSheet } from '../src/lib/wire';
import { both, choice, entry, number, reworded, roll, view } from './make';

const asked: Prompt[] = [
  choice('waves', ['1', '2']),
  number('wave', 0, 100, { facts: { wave: 1, unit: 'b17' } }),
  number('wave', 0, 60, { facts: { wave: 2, unit: 'b17' } }),
  choice('way-home', ['england', 'africa'], { facts: { wave: 1 } }),
];
const answers: Answer[] = ['2', 40, 60, 'africa'];
const entries: Entry[] = asked.map((prompt, at) => ({ at, chapter: 1, prompt, answer: answers[at]! }));
const holder = (seat: string): Holder => ({ seat, name: both(seat), kind: 'me', bot: '', bot_name: null, here: true });

describe('with every text reworded', () => {
  it('a plan is changed and its later answers are given again', () => {
    const given: Answer[] = [];
    let change = changeTo(reworded(entries), 1, 30);
    for (let at = 4; ; ) {
      const step = nextStep(change, at, reworded(asked)[at] ?? null);
      if (step.do === 'stop') break;
      if (step.do === 'undo') at -= 1;
      else {
        given.push(step.answer);
        at += 1;
        change = step.rest;
      }
    }

    expect(given).toEqual([30, 60, 'africa']);
  });

  it('the sheet lists what stands', () => {
    const own = answers.map((answer, at) => ({ at, answer }));

    expect(sheetOf(standing(reworded(entries), own, 1), 'plan', 4)).toHaveLength(4);
  });

  it('the chair changes hands', () => {
    const seats = [holder('red'), holder('blue')];
    const now = reworded(view(1, { seat: 'red', waiting: ['blue'], seats }));

    expect(nextSeats(now, ['red', 'blue'])).toEqual(['blue']);
    expect(namesOf(now, now.waiting)).toEqual([now.seats[1]!.name]);
  });

  it('two seats of the same name are told apart', () => {
    const seats = [holder('red'), { ...holder('blue'), name: both('red') }];

    expect(nextSeats(view(1, { seat: 'red', waiting: ['red', 'blue'], seats }), ['red', 'blue'])).toEqual([]);
  });

  it('rolls on one table make a row, and the table shows their column', () => {
    const rolls = [0, 1, 2, 3].map((n) => entry(n, { kind: 'roll', roll: roll({ column: 'fair', column_title: both('Fair') }) }));
    const other = entry(4, { kind: 'roll', roll: roll({ column: 'poor', column_title: both('Fair') }) });
    const sheet: TableSheet = {
      id: 't1', title: both('T'), note: both(''), rule: '', source: '', sides: 10,
      columns: ['poor', 'fair'].map((id) => ({ id, title: both('same'), rows: [] })),
    };

    expect(runs(reworded([...rolls, other]))).toHaveLength(2);
    expect(columnOf(reworded(sheet), reworded(rolls)[0]!.roll!)?.id).toBe('fair');
  });

  it('a line still points at the places it is about', () => {
    const known = hear(NOTHING, reworded(view(1, { log: [entry(0, { spaces: ['H12'], text: both('Found in H12.') })] })));
    const line = known.log[0]!;
    const places = line.spaces.map((id) => ({ id, names: [id] }));

    expect(unnamed(bits(line.text.en, places), places).map((place) => place.id)).toEqual(['H12']);
  });
});
