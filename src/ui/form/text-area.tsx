import type { TextControlProps } from './control.ts';
import { Field } from './field.tsx';
import type { FieldProps } from './field.tsx';
import { describedBy, useFieldIds } from './form-scope.ts';
import styles from './form.module.css';

/** Several lines of text; grows with its content where the browser supports it. */
export function TextArea({
  rows = 4,
  value,
  defaultValue,
  onChange,
  onBlur,
  inputRef,
  ...field
}: FieldProps & TextControlProps & { rows?: number | undefined }) {
  const ids = useFieldIds(field.name);
  return (
    <Field {...field}>
      <textarea
        ref={inputRef}
        id={ids.control}
        className={styles['area']}
        name={field.name}
        rows={rows}
        autoComplete="off"
        dir="auto"
        required={field.isRequired}
        aria-invalid={field.error === undefined ? undefined : true}
        aria-describedby={describedBy(ids, field.help, field.error)}
        value={value}
        defaultValue={defaultValue}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
    </Field>
  );
}
