import { join } from 'node:path';
import { everyPicture } from '#content/all-pictures.ts';
import { shareSection, shareTitle } from '../../pages/seo/share-picture.ts';
import type { PictureId } from '#content/schema.ts';
import { siteName } from '#shared/paths.ts';
import { findReleasedPage, released } from '../../content/released.ts';
import { publicPages } from '../../pages/seo/public-pages.ts';
import type { MediaReport } from './build-media.ts';
import { buildSharePictures } from './share-pictures.ts';

/** Makes the share picture of every public page. Load it after the media build: it reads the catalogues. */
export async function buildSitePictures(
  rootDir: string,
  { masters, ledger }: Pick<MediaReport, 'masters' | 'ledger'>,
): Promise<{ pages: number; rendered: number }> {
  const pages = publicPages({
    listProjects: () => released.projects,
    listCommunityProjects: () => released.communityProjects,
    listBlogPosts: () => released.articles,
    findPage: findReleasedPage,
  });
  const titles = new Map(pages.map(({ path, title }) => [path, title]));
  const rendered = await buildSharePictures({
    rootDir,
    pages: pages.map(({ path, title, picture, parent, kind }) => ({
      path,
      picture,
      title: shareTitle({ kind, title }, findReleasedPage('landing').opening.tagline),
      section: shareSection(parent, (each) => titles.get(each)),
    })),
    masters,
    ledger,
    isFramed: (picture) => everyPicture[picture as PictureId]?.hand === 'print',
    practice: siteName,
    fontsDir: join(rootDir, 'assets/fonts'),
  });
  return { pages: pages.length, rendered };
}
