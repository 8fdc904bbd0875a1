// The number that this browser adds to the dice of a match: sealed first, opened when all are sealed.

import { hex, randomHex } from './chance';
import { keepShare, share } from './memory';
import type { Answer, Prompt } from './wire';

const SEALED = 'share-sealed';
const OPENED = 'share-opened';
const BYTES = 32;

export function isShare(prompt: Prompt | null): prompt is Prompt {
  return prompt?.id === SEALED || prompt?.id === OPENED;
}

/** The answer to a question about the number, or none where another browser has sealed it. */
export async function shareFor(prompt: Prompt, match: string): Promise<Answer | null> {
  const kept = share(match, prompt.seat);
  if (prompt.id === OPENED) return kept || null;
  const number = kept || randomHex(BYTES);
  keepShare(match, prompt.seat, number);
  return sealOf(number);
}

/** The hash that commits to a number, as `sandtable.engine.shares` computes it. */
export async function sealOf(number: string): Promise<string> {
  const { blake2b } = await import('@noble/hashes/blake2.js');
  const personalization = new Uint8Array(16);
  new TextEncoder().encodeInto('sandtable share', personalization);
  const bytes = Uint8Array.from(number.match(/../g)!, (pair) => parseInt(pair, 16));
  return hex(blake2b(bytes, { dkLen: BYTES, personalization }));
}
