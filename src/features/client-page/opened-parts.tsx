import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { formatDay, formatFullMoment, formatMoment, practiceZone } from '#lib/format-date.ts';
import { formatFileSize } from '#lib/file-size.ts';
import { formatCents } from '#shared/format-cents.ts';
import { invoiceNumberText, invoiceParts } from '#shared/inbox/invoice-text.ts';
import { addWordsPath } from '#shared/inbox/client-path.ts';
import type { ClientFile, ClientView, OpenedRequest } from '#shared/inbox/client-view.ts';
import { limits } from '#shared/limits.ts';

/** The report that was asked for, in words. */
export interface ReportText {
  title: string;
  /** `$550` */
  price: string;
  /** Null where none is asked. */
  deposit: string | null;
  /** What is to pay now or next; null where nothing is known, left or asked. */
  due: { of: 'deposit' | 'balance'; amount: string } | null;
  isDelivered: boolean;
  /** Nothing is left to pay of the price. */
  isCovered: boolean;
  /** All that came; null where nothing did. */
  received: string | null;
  refunded: string | null;
  tooMuch: string | null;
  /** What to write with a transfer. */
  reference: string;
}

interface Props {
  view: ClientView;
  opened: OpenedRequest;
  report: ReportText;
}

/** What stands on the page once it is open, what matters next first. */
export function OpenedParts(props: Props) {
  return (
    <>
      <Reports {...props} />
      <Visits {...props} />
      <Payment {...props} />
      <Invoices {...props} />
      <Replies {...props} />
      <Words {...props} />
    </>
  );
}

/** A form of the page: the email address goes with each. */
function PlainForm({
  props: { view, opened },
  isMultipart = false,
  children,
}: {
  props: Props;
  isMultipart?: boolean;
  children: ReactNode;
}) {
  return (
    <form
      method="post"
      action={isMultipart ? `${view.path}/words` : view.path}
      encType={isMultipart ? 'multipart/form-data' : undefined}
      inert={view.isPreview}
    >
      <input type="hidden" name="email" value={opened.email} />
      {children}
    </form>
  );
}

function Download({
  props,
  file,
  label,
  isQuiet = false,
}: {
  props: Props;
  file: ClientFile;
  label: string;
  isQuiet?: boolean;
}) {
  return (
    <PlainForm props={props}>
      <input type="hidden" name="upload" value={file.upload} />
      <button className={isQuiet ? 'button button-quiet' : 'button'} name="do" value="download">
        {label}
      </button>
      <small>
        {file.name}, {formatFileSize(file.sizeBytes)}
      </small>
    </PlainForm>
  );
}

function Reports(props: Props) {
  const { opened, report } = props;
  const [newest, ...earlier] = opened.reports;
  if (newest === undefined) return null;
  return (
    <section aria-labelledby="report">
      <h2 id="report">Your report</h2>
      <p className="muted">
        Sent {formatMoment(newest.sentAt, new Date(newest.sentAt), practiceZone)}
      </p>
      <Download props={props} file={newest.file} label="Download the report" />
      {earlier.map((one) => (
        <Fragment key={one.id}>
          <p className="muted">
            Earlier version, sent {formatMoment(one.sentAt, new Date(newest.sentAt), practiceZone)}
          </p>
          <Download props={props} file={one.file} label="Download the earlier version" isQuiet />
        </Fragment>
      ))}
      {report.due === null ? null : (
        <p>{report.due.amount} is left to pay. You’ll find how to pay below.</p>
      )}
    </section>
  );
}

function Visits(props: Props) {
  const visits = props.opened.visits.filter(({ state }) => state !== 'cancelled');
  const visit = visits.at(-1);
  if (visit === undefined) return null;
  const start = visit.state === 'set' ? visit.start : null;
  return (
    <section aria-labelledby="visit">
      <h2 id="visit">Our visit</h2>
      {start === null ? null : <p>{formatFullMoment(start, practiceZone)}</p>}
      <p>
        {visit.place}, about {visit.minutes} minutes
      </p>
      {visit.note === '' ? null : <p className="words">{visit.note}</p>}
      {start !== null ? (
        <PlainForm props={props}>
          <input type="hidden" name="visit" value={visit.id} />
          <button className="button button-quiet" name="do" value="calendar">
            Add to your calendar
          </button>
        </PlainForm>
      ) : (
        <PlainForm props={props}>
          <input type="hidden" name="visit" value={visit.id} />
          <fieldset>
            <legend>Choose the time that suits you</legend>
            {visit.times.map((time) => (
              <label key={time} className="choice">
                <input type="radio" name="start" value={time} required />
                <span>{formatFullMoment(time, practiceZone)}</span>
              </label>
            ))}
          </fieldset>
          <button className="button" name="do" value="choose">
            Choose this time
          </button>
          <small>None of them suits you? Reply to our email.</small>
        </PlainForm>
      )}
    </section>
  );
}

function Payment(props: Props) {
  const { view, opened, report } = props;
  const { bank } = view.practice;
  const { due } = report;
  const { saysPaidAt, notFoundAt } = opened.money;
  if (due === null) return report.received === null ? null : <Paid report={report} />;
  return (
    <section aria-labelledby="pay">
      <h2 id="pay">How to pay</h2>
      {notFoundAt === null ? null : (
        <p className="notice" role="status">
          We looked on {formatDay(notFoundAt, practiceZone)} and haven’t found your payment yet. A
          transfer can take two business days. Check the account and the reference, then press “I’ve
          paid” again or reply to our email.
        </p>
      )}
      <p>{dueText(report, due)}</p>
      {report.refunded === null ? null : <p>{paidText(report)}</p>}
      {bank === null ? (
        <p>We’ll email you our bank details.</p>
      ) : (
        <dl>
          <dt>Amount</dt>
          <dd>{due.amount}</dd>
          <dt>Account name</dt>
          <dd>{bank.accountName}</dd>
          <dt>BSB</dt>
          <dd>{bank.bsb}</dd>
          <dt>Account number</dt>
          <dd>{bank.accountNumber}</dd>
          <dt>Reference</dt>
          <dd>{report.reference}</dd>
        </dl>
      )}
      {saysPaidAt === null ? (
        <PlainForm props={props}>
          <input type="hidden" name="of" value={due.of} />
          <input type="hidden" name="state" value={opened.claimState} />
          <button className="button button-quiet" name="do" value="paid">
            I’ve paid
          </button>
        </PlainForm>
      ) : due.of === 'balance' ? (
        // Of a deposit the steps above say so.
        <p className="muted">You’ve told us. We’ll confirm it.</p>
      ) : null}
    </section>
  );
}

function Invoices({ opened: { invoices } }: Props) {
  if (invoices.length === 0) return null;
  return (
    <section aria-labelledby="invoices">
      <h2 id="invoices">Invoices and receipts</h2>
      {invoices.map((invoice) => {
        const { title, facts, amounts, payment } = invoiceParts(invoice);
        return (
          <details key={invoice.id}>
            <summary>
              {`${title} ${invoiceNumberText(invoice.number)}, ${formatCents(invoice.totalCents)}`}
            </summary>
            <dl>
              {[...facts, ...amounts, ...payment].map(([label, value], index) => (
                <Fragment key={`${index}-${label}`}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </Fragment>
              ))}
            </dl>
          </details>
        );
      })}
    </section>
  );
}

function Paid({ report }: { report: ReportText }) {
  const { tooMuch, isCovered } = report;
  return (
    <section aria-labelledby="paid">
      <h2 id="paid">What you’ve paid</h2>
      <p>{paidText(report)}</p>
      {tooMuch !== null ? (
        <p>That’s {tooMuch} too much.</p>
      ) : isCovered ? (
        <p>Nothing is left to pay.</p>
      ) : null}
    </section>
  );
}

const paidText = ({ received, refunded }: ReportText) =>
  refunded === null
    ? `You’ve paid ${received}.`
    : `You’ve paid ${received}, and we’ve refunded ${refunded}.`;

function dueText(report: ReportText, { of, amount }: NonNullable<ReportText['due']>): string {
  const { price, deposit, isDelivered } = report;
  if (of === 'balance') {
    return `The report costs ${price}. ${amount} is left, ${isDelivered ? 'due now' : 'due when you have your report'}.`;
  }
  return amount === deposit
    ? `The report costs ${price}. A deposit of ${deposit} secures your booking; the rest is due when you have your report.`
    : `The report costs ${price}. ${amount} of the deposit of ${deposit} is still to come; the rest is due when you have your report.`;
}

function Replies(props: Props) {
  const { replies } = props.opened;
  if (replies.length === 0) return null;
  return (
    <section aria-labelledby="replies">
      <h2 id="replies">What we wrote</h2>
      <ul className="entries">
        {replies.map(({ at, text, files }) => (
          <li key={at}>
            <p className="muted">{formatFullMoment(at, practiceZone)}</p>
            <p className="words">{text}</p>
            {files.map((file) => (
              <Download key={file.upload} props={props} file={file} label="Download" />
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Words(props: Props) {
  const { view, opened } = props;
  return (
    <section aria-labelledby="words">
      <h2 id="words">Add to your request</h2>
      <ul className="entries">
        {opened.words.map(({ at, text, files }) => (
          <li key={at}>
            <p className="muted">You added {formatMoment(at, new Date(at), practiceZone)}</p>
            {text === '' ? null : <p className="words">{text}</p>}
            {files.map((name, index) => (
              <p key={index}>{name}</p>
            ))}
          </li>
        ))}
      </ul>
      {view.isPreview ? null : (
        <>
          {/* With script: a form that saves itself, also without reception. */}
          <p className="scripted">
            <a className="button button-quiet" href={`${addWordsPath}#${view.path}`}>
              Add words or files
            </a>
          </p>
          <noscript>
            <PlainForm props={props} isMultipart>
              <label>
                What you’d like to add
                <textarea
                  name="text"
                  rows={5}
                  maxLength={limits.maxTextLength}
                  defaultValue={view.typed.text}
                />
              </label>
              <label>
                Files
                <small>Up to 10, at most 10 MB each: pictures, PDF, .doc, .docx or .txt.</small>
                <input type="file" name="files" multiple />
              </label>
              <button className="button" name="do" value="words">
                Add
              </button>
            </PlainForm>
          </noscript>
        </>
      )}
    </section>
  );
}
