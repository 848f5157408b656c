import { createHash } from 'node:crypto';
import { invoiceNumberText, invoiceParts } from '#shared/inbox/invoice-text.ts';
import type { WorkEntry } from '#shared/inbox/work-entries.ts';
import { paths, siteName } from '#shared/paths.ts';
import { receiptFor } from '#shared/receipt.ts';
import type { Submission } from '../storage/records.ts';
import type { Mail } from './mailer.ts';
import { noticeLines } from './messages.ts';
import type { MailContext } from './messages.ts';

/** The mail that an entry asks for; undefined for the others. A kind with a mail is a case here. */
export function workMailOf(
  entry: Readonly<WorkEntry>,
  submission: Readonly<Submission>,
  ownerAddress: string,
  context: MailContext,
): Mail | undefined {
  const receipt = receiptFor(submission.id);
  const id = createHash('sha256').update(`work ${entry.id}`).digest('hex').slice(0, 32);
  switch (entry.kind) {
    case 'says-paid': {
      const name = String(submission.body['name'] ?? '');
      const replyTo = String(submission.body['email'] ?? '');
      return {
        id,
        to: ownerAddress,
        replyTo,
        subject: `${name} says the deposit is paid (${receipt})`,
        text:
          `${name} says that the deposit is paid. Look in your bank account, then confirm it or choose “Not yet”:\n\n` +
          `${context.publicUrl ?? ''}${paths.message(receipt)}\n`,
      };
    }
    case 'invoice': {
      const to = entry.buyer?.email ?? null;
      if (entry.isMailed !== true || to === null || to === '') return undefined;
      const { title, facts, amounts } = invoiceParts(entry);
      const table = (rows: readonly (readonly [string, string])[]) =>
        rows.map(([label, value]) => `${label}: ${value}`).join('\n');
      return {
        id,
        to,
        subject: `${title} ${invoiceNumberText(entry.number)} from ${siteName}`,
        text: `${noticeLines(context)
          .map((line) => `${line}\n`)
          .join('')}${title}\n\n${table(facts)}\n\n${table(amounts)}\n\n${siteName}\n`,
      };
    }
    default:
      return undefined;
  }
}

/** Id of the entry that says what became of the mail of another one: the same for every try. */
export function mailStateId(entryId: string): string {
  const hex = createHash('sha256').update(`mail state ${entryId}`).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
