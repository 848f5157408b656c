import type { ControlProps } from './control.ts';
import { FieldGroup } from './field.tsx';
import type { FieldProps } from './field.tsx';
import { useFieldIds } from './form-scope.ts';
import styles from './form.module.css';

/** One of a short list; native radio buttons, so arrow keys move and choose. */
export function RadioGroup({
  options,
  value,
  onChange,
  onBlur,
  inputRef,
  ...field
}: FieldProps &
  ControlProps & { options: readonly { readonly value: string; readonly label: string }[] }) {
  const ids = useFieldIds(field.name);
  const focused = options.some((option) => option.value === value) ? value : options[0]?.value;
  return (
    <FieldGroup {...field} role="radiogroup">
      <div className={styles['choices']}>
        {options.map((option) => (
          <label key={option.value} className={styles['choice']}>
            <input
              ref={option.value === focused ? inputRef : undefined}
              type="radio"
              id={`${ids.control}-${option.value}`}
              name={field.name}
              autoComplete="off"
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              onBlur={onBlur}
            />
            {option.label}
          </label>
        ))}
        {value === '' || field.isRequired === true ? null : (
          <button type="button" className={styles['clear-answer']} onClick={() => onChange('')}>
            Clear this answer
          </button>
        )}
      </div>
    </FieldGroup>
  );
}
