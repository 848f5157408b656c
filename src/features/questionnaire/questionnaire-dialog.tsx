import { useEffect, useRef, useState } from 'react';
import type { ComponentType, DragEvent } from 'react';
import { Heading } from 'react-aria-components/Modal';
import { saveCopy } from '#offline/drafts/save-copy.ts';
import { releaseDraft } from '#offline/drafts/in-memory-drafts.ts';
import { markFormOpen } from '#offline/open-forms.ts';
import { useDraft } from '#offline/react/use-draft.ts';
import type { QuestionnaireKind } from '#shared/questionnaires/definition.ts';
import { getQuestionnaire } from '#shared/questionnaires/registry.ts';
import { CloseButton } from '#ui/dialog/close-button.tsx';
import { Sheet } from '#ui/dialog/sheet.tsx';
import { showToast } from '#ui/toast/toasts.ts';
import type { AttachmentsProps } from './attachments-step.tsx';
import type { HandOverProps } from './hand-over-props.ts';
import { DraftNotice } from '#ui/form/draft-notice.tsx';
import { stillSendingToast } from '#ui/form/outcome-toasts.ts';
import { useDraftBeingSent } from '#ui/form/use-draft-being-sent.ts';
import { SaveCopyButton } from '#ui/form/save-copy-button.tsx';
import { useUnmountSignal } from '#ui/form/use-unmount-signal.ts';
import { useWarnBeforeUnload } from '#ui/form/use-warn-before-unload.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { deliveredToast, keptToast } from './outcome-messages.ts';
import { hasWords } from './has-words.ts';
import { QuestionnaireSession } from './questionnaire-session.tsx';
import type { ReceivedRequest, ReportPriceShown } from './questionnaire-session.tsx';
import styles from './questionnaire.module.css';

/** A file that misses the place for files must not open in place of the form. */
function keepPage(event: DragEvent) {
  if (event.dataTransfer.types.includes('Files')) event.preventDefault();
}

export interface QuestionnaireDialogProps {
  kind: QuestionnaireKind;
  /** Called by Cancel, the close button, Escape, and after everything is done. */
  onClose: () => void;
  /**
   * Called once it was received, where paying comes next; this window is to stay until that stands, and `tell` to be
   * called when it is closed: a toast would lie over it.
   */
  onPay: (received: ReceivedRequest, tell: () => void) => void;
  /** What is said before the first question of an empty form. */
  facts?: readonly string[];
  /** What the report costs; it holds for this request, whatever becomes of the price list in the meantime. */
  price?: ReportPriceShown;
  /** The upload control. */
  attachments: ComponentType<AttachmentsProps>;
  handOver: ComponentType<HandOverProps>;
}

/**
 * A questionnaire over the whole page, filled in from its draft on this device. Mount it to open it. After a delivery
 * of the three consultation forms it leads to how to pay.
 */
export function QuestionnaireDialog({
  kind,
  onClose,
  onPay,
  facts,
  price,
  attachments,
  handOver,
}: QuestionnaireDialogProps) {
  const definition = getQuestionnaire(kind);
  const draft = useDraft(kind, definition.version);
  const { shown, shownKey, hold, release } = useDraftBeingSent(draft);

  const [isAsking, setIsAsking] = useState(false);
  const isFilled = () => hasWords(draft.latest()?.answers ?? {});
  const isFrozen = draft.frozen === 'saved';
  const isSaved = isFrozen || (draft.state !== 'unavailable' && draft.saveError === null);

  const left = useUnmountSignal();
  const isSending = useRef(false);
  useWarnBeforeUnload(!isSaved && isFilled());

  // A frozen form has nothing left that a reload could take away.
  useEffect(() => (isFrozen ? undefined : markFormOpen()), [isFrozen]);

  async function cancel() {
    if (isSending.current && isSaved) {
      showToast(stillSendingToast);
      onClose();
      return;
    }
    if (isFilled()) {
      const { isSaved: isFlushed } = await draft.flush();
      if (!isFlushed && !isFrozen) {
        setIsAsking(true);
        return;
      }
      showToast(keptToast);
    }
    onClose();
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
          saveCopyAction={<SaveCopyButton save={() => saveCopy(draft)} />}
        />
        {shown === null ? (
          <p className={styles['waiting']} role="status">
            Checking for a saved draft…
          </p>
        ) : (
          <div className={styles['body']} inert={isFrozen} onDragOver={keepPage} onDrop={keepPage}>
            <QuestionnaireSession
              key={shownKey}
              definition={definition}
              session={draft}
              draft={shown}
              attachments={attachments}
              handOver={handOver}
              facts={facts}
              price={price}
              left={left}
              onSending={(isNow) => {
                isSending.current = isNow;
                if (isNow) hold();
                else release();
              }}
              onChange={(answers, position) => {
                // Looking at an empty form leaves nothing behind.
                if (!isFilled() && draft.savedAt === null && !hasWords(answers)) return;
                draft.update(answers, position);
              }}
              onCancel={() => void cancel()}
              onDone={(received) => {
                const isLeft = left().aborted;
                if (received !== null && definition.serviceType !== null && !isLeft) {
                  onPay(received, () => showToast(deliveredToast(kind, received.receipt, true)));
                  return;
                }
                if (received !== null) showToast(deliveredToast(kind, received.receipt, false));
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
          go="Leave without saving"
          onStay={() => setIsAsking(false)}
          onGo={() => {
            releaseDraft(draft.draft?.id ?? '');
            onClose();
          }}
        >
          We couldn’t save your answers. If you leave now, you’ll lose them.
        </ConfirmDialog>
      ) : null}
    </Sheet>
  );
}
