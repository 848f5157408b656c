import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { inboxEventsPath, postErasure } from '#shared/api/inbox.ts';
import { idempotencyKeyHeader } from '#shared/api/submission.ts';
import { postUpload, uploadField } from '#shared/api/upload.ts';
import { formDescriptions } from '#shared/form-kinds.ts';
import { Minute, Second } from '#shared/time.ts';
import { bytesOf, exchange } from '../fuzz/exchange.ts';
import { createRequests } from '../fuzz/requests.ts';
import { filledForm, openForms } from '../support/filled-forms.ts';
import type { OpenForm } from '../support/filled-forms.ts';
import { ownerCookie } from '../support/owner.ts';
import { publicAddresses } from '../support/public-addresses.ts';
import { seededRandom } from '../support/seeded-random.ts';
import { explainFailures } from './explain-failures.ts';
import type { Failure } from './explain-failures.ts';
import { startMeasuredSite } from './measured-site.ts';
import type { Memory } from './measured-site.ts';

export interface MixedLoadOptions {
  longestMs: number;
  /** Ends after so many requests and packets; default no end. */
  most?: number;
  /** Time after which memory is measured: caches are full by then. */
  warmUpMs: number;
  /** Time between two points of the curve. */
  windowMs: number;
  seed: number;
  /** Gets a heap snapshot with each point of the curve, to compare in the browser's developer tools. */
  snapshotFolder?: string | undefined;
  report?: (line: string) => void;
}

export interface MixedLoadResult {
  sent: number;
  /** Memory of the server after each window that follows the warm-up. */
  curve: Memory[];
  faults: string[];
}

const UploadResponse = v.pipe(v.string(), v.parseJson(), postUpload.response);
const formsWithFiles = openForms.filter((form) => formDescriptions[form].hasAttachments);

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
  const { longestMs, warmUpMs, windowMs, seed, snapshotFolder, report = () => undefined } = options;
  const { most = Number.POSITIVE_INFINITY } = options;
  const chance = seededRandom(seed);
  const { site, measure, errorLines } = await startMeasuredSite(snapshotFolder);
  const oddRequest = await createRequests();
  const cookie = await ownerCookie(site);
  const faults: string[] = [];
  /** The reasons are in the server's log, which is read at the end: a response may overtake its line. */
  const failures: Failure[] = [];
  let sent = 0;
  let endMs = Infinity;
  const isOver = () => performance.now() >= endMs || sent >= most;

  const ip = () => `10.${chance.below(256)}.${chance.below(256)}.${chance.below(256)}`;
  const head = (line: string, more = '') =>
    `${line} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${ip()}\r\n${more}\r\n`;

  async function ask(path: string, init: RequestInit = {}) {
    const response = await fetch(site.address + path, {
      ...init,
      headers: { 'X-Forwarded-For': ip(), ...Object.fromEntries(new Headers(init.headers)) },
    });
    const text = await response.text();
    const { status, headers } = response;
    if (status >= 500) {
      failures.push({
        what: `${path}: ${status}`,
        requestId: headers.get('X-Request-Id') ?? undefined,
      });
    }
    return { status, text };
  }

  const postJson = (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
    ask(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const emailOf = (person: number) => `visitor${person}@example.org`;
  const submit = (
    form: OpenForm,
    more: object = {},
    headers?: Readonly<Record<string, string>>,
  ) => {
    const email = emailOf(chance.below(people));
    return postJson(
      formDescriptions[form].path,
      { ...filledForm(form, chance), ...more, email },
      headers,
    );
  };

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
    [4, () => submit(chance.pick(openForms))],
    [
      4,
      async () => {
        const key = chance.uuid();
        const form = chance.pick(formsWithFiles);
        const body = new FormData();
        const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), chance.bytes(20_000)]);
        body.set(uploadField, new Blob([bytes]), 'plan.pdf');
        const headers = { [idempotencyKeyHeader]: key };
        const { text } = await ask(postUpload.path, { method: 'POST', body, headers });
        const { files } = v.parse(UploadResponse, text);
        await submit(form, { attachments: files }, headers);
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
        const { status, text } = await exchange(site.address, bytesOf(request));
        if (status !== 500) return;
        failures.push({
          what: `${request.method} ${request.target}: 500`,
          requestId: /^X-Request-Id: (\S+)/im.exec(text)?.[1],
        });
      },
    ],
  ];
  const weights = actions.reduce((sum, [weight]) => sum + weight, 0);
  const pickAction = () => {
    let left = chance.below(weights);
    return actions.find(([weight]) => (left -= weight) < 0)?.[1] ?? (() => Promise.resolve());
  };

  /** The same pages under names of hosts that nobody has, which the load alone takes an hour for. */
  async function fillPageCache(): Promise<void> {
    for (const host of ['one', 'two', 'three', 'four', 'five', 'six']) {
      for (const path of publicAddresses) {
        await ask(path, { headers: { 'X-Forwarded-Host': `${host}.test` } });
      }
    }
  }

  const underWay = new Set<object>();
  let resumed: Promise<void> = Promise.resolve();
  /** One thing at a time of one client, while the load is not held. */
  async function act(action: () => Promise<unknown>): Promise<void> {
    await resumed;
    const started = {};
    underWay.add(started);
    try {
      await action();
    } catch (error) {
      faults.push(String(error));
    } finally {
      underWay.delete(started);
    }
  }
  /** Requests that are being handled have memory of their own, so the load is held until all have been answered. */
  async function measureHeld(): Promise<Memory> {
    let resume = () => {};
    resumed = new Promise((resolve) => {
      resume = resolve;
    });
    while (underWay.size > 0) await pause(20);
    const memory = await measure();
    resume();
    return memory;
  }

  const worker = async () => {
    while (!isOver()) {
      const startedMs = performance.now();
      await act(pickAction());
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
      await act(async () => {
        let { status } = await post();
        if (status === 403) {
          // The proof is no longer fresh.
          proved = await ownerCookie(site);
          ({ status } = await post());
        }
        if (status !== 200) faults.push(`erasure: ${status}`);
      });
    }
  };

  const curve: Memory[] = [];
  const watch = async () => {
    for (let windowEndMs = performance.now() + warmUpMs; ; windowEndMs += windowMs) {
      while (!isOver() && performance.now() < windowEndMs) await pause(windowMs / 20);
      if (isOver()) return;
      const memory = await measureHeld();
      curve.push(memory);
      report(
        `${sent} sent, live ${memory.live.toFixed(1)} MB, resident ${memory.resident.toFixed(0)} MB, ` +
          `${faults.length + failures.length} faults`,
      );
    }
  };

  try {
    if (warmUpMs > 0) await fillPageCache();
    endMs = performance.now() + longestMs;
    await Promise.all([watch(), erase(), ...Array.from({ length: workers }, worker)]);
    const { status } = await ask('/readyz');
    if (status !== 200) faults.push(`not ready at the end: ${status}`);
    // The log comes in order: after this, all of it has been read.
    curve.push(await measure());
  } finally {
    await site.dispose();
  }
  faults.push(...explainFailures(failures, errorLines));
  return { sent, curve, faults };
}

/** As `npm run soak -- --load 10` runs it. */
export const usualLoad = (minutes: number, seed: number): MixedLoadOptions => ({
  longestMs: minutes * Minute.ms,
  warmUpMs: Math.min(3, minutes / 3) * Minute.ms,
  windowMs: Math.min(1, minutes / 10) * Minute.ms,
  seed,
});
