import { expect, test } from 'vitest';
import { linksLine, sourcesLine } from './sources-line.ts';

test('says the month since which every source has been read, and not how', () => {
  const line = 'Sources, read November 2026. Open the link before you rely on a rule.';
  expect(sourcesLine([{ copyRead: '2026-11' }])).toBe(line);
  expect(sourcesLine([{ checked: '2027-01' }, { checked: '2026-11' }])).toBe(line);
  expect(sourcesLine([{ checked: '2026-11', copyRead: '2026-02' }])).toBe(line);
});

test('names links, not a list of sources, where there is no list', () => {
  expect(linksLine([{ copyRead: '2026-11' }])).toBe(
    'We read the links in November 2026. Open the link before you rely on a rule.',
  );
  expect(linksLine([{}])).toBeUndefined();
});

test('claims no reading of a source that nobody has read', () => {
  expect(sourcesLine([{}, { copyRead: '2027-03' }])).toContain('March 2027');
  expect(sourcesLine([{}])).toBeUndefined();
  expect(sourcesLine([])).toBeUndefined();
});
