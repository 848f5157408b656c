/** A broken link. */
export interface BrokenLink {
  /** Address of the document with the link. */
  from: string;
  to: string;
  why: string;
}

interface Document {
  ids: ReadonlySet<string>;
  links: readonly string[];
}

/**
 * Follows everything that the site's documents refer to: pages with their anchors, pictures in every size, scripts,
 * styles, videos, PDFs, feeds. Addresses elsewhere are only checked for their format.
 * @param origin e.g. `http://localhost:3000`
 * @param addresses documents to start with; linked ones are read as well
 */
export async function findBrokenLinks(
  origin: string,
  addresses: readonly string[],
): Promise<{ broken: BrokenLink[]; followed: number }> {
  const answers = new Map<string, Promise<string | Document>>();
  const broken: BrokenLink[] = [];
  const waiting = addresses.map((to) => ({ from: '/', to }));
  const seen = new Set<string>();
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { from, to } = next;
    const address = new URL(to, origin + from);
    const fault = address.origin === origin ? await followOwn(address) : faultOfForeign(address);
    if (fault) broken.push({ from, to, why: fault });
  }
  return { broken, followed: answers.size };

  async function followOwn(address: URL): Promise<string | undefined> {
    const path = address.pathname + address.search;
    const answer = answers.get(path) ?? read(origin + path);
    answers.set(path, answer);
    const found = await answer;
    if (typeof found === 'string') return found === '' ? undefined : found;
    if (!seen.has(path)) {
      seen.add(path);
      waiting.push(...found.links.map((to) => ({ from: path, to })));
    }
    const anchors = [
      decodeURIComponent(address.hash.slice(1)),
      address.searchParams.get('section') ?? '',
    ];
    const missing = anchors.find((anchor) => anchor !== '' && !found.ids.has(anchor));
    return missing === undefined ? undefined : `no element has the id ${missing}`;
  }
}

/** @returns the document, `''` for anything else that exists, or the error */
async function read(url: string): Promise<string | Document> {
  const response = await fetch(url, { redirect: 'manual' });
  const type = response.headers.get('Content-Type') ?? '';
  if (response.status !== 200 || !/html|xml|manifest/.test(type) || type.startsWith('image/')) {
    await response.body?.cancel();
    return response.status === 200 ? '' : `status ${response.status}`;
  }
  const text = await response.text();
  return {
    ids: new Set([...text.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id)),
    links: linksIn(text, new URL(url).origin).map(unescapeHtml),
  };
}

function linksIn(text: string, origin: string): string[] {
  const found = new Set<string>();
  for (const [, address = ''] of text.matchAll(/\s(?:href|src|poster)="([^"]*)"/g)) {
    found.add(address);
  }
  for (const [, set = ''] of text.matchAll(/\s(?:srcset|imagesrcset)="([^"]*)"/gi)) {
    for (const candidate of set.split(',')) found.add(candidate.trim().split(' ')[0] ?? '');
  }
  // Sitemap and feed, `<meta>`, JSON-LD and manifest: whatever starts with our own address. An anchor there is only
  // the name of a thing. The feed's articles are escaped once more.
  for (const [address] of text.matchAll(
    /https?:\/\/(?:(?!&(?:quot|lt|gt|#x27);)[^\s"'<>)\\#])+/g,
  )) {
    if (new URL(address).origin === origin) found.add(address);
  }
  for (const [, address = ''] of text.matchAll(/"(?:src|url|start_url)":\s*"(\/[^"]*)"/g)) {
    found.add(address);
  }
  return [...found];
}

function faultOfForeign({ protocol, hostname, pathname }: URL): string | undefined {
  if (protocol === 'mailto:') return pathname.includes('@') ? undefined : 'no email address';
  if (protocol === 'tel:') return /^\+?[\d-]+$/.test(pathname) ? undefined : 'no number';
  if (protocol === 'data:' || protocol === 'blob:') return undefined;
  if (protocol !== 'https:') return `${protocol} instead of https:`;
  return /^(?:[a-z\d-]+\.)+[a-z]{2,}$/.test(hostname) ? undefined : 'no name of a host';
}

function unescapeHtml(text: string): string {
  return text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'");
}
