import process from 'node:process';
import * as v from 'valibot';
import { Minute } from '#shared/time.ts';
import { startSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';

/** In MB. */
export interface Memory {
  /** What is still referred to: the heap, and the buffers outside it, after all garbage was collected. */
  live: number;
  /** Resident memory, which includes what the process has freed and not given back. */
  resident: number;
}

export interface MeasuredSite {
  site: Site;
  /** Collects the server's garbage and measures what is left. */
  measure(): Promise<Memory>;
  /** Lines of the server's log of level `error`, and what it printed that is no line of the log. */
  errorLines: readonly string[];
}

const mebibyte = 1_024 ** 2;

/** What the server prints: its log, and what `report-memory.mjs` adds to it. */
const Line = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    level: v.optional(v.string()),
    memory: v.optional(v.object({ heapUsed: v.number(), external: v.number(), rss: v.number() })),
  }),
);

/**
 * Starts the built server with a module that reports its memory, and reads its log.
 * @param snapshotFolder gets a heap snapshot at each measurement
 */
export async function startMeasuredSite(snapshotFolder?: string): Promise<MeasuredSite> {
  const errorLines: string[] = [];
  const waiting: ((memory: Memory) => void)[] = [];

  function read(text: string): void {
    const { success, output } = v.safeParse(Line, text);
    if (!success || output.level === 'error') errorLines.push(text);
    else if (output.memory) {
      // `external` contains the buffers.
      const { heapUsed, external, rss } = output.memory;
      waiting.shift()?.({ live: (heapUsed + external) / mebibyte, resident: rss / mebibyte });
    }
  }

  const site = await startSite(
    {
      TRUST_PROXY: '1',
      MALLOC_ARENA_MAX: '2',
      ...(snapshotFolder !== undefined && { SNAPSHOT_FOLDER: snapshotFolder }),
    },
    [
      // With the usual heap V8 leaves garbage for half an hour, which resident memory cannot tell from a leak.
      '--max-old-space-size=128',
      '--expose-gc',
      '--import',
      new URL('report-memory.mjs', import.meta.url).href,
      'dist/server/main.js',
    ],
    read,
  );
  return {
    site,
    errorLines,
    measure: () =>
      new Promise((resolve, reject) => {
        waiting.push(resolve);
        const fail = () => reject(new Error('the server does not report its memory'));
        setTimeout(fail, Minute.ms).unref();
        process.kill(site.pid(), 'SIGUSR2');
      }),
  };
}
