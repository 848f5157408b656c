import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { Heading } from 'react-aria-components/Modal';
import type { PaymentInstructions } from '#content/services.ts';
import { markFormOpen } from '#offline/open-forms.ts';
import { useDraft } from '#offline/react.ts';
import type { QuestionnaireKind } from '#shared/questionnaires/definition.ts';
import { getQuestionnaire } from '#shared/questionnaires/registry.ts';
import { CloseButton } from '#ui/dialog/close-button.tsx';
import { Sheet } from '#ui/dialog/sheet.tsx';
import { showToast } from '#ui/toast/toasts.ts';
import type { AttachmentsProps } from './attachments-step.tsx';
import { keptToast } from './outcome-messages.ts';
import { PaymentDialog } from './payment-dialog.tsx';
import { QuestionnaireSession } from './questionnaire-session.tsx';
import styles from './questionnaire.module.css';

export interface QuestionnaireDialogProps {
  kind: QuestionnaireKind;
  /** Called by Cancel, the close button, Escape, and after everything is done. */
  onClose: () => void;
  /** Content of the payment window of this questionnaire. */
  payment: { readonly instructions: PaymentInstructions; readonly bankDetailsByEmail: string };
  /** The upload control. */
  attachments: ComponentType<AttachmentsProps>;
}

/**
 * A questionnaire over the whole page, filled in from its draft on this device. Mount it to open it. After a delivery
 * of the three consultation forms it shows how to pay.
 */
export function QuestionnaireDialog({
  kind,
  onClose,
  payment,
  attachments,
}: QuestionnaireDialogProps) {
  const definition = getQuestionnaire(kind);
  const draft = useDraft(kind);
  const [receipt, setReceipt] = useState<string | null>(null);

  useEffect(() => markFormOpen(), []);

  function cancel() {
    void draft.flush();
    const isKept =
      draft.state === 'ready' && Object.values(draft.draft?.answers ?? {}).some(Boolean);
    if (isKept) showToast(keptToast);
    onClose();
  }

  if (receipt !== null) {
    return (
      <PaymentDialog
        instructions={payment.instructions}
        bankDetailsByEmail={payment.bankDetailsByEmail}
        receipt={receipt}
        onClose={onClose}
      />
    );
  }
  return (
    <Sheet onClose={cancel}>
      <div className={styles['sheet']}>
        <div className={styles['head']}>
          <Heading slot="title" level={2} className={styles['title'] ?? ''}>
            {definition.title}
          </Heading>
          {definition.hasCloseButton ? <CloseButton onClick={cancel} /> : null}
        </div>
        {draft.draft === null ? (
          <p className={styles['waiting']} role="status">
            Looking for what you have begun on this device…
          </p>
        ) : (
          <QuestionnaireSession
            key={draft.draft.id}
            definition={definition}
            session={draft}
            draft={draft.draft}
            attachments={attachments}
            onCancel={cancel}
            onDone={(delivered) => {
              if (delivered !== null && definition.serviceType !== null) setReceipt(delivered);
              else onClose();
            }}
          />
        )}
      </div>
    </Sheet>
  );
}
