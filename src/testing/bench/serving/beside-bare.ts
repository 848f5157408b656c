import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { buffer } from 'node:stream/consumers';
import type { Site } from '../../support/site.ts';
import { medianOf } from '../bench-row.ts';
import type { BenchRow } from '../bench-row.ts';
import { fullLoad } from './load.ts';
import { sized } from '../short-form.ts';

const rounds = sized(7, 1);
const secondsEach = sized(3, 1);
const leastRatio = 0.6;

/** Cached pages compared with a bare `node:http` server that sends the same bytes; both are measured in turns. */
export async function besideBare(site: Site, path: string): Promise<BenchRow> {
  const bare = await startBare(`${site.address}${path}`);
  try {
    const ours: number[] = [];
    const bares: number[] = [];
    // The first round only warms both up.
    for (let round = 0; round <= rounds; round += 1) {
      const own = (await fullLoad(site.address + path, secondsEach)).requests.average;
      const other = (await fullLoad(bare.address, secondsEach)).requests.average;
      if (round === 0) continue;
      ours.push(own);
      bares.push(other);
    }
    const ratio = medianOf(ours.map((own, index) => own / (bares[index] ?? Number.NaN)));
    const ownPerSecond = medianOf(ours);
    const barePerSecond = medianOf(bares);
    return {
      bench: 'serving',
      subject: `cached \`GET ${path}\` beside bare node:http`,
      measured:
        `${Math.round(ownPerSecond)} beside ${Math.round(barePerSecond)} a second, ` +
        `${ratio.toFixed(2)} × (medians of ${rounds} rounds by turns)`,
      reach: `≥ ${leastRatio} ×`,
      isMet: ratio >= leastRatio,
      figures: { ownPerSecond, barePerSecond, ratio },
    };
  } finally {
    await bare.stop();
  }
}

/** Records one answer of ours, headers and body, and starts a server that repeats it. */
export async function startBare(
  url: string,
): Promise<{ address: string; stop: () => Promise<void> }> {
  const asked = request(url, { headers: { 'accept-encoding': 'br' } }).end();
  const [response] = await once(asked, 'response');
  const headers = { ...response.headers };
  // Node adds these itself.
  for (const name of ['date', 'connection', 'keep-alive']) delete headers[name];
  const body = (await buffer(response)).toString('base64');
  const folder = await mkdtemp(join(tmpdir(), 'nbd-bare-'));
  const file = join(folder, 'answer.json');
  await writeFile(file, JSON.stringify({ status: response.statusCode, headers, body }));
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'src/testing/bench/serving/bare-server.ts', file],
    { env: { ...process.env, NODE_ENV: 'production' }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [port] = await once(child.stdout, 'data');
  return {
    address: `http://127.0.0.1:${String(port).trim()}`,
    async stop() {
      child.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
