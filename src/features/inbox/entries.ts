import { formatAud } from '#shared/format-aud.ts';
import { projectTypes } from '#shared/api/contact.ts';
import type { ContactMessage } from '#shared/api/contact-messages.ts';
import type { RecordStatus } from '#shared/api/inbox.ts';
import type { ReportRequest } from '#shared/api/requests.ts';
import type { SpamSign } from '#shared/api/submission.ts';
import {
  answeredSections,
  parseProjectDescription,
  questionsOf,
} from '#shared/questionnaires/answers.ts';
import type { QuestionnaireDefinition } from '#shared/questionnaires/definition.ts';
import { textOf } from '#shared/questionnaires/kinds/registry.ts';
import { findQuestionnaireByService } from '#shared/questionnaires/registry.ts';

/** One record of the inbox: a message, or a request for a report. */
export type InboxEntry =
  | ({ kind: 'message' } & ContactMessage)
  | ({ kind: 'request' } & ReportRequest);

/** What a report is called and costs, by the service type of its request. */
export type ReportList = Readonly<
  Record<ReportRequest['serviceType'], { title: string; price: string; deposit: string | null }>
>;

/** Answers under their questions. */
export interface RecordSection {
  title: string;
  answers: readonly { label: string; text: string }[];
}

/** The parts of the inbox, in the order of their buttons. */
export const views = ['all', 'requests', 'messages', 'archived', 'spam'] as const;
export type View = (typeof views)[number];

/** Messages and requests in one list, newest first. */
export function entriesOf(
  messages: readonly ContactMessage[],
  requests: readonly ReportRequest[],
): InboxEntry[] {
  const entries: InboxEntry[] = [
    ...messages.map((message) => ({ kind: 'message' as const, ...message })),
    ...requests.map((request) => ({ kind: 'request' as const, ...request })),
  ];
  entries.sort((one, other) => other.createdAt.localeCompare(one.createdAt));
  return entries;
}

/** Whether a record belongs into a part of the inbox; suspected spam is seen in its own part only. */
export function isIn(view: View, entry: InboxEntry): boolean {
  if (entry.folder === 'spam') return view === 'spam';
  if (entry.status === 'archived') return view === 'archived';
  switch (view) {
    case 'all':
      return true;
    case 'requests':
      return entry.kind === 'request';
    case 'messages':
      return entry.kind === 'message';
    case 'archived':
    case 'spam':
      return false;
  }
}

/** Whether every word of a search is somewhere in a record as it is shown, notes included. */
export function hasWords(entry: InboxEntry, search: string, reports?: ReportList): boolean {
  if (search.trim() === '') return true;
  const text = [
    entry.name,
    entry.email,
    entry.receipt,
    subjectOf(entry, reports),
    ...entry.notes.map((note) => note.text),
    ...(entry.kind === 'message'
      ? [entry.message]
      : [
          entry.phone,
          ...sectionsOf(entry).flatMap(({ answers }) => answers.map((one) => one.text)),
          ...entry.attachments.map((file) => file.name),
          ...entry.toolWork.flatMap(({ title, answer }) => [title, answer]),
        ]),
  ]
    .join('\n')
    .toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** New records, as the server counts them. */
export function unreadOf(entries: readonly InboxEntry[]): {
  messages: number;
  requests: number;
  spam: number;
} {
  const fresh = entries.filter(({ status }) => status === 'new');
  const unread = fresh.filter(({ folder }) => folder === 'inbox');
  const messages = unread.filter(({ kind }) => kind === 'message').length;
  return {
    messages,
    requests: unread.length - messages,
    spam: fresh.length - unread.length,
  };
}

/** What a record is about: the project type of a message, the report of a request. */
export function subjectOf(entry: InboxEntry, reports?: ReportList): string {
  if (entry.kind === 'request') {
    const title = reports?.[entry.serviceType].title;
    return title ?? findQuestionnaireByService(entry.serviceType)?.title ?? entry.serviceType;
  }
  const type = projectTypes.find(({ value }) => value === entry.projectType);
  return type?.label ?? entry.projectType;
}

/** The first line of a record, for the list. */
export function firstLineOf(entry: InboxEntry): string {
  const text =
    entry.kind === 'message'
      ? entry.message
      : (entry.answers['location'] ?? entry.answers['councilArea'] ?? '');
  return text.trim().split('\n', 1)[0] ?? '';
}

const fieldLabels: Readonly<Record<string, string>> = {
  location: 'Location',
  timeline: 'Timeline',
  projectDescription: 'Project description',
};

/** The fields of a consultation, in the words that the form shows for them. */
function wordsOf(
  answers: Readonly<Record<string, string>>,
  definition: QuestionnaireDefinition | undefined,
): { label: string; text: string }[] {
  const timeframe = definition && questionsOf(definition).find(({ name }) => name === 'timeframe');
  return Object.entries(answers)
    .filter(([, text]) => text.trim() !== '')
    .map(([name, text]) => ({
      label: fieldLabels[name] ?? name,
      text: name === 'timeline' && timeframe ? textOf(timeframe, text) : text.trim(),
    }));
}

/** Every answer of a request under its question; whatever cannot be taken apart is shown as it came. */
export function sectionsOf(request: ReportRequest): readonly RecordSection[] {
  const definition = findQuestionnaireByService(request.serviceType);
  const { projectDescription, ...answers } = request.answers;
  if (request.serviceType === 'natural-building' && definition) {
    return answeredSections(definition, request.answers);
  }
  const described = parseProjectDescription(projectDescription ?? '');
  if (described) {
    const besides = wordsOf(answers, definition).filter(
      ({ text }) => !described.some((part) => part.answers.some((one) => one.text.includes(text))),
    );
    return besides.length === 0
      ? described
      : [{ title: 'Answers', answers: besides }, ...described];
  }
  const given = wordsOf({ ...answers, projectDescription: projectDescription ?? '' }, definition);
  return given.length === 0 ? [] : [{ title: 'Answers', answers: given }];
}

export const statusWords = {
  new: 'New',
  read: 'Read',
  'deposit-paid': 'Deposit paid',
  'in-progress': 'In progress',
  delivered: 'Delivered',
  archived: 'Archived',
} as const satisfies Record<RecordStatus, string>;

export const spamSignWords = {
  'ticked-trap': 'it ticked a hidden checkbox that people don’t see',
  'too-fast': 'it was sent less than two seconds after the form opened',
} as const satisfies Record<SpamSign, string>;

/** What a request costs: as its customer was shown it, else by the list. */
export function priceOf(
  { shownPrice, serviceType }: ReportRequest,
  reports: ReportList,
): { price: string; deposit: string | null; listed: string | null } {
  const report = reports[serviceType];
  if (shownPrice === null) return { price: report.price, deposit: report.deposit, listed: null };
  const { priceAud, depositAud } = shownPrice;
  const price = formatAud(priceAud);
  const deposit = depositAud === null ? null : formatAud(depositAud);
  return { price, deposit, listed: price === report.price ? null : report.price };
}

/** The deposit still to come, for example `$110`; null where none is due. */
export function depositDue(entry: InboxEntry, reports: ReportList): string | null {
  if (entry.kind === 'message' || entry.folder === 'spam') return null;
  const isOpen =
    entry.depositPaidAt === null && (entry.status === 'new' || entry.status === 'read');
  return isOpen ? priceOf(entry, reports).deposit : null;
}
