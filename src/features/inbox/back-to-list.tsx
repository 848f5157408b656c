import { ArrowLeft } from 'lucide-react';
import { TextButton } from '#ui/button/text-button.tsx';
import styles from './back-to-list.module.css';

/** On a phone, where a record replaces the list: whatever of it is there, there is a way back. */
export function BackToList({ onBack }: { onBack: () => void }) {
  return (
    <TextButton look="navigation" className={styles['back']} onClick={onBack}>
      <ArrowLeft size={18} strokeWidth={1.5} aria-hidden="true" />
      Back to list
    </TextButton>
  );
}
