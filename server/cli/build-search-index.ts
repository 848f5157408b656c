/**
 * Writes the search index, which the browser loads with the first search. Part of `npm run build`, which fails when
 * figures of the tools are too old.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toolFigures, refuseOldFigures } from '#content/tools/figures.ts';
import { buildSearchIndex } from '../search/build-index.ts';

refuseOldFigures(toolFigures, new Date());

const folder = join(process.cwd(), '.cache');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'search-index.json'), buildSearchIndex());
