import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { openLinksOf, pageEnd } from '#shared/inbox/client-state.ts';
import type { WorkEntry, WorkEntryOf } from '#shared/inbox/work-entries.ts';
import { clientPath } from '#shared/inbox/client-path.ts';
import { receiptFor } from '#shared/receipt.ts';
import type { Clock } from '#shared/time.ts';
import type { RecordStore } from '../storage/ports.ts';
import type { Submission } from '../storage/records.ts';

/** A request whose link was shown, with everything that was done for it. */
export interface LinkedRequest {
  submission: Readonly<Submission>;
  entries: readonly Readonly<WorkEntry>[];
}

export interface ClientLinks {
  /** A new link to the page of a request, as a path; undefined where there is no such request. */
  issue(submissionId: string, to: WorkEntryOf<'link'>['to']): Promise<string | undefined>;
  /** Undefined for a link that was never given out, has ended, or belongs to another receipt number. */
  find(receipt: string, token: string): Promise<LinkedRequest | undefined>;
}

/** 128 bits, as 22 letters and digits of an address. */
const tokenBytes = 16;
const tokenPattern = /^[\w-]{22}$/;

/** Links to the pages of requests. Only digests of their tokens are stored: a copy of the records opens no page. */
export function createClientLinks(
  store: Pick<RecordStore, 'findSubmission' | 'addWorkEntry' | 'listWorkEntries'>,
  clock: Clock,
): ClientLinks {
  return {
    async issue(submissionId, to) {
      const submission = await store.findSubmission(submissionId);
      if (!submission || submission.kind === 'contact') return undefined;
      const token = randomBytes(tokenBytes).toString('base64url');
      const outcome = await store.addWorkEntry({
        id: idOf(token),
        submissionId,
        at: clock().toISOString(),
        by: 'system',
        kind: 'link',
        digest: digestOf(token),
        to,
      });
      return outcome.kind === 'stored' ? clientPath(receiptFor(submissionId), token) : undefined;
    },
    async find(receipt, token) {
      if (!tokenPattern.test(token)) return undefined;
      const [link] = await store.listWorkEntries({ ids: [idOf(token)] });
      if (link?.kind !== 'link' || link.submissionId === null) return undefined;
      const digest = digestOf(token);
      const entries = await store.listWorkEntries({ submissionIds: [link.submissionId] });
      const isOpen = openLinksOf(entries).some((one) => isEqual(one, digest));
      const end = pageEnd(entries);
      const hasEnded = end !== null && end <= clock().toISOString();
      const submission = await store.findSubmission(link.submissionId);
      if (!isOpen || hasEnded || !submission || receiptFor(submission.id) !== receipt) {
        return undefined;
      }
      return { submission, entries };
    },
  };
}

function digestOf(token: string): string {
  return createHash('sha256').update(`client page ${token}`).digest('hex');
}

/** The link is found by this id, which says nothing of the token (RFC 9562, version 8). */
function idOf(token: string): string {
  const hex = createHash('sha256').update(`client link ${token}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

function isEqual(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
