import { expect, test } from 'vitest';
import type { InboxEntry, ReportList } from '#shared/inbox/entry-text.ts';
import { inboxCsv, inboxJson } from './inbox-file.ts';
import { noMoney } from '#shared/inbox/dues.ts';
import { requestFields } from '#testing/support/request-fields.ts';

const report = { title: 'A report', price: '$550', deposit: '$275' };
const reports: ReportList = {
  'natural-building': report,
  'site-regulatory': report,
  'new-house-design': report,
  'house-extension': report,
};
const entry: InboxEntry = {
  kind: 'message',
  id: '0b0d6e0e-5f4b-4f0e-9d57-0f4a3f0e9a01',
  receipt: 'NB-0000-00',
  name: '=HYPERLINK("http://evil.example")',
  email: '+one@example.com',
  projectType: 'other',
  message: 'Two lines,\nand a "quotation"',
  folder: 'inbox',
  status: 'deposit-paid',
  notes: [],
  answeredAt: null,
  createdAt: '2026-11-20T01:00:00.000Z',
};

test('writes no cell as a formula', () => {
  const csv = inboxCsv([entry], reports);
  expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  expect(csv).toContain(`"'+one@example.com"`);
  expect(inboxCsv([{ ...entry, name: ' \t=1+1' }], reports)).toContain(`"' \t'=1+1"`);
});

test('says when a record was answered', () => {
  const answered = { ...entry, answeredAt: '2026-11-21T23:00:00.000Z' };
  const [head, first] = inboxCsv([answered], reports).split('\r\n');
  const at = head?.split(',').indexOf('"Replied"');
  expect(at).toBe(4);
  expect(first?.split(',')[4]).toBe('"2026-11-22 10:00"');
});

test('has columns for notes, names of files and the day of the deposit', () => {
  const request: InboxEntry = {
    ...entry,
    kind: 'request',
    ...requestFields,
    money: { ...noMoney, paidOn: '2026-11-22', paidCents: 27_500 },
    attachments: [
      {
        url: `/uploads/${'0'.repeat(32)}.jpg`,
        name: 'north wall.jpg',
        mediaType: '',
        sizeBytes: 1,
      },
    ],
    notes: [{ id: entry.id, text: '=Rang her', writtenAt: '2026-11-21T01:00:00.000Z' }],
    depositPaidAt: '2026-11-22T01:00:00.000Z',
  };
  const [head, first] = inboxCsv([request], reports).split('\r\n');
  const last = (line?: string) => line?.split(',').slice(-5);
  expect(last(head)).toEqual([
    '"Notes"',
    '"Files"',
    '"Deposit paid"',
    '"Paid in all"',
    '"Invoices"',
  ]);
  expect(last(first)).toEqual([
    '"2026-11-21 12:00 =Rang her"',
    '"north wall.jpg"',
    '"2026-11-22"',
    '"$275"',
    '""',
  ]);
});

test('keeps line breaks, commas and quotation marks inside their cell', () => {
  expect(inboxCsv([entry], reports)).toContain('"Two lines,\nand a ""quotation"""');
});

test('returns the records unchanged', () => {
  expect(JSON.parse(inboxJson([entry]))).toEqual([entry]);
});

test('writes when a record was received in the practice’s own day and time, in summer and winter', () => {
  const received = (createdAt: string) =>
    inboxCsv([{ ...entry, createdAt }], reports)
      .split('\r\n')[1]
      ?.split(',')[0];
  expect(received('2026-11-22T21:30:00.000Z')).toBe('"2026-11-23 08:30"');
  expect(received('2026-07-05T22:30:00.000Z')).toBe('"2026-07-06 08:30"');
  expect(received('2026-12-31T13:05:00.000Z')).toBe('"2027-01-01 00:05"');
});
