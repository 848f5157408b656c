import styles from './questionnaire.module.css';

/** Says that another tab edits the same draft, and offers to go on in this one. */
export function OpenElsewhere({ onTakeOver }: { onTakeOver: () => Promise<void> }) {
  return (
    <div className={styles['elsewhere']} role="status">
      <span>
        This questionnaire is also open in another tab. What you change here is kept as a copy.
      </span>
      <button type="button" className={styles['text-button']} onClick={() => void onTakeOver()}>
        Go on in this tab
      </button>
    </div>
  );
}
