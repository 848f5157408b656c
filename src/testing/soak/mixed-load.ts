import { execFileSync } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { inboxEventsPath, postErasure } from '#shared/api/inbox.ts';
import { postUpload, uploadField } from '#shared/api/upload.ts';
import { formDescriptions } from '#shared/form-kinds.ts';
import { Minute, Second } from '#shared/time.ts';
import { bytesOf, exchange } from '../fuzz/exchange.ts';
import { createRequests } from '../fuzz/requests.ts';
import { filledForm, openForms } from '../support/filled-forms.ts';
import { ownerCookie } from '../support/owner.ts';
import { publicAddresses } from '../support/public-addresses.ts';
import { seededRandom } from '../support/seeded-random.ts';
import { startSite } from '../support/site.ts';

export interface MixedLoadOptions {
  longestMs: number;
  /** Ends after so many requests and packets; default no end. */
  most?: number;
  /** Time after which memory is measured: caches are full by then. */
  warmUpMs: number;
  /** Length of the window of which each point of the curve is the lowest value. */
  windowMs: number;
  seed: number;
  report?: (line: string) => void;
}

export interface MixedLoadResult {
  sent: number;
  /**
   * Resident memory of the server, in MB: the lowest of each window after the warm-up. Memory above it is waiting to be
   * collected; a leak raises it.
   */
  curve: number[];
  /** The peak, in MB. */
  peak: number;
  faults: string[];
}

const workers = 12;
const mostPerSecond = 120;
/** How many people write to the practice. */
const people = 20;
/**
 * How often the owner deletes what one of them sent, in turn: the stored data, which the server has in memory, stays
 * about the same, and memory that still grows is a leak.
 */
const erasureMs = 5 * Second.ms;

/**
 * Readers, forms, files, erasures, wrong guesses, open inboxes, packets of requests and aborted downloads, and requests
 * of every odd kind, all at once for a long time, while the memory of the server is measured.
 */
export async function mixedLoad(options: MixedLoadOptions): Promise<MixedLoadResult> {
  const { longestMs, warmUpMs, windowMs, seed, report = () => undefined } = options;
  const { most = Number.POSITIVE_INFINITY } = options;
  const chance = seededRandom(seed);
  const site = await startSite({
    TRUST_PROXY: '1',
    MALLOC_ARENA_MAX: '2',
    // With the usual heap V8 leaves garbage for half an hour, which looks like a leak.
    NODE_OPTIONS: '--max-old-space-size=128',
  });
  const oddRequest = await createRequests();
  const cookie = await ownerCookie(site);
  const endMs = performance.now() + longestMs;
  const faults: string[] = [];
  let sent = 0;
  let peak = 0;
  const isOver = () => performance.now() >= endMs || sent >= most;

  const ip = () => `10.${chance.below(256)}.${chance.below(256)}.${chance.below(256)}`;
  const head = (line: string, more = '') =>
    `${line} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${ip()}\r\n${more}\r\n`;

  async function ask(path: string, init: RequestInit = {}): Promise<number> {
    const response = await fetch(site.address + path, {
      ...init,
      headers: { 'X-Forwarded-For': ip(), ...Object.fromEntries(new Headers(init.headers)) },
    });
    await response.arrayBuffer();
    if (response.status >= 500) faults.push(`${path}: ${response.status}`);
    return response.status;
  }

  const postJson = (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
    ask(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const emailOf = (person: number) => `visitor${person}@example.org`;

  /** Sends, reads nothing or little, and disconnects. */
  async function leave(bytes: string | Buffer, afterMs: number): Promise<void> {
    const { hostname, port } = new URL(site.address);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.pause();
    socket.write(bytes);
    await pause(afterMs);
    socket.destroy();
  }

  const actions: readonly (readonly [number, () => Promise<unknown>])[] = [
    [45, () => ask(chance.pick(publicAddresses))],
    [10, () => ask('/api/projects')],
    [10, () => ask('/api/blog', { headers: { 'Accept-Encoding': 'gzip' } })],
    [1, () => ask('/api/requests', { headers: { cookie } })],
    [
      4,
      async () => {
        const form = chance.pick(openForms);
        const email = emailOf(chance.below(people));
        await postJson(formDescriptions[form].path, { ...filledForm(form, chance), email });
      },
    ],
    [
      4,
      async () => {
        const body = new FormData();
        const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), chance.bytes(20_000)]);
        body.set(uploadField, new Blob([bytes]), 'plan.pdf');
        await ask(postUpload.path, { method: 'POST', body });
      },
    ],
    [2, () => postJson('/api/session', { passphrase: `guess ${chance.below(1e6)}` })],
    [2, () => leave(head(`GET ${inboxEventsPath}`, `Cookie: ${cookie}\r\n`), 2 * Second.ms)],
    [2, () => leave(head('GET /api/blog').repeat(1 + chance.below(40)), Second.ms)],
    [
      2,
      () => leave(head('POST /api/upload', 'Content-Length: 99999\r\n') + 'x'.repeat(5_000), 100),
    ],
    [
      18,
      async () => {
        const request = oddRequest(chance);
        const { status } = await exchange(site.address, bytesOf(request));
        if (status === 500) faults.push(`${request.method} ${request.target}: 500`);
      },
    ],
  ];
  const weights = actions.reduce((sum, [weight]) => sum + weight, 0);
  const pickAction = () => {
    let left = chance.below(weights);
    return actions.find(([weight]) => (left -= weight) < 0)?.[1] ?? (() => Promise.resolve());
  };

  const worker = async () => {
    while (!isOver()) {
      const startedMs = performance.now();
      try {
        await pickAction()();
      } catch (error) {
        faults.push(String(error));
      }
      sent += 1;
      const leastMs = (workers * Second.ms) / mostPerSecond;
      await pause(Math.max(0, leastMs - (performance.now() - startedMs)));
    }
  };

  const erase = async () => {
    let proved = cookie;
    for (let turn = 0; !isOver(); turn += 1) {
      await pause(Math.min(erasureMs, longestMs / 10));
      const body = { email: emailOf(turn % people), isDryRun: false };
      const post = () => postJson(postErasure.path, body, { cookie: proved, Origin: site.address });
      let status = await post();
      if (status === 403) {
        // The proof is no longer fresh.
        proved = await ownerCookie(site);
        status = await post();
      }
      if (status !== 200) faults.push(`erasure: ${status}`);
    }
  };

  const curve: number[] = [];
  const watch = async () => {
    const startedMs = performance.now();
    let samples: number[] = [];
    let windowEndMs = startedMs + warmUpMs;
    while (!isOver()) {
      await pause(Math.min(Second.ms, windowMs / 10));
      samples.push(residentMegabytes(site.pid()));
      peak = Math.max(peak, samples.at(-1) ?? 0);
      if (performance.now() < windowEndMs) continue;
      const lowest = Math.min(...samples);
      const isWarm = windowEndMs > startedMs + warmUpMs;
      if (isWarm) curve.push(lowest);
      const range = `${lowest} to ${Math.max(...samples)} MB`;
      report(`${sent} sent, ${range}${isWarm ? '' : ' (warming up)'}, ${faults.length} faults`);
      samples = [];
      windowEndMs += windowMs;
    }
  };

  try {
    await Promise.all([watch(), erase(), ...Array.from({ length: workers }, worker)]);
    const { status } = await fetch(`${site.address}/readyz`);
    if (status !== 200) faults.push(`not ready at the end: ${status}`);
  } finally {
    await site.dispose();
  }
  return { sent, curve, peak, faults };
}

function residentMegabytes(pid: number): number {
  const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Math.round(Number(kilobytes) / 1024);
}

/** As `npm run soak -- --load 10` runs it. */
export const usualLoad = (minutes: number, seed: number): MixedLoadOptions => ({
  longestMs: minutes * Minute.ms,
  warmUpMs: Math.min(3, minutes / 3) * Minute.ms,
  windowMs: Math.min(1, minutes / 10) * Minute.ms,
  seed,
});
