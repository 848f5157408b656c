import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { call } from '#shared/api/call.ts';
import { deletePasskey } from '#shared/api/passkeys.ts';
import { Button } from '#ui/button/button.tsx';
import { dayOf } from './age.ts';
import { ConfirmButton } from './confirm-button.tsx';
import { isUnauthorised } from './inbox-reads.ts';
import { addPasskey, canUsePasskeys, passkeyFault } from './passkey-device.ts';
import { SettingField } from './setting-field.tsx';
import { SettingNotLoaded } from './setting-form.tsx';
import { passkeysQuery } from './settings-queries.ts';
import { useAttempt } from './use-attempt.ts';
import styles from './inbox-settings.module.css';

/** The passkeys of whoever is signed in, and one for this device. */
export function PasskeysPart({ onSignedOut }: { onSignedOut: () => void }) {
  const query = useQuery(passkeysQuery);
  const { attempt, isWorking, fault, fields } = useAttempt(onSignedOut);
  const [name, setName] = useState('');
  const [done, setDone] = useState('');
  if (!query.data) {
    return <SettingNotLoaded isError={query.isError}>We couldn’t load this.</SettingNotLoaded>;
  }
  const { passkeys, isAvailable } = query.data;
  function add(event: FormEvent) {
    event.preventDefault();
    setDone('');
    void attempt(
      async () => {
        await addPasskey(name);
        setDone(`Passkey added. You can sign in with ${name.trim()} now.`);
        setName('');
        await query.refetch();
      },
      (error) => passkeyFault(error, 'add'),
    );
  }
  const remove = (id: string, removed: string) =>
    attempt(async () => {
      setDone('');
      await call(deletePasskey, { parameters: { id } });
      setDone(`Passkey removed: ${removed} can’t sign in with it any more.`);
      // It may have been the one that this browser is signed in with.
      if (isUnauthorised((await query.refetch()).error)) onSignedOut();
    });
  return (
    <>
      <p>Sign in with your phone’s fingerprint, face or screen lock instead of typing.</p>
      {passkeys.length === 0 ? null : (
        <ul className={styles['sessions']} aria-label="Your passkeys">
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <p>
                <strong>{passkey.name}</strong>
              </p>
              <span className={styles['choices']}>
                <ConfirmButton
                  label="Remove"
                  confirmLabel="Remove this passkey"
                  target={passkey.name}
                  onConfirm={() => void remove(passkey.id, passkey.name)}
                />
              </span>
              <p className={styles['muted']}>
                {passkey.lastUsedAt === null
                  ? `Added ${dayOf(passkey.addedAt)}.`
                  : `Added ${dayOf(passkey.addedAt)}, last used ${dayOf(passkey.lastUsedAt)}.`}
              </p>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className={done === '' ? undefined : styles['done']}>
        {done === '' ? null : (
          <>
            <CircleCheck size={18} strokeWidth={1.5} aria-hidden="true" />
            <span>{done}</span>
          </>
        )}
      </p>
      <p role="alert" className={styles['fault']}>
        {fault}
      </p>
      {isAvailable && canUsePasskeys() ? (
        <form className={styles['form']} onSubmit={add} noValidate>
          <SettingField
            label="Name of this device"
            name="device-name"
            autoComplete="off"
            placeholder="Ann’s phone"
            maxLength={80}
            value={name}
            fault={fields['name']}
            onChange={setName}
          />
          <Button type="submit" tone="quiet" aria-disabled={isWorking}>
            Add a passkey on this device
          </Button>
        </form>
      ) : (
        <p className={styles['muted']}>
          {isAvailable
            ? 'This browser can’t make passkeys. Your passphrase works.'
            : 'Passkeys need an https address with a name. Ask whoever looks after the server.'}
        </p>
      )}
    </>
  );
}
