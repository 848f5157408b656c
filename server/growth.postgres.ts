import { randomBytes, randomUUID } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { Minute } from '#shared/time.ts';
import { startMailServer } from './testing/mail-server.ts';
import { patience } from './testing/patience.ts';
import { startPostgres } from './testing/postgres-server.ts';
import { startProgram } from './testing/program.ts';
import { createBucket } from './testing/s3-server.ts';
import { queryOnce, temporaryDatabase } from './testing/test-database.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';
import { deliver, message, send, signIn, startTwin, startTwins } from './testing/twins.ts';

/** Processes start slowly on a busy machine. */
vi.setConfig({ testTimeout: 5 * Minute.ms });

const countOf = async (url: string) => {
  const [row] = await queryOnce<{ count: number }>(
    url,
    'select count(*)::int as count from submissions',
  );
  return row?.count;
};

async function twoFolders(): Promise<[string, string]> {
  return [await temporaryFolder(), await temporaryFolder()];
}

async function bucketVariables(): Promise<Record<string, string>> {
  const name = `story-${randomBytes(6).toString('hex')}`;
  const { endpoint, bucket, accessKeyId, secretAccessKey } = await createBucket(
    inject('s3Endpoint'),
    name,
  );
  return {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  };
}

test('two processes give one record and one receipt for one request that reaches both', async () => {
  const url = await temporaryDatabase();
  const [one, other] = await startTwins({ DATABASE_URL: url }, await twoFolders());
  const keys = Array.from({ length: 40 }, () => randomUUID());
  const outcomes = await Promise.all(
    keys.map(async (key) => {
      const sent = await Promise.all([
        send(one.address, key, message('north')),
        send(other.address, key, message('north')),
      ]);
      expect(sent.map(({ status }) => status).toSorted()).toSatisfy((statuses: number[]) =>
        ['200,201', '201,409'].includes(statuses.join()),
      );
      const again = await deliver(() => [other.address, one.address], message('north'), key);
      const receipts = [...sent, ...again.tries].flatMap(({ answer }) => answer ?? []);
      expect(new Set(receipts.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect((await send(one.address, key, message('another'))).status).toBe(422);
      return sent;
    }),
  );
  expect(outcomes).toHaveLength(40);
  expect(await countOf(url)).toBe(40);
});

test('the owner is told once by mail, whichever process took the message', async () => {
  const mailServer = await startMailServer();
  const environment = {
    DATABASE_URL: await temporaryDatabase(),
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
    PRACTICE_EMAIL: 'studio@example.org',
  };
  const twins = await startTwins(environment, await twoFolders());
  await Promise.all(
    Array.from({ length: 20 }, (_, number) => {
      const { address } = twins[number % 2] ?? twins[0];
      return deliver(() => [address], message(`Note ${number}`, `ruth${number}@example.org`));
    }),
  );
  // The end of one process must not keep back what it has stored and not told yet.
  twins[0].program.child.kill('SIGKILL');
  const done = 'select 1 as one from submissions where not (is_announced and is_acknowledged)';
  await expect.poll(() => queryOnce(environment.DATABASE_URL, done), patience).toEqual([]);
  const to = (address: RegExp) => mailServer.mails.filter((mail) => address.test(mail.to.join()));
  const ids = to(/studio@/).map(({ headers }) => headers.get('message-id'));
  expect(new Set(ids).size).toBe(20);
  // Only the mail that was on its way at the kill may come a second time, with the same number.
  expect(ids.length).toBeLessThanOrEqual(21);
  expect(new Set(to(/^ruth/).map((mail) => mail.to.join())).size).toBe(20);
});

test('an owner signed in at one process reads, sees live and erases what came to the other', async () => {
  const url = await temporaryDatabase();
  const environment = { DATABASE_URL: url, ...(await bucketVariables()) };
  const [one, other] = await startTwins(environment, await twoFolders());
  const cookie = await signIn(one.address);
  const events = await fetch(`${other.address}/api/inbox/events`, { headers: { cookie } });
  const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader();
  let told = '';
  const toldOf = async (text: string) => {
    while (!told.includes(text)) told += (await reader?.read())?.value ?? '';
    return told;
  };
  await toldOf('"unreadMessages":0');

  const form = new FormData();
  form.append('files', new Blob(['A slope to the north.'], { type: 'text/plain' }), 'slope.txt');
  const uploaded = await fetch(`${one.address}/api/upload`, { method: 'POST', body: form });
  const { files } = await uploaded.json();
  const key = randomUUID();
  const request = {
    serviceType: 'new-house-design',
    name: 'Ruth',
    email: 'ruth@example.org',
    phone: '03 5348 0000',
    location: 'the creek behind the old school',
    projectDescription: 'Two rooms',
    attachments: files,
  };
  const post = (address: string) =>
    fetch(`${address}/api/consultation`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(request),
    });
  expect((await post(one.address)).status).toBe(201);
  expect((await post(other.address)).status).toBe(200);
  expect(await toldOf('"unreadRequests":1')).toContain('"version":1');
  await reader?.cancel();

  const list = await fetch(`${other.address}/api/requests`, { headers: { cookie } });
  expect(await list.json()).toMatchObject([
    { id: key, attachments: [{ url: files[0], name: 'slope.txt' }] },
  ]);
  const download = await fetch(other.address + files[0], { headers: { cookie } });
  expect(await download.text()).toBe('A slope to the north.');
  const erased = await fetch(`${other.address}/api/inbox/erasures`, {
    method: 'POST',
    headers: { cookie, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'Ruth@example.org', isDryRun: false }),
  });
  expect(await erased.json()).toMatchObject({ requests: 1, files: 1, isErased: true });
  expect((await fetch(one.address + files[0], { headers: { cookie } })).status).toBe(404);
  expect(await countOf(url)).toBe(0);
  // Signed out at one is signed out at both.
  await fetch(`${other.address}/api/session`, { method: 'DELETE', headers: { cookie } });
  expect((await fetch(`${one.address}/api/requests`, { headers: { cookie } })).status).toBe(401);
});

test('erasing leaves no word of a person in the files of the tables', async () => {
  const server = await startPostgres();
  onTestFinished(() => server.remove());
  const twins = await startTwins({ DATABASE_URL: server.url }, await twoFolders());
  const secret = 'the creek behind the old school';
  await deliver(() => [twins[0].address], message(secret));
  await deliver(() => [twins[0].address], message('Another', 'ali@example.org'));
  const filesWith = async (text: string) => {
    await queryOnce(server.url, 'checkpoint');
    const found: string[] = [];
    for (const entry of await readdir(join(server.folder, 'base'), {
      recursive: true,
      withFileTypes: true,
    })) {
      const path = join(entry.parentPath, entry.name);
      if (entry.isFile() && (await readFile(path)).includes(text)) found.push(path);
    }
    return found;
  };
  expect(await filesWith(secret)).not.toEqual([]);
  const cookie = await signIn(twins[1].address);
  await fetch(`${twins[1].address}/api/inbox/erasures`, {
    method: 'POST',
    headers: { cookie, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'ruth@example.org', isDryRun: false }),
  });
  expect(await filesWith(secret)).toEqual([]);
  expect(await filesWith('ali@example.org')).not.toEqual([]);
});

test('200 visitors, five kills of a process and cut connections: all acknowledged, each once', async () => {
  const url = await temporaryDatabase();
  const folders = await twoFolders();
  const twins = await startTwins({ DATABASE_URL: url }, folders);
  const addresses = () => twins.map(({ address }) => address);
  let delivered = 0;
  const bodies = Array.from({ length: 200 }, (_, number) => message(`Message ${number} \0 🏠`));
  const kills = (async () => {
    for (let kill = 0; kill < 5; kill += 1) {
      const due = 20 + kill * 30;
      await expect.poll(() => delivered, { ...patience, interval: 5 }).toBeGreaterThanOrEqual(due);
      await queryOnce(
        url,
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()`,
      );
      const index = kill % 2;
      twins[index]?.program.child.kill('SIGKILL');
      twins[index] = await startTwin({ DATABASE_URL: url }, folders[index] ?? folders[0]);
    }
  })();
  const queue = bodies.map((body) => ({ body, key: randomUUID() }));
  const outcomes: Awaited<ReturnType<typeof deliver>>[] = [];
  const visitor = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      outcomes.push(await deliver(addresses, next.body, next.key));
      delivered += 1;
    }
  };
  await Promise.all([kills, ...Array.from({ length: 20 }, visitor)]);
  expect(outcomes).toHaveLength(200);
  const rows = await queryOnce<{ id: string }>(url, 'select id from submissions');
  expect(rows.map(({ id }) => id).toSorted()).toEqual(outcomes.map(({ key }) => key).toSorted());
  for (const { key, tries } of outcomes) {
    const again = await send(addresses()[0] ?? '', key, message('x'));
    expect(again.status).toBe(422);
    expect(tries.at(-1)?.answer?.id).toBe(key);
  }
});

test('a database that goes away is said at once, and nothing is lost when it is back', async () => {
  const server = await startPostgres();
  onTestFinished(() => server.remove());
  const [one, other] = await startTwins({ DATABASE_URL: server.url }, await twoFolders());
  const first = await deliver(() => [one.address], message('Before'));
  const cookie = await signIn(one.address);
  await server.kill();
  const refused = await send(one.address, randomUUID(), message('Meanwhile'));
  expect(refused.status).toBe(503);
  const inbox = await fetch(`${other.address}/api/contact-messages`, { headers: { cookie } });
  expect([inbox.status, inbox.headers.get('Retry-After')]).toEqual([503, '5']);
  for (const { address } of [one, other]) {
    expect((await fetch(`${address}/readyz`)).status).toBe(503);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    expect((await fetch(`${address}/api/projects`)).status).toBe(200);
  }
  await server.start();
  const ready = async () => (await fetch(`${one.address}/readyz`)).status;
  await expect.poll(ready, patience).toBe(200);
  const later = await deliver(() => [other.address], message('After'));
  const list = await fetch(`${other.address}/api/contact-messages`, { headers: { cookie } });
  const ids = (await list.json()).map(({ id }: { id: string }) => id);
  expect(ids).toEqual([later.key, first.key]);
  // The other process hears of changes again.
  const events = await fetch(`${one.address}/api/inbox/events`, { headers: { cookie } });
  const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader();
  let told = '';
  const waiting = (async () => {
    while (!told.includes('"unreadMessages":3')) told += (await reader?.read())?.value ?? '';
  })();
  await deliver(() => [other.address], message('Live'));
  await waiting;
  await reader?.cancel();
});

test('does not start without its database, and says why in one line without the password', async () => {
  const folder = await temporaryFolder();
  const refusalOf = async (url: string) => {
    const { exit } = startProgram({ DATA_DIR: folder, DATABASE_URL: url });
    const { code, errors } = await exit();
    expect(code).toBe(1);
    expect(errors).toMatch(/^The server did not start: [^\n]+\n$/);
    expect(errors).not.toContain('hush');
    return errors;
  };
  const url = await temporaryDatabase();
  const { port, pathname } = new URL(url);
  expect(await refusalOf('postgresql://owner:hush@127.0.0.1:1/site')).toContain('127.0.0.1:1');
  expect(await refusalOf(`postgresql://owner:hush@127.0.0.1:${port}/nothing`)).toContain(
    'database "nothing" does not exist',
  );
  expect(await refusalOf(`postgresql://nobody:hush@127.0.0.1:${port}${pathname}`)).toContain(
    'role "nobody" does not exist',
  );
  expect(await refusalOf('mysql://owner:hush@127.0.0.1/site')).toContain('DATABASE_URL must be');
  await queryOnce(url, 'create table schema_versions (version integer, applied_at timestamptz)');
  await queryOnce(url, 'insert into schema_versions values (7)');
  expect(await refusalOf(url)).toContain('the database is of version 7, this release knows 2');
});

test('tables of the release before are brought forward with everything in them', async () => {
  const url = await temporaryDatabase();
  const folder = await temporaryFolder();
  const before = await startTwin({ DATABASE_URL: url }, folder);
  const { key } = await deliver(() => [before.address], message('Before'));
  before.program.child.kill('SIGKILL');
  await queryOnce(url, 'alter table submissions drop column changed_at');
  await queryOnce(url, 'delete from schema_versions where version > 1');
  const after = await startTwin({ DATABASE_URL: url }, await temporaryFolder());
  await deliver(() => [after.address], message('After'));
  const cookie = await signIn(after.address);
  const list = await fetch(`${after.address}/api/contact-messages`, { headers: { cookie } });
  const ids = (await list.json()).map(({ id }: { id: string }) => id);
  expect(ids).toHaveLength(2);
  expect(ids).toContain(key);
});

test('shows a made passphrase at one process alone, and keeps it', async () => {
  const environment = { DATABASE_URL: await temporaryDatabase(), OWNER_PASSPHRASE: '' };
  const twins = await startTwins(environment, await twoFolders());
  const shown = twins
    .flatMap(({ program }) => program.lines)
    .filter((line) => line.includes('only this once'));
  expect(shown).toHaveLength(1);
  const passphrase = shown[0]?.match(/once: (\S+)/)?.[1];
  for (const { address } of twins) {
    const response = await fetch(`${address}/api/session`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ passphrase }),
    });
    expect(response.status).toBe(204);
  }
});
