import { expect, test } from 'vitest';
import type { ContactMessage } from '#shared/api/contact-messages.ts';
import type { ReportRequest } from '#shared/api/requests.ts';
import { getQuestionnaire } from '#shared/questionnaires/registry.ts';
import { requestBodyOf } from '#shared/questionnaires/request-body.ts';
import { ageOf, momentOf } from './age.ts';
import { firstLineOf, sectionsOf, subjectOf, textsOf } from '#shared/inbox/entry-text.ts';
import { isIn } from './entries.ts';
import type { InboxEntry, ReportList } from '#shared/inbox/entry-text.ts';
import { replyAddress } from './reply.ts';
import { noMoney } from '#shared/inbox/dues.ts';

const message: ContactMessage = {
  id: '0b0d6e0e-5f4b-4f0e-9d57-0f4a3f0e9a01',
  receipt: 'NB-0000-00',
  name: 'A Visitor',
  email: 'visitor+mud@example.com',
  projectType: 'residential',
  message: 'A mudbrick house & a shed.\nNear Yandoit.',
  folder: 'inbox',
  status: 'new',
  notes: [],
  answeredAt: null,
  createdAt: '2026-11-20T01:00:00.000Z',
};
const request: ReportRequest = {
  id: '0b0d6e0e-5f4b-4f0e-9d57-0f4a3f0e9a02',
  receipt: 'NB-1111-11',
  serviceType: 'house-extension',
  name: 'Another Visitor',
  email: 'another@example.com',
  phone: '',
  answers: {
    location: 'Trentham',
    timeline: '1-year',
    projectDescription: 'The house\nAge of the house: 1920s',
  },
  attachments: [],
  toolWork: [],
  shownPrice: null,
  money: noMoney,
  folder: 'inbox',
  status: 'read',
  notes: [],
  answeredAt: null,
  depositPaidAt: null,
  createdAt: '2026-11-21T01:00:00.000Z',
};
const report = { title: 'A report', price: '$550', deposit: '$275' };
const reports: ReportList = {
  'natural-building': report,
  'site-regulatory': report,
  'new-house-design': report,
  'house-extension': report,
};
const asMessage: InboxEntry = { kind: 'message', ...message };
const asRequest: InboxEntry = { kind: 'request', ...request };

test('lists the first line of a record, and of a line without an end what a screen shows', () => {
  expect(firstLineOf(asMessage)).toBe('A mudbrick house & a shed.');
  expect(firstLineOf({ ...asMessage, message: '\n\n' })).toBe('');
  const endless = '🏠'.repeat(500_000);
  expect(firstLineOf({ ...asMessage, message: endless })).toBe('🏠'.repeat(200));
  expect(firstLineOf({ ...asRequest, answers: { location: endless } })).toBe('🏠'.repeat(200));
});

test('shows suspected spam and archived records only in their own parts', () => {
  const spam: InboxEntry = { ...asMessage, folder: 'spam' };
  expect([isIn('all', spam), isIn('messages', spam), isIn('spam', spam)]).toEqual([
    false,
    false,
    true,
  ]);
  const archived: InboxEntry = { ...asRequest, status: 'archived' };
  expect([isIn('all', archived), isIn('archived', archived)]).toEqual([false, true]);
  expect([isIn('requests', asRequest), isIn('messages', asRequest)]).toEqual([true, false]);
});

test('a search looks into the labels a record shows, its report and its notes', () => {
  const mudbrick: InboxEntry = {
    ...asRequest,
    serviceType: 'natural-building',
    answers: { timeline: 'long-term', budgetRange: 'under-100k' },
    notes: [{ id: request.id, text: 'Rang her about Glenlyon', writtenAt: request.createdAt }],
  };
  const shown = sectionsOf(mudbrick).flatMap(({ answers }) => answers.map(({ text }) => text));
  expect(shown).toHaveLength(2);
  const texts = textsOf(mudbrick);
  for (const words of [subjectOf(mudbrick), 'Rang her about Glenlyon', ...shown]) {
    expect(texts).toContain(words);
  }
  expect(textsOf(asMessage)).toContain(message.message);
});

const house = { title: 'The house', answers: [{ label: 'Age of the house', text: '1920s' }] };

test('shows the answers of a consultation under their questions, after any text that belongs to none', () => {
  expect(sectionsOf(request)).toEqual([
    {
      title: 'Answers',
      answers: [
        { label: 'Location', text: 'Trentham' },
        { label: 'Timeline', text: 'Within 1 year' },
      ],
    },
    house,
  ]);
});

test('does not show place and time twice when the description has them', () => {
  const definition = getQuestionnaire('houseExtension');
  const body = requestBodyOf(definition, { propertyAddress: 'Trentham', timeframe: 'asap' });
  if (!('projectDescription' in body)) throw new Error('another call');
  const { location, timeline, projectDescription } = body;
  const answers = { location, timeline, projectDescription };
  const texts = sectionsOf({ ...request, answers }).flatMap((section) =>
    section.answers.map(({ text }) => text),
  );
  expect(texts).toHaveLength(2);
  expect(texts).toContain('Trentham');
  expect(texts).not.toContain('asap');
});

test('shows a description that it cannot parse unchanged', () => {
  const answers = { location: 'Trentham', timeline: '', projectDescription: 'just words' };
  expect(sectionsOf({ ...request, answers })).toEqual([
    {
      title: 'Answers',
      answers: [
        { label: 'Location', text: 'Trentham' },
        { label: 'Project description', text: 'just words' },
      ],
    },
  ]);
});

test('opens a reply to a text that ends in half a surrogate pair', () => {
  const cut = { ...asMessage, name: 'Ann \ud83c', message: `${'x'.repeat(1_199)}🏡` };
  expect(() => decodeURIComponent(replyAddress(cut, reports))).not.toThrow();
});

test('opens a reply with the receipt in the subject and the record quoted', () => {
  const address = replyAddress(asMessage, reports);
  expect(address.startsWith('mailto:visitor%2Bmud@example.com?subject=')).toBe(true);
  const query = new URLSearchParams(address.slice(address.indexOf('?')));
  expect(query.get('subject')).toBe('Your message to Natural Building Design (NB-0000-00)');
  expect(query.get('body')).toContain('> A mudbrick house & a shed.\r\n> Near Yandoit.');
});

test('cuts a long quotation, so that mail clients accept the mailto address', () => {
  for (const long of ['mud '.repeat(2_000), 'ґ'.repeat(1_200), '🏡\n'.repeat(500)]) {
    const address = replyAddress({ ...asMessage, message: long }, reports);
    expect(address.length).toBeLessThanOrEqual(2_000);
    expect(address.length).toBeGreaterThan(1_900);
    expect(decodeURIComponent(address)).toMatch(/ \[…\]$/);
  }
});

test('shows the age of a record', () => {
  const now = new Date('2026-11-21T12:00:00.000Z');
  expect(ageOf('2026-11-21T11:59:40.000Z', now)).toBe('just now');
  expect(ageOf('2026-11-21T11:30:00.000Z', now)).toBe('30 minutes ago');
  expect(ageOf('2026-11-21T09:00:00.000Z', now)).toBe('3 hours ago');
  expect(ageOf('2026-11-20T09:00:00.000Z', now)).toBe('yesterday');
  expect(ageOf('2026-10-20T09:00:00.000Z', now)).toMatch(/^20 October 2026$/);
});

test.each([
  // Monday 9:00 am, seen on Wednesday at 8:00 am.
  ['2026-11-22T22:00:00.000Z', '2026-11-24T21:00:00.000Z', '2 days ago'],
  // Late on Monday, seen early on Tuesday.
  ['2026-11-23T11:00:00.000Z', '2026-11-23T19:00:00.000Z', 'yesterday'],
  ['2026-11-22T13:30:00.000Z', '2026-11-23T12:30:00.000Z', '23 hours ago'],
  // The clocks go forward in between.
  ['2026-10-02T14:30:00.000Z', '2026-10-04T13:30:00.000Z', '2 days ago'],
])('counts the days of the practice’s calendar: %s, seen %s', (received, seen, age) => {
  expect(ageOf(received, new Date(seen))).toBe(age);
});

test('shows the first hour of a day as 12 am', () => {
  const midnight = '2026-11-20T13:05:00.000Z';
  expect(momentOf(midnight)).toBe('Sat 21 Nov, 12:05 am');
});
