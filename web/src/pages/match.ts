// The pages of a match: they share most of their components and load as one chunk.

export { default as Result } from './Result.svelte';
export { default as Table } from './Table.svelte';
