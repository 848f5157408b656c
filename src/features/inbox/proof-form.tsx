import { KeyRound } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { FormEvent } from 'react';
import { signInAfresh } from '#offline/sign-out.ts';
import { call } from '#shared/api/call.ts';
import { postSession, postSessionProof } from '#shared/api/session.ts';
import type { SessionBody } from '#shared/api/session.ts';
import { Second } from '#shared/time.ts';
import { Button } from '#ui/button/button.tsx';
import { ApiError } from '#shared/api/call.ts';
import {
  answerByPasskey,
  canOfferPasskeys,
  canUsePasskeys,
  passkeyFault,
  stopPasskey,
} from './passkey-device.ts';
import { PassphraseField } from './passphrase-field.tsx';
import { signInRefusal } from './sign-in-error.ts';
import styles from './section-access-dialog.module.css';

const labels = {
  'sign-in': {
    passphrase: 'Passphrase',
    send: 'Sign in',
    sending: 'Signing in…',
    passkey: 'Use a passkey',
  },
  proof: {
    passphrase: 'Your passphrase',
    send: 'Confirm',
    sending: 'Confirming…',
    passkey: 'Use a passkey',
  },
} as const;

/** Proves who somebody is, by a passkey or the passphrase: to sign in, or again while signed in. */
export function ProofForm({
  use,
  hasPasskey,
  onProved,
  onSignedOut,
}: {
  use: keyof typeof labels;
  /** Whether there may be a passkey to use. */
  hasPasskey: boolean;
  onProved: () => void;
  /** The session has ended in the meantime, so there is nothing to prove. */
  onSignedOut?: (error: ApiError) => void;
}) {
  const [passphrase, setPassphrase] = useState('');
  const [isSending, setIsSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [passkeyRefusal, setPasskeyRefusal] = useState('');
  const [waitSeconds, setWaitSeconds] = useState(0);
  const words = labels[use];
  const canPasskey = hasPasskey && canUsePasskeys();

  useEffect(() => {
    if (waitSeconds <= 0) return undefined;
    const timer = setTimeout(() => setWaitSeconds(waitSeconds - 1), Second.ms);
    return () => clearTimeout(timer);
  }, [waitSeconds]);

  const send = (body: SessionBody): Promise<unknown> =>
    use === 'sign-in'
      ? signInAfresh(() => call(postSession, { body }))
      : call(postSessionProof, { body });

  /** @param show where the refusal belongs */
  function refuse(error: unknown, show: (text: string) => void) {
    setIsSending(false);
    if (error instanceof ApiError && error.code === 'unauthorised' && onSignedOut) {
      onSignedOut(error);
      return;
    }
    const refused = signInRefusal(error, use);
    show(refused.text);
    setWaitSeconds(refused.waitSeconds);
  }

  async function tryPasskey(isOffer: boolean) {
    let passkey: Awaited<ReturnType<typeof answerByPasskey>>;
    try {
      passkey = await answerByPasskey({ isOffer });
    } catch (error) {
      // What was only offered disturbs nobody.
      const fault = isOffer ? '' : passkeyFault(error, 'sign-in');
      if (fault === null) refuse(error, setPasskeyRefusal);
      else setPasskeyRefusal(fault);
      return;
    }
    setIsSending(true);
    try {
      await send({ passkey });
      onProved();
    } catch (error) {
      refuse(error, setPasskeyRefusal);
    }
  }

  const offer = useEffectEvent(() => void tryPasskey(true));
  const isOffered = use === 'sign-in' && canPasskey;
  useEffect(() => {
    let isGone = false;
    const start = async () => {
      if (isOffered && (await canOfferPasskeys()) && !isGone) offer();
    };
    void start();
    return () => {
      isGone = true;
      stopPasskey();
    };
  }, [isOffered]);

  async function tryPassphrase(event: FormEvent) {
    event.preventDefault();
    if (isSending || waitSeconds > 0) return;
    if (passphrase === '') {
      setRefusal('Enter the passphrase.');
      return;
    }
    setIsSending(true);
    try {
      await send({ passphrase });
      onProved();
    } catch (error) {
      refuse(error, setRefusal);
    }
  }

  return (
    <form className={styles['form']} onSubmit={(event) => void tryPassphrase(event)} noValidate>
      {canPasskey ? (
        <>
          <Button
            tone="quiet"
            aria-disabled={isSending || waitSeconds > 0}
            onClick={() => {
              if (isSending || waitSeconds > 0) return;
              setPasskeyRefusal('');
              void tryPasskey(false);
            }}
          >
            <KeyRound size={18} strokeWidth={1.5} aria-hidden="true" />
            <span>{words.passkey}</span>
          </Button>
          <p role="alert" className={styles['refusal']}>
            {passkeyRefusal}
          </p>
          <p className={styles['or']}>or</p>
        </>
      ) : null}
      {/* For password managers, which keep a secret under a name. */}
      <input type="text" name="username" autoComplete="username" value="owner" readOnly hidden />
      <PassphraseField
        label={words.passphrase}
        name="passphrase"
        autoComplete={use === 'sign-in' ? 'current-password webauthn' : 'current-password'}
        value={passphrase}
        fault={refusal}
        onChange={setPassphrase}
      />
      <Button type="submit" aria-disabled={isSending || waitSeconds > 0}>
        {waitSeconds > 0
          ? `Wait ${waitSeconds} ${waitSeconds === 1 ? 'second' : 'seconds'}`
          : isSending
            ? words.sending
            : words.send}
      </Button>
    </form>
  );
}
