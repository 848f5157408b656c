import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFieldIds } from './form-scope.ts';
import styles from './form.module.css';

/** What every field has, whatever its control. */
export interface FieldProps {
  /** Name of the control, as it is sent. */
  name: string;
  label: string;
  help?: string | undefined;
  error?: string | undefined;
  isRequired?: boolean | undefined;
}

/** The star means required, and only that; screen readers are told by the control. */
export function RequiredMark() {
  return (
    <span className={styles['required']} aria-hidden="true">
      {' *'}
    </span>
  );
}

export function HelpText({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={styles['help']}>
      {children}
    </p>
  );
}

export function ErrorText({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={styles['error']}>
      <CircleAlert size={18} strokeWidth={1.5} aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}

/** Label, help, control and error of a field with one control. */
export function Field({
  name,
  label,
  help,
  error,
  isRequired = false,
  children,
}: FieldProps & { children: ReactNode }) {
  const ids = useFieldIds(name);
  return (
    <div className={styles['field']} data-invalid={error === undefined ? undefined : ''}>
      <label id={ids.label} htmlFor={ids.control} className={styles['label']}>
        <span>{label}</span>
        {isRequired ? <RequiredMark /> : null}
      </label>
      {help === undefined ? null : <HelpText id={ids.help}>{help}</HelpText>}
      {children}
      {error === undefined ? null : <ErrorText id={ids.error}>{error}</ErrorText>}
    </div>
  );
}

/** Legend, help, controls and error of a field with several controls. */
export function FieldGroup({
  name,
  label,
  help,
  error,
  isRequired = false,
  role,
  children,
}: FieldProps & { role: 'radiogroup' | 'group'; children: ReactNode }) {
  const ids = useFieldIds(name);
  const descriptions = [help && ids.help, error && ids.error].filter(Boolean).join(' ');
  return (
    <fieldset
      id={ids.control}
      role={role}
      className={styles['field']}
      data-invalid={error === undefined ? undefined : ''}
      aria-labelledby={ids.label}
      aria-describedby={descriptions || undefined}
      aria-required={role === 'radiogroup' && isRequired ? true : undefined}
      aria-invalid={role === 'radiogroup' && error !== undefined ? true : undefined}
    >
      <legend id={ids.label} className={styles['label']}>
        <span>{label}</span>
        {isRequired ? <RequiredMark /> : null}
      </legend>
      {help === undefined ? null : <HelpText id={ids.help}>{help}</HelpText>}
      {children}
      {error === undefined ? null : <ErrorText id={ids.error}>{error}</ErrorText>}
    </fieldset>
  );
}
