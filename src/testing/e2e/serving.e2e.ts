import { findBrokenLinks } from '../support/broken-links.ts';
import { publicAddresses } from '../support/public-addresses.ts';
import { expect, mainStory, readingStory as story } from '../support/story.ts';

story('Every link, anchor, picture and file of the site exists', async ({ site }) => {
  const alsoRead = ['/sitemap.xml', '/feed.xml', '/manifest.webmanifest', '/robots.txt'];
  const { broken, followed } = await findBrokenLinks(site.address, [
    ...publicAddresses,
    ...alsoRead,
  ]);
  expect(broken).toEqual([]);
  expect(followed).toBeGreaterThan(500);
});

story('Every kind of address has the right Cache-Control', { tag: mainStory }, async ({ site }) => {
  const read = (path: string, headers: Record<string, string> = {}) =>
    fetch(site.address + path, { headers: { 'Accept-Encoding': 'br', ...headers } });
  const document = await (await read('/about')).text();
  const script = /\/assets\/[\w.-]+\.js/.exec(document)?.[0] ?? 'no script';
  const picture = /\/attached_assets_compressed\/[\w./-]+/.exec(document)?.[0] ?? 'no picture';

  for (const [path, cacheControl] of [
    ['/about', 'no-cache'],
    ['/service-worker.js', 'no-cache, no-transform'],
    ['/manifest.webmanifest', 'no-cache, no-transform'],
    ['/api/projects', 'no-cache'],
    ['/sitemap.xml', 'public, max-age=3600'],
    ['/feed.xml', 'public, max-age=3600'],
    [script, 'public, max-age=31536000, immutable'],
    [picture, 'public, max-age=86400'],
    ['/favicon.svg', 'public, max-age=86400'],
  ] as const) {
    const answer = await read(path);
    expect([path, answer.status]).toEqual([path, 200]);
    expect([path, answer.headers.get('Cache-Control')]).toEqual([path, cacheControl]);
    expect(answer.headers.get('Vary'), path).toContain('Accept-Encoding');
    const isText = !picture.includes(path) && Number(answer.headers.get('Content-Length')) !== 0;
    if (isText && (await answer.text()).length > 1_500) {
      expect([path, answer.headers.get('Content-Encoding')]).toEqual([path, 'br']);
    }
    // A browser that has cached it sends this; `fetch` alone would add `no-cache`.
    const tag = answer.headers.get('ETag') ?? '';
    expect(tag, path).not.toBe('');
    const again = await read(path, { 'If-None-Match': tag, 'Cache-Control': 'max-age=0' });
    expect([path, again.status]).toEqual([path, 304]);
    expect([path, again.headers.get('Cache-Control')]).toEqual([path, cacheControl]);
    expect(again.headers.get('Vary'), path).toContain('Accept-Encoding');
  }
  // The same document a second time comes from the cache, byte for byte.
  expect(await (await read('/about?utm_source=a')).text()).toBe(document);

  for (const [path, status] of [
    ['/api/practice-nowhere', 404],
    ['/api/contact-messages', 401],
    ['/assets/gone.js', 404],
    ['/api/session', 401],
  ] as const) {
    const answer = await read(path);
    expect([path, answer.status]).toEqual([path, status]);
    expect([path, answer.headers.get('Cache-Control')]).toEqual([path, 'no-store']);
  }
});

story('A video is played from the middle', async ({ site }) => {
  const video = '/attached_assets/videos/music-in-the-commons.mp4';
  const whole = await fetch(site.address + video, { method: 'HEAD' });
  const size = Number(whole.headers.get('Content-Length'));
  expect(whole.headers.get('Accept-Ranges')).toBe('bytes');
  const part = await fetch(site.address + video, { headers: { Range: `bytes=1000-1999` } });
  expect(part.status).toBe(206);
  expect(part.headers.get('Content-Range')).toBe(`bytes 1000-1999/${size}`);
  expect((await part.arrayBuffer()).byteLength).toBe(1_000);
});
