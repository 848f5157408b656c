import { memo } from 'react';
import type { ReactNode } from 'react';
import type { RawInputs } from '#shared/tools/input.ts';
import type { Calculator, Comparison } from '#shared/tools/tool.ts';
import { HydratesApart } from '#ui/deferred/hydrates-apart.tsx';
import { LabelledSelect } from '#ui/form/uncontrolled-field.tsx';
import { InputSummary } from './input-summary.tsx';
import { ResultTable } from './result-table.tsx';
import { withoutBreaks } from './without-breaks.ts';
import { workOut } from './use-tool.ts';
import type { Worked } from './use-tool.ts';
import styles from './tool.module.css';

/** How a tool's answer is shown beyond its sentence and its numbers. */
export interface ToolView<Result> {
  calculator: Calculator<Result>;
  /** Drawings and further tables, each a figure with its words. */
  Drawing: (props: { result: Result }) => ReactNode;
  /** For a tool with rows: where they are added, changed and removed. Its work is saved as it is written. */
  Rows?: (props: RowsProps) => ReactNode;
}

/** What a tool's rows are shown and changed with. */
export interface RowsProps {
  readonly raw: RawInputs;
  /** Id of the work that photos belong to; the work is saved under it with its first row. */
  readonly workId: string;
  readonly isExample: boolean;
  readonly errors: Readonly<Record<string, string>>;
  readonly today: string | null;
  readonly onChange: (change: (raw: RawInputs) => RawInputs) => void;
}

/** The answer as a sentence; what a reader sees first, and what is read out while somebody types. */
export function AnswerSentence<Result>({
  worked,
  answer,
  isLive = false,
}: {
  worked: Worked<Result>;
  /** Null where it is withheld. */
  answer: string | null;
  isLive?: boolean;
}) {
  const count = worked.kind === 'refused' ? Object.keys(worked.errors).length : 0;
  return (
    <p
      className={answer === null ? styles['withheld'] : styles['answer']}
      role={isLive ? 'status' : undefined}
    >
      {(answer && withoutBreaks(answer)) ??
        (count === 1
          ? 'Check one figure above to see the answer. Everything you entered is still there.'
          : `Check ${count} figures above to see the answer. Everything you entered is still there.`)}
    </p>
  );
}

function BelowSentence<Result>({
  view: { calculator, Drawing },
  raw,
  worked,
  comparison = null,
}: {
  view: ToolView<Result>;
  raw: RawInputs;
  worked: Worked<Result>;
  /** What can be set beside these inputs; null where nothing can be chosen. */
  comparison?: { chosen: string; onChoose: (id: string) => void } | null;
}) {
  if (worked.kind === 'refused') return null;
  const compared = comparison && calculator.comparisons.find(({ id }) => id === comparison.chosen);
  const other = compared ? workOut(calculator, { ...raw, ...compared.inputs }) : null;
  const otherRows =
    other?.kind === 'result'
      ? new Map(calculator.rows(other.result).map(({ label, value }) => [label, value]))
      : null;
  return (
    <HydratesApart>
      <InputSummary inputs={calculator.inputs} raw={raw} isAlwaysSeen={comparison === null} />
      {comparison === null ? null : (
        <CompareWith comparisons={calculator.comparisons} {...comparison} />
      )}
      <ResultTable
        caption="In numbers"
        columns={
          otherRows === null ? ['Figure', 'Result'] : ['Figure', 'Result', compared?.label ?? '']
        }
        rows={calculator
          .rows(worked.result)
          .map(({ label, value }) =>
            otherRows === null ? [label, value] : [label, value, otherRows.get(label) ?? '–'],
          )}
      />
      <Drawing result={worked.result} />
    </HydratesApart>
  );
}
/** What stands below the sentence: what went in, the numbers beside those of a comparison, and the drawing. Hydrates for itself. */
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
