import { useEffect, useRef, useState } from 'react';
import type { DragEvent } from 'react';
import { Heading } from 'react-aria-components/Modal';
import { saveCopy } from '#offline/drafts/save-copy.ts';
import { releaseDraft } from '#offline/drafts/in-memory-drafts.ts';
import { markFormOpen } from '#offline/open-forms.ts';
import { useDraft } from '#offline/react/use-draft.ts';
import type { QuestionnaireKind } from '#shared/questionnaires/definition.ts';
import { getQuestionnaire } from '#shared/questionnaires/registry.ts';
import { CloseButton } from '#ui/dialog/close-button.tsx';
import { FullScreenDialog } from '#ui/dialog/full-screen-dialog.tsx';
import { showToast } from '#ui/toast/toasts.ts';
import { useNotices } from '#offline/react/use-notices.ts';
import { DraftNotice } from '#ui/form/draft-notice.tsx';
import { PracticeNotices } from '#ui/form/practice-notices.tsx';
import { stillSendingToast } from '#ui/form/outcome-toasts.ts';
import { useDraftBeingSent } from '#ui/form/use-draft-being-sent.ts';
import { SaveCopyButton } from '#ui/form/save-copy-button.tsx';
import { useUnmountSignal } from '#ui/form/use-unmount-signal.ts';
import { useWarnBeforeUnload } from '#ui/form/use-warn-before-unload.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { deliveredToast, draftSavedToast } from './messages.ts';
import { hasAnswers } from './has-answers.ts';
import { QuestionnaireSession } from './questionnaire-session.tsx';
import type { ReceivedRequest, ReportPriceShown } from './questionnaire-session.tsx';
import styles from './questionnaire.module.css';

/** A file dropped beside the upload control must not replace the page. */
function preventFileNavigation(event: DragEvent) {
  if (event.dataTransfer.types.includes('Files')) event.preventDefault();
}

export interface QuestionnaireDialogProps {
  kind: QuestionnaireKind;
  /** Called by Cancel, the close button, Escape, and after everything is done. */
  onClose: () => void;
  /**
   * Called once a request that is paid for was received. Keep this dialog open until the payment dialog can replace it,
   * and call `announce` when that one closes: a toast would cover it.
   */
  onPay: (received: ReceivedRequest, announce: () => void) => void;
  /** Shown before the first question of an empty form. */
  facts?: readonly string[];
  /** The price of the report. It applies to this request even if the price list changes in the meantime. */
  price?: ReportPriceShown;
}

/**
 * A questionnaire in a dialog over the whole page, filled in from its draft on this device. Mount it to open it. Once
 * the request for a paid report was received, it calls `onPay`.
 */
export function QuestionnaireDialog({
  kind,
  onClose,
  onPay,
  facts,
  price,
}: QuestionnaireDialogProps) {
  const definition = getQuestionnaire(kind);
  const draft = useDraft(kind, definition.version);
  const { shown, shownKey, hold, release } = useDraftBeingSent(draft);

  const [isAsking, setIsAsking] = useState(false);
  const isFilled = () => hasAnswers(draft.latest()?.answers ?? {});
  const isFrozen = draft.frozen === 'saved';
  const isSaved = isFrozen || (draft.state !== 'unavailable' && draft.saveError === null);

  const notices = useNotices();
  const unmountSignal = useUnmountSignal();
  const isSending = useRef(false);
  useWarnBeforeUnload(!isSaved && isFilled());

  // A frozen form has nothing to lose by a reload.
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
      showToast(draftSavedToast);
    }
    onClose();
  }

  return (
    <FullScreenDialog onClose={() => void cancel()}>
      <div className={styles['sheet']}>
        <div className={styles['head']}>
          <Heading slot="title" level={2} className={styles['title'] ?? ''}>
            {definition.title}
          </Heading>
          {definition.hasCloseButton ? <CloseButton onClick={() => void cancel()} /> : null}
        </div>
        <PracticeNotices notices={notices} />
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
          <div
            className={styles['body']}
            inert={isFrozen}
            onDragOver={preventFileNavigation}
            onDrop={preventFileNavigation}
          >
            <QuestionnaireSession
              key={shownKey}
              definition={definition}
              session={draft}
              draft={shown}
              facts={facts}
              price={price}
              unmountSignal={unmountSignal}
              onSending={(isSendingNow) => {
                isSending.current = isSendingNow;
                if (isSendingNow) hold();
                else release();
              }}
              onChange={(answers, position) => {
                // Opening an empty form stores nothing.
                if (!isFilled() && draft.savedAt === null && !hasAnswers(answers)) return;
                draft.update(answers, position);
              }}
              onCancel={() => void cancel()}
              onDone={(received) => {
                const isClosed = unmountSignal().aborted;
                if (received !== null && definition.serviceType !== null && !isClosed) {
                  onPay(received, () => showToast(deliveredToast(kind, received.receipt, true)));
                  return;
                }
                if (received !== null) showToast(deliveredToast(kind, received.receipt, false));
                if (!isClosed) onClose();
              }}
            />
          </div>
        )}
      </div>
      {isAsking ? (
        <ConfirmDialog
          title="Leave without saving?"
          cancelLabel="Stay here"
          confirmLabel="Leave without saving"
          onCancel={() => setIsAsking(false)}
          onConfirm={() => {
            releaseDraft(draft.draft?.id ?? '');
            onClose();
          }}
        >
          We couldn’t save your answers. If you leave now, you’ll lose them.
        </ConfirmDialog>
      ) : null}
    </FullScreenDialog>
  );
}
