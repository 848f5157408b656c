import type { RefCallback } from 'react';
import { FieldGroup } from './field.tsx';
import type { FieldProps } from './field.tsx';
import { useFieldIds } from './form-scope.ts';
import styles from './form.module.css';

/** Checkboxes, and a text field for an answer that is not in the list. */
export function CheckboxGroup({
  options,
  values,
  onChange,
  other,
  otherLabel,
  onOtherChange,
  onBlur,
  inputRef,
  ...field
}: FieldProps & {
  options: readonly { readonly value: string; readonly label: string }[];
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
  other: string;
  otherLabel: string;
  onOtherChange: (other: string) => void;
  onBlur?: (() => void) | undefined;
  inputRef?: RefCallback<HTMLElement> | undefined;
}) {
  const ids = useFieldIds(field.name);
  return (
    <FieldGroup {...field} role="group">
      <div className={styles['choices']} data-columns="">
        {options.map((option, index) => (
          <label key={option.value} className={styles['choice']}>
            <input
              ref={index === 0 ? inputRef : undefined}
              type="checkbox"
              name={field.name}
              autoComplete="off"
              value={option.value}
              checked={values.includes(option.value)}
              onChange={(event) =>
                onChange(
                  event.target.checked
                    ? [...values, option.value]
                    : values.filter((value) => value !== option.value),
                )
              }
              onBlur={onBlur}
            />
            {option.label}
          </label>
        ))}
      </div>
      <label htmlFor={`${ids.control}-other`} className={styles['sub-label']}>
        {otherLabel}
      </label>
      <input
        id={`${ids.control}-other`}
        className={styles['control']}
        type="text"
        name={`${field.name}-other`}
        autoComplete="off"
        value={other}
        onChange={(event) => onOtherChange(event.target.value)}
        onBlur={onBlur}
      />
    </FieldGroup>
  );
}
