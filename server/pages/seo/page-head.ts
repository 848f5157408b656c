import type { SeoHead } from '#app/document.tsx';
import type { RenderedPage } from '#app/entry-server.tsx';
import { everyMedia, everyPicture } from '#content/all-pictures.ts';
import { shareVersions } from '#content/media/share.generated.ts';
import { imageCatalogueOf } from '#content/image-catalogue-of.ts';
import { paths, siteName } from '#shared/paths.ts';
import { sitePages } from './site-pages.ts';
import { shareAddress, shareSize } from './share-picture.ts';
import { createEntryCards } from './entry-cards.ts';
import { createOwnPictures } from './own-pictures.ts';
import type { Content } from '../../services/content.ts';
import { structuredData } from './structured-data.ts';

/** The head of a page for search engines and link previews; undefined for what is not public or not found. */
export type SeoHeadOf = (
  page: Pick<RenderedPage, 'status' | 'facts'>,
  pathname: string,
  origin: string | undefined,
) => SeoHead | undefined;

/** @returns a function that gives nothing where no origin is sure */
export function createPageHead(content: Content): SeoHeadOf {
  const pagesNow = sitePages(content);
  const cards = createEntryCards(content);
  const ownPicture = createOwnPictures(content);
  const frontCard = shareAddress(paths.landing, shareVersions[paths.landing] ?? '');
  const pictures = imageCatalogueOf([everyPicture, everyMedia]);
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
