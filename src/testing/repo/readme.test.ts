import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(file));
const guides = files.filter((file) => /(?:^|\/)(?:README|CHANGELOG)\.md$/.test(file));

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');
const anchorsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => anchorOf(title));

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

test('the README can be read in five minutes', () => {
  expect(statSync('README.md').size).toBeLessThanOrEqual(8 * 1024);
});

describe.each(guides)('%s', (guide) => {
  const text = readFileSync(guide, 'utf8');

  test('links to files and headings that exist', () => {
    const links = [
      ...[...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target),
      ...[...text.matchAll(/\ssrc="([^"]+)"/g)].map(([, target = '']) => target),
    ].filter((target) => !/^https?:/.test(target));
    const broken = links.filter((target) => {
      const [path = '', anchor] = target.split('#');
      const file = path === '' ? guide : join(dirname(guide), path);
      return !existsSync(file) || (anchor !== undefined && !anchorsOf(file).includes(anchor));
    });
    expect(broken).toEqual([]);
  });

  test('names folders, files and commands that exist', () => {
    const named = [...text.matchAll(/`((?:src|server|assets|public)\/[\w./-]+)`/g)].map(
      ([, path = '']) => path,
    );
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
    const bare = [...text.matchAll(/`([\w./-]+\.(?:tsx?|css|mjs|svg))`/g)].map(
      ([, name = '']) => name,
    );
    const isThere = (name: string) =>
      files.some((file) => `/${file}`.endsWith(`/${name.replace(/^(?:\.\.?\/)+/, '')}`));
    expect(bare.filter((name) => !isThere(name))).toEqual([]);
    const commands = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
    expect(commands.filter((name) => scripts[name] === undefined)).toEqual([]);
  });
});
