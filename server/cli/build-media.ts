/**
 * The media build: `npm run media`. Makes the AVIF and WebP widths of every master in `assets/images`, one typed
 * catalogue a gallery in `src/content/media`, and the share picture of every public page. Incremental: a picture whose
 * master has not changed is not touched.
 * `npm run media -- --adopt` marks the masters now in the folders as stand-ins made in `assets/studio`; any file that
 * is not in that ledger is a photograph of the owner, and loses the stand-in label.
 */
import { join } from 'node:path';
import { everyPicture } from '#content/all-pictures.ts';
import { landing } from '#content/landing.ts';
import type { PictureId } from '#content/schema.ts';
import { siteName } from '#shared/paths.ts';
import { publicPages } from '../findable/public-pages.ts';
import { buildMedia } from '../media/build-media.ts';
import { buildSharePictures } from '../media/share-pictures.ts';
import { blogPosts } from '../seed/blog-posts.ts';
import { communityProjects } from '../seed/community-projects.ts';
import { projects } from '../seed/projects.ts';

const rootDir = process.cwd();
const report = await buildMedia({ rootDir, isAdopting: process.argv.includes('--adopt') });
console.log(
  `${report.pictures} pictures, ${report.encoded} encoded now, ${report.removed} old files removed, ` +
    `${report.replaced} photographs of the owner`,
);

const pages = publicPages({
  listProjects: () => projects,
  listCommunityProjects: () => communityProjects,
  listBlogPosts: () => blogPosts,
});
const titles = new Map(pages.map(({ path, title }) => [path, title]));
const drawn = await buildSharePictures({
  rootDir,
  pages: pages.map(({ path, title, picture, parent, kind }) => ({
    path,
    picture,
    // The name of the practice stands below already.
    title: kind === 'front' ? landing.tagline : title,
    section: parent === null || parent === '/' ? 'Central Victoria' : (titles.get(parent) ?? ''),
  })),
  masters: report.masters,
  ledger: report.ledger,
  isFramed: (picture) => everyPicture[picture as PictureId]?.hand === 'print',
  practice: siteName,
  fontsDir: join(rootDir, 'assets/studio/fonts'),
});
console.log(`${pages.length} share pictures, ${drawn} drawn now`);
