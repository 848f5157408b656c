import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { limits } from '#shared/limits.ts';
import { environmentFileFault } from '../operator/doctor/check-here.ts';
import { readEnvironment } from '../ops/env.ts';
import { guideBlocks } from '../testing/guide-blocks.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

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

/** The text of a service of compose.yaml. */
const serviceOf = (name: string) =>
  textOf('compose.yaml')
    .split(/^ {2}(?=\w+:$)/m)
    .find((service) => service.startsWith(`${name}:\n`)) ?? '';

test('the containers share the folders, and only Caddy is reached from outside', () => {
  expect(serviceOf('caddy')).toContain('ports:');
  expect(serviceOf('app')).toContain('volumes: &folders');
  expect(serviceOf('backup')).toContain('volumes: *folders');
  for (const name of ['app', 'backup']) expect(serviceOf(name)).not.toContain('ports:');
  const commands = guideBlocks()
    .filter(({ kind }) => kind === 'sh container')
    .map(({ text }) => text)
    .join('\n');
  for (const [, place = ''] of textOf('compose.yaml').matchAll(/ (\/(?:etc|var)\/[\w/.-]+)/g)) {
    expect(commands).toContain(place);
  }
});

test('a container has as long to stop as the service, and starts again with the machine', () => {
  const [, seconds] = /^TimeoutStopSec=(\d+)$/m.exec(textOf(unit)) ?? [];
  for (const name of ['app', 'backup']) {
    expect(serviceOf(name)).toContain(`stop_grace_period: ${seconds}s\n`);
  }
  for (const name of ['app', 'caddy', 'backup']) {
    expect(serviceOf(name)).toContain('restart: always\n');
  }
});

test('the container for backups makes one each night, and stops when it is asked to', async () => {
  const [, script = ''] = /^ {6}- >-\n((?: {8}.*\n)+)/m.exec(serviceOf('backup')) ?? [];
  const folder = await temporaryFolder();
  const fake = (name: string, lines: string) =>
    writeFile(join(folder, name), `#!/bin/sh\n${lines}\n`, { mode: 0o755 });
  // It is 02:30 and ten seconds, and the first night passes at once.
  await fake('date', `case "$*" in "-d 02:30 +%s") echo 1000 ;; *) echo 1010 ;; esac`);
  await fake('sleep', `echo "sleep $1"; test -e ${folder}/night || exec /bin/sleep 60`);
  await fake('nbd', `echo "nbd $*"; rm ${folder}/night`);
  await writeFile(join(folder, 'night'), '');

  const command = script
    .trim()
    .split(/\s*\n\s*/)
    .join(' ')
    .replaceAll('$$', '$');
  const child = spawn('sh', ['-c', command], {
    detached: true,
    env: { PATH: `${folder}:/usr/bin:/bin` },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // A container ends what its first process leaves behind.
  onTestFinished(() => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  });
  let output = '';
  for await (const part of child.stdout) {
    output += String(part);
    if (output.split('\n').length > 3) break;
  }
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(output).toBe('sleep 86391\nnbd backup\nsleep 86391\n');
});

test.each([
  ['answers', 200, 0],
  ['refuses', 503, 1],
])('the health check of a server that %s', async (_, status, code) => {
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/healthz' ? status : 404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const check = spawn(process.execPath, [pathOf('../cli/healthy.mjs')], {
    env: { PORT: String(port) },
  });
  expect(await once(check, 'exit')).toEqual([code, null]);
});

test('container and compose.yaml ask for the health in the same way', () => {
  const command = ['node', 'server/cli/healthy.mjs'];
  expect(textOf('Containerfile')).toContain(`CMD ${JSON.stringify(command).replace(',', ', ')}`);
  expect(serviceOf('app')).toContain(`test: ${command.join(' ')}\n`);
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
