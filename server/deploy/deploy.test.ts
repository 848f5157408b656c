import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { limits } from '#shared/limits.ts';
import { environmentFileFault } from '../operator/doctor/check-here.ts';
import { readEnvironment } from '../ops/env.ts';
import { guideBlocks } from '../testing/guide-blocks.ts';

const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const textOf = (name: string) => readFileSync(pathOf(name), 'utf8');
const unit = 'natural-building-design.service';
const backupUnit = 'natural-building-design-backup.service';
const variablesFile = 'natural-building-design.env';

const variables = () =>
  Object.fromEntries(
    textOf(variablesFile)
      .split('\n')
      .flatMap((line) => {
        const [, name = '', value = ''] = /^([A-Z_]+)=(.*)$/.exec(line) ?? [];
        return name === '' ? [] : [[name, value]];
      }),
  );

/** Where there is no systemd, there is no service to harden either. */
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

test.skipIf(!hasSystemd).each([unit, backupUnit])(
  'systemd rates the exposure of %s below 3 of 10 and knows every setting',
  (name) => {
    const { stdout, stderr } = spawnSync(
      'systemd-analyze',
      ['security', '--offline=true', '--no-pager', pathOf(name)],
      { encoding: 'utf8' },
    );
    expect(stderr).toBe('');
    const [, exposure] = /Overall exposure level for \S+: ([\d.]+)/.exec(stdout) ?? [];
    expect(Number(exposure)).toBeLessThan(3);
  },
);

test.skipIf(!hasSystemd)('systemd understands when the backup runs', () => {
  const [, when = ''] =
    /^OnCalendar=(.+)$/m.exec(textOf('natural-building-design-backup.timer')) ?? [];
  expect(spawnSync('systemd-analyze', ['calendar', when]).status).toBe(0);
});

test('the service has a memory limit and writes in one folder, the one that the guide names', () => {
  const text = textOf(unit);
  expect(text).toMatch(/^MemoryMax=\d+[MG]$/m);
  expect(text).toMatch(/^ProtectSystem=strict$/m);
  expect(text).toMatch(/^User=(?!root)\w+$/m);
  const [, folder = ''] = /^StateDirectory=(\S+)$/m.exec(text) ?? [];
  expect(variables()['DATA_DIR']).toBe(`/var/lib/${folder}`);
});

test('guide, units, command and variables name the same places', () => {
  const commands = guideBlocks()
    .map(({ text }) => text)
    .join('\n');
  const { DATA_DIR, BACKUP_DIR } = variables();
  const [, file = ''] = /^EnvironmentFile=(\S+)$/m.exec(textOf(unit)) ?? [];
  const [, folder = ''] = /^WorkingDirectory=(\S+)$/m.exec(textOf(unit)) ?? [];
  const [, user = ''] = /^User=(\S+)$/m.exec(textOf(unit)) ?? [];
  for (const text of [textOf(backupUnit), textOf('nbd'), commands]) {
    for (const part of [file, folder, user]) expect(text).toContain(part);
  }
  expect(textOf(backupUnit)).toContain(`\nReadWritePaths=${BACKUP_DIR}\n`);
  expect(commands).toContain(
    `--owner=${user} --group=${user} --mode=0700 ${DATA_DIR} ${BACKUP_DIR}`,
  );
  // What is beside the guide is used by it, or named.
  const guide = textOf('README.md');
  const unnamed = readdirSync(pathOf('.'))
    .filter((name) => !/README|\.test\.ts$|\.(?:service|timer)$/.test(name))
    .filter((name) => !guide.includes(name));
  expect(unnamed).toEqual([]);
});

test('the variables of the guide start a server behind one proxy, and are read alike everywhere', () => {
  expect(environmentFileFault(textOf(variablesFile))).toBeUndefined();
  const environment = readEnvironment(variables(), '/srv/natural-building-design');
  expect(environment).toMatchObject({ trustedProxies: 1, publicUrl: 'https://example.org' });
  for (const proxy of ['Caddyfile', 'nginx.conf']) {
    expect(textOf(proxy)).toContain(`${environment.host}:${environment.port}`);
  }
});

test('the table names every variable that the server reads', () => {
  const read = [...textOf('../ops/env.ts').matchAll(/^  ([A-Z][A-Z0-9_]+): /gm)].map(
    ([, name]) => name,
  );
  expect(read.length).toBeGreaterThan(20);
  const guide = textOf('README.md');
  const table = guide.slice(guide.indexOf('\n## Variables'));
  expect(read.filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
});

test('every command of the guide is one that the server has', () => {
  const commands = readdirSync(pathOf('../cli')).map((name) => name.replace(/\.ts$/, ''));
  const named = [...textOf('README.md').matchAll(/\bnbd ([a-z]+(?:[:-][a-z]+)?)/g)].map(
    ([, name = '']) => name.replace(':', '-'),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !commands.includes(name))).toEqual([]);
});

test('both proxies let the largest file pass, with the frame of its form', () => {
  const most = 12 * 1000 ** 2;
  expect(most).toBeGreaterThan(limits.maxFileBytes + 64 * 1024);
  expect(textOf('nginx.conf')).toMatch(/^\tclient_max_body_size 12m;$/m);
  expect(textOf('Caddyfile')).toMatch(/^\t\tmax_size 12MB$/m);
});

test('an image is built from what the Containerfile copies, and from nothing else', () => {
  const copied = [...textOf('Containerfile').matchAll(/^COPY (?!--)(.+) \S+$/gm)].flatMap(
    ([, names = '']) => names.split(' '),
  );
  const kept = [...textOf('../../.containerignore').matchAll(/^!(\S+)$/gm)].map(([, name]) => name);
  expect(kept.toSorted()).toEqual([...new Set(copied)].toSorted());
});

test('the containers share the data, and only Caddy is reached from outside', () => {
  const text = textOf('compose.yaml');
  const services = text.split(/^ {2}(?=\w+:$)/m).slice(1);
  const published = services.filter((service) => service.includes('ports:'));
  expect(published).toHaveLength(1);
  expect(published[0]).toMatch(/^caddy:/);
  for (const name of ['app', 'backup']) {
    const service = services.find((one) => one.startsWith(`${name}:`)) ?? '';
    expect(service).toContain('- data:/data');
    expect(service).toContain('- backups:/backups');
  }
  // What the command in Caddy's container replaces is in the Caddyfile.
  expect(text).toContain('-e s/127.0.0.1:3000/app:3000/');
});

test('every deployment limits the memory that the server’s threads retain', () => {
  const setting = /\bMALLOC_ARENA_MAX=2\b/;
  expect(textOf(unit)).toMatch(setting);
  expect(textOf('Containerfile')).toMatch(setting);
  expect(textOf('../../package.json')).toMatch(setting);
});

test('the container runs on the Node.js release with the longest support', () => {
  const bases = [...textOf('Containerfile').matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
  expect(new Set(bases)).toEqual(new Set(['node:24-bookworm-slim']));
});
