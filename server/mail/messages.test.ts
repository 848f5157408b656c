import { expect, test } from 'vitest';
import { serviceOfferings } from '#content/reports.ts';
import { bankReference } from '#shared/bank-reference.ts';
import { unpublishedSeller } from '#shared/api/practice.ts';
import { receiptFor } from '#shared/receipt.ts';
import { sampleSubmission, uuid } from '../testing/samples.ts';
import { receiptMail } from './messages.ts';

test('names the reference of the transfer as the payment window does', () => {
  const body = { name: 'Ruth', email: 'ruth@example.org', serviceType: 'house-extension' };
  const mail = receiptMail(
    sampleSubmission(1, { body, kind: 'consultation' }),
    'ruth@example.org',
    {
      publicUrl: 'https://example.org',
      offerings: () => serviceOfferings,
      practice: {
        email: 'studio@example.org',
        phone: null,
        bank: { accountName: 'Practice', bsb: '123-456', accountNumber: '12345678' },
        seller: unpublishedSeller,
      },
    },
  );
  expect(mail.text).toContain(`Reference: ${bankReference(receiptFor(uuid(1)))}\n`);
});

test('promises no day of an absence, and says that the practice is away', () => {
  const practice = {
    email: 'studio@example.org',
    phone: null,
    bank: null,
    seller: unpublishedSeller,
    away: [{ from: '2026-02-28', until: '2026-03-12' }],
    notices: ['Away until **12 March**'],
  };
  const context = { publicUrl: undefined, offerings: () => serviceOfferings, practice };
  const { text } = receiptMail(sampleSubmission(1), 'ruth@example.org', context);
  expect(text).toContain('Away until 12 March\n');
  expect(text).toMatch(/We’ll reply by Mon\w* 16 Mar/);
  expect(text).not.toContain('1-2 business days');
});
