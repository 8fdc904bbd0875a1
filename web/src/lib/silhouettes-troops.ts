// Ground troops by the signs of military maps: a frame, and in it what they are.

import type { Silhouette } from './silhouettes';

const FRAME = 'M14 28 H86 V76 H14 Z';

function sign(...inside: string[]): Silhouette {
  return { body: [], line: [FRAME, ...inside] };
}

const CROSS = 'M14 28 L86 76 M86 28 L14 76';
const WINGS = 'M40 72 Q45 66 50 72 Q55 66 60 72';

export const TROOPS: Record<string, Silhouette> = {
  infantry: sign(CROSS),
  paratroops: sign(CROSS, WINGS),
  glider: sign('M20 44 Q50 36 80 44 M50 40 V66 M40 66 H60'),
  armour: sign('M34 42 H66 Q76 52 66 62 H34 Q24 52 34 42 Z'),
  engineers: sign('M32 62 V44 H68 V62 M50 44 V62'),
  artillery: { ...sign(), body: ['M50 44 a8 8 0 1 0 0.1 0 Z'] },
  anti_tank: sign('M14 76 L50 28 L86 76'),
  mortar: sign('M50 66 V40 M43 47 L50 39 L57 47 M50 66 a5 5 0 1 0 0.1 0 Z'),
  machine_gun: sign('M50 70 V36 M40 46 L50 36 L60 46 M36 70 H64'),
  headquarters: { body: [], line: [FRAME, 'M14 42 H86', 'M14 76 V92'] },
  reconnaissance: sign('M14 76 L86 28'),
};
