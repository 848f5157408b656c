import type { PlainDate } from './time.ts';

/**
 * Source of the dates, and when they were compared: the days set by section 6 of the Act, with Easter Sunday and the
 * Friday before the AFL Grand Final appointed under section 7. A council outside Melbourne may replace Melbourne Cup
 * Day; that is ignored here.
 */
export const holidaySource = {
  title: 'Public Holidays Act 1993 (Vic), sections 6 and 7',
  page: 'https://business.vic.gov.au/business-information/public-holidays',
  checked: '2026-11',
  /** Days after this count as business days unless they are weekends: add a year here. */
  lastYear: 2028,
} as const;

/** Public holidays in the whole of Victoria. Those on weekends are listed as well, so that a year can be compared. */
export const victorianHolidays: Readonly<Record<PlainDate, string>> = {
  '2026-01-01': 'New Year’s Day',
  '2026-01-26': 'Australia Day',
  '2026-03-09': 'Labour Day',
  '2026-04-03': 'Good Friday',
  '2026-04-04': 'Saturday before Easter Sunday',
  '2026-04-05': 'Easter Sunday',
  '2026-04-06': 'Easter Monday',
  '2026-04-25': 'ANZAC Day',
  '2026-06-08': 'King’s Birthday',
  '2026-09-25': 'Friday before the AFL Grand Final',
  '2026-11-03': 'Melbourne Cup Day',
  '2026-12-25': 'Christmas Day',
  '2026-12-26': 'Boxing Day',
  '2026-12-28': 'Additional day for Boxing Day',

  '2027-01-01': 'New Year’s Day',
  '2027-01-26': 'Australia Day',
  '2027-03-08': 'Labour Day',
  '2027-03-26': 'Good Friday',
  '2027-03-27': 'Saturday before Easter Sunday',
  '2027-03-28': 'Easter Sunday',
  '2027-03-29': 'Easter Monday',
  '2027-04-25': 'ANZAC Day',
  '2027-06-14': 'King’s Birthday',
  // Expected: gazetted once the season's fixture is settled.
  '2027-09-24': 'Friday before the AFL Grand Final',
  '2027-11-02': 'Melbourne Cup Day',
  '2027-12-25': 'Christmas Day',
  '2027-12-26': 'Boxing Day',
  '2027-12-27': 'Additional day for Christmas Day',
  '2027-12-28': 'Additional day for Boxing Day',

  '2028-01-01': 'New Year’s Day',
  '2028-01-03': 'Additional day for New Year’s Day',
  '2028-01-26': 'Australia Day',
  '2028-03-13': 'Labour Day',
  '2028-04-14': 'Good Friday',
  '2028-04-15': 'Saturday before Easter Sunday',
  '2028-04-16': 'Easter Sunday',
  '2028-04-17': 'Easter Monday',
  '2028-04-25': 'ANZAC Day',
  '2028-06-12': 'King’s Birthday',
  // Expected, as above.
  '2028-09-29': 'Friday before the AFL Grand Final',
  '2028-11-07': 'Melbourne Cup Day',
  '2028-12-25': 'Christmas Day',
  '2028-12-26': 'Boxing Day',
};

export function isVictorianHoliday(day: PlainDate): boolean {
  return Object.hasOwn(victorianHolidays, day);
}
