// Keyboard shortcuts of the table.

export interface Acts {
  option: (index: number) => unknown;
  confirm: () => unknown;
  rest: () => unknown;
  always: () => unknown;
  again: () => unknown;
  type: () => unknown;
  undo: () => unknown;
  zoom: (factor: number) => unknown;
  board: () => unknown;
  hide: () => unknown;
  rule: () => unknown;
  ruler: () => unknown;
  dice: () => unknown;
  brief: () => unknown;
  clear: () => unknown;
  skip: () => unknown;
  replay: () => unknown;
  step: (by: number) => unknown;
  language: () => unknown;
  theme: () => unknown;
  help: () => unknown;
}

interface Pressed {
  key: string;
  shiftKey?: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  target: unknown;
}

/** Whether the key belongs to a field. A slider keeps only the keys that move it. */
export function isTyping(event: Pressed): boolean {
  const element = event.target as { tagName?: string; type?: string; isContentEditable?: boolean } | null;
  if (!element?.tagName) return false;
  if (element.isContentEditable || element.tagName === 'TEXTAREA' || element.tagName === 'SELECT') return true;
  return element.tagName === 'INPUT' && element.type !== 'checkbox' && element.type !== 'range';
}

/** Run the shortcut of a key; return whether it has one. */
export function shortcut(event: Pressed, acts: Acts): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (/^[1-9]$/.test(event.key)) return did(acts.option(Number(event.key) - 1));
  if (event.key === 'Enter' && event.shiftKey) return did(acts.rest());
  if (event.key === 'Enter' || event.key === ' ') return isOnButton(event) ? false : did(acts.confirm());
  const act = named(acts)[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  return act ? did(act()) : false;
}

function named(acts: Acts): Record<string, () => unknown> {
  return {
    u: acts.undo,
    '/': acts.type,
    a: acts.always,
    g: acts.again,
    '+': () => acts.zoom(1.35),
    '=': () => acts.zoom(1.35),
    '-': () => acts.zoom(1 / 1.35),
    '0': () => acts.zoom(0),
    b: acts.board,
    h: acts.hide,
    r: acts.rule,
    m: acts.ruler,
    t: acts.dice,
    i: acts.brief,
    Escape: acts.clear,
    s: acts.skip,
    v: acts.replay,
    n: () => acts.step(1),
    p: () => acts.step(-1),
    l: acts.language,
    d: acts.theme,
    '?': acts.help,
  };
}

function isOnButton(event: Pressed): boolean {
  const element = event.target as { closest?: (selector: string) => unknown } | null;
  return Boolean(element?.closest?.('button, a, [role=button], [role=tab], summary, input'));
}

function did(result: unknown): boolean {
  return result !== false;
}
