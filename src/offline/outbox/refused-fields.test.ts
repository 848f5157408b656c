import { expect, test } from 'vitest';
import { refusedFieldsOf } from './refused-fields.ts';

const plain = {
  status: 422,
  code: 'invalid-fields',
  detail: null,
  fields: {},
  message: '',
} as const;

test('finds the questions for the field names of a consultation request', () => {
  const fields = { location: 'Too long', timeline: 'Too long', email: 'Valid email is required' };
  expect(refusedFieldsOf({ ...plain, fields })).toEqual({
    propertyAddress: 'Too long',
    timeframe: 'Too long',
    email: 'Valid email is required',
  });
});

test.each([
  [{ code: 'unsupported-file', fields: { files: 'No program' } }, 'No program'],
  [{ code: 'unknown-attachment', fields: { 'attachments.1': 'Attach again' } }, 'Attach again'],
  [{ status: 413, code: 'file-too-large', detail: 'Larger than 10 MB' }, 'Larger than 10 MB'],
  [{ status: 0, code: null, message: '0: plan.pdf is gone' }, 'plan.pdf is gone'],
] as const)('points a refused file to the attachments: %o', (refusal, words) => {
  expect(refusedFieldsOf({ ...plain, ...refusal })).toEqual({ attachments: words });
});

test('marks no file when something else is named', () => {
  const refusal = { ...plain, status: 413, code: null, fields: { message: 'Too long' } };
  expect(refusedFieldsOf(refusal)).toEqual({ message: 'Too long' });
});

test('finds nothing to correct in a request that is too long as a whole', () => {
  expect(refusedFieldsOf({ ...plain, status: 413, code: 'body-too-large' })).toEqual({});
});
