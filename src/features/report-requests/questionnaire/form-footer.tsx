import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { SavedLine } from '#ui/form/saved-line.tsx';
import type { SavedState } from '#ui/form/saved-line.tsx';
import { Button } from '#ui/button/button.tsx';
import styles from './form-footer.module.css';

/** Always visible: whether the answers are saved, and the buttons Cancel, Back, Next or Submit. */
export function FormFooter({
  saved,
  saveCopyAction,
  isFirst,
  isLast,
  isFromReview,
  isSubmitting,
  onCancel,
  onBack,
}: {
  saved: SavedState;
  /** A button that saves a copy, when the device could not save the answers. */
  saveCopyAction: ReactNode;
  isFirst: boolean;
  isLast: boolean;
  isFromReview: boolean;
  isSubmitting: boolean;
  onCancel: () => void;
  onBack: () => void;
}) {
  const hasSaveCopyAction = saveCopyAction !== null;
  // The footer grows at the cost of the questions: the focused field is kept visible.
  useEffect(() => {
    if (hasSaveCopyAction) document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, [hasSaveCopyAction]);
  return (
    <div className={styles['footer']}>
      <div className={styles['saving']}>
        <SavedLine state={saved} />
        {saveCopyAction}
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
