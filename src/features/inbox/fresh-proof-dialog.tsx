import { useQuery } from '@tanstack/react-query';
import type { ApiError } from '#shared/api/call.ts';
import { ModalDialog } from '#ui/dialog/modal-dialog.tsx';
import { TextButton } from '#ui/button/text-button.tsx';
import { ProofForm } from './proof-form.tsx';
import { sessionQuery } from './settings-queries.ts';

/** Asks whoever is signed in to prove it; what was typed elsewhere stays. */
export function FreshProofDialog({
  onProved,
  onCancel,
  onSignedOut,
}: {
  onProved: () => void;
  onCancel: () => void;
  onSignedOut: (error: ApiError) => void;
}) {
  const session = useQuery(sessionQuery);
  return (
    <ModalDialog title="Confirm it’s you" onClose={onCancel} isDismissable={false}>
      <p>
        You signed in more than 10 minutes ago. What you’ve typed stays here, whether you confirm or
        cancel.
      </p>
      <ProofForm
        use="proof"
        hasPasskey={session.data?.person.hasPasskey ?? false}
        onProved={onProved}
        onSignedOut={onSignedOut}
      />
      <p>
        <TextButton onClick={onCancel}>Cancel</TextButton>
      </p>
    </ModalDialog>
  );
}
