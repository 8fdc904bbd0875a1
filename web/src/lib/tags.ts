// Where the tags of ships in battle lie: beside their own hull, clear of the others and of one another.

import { faceWords } from './format';
import type { Place } from './stacks';

export interface Hull extends Place {
  id: string;
  /** The width of its tag, in fiftieths of its size. */
  wide: number;
  facing: number;
  size: number;
}

interface Box extends Place {
  wide: number;
  high: number;
}

/** A hull is drawn in fiftieths of its size. */
export const UNIT = 50;
const [LENGTH, BEAM] = [38, 10];
export const TAG_HEIGHT = 18;
/** Under the hull, where there is room. */
export const UNDER: Place = { x: 0, y: 42 };
const RISES = [42, 63, 84, 105];

/** The room that name and figures take on the tag of a hull. */
export function tagWidth(title: string, ratings: readonly string[] = []): number {
  return 14 + 5.9 * (faceWords(title, false).join(' ').length + ratings.join(' · ').length);
}

/** Where each tag lies from the middle of its hull, in fiftieths of its size. */
export function tagsOf(hulls: readonly Hull[]): Map<string, Place> {
  const taken = hulls.map(outline);
  const found = new Map<string, Place>();
  for (const hull of [...hulls].sort((a, b) => b.y - a.y || a.x - b.x)) {
    const spot = spots(hull).find((at) => !taken.some((box) => overlap(box, tagAt(hull, at)))) ?? UNDER;
    taken.push(tagAt(hull, spot));
    found.set(hull.id, spot);
  }
  return found;
}

/** Places for a tag, the nearest first. */
function spots({ wide }: Hull): Place[] {
  const side = wide / 2;
  const beside = [1, -1].map((way) => ({ x: way * (side + LENGTH + 6), y: 0 }));
  const over = RISES.flatMap((rise) => [rise, -rise].flatMap((y) => [0, side, -side].map((x) => ({ x, y }))));
  return [UNDER, ...over.slice(1, 12), ...beside, ...over.slice(12)];
}

function tagAt({ x, y, size, wide }: Hull, at: Place): Box {
  const unit = size / UNIT;
  return { x: x + at.x * unit, y: y + at.y * unit, wide: wide * unit, high: (TAG_HEIGHT + 2) * unit };
}

function outline({ x, y, size, facing }: Hull): Box {
  const [along, across] = [Math.abs(Math.cos((facing * Math.PI) / 180)), Math.abs(Math.sin((facing * Math.PI) / 180))];
  const unit = (2 * size) / UNIT;
  return { x, y, wide: (LENGTH * across + BEAM * along) * unit, high: (LENGTH * along + BEAM * across) * unit };
}

function overlap(a: Box, b: Box): boolean {
  return Math.abs(a.x - b.x) < (a.wide + b.wide) / 2 && Math.abs(a.y - b.y) < (a.high + b.high) / 2;
}
