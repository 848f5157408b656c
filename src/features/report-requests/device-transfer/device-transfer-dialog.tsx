import { useEffect, useState } from 'react';
import { formatFullMoment } from '#lib/format-date.ts';
import { formatFileSize } from '#lib/file-size.ts';
import { missingFilesMessage } from '#ui/form/missing-files-message.ts';
import type { DeviceTransferOutcome } from '#offline/device-transfer/send-transfer.ts';
import { sendTransfer } from '#offline/device-transfer/send-transfer.ts';
import { Button } from '#ui/button/button.tsx';
import { CopyableRow, DetailRows } from '#ui/copyable-row/copyable-row.tsx';
import { useDeferred } from '#ui/deferred/use-deferred.ts';
import { ModalDialog } from '#ui/dialog/modal-dialog.tsx';
import { SaveCopyButton } from '#ui/form/save-copy-button.tsx';
import { canTryAgain, fileWay, deviceTransferFailures } from './messages.ts';
import styles from './device-transfer.module.css';

export interface DeviceTransferDialogProps {
  draftId: string;
  /** Saves the latest changes first; resolves when that has succeeded or failed. */
  saveFirst: () => Promise<unknown>;
  /** Downloads a copy instead, as for `SaveCopyButton`. */
  saveCopy: () => Promise<readonly string[] | null>;
  onClose: () => void;
}

type State =
  | { kind: 'preparing' }
  | { kind: 'sending'; doneBytes: number; totalBytes: number }
  | DeviceTransferOutcome;

/** A code that another device scans to continue this draft; where that fails, a copy to download. */
export function DeviceTransferDialog({
  draftId,
  saveFirst,
  saveCopy,
  onClose,
}: DeviceTransferDialogProps) {
  const [state, setState] = useState<State>({ kind: 'preparing' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const show = (next: State) => {
      if (!signal.aborted) setState(next);
    };
    async function start() {
      show({ kind: 'preparing' });
      try {
        await saveFirst();
        const outcome = await sendTransfer(draftId, {
          origin: window.location.origin,
          signal,
          onProgress: (doneBytes, totalBytes) => show({ kind: 'sending', doneBytes, totalBytes }),
          // Said at once, with the other way; the tries that go on may still bring the code.
          onUnreachable: () => show({ kind: 'failed', reason: 'unreachable' }),
        });
        show(outcome);
      } catch {
        show({ kind: 'failed', reason: 'refused' });
      }
    }
    void start();
    return () => leaving.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each try; what saves is new with every render
  }, [draftId, attempt]);

  return (
    <ModalDialog
      title="Continue on another device"
      onClose={onClose}
      isDismissable={false}
      actions={<Button onClick={onClose}>{state.kind === 'ready' ? 'Done' : 'Close'}</Button>}
    >
      <div className={styles['dialog']}>
        <p role="status" className={state.kind === 'ready' ? 'visually-hidden' : styles['status']}>
          {statusOf(state)}
        </p>
        {state.kind === 'sending' ? (
          <progress
            className={styles['progress']}
            aria-label="Uploading"
            max={state.totalBytes}
            value={state.doneBytes}
          />
        ) : null}
        {state.kind === 'ready' ? <Ready {...state} /> : null}
        {state.kind === 'failed' ? (
          <>
            <p role="alert">{deviceTransferFailures[state.reason]}</p>
            {state.reason === 'gone' ? null : (
              <>
                <p>{fileWay}</p>
                <div className={styles['alternatives']}>
                  {canTryAgain.has(state.reason) ? (
                    <Button onClick={() => setAttempt((count) => count + 1)}>Try again</Button>
                  ) : null}
                  <SaveCopyButton save={saveCopy} />
                </div>
              </>
            )}
          </>
        ) : null}
      </div>
    </ModalDialog>
  );
}

const loadDrawing = () => import('./qr-code.tsx');

function Ready({ link, expiresAt, missing }: Extract<DeviceTransferOutcome, { kind: 'ready' }>) {
  const missingMessage = missingFilesMessage(missing);
  // Where it doesn’t come, the link is enough.
  const drawing = useDeferred(loadDrawing);
  return (
    <>
      {missingMessage === null ? null : <p role="alert">{missingMessage}</p>}
      <p>
        Scan this code with the other device’s camera and choose “Continue here”. It works once,
        until <strong>{formatFullMoment(expiresAt)}</strong>.
      </p>
      <div className={styles['frame']}>
        {drawing.kind === 'ready' ? (
          <drawing.value.QrCode
            text={link}
            label="QR code that opens your form on the other device"
          />
        ) : null}
      </div>
      <p>No camera? Send yourself this link and open it there.</p>
      <DetailRows>
        <CopyableRow label="Link" shown={link} />
      </DetailRows>
      <ul className={styles['rules']}>
        <li>
          Anyone with the code or the link can open your form, so keep it to yourself. It holds the
          key: we store your form encrypted and can’t read it.
        </li>
        <li>Your form stays on this device as well. Submit it from one device only.</li>
      </ul>
    </>
  );
}

function statusOf(state: State): string {
  switch (state.kind) {
    case 'preparing':
      return 'Encrypting your form…';
    case 'sending':
      return `Uploading: ${formatFileSize(state.doneBytes)} of ${formatFileSize(state.totalBytes)}`;
    case 'ready':
      return 'Your code is ready.';
    case 'failed':
      return '';
  }
}
