import type { SeoHead } from '#app/document.tsx';
import type { RenderedPage } from '#app/entry-server.tsx';
import { everyMedia, everyPicture } from '#content/all-pictures.ts';
import { shareVersions } from '#content/media/share.generated.ts';
import { pictureBook } from '#content/picture-book.ts';
import { paths, siteName } from '#shared/paths.ts';
import { sitePages } from './site-pages.ts';
import { shareAddress, shareSize } from './share-picture.ts';
import { publicPages } from './public-pages.ts';
import type { PublicPage } from './public-pages.ts';
import { jpegAddress, jpegWidth } from '#shared/media.ts';
import type { Picture } from '#shared/media.ts';
import type { PageContent } from '#shared/page-content.ts';
import { findShippedPage } from '../../content/shipped-pages.ts';
import type { Content } from '../../services/content.ts';
import { structuredData } from './structured-data.ts';

/** The head of a page for search engines and link previews; undefined for what is not public or not found. */
export type SeoHeadOf = (
  page: Pick<RenderedPage, 'status' | 'facts'>,
  pathname: string,
  origin: string | undefined,
) => SeoHead | undefined;

function picturesOn(page: PageContent): readonly Picture[] {
  if ('pictures' in page) return page.pictures;
  if ('photos' in page) return page.photos.map(({ picture }) => picture);
  return 'picture' in page ? [page.picture] : [];
}

/** @returns a function that gives nothing where no origin is sure */
export function createPageHead(content: Content): SeoHeadOf {
  const pagesNow = sitePages(content);
  const { projects, communityProjects, blogPosts } = content.shipped;
  const shipped = new Map(
    publicPages({
      listProjects: () => projects,
      listCommunityProjects: () => communityProjects,
      listBlogPosts: () => blogPosts,
      findPage: findShippedPage,
    }).map((page) => [page.path, page]),
  );

  /** A picture that the owner has added, from the entry that shows it. */
  const ownPicture = (id: string) =>
    [
      ...[
        ...content.listProjects(),
        ...content.listCommunityProjects(),
        ...content.listBlogPosts(),
      ].flatMap((entry) => entry.pictures ?? []),
      ...content.listPages().flatMap(picturesOn),
    ].find((picture) => picture.id === id);

  const frontCard = shareAddress(paths.landing, shareVersions[paths.landing] ?? '');
  const pictures = pictureBook([everyPicture, everyMedia]);
  return ({ status, facts }, pathname, origin) => {
    const pages = pagesNow();
    const page = pages.get(pathname === '/' ? pathname : pathname.replace(/\/$/, ''));
    if (!page || status !== 200 || origin === undefined) return undefined;
    const picture = pictures.get(page.picture) ?? ownPicture(page.picture);
    const share = cards.addressOf(page) ?? frontCard;
    const { description = '' } = facts;
    const address = origin + page.path;
    const isArticle = page.kind === 'article' || page.kind === 'post';
    const properties = {
      'og:site_name': siteName,
      'og:locale': 'en_AU',
      'og:type': isArticle ? 'article' : 'website',
      'og:title': page.title,
      'og:description': description,
      'og:url': address,
      'og:image': origin + share,
      'og:image:width': String(shareSize.width),
      'og:image:height': String(shareSize.height),
      'og:image:alt': `${page.title}. ${picture?.alt ?? ''}`,
      ...(page.kind === 'post' && page.publishedAt !== undefined
        ? { 'article:published_time': page.publishedAt }
        : {}),
    };
    return {
      canonical: address,
      feed: page.path.startsWith(paths.blog) ? { title: siteName, href: '/feed.xml' } : undefined,
      properties,
      structuredData: structuredData({
        page,
        pages,
        description,
        picture,
        share,
        practice: content.practice(),
        content,
        origin,
      }),
    };
  };
}
