import { Confirmation } from '#ui/actions/confirmation.tsx';
import styles from './inbox-view.module.css';

/** Asks before signing out deletes what the server does not have. */
export function SignOutConfirmation({
  unsentWork,
  onCancel,
  onConfirm,
}: {
  /** What that is: `2 notes and 1 change to the site`. */
  unsentWork: string;
  onCancel: () => void;
  onConfirm: () => void;
}) {
  return (
    <div className={styles['sign-out']}>
      <Confirmation
        label="Sign out and delete what hasn’t been sent?"
        confirmLabel="Sign out and delete"
        onCancel={onCancel}
        onConfirm={onConfirm}
      >
        <strong>Sign out and delete what hasn’t been sent?</strong> Signing out deletes {unsentWork}{' '}
        from this device. The server doesn’t have them.
      </Confirmation>
    </div>
  );
}
