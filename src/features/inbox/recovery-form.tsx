import { useQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { readQuery } from '#offline/read-query.ts';
import { signInAfresh } from '#offline/sign-out.ts';
import { ApiError, call } from '#shared/api/call.ts';
import {
  getPassphraseRecovery,
  minPassphraseLength,
  postPassphraseRecovery,
  postRecoveryHolder,
} from '#shared/api/passphrase.ts';
import type { RecoveryHolder } from '#shared/api/passphrase.ts';
import { siteName } from '#shared/paths.ts';
import { Button } from '#ui/button/button.tsx';
import { PassphraseField } from './passphrase-field.tsx';
import { signInRefusal } from './sign-in-error.ts';
import styles from './section-access-dialog.module.css';

/** Never stored on the device: the persister skips this key. */
const waysQuery = { ...readQuery(getPassphraseRecovery), gcTime: 0, staleTime: 0 };

interface RecoveryFormProps {
  /** From a link; empty where a code is to be typed. */
  keyAtFirst: string;
  onSignedIn: () => void;
}

/** Chooses a passphrase with a printed recovery code, or with the key of an invitation or of the operator's link. */
export function RecoveryForm(props: RecoveryFormProps) {
  const ways = useQuery({ ...waysQuery, enabled: props.keyAtFirst === '' });
  if (props.keyAtFirst !== '') return <LinkForm {...props} />;
  if (ways.isPending) return <p role="status">Loading…</p>;
  // Where it cannot be asked, a code that was printed may still work.
  if (ways.data?.takesCodes === false) {
    return <p>Ask the owner for a link. The owner asks whoever looks after the server.</p>;
  }
  return (
    <PassphraseForm {...props}>
      <p>{endsOthers}</p>
    </PassphraseForm>
  );
}

/** As for whoever is invited, or has a new link, and says what comes of it. */
function LinkForm(props: RecoveryFormProps) {
  const { keyAtFirst: key } = props;
  const { data: holder, isPending } = useQuery({
    queryKey: [postRecoveryHolder.path, key],
    queryFn: () => call(postRecoveryHolder, { body: { key } }),
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });
  return (
    <PassphraseForm {...props}>
      {isPending ? null : <p>{holder === undefined ? endsOthersIfAny : whatFor(holder)}</p>}
    </PassphraseForm>
  );
}

const endsOthers = 'This signs out your other browsers and removes your passkeys.';
const endsOthersIfAny =
  'If you’ve signed in before, this signs out your other browsers and removes your passkeys.';

function whatFor({ name, isOwner, isNew, ownerName }: RecoveryHolder): string {
  if (!isNew) return endsOthers;
  if (isOwner) {
    return `This is the owner’s passphrase of ${siteName}. With it you read and reply to what clients send, and change the website.`;
  }
  const invitation = ownerName === '' ? 'you’re invited' : `${ownerName} invites you`;
  return `${name}, ${invitation} to the inbox of ${siteName}. You’ll read and reply to what clients send, and each note and payment you add shows your name.`;
}

function PassphraseForm({
  keyAtFirst,
  onSignedIn,
  children,
}: RecoveryFormProps & {
  /** What choosing it does. */
  children: ReactNode;
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
      {children}
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
