import { deleteBankChange } from '#shared/api/bank-account.ts';
import { call } from '#shared/api/call.ts';
import type { BankAccount } from '#shared/api/practice.ts';
import { TextButton } from '#ui/button/text-button.tsx';
import { momentOf } from './age.ts';
import { useAttempt } from './use-attempt.ts';
import styles from './inbox-settings.module.css';

export interface WaitingBankChange {
  account: BankAccount;
  requestedAt: string;
  takesEffectAt: string;
}

/** A change of the bank account that waits, and the way to stop it. */
export function BankChangeText({
  change: { account, requestedAt, takesEffectAt },
  onChanged,
  onSignedOut,
}: {
  change: WaitingBankChange;
  onChanged: () => void;
  onSignedOut: () => void;
}) {
  const { attempt, isWorking, fault } = useAttempt(onSignedOut);
  return (
    <>
      <p>
        {`From ${momentOf(takesEffectAt)} customers pay into ${account.accountName}, BSB ${account.bsb}, account ${account.accountNumber}. This was changed on ${momentOf(requestedAt)}. If it wasn’t you, cancel it and change your passphrase.`}
      </p>
      <p role="alert" className={styles['fault']}>
        {fault}
      </p>
      <p>
        <TextButton
          aria-disabled={isWorking}
          onClick={() =>
            void attempt(async () => {
              await call(deleteBankChange);
              onChanged();
            })
          }
        >
          Cancel the change
        </TextButton>
      </p>
    </>
  );
}
