import { SlidersHorizontal } from 'lucide-react';
import { useId } from 'react';
import { recordStatuses } from '#shared/api/inbox.ts';
import { depositFilters, dueFilters, recordKinds } from '#shared/api/inbox-list.ts';
import type { ListFilters } from '#shared/api/inbox-list.ts';
import { findQuestionnaireByService } from '#shared/questionnaires/registry.ts';
import { TextButton } from '#ui/button/text-button.tsx';
import { statusLabels } from './entries.ts';
import controls from './controls.module.css';
import styles from './record-filters.module.css';

const dueText = { overdue: 'Overdue', week: 'Within seven days' } as const;
const depositLabels = { due: 'Due', 'says-paid': 'Client says paid', paid: 'Paid' } as const;
const kindLabels = (kind: (typeof recordKinds)[number]) =>
  kind === 'message' ? 'Message' : (findQuestionnaireByService(kind)?.title ?? kind);

/** Narrows a list by what is due, the deposit, the status and what it is. */
export function RecordFilters({
  filters,
  onFilters,
}: {
  filters: ListFilters;
  onFilters: (filters: ListFilters) => void;
}) {
  const set = Object.values(filters).filter((value) => value !== undefined).length;
  return (
    <details className={styles['filters']}>
      <summary>
        <SlidersHorizontal size={18} strokeWidth={1.5} aria-hidden="true" />
        <span>{set === 0 ? 'Filter' : `Filter (${set})`}</span>
      </summary>
      <div className={`${controls['controls']} ${styles['choices']}`}>
        <Choice
          label="By what is due"
          value={filters.due}
          options={dueFilters}
          words={(one) => dueText[one]}
          onChange={(due) => onFilters({ ...filters, due })}
        />
        <Choice
          label="By deposit"
          value={filters.deposit}
          options={depositFilters}
          words={(one) => depositLabels[one]}
          onChange={(deposit) => onFilters({ ...filters, deposit })}
        />
        <Choice
          label="By status"
          value={filters.status}
          options={recordStatuses}
          words={(one) => statusLabels[one]}
          onChange={(status) => onFilters({ ...filters, status })}
        />
        <Choice
          label="By kind"
          value={filters.kind}
          options={recordKinds}
          words={kindLabels}
          onChange={(kind) => onFilters({ ...filters, kind })}
        />
        {set === 0 ? null : <TextButton onClick={() => onFilters({})}>Clear filters</TextButton>}
      </div>
    </details>
  );
}

function Choice<Value extends string>({
  label,
  value,
  options,
  words,
  onChange,
}: {
  label: string;
  value: Value | undefined;
  options: readonly Value[];
  words: (value: Value) => string;
  onChange: (value: Value | undefined) => void;
}) {
  const id = useId();
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value ?? ''}
        onChange={(event) => onChange(options.find((one) => one === event.target.value))}
      >
        <option value="">Any</option>
        {options.map((one) => (
          <option key={one} value={one}>
            {words(one)}
          </option>
        ))}
      </select>
    </p>
  );
}
