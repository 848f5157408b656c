import { useQuery } from '@tanstack/react-query';
import { BankChangeText } from './bank-change-text.tsx';
import { bankAccountQuery } from './settings-queries.ts';
import styles from './warnings-notice.module.css';

/** Says in the inbox that the bank account is about to change. */
export function BankChangeNotice({ onSignedOut }: { onSignedOut: () => void }) {
  const bank = useQuery(bankAccountQuery);
  const change = bank.data?.change ?? null;
  if (change === null) return null;
  return (
    <section className={styles['notice']}>
      <h2>Your bank account will change</h2>
      <BankChangeText
        change={change}
        onChanged={() => void bank.refetch()}
        onSignedOut={onSignedOut}
      />
    </section>
  );
}
