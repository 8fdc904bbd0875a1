import { describe, expect, it } from 'vitest';
import { againOf, coursesTo, finishOf, inManner, isSubject, mannersOf, oddsFor, plainOf, priceOf, restful, typed } from '../src/lib/orders';
import type { Offered } from '../src/lib/wire';
import { both, choice } from './make';

const course = (path: string[], over: Partial<Offered> = {}): Offered => ({ id: path.join('-'), text: both(path.at(-1)!), space: path.at(-1)!, path, ...over });
const against = { text: both('seen'), sign: 'against' as const };
const ships: Offered[] = [
  { id: 'hood', text: both('Hood (G15)'), piece: 'hood', space: 'G15' },
  { id: 'force-1', text: both('Task force 1: Rodney (H10)'), piece: 'force-1', space: 'H10' },
];
const orders = choice('orders', [], {
  options: [...ships, { id: 'go-on', text: both('Go on'), role: 'again' }, { id: 'done', text: both('Done'), role: 'leave' }],
});

describe('what a question offers', () => {
  it('has its end and its order for all apart from the rest', () => {
    expect(finishOf(orders)?.id).toBe('done');
    expect(againOf(orders)?.id).toBe('go-on');
    expect(plainOf(orders)).toEqual(ships);
  });

  it('is left as it was by doing as before, then by leaving it', () => {
    expect(restful(orders)).toBe('go-on');
    expect(restful({ ...orders, options: orders.options!.slice(3) })).toBe('done');
    expect(restful(choice('only', ['on']))).toBe('on');
    expect(restful(choice('attack', ['yes', 'no']))).toBeNull();
    expect(restful(choice('fight', ['yes'], { options: [{ id: 'yes', text: both('Yes') }, { id: 'no', text: both('No'), role: 'finish' }] }))).toBeNull();
  });

  it('has pieces to pick up, unless one is in hand', () => {
    expect(isSubject(orders, ships[0]!)).toBe(true);
    expect(isSubject({ ...orders, subject: 'hood' }, ships[0]!)).toBe(false);
  });
});

describe('courses', () => {
  it('are ordered by what speaks against them, then by length', () => {
    const all = [course(['a', 'b', 'z'], { notes: [against] }), course(['c', 'd', 'z']), course(['y', 'z']), course(['y'])];
    expect(coursesTo(all, 'z').map((one) => one.id)).toEqual(['y-z', 'c-d-z', 'a-b-z']);
  });

  it('tell their price in short', () => {
    expect(priceOf(course(['a'], { notes: [against, { text: both('fuel'), sign: 'price', short: both('−1') }] }))).toEqual(both('−1'));
    expect(priceOf(course(['a']))).toBeNull();
  });

  it('are open in the manner that is chosen', () => {
    const flights = [course(['a'], { manner: { id: 'patrol', title: both('On patrol') } }), course(['b'], { manner: { id: 'attack', title: both('To attack') } }), { id: 'home', text: both('Home') }];
    expect(mannersOf(flights).map((one) => one.id)).toEqual(['patrol', 'attack']);
    expect(inManner(flights, 'attack').map((one) => one.id)).toEqual(['b', 'home']);
  });
});

describe('typing', () => {
  const say = (text: { en: string }): string => text.en;
  it('finds by the beginnings of words, by space and by id', () => {
    expect(typed(ships, 'ho', say).map((one) => one.id)).toEqual(['hood']);
    expect(typed(ships, 'force ro', say).map((one) => one.id)).toEqual(['force-1']);
    expect(typed(ships, 'h10', say).map((one) => one.id)).toEqual(['force-1']);
    expect(typed(ships, 'force-1', say).map((one) => one.id)).toEqual(['force-1']);
    expect(typed(ships, 'bismarck', say)).toEqual([]);
  });

  it('has odds for the piece that is asked about alone', () => {
    const chance = (option: string, subject?: string) => ({ option, share: 0.5, text: both('a hit'), ...(subject ? { subject } : {}) });
    const insight = { title: both('odds'), options: [chance('0,0:E', 'hood'), chance('0,1:E', 'repulse'), chance('stay')] };

    expect([...oddsFor({ ...orders, subject: 'hood' }, insight).keys()]).toEqual(['0,0:E', 'stay']);
    expect(oddsFor(orders, null).size).toBe(0);
  });
});
