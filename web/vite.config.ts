/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const server = 'http://127.0.0.1:8321';

const scopes = new Map<string, string>();

/** A short class for the styles of a component, and for no other's. */
function scope(hash: (text: string) => string, component: string): string {
  const made = `s${hash(component).slice(-4)}`;
  const owner = scopes.get(made) ?? component;
  if (owner !== component) throw new Error(`${component} and ${owner} would share their styles: rename one.`);
  scopes.set(made, component);
  return made;
}

export default defineConfig({
  plugins: [svelte({ compilerOptions: { cssHash: ({ hash, name }) => scope(hash, name) } })],
  build: {
    outDir: '../src/sandtable/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: {
      '/api': { target: server, headers: { origin: server } },
      '/ws': { target: server, ws: true, changeOrigin: true, headers: { origin: server } },
    },
  },
  test: { include: ['tests/**/*.test.ts'] },
});
