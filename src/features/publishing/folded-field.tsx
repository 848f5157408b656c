import { useContext, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { FieldErrorsContext } from './field-errors.ts';
import styles from './editor.module.css';

/** A collapsed field of a long form; it opens when it has an error. */
export function FoldedField({
  path,
  label,
  children,
}: {
  path: string;
  label: string;
  children: ReactNode;
}) {
  const details = useRef<HTMLDetailsElement>(null);
  const { errors } = useContext(FieldErrorsContext);
  const isWrong = Object.keys(errors).some((one) => one === path || one.startsWith(`${path}.`));
  useEffect(() => {
    if (isWrong && details.current !== null) details.current.open = true;
  }, [isWrong, errors]);
  return (
    <details ref={details} className={styles['folded']}>
      <summary>
        <span>{label}</span>
        {isWrong ? <span className={styles['wrong']}>Something to correct</span> : null}
      </summary>
      {children}
    </details>
  );
}
