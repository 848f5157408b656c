import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { DomUtils, parseDocument } from 'htmlparser2';
import { afterAll, expect, test } from 'vitest';
import { routes } from '#app/routes.tsx';
import { matchRoute } from '#app/match-route.ts';
import type { BuildManifest } from '#server/pages/route-assets.ts';
import { ownersFile } from '../support/owners-file.ts';
import { publicAddresses } from '../support/public-addresses.ts';
import { startSite } from '../support/site.ts';

/** The client bundle with what it imports, without the page's own code, brotli; a recipe's route still fits in. */
const firstScriptBytes = 90_200;
/**
 * A document with its styles and data, brotli, without its text: that is the owner's, and may have any length. The data
 * repeats the text, which compresses. The document streams, so the first screen is in its first packets.
 */
const documentBytes = 17_000;
/** The same for a document with figures, tables or forms. */
const richDocumentBytes = 22_000;
const richDocuments = [
  '/heritage-research',
  '/climate-responsive',
  '/natural-building-materials',
  '/design-services',
  '/tools/log',
  '/tools/permit-path',
  '/tools/quantities',
  '/tools/sun',
  '/tools/tank',
  '/tools/wall',
];
/** The leading picture of a page, as a phone loads it. */
const leadPictureBytes = 45_000;
/**
 * The app shell that the service worker caches. Each page may add a module and its styles, of `pageBytes`; a tool also its
 * calculator, of `toolBytes`.
 */
const shell = { files: 104, bytes: 1_315_000, compressedBytes: 464_000 };
const pageBytes = { bytes: 3_000, compressedBytes: 1_000 };
const toolBytes = 14 * 1024;
/** The uncontrolled fields that the tools share, and reading figures as people write them. */
const fieldBytes = 3 * 1024;
/** Loading a project's parts, and saying which inputs are the project's. */
const projectBytes = 2 * 1024;

const client = 'dist/client/';
const manifestFile = `${client}.vite/manifest.json`;
if (!existsSync(manifestFile)) throw new Error('no build: run `npm run build` first');
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as BuildManifest;

/** A source file of the build with everything it imports statically. */
function filesOf(...sources: string[]): Set<string> {
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the build has no ${key}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const source of sources) visit(source);
  return files;
}

/** Bytes on the wire; the build compresses all but the smallest files. */
function compressedBytes(file: string): number {
  const path = client + file;
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

function sum(files: Iterable<string>): number {
  return [...files].reduce((bytes, file) => bytes + compressedBytes(file), 0);
}

function brotliBytes(text: string): number {
  return brotliCompressSync(text).length;
}

function mainText(html: string): string {
  const main = DomUtils.findOne(({ name }) => name === 'main', parseDocument(html).children);
  return DomUtils.innerText(main ?? []);
}

/** Phones in portrait: CSS pixels across, and pixel densities. */
const phones = [360, 375, 390, 412, 430].flatMap((width) =>
  [2, 2.625, 3].map((density) => ({ width, density })),
);

/** Every public page as the built server sends it, with what it loads. */
const site = await startSite();
afterAll(() => site.dispose());
const pages = await Promise.all(
  publicAddresses.map(async (address) => {
    const sent = await sentAnswer(site.address + address);
    const html = brotliDecompressSync(sent.body).toString();
    const first = filesOf('index.html');
    const fonts = (html.match(/as="font"[^>]*media="not all"/g) ?? []).length;
    const later = filesOf(
      `src/pages/${matchRoute(new URL(address, 'http://x').pathname).route.page}.tsx`,
    );
    return {
      address,
      // The first request after a start gets the quick compression, see `page-cache.ts`.
      html: brotliBytes(html),
      words: brotliBytes(mainText(html)),
      head: sent.headBytes,
      css: brotliBytes(
        [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css]) => css).join(''),
      ),
      firstScript: sum(first),
      ofPage: sum([...later].filter((file) => !first.has(file))),
      requests: 1 + first.size + fonts,
      pictures: leadPictures(html),
      fonts,
      leads: (html.match(/<img[^>]*fetchPriority="high"/g) ?? []).length,
      eager: (html.match(/loading="eager"/g) ?? []).length,
      preloads: (html.match(/<link rel="preload" as="image"/g) ?? []).length,
    };
  }),
);

/** The raw response for a browser that accepts brotli. */
async function sentAnswer(url: string): Promise<{ headBytes: number; body: Buffer }> {
  const asked = request(url, { headers: { 'Accept-Encoding': 'gzip, deflate, br, zstd' } }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const statusLine = `HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}\r\n\r\n`;
  // Two characters each after the name and the value.
  const lines = answer.rawHeaders.reduce((bytes, part) => bytes + part.length + 2, 0);
  return { headBytes: statusLine.length + lines, body: await buffer(answer) };
}

/** The leading pictures of a page with the size of the copy that each phone chooses. */
function leadPictures(html: string): { file: string; bytes: number }[] {
  const elements = html.match(/<picture\b.*?<\/picture>/g) ?? [];
  return elements
    .filter((element) => element.includes('fetchPriority="high"'))
    .flatMap((element) => {
      const [, sizes = '', sources = ''] =
        /type="image\/avif" sizes="([^"]*)" srcSet="([^"]*)"/.exec(element) ?? [];
      const candidates = sources.split(', ').map((source) => {
        const [address = '', width = ''] = source.split(' ');
        return { address, width: Number.parseInt(width, 10) };
      });
      return phones.map(({ width, density }) => {
        const wanted = widthOf(sizes, width, density) * density;
        const chosen =
          candidates.find((candidate) => candidate.width >= wanted) ?? candidates.at(-1);
        if (!chosen) throw new Error(`no candidates in ${element}`);
        const file = chosen.address.replace('/attached_assets_compressed/', 'assets/encoded/');
        return { file, bytes: statSync(file).size };
      });
    });
}

/** CSS pixels that `sizes` gives a picture on a phone in portrait. */
function widthOf(sizes: string, width: number, density: number): number {
  const fits = (condition: string) =>
    [...condition.matchAll(/\((min|max)-(width|resolution): ([\d.]+)(?:rem|dppx)\)/g)].every(
      ([, bound, what, value]) => {
        const limit = Number(value) * (what === 'width' ? 16 : 1);
        const actual = what === 'width' ? width : density;
        return bound === 'min' ? actual >= limit : actual <= limit;
      },
    );
  for (const part of sizes.split(', ')) {
    const [, condition = '', share] = /^(.*?)\s*([\d.]+)vw$/.exec(part) ?? [];
    if (share !== undefined && fits(condition)) return (width * Number(share)) / 100;
  }
  return width;
}

test('keeps a first visit to any page within its budgets', () => {
  // oxlint-disable-next-line no-console -- the figures of every page, for whoever runs it
  console.table(
    pages.map(({ pictures, ...page }) => ({
      ...page,
      picture: Math.max(0, ...pictures.map(({ bytes }) => bytes)),
    })),
  );
  expect(pages.filter(({ firstScript }) => firstScript > firstScriptBytes)).toEqual([]);
  const bytesOf = ({ html, words }: (typeof pages)[number]) => html - words;
  const rich = pages.filter((page) => bytesOf(page) > documentBytes);
  expect(richDocuments).toEqual(expect.arrayContaining(rich.map(({ address }) => address)));
  expect(rich.filter((page) => bytesOf(page) > richDocumentBytes)).toEqual([]);
  const heavy = pages.flatMap(({ pictures }) => pictures);
  expect(heavy.filter(({ bytes }) => bytes > leadPictureBytes)).toEqual([]);
});

test('preloads the leading picture of a page in its head, and none elsewhere', () => {
  expect(pages.filter(({ preloads }) => preloads > 0).length).toBeGreaterThan(20);
  for (const { address, pictures, preloads } of pages) {
    expect(preloads > 0, address).toBe(pictures.length > 0);
  }
});

test('gives at most one picture of a page high priority', () => {
  expect(pages.filter(({ leads }) => leads > 1)).toEqual([]);
});

test('preloads three fonts with a page, and with the site map the pictures of a phone’s first screen', () => {
  expect(pages.filter(({ fonts }) => fonts !== 3)).toEqual([]);
  expect(pages.find(({ address }) => address === '/site-map')?.eager).toBe(4);
});

test('finds a leading picture on every kind of page that starts with one', () => {
  for (const address of ['/', '/projects', '/projects/1', '/blog', '/community-projects']) {
    expect(pages.find((page) => page.address === address)?.pictures, address).not.toEqual([]);
  }
});

test('loads no form, overlay, database or lightbox code before it is used', () => {
  const sources = ['index.html', ...routes.map(({ page }) => `src/pages/${page}.tsx`)];
  for (const file of filesOf(...sources)) {
    const code = readFileSync(client + file, 'utf8');
    for (const mark of ['PhotoView', 'data-rac', 'DexieError', 'useFormContext', 'fuzzy']) {
      expect(code.includes(mark), `${mark} in ${file}`).toBe(false);
    }
  }
});

test('has no two chunks that import each other, whose order of evaluation would be chance', () => {
  const reachable = (key: string, seen = new Set<string>()): Set<string> => {
    for (const imported of manifest[key]?.imports ?? []) {
      if (seen.has(imported)) continue;
      seen.add(imported);
      reachable(imported, seen);
    }
    return seen;
  };
  expect(Object.keys(manifest).filter((key) => reachable(key).has(key))).toEqual([]);
});

test('loads the contact form without the overlay library of the questionnaires', () => {
  const hasOverlays = (source: string) =>
    [...filesOf(source)].some((file) => readFileSync(client + file, 'utf8').includes('data-rac'));
  expect(hasOverlays('src/features/contact/contact-form-fields.tsx')).toBe(false);
  expect(hasOverlays('src/features/report-requests/questionnaire/questionnaire-dialog.tsx')).toBe(
    true,
  );
});

/** The files that the built worker precaches. */
function shellFiles(): Set<string> {
  const worker = readFileSync(`${client}service-worker.js`, 'utf8');
  return new Set([...worker.matchAll(/"?\burl"?:"([^"]+)"/g)].map(([, file = '']) => file));
}

test('has in the shell everything that each of its files needs to start', () => {
  const files = shellFiles();
  const chunks = Object.entries(manifest).filter(([, { file }]) => files.has(file));
  expect(chunks.length).toBeGreaterThan(30);
  for (const [source, { css = [] }] of chunks) {
    const needed = [...filesOf(source), ...css];
    expect(
      needed.filter((file) => !files.has(file)),
      source,
    ).toEqual([]);
  }
});

test('keeps the shell small enough for a bad connection', () => {
  const files = shellFiles();
  const bytes = [...files].reduce((total, file) => total + statSync(client + file).size, 0);
  // oxlint-disable-next-line no-console -- the figures, for whoever runs it
  console.log(`shell: ${files.size} files, ${bytes} bytes, ${sum(files)} on the wire`);
  expect(files.size).toBeGreaterThan(40);
  expect(files.size).toBeLessThanOrEqual(shell.files + visitorPages.length * 2 + toolPages.length);
  expect(bytes).toBeLessThanOrEqual(
    shell.bytes + visitorPages.length * pageBytes.bytes + toolPages.length * 3 * toolBytes,
  );
  expect(sum(files)).toBeLessThanOrEqual(
    shell.compressedBytes +
      visitorPages.length * pageBytes.compressedBytes +
      toolPages.length * toolBytes,
  );
  expect(compressedBytes('service-worker.js')).toBeLessThanOrEqual(15_100);
});

const visitorPages = routes.filter(({ isOwnerOnly }) => !isOwnerOnly);
const toolPages = routes.filter(({ path }) => path.startsWith('/tools/')).map(({ page }) => page);

test('loads a tool with at most 14 KB of its own code, and none of it on any other page', () => {
  const sourceOf = (page: string) => `src/pages/${page}.tsx`;
  const elsewhere = filesOf(
    'index.html',
    ...routes
      // The owner's own pages have the same fields.
      .filter(({ path }) => !path.startsWith('/tools') && !path.startsWith('/messages'))
      .map(({ page }) => sourceOf(page)),
  );
  const ofEach = toolPages.map((page) => filesOf(sourceOf(page)));
  const shared = new Set(
    [...(ofEach[0] ?? [])].filter(
      (file) => !elsewhere.has(file) && ofEach.every((files) => files.has(file)),
    ),
  );
  expect(shared.size).toBeGreaterThan(0);
  expect(sum(shared)).toBeLessThanOrEqual(toolBytes + fieldBytes + projectBytes);
  for (const [index, files] of ofEach.entries()) {
    const own = [...files].filter((file) => !elsewhere.has(file) && !shared.has(file));
    expect(own.length, toolPages[index]).toBeGreaterThan(0);
    expect(sum(own), toolPages[index]).toBeLessThanOrEqual(toolBytes);
  }
});

test('loads none of the owner’s code for a visitor’s page', () => {
  const ownersOf = (wanted: (path: string) => boolean) =>
    [
      ...filesOf(
        'index.html',
        ...routes.filter(({ path }) => wanted(path)).map(({ page }) => `src/pages/${page}.tsx`),
      ),
    ].filter((file) => ownersFile.test(file));
  expect(ownersOf((path) => !path.startsWith('/messages'))).toEqual([]);
  expect(ownersOf((path) => path.startsWith('/messages')).length).toBeGreaterThan(3);
});

test('gives react-aria our locale instead of the browser’s', () => {
  const asking = readdirSync(`${client}assets`)
    .filter((name) => name.endsWith('.js'))
    .filter((name) => readFileSync(`${client}assets/${name}`, 'utf8').includes('languagechange'));
  expect(asking).toEqual([]);
});
