import { requestServiceTypes } from '#shared/api/requests.ts';
import { receiptFor } from '#shared/receipt.ts';
import { Day, Hour, Minute } from '#shared/time.ts';
import type { Clock } from '#shared/time.ts';
import type { Mail, Mailer } from '../mail/mailer.ts';
import type { RecordStore } from '../storage/ports.ts';
import type { Submission } from '../storage/records.ts';

export interface AnnouncementsOptions {
  store: RecordStore;
  mailer: Mailer;
  clock: Clock;
  /** Address of the site for the link to the inbox. */
  publicUrl: string | undefined;
  /** Runs something later; returns how to call it off. */
  schedule: (run: () => void, delayMs: number) => () => void;
  report: (message: string, cause: unknown) => void;
}

export interface Announcements {
  /** Looks for news; does nothing while it is busy or waits after a failure. */
  wake(): void;
  /** Resolves when what is under way is done; nothing begins after it. */
  stop(): Promise<void>;
}

/** What is older is not news: it came while no mail server was set. */
const longestAgeMs = 7 * Day.ms;
const firstRetryMs = Minute.ms;
const longestRetryMs = Hour.ms;

/** Tells the owner by mail about everything new in the inbox, at least once, through restarts and failures. */
export function createAnnouncements(options: AnnouncementsOptions): Announcements {
  const { store, mailer, clock, publicUrl, schedule, report } = options;
  let work: Promise<void> = Promise.resolve();
  let isBusy = false;
  let hasNews = false;
  let cancelRetry: (() => void) | undefined;
  let retryMs = firstRetryMs;
  let isStopped = false;

  const news = () => {
    const oldest = new Date(clock().getTime() - longestAgeMs).toISOString();
    return store
      .listSubmissions()
      .filter((one) => !one.isAnnounced && one.folder === 'inbox' && one.receivedAt >= oldest)
      .toReversed();
  };

  async function announceAll(): Promise<void> {
    do {
      hasNews = false;
      for (const submission of news()) {
        if (isStopped) return;
        await mailer.send(mailFor(submission, publicUrl));
        await store.markAnnounced([submission.id]);
        retryMs = firstRetryMs;
      }
    } while (hasNews);
  }

  function retryLater(cause: unknown): void {
    report('a notice could not be sent', cause);
    if (isStopped) return;
    cancelRetry = schedule(() => {
      cancelRetry = undefined;
      wake();
    }, retryMs);
    retryMs = Math.min(retryMs * 2, longestRetryMs);
  }

  async function run(): Promise<void> {
    isBusy = true;
    try {
      await announceAll();
    } catch (error) {
      retryLater(error);
    } finally {
      isBusy = false;
    }
  }

  function wake(): void {
    hasNews = true;
    if (!isStopped && !isBusy && !cancelRetry) work = run();
  }

  return {
    wake,
    async stop() {
      isStopped = true;
      cancelRetry?.();
      await work;
    },
  };
}

const reportNames: Record<(typeof requestServiceTypes)[number], string> = {
  'natural-building': 'Natural Building Consultation Report',
  'site-regulatory': 'Planning/Building Permit Pathway Analysis',
  'new-house-design': 'New House Design Advice Report',
  'house-extension': 'House Extension Design Advice Report',
};

function mailFor(submission: Readonly<Submission>, publicUrl: string | undefined): Mail {
  const text = (field: string) => String(submission.body[field] ?? '');
  const name = text('name');
  const receipt = receiptFor(submission.id);
  const received = new Intl.DateTimeFormat('en-AU', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: 'Australia/Melbourne',
  }).format(new Date(submission.receivedAt));
  const inbox = `${publicUrl ?? ''}/messages`;
  if (submission.kind === 'contact') {
    return {
      subject: `Message from ${name} (${receipt})`,
      replyTo: text('email'),
      text: `${name} wrote on ${received}:\n\n${text('message')}\n\nIn the inbox: ${inbox}\n`,
    };
  }
  const serviceType = requestServiceTypes.find((type) => type === submission.body['serviceType']);
  const files = submission.attachments.length;
  return {
    subject: `${reportNames[serviceType ?? 'natural-building']}: request from ${name} (${receipt})`,
    replyTo: text('email'),
    // The answers stay on the server: mail is read in many places.
    text: `${name} sent a questionnaire on ${received}, with ${files} ${files === 1 ? 'file' : 'files'}.\n\nAll answers are in the inbox: ${inbox}\n`,
  };
}
