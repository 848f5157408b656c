import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { CloseButton } from './close-button.tsx';
import styles from './dialog.module.css';

/**
 * An ordinary modal window with a title and, unless a choice must be made, a close button. Mount it to open it.
 * Closes by Escape, the close button and, where nothing can be lost, a click outside.
 */
export function ModalDialog({
  title,
  onClose,
  role = 'dialog',
  isDismissable = true,
  hasCloseButton = role === 'dialog',
  children,
  actions,
}: {
  title: string;
  onClose: () => void;
  /** `alertdialog` for a question that has to be answered. */
  role?: 'dialog' | 'alertdialog';
  /** Whether a click outside closes it. */
  isDismissable?: boolean;
  /** Whether there is a cross in the corner; not where the actions have a Close of their own. */
  hasCloseButton?: boolean;
  children: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <ModalOverlay
      isOpen
      className={styles['overlay'] ?? ''}
      isDismissable={isDismissable}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Modal className={styles['modal'] ?? ''}>
        <Dialog role={role} className={styles['modal-dialog'] ?? ''}>
          <div className={styles['modal-head']}>
            <Heading slot="title" level={2} className={styles['modal-title'] ?? ''}>
              {title}
            </Heading>
            {hasCloseButton ? <CloseButton onClick={onClose} /> : null}
          </div>
          <div className={styles['modal-body']}>{children}</div>
          {actions === undefined ? null : <div className={styles['modal-actions']}>{actions}</div>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
