import type { ReactNode } from 'react';
import { Button } from '#ui/button/button.tsx';
import { ModalDialog } from '#ui/dialog/modal-dialog.tsx';

export interface ComingSoonText {
  readonly title: string;
  readonly message: (section: string) => string;
  readonly confirm: string;
}

/** Says that a section is being written. Closes by the backdrop, the cross, Escape or the button. */
export function ComingSoonDialog({
  section,
  words,
  onClose,
  children,
}: {
  section: string;
  words: ComingSoonText;
  onClose: () => void;
  children?: ReactNode;
}) {
  return (
    <ModalDialog
      title={words.title}
      onClose={onClose}
      actions={<Button onClick={onClose}>{words.confirm}</Button>}
    >
      <p>{words.message(section)}</p>
      {children}
    </ModalDialog>
  );
}
