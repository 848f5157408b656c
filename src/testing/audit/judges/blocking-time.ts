/** Chromium's trace of a page load; times and durations in microseconds. */
export interface Trace {
  traceEvents: readonly TraceEvent[];
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  /** Wall time, and CPU time within it. */
  dur?: number;
  tdur?: number;
  args?: { name?: string; data?: { documentLoaderURL?: string; isOutermostMainFrame?: boolean } };
}

/** Lighthouse's phone relative to this machine, and the longest task on it that does not block. */
const slowdown = 4;
const unnoticedMs = 50;

/**
 * Total blocking time of a page, in milliseconds, by CPU time instead of wall time: how long the tasks of its main
 * thread after the first contentful paint would block a phone if nobody else used this machine. Lighthouse uses wall
 * time, in which a task on two busy cores waits several times as long as it works.
 * @throws Error for a trace without a paint
 */
export function blockingByProcessor({ traceEvents }: Trace): number {
  const start = traceEvents.find(
    ({ name, args }) =>
      name === 'navigationStart' &&
      args?.data?.isOutermostMainFrame === true &&
      args.data.documentLoaderURL?.startsWith('http') === true,
  );
  const ofPage = traceEvents.filter(({ pid, ts }) => pid === start?.pid && ts >= start.ts);
  const paint = ofPage.find(({ name }) => name === 'firstContentfulPaint');
  const mainThread = traceEvents.find(
    ({ name, pid, args }) =>
      name === 'thread_name' && pid === start?.pid && args?.name === 'CrRendererMain',
  );
  if (!paint || !mainThread) throw new Error('the trace has no first contentful paint of a page');
  return ofPage
    .filter(({ name, tid }) => name === 'RunTask' && tid === mainThread.tid)
    .filter(({ ts, dur = 0 }) => ts + dur > paint.ts)
    .map(({ tdur = 0 }) => Math.max(0, (tdur / 1_000) * slowdown - unnoticedMs))
    .reduce((sum, blockingMs) => sum + blockingMs, 0);
}
