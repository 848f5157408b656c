import { useEffect, useState } from 'react';
import type { FormEvent } from 'react';
import { call } from '#shared/api/call.ts';
import { postSession } from '#shared/api/session.ts';
import { Second } from '#shared/time.ts';
import { Button } from '#ui/button/button.tsx';
import { ModalDialog } from '#ui/dialog/modal-dialog.tsx';
import { linkKeyPrefix } from '#shared/api/passphrase.ts';
import { TextButton } from '#ui/button/text-button.tsx';
import { PassphraseField } from './passphrase-field.tsx';
import { RecoveryForm } from './recovery-form.tsx';
import { signInRefusal } from './sign-in-error.ts';
import styles from './section-access-dialog.module.css';

export interface SectionAccessDialogProps {
  isOpen: boolean;
  /** Name of the section that is asked for, as a heading says it. */
  section: string;
  onClose: () => void;
  /** Called once the server has opened a session. */
  onSignedIn: () => void;
}

/** Asks for the owner's passphrase before a section that is not for everybody. */
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
      <ModalDialog title="Choose a passphrase" onClose={onClose}>
        <RecoveryForm key={recoveryKey} keyAtFirst={recoveryKey} onSignedIn={onSignedIn} />
      </ModalDialog>
    );
  }
  return (
    <ModalDialog title={`Sign in to ${section}`} onClose={onClose}>
      <p>This section is for the owner of the practice.</p>
      <PassphraseForm onSignedIn={onSignedIn} />
      <p>
        <TextButton onClick={() => setRecoveryKey('')}>Lost your passphrase?</TextButton>
      </p>
    </ModalDialog>
  );
}

/** The key of the link that the operator has made, taken out of the address; undefined without one. */
function keyOfAddress(): string | undefined {
  const { hash, pathname, search } = window.location;
  if (!hash.startsWith(`#${linkKeyPrefix}`)) return undefined;
  window.history.replaceState(window.history.state, '', pathname + search);
  return hash.slice(1 + linkKeyPrefix.length);
}

function PassphraseForm({ onSignedIn }: { onSignedIn: () => void }) {
  const [passphrase, setPassphrase] = useState('');
  const [isSending, setIsSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [waitSeconds, setWaitSeconds] = useState(0);

  useEffect(() => {
    if (waitSeconds <= 0) return undefined;
    const timer = setTimeout(() => setWaitSeconds(waitSeconds - 1), Second.ms);
    return () => clearTimeout(timer);
  }, [waitSeconds]);

  async function signIn(event: FormEvent) {
    event.preventDefault();
    if (isSending || waitSeconds > 0) return;
    if (passphrase === '') {
      setRefusal('Enter the passphrase.');
      return;
    }
    setIsSending(true);
    try {
      await call(postSession, { body: { passphrase } });
      onSignedIn();
    } catch (error) {
      const refused = signInRefusal(error);
      setRefusal(refused.text);
      setWaitSeconds(refused.waitSeconds);
      setIsSending(false);
    }
  }

  return (
    <form className={styles['form']} onSubmit={(event) => void signIn(event)} noValidate>
      {/* For password managers, which keep a secret under a name. */}
      <input type="text" name="username" autoComplete="username" value="owner" readOnly hidden />
      <PassphraseField
        label="Passphrase"
        name="passphrase"
        autoComplete="current-password"
        value={passphrase}
        fault={refusal}
        onChange={setPassphrase}
      />
      <Button type="submit" aria-disabled={isSending || waitSeconds > 0}>
        {waitSeconds > 0
          ? `Wait ${waitSeconds} ${waitSeconds === 1 ? 'second' : 'seconds'}`
          : isSending
            ? 'Signing in…'
            : 'Sign in'}
      </Button>
    </form>
  );
}
