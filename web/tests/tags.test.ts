import { expect, test } from 'vitest';
import { TAG_HEIGHT, tagsOf, tagWidth, UNDER, type Hull } from '../src/lib/tags';

function ship(id: string, x: number, y: number, facing = 90): Hull {
  return { id, x, y, facing, size: 50, wide: tagWidth(id, ['29', '8']) };
}

function gap(one: Hull, other: Hull): boolean {
  const tags = tagsOf([one, other]);
  const [a, b] = [tags.get(one.id)!, tags.get(other.id)!];
  const isAside = Math.abs(one.x + a.x - other.x - b.x) >= (one.wide + other.wide) / 2;
  return isAside || Math.abs(one.y + a.y - other.y - b.y) >= TAG_HEIGHT;
}

test('a ship alone has its tag under its hull', () => {
  expect(tagsOf([ship('Hood', 0, 0)]).get('Hood')).toBe(UNDER);
});

test('the tags of ships in neighbouring hexes keep clear', () => {
  const hood = ship('Hood', 0, 0);
  for (const [x, y] of [[60, 0], [30, 52], [-30, 52], [0, 0]] as const) expect(gap(hood, ship('Prince of Wales', x, y))).toBe(true);
});

test('a tag does not lie on the hull below', () => {
  const tags = tagsOf([ship('Hood', 0, 0), ship('Bismarck', 0, 44)]);

  expect(tags.get('Hood')).not.toEqual(UNDER);
  expect(tags.get('Bismarck')).toEqual(UNDER);
});
