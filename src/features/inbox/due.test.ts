import { expect, test } from 'vitest';
import { dueOf } from './due.ts';
import type { InboxEntry } from '#shared/inbox/entry-text.ts';
import { requestFields } from '#testing/support/request-fields.ts';

// A Thursday in November, after Melbourne Cup Day.
const message: InboxEntry = {
  kind: 'message',
  id: '0b0d6e0e-5f4b-4f0e-9d57-0f4a3f0e9a01',
  receipt: 'NB-0000-00',
  name: 'A Visitor',
  email: 'visitor@example.com',
  projectType: 'residential',
  message: 'Can we build?',
  folder: 'inbox',
  status: 'new',
  notes: [],
  answeredAt: null,
  createdAt: '2026-11-19T01:00:00.000Z',
};

test('says when a reply to a new record is due, across a weekend', () => {
  expect(dueOf(message, new Date('2026-11-20T01:00:00.000Z'))).toEqual({
    text: 'Reply due by Monday 23 November',
    isOverdue: false,
  });
});

test('says when a reply is overdue', () => {
  expect(dueOf(message, new Date('2026-11-25T01:00:00.000Z'))).toEqual({
    text: 'Reply was due Monday 23 November',
    isOverdue: true,
  });
});

test('shows when a reply is due after reading, until the record is marked as answered', () => {
  const now = new Date('2026-11-25T01:00:00.000Z');
  const read: InboxEntry = { ...message, status: 'read' };
  expect(dueOf(read, now)?.text).toBe('Reply was due Monday 23 November');
  expect(dueOf({ ...read, answeredAt: '2026-11-20T02:00:00.000Z' }, now)).toBeNull();
  expect(dueOf({ ...read, status: 'archived' }, now)).toBeNull();
});

test('shows no due date for spam', () => {
  expect(dueOf({ ...message, folder: 'spam' }, new Date('2026-11-25T01:00:00.000Z'))).toBeNull();
});

test('names no day for a report while its visit is open', () => {
  const request: InboxEntry = {
    ...message,
    kind: 'request',
    ...requestFields,
    answeredAt: message.createdAt,
    depositPaidAt: message.createdAt,
    awaitsVisit: true,
  };
  const now = new Date('2026-12-25T01:00:00.000Z');
  expect(dueOf(request, now)).toEqual({ text: 'Report due after the visit', isOverdue: false });
  expect(dueOf({ ...request, depositPaidAt: null }, now)).toBeNull();
});
