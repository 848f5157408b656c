import type { RenderedPage } from '#app/entry-server.tsx';
import { everyMedia, everyPicture } from '#content/all-pictures.ts';
import { shareVersions } from '#content/media/share.generated.ts';
import { pictureBook } from '#content/picture-book.ts';
import { scriptJson } from '#lib/script-json.ts';
import type { Practice } from '#shared/api/practice.ts';
import { paths, siteName } from '#shared/paths.ts';
import { publicPages } from '../../findable/public-pages.ts';
import { shareAddress, shareSize } from '../../findable/share-picture.ts';
import type { Content } from '../../services/content.ts';
import { structuredData } from './structured-data.ts';

/** Writes the part of a page's head that is for search engines and link previews; the browser never needs it. */
export type WritePageHead = (
  page: Pick<RenderedPage, 'status' | 'head'>,
  pathname: string,
  origin: string | undefined,
) => string;

/** @returns a writer that gives an empty text for what is not public, not found, or has no sure origin */
export function createPageHead({
  content,
  practice,
}: {
  content: Content;
  practice: Practice;
}): WritePageHead {
  const pages = new Map(publicPages(content).map((page) => [page.path, page]));
  const pictures = pictureBook([everyPicture, everyMedia]);
  return ({ status, head }, pathname, origin) => {
    const page = pages.get(pathname === '/' ? pathname : pathname.replace(/\/$/, ''));
    if (!page || status !== 200 || origin === undefined) return '';
    const picture = pictures.get(page.picture);
    const description = descriptionIn(head);
    const address = origin + page.path;
    const isArticle = page.kind === 'article' || page.kind === 'post';
    const shared = {
      'og:site_name': siteName,
      'og:locale': 'en_AU',
      'og:type': isArticle ? 'article' : 'website',
      'og:title': page.title,
      'og:description': description,
      'og:url': address,
      'og:image': origin + shareAddress(page.path, shareVersions[page.path] ?? ''),
      'og:image:width': String(shareSize.width),
      'og:image:height': String(shareSize.height),
      'og:image:alt': `${page.title}. ${picture?.alt ?? ''}`,
      ...(page.kind === 'post' && page.publishedAt !== undefined
        ? { 'article:published_time': page.publishedAt }
        : {}),
    };
    const data = structuredData({ page, pages, description, picture, practice, content, origin });
    return [
      `<link rel="canonical" href="${escapeHtml(address)}">`,
      page.path.startsWith(paths.blog)
        ? `<link rel="alternate" type="application/atom+xml" title="${siteName}" href="/feed.xml">`
        : '',
      ...Object.entries(shared).map(
        ([property, value]) => `<meta property="${property}" content="${escapeHtml(value)}">`,
      ),
      '<meta name="twitter:card" content="summary_large_image">',
      `<script type="application/ld+json">${scriptJson(data)}</script>`,
    ].join('');
  };
}

/** The description that the page itself has rendered, as plain text. */
function descriptionIn(head: string): string {
  const written = /<meta name="description" content="([^"]*)"/.exec(head)?.[1] ?? '';
  return written
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
