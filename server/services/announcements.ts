import { Day, Hour, Minute, Second } from '#shared/time.ts';
import type { Clock } from '#shared/time.ts';
import { MailError } from '../mail/mailer.ts';
import type { Mail, Mailer } from '../mail/mailer.ts';
import { noticeMail, receiptMail, surplusMail } from '../mail/messages.ts';
import type { MailContext } from '../mail/messages.ts';
import type { RecordStore, SubmissionFilter } from '../storage/ports.ts';
import { senderEmailOf } from '../storage/records.ts';
import type { Submission } from '../storage/records.ts';
import type { Schedule } from './schedule.ts';

export interface AnnouncementsOptions {
  store: RecordStore;
  mailer: Mailer;
  clock: Clock;
  /** Where notices go. */
  ownerAddress: string;
  context: MailContext;
  schedule: Schedule;
  report: (message: string, cause: unknown) => void;
}

export interface Announcements {
  /** Looks for new records; does nothing while it is busy or waits after a failure. */
  wake(): void;
  /** Resolves when the running round is done; nothing starts after it. */
  stop(): Promise<void>;
}

/** One mail to be sent. */
interface Work {
  key: string;
  run: () => Promise<void>;
}

/** Older records are not announced: they came while no mail server was set. */
const longestAgeMs = 7 * Day.ms;
const firstRetryMs = Minute.ms;
const longestRetryMs = Hour.ms;
/** When another process is sending, ours looks again after this. */
const otherProcessMs = 5 * Second.ms;
/** Notices a day; further ones are counted in one mail, so that a flood does not bury the owner's mailbox. */
export const noticesPerDay = 100;
const betweenSurplusMs = Day.ms;
/** Tries of one mail that broke the connection, after which the others come first. */
const triesBeforeOthers = 2;
/** Receipts a day to one address, so that nobody can be flooded through the form. */
const receiptsPerAddress = 3;
/** Receipts a day altogether, so that the practice's own address does not look like a source of spam. */
const receiptsPerDay = 300;

/**
 * Notifies the owner by mail of everything new in the inbox, and senders of the receipt: at least once, through
 * restarts and failures. The records store what was sent; a repeated mail has the same id.
 */
export function createAnnouncements(options: AnnouncementsOptions): Announcements {
  const { store, mailer, clock, ownerAddress, context, schedule, report } = options;
  let work: Promise<void> = Promise.resolve();
  let isBusy = false;
  let hasNews = false;
  let cancelRetry: (() => void) | undefined;
  let retryMs = firstRetryMs;
  let surplusNotBeforeMs = 0;
  let cancelSurplus: (() => void) | undefined;
  /** How often a mail failed because the server could not be reached, by `Work.key`. */
  const brokenTries = new Map<string, number>();
  /** Whether only mails that break the connection are waited for: new ones need not wait with them. */
  let isOnlyBroken = false;
  let isStopped = false;

  /** Whether the server has accepted a mail in this round. */
  let isReached = false;
  async function send(mail: Mail): Promise<void> {
    await mailer.send(mail);
    isReached = true;
    retryMs = firstRetryMs;
  }

  /** Oldest first. */
  async function news(undone: SubmissionFilter) {
    const since = new Date(clock().getTime() - longestAgeMs).toISOString();
    return (await store.listSubmissions({ ...undone, folder: 'inbox', since })).toReversed();
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

  async function tellOwner(submission: Readonly<Submission>): Promise<void> {
    await send(noticeMail(submission, ownerAddress, context));
    await store.markAnnounced([submission.id]);
  }

  async function tellSender(submission: Readonly<Submission>): Promise<void> {
    if (await isWithinLimits(submission)) {
      try {
        await send(receiptMail(submission, senderEmailOf(submission), context));
      } catch (error) {
        if (!(error instanceof MailError) || error.trouble !== 'refused') throw error;
        // There is no such recipient: retrying would only make us look like a spammer.
        report('a receipt was refused for good', error);
      }
    }
    await store.markAcknowledged([submission.id]);
  }

  /** Notifies the owner of the number of further ones, once a day. */
  async function mailSurplus(surplus: readonly Readonly<Submission>[]): Promise<void> {
    const waitMs = surplusNotBeforeMs - clock().getTime();
    if (waitMs > 0) {
      cancelSurplus ??= schedule(() => {
        cancelSurplus = undefined;
        wake();
      }, waitMs);
      return;
    }
    await send(surplusMail(surplus, noticesPerDay, ownerAddress, context));
    await store.markAnnounced(surplus.map(({ id }) => id));
    surplusNotBeforeMs = clock().getTime() + betweenSurplusMs;
  }

  /**
   * All mails to be sent: notices first, and at the end those that break the connection again and again, unless they
   * are being waited for.
   */
  async function findWork(): Promise<Work[]> {
    const unannounced = await news({ isAnnounced: false });
    const since = new Date(clock().getTime() - Day.ms).toISOString();
    const announced = await store.listSubmissions({ isAnnounced: true, folder: 'inbox', since });
    const room = Math.max(0, noticesPerDay - announced.length);
    const surplus = unannounced.slice(room);
    const unacknowledged = await news({ isAcknowledged: false });
    const isBroken = ({ key }: Work) => (brokenTries.get(key) ?? 0) >= triesBeforeOthers;
    const mails = [
      ...unannounced.slice(0, room).map((one) => ({
        key: `notice ${one.id}`,
        run: () => tellOwner(one),
      })),
      ...(surplus.length > 0 ? [{ key: 'surplus', run: () => mailSurplus(surplus) }] : []),
      ...unacknowledged.map((one) => ({ key: `receipt ${one.id}`, run: () => tellSender(one) })),
    ];
    const others = mails.filter((one) => !isBroken(one));
    return cancelRetry ? others : [...others, ...mails.filter(isBroken)];
  }

  /** One round over everything; what the server defers does not block the rest. */
  async function tellAll(signal: AbortSignal): Promise<void> {
    let deferred: unknown;
    isReached = false;
    const tell = async ({ key, run: runOne }: Work) => {
      try {
        await runOne();
        brokenTries.delete(key);
      } catch (error) {
        if (!(error instanceof MailError)) throw error;
        const isUnreachable = error.trouble === 'unreachable';
        if (isUnreachable) brokenTries.set(key, (brokenTries.get(key) ?? 0) + 1);
        const isBrokenAgain = isUnreachable && (brokenTries.get(key) ?? 0) > triesBeforeOthers;
        isOnlyBroken = isBrokenAgain && (isOnlyBroken || deferred === undefined);
        // The others were sent: this mail is the problem, for the server or something before it.
        if (isUnreachable && !(isBrokenAgain && isReached)) throw error;
        deferred = error;
      }
    };
    do {
      hasNews = false;
      for (const one of await findWork()) {
        if (isStopped) return;
        signal.throwIfAborted();
        await tell(one);
      }
    } while (hasNews);
    if (deferred !== undefined) retryLater(deferred);
  }

  function retryLater(cause: unknown): void {
    report('a mail could not be sent', cause);
    lookAgainIn(retryMs);
    retryMs = Math.min(retryMs * 2, longestRetryMs);
  }

  function lookAgainIn(delayMs: number): void {
    if (isStopped) return;
    cancelRetry?.();
    cancelRetry = schedule(() => {
      cancelRetry = undefined;
      wake();
    }, delayMs);
  }

  async function run(): Promise<void> {
    isBusy = true;
    if (!cancelRetry) isOnlyBroken = false;
    try {
      // The other process may have looked before our record was stored, or may end in the middle.
      if (!(await store.withLock('mail', tellAll))) lookAgainIn(otherProcessMs);
    } catch (error) {
      retryLater(error);
    } finally {
      isBusy = false;
    }
  }

  function wake(): void {
    hasNews = true;
    if (!isStopped && !isBusy && (!cancelRetry || isOnlyBroken)) work = run();
  }

  return {
    wake,
    async stop() {
      isStopped = true;
      cancelRetry?.();
      cancelSurplus?.();
      await work;
    },
  };
}
