import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { Minute } from '#shared/time.ts';
import { startFaultyProxy } from '../../testing/faulty-proxy.ts';
import type { ProxyFaults } from '../../testing/faulty-proxy.ts';
import { startTestServer } from '../../testing/test-server.ts';
import type { TestServerOptions } from '../../testing/test-server.ts';
import { createMemoryFiles } from '../../storage/memory/memory-files.ts';
import { createMemoryLog } from '../../storage/memory/memory-log.ts';
import { createRecordStore } from '../../storage/record-store.ts';
import { StorageUnavailableError } from '../../storage/ports.ts';
import { checkOutside } from './check-outside.ts';

/** Checks the website of a server behind a proxy; returns what is wrong, by the name of the check. */
async function faultsOf({
  proxy,
  server: options = {},
  publicUrl,
  clockErrorMs = 0,
}: {
  proxy?: ProxyFaults;
  server?: TestServerOptions;
  /** In place of the address of the proxy. */
  publicUrl?: string;
  clockErrorMs?: number;
}): Promise<Record<string, string>> {
  let target = '';
  // The address of the proxy is known before the server starts, which has to know it.
  const front = await startFaultyProxy(() => target, proxy);
  const server = await startTestServer({
    publicUrl: publicUrl ?? front.address,
    trustedProxies: 1,
    ...options,
  });
  target = server.address;
  // Of today, because the certificate is.
  server.time.now = new Date(Date.now() + clockErrorMs);
  const findings = await checkOutside(front.address, { clock: () => new Date(), ca: front.ca });
  return Object.fromEntries(
    // Its certificate lasts two days, which a test below looks at.
    findings.flatMap(({ check, fault }) =>
      fault === undefined || check === 'https' ? [] : [[check, fault]],
    ),
  );
}

test('finds nothing wrong with a proxy and a server as the guide sets them up', async () => {
  expect(await faultsOf({})).toEqual({});
});

const planted: [string, Parameters<typeof faultsOf>[0], string, RegExp][] = [
  [
    'bodies of 1 MB at most',
    { proxy: { maxBodyBytes: 1024 ** 2 } },
    'large bodies',
    /client_max_body_size 12m/,
  ],
  ['buffered events', { proxy: { isBuffering: true } }, 'events', /proxy_buffering off/],
  [
    'a missing forwarded address',
    { proxy: { isSilent: true } },
    'forwarded address',
    /let the proxy send X-Forwarded-For/,
  ],
  [
    'TRUST_PROXY unset',
    { server: { trustedProxies: 0 } },
    'forwarded address',
    /set TRUST_PROXY=1/,
  ],
  [
    'a forwarded address that anybody chooses',
    { proxy: { isGullible: true } },
    'forwarded address',
    /chooses the address/,
  ],
  ['a cookie without https', { publicUrl: 'http://localhost' }, 'cookie', /must start with https/],
  [
    'a wrong PUBLIC_URL',
    { publicUrl: 'https://www.example.org' },
    'PUBLIC_URL',
    /is https:\/\/www\.example\.org, and visitors use https:\/\/localhost/,
  ],
  ['a clock that is behind', { clockErrorMs: -7 * Minute.ms }, 'clock', /7 minutes behind/],
  ['a clock that is ahead', { clockErrorMs: 3 * Minute.ms }, 'clock', /3 minutes ahead/],
  [
    'a data folder that is read-only',
    {
      server: {
        store: { ...createRecordStore(createMemoryLog()), isHealthy: async () => false },
      },
    },
    'requests and files can be stored',
    /cannot write in its data folder/,
  ],
  [
    'less room than the floor of the disk',
    {
      server: {
        files: {
          ...createMemoryFiles(),
          probe: () => Promise.reject(new StorageUnavailableError('too little free space')),
        },
      },
    },
    'requests and files can be stored',
    /less than 200 MB are free/,
  ],
];

test.each(planted)('names %s', async (_name, site, check, words) => {
  const faults = await faultsOf(site);
  expect(faults[check]).toMatch(words);
  // A PUBLIC_URL of http has both consequences.
  const also = check === 'cookie' ? ['PUBLIC_URL'] : [];
  expect(Object.keys(faults).toSorted()).toEqual([check, ...also].toSorted());
});

test('names what the server itself warns of, and a certificate that ends soon', async () => {
  let target = '';
  const front = await startFaultyProxy(() => target);
  const server = await startTestServer({ publicUrl: front.address, trustedProxies: 1 });
  target = server.address;
  server.time.now = new Date();
  server.services.warnings.watch('mail-fails', () => ({ detail: '550' }));
  const findings = await checkOutside(front.address, { clock: () => new Date(), ca: front.ca });
  const wrong = findings.filter(({ fault }) => fault !== undefined);
  expect(wrong).toMatchObject(
    [
      { check: 'https', fault: /the certificate ends in 1 days?/ },
      { check: 'no warnings', fault: /Mail is not going out/ },
    ].map(({ check, fault }) => ({ check, fault: expect.stringMatching(fault) })),
  );
});

test('says what to look at when nothing of ours answers', async () => {
  const [nothing] = await checkOutside('http://127.0.0.1:1', { clock: () => new Date() });
  expect(nothing?.fault).toMatch(/ECONNREFUSED/);
  const front = await startFaultyProxy(() => 'http://127.0.0.1:1');
  const [silent] = await checkOutside(front.address, { clock: () => new Date(), ca: front.ca });
  expect(silent?.fault).toContain('is the server running');
});

test('says that a server of another release answers, and asks it nothing more', async () => {
  const server = createServer((incoming, outgoing) => {
    outgoing.end(incoming.url === '/healthz' ? '{"status":"ok"}' : '<h1>Not found</h1>');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const findings = await checkOutside(`http://127.0.0.1:${port}`, { clock: () => new Date() });
  expect(findings.at(-1)).toMatchObject({ check: 'release' });
});
