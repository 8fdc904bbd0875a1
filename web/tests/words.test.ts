import { describe, expect, it } from 'vitest';
import { atLeast, atMost, barsOf, flags, ticks, trimmed } from '../src/lib/bars';
import { change, faceWords, figure, fittingFont, percent, ruleNumber, signed } from '../src/lib/format';
import { isTyping, shortcut, type Acts } from '../src/lib/keys';
import { bits, unnamed } from '../src/lib/names';
import { chapterOf, familyOf, searched } from '../src/lib/rulebook';
import { columnOf, isLit, rangeText } from '../src/lib/tables';
import type { RuleText, TableColumn, TableSheet } from '../src/lib/wire';
import { both, roll } from './make';

const chart = { id: 'c', title: both('C'), low: 10, chances: [0.0001, 0.2, 0.5, 0.2999, 0], marks: [{ value: 12, text: both('goal') }, { value: 12, text: both('draw') }] };

describe('charts', () => {
  it('lose their invisible ends but none of their marks', () => {
    expect(trimmed(chart)).toMatchObject({ low: 11, chances: [0.2, 0.5, 0.2999] });
    expect(trimmed({ ...chart, marks: [{ value: 14, text: both('far') }] }).chances).toHaveLength(4);
  });

  it('have the likeliest value as their tallest bar', () => {
    const bars = barsOf(chart, 100, 50);

    expect(bars[2]).toMatchObject({ value: 12, height: 50, x: 40, width: 20 });
  });

  it('put marks on one value under one flag', () => {
    expect(flags(chart, 100, 5, (mark) => mark.text.en).map((flag) => flag.mark.text.en)).toEqual(['goal / draw']);
  });

  it('tell chances at and beyond a value', () => {
    expect(atLeast(chart, 12)).toBeCloseTo(0.7999);
    expect(atMost(chart, 11)).toBeCloseTo(0.2001);
  });

  it('have round ticks', () => {
    expect(ticks(3, 47)).toEqual([10, 20, 30, 40]);
  });
});

describe('figures and names', () => {
  it('are cut to the room of a counter', () => {
    expect(faceWords('First wave', false)).toEqual(['First wave']);
    expect(faceWords('Long-named heavy bomber', false)).toEqual(['Long-named']);
    expect(faceWords('Prince of Wales', false)).toEqual(['Prince Wales']);
    expect(faceWords('King George V', false)).toEqual(['K. George V']);
    expect(faceWords('«Royal Flush»', false)).toEqual(['Royal Flush']);
    expect(faceWords('“Suzy-Q” (B-24G no. 4)', false)).toEqual(['Suzy-Q']);
    expect(faceWords('FW-190 4 (Josef Wurmheller)', false)).toEqual(['FW-190 4']);
    expect(faceWords('LR recon Scapa Flow A', false)).toEqual(['Scapa Flow A']);
    expect(faceWords('Very aggressive', true)).toEqual(['Very', 'aggressive']);
    expect(faceWords('Poor', true)).toEqual(['Poor']);
    expect(fittingFont('abcdefghij', 57, 12)).toBeCloseTo(10);
  });

  it('writes a minus before a figure below nothing', () => {
    expect(figure(-3)).toBe('−3');
    expect(figure('-1')).toBe('−1');
    expect(figure(4)).toBe('4');
  });

  it('writes the number of a rule without the word of the index', () => {
    expect(ruleNumber('4.4.choice')).toBe('4.4');
    expect(ruleNumber('13.0.hidden')).toBe('13.0');
    expect(ruleNumber('9.1.10')).toBe('9.1.10');
    expect(ruleNumber('OA.13')).toBe('OA.13');
    expect(ruleNumber('10.2(T)')).toBe('10.2(T)');
    expect(ruleNumber('9.84(bc)')).toBe('9.84(bc)');
    expect(ruleNumber('5.4(alternate)')).toBe('5.4');
    expect(ruleNumber('7.2(2)boats')).toBe('7.2(2)');
  });

  it('write chances', () => {
    expect(percent(0.123, 'es')).toBe('12\u00a0%');
    expect(percent(0.0123, 'en')).toBe('1.2\u00a0%');
    expect(signed(-2)).toBe('−2');
    expect([0.25, -3.04, -0.04].map((one) => change(one, 'es'))).toEqual(['+0,3', '−3', '0']);
    expect([17.4, -0.4].map((one) => change(one, 'en', 0))).toEqual(['+17', '0']);
  });

  it('find places in a sentence, the longer name first', () => {
    const places = [{ id: 'b', names: ['Bath', ''] }, { id: 'r', names: ['Bath Road'] }, { id: 'u', names: ['Ubbeston'] }];
    const found = bits('From Bath Road to Bath, not Bathing.', places);

    expect(found.filter((bit) => bit.space)).toEqual([
      { text: 'Bath Road', space: 'r' },
      { text: 'Bath', space: 'b' },
    ]);
    expect(unnamed(found, places).map((place) => place.id)).toEqual(['u']);
  });
});

describe('tables', () => {
  const column: TableColumn = { id: 'poor', title: both('Poor'), rows: [{ lo: 1, hi: 3, text: both('a'), source: '' }, { lo: 4, hi: 10, text: both('b'), source: '' }] };
  const sheet: TableSheet = { id: 't1', title: both('T'), note: both(''), rule: '', source: '', sides: 10, columns: [column, { ...column, id: 'fair', title: both('Fair') }] };

  it('light the row that was hit, and the outermost beyond the table', () => {
    expect(column.rows.map((row) => isLit(row, column, 4))).toEqual([false, true]);
    expect(column.rows.map((row) => isLit(row, column, 12))).toEqual([false, true]);
    expect(column.rows.map((row) => isLit(row, column, -1))).toEqual([true, false]);
  });

  it('know the column that was used', () => {
    expect(columnOf(sheet, roll({ column: 'fair' }))?.id).toBe('fair');
  });

  it('name their rows', () => {
    expect(column.rows.map(rangeText)).toEqual(['1–3', '4–10']);
    expect(rangeText({ lo: -99, hi: 2, text: both(''), source: '' })).toBe('≤ 2');
  });
});

describe('the rulebook', () => {
  const rule = (id: string, title: string, kind = 'procedure'): RuleText => ({ id, kind, title: both(title), summary: both(''), homes: [], rulings: [] });
  const rules = [rule('VI', 'Planning'), rule('VI.locked', 'Número de olas'), rule('VII', 'Weather', 'table')];

  it('finds a rule and its chapter', () => {
    expect(familyOf(rules, 'VI.locked')).toMatchObject({ found: { id: 'VI.locked' }, near: [{ id: 'VI' }] });
    expect(familyOf(rules, 'VI.locked.more').found?.id).toBe('VI.locked');
    expect(chapterOf('VI(2).b24')).toBe('VI');
  });

  it('is searched without accents or case', () => {
    expect(searched(rules, 'numero', '').map((one) => one.id)).toEqual(['VI.locked']);
    expect(searched(rules, '', 'table').map((one) => one.id)).toEqual(['VII']);
  });
});

describe('the keyboard', () => {
  const done: string[] = [];
  const note = (name: string) => (...args: unknown[]): void => void done.push([name, ...args].join(' '));
  const acts = Object.fromEntries(
    ['option', 'confirm', 'undo', 'zoom', 'board', 'hide', 'rule', 'skip', 'replay', 'step', 'language', 'theme', 'help'].map((name) => [name, note(name)]),
  ) as unknown as Acts;
  const key = (name: string, over: object = {}) => ({ key: name, ctrlKey: false, metaKey: false, altKey: false, target: {}, ...over });

  it('does what the list of shortcuts says', () => {
    ['3', 'Enter', 'u', '0', 'b', 'r', 'n', 'p', 'l', '?'].forEach((name) => shortcut(key(name), acts));

    expect(done).toEqual(['option 2', 'confirm', 'undo', 'zoom 0', 'board', 'rule', 'step 1', 'step -1', 'language', 'help']);
  });

  it('leaves the keys of the browser and of fields alone', () => {
    expect(shortcut(key('r', { ctrlKey: true }), acts)).toBe(false);
    expect(shortcut(key('Enter', { target: { closest: () => true } }), acts)).toBe(false);
    expect(isTyping(key('u', { target: { tagName: 'INPUT', type: 'number' } }))).toBe(true);
    expect(isTyping(key('u', { target: { tagName: 'BUTTON' } }))).toBe(false);
  });
});
