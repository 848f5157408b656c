import { expect, test } from 'vitest';
import { sampleSubmission, uuid } from '../testing/samples.ts';
import { applyEvent, emptyRecords } from './records.ts';

test('returns nothing for a removed record', () => {
  const records = emptyRecords();
  applyEvent(records, 1, { kind: 'submission-received', submission: sampleSubmission(1) });
  applyEvent(records, 2, { kind: 'submissions-removed', ids: [uuid(1), uuid(2)], uploads: ['x'] });
  expect(records).toMatchObject({ sequence: 2, submissions: {}, uploads: {} });
});
