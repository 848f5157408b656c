import type { ReactNode } from 'react';
import { Button } from '#ui/button/button.tsx';
import { ModalDialog } from '#ui/dialog/modal-dialog.tsx';

/** Asks before something is lost. The safe answer comes first and is the one Escape gives. */
export function ConfirmDialog({
  title,
  children,
  stay,
  go,
  onStay,
  onGo,
}: {
  title: string;
  children: ReactNode;
  stay: string;
  go: string;
  onStay: () => void;
  onGo: () => void;
}) {
  return (
    <ModalDialog
      role="alertdialog"
      title={title}
      isDismissable={false}
      onClose={onStay}
      actions={
        <>
          <Button onClick={onStay}>{stay}</Button>
          <Button tone="quiet" onClick={onGo}>
            {go}
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </ModalDialog>
  );
}
