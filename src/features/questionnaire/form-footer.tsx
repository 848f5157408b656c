import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { SavedLine } from '#ui/form/saved-line.tsx';
import type { SavedState } from '#ui/form/saved-line.tsx';
import { Button } from '#ui/button/button.tsx';
import styles from './form-footer.module.css';

/** Always in reach: whether the words are saved, and Cancel, Back, Next or Submit. */
export function FormFooter({
  saved,
  rescue,
  isFirst,
  isLast,
  isFromReview,
  isSubmitting,
  onCancel,
  onBack,
}: {
  saved: SavedState;
  /** The way to keep the words when the device did not. */
  rescue: ReactNode;
  isFirst: boolean;
  isLast: boolean;
  isFromReview: boolean;
  isSubmitting: boolean;
  onCancel: () => void;
  onBack: () => void;
}) {
  const hasRescue = rescue !== null;
  // It takes room from the questions: the field that is being written in stays in sight.
  useEffect(() => {
    if (hasRescue) document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, [hasRescue]);
  return (
    <div className={styles['footer']}>
      <div className={styles['saving']}>
        <SavedLine state={saved} />
        {rescue}
      </div>
      <div className={styles['buttons']}>
        <Button tone="quiet" className={styles['cancel'] ?? ''} onClick={onCancel}>
          Cancel
        </Button>
        {isFirst || isSubmitting || (isFromReview && !isLast) ? null : (
          <Button tone="quiet" onClick={onBack}>
            Back
          </Button>
        )}
        <Button type="submit" disabled={isSubmitting}>
          {isSubmitting
            ? 'Submitting...'
            : isLast
              ? 'Submit'
              : isFromReview
                ? 'Return to review'
                : 'Next'}
        </Button>
      </div>
    </div>
  );
}
