import { createHash } from 'node:crypto';
import { requestedReports } from '#content/messages-page.ts';
import type { Practice } from '#shared/api/practice.ts';
import { requestServiceTypes } from '#shared/api/requests.ts';
import { promises, replyDue } from '#shared/business-days.ts';
import { siteName } from '#shared/paths.ts';
import { receiptFor } from '#shared/receipt.ts';
import type { Submission } from '../storage/records.ts';
import type { Mail } from './mailer.ts';

export interface MailContext {
  practice: Practice;
  /** Address of the site for links. */
  publicUrl: string | undefined;
}

const moment = new Intl.DateTimeFormat('en-AU', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'Australia/Melbourne',
});
const day = new Intl.DateTimeFormat('en-AU', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** The same for every try; leads nobody back to the record. */
function mailId(purpose: 'notice' | 'receipt' | 'surplus', { id }: Readonly<Submission>): string {
  return createHash('sha256').update(`${purpose} ${id}`).digest('hex').slice(0, 32);
}

function reportOf(submission: Readonly<Submission>) {
  const type = requestServiceTypes.find((one) => one === submission.body['serviceType']);
  return requestedReports[type ?? 'natural-building'];
}

/** Tells the owner what has come in. A questionnaire's answers stay on the server: mail is read in many places. */
export function noticeMail(
  submission: Readonly<Submission>,
  to: string,
  { publicUrl }: MailContext,
): Mail {
  const text = (field: string) => String(submission.body[field] ?? '');
  const name = text('name');
  const receipt = receiptFor(submission.id);
  const received = moment.format(new Date(submission.receivedAt));
  const inbox = `${publicUrl ?? ''}/messages`;
  const common = { id: mailId('notice', submission), to, replyTo: text('email') };
  if (submission.kind === 'contact') {
    return {
      ...common,
      subject: `Message from ${name} (${receipt})`,
      text: `${name} wrote on ${received}:\n\n${text('message')}\n\nIn the inbox: ${inbox}\n`,
    };
  }
  const files = submission.attachments.length;
  return {
    ...common,
    subject: `${reportOf(submission).title}: request from ${name} (${receipt})`,
    text: `${name} sent a questionnaire on ${received}, with ${files} ${files === 1 ? 'file' : 'files'}.\n\nAll answers are in the inbox: ${inbox}\n`,
  };
}

/**
 * Tells the owner how many letters came that are not told about singly.
 * @param surplus at least one, oldest first
 * @param noticesPerDay how many are told about singly
 */
export function surplusMail(
  surplus: readonly Readonly<Submission>[],
  noticesPerDay: number,
  to: string,
  { publicUrl }: MailContext,
): Mail {
  const [oldest] = surplus;
  if (!oldest) throw new RangeError('there is nothing to tell');
  const letters = surplus.length === 1 ? '1 more letter' : `${surplus.length} more letters`;
  const since = moment.format(new Date(oldest.receivedAt));
  return {
    id: mailId('surplus', oldest),
    to,
    subject: `${letters} in the inbox`,
    text:
      `${letters} came since ${since}.\n\n` +
      `More than ${noticesPerDay} came within a day, so you are told about these by their number, once a day. ` +
      `Perhaps somebody is flooding the site; perhaps some of them are for you.\n\n` +
      `In the inbox: ${publicUrl ?? ''}/messages\n`,
  };
}

/**
 * Tells the sender that it arrived. Holds not a word of what was typed into the form, the name included:
 * whoever enters somebody else's address must not be able to say anything to them through us.
 */
export function receiptMail(
  submission: Readonly<Submission>,
  to: string,
  { practice, publicUrl }: MailContext,
): Mail {
  const receipt = receiptFor(submission.id);
  const isMessage = submission.kind === 'contact';
  const due = day.format(new Date(`${replyDue(submission.receivedAt).to}T00:00:00Z`));
  const days = `${promises.reply.from}-${promises.reply.to} business days`;
  const lines = [
    'Hello,',
    '',
    `${isMessage ? 'your message' : `your request for the ${reportOf(submission).title}`} reached ${siteName} on ${moment.format(new Date(submission.receivedAt))}.`,
    '',
    `Your receipt: ${receipt}`,
    '',
    `We answer within ${days}, by ${due}.`,
    ...(isMessage ? [] : payment(submission, practice)),
    '',
    'To add something, answer this mail.',
    'If you have not written to us, somebody entered your address by mistake: nothing more will come.',
    '',
    siteName,
    ...(publicUrl === undefined ? [] : [publicUrl]),
  ];
  return {
    id: mailId('receipt', submission),
    to,
    subject: isMessage
      ? `Your message has arrived (${receipt})`
      : `Your request has arrived (${receipt})`,
    text: `${lines.join('\n')}\n`,
  };
}

function payment(submission: Readonly<Submission>, { bank }: Practice): string[] {
  const { title, price, deposit } = reportOf(submission);
  if (deposit === null) return [];
  return [
    '',
    `The report costs ${price}. A deposit of ${deposit} secures the booking; the remainder is due on completion.`,
    ...(bank === null
      ? ['The bank details for the deposit come in a mail of their own.']
      : [
          `Account name: ${bank.accountName}`,
          `BSB: ${bank.bsb}`,
          `Account number: ${bank.accountNumber}`,
          `Reference: your name and “${title}”`,
        ]),
  ];
}
