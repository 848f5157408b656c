import { clientEmailOf, mailedKinds, mailsOf } from '#shared/inbox/client-state.ts';
import type { MailState } from '#shared/inbox/client-state.ts';
import type { WorkEntry, WorkEntryOf } from '#shared/inbox/work-entries.ts';
import { Day } from '#shared/time.ts';
import type { Clock } from '#shared/time.ts';
import { clientMail } from '../mail/client-messages.ts';
import { MailError } from '../mail/mailer.ts';
import type { Mail } from '../mail/mailer.ts';
import type { RecordStore } from '../storage/ports.ts';
import type { ClientLinks } from './client-links.ts';

export interface ClientMailsOptions {
  store: RecordStore;
  links: Pick<ClientLinks, 'issue'>;
  clock: Clock;
  /** Creates UUIDs. */
  makeId: () => string;
  /** Where notices go now. */
  ownerAddress: () => string;
  publicUrl: string | undefined;
  /** Today's notices of the practice. */
  notices?: () => readonly string[];
  report: (message: string, cause: unknown) => void;
}

export interface PendingClientMail {
  key: string;
  /** Resolves when the email needs no further try. @throws MailError when it is to be tried again later */
  run: (send: (mail: Mail) => Promise<void>) => Promise<void>;
}

export interface ClientMails {
  /** Emails about entries that have not been sent, the oldest first. Only for whoever holds the lock `mail`. */
  pending(): Promise<PendingClientMail[]>;
}

/** For so long an email is tried; then the owner is told that it could not be sent. */
const longestTryMs = 7 * Day.ms;

const mailKinds = [...mailedKinds, 'mail-try'] as const;

type Outcome = WorkEntryOf<'mail-try'>['outcome'];

/**
 * Emails about entries: each is sent once. That it is being sent is stored before, and what became of it afterwards, so
 * that after a crash nobody sends it a second time: the owner is told that nobody knows, and decides.
 */
export function createClientMails(options: ClientMailsOptions): ClientMails {
  const { store, links, clock, makeId, ownerAddress, publicUrl, report } = options;
  /** What became of tries that could not be stored, by the key of the email. */
  const unstored = new Map<string, { outcome: Outcome; why: string }>();

  const keyOf = ({ entry, to }: Pick<MailState, 'entry' | 'to'>) => `${entry.id} ${to}`;

  /** Returns false when the request is gone. */
  async function note(mail: MailState, outcome: Outcome, why = ''): Promise<boolean> {
    const key = keyOf(mail);
    if (outcome !== 'sending') unstored.set(key, { outcome, why });
    const stored = await store.addWorkEntry({
      id: makeId(),
      submissionId: mail.entry.submissionId,
      at: clock().toISOString(),
      by: 'system',
      kind: 'mail-try',
      mail: mail.entry.id,
      to: mail.to,
      outcome,
      why,
    });
    unstored.delete(key);
    return stored.kind === 'stored';
  }

  /** Null where there is nothing to say; undefined where the request is gone. */
  async function build(mail: MailState, id: string): Promise<Mail | null | undefined> {
    const submission = await store.findSubmission(id);
    if (!submission) return undefined;
    const entries = await store.listWorkEntries({ submissionIds: [id] });
    const email = clientEmailOf(entries, String(submission.body['email'] ?? ''));
    const isToClient = mail.to === 'client';
    return clientMail(mail, {
      submission,
      entries,
      to: !isToClient ? ownerAddress() : 'to' in mail.entry ? mail.entry.to : email,
      link: isToClient ? await links.issue(id, 'mail') : undefined,
      publicUrl,
      now: clock(),
      notices: isToClient ? (options.notices?.() ?? []) : [],
    });
  }

  async function run(mail: MailState, send: (mail: Mail) => Promise<void>): Promise<void> {
    const { submissionId } = mail.entry;
    const built = submissionId === null ? undefined : await build(mail, submissionId);
    if (built === null) return void (await note(mail, 'sent'));
    // Erased in the meantime.
    if (!built || !(await note(mail, 'sending'))) return;
    try {
      await send(built);
    } catch (error) {
      if (!(error instanceof MailError)) throw error;
      const { kind, mayHaveArrived, message } = error;
      if (mayHaveArrived) await note(mail, 'unknown', message);
      else await note(mail, kind === 'refused' ? 'failed' : 'waiting', message);
      // There is nothing to try again; the owner reads why.
      if (kind !== 'refused') throw error;
      report('a mail to a client was refused for good', error);
      return;
    }
    await note(mail, 'sent');
  }

  /** Of a try without an outcome, this process may know it; otherwise nobody does. */
  async function settle(mail: MailState): Promise<void> {
    const known = unstored.get(keyOf(mail));
    await note(
      mail,
      known?.outcome ?? 'unknown',
      known?.why ?? 'the server stopped while it was being sent',
    );
  }

  return {
    async pending() {
      const now = clock().getTime();
      const since = new Date(now - 2 * longestTryMs).toISOString();
      const recent = await store.listWorkEntries({ kinds: mailKinds, since });
      const known = new Set(recent.map(({ id }) => id));
      const wanted = recent.flatMap((entry) =>
        entry.kind === 'mail-try' && entry.outcome === 'again' && !known.has(entry.mail)
          ? [entry.mail]
          : [],
      );
      const older = wanted.length === 0 ? [] : await store.listWorkEntries({ ids: wanted });
      const entries = [...older, ...recent];
      const bySubmission = new Map<string | null, Readonly<WorkEntry>[]>();
      for (const entry of entries) {
        const others = bySubmission.get(entry.submissionId);
        if (others) others.push(entry);
        else bySubmission.set(entry.submissionId, [entry]);
      }
      const pending: MailState[] = [];
      for (const mail of [...bySubmission.values()].flatMap(mailsOf)) {
        if (mail.outcome === 'sending') await settle(mail);
        else if (mail.outcome !== 'waiting') continue;
        else if (
          now - Date.parse(mail.entry.at) > longestTryMs &&
          mail.triedAt !== null &&
          !isAgain(mail, entries)
        ) {
          await note(mail, 'failed', mail.why);
        } else pending.push(mail);
      }
      return pending
        .toSorted((one, other) => (one.entry.at < other.entry.at ? -1 : 1))
        .map((mail) => ({ key: keyOf(mail), run: (send) => run(mail, send) }));
    },
  };
}

/** Whether the owner has asked for another try within the time of trying. */
function isAgain({ entry, to }: MailState, entries: readonly Readonly<WorkEntry>[]): boolean {
  const last = entries.filter(
    (one) =>
      one.kind === 'mail-try' && one.mail === entry.id && one.to === to && one.outcome === 'again',
  );
  return last.length > 0;
}
