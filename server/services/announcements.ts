import { randomUUID } from 'node:crypto';
import { clientEmailOf } from '#shared/inbox/client-state.ts';
import type { Warning } from '#shared/api/warnings.ts';
import { Day, Hour, Minute, Second } from '#shared/time.ts';
import type { Clock } from '#shared/time.ts';
import { MailError } from '../mail/mailer.ts';
import type { Mail, Mailer } from '../mail/mailer.ts';
import {
  floodMail,
  noticeMail,
  receiptMail,
  spamMail,
  surplusMail,
  addressChangeMail,
  bankChangeMail,
  mailTestMail,
  warningMail,
} from '../mail/messages.ts';
import type { MailContext } from '../mail/messages.ts';
import type { RecordStore, SubmissionFilter } from '../storage/ports.ts';
import { senderEmailOf } from '../storage/records.ts';
import type { Submission } from '../storage/records.ts';
import { floodLimits } from './flood-limits.ts';
import { createClientLinks } from './client-links.ts';
import { createClientMails } from './client-mails.ts';
import type { BankAccounts } from './bank-accounts.ts';
import type { MailAddresses } from './mail-addresses.ts';
import type { Schedule } from './schedule.ts';
import type { Fault } from './warnings.ts';

export interface AnnouncementsOptions {
  store: RecordStore;
  mailer: Mailer;
  clock: Clock;
  /** Where notices go now. */
  ownerAddress: () => string;
  /** The test email of a new address, and the warnings to the former one. Default none. */
  mailTests?: Pick<MailAddresses, 'pendingTest' | 'noteSent' | 'pendingWarnings' | 'noteWarned'>;
  context: MailContext;
  /** Creates UUIDs. Default: random ones. */
  makeId?: () => string;
  schedule: Schedule;
  /** Share of their room that unopened records take. */
  floodShare: () => Promise<number>;
  /** Changes of the bank account that the practice has not been told of. Default none. */
  bankChanges?: Pick<BankAccounts, 'untold' | 'markTold'>;
  /** What the operator should mend. Default nothing. */
  warnings?: () => Promise<readonly Warning[]>;
  report: (message: string, cause: unknown) => void;
}

export interface Announcements {
  /** Since when nothing can be sent, and what the mail server says; null while mail works. */
  failing(): Fault | null;
  /** Looks for new records; does nothing while it is busy or waits after a failure. */
  wake(): void;
  /** Resolves when the running sends are done; nothing starts after it. */
  stop(): Promise<void>;
}

/** One mail to be sent. */
interface PendingMail {
  key: string;
  run: () => Promise<void>;
}

/** Older records are not announced: they arrived while no mail server was configured. */
const maxAgeMs = 7 * Day.ms;
const firstRetryMs = Minute.ms;
const maxRetryMs = Hour.ms;
/** When another process is sending, this one looks again after this long. */
const otherProcessRetryMs = 5 * Second.ms;
/** Notices a day; further ones are counted in one mail, so that a flood does not bury the owner's mailbox. */
export const noticesPerDay = 100;
const countIntervalMs = Day.ms;
/** After this many failed connections, a mail is tried only after all others. */
const maxFailuresBeforeOthers = 2;
/** Receipts a day to one address, so that nobody can be flooded through the form. */
const receiptsPerAddress = 3;
/** Receipts a day altogether, so that the practice's own address does not look like a source of spam. */
const receiptsPerDay = 300;

/**
 * Mails the owner a notice of each new record, and its sender a receipt: at least once, in spite of restarts and failures.
 * The records store what was sent; a mail that is sent twice has the same id. Emails about what was done for a request are
 * sent once at most, see `createClientMails`.
 */
export function createAnnouncements(options: AnnouncementsOptions): Announcements {
  const { store, mailer, clock, ownerAddress, context, schedule, floodShare, report } = options;
  const { warnings = async () => [], bankChanges, mailTests } = options;
  let failing: Fault | null = null;
  const links = createClientLinks(store, clock);
  const clientMails = createClientMails({
    store,
    links,
    clock,
    makeId: options.makeId ?? randomUUID,
    ownerAddress,
    publicUrl: context.publicUrl,
    notices: () => context.practice.notices ?? [],
    report,
  });
  let work: Promise<void> = Promise.resolve();
  let isBusy = false;
  let hasNews = false;
  let cancelRetry: (() => void) | undefined;
  let retryMs = firstRetryMs;
  /** How often the connection failed with a mail, by `PendingMail.key`. */
  const connectionFailures = new Map<string, number>();
  /** Whether the scheduled retry is only for mails that repeatedly break the connection: others need not wait for it. */
  let waitsOnlyForBroken = false;
  let isStopped = false;

  /** Whether the server has accepted a mail in this round. */
  let isReached = false;
  async function send(mail: Mail): Promise<void> {
    await mailer.send(mail);
    isReached = true;
    failing = null;
    retryMs = firstRetryMs;
  }

  /** Records of which a mail has not been sent, oldest first. */
  async function unsent(undone: SubmissionFilter) {
    const since = new Date(clock().getTime() - maxAgeMs).toISOString();
    return (await store.listSubmissions({ folder: 'inbox', ...undone, since })).toReversed();
  }

  /** Whether a receipt would be among the first of the day, to its address and altogether. */
  async function isWithinLimits(submission: Readonly<Submission>): Promise<boolean> {
    const address = senderEmailOf(submission);
    if (address === '') return false;
    const since = new Date(new Date(submission.receivedAt).getTime() - Day.ms).toISOString();
    const acknowledged = await store.listSubmissions({
      isAcknowledged: true,
      folder: 'inbox',
      since,
    });
    const own = acknowledged.filter((one) => senderEmailOf(one) === address);
    return own.length < receiptsPerAddress && acknowledged.length < receiptsPerDay;
  }

  /** Mails the owner once about a flood: again only after it was over. */
  async function tellOfFlood(): Promise<void> {
    await send(floodMail(clock(), ownerAddress(), context));
    await store.setFloodTold(true);
  }

  async function isFloodUntold(): Promise<boolean> {
    const share = await floodShare();
    const isTold = await store.isFloodTold();
    if (isTold && share < floodLimits.overShare) await store.setFloodTold(false);
    return !isTold && share >= floodLimits.toldShare;
  }

  /** Warnings that the owner has not been mailed about today; that mail fails is told once it works again. */
  async function untoldWarnings(): Promise<readonly Warning[]> {
    const told = await store.warningsTold();
    const now = clock().toISOString();
    const dayAgo = new Date(clock().getTime() - countIntervalMs).toISOString();
    // Told in the future: by a clock that was wrong.
    const isTold = (at = '') => at > dayAgo && at <= now;
    return (await warnings()).filter(({ kind }) => kind !== 'mail-fails' && !isTold(told[kind]));
  }

  async function warn(untold: readonly Warning[]): Promise<void> {
    await send(warningMail(untold, clock(), ownerAddress(), context));
    const now = clock().toISOString();
    const told = Object.fromEntries(untold.map(({ kind }) => [kind, now]));
    await store.setWarningsTold({ ...(await store.warningsTold()), ...told });
  }

  /** Which mails of the change were accepted. In this process's memory only: a repeat has the same id. */
  const bankMailed = new Set<string>();

  /** Mails a change of the bank account to the practice's address, and to the one it has published since, each whatever the other does. */
  async function bankMails(): Promise<PendingMail[]> {
    const change = await bankChanges?.untold();
    if (!bankChanges || !change) return [];
    const addresses = new Set([ownerAddress(), context.practice.email ?? ownerAddress()]);
    const tell = async () => {
      const keyOf = (to: string) => `${change.requestedAt} ${to}`;
      const failures: MailError[] = [];
      for (const to of addresses) {
        if (bankMailed.has(keyOf(to))) continue;
        try {
          await send(bankChangeMail(change, to, context));
          bankMailed.add(keyOf(to));
        } catch (error) {
          if (!(error instanceof MailError)) throw error;
          failures.push(error);
        }
      }
      const isMailed = [...addresses].some((to) => bankMailed.has(keyOf(to)));
      // An address that is refused for good hears nothing, as long as the other does.
      const failure = failures.find(({ kind }) => !isMailed || kind !== 'refused');
      if (failure) throw failure;
      await bankChanges.markTold(change);
    };
    return [{ key: `bank ${change.requestedAt}`, run: tell }];
  }

  /** Asks whoever reads the new address for its code. A new address that fails stops no other email. */
  async function testMails(): Promise<PendingMail[]> {
    const test = await mailTests?.pendingTest();
    if (!mailTests || !test) return [];
    const present = ownerAddress();
    const ask = async () => {
      try {
        await send(mailTestMail(test, present, context));
        await mailTests.noteSent(test, null);
      } catch (error) {
        if (!(error instanceof MailError)) throw error;
        report('a test email could not be sent', error);
        await mailTests.noteSent(test, error.message);
      }
    };
    return [{ key: `test ${test.requestedAt}`, run: ask }];
  }

  /** Tells each address in use that another one is to replace it: whoever changed it may not be the owner. */
  async function addressWarnings(): Promise<PendingMail[]> {
    if (!mailTests) return [];
    return (await mailTests.pendingWarnings()).map((warning) => ({
      key: `address ${warning.requestedAt} ${warning.to}`,
      run: async () => {
        try {
          await send(addressChangeMail(warning, context));
        } catch (error) {
          if (!(error instanceof MailError) || error.kind !== 'refused') throw error;
          report('a warning to the former address was refused for good', error);
        }
        await mailTests.noteWarned(warning);
      },
    }));
  }

  async function notifyOwner(submission: Readonly<Submission>): Promise<void> {
    await send(noticeMail(submission, ownerAddress(), context));
    await store.markAnnounced([submission.id]);
  }

  async function sendReceipt(submission: Readonly<Submission>): Promise<void> {
    if (await isWithinLimits(submission)) {
      try {
        const link = await links.issue(submission.id, 'mail');
        const entries = await store.listWorkEntries({ submissionIds: [submission.id] });
        // The owner may have corrected it while no mail could be sent.
        const to = clientEmailOf(entries, senderEmailOf(submission));
        await send(receiptMail(submission, to, context, link));
      } catch (error) {
        if (!(error instanceof MailError) || error.kind !== 'refused') throw error;
        // There is no such recipient: retrying would only make us look like a spammer.
        report('a receipt was refused for good', error);
      }
    }
    await store.markAcknowledged([submission.id]);
  }

  /** Mails the owner the number of records without a notice of their own, at most once a day. */
  function dailyCount(key: string, mailOf: (records: readonly Readonly<Submission>[]) => Mail) {
    let notBeforeMs = 0;
    let cancelWake: (() => void) | undefined;
    async function tell(records: readonly Readonly<Submission>[]): Promise<void> {
      const waitMs = notBeforeMs - clock().getTime();
      if (waitMs > 0) {
        cancelWake ??= schedule(() => {
          cancelWake = undefined;
          wake();
        }, waitMs);
        return;
      }
      await send(mailOf(records));
      await store.markAnnounced(records.map(({ id }) => id));
      notBeforeMs = clock().getTime() + countIntervalMs;
    }
    return {
      mailsFor: (records: readonly Readonly<Submission>[]): PendingMail[] =>
        records.length === 0 ? [] : [{ key, run: () => tell(records) }],
      stop: () => cancelWake?.(),
    };
  }
  const surplusCount = dailyCount('surplus', (surplus) =>
    surplusMail(surplus, noticesPerDay, ownerAddress(), context),
  );
  const spamCount = dailyCount('spam', (spam) => spamMail(spam, ownerAddress(), context));

  /**
   * All mails to be sent, notices first. Those that repeatedly break the connection are last, and left out while a retry
   * is scheduled for them.
   */
  async function findPendingMails(): Promise<PendingMail[]> {
    const unannounced = await unsent({ isAnnounced: false });
    const since = new Date(clock().getTime() - Day.ms).toISOString();
    const announced = await store.listSubmissions({ isAnnounced: true, folder: 'inbox', since });
    const room = Math.max(0, noticesPerDay - announced.length);
    const surplus = unannounced.slice(room);
    const unacknowledged = await unsent({ isAcknowledged: false });
    const isBroken = ({ key }: PendingMail) =>
      (connectionFailures.get(key) ?? 0) >= maxFailuresBeforeOthers;
    const untold = await untoldWarnings();
    const mails = [
      ...(await bankMails()),
      ...(untold.length > 0 ? [{ key: 'warnings', run: () => warn(untold) }] : []),
      // First: somebody waits for them.
      ...(await clientMails.pending()).map((one) => ({ key: one.key, run: () => one.run(send) })),
      ...((await isFloodUntold()) ? [{ key: 'flood', run: tellOfFlood }] : []),
      ...unannounced.slice(0, room).map((one) => ({
        key: `notice ${one.id}`,
        run: () => notifyOwner(one),
      })),
      ...surplusCount.mailsFor(surplus),
      ...unacknowledged.map((one) => ({ key: `receipt ${one.id}`, run: () => sendReceipt(one) })),
      ...spamCount.mailsFor(await unsent({ isAnnounced: false, folder: 'spam' })),
      // The test first: it may have just been made, and its warning with it.
      ...(await testMails()),
      ...(await addressWarnings()),
    ];
    const others = mails.filter((one) => !isBroken(one));
    return cancelRetry ? others : [...others, ...mails.filter(isBroken)];
  }

  /** Sends everything once; a mail that the server defers does not block the others. */
  async function sendAll(signal: AbortSignal): Promise<void> {
    let deferred: unknown;
    isReached = false;
    const tell = async ({ key, run: runOne }: PendingMail) => {
      try {
        await runOne();
        connectionFailures.delete(key);
      } catch (error) {
        if (!(error instanceof MailError)) throw error;
        const isUnreachable = error.kind === 'unreachable';
        if (isUnreachable) connectionFailures.set(key, (connectionFailures.get(key) ?? 0) + 1);
        const isBrokenAgain =
          isUnreachable && (connectionFailures.get(key) ?? 0) > maxFailuresBeforeOthers;
        waitsOnlyForBroken = isBrokenAgain && (waitsOnlyForBroken || deferred === undefined);
        // Other mails were sent, so this one is the problem: the mail server, or a filter before it, drops its connection.
        if (isUnreachable && !(isBrokenAgain && isReached)) throw error;
        deferred = error;
      }
    };
    do {
      hasNews = false;
      for (const one of await findPendingMails()) {
        if (isStopped) return;
        signal.throwIfAborted();
        await tell(one);
      }
    } while (hasNews);
    if (deferred !== undefined) retryLater(deferred);
  }

  function retryLater(cause: unknown): void {
    report('a mail could not be sent', cause);
    const detail = cause instanceof Error ? cause.message : 'unknown';
    failing = { detail, since: failing?.since ?? clock().toISOString() };
    retryIn(retryMs);
    retryMs = Math.min(retryMs * 2, maxRetryMs);
  }

  function retryIn(delayMs: number): void {
    if (isStopped) return;
    cancelRetry?.();
    cancelRetry = schedule(() => {
      cancelRetry = undefined;
      wake();
    }, delayMs);
  }

  async function run(): Promise<void> {
    isBusy = true;
    if (!cancelRetry) waitsOnlyForBroken = false;
    try {
      // The other process may have looked before our record was stored, or may end before it has sent everything.
      if (!(await store.withLock('mail', sendAll))) retryIn(otherProcessRetryMs);
    } catch (error) {
      retryLater(error);
    } finally {
      isBusy = false;
    }
  }

  function wake(): void {
    hasNews = true;
    if (!isStopped && !isBusy && (!cancelRetry || waitsOnlyForBroken)) work = run();
  }

  return {
    failing: () => failing,
    wake,
    async stop() {
      isStopped = true;
      cancelRetry?.();
      surplusCount.stop();
      spamCount.stop();
      await work;
    },
  };
}
