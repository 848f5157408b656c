import { useCallback } from 'react';
import type { ComponentType } from 'react';
import { useDeferred } from '#ui/deferred/use-deferred.ts';
import type { AttachmentsProps } from './attachments-step.tsx';
import type { QuestionnaireDialogProps } from './questionnaire-dialog.tsx';
import styles from './questionnaire-window.module.css';

const loadDialog = async () => (await import('./questionnaire-dialog.tsx')).QuestionnaireDialog;

/** Fetches the code of the questionnaires ahead of time, for a pointer or focus on the button that opens one. */
export function preloadQuestionnaire(): void {
  // A failure shows, with a way to try again, when the questionnaire is opened.
  loadDialog().catch(() => undefined);
}

/**
 * Opens a questionnaire whose code comes after the page; nothing of it is in the page's own chunk.
 * @param loadAttachments must be the same function every time; brings the upload control
 */
export function QuestionnaireWindow({
  loadAttachments,
  ...props
}: Omit<QuestionnaireDialogProps, 'attachments'> & {
  loadAttachments: () => Promise<ComponentType<AttachmentsProps>>;
}) {
  const load = useCallback(() => Promise.all([loadDialog(), loadAttachments()]), [loadAttachments]);
  const loaded = useDeferred(load);
  if (loaded.kind === 'ready') {
    const [Dialog, attachments] = loaded.value;
    return <Dialog {...props} attachments={attachments} />;
  }
  return (
    <div className={styles['opening']} role={loaded.kind === 'failed' ? 'alert' : 'status'}>
      {loaded.kind === 'failed' ? (
        <>
          <p>The questionnaire could not be opened. Please check the connection.</p>
          <div className={styles['actions']}>
            <button type="button" className="button" onClick={loaded.retry}>
              Try again
            </button>
            <button type="button" className="button button-quiet" onClick={props.onClose}>
              Close
            </button>
          </div>
        </>
      ) : (
        <p>Opening the questionnaire…</p>
      )}
    </div>
  );
}
