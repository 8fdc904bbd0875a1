// The pictures of phases, drawn with a pen on a square of 24.

import type { PhaseNote } from './wire';

export const icons: Record<PhaseNote['icon'], string> = {
  aircraft: 'M12 3 V21 M3 13 L12 9 L21 13 M8 20 L12 18 L16 20',
  bomb: 'M12 21 a5 6 0 0 0 5-6 c0-4-3-6-3-9 h-4 c0 3-3 5-3 9 a5 6 0 0 0 5 6 Z M8 3 H16 L14 6 H10 Z',
  bridge: 'M2 17 H22 M4 17 V9 M20 17 V9 M4 9 Q12 16 20 9 M9 17 V12.500 M15 17 V12.500',
  clouds: 'M6 18 a4 4 0 0 1 0-8 a6 6 0 0 1 11-1 a4.500 4.500 0 0 1 0 9 Z',
  dice: 'M4 4 H20 V20 H4 Z M8.500 8.500 h.01 M15.500 8.500 h.01 M12 12 h.01 M8.500 15.500 h.01 M15.500 15.500 h.01',
  eye: 'M2 12 Q12 3 22 12 Q12 21 2 12 Z M12 9 a3 3 0 1 0 .01 0',
  flag: 'M5 22 V3 H18 L15 7.500 L18 12 H5',
  glider: 'M2 11 H22 M12 4 V20 M9 20 H15 M10 7 Q12 2 14 7',
  guns: 'M12 2 L14 9 L21 7 L16.500 12 L21 17 L14 15 L12 22 L10 15 L3 17 L7.500 12 L3 7 L10 9 Z',
  house: 'M4 20 V10 L12 4 L20 10 V20 Z M10 20 V14 H14 V20',
  lens: 'M10 4 a6 6 0 1 0 .01 0 M14.500 14.500 L21 21',
  plan: 'M5 3 H15 L19 7 V21 H5 Z M8 10 H16 M8 14 H16 M8 18 H13',
  port: 'M12 8 V21 M4 13 Q5 21 12 21 Q19 21 20 13 M8 11 H16 M12 3 a2.500 2.500 0 1 0 .01 0',
  ship: 'M2 14 H22 L19 20 H5 Z M7 14 V9 H16 V14 M11 9 V4',
  soldier: 'M12 3 a3.500 3.500 0 1 0 .01 0 M5 21 Q5 12 12 12 Q19 12 19 21 Z',
  swords: 'M4 4 L17 17 M20 4 L7 17 M14 20 L20 14 M10 20 L4 14',
};
