/** What a visitor can reach from the landing screen. */
export interface Crawled {
  /** Heading of every page as the server wrote it, by path with query. */
  headings: ReadonlyMap<string, string>;
  /** Documents and videos that pages link to. */
  files: ReadonlySet<string>;
}

/**
 * Follows every internal link from `/` and every address of the sitemap, in the server's HTML.
 * @throws Error for a page that does not answer 200 or has no heading
 */
export async function crawl(address: string): Promise<Crawled> {
  const headings = new Map<string, string>();
  const files = new Set<string>();
  const sitemap = await (await fetch(`${address}/sitemap.xml`)).text();
  const waiting = [
    '/',
    ...[...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, location = '']) => new URL(location).pathname,
    ),
  ];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (headings.has(path)) continue;
    const response = await fetch(address + path);
    const html = await response.text();
    const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1];
    if (response.status !== 200 || heading === undefined) {
      throw new Error(`${path}: ${response.status}, heading ${heading ?? 'missing'}`);
    }
    headings.set(path, textOf(heading));
    for (const [, href = ''] of html.matchAll(/<a\b[^>]*\shref="(\/[^"#]*)/g)) {
      const link = href.replaceAll('&amp;', '&');
      if (link.startsWith('/attached_assets')) files.add(link);
      else waiting.push(link);
    }
  }
  return { headings, files };
}

/** The text of some HTML, to compare with what a browser shows. */
function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
