// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Minute, Second } from '#shared/time.ts';
import { FakeEventSource } from './testing/fake-event-source.ts';
import { watchInbox } from './watch-inbox.ts';

const counts = { unreadMessages: 1, unreadRequests: 0, unreadSpam: 0, version: 7 };
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

test('hears from the stream and asks nothing beside it', async () => {
  FakeEventSource.latest?.tell(counts);
  await wait(10 * Minute.ms);
  expect(onCounts).toHaveBeenCalledWith(counts);
  expect(onConnection.mock.lastCall).toEqual(['live']);
  expect(asked).toBe(0);
});

test('asks where the server refuses the stream, and tries it again later', async () => {
  FakeEventSource.latest?.fail(true);
  await wait(0);
  expect(onConnection.mock.lastCall).toEqual(['polling']);
  await wait(3 * Minute.ms);
  expect(asked).toBe(4);
  await wait(8 * Minute.ms);
  expect(FakeEventSource.opened).toHaveLength(2);
});

test('asks where something on the way holds the stream back', async () => {
  await wait(11 * Second.ms);
  expect(onCounts).toHaveBeenCalledTimes(1);
  expect(FakeEventSource.latest?.readyState).toBe(FakeEventSource.CLOSED);
});

test('leaves a short gap to the browser', async () => {
  FakeEventSource.latest?.tell(counts);
  FakeEventSource.latest?.fail(false);
  await wait(5 * Second.ms);
  FakeEventSource.latest?.tell({ ...counts, version: 8 });
  await wait(Minute.ms);
  expect(asked).toBe(0);
  expect(onConnection.mock.lastCall).toEqual(['live']);
});

test('asks ever more rarely without a connection, and listens again with one', async () => {
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

test('takes no other words for counts', () => {
  FakeEventSource.latest?.dispatchEvent(new MessageEvent('counts', { data: '<html>' }));
  FakeEventSource.latest?.dispatchEvent(new MessageEvent('counts', { data: '{"version":"x"}' }));
  expect(onCounts).not.toHaveBeenCalled();
});
