/** Writes the index of the site search, which the browser loads when somebody searches. Part of `npm run build`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSearchIndex } from '../search/build-index.ts';

const folder = join(process.cwd(), '.cache');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'search-index.json'), buildSearchIndex());
