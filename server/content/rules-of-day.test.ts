import { expect, test } from 'vitest';
import { datedRules } from '#content/dated-rules.ts';
import { plainText } from '#lib/inline-markup.ts';
import { createContent } from '../services/content.ts';
import { startTestServer } from '../testing/test-server.ts';
import { ruleOn, rulesEdition, withRules } from './rules-of-day.ts';
import { defaultsOf } from './defaults-of.ts';

test.each([
  ['2026-11-30', datedRules['building-contracts'].before],
  ['2026-12-01', datedRules['building-contracts'].changes[0].text],
  ['2031-01-01', datedRules['building-contracts'].changes[0].text],
])('on %s a rule says what applies on that day', (day, said) => {
  expect(ruleOn('building-contracts', day)).toBe(said);
  expect(withRules('First. {rule:building-contracts} Last.', day)).toBe(`First. ${said} Last.`);
});

test('the edition changes on each day of a change and on no other', () => {
  expect(rulesEdition('2026-11-30')).toBe('2026-03-01');
  expect(rulesEdition('2026-12-01')).toBe('2026-12-01');
  expect(rulesEdition('2026-12-31')).toBe('2026-12-01');
  expect(rulesEdition('2027-01-01')).toBe('2027-01-01');
  expect(rulesEdition('2027-04-30')).toBe('2027-03-01');
  expect(rulesEdition('2027-05-01')).toBe('2027-05-01');
});

test.each([
  ['2026-12-31', '2026 2027 2026'],
  ['2027-01-01', '2027 2028 2026'],
  ['2027-02-28', '2027 2028 2026'],
  ['2027-03-01', '2027 2028 2027'],
])('on %s the years of examples are this, the next, and that of the last summer', (day, years) => {
  expect(withRules('{year:this} {year:next} {year:summer}', day)).toBe(years);
});

test('the permit path starts next year, and the drying log’s readings are of the last summer', () => {
  for (const [now, start, read] of [
    ['2026-11-26T00:00:00.000Z', '2027', '2026'],
    ['2031-02-10T00:00:00.000Z', '2032', '2030'],
  ] as const) {
    const content = createContent({ clock: () => new Date(now) });
    expect(content.findPage('tool-permit-path')).toMatchObject({ exampleYear: start });
    expect(content.findPage('tool-log')).toMatchObject({ exampleYear: read });
  }
});

test('a rule that nobody has written stays as its author typed it', () => {
  expect(withRules('{rule:none} {rule:constructor}', '2026-12-01')).toBe(
    '{rule:none} {rule:constructor}',
  );
});

test('what is in force after a change names no day that ages', () => {
  for (const { changes } of Object.values(datedRules)) {
    for (const { text } of changes) expect(plainText(text)).not.toMatch(/\b20\d\d\b/);
  }
});

/** The last second of a day in Victoria and the first of the next. */
const midnights = [
  {
    rule: 'building-contracts',
    before: '2026-11-30T12:59:59.000Z',
    after: '2026-11-30T13:00:00.000Z',
    old: 'from 1 December 2026 at the latest',
    now: 'every domestic building contract, small ones as well',
  },
  {
    rule: 'structural-limit',
    before: '2027-04-30T13:59:59.000Z',
    after: '2027-04-30T14:00:00.000Z',
    old: 'it will no longer be enough in Victoria',
    now: 'the engineer must show that it is at least',
  },
];

test.each(midnights)('$rule changes everywhere at its midnight in Melbourne', async (change) => {
  const server = await startTestServer({ defaultsOf });
  const { content } = server.services;
  const everything = async () => {
    const answers = await Promise.all(
      ['/api/pages', '/api/blog/the-owner-builder-year', '/api/pages/tool-permit-path'].map(
        (path) => server.fetch(path),
      ),
    );
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    return { tags: answers.map(({ headers }) => headers.get('ETag')), text: texts.join('\n') };
  };

  server.time.now = new Date(change.before);
  const versionBefore = content.version;
  const before = await everything();
  expect(before.text).toContain(change.old);
  expect(before.text).not.toContain(change.now);

  server.time.now = new Date(change.after);
  // The cache of rendered pages and the device's list of files go by this version.
  expect(content.version).not.toBe(versionBefore);
  const after = await everything();
  expect(after.text).toContain(change.now);
  expect(after.text).not.toContain(change.old);
  // What a device has stored it exchanges by this tag.
  after.tags.forEach((tag, index) => expect(tag).not.toBe(before.tags[index]));

  server.time.now = new Date(change.before);
  expect(content.version).toBe(versionBefore);
});

test('no public text shows the mark of a rule, and none changes in between', () => {
  const on = (day: string) => createContent({ clock: () => new Date(`${day}T02:00:00.000Z`) });
  for (const day of ['2026-11-26', '2026-12-01', '2027-05-01', '2040-01-01']) {
    const content = on(day);
    const shown = JSON.stringify([
      content.listPages(),
      content.listBlogPosts(),
      content.listProjects(),
      content.listCommunityProjects(),
      content.searchChanges(),
    ]);
    expect(shown).not.toMatch(/\{(?:rule|year):/);
  }
  expect(on('2026-12-02').version).toBe(on('2026-12-31').version);
  expect(on('2027-03-01').version).toBe(on('2027-04-30').version);
});

test('every rule is said somewhere', () => {
  const content = createContent({ clock: () => new Date('2040-01-01T00:00:00.000Z') });
  const shown = JSON.stringify([content.listPages(), content.listBlogPosts()]);
  for (const [id, { changes }] of Object.entries(datedRules)) {
    const words = changes.at(-1)?.text.split(/[[\]()]/)[0] ?? '';
    expect(shown, id).toContain(words);
  }
});
