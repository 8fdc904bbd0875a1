// Own drawings in a box of 100 by 100 around the origin's centre (50, 50): aircraft from above, nose up,
// ships from the side, troops as the signs of period maps.
// Each is a list of paths; `cut` paths are drawn in the counter's ground colour over the others.

import { SHIPS } from './silhouettes-ships';
import { TROOPS } from './silhouettes-troops';

export interface Silhouette {
  body: string[];
  cut?: string[];
  line?: string[];
  /** A sign of military maps: it fills the face, and its name is written beside the counter. */
  isSign?: boolean;
  /** Seen from above: it turns with the counter's facing. */
  isTop?: boolean;
}

const B17: Silhouette = {
  isTop: true,
  body: [
    // wings: broad, tapered, rounded tips
    'M47 37 L8 45 Q3.5 46.2 4 49 Q4.4 51 8 51.2 L46 53.5 L54 53.5 L92 51.2 Q95.6 51 96 49 Q96.5 46.2 92 45 L53 37 Z',
    // fuselage
    'M50 17 Q54 18 54.6 27 L55 48 Q55 62 52.2 84 L50 92 L47.8 84 Q45 62 45 48 L45.4 27 Q46 18 50 17 Z',
    // tailplane
    'M48.5 78 L32 82 Q29.6 83 30.4 85 Q31 86.4 33 86.4 L48.8 87.4 L51.2 87.4 L67 86.4 Q69 86.4 69.6 85 Q70.4 83 68 82 L51.5 78 Z',
    // four nacelles
    'M36.6 33.5 Q39 31 41.4 33.5 L41.6 45 L36.4 45 Z',
    'M58.6 33.5 Q61 31 63.4 33.5 L63.6 45 L58.4 45 Z',
    'M22.8 36.6 Q25 34.2 27.2 36.6 L27.4 47 L22.6 47 Z',
    'M72.8 36.6 Q75 34.2 77.2 36.6 L77.4 47 L72.6 47 Z',
    // the long dorsal fin
    'M49 66 L51 66 L51 94 L49 94 Z',
  ],
  line: [
    'M32.5 32.2 H45.5', 'M54.5 32.2 H67.5', 'M18.7 35.4 H31.3', 'M68.7 35.4 H81.3',
  ],
  cut: ['M48.4 23.5 h3.2 v3.2 h-3.2 Z', 'M50 34 m-2.1 0 a2.1 2.1 0 1 0 4.2 0 a2.1 2.1 0 1 0 -4.2 0 Z'],
};

const B24: Silhouette = {
  isTop: true,
  body: [
    // the long slender wing
    'M46.5 38.5 L3.5 44.6 Q1.2 45.4 1.6 47 Q2 48.4 4 48.5 L46 49.8 L54 49.8 L96 48.5 Q98 48.4 98.4 47 Q98.8 45.4 96.5 44.6 L53.5 38.5 Z',
    // slab-sided fuselage
    'M50 16.5 Q55.4 17.5 55.6 25 L55.8 52 Q55.6 66 53 84.5 L47 84.5 Q44.4 66 44.2 52 L44.4 25 Q44.6 17.5 50 16.5 Z',
    // tailplane with twin fins
    'M33 79.6 L67 79.6 L67 85 L33 85 Z',
    'M30.4 75.5 Q32.6 72.6 34.8 75.5 L35 88 Q32.6 91.4 30.2 88 Z',
    'M65.2 75.5 Q67.4 72.6 69.6 75.5 L69.8 88 Q67.4 91.4 65 88 Z',
    // four nacelles
    'M35.8 33.8 Q38.4 31 41 33.8 L41 46 L35.8 46 Z',
    'M59 33.8 Q61.6 31 64.2 33.8 L64.2 46 L59 46 Z',
    'M21 36 Q23.4 33.4 25.8 36 L25.8 46.4 L21 46.4 Z',
    'M74.2 36 Q76.6 33.4 79 36 L79 46.4 L74.2 46.4 Z',
  ],
  line: [
    'M31.6 32.4 H45.2', 'M54.8 32.4 H68.4', 'M16.8 34.8 H30', 'M70 34.8 H83.2',
  ],
  cut: ['M48 21 h4 v2.6 h-4 Z', 'M50 32 m-2.3 0 a2.3 2.3 0 1 0 4.6 0 a2.3 2.3 0 1 0 -4.6 0 Z'],
};

const FIGHTER: Silhouette = {
  isTop: true,
  body: [
    'M46 38 L16 46 Q11 48 12 52 Q13 55 17 55 L46 54 L54 54 L83 55 Q87 55 88 52 Q89 48 84 46 L54 38 Z',
    'M50 18 Q55 19 55.4 28 L55 52 L52.4 82 L47.6 82 L45 52 L44.6 28 Q45 19 50 18 Z',
    'M48 76 L35 80 Q33 81.5 34 83.6 Q34.6 84.8 36.6 84.8 L63.4 84.8 Q65.4 84.8 66 83.6 Q67 81.5 65 80 L52 76 Z',
    'M49 68 L51 68 L51.2 88 L48.8 88 Z',
  ],
  line: ['M37 18.4 H63'],
  cut: ['M48.2 42 Q50 38.6 51.8 42 L51.8 52 L48.2 52 Z'],
};

const TWIN_BOOM: Silhouette = {
  isTop: true,
  body: [
    'M44 40 L12 45 Q8 46.500 8.500 50 Q9 53 12 53 L44 55 L56 55 L88 53 Q91 53 91.500 50 Q92 46.500 88 45 L56 40 Z',
    'M50 28 Q54 30 54 40 L53.500 60 L50 64 L46.500 60 L46 40 Q46 30 50 28 Z',
    'M30 24 Q33.500 24 33.800 34 L33 84 L29 84 L26.500 34 Q26.700 24 30 24 Z', 'M70 24 Q73.500 24 73.800 34 L73 84 L69 84 L66.500 34 Q66.700 24 70 24 Z',
    'M26 78 H74 V84 H26 Z', 'M28 74 h5 v15 h-5 Z', 'M67 74 h5 v15 h-5 Z',
  ],
  line: ['M22 24.500 H38', 'M62 24.500 H78'],
  cut: ['M48 40 Q50 36 52 40 L52 50 L48 50 Z'],
};

const TWIN: Silhouette = {
  ...FIGHTER,
  body: [...FIGHTER.body, 'M29 30 Q32 27 35 30 L35 50 L29 50 Z', 'M65 30 Q68 27 71 30 L71 50 L65 50 Z', 'M33 75 h4 v13 h-4 Z', 'M63 75 h4 v13 h-4 Z'],
  line: ['M24 28 H40', 'M60 28 H76'],
};

const CLOUD =
  'M24 66 Q12 66 12 55 Q12 45 23 44 Q26 30 41 30 Q53 30 57 40 Q63 36 70 40 Q76 43 76 49 Q88 49 88 58 Q88 66 78 66 Z';

const SUN = 'M60 27 A14 14 0 0 1 86 38 Q82 44 77 42 Q70 34 62 36 Q61 31 60 27 Z';
const RAYS = ['M72 6 V13', 'M91 14 l-5 5', 'M98 33 h-7', 'M54 13 l5 6'];

const MARKERS: Record<string, Silhouette> = {
  home_weather: {
    body: [CLOUD, SUN],
    line: RAYS,
  },
  target_weather: {
    body: [CLOUD],
    line: ['M50 72 V94', 'M39 83 H61', 'M50 83 m-7 0 a7 7 0 1 0 14 0 a7 7 0 1 0 -14 0'],
  },
  fighter_mode: { ...FIGHTER, line: [...(FIGHTER.line ?? []), 'M10 70 l10 -8', 'M90 70 l-10 -8'] },
  aggressiveness: {
    body: [
      'M50 30 Q62 36 62 50 L62 74 Q56 82 50 82 Q44 82 38 74 L38 50 Q38 36 50 30 Z',
    ],
    line: ['M50 12 V24', 'M22 22 l9 10', 'M78 22 l-9 10', 'M12 50 h14', 'M88 50 h-14'],
    cut: ['M47 42 h6 v28 h-6 Z'],
  },
  flak: {
    body: [
      'M50 14 L58 34 L76 22 L69 42 L90 46 L71 56 L82 76 L62 67 L54 88 L46 67 L24 80 L33 58 L10 52 L31 43 L22 23 L42 33 Z',
    ],
    cut: ['M50 50 m-9 0 a9 9 0 1 0 18 0 a9 9 0 1 0 -18 0 Z'],
  },
  diversion_drm: {
    body: ['M14 58 L44 58 L44 46 L66 46 L66 34 L90 52 L66 70 L66 60 L54 60 L54 72 L14 72 Z'],
    line: ['M14 36 H40'],
  },
};

const HORSA: Silhouette = {
  isTop: true,
  body: [
    'M47 34 L3 40 Q0 41.500 0.500 45 Q1 48 4 48 L46 49 L54 49 L96 48 Q99 48 99.500 45 Q100 41.500 97 40 L53 34 Z',
    'M50 8 Q56.500 10 56.500 24 L55.500 56 Q54 76 52 92 L48 92 Q46 76 44.500 56 L43.500 24 Q43.500 10 50 8 Z',
    'M48 82 L30 85 Q28 88 30.500 91 L69.500 91 Q72 88 70 85 L52 82 Z',
  ],
  cut: ['M16 38.500 h4 v9.800 h-4 Z', 'M24 37.500 h4 v10.800 h-4 Z', 'M72 37.500 h4 v10.800 h-4 Z', 'M80 38.500 h4 v9.800 h-4 Z', 'M46.500 18 Q50 14 53.500 18 L53 24 L47 24 Z'],
};

const PLAIN: Silhouette = { body: ['M50 22 L78 50 L50 78 L22 50 Z'] };

const FLYING_BOAT: Silhouette = {
  isTop: true,
  body: [
    'M46 34 L4 38 Q1 39 1.4 42 Q2 45 5 45 L46 47 L54 47 L95 45 Q98 45 98.6 42 Q99 39 96 38 L54 34 Z',
    'M50 10 Q56 12 56 26 L55 54 Q54 72 52 88 L48 88 Q46 72 45 54 L44 26 Q44 12 50 10 Z',
    'M48 80 L32 83 Q30 86 33 88 L67 88 Q70 86 68 83 L52 80 Z',
    'M33 29 h6 v12 h-6 Z', 'M61 29 h6 v12 h-6 Z',
  ],
  line: ['M29 28 H43', 'M57 28 H71', 'M12 45 V53', 'M88 45 V53'],
};

const BIPLANE: Silhouette = {
  isTop: true,
  body: [
    'M12 32 Q8 32 8 37 L8 44 Q8 48 12 48 L88 48 Q92 48 92 44 L92 37 Q92 32 88 32 Z',
    'M50 16 Q54 17 54.4 26 L54 52 L52 84 L48 84 L46 52 L45.6 26 Q46 17 50 16 Z',
    'M34 76 h32 q3 0 3 4 q0 4 -3 4 h-32 q-3 0 -3 -4 q0 -4 3 -4 Z',
  ],
  line: ['M38 16 H62'],
  cut: ['M14 39 h30 v1.8 h-30 Z', 'M56 39 h30 v1.8 h-30 Z', 'M48.6 50 h2.8 v8 h-2.8 Z'],
};

const ALL: Record<string, Silhouette> = {
  horsa: HORSA, b17: B17, b24: B24, fighter: FIGHTER, twin: TWIN, twin_boom: TWIN_BOOM, flying_boat: FLYING_BOAT, biplane: BIPLANE, ...MARKERS, ...SHIPS, ...TROOPS,
};

export function silhouette(id: string): Silhouette {
  return ALL[id] ?? PLAIN;
}
