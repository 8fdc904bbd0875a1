// Pack every file of the built client once, as small as it gets, beside the plain one.

import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

const root = new URL('../src/sandtable/server/static/', import.meta.url);

for (const name of readdirSync(root, { recursive: true })) {
  const file = new URL(name, root);
  if (statSync(file).isFile()) writeFileSync(`${file.pathname}.br`, brotliCompressSync(readFileSync(file)));
}
