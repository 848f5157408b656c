import { CircleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { signInAfresh } from '#offline/sign-out.ts';
import { ApiError, call } from '#shared/api/call.ts';
import { minPassphraseLength, postPassphraseRecovery } from '#shared/api/passphrase.ts';
import { Button } from '#ui/button/button.tsx';
import { PassphraseField } from './passphrase-field.tsx';
import { signInRefusal } from './sign-in-error.ts';
import styles from './section-access-dialog.module.css';

/** Chooses a passphrase with a printed recovery code, or with the key of an invitation or of the operator's link. */
export function RecoveryForm({
  keyAtFirst,
  onSignedIn,
}: {
  /** From a link; empty where a code is to be typed. */
  keyAtFirst: string;
  onSignedIn: () => void;
}) {
  const id = useId();
  const [key, setKey] = useState(keyAtFirst);
  const [next, setNext] = useState('');
  const [isSending, setIsSending] = useState(false);
  const [faults, setFaults] = useState<{ key?: string; next?: string }>({});

  async function choose(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    const found = {
      ...(key.trim() === '' && { key: 'Enter a recovery code.' }),
      ...(next.length < minPassphraseLength && {
        next: `Use at least ${minPassphraseLength} characters.`,
      }),
    };
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    setIsSending(true);
    try {
      await signInAfresh(() => call(postPassphraseRecovery, { body: { key, next } }));
      onSignedIn();
    } catch (error) {
      setFaults(faultsOf(error, keyAtFirst !== ''));
      setIsSending(false);
    }
  }

  return (
    <form className={styles['form']} onSubmit={(event) => void choose(event)} noValidate>
      <input type="text" name="username" autoComplete="username" value="owner" readOnly hidden />
      {keyAtFirst === '' ? (
        <>
          <label htmlFor={id}>Recovery code</label>
          <p id={`${id}-hint`}>
            One of the codes you printed. If you have none, ask the owner for a link. The owner asks
            whoever looks after the server.
          </p>
          <div className={styles['row']}>
            <input
              id={id}
              name="recovery-code"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={key}
              onChange={(event) => setKey(event.target.value)}
              aria-invalid={faults.key === undefined ? undefined : true}
              aria-describedby={`${id}-hint ${id}-fault`}
            />
          </div>
        </>
      ) : null}
      <div role="alert" id={`${id}-fault`}>
        {faults.key === undefined ? null : (
          <p className={styles['refusal']}>
            <CircleAlert size={18} strokeWidth={1.5} aria-hidden="true" />
            {faults.key}
          </p>
        )}
      </div>
      <PassphraseField
        label="New passphrase"
        hint={`At least ${minPassphraseLength} characters. Four words that don’t belong together work well.`}
        name="new-passphrase"
        autoComplete="new-password"
        value={next}
        fault={faults.next ?? null}
        onChange={setNext}
      />
      <p>This signs out your other browsers and removes your passkeys.</p>
      <Button type="submit" aria-disabled={isSending}>
        {isSending ? 'Saving…' : 'Save and sign in'}
      </Button>
    </form>
  );
}

function faultsOf(error: unknown, isLink: boolean): { key?: string; next?: string } {
  if (!(error instanceof ApiError)) return { next: signInRefusal(error).text };
  if (error.code === 'wrong-recovery-key') {
    return {
      key: isLink
        ? 'This link doesn’t work, or doesn’t work any more. Each works once. Ask for another one.'
        : 'This code doesn’t work. Check it, or try another: each works once.',
    };
  }
  return { next: error.detail ?? 'We couldn’t save the new passphrase. Try again in a moment.' };
}
