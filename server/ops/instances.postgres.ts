import { randomBytes, randomUUID } from 'node:crypto';
import { execFile } from 'node:child_process';
import { mkdir, readFile, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { Minute } from '#shared/time.ts';
import { makeLinkKey } from '../services/recovery-keys.ts';
import { openRecords } from './open-storage.ts';
import { migrate, schemaVersion } from '../storage/postgres/migrations.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { sendWithFile } from '../testing/visitor.ts';
import { longTimeout } from '../testing/long-timeout.ts';
import { startPostgres } from '../testing/postgres-server.ts';
import { startServerProcess } from '../testing/server-process.ts';
import { createBucket } from '../testing/s3-server.ts';
import { queryOnce, temporaryDatabase, withClient } from '../testing/test-database.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import {
  deliver,
  message,
  send,
  signIn,
  startInstance,
  startInstances,
} from '../testing/instances.ts';

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

test('a request sent to both processes creates one record with one receipt', async () => {
  const url = await temporaryDatabase();
  const [one, other] = await startInstances({ DATABASE_URL: url }, await twoFolders());
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

test('the owner gets one email, whichever process received the message', async () => {
  const mailServer = await startMailServer();
  const environment = {
    DATABASE_URL: await temporaryDatabase(),
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
    PRACTICE_EMAIL: 'studio@example.org',
  };
  const instances = await startInstances(environment, await twoFolders());
  await Promise.all(
    Array.from({ length: 20 }, (_, number) => {
      const { address } = instances[number % 2] ?? instances[0];
      return deliver(() => [address], message(`Note ${number}`, `ruth${number}@example.org`));
    }),
  );
  // A record stored but not yet announced must survive the end of its process.
  instances[0].program.child.kill('SIGKILL');
  const done = 'select 1 as one from submissions where not (is_announced and is_acknowledged)';
  await expect.poll(() => queryOnce(environment.DATABASE_URL, done), longTimeout).toEqual([]);
  const to = (address: RegExp) => mailServer.mails.filter((mail) => address.test(mail.to.join()));
  const ids = to(/studio@/).map(({ headers }) => headers.get('message-id'));
  expect(new Set(ids).size).toBe(20);
  // Only an email being sent at the kill may arrive twice, with the same Message-ID.
  expect(ids.length).toBeLessThanOrEqual(21);
  expect(new Set(to(/^ruth/).map((mail) => mail.to.join())).size).toBe(20);
});

test('an owner signed in at one process reads, watches live and erases what the other received', async () => {
  const url = await temporaryDatabase();
  const environment = { DATABASE_URL: url, ...(await bucketVariables()) };
  const [one, other] = await startInstances(environment, await twoFolders());
  const cookie = await signIn(one.address);
  const events = await fetch(`${other.address}/api/inbox/events`, { headers: { cookie } });
  const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader();
  let received = '';
  const toldOf = async (text: string) => {
    while (!received.includes(text)) received += (await reader?.read())?.value ?? '';
    return received;
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
    projectDescription: 'Two reservations',
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
  // Signing out at one process signs out of both.
  await fetch(`${other.address}/api/session`, { method: 'DELETE', headers: { cookie } });
  expect((await fetch(`${one.address}/api/requests`, { headers: { cookie } })).status).toBe(401);
});

test('erasing leaves no trace of a person in the table files', async () => {
  const server = await startPostgres();
  onTestFinished(() => server.remove());
  const instances = await startInstances({ DATABASE_URL: server.url }, await twoFolders());
  const secret = 'the creek behind the old school';
  await deliver(() => [instances[0].address], message(secret));
  await deliver(() => [instances[0].address], message('Another', 'ali@example.org'));
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
  const cookie = await signIn(instances[1].address);
  await fetch(`${instances[1].address}/api/inbox/erasures`, {
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
  const instances = await startInstances({ DATABASE_URL: url }, folders);
  const addresses = () => instances.map(({ address }) => address);
  let delivered = 0;
  const bodies = Array.from({ length: 200 }, (_, number) => message(`Message ${number} \0 🏠`));
  const kills = (async () => {
    for (let kill = 0; kill < 5; kill += 1) {
      const due = 20 + kill * 30;
      await expect
        .poll(() => delivered, { ...longTimeout, interval: 5 })
        .toBeGreaterThanOrEqual(due);
      await queryOnce(
        url,
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()`,
      );
      const index = kill % 2;
      instances[index]?.program.child.kill('SIGKILL');
      instances[index] = await startInstance({ DATABASE_URL: url }, folders[index] ?? folders[0]);
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

/** Runs an operator's command; rejects unless it exits with 0. */
async function command(name: string, environment: Record<string, string>, ...args: string[]) {
  const script = fileURLToPath(new URL(`../cli/${name}.ts`, import.meta.url));
  const env = { PATH: process.env['PATH'] ?? '', ...environment };
  const started = promisify(execFile)(process.execPath, ['--import', 'tsx', script, ...args], {
    env,
  });
  return (await started).stdout;
}

test.each(['the data folder', 'a bucket'])(
  'an operator moves the site into the database and back by the README, files in %s',
  async (place) => {
    const root = await temporaryFolder();
    const folder = join(root, 'data');
    const local = { OWNER_PASSPHRASE: 'rammed earth and lime' };
    const inBucket = place === 'a bucket';
    const grown = {
      DATABASE_URL: await temporaryDatabase(),
      ...(inBucket ? await bucketVariables() : {}),
    };
    const stop = async ({ program }: Awaited<ReturnType<typeof startInstance>>) => {
      program.child.kill('SIGTERM');
      expect((await program.exit()).code).toBe(0);
    };
    const one = await startInstance(local, folder);
    const first = await sendWithFile(one.address, 'falls to the north');
    await stop(one);

    expect(
      await command('migrate-store', { DATA_DIR: folder, ...grown }, '--to', 'postgres'),
    ).toContain('Start the server with DATABASE_URL');
    const two = await startInstance({ ...local, ...grown }, folder);
    const second = await sendWithFile(two.address, 'clay under loam');
    const owner = await signIn(two.address);
    const requests = await fetch(`${two.address}/api/requests`, { headers: { cookie: owner } });
    for (const { id } of await requests.json()) {
      const changed = await fetch(`${two.address}/api/requests/${id}`, {
        method: 'PATCH',
        headers: { cookie: owner, 'Content-Type': 'application/json' },
        body: JSON.stringify({ status: 'read' }),
      });
      expect(changed.status).toBe(200);
    }
    await stop(two);

    // "The way back": with a bucket an empty DATA_DIR, without one that of the files, the former records moved out.
    const back = inBucket ? join(root, 'empty') : folder;
    if (!inBucket) {
      const early = command('migrate-store', { DATA_DIR: folder, ...grown }, '--to', 'lowdb');
      await expect(early).rejects.toMatchObject({
        stderr: expect.stringContaining('move "records" and "snapshots" out of DATA_DIR'),
      });
      const empty = { ...grown, DATA_DIR: join(root, 'empty') };
      await expect(command('migrate-store', empty, '--to', 'lowdb')).rejects.toMatchObject({
        stderr: expect.stringContaining(
          'DATA_DIR must be the one whose "uploads" the servers used',
        ),
      });
      await mkdir(join(root, 'former'));
      for (const name of ['records', 'snapshots']) {
        await rename(join(folder, name), join(root, 'former', name));
      }
    }
    expect(await command('migrate-store', { ...grown, DATA_DIR: back }, '--to', 'lowdb')).toContain(
      '2 messages and requests and 2 files are in the target',
    );
    const three = await startInstance(local, back);
    const cookie = await signIn(three.address);
    const list = await fetch(`${three.address}/api/requests`, { headers: { cookie } });
    expect(await list.json()).toHaveLength(2);
    const textOf = async (path: string) =>
      (await fetch(three.address + path, { headers: { cookie } })).text();
    expect(await textOf(first)).toBe('falls to the north');
    expect(await textOf(second)).toBe('clay under loam');
    await stop(three);
  },
);

test('a lost database is reported at once, and nothing is lost when it returns', async () => {
  const server = await startPostgres();
  onTestFinished(() => server.remove());
  const [one, other] = await startInstances({ DATABASE_URL: server.url }, await twoFolders());
  const first = await deliver(() => [one.address], message('Before'));
  const cookie = await signIn(one.address);
  await server.kill();
  const refused = await send(one.address, randomUUID(), message('During'));
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
  await expect.poll(ready, longTimeout).toBe(200);
  const later = await deliver(() => [other.address], message('After'));
  const list = await fetch(`${other.address}/api/contact-messages`, { headers: { cookie } });
  const ids = (await list.json()).map(({ id }: { id: string }) => id);
  expect(ids).toEqual([later.key, first.key]);
  // The other process receives change notifications again.
  const events = await fetch(`${one.address}/api/inbox/events`, { headers: { cookie } });
  const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader();
  let received = '';
  const waiting = (async () => {
    while (!received.includes('"unreadMessages":3'))
      received += (await reader?.read())?.value ?? '';
  })();
  await deliver(() => [other.address], message('Live'));
  await waiting;
  await reader?.cancel();
});

test('does not start without its database, and says why in one line without the password', async () => {
  const folder = await temporaryFolder();
  const refusalOf = async (url: string) => {
    const { exit } = startServerProcess({ DATA_DIR: folder, DATABASE_URL: url });
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
  await withClient(url, (client) => migrate(client));
  const newer = schemaVersion + 1;
  await queryOnce(url, 'insert into schema_versions (version) values ($1)', [newer]);
  expect(await refusalOf(url)).toContain(
    `the database is of version ${newer}, this release knows ${schemaVersion}`,
  );
});

test('accepts a recovery code once, at whichever process it arrives', async () => {
  const environment = { DATABASE_URL: await temporaryDatabase(), OWNER_PASSPHRASE: '' };
  const instances = await startInstances(environment, await twoFolders());
  const { store } = await openRecords(
    { dataFolder: '', databaseUrl: environment.DATABASE_URL, s3: undefined },
    { clock: () => new Date(), report: () => undefined },
  );
  const key = await makeLinkKey(store, new Date());
  await store.close();
  const choose = async ({ address }: (typeof instances)[number]) => {
    const response = await fetch(`${address}/api/passphrase/recovery`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ key, next: 'lime and light earth' }),
    });
    return response.status;
  };
  const statuses = await Promise.all(instances.map(choose));
  expect(statuses.toSorted()).toEqual([204, 401]);
  for (const { address } of instances) {
    const response = await fetch(`${address}/api/session`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ passphrase: 'lime and light earth' }),
    });
    expect(response.status).toBe(204);
  }
});
