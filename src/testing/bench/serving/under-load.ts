import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import type { Site } from '../../support/site.ts';
import type { BenchRow } from '../bench-row.ts';
import { startBare } from './beside-bare.ts';
import { steadyLoad } from './load.ts';
import { sized } from '../short-form.ts';

const seconds = sized(10, 2);
const readsPerSecond = 200;
const mostMs = 50;

/**
 * How long a reader waits for `/` while ten files of 10 MB are uploaded at once, again and again, and twenty messages a
 * second are stored; then, under the same load, for the same bytes from a bare server that does nothing else: the
 * machine's own limit. The site must trust one proxy: every sender has its own address.
 */
export async function underLoad(site: Site): Promise<BenchRow> {
  const bare = await startBare(`${site.address}/`);
  const senders = spawn(
    process.execPath,
    ['--import', 'tsx', 'src/testing/bench/serving/senders.ts', site.address],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  try {
    const ended = once(senders, 'exit');
    await once(senders.stdout, 'data');
    const { latency, requests } = await steadyLoad(`${site.address}/`, readsPerSecond, seconds);
    const beside = (await steadyLoad(bare.address, readsPerSecond, seconds)).latency;
    const said = text(senders.stdout);
    senders.stdin.end();
    const [code] = await ended;
    if (code !== 0) throw new Error('the senders failed');
    const { uploads, submissions } = JSON.parse(await said) as Record<string, number>;
    return {
      bench: 'serving',
      subject: '`GET /` while ten 10 MB uploads and 20 messages a second arrive',
      measured:
        `p50 ${latency.p50} ms, p99 ${latency.p99} ms, longest ${latency.max} ms at ` +
        `${Math.round(requests.average)} a second (a bare node:http beside it: ` +
        `p50 ${beside.p50} ms, p99 ${beside.p99} ms; ${uploads} uploads, ${submissions} messages stored)`,
      reach: `p99 ≤ ${mostMs} ms`,
      isMet: latency.p99 <= mostMs,
      figures: {
        p50Ms: latency.p50,
        p99Ms: latency.p99,
        bareP50Ms: beside.p50,
        bareP99Ms: beside.p99,
        uploads: uploads ?? 0,
        submissions: submissions ?? 0,
      },
    };
  } finally {
    senders.kill();
    await bare.stop();
  }
}
