import { useEffect, useState } from 'react';
import { ModalDialog } from '#ui/dialog/modal-dialog.tsx';
import { linkKeyPrefix } from '#shared/api/passphrase.ts';
import { TextButton } from '#ui/button/text-button.tsx';
import { ProofForm } from './proof-form.tsx';
import { RecoveryForm } from './recovery-form.tsx';

export { WaitingSignOut } from './waiting-sign-out.tsx';

export interface SectionAccessDialogProps {
  isOpen: boolean;
  /** Name of the section that is asked for, as a heading says it. */
  section: string;
  onClose: () => void;
  /** Called once the server has opened a session. */
  onSignedIn: () => void;
}

/** Asks for a passkey or the passphrase before a section that is not for everybody. */
export function SectionAccessDialog({
  isOpen,
  section,
  onClose,
  onSignedIn,
}: SectionAccessDialogProps) {
  // Undefined while nobody has asked for another way in than the passphrase.
  const [recoveryKey, setRecoveryKey] = useState(keyOfAddress);
  useEffect(() => {
    // The link opened where this page is open already.
    const look = () => setRecoveryKey((present) => keyOfAddress() ?? present);
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, []);
  if (!isOpen) return null;
  if (recoveryKey !== undefined) {
    return (
      <ModalDialog
        title={recoveryKey === '' ? 'Lost your passphrase?' : 'Choose a passphrase'}
        onClose={onClose}
      >
        <RecoveryForm key={recoveryKey} keyAtFirst={recoveryKey} onSignedIn={onSignedIn} />
      </ModalDialog>
    );
  }
  return (
    <ModalDialog title={`Sign in to ${section}`} onClose={onClose}>
      <p>This section is for the practice.</p>
      <ProofForm use="sign-in" hasPasskey onProved={onSignedIn} />
      <p>
        <TextButton onClick={() => setRecoveryKey('')}>Lost your passphrase?</TextButton>
      </p>
    </ModalDialog>
  );
}

/** The key of an invitation or of the operator's link, taken out of the address; undefined without one. */
function keyOfAddress(): string | undefined {
  const { hash, pathname, search } = window.location;
  if (!hash.startsWith(`#${linkKeyPrefix}`)) return undefined;
  window.history.replaceState(window.history.state, '', pathname + search);
  return hash.slice(1 + linkKeyPrefix.length);
}
