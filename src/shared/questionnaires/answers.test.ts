import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { seed } from '#testing/support/seeded-random.ts';
import { ConsultationBody } from '../api/consultation.ts';
import { NaturalBuildingConsultationBody } from '../api/natural-building-consultation.ts';
import {
  answeredSections,
  answersSchema,
  answersToText,
  parseProjectDescription,
  projectDescriptionOf,
  questionsOf,
} from './answers.ts';
import { joinSeveral, parseSeveral } from './kinds/several.ts';
import { textOf } from './kinds/registry.ts';
import { allQuestionnaires, getQuestionnaire } from './registry.ts';
import { requestBodyOf } from './request-body.ts';

const newHouse = getQuestionnaire('newHouseDesign');
const answers = {
  name: 'Jo Bloggs',
  email: 'jo@example.org',
  phone: '',
  propertyAddress: 'Lot 2, Back Road, Yandoit',
  lotSize: '12,000',
  utilities: 'mains-power; tank-water; a neighbour’s bore',
  timeframe: '1-year',
  livingRequirements: 'Early risers.\n\nTwo dogs: both muddy.\n  Indented: yes',
};

test('writes answers under their labels and sections, in the order of the form', () => {
  expect(projectDescriptionOf(newHouse, answers)).toBe(
    [
      'The property',
      'Property address: Lot 2, Back Road, Yandoit',
      'Lot size: 12,000 m²',
      'Services: Mains electricity, Rainwater tanks, a neighbour’s bore',
      '',
      'Household and rooms',
      'How you live:',
      '  Early risers.',
      '  ',
      '  Two dogs: both muddy.',
      '    Indented: yes',
      '',
      'Budget, time and who builds',
      'Timeframe: Within 1 year',
    ].join('\n'),
  );
});

test('reads every labelled block back as it was written', () => {
  for (const definition of allQuestionnaires) {
    const names = questionsOf(definition)
      .filter((question) => question.kind === 'text')
      .map((question) => question.name);
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...names), fc.string({ unit: 'grapheme' })),
        fc.constantFrom('\n', '\n\n', ': ', '\n  ', '\u2028', '\n\u2028'),
        (words, joint) => {
          const written = Object.fromEntries(
            Object.entries(words).map(([name, text]) => [
              name,
              `${text}${joint}${text}`.replaceAll('\r', '').trim(),
            ]),
          );
          const sections = answeredSections(definition, written);
          const read = parseProjectDescription(projectDescriptionOf(definition, written));
          if (sections.length === 0) return;
          expect(read).toEqual(
            sections.map(({ title, answers: rows }) => ({
              title,
              answers: rows.map(({ label, text }) => ({ label, text })),
            })),
          );
        },
      ),
      { numRuns: 50, seed },
    );
  }
});

test('recognises a text that was not written by a form', () => {
  expect(parseProjectDescription('We would like a house, please.')).toBeNull();
  expect(parseProjectDescription('')).toBeNull();
});

test('keeps an answer whose question or option is gone', () => {
  const older = { ...answers, oldQuestion: 'still here', bedroomCount: 'seventeen' };
  expect(answersToText(newHouse, older)).toContain('oldQuestion: still here');
  expect(answersToText(newHouse, older)).toContain('Bedrooms: seventeen');
  const schema = answersSchema(newHouse);
  expect(v.parse(schema, { ...answers, oldQuestion: 'still here' })).toMatchObject({
    oldQuestion: 'still here',
  });
});

test('joins chosen options and free text, and splits them again', () => {
  const options = [
    { value: 'a', label: 'A' },
    { value: 'b', label: 'B' },
  ];
  expect(joinSeveral(options, { values: ['b', 'a'], other: 'x; y' })).toBe('a; b; x; y');
  expect(parseSeveral(options, 'a; b; x; y')).toEqual({ values: ['a', 'b'], other: 'x; y' });
  expect(parseSeveral(options, '')).toEqual({ values: [], other: '' });
  expect(parseSeveral(options, 'typing a space ')).toEqual({
    values: [],
    other: 'typing a space ',
  });
});

test('leaves free text unchanged that looks like an option or a separator', () => {
  const options = ['gas', 'sewer', 'drill press'].map((value) => ({ value, label: value }));
  const words = fc.array(fc.constantFrom('gas', 'sewer', 'drill', ' ', '; ', ';', 'bottles', ''));
  fc.assert(
    fc.property(fc.subarray(['gas', 'sewer', 'drill press']), words, (values, parts) => {
      const answer = { values, other: parts.join('') };
      expect(parseSeveral(options, joinSeveral(options, answer))).toEqual(answer);
    }),
  );
  // Key by key, as a person types it.
  for (let typed = 1; typed <= 'gas bottles; sewer'.length; typed += 1) {
    const answer = { values: ['sewer'], other: 'gas bottles; sewer'.slice(0, typed) };
    expect(parseSeveral(options, joinSeveral(options, answer))).toEqual(answer);
  }
});

test('reads a bare number in the unit of its question and leaves other words alone', () => {
  const lot = questionsOf(newHouse).find((question) => question.name === 'lotSize');
  if (!lot) throw new Error('lotSize is gone');
  expect(textOf(lot, ' 850 ')).toBe('850 m²');
  expect(textOf(lot, '.5')).toBe('.5 m²');
  expect(textOf(lot, '.')).toBe('.');
  expect(textOf(lot, 'about 2 acres')).toBe('about 2 acres');
});

test('sends the natural building answers field by field and the others as a consultation', () => {
  const natural = getQuestionnaire('naturalBuilding');
  const body = requestBodyOf(natural, { name: 'Jo', email: 'jo@example.org', clayAccess: 'red' });
  expect(body).toEqual({ name: 'Jo', email: 'jo@example.org', phone: '', clayAccess: 'red' });
  expect(v.parse(NaturalBuildingConsultationBody, body)).toMatchObject({ clayAccess: 'red' });

  const consultation = requestBodyOf(newHouse, answers);
  expect(consultation).toMatchObject({
    serviceType: 'new-house-design',
    phone: '',
    location: 'Lot 2, Back Road, Yandoit',
    timeline: '1-year',
  });
  expect(v.parse(ConsultationBody, consultation)).toMatchObject({ attachments: [] });
});

test('keeps text answers of a newer form, within the limits', () => {
  const base = { name: 'Jo', email: 'jo@example.org' };
  const schema = NaturalBuildingConsultationBody;
  expect(v.parse(schema, { ...base, moonPhase: 'waxing' })).toMatchObject({ moonPhase: 'waxing' });
  expect(v.is(schema, { ...base, moonPhase: 4 })).toBe(false);
  expect(v.is(schema, { ...base, moonPhase: 'x'.repeat(5_001) })).toBe(false);
  const many = Object.fromEntries(Array.from({ length: 121 }, (_, index) => [`q${index}`, 'x']));
  expect(v.is(schema, { ...base, ...many })).toBe(false);
});

test('accepts every question of the natural building form over the API', () => {
  const all = Object.fromEntries(
    questionsOf(getQuestionnaire('naturalBuilding')).map((question) => [question.name, 'x']),
  );
  const body = { ...all, name: 'Jo', email: 'jo@example.org' };
  expect(v.parse(NaturalBuildingConsultationBody, body)).toMatchObject(body);
});

test('refuses a consultation without a name with the form’s message', () => {
  const result = v.safeParse(ConsultationBody, { serviceType: 'house-extension', name: '' });
  expect(result.issues?.map((issue) => issue.message)).toEqual([
    'Name is required',
    'Valid email is required',
  ]);
});
