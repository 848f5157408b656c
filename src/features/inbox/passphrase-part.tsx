import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { call } from '#shared/api/call.ts';
import { minPassphraseLength, postRecoveryCodes, putPassphrase } from '#shared/api/passphrase.ts';
import { Button } from '#ui/button/button.tsx';
import { TextButton } from '#ui/button/text-button.tsx';
import { PassphraseField } from './passphrase-field.tsx';
import { SetOnServer, SettingForm, SettingNotLoaded } from './setting-form.tsx';
import { calendarQuery, passphraseStatusQuery, sessionsQuery } from './settings-queries.ts';
import styles from './inbox-settings.module.css';

/** Changing the passphrase, and printing the codes for the day it is lost. */
export function PassphrasePart({ onSignedOut }: { onSignedOut: () => void }) {
  const status = useQuery(passphraseStatusQuery);
  if (!status.data) {
    return <SettingNotLoaded isError={status.isError}>We couldn’t load this.</SettingNotLoaded>;
  }
  if (status.data.isSetOnServer) return <SetOnServer />;
  return (
    <>
      <ChangeForm onSignedOut={onSignedOut} />
      {status.data.codesLeft === null ? (
        <p className={styles['muted']}>
          If you lose it, the owner of the practice makes a new link for you.
        </p>
      ) : (
        <RecoveryCodes
          codesLeft={status.data.codesLeft}
          onMade={() => void status.refetch()}
          onSignedOut={onSignedOut}
        />
      )}
    </>
  );
}

function ChangeForm({ onSignedOut }: { onSignedOut: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const client = useQueryClient();
  async function save() {
    await call(putPassphrase, { body: { current, next } });
    // Both end with it.
    for (const { queryKey } of [sessionsQuery, calendarQuery]) {
      void client.invalidateQueries({ queryKey });
    }
    setCurrent('');
    setNext('');
    setIsOpen(false);
    setIsDone(true);
  }
  if (!isOpen) {
    return (
      <>
        <p role="status" className={isDone ? styles['done'] : undefined}>
          {isDone ? (
            <>
              <CircleCheck size={18} strokeWidth={1.5} aria-hidden="true" />
              <span>Passphrase changed. Every other device has been signed out.</span>
            </>
          ) : null}
        </p>
        <p>
          <TextButton onClick={() => setIsOpen(true)}>Change the passphrase</TextButton>
        </p>
      </>
    );
  }
  return (
    <SettingForm
      save={save}
      submitLabel="Save passphrase"
      pendingLabel="Saving…"
      onSignedOut={onSignedOut}
    >
      {(fields) => (
        <>
          <input
            type="text"
            name="username"
            autoComplete="username"
            value="owner"
            readOnly
            hidden
          />
          <PassphraseField
            label="Present passphrase"
            name="passphrase"
            autoComplete="current-password"
            value={current}
            fault={fields['passphrase'] ?? fields['current'] ?? null}
            onChange={setCurrent}
          />
          <PassphraseField
            label="New passphrase"
            hint={`At least ${minPassphraseLength} characters. Every other device is signed out.`}
            name="new-passphrase"
            autoComplete="new-password"
            value={next}
            fault={fields['next'] ?? null}
            onChange={setNext}
          />
        </>
      )}
    </SettingForm>
  );
}

function RecoveryCodes({
  codesLeft,
  onMade,
  onSignedOut,
}: {
  codesLeft: number;
  onMade: () => void;
  onSignedOut: () => void;
}) {
  const [codes, setCodes] = useState<readonly string[]>([]);
  async function make() {
    const made = await call(postRecoveryCodes);
    setCodes(made.codes);
    onMade();
  }
  if (codes.length > 0) {
    return (
      <div className={styles['part']}>
        <p>
          Each of these codes lets you choose a new passphrase once. Print or write them down now
          and keep them where you keep your spare keys: we can’t show them again.
        </p>
        <ul className={styles['codes']}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <p>
          <Button tone="quiet" onClick={() => window.print()}>
            Print
          </Button>
        </p>
      </div>
    );
  }
  return (
    <SettingForm
      save={make}
      submitLabel={codesLeft === 0 ? 'Make recovery codes' : 'Replace them with new codes'}
      tone="quiet"
      onSignedOut={onSignedOut}
    >
      {() => (
        <p>
          {codesLeft === 0
            ? 'You have no recovery codes. If you lose the passphrase, only whoever looks after the server can help.'
            : `You have ${codesLeft} recovery ${codesLeft === 1 ? 'code' : 'codes'} left for the day you lose the passphrase.`}
        </p>
      )}
    </SettingForm>
  );
}
