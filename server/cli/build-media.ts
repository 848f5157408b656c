/**
 * The media build: `npm run media`. Encodes the AVIF and WebP widths of every master in `assets/images`, writes one
 * typed catalogue per gallery in `src/content/media`, and renders the share picture of every public page. Incremental:
 * a picture whose master has not changed is skipped. `npm run media -- --adopt` marks the present masters as stand-ins
 * made here (`assets/images/stand-ins.json`); any file that is not in that ledger is a photograph of the owner's, and loses the stand-in
 * label.
 */
import { buildMedia } from '../build/media/build-media.ts';

const rootDir = process.cwd();
const report = await buildMedia({ rootDir, isAdopting: process.argv.includes('--adopt') });
console.log(
  `${report.pictures} pictures, ${report.encoded} encoded now, ${report.removed} old files removed, ` +
    `${report.replaced} photographs of the owner`,
);

// Only now: the pages import the catalogues that have just been written.
const { buildSitePictures } = await import('../build/media/site-pictures.ts');
const { pages, rendered } = await buildSitePictures(rootDir, report);
console.log(`${pages} share pictures, ${rendered} rendered now`);
