import { Day } from '../time.ts';
import type { Instant } from '../time.ts';
import type { WorkEntry, WorkEntryOf } from './work-entries.ts';

type Entries = readonly Readonly<WorkEntry>[];

/** How long the client’s page stays open after the report was sent. */
export const pageWeeksAfterReport = 26;

/** Links of one request that work at the same time; one more ends the oldest. */
const mostLinks = 40;

/** Digests of the links that work. */
export function openLinksOf(entries: Entries): string[] {
  let open: string[] = [];
  for (const entry of entries) {
    if (entry.kind === 'links-ended') open = [];
    if (entry.kind === 'link') open.push(entry.digest);
  }
  return open.slice(-mostLinks);
}

/** When the client’s page ends; null while the report is not sent. */
export function pageEnd(entries: Entries): Instant | null {
  const sent = entries.filter(({ kind }) => kind === 'report-sent').at(-1);
  if (!sent) return null;
  return new Date(Date.parse(sent.at) + pageWeeksAfterReport * 7 * Day.ms).toISOString();
}

/** Where mail to the client goes, and what opens their page. */
export function clientEmailOf(entries: Entries, typed: string): string {
  const corrected = entries.filter((entry) => entry.kind === 'address').at(-1);
  return corrected?.email ?? typed;
}

/** Entries of which somebody is told by email. */
export type MailedEntry = WorkEntryOf<
  | 'reply'
  | 'address'
  | 'visit-proposed'
  | 'visit-set'
  | 'visit-chosen'
  | 'visit-cancelled'
  | 'report-sent'
  | 'client-words'
  | 'says-paid'
  | 'invoice'
>;

/** To whom an email about an entry goes. */
export type MailTo = WorkEntryOf<'mail-try'>['to'];

const recipients: Readonly<Record<MailedEntry['kind'], readonly MailTo[]>> = {
  reply: ['client'],
  address: ['client'],
  'visit-proposed': ['client'],
  // Both get each of them for their calendars.
  'visit-set': ['client', 'owner'],
  'visit-chosen': ['client', 'owner'],
  'visit-cancelled': ['client', 'owner'],
  'report-sent': ['client'],
  'client-words': ['owner'],
  'says-paid': ['owner'],
  invoice: ['client'],
};

export const mailedKinds = Object.keys(recipients) as MailedEntry['kind'][];

/** @param tried ids of the entries whose email was tried, or is wanted */
function isMailed(entry: Readonly<WorkEntry>, tried: ReadonlySet<string>): entry is MailedEntry {
  if (entry.kind === 'invoice') return entry.isMailed === true || tried.has(entry.id);
  return Object.hasOwn(recipients, entry.kind);
}

/** An email about an entry, and how it stands. */
export interface MailState {
  entry: MailedEntry;
  to: MailTo;
  outcome: Exclude<WorkEntryOf<'mail-try'>['outcome'], 'again'>;
  /** The mail server’s step and code; empty where there is nothing to say. */
  why: string;
  /** When it was last tried; null before. */
  triedAt: Instant | null;
}

/** All emails about the entries of one request, in order. */
export function mailsOf(entries: Entries): MailState[] {
  const last = new Map<string, WorkEntryOf<'mail-try'>>();
  for (const entry of entries) {
    if (entry.kind === 'mail-try') last.set(`${entry.mail} ${entry.to}`, entry);
  }
  const triedIds = new Set([...last.values()].map(({ mail }) => mail));
  const mailed = entries.filter((entry): entry is MailedEntry => isMailed(entry, triedIds));
  return mailed.flatMap((entry) =>
    recipients[entry.kind].map((to): MailState => {
      const tried = last.get(`${entry.id} ${to}`);
      const outcome = tried?.outcome ?? 'waiting';
      return {
        entry,
        to,
        outcome: outcome === 'again' ? 'waiting' : outcome,
        why: tried?.why ?? '',
        triedAt: tried?.at ?? null,
      };
    }),
  );
}

/** The newest words or files of the client, where the owner has not seen them. */
export function unseenWords(
  entries: Entries,
): Pick<WorkEntryOf<'client-words'>, 'id' | 'at'> | undefined {
  const last = entries.filter((entry) => entry.kind === 'client-words').at(-1);
  const isSeen = entries.some((entry) => entry.kind === 'words-seen' && entry.words === last?.id);
  return last && !isSeen ? { id: last.id, at: last.at } : undefined;
}

/** A report, from its upload to its download. */
export interface ReportState {
  report: WorkEntryOf<'report'>;
  /** When the client was given it; null before. */
  sentAt: Instant | null;
  /** When the client first downloaded it; null before. */
  openedAt: Instant | null;
}

/** Reports in the order in which they were sent, those that were not sent last. */
export function reportsOf(entries: Entries): ReportState[] {
  const firstOf = (kind: 'report-sent' | 'report-opened', id: string) =>
    entries.find((entry) => entry.kind === kind && entry.report === id)?.at ?? null;
  return entries
    .filter((entry) => entry.kind === 'report')
    .map((report) => ({
      report,
      sentAt: firstOf('report-sent', report.id),
      openedAt: firstOf('report-opened', report.id),
    }))
    .sort((one, other) => compare(one.sentAt ?? '~', other.sentAt ?? '~'));
}

/** The report that can be sent: the one chosen last, unless it was sent or removed. Earlier choices never return. */
export function chosenReport(entries: Entries): ReportState | undefined {
  const last = entries.filter(({ kind }) => kind === 'report').at(-1);
  const isRemoved = entries.some(
    (entry) => entry.kind === 'report-removed' && entry.report === last?.id,
  );
  return reportsOf(entries).find(
    ({ report, sentAt }) => report.id === last?.id && sentAt === null && !isRemoved,
  );
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
