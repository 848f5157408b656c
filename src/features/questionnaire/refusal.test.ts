import { expect, test } from 'vitest';
import { failedToast } from './outcome-messages.ts';
import { failureClassOf, refusedFieldsOf } from './refusal.ts';

test('finds the questions behind the names of a consultation request', () => {
  expect(
    refusedFieldsOf({
      status: 422,
      code: 'invalid-fields',
      fields: { location: 'Too long', timeline: 'Too long', email: 'Valid email is required' },
    }),
  ).toEqual({
    propertyAddress: 'Too long',
    timeframe: 'Too long',
    email: 'Valid email is required',
  });
});

test('decides by code and status, never by words', () => {
  expect(failureClassOf({ status: 422, code: 'invalid-fields', fields: {} })).toBe('validation');
  expect(failureClassOf({ status: 408, code: null, fields: {} })).toBe('timeout');
  expect(failureClassOf({ status: 413, code: 'body-too-large', fields: {} })).toBe('other');
});

test('names name and e-mail only for the natural building form', () => {
  expect(failedToast('naturalBuilding', 'validation')).toMatchObject({
    title: 'Submission temporarily failed',
    description: 'Please check that your name and email are filled in correctly.',
    tone: 'destructive',
    durationMs: 8000,
  });
  expect(failedToast('houseExtension', 'validation')).toMatchObject({
    description: expect.stringContaining('your data is preserved'),
    durationMs: 10_000,
  });
});
