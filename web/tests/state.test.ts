import { describe, expect, it } from 'vitest';
import { chapters, hear, joined, NOTHING, onlyAnswer, onTable, runs, selfAnswer } from '../src/lib/state';
import type { View } from '../src/lib/wire';
import { board, both, choice, entry, number, roll, view } from './make';

describe('what the page knows', () => {
  it('takes the first view whole', () => {
    const known = hear(NOTHING, view(3, { log: [entry(0), entry(1)] }));

    expect(known.view?.version).toBe(3);
    expect(known.log).toHaveLength(2);
  });

  it('drops the log from where the server starts anew, as after an undo', () => {
    const before = hear(NOTHING, view(1, { log: [entry(0), entry(1), entry(2)] }));
    const after = hear(before, view(2, { log: [entry(1, { text: both('other') })], log_from: 1 }));

    expect(after.log.map((one) => one.text.en)).toEqual(['line 0', 'other']);
  });

  it('ignores a view older than the one it has', () => {
    const before = hear(NOTHING, view(5));

    expect(hear(before, view(4))).toBe(before);
  });

  it('keeps a question that still stands, so that what is typed stays', () => {
    const asked = (version: number, given: View['given'] = []): View => {
      const made = view(version, { given });
      return { ...made, scene: { ...made.scene, prompts: [choice('which', ['a', 'b'])] } };
    };
    const before = hear(NOTHING, asked(1));
    const question = before.view!.scene.prompts![0];

    expect(hear(before, asked(2)).view!.scene.prompts![0]).toBe(question);
    expect(hear(before, asked(2, [{ at: 0, answer: 'a' }])).view!.scene.prompts![0]).not.toBe(question);
  });

  it('keeps boards that are drawn and adds new ones', () => {
    const drawn = [board([], { id: 'a' })];

    expect(joined(drawn, [])).toBe(drawn);
    expect(joined(drawn, [board([], { id: 'c' })]).map((one) => one.id)).toEqual(['a', 'c']);
  });

  it('shows the boards that are on the table, in their order', () => {
    const drawn = ['a', 'battle', 'c'].map((id) => board([], { id }));

    expect(onTable(drawn, view(1, { boards: ['c', 'a', 'unknown'] })).map((one) => one.id)).toEqual(['c', 'a']);
  });

  it('is busy from sending until the view of the accepted answer', () => {
    const sent = { ...hear(NOTHING, view(1)), sent: 'k' };
    const accepted = hear(sent, { type: 'accepted', key: 'k', version: 2 });

    expect([accepted.sent, accepted.due]).toEqual([null, 2]);
    expect(hear(accepted, view(2)).due).toBeNull();
  });

  it('is not left waiting when the view overtakes the acceptance', () => {
    const sent = { ...hear(NOTHING, view(1)), sent: 'k' };
    const overtaken = hear(hear(sent, view(2)), { type: 'accepted', key: 'k', version: 2 });

    expect([overtaken.sent, overtaken.due]).toEqual([null, null]);
  });

  it('shows a refusal until the match moves on', () => {
    const sent = { ...hear(NOTHING, view(1)), sent: 'k' };
    const refused = hear(sent, { type: 'refused', key: 'k', version: 1, why: both('no'), rule: '7.2' });

    expect(refused.refused?.rule).toBe('7.2');
    expect(refused.sent).toBeNull();
    expect(hear(refused, view(1)).refused).not.toBeNull();
    expect(hear(refused, view(2)).refused).toBeNull();
  });

  it('leaves its own input alone when another is accepted', () => {
    const sent = { ...hear(NOTHING, view(1)), sent: 'k' };

    expect(hear(sent, { type: 'accepted', key: 'other', version: 2 })).toBe(sent);
  });
});

describe('the diary', () => {
  it('has a chapter for each heading', () => {
    const found = chapters([entry(0), entry(1, { kind: 'heading' }), entry(2), entry(3)]);

    expect(found.map((chapter) => [chapter.heading?.n, chapter.lines.length])).toEqual([[undefined, 1], [1, 2]]);
  });

  it('shows four or more rolls on one table as a row of dice', () => {
    const rolls = [0, 1, 2, 3].map((n) => entry(n, { kind: 'roll', roll: roll() }));
    const other = entry(4, { kind: 'roll', roll: roll({ table: 't2' }) });
    const told = runs([...rolls, other]);

    expect(told).toHaveLength(2);
    expect('run' in told[0]! && told[0].run).toHaveLength(4);
  });

  it('tells three rolls one by one', () => {
    expect(runs([0, 1, 2].map((n) => entry(n, { kind: 'roll', roll: roll() })))).toHaveLength(3);
  });
});

describe('the only answer', () => {
  it('is there when there is one option', () => {
    expect(onlyAnswer(choice('go?', ['go']))).toBe('go');
    expect(onlyAnswer(choice('go?', ['go', 'stay']))).toBeNull();
    expect(onlyAnswer(number('how many?', 0, 3))).toBeNull();
    expect(selfAnswer(choice('go?', ['go']))).toBe('go');
    expect(selfAnswer({ ...choice('alone?', []), options: [{ id: 'alone', text: both('Alone'), role: 'apart' }] })).toBeNull();
    expect(selfAnswer({ ...choice('go?', ['go']), closed: [{ id: 'stay', text: both('Stay') }] })).toBeNull();
  });
});
