// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Minute, Second } from '#shared/time.ts';
import { FakeEventSource } from '#testing/inbox/fake-event-source.ts';
import { watchInbox } from './watch-inbox.ts';

const places = { messages: 1, requests: 0, archived: 0, spam: 0 };
const counts = { unreadMessages: 1, unreadRequests: 0, unreadSpam: 0, places, version: 7 };
let answer: () => Response;
let asked: number;
let stop: () => void;
const onCounts = vi.fn();
const onConnection = vi.fn();
const onSignedOut = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  asked = 0;
  FakeEventSource.opened = [];
  answer = () => Response.json(counts);
  vi.stubGlobal('EventSource', FakeEventSource);
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    return answer();
  });
  onCounts.mockReset();
  onConnection.mockReset();
  onSignedOut.mockReset();
  stop = watchInbox({ onCounts, onConnection, onSignedOut });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test('listens to the stream and does not poll', async () => {
  FakeEventSource.latest?.tell(counts);
  await wait(10 * Minute.ms);
  expect(onCounts).toHaveBeenCalledWith(counts);
  expect(onConnection.mock.lastCall).toEqual(['live']);
  expect(asked).toBe(0);
});

test('polls when the server refuses the stream, and tries it again later', async () => {
  FakeEventSource.latest?.fail(true);
  await wait(0);
  expect(onConnection.mock.lastCall).toEqual(['polling']);
  await wait(3 * Minute.ms);
  expect(asked).toBe(4);
  await wait(8 * Minute.ms);
  expect(FakeEventSource.opened).toHaveLength(2);
});

test('polls when a proxy buffers the stream', async () => {
  await wait(11 * Second.ms);
  expect(onCounts).toHaveBeenCalledTimes(1);
  expect(FakeEventSource.latest?.readyState).toBe(FakeEventSource.CLOSED);
});

test('leaves a short interruption to the browser’s reconnection', async () => {
  FakeEventSource.latest?.tell(counts);
  FakeEventSource.latest?.fail(false);
  await wait(5 * Second.ms);
  FakeEventSource.latest?.tell({ ...counts, version: 8 });
  await wait(Minute.ms);
  expect(asked).toBe(0);
  expect(onConnection.mock.lastCall).toEqual(['live']);
});

test('polls less and less often without a connection, and listens again with one', async () => {
  answer = () => {
    throw new TypeError('Failed to fetch');
  };
  FakeEventSource.latest?.fail(true);
  await wait(0);
  expect(onConnection.mock.lastCall).toEqual(['unreachable']);
  await wait(20 * Minute.ms);
  expect(asked).toBeLessThan(8);
  window.dispatchEvent(new Event('online'));
  FakeEventSource.latest?.tell(counts);
  expect(onConnection.mock.lastCall).toEqual(['live']);
});

test('ends with the session', async () => {
  answer = () => new Response('no', { status: 401 });
  FakeEventSource.latest?.fail(true);
  await wait(10 * Minute.ms);
  expect(onSignedOut).toHaveBeenCalledTimes(1);
  expect(asked).toBe(1);
});

test('ignores messages that are not counts', () => {
  FakeEventSource.latest?.dispatchEvent(new MessageEvent('counts', { data: '<html>' }));
  FakeEventSource.latest?.dispatchEvent(new MessageEvent('counts', { data: '{"version":"x"}' }));
  expect(onCounts).not.toHaveBeenCalled();
});
