import { X } from 'lucide-react';
import styles from './dialog.module.css';

/** The cross in the corner of a dialog. */
export function CloseButton({ label = 'Close', onClick }: { label?: string; onClick: () => void }) {
  return (
    <button type="button" className={styles['close']} aria-label={label} onClick={onClick}>
      <X size={24} strokeWidth={1.5} aria-hidden="true" />
    </button>
  );
}
