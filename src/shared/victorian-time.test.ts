import { expect, test } from 'vitest';
import { localTimeOf, victorianMoment } from './victorian-time.ts';

test('a local time is the same moment in summer and in winter', () => {
  expect(victorianMoment('2026-12-03T10:00')).toEqual({
    kind: 'moment',
    at: '2026-12-02T23:00:00.000Z',
  });
  expect(victorianMoment('2026-07-03T10:00')).toEqual({
    kind: 'moment',
    at: '2026-07-03T00:00:00.000Z',
  });
});

test('the hour that daylight saving leaves out is none, and the one that comes twice is not guessed', () => {
  expect(victorianMoment('2026-10-04T02:30')).toEqual({ kind: 'skipped' });
  expect(victorianMoment('2026-10-04T01:59').kind).toBe('moment');
  expect(victorianMoment('2026-10-04T03:00')).toEqual({
    kind: 'moment',
    at: '2026-10-03T16:00:00.000Z',
  });
  expect(victorianMoment('2027-04-04T02:30')).toEqual({ kind: 'repeated' });
  expect(victorianMoment('2027-04-04T03:00').kind).toBe('moment');
});

test('a day or a time that does not exist is refused', () => {
  for (const text of [
    '2026-02-30T10:00',
    '2026-12-03T24:00',
    '2026-12-03',
    '',
    'T10:00',
    '2026-12-03T1:00',
  ]) {
    expect(victorianMoment(text)).toEqual({ kind: 'unreal' });
  }
});

test('every hour of a year comes back from its local time, but those that come twice', () => {
  let repeated = 0;
  for (let hour = 0; hour < 366 * 24; hour += 1) {
    const at = new Date(Date.UTC(2026, 6, 1, hour)).toISOString();
    const back = victorianMoment(localTimeOf(at));
    if (back.kind === 'repeated') repeated += 1;
    else expect(back).toEqual({ kind: 'moment', at });
  }
  expect(repeated).toBe(2);
});
