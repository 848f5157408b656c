import { memo, useDeferredValue } from 'react';
import type { ReactNode } from 'react';
import type { RawInputs } from '#shared/tools/input.ts';
import type { Calculator } from '#shared/tools/tool.ts';
import { GivenInputs } from './given-inputs.tsx';
import { ResultTable } from './result-table.tsx';
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

/** The answer: the sentence first, then what went in, the numbers beside those of a comparison, and the drawing. */
export function ToolAnswer<Result>({
  view: { calculator, Drawing },
  raw,
  worked,
  compared,
  chooseComparison = null,
  isLive = false,
}: {
  view: ToolView<Result>;
  raw: RawInputs;
  worked: Worked<Result>;
  /** Inputs to set beside these, with their name. */
  compared: { label: string; raw: RawInputs } | null;
  /** The control that chooses what is set beside. */
  chooseComparison?: ReactNode;
  /** The answer changes while somebody types: it is read out. */
  isLive?: boolean;
}) {
  // The sentence and the numbers do not wait for what stands below them.
  const drawn = useDeferredValue(worked);
  const given = useDeferredValue(raw);
  if (worked.kind === 'refused') {
    const count = Object.keys(worked.errors).length;
    return (
      <p className={styles['withheld']} role="status">
        {count === 1
          ? 'Check one figure above to see the answer. Everything you entered is still there.'
          : `Check ${count} figures above to see the answer. Everything you entered is still there.`}
      </p>
    );
  }
  const rows = calculator.rows(worked.result);
  const other = compared === null ? null : workOut(calculator, compared.raw);
  const otherRows =
    other?.kind === 'result'
      ? new Map(calculator.rows(other.result).map(({ label, value }) => [label, value]))
      : null;
  return (
    <>
      <p className={styles['answer']} role={isLive ? 'status' : undefined}>
        {calculator.answer(worked.result)}
      </p>
      <GivenInputs inputs={calculator.inputs} raw={given} isAlwaysSeen={!isLive} />
      {chooseComparison}
      <ResultTable
        caption="In numbers"
        columns={
          otherRows === null ? ['Figure', 'Result'] : ['Figure', 'Result', compared?.label ?? '']
        }
        rows={rows.map(({ label, value }) =>
          otherRows === null ? [label, value] : [label, value, otherRows.get(label) ?? '–'],
        )}
      />
      <Below Drawing={Drawing} result={drawn.kind === 'result' ? drawn.result : worked.result} />
    </>
  );
}

function BelowNumbers<Result>({
  Drawing,
  result,
}: {
  Drawing: ToolView<Result>['Drawing'];
  result: Result;
}) {
  return <Drawing result={result} />;
}
/** Rendered when its result is another one. */
const Below = memo(BelowNumbers) as typeof BelowNumbers;
