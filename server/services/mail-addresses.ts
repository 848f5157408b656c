import { mailTestLifeMs } from '#shared/api/mail-address.ts';
import { Day, Minute } from '#shared/time.ts';
import type { Clock } from '#shared/time.ts';
import type { AddressWarning, MailSettings, MailTest } from '../storage/owner-settings.ts';
import type { RecordStore } from '../storage/ports.ts';
import { changeOwnerSettings } from './recovery-keys.ts';

/** Wrong codes of one test email after which another one has to be sent. */
const maxWrongCodes = 10;
/** Between two test emails. */
const testEveryMs = Minute.ms;
/** As long as other mail is tried. */
const warningLifeMs = 7 * Day.ms;

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
  /** Whom to tell that another address is to replace theirs, whatever has become of its test email. For whoever sends mail. */
  pendingWarnings(): Promise<readonly AddressWarning[]>;
  /** It was sent, or refused for good. */
  noteWarned(warning: AddressWarning): Promise<void>;
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
  let known: MailSettings = { confirmed: null, test: null, warnings: [] };

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
  function withTest(present: MailSettings, address: string): MailSettings {
    const requestedAt = clock().toISOString();
    const test = { address, code: makeCode(), requestedAt, sentAt: null, problem: null };
    const to = addressOf(present);
    // One to each address: of the newest change.
    const others = present.warnings.filter((one) => one.to !== to);
    const warnings =
      to === null || to === address ? present.warnings : [...others, { address, to, requestedAt }];
    return { ...present, test: { ...test, wrongCodes: 0 }, warnings };
  }
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
      await change((present) => {
        const { test } = present;
        const now = clock().getTime();
        const sinceMs = test === null ? Infinity : now - Date.parse(test.requestedAt);
        // A request in the future was made by a clock that was wrong.
        isTooSoon = test?.address === address && sinceMs >= 0 && sinceMs < testEveryMs;
        return isTooSoon ? undefined : withTest(present, address);
      });
      if (isTooSoon) return 'wait';
      notify();
      return 'done';
    },
    async confirm(code) {
      let outcome: 'done' | 'wrong' | 'expired' = 'expired';
      await change((present) => {
        const { test } = present;
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
          return { ...present, test: { ...test, wrongCodes: test.wrongCodes + 1 } };
        }
        outcome = 'done';
        const at = clock().toISOString();
        const confirmed = { address: test.address, at, insteadOf: onServer };
        return { ...present, confirmed, test: null };
      });
      return outcome;
    },
    async pendingTest() {
      if (onServer === null) return null;
      await refresh();
      const address = published();
      if (address !== null && address !== addressOf(known) && !isCurrent(known.test)) {
        await change((present) => withTest(present, address));
      }
      const { test } = known;
      return isCurrent(test) && test.sentAt === null && test.problem === null ? test : null;
    },
    noteSent: ({ code, requestedAt }, problem) =>
      change((present) => {
        const { test } = present;
        if (test?.code !== code || test.requestedAt !== requestedAt) return undefined;
        const sentAt = problem === null ? clock().toISOString() : null;
        return { ...present, test: { ...test, problem, sentAt } };
      }),
    async pendingWarnings() {
      await refresh();
      const since = new Date(clock().getTime() - warningLifeMs).toISOString();
      return onServer === null ? [] : known.warnings.filter((one) => one.requestedAt > since);
    },
    noteWarned: ({ to, requestedAt }) =>
      change((present) => ({
        ...present,
        warnings: present.warnings.filter(
          (one) => one.to !== to || one.requestedAt !== requestedAt,
        ),
      })),
    refresh,
  };
}
