import { ChevronDown } from 'lucide-react';
import { Field } from './field.tsx';
import { describedBy, useFieldIds } from './form-scope.ts';
import { defaultPlaceholder, noAnswerLabel } from './select-props.ts';
import type { SelectFieldProps } from './select-props.ts';
import styles from './form.module.css';

/** The native select. */
export function NativeSelect({
  options,
  placeholder = defaultPlaceholder,
  value,
  onChange,
  onBlur,
  inputRef,
  ...field
}: SelectFieldProps) {
  const ids = useFieldIds(field.name);
  const firstLabel = value !== '' && field.isRequired !== true ? noAnswerLabel : placeholder;
  return (
    <Field {...field}>
      <span className={styles['select']}>
        <select
          ref={inputRef}
          id={ids.control}
          className={styles['control']}
          name={field.name}
          autoComplete="off"
          required={field.isRequired}
          aria-invalid={field.error === undefined ? undefined : true}
          aria-describedby={describedBy(ids, field.help, field.error)}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        >
          <option value="">{firstLabel}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown size={20} strokeWidth={1.5} aria-hidden="true" />
      </span>
    </Field>
  );
}
