import type { Ref } from 'react';
import styles from './form.module.css';

/** A hidden field that no person reaches; whoever fills it in is a bot. */
export function Honeypot({ name, ref }: { name: string; ref: Ref<HTMLInputElement> }) {
  return (
    <div className={styles['honeypot']} aria-hidden="true">
      <label>
        Leave this empty
        <input ref={ref} type="text" name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
