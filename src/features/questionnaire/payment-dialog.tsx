import type { PaymentInstructions } from '#content/services.ts';
import { Button } from '#ui/button/button.tsx';
import { ModalDialog } from '#ui/dialog/modal-dialog.tsx';
import { usePracticeBank } from './use-practice-bank.ts';
import styles from './questionnaire.module.css';

/** How to pay the deposit of a report, after its questionnaire was received. */
export function PaymentDialog({
  instructions,
  bankDetailsByEmail,
  receipt,
  onClose,
}: {
  instructions: PaymentInstructions;
  /** Shown when the owner has published no account. */
  bankDetailsByEmail: string;
  /** Null where it is not known. */
  receipt: string | null;
  onClose: () => void;
}) {
  const bank = usePracticeBank();
  return (
    <ModalDialog
      title={instructions.title}
      onClose={onClose}
      isDismissable={false}
      hasCloseButton={false}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <p>{instructions.introduction}</p>
      {receipt === null ? null : (
        <p className={styles['receipt']}>
          Received, <strong>{receipt}</strong>
        </p>
      )}
      <dl className={styles['amounts']}>
        {instructions.amounts.map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      <h3 className={styles['payment-title']}>Bank transfer</h3>
      {bank.kind === 'loading' ? <p role="status">Looking up the bank details…</p> : null}
      {bank.kind === 'unpublished' ? <p>{bankDetailsByEmail}</p> : null}
      {bank.kind === 'published' ? (
        <dl className={styles['bank']}>
          <div>
            <dt>Account name</dt>
            <dd>{bank.account.accountName}</dd>
          </div>
          <div>
            <dt>BSB</dt>
            <dd>{bank.account.bsb}</dd>
          </div>
          <div>
            <dt>Account number</dt>
            <dd>{bank.account.accountNumber}</dd>
          </div>
        </dl>
      ) : null}
      <p>
        {instructions.reference.rule} For example: <em>{instructions.reference.example}</em>
      </p>
      <h3 className={styles['payment-title']}>What happens next</h3>
      <ol className={styles['steps-after']}>
        {instructions.nextSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </ModalDialog>
  );
}
