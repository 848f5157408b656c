import { expect, test } from 'vitest';
import { statesOf } from './entry-labels.ts';
import { pastDayIn } from './field-errors.ts';

const live = { state: 'live', publishAt: null, hasDraft: false } as const;

test.each([
  ['only on this device', null, true, ['unsent']],
  ['live', live, false, ['live']],
  ['live and changed here', live, true, ['unsent', 'live']],
  ['live with changes on the server', { ...live, hasDraft: true }, false, ['draft', 'live']],
  ['a draft', { ...live, state: 'draft', hasDraft: true }, false, ['draft']],
  [
    'a draft with a time',
    { state: 'scheduled', publishAt: '2099-01-01T00:00:00Z', hasDraft: true },
    false,
    ['scheduled'],
  ],
  [
    'live with changes that have a time',
    { ...live, publishAt: '2099-01-01T00:00:00Z', hasDraft: true },
    false,
    ['scheduled', 'live'],
  ],
  ['hidden', { ...live, state: 'hidden' }, false, ['hidden']],
] as const)('An entry that is %s is filtered by its states', (_, entry, isUnsent, states) => {
  expect(statesOf(entry, isUnsent)).toEqual(states);
});

test('A notice that ended before today in Victoria is refused', () => {
  // Already 2 March in Victoria.
  const now = new Date('2026-03-01T20:00:00Z');
  const past = (until: string | null) => pastDayIn('notice', { text: 'Away', until }, now);
  expect(past('2026-03-01')).toHaveProperty('until');
  expect([past('2026-03-02'), past(null), past('')]).toEqual([{}, {}, {}]);
});
