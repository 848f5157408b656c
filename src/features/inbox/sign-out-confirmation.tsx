import { Confirmation } from '#ui/actions/confirmation.tsx';
import type { UnsentOnDevice } from './use-sign-out.ts';
import styles from './inbox-view.module.css';

/** Asks before signing out deletes what the server does not have, and offers to send it first. */
export function SignOutConfirmation({
  unsent: { words, isWholeKnown, waiting },
  isSending,
  onSend,
  onCancel,
  onConfirm,
}: {
  unsent: UnsentOnDevice;
  isSending: boolean;
  onSend: () => void;
  onCancel: () => void;
  onConfirm: () => void;
}) {
  return (
    <div className={styles['sign-out']}>
      <Confirmation
        label="Sign out and delete what hasn’t been sent?"
        cancelLabel="Stay signed in"
        confirmLabel="Sign out and delete"
        isBusy={isSending}
        alternative={
          waiting === 0
            ? undefined
            : { label: isSending ? 'Sending…' : 'Send, then sign out', onChoose: onSend }
        }
        onCancel={onCancel}
        onConfirm={onConfirm}
      >
        <strong>Sign out and delete what hasn’t been sent?</strong> Signing out deletes {words} from
        this device.{' '}
        {isWholeKnown
          ? 'The server doesn’t have them.'
          : 'We couldn’t check whether everything has been sent.'}
      </Confirmation>
    </div>
  );
}
