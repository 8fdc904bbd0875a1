// What the page itself says; what a game says comes with the scene.

import type { Both } from './wire';

function both(es: string, en: string): Both {
  return { es, en };
}

export const words = {
  planned: both('previsto', 'planned'),
  inAll: both('En total', 'In all'),
  rule: both('Regla', 'Rule'),
  boardHelp: both('Flechas para mover; más, menos y cero para ampliar.', 'Arrows pan; plus, minus and zero zoom.'),
} as const;
