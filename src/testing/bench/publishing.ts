import { chromium } from '@playwright/test';
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { createHash, randomUUID } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import process from 'node:process';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import config from '../../../playwright.config.ts';
import { packChoiceKey } from '#offline/content-pack/background-download.ts';
import { ownerCookie, signIn } from '../support/owner.ts';
import {
  addBlock,
  button,
  openEntry,
  openSite,
  publish,
  published,
  read,
  textbox,
} from '../support/publishing.ts';
import { ownersFile } from '../support/owners-file.ts';
import { startSite } from '../support/site.ts';
import { slow4g, startSlowLine } from '../support/slow-line.ts';
import type { LineSpeed } from '../support/slow-line.ts';
import { whenHydrated } from '../support/when-hydrated.ts';
import { isMissed, tableOf } from './bench-row.ts';
import type { BenchRow } from './bench-row.ts';
import { medianAndP95, quantile } from './figures.ts';
import { sized } from './short-form.ts';

/**
 * How soon a publication is live, and what it costs the owner and the visitors: `npm run bench:publishing` after a
 * build, or `-- --only live,edits`. Needs an idle machine.
 */
const subjects = {
  live: benchLive,
  edits: benchEdits,
  article: benchArticle,
  typing,
  visit,
  bundle,
};

const phone = { width: 390, height: 844 };
const slowdown = 4;
const publications = sized(30, 3);
const unlimited: LineSpeed = {
  roundTripMs: 0,
  downBytesPerSecond: Number.POSITIVE_INFINITY,
  upBytesPerSecond: Number.POSITIVE_INFINITY,
};
const report = 'Natural Building Consultation Report';

interface Entry {
  kind: string;
  id: string;
  slug: string;
  title: string;
  path: string | null;
}
interface Revision {
  revisionId: string;
  slug: string;
  body: Record<string, unknown>;
}

const site = await startSite();
const browser = await chromium.launch(config.use?.launchOptions);
const headers = {
  'Content-Type': 'application/json',
  Cookie: await ownerCookie(site),
  Origin: site.address,
};
const { values } = parseArgs({ options: { only: { type: 'string' }, short: { type: 'boolean' } } });
const wanted = values.only?.split(',') ?? Object.keys(subjects);
const rows: BenchRow[] = [];
try {
  for (const [name, run] of Object.entries(subjects)) {
    if (!wanted.includes(name)) continue;
    for (const measured of await run()) {
      process.stderr.write(`${name}: ${measured.subject}: ${measured.measured}\n`);
      rows.push(measured);
    }
  }
} finally {
  await browser.close();
  await site.dispose();
}
process.stdout.write(tableOf(rows));
if (rows.some(isMissed)) process.exitCode = 1;

/** From the owner's request to the document with the change; and a photograph in all its sizes. */
async function benchLive(): Promise<BenchRow[]> {
  const { entry, revision } = await newest('article');
  const live: number[] = [];
  let base = revision.revisionId;
  for (let count = 0; count < publications; count += 1) {
    const title = `Publication ${count} of ${randomUUID()}`;
    base = await save(entry, base, revision.slug, { ...revision.body, title });
    const start = performance.now();
    await send('POST', `/api/owner/entries/${entry.kind}/${entry.id}/publish`, {
      revisionId: base,
    });
    while (!(await read(site, entry.path ?? '')).text.includes(title));
    live.push(performance.now() - start);
  }
  const photo = await cameraPhoto(0);
  const start = performance.now();
  const sha256 = createHash('sha256').update(photo.buffer).digest('hex');
  const response = await fetch(`${site.address}/api/owner/pictures/${sha256}`, {
    method: 'PUT',
    headers: { ...headers, 'Content-Type': 'application/octet-stream' },
    body: new Uint8Array(photo.buffer),
  });
  if (response.status !== 201) throw new Error(`photograph: ${response.status}`);
  const drawnMs = performance.now() - start;
  return [
    row('publish to live document', medianAndP95(live), quantile(live, 0.95), 1_000, 'p95 1 s'),
    row('a 12-megapixel photo in all sizes', seconds(drawnMs), drawnMs, 15_000, '15 s'),
  ];
}

/** From opening the inbox, signed in, on a phone that has visited before. */
async function benchEdits(): Promise<BenchRow[]> {
  return onSlowPhone(async (context) => {
    const priceMs = await editMs(context, async (page) => {
      await openEntry(page, 'Reports and prices', report);
      await page.getByLabel('Price').fill('690');
    });
    const typoMs = await editMs(context, async (page) => {
      await page.getByRole('list', { name: 'Articles' }).getByRole('link').first().click();
      await button(page, 'Change paragraph 1').click();
      const first = textbox(page, 'Paragraph 1');
      await first.fill(`${await first.inputValue()} Corrected.`);
    });
    return [
      row('a price, from the inbox to live', seconds(priceMs), priceMs, 30_000, '30 s'),
      row('a typo, from the inbox to live', seconds(typoMs), typoMs, 30_000, '30 s'),
    ];
  });
}

async function editMs(context: BrowserContext, edit: (page: Page) => Promise<void>) {
  const page = await slowPage(context, slowdown);
  const start = performance.now();
  await page.goto('/messages');
  await page.getByRole('link', { name: 'Your site' }).click();
  await page.getByRole('list', { name: 'Articles' }).waitFor();
  await edit(page);
  await publish(page);
  await published(page).waitFor({ timeout: 60_000 });
  const ms = performance.now() - start;
  await page.close();
  return ms;
}

/** An article with five photographs from the camera, from "New article" to live. */
async function benchArticle(): Promise<BenchRow[]> {
  const photos: Awaited<ReturnType<typeof cameraPhoto>>[] = [];
  for (const index of [0, 1, 2, 3, 4]) photos.push(await cameraPhoto(index));
  return onSlowPhone(async (context) => {
    let taps = 0;
    const page = await slowPage(context, slowdown);
    await page.exposeFunction('countTap', () => (taps += 1));
    await page.goto('/messages/site');
    await page.getByRole('list', { name: 'Articles' }).waitFor();
    await page.evaluate(() =>
      document.addEventListener('click', ({ isTrusted }) => {
        if (isTrusted) (globalThis as unknown as { countTap: () => void }).countTap();
      }),
    );
    const start = performance.now();
    await button(page, 'New article').click();
    await textbox(page, 'Title').fill('Five days of limewash');
    await textbox(page, 'Subject').fill('Materials');
    await textbox(page, 'Summary').fill('Five thin coats, and a day between them.');
    await button(addBlock(page), 'Paragraph').click();
    await page.keyboard.type('Thin coats, damp walls.');
    const choosing = page.waitForEvent('filechooser');
    await button(addBlock(page), 'Photos').click();
    await (await choosing).setFiles(photos);
    const told = textbox(page, 'What would you tell somebody on the phone?');
    await told.nth(photos.length - 1).waitFor({ timeout: 120_000 });
    for (const [at] of photos.entries()) await told.nth(at).fill(`A wall, day ${at + 1}`);
    const writtenMs = performance.now() - start;
    await publish(page);
    await published(page).waitFor({ timeout: 240_000 });
    const ms = performance.now() - start;
    return [
      row(
        'an article with five camera photos',
        `${seconds(ms)}, of which the photos took ${seconds(writtenMs)} to choose and ${seconds(ms - writtenMs)} to arrive`,
        ms,
        180_000,
        '3 min',
      ),
      row('its taps', String(taps), taps, 12, '12'),
    ];
  });
}

/**
 * What a keystroke in a paragraph of a shipped article costs: the work of the page (its script, style and layout), and
 * all work of the main thread with that of the browser, beside a bare field on an empty page.
 */
async function typing(): Promise<BenchRow[]> {
  const context = await newContext(site.address);
  // Nothing is downloaded beside it.
  await context.addInitScript((key) => localStorage.setItem(key, 'removed'), packChoiceKey);
  const empty = await context.newPage();
  await empty.setContent('<textarea rows="4"></textarea>');
  await empty.focus('textarea');
  const least = await workPerKey(empty);
  await empty.close();
  const page = await context.newPage();
  await openSite(page);
  await page.getByRole('list', { name: 'Articles' }).getByRole('link').first().click();
  await button(page, 'Change paragraph 1').click();
  const field = textbox(page, 'Paragraph 1');
  await field.focus();
  await page.keyboard.press('End');
  const { own, all } = await workPerKey(page);
  await context.close();
  const measured =
    `${medianAndP95(own)}; with the browser’s own work ${medianAndP95(all)}, ` +
    `which for a bare field is ${medianAndP95(least.all)}, ${medianAndP95(least.own)} of it layout`;
  return [row('a keystroke at 6x', measured, quantile(own, 0.95), 16, 'p95 16 ms')];
}

/**
 * Milliseconds of the main thread for each of 200 keys, typed as fast as a quick thumb: from the key to the frame that
 * shows its character, including anything else that runs in between.
 */
async function workPerKey(page: Page): Promise<{ own: number[]; all: number[] }> {
  const session = await throttled(page, 6);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const soFar = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const ms = (metric: string) =>
      (metrics.find(({ name }) => name === metric)?.value ?? Number.NaN) * 1_000;
    const own = ms('ScriptDuration') + ms('LayoutDuration') + ms('RecalcStyleDuration');
    return { own, all: ms('TaskDuration') };
  };
  const text = 'Thin coats, damp walls, and a day between them. ';
  const own: number[] = [];
  const all: number[] = [];
  for (let index = 0; index < 200; index += 1) {
    const key = text[index % text.length] ?? ' ';
    const before = await soFar();
    await page.keyboard.down(key);
    await nextFrame(page);
    const after = await soFar();
    await page.keyboard.up(key);
    await page.waitForTimeout(60);
    own.push(after.own - before.own);
    all.push(after.all - before.all);
  }
  return { own, all };
}

/** Resolves when the next frame has been painted. */
async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
      }),
  );
}

/** What a device that has everything loads at its next visit, without and with one publication. */
async function visit(): Promise<BenchRow[]> {
  const line = await startSlowLine(site.address, unlimited);
  const context = await newContext(line.address);
  const visitBytes = async (path: string) => {
    const before = line.downBytes;
    const page = await context.newPage();
    await page.goto(path);
    await whenHydrated(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await settled(line);
    await page.close();
    return line.downBytes - before;
  };
  try {
    const { entry, revision } = await newest('article');
    const path = entry.path ?? '';
    for (const address of ['/', path, '/blog']) await visitBytes(address);
    const without = await visitBytes(path);
    const before = await answers(path);
    const body = { ...revision.body, title: 'One word changed' };
    const revisionId = await save(entry, revision.revisionId, revision.slug, body);
    await send('POST', `/api/owner/entries/${entry.kind}/${entry.id}/publish`, { revisionId });
    const after = await answers(path);
    const withOne = await visitBytes(path);
    const changed = [...after].filter(([address, { tag }]) => before.get(address)?.tag !== tag);
    const changedBytes = changed.reduce((sum, [, { bytes }]) => sum + bytes, 0);
    const again = await visitBytes(path);
    const beside = withOne - without - changedBytes;
    return [
      row(
        'the next visit of a second device',
        `${withOne} bytes: ${without} without the publication, ${changedBytes} in ${changed.map(([address]) => address).join(', ')}, ${beside} beside; ${again} at the visit after it`,
        beside,
        5_000,
        'changed files + 5 KB',
      ),
    ];
  } finally {
    await context.close();
    await line.close();
  }
}

/** What a visit may request again, compressed, with its ETag. */
async function answers(path: string): Promise<Map<string, { tag: string; bytes: number }>> {
  const found = new Map<string, { tag: string; bytes: number }>();
  const reads = ['/api/blog', '/api/projects', '/api/community-projects', '/api/pages'];
  for (const address of [path, ...reads, '/api/search-changes', '/content-pack.json']) {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      get(site.address + address, { headers: { 'Accept-Encoding': 'br' } }, resolve).on(
        'error',
        reject,
      );
    });
    const bytes = await buffer(answer);
    const tag = answer.headers.etag ?? createHash('sha256').update(bytes).digest('hex');
    if (answer.statusCode === 200) found.set(address, { tag, bytes: bytes.length });
  }
  return found;
}

/** Waits until nothing was received for two seconds. */
async function settled(line: { downBytes: number }): Promise<void> {
  for (let last = -1; last !== line.downBytes;) {
    last = line.downBytes;
    await new Promise((resolve) => setTimeout(resolve, 2_000));
  }
}

/** How much of the owner's code visitors' pages load. */
async function bundle(): Promise<BenchRow[]> {
  const context = await newContext(site.address);
  const loaded: string[] = [];
  context.on('request', (request) => {
    if (ownersFile.test(request.url())) loaded.push(request.url());
  });
  for (const path of ['/', '/blog', '/projects', '/library', '/design-services', '/contact']) {
    const page = await context.newPage();
    await page.goto(path);
    await whenHydrated(page);
    await page.waitForLoadState('networkidle');
    await page.close();
  }
  await context.close();
  const folder = 'dist/client/assets/';
  const files = readdirSync(folder);
  const bytesOf = (pattern: RegExp) =>
    files.reduce(
      (sum, file) =>
        file.endsWith('.br') && pattern.test(`assets/${file}`)
          ? sum + readFileSync(folder + file).length
          : sum,
      0,
    );
  return [
    row('the owner’s code on visitors’ pages', `${loaded.length} files`, loaded.length, 0, '0'),
    row(
      'scripts and styles, compressed',
      `${bytesOf(/./) - bytesOf(ownersFile)} bytes for visitors, ${bytesOf(ownersFile)} for the owner`,
      0,
      0,
      '',
    ),
  ];
}

async function newest(kind: string): Promise<{ entry: Entry; revision: Revision }> {
  const { entries } = (await send('GET', '/api/owner/entries')) as { entries: Entry[] };
  const entry = entries.find((each) => each.kind === kind);
  if (!entry) throw new Error(`there is no ${kind}`);
  const { revisions } = (await send('GET', `/api/owner/entries/${kind}/${entry.id}/revisions`)) as {
    revisions: Revision[];
  };
  const [revision] = revisions;
  if (!revision) throw new Error(`the ${kind} has no revision`);
  return { entry, revision };
}

async function save(
  { kind, id }: Entry,
  baseRevisionId: string,
  slug: string,
  body: Record<string, unknown>,
): Promise<string> {
  const revisionId = randomUUID();
  await send('PUT', `/api/owner/entries/${kind}/${id}/revisions/${revisionId}`, {
    baseRevisionId,
    slug,
    body,
  });
  return revisionId;
}

async function send(method: string, path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(site.address + path, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
  return response.json();
}

/** A signed-in phone on slow 4G that has cached the app and the owner's part of it. */
async function onSlowPhone(
  work: (context: BrowserContext) => Promise<BenchRow[]>,
): Promise<BenchRow[]> {
  const line = await startSlowLine(site.address, slow4g);
  const context = await newContext(line.address);
  try {
    const page = await context.newPage();
    await page.goto('/messages');
    await signIn(page);
    await page.getByRole('link', { name: 'Your site' }).click();
    await page.getByRole('list', { name: 'Articles' }).getByRole('link').first().click();
    await textbox(page, 'Title').waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await settled(line);
    await page.close();
    return await work(context);
  } finally {
    await context.close();
    await line.close();
  }
}

async function newContext(baseURL: string, of: Browser = browser): Promise<BrowserContext> {
  const context = await of.newContext({ baseURL, viewport: phone, isMobile: true, hasTouch: true });
  // tsx wraps named functions in a helper that the page does not have.
  await context.addInitScript('globalThis.__name = (named) => named');
  return context;
}

async function slowPage(context: BrowserContext, rate: number): Promise<Page> {
  const page = await context.newPage();
  await throttled(page, rate);
  return page;
}

async function throttled(page: Page, rate: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return session;
}

/** A picture of the site as a camera of twelve megapixels takes it, with its noise. */
async function cameraPhoto(index: number) {
  const folder = 'assets/images/projects/';
  const masters = readdirSync(folder).filter((file) => /\.(?:jpe?g|png|webp|avif)$/.test(file));
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const;
  const size = { width: 4000, height: 3000 };
  const grain = await sharp({ create: { ...size, channels: 3, background: '#808080', noise } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const bytes = await sharp(folder + (masters[index] ?? ''))
    .resize({ ...size, fit: 'cover' })
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 88 })
    .toBuffer();
  return { name: `IMG_${index}.jpg`, mimeType: 'image/jpeg', buffer: bytes };
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`;
}

function row(
  subject: string,
  measured: string,
  value: number,
  limit: number,
  reach: string,
): BenchRow {
  return {
    bench: 'publishing',
    subject,
    measured,
    reach,
    isMet: value <= limit,
    figures: { value },
  };
}
