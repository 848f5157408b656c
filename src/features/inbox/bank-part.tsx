import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { call } from '#shared/api/call.ts';
import { putBankAccount } from '#shared/api/bank-account.ts';
import type { BankAccount } from '#shared/api/practice.ts';
import { Button } from '#ui/button/button.tsx';
import { TextButton } from '#ui/button/text-button.tsx';
import { BankChangeWords } from './bank-change-words.tsx';
import { PassphraseField } from './passphrase-field.tsx';
import { SettingField } from './setting-field.tsx';
import { bankAccountQuery } from './settings-queries.ts';
import { useAttempt } from './use-attempt.ts';
import styles from './inbox-settings.module.css';

const noAccount: BankAccount = { accountName: '', bsb: '', accountNumber: '' };

/** Where customers pay. */
export function BankPart({ onSignedOut }: { onSignedOut: () => void }) {
  const bank = useQuery(bankAccountQuery);
  const [isEditing, setIsEditing] = useState(false);
  if (!bank.data) {
    return bank.isError ? (
      <p role="alert">We couldn’t load the bank account.</p>
    ) : (
      <p role="status" className={styles['muted']}>
        Loading…
      </p>
    );
  }
  const { account, change, isSetOnServer } = bank.data;
  return (
    <>
      {account === null ? (
        <p>No account yet. Customers are told that the details come by email.</p>
      ) : (
        <dl className={styles['periods']}>
          <Row label="Account name">{account.accountName}</Row>
          <Row label="BSB">{account.bsb}</Row>
          <Row label="Account number">{account.accountNumber}</Row>
        </dl>
      )}
      {change === null ? null : (
        <BankChangeWords
          change={change}
          onChanged={() => void bank.refetch()}
          onSignedOut={onSignedOut}
        />
      )}
      {isSetOnServer ? (
        <p className={styles['muted']}>
          This is set on the server. To change it, ask whoever looks after the server.
        </p>
      ) : account === null || isEditing ? (
        <AccountForm
          present={account}
          onDone={() => {
            setIsEditing(false);
            void bank.refetch();
          }}
          onSignedOut={onSignedOut}
        />
      ) : (
        <p>
          <TextButton onClick={() => setIsEditing(true)}>Change the account</TextButton>
        </p>
      )}
    </>
  );
}

function Row({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function AccountForm({
  present,
  onDone,
  onSignedOut,
}: {
  /** The account in use; null before the first. */
  present: BankAccount | null;
  onDone: () => void;
  onSignedOut: () => void;
}) {
  const [account, setAccount] = useState(noAccount);
  const [passphrase, setPassphrase] = useState('');
  const { attempt, isWorking, needsPassphrase, fault, fields } = useAttempt(onSignedOut);
  const fieldOf = (name: keyof BankAccount) => ({
    value: account[name],
    fault: fields[`account.${name}`],
    onChange: (value: string) => setAccount({ ...account, [name]: value }),
  });
  function save(event: FormEvent) {
    event.preventDefault();
    void attempt(async () => {
      const proof = needsPassphrase ? { passphrase } : {};
      await call(putBankAccount, { body: { account, ...proof } });
      onDone();
    });
  }
  return (
    <form className={styles['form']} onSubmit={save} noValidate>
      <SettingField
        label="Account name"
        name="account-name"
        autoComplete="off"
        {...fieldOf('accountName')}
      />
      <SettingField
        label="BSB"
        name="bsb"
        inputMode="numeric"
        autoComplete="off"
        {...fieldOf('bsb')}
      />
      <SettingField
        label="Account number"
        name="account-number"
        inputMode="numeric"
        autoComplete="off"
        {...fieldOf('accountNumber')}
      />
      {present === null ? null : (
        <p className={styles['muted']}>
          The new account is used after 24 hours. We email you now, and you can cancel it until
          then.
        </p>
      )}
      {needsPassphrase ? (
        <PassphraseField
          label="Your passphrase"
          hint="It’s been more than 10 minutes since you signed in."
          name="passphrase"
          autoComplete="current-password"
          value={passphrase}
          fault={fields['passphrase'] ?? null}
          onChange={setPassphrase}
        />
      ) : null}
      <p role="alert" className={styles['fault']}>
        {fault}
      </p>
      <Button type="submit" aria-disabled={isWorking}>
        {isWorking ? 'Saving…' : 'Save account'}
      </Button>
    </form>
  );
}
