import { InlineText } from '#ui/inline-text/inline-text.tsx';
import styles from './practice-notices.module.css';

/** What the practice says today to whoever writes to it, above a form: “Away until 12 January”. */
export function PracticeNotices({ notices }: { notices: readonly string[] }) {
  if (notices.length === 0) return null;
  return (
    <div className={styles['notices']} role="note" aria-label="Notice">
      {notices.map((notice) => (
        <p key={notice}>
          <InlineText text={notice} />
        </p>
      ))}
    </div>
  );
}
