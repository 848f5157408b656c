import { randomBytes, randomUUID } from 'node:crypto';
import { postContact } from '#shared/api/contact.ts';
import { postUpload, uploadField } from '#shared/api/upload.ts';
import type { Site } from '../../support/site.ts';
import type { BenchRow } from '../bench-row.ts';
import { steadyLoad } from './load.ts';

const seconds = 10;
const readsPerSecond = 200;
const uploadsAtOnce = 10;
const submissionsPerSecond = 20;
const mostMs = 50;

/**
 * How long a reader waits for `/` while ten files of 10 MB arrive at once, again and again, and twenty messages a
 * second are stored. The site must trust one proxy: every sender has an address of its own.
 */
export async function underLoad(site: Site): Promise<BenchRow> {
  const over = new AbortController();
  let uploads = 0;
  let submissions = 0;
  const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(10 * 1024 ** 2 - 9)]);

  const upload = async (sender: number) => {
    for (let turn = 0; !over.signal.aborted; turn += 1) {
      const form = new FormData();
      form.set(uploadField, new Blob([bytes], { type: 'application/pdf' }), 'plan.pdf');
      const answer = await fetch(site.address + postUpload.path, {
        method: 'POST',
        headers: { 'X-Forwarded-For': `203.0.${sender}.${turn % 250}` },
        body: form,
      });
      if (answer.status !== 200) throw new Error(`upload: ${answer.status} ${await answer.text()}`);
      await answer.body?.cancel();
      uploads += 1;
    }
  };
  const submit = async (number: number) => {
    const answer = await fetch(site.address + postContact.path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': randomUUID(),
        'X-Forwarded-For': `198.51.${number % 250}.${Math.floor(number / 250)}`,
      },
      body: JSON.stringify({
        name: 'Nikola Stone',
        email: 'nikola@example.org',
        projectType: 'residential',
        message: `Message ${number}: where do we begin with four acres at Yandoit?`,
      }),
    });
    if (answer.status !== 201) throw new Error(`message: ${answer.status} ${await answer.text()}`);
    await answer.body?.cancel();
    submissions += 1;
  };

  const work = Array.from({ length: uploadsAtOnce }, (_, sender) => upload(sender));
  let number = 0;
  const timer = setInterval(() => {
    number += 1;
    work.push(submit(number));
  }, 1_000 / submissionsPerSecond);
  const { latency, requests } = await steadyLoad(`${site.address}/`, readsPerSecond, seconds);
  over.abort();
  clearInterval(timer);
  await Promise.all(work);

  return {
    bench: 'serving',
    subject: '`GET /` while ten 10 MB uploads and 20 messages a second arrive',
    measured:
      `p50 ${latency.p50} ms, p99 ${latency.p99} ms, longest ${latency.max} ms at ` +
      `${Math.round(requests.average)} a second (${uploads} uploads, ${submissions} messages stored)`,
    reach: `p99 ≤ ${mostMs} ms`,
    isMet: latency.p99 <= mostMs,
    figures: { p50Ms: latency.p50, p99Ms: latency.p99, uploads, submissions },
  };
}
