import type { SubmissionAnswer } from '#shared/api/submission.ts';
import { Hour, Minute, Second } from '#shared/time.ts';
import { backoffMs } from '#lib/backoff.ts';
import type { OutboxItem, WaitReason } from '../records.ts';
import type { Failure } from './failure.ts';

/**
 * The outbox as a pure state machine: `queued → sending → delivered | needs-attention`, and back to `queued` on a
 * temporary failure. Every function returns the item after the step, or null when the step is not allowed in its state;
 * the storage applies it inside one transaction, so two tabs can never both take a step.
 */

/** A lease not renewed for this long belongs to a page that is gone. Longer than a hidden tab's slowest timer. */
export const leaseMs = 2 * Minute.ms;

const retryDelays = { firstMs: 1 * Second.ms, longestMs: 5 * Minute.ms };

/** The longest delay that is taken seriously; more is a clock that jumped or a server that means "later". */
export const longestWaitMs = 1 * Hour.ms;

/** Shorter uploads show no time left. */
const slowFromMs = 30 * Second.ms;

/** The visitor is asked after a server has lost uploads this often. */
const maxReuploads = 3;

/**
 * Who wants the item sent. `timer`: as planned. `hint`: something changed (start, back in view, online), so waiting for
 * the network ends but a server that asked for time gets it. `visitor`: "Send now" ends every wait.
 */
export type Urgency = 'timer' | 'hint' | 'visitor';

/** Waits that a better connection does not shorten. */
const fixedWaits = new Set<WaitReason | null>(['busy', 'too-large-on-the-way']);

/** Whether the item may be tried now. */
export function isDue(item: OutboxItem, nowMs: number, urgency: Urgency): boolean {
  if (item.state.kind === 'needs-attention') return urgency === 'visitor';
  if (item.state.kind !== 'queued') return false;
  if (urgency === 'visitor') return true;
  if (item.isPaused) return false;
  if (urgency === 'hint' && !fixedWaits.has(item.state.waitingFor) && !wasJustTried(item, nowMs)) {
    return true;
  }
  return dueInMs(item, nowMs) === 0;
}

/**
 * Delay until the next planned try, or until the lease of a sender ends that may be gone; null when nothing is planned.
 * A clock set back never extends a wait.
 */
export function dueInMs(item: OutboxItem, nowMs: number): number | null {
  if (item.state.kind === 'sending') {
    return Math.min(Math.max(item.state.leaseUntilMs - nowMs, 0), leaseMs);
  }
  if (item.state.kind !== 'queued' || item.isPaused) return null;
  const { nextTryAtMs } = item.state;
  if (nextTryAtMs === null) return 0;
  const waitMs = nextTryAtMs - nowMs;
  return waitMs <= 0 || waitMs > longestWaitMs ? 0 : waitMs;
}

/** Claims an item to send it. */
export function claim(
  item: OutboxItem,
  leaseToken: string,
  nowMs: number,
  urgency: Urgency,
): OutboxItem | null {
  if (!isDue(item, nowMs, urgency)) return null;
  return {
    ...item,
    isPaused: false,
    lastTryAt: new Date(nowMs).toISOString(),
    state: { kind: 'sending', leaseToken, leaseUntilMs: nowMs + leaseMs },
  };
}

/** Renews a claimed item's lease; null when it has been withdrawn. A pause does not interrupt the current part. */
export function renewLease(item: OutboxItem, leaseToken: string, nowMs: number): OutboxItem | null {
  if (item.state.kind !== 'sending' || item.state.leaseToken !== leaseToken) return null;
  return { ...item, state: { ...item.state, leaseUntilMs: nowMs + leaseMs } };
}

/**
 * Stores when the upload will end. On a fast connection nothing is stored: a few seconds need no message. Once it was
 * slow, the rest of the try is counted down to the end.
 */
export function expectFilesAt(
  item: OutboxItem,
  leaseToken: string,
  filesDoneAtMs: number,
  nowMs: number,
): OutboxItem | null {
  if (item.state.kind !== 'sending' || item.state.leaseToken !== leaseToken) return null;
  const isSlow = filesDoneAtMs - nowMs >= slowFromMs || item.state.filesDoneAtMs !== undefined;
  return isSlow ? { ...item, state: { ...item.state, filesDoneAtMs } } : null;
}

/** Time left until the files of an item are uploaded; null where nothing was measured or the connection is fast. */
export function filesLeftMs({ state }: OutboxItem, nowMs: number): number | null {
  if (state.kind !== 'sending' || state.filesDoneAtMs === undefined) return null;
  return state.filesDoneAtMs - nowMs;
}

/** Before the next part of a claimed item is sent; null when it has been withdrawn or paused. */
export function continueSending(
  item: OutboxItem,
  leaseToken: string,
  nowMs: number,
): OutboxItem | null {
  return item.isPaused ? null : renewLease(item, leaseToken, nowMs);
}

/** The last step before the body is sent: from here on the server may have it, so it can no longer be changed. */
export function startBody(item: OutboxItem, leaseToken: string, nowMs: number): OutboxItem | null {
  const next = continueSending(item, leaseToken, nowMs);
  return next === null ? null : { ...next, mayBeStored: true };
}

/** Releases a claimed item between two of its parts. */
export function releaseClaim(item: OutboxItem, leaseToken: string): OutboxItem | null {
  if (!hasLease(item, leaseToken)) return null;
  return { ...item, state: { kind: 'queued', nextTryAtMs: null, waitingFor: null } };
}

/** Applies the server's receipt, whoever received it, also after the lease was lost: a receipt is never thrown away. */
export function deliver(item: OutboxItem, answer: SubmissionAnswer): OutboxItem | null {
  if (item.state.kind === 'delivered') return null;
  return {
    ...item,
    isPaused: false,
    mayBeStored: true,
    state: {
      kind: 'delivered',
      receipt: answer.receipt,
      receivedAt: answer.receivedAt,
      announcedAt: null,
    },
  };
}

/**
 * A try that ended without a receipt.
 * @param wasStoredBefore `mayBeStored` before this try: a refusal says that this try stored nothing, an earlier try
 * with a lost reply may have
 * @param random a number in [0, 1)
 */
export function fail(
  item: OutboxItem,
  leaseToken: string,
  failure: Failure,
  wasStoredBefore: boolean,
  nowMs: number,
  random: number,
): OutboxItem | null {
  if (!hasLease(item, leaseToken)) return null;
  const tries = item.tries + 1;
  switch (failure.kind) {
    case 'retry': {
      const plannedMs = Math.max(
        backoffMs(tries, random, retryDelays),
        Math.min(failure.retryAfterMs ?? 0, longestWaitMs),
      );
      return {
        ...item,
        tries,
        mayBeStored: failure.isSurelyNotStored ? wasStoredBefore : item.mayBeStored,
        state: { kind: 'queued', nextTryAtMs: nowMs + plannedMs, waitingFor: failure.reason },
      };
    }
    case 'uploads-forgotten':
      if (item.reuploads >= maxReuploads) {
        return {
          ...item,
          isPaused: false,
          tries,
          mayBeStored: wasStoredBefore,
          state: { kind: 'needs-attention', refusal: failure.refusal },
        };
      }
      return {
        ...item,
        tries,
        mayBeStored: wasStoredBefore,
        filesUploaded: 0,
        reuploads: item.reuploads + 1,
        state: {
          kind: 'queued',
          nextTryAtMs: nowMs + backoffMs(tries, random, retryDelays),
          waitingFor: 'busy',
        },
      };
    case 'refused':
      return {
        ...item,
        isPaused: false,
        tries,
        // "Same id, other body" means that the server does have something under this id.
        mayBeStored: failure.refusal.code === 'idempotency-mismatch' ? true : wasStoredBefore,
        state: { kind: 'needs-attention', refusal: failure.refusal },
      };
  }
}

/**
 * Returns an item to the queue whose sender is gone.
 * @param isAlone this drainer holds the lock, so nobody else can be sending
 */
export function recover(item: OutboxItem, nowMs: number, isAlone: boolean): OutboxItem | null {
  if (item.state.kind !== 'sending') return null;
  const leftMs = item.state.leaseUntilMs - nowMs;
  // More time left than a lease lasts: the clock was set back.
  const isExpired = leftMs <= 0 || leftMs > leaseMs;
  if (!isAlone && !isExpired) return null;
  return { ...item, state: { kind: 'queued', nextTryAtMs: null, waitingFor: 'unreachable' } };
}

/**
 * Pauses an item until the visitor sends it. The part being sent, a file or the body, is finished; nothing is sent
 * after it, and a failed try is not repeated.
 */
export function pause(item: OutboxItem): OutboxItem | null {
  const isOnItsWay = item.state.kind === 'queued' || item.state.kind === 'sending';
  return isOnItsWay && !item.isPaused ? { ...item, isPaused: true } : null;
}

/** Ends a pause: the item is due at once, and one that is still being sent continues. */
export function resume(item: OutboxItem): OutboxItem | null {
  if (!item.isPaused) return null;
  if (item.state.kind !== 'queued') return { ...item, isPaused: false };
  return { ...item, isPaused: false, state: { ...item.state, nextTryAtMs: null } };
}

/** Whether the visitor can withdraw it under the same id: until its first byte may have been accepted. */
export function isWithdrawable(item: OutboxItem): boolean {
  return item.state.kind !== 'delivered' && !item.mayBeStored;
}

/** Stores that the visitor was told of the delivery; null when some tab has done so. */
export function announce(item: OutboxItem, nowMs: number): OutboxItem | null {
  if (item.state.kind !== 'delivered' || item.state.announcedAt !== null) return null;
  return { ...item, state: { ...item.state, announcedAt: new Date(nowMs).toISOString() } };
}

/** Hints come in bursts (online, visible, pageshow): one try a second is enough. */
function wasJustTried(item: OutboxItem, nowMs: number): boolean {
  if (item.lastTryAt === null) return false;
  const sinceMs = nowMs - Date.parse(item.lastTryAt);
  return sinceMs >= 0 && sinceMs < retryDelays.firstMs;
}

function hasLease(item: OutboxItem, leaseToken: string): boolean {
  return item.state.kind === 'sending' && item.state.leaseToken === leaseToken;
}
