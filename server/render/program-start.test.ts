import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { programStart, sheetsOf, withoutProgram } from './program-start.ts';

const template = `<head>
<!--app-head-->
<script type="module" crossorigin src="/assets/index-1.js"></script>
<link rel="modulepreload" crossorigin href="/assets/framework-2.js">
<link rel="modulepreload" crossorigin href="/assets/records-3.js">
<link rel="stylesheet" crossorigin href="/assets/letters-4.css">
<link rel="stylesheet" crossorigin href="/assets/index-5.css">
<link rel="manifest" href="/manifest.webmanifest"></head>`;

const withoutManifest = template.replace('<link rel="manifest" href="/manifest.webmanifest">', '');

test('takes the program, its parts, its styles and its manifest out of the document', () => {
  expect(withoutProgram(template)).toBe('<head>\n<!--app-head-->\n</head>');
});

test('knows the style sheets', () => {
  expect(sheetsOf(template)).toEqual(['/assets/letters-4.css', '/assets/index-5.css']);
});

test('begins the program of the build by a sound script under its hash', () => {
  const { html, hash } = programStart(template, '/assets/index-5.css', false);
  const script = /^<script>(.*)<\/script>$/.exec(html)?.[1] ?? '';
  expect(script).toContain(
    '("/assets/index-1.js","/assets/index-5.css",["/assets/framework-2.js","/assets/records-3.js"],"/manifest.webmanifest",3000)',
  );
  expect(hash).toBe(`sha256-${createHash('sha256').update(script).digest('base64')}`);
  // A script that could not be read would throw here.
  expect(() => new Function(script)).not.toThrow();
});

test('does not let a page rest that begins by itself', () => {
  expect(programStart(template, '/assets/index-5.css', true).html).toContain(',0)</script>');
});

test('says when the build has no program or no manifest', () => {
  expect(() => programStart(withoutManifest, '/assets/index-5.css', false)).toThrow(
    /no web app manifest/,
  );
  expect(() => programStart('<head></head>', '', false)).toThrow(/no program/);
});
