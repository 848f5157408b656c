import type { Middleware } from 'koa';
import { paths, siteName } from '#shared/paths.ts';
import { feedHtml } from '../../content/article-page.ts';
import { escapeXml } from './escape-xml.ts';
import { publicPages } from './public-pages.ts';
import { renderCost } from '../../http/middleware/render-budget.ts';
import type { RenderBudget } from '../../http/middleware/render-budget.ts';
import type { Content } from '../../services/content.ts';
import { sendCompressed } from '../../http/send-compressed.ts';
import { PageCache, compressPage } from '../page-cache.ts';
import type { OriginOf } from '../request-origin.ts';

/** Answers `/sitemap.xml`, `/robots.txt` and `/feed.xml`; everything else passes down the chain. */
export function sitemapAndFeed(
  content: Content,
  originOf: OriginOf,
  budget: RenderBudget,
): Middleware {
  const listings = new Map([
    [
      '/sitemap.xml',
      { type: 'application/xml', write: (origin: string) => sitemap(content, origin) },
    ],
    ['/robots.txt', { type: 'text/plain; charset=utf-8', write: robots }],
    [
      '/feed.xml',
      {
        type: 'application/atom+xml; charset=utf-8',
        write: (origin: string) => feed(content, origin),
      },
    ],
  ]);
  const cache = new PageCache(2 * 1_024 ** 2, () => content.state);
  return async (ctx, next) => {
    const listing = listings.get(ctx.path);
    if (!listing) return next();
    // Where the origin is unknown, a name that resolves nowhere.
    const origin = originOf(ctx) ?? 'http://localhost';
    const keyNow = () => `${content.version} ${origin} ${ctx.path}`;
    if (!cache.find(keyNow())) await budget.take(ctx, renderCost.render);
    const page = await cache.get(keyNow, () => compressPage(200, listing.write(origin)));
    sendCompressed(ctx, page, { type: listing.type, cacheControl: 'public, max-age=3600' });
  };
}

function sitemap(content: Content, origin: string): string {
  // Pages in preparation have no content to find yet.
  const pages = publicPages(content).filter(({ kind }) => kind !== 'preparing');
  const entries = pages.map(
    ({ path, publishedAt, images }) =>
      `<url><loc>${escapeXml(origin + path)}</loc>` +
      (publishedAt === undefined ? '' : `<lastmod>${publishedAt.slice(0, 10)}</lastmod>`) +
      [...new Set(images)]
        .map(
          (image) =>
            `<image:image><image:loc>${escapeXml(origin + image)}</image:loc></image:image>`,
        )
        .join('') +
      '</url>',
  );
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" ' +
    'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n' +
    `${entries.join('\n')}\n</urlset>\n`
  );
}

function robots(origin: string): string {
  return [
    'User-agent: *',
    `Disallow: ${paths.messages}`,
    'Disallow: /api/',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

function feed(content: Content, origin: string): string {
  const posts = content.listWrittenPosts();
  const updated = posts[0]?.publishedAt ?? '1970-01-01T00:00:00Z';
  const entries = posts.map(
    (post) =>
      `<entry><id>${escapeXml(origin + paths.blogArticle(post.slug))}</id>` +
      `<title>${escapeXml(post.title)}</title>` +
      `<link href="${escapeXml(origin + paths.blogArticle(post.slug))}"/>` +
      `<updated>${post.publishedAt}</updated>` +
      `<summary>${escapeXml(post.excerpt)}</summary>` +
      `<content type="html">${escapeXml(feedHtml(post, origin))}</content></entry>`,
  );
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-AU">\n' +
    `<id>${escapeXml(origin + paths.blog)}</id><title>${siteName}</title>` +
    `<author><name>${siteName}</name></author>` +
    `<link rel="self" href="${escapeXml(origin)}/feed.xml"/><link href="${escapeXml(origin + paths.blog)}"/>` +
    `<updated>${updated}</updated>\n${entries.join('\n')}\n</feed>\n`
  );
}
