import { postSession } from '#shared/api/session.ts';
import { ownerCookie } from '../support/owner.ts';
import { seededRandom } from '../support/seeded-random.ts';
import { startSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';
import { bytesOf, exchange } from './exchange.ts';
import { createRequests } from './requests.ts';
import type { FuzzRequest } from './requests.ts';

export interface FuzzOptions {
  requests: number;
  /** Request `n` depends only on the seed and `n`, so that one can be sent again. */
  seed: number;
  /** The first request. Default 0. */
  first?: number;
  /** Connections at a time. Default 24. */
  atOnce?: number;
  report?: (line: string) => void;
}

export interface FuzzResult {
  sent: number;
  /** How many responses had each status; `none` for a connection that ended without one. */
  statuses: Readonly<Record<string, number>>;
  /** Violations as text, with the number of the request. */
  faults: string[];
}

/** 503 in which the visitor is asked to send again what was damaged in transit. */
const askedAgain = /"code":"(?:digest-mismatch|incomplete-upload)"/;
const leak = /node_modules|at \S+ \(|\.ts:\d/;

/**
 * Sends requests of every kind to two servers: the built site as visitors reach it, and the API without rate limits. No
 * answer may be 5xx, reveal internals, hang or end a server.
 */
export async function fuzz(options: FuzzOptions): Promise<FuzzResult> {
  const { requests, seed, first = 0, atOnce = 24, report = () => undefined } = options;
  const requestOf = await createRequests();
  const environment = { TRUST_PROXY: '1' };
  const site = await startSite(environment);
  const api = await startSite(environment, [
    '--import',
    'tsx',
    'src/testing/support/serve-unlimited.ts',
  ]);
  const statuses: Record<string, number> = {};
  const faults: string[] = [];
  let next = first;
  let sent = 0;
  try {
    const cookies = new Map([
      [site, await ownerCookie(site)],
      [api, await ownerCookie(api)],
    ]);

    /** Signed in as the owner half of the time, except for requests that would sign the owner out. */
    const withOwner = (request: FuzzRequest, target: Site, isOwner: boolean): FuzzRequest => {
      const ends = request.method === 'DELETE' || request.target.startsWith(postSession.path);
      const has = request.headers.some(([name]) => name === 'Cookie');
      if (!isOwner || ends || has) return request;
      return { ...request, headers: [...request.headers, ['Cookie', cookies.get(target) ?? '']] };
    };

    async function send(number: number): Promise<void> {
      const chance = seededRandom((seed + Math.imul(number, 0x9e3779b1)) >>> 0);
      const isOwner = chance.next() < 0.5;
      const made = requestOf(chance);
      const target = made.isForApi ? api : site;
      const request = withOwner(made, target, isOwner);
      const name = `request ${number}: ${describe(request)}`;
      try {
        const { status, text } = await exchange(target.address, bytesOf(request));
        const counted = String(status ?? 'none');
        statuses[counted] = (statuses[counted] ?? 0) + 1;
        if (status !== undefined && status >= 500 && !(status === 503 && askedAgain.test(text))) {
          faults.push(`${name}: ${status} ${text.slice(-300)}`);
        }
        if (/problem\+json/.test(text) && leak.test(text)) faults.push(`${name}: tells ${text}`);
      } catch (error) {
        faults.push(`${name}: ${String(error)}`);
      }
      sent += 1;
      if (sent % 5_000 === 0) report(`${sent} of ${requests}, ${faults.length} faults`);
    }

    const worker = async () => {
      while (next < first + requests && faults.length < 50) {
        const number = next;
        next += 1;
        await send(number);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
    for (const [server, name] of [
      [site, 'the site'],
      [api, 'the API'],
    ] as const) {
      const isWell = await fetch(`${server.address}/readyz`).then(
        ({ status }) => status === 200,
        () => false,
      );
      if (!isWell) faults.push(`${name} is not ready any more`);
    }
  } finally {
    await site.dispose();
    await api.dispose();
  }
  return { sent, statuses, faults };
}

/** Enough to see the request; the number identifies the rest. */
function describe({ method, target, headers }: FuzzRequest): string {
  const named = headers.map(([name, value]) => `${name}: ${value.slice(0, 60)}`).join(' | ');
  return `${method} ${target.slice(0, 100)} (${named})`;
}
