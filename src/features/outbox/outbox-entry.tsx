import { CircleAlert, CircleCheck, Hourglass, Send } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { missingFilesMessage } from '#ui/form/missing-files-message.ts';
import { isWithdrawable } from '#offline/outbox/machine.ts';
import type { OutboxItem } from '#offline/records.ts';
import { formDescriptions } from '#shared/form-kinds.ts';
import { openedHere, paths } from '#shared/paths.ts';
import { receiptFor } from '#shared/receipt.ts';
import { Actions, SecondaryActions } from '#ui/actions/actions.tsx';
import { Confirmation } from '#ui/actions/confirmation.tsx';
import { useConfirmation } from '#ui/actions/use-confirmation.ts';
import { Button } from '#ui/button/button.tsx';
import { ClientLink } from '#ui/client-link/client-link.tsx';
import { TextButton } from '#ui/button/text-button.tsx';
import { StoredListItem } from '#ui/stored-list/stored-list.tsx';
import { saveFile } from '#offline/export/save-file.ts';
import { ReceiptText } from '#ui/receipt-text/receipt-text.tsx';
import { showToast } from '#ui/toast/toasts.ts';
import { refusedToast } from './refused-toast.ts';
import { stateText } from './messages.ts';
import type { StateTone } from './messages.ts';
import styles from './outbox.module.css';

const icons: Record<StateTone, typeof Send> = {
  waiting: Hourglass,
  sending: Send,
  received: CircleCheck,
  attention: CircleAlert,
};

const loadOutbox = () => import('#offline/outbox/outbox.ts');

/** One request, how it stands, and what can be done with it. */
export function OutboxEntry({
  item,
  now,
  onPrint,
  onWithdrawn,
  onDeleted,
  onFailed,
}: {
  item: OutboxItem;
  /** For "since Tuesday". */
  now: Date;
  onPrint: ((id: string) => void) | null;
  onWithdrawn: (undo: () => Promise<boolean>) => void;
  onDeleted: () => void;
  onFailed: () => void;
}) {
  const navigate = useNavigate();
  const [isActing, setIsActing] = useState(false);
  const { isAsking, ask, stopAsking, opener } = useConfirmation();
  const { id, form, state } = item;
  const { name, page, hasDeposit } = formDescriptions[form];
  // A try can take minutes, also one that was started here; it can be paused or withdrawn in the meantime.
  const isBusy = isActing && state.kind !== 'sending';
  const words = stateText(item, now);
  const Icon = icons[words.tone];
  const canWithdraw = isWithdrawable(item);
  // What was refused is refused again as it is: correcting it comes first.
  const needsAttention = state.kind === 'needs-attention';

  async function act(work: () => Promise<unknown>) {
    setIsActing(true);
    try {
      await work();
    } catch {
      onFailed();
    } finally {
      setIsActing(false);
    }
  }

  const sendNow = () => act(async () => (await loadOutbox()).sendNow(id));
  const pause = () => act(async () => (await loadOutbox()).pauseItem(id));
  const resume = () => act(async () => (await loadOutbox()).resumeItem(id));
  const remove = () =>
    act(async () => {
      await (await loadOutbox()).discardItem(id);
      onDeleted();
    });
  const withdraw = () =>
    act(async () => {
      const outcome = await (await loadOutbox()).withdrawItem(id);
      if (outcome.kind === 'withdrawn') onWithdrawn(outcome.undo);
      else onFailed();
    });
  const open = () =>
    act(async () => {
      const draft = await (await loadOutbox()).reopenItem(id);
      if (draft === null) {
        onFailed();
        return;
      }
      if (state.kind === 'needs-attention') showToast(refusedToast(form, state.refusal));
      await navigate(page);
    });
  const downloadCopy = () =>
    act(async () => {
      const { exportOwnCopy } = await import('#offline/export/own-copy.ts');
      const file = await exportOwnCopy(id);
      if (file === null) {
        onFailed();
        return;
      }
      saveFile(file);
      const description = missingFilesMessage(file.missing);
      if (description !== null) {
        showToast({
          title: 'Some files are missing from your copy',
          description,
          tone: 'destructive',
        });
      }
    });

  return (
    <StoredListItem
      name={
        <>
          {name} <span className={styles['receipt']}>{receiptFor(id)}</span>
        </>
      }
    >
      <p className={styles['state']} data-tone={words.tone}>
        <Icon size={18} strokeWidth={1.5} aria-hidden="true" />
        <span>
          <ReceiptText text={words.headline} />
        </span>
      </p>
      <p className={styles['detail']}>
        {item.filesTotal > 0
          ? `${words.detail} ${fileCount(item.filesTotal)} attached.`
          : words.detail}
      </p>
      {isAsking ? (
        <Confirmation
          label="Delete this request?"
          isBusy={isBusy}
          onCancel={stopAsking}
          onConfirm={() => void remove()}
        >
          {deleteQuestion(item)}
        </Confirmation>
      ) : (
        <Actions>
          {state.kind === 'queued' ? (
            <Button disabled={isBusy} onClick={() => void sendNow()}>
              Send now
            </Button>
          ) : null}
          {state.kind === 'delivered' && hasDeposit ? (
            <Link className="button" to={paths.payment(form, state.receipt)} state={openedHere}>
              How to pay
            </Link>
          ) : null}
          {state.kind === 'delivered' && hasDeposit ? <ClientLink requestId={id} /> : null}
          {state.kind === 'sending' ? null : (
            <Button
              tone={needsAttention ? 'full' : 'quiet'}
              disabled={isBusy}
              onClick={() => void open()}
            >
              {canWithdraw ? 'Edit' : 'Use as a new request'}
            </Button>
          )}
          {needsAttention ? (
            <Button tone="quiet" disabled={isBusy} onClick={() => void sendNow()}>
              Send now
            </Button>
          ) : null}
          {(state.kind === 'queued' || state.kind === 'sending') && !item.isPaused ? (
            <Button tone="quiet" disabled={isBusy} onClick={() => void pause()}>
              Pause sending
            </Button>
          ) : null}
          {item.isPaused ? (
            <Button tone="quiet" disabled={isBusy} onClick={() => void resume()}>
              Resume sending
            </Button>
          ) : null}
          {canWithdraw ? (
            <Button tone="quiet" disabled={isBusy} onClick={() => void withdraw()}>
              Move to drafts
            </Button>
          ) : null}
          <SecondaryActions>
            <TextButton disabled={isBusy} onClick={() => void downloadCopy()}>
              Download a copy
            </TextButton>
            {onPrint === null ? null : <TextButton onClick={() => onPrint(id)}>Print</TextButton>}
            {state.kind === 'sending' ? null : (
              <TextButton ref={opener} disabled={isBusy} onClick={ask}>
                Delete…
              </TextButton>
            )}
          </SecondaryActions>
        </Actions>
      )}
    </StoredListItem>
  );
}

function fileCount(count: number): string {
  return count === 1 ? '1 file' : `${count} files`;
}

/** What deleting means for this item; it is the only way anything here is ever deleted. */
function deleteQuestion(item: OutboxItem): string {
  if (item.state.kind === 'delivered') {
    return 'We have your request. This only deletes the copy on this device.';
  }
  return item.mayBeStored
    ? 'We may already have this, even though you didn’t get a receipt. Delete this copy and its files?'
    : 'We haven’t received this. If you delete it, you’ll lose your answers and files for good.';
}
