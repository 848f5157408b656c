import { expect, test } from 'vitest';
import { blockingByProcessor } from './blocking-time.ts';

const page = { pid: 7, tid: 1 };
const about = (documentLoaderURL: string) => ({
  data: { documentLoaderURL, isOutermostMainFrame: true },
});
const task = (atMs: number, clockMs: number, processorMs: number) => ({
  ...page,
  name: 'RunTask',
  ts: atMs * 1_000,
  dur: clockMs * 1_000,
  tdur: processorMs * 1_000,
});
const painted = [
  { ...page, name: 'thread_name', ts: 0, args: { name: 'CrRendererMain' } },
  { pid: 6, tid: 1, name: 'navigationStart', ts: 50_000, args: about('about:blank') },
  { ...page, name: 'navigationStart', ts: 100_000, args: about('http://localhost:1/about') },
  { ...page, name: 'firstContentfulPaint', ts: 300_000 },
];

test('counts what the processor worked for tasks after the first paint, four times as slowly', () => {
  const traceEvents = [
    ...painted,
    // Over before the paint; mostly waiting; short; 20 ms are 80 on a phone, 30 too long; under way at the paint.
    task(110, 90, 90),
    task(310, 60, 10),
    task(400, 12, 12),
    task(500, 25, 20),
    task(290, 20, 15),
    // Another thread, another process.
    { ...task(600, 90, 90), tid: 2 },
    { ...task(700, 90, 90), pid: 6 },
  ];
  expect(blockingByProcessor({ traceEvents })).toBe(30 + 10);
});

test('finds nothing to judge where no page was painted', () => {
  const traceEvents = painted.filter(({ name }) => name !== 'firstContentfulPaint');
  expect(() => blockingByProcessor({ traceEvents })).toThrow(/no first contentful paint/);
  expect(() => blockingByProcessor({ traceEvents: [] })).toThrow(/no first contentful paint/);
});
