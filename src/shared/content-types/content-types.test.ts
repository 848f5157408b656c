import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { climatePlaceIds } from '../climate-places.ts';
import { article } from './article.ts';
import { climateFigures } from './climate-figures.ts';
import { leafFieldsOf } from './definition.ts';
import type { ContentField } from './definition.ts';
import { contentTypeNames, contentTypeOf } from './types.ts';
import { material } from './material.ts';
import { notice } from './notice.ts';
import { practiceDetails } from './practice.ts';
import { report } from './report.ts';
import { Slug, inline, line, paragraphs, slugOf } from './texts.ts';

/** First error message of each field, by its path. */
function refusals(schema: v.GenericSchema, body: unknown): Record<string, string> {
  const { issues = [] } = v.safeParse(schema, body);
  const found: Record<string, string> = {};
  for (const issue of issues) found[v.getDotPath(issue) ?? ''] ??= issue.message;
  return found;
}

const picture = {
  picture: 'blog/x',
  alt: 'A wall',
  isDecorative: false,
  caption: '',
  isStandIn: false,
};
const whole = {
  title: 'Lime in winter',
  excerpt: 'Short.',
  category: 'Materials',
  cover: picture,
  blocks: [{ kind: 'paragraph', text: 'See **[the library](/library)** and 5 < 6.' }],
};
const withBlock = (block: unknown) => refusals(article.body, { ...whole, blocks: [block] });

/** The groups of a kind, nested ones included, without values. */
function emptyGroups(fields: readonly ContentField[]): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap(({ name, input }) =>
      typeof input === 'object' && 'fields' in input ? [[name, emptyGroups(input.fields)]] : [],
    ),
  );
}

describe.each(contentTypeNames)('%s', (name) => {
  const { fields, body, empty } = contentTypeOf(name);
  const names = fields.map((field) => field.name);

  test('asks for every key of its body, once', () => {
    const { issues = [] } = v.safeParse(body, {});
    const missing = issues.map((issue) => v.getDotPath(issue));
    expect(missing.filter((key) => !names.includes(key ?? ''))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
    expect(Object.keys(empty ?? {}).filter((key) => !names.includes(key))).toEqual([]);
  });
  test('asks for every key of its groups', () => {
    const { issues = [] } = v.safeParse(body, emptyGroups(fields));
    const asked = leafFieldsOf(fields).flatMap(({ path }) =>
      // A reply text of an earlier release does not say it.
      name === 'reply-text' && path === 'serves' ? [] : [path],
    );
    expect(issues.map((issue) => v.getDotPath(issue)).toSorted()).toEqual(asked.toSorted());
  });
  test('starts incomplete', () => {
    expect(v.is(body, empty)).toBe(false);
  });
});

test('accepts an article with links, bold text and a lone less-than sign', () => {
  expect(refusals(article.body, whole)).toEqual({});
});

test.each([
  ['an empty title', { title: '   ' }, 'title', /title/],
  ['no cover', { cover: null }, 'cover', /cover picture/],
  ['no block', { blocks: [] }, 'blocks', /at least one paragraph/],
  [
    'more than 200 blocks',
    { blocks: Array.from({ length: 201 }, () => whole.blocks[0]) },
    'blocks',
    /201 blocks. The limit is 200/,
  ],
  ['a title of two lines', { title: 'a\nb' }, 'title', /one line/],
  ['a cover without words', { cover: { ...picture, alt: '' } }, 'cover.alt', /Only decoration/],
])('refuses %s with a sentence at the field', (_, change, field, words) => {
  expect(refusals(article.body, { ...whole, ...change })[field]).toMatch(words);
});

test.each([
  ['HTML typed into text', 'One <b>word</b>', /HTML/],
  ['a link to nowhere', '[here](nowhere)', /“nowhere” leads nowhere/],
  ['a link without an address', 'Ask [here]() first', /link on “here” has no address/],
  ['a link with a space in its address', '[here](https://example.org )', /or a space in it/],
  ['a link that runs', '[here](javascript:alert(1))', /leads nowhere/],
  ['a link to another host without a scheme', '[here](//evil.example)', /leads nowhere/],
  ['nothing', ' \u200B ', /Write something/],
])('refuses %s in a paragraph', (_, text, words) => {
  expect(withBlock({ kind: 'paragraph', text })['blocks.0.text']).toMatch(words);
});

test('refuses a table with a short row, and a figure without alternative text', () => {
  expect(
    withBlock({ kind: 'table', caption: '', header: ['a', 'b'], rows: [['1']] })['blocks.0.rows'],
  ).toMatch(/as many cells/);
  expect(
    withBlock({ kind: 'figure', figure: { ...picture, alt: '' } })['blocks.0.figure.alt'],
  ).toMatch(/Say what the picture shows/);
});

test('refuses a deposit above the price, a wrong ABN and dates in the wrong order', () => {
  const words = { title: 'R', description: 'd', includes: ['i'] };
  expect(refusals(report.body, { ...words, priceAud: 100, depositAud: 200 })).toHaveProperty(
    'depositAud',
  );
  expect(refusals(report.body, { ...words, priceAud: 9.5, depositAud: null })).toHaveProperty(
    'priceAud',
  );
  const details = {
    email: '',
    phone: '',
    hours: '',
    serviceArea: '',
    legalName: '',
    abn: '51824753556',
    gst: 'unpublished',
    registration: '',
    insurance: '',
    refunds: '',
    hosting: '',
  };
  expect(v.parse(practiceDetails.body, details).abn).toBe('51 824 753 556');
  expect(refusals(practiceDetails.body, { ...details, abn: '51824753557' })).toHaveProperty('abn');
  expect(
    refusals(notice.body, {
      text: 'Away',
      means: 'away',
      from: '2027-01-12',
      until: '2027-01-02',
    }),
  ).toHaveProperty('until');
});

describe('climate figures', () => {
  const range = { max: 20.5, min: -1 };
  const place = {
    name: 'Here',
    sunshine: { summer: 7.5, winter: 0, annual: 24 },
    temperature: { summer: range, autumn: range, spring: range, winter: range },
  };
  const figures = {
    note: 'Our own readings.',
    ...Object.fromEntries(climatePlaceIds.map((id) => [id, place])),
  };
  const withWinter = (winter: object) => ({
    ...figures,
    trentham: { ...place, temperature: { ...place.temperature, winter } },
  });

  test('are accepted with decimals and below zero', () => {
    expect(refusals(climateFigures.body, figures)).toEqual({});
  });

  test.each([
    ['no note', { ...figures, note: ' ' }, 'note', /come from/],
    [
      'a word for a number',
      withWinter({ ...range, max: 'warm' }),
      'trentham.temperature.winter.max',
      /28\.5/,
    ],
    [
      'what the chart has no room for',
      withWinter({ max: 41, min: 2 }),
      'trentham.temperature.winter.max',
      /from -5 to 34/,
    ],
    [
      'a night warmer than its day',
      withWinter({ max: 2, min: 3 }),
      'trentham.temperature.winter.min',
      /warmer than the day/,
    ],
    [
      'more sun than a day has',
      { ...figures, ballarat: { ...place, sunshine: { ...place.sunshine, summer: 25 } } },
      'ballarat.sunshine.summer',
      /from 0 to 24/,
    ],
  ])('refuse %s', (_, body, field, words) => {
    expect(refusals(climateFigures.body, body)[field]).toMatch(words);
  });
});

describe('a material sheet', () => {
  const property = { rating: 3, words: 'Good in compression' };
  const sheet = {
    title: 'Cob',
    summary: 'Earth and straw, heaped by hand.',
    picture,
    description: 'Mix it.\n\nHeap it.',
    properties: {
      thermalMass: property,
      insulation: property,
      strength: property,
      durability: property,
      breathability: property,
    },
    characteristics: ['Round corners'],
    costs: {
      material: '$0-2 per barrow',
      today: '',
      labor: 'High',
      equipment: 'A fork',
      overall: 'Low',
      localEconomy: 'All of it',
    },
    processing: [{ title: 'Tread', text: 'Tread it by foot.' }],
    cautions: ['Keep it dry, see [tailings](source:mine-tailings).'],
    environmental: {
      embodiedEnergy: 'Low',
      carbonFootprint: 'Low',
      recyclability: 'All',
      localSourcing: 'On site',
      renewability: 'Soil',
      lifecycle: 'Long',
      waterUse: 'Some',
      toxicity: 'None',
    },
    projects: [{ id: 1, note: 'The yard wall' }],
  };

  test('is accepted without a current price and without projects', () => {
    expect(refusals(material.body, sheet)).toEqual({});
    expect(refusals(material.body, { ...sheet, projects: [] })).toEqual({});
  });

  const { properties, costs, environmental } = sheet;
  test.each([
    ['no name', { title: ' ' }, 'title', /name/],
    ['no picture', { picture: null }, 'picture', /Choose a picture/],
    ['a picture without words', { picture: { ...picture, alt: '' } }, 'picture.alt', /shows/],
    ...[0, 6, 2.5, null, '3'].map(
      (rating) =>
        [
          `${JSON.stringify(rating)} for a rating`,
          { properties: { ...properties, strength: { ...property, rating } } },
          'properties.strength.rating',
          /from 1 to 5/,
        ] as const,
    ),
    [
      'a rating without words',
      { properties: { ...properties, insulation: { rating: 1, words: '' } } },
      'properties.insulation.words',
      /what the number means/,
    ],
    ['no price', { costs: { ...costs, material: '' } }, 'costs.material', /\$5-10 per block/],
    ['no step', { processing: [] }, 'processing', /at least one step/],
    [
      'a step without a title',
      { processing: [{ title: '', text: 'x' }] },
      'processing.0.title',
      /title/,
    ],
    ['no caution', { cautions: [] }, 'cautions', /at least one caution/],
    ['a caution with a broken link', { cautions: ['[x](nowhere)'] }, 'cautions.0', /leads nowhere/],
    [
      'a blank line on the environment',
      { environmental: { ...environmental, waterUse: ' ' } },
      'environmental.waterUse',
      /Write a line/,
    ],
    [
      'no project chosen',
      { projects: [{ id: null, note: 'x' }] },
      'projects.0.id',
      /Choose a project/,
    ],
    [
      'one project twice',
      { projects: [sheet.projects[0], sheet.projects[0]] },
      'projects',
      /listed twice/,
    ],
  ] as const)('refuses %s with a sentence at the field', (_, change, field, words) => {
    expect(refusals(material.body, { ...sheet, ...change })[field]).toMatch(words);
  });
});

test('makes a slug of any title that has letters', () => {
  expect(slugOf('Lime in winter: what’s “safe”?')).toBe('lime-in-winter-whats-safe');
  expect(v.is(Slug, slugOf('Café — ' + 'long '.repeat(60)))).toBe(true);
  expect(slugOf('家')).toBe('');
});

test.each([
  ['a soft return in a title', line('Write a title'), 'Lime\u000Band clay', 'Lime and clay'],
  ['a soft return in a summary', paragraphs('Write'), 'Lime\u000Band clay', 'Lime\nand clay'],
  ['what no reader can show in a title', line('Write'), '\uFFFELi\u0000me\uD83D\uFFFF', 'Lime'],
  ['the same in a text', inline('Write'), '**Li\uFDD0me**\uDE00 \u001Bclay', '**Lime** clay'],
])('mends %s', (_what, schema, given, expected) => {
  expect(v.parse(schema, given)).toBe(expected);
});

test('a title of nothing that can be shown is none', () => {
  expect(v.safeParse(line('Write a title'), '\uFFFE\uD800\u0000').issues?.[0].message).toBe(
    'Write a title',
  );
});

/** A body with nothing in it: an empty text, no picture, a list without an item. */
function nothingIn(fields: readonly ContentField[]): Record<string, unknown> {
  const lists = ['lines', 'inline-lines', 'pictures', 'picture-groups', 'blocks', 'steps', 'terms'];
  return Object.fromEntries(
    fields.map(({ name, input }) => [
      name,
      typeof input === 'object' && 'fields' in input
        ? nothingIn(input.fields)
        : typeof input === 'string' && [...lists, 'sections', 'project-notes'].includes(input)
          ? []
          : ['picture', 'aud', 'day', 'hours', 'degrees'].some((one) => one === input)
            ? null
            : input === 'rating'
              ? { rating: null, words: '' }
              : '',
    ]),
  );
}

test.each(contentTypeNames)(
  'calls each field of %s in its error what its label calls it',
  (name) => {
    const { fields, body } = contentTypeOf(name);
    const leaves = leafFieldsOf(fields);
    /** Items of a list, degrees and hours are called what they are. */
    const itself =
      /line|paragraph|step|start with a heading|degrees|hours|number|Say in a few words/;
    for (const issue of v.safeParse(body, nothingIn(fields)).issues ?? []) {
      const path = v.getDotPath(issue) ?? '';
      const leaf = leaves.find((one) => path === one.path || path.startsWith(`${one.path}.`));
      if (leaf === undefined || typeof leaf.input === 'object' || itself.test(issue.message))
        continue;
      const [label = ''] = leaf.label.split(': ').slice(-1);
      const words = (label.toLowerCase().match(/[a-z’]{4,}/g) ?? []).map((word) =>
        word.replace(/s$/, ''),
      );
      const said = issue.message.toLowerCase();
      const isSaid =
        said.includes(label.toLowerCase()) || words.some((word) => said.includes(word));
      expect(isSaid, `${leaf.label}: ${issue.message}`).toBe(true);
    }
  },
);
