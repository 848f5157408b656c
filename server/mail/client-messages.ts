import { createHash } from 'node:crypto';
import { formatFullMoment, practiceZone, formatWeekday, clockTime } from '#lib/format-date.ts';
import { plainText } from '#lib/inline-markup.ts';
import { invoiceNumberText, invoiceParts } from '#shared/inbox/invoice-text.ts';
import { clientEmailOf } from '#shared/inbox/client-state.ts';
import type { MailState } from '#shared/inbox/client-state.ts';
import { hasTime, visitFile } from '#shared/inbox/visit-calendar.ts';
import { visitsOf } from '#shared/inbox/visits.ts';
import type { Visit } from '#shared/inbox/visits.ts';
import type { WorkEntry } from '#shared/inbox/work-entries.ts';
import { siteName } from '#shared/paths.ts';
import { receiptFor } from '#shared/receipt.ts';
import type { Submission } from '../storage/records.ts';
import type { Mail } from './mailer.ts';

/** What an email about an entry needs to know. */
export interface ClientMailContext {
  submission: Readonly<Submission>;
  /** All entries of the request. */
  entries: readonly Readonly<WorkEntry>[];
  /** Where it goes. */
  to: string;
  /** Path of a link to the client’s page; undefined for messages, which have none, and for the owner. */
  link: string | undefined;
  /** Address of the site. */
  publicUrl: string | undefined;
  now: Date;
  /** Today's notices of the practice, with inline markup. */
  notices: readonly string[];
}

/** The email about an entry: the same id on every try. Null where there is nothing to say. */
export function clientMail({ entry, to }: MailState, context: ClientMailContext): Mail | null {
  if (to === 'owner' && entry.kind === 'visit-cancelled') {
    // It is in no calendar.
    if (!hasTime(visitAt(entry, context.entries))) return null;
  }
  // Sent once more on the owner's wish, it is another email: a mailbox drops one that it has.
  const sent = context.entries.filter(
    (one) => one.kind === 'mail-try' && one.mail === entry.id && one.outcome === 'sent',
  ).length;
  const again = entry.kind === 'invoice' && sent > 0 ? ` ${sent}` : '';
  const id = createHash('sha256').update(`${entry.id} ${to}${again}`).digest('hex').slice(0, 32);
  const mail = { id, to: context.to, ...mailText(entry, to, context) };
  return { ...mail, text: `${mail.text}\n` };
}

type Words = Omit<Mail, 'id' | 'to'>;

function mailText(
  entry: MailState['entry'],
  to: MailState['to'],
  context: ClientMailContext,
): Words {
  const receipt = receiptFor(context.submission.id);
  const notices = context.notices.flatMap((notice) => ['', plainText(notice)]);
  const ending = [...notices, ...pageLines(context), '', siteName, ...addressLines(context)];
  const lines = (...given: readonly string[]) => [...given, ...ending].join('\n');
  switch (entry.kind) {
    case 'reply': {
      const { subject, text, files } = entry;
      const inFiles =
        files.length === 0
          ? []
          : [
              '',
              files.length === 1
                ? 'There’s a file for you on your page.'
                : `There are ${files.length} files for you on your page.`,
            ];
      return { subject, text: lines(text, ...inFiles), isPersonal: true };
    }
    case 'report-sent':
      return { subject: entry.subject, text: lines(entry.text), isPersonal: true };
    case 'address':
      return {
        subject: `The page of your request (${receipt})`,
        text: lines(
          'Hello,',
          '',
          'Your request has a page of its own. This link replaces all earlier ones.',
        ),
      };
    case 'visit-proposed': {
      const { times, place, minutes, note } = entry;
      return {
        subject: `Times for our visit (${receipt})`,
        text: lines(
          'Hello,',
          '',
          times.length === 1
            ? 'We could visit at this time:'
            : 'We could visit at one of these times:',
          '',
          ...times.toSorted().map((time) => `- ${formatFullMoment(time, practiceZone)}`),
          '',
          `Where: ${place}`,
          `It takes about ${minutes} minutes.`,
          ...noteLines(note),
          '',
          'Choose one on your page. If none suits you, reply to this email.',
        ),
        isPersonal: true,
      };
    }
    case 'visit-set':
    case 'visit-chosen':
    case 'visit-cancelled': {
      const visit = visitAt(entry, context.entries);
      return to === 'owner'
        ? ownerVisitText(entry.kind, visit, receipt, context)
        : clientVisitText(visit, receipt, context, lines);
    }
    case 'says-paid':
      return {
        subject: `${nameOf(context)} says the ${entry.of ?? 'deposit'} is paid (${receipt})`,
        text:
          `${nameOf(context)} says that the ${entry.of ?? 'deposit'} is paid. Look in your bank account, then confirm it or choose “Not yet”.\n\n` +
          inboxLine(receipt, context),
        replyTo: emailOf(context),
      };
    case 'invoice': {
      const { title, facts, amounts, payment } = invoiceParts(entry);
      const rows = (listed: readonly (readonly [string, string])[]) =>
        listed.map(([label, value]) => `${label}: ${value}`);
      return {
        subject: `${title} ${invoiceNumberText(entry.number)} from ${siteName}`,
        text: lines(
          title,
          '',
          ...rows(facts),
          '',
          ...rows(amounts),
          ...(payment.length === 0 ? [] : ['', ...rows(payment)]),
        ),
        isPersonal: true,
      };
    }
    case 'client-words': {
      const { text, files } = entry;
      const what = [
        ...(text === '' ? [] : ['a message']),
        ...(files.length === 0 ? [] : [files.length === 1 ? '1 file' : `${files.length} files`]),
      ].join(' and ');
      return {
        subject: `Added to ${receipt} by ${nameOf(context)}`,
        text: `${nameOf(context)} has added ${what} to request ${receipt}.\n\n${inboxLine(receipt, context)}`,
        replyTo: emailOf(context),
      };
    }
  }
}

/** The visit as it was once this entry was stored: later changes have emails of their own. */
function visitAt(
  entry: Readonly<WorkEntry> & { visit: string },
  entries: ClientMailContext['entries'],
) {
  const until = entries.findIndex(({ id }) => id === entry.id);
  const visit = visitsOf(entries.slice(0, until + 1)).find(({ id }) => id === entry.visit);
  if (!visit) throw new RangeError('no such visit');
  return visit;
}

function clientVisitText(
  visit: Visit,
  receipt: string,
  context: ClientMailContext,
  lines: (...given: readonly string[]) => string,
): Words {
  const when = visit.start === null ? '' : formatFullMoment(visit.start, practiceZone);
  const isCancelled = visit.state === 'cancelled';
  const isMoved = visit.sequence > 0;
  const short =
    visit.start === null
      ? ''
      : `${formatWeekday(visit.start, practiceZone)}, ${clockTime(visit.start, practiceZone)}`;
  return {
    subject: isCancelled
      ? `Our visit is cancelled (${receipt})`
      : `${isMoved ? 'Our visit has moved' : 'Our visit'}: ${short} (${receipt})`,
    text: isCancelled
      ? lines(
          'Hello,',
          '',
          when === '' ? 'Our visit is cancelled.' : `Our visit on ${when} is cancelled.`,
          ...noteLines(visit.note),
        )
      : lines(
          'Hello,',
          '',
          isMoved ? `Our visit has moved to ${when}.` : `We’ll visit on ${when}.`,
          '',
          `Where: ${visit.place}`,
          `It takes about ${visit.minutes} minutes.`,
          ...noteLines(visit.note),
          '',
          'The file with this email puts it in your calendar. If something comes up, reply to this email.',
        ),
    isPersonal: true,
    ...calendarOf(visit, `Visit by ${siteName}`, receipt, context.now),
  };
}

function ownerVisitText(
  kind: 'visit-set' | 'visit-chosen' | 'visit-cancelled',
  visit: Visit,
  receipt: string,
  context: ClientMailContext,
): Words {
  const when = visit.start === null ? '' : formatFullMoment(visit.start, practiceZone);
  const name = nameOf(context);
  const { subject, lines } = {
    'visit-chosen': {
      subject: `Visit on ${when}`,
      lines: [`${name} has chosen ${when}.`, `Where: ${visit.place}`],
    },
    'visit-set': {
      subject: `${visit.sequence > 0 ? 'Visit moved to' : 'Visit on'} ${when}`,
      lines: [
        visit.sequence > 0
          ? `Your visit to ${name} has moved to ${when}.`
          : `You visit ${name} on ${when}.`,
        `Where: ${visit.place}`,
        visit.sequence > 0
          ? 'The file with this email moves it in your calendar.'
          : 'The file with this email puts it in your calendar.',
      ],
    },
    'visit-cancelled': {
      subject: `Visit cancelled: ${name}`,
      lines: [
        `Your visit to ${name} on ${when} is cancelled.`,
        'The file with this email takes it out of your calendar.',
      ],
    },
  }[kind];
  return {
    subject: `${subject} (${receipt})`,
    text: [...lines, inboxLine(receipt, context)].join('\n\n'),
    replyTo: emailOf(context),
    ...calendarOf(visit, `Visit ${nameOf(context)}`, receipt, context.now),
  };
}

function calendarOf(visit: Visit, summary: string, receipt: string, now: Date) {
  if (!hasTime(visit)) return {};
  return {
    calendar: {
      name: `visit-${receipt}.ics`,
      text: visitFile({ visit, summary, text: `Request ${receipt}` }, now),
    },
  };
}

function pageLines({ link, publicUrl }: ClientMailContext): string[] {
  if (link === undefined || publicUrl === undefined) return [];
  return ['', `Your page: ${publicUrl}${link}`, 'It opens with your email address.'];
}

const addressLines = ({ publicUrl }: ClientMailContext) =>
  publicUrl === undefined ? [] : [publicUrl];

const noteLines = (note: string) => (note === '' ? [] : ['', note]);

const emailOf = ({ submission, entries }: ClientMailContext) =>
  clientEmailOf(entries, String(submission.body['email'] ?? ''));

const nameOf = ({ submission }: ClientMailContext) => String(submission.body['name'] ?? '');

const inboxLine = (receipt: string, { publicUrl = '' }: ClientMailContext) =>
  `Read it in your inbox: ${publicUrl}/messages/${receipt}`;
