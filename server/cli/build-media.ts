/**
 * The media build: `npm run media`. Makes the AVIF and WebP widths of every master in `assets/images` and one typed
 * catalogue a gallery in `src/content/media`. Incremental: a picture whose master has not changed is not touched.
 * `npm run media -- --adopt` marks the masters now in the folders as stand-ins made in `assets/studio`; any file that
 * is not in that ledger is a photograph of the owner, and loses the stand-in label.
 */
import { buildMedia } from '../media/build-media.ts';

const report = await buildMedia({
  rootDir: process.cwd(),
  isAdopting: process.argv.includes('--adopt'),
});
console.log(
  `${report.pictures} pictures, ${report.encoded} encoded now, ${report.removed} old files removed, ` +
    `${report.replaced} photographs of the owner`,
);
