import { expect, test } from 'vitest';
import { contactPage } from '#content/contact-page.ts';
import { terms } from '#content/terms.ts';
import { changedClaims } from './repeated-claims.ts';

const contact = { kind: 'contact-page', id: 'contact-page' } as const;
const services = { kind: 'services-page', id: 'services-page' } as const;
const response = (text: string) => ({ response: { title: 'Reply', text, items: [] } });

test('says where else a promised time is written when it changes, but not the field itself', () => {
  const [changed, ...others] = changedClaims(
    contact,
    response('Within 1-2 business days.'),
    response('Within 3 business days.'),
  );
  expect(changed).toMatchObject({ before: ['1-2 business days'], after: ['3 business days'] });
  expect(changed?.locations.map(({ label }) => label)).toEqual([
    'Services page',
    'Terms and refunds',
  ]);
  expect(changed?.fixed).toContain('payment instructions');
  expect(others).toEqual([]);
});

test.each([
  ['an hourly rate', '$80 per hour', '$95 per hour', ['$80'], ['$95']],
  ['a share', 'A 50% deposit', 'A 30% deposit', ['50%'], ['30%']],
  ['an area', 'outside the Kyneton area', 'outside the Trentham area', ['Kyneton'], ['Trentham']],
])('knows %s', (_, before, after, gone, come) => {
  expect(changedClaims(services, response(before), response(after))).toMatchObject([
    { before: gone, after: come },
  ]);
});

test('reports no other text, and nothing where nothing is promised', () => {
  const body = response('Within 2 business days.');
  expect(changedClaims(contact, body, { ...body, urgent: 'Call.' })).toEqual([]);
  expect(changedClaims(contact, response(''), body)).toEqual([]);
  expect(changedClaims({ kind: 'article', id: 'lime' }, body, response('Soon.'))).toEqual([]);
});

test('finds the promises in the shipped content', () => {
  expect(changedClaims(contact, { ...contactPage }, {})).toHaveLength(2);
  expect(changedClaims({ kind: 'page', id: 'terms' }, { ...terms }, {}).length).toBeGreaterThan(2);
});
