import { memo } from 'react';
import { formatDay } from '#lib/format-date.ts';
import { isRealDay } from '#lib/real-moment.ts';
import {
  isAsked,
  numberOf,
  numberText,
  rowNumbers,
  rowTexts,
  withUnit,
} from '#shared/tools/input.ts';
import type { FieldInput, RawInputs, RowsInput, ToolInput } from '#shared/tools/input.ts';
import { ResultTable } from './result-table.tsx';
import styles from './tool.module.css';

/** The inputs as text: for print, for the owner, and for a reader without JavaScript. */
export const InputSummary = memo(function InputSummary({
  inputs,
  raw,
  isAlwaysVisible = false,
}: {
  inputs: readonly ToolInput[];
  raw: RawInputs;
  isAlwaysVisible?: boolean;
}) {
  const asked = inputs.filter((input) => isAsked(input, raw));
  const ticked = asked.filter(({ kind, name }) => kind === 'check' && raw[name] === 'yes');
  return (
    <div className={isAlwaysVisible ? styles['inputs'] : `${styles['inputs']} ${styles['paper']}`}>
      <dl>
        {asked.map((input) =>
          input.kind === 'check' || input.kind === 'rows' || isLeftOut(input, raw) ? null : (
            <div key={input.name}>
              <dt>{input.label}</dt>
              <dd>{inputText(input, raw[input.name] ?? input.initial)}</dd>
            </div>
          ),
        )}
        {ticked.length === 0 ? null : (
          <div>
            <dt>{ticked[0]?.group}</dt>
            <dd>{ticked.map(({ label }) => label).join(', ')}</dd>
          </div>
        )}
      </dl>
      {asked.map((input) =>
        input.kind === 'rows' ? <RowsTable key={input.name} input={input} raw={raw} /> : null,
      )}
    </div>
  );
});

/** What may be left empty, and is, needs no line. */
function isLeftOut(input: FieldInput, raw: RawInputs): boolean {
  const isOptional = 'isOptional' in input && input.isOptional === true;
  return isOptional && (raw[input.name] ?? input.initial).trim() === '';
}

/** The rows as a table, in the order of their first field. */
function RowsTable({ input, raw }: { input: RowsInput; raw: RawInputs }) {
  const fields = input.fields.filter((field) => isAsked(field, raw));
  const rows = rowNumbers(input, raw)
    .map((number) => ({ number, texts: rowTexts(input, raw, number) }))
    .sort((one, other) =>
      (one.texts[fields[0]?.name ?? ''] ?? '').localeCompare(
        other.texts[fields[0]?.name ?? ''] ?? '',
      ),
    );
  return (
    <ResultTable
      caption={input.label}
      columns={fields.map(({ label }) => label)}
      rows={rows.map(({ texts }) =>
        fields.map((field) => {
          const text = texts[field.name] ?? '';
          return text === '' ? '–' : inputText(field, text);
        }),
      )}
    />
  );
}

/** The value of a field with its unit, label or date written out. */
export function inputText(input: FieldInput, text: string): string {
  if (text.trim() === '') return 'not given';
  switch (input.kind) {
    case 'number': {
      const read = numberOf(input, text);
      return read.kind === 'number' ? withUnit(numberText(read.value), input.unit) : text;
    }
    case 'choice':
      return input.options.find(({ value }) => value === text)?.label ?? text;
    case 'date':
      return isRealDay(text) ? formatDay(`${text}T00:00:00Z`, 'UTC') : text;
    case 'text':
      return text;
  }
}
