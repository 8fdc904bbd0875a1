// The pages of a match that is played: they share most of what they draw, and come as one.

export { default as Result } from './Result.svelte';
export { default as Table } from './Table.svelte';
