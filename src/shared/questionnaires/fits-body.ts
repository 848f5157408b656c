import { attachmentsKey } from '../api/submission.ts';
import { limits } from '../limits.ts';
import { questionsOf } from './answers.ts';
import type { QuestionnaireDefinition } from './definition.ts';
import type { Answers } from './question.ts';
import { requestBodyOf } from './request-body.ts';

/** So many answers are named at most: who has written too much knows where. */
const mostNamed = 5;

/** The most that is added to a body after the form was checked: the addresses of ten files. */
const additions = {
  [attachmentsKey]: Array.from({ length: limits.maxFiles }, () => `/uploads/${'0'.repeat(37)}`),
};

/** Size of a value as JSON in UTF-8, in bytes. */
export function jsonBytes(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}

/**
 * The longest answers with what to do about them, by name, when all answers together are more than one request can
 * carry; nothing when they fit. Each answer has its own limit; fifty of them at it, or half of that in another
 * script, are more than the server takes.
 * @param answers as the form has checked them
 */
export function tooLongTogether(
  definition: QuestionnaireDefinition,
  answers: Answers,
): Readonly<Record<string, string>> {
  const body = requestBodyOf(definition, answers);
  const description = 'projectDescription' in body ? String(body.projectDescription) : '';
  const excess = Math.max(
    jsonBytes({ ...body, ...additions }) - limits.maxJsonBytes,
    description.length - limits.maxProjectDescriptionLength,
  );
  if (excess <= 0) return {};
  const longestFirst = questionsOf(definition)
    .map(({ name }) => ({ name, sizeBytes: jsonBytes(answers[name] ?? '') }))
    .toSorted((one, other) => other.sizeBytes - one.sizeBytes);
  const named: string[] = [];
  let namedBytes = 0;
  for (const { name, sizeBytes } of longestFirst) {
    // Halving these is enough.
    if (named.length === mostNamed || (named.length > 0 && namedBytes >= 2 * excess)) break;
    named.push(name);
    namedBytes += sizeBytes;
  }
  return Object.fromEntries(named.map((name) => [name, tooLongMessage(excess)]));
}

/** @param excessBytes how much is too much */
export function tooLongMessage(excessBytes: number): string {
  const kilobytes = Math.ceil(excessBytes / 1024).toLocaleString('en-AU');
  return `All answers together are too long to be sent, by about ${kilobytes} KB. Please shorten this one, or attach it as a file.`;
}
