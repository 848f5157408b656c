import type { TextControlProps } from './control.ts';
import { Field } from './field.tsx';
import type { FieldProps } from './field.tsx';
import { describedBy, useFieldIds } from './form-scope.ts';
import styles from './form.module.css';

/** One line of text. */
export function TextField({
  type = 'text',
  inputMode,
  autoComplete,
  unit,
  value,
  defaultValue,
  onChange,
  onBlur,
  inputRef,
  ...field
}: FieldProps &
  TextControlProps & {
    type?: 'text' | 'email' | 'tel';
    inputMode?: 'text' | 'decimal' | undefined;
    autoComplete?: string | undefined;
    /** Unit of a bare number; shown after the control. */
    unit?: string | undefined;
  }) {
  const ids = useFieldIds(field.name);
  return (
    <Field {...field}>
      <span className={styles['with-unit']}>
        <input
          ref={inputRef}
          id={ids.control}
          className={styles['control']}
          name={field.name}
          type={type}
          inputMode={inputMode}
          autoComplete={autoComplete ?? 'off'}
          dir={type === 'text' ? 'auto' : undefined}
          spellCheck={type === 'text' ? undefined : false}
          required={field.isRequired}
          aria-invalid={field.error === undefined ? undefined : true}
          aria-describedby={describedBy(ids, field.help, field.error)}
          value={value}
          defaultValue={defaultValue}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
        {unit === undefined ? null : (
          <span className={styles['unit']} aria-hidden="true">
            {unit}
          </span>
        )}
      </span>
    </Field>
  );
}
