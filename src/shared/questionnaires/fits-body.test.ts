import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { seed } from '#testing/support/seeded-random.ts';
import { postConsultation } from '../api/consultation.ts';
import { ContactForm, postContact } from '../api/contact.ts';
import { postNaturalBuildingConsultation } from '../api/natural-building-consultation.ts';
import { limits } from '../limits.ts';
import { answersSchema, questionsOf } from './answers.ts';
import { jsonBytes, tooLongTogether } from './fits-body.ts';
import type { Answers } from './question.ts';
import { allQuestionnaires, getQuestionnaire } from './registry.ts';
import { requestBodyOf } from './request-body.ts';

/** Texts that are long in some way: in characters, in UTF-8, in JSON, or in the labelled block. */
const longWords = fc
  .tuple(
    fc.constantFrom('a', 'ж', '土', '🏡', '\u0001', '\n', '"', '\\', '\ud800', '\u2028', 'é\n'),
    fc.constantFrom(0, 1, 199, 200, 2_000, 4_900, 5_000),
  )
  .map(([unit, length]) =>
    `x${unit.repeat(Math.floor(Math.max(length - 2, 0) / unit.length))}y`.slice(0, length),
  );

/** Six bytes of JSON for each character. */
const worst = `x${'\u0001'.repeat(limits.maxTextLength - 2)}y`;

const files = Array.from({ length: 10 }, () => `/uploads/${'f'.repeat(32)}.heic`);
const endpoints = { true: postNaturalBuildingConsultation, false: postConsultation } as const;

test.each(allQuestionnaires)(
  '$title: whatever the form accepts, the server accepts, or the form says which answers to shorten',
  (definition) => {
    const names = questionsOf(definition).map(({ name }) => name);
    const schema = answersSchema(definition);
    const contract = endpoints[`${definition.serviceType === null}`];
    const anyAnswers = fc.oneof(
      fc.record(Object.fromEntries(names.map((name) => [name, longWords]))),
      // The worst case: the same in every answer.
      longWords.map((words) => Object.fromEntries(names.map((name) => [name, words]))),
    );
    let refusals = 0;
    fc.assert(
      fc.property(anyAnswers, (words) => {
        const answers = acceptable(definition.kind, {
          ...words,
          name: 'Jo Bloggs',
          email: 'jo@example.org',
        });
        let checked: Answers = v.parse(schema, answers);
        for (let tries = 0; ; tries += 1) {
          const refused = Object.keys(tooLongTogether(definition, checked));
          if (refused.length === 0) break;
          refusals += 1;
          expect(tries).toBeLessThan(60);
          // Following the advice leads there.
          for (const name of refused) {
            expect(names).toContain(name);
            expect(checked[name]).not.toBe('');
            const half = Math.floor((checked[name] ?? '').length / 2);
            checked = { ...checked, [name]: (checked[name] ?? '').slice(0, half).trim() };
          }
        }
        const body = {
          ...requestBodyOf(definition, checked),
          attachments: files,
        };
        expect(jsonBytes(body)).toBeLessThanOrEqual(limits.maxJsonBytes);
        expect(v.safeParse(contract.body, body).issues).toBeUndefined();
      }),
      { numRuns: 60, seed, examples: [[Object.fromEntries(names.map((name) => [name, worst]))]] },
    );
    // The permit pathway has too few questions to exceed the limit.
    expect(refusals > 0).toBe(definition.kind !== 'propertyAssessment');
  },
);

/** Truncates answers to what their questions accept. */
function acceptable(kind: (typeof allQuestionnaires)[number]['kind'], answers: Answers): Answers {
  return Object.fromEntries(
    questionsOf(getQuestionnaire(kind)).map((question) => {
      const answer = answers[question.name] ?? '';
      if ('options' in question && question.kind !== 'several') {
        return [question.name, answer === '' ? '' : (question.options[0]?.value ?? '')];
      }
      const isLong = question.kind === 'text' || question.kind === 'several';
      return [question.name, answer.slice(0, isLong ? limits.maxTextLength : limits.maxLineLength)];
    }),
  );
}

test('the longest message of the contact form fits', () => {
  const answers = {
    name: `x${'\u0001'.repeat(limits.maxLineLength - 2)}y`,
    email: `${'a'.repeat(64)}@example.org`,
    projectType: 'residential',
    message: `x${'\u0001'.repeat(limits.maxTextLength - 2)}y`,
  };
  const body = v.parse(ContactForm, answers);
  expect(jsonBytes(body)).toBeLessThanOrEqual(limits.maxJsonBytes);
  expect(v.is(postContact.body, body)).toBe(true);
});

test('ordinary answers are never too long', () => {
  for (const definition of allQuestionnaires) {
    const words = 'A north slope with clay loam. '.repeat(60);
    const answers = acceptable(
      definition.kind,
      Object.fromEntries(questionsOf(definition).map(({ name }) => [name, words])),
    );
    expect(tooLongTogether(definition, answers)).toEqual({});
  }
});
