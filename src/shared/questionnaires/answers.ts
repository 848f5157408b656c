import * as v from 'valibot';
import type { QuestionnaireDefinition } from './definition.ts';
import { schemaOf, textOf } from './kinds/registry.ts';
import type { Answers, Question } from './question.ts';

/** One answered question with its label, as text. */
export interface AnsweredQuestion {
  readonly name: string;
  readonly label: string;
  readonly text: string;
}

/** The answered questions of one section. */
export interface AnsweredSection {
  readonly title: string;
  readonly answers: readonly AnsweredQuestion[];
}

/** Names sent as fields of their own, not repeated in the labelled block. */
const contactNames: ReadonlySet<string> = new Set(['name', 'email', 'phone']);

export const furtherAnswersTitle = 'Further answers';

export const questionsOf = (definition: QuestionnaireDefinition): readonly Question[] =>
  definition.sections.flatMap((section) => section.questions);

/** Questions that a questionnaire did not have yet in an earlier version. */
export const questionsSince = (
  definition: QuestionnaireDefinition,
  version: number,
): readonly Question[] =>
  questionsOf(definition).filter((question) => (question.since ?? 1) > version);

/** What the form accepts. Answers that this version has no question for pass unchanged. */
export function answersSchema(definition: QuestionnaireDefinition) {
  const entries: Record<string, v.OptionalSchema<v.GenericSchema<string, string>, ''>> = {};
  for (const question of questionsOf(definition)) {
    entries[question.name] = v.optional(schemaOf(question), '');
  }
  return v.objectWithRest(entries, v.string());
}

/**
 * The answered questions by section, in the order of the form; sections without an answer are left out. Answers to
 * questions this version does not have come last, under their names: nothing is dropped.
 */
export function answeredSections(
  definition: QuestionnaireDefinition,
  answers: Answers,
): readonly AnsweredSection[] {
  const sections = definition.sections.map((section) => ({
    title: section.title,
    answers: section.questions
      .map((question) => ({
        name: question.name,
        label: question.label,
        text: textOf(question, answers[question.name] ?? ''),
      }))
      .filter((answer) => answer.text !== ''),
  }));
  const known = new Set(questionsOf(definition).map((question) => question.name));
  const further = Object.entries(answers)
    .filter(([name, answer]) => !known.has(name) && answer.trim() !== '')
    .map(([name, answer]) => ({ name, label: name, text: answer.trim() }));
  return [...sections, { title: furtherAnswersTitle, answers: further }].filter(
    (section) => section.answers.length > 0,
  );
}

function entryOf({ label, text }: { label: string; text: string }): string {
  if (!text.includes('\n')) return `${label}: ${text}`;
  // Not with `^`: it also matches after U+2028, which is not a line break for `parseProjectDescription`.
  const lines = text.split('\n').map((line) => `  ${line}`);
  return `${label}:\n${lines.join('\n')}`;
}

function blockOf(sections: readonly AnsweredSection[]): string {
  return sections
    .map((section) => [section.title, ...section.answers.map(entryOf)].join('\n'))
    .join('\n\n');
}

/** Every answer as labelled text, for a mail or a file: a title line, then `Label: answer` by section. */
export function answersToText(definition: QuestionnaireDefinition, answers: Answers): string {
  return `${definition.title}\n\n${blockOf(answeredSections(definition, answers))}`;
}

/**
 * The labelled text block of a consultation request: all answers but name, email and phone, which
 * travel beside it. `parseProjectDescription` reads it back.
 */
export function projectDescriptionOf(
  definition: QuestionnaireDefinition,
  answers: Answers,
): string {
  const rest = Object.fromEntries(Object.entries(answers).filter(([n]) => !contactNames.has(n)));
  return blockOf(answeredSections(definition, rest));
}

/**
 * Parses a labelled block, so that the inbox and a printed copy can show every answer below its question. Null when the
 * text was not made by `projectDescriptionOf`.
 */
export function parseProjectDescription(
  text: string,
): readonly { title: string; answers: readonly { label: string; text: string }[] }[] | null {
  const sections = [];
  for (const block of text.split('\n\n')) {
    const [title = '', ...lines] = block.split('\n');
    const answers: { label: string; text: string }[] = [];
    for (const line of lines) {
      const last = answers.at(-1);
      const entry = /^([^\s:][^:]*):(?: ([^]*))?$/.exec(line);
      if (entry) answers.push({ label: entry[1] ?? '', text: entry[2] ?? '' });
      else if (last && line.startsWith('  ')) {
        last.text = last.text === '' ? line.slice(2) : `${last.text}\n${line.slice(2)}`;
      } else return null;
    }
    if (title === '' || title.includes(':') || answers.length === 0) return null;
    sections.push({ title, answers });
  }
  return sections;
}
