import { expect, test } from 'vitest';
import { paymentInstructions, serviceOfferings } from '#content/reports.ts';
import { unpublishedSeller } from '#shared/api/practice.ts';
import { sampleSubmission } from '../testing/samples.ts';
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
  const { serviceType } = paymentInstructions['house-extension'].reference;
  expect(mail.text).toContain(`Reference: your name and “${serviceType}”`);
});
