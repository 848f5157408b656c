import { expect, test } from 'vitest';
import { citedInArticle, citedInTexts, checkedIn, sourcesAt } from './cited-sources.ts';

test('lists each source once, in reading order', () => {
  expect(
    citedInArticle({
      standfirst: 'After [the tables](source:tables).',
      sections: [
        {
          id: 'a',
          title: 'A',
          blocks: [
            {
              kind: 'paragraph',
              text: '**Bold [rule](source:rule)** and [the tables](source:tables)',
            },
            { kind: 'list', style: 'bulleted', items: ['[x](source:list)'] },
            {
              kind: 'table',
              id: 't',
              caption: 'T',
              columns: [{ header: 'A' }],
              rows: [['[in a cell](source:cell)']],
              source: 'under-the-table',
            },
            { kind: 'note', tone: 'check', title: 'N', text: '[n](source:note)' },
          ],
        },
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

test('says how a list of sources was checked, and since when it was not', () => {
  const source = (checked: string | null) => ({
    title: 'T',
    publisher: 'P',
    url: 'https://x.example/',
    checked,
  });
  const sources = {
    old: source('2026-03'),
    older: source('2025-11'),
    fresh: source('2026-11'),
    copy: { ...source(null), copyRead: '2026-11' },
    unread: source(null),
  };
  expect(checkedIn(['fresh', 'old'], sources)).toEqual({
    pages: 2,
    since: '2026-03',
    copies: 0,
    unread: 0,
  });
  expect(checkedIn(['fresh', 'copy', 'unread'], sources)).toEqual({
    pages: 1,
    since: '2026-11',
    copies: 1,
    unread: 1,
  });
  expect(checkedIn(['unread'], sources)).toEqual({ pages: 0, since: null, copies: 0, unread: 1 });
  expect(checkedIn(['nowhere'], sources)).toEqual({
    pages: 0,
    since: null,
    copies: 0,
    unread: 0,
  });
});
