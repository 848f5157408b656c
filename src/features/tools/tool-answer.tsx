import { memo } from 'react';
import type { ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { isAsked } from '#shared/tools/input.ts';
import type { RawInputs, ToolInput } from '#shared/tools/input.ts';
import type { Calculator, Comparison } from '#shared/tools/tool.ts';
import { HydrationBoundary } from '#ui/deferred/hydration-boundary.tsx';
import { LabelledSelect } from '#ui/form/uncontrolled-field.tsx';
import { InputSummary } from './input-summary.tsx';
import { ResultTable } from './result-table.tsx';
import { withoutBreaks } from './without-breaks.ts';
import { hasInputs, workOut } from './use-tool.ts';
import type { Worked } from './use-tool.ts';
import styles from './tool.module.css';

/** A tool's calculator, with the components that only this tool has. */
export interface ToolView<Result> {
  calculator: Calculator<Result>;
  /** The drawing that belongs to the sentence, and stays beside the inputs on a desk. */
  Drawing: (props: { result: Result }) => ReactNode;
  /** Further drawings and tables. */
  Details: (props: { result: Result }) => ReactNode;
  /** For a tool with rows: adds, changes and removes them. Its work is saved automatically. */
  Rows?: (props: RowsProps) => ReactNode;
}

/** Props of the component for the rows of a tool. */
export interface RowsProps {
  readonly raw: RawInputs;
  /** Id of the work that photos belong to; the work is saved under it with its first row. */
  readonly workId: string;
  readonly isExample: boolean;
  readonly errors: Readonly<Record<string, string>>;
  readonly today: string | null;
  readonly onChange: (change: (raw: RawInputs) => RawInputs) => void;
}

/** The first figure to check by its label, and how many more there are; of a row, the name of its kind. */
export function refusedText(inputs: readonly ToolInput[], worked: Worked<unknown>): string {
  const names = worked.kind === 'refused' ? Object.keys(worked.errors) : [];
  const isRefused = ({ kind, name }: ToolInput) =>
    names.some((one) => one === name || (kind === 'rows' && one.startsWith(`${name}.`)));
  const first = inputs.find(isRefused);
  const more = names.length - 1;
  return `“${first?.label ?? ''}”${more > 0 ? ` and ${more === 1 ? 'one more figure' : `${more} more figures`}` : ''}`;
}

/** The answer as a sentence, which screen readers announce when it changes. */
export function AnswerSentence<Result>({
  inputs,
  worked,
  answer,
  isLive = false,
}: {
  inputs: readonly ToolInput[];
  worked: Worked<Result>;
  /** Null while an input is refused. */
  answer: string | null;
  isLive?: boolean;
}) {
  return (
    <p
      className={answer === null ? styles['withheld'] : styles['answer']}
      role={isLive ? 'status' : undefined}
    >
      {(answer && withoutBreaks(answer)) ??
        `Check ${refusedText(inputs, worked)} above to see the answer. Everything you entered is still there.`}
    </p>
  );
}

/**
 * The answer in two lines, which stays in view on a phone while its fields are filled in. Not announced: the sentence
 * below the form is.
 */
export function AnswerInView<Result>({
  inputs,
  worked,
  answer,
}: {
  inputs: readonly ToolInput[];
  worked: Worked<Result>;
  answer: string | null;
}) {
  return (
    <p className={styles['in-view']} data-withheld={answer === null ? '' : undefined}>
      <a href="#answer">
        <span>
          <span className="visually-hidden">Go to the answer: </span>
          {(answer && withoutBreaks(answer)) ??
            `Check ${refusedText(inputs, worked)} to see the answer.`}
        </span>
        <ChevronDown size={16} strokeWidth={1.5} aria-hidden="true" />
      </a>
    </p>
  );
}

function DrawingOf<Result>({
  view: { Drawing },
  worked,
}: {
  view: ToolView<Result>;
  worked: Worked<Result>;
}) {
  return worked.kind === 'refused' ? null : (
    <HydrationBoundary>
      <Drawing result={worked.result} />
    </HydrationBoundary>
  );
}
/** The drawing that belongs to the sentence. */
export const AnswerDrawing = memo(DrawingOf) as typeof DrawingOf;

/** Whether some of the inputs differ and count. */
function changesAsked(inputs: readonly ToolInput[], raw: RawInputs, some: RawInputs): boolean {
  const changed = { ...raw, ...some };
  return inputs.some((input) => changed[input.name] !== raw[input.name] && isAsked(input, changed));
}

/** What a row has for a value where its result has none. */
const noValue = '–';

function BelowSentence<Result>({
  view: { calculator, Details },
  raw,
  worked,
  comparison = null,
}: {
  view: ToolView<Result>;
  raw: RawInputs;
  worked: Worked<Result>;
  /** The chosen comparison; null where none can be chosen. */
  comparison?: { chosen: string; onChoose: (id: string) => void; today: string | null } | null;
}) {
  if (worked.kind === 'refused') return null;
  // What the reader has already is nothing to compare with.
  const offered = calculator.comparisons.filter(
    ({ inputs, unless }) =>
      changesAsked(calculator.inputs, raw, inputs) &&
      (unless === undefined || !hasInputs(raw, unless)),
  );
  const compared =
    comparison === null || comparison.chosen === ''
      ? null
      : (offered.find(({ id }) => id === comparison.chosen) ?? offered[0]);
  const other =
    comparison !== null && compared
      ? workOut(calculator, { ...raw, ...compared.inputs }, comparison.today)
      : null;
  const rows = calculator.rows(worked.result);
  const others =
    other?.kind === 'result'
      ? new Map(calculator.rows(other.result).map(({ label, value }) => [label, value]))
      : null;
  const isSame = others !== null && rows.every(({ label, value }) => others.get(label) === value);
  const otherRows = isSame ? null : others;
  const shownRows = rows.filter(
    ({ label, value }) => value !== noValue || (otherRows?.get(label) ?? noValue) !== noValue,
  );
  return (
    <HydrationBoundary>
      <InputSummary inputs={calculator.inputs} raw={raw} isAlwaysVisible={comparison === null} />
      <div className={styles['numbers']}>
        {comparison === null ? null : (
          <CompareWith
            comparisons={offered}
            chosen={compared?.id ?? ''}
            onChoose={comparison.onChoose}
          />
        )}
        {isSame ? <p className={styles['muted']}>That changes no figure here.</p> : null}
        <ResultTable
          caption="In numbers"
          columns={
            otherRows === null ? ['Figure', 'Result'] : ['Figure', 'Result', compared?.label ?? '']
          }
          rows={shownRows.map(({ label, value }) =>
            otherRows === null ? [label, value] : [label, value, otherRows.get(label) ?? noValue],
          )}
        />
      </div>
      <Details result={worked.result} />
    </HydrationBoundary>
  );
}
/** What follows: the inputs, the numbers beside those of a comparison, further drawings and tables. */
export const BelowAnswer = memo(BelowSentence) as typeof BelowSentence;

function CompareWith({
  comparisons,
  chosen,
  onChoose,
}: {
  comparisons: readonly Comparison[];
  chosen: string;
  onChoose: (id: string) => void;
}) {
  if (comparisons.length === 0) return null;
  return (
    <div className={styles['compare']}>
      <LabelledSelect
        label="Compare with"
        options={[
          ...comparisons.map(({ id, label }) => ({ value: id, label })),
          { value: '', label: 'Nothing' },
        ]}
        value={chosen}
        onChange={onChoose}
      />
    </div>
  );
}
