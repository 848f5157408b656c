import type { ReactNode } from 'react';
import { Button } from '#ui/button/button.tsx';
import { ModalDialog } from '#ui/dialog/modal-dialog.tsx';

/** Asks before something is lost. The safe button comes first, and Escape does the same. */
export function ConfirmDialog({
  title,
  children,
  cancelLabel,
  confirmLabel,
  onCancel,
  onConfirm,
}: {
  title: string;
  children: ReactNode;
  cancelLabel: string;
  confirmLabel: string;
  onCancel: () => void;
  onConfirm: () => void;
}) {
  return (
    <ModalDialog
      role="alertdialog"
      title={title}
      isDismissable={false}
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>{cancelLabel}</Button>
          <Button tone="quiet" onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </ModalDialog>
  );
}
