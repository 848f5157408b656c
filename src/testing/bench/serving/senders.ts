/**
 * The load while a reader is timed, in its own process, so that making the uploads does not delay the reader's clock:
 * ten files of 10 MB at once, again and again, and twenty messages a second. Started with the site's address; ends when
 * its input does, and prints what was stored as JSON.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import process from 'node:process';
import { postContact } from '#shared/api/contact.ts';
import { postUpload, uploadField } from '#shared/api/upload.ts';

const uploadsAtOnce = 10;
const submissionsPerSecond = 20;

const address = process.argv[2] ?? '';
const stored = { uploads: 0, submissions: 0 };
const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(10 * 1024 ** 2 - 9)]);
const over = new AbortController();

async function upload(sender: number): Promise<void> {
  for (let turn = 0; !over.signal.aborted; turn += 1) {
    const form = new FormData();
    form.set(uploadField, new Blob([bytes], { type: 'application/pdf' }), 'plan.pdf');
    const answer = await fetch(address + postUpload.path, {
      method: 'POST',
      headers: { 'X-Forwarded-For': `203.0.${sender}.${turn % 250}` },
      body: form,
    });
    if (answer.status !== 200) throw new Error(`upload: ${answer.status} ${await answer.text()}`);
    await answer.body?.cancel();
    stored.uploads += 1;
    // The first one: from here on, the load is complete.
    if (stored.uploads === 1) process.stdout.write('sending\n');
  }
}

async function submit(number: number): Promise<void> {
  const answer = await fetch(address + postContact.path, {
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
  stored.submissions += 1;
}

const work = Array.from({ length: uploadsAtOnce }, (_, sender) => upload(sender));
let number = 0;
const timer = setInterval(() => {
  number += 1;
  work.push(submit(number));
}, 1_000 / submissionsPerSecond);
process.stdin.resume().once('end', () => {
  over.abort();
  clearInterval(timer);
  void Promise.all(work).then(() => process.stdout.write(JSON.stringify(stored)));
});
