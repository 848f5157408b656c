import { anySignal } from '#shared/any-signal.ts';
import type { PackFile } from '#shared/content-pack.ts';
import { Second } from '#shared/time.ts';
import { sha256Hex } from '#lib/bytes.ts';
import { packHashHeader, packParameter } from './pack-cache.ts';

const triesPerFile = 3;
/** A download is aborted when nothing has arrived for this long; a slow one may take its time. */
const stallTimeoutMs = 20 * Second.ms;

/** What has been received of a file, over all tries. */
interface Received {
  parts: Uint8Array[];
  bytes: number;
  headers: Headers;
}

export type CacheOutcome =
  | 'cached'
  /** Each try got an answer, but never the file: missing, truncated or from another server. */
  | 'refused'
  /** The network failed, at the last try as well. */
  | 'unreachable';

/**
 * Downloads a file, checks length and hash, and only then caches it under its plain address. Three tries; each resumes
 * where the last was cut off. Never throws; nothing is stored unless the file is complete.
 * @param onBytes called with the bytes received so far
 */
export async function cacheFile(
  cache: Cache,
  file: PackFile,
  signal: AbortSignal,
  onBytes: (bytes: number) => void = () => {},
): Promise<CacheOutcome> {
  let outcome: CacheOutcome = 'unreachable';
  const received: Received = { parts: [], bytes: 0, headers: new Headers() };
  for (let tries = 0; tries < triesPerFile && !signal.aborted; tries += 1) {
    try {
      const isComplete = await receive(file, received, signal, onBytes);
      outcome = 'refused';
      const bytes = join(received);
      if (isComplete && (await isSame(bytes, file))) {
        await cache.put(file.url, cachedResponse(bytes, received.headers, file));
        return 'cached';
      }
      discardReceived(received);
    } catch {
      // The next try, or the next visit.
      outcome = 'unreachable';
    }
  }
  return outcome;
}

/** Whether a cached answer is this file, by the hash it was checked against. */
export function isCachedFile(cached: Response | undefined, file: PackFile): boolean {
  return cached?.headers.get(packHashHeader) === file.sha256;
}

/** Reads a cached file and checks its hash. False when it has changed. */
export async function isIntact(cached: Response, file: PackFile): Promise<boolean> {
  return isSame(await cached.arrayBuffer(), file);
}

/** Appends the answer to what has been received; false when it is not the file. Throws when the network fails. */
async function receive(
  file: PackFile,
  received: Received,
  signal: AbortSignal,
  onBytes: (bytes: number) => void,
): Promise<boolean> {
  const stall = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restartTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(() => stall.abort(), stallTimeoutMs);
  };
  restartTimer();
  try {
    const response = await fetch(`${file.url}?${packParameter}=${file.sha256.slice(0, 12)}`, {
      signal: anySignal(signal, stall.signal),
      ...(received.bytes > 0 ? { headers: { Range: `bytes=${received.bytes}-` } } : {}),
    });
    const isContinuation =
      response.status === 206 &&
      response.headers.get('Content-Range')?.startsWith(`bytes ${received.bytes}-`) === true;
    if (!isContinuation) discardReceived(received);
    if (!isContinuation && response.status !== 200) return false;
    received.headers = response.headers;
    const reader = response.body?.getReader();
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
      restartTimer();
      received.parts.push(part.value);
      received.bytes += part.value.byteLength;
      // Longer than the file: a page from a proxy, or another file.
      if (received.bytes > file.bytes) {
        await reader?.cancel();
        return false;
      }
      onBytes(received.bytes);
    }
    return true;
  } finally {
    clearTimeout(timer);
    stall.abort();
  }
}

function discardReceived(received: Received): void {
  received.parts = [];
  received.bytes = 0;
}

function join({ parts, bytes }: Received): ArrayBuffer {
  const whole = new Uint8Array(bytes);
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.byteLength;
  }
  return whole.buffer;
}

async function isSame(bytes: ArrayBuffer, file: PackFile): Promise<boolean> {
  if (bytes.byteLength !== file.bytes) return false;
  const sha256 = await sha256Hex(bytes);
  // Without Web Crypto (plain http on a local network) the length must do.
  return sha256 === null || sha256 === file.sha256;
}

function cachedResponse(bytes: ArrayBuffer, headers: Headers, file: PackFile): Response {
  const kept = new Headers({
    [packHashHeader]: file.sha256,
    'Content-Length': String(bytes.byteLength),
  });
  for (const name of ['Content-Type', 'Date']) {
    const value = headers.get(name);
    if (value !== null) kept.set(name, value);
  }
  return new Response(bytes, { headers: kept });
}
