// Ships from the side, bow to the right.

import type { Silhouette } from './silhouettes';

const HULL = 'M4 60 L96 57 Q93 66 86 72 L14 72 Q7 69 4 60 Z';
const LOW_HULL = 'M3 62 L97 60 Q93 67 88 71 L12 71 Q6 68 3 62 Z';

const battleship: Silhouette = {
  body: [
    HULL,
    'M30 59 V50 H70 V58 Z',
    'M56 50 V28 H60 V22 H64 V28 H68 V50 Z',
    'M42 50 L43 34 H51 L52 50 Z',
    'M31 50 V42 H38 V50 Z',
    'M70 58 V52 H80 V58 Z', 'M79 57 V51 L84 51 V57 Z',
    'M16 60 V54 H26 V60 Z',
  ],
  line: ['M78 53.5 L94 50.5', 'M78 48.5 L70 48.5', 'M18 56 L4 53', 'M62 22 V10', 'M34.5 42 V24'],
};

const battlecruiser: Silhouette = {
  body: [
    LOW_HULL,
    'M28 61 V53 H72 V60 Z',
    'M60 53 V32 H66 V53 Z',
    'M47 53 L48 37 H54 L55 53 Z', 'M36 53 L37 40 H43 L44 53 Z',
    'M72 60 V54 H81 V60 Z', 'M16 62 V56 H25 V62 Z',
  ],
  line: ['M79 56 L95 53', 'M18 58 L5 55.5', 'M63 32 V14', 'M30 53 V26'],
};

const cruiser: Silhouette = {
  body: [
    LOW_HULL,
    'M32 61 V55 H68 V60 Z',
    'M58 55 V38 H64 V55 Z',
    'M47 55 L46 40 H51 L53 55 Z', 'M37 55 L36 42 H41 L43 55 Z',
    'M69 60 V55.5 H76 V60 Z', 'M22 62 V57 H29 V62 Z',
  ],
  line: ['M75 57 L87 55', 'M23 58.5 L12 56.5', 'M61 38 V20', 'M33 55 V30'],
};

const light_cruiser: Silhouette = { ...cruiser, body: [...cruiser.body.slice(0, 3), cruiser.body[3]!, ...cruiser.body.slice(5)] };

const destroyer: Silhouette = {
  body: [
    'M8 63 L60 62 L62 56 L94 58 Q91 66 86 70 L16 70 Q10 68 8 63 Z',
    'M56 58 V44 H64 V57 Z',
    'M44 62 L43 48 H48 L50 62 Z', 'M33 62 L32 51 H37 L39 62 Z',
  ],
  line: ['M72 54 L80 52.5', 'M68 56 H76', 'M22 60 L14 58.5', 'M20 62 H28', 'M60 44 V28'],
};

const carrier: Silhouette = {
  body: ['M3 52 H97 L94 58 L88 60 Q87 68 82 72 L16 72 Q9 68 8 60 L3 57 Z', 'M56 52 V40 H60 V32 H66 V40 H70 V52 Z'],
  line: ['M63 32 V18', 'M56 24 H70'],
  cut: ['M20 60.5 h50 v2 h-50 Z', 'M24 65 h40 v1.8 h-40 Z'],
};

const merchant: Silhouette = {
  body: ['M5 56 L14 56 L16 60 L82 60 L84 54 L96 54 Q93 66 88 72 L14 72 Q8 66 5 56 Z', 'M40 60 V46 H58 V60 Z', 'M46 46 V34 H52 V46 Z'],
  line: ['M28 60 V34', 'M28 40 L20 50', 'M70 60 V34', 'M70 40 L78 50'],
};

const tanker: Silhouette = {
  body: ['M4 58 H22 V62 H82 V56 H96 Q93 67 88 72 L13 72 Q7 67 4 58 Z', 'M10 58 V44 H24 V58 Z', 'M14 44 V34 H19 V44 Z', 'M56 62 V48 H64 V62 Z'],
  line: ['M36 62 V44', 'M78 57 V44', 'M26 59 H54'],
};

const convoy: Silhouette = {
  body: ['M2 50 H40 Q38 60 34 62 H10 Q4 59 2 50 Z', 'M16 50 V38 H26 V50 Z', 'M56 50 H96 Q93 60 88 62 H64 Q58 59 56 50 Z', 'M70 50 V38 H80 V50 Z', 'M28 74 H70 Q67 84 62 86 H38 Q31 83 28 74 Z', 'M43 74 V62 H53 V74 Z'],
};

const submarine: Silhouette = {
  body: ['M3 62 Q10 57 24 57 L88 58 Q96 59 98 62 Q90 68 80 69 L20 69 Q8 68 3 62 Z', 'M44 58 L46 44 H60 L62 58 Z'],
  line: ['M54 44 V30', 'M72 58 V53 M68 52 H78'],
};

export const SHIPS: Record<string, Silhouette> = {
  battleship, battlecruiser, cruiser, light_cruiser, destroyer, carrier, merchant, tanker, convoy, submarine,
};
