import { execFileSync, spawnSync } from 'node:child_process';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';
import { Hour } from '#shared/time.ts';
import { createSmtpMailer } from '../../mail/smtp-mailer.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { refusal, startMailServer } from '../../testing/mail-server.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { backupName } from '../../ops/backup-folder.ts';
import { checkHere, environmentFileFault, nodeFault } from './check-here.ts';

const now = new Date('2026-11-26T02:00:00.000Z');

/** A server as the guide sets it up. */
async function wellKept() {
  const folder = await temporaryFolder();
  const [data, backups] = [join(folder, 'data'), join(folder, 'backups')];
  await mkdir(join(data, 'records'), { recursive: true });
  await mkdir(join(backups, backupName(new Date(now.getTime() - 20 * Hour.ms))), {
    recursive: true,
  });
  const mail = await startMailServer();
  const variables: Record<string, string> = {
    PUBLIC_URL: 'https://example.org',
    TRUST_PROXY: '1',
    DATA_DIR: data,
    BACKUP_DIR: backups,
    PRACTICE_EMAIL: 'studio@example.org',
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
  };
  const environmentFile = join(folder, 'site.env');
  const faults = async (changed: Record<string, string> = {}) => {
    const set = { ...variables, ...changed };
    const lines = Object.entries(set).map(([name, value]) => `${name}=${value}`);
    await writeFile(environmentFile, `# The website\n${lines.join('\n')}\n`);
    const findings = await checkHere({
      environmentFile,
      variables: set,
      rootFolder: folder,
      nodeVersion: '20.19.2',
      clock: () => now,
      createMailer: (url, address) =>
        createSmtpMailer({ url, address, clock: () => now, timeoutMs: 2_000 }),
    });
    return findings.flatMap(({ check, fault }) =>
      fault === undefined ? [] : [`${check}: ${fault}`],
    );
  };
  return { faults, data, backups, mail };
}

test('finds nothing wrong on a server as the guide sets it up, and sends a test mail', async () => {
  const { faults, mail } = await wellKept();
  expect(await faults()).toEqual([]);
  expect(mail.mails).toMatchObject([{ to: ['studio@example.org'] }]);
});

test('names mail that is refused, and mail that is not set', async () => {
  const { faults } = await wellKept();
  const strict = await startMailServer({
    onRcptTo: (_address, _session, done) => done(refusal(550, '5.1.1 no such user')),
  });
  expect(await faults({ SMTP_URL: `smtp://127.0.0.1:${strict.port}` })).toEqual([
    expect.stringMatching(
      /^mail: no mail could be sent to PRACTICE_EMAIL \(mail server, RCPT TO: 550 5\.1\.1\)/,
    ),
  ]);
  expect(await faults({ SMTP_URL: 'smtp://127.0.0.1:1' })).toEqual([
    expect.stringContaining('ECONNREFUSED'),
  ]);
  expect(await faults({ SMTP_URL: '' })).toEqual([expect.stringContaining('SMTP_URL')]);
});

test('names a backup that is missing, old or nowhere', async () => {
  const { faults, backups } = await wellKept();
  expect(await faults({ BACKUP_DIR: '' })).toEqual([
    expect.stringContaining('BACKUP_DIR is unset'),
  ]);
  expect(await faults({ BACKUP_DIR: `${backups}-2` })).toEqual([
    expect.stringContaining('-2 is not there (ENOENT)'),
  ]);
  const old = await temporaryFolder();
  expect(await faults({ BACKUP_DIR: old })).toEqual([
    expect.stringContaining('there is no backup'),
  ]);
  await mkdir(join(old, backupName(new Date(now.getTime() - 50 * Hour.ms))));
  expect(await faults({ BACKUP_DIR: old })).toEqual([expect.stringContaining('is 50 hours old')]);
});

test('names what the proxy and the owner’s cookie need', async () => {
  const { faults } = await wellKept();
  expect(await faults({ PUBLIC_URL: 'http://example.org' })).toEqual([
    expect.stringContaining('the https address'),
  ]);
  expect(await faults({ TRUST_PROXY: '' })).toEqual([expect.stringContaining('set it to 1')]);
  expect(await faults({ PORT: 'many' })).toEqual([
    'variables: PORT must be a number from 0 to 65535',
  ]);
});

/** Whether a test may take its own rights away: for root, every folder can be written. */
const canMount = spawnSync('unshare', ['-rm', 'true']).status === 0;

test.skipIf(!canMount)(
  'names a data folder that is read-only or missing',
  longTimeout,
  async () => {
    const { faults, data } = await wellKept();
    expect(await faults({ DATA_DIR: `${data}-2` })).toEqual(
      expect.arrayContaining([expect.stringContaining('is not there: make it')]),
    );
    // As the operator runs it, on a disk mounted read-only.
    const doctor = `mount --bind ${data} ${data} && mount -o remount,bind,ro ${data} && exec ${process.execPath} --import tsx server/cli/doctor.ts`;
    const { stdout } = spawnSync('unshare', ['-rm', 'sh', '-c', doctor], {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'] ?? '', DATA_DIR: data },
    });
    expect(stdout).toMatch(/WRONG {2}data folder: DATA_DIR: \S+ cannot be written \(EROFS\)/);
    await chmod(data, 0o700);
  },
);

test.each([
  ['SMTP_URL=smtps://user:p#ss@mail.example.org', /line 2: SMTP_URL has a raw #.*write %23/],
  ['SMTP_URL=smtps://user:1#ss@mail.example.org', /line 2: SMTP_URL has a raw #/],
  ['SMTP_URL=smtps://user:p@ss@mail.example.org', /line 2: SMTP_URL has a raw @.*write %40/],
  ['SMTP_URL=smtps://studio@example.org:pass@mail.example.org', /has a raw @/],
  ['PRACTICE_HOSTING="A server in Sydney"', /has a quote or backslash/],
  ['just words', /line 2 is not NAME=value/],
  ['PORT=3000\r', /end as on Windows/],
  ['OFFSITE_S3_BUCKET=copies ', /OFFSITE_S3_BUCKET has a space/],
])('names %s, which a command and the service would read differently', (line, words) => {
  expect(environmentFileFault(`# A comment with # and "\n${line}\n`)).toMatch(words);
});

test('accepts a password with everything encoded', () => {
  const line = 'SMTP_URL=smtps://studio%40example.org:p%23%40%3A%2Fss@mail.example.org:465';
  expect(environmentFileFault(`${line}\n\nPORT=3000\n`)).toBeUndefined();
});

test('names a Node.js that is too old', () => {
  expect(nodeFault('18.20.4')).toContain('this is Node.js 18.20.4');
  expect(nodeFault('20.18.3')).toContain('20.19 or newer');
  expect([nodeFault('20.19.0'), nodeFault('24.1.0')]).toEqual([undefined, undefined]);
  // What an old Node.js meets first, before any package is loaded.
  const old = "Object.defineProperty(process, 'versions', { value: { node: '18.20.4' } })";
  const run = () =>
    execFileSync(
      process.execPath,
      [
        '--import',
        `data:text/javascript,${encodeURIComponent(old)}`,
        'server/cli/ensure.mjs',
        'dependencies',
      ],
      { encoding: 'utf8', stdio: 'pipe' },
    );
  expect(run).toThrow(/Node 20\.19 or newer is needed/);
});
