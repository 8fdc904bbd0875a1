// The reader's settings in this browser: language, theme, pace, and the secret that owns matches.

import type { Both } from './wire';

export type Language = 'es' | 'en';
export type Theme = 'auto' | 'light' | 'dark';
export type Pace = 'normal' | 'fast' | 'off';

const KEY = 'sandtable';

interface Kept {
  language: Language;
  theme: Theme;
  pace: Pace;
  /** Whether a question with one answer is answered by itself where only computers play along. */
  auto: boolean;
  /** Layers of boards that were shown or hidden, by game and layer. */
  layers: Record<string, boolean>;
  owner: string;
}

function remembered(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
  } catch {
    return {};
  }
}

function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function preferred(): Language {
  return navigator.language.toLowerCase().startsWith('es') ? 'es' : 'en';
}

const before = remembered();

export const settings = $state<Kept>({
  language: before.language ?? preferred(),
  theme: before.theme ?? 'auto',
  pace: before.pace ?? 'normal',
  auto: before.auto ?? true,
  layers: before.layers ?? {},
  owner: before.owner ?? newSecret(),
});

export function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // the match also works in a browser without storage
  }
  document.documentElement.lang = settings.language;
  if (settings.theme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = settings.theme;
}

/** Return a text in the reader's language. */
export function say(text: Both | undefined | null): string {
  return text ? text[settings.language] : '';
}

export function switchLanguage(): void {
  settings.language = settings.language === 'es' ? 'en' : 'es';
}

export function isDark(): boolean {
  if (settings.theme !== 'auto') return settings.theme === 'dark';
  return matchMedia('(prefers-color-scheme: dark)').matches;
}

export function switchTheme(): void {
  settings.theme = isDark() ? 'light' : 'dark';
}

export function isStill(): boolean {
  return settings.pace === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
