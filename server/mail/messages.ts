import { createHash } from 'node:crypto';
import { requestedReportsOf } from '#content/messages-page.ts';
import { pricedAt } from '#content/services.ts';
import type { ServiceOffering } from '#content/services.ts';
import type { Practice } from '#shared/api/practice.ts';
import type { Warning, WarningKind } from '#shared/api/warnings.ts';
import { shownPriceIn } from '#shared/api/shown-price.ts';
import { requestServiceTypes } from '#shared/api/requests.ts';
import { promises, replyDue } from '#shared/business-days.ts';
import { plainText } from '#lib/inline-markup.ts';
import { formatFullMoment, practiceZone, formatWeekday } from '#lib/format-date.ts';
import { paths, siteName } from '#shared/paths.ts';
import { bankReference } from '#shared/bank-reference.ts';
import { receiptFor } from '#shared/receipt.ts';
import type { AddressWarning, BankChange, MailTest } from '../storage/owner-settings.ts';
import type { Submission } from '../storage/records.ts';
import type { Mail } from './mailer.ts';

export interface MailContext {
  practice: Practice;
  /** The present price list. */
  offerings: () => readonly ServiceOffering[];
  /** Address of the site for links. */
  publicUrl: string | undefined;
}

const victorianMoment = (moment: string) => formatFullMoment(moment, practiceZone);

/** The same for every try; cannot be traced to the record. */
function mailId(
  purpose: 'notice' | 'receipt' | 'surplus' | 'spam',
  { id }: Readonly<Submission>,
): string {
  return createHash('sha256').update(`${purpose} ${id}`).digest('hex').slice(0, 32);
}

/** The requested report, at the price that its customer was shown. */
function reportOf(submission: Readonly<Submission>, { offerings }: MailContext) {
  const type = requestServiceTypes.find((one) => one === submission.body['serviceType']);
  const report = requestedReportsOf(offerings())[type ?? 'natural-building'];
  const shown = shownPriceIn(submission.body);
  return shown === null ? report : { ...report, ...pricedAt(shown) };
}

/** Notifies the owner of a new record. A questionnaire's answers stay on the server: mail is read in many places. */
export function noticeMail(
  submission: Readonly<Submission>,
  to: string,
  context: MailContext,
): Mail {
  const text = (field: string) => String(submission.body[field] ?? '');
  const name = text('name');
  const receipt = receiptFor(submission.id);
  const received = victorianMoment(submission.receivedAt);
  const address = `${context.publicUrl ?? ''}${paths.message(receipt)}`;
  const common = { id: mailId('notice', submission), to, replyTo: text('email') };
  if (submission.kind === 'contact') {
    return {
      ...common,
      subject: `Message from ${name} (${receipt})`,
      text: `New message from ${name}, received ${received}:\n\n${text('message')}\n\nRead it in your inbox: ${address}\n`,
    };
  }
  const files = submission.attachments.length;
  const fileText = files === 0 ? '' : ` with ${files} ${files === 1 ? 'file' : 'files'}`;
  return {
    ...common,
    subject: `${reportOf(submission, context).title}: request from ${name} (${receipt})`,
    text: `New request from ${name}${fileText}, received ${received}.\n\nRead the answers in your inbox: ${address}\n`,
  };
}

/** Warns the owner that unopened messages take half of their room. */
export function floodMail(now: Date, to: string, { publicUrl }: MailContext): Mail {
  return {
    id: createHash('sha256').update(`flood ${now.toISOString()}`).digest('hex').slice(0, 32),
    to,
    subject: 'Your inbox is filling up',
    text:
      'Unopened messages take up half of the room there is for them. It’s probably spam.\n\n' +
      'When it’s full, visitors’ messages wait on their devices until there’s room.\n\n' +
      `Your inbox shows where they came from, and deletes them all at once: ${publicUrl ?? ''}/messages\n`,
  };
}

/**
 * Notifies the owner of the number of messages without an email of their own.
 * @param surplus at least one, oldest first
 * @param noticesPerDay how many get an email of their own
 */
export function surplusMail(
  surplus: readonly Readonly<Submission>[],
  noticesPerDay: number,
  to: string,
  { publicUrl }: MailContext,
): Mail {
  const [oldest] = surplus;
  if (!oldest) throw new RangeError('there is nothing to tell');
  const messages = surplus.length === 1 ? '1 more message' : `${surplus.length} more messages`;
  const since = victorianMoment(oldest.receivedAt);
  return {
    id: mailId('surplus', oldest),
    to,
    subject: `${messages} in your inbox`,
    text:
      `You’ve received ${messages} since ${since}.\n\n` +
      `More than ${noticesPerDay} came in one day. To avoid filling your mailbox, we’re sending a daily count instead of one email each. ` +
      `It may be spam, but please check.\n\n` +
      `Read them in your inbox: ${publicUrl ?? ''}/messages\n`,
  };
}

/**
 * Tells the owner what is only in the spam folder. Contains nothing that was typed into the form.
 * @param spam at least one, oldest first
 */
export function spamMail(
  spam: readonly Readonly<Submission>[],
  to: string,
  { publicUrl }: MailContext,
): Mail {
  const [oldest] = spam;
  if (!oldest) throw new RangeError('there is nothing to tell');
  const isOne = spam.length === 1;
  return {
    id: mailId('spam', oldest),
    to,
    subject: isOne ? '1 message may be spam' : `${spam.length} messages may be spam`,
    text:
      `${isOne ? 'A message that looks' : `${spam.length} messages that look`} like spam came in since ${victorianMoment(oldest.receivedAt)}. ` +
      `${isOne ? 'It is' : 'They are'} in the Spam folder, and the sender got no email from us.\n\n` +
      `If a person wrote ${isOne ? 'it' : 'one of them'}, open it and choose “Not spam”: ${publicUrl ?? ''}/messages\n`,
  };
}

/**
 * Confirms the receipt to the sender. Contains nothing that was typed into the form, not even the name: whoever enters
 * somebody else's address must not be able to send them text through us.
 * @param link path of the client’s page of a request
 */
export function receiptMail(
  submission: Readonly<Submission>,
  to: string,
  context: MailContext,
  link?: string,
): Mail {
  const { publicUrl } = context;
  const receipt = receiptFor(submission.id);
  const isMessage = submission.kind === 'contact';
  const due = formatWeekday(
    `${replyDue(submission.receivedAt, context.practice.away).to}T00:00:00Z`,
    'UTC',
  );
  const days = `${promises.reply.from}-${promises.reply.to} business days`;
  const lines = [
    'Hello,',
    '',
    `Thank you. We received ${isMessage ? 'your message' : `your request for the ${reportOf(submission, context).title}`} on ${victorianMoment(submission.receivedAt)}.`,
    '',
    `Your receipt number is ${receipt}.`,
    '',
    ...noticeLines(context),
    isAway(submission.receivedAt, context)
      ? `We’ll reply by ${due}.`
      : `We’ll reply within ${days} (by ${due}).`,
    ...(isMessage ? [] : payment(submission, context)),
    ...(link === undefined || publicUrl === undefined
      ? []
      : ['', 'How your request is going:', `${publicUrl}${link}`]),
    '',
    'To add anything, just reply to this email.',
    'If this wasn’t you, someone entered your email address by mistake, and you can ignore this email.',
    '',
    siteName,
    ...(publicUrl === undefined ? [] : [publicUrl]),
  ];
  return {
    id: mailId('receipt', submission),
    to,
    subject: isMessage
      ? `We’ve received your message (${receipt})`
      : `We’ve received your request (${receipt})`,
    text: `${lines.join('\n')}\n`,
  };
}

/** Today's notices as plain text, for each mail to a customer. */
export function noticeLines({ practice }: MailContext): string[] {
  return (practice.notices ?? []).flatMap((notice) => [plainText(notice), '']);
}

/** Whether an absence moves the day of a reply. */
function isAway(receivedAt: string, { practice }: MailContext): boolean {
  return replyDue(receivedAt, practice.away).to !== replyDue(receivedAt).to;
}

function payment(submission: Readonly<Submission>, context: MailContext): string[] {
  const { bank } = context.practice;
  const { price, deposit } = reportOf(submission, context);
  if (deposit === null) return [];
  return [
    '',
    `The report costs ${price}. A deposit of ${deposit} secures the booking; the remainder is due on completion.`,
    ...(bank === null
      ? ['We’ll send our bank details for the deposit in a separate email.']
      : [
          `Account name: ${bank.accountName}`,
          `BSB: ${bank.bsb}`,
          `Account number: ${bank.accountNumber}`,
          `Reference: ${bankReference(receiptFor(submission.id))}`,
        ]),
  ];
}

/** Tells the owner what whoever looks after the server should mend. */
export function warningMail(
  warnings: readonly Warning[],
  at: Date,
  to: string,
  context: MailContext,
): Mail {
  const lines = warnings.map(({ kind, detail }) =>
    kind === 'folder-refused'
      ? `- ${warningSentences[kind]} ${detail}.`
      : `- ${warningSentences[kind]}`,
  );
  return {
    id: createHash('sha256')
      .update(`warnings ${at.toISOString()} ${warnings.map(({ kind }) => kind).join()}`)
      .digest('hex')
      .slice(0, 32),
    to,
    subject: 'Your website needs attention',
    text:
      'Everything you receive is still saved. Please pass this on to whoever looks after your server:\n\n' +
      `${lines.join('\n')}\n\n` +
      `Details are in your inbox: ${context.publicUrl ?? ''}/messages\n`,
  };
}

const warningSentences: Record<WarningKind, string> = {
  'mail-fails': 'Email isn’t going out.',
  'copy-overdue': 'Backups have stopped.',
  'folder-refused': 'The server can’t use one of its folders.',
  'disk-nearly-full': 'The server is running out of space.',
  'proxy-refuses-bodies': 'The proxy refuses larger files: it should pass 12 MB.',
  'certificate-ends': 'The website’s certificate ends within 14 days.',
};

/** Tells the practice that its bank account is to change; names the account by its last digits alone. */
export function bankChangeMail(
  { account, requestedAt, takesEffectAt }: Readonly<BankChange>,
  to: string,
  context: MailContext,
): Mail {
  return {
    id: createHash('sha256').update(`bank ${requestedAt} ${to}`).digest('hex').slice(0, 32),
    to,
    subject: 'Your bank account on the website will change',
    text:
      `Somebody signed in as the owner changed the bank account on ${victorianMoment(requestedAt)}.\n\n` +
      `From ${victorianMoment(takesEffectAt)} customers are asked to pay into the account ending in ${account.accountNumber.replaceAll(' ', '').slice(-3)}.\n\n` +
      `If it wasn’t you, cancel it in your inbox now: ${context.publicUrl ?? ''}/messages\n\n` +
      'Then change your passphrase. Where it’s set on the server, ask whoever looks after the server to change it.\n',
  };
}

/** Goes to and comes from the new address of the practice: whoever enters its code has read it. */
export function mailTestMail(
  { address, code, requestedAt }: Readonly<MailTest>,
  present: string,
  { publicUrl }: MailContext,
): Mail {
  return {
    id: createHash('sha256').update(`test ${requestedAt} ${code}`).digest('hex').slice(0, 32),
    to: address,
    from: address,
    subject: `${code.slice(0, 3)} ${code.slice(3)} is the code of your website’s test email`,
    text:
      `This email has arrived, so ${address} works.\n\n` +
      `Enter this code within 24 hours: ${code.slice(0, 3)} ${code.slice(3)}\n\n` +
      `Enter it here: ${publicUrl ?? ''}${paths.ownerEntry('practice', 'practice', 'email')}\n\n` +
      (present === address
        ? ''
        : `Until then, notices go to ${present}, and our emails come from there.\n\n`) +
      'If you know nothing of this, don’t enter it anywhere.\n',
  };
}

/** Tells an address in use that another one is about to replace it. */
export function addressChangeMail(
  { address, to, requestedAt }: Readonly<AddressWarning>,
  { publicUrl }: MailContext,
): Mail {
  return {
    id: createHash('sha256').update(`address ${requestedAt} ${to}`).digest('hex').slice(0, 32),
    to,
    // The new one may be in use by now.
    from: to,
    subject: 'The practice’s email on the website was changed',
    text:
      `The pages now show ${address}. We’ve sent a test email there.\n\n` +
      `Until its code is entered, notices keep coming to ${to}, and our emails come from here.\n\n` +
      `If it wasn’t you, change it back and choose another passphrase: ${publicUrl ?? ''}${paths.ownerEntry('practice', 'practice', 'email')}\n`,
  };
}
