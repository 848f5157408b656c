import { expect, test } from 'vitest';
import { neighboursOf, readingOrder } from './reading-order.ts';

test('links from the first page to the last and back', () => {
  const hrefs: string[] = [];
  let stop = neighboursOf(readingOrder[0].href).next;
  while (stop) {
    hrefs.push(stop.href);
    expect(neighboursOf(stop.href).previous?.href).toBe(hrefs.at(-2) ?? readingOrder[0].href);
    stop = neighboursOf(stop.href).next;
  }
  expect(hrefs).toEqual(readingOrder.slice(1).map(({ href }) => href));
});

test('returns no neighbours for a page outside the order', () => {
  expect(neighboursOf('/projects')).toEqual({ previous: undefined, next: undefined });
});
