import type { ComponentProps, ReactNode } from 'react';
import styles from './client-parts.module.css';

interface FieldProps {
  label: string;
  onChange: (text: string) => void;
}

/** A line with its label, in a form about the client. */
export function LineField({
  label,
  onChange,
  ...rest
}: FieldProps & Omit<ComponentProps<'input'>, 'onChange'>) {
  return (
    <label>
      <span>{label}</span>
      <input
        type="text"
        autoComplete="off"
        {...rest}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}

/** A text of several lines with its label. */
export function TextField({
  label,
  onChange,
  ...rest
}: FieldProps & Omit<ComponentProps<'textarea'>, 'onChange'>) {
  return (
    <label>
      <span>{label}</span>
      <textarea autoComplete="off" {...rest} onChange={(event) => onChange(event.target.value)} />
    </label>
  );
}

/** What is wrong with a form, and what can be done. @param problemId for `aria-describedby` */
export function FormEnd({
  problemId,
  problem,
  children,
}: {
  problemId: string;
  problem: string | null;
  children: ReactNode;
}) {
  return (
    <>
      {problem === null ? null : (
        <p id={problemId} role="alert" className={styles['problem']}>
          {problem}
        </p>
      )}
      <div className={styles['actions']}>{children}</div>
    </>
  );
}
