import { ChevronDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Field } from './field.tsx';
import type { FieldProps } from './field.tsx';
import { describedBy, useFieldIds } from './form-scope.ts';
import styles from './form.module.css';

/** Props of an uncontrolled field. */
export type UncontrolledControl =
  | { kind: 'line'; inputMode?: 'text' | 'decimal'; unit?: string; maxLength?: number }
  | { kind: 'choice'; options: readonly { readonly value: string; readonly label: string }[] }
  | { kind: 'day'; min: string; max: string };

/** A field whose control holds its own value, so that nothing typed before hydration is lost. */
export function UncontrolledField({
  control,
  initial,
  ...field
}: FieldProps & { control: UncontrolledControl; initial: string }) {
  const ids = useFieldIds(field.name);
  const common = {
    id: ids.control,
    name: field.name,
    className: styles['control'],
    defaultValue: initial,
    'aria-invalid': field.error === undefined ? undefined : true,
    'aria-describedby': describedBy(ids, field.help, field.error),
  } as const;
  return (
    <Field {...field}>
      {control.kind === 'choice' ? (
        <span className={styles['select']}>
          <select {...common}>
            {control.options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <ChevronDown size={20} strokeWidth={1.5} aria-hidden="true" />
        </span>
      ) : control.kind === 'day' ? (
        <input {...common} type="date" min={control.min} max={control.max} />
      ) : (
        <span className={styles['with-unit']}>
          {/* Not `type=number`: that would drop what it cannot read, and a thumb would turn it. */}
          <input
            {...common}
            type="text"
            inputMode={control.inputMode}
            maxLength={control.maxLength}
          />
          {control.unit === undefined || control.unit === '' ? null : (
            <span className={styles['unit']}>{control.unit}</span>
          )}
        </span>
      )}
    </Field>
  );
}

/** A checkbox that holds its own state; checked it counts as `yes`. */
export function UncontrolledCheck({
  name,
  label,
  isInitiallyChecked,
}: {
  name: string;
  label: string;
  isInitiallyChecked: boolean;
}) {
  return (
    <label className={styles['choice']}>
      <input type="checkbox" name={name} value="yes" defaultChecked={isInitiallyChecked} />
      {label}
    </label>
  );
}

/**
 * A controlled select with its own label, outside a form.
 * @param onChange also called once with what was chosen before hydration; must be the same function every time
 */
export function LabelledSelect({
  label,
  options,
  value,
  onChange,
}: {
  label: string;
  options: readonly { readonly value: string; readonly label: string }[];
  value: string;
  onChange: (value: string) => void;
}) {
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (select.current) onChange(select.current.value);
  }, [onChange]);
  return (
    <label className={styles['field']}>
      <span className={styles['label']}>{label}</span>
      <span className={styles['select']}>
        <select
          ref={select}
          className={styles['control']}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown size={20} strokeWidth={1.5} aria-hidden="true" />
      </span>
    </label>
  );
}

/** A name that the reader gives; when empty it is called as its placeholder says. */
export function NameField({
  initial,
  placeholder,
  onChange,
}: {
  initial: string;
  placeholder: string;
  onChange: (name: string) => void;
}) {
  return (
    <label className={styles['field']}>
      <span className={styles['label']}>Name</span>
      <input
        type="text"
        className={styles['control']}
        maxLength={120}
        placeholder={placeholder}
        defaultValue={initial}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
