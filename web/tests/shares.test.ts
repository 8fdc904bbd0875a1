// The number that a browser adds to the dice.

import { beforeEach, expect, test, vi } from 'vitest';
import { randomHex } from '../src/lib/chance';
import { isShare, sealOf, shareFor } from '../src/lib/shares';
import type { Prompt } from '../src/lib/wire';

const asked = (id: string): Prompt => ({ id, seat: 'red' }) as Prompt;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
});

test('the seal is the one that the engine computes', async () => {
  expect(await sealOf('11'.repeat(32))).toBe('c4b3b3860e0d5ebc85aae871ab1272e9c4d89cf0684f1693c1120f98ef63c51b');
});

test('what is opened is what was sealed', async () => {
  const seal = await shareFor(asked('share-sealed'), 'a match');
  const number = await shareFor(asked('share-opened'), 'a match');
  expect(await sealOf(String(number))).toBe(seal);
  expect(await shareFor(asked('share-sealed'), 'a match')).toBe(seal);
});

test('a browser that sealed nothing opens nothing', async () => {
  expect(await shareFor(asked('share-opened'), 'a match')).toBeNull();
});

test('other questions are for people', () => {
  expect(isShare(asked('ship-orders'))).toBe(false);
  expect(isShare(null)).toBe(false);
});

test('random digits differ and have their length', () => {
  expect(randomHex(32)).toHaveLength(64);
  expect(randomHex(32)).not.toBe(randomHex(32));
});
