import { mailTestLifeMs } from '#shared/api/mail-address.ts';
import { Minute } from '#shared/time.ts';
import type { Clock } from '#shared/time.ts';
import type { MailSettings, MailTest } from '../storage/owner-settings.ts';
import type { RecordStore } from '../storage/ports.ts';
import { changeOwnerSettings } from './recovery-keys.ts';

/** Wrong codes of one test email after which another one has to be sent. */
const maxWrongCodes = 10;
/** Between two test emails. */
const testEveryMs = Minute.ms;

/**
 * Which address the practice's email comes from and goes to. The owner publishes an address; it is used once a test email
 * has arrived there, so that a mistyped one loses nothing.
 */
export interface MailAddresses {
  /** As of the last `refresh`; null where no mail server is set up. */
  inUse(): string | null;
  read(): Promise<{
    inUse: string | null;
    published: string | null;
    isTested: boolean;
    test: { address: string; sentAt: string | null; problem: string | null } | null;
  }>;
  /** Sends a test email to the published address; `wait` within a minute of the last one. */
  requestTest(): Promise<'done' | 'wait' | 'no-mail'>;
  confirm(code: string): Promise<'done' | 'wrong' | 'expired'>;
  /** The test email that is to be sent; starts one where another address was published. For whoever sends mail. */
  pendingTest(): Promise<MailTest | null>;
  /** @param problem what the mail server said; null where it has accepted the email */
  noteSent(test: MailTest, problem: string | null): Promise<void>;
  /** Reads what other processes have stored. */
  refresh(): Promise<void>;
}

export function createMailAddresses({
  store,
  clock,
  onServer,
  published,
  makeCode,
  notify = () => undefined,
}: {
  store: Pick<RecordStore, 'ownerSettings' | 'setOwnerSettings'>;
  clock: Clock;
  /** `PRACTICE_EMAIL` where a mail server is set up; otherwise null. */
  onServer: string | null;
  /** The address on the pages. */
  published: () => string | null;
  /** Makes six digits that nobody can guess. */
  makeCode: () => string;
  /** Called when there is an email to send. */
  notify?: () => void;
}): MailAddresses {
  let known: MailSettings = { confirmed: null, test: null };

  async function refresh(): Promise<void> {
    known = (await store.ownerSettings()).mail;
  }
  async function change(next: (present: MailSettings) => MailSettings | undefined) {
    await changeOwnerSettings(store, ({ mail }) => {
      const changed = next(mail);
      return changed && { mail: changed };
    });
    await refresh();
  }
  /** What was confirmed counts until the operator sets another address on the server: a way out of a lost mailbox. */
  function addressOf({ confirmed }: MailSettings): string | null {
    if (onServer === null) return null;
    // What the server names needs no proof: the operator has.
    if (published() === onServer) return onServer;
    return confirmed?.insteadOf === onServer ? confirmed.address : onServer;
  }
  const wanted = () => published() ?? addressOf(known);
  const newTest = (address: string): MailTest => ({
    address,
    code: makeCode(),
    requestedAt: clock().toISOString(),
    sentAt: null,
    problem: null,
    wrongCodes: 0,
  });
  const isCurrent = (test: MailTest | null): test is MailTest =>
    test !== null && test.address === wanted();

  return {
    inUse: () => addressOf(known),
    async read() {
      await refresh();
      const { confirmed, test } = known;
      const inUse = addressOf(known);
      return {
        inUse,
        published: published(),
        isTested:
          confirmed !== null && confirmed.address === inUse && confirmed.insteadOf === onServer,
        test: isCurrent(test)
          ? { address: test.address, sentAt: test.sentAt, problem: test.problem }
          : null,
      };
    },
    async requestTest() {
      await refresh();
      const address = wanted();
      if (onServer === null || address === null) return 'no-mail';
      let isTooSoon = false;
      await change(({ confirmed, test }) => {
        const now = clock().getTime();
        const sinceMs = test === null ? Infinity : now - Date.parse(test.requestedAt);
        // A request in the future was made by a clock that was wrong.
        isTooSoon = test?.address === address && sinceMs >= 0 && sinceMs < testEveryMs;
        return isTooSoon ? undefined : { confirmed, test: newTest(address) };
      });
      if (isTooSoon) return 'wait';
      notify();
      return 'done';
    },
    async confirm(code) {
      let outcome: 'done' | 'wrong' | 'expired' = 'expired';
      await change(({ confirmed, test }) => {
        const isOpen =
          onServer !== null &&
          isCurrent(test) &&
          test.sentAt !== null &&
          test.wrongCodes < maxWrongCodes &&
          clock().getTime() - Date.parse(test.sentAt) < mailTestLifeMs;
        if (!isOpen) {
          outcome = 'expired';
          return undefined;
        }
        if (test.code !== code) {
          outcome = 'wrong';
          return { confirmed, test: { ...test, wrongCodes: test.wrongCodes + 1 } };
        }
        outcome = 'done';
        const at = clock().toISOString();
        return { confirmed: { address: test.address, at, insteadOf: onServer }, test: null };
      });
      return outcome;
    },
    async pendingTest() {
      if (onServer === null) return null;
      await refresh();
      const address = published();
      if (address !== null && address !== addressOf(known) && !isCurrent(known.test)) {
        await change(({ confirmed }) => ({ confirmed, test: newTest(address) }));
      }
      const { test } = known;
      return isCurrent(test) && test.sentAt === null && test.problem === null ? test : null;
    },
    noteSent: ({ code, requestedAt }, problem) =>
      change(({ confirmed, test }) =>
        test?.code === code && test.requestedAt === requestedAt
          ? {
              confirmed,
              test: { ...test, problem, sentAt: problem === null ? clock().toISOString() : null },
            }
          : undefined,
      ),
    refresh,
  };
}
