// Start a lesson: a match on its seed, and the note that it is one.

import { api } from './api';
import { BEGIN } from './lesson';
import { keepBriefed, keepLesson } from './memory';
import { go } from './route.svelte';

export async function learn(game: string): Promise<void> {
  const lesson = await api.lesson(game);
  if (!lesson) return;
  const seats = { [lesson.seat]: 'me', ...Object.fromEntries(Object.entries(lesson.bots).map(([seat, bot]) => [seat, `bot:${bot}`])) };
  const made = await api.create({ game, scenario: lesson.scenario, options: {}, seats, title: '', seed: lesson.seed });
  keepLesson(made.id, BEGIN);
  keepBriefed(made.id);
  go(`#/table/${made.id}`);
}
