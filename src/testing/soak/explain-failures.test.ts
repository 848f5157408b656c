import { expect, test } from 'vitest';
import { explainFailures } from './explain-failures.ts';

const line = (requestId: string, code: string) =>
  JSON.stringify({ level: 'error', message: 'request failed', requestId, code, error: 'why' });

test('tells the reason of each failed request', () => {
  const lines = [line('one', 'internal'), line('two', 'storage-unavailable')];
  const failures = [
    { what: 'GET /a: 500', requestId: 'one' },
    { what: 'GET /b: 503', requestId: 'two' },
    { what: 'GET /c: 500', requestId: 'three' },
    { what: 'GET /d: 500', requestId: undefined },
  ];
  expect(explainFailures(failures, lines)).toEqual([
    `GET /a: 500: ${lines[0]}`,
    `GET /b: 503: ${lines[1]}`,
    'GET /c: 500, without a reason in the log of the server',
    'GET /d: 500, without a reason in the log of the server',
  ]);
});

test('tells of errors whose client was gone, and of those without a request', () => {
  const stack = 'TypeError: nobody expected this';
  const lost = line('gone', 'internal');
  expect(explainFailures([], [stack, lost, line('again', 'digest-mismatch')])).toEqual([
    `the server printed: ${stack}`,
    `the server printed: ${lost}`,
  ]);
});
