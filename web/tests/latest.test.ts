import { expect, it } from 'vitest';
import { Latest } from '../src/lib/latest';

const soon = (): Promise<void> => new Promise((done) => setTimeout(done));

function asked() {
  const open: { give: (value: string) => void; fail: () => void }[] = [];
  const told: [string, boolean][] = [];
  const latest = new Latest<string>(
    () => new Promise((give, fail) => open.push({ give, fail: () => fail(new Error('gone')) })),
    (found, isLatest) => told.push([found, isLatest]),
  );
  return { latest, open, told };
}

it('asks once more, not once for each wish, while an answer is under way', async () => {
  const { latest, open, told } = asked();
  latest.want();
  latest.want();
  latest.want();
  open[0]!.give('old');
  await soon();
  open[1]!.give('new');
  await soon();

  expect(open).toHaveLength(2);
  expect(told).toEqual([['old', false], ['new', true]]);
});

it('goes on after a failure', async () => {
  const { latest, open, told } = asked();
  latest.want();
  open[0]!.fail();
  await soon();
  latest.want();
  open[1]!.give('found');
  await soon();

  expect(told).toEqual([['found', true]]);
});

it('tells nothing after its end', async () => {
  const { latest, open, told } = asked();
  latest.want();
  latest.end();
  open[0]!.give('late');
  await soon();

  expect(told).toEqual([]);
});
