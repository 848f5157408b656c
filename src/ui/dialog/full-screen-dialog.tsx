import type { ReactNode } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal';
import styles from './dialog.module.css';

/**
 * A full-screen dialog. Focus is trapped in it and returns to where it was; Escape asks to close. Mount it to open it.
 * The child with `slot="title"` (a react-aria Heading) is its name.
 */
export function FullScreenDialog({
  onClose,
  isKeyboardDismissDisabled = false,
  children,
}: {
  onClose: () => void;
  isKeyboardDismissDisabled?: boolean;
  children: ReactNode;
}) {
  return (
    <ModalOverlay
      isOpen
      className={styles['sheet-overlay'] ?? ''}
      isKeyboardDismissDisabled={isKeyboardDismissDisabled}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Modal className={styles['sheet'] ?? ''}>
        <Dialog className={styles['sheet-dialog'] ?? ''}>{children}</Dialog>
      </Modal>
    </ModalOverlay>
  );
}
