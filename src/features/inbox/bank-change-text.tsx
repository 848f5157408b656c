import { deleteBankChange } from '#shared/api/bank-account.ts';
import { call } from '#shared/api/call.ts';
import type { BankAccount } from '#shared/api/practice.ts';
import { TextButton } from '#ui/button/text-button.tsx';
import { momentOf } from './age.ts';
import { useAttempt } from './use-attempt.ts';
import { usePassphraseAdvice } from './use-passphrase-advice.ts';
import styles from './inbox-settings.module.css';
import noticeStyles from './warnings-notice.module.css';

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
  const advice = usePassphraseAdvice();
  return (
    <>
      <p>
        {`From ${momentOf(takesEffectAt)} customers pay into the account ending ${account.accountNumber.replaceAll(' ', '').slice(-3)}.`}
      </p>
      <p role="alert" className={styles['fault']}>
        {fault}
      </p>
      <div className={noticeStyles['more']}>
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
        <details>
          <summary>What is this?</summary>
          <p>
            {`Somebody signed in as the owner changed it on ${momentOf(requestedAt)}, to ${account.accountName}, BSB ${account.bsb}, account ${account.accountNumber}. A change waits 24 hours, so that it can be stopped. If it wasn’t you, cancel it${advice === null ? '' : ` and ${advice.ofPractice}`}.`}
          </p>
        </details>
      </div>
    </>
  );
}
