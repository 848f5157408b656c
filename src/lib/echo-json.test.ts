import { expect, test } from 'vitest';
import { echoJson, parseEchoJson } from './echo-json.ts';

test('joins texts as the markup of a page does', () => {
  const blocks = [
    { kind: 'paragraph', text: 'One.' },
    { kind: 'paragraph', text: 'Two.' },
  ];
  expect(echoJson(blocks)).toContain('One.</p><p>Two.');
  expect(echoJson({ items: ['One', 'Two'] })).toContain('One</li><li>Two');
  const words = [
    { id: 'adobe', term: 'Adobe', text: 'Mudbrick.' },
    { id: 'cob', term: 'Cob', text: 'Heaped.' },
  ];
  expect(echoJson(words)).toContain(
    'Adobe</dt><dd>Mudbrick.</dd></div><div id="cob"><dt>Cob</dt><dd>Heaped.',
  );
});

test.each([
  [{ title: 'a', text: 'b', 'gallery:x': ['c', 'd'], n: 1, none: null, deep: [['e', 'f'], []] }],
  [['","', '"},{"id":"', '\\","term":"', 'a","b":']],
  [{ text: 'One</p><p>Two', list: ['a</li><li>b', 'c'], mark: '"><dt>' }],
  [{ kind: 'paragraph', text: '</script><!-- <script>' }],
  [['</dt>', '<dd>', '</li>', '<li>', '', '"', '\\']],
])('gives back %j', (value) => {
  const text = echoJson(value);
  expect(parseEchoJson(text)).toEqual(value);
  expect(text).not.toMatch(/<!--|<\/?script/i);
});
