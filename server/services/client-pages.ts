import { shownPriceIn } from '#shared/api/shown-price.ts';
import { clientEmailOf, reportsOf } from '#shared/inbox/client-state.ts';
import { clientSteps } from '#shared/inbox/client-steps.ts';
import type { ClientFile, ClientView, OpenedRequest } from '#shared/inbox/client-view.ts';
import { claimStateOf, moneyOf } from '#shared/inbox/dues.ts';
import { visitRefusal, visitsOf } from '#shared/inbox/visits.ts';
import type { WorkEntryOf } from '#shared/inbox/work-entries.ts';
import { receiptFor } from '#shared/receipt.ts';
import type { Clock } from '#shared/time.ts';
import type { RecordStore, WorkOutcome } from '../storage/ports.ts';
import { normalisedEmail } from '../storage/records.ts';
import type { Upload } from '../storage/records.ts';
import type { LinkedRequest } from './client-links.ts';
import type { Content } from './content.ts';
import { GuessLimiter } from './guess-limiter.ts';
import { serviceTypeOf } from '#shared/inbox/entry-of.ts';
import type { Notify } from './submissions.ts';

/** Whether an email address opens the page of a request. */
export type Unlocking = { kind: 'opened' | 'wrong' } | { kind: 'wait'; waitMs: number };

export interface ClientPages {
  /**
   * What the page shows; changes nothing.
   * @param options.report a report that is shown as if it had been sent
   */
  view(
    request: LinkedRequest,
    options?: { isOpened?: boolean; isPreview?: boolean; report?: string },
  ): Promise<Omit<ClientView, 'path'>>;
  /**
   * Compares an email address with that of the request. Wrong ones are slowed down, for this link and for each network
   * that tries it; nobody waits longer than a quarter of an hour.
   */
  unlock(request: LinkedRequest, email: string, network: string): Unlocking;
  /** Stores words and files of the client, once under this id. */
  addWords(
    request: LinkedRequest,
    words: { id: string; text: string; files: readonly string[] },
  ): Promise<WorkOutcome>;
  /** Chooses one of the proposed times; a sentence where it can no longer be had. */
  chooseTime(
    request: LinkedRequest,
    choice: { visit: string; start: string },
  ): Promise<string | null>;
  /** The upload of a report or of a reply’s file that the client may download; the first download is noted. */
  open(request: LinkedRequest, upload: string): Promise<boolean>;
  /** The requests of the owner’s inbox, for a preview. */
  find(submissionId: string): Promise<LinkedRequest | undefined>;
}

export interface ClientPagesOptions {
  store: RecordStore;
  content: Pick<Content, 'practice' | 'findPage'>;
  clock: Clock;
  /** Creates UUIDs. */
  makeId: () => string;
  notify?: Notify | undefined;
}

/** Wrong addresses for one link, from wherever they come, as a multiple of those from one network. */
const linkShare = 8;

export function createClientPages(options: ClientPagesOptions): ClientPages {
  const { store, content, clock, makeId, notify } = options;
  const byNetwork = new GuessLimiter(clock);
  const byLink = new GuessLimiter(clock, linkShare);

  async function filesOf(names: readonly string[]): Promise<(name: string) => ClientFile> {
    const found = new Map<string, Readonly<Upload>>();
    if (names.length > 0) {
      for (const upload of await store.listUploads(names)) found.set(upload.name, upload);
    }
    return (name) => {
      const upload = found.get(name);
      return {
        upload: name,
        name: upload?.originalName ?? name,
        sizeBytes: upload?.sizeBytes ?? 0,
      };
    };
  }

  async function opened({ submission, entries }: LinkedRequest): Promise<OpenedRequest> {
    const replies = entries.filter((entry) => entry.kind === 'reply');
    const words = entries.filter((entry) => entry.kind === 'client-words');
    const fileOf = await filesOf([...replies, ...words].flatMap(({ files }) => files));
    const reports = reportsOf(entries).flatMap(({ report, sentAt }) =>
      sentAt === null
        ? []
        : [
            {
              id: report.id,
              sentAt,
              file: { upload: report.upload, name: report.fileName, sizeBytes: report.sizeBytes },
            },
          ],
    );
    return {
      email: clientEmail({ submission, entries }),
      name: String(submission.body['name'] ?? ''),
      visits: visitsOf(entries),
      replies: replies
        .map(({ at, text, files }) => ({ at, text, files: files.map(fileOf) }))
        .toReversed(),
      words: words
        .map(({ at, text, files }) => ({ at, text, files: files.map((one) => fileOf(one).name) }))
        .toReversed(),
      reports: reports.toReversed(),
      invoices: entries.filter((entry) => entry.kind === 'invoice').toReversed(),
      money: moneyOf(entries),
      claimState: claimStateOf(entries),
    };
  }

  return {
    async view(given, { isOpened = false, isPreview = false, report } = {}) {
      const request = report === undefined ? given : withSent(given, report, clock());
      const { submission, entries } = request;
      const serviceType = serviceTypeOf(submission);
      const { receivedAt, depositPaidAt } = submission;
      const practice = content.practice();
      return {
        receipt: receiptFor(submission.id),
        serviceType,
        shownPrice: shownPriceIn(submission.body),
        status: report === undefined ? submission.status : 'delivered',
        steps: clientSteps(
          { serviceType, receivedAt, depositPaidAt, absences: practice.away },
          entries,
          clock(),
        ),
        practice,
        reports: content.findPage('design-services').report,
        notice: null,
        typed: { email: '', text: '' },
        opened: isOpened ? await opened(request) : null,
        isPreview,
      };
    },

    unlock(request, email, network) {
      const { id } = request.submission;
      const ofNetwork = `${id} ${network}`;
      const waitMs = Math.max(byNetwork.waitMs(ofNetwork), byLink.waitMs(id));
      if (waitMs > 0) return { kind: 'wait', waitMs };
      if (normalisedEmail(email) === normalisedEmail(clientEmail(request))) {
        byNetwork.succeeded(ofNetwork);
        return { kind: 'opened' };
      }
      byNetwork.failed(ofNetwork);
      byLink.failed(id);
      return { kind: 'wrong' };
    },

    async addWords({ submission }, { id, text, files }) {
      const outcome = await store.addWorkEntry(
        {
          id,
          submissionId: submission.id,
          at: clock().toISOString(),
          by: 'client',
          kind: 'client-words',
          text,
          files: [...files],
        },
        (others) => others.filter(({ kind }) => kind === 'client-words').length >= mostWords,
      );
      if (outcome.kind === 'stored') notify?.();
      return outcome;
    },

    async chooseTime({ submission }, choice) {
      let refusal: string | null = null;
      const outcome = await store.addWorkEntry(
        {
          id: makeId(),
          submissionId: submission.id,
          at: clock().toISOString(),
          by: 'client',
          kind: 'visit-chosen',
          ...choice,
        },
        (others) => {
          // Chosen before, by a second press: nothing is stored twice, and nothing is wrong.
          if (
            visitsOf(others).some(
              ({ id, start, state }) =>
                id === choice.visit && start === choice.start && state === 'set',
            )
          )
            return true;
          refusal = visitRefusal({ kind: 'visit-chosen', ...choice }, others, clock());
          return refusal !== null;
        },
      );
      if (outcome.kind === 'stored') notify?.();
      return outcome.kind === 'unknown-submission' ? 'This request no longer exists' : refusal;
    },

    async open({ submission, entries }, upload) {
      const report = reportsOf(entries).find(
        ({ report: one, sentAt }) => one.upload === upload && sentAt !== null,
      );
      const isFile = entries.some(
        (entry) => entry.kind === 'reply' && entry.files.includes(upload),
      );
      if (report?.openedAt === null) {
        const { id } = report.report;
        await store.addWorkEntry(
          {
            id: makeId(),
            submissionId: submission.id,
            at: clock().toISOString(),
            by: 'client',
            kind: 'report-opened',
            report: id,
          },
          (others) => others.some((one) => one.kind === 'report-opened' && one.report === id),
        );
      }
      return report !== undefined || isFile;
    },

    async find(submissionId) {
      const submission = await store.findSubmission(submissionId);
      if (!submission || submission.kind === 'contact') return undefined;
      return {
        submission,
        entries: await store.listWorkEntries({ submissionIds: [submissionId] }),
      };
    },
  };
}

/** More than anybody adds to one request. */
const mostWords = 200;

function clientEmail({ submission, entries }: LinkedRequest): string {
  return clientEmailOf(entries, String(submission.body['email'] ?? ''));
}

/** The request as it will be once a report is sent. */
function withSent(
  { submission, entries }: LinkedRequest,
  report: string,
  now: Date,
): LinkedRequest {
  const sent: WorkEntryOf<'report-sent'> = {
    id: report,
    submissionId: submission.id,
    at: now.toISOString(),
    by: 'owner',
    kind: 'report-sent',
    report,
    to: '',
    subject: '',
    text: '',
  };
  return { submission, entries: [...entries, sent] };
}
