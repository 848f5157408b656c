import { maxReportBytes } from '#shared/inbox/client-entries.ts';
import type { WorkEntryOf } from '#shared/inbox/work-entries.ts';
import type { Clock } from '#shared/time.ts';
import type { RecordStore } from '../storage/ports.ts';
import type { Uploads } from './uploads.ts';

export type ReportOutcome =
  | { kind: 'stored' | 'repeated'; entry: Readonly<WorkEntryOf<'report'>> }
  | { kind: 'unknown-submission' | 'mismatch' }
  | { kind: 'too-large' | 'not-a-pdf' | 'damaged' | 'no-room' };

export interface Reports {
  /**
   * Stores a PDF as a report of a request, once under this id; the client does not see it yet.
   * @param source its bytes; read to the limit at most
   */
  add(
    submissionId: string,
    report: {
      id: string;
      fileName: string;
      sha256: string | undefined;
      /** Name of the person who adds it. */
      name?: string | undefined;
    },
    source: AsyncIterable<Uint8Array>,
  ): Promise<ReportOutcome>;
}

class TooLargeError extends Error {}

export function createReports({
  store,
  uploads,
  clock,
}: {
  store: RecordStore;
  uploads: Pick<Uploads, 'reserveSpace' | 'quarantine' | 'discard' | 'accept' | 'withdraw'>;
  clock: Clock;
}): Reports {
  /** What is stored under an id, for who sends a report under it. */
  async function knownReport({
    id,
    submissionId,
    sha256,
  }: {
    id: string;
    submissionId: string;
    sha256: string | undefined;
  }): Promise<ReportOutcome | undefined> {
    const [known] = await store.listWorkEntries({ ids: [id] });
    if (!known) return undefined;
    const isSame =
      known.kind === 'report' &&
      known.submissionId === submissionId &&
      (sha256 === undefined || known.sha256 === sha256);
    return isSame ? { kind: 'repeated', entry: known } : { kind: 'mismatch' };
  }

  return {
    async add(submissionId, { id, fileName, sha256, name }, source) {
      const report = { id, submissionId, sha256 };
      const known = await knownReport(report);
      if (known) return known;
      const submission = await store.findSubmission(submissionId);
      if (!submission || submission.kind === 'contact') return { kind: 'unknown-submission' };
      const release = await uploads.reserveSpace([], maxReportBytes);
      if (!release) return { kind: 'no-room' };
      let received;
      try {
        received = await uploads.quarantine(limited(source));
        const accepted = await uploads.accept(
          [{ ...received, originalName: fileName, declaredType: pdf, expectedSha256: sha256 }],
          { key: id, only: pdf },
        );
        if (accepted.kind === 'digest-mismatch') return { kind: 'damaged' };
        if (accepted.kind === 'unsupported') return { kind: 'not-a-pdf' };
        const outcome = await store.addWorkEntry({
          id,
          submissionId,
          at: clock().toISOString(),
          by: 'owner',
          ...(name !== undefined && { name }),
          kind: 'report',
          upload: (accepted.addresses[0] ?? '').replace('/uploads/', ''),
          fileName,
          sizeBytes: received.sizeBytes,
          sha256: received.sha256,
        });
        if (
          (outcome.kind === 'stored' || outcome.kind === 'repeated') &&
          outcome.entry.kind === 'report'
        ) {
          return { kind: outcome.kind, entry: outcome.entry };
        }
        // Erased in the meantime, or the same report has come twice at once.
        await uploads.withdraw(accepted.addresses);
        return (await knownReport(report)) ?? { kind: 'unknown-submission' };
      } catch (error) {
        if (error instanceof TooLargeError) return { kind: 'too-large' };
        throw error;
      } finally {
        release();
        if (received) await uploads.discard(received.id);
      }
    },
  };
}

const pdf = 'application/pdf';

async function* limited(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let sizeBytes = 0;
  for await (const chunk of source) {
    sizeBytes += chunk.length;
    if (sizeBytes > maxReportBytes) throw new TooLargeError();
    yield chunk;
  }
}
