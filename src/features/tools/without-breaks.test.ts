import { expect, test } from 'vitest';
import { withoutBreaks } from './without-breaks.ts';

test.each([
  ['A 45,000 L tank under 200 m² of roof', 'A 45,000_L tank under 200_m² of roof'],
  ['from 22 November to 20 January', 'from 22_November to 20_January'],
  ['about 7 h 5 min', 'about 7_h_5_min'],
  ['for 5 h in June, 103 kL a year', 'for 5_h_in June, 103_kL a year'],
  ['about 63 g/m² by the end', 'about 63_g/m² by the end'],
  ['at 12:25 pm', 'at 12:25_pm'],
  ['7.17 m²·K/W, 19.8 °C', '7.17_m²·K/W, 19.8_°C'],
  ['2 people, 30 modelled years, 23 of 30', '2 people, 30 modelled years, 23 of 30'],
  ['2026 and 3 days', '2026 and 3 days'],
])('%s', (text, unbrokenText) => {
  expect(withoutBreaks(text).replaceAll('\u{a0}', '_')).toBe(unbrokenText);
});
