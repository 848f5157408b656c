import { useEffect, useState } from 'react';
import type { PaymentInstructions, paymentText } from '#content/services.ts';
import { useNotices } from '#offline/react/use-notices.ts';
import { useOutbox } from '#offline/react/use-waiting.ts';
import { formatDay, practiceZone } from '#lib/format-date.ts';
import { bankReference } from '#shared/bank-reference.ts';
import type { ShownPrice } from '#shared/api/shown-price.ts';
import type { QuestionnaireKind } from '#shared/questionnaires/definition.ts';
import { Button } from '#ui/button/button.tsx';
import { ClientLink } from '#ui/client-link/client-link.tsx';
import { CopyableRow, DetailRows, PlainRow } from '#ui/copyable-row/copyable-row.tsx';
import { PracticeNotices } from '#ui/form/practice-notices.tsx';
import { ModalDialog } from '#ui/dialog/modal-dialog.tsx';
import { ReceiptText } from '#ui/receipt-text/receipt-text.tsx';
import { paymentRequestIn } from './payment-request.ts';
import type { PaymentRequest } from './payment-request.ts';
import { usePracticeBank } from './use-practice-bank.ts';
import type { PracticeBank } from './use-practice-bank.ts';
import styles from './payment.module.css';

const loadNotes = () => import('#offline/outbox/outbox.ts');

export interface PaymentDialogProps {
  kind: QuestionnaireKind;
  /** Which request is paid for; null: the latest on this device, if there is one. */
  receipt: string | null;
  /** The request that has just been received, which the device may not have noted yet. */
  received: PaymentRequest | null;
  /** At the price that the customer was shown; null: at today's. */
  instructionsAt: (shown: ShownPrice | null) => PaymentInstructions;
  words: typeof paymentText;
  onClose: () => void;
}

/** How to pay the deposit of a report: for a request of this device, or in general. */
export function PaymentDialog({
  kind,
  receipt,
  received,
  instructionsAt,
  words,
  onClose,
}: PaymentDialogProps) {
  const { items, isRead } = useOutbox();
  const found = paymentRequestIn(items, kind, receipt);
  const request = found?.isReceived === true ? found : (received ?? found);
  const instructions = instructionsAt(request?.shownPrice ?? null);
  const bank = usePracticeBank();
  const notices = useNotices();
  const seenId = found?.isReceived === true ? found.id : null;
  useEffect(() => {
    if (seenId === null) return;
    // Where that is not kept, the badge stays a little longer.
    loadNotes().then(
      ({ notePaymentSeen }) => notePaymentSeen(seenId).catch(() => undefined),
      () => undefined,
    );
  }, [seenId]);

  return (
    <ModalDialog
      title={instructions.title}
      onClose={onClose}
      isDismissable={false}
      isInstant={received !== null}
      actions={
        seenId === null ? undefined : (
          <>
            <PaidButton request={request} />
            <ClientLink requestId={seenId} />
          </>
        )
      }
    >
      <PracticeNotices notices={notices} />
      {request === null && !isRead ? (
        <p role="status">{words.loading}</p>
      ) : (
        <Details request={request} bank={bank} instructions={instructions} words={words} />
      )}
    </ModalDialog>
  );
}

function Details({
  request,
  bank,
  instructions,
  words,
}: {
  request: PaymentRequest | null;
  bank: PracticeBank;
  instructions: PaymentInstructions;
  words: typeof paymentText;
}) {
  const { reference, deposit, reportTitle } = instructions;
  const isReceived = request?.isReceived === true;
  const hasName = request !== null && request.name !== '';
  const code = isReceived ? bankReference(request.receipt) : null;
  const ownReference =
    code ?? `${hasName ? request.name : words.yourName} ${reference.serviceType}`;
  return (
    <>
      <p>
        {isReceived
          ? words.received(reportTitle)
          : request === null
            ? words.notSent(reportTitle)
            : words.waiting}
      </p>
      {isReceived ? (
        <p className={styles['receipt']}>
          Received:{' '}
          <strong>
            <ReceiptText text={request.receipt} />
          </strong>
        </p>
      ) : null}
      <h3 className={styles['title']}>Bank transfer</h3>
      {bank.kind === 'published' && bank.hasChanged ? (
        <p className={styles['changed']} role="alert">
          {words.bankChanged}
        </p>
      ) : null}
      <DetailRows>
        <CopyableRow
          label="Amount"
          shown={deposit}
          copied={`${deposit.replaceAll(/[$,]/g, '')}.00`}
        />
        {bank.kind === 'published' ? (
          <>
            <CopyableRow label="Account name" shown={bank.account.accountName} />
            <CopyableRow label="BSB" shown={bank.account.bsb} />
            <CopyableRow label="Account number" shown={bank.account.accountNumber} />
          </>
        ) : null}
        {code !== null ? (
          <CopyableRow label="Reference" shown={code} />
        ) : (
          <PlainRow label="Reference" text={ownReference} />
        )}
      </DetailRows>
      <p className={styles['rule']}>{code === null ? reference.rule : words.receiptAsReference}</p>
      {bank.kind === 'loading' ? <p role="status">{words.bankLoading}</p> : null}
      {bank.kind === 'unreachable' ? (
        <div className={styles['unreachable']} role="alert">
          <p>{words.bankUnreachable}</p>
          <Button tone="quiet" onClick={bank.retry}>
            Try again
          </Button>
        </div>
      ) : null}
      <h3 className={styles['title']}>What happens next</h3>
      <ol className={styles['steps']}>
        {isReceived ? null : <li>{words.sendFirst}</li>}
        {bank.kind === 'unpublished' ? (
          <>
            <li>{words.detailsByEmail}</li>
            <li>{words.thenTransfer(deposit)}</li>
          </>
        ) : (
          <li>
            {bank.kind === 'published' ? words.transfer(deposit) : words.transferOnce(deposit)}
          </li>
        )}
        {instructions.nextSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <dl className={styles['amounts']}>
        {instructions.amounts.map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** "I've paid", and afterwards what has become of that. */
function PaidButton({ request }: { request: PaymentRequest | null }) {
  const [isFailed, setIsFailed] = useState(false);
  const note = request?.depositNote ?? null;
  if (request === null) return null;

  async function recordPaid(id: string) {
    setIsFailed(false);
    try {
      const { noteDeposit } = await loadNotes();
      await noteDeposit(id);
    } catch {
      setIsFailed(true);
    }
  }

  return (
    <>
      <p className={styles['paid']} role="status">
        {isFailed
          ? 'We couldn’t record that. Try again.'
          : note === null
            ? null
            : note.state === 'refused'
              ? 'We can’t find this request any more. Please contact us about your payment.'
              : note.state === 'told'
                ? `You told us on ${formatDay(note.at, practiceZone)} that you’ve paid. Your request’s page says whether we’ve found it.`
                : 'Saved on this device. We’ll get it as soon as you’re online.'}
      </p>
      {note === null ? (
        <Button onClick={() => void recordPaid(request.id)}>I’ve paid</Button>
      ) : null}
    </>
  );
}
