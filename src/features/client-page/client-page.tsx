import { formatDay, formatFullMoment, practiceZone, formatWeekday } from '#lib/format-date.ts';
import { plainText } from '#lib/inline-markup.ts';
import { phoneLink } from '#lib/phone-link.ts';
import { promises } from '#shared/business-days.ts';
import type { ClientStep, ClientView } from '#shared/inbox/client-view.ts';
import { siteName } from '#shared/paths.ts';
import { noticeMessages, stepNames } from './messages.ts';
import { OpenedParts } from './opened-parts.tsx';
import type { ReportText } from './opened-parts.tsx';

/**
 * The page of one request for its client, as plain HTML: every form works without script. What is personal appears once
 * the email address is typed, and is sent again with each form: the page keeps nothing on the device.
 */
export function ClientPage({ view, report }: { view: ClientView; report: ReportText }) {
  const { receipt, steps, notice, opened, path, typed, isPreview, practice } = view;
  return (
    <main className="client">
      <h1>{report.title}</h1>
      <p>Request {receipt}</p>
      {isPreview ? (
        <p className="notice">
          This is what your client sees once they’ve typed their email address.
        </p>
      ) : null}
      {(practice.notices ?? []).map((one) => (
        <p key={one} className="notice">
          {plainText(one)}
        </p>
      ))}
      {notice === null ? null : (
        <p className="notice" role={noticeMessages[notice.kind].isAlert ? 'alert' : 'status'}>
          {notice.text ?? noticeMessages[notice.kind].text(notice.seconds ?? 1)}
        </p>
      )}
      <ol className="steps">
        {steps.map((step) => (
          <Step key={step.kind} step={step} steps={steps} opened={opened} report={report} />
        ))}
      </ol>
      {opened === null ? (
        <section aria-labelledby="open">
          <h2 id="open">See everything</h2>
          <p>How to pay, what we wrote, visit times, files and your report.</p>
          <form method="post" action={path}>
            <label>
              Your email address
              <small>The one you gave us with this request.</small>
              <input
                type="email"
                name="email"
                autoComplete="email"
                required
                defaultValue={typed.email}
              />
            </label>
            <button className="button" name="do" value="open">
              Open
            </button>
          </form>
        </section>
      ) : (
        <OpenedParts view={view} opened={opened} report={report} />
      )}
      <Contact view={view} />
    </main>
  );
}

interface StepProps {
  step: ClientStep;
  steps: readonly ClientStep[];
  opened: ClientView['opened'];
  report: ReportText;
}

function Step(props: StepProps) {
  const { kind, state } = props.step;
  const isReady = kind === 'report' && state === 'done';
  return (
    <li data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
      <strong>{isReady ? 'Ready' : stepNames[kind]}</strong>
      <span>{stepText(props)}</span>
    </li>
  );
}

function stepText({ step: { kind, state, day }, steps, opened, report }: StepProps): string {
  const on = day === null ? '' : formatDay(`${day}T00:00:00Z`, 'UTC');
  switch (kind) {
    case 'received':
      return on;
    case 'deposit':
      if (state === 'done') {
        return report.due?.of === 'deposit' ? `Part of it, ${on}` : on;
      }
      if (opened?.money.saysPaidAt) return 'Not yet. You’ve told us, and we’ll confirm it.';
      return opened?.money.notFoundAt ? 'We haven’t found it yet' : 'Not yet';
    case 'refunded':
      // How much is for the client alone.
      return report.refunded === null ? on : `${report.refunded} on ${on}`;
    case 'visit': {
      const set = opened?.visits.find((visit) => visit.state === 'set');
      if (set?.start !== undefined && set.start !== null)
        return formatFullMoment(set.start, practiceZone);
      return state === 'done' ? 'Done' : 'To be arranged';
    }
    case 'report':
      if (state === 'done') return `Sent ${on}`;
      return day === null
        ? `${promises.report.from}-${promises.report.to} business days after ${openSteps(steps)}`
        : `By ${formatWeekday(`${day}T00:00:00Z`, 'UTC')}`;
  }
}

/** What the report waits for: `the deposit and the visit` */
function openSteps(steps: readonly ClientStep[]): string {
  const isOpen = (kind: ClientStep['kind']) =>
    steps.some((step) => step.kind === kind && step.state !== 'done');
  return [isOpen('deposit') ? 'the deposit' : '', isOpen('visit') ? 'the visit' : '']
    .filter((part) => part !== '')
    .join(' and ');
}

function Contact({ view: { practice } }: { view: Pick<ClientView, 'practice'> }) {
  const { email, phone } = practice;
  const dialled = phone === null ? null : phoneLink(phone);
  return (
    <footer>
      <p>
        <span>Questions? Reply to our email</span>
        {phone === null ? null : (
          <>
            <span>, ring us on </span>
            {dialled === null ? <span>{phone}</span> : <a href={dialled}>{phone}</a>}
          </>
        )}
        {email === null ? null : (
          <>
            <span> or write to </span>
            <a href={`mailto:${email}`}>{email}</a>
          </>
        )}
        <span>.</span>
      </p>
      <p>
        <a href="/">{siteName}</a> · <a href="/privacy">Privacy</a>
      </p>
    </footer>
  );
}

/** For every link that leads nowhere: which of the reasons it is, nobody is told. */
export function LostLink({ practice }: { practice: ClientView['practice'] }) {
  return (
    <main className="client">
      <h1>This link doesn’t work</h1>
      <p>
        It may be incomplete, it may have been replaced by a newer one, or the page has ended: it
        stays open for 26 weeks after the report.
      </p>
      <Contact view={{ practice }} />
    </main>
  );
}
