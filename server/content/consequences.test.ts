import { expect, test } from 'vitest';
import type { ContentTypeName } from '#shared/content-types/types.ts';
import { consequencesOf } from './consequences.ts';
import type { LiveEntry } from './consequences.ts';

const entry = (
  kind: ContentTypeName,
  id: string,
  body: Record<string, unknown>,
  path: string | null = null,
): LiveEntry => ({
  kind,
  id,
  title: typeof body['title'] === 'string' ? body['title'] : id,
  path,
  slug: '',
  body,
});
const paragraph = (text: string) => ({ kind: 'paragraph', text });
const page = (id: string, ...texts: string[]) =>
  entry('page', id, { title: id, description: '', blocks: texts.map(paragraph) });
const project = (id: string, status: string, title = `Courtyard house ${id}`) =>
  entry('project', id, { title, status, category: 'residential' }, `/projects/${id}`);

/** What is found, as `page blocks.0.text: sentence`. */
function found(
  before: LiveEntry | null,
  after: Record<string, unknown> | null,
  live: readonly LiveEntry[],
  fixed: { where: string; text: string }[] = [],
) {
  const { kind, id } = before ?? { kind: 'project' as const, id: 'new' };
  const all = before === null ? live : [before, ...live];
  const { places, fixed: other } = consequencesOf({ kind, id, before, after }, all, fixed);
  return [
    ...places.map((one) => `${one.kind} ${one.id} ${one.field}: ${one.sentence}`),
    ...other.map(({ where }) => where),
  ];
}

test.each([
  'Ten design studies in earth, none built yet.',
  '10 design studies.',
  'None of these houses is built.',
  'All of these are design studies.',
  'No house has been built.',
])('finds what is untrue once a design study was built: %s', (sentence) => {
  const studies = Array.from({ length: 9 }, (_, index) =>
    project(String(index + 2), 'design-study'),
  );
  const first = project('1', 'design-study');
  const live = [...studies, page('map', `${sentence} Lime sets slowly.`)];
  expect(found(first, { ...first.body, status: 'built' }, live)).toEqual([
    `page map blocks.0.text: ${sentence}`,
  ]);
});

test.each([
  'Nine design decisions come first.',
  'Homes are not built to withstand a catastrophic day.',
  'Courtyard house 2 (a design study): two rooms.',
  'Twelve books.',
])('leaves alone what stays true: %s', (sentence) => {
  const first = project('1', 'design-study');
  const live = [project('2', 'design-study'), page('map', sentence)];
  expect(found(first, { ...first.body, status: 'built' }, live)).toEqual([]);
});

test('counts what is added and what is hidden', () => {
  const live = [project('1', 'built'), project('2', 'built')];
  const added = { title: 'Third', status: 'built', category: 'residential' };
  const map = page('map', 'Two projects. Two built projects. Two residential projects. Two trees.');
  expect(found(null, added, [...live, map])).toHaveLength(3);
  const [first, second] = live;
  if (!first || !second) throw new Error('no project');
  expect(found(first, null, [second, map])).toHaveLength(3);
});

test.each([
  ['There are ten design studies.', 10],
  ['Our ten projects wait.', 10],
  ['In two years ten projects were drawn.', 10],
  ['We have drawn, since May, 10 small projects.', 10],
  ['Of our Twenty-One design studies none is built.', 21],
  ['These are twenty one projects.', 21],
])('finds the number wherever it stands: %s', (sentence, count) => {
  const live = Array.from({ length: count }, (_, index) => project(String(index), 'design-study'));
  const added = { title: 'Another', status: 'design-study', category: 'residential' };
  const others = [
    'There are 1,010 projects.',
    'There are 3.10 projects.',
    'Ten of us drew projects.',
    'Ten of our projects are drawn.',
    'Twenty-one hundred projects, and ten thousand projects.',
  ];
  expect(found(null, added, [...live, page('map', sentence), page('other', ...others)])).toEqual([
    `page map blocks.0.text: ${sentence}`,
  ]);
});

test('finds a price, its share, and the deposit that stays behind', () => {
  const report = entry('report', 'new-house', {
    title: 'New house',
    priceAud: 880,
    depositAud: 440,
  });
  const live = [
    page('terms', 'It costs $880. A 50% deposit secures it. Half of 50% is a quarter.'),
    entry('report', 'other', { title: 'Other', priceAud: 880, depositAud: 440 }),
  ];
  expect(found(report, { ...report.body, priceAud: 1_000 }, live)).toEqual([
    'report new-house depositAud: Deposit: $440',
    'page terms blocks.0.text: It costs $880.',
    'page terms blocks.0.text: A 50% deposit secures it.',
  ]);
  expect(found(report, { ...report.body, priceAud: 1_000, depositAud: 500 }, live)).toEqual([
    'page terms blocks.0.text: It costs $880.',
  ]);
});

test.each([
  ['email', 'hello@old.example', 'hi@new.example', 'Write to Hello@old.example, any day.'],
  ['phone', '(03) 5470 1234', '', 'Ring +61 3 5470 1234, or write.'],
  ['phone', '+61 (0)3 5470 1234', '', 'Ring (03) 5470 1234.'],
  ['phone', '0400 111 222', '0400 333 444', 'Ring +61 400 111 222.'],
  ['abn', '51 824 753 556', '', 'ABN 51 824 753 556.'],
  ['hours', 'Monday to Thursday', 'Monday to Friday', 'We’re in on Monday to Thursday.'],
])('finds the %s of the practice in every text', (field, before, after, sentence) => {
  const practice = entry('practice', 'practice', { [field]: before });
  expect(found(practice, { [field]: after }, [page('about', sentence, 'Other words.')])).toEqual([
    `page about blocks.0.text: ${sentence}`,
  ]);
});

test('finds a day as pages write it', () => {
  const before = entry('notice', 'away', { text: 'Away', means: 'away', until: '2027-01-12' });
  const after = { ...before.body, until: '2027-01-19' };
  expect(found(before, after, [page('home', 'We’re away until 12 January 2027.')])).toEqual([
    'page home blocks.0.text: We’re away until 12 January 2027.',
  ]);
  expect(found({ ...before, body: { until: '2027-02-31' } }, {}, [page('home', 'x')])).toEqual([]);
});

test('finds a promised time in texts and in what the release says itself', () => {
  const before = page('contact', 'We reply within 1-2 business days.');
  const after = { ...before.body, blocks: [paragraph('We reply within 3 business days.')] };
  const live = [
    page('terms', 'A reply takes 1–2 business days. The report takes 7-10 business days.'),
  ];
  expect(
    found(before, after, live, [
      { where: 'The emails', text: '1-2 business days' },
      { where: 'The cards', text: '7-10 business days' },
    ]),
  ).toEqual(['page terms blocks.0.text: A reply takes 1–2 business days.', 'The emails']);
});

test.each([
  ['From $440, or less for two.', 'It costs $440.'],
  ['From $1,440.50, or less.', 'It costs $1,440.50 in all.'],
  ['Ring us: (03) 5470 1234.', 'On +61 3 5470 1234.'],
  ['It takes 1 to 2 business days.', 'In 1–2 business days.'],
  ['It takes 1-2 business days.', 'In 1 to 2 business days.'],
  ['From $440 to $880.', 'That is $440–880.'],
])('finds what was said as “%s” as it is said elsewhere: “%s”', (said, elsewhere) => {
  const before = page('contact', said);
  const after = { ...before.body, blocks: [] };
  expect(found(before, after, [page('terms', elsewhere)])).toEqual([
    `page terms blocks.0.text: ${elsewhere}`,
  ]);
});

test('knows a range that is only typed in another way', () => {
  const before = page('contact', 'We reply within 1-2 business days.');
  const after = { ...before.body, blocks: [paragraph('We reply within 1 to 2 business days.')] };
  expect(found(before, after, [page('terms', 'In 1-2 business days.')])).toEqual([]);
});

test('finds a measure only where the same things are spoken of', () => {
  const before = page('walls', 'A strawbale wall with plaster is 450 mm thick.');
  const after = {
    ...before.body,
    blocks: [paragraph('A strawbale wall with plaster is 500 mm thick.')],
  };
  const live = [
    page('other', 'Plaster makes the strawbale wall 450 mm.', 'The bench is 450 mm high.'),
  ];
  expect(found(before, after, live)).toEqual([
    'page other blocks.0.text: Plaster makes the strawbale wall 450 mm.',
  ]);
});

test('finds links to a page that is hidden, and texts that name it', () => {
  const study = project('7', 'design-study', 'Yandoit House Extension');
  const live = [
    page('map', 'See [this one](/projects/7#plan) first.', 'See [another](/projects/71).'),
    page('about', 'The Yandoit house extension came first.'),
  ];
  expect(found(study, null, live)).toEqual([
    'page about blocks.0.text: The Yandoit house extension came first.',
    'page map blocks.0.text: See [this one](/projects/7#plan) first.',
  ]);
});

test('says nothing where nothing changes, and of bodies of another release', () => {
  const study = project('7', 'design-study');
  expect(found(study, { ...study.body }, [page('map', 'Seven design studies.')])).toEqual([]);
  const odd = entry('page', 'odd', { title: 4, blocks: 'none', description: null });
  expect(found(study, { ...study.body, status: 12, title: null }, [odd])).toEqual([]);
  expect(found(odd, {}, [study])).toEqual([]);
});

// Work that grows by the square of the length would outlast the test.
test('comes to the end of a million characters of anything', () => {
  const before = page('a', `$1 ${'9'.repeat(200_000)} ${'1-'.repeat(100_000)}`);
  const live = [page('b', 'ten '.repeat(100_000), '$9,'.repeat(100_000), '(('.repeat(150_000))];
  expect(found(before, { title: 'a', blocks: [] }, live)).toEqual([]);
});
