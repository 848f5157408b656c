import { expect, test } from 'vitest';
import { citedInArticle, citedInTexts, sourcesAt, sourcesWithIds } from './cited-sources.ts';

test('lists each source once, in reading order', () => {
  expect(
    citedInArticle({
      standfirst: 'After [the tables](source:tables).',
      blocks: [
        {
          kind: 'paragraph',
          text: '**Bold [rule](source:rule)** and [the tables](source:tables)',
        },
        { kind: 'list', style: 'bulleted', items: ['[x](source:list)'] },
        {
          kind: 'table',
          anchor: 't',
          caption: 'T',
          header: ['A'],
          rows: [['[in a cell](source:cell)']],
          source: 'under-the-table',
        },
        { kind: 'note', tone: 'check', title: 'N', text: '[n](source:note)' },
      ],
    }),
  ).toEqual(['tables', 'rule', 'list', 'cell', 'under-the-table', 'note']);
});

test('leaves links within the site out', () => {
  expect(citedInTexts(['[here](/library) and [there](source:there)'])).toEqual(['there']);
});

test('finds sources by their addresses', () => {
  const source = (url: string) => ({ title: 'T', publisher: 'P', url, checked: '2026-11' });
  expect(
    sourcesAt(['https://b.example/', 'https://unlisted.example/', 'https://a.example/'], {
      a: source('https://a.example/'),
      b: source('https://b.example/'),
    }),
  ).toEqual(['b', 'a']);
});

test('finds sources by their ids, without those that are gone', () => {
  const a = { title: 'T', publisher: 'P', url: 'https://a.example/' };
  expect(sourcesWithIds(['nowhere', 'a'], { a })).toEqual([a]);
});
