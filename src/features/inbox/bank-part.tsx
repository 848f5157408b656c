import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#shared/api/call.ts';
import { putBankAccount } from '#shared/api/bank-account.ts';
import type { BankAccount } from '#shared/api/practice.ts';
import { TextButton } from '#ui/button/text-button.tsx';
import { BankChangeText } from './bank-change-text.tsx';
import { SettingField } from './setting-field.tsx';
import { SetOnServer, SettingForm, SettingNotLoaded } from './setting-form.tsx';
import { bankAccountQuery, mailAddressQuery, sessionQuery } from './settings-queries.ts';
import styles from './inbox-settings.module.css';

const noAccount: BankAccount = { accountName: '', bsb: '', accountNumber: '' };

/** Where customers pay. */
export function BankPart({ onSignedOut }: { onSignedOut: () => void }) {
  const bank = useQuery(bankAccountQuery);
  const session = useQuery(sessionQuery);
  const [isEditing, setIsEditing] = useState(false);
  if (!bank.data || !session.data) {
    return (
      <SettingNotLoaded isError={bank.isError || session.isError}>
        We couldn’t load the bank account.
      </SettingNotLoaded>
    );
  }
  const { account, change, isSetOnServer } = bank.data;
  return (
    <>
      {account === null ? (
        <p>No account yet. Clients are told that the details come by email.</p>
      ) : (
        <dl className={styles['account']}>
          <Row label="Account name">{account.accountName}</Row>
          <Row label="BSB">{account.bsb}</Row>
          <Row label="Account number">{account.accountNumber}</Row>
        </dl>
      )}
      {change === null ? null : (
        <BankChangeText
          change={change}
          onChanged={() => void bank.refetch()}
          onSignedOut={onSignedOut}
        />
      )}
      {isSetOnServer ? (
        <SetOnServer />
      ) : !session.data.person.isOwner ? (
        <p className={styles['muted']}>Only the owner can change this.</p>
      ) : account === null || isEditing ? (
        <AccountForm
          present={account}
          onDone={() => {
            setIsEditing(false);
            void bank.refetch();
          }}
          onCancel={() => setIsEditing(false)}
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
  onCancel,
  onSignedOut,
}: {
  /** The account in use; null before the first. */
  present: BankAccount | null;
  onDone: () => void;
  onCancel: () => void;
  onSignedOut: () => void;
}) {
  const mail = useQuery(mailAddressQuery);
  const [account, setAccount] = useState(noAccount);
  const fieldOf = (name: keyof BankAccount, fields: Readonly<Record<string, string>>) => ({
    value: account[name],
    fault: fields[`account.${name}`],
    onChange: (value: string) => setAccount({ ...account, [name]: value }),
  });
  return (
    <SettingForm
      save={async () => {
        await call(putBankAccount, { body: { account } });
        onDone();
      }}
      submitLabel="Save account"
      pendingLabel="Saving…"
      onSignedOut={onSignedOut}
      {...(present !== null && { onCancel })}
    >
      {(fields) => (
        <>
          <SettingField
            label="Account name"
            name="account-name"
            autoComplete="off"
            {...fieldOf('accountName', fields)}
          />
          <SettingField
            label="BSB"
            name="bsb"
            inputMode="numeric"
            autoComplete="off"
            {...fieldOf('bsb', fields)}
          />
          <SettingField
            label="Account number"
            name="account-number"
            inputMode="numeric"
            autoComplete="off"
            {...fieldOf('accountNumber', fields)}
          />
          {present === null ? null : (
            <p className={styles['muted']}>
              The new account is used after 24 hours. {noticeText(mail.data?.inUse)}
            </p>
          )}
        </>
      )}
    </SettingForm>
  );
}

/** @param inUse the address that notices go to; null where no mail server is set up, undefined while that is not known */
function noticeText(inUse: string | null | undefined): string {
  switch (inUse) {
    case undefined:
      return 'You can cancel it until then.';
    case null:
      return 'No mail server is set up, so nobody gets an email about it. You can cancel it here or in the inbox until then.';
    default:
      return 'We email you now, and you can cancel it until then.';
  }
}
