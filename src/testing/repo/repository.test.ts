import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n');
const text = /\.(?:ts|tsx|mjs|js|json|md|css|html|svg|py|sh|yml|yaml)$|^\.ci\/run$/;

test('names no package registry and no machine’s address', () => {
  // Concatenated, so that this file does not contain them either.
  const hosts = [['registry', 'npmjs', 'org'].join('.'), ['deb', 'debian', 'org'].join('.')];
  const naming = files
    .filter((file) => text.test(file))
    .filter((file) => hosts.some((host) => readFileSync(file, 'utf8').includes(host)));
  expect(naming).toEqual([]);
  expect(readFileSync('package-lock.json', 'utf8')).not.toContain('"resolved"');
});

test('has only files at the top level that the design names or tools require', () => {
  const top = new Set(files.map((file) => file.split('/')[0]));
  expect([...top].toSorted()).toEqual(
    [
      '.ci',
      '.containerignore',
      '.gitignore',
      '.oxfmtrc.json',
      '.oxlintrc.json',
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      'assets',
      'index.html',
      'package-lock.json',
      'package.json',
      'playwright.config.ts',
      'public',
      'server',
      'src',
      'tsconfig.json',
      'vite.config.ts',
    ].toSorted(),
  );
});

test('skips and focuses no test', () => {
  const marks = /\b(?:test|it|describe|story)\.(?:only|skip|todo|fixme)\b/;
  // Its samples are lists of skipped tests.
  const sampled = 'src/testing/support/listed-tests.long.test.ts';
  const marked = files
    .filter((file) => /\.(?:test|e2e)\.tsx?$/.test(file) && file !== sampled)
    .filter((file) => marks.test(readFileSync(file, 'utf8')));
  expect(marked).toEqual([]);
});

test('mocks none of our own modules; only what a build makes', () => {
  const mocking = files
    .filter((file) => /\.(?:test|postgres)\.tsx?$/.test(file))
    .filter((file) =>
      /\bvi\.(?:do)?[mM]ock\(\s*['"`](?:#|\.(?!.*\.cache\/))/.test(readFileSync(file, 'utf8')),
    );
  expect(mocking).toEqual([]);
});

test('waits for no promise with `waitForFunction`, which takes any promise for a yes', () => {
  const waiting = files
    .filter((file) => /^src\/testing\/.*\.ts$/.test(file) && !file.endsWith('repository.test.ts'))
    .filter((file) => /waitForFunction\(\s*async/.test(readFileSync(file, 'utf8')));
  expect(waiting).toEqual([]);
});

test('waits for a lock of another tab only where the wait has an end', () => {
  const asking = files
    .filter((file) => /^src\/.*\.tsx?$/.test(file) && !/\.(?:test|e2e)\.tsx?$/.test(file))
    .filter((file) => /\blocks\s*\??\.\s*request\(/.test(readFileSync(file, 'utf8')));
  expect(asking).toEqual([
    'src/offline/autosave/editor-lock.ts',
    'src/offline/open-forms.ts',
    'src/offline/web-lock.ts',
  ]);
});

test('sets inner HTML in exactly one component, and in the document that the server writes', () => {
  const setting = files
    .filter((file) => /^src\/.*\.tsx?$/.test(file) && !/\.(?:test|e2e)\.tsx?$/.test(file))
    .filter((file) =>
      /dangerouslySetInnerHTML|\.innerHTML\s*=(?!=)/.test(readFileSync(file, 'utf8')),
    );
  expect(setting).toEqual(['src/app/document.tsx', 'src/ui/inner-html/inner-html.tsx']);
});

test('creates no date format while a module of the client is evaluated', () => {
  // The first format takes a phone some eighty milliseconds, during which it does not respond.
  const making = files
    .filter((file) => /^src\/.*\.tsx?$/.test(file) && !/\.(?:test|e2e)\.tsx?$/.test(file))
    .filter((file) =>
      /^(?:export )?(?:const|let) (?!.*=>)[^;]*?new Intl\./m.test(readFileSync(file, 'utf8')),
    );
  expect(making).toEqual([]);
});

test('uses colours only from the tokens', () => {
  const elsewhere = files
    .filter((file) => file.endsWith('.module.css'))
    // The landing plate and the lightbox are over pictures, which do not change with the scheme.
    .filter((file) => !/landing-hero|lightbox/.test(file))
    .filter((file) => /#[0-9a-f]{3,8}\b/i.test(readFileSync(file, 'utf8')));
  expect(elsewhere).toEqual([]);
});
