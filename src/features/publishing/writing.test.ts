import { describe, expect, test } from 'vitest';
import { contentTypeNames, contentTypeOf } from '#shared/content-types/types.ts';
import { emptyBlock, linesOf, moveRow, paragraphsIn, newRow, splitBlock } from './block-list.ts';
import { changesBetween, countOf, withoutUnchanged } from './changes.ts';
import { titleOf } from './entry-labels.ts';
import { completedContent } from './completed-content.ts';
import { marked } from './inline-marks.ts';
import type { InlineMark } from './inline-marks.ts';
import { fieldLinksFor } from './fact-field-links.ts';
import { problemsOf } from './problem-labels.ts';
import { wordDiff } from './word-diff.ts';

/** A text with `|` at both ends of its selection, or one for the cursor. */
function mark(text: string, sign: InlineMark): string {
  const [before = '', selected = '', after] = text.split('|');
  const hasSelection = after !== undefined;
  const plain = hasSelection ? before + selected + after : before + selected;
  const start = before.length;
  const end = hasSelection ? start + selected.length : start;
  const change = marked({ text: plain, start, end }, sign);
  const next = plain.slice(0, change.from) + change.text + plain.slice(change.to);
  return `${next.slice(0, change.start)}|${next.slice(change.start, change.end)}|${next.slice(change.end)}`;
}

describe('marks', () => {
  test.each([
    ['lime |putty| cures', 'bold', 'lime **|putty|** cures'],
    ['lime |putty |cures', 'bold', 'lime **|putty|** cures'],
    ['lime pu|tty cures', 'bold', 'lime **|putty|** cures'],
    ['lime **|putty|** cures', 'bold', 'lime |putty| cures'],
    ['lime *|putty|* cures', 'italic', 'lime |putty| cures'],
    ['lime **|putty|** cures', 'italic', 'lime ***|putty|*** cures'],
    ['see |the library|', 'link', 'see [the library](|https://|)'],
    ['see |', 'link', 'see [|words|](https://)'],
  ] as const)('%s, %s: %s', (before, sign, after) => {
    expect(mark(before, sign)).toBe(after);
  });
});

describe('blocks', () => {
  test('a blank line separates paragraphs, one line break does not', () => {
    expect(paragraphsIn('one\ntwo')).toBeNull();
    expect(paragraphsIn('one\n\ntwo\n \nthree')).toEqual(['one', 'two', 'three']);
    expect(paragraphsIn('one\n\n')).toEqual(['one', '']);
  });

  test('splits a paragraph, a quote and a list at the cursor', () => {
    expect(splitBlock({ kind: 'paragraph', text: 'one two' }, 3)).toEqual([
      { kind: 'paragraph', text: 'one' },
      { kind: 'paragraph', text: 'two' },
    ]);
    expect(splitBlock({ kind: 'list', style: 'numbered', items: ['a', 'b'] }, 1)).toEqual([
      { kind: 'list', style: 'numbered', items: ['a'] },
      { kind: 'list', style: 'numbered', items: ['b'] },
    ]);
    expect(splitBlock(emptyBlock('table'), 0)).toBeNull();
  });

  test('moves a block one position, and not beyond the ends', () => {
    const rows = ['a', 'b', 'c'].map((text) => newRow({ kind: 'paragraph', text }));
    const texts = (by: -1 | 1, at: number) =>
      moveRow(rows, rows[at]?.key ?? '', by).map(({ block }) => 'text' in block && block.text);
    expect(texts(1, 0)).toEqual(['b', 'a', 'c']);
    expect(texts(-1, 2)).toEqual(['a', 'c', 'b']);
    expect(texts(-1, 0)).toEqual(['a', 'b', 'c']);
    expect(texts(1, 2)).toEqual(['a', 'b', 'c']);
  });

  test('empty lines are not items of a list', () => {
    expect(linesOf('a\n\n  \nb')).toEqual(['a', 'b']);
  });
});

describe('what changed', () => {
  test('word by word', () => {
    expect(wordDiff('the kiln is cold', 'the kiln is very hot')).toEqual([
      { kind: 'same', text: 'the kiln is ' },
      { kind: 'removed', text: 'cold' },
      { kind: 'added', text: 'very hot' },
    ]);
    expect(wordDiff('same', 'same')).toEqual([{ kind: 'same', text: 'same' }]);
  });

  test('field by field, with the labels of the screen for blocks and choices', () => {
    const before = {
      slug: '',
      body: {
        title: 'House',
        status: 'design-study',
        details: 'One.\n\nTwo.',
        features: ['Lime'],
      },
    };
    const after = {
      slug: '',
      body: {
        title: 'House',
        status: 'built',
        details: 'One.\n\nTwo, again.',
        features: ['Lime', 'Straw'],
      },
    };
    const changes = changesBetween('project', before, after);
    expect(changes.map(({ label }) => label)).toEqual([
      'Design study or built',
      'Project details',
      'Sustainable features',
    ]);
    expect(changes[0]?.runs.map(({ text }) => text).join(' ')).toContain('Built');
    expect(countOf(changes)).toEqual({ added: 4, removed: 3 });
    expect(changesBetween('project', after, after)).toEqual([]);
  });
});

test('what has not changed is left out', () => {
  const versionOf = (...paragraphs: string[]) => ({
    slug: '',
    body: { title: 'House', details: paragraphs.join('\n\n') },
  });
  const shown = (before: string[], after: string[]) =>
    changesBetween('project', versionOf(...before), versionOf(...after)).map(({ runs }) =>
      withoutUnchanged(runs)
        .map(({ text }) => text)
        .join(''),
    );
  const [a, b, c, d, e] = ['One is.', 'Two is.', 'Three is.', 'Four is.', 'Five is.'] as const;
  expect(shown([a, b, c], [a, b, 'New.', c])).toEqual(['New.\n']);
  expect(shown([a, b, c, d, e], [a, 'Two was.', c, d, 'Five is.'])).toEqual(['Two is.was.\n']);
  expect(shown([a, b, c, d, e], ['One was.', b, c, d, 'Five was.'])).toEqual([
    'One is.was.\n…\nFive is.was.\n',
  ]);
  expect(shown([a], ['One was.'])).toEqual(['One is.was.']);
});

describe('changes other than text', () => {
  const cover = {
    picture: 'blog/lime',
    alt: 'A wall',
    isDecorative: false,
    caption: '',
    isStandIn: false,
  };
  const paragraph = (text: string) => ({ kind: 'paragraph', text });
  const heading = { kind: 'heading', level: 2, text: 'Lime' };
  const list = { kind: 'list', style: 'bulleted', items: ['a', 'b'] };
  const figure = (use: object = {}, look: object = {}) => ({
    kind: 'figure',
    figure: { ...cover, ...use },
    ...look,
  });
  const blocks = [heading, paragraph('One.'), paragraph('Two.'), list, figure()];
  const body = { title: 'Lime', excerpt: 'a', category: 'b', cover, blocks };
  const changed = (change: object) =>
    changesBetween('article', { slug: 'x', body }, { slug: 'x', body: { ...body, ...change } });

  test.each([
    ['a crop', { focus: { x: 0.2, y: 0.8 } }, 'The crop of the picture'],
    ['another photo', { picture: 'uploaded/abc' }, 'A different picture'],
    ['only decoration', { isDecorative: true }, 'Whether the picture is only decoration'],
    ['a stand-in', { isStandIn: true }, 'Whether the picture is a stand-in'],
  ])('names %s of a picture', (_, part, other) => {
    expect(changed({ cover: { ...cover, ...part } })).toEqual([
      { label: 'Cover picture', runs: [], others: [other] },
    ]);
    expect(changed({ blocks: [...blocks.slice(0, -1), figure(part)] })).toEqual([
      { label: 'Article', runs: [], others: [other] },
    ]);
  });

  test('says which text of a picture has changed', () => {
    const [change] = changed({ cover: { ...cover, alt: 'A lime wall' } });
    expect(change?.others).toEqual(['The description for people who can’t see the picture']);
    expect(change?.runs).toContainEqual({ kind: 'added', text: expect.stringContaining('lime') });
    expect(changed({ cover: { ...cover, caption: 'x' } })[0]?.others).toEqual([
      'The caption of the picture',
    ]);
  });

  test.each([
    [
      'the order',
      [heading, paragraph('Two.'), paragraph('One.'), list, figure()],
      'The order of the blocks',
    ],
    ['a heading', [{ ...heading, level: 3 }, ...blocks.slice(1)], 'The level of a heading'],
    [
      'a list',
      [...blocks.slice(0, 3), { ...list, style: 'numbered' }, figure()],
      'Whether a list has bullets or numbers',
    ],
    ['a width', [...blocks.slice(0, -1), figure({}, { width: 'wide' })], 'The width of a photo'],
  ])('names %s of blocks', (_, next, other) => {
    expect(changed({ blocks: next })).toEqual([{ label: 'Article', runs: [], others: [other] }]);
  });

  test('a moved block is not shown as removed and added, beside changed text', () => {
    const [change] = changed({
      blocks: [heading, paragraph('Two.'), paragraph('One.'), list, figure(), paragraph('New.')],
    });
    expect(change?.others).toEqual(['The order of the blocks']);
    expect(change?.runs.filter(({ kind }) => kind !== 'same')).toEqual([
      { kind: 'added', text: 'New.\n' },
    ]);
  });

  test('reports nothing for equal values, whatever the order of keys or with an empty one', () => {
    const { picture, ...words } = cover;
    expect(changed({ cover: { ...words, focus: undefined, picture } })).toEqual([]);
  });

  test('never says that nothing has changed when something has', () => {
    const [change] = changed({ blocks: [{ ...heading, anchor: 'lime' }, ...blocks.slice(1)] });
    expect(change).toEqual({
      label: 'Article',
      runs: [],
      others: ['Something other than the text'],
    });
  });

  test('reports the order of pictures in a list, and the crop of one', () => {
    const others = [cover, { ...cover, picture: 'blog/straw' }];
    const between = (next: readonly object[]) =>
      changesBetween(
        'community-project',
        { slug: '', body: { gallery: others } },
        { slug: '', body: { gallery: next } },
      ).map((change) => change.others);
    expect(between(others.toReversed())).toEqual([['The order of the pictures']]);
    expect(between([cover, { ...cover, picture: 'blog/straw', focus: { x: 0, y: 1 } }])).toEqual([
      ['The crop of the picture'],
    ]);
  });
});

describe('groups of fields', () => {
  const sheet = {
    title: 'Lime',
    properties: {
      strength: { rating: 2, words: 'Soft' },
      durability: { rating: 4, words: 'Long' },
    },
    costs: { material: '$20 per bag', labor: 'Skilled' },
    processing: [{ title: 'Slake', text: 'Wait.' }],
  };

  test('a change within a group is reported with its group, even a number', () => {
    const after = {
      ...sheet,
      properties: { ...sheet.properties, strength: { rating: 3, words: 'Soft' } },
      costs: { ...sheet.costs, material: '$24 per bag' },
    };
    const changes = changesBetween(
      'material',
      { slug: '', body: sheet },
      { slug: '', body: after },
    );
    expect(changes.map(({ label }) => label)).toEqual([
      'Properties: Strength',
      'Costs: Older price',
    ]);
    const added = changes.map(({ runs }) =>
      runs
        .filter(({ kind }) => kind === 'added')
        .map(({ text }) => text.trim())
        .join(),
    );
    expect(added).toEqual(['3', '$24']);
  });

  test('a project is named by its number', () => {
    const showing = (id: number) => ({ slug: '', body: { projects: [{ id, note: 'The yard' }] } });
    const [change] = changesBetween('material', showing(3), showing(8));
    expect(change?.runs.map(({ text }) => text).join('|')).toBe('Project |3|8| · The yard');
  });

  test('an error within a group is named as on the screen', () => {
    const errors = {
      'costs.material': 'a',
      'processing.0.title': 'b',
      'properties.strength.rating': 'c',
      'cautions.1': 'd',
      'projects.2.id': 'e',
    };
    expect(problemsOf('material', sheet, errors).map(({ label }) => label)).toEqual([
      'Properties: Strength',
      'Costs: Older price',
      'Step 1',
      'Cautions 2',
      'Project 3',
    ]);
  });
});

describe('what is sent', () => {
  const figure = {
    picture: 'uploaded/a',
    alt: 'A wall',
    isDecorative: false,
    caption: 'x',
    isStandIn: false,
  };

  test('an article gets its address from its title and its cover from its first photo', () => {
    const blocks = [
      { kind: 'paragraph', text: 'a' },
      { kind: 'figure', figure },
    ];
    const finished = completedContent('article', {
      slug: '',
      body: { title: 'Lime in winter', cover: null, blocks },
    });
    expect(finished.slug).toBe('lime-in-winter');
    expect(finished.body['cover']).toEqual({ ...figure, caption: '' });
  });

  test('an address and a cover that were chosen stay', () => {
    const words = { slug: 'lime', body: { title: 'Lime in winter', cover: figure, blocks: [] } };
    expect(completedContent('article', words)).toEqual(words);
  });

  test('names errors as on the screen, in its order', () => {
    const body = {
      blocks: [
        { kind: 'paragraph', text: '' },
        { kind: 'figure', figure },
      ],
    };
    const errors = { slug: 's', 'blocks.1.figure.alt': 'a', title: 't' };
    expect(problemsOf('article', body, errors).map(({ label }) => label)).toEqual([
      'Title',
      'Photo 2',
      'Address',
    ]);
  });
});

test('an entry is named by its title, and a new one or the only one of its kind by its kind', () => {
  expect(titleOf('article', { title: 'Lime in **winter**' })).toBe('Lime in winter');
  expect(titleOf('question', { question: 'Why lime?' })).toBe('Why lime?');
  // As the server's list names it.
  expect(titleOf('question', { title: 'Why lime?' })).toBe('Why lime?');
  expect(titleOf('notice', { text: '' })).toBe('Untitled notice');
  for (const kind of ['practice', 'opening', 'climate-figures', 'services-page'] as const) {
    expect(titleOf(kind, {})).toBe(contentTypeOf(kind).labels.one);
  }
});

test('each fact to confirm links to an existing field', () => {
  const facts = [
    'gst',
    'registration',
    'insurance',
    'service-area',
    'deposits-not-given',
    'role-northcote',
    'project-3',
  ];
  for (const fact of facts) {
    const url = new URL(fieldLinksFor(fact)[0]?.to ?? '', 'https://example.org');
    const [, , , kind] = url.pathname.split('/');
    const name = contentTypeNames.find((one) => one === kind);
    const fields = name === undefined ? [] : contentTypeOf(name).fields.map((field) => field.name);
    expect(fields, fact).toContain(url.searchParams.get('field'));
  }
  expect(fieldLinksFor('photographs')).toEqual([]);
});
