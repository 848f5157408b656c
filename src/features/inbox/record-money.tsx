import { momentOf } from './age.ts';
import { ConfirmButton } from './confirm-button.tsx';
import { depositDue, priceOf } from './entries.ts';
import type { RecordPartProps, RequestEntry } from './record-part.ts';
import type { ReportList } from '#shared/inbox/entry-text.ts';
import styles from './record-head.module.css';

/** What a request costs, and what has been paid of it. */
export function RecordMoney({ entry, reports, change }: RecordPartProps<RequestEntry>) {
  const deposit = depositDue(entry, reports);
  return (
    <section aria-label="Money">
      <dl className={styles['facts']}>
        <div>
          <dt>Price</dt>
          <dd>{priceWords(entry, reports)}</dd>
        </div>
        {deposit === null ? null : (
          <div>
            <dt>Deposit</dt>
            <dd className={styles['due']}>{deposit} due</dd>
          </div>
        )}
        {entry.depositPaidAt === null ? null : (
          <div>
            <dt>Deposit</dt>
            <dd className={styles['both']}>
              Paid, marked {momentOf(entry.depositPaidAt)}
              <ConfirmButton
                label="Mark as not paid"
                confirmLabel="Confirm: not paid"
                target="(deposit)"
                onConfirm={() =>
                  void change({ isDepositPaid: false }, 'Deposit marked as not paid.')
                }
              />
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}

/** The price, and today's where the list says another by now. */
function priceWords(request: RequestEntry, reports: ReportList): string {
  const { price, listed } = priceOf(request, reports);
  return listed === null ? price : `${price}, as the customer was shown it (now ${listed})`;
}
