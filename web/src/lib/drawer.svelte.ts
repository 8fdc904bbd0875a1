// The drawer at the side: a rule, a table with its row, the dice so far, or the list of shortcuts.

import type { LogRoll } from './wire';

export type Shown =
  | { kind: 'rule'; rule: string }
  | { kind: 'table'; roll: LogRoll }
  | { kind: 'dice' }
  | { kind: 'keys' }
  | null;

export const drawer = $state<{ shown: Shown }>({ shown: null });

export function openRule(rule: string): void {
  drawer.shown = { kind: 'rule', rule };
}

export function openTable(roll: LogRoll): void {
  drawer.shown = { kind: 'table', roll };
}

export function openDice(): void {
  drawer.shown = { kind: 'dice' };
}

export function openKeys(): void {
  drawer.shown = { kind: 'keys' };
}

export function closeDrawer(): void {
  drawer.shown = null;
}
