/**
 * Writes the index of the site search, which the browser loads when somebody searches. Part of `npm run build`, and
 * refuses to build with figures of the tools that are too old.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toolFigures, refuseOldFigures } from '#content/tools/figures.ts';
import { buildSearchIndex } from '../build/search/build-index.ts';

refuseOldFigures(toolFigures, new Date());

const folder = join(process.cwd(), '.cache');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'search-index.json'), buildSearchIndex());
