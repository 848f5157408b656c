import { createHash, randomBytes } from 'node:crypto';
import { receiptFor } from '#shared/receipt.ts';
import { Day } from '#shared/time.ts';
import type { Clock } from '#shared/time.ts';
import { hasTime, visitFeed, visitFile } from '#shared/inbox/visit-calendar.ts';
import type { CalendarVisit } from '#shared/inbox/visit-calendar.ts';
import { isInCalendar, visitsOf } from '#shared/inbox/visits.ts';
import type { WorkEntry } from '#shared/inbox/work-entries.ts';
import type { RecordStore } from '../storage/ports.ts';

export interface OwnerCalendar {
  /** Names the address that a phone can follow, without telling it; null where there is none. */
  current(): Promise<string | null>;
  /** A new address, as a path; the one before ends. */
  open(): Promise<{ path: string; id: string }>;
  close(): Promise<void>;
  /** The newest visit of a request as a file to open, moved or cancelled ones as well; undefined where none had a time. */
  file(submissionId: string): Promise<string | undefined>;
  /** The visits as a calendar file; undefined for an address that has ended, or never was one. */
  read(token: string): Promise<string | undefined>;
}

/** Stored beside the sessions, so that a new passphrase ends it as well. It signs nobody in: no session has such a hash. */
export const calendarPrefix = 'calendar ';
const lifeMs = 3_650 * Day.ms;
/** Visits stay in the calendar for so long. */
const pastMs = 90 * Day.ms;

/** The owner’s visits as a calendar that a phone follows by a secret address. Only a digest of the address is stored. */
export function createOwnerCalendar(
  store: RecordStore,
  { clock, publicUrl }: { clock: Clock; publicUrl?: string | undefined },
): OwnerCalendar {
  const addresses = async () =>
    (await store.listSessions())
      .filter(({ tokenHash }) => tokenHash.startsWith(calendarPrefix))
      .toSorted((one, other) => one.openedAt.localeCompare(other.openedAt))
      .map(({ tokenHash }) => tokenHash);

  /** Of one request, with how to reach its client. */
  async function visitsOfRequest(
    id: string,
    entries: readonly Readonly<WorkEntry>[],
    since = '',
  ): Promise<CalendarVisit[]> {
    const found = visitsOf(entries)
      .filter(hasTime)
      .filter(({ start }) => start > since);
    const submission = found.length > 0 ? await store.findSubmission(id) : undefined;
    if (!submission) return [];
    const { name, phone } = submission.body;
    const receipt = receiptFor(id);
    const lines = [phone, `Request ${receipt}`, publicUrl && `${publicUrl}/messages/${receipt}`];
    const text = lines.filter((line) => typeof line === 'string' && line !== '').join('\n');
    const summary = `Visit ${String(name ?? '')}`;
    return found.map((visit) => ({ visit, summary, text }));
  }

  async function visits(): Promise<CalendarVisit[]> {
    const bySubmission = new Map<string, Readonly<WorkEntry>[]>();
    const kinds = ['visit-proposed', 'visit-set', 'visit-chosen', 'visit-cancelled'] as const;
    for (const entry of await store.listWorkEntries({ kinds })) {
      const id = entry.submissionId ?? '';
      bySubmission.set(id, [...(bySubmission.get(id) ?? []), entry]);
    }
    const since = new Date(clock().getTime() - pastMs).toISOString();
    const found: CalendarVisit[] = [];
    for (const [id, entries] of bySubmission) {
      found.push(...(await visitsOfRequest(id, entries, since)));
    }
    return found;
  }

  return {
    async current() {
      const hash = (await addresses()).at(-1);
      return hash === undefined ? null : idOf(hash);
    },
    async open() {
      const former = await addresses();
      const token = randomBytes(16).toString('base64url');
      const now = clock();
      const tokenHash = hashOf(token);
      await store.openSession({
        tokenHash,
        openedAt: now.toISOString(),
        expiresAt: new Date(now.getTime() + lifeMs).toISOString(),
        device: 'Calendar of visits',
      });
      await store.closeSessions(former);
      return { path: `/calendar/${token}.ics`, id: idOf(tokenHash) };
    },
    close: async () => store.closeSessions(await addresses()),
    async file(submissionId) {
      const entries = await store.listWorkEntries({ submissionIds: [submissionId] });
      const last = (await visitsOfRequest(submissionId, entries)).at(-1);
      return last && isInCalendar(last.visit) ? visitFile(last, clock()) : undefined;
    },
    async read(token) {
      const session = await store.findSession(hashOf(token));
      if (!session || session.expiresAt <= clock().toISOString()) return undefined;
      return visitFeed(await visits(), clock());
    },
  };
}

/** Enough of the digest to tell one address from the next. */
const idOf = (tokenHash: string) => tokenHash.slice(calendarPrefix.length).slice(0, 16);

const hashOf = (token: string) =>
  calendarPrefix + createHash('sha256').update(`calendar ${token}`).digest('hex');
