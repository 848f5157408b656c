import { projectTypes } from '../api/contact.ts';
import type { ContactMessage } from '../api/contact-messages.ts';
import type { ReportRequest } from '../api/requests.ts';
import {
  answeredSections,
  parseProjectDescription,
  questionsOf,
} from '../questionnaires/answers.ts';
import type { QuestionnaireDefinition } from '../questionnaires/definition.ts';
import { textOf } from '../questionnaires/kinds/registry.ts';
import { findQuestionnaireByService } from '../questionnaires/registry.ts';

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

/** Everything of a record that a search looks into, as it is shown, notes and names of files included. */
export function textsOf(entry: InboxEntry): string[] {
  return [
    entry.name,
    entry.email,
    entry.receipt,
    subjectOf(entry),
    ...entry.notes.map((note) => note.text),
    ...(entry.kind === 'message'
      ? [entry.message]
      : [
          entry.phone,
          ...sectionsOf(entry).flatMap(({ answers }) => answers.map((one) => one.text)),
          ...entry.attachments.map((file) => file.name),
          ...entry.toolWork.flatMap(({ title, answer }) => [title, answer]),
        ]),
  ];
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

/** The first line of a record, for the list: as much of it as any screen shows, however long it is. */
export function firstLineOf(entry: InboxEntry): string {
  const text =
    entry.kind === 'message'
      ? entry.message
      : (entry.answers['location'] ?? entry.answers['councilArea'] ?? '');
  return /^.{0,200}/u.exec(text.trim())?.[0] ?? '';
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
