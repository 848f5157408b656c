import { attachmentsKey } from '../api/submission.ts';
import { shownPriceKey } from '../api/shown-price.ts';
import { limits } from '../limits.ts';
import { questionsOf } from './answers.ts';
import type { QuestionnaireDefinition } from './definition.ts';
import type { Answers } from './question.ts';
import { requestBodyOf, withToolWork } from './request-body.ts';

const tooLongMessage =
  'Your answers are too long to send. Shorten this one, or attach it as a file.';

/** At most this many answers are named. */
const mostNamed = 5;

/** The most that is added to a body after validation: the addresses of ten files and the price shown. */
const additions = {
  [attachmentsKey]: Array.from({ length: limits.maxFiles }, () => `/uploads/${'0'.repeat(37)}`),
  [shownPriceKey]: { priceAud: 100_000, depositAud: 100_000 },
};

/** Size of a value as JSON in UTF-8, in bytes. */
export function jsonBytes(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}

/**
 * The longest answers with what to do about them, by name, when all answers together exceed one request; empty when
 * they fit. Each answer has its own limit; fifty of them at it, or half of that in another script, are more than the
 * server accepts.
 * @param answers as validated by the form
 * @param drafted those of the draft, which contain the tool work
 */
export function tooLongTogether(
  definition: QuestionnaireDefinition,
  answers: Answers,
  drafted: Answers = answers,
): Readonly<Record<string, string>> {
  const body = withToolWork(requestBodyOf(definition, answers), drafted);
  const description = 'projectDescription' in body ? String(body.projectDescription) : '';
  const excess = Math.max(
    jsonBytes({ ...body, ...additions }) - limits.maxJsonBytes,
    description.length - limits.maxProjectDescriptionLength,
  );
  if (excess <= 0) return {};
  const longestFirst = questionsOf(definition)
    .map(({ name }) => ({ name, sizeBytes: jsonBytes(answers[name] ?? '') }))
    .sort((one, other) => other.sizeBytes - one.sizeBytes);
  const named: string[] = [];
  let namedBytes = 0;
  for (const { name, sizeBytes } of longestFirst) {
    // Halving these is enough.
    if (named.length === mostNamed || (named.length > 0 && namedBytes >= 2 * excess)) break;
    named.push(name);
    namedBytes += sizeBytes;
  }
  return Object.fromEntries(named.map((name) => [name, tooLongMessage]));
}
