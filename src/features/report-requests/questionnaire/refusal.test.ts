import { expect, test } from 'vitest';
import { failedToast } from './messages.ts';
import { failureClassOf } from './refusal.ts';

test('decides by code and status, never by message', () => {
  expect(failureClassOf({ status: 422, code: 'invalid-fields' })).toBe('validation');
  expect(failureClassOf({ status: 408, code: null })).toBe('timeout');
  expect(failureClassOf({ status: 413, code: 'body-too-large' })).toBe('other');
});

test('names name and email only for the natural building form', () => {
  expect(failedToast('naturalBuilding', 'validation')).toMatchObject({
    title: 'Submission temporarily failed',
    description: 'Please check that your name and email are filled in correctly.',
    tone: 'destructive',
    durationMs: 8000,
  });
  expect(failedToast('houseExtension', 'validation')).toMatchObject({
    description: expect.stringContaining('everything you entered is still here'),
    durationMs: 10_000,
  });
});
