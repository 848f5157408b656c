import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const textOf = (name: string) => readFileSync(pathOf(name), 'utf8');
const unit = 'natural-building-design.service';

/** Where there is no systemd, there is no service to harden either. */
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

test.skipIf(!hasSystemd)(
  'systemd rates the service’s exposure below 3 of 10 and knows every setting',
  () => {
    const { stdout, stderr } = spawnSync(
      'systemd-analyze',
      ['security', '--offline=true', '--no-pager', pathOf(unit)],
      { encoding: 'utf8' },
    );
    expect(stderr).toBe('');
    const [, exposure] = /Overall exposure level for \S+: ([\d.]+)/.exec(stdout) ?? [];
    expect(Number(exposure)).toBeLessThan(3);
  },
);

test('the service has a memory limit and writes in one folder, the one that the guide names', () => {
  const text = textOf(unit);
  expect(text).toMatch(/^MemoryMax=\d+[MG]$/m);
  expect(text).toMatch(/^ProtectSystem=strict$/m);
  expect(text).toMatch(/^User=(?!root)\w+$/m);
  const [, folder = ''] = /^StateDirectory=(\S+)$/m.exec(text) ?? [];
  const guide = textOf('README.md');
  expect(guide).toContain(`\nDATA_DIR=/var/lib/${folder}\n`);
  expect(guide).toContain(`(${unit})`);
  const [, variables = ''] = /^EnvironmentFile=(\S+)$/m.exec(text) ?? [];
  expect(guide).toContain(`--env-file=${variables}`);
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
