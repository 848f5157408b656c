import { useEffect, useMemo, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { saveCopy } from '#offline/drafts/save-copy.ts';
import { markFormOpen } from '#offline/open-forms.ts';
import { submitDraft } from '#offline/outbox/submit.ts';
import { useDraft } from '#offline/react/use-draft.ts';
import { ContactForm } from '#shared/api/contact.ts';
import { robotTrapField } from '#shared/api/submission.ts';
import { useNotices } from '#offline/react/use-notices.ts';
import { DraftNotice } from '#ui/form/draft-notice.tsx';
import { PracticeNotices } from '#ui/form/practice-notices.tsx';
import { SaveCopyButton } from '#ui/form/save-copy-button.tsx';
import { isInMemoryOnly, savedStateOf } from '#ui/form/saved-state.ts';
import type { SelectFieldProps } from '#ui/form/select-props.ts';
import { ShortForm } from '#ui/form/short-form.tsx';
import type { ShortFormOutcome, TextAnswers } from '#ui/form/short-form.tsx';
import { showOutcome } from '#ui/form/show-outcome.ts';
import { textValues } from '#ui/form/text-values.ts';
import { useDraftBeingSent } from '#ui/form/use-draft-being-sent.ts';
import { useUnmountSignal } from '#ui/form/use-unmount-signal.ts';
import { useWarnBeforeUnload } from '#ui/form/use-warn-before-unload.ts';
import { ReceiptText } from '#ui/receipt-text/receipt-text.tsx';
import { contactFields, outcomeToasts } from './messages.ts';
import styles from './contact.module.css';

/** The contact form itself, filled in from its draft on this device and sent through the outbox. */
export function ContactFormFields({ select }: { select: ComponentType<SelectFieldProps> }) {
  const draft = useDraft('contact');
  const notices = useNotices();
  const { shown, shownKey, hold, release } = useDraftBeingSent(draft);
  const fields = useMemo(() => contactFields(select), [select]);
  const [receipt, setReceipt] = useState<string | null>(null);
  const [isStarted, setIsStarted] = useState(false);
  const [wasSent, setWasSent] = useState(false);
  const received = useRef<HTMLParagraphElement>(null);

  // The button that had the focus is gone with the form that was sent.
  useEffect(() => {
    if (receipt !== null) received.current?.focus();
  }, [receipt]);
  const isFrozen = draft.frozen === 'saved';
  const unmountSignal = useUnmountSignal();
  useWarnBeforeUnload(isInMemoryOnly(draft));
  useEffect(() => (isStarted && !isFrozen ? markFormOpen() : undefined), [isStarted, isFrozen]);

  async function send(answers: TextAnswers, isRobot: boolean): Promise<ShortFormOutcome> {
    hold();
    try {
      return await sendShown(answers, isRobot);
    } finally {
      // With the receipt, in one step: the form is never empty without a word of what has become of it.
      release();
    }
  }

  async function sendShown(answers: TextAnswers, isRobot: boolean): Promise<ShortFormOutcome> {
    setReceipt(null);
    setWasSent(true);
    draft.update(answers, null);
    const { draft: current } = await draft.flush();
    if (current === null) return { refused: {} };
    const body = { ...answers, ...(isRobot ? { [robotTrapField]: 'ticked' } : {}) };
    const outcome = await submitDraft(current.id, body, unmountSignal());
    const shownAs = showOutcome(outcome, outcomeToasts);
    if (outcome.kind === 'delivered') setReceipt(outcome.answer.receipt);
    if (shownAs === 'done') setIsStarted(false);
    return shownAs;
  }

  if (shown === null) {
    // As high as the form: what stands below does not move up and down again.
    return (
      <div className={styles['reserved']}>
        <p className={styles['loading']}>The form is loading…</p>
      </div>
    );
  }
  const copyButton = <SaveCopyButton save={() => saveCopy(draft)} />;
  return (
    <>
      {receipt === null ? null : (
        <p ref={received} className={styles['received']} role="status" tabIndex={-1}>
          Received:{' '}
          <strong>
            <ReceiptText text={receipt} />
          </strong>
        </p>
      )}
      <PracticeNotices notices={notices} />
      <DraftNotice draft={draft} what="This message" saveCopyAction={copyButton} />
      <ShortForm
        key={shownKey}
        isFrozen={isFrozen}
        schema={ContactForm}
        fields={fields}
        initialAnswers={textValues(shown.answers)}
        initialServerErrors={shown.refused ?? {}}
        isJustRefused={wasSent}
        saved={savedStateOf(draft)}
        saveCopyAction={copyButton}
        submitLabel="Send message"
        pendingLabel="Sending..."
        onChange={(answers) => {
          setIsStarted(true);
          draft.update(answers, null);
        }}
        onSubmit={send}
      />
    </>
  );
}
