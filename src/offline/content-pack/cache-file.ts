import { anySignal } from '#shared/any-signal.ts';
import type { PackFile } from '#shared/content-pack.ts';
import { Second } from '#shared/time.ts';
import { sha256Hex } from '#lib/bytes.ts';
import { packHashHeader, packParameter } from './pack-cache.ts';

const triesPerFile = 3;
/** A download is aborted when nothing has arrived for this long; a slow one may take its time. */
const stallTimeoutMs = 20 * Second.ms;

/** What has arrived of a file, over all tries. */
interface Received {
  parts: Uint8Array[];
  bytes: number;
  headers: Headers;
}

export type CacheOutcome =
  | 'kept'
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
  const arrived: Received = { parts: [], bytes: 0, headers: new Headers() };
  for (let tries = 0; tries < triesPerFile && !signal.aborted; tries += 1) {
    try {
      const isComplete = await receive(file, arrived, signal, onBytes);
      outcome = 'refused';
      const bytes = join(arrived);
      if (isComplete && (await isSame(bytes, file))) {
        await cache.put(file.url, cachedResponse(bytes, arrived.headers, file));
        return 'kept';
      }
      discardReceived(arrived);
    } catch {
      // The next try, or the next visit.
      outcome = 'unreachable';
    }
  }
  return outcome;
}

/** Whether a cached answer is this file, by the hash it was checked against. */
export function isCachedFile(kept: Response | undefined, file: PackFile): boolean {
  return kept?.headers.get(packHashHeader) === file.sha256;
}

/** Reads a cached file and checks its hash. False when it has changed. */
export async function isIntact(kept: Response, file: PackFile): Promise<boolean> {
  return isSame(await kept.arrayBuffer(), file);
}

/** Appends the answer to what has arrived; false when it is not the file. Throws when the network fails. */
async function receive(
  file: PackFile,
  arrived: Received,
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
      ...(arrived.bytes > 0 ? { headers: { Range: `bytes=${arrived.bytes}-` } } : {}),
    });
    const isContinuation =
      response.status === 206 &&
      response.headers.get('Content-Range')?.startsWith(`bytes ${arrived.bytes}-`) === true;
    if (!isContinuation) discardReceived(arrived);
    if (!isContinuation && response.status !== 200) return false;
    arrived.headers = response.headers;
    const reader = response.body?.getReader();
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
      restartTimer();
      arrived.parts.push(part.value);
      arrived.bytes += part.value.byteLength;
      // Longer than the file: a page of something in between, or another file.
      if (arrived.bytes > file.bytes) {
        await reader?.cancel();
        return false;
      }
      onBytes(arrived.bytes);
    }
    return true;
  } finally {
    clearTimeout(timer);
    stall.abort();
  }
}

function discardReceived(arrived: Received): void {
  arrived.parts = [];
  arrived.bytes = 0;
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
