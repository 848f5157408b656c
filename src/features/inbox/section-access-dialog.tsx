import { CircleAlert, Eye, EyeOff } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import type { FormEvent } from 'react';
import { call } from '#shared/api/call.ts';
import { postSession } from '#shared/api/session.ts';
import { Second } from '#shared/time.ts';
import { Button } from '#ui/button/button.tsx';
import { ModalDialog } from '#ui/dialog/modal-dialog.tsx';
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
  if (!isOpen) return null;
  return (
    <ModalDialog title={`Sign in to ${section}`} onClose={onClose}>
      <p>This section is for the owner of the practice.</p>
      <PassphraseForm onSignedIn={onSignedIn} />
    </ModalDialog>
  );
}

function PassphraseForm({ onSignedIn }: { onSignedIn: () => void }) {
  const id = useId();
  const [passphrase, setPassphrase] = useState('');
  const [isShown, setIsShown] = useState(false);
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
      <label htmlFor={id}>Passphrase</label>
      <div className={styles['row']}>
        <input
          id={id}
          name="passphrase"
          type={isShown ? 'text' : 'password'}
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          value={passphrase}
          onChange={(event) => setPassphrase(event.target.value)}
          aria-invalid={refusal === null ? undefined : true}
          aria-describedby={refusal === null ? undefined : `${id}-refusal`}
        />
        <button
          type="button"
          className={styles['show']}
          aria-pressed={isShown}
          aria-label="Show the passphrase"
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? (
            <EyeOff size={20} strokeWidth={1.5} aria-hidden="true" />
          ) : (
            <Eye size={20} strokeWidth={1.5} aria-hidden="true" />
          )}
        </button>
      </div>
      <div role="alert" id={`${id}-refusal`}>
        {refusal === null ? null : (
          <p className={styles['refusal']}>
            <CircleAlert size={18} strokeWidth={1.5} aria-hidden="true" />
            {refusal}
          </p>
        )}
      </div>
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
