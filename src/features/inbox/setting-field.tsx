import { useId } from 'react';
import type { ComponentProps } from 'react';
import styles from './inbox-settings.module.css';

/** A line of text among the settings, with its fault. */
export function SettingField({
  label,
  fault,
  onChange,
  ...input
}: {
  label: string;
  fault: string | undefined;
  onChange: (value: string) => void;
} & Omit<ComponentProps<'input'>, 'onChange' | 'id'>) {
  const id = useId();
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={fault === undefined ? undefined : true}
        aria-describedby={fault === undefined ? undefined : `${id}-fault`}
      />
      <p role="alert" id={`${id}-fault`} className={styles['fault']}>
        {fault ?? ''}
      </p>
    </div>
  );
}
