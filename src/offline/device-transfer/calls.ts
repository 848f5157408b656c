import { ApiError, call, readAnswer, send, UnreachableError } from '#shared/api/call.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { pathOf } from '#shared/api/endpoint.ts';
import {
  postDeviceTransfer,
  postDeviceTransferDone,
  postDeviceTransferPart,
  postDeviceTransferPartTake,
  postDeviceTransferTake,
} from '#shared/api/device-transfers.ts';
import { Minute, Second } from '#shared/time.ts';
import { backoffMs } from '#lib/backoff.ts';

/** Replaced in tests: the network, time and chance. */
export interface DeviceTransferDependencies {
  fetch: typeof globalThis.fetch;
  wait: (ms: number) => Promise<void>;
  random: () => number;
}

export const browserDependencies: DeviceTransferDependencies = {
  fetch: (...request) => fetch(...request),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  random: Math.random,
};

const mostTries = 5;
const waits = { firstMs: 1 * Second.ms, longestMs: 15 * Second.ms };

/** A minute, and as long as the bytes take at 16 kB a second. */
const partTimeoutMs = (bytes: number) => Minute.ms + Math.ceil(bytes / 16);

/** The calls of one device transfer, each retried on a bad connection, for half a minute altogether. */
export function callsOf(
  id: string,
  dependencies: DeviceTransferDependencies,
  signal?: AbortSignal,
) {
  const own = { fetch: dependencies.fetch, ...(signal && { signal }) };
  const parameters = { id };

  async function withRetries<Answer>(
    ask: () => Promise<Answer>,
    onUnreachable?: () => void,
  ): Promise<Answer> {
    for (let tries = 1; ; tries += 1) {
      signal?.throwIfAborted();
      try {
        return await ask();
      } catch (error) {
        if (signal?.aborted === true || tries >= mostTries || !isTemporary(error)) throw error;
        const asked = error instanceof ApiError ? (error.retryAfterMs ?? 0) : 0;
        if (asked > waits.longestMs) throw error;
        if (error instanceof UnreachableError) onUnreachable?.();
        await dependencies.wait(Math.max(asked, backoffMs(tries, dependencies.random(), waits)));
      }
    }
  }

  async function sendBytes(contract: Endpoint, number: number, init: RequestInit, bytes: number) {
    const path = pathOf(contract, { id, number });
    const whole: RequestInit = { method: contract.method, credentials: 'include', ...init };
    return send(path, whole, { ...own, timeoutMs: partTimeoutMs(bytes) });
  }

  return {
    begin: (sizeBytes: number, onUnreachable?: () => void) =>
      withRetries(
        () => call(postDeviceTransfer, { body: { id, sizeBytes }, ...own }),
        onUnreachable,
      ),
    putPart: (number: number, bytes: ArrayBuffer) =>
      withRetries(async () => {
        const init = {
          headers: { Accept: 'application/json', 'Content-Type': 'application/octet-stream' },
          body: bytes,
        };
        const answer = await sendBytes(postDeviceTransferPart, number, init, bytes.byteLength);
        await readAnswer(postDeviceTransferPart, answer);
      }),
    take: (claim: string) =>
      withRetries(() => call(postDeviceTransferTake, { parameters, body: { claim }, ...own })),
    takePart: (number: number, claim: string, sizeBytes: number) =>
      withRetries(async () => {
        const init = {
          headers: { Accept: '*/*', 'Content-Type': 'application/json' },
          body: JSON.stringify({ claim }),
        };
        const answer = await sendBytes(postDeviceTransferPartTake, number, init, sizeBytes);
        if (!answer.ok) await readAnswer(postDeviceTransferPartTake, answer);
        const bytes = await answer.arrayBuffer().catch((error: unknown) => {
          throw new UnreachableError('network', error);
        });
        if (bytes.byteLength !== sizeBytes) throw new UnreachableError('not-our-answer');
        return bytes;
      }),
    finish: (claim: string) =>
      withRetries(() => call(postDeviceTransferDone, { parameters, body: { claim }, ...own })),
  };
}

/** Whether another try may help: no connection, or a server that says so. */
function isTemporary(error: unknown): boolean {
  if (error instanceof UnreachableError) return true;
  if (!(error instanceof ApiError)) return false;
  return error.status >= 500 || error.status === 429 || error.status === 408 || error.code === null;
}
