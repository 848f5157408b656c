import { useEffect, useRef, useState } from 'react';
import type { ComponentType, DragEvent } from 'react';
import { Heading } from 'react-aria-components/Modal';
import type { PaymentInstructions } from '#content/services.ts';
import { saveCopy } from '#offline/drafts/save-copy.ts';
import { letGoOfDraft } from '#offline/drafts/held.ts';
import { markFormOpen } from '#offline/open-forms.ts';
import { useDraft } from '#offline/react.ts';
import type { QuestionnaireKind } from '#shared/questionnaires/definition.ts';
import { getQuestionnaire } from '#shared/questionnaires/registry.ts';
import { CloseButton } from '#ui/dialog/close-button.tsx';
import { Sheet } from '#ui/dialog/sheet.tsx';
import { showToast } from '#ui/toast/toasts.ts';
import type { AttachmentsProps } from './attachments-step.tsx';
import { DraftNotice } from '#ui/form/draft-notice.tsx';
import { stillSendingToast } from '#ui/form/outcome-toasts.ts';
import { SaveCopyButton } from '#ui/form/save-copy-button.tsx';
import { useLeaving } from '#ui/form/use-leaving.ts';
import { useUnloadQuestion } from '#ui/form/use-unload-question.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { deliveredToast, keptToast } from './outcome-messages.ts';
import { PaymentDialog } from './payment-dialog.tsx';
import { hasWords } from './has-words.ts';
import { QuestionnaireSession } from './questionnaire-session.tsx';
import { useFocusReturn } from './use-focus-return.ts';
import styles from './questionnaire.module.css';

/** A file that misses the place for files must not open in place of the form. */
function keepPage(event: DragEvent) {
  if (event.dataTransfer.types.includes('Files')) event.preventDefault();
}

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
  const draft = useDraft(kind, definition.version);
  const [receipt, setReceipt] = useState<string | null>(null);
  useFocusReturn();

  const [isAsking, setIsAsking] = useState(false);
  const isFilled = hasWords(draft.draft?.answers ?? {});
  const isFrozen = draft.frozen === 'kept';
  const isKept = isFrozen || (draft.state !== 'unavailable' && draft.saveError === null);

  const left = useLeaving();
  const isSending = useRef(false);
  useUnloadQuestion(isFilled && !isKept);

  // A frozen form has nothing left that a reload could take away.
  useEffect(() => (isFrozen ? undefined : markFormOpen()), [isFrozen]);

  async function cancel() {
    if (isSending.current && isKept) {
      showToast(stillSendingToast);
      onClose();
      return;
    }
    if (isFilled) {
      const { isKept: isSaved } = await draft.flush();
      if (!isSaved && !isFrozen) {
        setIsAsking(true);
        return;
      }
      showToast(keptToast);
    }
    onClose();
  }

  if (receipt !== null) {
    return (
      <PaymentDialog
        instructions={payment.instructions}
        bankDetailsByEmail={payment.bankDetailsByEmail}
        receipt={receipt}
        onClose={() => {
          onClose();
          // Not over the window, which shows the receipt, too.
          showToast(deliveredToast(kind, receipt));
        }}
      />
    );
  }
  return (
    <Sheet onClose={() => void cancel()}>
      <div className={styles['sheet']}>
        <div className={styles['head']}>
          <Heading slot="title" level={2} className={styles['title'] ?? ''}>
            {definition.title}
          </Heading>
          {definition.hasCloseButton ? <CloseButton onClick={() => void cancel()} /> : null}
        </div>
        <DraftNotice
          draft={draft}
          what="This questionnaire"
          rescue={<SaveCopyButton save={() => saveCopy(draft)} />}
        />
        {draft.draft === null ? (
          <p className={styles['waiting']} role="status">
            Looking for what you have begun on this device…
          </p>
        ) : (
          <div className={styles['body']} inert={isFrozen} onDragOver={keepPage} onDrop={keepPage}>
            <QuestionnaireSession
              key={draft.formKey}
              definition={definition}
              session={draft}
              draft={draft.draft}
              attachments={attachments}
              left={left}
              onSending={(isNow) => {
                isSending.current = isNow;
              }}
              onChange={(answers, position) => {
                // Looking at an empty form leaves nothing behind.
                if (!isFilled && draft.savedAt === null && !hasWords(answers)) return;
                draft.update(answers, position);
              }}
              onCancel={() => void cancel()}
              onDone={(delivered) => {
                const isLeft = left().aborted;
                if (delivered !== null && definition.serviceType !== null && !isLeft) {
                  setReceipt(delivered);
                  return;
                }
                if (delivered !== null) showToast(deliveredToast(kind, delivered));
                if (!isLeft) onClose();
              }}
            />
          </div>
        )}
      </div>
      {isAsking ? (
        <ConfirmDialog
          title="Leave without saving?"
          stay="Stay here"
          go="Leave and lose them"
          onStay={() => setIsAsking(false)}
          onGo={() => {
            letGoOfDraft(draft.draft?.id ?? '');
            onClose();
          }}
        >
          Your answers could not be kept on this device. If you leave now they are lost.
        </ConfirmDialog>
      ) : null}
    </Sheet>
  );
}
