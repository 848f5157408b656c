import { useRef } from 'react';
import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { CloseButton } from './close-button.tsx';
import { useIsOverflowing } from './use-is-overflowing.ts';
import styles from './dialog.module.css';

/**
 * A modal dialog with a title and, unless a choice must be made, a close button. Mount it to open it. Closes by Escape,
 * the close button and, where nothing can be lost, a click outside.
 */
export function ModalDialog({
  title,
  onClose,
  role = 'dialog',
  isDismissable = true,
  hasCloseButton = role === 'dialog',
  isInstant = false,
  children,
  actions,
}: {
  title: string;
  onClose: () => void;
  /** `alertdialog` for a question that has to be answered. */
  role?: 'dialog' | 'alertdialog';
  /** Whether a click outside closes it. */
  isDismissable?: boolean;
  /** Whether there is a cross in the corner; not where the actions include Close. */
  hasCloseButton?: boolean;
  /** Does not fade in: it follows a full-screen dialog, and the page would be seen for a moment between them. */
  isInstant?: boolean;
  children: ReactNode;
  actions?: ReactNode;
}) {
  const body = useRef<HTMLDivElement>(null);
  const isScrolling = useIsOverflowing(body);
  return (
    <ModalOverlay
      isOpen
      className={styles['overlay'] ?? ''}
      data-instant={isInstant || undefined}
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
          <div
            ref={body}
            className={styles['modal-body']}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- or nobody scrolls it by keyboard
            tabIndex={isScrolling ? 0 : undefined}
            // Screen readers announce where the focus has moved.
            role={isScrolling ? 'group' : undefined}
            aria-label={isScrolling ? title : undefined}
          >
            {children}
          </div>
          {actions === undefined ? null : <div className={styles['modal-actions']}>{actions}</div>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
