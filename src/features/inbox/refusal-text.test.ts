import { expect, test } from 'vitest';
import { ApiError, UnreachableError } from '#shared/api/call.ts';
import { problem } from '#testing/support/answers.ts';
import { refusalText } from './refusal-text.ts';

const refused = (...said: Parameters<typeof problem>) =>
  refusalText(new ApiError(said[0], said[2], null, problem(...said)));

test('blames the network only when there was no response', () => {
  expect(refusalText(new UnreachableError('network'))).toContain('couldn’t reach the server');
  expect(refusalText(new ApiError(502, 'Bad Gateway', null, null))).toContain('That didn’t work');
});

test('shows what the server said', () => {
  const full = 'A record holds at most 100 notes';
  expect(refused(400, 'invalid-fields', 'Some fields need a look.', { addNote: full })).toBe(full);
  expect(refused(503, 'storage-unavailable', 'The server cannot store anything.')).toBe(
    'The server cannot store anything.',
  );
});

test('says that a session has ended, and that a record was erased', () => {
  expect(refused(401, 'unauthorised', 'Only the owner.')).toContain('signed out');
  expect(refused(404, 'not-found', 'There’s nothing at this address.')).toContain(
    'already been deleted',
  );
});
