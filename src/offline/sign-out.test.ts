// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UnreachableError } from '#shared/api/call.ts';
import { isSignOutWaiting } from './sign-out-mark.ts';
import {
  finishSignOut,
  holdSignOut,
  isLostWithPage,
  requireSignOutFinished,
  signInAfresh,
} from './sign-out.ts';

let calls: string[];
let answer: () => Response;
const done = () => new Response(null, { status: 204 });
const away = () => {
  throw new TypeError('no network');
};
const problem = (status: number, code: string) => () =>
  Response.json(
    { type: `/problems/${code}`, title: code, status, detail: code, code, requestId: '1' },
    { status },
  );

beforeEach(() => {
  calls = [];
  answer = done;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    calls.push(`${init.method} ${url}`);
    return answer();
  });
});
afterEach(async () => {
  answer = done;
  await finishSignOut();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('asks the server for nothing where nobody has signed out', async () => {
  await finishSignOut();
  await requireSignOutFinished();
  expect(calls).toEqual([]);
});

test.each([
  ['ends the session', done],
  ['says that it has ended', problem(401, 'unauthorised')],
])('waits through a reload until the server %s', async (_, end) => {
  answer = away;
  holdSignOut();
  await expect(finishSignOut()).rejects.toThrow(UnreachableError);
  vi.resetModules();
  expect((await import('./sign-out-mark.ts')).isSignOutWaiting()).toBe(true);
  answer = end;
  await (await import('./sign-out.ts')).finishSignOut();
  expect(isSignOutWaiting()).toBe(false);
});

test.each([
  ['cannot be reached', away],
  ['is broken', problem(503, 'storage-unavailable')],
  ['is another website', () => new Response('Welcome to our wifi')],
  ['refuses', problem(403, 'forbidden')],
])('nothing is read while the server %s', async (_, fault) => {
  answer = fault;
  holdSignOut();
  await expect(requireSignOutFinished()).rejects.toMatchObject({ code: 'unauthorised' });
  expect(isSignOutWaiting()).toBe(true);
});

test('signing out twice, and in two places at once, is sent once', async () => {
  holdSignOut();
  holdSignOut();
  await Promise.all([finishSignOut(), finishSignOut(), requireSignOutFinished()]);
  expect(calls).toEqual(['DELETE /api/session']);
});

test('signing in takes the place of a sign-out that waits, and a refused one does not', async () => {
  holdSignOut();
  await expect(signInAfresh(() => Promise.reject(new Error('wrong')))).rejects.toThrow('wrong');
  expect(isSignOutWaiting()).toBe(true);
  await Promise.all([signInAfresh(async () => undefined), finishSignOut()]);
  expect([isSignOutWaiting(), calls]).toEqual([false, []]);
});

test('a browser that stores nothing sends it while the page is open', async () => {
  vi.stubGlobal('localStorage', undefined);
  holdSignOut();
  expect([isSignOutWaiting(), isLostWithPage()]).toEqual([true, true]);
  await finishSignOut();
  expect([isSignOutWaiting(), isLostWithPage()]).toEqual([false, false]);
});
