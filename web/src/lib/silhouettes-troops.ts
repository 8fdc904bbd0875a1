// Ground troops by the signs of military maps: a frame, and in it what they are.

import type { Silhouette } from './silhouettes';

const FRAME = 'M14 28 H86 V76 H14 Z';

function sign(...inside: string[]): Silhouette {
  return { isSign: true, body: [], line: [FRAME, ...inside] };
}

const CROSS = 'M14 28 L86 76 M86 28 L14 76';
const WINGS = 'M40 72 Q45 66 50 72 Q55 66 60 72';

export const TROOPS: Record<string, Silhouette> = {
  infantry: sign(CROSS),
  paratroops: sign(CROSS, WINGS),
  air_landing: sign(CROSS, 'M32 72 L50 60 L68 72'),
  glider: sign('M20 44 Q50 36 80 44 M50 40 V66 M40 66 H60'),
  armour: sign('M34 42 H66 Q76 52 66 62 H34 Q24 52 34 42 Z'),
  engineers: sign('M32 62 V44 H68 V62 M50 44 V62'),
  artillery: { ...sign(), body: ['M50 44 a8 8 0 1 0 0.1 0 Z'] },
  anti_tank: sign('M14 76 L50 28 L86 76'),
  mortar: sign('M50 66 V40 M43 47 L50 39 L57 47 M50 66 a5 5 0 1 0 0.1 0 Z'),
  machine_gun: sign('M50 70 V36 M40 46 L50 36 L60 46 M36 70 H64'),
  headquarters: sign('M14 42 H86', 'M14 76 V90'),
  car: { isSign: true, body: ['M12 60 V50 L30 47 L40 34 H64 L74 47 L88 50 V60 Z', 'M22 60 a8 8 0 1 0 16 0 Z', 'M62 60 a8 8 0 1 0 16 0 Z'], cut: ['M43 38 H52 V46 H37 Z', 'M56 38 H62 L68 46 H56 Z'] },
  prisoners: { isSign: true, body: ['M38 40 a9 9 0 1 1 0.100 0 M26 76 V56 Q26 46 38 46 Q50 46 50 56 V76 Z', 'M66 44 a8 8 0 1 1 0.100 0 M56 76 V58 Q56 50 66 50 Q76 50 76 58 V76 Z'] },
  unknown: { isSign: true, body: ['M42 22 H58 L55 44 L77 41 V57 L55 54 L58 76 H42 L45 54 L23 57 V41 L45 44 Z'] },
  charges: { isSign: true, body: ['M24 40 H36 V72 H24 Z M44 40 H56 V72 H44 Z M64 40 H76 V72 H64 Z'], line: ['M30 40 V30 Q30 22 50 22 Q70 22 70 30 V40 M50 40 V22'] },
  rubble: { isSign: true, body: ['M12 72 L26 50 L40 64 L52 40 L66 60 L76 48 L90 72 Z'] },
  reconnaissance: sign('M14 76 L86 28'),
};
