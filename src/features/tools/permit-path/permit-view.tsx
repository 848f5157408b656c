import { Check, ChevronDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import { saveFile } from '#offline/export/save-file.ts';
import { daysBetween } from '#shared/tools/days.ts';
import { permitCalendar } from '#shared/tools/permit-path/calendar.ts';
import type { PermitResult, PermitStep, PlannedStep } from '#shared/tools/permit-path/calculate.ts';
import { permitCalculator } from '#shared/tools/permit-path/inputs.ts';
import type { PermitData } from '#shared/tools/permit-path/inputs.ts';
import { formatFullDay, formatShortDay } from '#shared/tools/labels.ts';
import { Button } from '#ui/button/button.tsx';
import { Drawing } from '../drawing.tsx';
import drawing from '../drawing.module.css';
import { ResultTable } from '../result-table.tsx';
import type { ToolView } from '../tool-answer.tsx';
import styles from '../tool.module.css';

export function permitView(data: PermitData): ToolView<PermitResult> {
  return { calculator: permitCalculator(data), Drawing: PermitTimeline, Details: PermitDetails };
}

function saveCalendar(result: PermitResult): void {
  const text = permitCalendar(result, new Date(), window.location.origin);
  saveFile({ name: 'permit-path.ics', blob: new Blob([text], { type: 'text/calendar' }) });
}

function PermitDetails({ result }: { result: PermitResult }) {
  // The next step to do is expanded; the others are a line each.
  const current = result.next[0]?.id;
  const deciding = result.planned.filter(standsAbove);
  return (
    <>
      <div className={styles['path']}>
        {deciding.map(({ step }) => (
          <div key={step.id} className={styles['changed']}>
            <p>
              <strong>Before you sketch.</strong> {step.text}
            </p>
            <StepLinks step={step} />
          </div>
        ))}
        <ol className={styles['steps']}>
          {result.planned.map((planned) => (
            <StepItem
              key={planned.step.id}
              planned={planned}
              isCurrent={planned.step.id === current}
            />
          ))}
        </ol>
      </div>
      <div className={`${styles['actions']} ${styles['scripted']}`}>
        <Button onClick={() => saveCalendar(result)}>Download the calendar file</Button>
      </div>
      <details className={styles['more']}>
        <summary>
          All the dates in a table, including if offices are slow
          <ChevronDown size={18} strokeWidth={1.5} aria-hidden="true" />
        </summary>
        <ResultTable
          caption="The dates in this plan"
          columns={['Step', 'Start from', 'Done around', 'If slow']}
          rows={result.planned.map(({ step, isDone, because, ask, there, slow }, index) => [
            `${index + 1} ${step.title}`,
            ...(isDone
              ? Array.from({ length: 3 }, () => (because === null ? 'done' : 'counted as done'))
              : [ask, there, slow].map(formatShortDay)),
          ])}
        />
      </details>
    </>
  );
}

/** Whether what a step says stands above the path: it decides the sketch, and is not settled. */
function standsAbove({ step, isDone }: PlannedStep): boolean {
  return step.decidesSketch === true && !isDone;
}

/** A step as a line of the list; in print with a box to tick, who issues it, and the slow day. */
function StepItem({ planned, isCurrent }: { planned: PlannedStep; isCurrent: boolean }) {
  const { step, isDone, because } = planned;
  const isOwn = isDone && because === null;
  return (
    <li className={styles['step']} data-done={isDone ? '' : undefined}>
      <details open={isCurrent}>
        <summary>
          <span>
            <span className={styles['box']} aria-hidden="true">
              {isOwn ? <Check strokeWidth={3} /> : null}
            </span>
            <strong>{step.title}</strong>
            <span className={styles['on-paper']}> {step.from}.</span>
            <span className={styles['muted']}>
              <StepState planned={planned} />
            </span>
          </span>
          <ChevronDown size={18} strokeWidth={1.5} aria-hidden="true" />
        </summary>
        {because === null ? null : (
          <p>Counted as done, because “{because}” is done: is this done too?</p>
        )}
        <p className={styles['muted']}>{step.from}</p>
        {standsAbove(planned) ? null : <p>{step.text}</p>}
        <StepLinks step={step} />
      </details>
    </li>
  );
}

function StepState({
  planned: { step, isDone, because, ask, there, slow },
}: {
  planned: PlannedStep;
}) {
  if (because !== null) return 'Counted as done';
  if (isDone) {
    return (
      <>
        <Check size={16} strokeWidth={1.5} aria-hidden="true" /> Done
      </>
    );
  }
  const around = `, done around ${formatShortDay(there)}`;
  return (
    <>
      Start from {formatShortDay(ask)}
      {step.weeks?.value === 0 ? <span className={styles['on-paper']}>{around}</span> : around}
      <span className={styles['on-paper']}>, if slow {formatShortDay(slow)}</span>
    </>
  );
}

function StepLinks({ step }: { step: PermitStep }) {
  return (
    <p className={styles['links']}>
      {step.links.map(({ label, href }) =>
        href.startsWith('/') ? (
          <Link key={href} to={href}>
            {label}
          </Link>
        ) : (
          <a key={href} href={href} rel="noreferrer">
            {label}
          </a>
        ),
      )}
    </p>
  );
}

const width = 360;
const rowHeight = 16;

/** The steps as bars over the months, numbered as in the list. */
function PermitTimeline({ result: { planned, inputs, build, finish } }: { result: PermitResult }) {
  const total = Math.max(30, daysBetween(inputs.start, finish.slow));
  const across = (day: string) => 22 + (daysBetween(inputs.start, day) / total) * (width - 26);
  const height = planned.length * rowHeight;
  return (
    <Drawing
      height={height + 24}
      alt={`${planned.length} steps from ${formatFullDay(inputs.start)}: building starts around ${formatFullDay(build.from)}, the last document should arrive around ${formatFullDay(finish.from)}.`}
      caption="The steps over time, numbered as in the list below. The thin lines show how much longer slow offices take. Building starts at the dashed line."
    >
      <line
        className={drawing['ray']}
        data-tone="summer"
        x1={across(build.from)}
        x2={across(build.from)}
        y1="0"
        y2={height}
      />
      {planned.map(({ step, isDone, ask, there, slow }, index) => {
        const y = index * rowHeight;
        return (
          <g key={step.id}>
            <text className={drawing['muted']} x="16" y={y + 12} textAnchor="end">
              {index + 1}
            </text>
            <line
              className={drawing['thin']}
              x1={across(there)}
              x2={Math.max(across(there), across(slow))}
              y1={y + 8}
              y2={y + 8}
            />
            <rect
              className={drawing['bar']}
              data-tone={isDone ? 'done' : step.weeks === null ? 'spring' : 'winter'}
              x={across(isDone ? inputs.start : ask)}
              y={y + 4}
              width={isDone ? 4 : Math.max(3, across(there) - across(ask))}
              height="8"
            />
          </g>
        );
      })}
      <line className={drawing['line']} x1="22" x2={width} y1={height + 2} y2={height + 2} />
      <text className={drawing['label']} x="22" y={height + 18}>
        {formatFullDay(inputs.start)}
      </text>
      <text className={drawing['label']} x={width} y={height + 18} textAnchor="end">
        {formatFullDay(finish.slow)}
      </text>
    </Drawing>
  );
}
