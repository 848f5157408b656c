import { expect, test } from 'vitest';
import { citedInArticle, citedInTexts } from './cited-sources.ts';

test('lists each source once, in the order of reading', () => {
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
